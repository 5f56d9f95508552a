"""Mistakes of the lower levels: a move sampled by softmax among those that are not much worse than the best."""

import math
from collections.abc import Sequence

from soiree.core.rng import Rng


class Mistakes:
    """Samples moves with probability proportional to exp(value / temperature), among those within `tolerance` of the best value."""

    def __init__(self, temperature: float, tolerance: float) -> None:
        self._temperature = temperature
        self._tolerance = tolerance

    def pick(self, values: Sequence[float], rng: Rng) -> int:
        """The index of the sampled move."""
        best = max(values)
        weights = [math.exp((value - best) / self._temperature) if value >= best - self._tolerance else 0.0 for value in values]
        return pick(weights, rng)


def pick(weights: Sequence[float], rng: Rng) -> int:
    """An index sampled with these weights; 0 if all weights are zero."""
    roll = rng.bits() / 2**32 * sum(weights)
    for index, weight in enumerate(weights):
        roll -= weight
        if roll < 0:
            return index
    return 0
