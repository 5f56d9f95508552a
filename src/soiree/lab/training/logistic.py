"""Logistic regression with a prior, by Newton's method; compiled.

The model: the probability that the first of two seats ends before the second is the logistic function of the weighted sum of the
differences of their features (`soiree.lab.training.samples`).
"""

import math

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.values.evaluation import logistic
from soiree.lab.linear import solve

STEPS = 25


def loss(rows: list[float], labels: list[float], weights: list[float]) -> float:
    """The mean cross-entropy of the predictions; log 2 = 0.693 for weights of zero."""
    width: i64 = len(weights)
    count: i64 = len(labels)
    total = 0.0
    start: i64 = 0
    for number in range(count):
        score = 0.0
        for column in range(width):
            score += weights[column] * rows[start + column]
        start += width
        probability = min(max(logistic(score), 1e-9), 1.0 - 1e-9)
        total -= labels[number] * math.log(probability) + (1.0 - labels[number]) * math.log(1.0 - probability)
    return total / float(max(count, 1))


def fit(rows: list[float], labels: list[float], old: list[float], games: float) -> list[float]:
    """The weights with the highest posterior probability.

    `rows` has one row of len(old) values for each label, one after the other. The prior is a normal distribution around the `old`
    weights with standard deviation one. All rows together count as `games` observations, because the positions of a game share its
    result.
    """
    width: i64 = len(old)
    count: i64 = len(labels)
    if count == 0:
        return list(old)
    data = vec[float](rows)
    weights = vec[float](old)
    gradient = vec[float]([0.0] * width)
    hessian = vec[float]([0.0] * (width * width))
    weight_of_row = games / float(count)
    for _ in range(STEPS):
        for column in range(width):
            gradient[column] = old[column] - weights[column]
            for other in range(width):
                hessian[column * width + other] = 1.0 if column == other else 0.0
        start: i64 = 0
        for number in range(count):
            score = 0.0
            for column in range(width):
                score += weights[column] * data[start + column]
            probability = logistic(score)
            residual = weight_of_row * (labels[number] - probability)
            curvature = weight_of_row * probability * (1.0 - probability)
            for column in range(width):
                value = data[start + column]
                gradient[column] += residual * value
                if value != 0.0:
                    for other in range(column + 1):
                        hessian[column * width + other] += curvature * value * data[start + other]
            start += width
        for column in range(width):
            for other in range(column):
                hessian[other * width + column] = hessian[column * width + other]
        largest_step = solve(hessian, gradient, width)  # the gradient becomes the step
        for column in range(width):
            weights[column] += max(-2.0, min(2.0, gradient[column]))
        if largest_step < 1e-7:
            break
    return [weights[column] for column in range(width)]
