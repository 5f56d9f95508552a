"""Puzzles in the database: first tries, how well a person solves, how hard a puzzle is.

A try is a game between the person and the puzzle, by OpenSkill as for games between people. Only the first try of a person counts. People
are rated for each game, guests too: their rating goes with their session, and nobody else sees it.
"""

from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select, update

from soiree.server.storage import schema

_model = PlackettLuce()


class Solver(NamedTuple):
    """A person at the puzzles of a game; `rating` as on the leaderboards."""

    rating: float = 0.0
    tries: int = 0
    streak: int = 0
    best_streak: int = 0


class Hardness(NamedTuple):
    """How hard a puzzle is: its rating, and how many of the people who tried it solved it at once."""

    rating: float
    tries: int
    solved: int


class Tried(NamedTuple):
    """What a try has changed."""

    solver: Solver
    before: float  # the person's rating
    first: bool  # whether it counted


def solver_of(connection: Connection, person: str, game: str) -> Solver:
    solvers = schema.puzzle_solvers
    row = connection.execute(select(solvers).where(solvers.c.person == person, solvers.c.game == game)).one_or_none()
    return Solver() if row is None else _solver(row)


def _solver(row: Any) -> Solver:  # any: a row of the table of solvers
    return Solver(_model.rating(mu=row.mu, sigma=row.sigma).ordinal(), row.tries, row.streak, row.best_streak)


def tries_of(connection: Connection, person: str, game: str) -> dict[str, bool]:
    """The puzzles of a game that a person has tried, and whether they have solved them, at the first try or later."""
    tries = schema.puzzle_tries.c
    found = connection.execute(select(tries.puzzle, tries.solved).where(tries.person == person, tries.game == game))
    return {row.puzzle: row.solved for row in found}


def hardness_of(connection: Connection, game: str) -> dict[str, Hardness]:
    """By puzzle; those that nobody has tried are not in it. Ids begin with the game."""
    ratings = schema.puzzle_ratings.c
    found = connection.execute(select(schema.puzzle_ratings).where(ratings.puzzle.like(f"{game}-%")))
    return {row.puzzle: Hardness(_model.rating(mu=row.mu, sigma=row.sigma).ordinal(), row.tries, row.solved) for row in found}


def add_try(connection: Connection, person: str, game: str, puzzle: str, solved: bool, now: int) -> Tried:
    """Counts the first try of a person at a puzzle. A later one changes no rating and no streak, but solves the puzzle if it is right."""
    tries, solvers, ratings = schema.puzzle_tries, schema.puzzle_solvers, schema.puzzle_ratings
    of_person, of_puzzle = (solvers.c.person == person) & (solvers.c.game == game), ratings.c.puzzle == puzzle
    known = connection.execute(select(solvers).where(of_person).with_for_update()).one_or_none()
    before = Solver() if known is None else _solver(known)
    this = (tries.c.person == person) & (tries.c.puzzle == puzzle)
    if connection.execute(select(tries.c.puzzle).where(this)).one_or_none() is not None:
        if solved:
            connection.execute(update(tries).where(this).values(solved=True))
        return Tried(before, before.rating, first=False)
    hard = connection.execute(select(ratings).where(of_puzzle).with_for_update()).one_or_none()
    mine = _model.rating() if known is None else _model.rating(mu=known.mu, sigma=known.sigma)
    its = _model.rating() if hard is None else _model.rating(mu=hard.mu, sigma=hard.sigma)
    [[mine], [its]] = _model.rate([[mine], [its]], scores=[float(solved), float(not solved)])
    streak = before.streak + 1 if solved else 0
    connection.execute(delete(solvers).where(of_person))
    connection.execute(
        insert(solvers).values(
            person=person, game=game, mu=mine.mu, sigma=mine.sigma, tries=before.tries + 1, streak=streak,
            best_streak=max(before.best_streak, streak),
        )
    )  # fmt: skip
    connection.execute(delete(ratings).where(of_puzzle))
    connection.execute(
        insert(ratings).values(
            puzzle=puzzle, mu=its.mu, sigma=its.sigma, tries=(0 if hard is None else hard.tries) + 1,
            solved=(0 if hard is None else hard.solved) + solved,
        )
    )  # fmt: skip
    connection.execute(insert(tries).values(person=person, puzzle=puzzle, game=game, solved=solved, tried_at=now))
    return Tried(solver_of(connection, person, game), before.rating, first=True)


def remove_person(connection: Connection, person: str) -> None:
    for table in (schema.puzzle_tries, schema.puzzle_solvers):
        connection.execute(delete(table).where(table.c.person == person))


def export_person(connection: Connection, person: str) -> dict[str, list[dict[str, object]]]:
    """What is kept of a person's puzzles."""
    tries, solvers = schema.puzzle_tries, schema.puzzle_solvers
    tried = connection.execute(select(tries).where(tries.c.person == person).order_by(tries.c.tried_at, tries.c.puzzle)).mappings()
    rated = connection.execute(select(solvers).where(solvers.c.person == person).order_by(solvers.c.game)).mappings()
    return {"puzzles": [dict(row) for row in tried], "puzzle_ratings": [dict(row) for row in rated]}
