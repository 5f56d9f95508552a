"""The learned value model: the expected return of every seat in a position, from a small network; compiled.

The inputs of a seat are the features of the hand-made evaluation (its own, and the mean and the maximum of the others'), the number of
seats, and the row of its view. The network gives each seat a score; the probability that a seat ends before another is logistic in the
difference of their scores. `soiree train` makes the weights, `soiree.core.values.model_file` reads them.

The positions of a search are much alike, so the sums of the first layer are kept and only inputs that have changed since the last
position are added (as in NNUE). Weights and inputs are rounded to binary fractions whose products and sums a float holds exactly: a value
depends on its position alone, not on the positions before it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from soiree.core.state import State
from soiree.core.values.evaluation import Evaluation, logistic
from soiree.core.values.features import Features

UNITS_AT_ONCE: Final = 8  # the number of hidden units is a multiple of it
# A number plus and minus one of these is rounded to a multiple of 2**-22 or of 2**-14. A sum of products stays exact up to 2**17.
_WEIGHT_ROUNDER: Final = 1.5 * 2.0**30
_INPUT_ROUNDER: Final = 1.5 * 2.0**38


class ModelWeights:
    """The parameters, never changed, so that all searches share them.

    `table` has `hidden` + 1 numbers for each input, one input after the other: its weights to the hidden units, then its linear weight.
    """

    def __init__(self, hidden: int, table: list[float], bias: list[float], second: list[float]) -> None:
        self.hidden: i64 = hidden
        self.table = vec[float]([weight + _WEIGHT_ROUNDER - _WEIGHT_ROUNDER for weight in table])
        self.bias = vec[float]([weight + _WEIGHT_ROUNDER - _WEIGHT_ROUNDER for weight in bias])
        self.second = vec[float](second)


def first_of_row(measured: int) -> int:
    """Where the row of the view begins among the inputs, if the evaluation has this many features."""
    return 3 * measured + 1


def input_names(evaluation: Evaluation, widest: Features) -> list[str]:
    """The names of all inputs, in order; `widest` is the layout of the largest table."""
    names = evaluation.names()
    return [f"{whose} {name}" for whose in ("own", "mean", "most") for name in names] + ["seats", *widest.layout]


def columns_of(features: Features, widest: Features) -> list[int]:
    """The index of each number of a row in the row of the largest table: equal names have equal weights at any number of seats."""
    index_of = {name: index for index, name in enumerate(widest.layout)}
    return [index_of[name] for name in features.layout]


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
        # The inputs of the last position, and the sums of the first layer that follow from them; one seat after the other.
        self._first: i64 = first
        self._rows = vec[i16]([0] * (len(columns) * seats))
        self._others = vec[float]([0.0] * (int(first) * seats))  # the inputs before the row
        self._sums = vec[float]([0.0] * int(stride * self.seats))
        for seat in range(self.seats):
            for unit in range(weights.hidden):
                self._sums[seat * stride + unit] = weights.bias[unit]
        # For the changed inputs of one seat: by how much each has changed, and where its weights begin.
        self._changes = vec[float]([0.0] * (len(columns) + int(first)))
        self._weights_of = vec[i64]([0] * (len(columns) + int(first)))
        self._changed: i64 = 0
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
        """Computes and stores the evaluation's features of all seats."""
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
        own = self._own
        self._changed = 0
        at: i64 = seat * self._first
        for index in range(measured):
            total = 0.0
            most = -1e9
            for other in range(self.seats):
                if other != seat:
                    found = own[other * measured + index]
                    total += found
                    most = max(most, found)
            self.use(at, index, own[seat * measured + index])
            self.use(at, measured + index, total / float(self.seats - 1))
            self.use(at, 2 * measured + index, most)
        self.use(at, 3 * measured, float(self.seats - 2))
        row = self._row
        self.features.write(state, seat, row, 0)
        rows = self._rows
        starts = self._starts
        changes = self._changes
        weights_of = self._weights_of
        changed: i64 = self._changed
        at = seat * len(row)
        for index in range(len(row)):
            value = row[index]
            before = rows[at + index]
            if value != before:
                rows[at + index] = value
                changes[changed] = float(i64(value) - i64(before))
                weights_of[changed] = starts[index]
                changed += 1
        self._changed = changed
        return self.forward(seat)

    def use(self, at: i64, index: i64, value: float) -> None:
        """Stores an input that comes before the row, and notes its change; the inputs of the seat begin at `at`."""
        value = value + _INPUT_ROUNDER - _INPUT_ROUNDER
        others = self._others
        change = value - others[at + index]
        if change != 0.0:
            others[at + index] = value
            changed: i64 = self._changed
            self._changes[changed] = change
            self._weights_of[changed] = index * (self.weights.hidden + 1)
            self._changed = changed + 1

    def forward(self, seat: i64) -> float:
        """The score from the changed inputs. Eight units at a time are in registers, which is three times as fast as sums in a vector."""
        weights = self.weights
        hidden: i64 = weights.hidden
        table = weights.table
        second = weights.second
        changes = self._changes
        starts = self._weights_of
        changed: i64 = self._changed
        sums = self._sums
        at: i64 = seat * (hidden + 1)
        score = sums[at + hidden]
        for index in range(changed):
            score += changes[index] * table[starts[index] + hidden]
        sums[at + hidden] = score
        unit: i64 = 0
        while unit < hidden:
            a = sums[at]
            b = sums[at + 1]
            c = sums[at + 2]
            d = sums[at + 3]
            e = sums[at + 4]
            f = sums[at + 5]
            g = sums[at + 6]
            h = sums[at + 7]
            for index in range(changed):
                change = changes[index]
                start = starts[index] + unit
                a += change * table[start]
                b += change * table[start + 1]
                c += change * table[start + 2]
                d += change * table[start + 3]
                e += change * table[start + 4]
                f += change * table[start + 5]
                g += change * table[start + 6]
                h += change * table[start + 7]
            sums[at] = a
            sums[at + 1] = b
            sums[at + 2] = c
            sums[at + 3] = d
            sums[at + 4] = e
            sums[at + 5] = f
            sums[at + 6] = g
            sums[at + 7] = h
            score += max(a, 0.0) * second[unit] + max(b, 0.0) * second[unit + 1] + max(c, 0.0) * second[unit + 2]
            score += max(d, 0.0) * second[unit + 3] + max(e, 0.0) * second[unit + 4] + max(f, 0.0) * second[unit + 5]
            score += max(g, 0.0) * second[unit + 6] + max(h, 0.0) * second[unit + 7]
            unit += UNITS_AT_ONCE
            at += UNITS_AT_ONCE
        return score
