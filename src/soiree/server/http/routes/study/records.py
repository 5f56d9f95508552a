"""Records of finished games: of one table, and in bulk, for research."""

from typing import Annotated

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import Parameter
from sqlalchemy import Connection

from soiree.server.http.addresses import client_of
from soiree.server.http.errors import PROBLEMS
from soiree.server.node import Node
from soiree.server.refusals import NotAllowed
from soiree.server.storage import history, people, tables
from soiree.server.storage.people import Person
from soiree.server.storage.social import sharing
from soiree.server.table.table import Table

MAX_RECORDS = 50  # each is read from its log and played through


class Finished(msgspec.Struct, frozen=True):
    """A finished game, with nothing hidden."""

    table: str
    ended_at: int
    record: str


@get("/api/records", responses=PROBLEMS)
async def records(
    request: Request[object, object, State],
    node: Node,
    visitor: Person | None,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    person: Annotated[str | None, Parameter(max_length=24)] = None,
    before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
    limit: Annotated[int, Parameter(ge=1, le=MAX_RECORDS)] = MAX_RECORDS,
) -> list[Finished]:
    """Whole records of finished games, latest first: of listed tables, or a person's; not listed ones only where you played too.

    `before`: the `ended_at` of the last one that you have.
    """
    until = people.END_OF_TIME if before is None else before

    def find(connection: Connection) -> list[tuple[str, int]]:
        if person is None:
            return tables.read_finished(connection, game, until, limit)
        reader = None if visitor is None else visitor.id
        if not sharing.may_see(connection, person, "games", reader):
            return []
        return [
            (row.table_id, row.ended_at) for row in history.read_history(connection, person, until, limit, history.Filters(game), reader)
        ]

    async with node.record_turns.turn(client_of(request.scope)):
        found = await node.store.read(find)
        return [Finished(id, ended_at, await _record(node, id)) for id, ended_at in found]


async def finished_record(node: Node, table: str, refusal: str) -> str:
    """The record of the finished game at a table, with nothing hidden.

    Raises `NotAllowed(refusal)` before its end, and `NotAllowed("nothing-to-review")` if it ended before it began.
    """

    def read(it: Table) -> str:
        if it.state.status != "over":
            raise NotAllowed(refusal)
        if it.state.match is None:
            raise NotAllowed("nothing-to-review")
        return it.record(None, whole=True)

    return await node.tables.read(table, read)


async def _record(node: Node, id: str) -> str:
    """One record in one read, so that moves do not wait for all of them."""
    return await node.store.read(lambda connection: tables.read_table(connection, id, 0).record(None, whole=True))


ROUTES = [records]
