"""Results and ratings in the database. Ratings are per game, by OpenSkill; bots are rated like people."""

from typing import NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, func, insert, select

from soiree.server.storage import schema
from soiree.server.storage.people import DELETED_ID
from soiree.server.table import events
from soiree.server.table.state import TableState

_model = PlackettLuce()
BOT_PREFIX = "bot:"  # before the level: the id under which all bots of a level are rated; ids of people have no colon


class Rank(NamedTuple):
    """One line of a leaderboard; `kind`, `name` and `colour` are None for a bot of the server."""

    place: int
    person: str
    rating: float
    games: int
    kind: str | None
    name: str | None
    colour: str | None


def add_result(connection: Connection, state: TableState, ended: events.GameEnded, now: int) -> None:
    """Stores the result and updates the ratings, in the transaction that ends the game."""
    header = state.header
    payoffs = [0.0 if seat in state.resigned else payoff for seat, payoff in enumerate(ended.returns)]
    people = [state.resigned.get(seat) or rated_id(player) for seat, player in enumerate(state.players) if player is not None]
    connection.execute(
        insert(schema.results),
        [
            {"table_id": header.id, "seat": seat, "person": person, "game": header.game, "payoff": payoff, "ended_at": now}
            for seat, (person, payoff) in enumerate(zip(people, payoffs, strict=True))
        ],
    )
    if not state.rated or len(set(people)) < len(people):
        return  # somebody had help, or played against themselves
    ratings = schema.ratings
    known = {
        row.person: row
        for row in connection.execute(select(ratings).where(ratings.c.game == header.game, ratings.c.person.in_(people)).with_for_update())
    }
    before = [[_model.rating(mu=known[person].mu, sigma=known[person].sigma) if person in known else _model.rating()] for person in people]
    after = _model.rate(before, scores=payoffs)
    connection.execute(delete(ratings).where(ratings.c.game == header.game, ratings.c.person.in_(people)))
    connection.execute(
        insert(ratings),
        [
            {
                "game": header.game,
                "person": person,
                "mu": rating.mu,
                "sigma": rating.sigma,
                "ordinal": rating.ordinal(),
                "games": (known[person].games if person in known else 0) + 1,
            }
            for person, [rating] in zip(people, after, strict=True)
            if person != DELETED_ID
        ],
    )


def leaderboard(connection: Connection, game: str, limit: int, person: str | None = None) -> list[Rank]:
    """The leaderboard of a game from its top, or the line of one person."""
    ratings, above, people = schema.ratings.c, schema.ratings.alias().c, schema.people.c
    better = select(func.count()).where(above.game == game, above.ordinal > ratings.ordinal).scalar_subquery()
    query = (
        select(ratings.person, ratings.ordinal, ratings.games, people.kind, people.name, people.colour, better.label("better"))
        .select_from(schema.ratings.outerjoin(schema.people, people.id == ratings.person))
        .where(ratings.game == game)
        .order_by(ratings.ordinal.desc(), ratings.person)
        .limit(limit)
    )
    if person is not None:
        query = query.where(ratings.person == person)
    return [Rank(row.better + 1, row.person, row.ordinal, row.games, row.kind, row.name, row.colour) for row in connection.execute(query)]


def rated_id(player: events.SeatTaken) -> str:
    """Whom a seat's result is for; all bots of a level are one."""
    return f"{BOT_PREFIX}{player.bot}" if player.bot else player.person


def bot_level(person: str) -> str:
    """The level of a bot of the server, by the id under which it is rated; '' for everybody else."""
    return person.removeprefix(BOT_PREFIX) if person.startswith(BOT_PREFIX) else ""
