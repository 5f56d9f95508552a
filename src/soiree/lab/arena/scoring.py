"""Who took what share of the points from whom, and how sure that is."""

import itertools
import math
from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from soiree.lab.arena.game import Result


class Share(msgspec.Struct, frozen=True):
    """A share from 0 to 1 with its 95 % interval."""

    value: float
    low: float
    high: float
    meetings: float

    def __str__(self) -> str:
        return f"{self.value:.1%} [{self.low:.1%}, {self.high:.1%}]"


class Tally:
    """Points and meetings for every pair of names: normalised returns.

    A name's seats together get something between the worst and the best share of what its seats and the rival's got in the game; where
    in between is its part of the points, as many as pairs of seats meet. So 50 % is even at any number of seats, and 100 % is as much as
    can be had, however many seats a name holds: also where there is one winner and all others end alike. With two seats this is
    the return itself; where all ranks differ, the higher return of two seats takes the point.
    """

    def __init__(self) -> None:
        self.points: dict[tuple[str, str], float] = defaultdict(float)
        self.meetings: dict[tuple[str, str], float] = defaultdict(float)

    def add(self, result: Result) -> None:
        got: dict[str, list[float]] = defaultdict(list)
        for name, value in zip(result.seating, result.returns, strict=True):
            got[name].append(value)
        for name, rival in itertools.permutations(got, 2):
            ranked = sorted(got[name] + got[rival])
            worst = sum(ranked[: len(got[name])])
            best = sum(ranked[len(got[rival]) :])
            meetings = len(got[name]) * len(got[rival])
            self.points[name, rival] += meetings * ((sum(got[name]) - worst) / (best - worst) if best - worst > 1e-9 else 0.5)
            self.meetings[name, rival] += meetings


def by_deal(results: Iterable[Result]) -> list[Tally]:
    """One tally a deal: games of one deal share their luck, so only deals are independent of each other."""
    deals: dict[int, Tally] = defaultdict(Tally)
    for result in sorted(results, key=lambda result: result.number):
        deals[result.deal].add(result)
    return list(deals.values())


def share(deals: Sequence[Tally], name: str, rival: str) -> Share:
    """What the name took from the rival.

    Wilson's interval. Its number of trials is the one that would give the variance seen between deals, but never more
    than the games in which the two met: all won is not the same as certain.
    """
    met = [tally for tally in deals if tally.meetings.get((name, rival))]
    meetings = sum(tally.meetings[name, rival] for tally in met)
    if not meetings:
        return Share(0.5, 0.0, 1.0, 0)
    value = sum(tally.points[name, rival] for tally in met) / meetings
    spread = sum((tally.points[name, rival] - value * tally.meetings[name, rival]) ** 2 for tally in met) / meetings**2
    if len(met) > 1:
        spread *= len(met) / (len(met) - 1)
    trials = min(meetings, value * (1 - value) / spread) if spread > 0 else meetings
    low, high = wilson(value, max(trials, 1.0))
    return Share(value, low, high, meetings)


def wilson(value: float, trials: float) -> tuple[float, float]:
    """The 95 % interval of a share of so many trials."""
    z = 1.959964
    centre = (value + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z / (1 + z * z / trials) * math.sqrt(value * (1 - value) / trials + z * z / (4 * trials * trials))
    return max(0.0, centre - half), min(1.0, centre + half)
