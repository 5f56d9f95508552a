"""What a person lets others see: their profile, their finished games, and their ratings over time."""

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import Parameter
from sqlalchemy import Connection, Row

from soiree.server.http.auth import FOR_BANNED
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.routes.people.accounts import Rating, ratings_of
from soiree.server.node import Node
from soiree.server.refusals import NotFound
from soiree.server.storage import history, people
from soiree.server.storage.people import Person
from soiree.server.storage.social import friends, sharing
from soiree.server.storage.social.friends import Acquaintance
from soiree.server.table.summary import SeatInfo, decode_seats
from soiree.server.texts import MAX_NAME


class Profile(msgspec.Struct):
    """`shown`: the parts that the caller may see. `relation`: of the caller to the person."""

    id: str
    kind: str
    name: str
    colour: str
    ratings: list[Rating]
    shown: list[sharing.Part]
    friends: list[Acquaintance]
    relation: str | None  # friend, asked, asking (they ask you), blocked (by you); null for none


class Played(msgspec.Struct):
    """A finished game: the person's seat, the players, and the result (1 is the first place, 0 the last)."""

    table: str
    seat: int
    seats: list[SeatInfo | None]
    game: str
    payoff: float
    ended_at: int
    rating: float | None = None  # of the person after the game, if it was rated (and not before this was kept)


class RatingAfter(msgspec.Struct):
    """A rating after a rated game."""

    ended_at: int
    rating: float


@get("/api/people/{id:str}", responses=PROBLEMS, opt=FOR_BANNED)
async def profile(node: Node, visitor: Person | None, id: str) -> Profile:
    """What a person lets the caller see of them."""
    reader = None if visitor is None else visitor.id

    def read(connection: Connection) -> tuple[Person | None, list[sharing.Part], list[Acquaintance], str | None]:
        shown = [part for part in sharing.PARTS if sharing.may_see(connection, id, part, reader)]
        known = friends.friends_of(connection, id) if "friends" in shown else []
        return people.find(connection, id), shown, known, None if reader is None else friends.seen_relation(connection, reader, id)

    found, shown, known, relation = await node.store.read(read)
    if found is None:
        raise NotFound("no-person")
    ratings = await ratings_of(node, id) if "ratings" in shown else []
    return Profile(found.id, found.kind, found.name, found.colour, ratings, shown, known, relation)


@get("/api/people/{id:str}/games", operation_id="ApiPeopleIdGamesGamesOf", responses=PROBLEMS, opt=FOR_BANNED)
async def finished_games(
    node: Node,
    visitor: Person | None,
    id: str,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    result: history.Result | None = None,
    opponents: history.Opponents | None = None,
    name: Annotated[str, Parameter(max_length=MAX_NAME)] = "",
    before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> list[Played]:
    """The games that a person has finished, latest first; at tables that are not listed only those where you played too.

    None if the person does not show them to the caller.

    `result`: 1 is `won`, 0 is `lost`, all between is `drawn`. `opponents`: only bots, or at least one other person. `name`: a part of
    the name of another player. `before`: the `ended_at` of the last one that you have.
    """
    until = people.END_OF_TIME if before is None else before
    reader = None if visitor is None else visitor.id
    filters = history.Filters(game, result, opponents, name)

    def read(connection: Connection) -> tuple[list[Row[Any]], bool]:
        shown = sharing.may_see(connection, id, "games", reader)
        found = history.read_history(connection, id, until, limit, filters, reader) if shown else []
        return found, sharing.may_see(connection, id, "ratings", reader)

    found, rated = await node.store.read(read)
    return [
        Played(row.table_id, row.seat, decode_seats(row.seated), row.game, row.payoff, row.ended_at, row.rating if rated else None)
        for row in found
    ]


@get("/api/people/{id:str}/ratings", operation_id="ApiPeopleIdRatingsOverTime", responses=PROBLEMS, opt=FOR_BANNED)
async def ratings_over_time(
    node: Node,
    visitor: Person | None,
    id: str,
    game: Annotated[str, Parameter(max_length=40)],
    limit: Annotated[int, Parameter(ge=1, le=500)] = 200,
) -> list[RatingAfter]:
    """The rating of a person after each of their latest rated games, oldest first; of the games that you can see."""
    reader = None if visitor is None else visitor.id

    def read(connection: Connection) -> list[tuple[int, float]]:
        shown = sharing.may_see(connection, id, "ratings", reader)
        return history.read_ratings(connection, id, game, limit, reader) if shown else []

    found = await node.store.read(read)
    return [RatingAfter(ended_at, round(rating, 3)) for ended_at, rating in found]


ROUTES = [profile, finished_games, ratings_over_time]
