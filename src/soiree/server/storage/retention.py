"""What is deleted after a while, because nobody needs it any more. docs/privacy.md says how long everything is kept.

Never deleted: accounts, tables whose game has begun, results, ratings, reports, sanctions, the audit log, and people who are named in
any of these. Rows are found without a lock, and each is checked again by the statement that deletes it: several nodes can do so at once.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, CursorResult, and_, delete, exists, or_, select, text, tuple_

from soiree.server.storage import channels, schema
from soiree.server.storage.access import sessions
from soiree.server.storage.social import vacations
from soiree.server.storage.study import analyses
from soiree.server.storage.tables import UNFINISHED

DAY = 86_400_000  # milliseconds
BATCH = 200  # rows that one transaction deletes: moves wait no longer than for it
MOST = 20_000  # rows of one kind that are looked for at once
REPEATED = ("turn", "clock")  # kinds of notices that are derived again for as long as the game waits for their person

# A person in one of these has done something, or something was done about them.
REMEMBERED: tuple[Column[Any], ...] = (
    schema.traces.c.person,
    schema.sittings.c.person,
    schema.tables.c.owner,
    schema.tokens.c.owner,
    schema.tokens.c.person,
    schema.results.c.person,
    schema.rated_games.c.person,
    schema.ratings.c.person,
    schema.channels.c.person,
    schema.relations.c.person,
    schema.relations.c.other,
    schema.notes.c.person,
    schema.analyses.c.owner,
    schema.puzzle_tries.c.person,
    schema.puzzle_solvers.c.person,
    schema.sanctions.c.person,
    schema.reports.c.person,
    schema.reports.c.reporter,
    schema.audit.c.subject,
    schema.passkeys.c.person,
    schema.recovery_codes.c.person,
)
SETTINGS_OF_PEOPLE: tuple[Column[Any], ...] = (schema.sharing.c.person, schema.quiet_hours.c.person, schema.vacations.c.person)


class Retention(msgspec.Struct, frozen=True):
    """For how many days things are kept; 0: without a limit."""

    guests: float = 30.0  # who have done nothing, since they were last here
    tables: float = 30.0  # that were closed before their game began
    notifications: float = 120.0  # that were sent or dropped


class Part(NamedTuple):
    """One kind of rows: their table, their key, and which of them can be deleted at a time. None: they are kept without a limit."""

    name: str
    key: tuple[Column[Any], ...]
    outdated: Callable[[int, Retention], ColumnElement[bool] | None]
    then: Callable[[Connection, Sequence[Any]], None] = lambda _connection, _keys: None  # what goes with them

    def find(self, connection: Connection, now: int, keep: Retention, most: int | None = MOST) -> list[Any]:
        """Keys of rows that can be deleted."""
        outdated = self.outdated(now, keep)
        return [] if outdated is None else [tuple(row) for row in connection.execute(select(*self.key).where(outdated).limit(most))]

    def delete(self, connection: Connection, keys: Sequence[Any], now: int, keep: Retention) -> list[Any]:
        """Deletes those of the rows that still can be deleted, with what belongs to them. Returns their keys."""
        outdated = self.outdated(now, keep)
        if outdated is None or not keys:
            return []
        gone: CursorResult[Any] = connection.execute(
            delete(self.key[0].table).where(tuple_(*self.key).in_(list(keys)), outdated).returning(*self.key)
        )
        deleted = [tuple(row) for row in gone]
        if deleted:
            self.then(connection, [key[0] for key in deleted])
        return deleted


# ---------------------------------------------------------------- which rows


def _expired_sessions(now: int, _keep: Retention) -> ColumnElement[bool]:
    return schema.sessions.c.used_at < now - sessions.LIFETIME


def _closed_tables(now: int, keep: Retention) -> ColumnElement[bool] | None:
    """Not while somebody still writes there, or administrators have not dealt with a report about it."""
    tables, log, reports = schema.tables.c, schema.log.c, schema.reports.c
    before = _before(now, keep.tables)
    if before is None:
        return None
    recent = exists().where(log.table_id == tables.id, log.lane == 0, log.at >= before)
    reported = select(reports.table_id).where(reports.closed_at.is_(None))
    return and_(tables.status == "closed", ~tables.began, tables.changed_at < before, ~recent, tables.id.not_in(reported))


def _unused_people(now: int, keep: Retention) -> ColumnElement[bool] | None:
    """Guests who have not been here for this long and have done nothing, and bots whose token was deleted before they played.

    A guest who returns is noted in their session at the first request, long before they can sit down.
    """
    people, signed_in = schema.people.c, schema.sessions.c
    before = _before(now, keep.guests)
    if before is None:
        return None
    here = exists().where(signed_in.person == people.id, signed_in.used_at >= before)
    return and_(people.created_at < before, ~here, _did_nothing())


def _did_nothing() -> ColumnElement[bool]:
    people = schema.people.c
    return and_(people.kind.in_(["guest", "bot"]), *(~exists().where(column == people.id) for column in REMEMBERED))


def _done_notifications(now: int, keep: Retention) -> ColumnElement[bool] | None:
    """A turn that still lasts keeps its row: it would be derived again, and the person notified twice."""
    done, tables = schema.notifications.c, schema.tables.c
    before = _before(now, keep.notifications)
    if before is None:
        return None
    running = exists().where(tables.id == done.table_id, tables.status.in_(UNFINISHED))
    return and_(done.due_at.is_(None), done.created_at < before, or_(done.kind.not_in(REPEATED), ~running))


def _unconfirmed_channels(now: int, _keep: Retention) -> ColumnElement[bool]:
    return and_(~schema.channels.c.confirmed, schema.channels.c.created_at < now - channels.CONFIRM_WITHIN)


def _old_analyses(now: int, _keep: Retention) -> ColumnElement[bool]:
    return schema.analyses.c.opened_at < now - analyses.KEPT


def _expired_challenges(now: int, _keep: Retention) -> ColumnElement[bool]:
    return schema.challenges.c.expires_at < now


def _past_vacations(now: int, _keep: Retention) -> ColumnElement[bool]:
    """They no longer count for how many days somebody has left."""
    return schema.vacations.c.ends < now - vacations.YEAR


def _before(now: int, days: float) -> int | None:
    return now - int(days * DAY) if days else None


# ---------------------------------------------------------------- what goes with them


def _remove_subscriptions(connection: Connection, ended: Sequence[str]) -> None:
    channels.remove_of_sessions(connection, ended)


def _remove_table(connection: Connection, ids: Sequence[str]) -> None:
    notes, traces = schema.notes.c, schema.traces.c
    writers = select(traces.person).where(traces.table_id.in_(ids))
    connection.execute(delete(schema.notes).where(notes.person.in_(writers), notes.table_id.in_(ids)))
    for column in (schema.log.c.table_id, schema.sittings.c.table_id, traces.table_id, schema.notified.c.table_id):
        connection.execute(delete(column.table).where(column.in_(ids)))


def _remove_person(connection: Connection, ids: Sequence[str]) -> None:
    for column in (schema.sessions.c.person, *SETTINGS_OF_PEOPLE):
        connection.execute(delete(column.table).where(column.in_(ids)))


def _remove_pending(connection: Connection, ids: Sequence[str]) -> None:
    connection.execute(delete(schema.notifications).where(schema.notifications.c.channel.in_(ids)))


_sent, _vacation = schema.notifications.c, schema.vacations.c
# People come after what names them: a guest whose only table is deleted has done nothing.
PARTS = (
    Part("sessions", (schema.sessions.c.id,), _expired_sessions, _remove_subscriptions),
    Part("challenges", (schema.challenges.c.hash,), _expired_challenges),
    Part("channels", (schema.channels.c.id,), _unconfirmed_channels, _remove_pending),
    Part("notifications", (_sent.channel, _sent.table_id, _sent.kind, _sent.number), _done_notifications),
    Part("analyses", (schema.analyses.c.id,), _old_analyses),
    Part("vacations", (_vacation.person, _vacation.begins), _past_vacations),
    Part("tables", (schema.tables.c.id,), _closed_tables, _remove_table),
    Part("guests", (schema.people.c.id,), _unused_people, _remove_person),
)


def remove_unused_bot(connection: Connection, person: str) -> None:
    """Deletes a bot whose token was deleted, unless it has played."""
    people = schema.people.c
    connection.execute(delete(schema.people).where(people.id == person, people.kind == "bot", _did_nothing()))


# ---------------------------------------------------------------- whose turn it is

_CLAIM = text(
    "INSERT INTO house (name, value) VALUES ('swept', :now) ON CONFLICT (name) DO UPDATE SET value = excluded.value "
    "WHERE CAST(house.value AS BIGINT) <= :before"
)


def claim(connection: Connection, now: int, interval: int) -> bool:
    """Whether nobody has begun a sweep for this many milliseconds. If several nodes call it, one gets True."""
    return connection.execute(_CLAIM, {"now": str(now), "before": now - interval}).rowcount == 1
