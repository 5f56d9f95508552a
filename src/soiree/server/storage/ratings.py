"""Results and ratings in the database. Ratings are per game, by OpenSkill; bots are rated like people.

Accounts are rated, and the bots of accounts. Guests are not: one person can create any number of them.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from openskill.models.weng_lin.plackett_luce import PlackettLuceRating
from sqlalchemy import Connection, Row, Select, delete, func, insert, select

from soiree.server.storage import schema
from soiree.server.storage.social.sharing import hides_ratings
from soiree.server.table import events
from soiree.server.table.rated import RatedSeat, forbidden_by_players
from soiree.server.table.state import TableState

_model = PlackettLuce()
PERIOD = 30 * 86_400_000  # milliseconds in which games of the same two count together
FULL_GAMES = 3  # of them that count fully; each further one counts less, so that nobody can rise by beating one opponent
NEWCOMER_GAMES = 5  # rated games of one kind; a person with fewer is a newcomer there. All newcomers together count as one opponent
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
    if state.unrated or forbidden_by_players(_rated_seats(connection, people)):
        return
    rated = _rate(connection, state, people, payoffs, now)
    connection.execute(
        insert(schema.rated_games),
        [
            {"table_id": header.id, "seat": seat, "person": person, "game": header.game, "ended_at": now, "rating": rating}
            for seat, (person, rating) in enumerate(zip(people, rated, strict=True))
            if not bot_level(person)
        ],
    )


def _rate(connection: Connection, state: TableState, people: Sequence[str], payoffs: Sequence[float], now: int) -> list[float]:
    """Updates the ratings of those who have played. Returns them."""
    header = state.header
    since = now - PERIOD
    weight = min(1.0, FULL_GAMES / (1 + _games_together(connection, header.id, header.game, people, since)))
    ratings = schema.ratings
    known = {
        row.person: row
        for row in connection.execute(select(ratings).where(ratings.c.game == header.game, ratings.c.person.in_(people)).with_for_update())
    }
    before = [[_model.rating(mu=known[person].mu, sigma=known[person].sigma) if person in known else _model.rating()] for person in people]
    newcomers = {person for person in people if not bot_level(person) and (person not in known or known[person].games < NEWCOMER_GAMES)}
    weights = [
        min(weight, 1 / (1 + _games_with_newcomers(connection, header.game, person, people, since))) if newcomers - {person} else weight
        for person in people
    ]
    after = [_between(*both) for both in zip(weights, before, _model.rate(before, scores=list(payoffs)), strict=True)]
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
            for person, rating in zip(people, after, strict=True)
        ],
    )
    return [rating.ordinal() for rating in after]


def _rated_seats(connection: Connection, people: Sequence[str]) -> list[RatedSeat]:
    """The person who is rated for each seat, and whether they have an account."""
    columns, tokens = schema.people.c, schema.tokens.c
    persons = [person for person in people if not bot_level(person)]
    found = connection.execute(select(tokens.person, tokens.owner).where(tokens.person.in_(persons)))
    owners: dict[str, str] = {row.person: row.owner for row in found}
    accountable = [owners.get(person, person) for person in people]
    accounts = set(connection.scalars(select(columns.id).where(columns.id.in_(accountable), columns.kind == "account")))
    return [RatedSeat(person, "bot" if bot_level(person) else "account" if person in accounts else "guest") for person in accountable]


def _games_together(connection: Connection, table: str, game: str, people: Sequence[str], since: int) -> int:
    """How many games two of these people, or one of them and a bot, have finished together since a time: of those two with the most."""
    one, results = schema.results.c, schema.results.alias()
    other = results.c
    query = (
        select(func.count().label("games"))
        .join_from(schema.results, results, other.table_id == one.table_id)
        .where(one.person.in_([person for person in people if not bot_level(person)]), one.ended_at > since, one.game == game)
        .where(other.person.in_(people), other.person != one.person, one.table_id != table)
        .group_by(one.person, other.person)
    )
    return max(connection.scalars(query), default=0)


def _games_with_newcomers(connection: Connection, game: str, person: str, besides: Sequence[str], since: int) -> int:
    """How many rated games a person has finished since a time with others than these who are still newcomers."""
    own, other, rating = schema.rated_games.c, schema.rated_games.alias().c, schema.ratings.c
    query = (
        select(func.count(own.table_id.distinct()))
        .where(own.person == person, own.game == game, own.ended_at > since)
        .where(other.table_id == own.table_id, other.person.not_in(besides))
        .where(rating.person == other.person, rating.game == game, rating.games < NEWCOMER_GAMES)
    )
    return connection.scalar(query) or 0


def _between(weight: float, before: list[PlackettLuceRating], after: list[PlackettLuceRating]) -> PlackettLuceRating:
    """The rating that has gone this part of the way."""
    [old], [new] = before, after
    return _model.rating(mu=old.mu + weight * (new.mu - old.mu), sigma=old.sigma + weight * (new.sigma - old.sigma))


def leaderboard(connection: Connection, game: str, limit: int) -> list[Rank]:
    """The leaderboard of a game from its top.

    Guests, who were once rated, are not in it, nor are people who do not show their ratings to everybody.
    """
    ratings = schema.ratings.c
    query = _lines(game).where(~hides_ratings(ratings.person)).order_by(ratings.ordinal.desc(), ratings.person).limit(limit)
    found: list[Rank] = []
    for number, row in enumerate(connection.execute(query), start=1):
        equal = bool(found) and found[-1].rating == row.ordinal
        found.append(_rank(found[-1].place if equal else number, row))
    return found


def line_of(connection: Connection, game: str, person: str) -> Rank | None:
    """The line of one person, who sees it even if nobody else does; None if there is none."""
    row = connection.execute(_lines(game).where(schema.ratings.c.person == person)).one_or_none()
    if row is None:
        return None
    better = _lines(game).where(schema.ratings.c.ordinal > row.ordinal, ~hides_ratings(schema.ratings.c.person))
    return _rank(1 + (connection.scalar(select(func.count()).select_from(better.subquery())) or 0), row)


def _lines(game: str) -> Select[Any]:
    ratings, people = schema.ratings.c, schema.people.c
    return (
        select(ratings.person, ratings.ordinal, ratings.games, people.kind, people.name, people.colour)
        .select_from(schema.ratings.outerjoin(schema.people, people.id == ratings.person))
        .where(ratings.game == game, func.coalesce(people.kind, "") != "guest")
    )


def _rank(place: int, row: Row[Any]) -> Rank:
    return Rank(place, row.person, row.ordinal, row.games, row.kind, row.name, row.colour)


def rated_id(player: events.SeatTaken) -> str:
    """Whom a seat's result is for; all bots of a level are one."""
    return f"{BOT_PREFIX}{player.bot}" if player.bot else player.person


def bot_level(person: str) -> str:
    """The level of a bot of the server, by the id under which it is rated; '' for everybody else."""
    return person.removeprefix(BOT_PREFIX) if person.startswith(BOT_PREFIX) else ""
