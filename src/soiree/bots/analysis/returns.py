"""Means of returns with their standard errors."""

import math
from collections.abc import Sequence

UNKNOWN_ERROR = 0.5  # the standard error of fewer than two samples


def visit_mean(visits: float, total: float, squares: float, prior: float) -> tuple[float, float]:
    """The mean return of a move and its standard error, from the statistics of its nodes; the prior for a move without visits.

    `total` is the sum of the returns, `squares` that of their squares.
    """
    if not visits:
        return prior, UNKNOWN_ERROR
    value = total / visits
    return value, UNKNOWN_ERROR if visits < 2 else math.sqrt(max(squares / visits - value * value, 0.0) / visits)


def sample_mean(number: float, total: float, squares: float, otherwise: float) -> tuple[float, float]:
    """The mean of independent samples and its standard error; `otherwise` is the mean if there is no sample."""
    if number < 2:
        return (total / number if number else otherwise), UNKNOWN_ERROR
    mean = total / number
    return mean, math.sqrt(max(squares / number - mean * mean, 0.0) / (number - 1))


class PairedReturns:
    """The returns of two moves in the same sampled states."""

    def __init__(self) -> None:
        self.number = 0
        self.totals = [0.0, 0.0]
        self.squares = [0.0, 0.0]
        self.difference_squares = 0.0

    def add(self, gains: Sequence[float]) -> None:
        """Adds the return of each move in one state."""
        self.number += 1
        for index, gain in enumerate(gains):
            self.totals[index] += gain
            self.squares[index] += gain * gain
        self.difference_squares += (gains[1] - gains[0]) ** 2

    def mean(self, index: int) -> tuple[float, float]:
        """The mean return of one move and its standard error."""
        return sample_mean(self.number, self.totals[index], self.squares[index], 0.5)

    def difference(self) -> tuple[float, float]:
        """The mean difference, second minus first, and its standard error."""
        return sample_mean(self.number, self.totals[1] - self.totals[0], self.difference_squares, 0.0)
