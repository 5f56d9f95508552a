"""Logistic regression with a prior."""

import math

import pytest

from soiree.core.rng import Rng
from soiree.lab.training.logistic import fit, loss


def test_known_weights_are_recovered() -> None:
    rng = Rng(1)
    true = [2.0, -1.0, 0.0]
    rows: list[float] = []
    labels = []
    for _ in range(6000):
        row = [rng.below(2001) / 1000 - 1 for _ in true]
        chance = 1 / (1 + math.exp(-sum(weight * value for weight, value in zip(true, row, strict=True))))
        rows += row
        labels.append(float(int(rng.below(10**6)) < chance * 10**6))
    found = fit(rows, labels, [0.0] * 3, 6000)
    assert found == pytest.approx(true, abs=0.15)
    assert loss(rows, labels, found) < loss(rows, labels, [0.0] * 3) == pytest.approx(math.log(2))
    few = fit(rows[:30], labels[:10], [5.0, 5.0, 5.0], 0.001)
    assert few == pytest.approx([5.0] * 3, abs=0.01), "few observations hardly change the prior"
