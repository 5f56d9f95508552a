"""The ladder of a game: who stands where, the bots of the house among the people."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import Parameter
from sqlalchemy import Connection, func, select

from soiree.server.http.errors import PROBLEMS
from soiree.server.http.routes.tables import room_named
from soiree.server.node import House
from soiree.server.storage import schema
from soiree.server.storage.people import Person
from soiree.server.storage.ratings import level_of


class Rank(msgspec.Struct):
    """A place on the ladder. `rating` is the one that counts, the estimate less three times its doubt; equals share a place."""

    place: int
    person: str
    kind: str  # guest, account, bot
    name: str
    colour: str
    bot: str  # the level, if it is a bot of the house
    rating: float
    games: int


@get("/api/games/{game:str}/leaderboard", responses=PROBLEMS)
async def leaderboard(house: House, visitor: Person | None, game: str, limit: Annotated[int, Parameter(ge=1, le=200)] = 50) -> list[Rank]:
    """The ladder of a game from its top; bots stand on it. After the last the asker, if they stand further down."""
    room_named(game)

    def read(disk: Connection) -> list[Rank]:
        found = _ranks(disk, game, limit)
        if visitor is None or any(rank.person == visitor.id for rank in found):
            return found
        return found + _ranks(disk, game, 1, visitor.id)

    return await house.store.read(read)


def _ranks(disk: Connection, game: str, limit: int, person: str | None = None) -> list[Rank]:
    """From the top, or of one person alone."""
    ladder, above, known = schema.ratings.c, schema.ratings.alias().c, schema.people.c
    better = select(func.count()).where(above.game == game, above.ordinal > ladder.ordinal).scalar_subquery()
    asked = (
        select(ladder.person, ladder.ordinal, ladder.games, known.kind, known.name, known.colour, better.label("better"))
        .select_from(schema.ratings.outerjoin(schema.people, known.id == ladder.person))
        .where(ladder.game == game)
        .order_by(ladder.ordinal.desc(), ladder.person)
        .limit(limit)
    )
    if person is not None:
        asked = asked.where(ladder.person == person)
    ranks = []
    for row in disk.execute(asked):
        level = level_of(row.person)
        who = (row.kind or "bot", row.name or level, row.colour or "")
        ranks.append(Rank(row.better + 1, row.person, *who, level, round(row.ordinal, 3), row.games))
    return ranks


ROUTES = [leaderboard]
