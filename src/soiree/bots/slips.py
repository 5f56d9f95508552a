"""Slips of the lower levels: a move that is not the best, but never one that looks broken."""

import math
from collections.abc import Sequence

from soiree.core.rng import Rng


class Slips:
    """Moves are taken more rarely the worse they are, and never when they are worse than the best by more than the tolerance."""

    def __init__(self, warmth: float, tolerance: float) -> None:
        self._warmth = warmth
        self._tolerance = tolerance

    def pick(self, values: Sequence[float], rng: Rng) -> int:
        best = max(values)
        weights = [math.exp((value - best) / self._warmth) if value >= best - self._tolerance else 0.0 for value in values]
        return pick(weights, rng)


def pick(weights: Sequence[float], rng: Rng) -> int:
    """A place drawn by its weight; the first if all weights are zero."""
    roll = rng.bits() / 2**32 * sum(weights)
    for place, weight in enumerate(weights):
        roll -= weight
        if roll < 0:
            return place
    return 0
