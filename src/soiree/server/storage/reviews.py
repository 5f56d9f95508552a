"""Reviews in the database: which game, how many of its decisions are judged, and which node works on it.

A node holds a review by its `changed_at`: it writes only if that is still the value it wrote last.
"""

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from soiree.bots import Judgement, Review, sum_up
from soiree.core.editions import FIRST
from soiree.server.storage import schema
from soiree.server.timestamps import now_ms

UPLOADS_KEPT = 500  # the latest reviews of uploaded records; those of tables are all kept
_decode_judged = msgspec.json.Decoder(list[Judgement]).decode


class ReviewSubject(msgspec.Struct, frozen=True):
    """What is fixed about a reviewed game."""

    game: str
    seats: int
    steps: int
    returns: list[float] | None
    edition: str = FIRST


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


def save(id: str, judged: str, claimed: int, now: int, connection: Connection) -> bool:
    """Saves the judgements so far; False if another node has claimed the review."""
    reviews = schema.reviews
    own = (reviews.c.id == id) & (reviews.c.changed_at == claimed)
    return connection.execute(update(reviews).where(own).values(judged=judged, changed_at=now)).rowcount == 1
