"""Records of finished games, many at once, for whoever studies them."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import Parameter
from sqlalchemy import Connection, select

from soiree.server.http.errors import PROBLEMS
from soiree.server.node import House
from soiree.server.storage import people, schema
from soiree.server.storage.tables import read_table

AT_ONCE = 50  # each is read from its log and played through


class Finished(msgspec.Struct, frozen=True):
    """A game that is over, with nothing hidden."""

    table: str
    ended_at: int
    record: str


@get("/api/records", responses=PROBLEMS)
async def records(
    house: House,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    whose: Annotated[str | None, Parameter(query="person", max_length=24)] = None,
    before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
    limit: Annotated[int, Parameter(ge=1, le=AT_ONCE)] = AT_ONCE,
) -> list[Finished]:
    """Games that are over, latest first, each as its whole record: those of listed tables, or all of a person's.

    `before`: the `ended_at` of the last one that you have.
    """
    until = people.EVER if before is None else before

    def read(disk: Connection) -> list[tuple[str, int]]:
        if whose is None:
            return _listed(disk, game, until, limit)
        return [(row.table_id, row.ended_at) for row in people.history(disk, whose, until, limit, game)]

    found = await house.store.read(read)
    async with house.archive:
        return [Finished(id, ended_at, await _record(house, id)) for id, ended_at in found]


def _listed(disk: Connection, game: str | None, before: int, limit: int) -> list[tuple[str, int]]:
    tables = schema.tables.c
    asked = select(tables.id, tables.changed_at).where(tables.listed, tables.status == "over", tables.changed_at < before)
    if game is not None:
        asked = asked.where(tables.game == game)
    return [(row.id, row.changed_at) for row in disk.execute(asked.order_by(tables.changed_at.desc()).limit(limit))]


async def _record(house: House, id: str) -> str:
    """One at a time: whoever plays meanwhile does not wait for all of them."""

    def read(disk: Connection) -> str:
        return read_table(disk, id, 0).record(None, whole=True)

    return await house.store.read(read)


ROUTES = [records]
