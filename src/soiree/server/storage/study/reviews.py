"""Reviews in the database: which game, how many of its decisions are judged, and which node works on it.

A node holds a review by its `changed_at`: it writes only if that is still the value it wrote last.
"""

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from soiree.bots import Judgement, Review, sum_up
from soiree.core.editions import FIRST
from soiree.server.storage import schema
from soiree.server.timestamps import now_ms

UPLOADS_KEPT = 500  # the latest reviews of uploaded records; those of tables are all kept
MAX_GAMES = 30  # reviewed games of a person in which mistakes are looked for
COSTLY = 0.1  # in win chances; a smaller mistake is no puzzle
_decode_judged = msgspec.json.Decoder(list[Judgement]).decode


class ReviewSubject(msgspec.Struct, frozen=True):
    """What is fixed about a reviewed game."""

    game: str
    seats: int
    steps: int
    returns: list[float] | None
    edition: str = FIRST
    edition_digest: str = ""  # of an installed edition


class Mistake(NamedTuple):
    """A decision that cost much, in the game of a table."""

    table: str
    game: str
    judgement: Judgement


_decode_subject = msgspec.json.Decoder(ReviewSubject).decode


class ReviewProgress(msgspec.Struct, frozen=True):
    """How many decisions of a review are judged; `judged` is in the order of the game."""

    id: str
    subject: ReviewSubject
    total: int
    judged: list[Judgement]
    kept: bool
    stale: bool  # no node works on it any more

    @property
    def done(self) -> bool:
        return len(self.judged) == self.total

    def review(self) -> Review:
        subject = self.subject
        return sum_up(subject.game, subject.seats, subject.steps, subject.returns, self.judged, subject.edition)


def read_progress(id: str, stale_before: int, connection: Connection) -> ReviewProgress | None:
    row = connection.execute(select(schema.reviews).where(schema.reviews.c.id == id)).one_or_none()
    if row is None:
        return None
    subject, judged = _decode_subject(row.about), _decode_judged(row.judged)
    return ReviewProgress(row.id, subject, row.total, judged, row.kept, row.changed_at <= stale_before)


def claim(id: str, subject: ReviewSubject, total: int, kept: bool, stale_before: int, connection: Connection) -> int | None:
    """Claims a new review, or one that no node works on. Returns its new `changed_at`; None if another node has it."""
    reviews, now = schema.reviews, now_ms()
    changed = connection.execute(select(reviews.c.changed_at).where(reviews.c.id == id)).scalar()
    if changed is not None:
        if changed > stale_before:
            return None
        claimed = max(now, changed + 1)
        take = update(reviews).where(reviews.c.id == id, reviews.c.changed_at == changed).values(changed_at=claimed)
        return claimed if connection.execute(take).rowcount == 1 else None
    about = msgspec.json.encode(subject).decode()
    connection.execute(insert(reviews).values(id=id, about=about, total=total, judged="[]", kept=kept, changed_at=now))
    if not kept:
        latest = select(reviews.c.id).where(~reviews.c.kept).order_by(reviews.c.changed_at.desc()).limit(UPLOADS_KEPT)
        connection.execute(delete(reviews).where(~reviews.c.kept, reviews.c.id.not_in(latest)))
    return now


def keep(id: str, connection: Connection) -> None:
    """A table's game that was uploaded as a record before."""
    connection.execute(update(schema.reviews).where(schema.reviews.c.id == id).values(kept=True))


def note_table(id: str, table: str, connection: Connection) -> None:
    """Keeps which review the game of a table has."""
    reviews = schema.table_reviews
    if connection.execute(select(reviews.c.review).where(reviews.c.table_id == table)).one_or_none() is None:
        connection.execute(insert(reviews).values(table_id=table, review=id))


def mistakes_of(connection: Connection, person: str, most: int) -> list[Mistake]:
    """The decisions of a person in reviewed games that cost more than chance explains, the latest games first."""
    tables, sittings, of_tables, reviews = schema.tables.c, schema.sittings.c, schema.table_reviews.c, schema.reviews.c
    query = (
        select(tables.id, tables.game, sittings.seat, reviews.judged, reviews.total)
        .join_from(schema.sittings, schema.tables, sittings.table_id == tables.id)
        .join(schema.table_reviews, of_tables.table_id == tables.id)
        .join(schema.reviews, reviews.id == of_tables.review)
        .where(sittings.person == person, tables.status == "over")
        .order_by(tables.changed_at.desc())
        .limit(MAX_GAMES)
    )
    found: list[Mistake] = []
    for row in connection.execute(query):
        judged = _decode_judged(row.judged)
        if len(judged) == row.total:
            found += [Mistake(row.id, row.game, one) for one in judged if one.seat == row.seat and one.counts and one.cost >= COSTLY]
    return found[:most]


def save(id: str, judged: str, claimed: int, now: int, connection: Connection) -> bool:
    """Saves the judgements so far; False if another node has claimed the review."""
    reviews = schema.reviews
    own = (reviews.c.id == id) & (reviews.c.changed_at == claimed)
    return connection.execute(update(reviews).where(own).values(judged=judged, changed_at=now)).rowcount == 1
