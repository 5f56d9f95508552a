"""Logistic regression of who ends before whom on the differences of their features; Newton's method, compiled."""

import math

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.evaluation import logistic
from soiree.lab.linear import solve

STEPS = 25


def loss(rows: list[float], labels: list[float], weights: list[float]) -> float:
    """The mean of -log(what was said of what happened); 0.693 for who knows nothing."""
    width: i64 = len(weights)
    count: i64 = len(labels)
    total = 0.0
    place: i64 = 0
    for number in range(count):
        score = 0.0
        for column in range(width):
            score += weights[column] * rows[place + column]
        place += width
        likely = min(max(logistic(score), 1e-9), 1.0 - 1e-9)
        total -= labels[number] * math.log(likely) + (1.0 - labels[number]) * math.log(1.0 - likely)
    return total / float(max(count, 1))


def fit(rows: list[float], labels: list[float], old: list[float], games: float) -> list[float]:
    """Weights that explain the labels (1: the first ended before the second), drawn towards the old ones.

    Rows are one after the other, as wide as the weights. All rows together count as so many games, since the positions
    of one game have one end; the old weights count as much as a prior of standard deviation one.
    """
    width: i64 = len(old)
    count: i64 = len(labels)
    if count == 0:
        return list(old)
    data = vec[float](rows)
    weights = vec[float](old)
    slope = vec[float]([0.0] * width)
    bend = vec[float]([0.0] * (width * width))
    each = games / float(count)
    for _ in range(STEPS):
        for column in range(width):
            slope[column] = old[column] - weights[column]
            for other in range(width):
                bend[column * width + other] = 1.0 if column == other else 0.0
        place: i64 = 0
        for number in range(count):
            score = 0.0
            for column in range(width):
                score += weights[column] * data[place + column]
            likely = logistic(score)
            miss = each * (labels[number] - likely)
            curve = each * likely * (1.0 - likely)
            for column in range(width):
                value = data[place + column]
                slope[column] += miss * value
                if value != 0.0:
                    for other in range(column + 1):
                        bend[column * width + other] += curve * value * data[place + other]
            place += width
        for column in range(width):
            for other in range(column):
                bend[other * width + column] = bend[column * width + other]
        moved = solve(bend, slope, width)
        for column in range(width):
            weights[column] += max(-2.0, min(2.0, slope[column]))
        if moved < 1e-7:
            break
    return [weights[column] for column in range(width)]
