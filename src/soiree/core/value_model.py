"""The learned value model: the expected return of every seat in a position, from a small network; compiled.

The inputs of a seat are the features of the hand-made evaluation (its own, and the mean and the maximum of the others'), the number of
seats, and the row of its view. The network gives each seat a score; the probability that a seat ends before another is logistic in the
difference of their scores. `soiree train` makes the weights, `soiree.core.model_file` reads them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from soiree.core.evaluation import Evaluation, logistic
from soiree.core.features import Features
from soiree.core.state import State

UNITS_AT_ONCE: Final = 8  # the number of hidden units is a multiple of it


class ModelWeights:
    """The parameters, never changed, so that all searches share them.

    `table` has `hidden` + 1 numbers for each input, one input after the other: its weights to the hidden units, then its linear weight.
    """

    def __init__(self, hidden: int, table: list[float], bias: list[float], second: list[float]) -> None:
        self.hidden: i64 = hidden
        self.table = vec[float](table)
        self.bias = vec[float](bias)
        self.second = vec[float](second)


def first_of_row(measured: int) -> int:
    """Where the row of the view begins among the inputs, if the evaluation has so many features."""
    return 3 * measured + 1


def input_names(evaluation: Evaluation, widest: Features) -> list[str]:
    """The names of all inputs, in order; `widest` is the layout of the largest table."""
    names = evaluation.names()
    return [f"{whose} {name}" for whose in ("own", "mean", "most") for name in names] + ["seats", *widest.layout]


def columns_of(features: Features, widest: Features) -> list[int]:
    """Where each number of a row is in the row of the largest table: the same names have the same weights at any number of seats."""
    places = {name: index for index, name in enumerate(widest.layout)}
    return [places[name] for name in features.layout]


class ValueModel:
    """The model of one game for one number of seats, with buffers of its own."""

    def __init__(self, weights: ModelWeights, evaluation: Evaluation, features: Features, columns: list[int], seats: int) -> None:
        """`columns`: as `columns_of` gives them."""
        self.weights = weights
        self.evaluation = evaluation
        self.features = features
        self.seats: i64 = seats
        self._measured: i64 = len(evaluation.names())
        stride: i64 = weights.hidden + 1
        first: i64 = first_of_row(len(evaluation.names()))
        self._starts = vec[i64]([(first + i64(column)) * stride for column in columns])
        self._row = vec[i16]([0] * len(columns))
        self._own = vec[float]([0.0] * int(self._measured * self.seats))
        # The inputs of one seat that are not zero, and where their weights are.
        self._inputs = vec[float]([0.0] * (len(columns) + int(first)))
        self._weights_of = vec[i64]([0] * (len(columns) + int(first)))
        self._used: i64 = 0
        self._scores = vec[float]([0.0] * seats)

    def values(self, state: State, result: vec[float]) -> None:
        """Writes the expected return of every seat, 0 to 1; exact when the game is over."""
        seats: i64 = self.seats
        if state.over():
            for seat in range(seats):
                result[seat] = state.payoff(seat)
            return
        self.measure(state)
        scores = self._scores
        for seat in range(seats):
            scores[seat] = self.score(state, seat)
        if seats == 2:
            chance = logistic(scores[0] - scores[1])
            result[0] = chance
            result[1] = 1.0 - chance
            return
        for seat in range(seats):
            total = 0.0
            for other in range(seats):
                if other != seat:
                    total += logistic(scores[seat] - scores[other])
            result[seat] = total / float(seats - 1)

    def value(self, state: State, seat: int) -> float:
        """The expected return of one seat."""
        result = vec[float]([0.0] * int(self.seats))
        self.values(state, result)
        return result[i64(seat)]

    def measure(self, state: State) -> None:
        """Keeps the features of the evaluation for all seats."""
        measured: i64 = self._measured
        own = self._own
        features = self.evaluation.features
        for seat in range(self.seats):
            self.evaluation.measure(state, seat, features)
            at: i64 = seat * measured
            for index in range(measured):
                own[at + index] = features[index]

    def score(self, state: State, seat: i64) -> float:
        """The score of a seat, after `measure`."""
        measured: i64 = self._measured
        stride: i64 = self.weights.hidden + 1
        own = self._own
        self._used = 0
        for index in range(measured):
            total = 0.0
            most = -1e9
            for other in range(self.seats):
                if other != seat:
                    found = own[other * measured + index]
                    total += found
                    most = max(most, found)
            self.use(index * stride, own[seat * measured + index])
            self.use((measured + index) * stride, total / float(self.seats - 1))
            self.use((2 * measured + index) * stride, most)
        self.use(3 * measured * stride, float(self.seats - 2))
        row = self._row
        starts = self._starts
        self.features.write(state, seat, row, 0)
        for index in range(len(row)):
            value = row[index]
            if value != 0:
                self.use(starts[index], float(i64(value)))
        return self.forward()

    def use(self, start: i64, value: float) -> None:
        """Keeps an input that is not zero; its weights are from `start` on."""
        if value != 0.0:
            used: i64 = self._used
            self._inputs[used] = value
            self._weights_of[used] = start
            self._used = used + 1

    def forward(self) -> float:
        """The score from the inputs in use. Eight units at a time are in registers, which is three times as fast as sums in a vector."""
        weights = self.weights
        hidden: i64 = weights.hidden
        table = weights.table
        bias = weights.bias
        second = weights.second
        inputs = self._inputs
        starts = self._weights_of
        used: i64 = self._used
        score = 0.0
        for index in range(used):
            score += inputs[index] * table[starts[index] + hidden]
        unit: i64 = 0
        while unit < hidden:
            a = bias[unit]
            b = bias[unit + 1]
            c = bias[unit + 2]
            d = bias[unit + 3]
            e = bias[unit + 4]
            f = bias[unit + 5]
            g = bias[unit + 6]
            h = bias[unit + 7]
            for index in range(used):
                value = inputs[index]
                start = starts[index] + unit
                a += value * table[start]
                b += value * table[start + 1]
                c += value * table[start + 2]
                d += value * table[start + 3]
                e += value * table[start + 4]
                f += value * table[start + 5]
                g += value * table[start + 6]
                h += value * table[start + 7]
            score += max(a, 0.0) * second[unit] + max(b, 0.0) * second[unit + 1] + max(c, 0.0) * second[unit + 2]
            score += max(d, 0.0) * second[unit + 3] + max(e, 0.0) * second[unit + 4] + max(f, 0.0) * second[unit + 5]
            score += max(g, 0.0) * second[unit + 6] + max(h, 0.0) * second[unit + 7]
            unit += UNITS_AT_ONCE
        return score
