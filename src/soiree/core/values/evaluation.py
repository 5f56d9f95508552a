"""Heuristic evaluation: a score for each seat, linear in a few features of the position."""

import functools
import math
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from soiree.core.state import State

SEATS_AT_MOST: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(ABC):
    """A weighted sum of features for each seat; the probability that one seat ranks before another is logistic in the difference."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        """Raises ValueError unless the weights have exactly the names of the features, in order."""
        names = self.names()
        if list(weights) != names:
            raise ValueError(f"the weights are of {list(weights)}, the features are {names}")
        self.weights = vec[float]([float(weights[name]) for name in names])
        self.features = vec[float]([0.0] * len(names))
        self._scores = vec[float]([0.0] * SEATS_AT_MOST)

    @abstractmethod
    def names(self) -> list[str]:
        """The names of the features, in order."""

    @abstractmethod
    def measure(self, state: State, seat: i64, features: vec[float]) -> None:
        """Writes every feature of the position for the seat, each of order one."""

    def score(self, state: State, seat: i64) -> float:
        """The weighted sum for one seat."""
        features = self.features
        self.measure(state, seat, features)
        weights = self.weights
        total = 0.0
        for index in range(len(features)):
            total += weights[index] * features[index]
        return total

    def value(self, state: State, seat: i64) -> float:
        """The expected return of the seat, 0 to 1; exact when the game is over."""
        if state.over():
            return state.payoff(seat)
        own = self.score(state, seat)
        total = 0.0
        for other in range(state.seats):
            if other != seat:
                total += logistic(own - self.score(state, other))
        return total / float(state.seats - 1)

    def values(self, state: State, result: vec[float]) -> None:
        """Writes the expected return of every seat, as `value` gives it, from one score of each."""
        seats: i64 = state.seats
        if state.over():
            for seat in range(seats):
                result[seat] = state.payoff(seat)
            return
        scores = self._scores
        for seat in range(seats):
            scores[seat] = self.score(state, seat)
        for seat in range(seats):
            total = 0.0
            for other in range(seats):
                if other != seat:
                    total += logistic(scores[seat] - scores[other])
            result[seat] = total / float(seats - 1)


def logistic(x: float) -> float:
    """1 / (1 + exp(-x)), without overflow."""
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x)) if x < 30.0 else 1.0


@functools.cache
def read_weights(folder: Path) -> dict[str, float]:
    """The table [weights] of the weights.toml in a game's folder."""
    weights: dict[str, float] = tomllib.loads((folder / "weights.toml").read_text(encoding="utf-8"))["weights"]
    return weights
