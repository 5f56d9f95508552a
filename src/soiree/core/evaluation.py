"""What a position is worth before it is over: a score for each seat from a few features that a good player would name."""

import functools
import math
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from soiree.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(ABC):
    """A weighted sum of features for each seat; the chance that one seat ends before another is logistic in the difference."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        names = self.names()
        if list(weights) != names:
            raise ValueError(f"the weights are of {list(weights)}, the features are {names}")
        self.weights = vec[float]([float(weights[name]) for name in names])
        self.features = vec[float]([0.0] * len(names))

    @abstractmethod
    def names(self) -> list[str]:
        """The names of the features, in order."""

    @abstractmethod
    def measure(self, state: State, seat: i64, features: vec[float]) -> None:
        """Writes every feature of the position for the seat, each of the order of one."""

    def score(self, state: State, seat: i64) -> float:
        features = self.features
        self.measure(state, seat, features)
        weights = self.weights
        total = 0.0
        for place in range(len(features)):
            total += weights[place] * features[place]
        return total

    def value(self, state: State, seat: i64) -> float:
        """What the seat may expect to get, 0 to 1; exact when the game is over."""
        if state.over():
            return state.payoff(seat)
        own = self.score(state, seat)
        total = 0.0
        for other in range(state.seats):
            if other != seat:
                total += logistic(own - self.score(state, other))
        return total / float(state.seats - 1)


def logistic(x: float) -> float:
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x)) if x < 30.0 else 1.0


@functools.cache
def read_weights(folder: Path) -> dict[str, float]:
    """The weights of a room, as its weights.toml has them."""
    weights: dict[str, float] = tomllib.loads((folder / "weights.toml").read_text(encoding="utf-8"))["weights"]
    return weights
