"""Scores: what is compared when a game is over, in the order in which it decides, and which measure decided."""

from collections.abc import Sequence

import msgspec


class Measure(msgspec.Struct, frozen=True):
    """One thing that is compared; more is better."""

    id: str  # the message that names it, in the words of the game
    values: list[int]  # by seat
    holds: bool = False  # 1 where something holds and 0 where it does not, instead of a number


class Score(msgspec.Struct, frozen=True):
    """The measures of all seats at the end of a game."""

    measures: list[Measure]  # in the order in which they decide
    compared: bool  # whether the game was decided by comparing them; false for a victory that ends the game
    decided: int | None  # the measure that decided, as an index; null if all are equal or nothing was compared


def score_of(measures: Sequence[Measure], returns: Sequence[float], compared: bool) -> Score:
    """The score of a game with these results; `compared`: whether the measures decided it.

    What decided is the first measure that sets the winners apart from the best other seat.
    """
    standings = list(zip(*(measure.values for measure in measures), strict=True))
    first = max(returns)
    others = [standing for standing, value in zip(standings, returns, strict=True) if value < first]
    if not compared or not others:
        return Score(list(measures), compared, None)
    winner = standings[list(returns).index(first)]
    decided = next(index for index, (own, other) in enumerate(zip(winner, max(others), strict=True)) if own != other)
    return Score(list(measures), compared, decided)
