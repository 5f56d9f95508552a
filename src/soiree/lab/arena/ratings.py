"""How strong everyone is, in one number.

The rating is that of Bradley and Terry in Elo's points (400 points are odds of ten to one; the mean of all is 1500), fitted to every
meeting at once, because a bot does not change while it plays. Its 95 % interval is a bootstrap over deals, but never narrower than what
the number of meetings allows: few deals that all went the same way prove little. Beside it stands OpenSkill's mu and sigma
(Plackett-Luce, whole tables ranked), the scale on which people are rated one game after the other.
"""

import math
from collections.abc import Mapping, Sequence

import msgspec
from librt.vecs import vec
from openskill.models import PlackettLuce

from soiree.core.rng import Rng
from soiree.lab.arena.game import Result
from soiree.lab.arena.scoring import Tally, by_deal
from soiree.lab.linear import solve

RESAMPLES = 200
POINTS = 400 / math.log(10)


class Rating(msgspec.Struct, frozen=True):
    """One line of the rating table."""

    name: str
    rating: float
    low: float
    high: float
    mu: float
    sigma: float
    mean_return: float
    games: int  # seats taken: with several seats in a game, each counts


def rate(results: Sequence[Result], names: Sequence[str]) -> list[Rating]:
    """Everyone by falling rating."""
    deals = by_deal(results)
    fitted = strengths(names, deals)
    rng = Rng(1)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(RESAMPLES):
        again = strengths(names, [deals[rng.below(len(deals))] for _ in deals], fitted)
        for name in names:
            drawn[name].append(again[name])
    skills = open_skill(results, names)
    errors = standard_errors(names, deals, fitted)
    table = []
    for name in names:
        spread = sorted(drawn[name])
        got = [result.returns[seat] for result in results for seat, who in enumerate(result.seating) if who == name]
        table.append(
            Rating(
                name=name,
                rating=1500 + POINTS * fitted[name],
                low=1500 + POINTS * min(spread[round(0.025 * (RESAMPLES - 1))], fitted[name] - 1.96 * errors[name]),
                high=1500 + POINTS * max(spread[round(0.975 * (RESAMPLES - 1))], fitted[name] + 1.96 * errors[name]),
                mu=skills[name][0],
                sigma=skills[name][1],
                mean_return=sum(got) / len(got) if got else 0.5,
                games=len(got),
            )
        )
    return sorted(table, key=lambda rating: -rating.rating)


Pairs = dict[tuple[str, str], tuple[float, float]]


def pairs(names: Sequence[str], deals: Sequence[Tally]) -> Pairs:
    """Points and meetings of every pair; each is given one meeting more, halved, so that who lost every game still has a number."""
    return {
        (name, rival): (
            0.5 + sum(tally.points.get((name, rival), 0.0) for tally in deals),
            1.0 + sum(tally.meetings.get((name, rival), 0.0) for tally in deals),
        )
        for name in names
        for rival in names
        if name != rival
    }


def strengths(names: Sequence[str], deals: Sequence[Tally], start: Mapping[str, float] | None = None) -> dict[str, float]:
    """The most likely strengths (natural logarithms, their mean 0), by Newton's steps one name at a time."""
    met = pairs(names, deals)
    found = dict(start or dict.fromkeys(names, 0.0))
    for _ in range(200):
        moved = 0.0
        for name in names:
            slope = bend = 0.0
            for rival in names:
                if rival != name:
                    points, meetings = met[name, rival]
                    expected = 1 / (1 + math.exp(found[rival] - found[name]))
                    slope += points - meetings * expected
                    bend += meetings * expected * (1 - expected)
            step = max(-1.0, min(1.0, slope / bend)) if bend > 0 else 0.0
            found[name] += step
            moved = max(moved, abs(step))
        if moved < 1e-6:
            break
    mean = sum(found.values()) / len(found)
    return {name: value - mean for name, value in found.items()}


def standard_errors(names: Sequence[str], deals: Sequence[Tally], fitted: Mapping[str, float]) -> dict[str, float]:
    """What the curvature of the likelihood says of each strength, as if every meeting were independent."""
    met = pairs(names, deals)
    number = len(names)
    curve = [[1.0 / number] * number for _ in names]  # the mean is fixed: any curvature along it will do
    for row, name in enumerate(names):
        for column, rival in enumerate(names):
            if name != rival:
                expected = 1 / (1 + math.exp(fitted[rival] - fitted[name]))
                weight = met[name, rival][1] * expected * (1 - expected)
                curve[row][row] += weight
                curve[row][column] -= weight
    flat = [value for line in curve for value in line]
    errors = {}
    for place, name in enumerate(names):
        unit = vec[float]([float(place == other) for other in range(number)])
        solve(vec[float](flat), unit, number)
        errors[name] = math.sqrt(max(unit[place] - 1.0 / number, 0.0))
    return errors


def open_skill(results: Sequence[Result], names: Sequence[str]) -> dict[str, tuple[float, float]]:
    """mu and sigma after all games in their order; a bot with several seats learns the mean of what they learn."""
    model = PlackettLuce()
    skills = {name: (model.rating().mu, model.rating().sigma) for name in names}
    for result in sorted(results, key=lambda result: result.number):
        teams = [[model.rating(mu=skills[name][0], sigma=skills[name][1])] for name in result.seating]
        rated = model.rate(teams, ranks=[-value for value in result.returns], limit_sigma=True)
        for name in set(result.seating):
            own = [rated[seat][0] for seat, who in enumerate(result.seating) if who == name]
            skills[name] = (sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))
    return skills
