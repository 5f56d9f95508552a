"""Tables in the database: their rows, their logs, and the indexes of seats and chat by person."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    bindparam,
    delete,
    false,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from soiree.core.chance.dealers import Committed
from soiree.server.refusals import TableNotFound
from soiree.server.storage import schema
from soiree.server.table import events
from soiree.server.table.clock import decode_clock_rules
from soiree.server.table.events import PublicEvent
from soiree.server.table.state import LANE_TAIL, TableHeader, TableState
from soiree.server.table.summary import SeatInfo, seats_of
from soiree.server.table.table import Table

QUERY_SIZE = 500  # tables in one query
UNFINISHED = ("open", "playing")
FAIR_SHARE = 5  # tables of one owner at the top of the list; more are listed only where nobody else's are left
LISTED_PAGE = 200
MAX_LISTED_PAGES = 10  # that are searched for tables of other owners
SEARCHED = 1000  # of the latest tables, for what has no index
OVERDUE_AFTER = 3000  # milliseconds after which any node acts for one that should have acted
encode = msgspec.json.Encoder().encode

# ---------------------------------------------------------------- reading


def read_header(connection: Connection, id: str) -> TableHeader:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).one_or_none()
    if row is None:
        raise TableNotFound
    return TableHeader(
        row.id,
        row.game,
        row.seats,
        msgspec.json.decode(row.options),
        decode_clock_rules(row.clock),
        row.listed,
        row.aids,
        row.owner,
        bytes.fromhex(row.seed),
        row.created_at,
        row.hints,
        row.stand_in,
        row.edition,
        row.friends_only,
        row.edition_digest,
    )


def read_table(connection: Connection, id: str, started_at: int) -> Table:
    """A table with the state of its log. `started_at`: live clocks do not run before this time."""
    table = Table(read_header(connection, id), started_at)
    table.state.apply_rows(read_new_rows(connection, table.state))
    return table


def read_new_rows(connection: Connection, state: TableState) -> list[tuple[int, int, int, str]]:
    """The rows (lane, number, at, body) that the state does not have, lane by lane; of a lane never read only its tail."""
    known = (state.number, *state.draft_versions)
    values = {f"known_{lane}": number for lane, number in enumerate(known) if number or lane == 0}
    query = _new_rows_query(tuple(number > 0 or lane == 0 for lane, number in enumerate(known)))
    return [(row.lane, row.number, row.at, row.body) for row in connection.execute(query, {"id": state.header.id, **values})]


@lru_cache(256)  # it is asked before each notification, and to put it together costs more than to carry it out
def _new_rows_query(read: tuple[bool, ...]) -> Select[tuple[int, int, int, str]]:
    """`read`: of which lanes something was read before. Parameters: `id`, and `known_0` and so on."""
    log, own = schema.log.c, schema.log.alias().c
    id: BindParameter[str] = bindparam("id")
    wanted: list[ColumnElement[bool]] = []
    for lane, before in enumerate(read):
        known: ColumnElement[int] = bindparam(f"known_{lane}")
        if not before:
            last = select(func.coalesce(func.max(own.number), 0)).where(own.table_id == id, own.lane == lane).scalar_subquery()
            known = last - LANE_TAIL
        wanted.append(and_(log.lane == lane, log.number > known))
    return select(log.lane, log.number, log.at, log.body).where(log.table_id == id, or_(*wanted)).order_by(log.lane, log.number)


def has_overdue(connection: Connection, now: int) -> bool:
    """Whether there is a table where a bot or a time-out has been due for a while."""
    tables = schema.tables.c
    return connection.scalar(select(tables.id).where(tables.wake_at <= now - OVERDUE_AFTER).limit(1)) is not None


def count_unfinished(connection: Connection, owner: str) -> int:
    """The tables of a person that are open or where a game runs."""
    tables = schema.tables.c
    return connection.scalar(select(func.count()).where(tables.owner == owner, tables.status.in_(UNFINISHED))) or 0


def read_unfinished(connection: Connection, ids: Sequence[str]) -> list[str]:
    """Those of the tables that are open or where a game runs."""
    tables = schema.tables.c
    found: list[str] = []
    for first in range(0, len(ids), QUERY_SIZE):
        query = select(tables.id).where(tables.id.in_(ids[first : first + QUERY_SIZE]), tables.status.in_(UNFINISHED))
        found += connection.scalars(query)
    return found


def read_abandoned(connection: Connection, before: int) -> list[str]:
    """Tables that were never started and have not changed since a time, the oldest first."""
    tables = schema.tables.c
    query = select(tables.id).where(tables.status == "open", tables.changed_at < before)
    return list(connection.scalars(query.order_by(tables.changed_at).limit(QUERY_SIZE)))


def read_open_traces(connection: Connection, person: str, limit: int) -> list[str]:
    """Tables that have not started whose logs name a person, latest first."""
    tables, traces = schema.tables.c, schema.traces.c
    query = select(tables.id).join_from(schema.traces, schema.tables, tables.id == traces.table_id)
    query = query.where(traces.person == person, tables.status == "open").order_by(tables.changed_at.desc())
    return list(connection.scalars(query.limit(limit)))


def running_with(connection: Connection, game: str, commitment: str) -> list[str]:
    """The running table of a game whose shuffle has this commitment. Of tables of earlier versions the commitment is computed."""
    tables = schema.tables.c
    query = select(tables.id, tables.seed).where(tables.game == game, tables.status == "playing", tables.commitment.in_([commitment, ""]))
    return [row.id for row in connection.execute(query) if Committed(bytes.fromhex(row.seed)).commitment == commitment]


def read_closed(connection: Connection, since: int) -> list[str]:
    """Tables closed since a time, for example by `soiree admin`, which sends no notification."""
    tables = schema.tables.c
    return list(connection.scalars(select(tables.id).where(tables.status == "closed", tables.changed_at > since)))


def read_numbers(connection: Connection, ids: Sequence[str]) -> list[tuple[str, int]]:
    """The number of the last public event of each table."""
    log, tables = schema.log.c, schema.tables.c
    last = select(log.number).where(log.table_id == tables.id, log.lane == 0).order_by(log.number.desc()).limit(1).scalar_subquery()
    found: list[tuple[str, int]] = []
    for first in range(0, len(ids), QUERY_SIZE):
        query = select(tables.id, last.label("number")).where(tables.id.in_(ids[first : first + QUERY_SIZE]))
        found += [(row.id, row.number or 0) for row in connection.execute(query)]
    return found


def read_listed(
    connection: Connection, game: str | None, status: str | None, free: bool | None, bots: bool | None, limit: int
) -> list[Row[Any]]:
    """Listed tables, latest first, at most `FAIR_SHARE` of one owner as long as there are others.

    `free`: with a free seat or without; `bots`: only bots play, or a person does. For `game` and these two, only the latest `SEARCHED`
    tables are read: anybody can ask for what there is none of.
    """
    tables = schema.tables.c
    if free and status is None:
        status = "open"  # only these have free seats
    if status is None:
        query = select(schema.tables).where(tables.listed, tables.status != "closed")
    elif status == "over":
        query = select(schema.tables).where(tables.listed, tables.status == status)
    else:  # few of all tables: found by their status, and not by an index of what is listed
        query = select(schema.tables).where(func.coalesce(tables.listed, false()), tables.status == status)
    if game is not None or free is not None or bots is not None:
        latest = query.with_only_columns(tables.id).order_by(tables.changed_at.desc(), tables.id).limit(SEARCHED)
        query = select(schema.tables).where(tables.id.in_(latest))
    if game is not None:
        query = query.where(tables.game == game)
    if free is not None:
        query = query.where(tables.seated.contains("null") if free else ~tables.seated.contains("null"))
    if bots is not None:
        has_person = tables.seated.contains('"bot":""')
        query = query.where(~has_person & ~tables.seated.contains("null") if bots else has_person)
    return _fair_page(connection, query.order_by(tables.changed_at.desc(), tables.id), limit)


def _fair_page(connection: Connection, query: Select[Any], limit: int) -> list[Row[Any]]:
    fair: list[Row[Any]] = []
    others: list[Row[Any]] = []
    shares: Counter[str] = Counter()
    size = limit  # usually no owner has too many of the latest tables
    offset = 0
    for _ in range(MAX_LISTED_PAGES):
        page = list(connection.execute(query.offset(offset).limit(size)))
        for row in page:
            shares[row.owner] += 1
            (fair if shares[row.owner] <= FAIR_SHARE else others).append(row)
        if len(page) < size or len(fair) >= limit:
            break
        offset, size = offset + size, LISTED_PAGE
    found = fair[:limit] + others[: max(0, limit - len(fair))]
    return sorted(found, key=lambda row: row.changed_at, reverse=True)


def read_finished(connection: Connection, game: str | None, before: int, limit: int) -> list[tuple[str, int]]:
    """Listed tables whose games are over, with the time of the end, latest first.

    As in `read_history`, those that ended in the same millisecond come together, also beyond the limit.
    """
    tables = schema.tables.c
    query = select(tables.id, tables.changed_at).where(tables.listed, tables.status == "over", tables.changed_at < before)
    if game is not None:
        query = query.where(tables.game == game)
    query = query.order_by(tables.changed_at.desc(), tables.id)
    found = connection.execute(query.limit(limit)).all()
    if len(found) == limit:
        last = found[-1].changed_at
        together = connection.execute(query.where(tables.changed_at == last))
        found = [row for row in found if row.changed_at != last] + list(together)
    return [(row.id, row.changed_at) for row in found]


# ---------------------------------------------------------------- writing


def insert_table(connection: Connection, state: TableState, first: Sequence[PublicEvent]) -> None:
    header = state.header
    connection.execute(
        insert(schema.tables).values(
            id=header.id,
            game=header.game,
            seats=header.seats,
            options=encode(header.options).decode(),
            clock=encode(header.clock).decode(),
            listed=header.listed,
            aids=header.aids,
            hints=header.hints,
            stand_in=header.stand_in,
            edition=header.edition,
            edition_digest=state.game.recorded_digest,
            friends_only=header.friends_only,
            owner=header.owner,
            seed=header.seed.hex(),
            commitment=header.commitment,
            status="open",
            began=state.match is not None,
            seated=players_json(state),
            created_at=header.created_at,
            changed_at=header.created_at,
            wake_at=None,
        )
    )
    index_people(connection, header.id, first)


def claim_overdue(connection: Connection, now: int, until: int, limit: int) -> list[str]:
    """Takes tables where a bot or a time-out has been due for a while, longest first. Nobody else can take them before `until`."""
    tables = schema.tables.c
    overdue = select(tables.id).where(tables.wake_at <= now - OVERDUE_AFTER).order_by(tables.wake_at, tables.id).limit(limit)
    chosen = overdue.with_for_update(skip_locked=True).cte("overdue")  # SQLite has one writer, and no such lock
    claim = update(schema.tables).where(tables.id.in_(select(chosen.c.id))).values(wake_at=until - OVERDUE_AFTER)
    return list(connection.scalars(claim.returning(tables.id)))


def correct_wake_at(connection: Connection, id: str, claimed_until: int, wake_at: int | None) -> None:
    """Replaces the time of a claim, unless the table has changed since."""
    tables = schema.tables.c
    claimed = and_(tables.id == id, tables.wake_at == claimed_until - OVERDUE_AFTER)
    connection.execute(update(schema.tables).where(claimed).values(wake_at=wake_at))


def update_table(connection: Connection, id: str, values: Mapping[str, object]) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(**values))


_ADD_TRACE = text("INSERT INTO traces (person, table_id) VALUES (:person, :table) ON CONFLICT DO NOTHING")


def index_people(connection: Connection, id: str, appended: Sequence[PublicEvent]) -> None:
    """Indexes who sits at which table, for `GET /api/me/tables`, and whose id is in which log, for deleting a person."""
    sittings = schema.sittings
    for event in appended:
        if isinstance(event, events.ChatSent):
            connection.execute(_ADD_TRACE, {"person": event.person, "table": id})
        elif isinstance(event, events.SeatTaken) and not event.bot:
            connection.execute(insert(sittings).values(person=event.person, table_id=id, seat=event.seat))
            connection.execute(_ADD_TRACE, {"person": event.person, "table": id})
        elif isinstance(event, events.SeatsReserved):
            for person in filter(None, event.people):
                connection.execute(_ADD_TRACE, {"person": person, "table": id})
        elif isinstance(event, events.PersonRemoved):
            connection.execute(delete(sittings).where(sittings.c.table_id == id, sittings.c.person == event.person))
        elif isinstance(event, events.SeatLeft):
            connection.execute(delete(sittings).where(sittings.c.table_id == id, sittings.c.seat == event.seat))


def players_json(state: TableState) -> str:
    """The `seated` column: who has which seat, so that the list of tables needs no log."""
    return seats_json(seats_of(state))


def seats_json(seats: Sequence[Mapping[str, str] | SeatInfo | None]) -> str:
    """The text `null` is only in it for a free seat, whatever the players' names are: `read_listed` searches for it."""
    return "[" + ",".join("null" if seat is None else encode(seat).decode().replace("null", "n\\u0075ll") for seat in seats) + "]"
