"""Vacations: clocks that are counted in days do not run while their player is away."""

from typing import Annotated

import msgspec
from litestar import delete, get, put

from soiree.server.http.errors import PROBLEMS
from soiree.server.node import Node
from soiree.server.refusals import NotAllowed, TableNotFound, TooManyRequests
from soiree.server.storage import people, tables
from soiree.server.storage.people import Person
from soiree.server.storage.social import vacations
from soiree.server.storage.social.vacations import MAX_DAYS, Vacation
from soiree.server.table.events import PublicEvent
from soiree.server.table.table import Table
from soiree.server.timestamps import now_ms

MAX_TABLES = 1000


class NewVacation(msgspec.Struct, forbid_unknown_fields=True):
    days: Annotated[int, msgspec.Meta(ge=1, le=MAX_DAYS)]


class VacationInfo(msgspec.Struct):
    """The vacation that lasts now, if any, and how many days one that begins now can have, of how many in a year."""

    vacation: Vacation | None
    days_left: int
    days_a_year: int = MAX_DAYS


@get("/api/me/vacation", responses=PROBLEMS)
async def get_vacation(node: Node, caller: Person) -> VacationInfo:
    return await _info(node, caller)


async def _info(node: Node, caller: Person) -> VacationInfo:
    now = now_ms()
    return await node.store.read(
        lambda connection: VacationInfo(vacations.current(connection, caller.id, now), vacations.days_left(connection, caller.id, now))
    )


@put("/api/me/vacation", responses=PROBLEMS)
async def begin_vacation(node: Node, caller: Person, data: NewVacation) -> VacationInfo:
    """Begins a vacation of this many days now, instead of the one that lasts now. Opponents see it; live clocks go on."""
    if caller.kind == "bot":
        raise NotAllowed("vacation-people")
    if not node.rates.vacations.take(caller.id):
        raise TooManyRequests("vacation-rate")
    vacation = await node.store.write((), lambda connection: vacations.begin(connection, caller.id, data.days, now_ms()))
    await _apply(node, caller, vacation)
    return await _info(node, caller)


@delete("/api/me/vacation", responses=PROBLEMS)
async def end_vacation(node: Node, caller: Person) -> None:
    """Ends the vacation now. The days that are left can be used later."""
    ended = await node.store.write((), lambda connection: vacations.end(connection, caller.id, now_ms()))
    if ended is not None:
        await _apply(node, caller, ended)


async def _apply(node: Node, caller: Person, vacation: Vacation) -> None:
    """Writes the vacation to the log of each table. What a crash leaves out is written when the clock there runs out."""
    found = await node.store.read(
        lambda connection: people.tables_of(connection, caller.id, tables.UNFINISHED, people.END_OF_TIME, MAX_TABLES)
    )

    def pause(table: Table) -> list[PublicEvent]:
        return table.set_vacation(caller.id, vacation.begins, vacation.ends)

    for row in found:
        try:
            await node.tables.append(row.id, pause)
        except TableNotFound:
            continue


ROUTES = [get_vacation, begin_vacation, end_vacation]
