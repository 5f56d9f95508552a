"""Vacations of people: while one lasts, their clocks that are counted in days do not run."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from soiree.server.refusals import RequestRefused
from soiree.server.storage import schema
from soiree.server.table.clock import DAY

YEAR = 365 * DAY
MAX_DAYS = 28  # in the 365 days up to the end of a vacation


class Vacation(msgspec.Struct, frozen=True):
    """Milliseconds since 1970."""

    begins: int
    ends: int


def current(connection: Connection, person: str, now: int) -> Vacation | None:
    columns = schema.vacations.c
    query = select(columns.begins, columns.ends).where(columns.person == person, columns.begins <= now, columns.ends > now)
    row = connection.execute(query.order_by(columns.ends.desc()).limit(1)).one_or_none()
    return None if row is None else Vacation(row.begins, row.ends)


def current_of(connection: Connection, people: Sequence[str], now: int) -> dict[str, Vacation]:
    """The vacations that last now, by person."""
    found = {person: current(connection, person, now) for person in people}
    return {person: vacation for person, vacation in found.items() if vacation is not None}


def latest_of(connection: Connection, people: Sequence[str], now: int) -> dict[str, Vacation]:
    """The last vacation of each person that had begun by a time, whether it is over or not."""
    columns = schema.vacations.c
    query = select(columns.person, columns.begins, columns.ends).where(columns.person.in_(people), columns.begins <= now)
    return {row.person: Vacation(row.begins, row.ends) for row in connection.execute(query.order_by(columns.begins))}


def days_left(connection: Connection, person: str, now: int) -> int:
    """Whole days that a vacation that begins now can have."""
    columns = schema.vacations.c
    rows = connection.execute(select(columns.begins, columns.ends).where(columns.person == person, columns.ends > now - YEAR)).all()
    used: int = sum(min(row.ends, now) - max(row.begins, now - YEAR) for row in rows)
    return max(0, (MAX_DAYS * DAY - used) // DAY)


def begin(connection: Connection, person: str, days: int, now: int) -> Vacation:
    """Begins a vacation of this many days now. One that lasts already keeps its beginning, and ends then."""
    allowed = days_left(connection, person, now)
    if days > allowed:
        raise RequestRefused("vacation-used-up", days=allowed)
    known = current(connection, person, now)
    vacation = Vacation(now if known is None else known.begins, now + days * DAY)
    if known is None:
        connection.execute(insert(schema.vacations).values(person=person, begins=vacation.begins, ends=vacation.ends))
    else:
        _end_at(connection, person, vacation)
    return vacation


def end(connection: Connection, person: str, now: int) -> Vacation | None:
    """Ends the vacation that lasts now; the days that are left can be used later."""
    known = current(connection, person, now)
    if known is None:
        return None
    ended = Vacation(known.begins, now)
    _end_at(connection, person, ended)
    return ended


def _end_at(connection: Connection, person: str, vacation: Vacation) -> None:
    columns = schema.vacations.c
    same = (columns.person == person) & (columns.begins == vacation.begins)
    connection.execute(update(schema.vacations).where(same).values(ends=vacation.ends))


def export_person(connection: Connection, person: str) -> list[dict[str, int]]:
    columns = schema.vacations.c
    rows = connection.execute(select(columns.begins, columns.ends).where(columns.person == person).order_by(columns.begins))
    return [{"begins": row.begins, "ends": row.ends} for row in rows]


def remove_person(connection: Connection, person: str) -> None:
    connection.execute(delete(schema.vacations).where(schema.vacations.c.person == person))
