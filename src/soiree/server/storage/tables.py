"""Tables from disk: whole when they are opened, what is new when another node has written."""

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, or_, select

from soiree.server.storage import schema
from soiree.server.table.clock import read_clock
from soiree.server.table.state import LANE_KEPT, Header, Wrong, now_ms
from soiree.server.table.table import Table

AT_ONCE = 500  # tables in one question
encode = msgspec.json.Encoder().encode
LATE = 3000  # milliseconds after which a node tends what another should have tended


class NoTable(Wrong):
    """No table has this id."""


def read_overdue(disk: Connection) -> list[str]:
    """Tables where a bot or a flag has been waiting for somebody to tend it."""
    tables = schema.tables.c
    return list(disk.scalars(select(tables.id).where(tables.wake_at <= now_ms() - LATE).limit(200)))


def read_closed(disk: Connection, since: int) -> list[str]:
    """Tables that were closed lately, perhaps by `soiree admin`, who tells nobody."""
    tables = schema.tables.c
    return list(disk.scalars(select(tables.id).where(tables.status == "closed", tables.changed_at > since)))


def read_numbers(disk: Connection, ids: Sequence[str]) -> list[tuple[str, int]]:
    """How far the tables have come, by the log."""
    log, tables = schema.log.c, schema.tables.c
    last = select(log.number).where(log.table_id == tables.id, log.lane == 0).order_by(log.number.desc()).limit(1).scalar_subquery()
    found: list[tuple[str, int]] = []
    for first in range(0, len(ids), AT_ONCE):
        asked = select(tables.id, last.label("number")).where(tables.id.in_(ids[first : first + AT_ONCE]))
        found += [(row.id, row.number or 0) for row in disk.execute(asked)]
    return found


def read_header(disk: Connection, id: str) -> Header:
    row = disk.execute(select(schema.tables).where(schema.tables.c.id == id)).one_or_none()
    if row is None:
        raise NoTable("there is no such table")
    return Header(
        row.id,
        row.game,
        row.seats,
        msgspec.json.decode(row.options),
        read_clock(row.clock),
        row.listed,
        row.aids,
        row.owner,
        bytes.fromhex(row.seed),
        row.created_at,
        row.hints,
        row.stand_in,
    )


def read_table(disk: Connection, id: str, opened_at: int) -> Table:
    """A table as its log tells it."""
    table = Table(read_header(disk, id), opened_at)
    table.read(read_news(disk, table))
    return table


def read_news(disk: Connection, table: Table) -> list[tuple[int, int, int, str]]:
    """The rows (lane, number, at, body) that the table does not know yet, lane by lane; of a lane never read, its end."""
    log, own = schema.log.c, schema.log.alias().c
    id = table.header.id
    wanted: list[ColumnElement[bool]] = [and_(log.lane == 0, log.number > table.number)]
    for lane, number in enumerate(table.lanes, start=1):
        known: ColumnElement[int] | int = number
        if not number:
            last = select(func.coalesce(func.max(own.number), 0)).where(own.table_id == id, own.lane == lane).scalar_subquery()
            known = last - LANE_KEPT
        wanted.append(and_(log.lane == lane, log.number > known))
    asked = select(log.lane, log.number, log.at, log.body).where(log.table_id == id, or_(*wanted)).order_by(log.lane, log.number)
    return [(row.lane, row.number, row.at, row.body) for row in disk.execute(asked)]


def seated_text(table: Table) -> str:
    """For the lobby: who sits where, so that a list needs no log."""
    return seats_text([None if sat is None else {"name": sat.name, "bot": sat.bot} for sat in table.seated])


def seats_text(seats: Sequence[Mapping[str, str] | None]) -> str:
    """`null` stands there only for a free seat, whatever people are called: the lobby looks for it."""
    return "[" + ",".join("null" if seat is None else encode(seat).decode().replace("null", "n\\u0075ll") for seat in seats) + "]"
