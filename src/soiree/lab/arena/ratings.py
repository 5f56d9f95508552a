"""Ratings: the strength of every entrant as one number with a confidence interval.

The rating is the Bradley-Terry model on the Elo scale (400 points are odds of ten to one; the mean of all is 1500), fitted to all meetings
at once, because a bot does not change while it plays. The 95 % interval is a bootstrap over deals, but never narrower than the number of
meetings allows: a few deals with equal results are weak evidence. OpenSkill's mu and sigma (Plackett-Luce, whole tables ranked) are given
too, because they are updated game by game, as the ratings of people are.
"""

import math
from collections.abc import Mapping, Sequence

import msgspec
from librt.vecs import vec
from openskill.models import PlackettLuce

from soiree.core.rng import Rng
from soiree.lab.arena.game import GameResult
from soiree.lab.arena.scoring import PairTotals, totals_by_deal
from soiree.lab.linear import solve

RESAMPLES = 200
POINTS = 400 / math.log(10)


class Rating(msgspec.Struct, frozen=True):
    """The rating of one entrant. Stored in ratings.json."""

    name: str
    rating: float
    low: float
    high: float
    mu: float
    sigma: float
    mean_return: float
    games: int  # each seat of the entrant counts


def rate(results: Sequence[GameResult], names: Sequence[str]) -> list[Rating]:
    """The ratings of the entrants with these names, highest first."""
    deals = totals_by_deal(results)
    fitted = fit_bradley_terry(names, deals)
    rng = Rng(1)
    resampled: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(RESAMPLES):
        again = fit_bradley_terry(names, [deals[rng.below(len(deals))] for _ in deals], fitted)
        for name in names:
            resampled[name].append(again[name])
    skills = fit_openskill(results, names)
    errors = standard_errors(names, deals, fitted)
    ratings = []
    for name in names:
        ranked = sorted(resampled[name])
        returns = [result.returns[seat] for result in results for seat, entrant in enumerate(result.seating) if entrant == name]
        ratings.append(
            Rating(
                name=name,
                rating=1500 + POINTS * fitted[name],
                low=1500 + POINTS * min(ranked[round(0.025 * (RESAMPLES - 1))], fitted[name] - 1.96 * errors[name]),
                high=1500 + POINTS * max(ranked[round(0.975 * (RESAMPLES - 1))], fitted[name] + 1.96 * errors[name]),
                mu=skills[name][0],
                sigma=skills[name][1],
                mean_return=sum(returns) / len(returns) if returns else 0.5,
                games=len(returns),
            )
        )
    return sorted(ratings, key=lambda rating: -rating.rating)


def _pair_counts(names: Sequence[str], deals: Sequence[PairTotals]) -> dict[tuple[str, str], tuple[float, float]]:
    """Points and meetings of every pair, plus one drawn meeting, so that an entrant that lost every game has a finite rating."""
    return {
        (name, opponent): (
            0.5 + sum(totals.points.get((name, opponent), 0.0) for totals in deals),
            1.0 + sum(totals.meetings.get((name, opponent), 0.0) for totals in deals),
        )
        for name in names
        for opponent in names
        if name != opponent
    }


def fit_bradley_terry(names: Sequence[str], deals: Sequence[PairTotals], start: Mapping[str, float] | None = None) -> dict[str, float]:
    """The maximum-likelihood strengths (natural logarithms with mean 0), by Newton steps for one name at a time.

    `start`: strengths to begin with, by default all 0.
    """
    counts = _pair_counts(names, deals)
    strengths = dict(start or dict.fromkeys(names, 0.0))
    for _ in range(200):
        largest_step = 0.0
        for name in names:
            gradient = curvature = 0.0
            for opponent in names:
                if opponent != name:
                    points, meetings = counts[name, opponent]
                    expected = 1 / (1 + math.exp(strengths[opponent] - strengths[name]))
                    gradient += points - meetings * expected
                    curvature += meetings * expected * (1 - expected)
            step = max(-1.0, min(1.0, gradient / curvature)) if curvature > 0 else 0.0
            strengths[name] += step
            largest_step = max(largest_step, abs(step))
        if largest_step < 1e-6:
            break
    mean = sum(strengths.values()) / len(strengths)
    return {name: value - mean for name, value in strengths.items()}


def standard_errors(names: Sequence[str], deals: Sequence[PairTotals], fitted: Mapping[str, float]) -> dict[str, float]:
    """The standard error of each strength, from the Fisher information, as if all meetings were independent."""
    counts = _pair_counts(names, deals)
    number = len(names)
    information = [[1.0 / number] * number for _ in names]  # the mean is fixed: any curvature along it will do
    for row, name in enumerate(names):
        for column, opponent in enumerate(names):
            if name != opponent:
                expected = 1 / (1 + math.exp(fitted[opponent] - fitted[name]))
                weight = counts[name, opponent][1] * expected * (1 - expected)
                information[row][row] += weight
                information[row][column] -= weight
    matrix = [value for line in information for value in line]
    errors = {}
    for index, name in enumerate(names):
        unit = vec[float]([float(index == other) for other in range(number)])
        solve(vec[float](matrix), unit, number)
        errors[name] = math.sqrt(max(unit[index] - 1.0 / number, 0.0))
    return errors


def fit_openskill(results: Sequence[GameResult], names: Sequence[str]) -> dict[str, tuple[float, float]]:
    """OpenSkill's mu and sigma after all games in order. An entrant with several seats gets the mean of their updates."""
    model = PlackettLuce()
    skills = {name: (model.rating().mu, model.rating().sigma) for name in names}
    for result in sorted(results, key=lambda result: result.number):
        teams = [[model.rating(mu=skills[name][0], sigma=skills[name][1])] for name in result.seating]
        rated = model.rate(teams, ranks=[-value for value in result.returns], limit_sigma=True)
        for name in set(result.seating):
            own = [rated[seat][0] for seat, entrant in enumerate(result.seating) if entrant == name]
            skills[name] = (sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))
    return skills
