"""The leaderboard of a game."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import Parameter
from sqlalchemy import Connection

from soiree.server.http.errors import PROBLEMS
from soiree.server.http.routes.games import find_game
from soiree.server.node import Node
from soiree.server.storage import ratings
from soiree.server.storage.people import Person


class Rank(msgspec.Struct):
    """One line of the leaderboard. `rating` is the estimate less three times its uncertainty; equal ratings share a place."""

    place: int
    person: str
    kind: str  # guest, account, bot
    name: str
    colour: str
    bot: str  # the level of a bot of the server; '' for everybody else
    rating: float
    games: int


@get("/api/games/{game:str}/leaderboard", responses=PROBLEMS)
async def leaderboard(node: Node, visitor: Person | None, game: str, limit: Annotated[int, Parameter(ge=1, le=200)] = 50) -> list[Rank]:
    """The leaderboard of a game from its top, with bots. The caller's own line comes last if it is further down."""
    find_game(game)

    def read(connection: Connection) -> list[ratings.Rank]:
        found = ratings.leaderboard(connection, game, limit)
        if visitor is None or any(rank.person == visitor.id for rank in found):
            return found
        own = ratings.line_of(connection, game, visitor.id)
        return found if own is None else [*found, own]

    return [_line(rank) for rank in await node.store.read(read)]


def _line(rank: ratings.Rank) -> Rank:
    level = ratings.bot_level(rank.person)
    described = (rank.kind or "bot", rank.name or level, rank.colour or "")
    return Rank(rank.place, rank.person, *described, level, round(rank.rating, 3), rank.games)


ROUTES = [leaderboard]
