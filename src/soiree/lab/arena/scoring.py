"""Scores: the share of the points that one entrant takes from another, with a confidence interval."""

import itertools
import math
from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from soiree.lab.arena.game import GameResult


class Score(msgspec.Struct, frozen=True):
    """A share of points from 0 to 1 with its 95 % interval. Part of ladder.json."""

    value: float
    low: float
    high: float
    meetings: float

    def __str__(self) -> str:
        return f"{self.value:.1%} [{self.low:.1%}, {self.high:.1%}]"


class PairTotals:
    """Points and meetings of every pair of entrants, from normalised returns.

    In a game, the seats of an entrant together get something between the worst and the best that its number of seats can get from the
    returns of its own seats and the opponent's. Where in between is its share of the points; the points are the pairs of seats that
    meet. So 50 % is even at any number of seats, and 100 % is the most that is possible with any number of seats, also where one seat
    wins and all others have equal returns. With two seats the share is the return. Where all returns differ, each pair of seats gives
    one point to the higher return.
    """

    def __init__(self) -> None:
        self.points: dict[tuple[str, str], float] = defaultdict(float)
        self.meetings: dict[tuple[str, str], float] = defaultdict(float)

    def add(self, result: GameResult) -> None:
        """Adds one game, at every pair of entrants that met in it."""
        returns: dict[str, list[float]] = defaultdict(list)
        for name, value in zip(result.seating, result.returns, strict=True):
            returns[name].append(value)
        for name, opponent in itertools.permutations(returns, 2):
            own, ranked = returns[name], sorted(returns[name] + returns[opponent])
            worst = sum(ranked[: len(own)])
            best = sum(ranked[len(returns[opponent]) :])
            meetings = len(own) * len(returns[opponent])
            self.points[name, opponent] += meetings * ((sum(own) - worst) / (best - worst) if best - worst > 1e-9 else 0.5)
            self.meetings[name, opponent] += meetings


def totals_by_deal(results: Iterable[GameResult]) -> list[PairTotals]:
    """The totals of each deal. Games of one deal share their luck, so only deals are independent of each other."""
    deals: dict[int, PairTotals] = defaultdict(PairTotals)
    for result in sorted(results, key=lambda result: result.number):
        deals[result.deal].add(result)
    return list(deals.values())


def score(deals: Sequence[PairTotals], name: str, opponent: str) -> Score:
    """The share of the points that an entrant took from an opponent, with Wilson's interval.

    The number of trials is the one that would give the variance between deals, but at most the number of meetings: to have won every
    game is not certainty.
    """
    met = [totals for totals in deals if totals.meetings.get((name, opponent))]
    meetings = sum(totals.meetings[name, opponent] for totals in met)
    if not meetings:
        return Score(0.5, 0.0, 1.0, 0)
    value = sum(totals.points[name, opponent] for totals in met) / meetings
    variance = sum((totals.points[name, opponent] - value * totals.meetings[name, opponent]) ** 2 for totals in met) / meetings**2
    if len(met) > 1:
        variance *= len(met) / (len(met) - 1)
    trials = min(meetings, value * (1 - value) / variance) if variance > 0 else meetings
    low, high = wilson_interval(value, max(trials, 1.0))
    return Score(value, low, high, meetings)


def wilson_interval(value: float, trials: float) -> tuple[float, float]:
    """The 95 % interval of a share of this many trials."""
    z = 1.959964
    centre = (value + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z / (1 + z * z / trials) * math.sqrt(value * (1 - value) / trials + z * z / (4 * trials * trials))
    return max(0.0, centre - half), min(1.0, centre + half)
