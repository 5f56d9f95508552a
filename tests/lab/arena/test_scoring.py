"""Scores and their confidence intervals."""

import pytest

from soiree.lab.arena.game import GameResult
from soiree.lab.arena.scoring import PairTotals, score, totals_by_deal, wilson_interval


def test_the_interval_depends_on_the_variance_between_deals() -> None:
    def deals(points: list[float]) -> list[PairTotals]:
        found = []
        for value in points:
            tally = PairTotals()
            tally.points["a", "b"], tally.meetings["a", "b"] = value, 2.0
            found.append(tally)
        return found

    even = score(deals([1.0, 1.0] * 20), "a", "b")
    swinging = score(deals([2.0, 0.0] * 20), "a", "b")
    assert even.value == swinging.value == 0.5
    assert even.high - even.low < swinging.high - swinging.low, "a larger variance between deals gives a wider interval"
    assert (even.low, even.high) == wilson_interval(0.5, 80), "but it is never narrower than the games allow"
    won = score(deals([2.0] * 50), "a", "b")
    assert (won.value, won.high) == (1.0, 1.0)
    assert 0.95 < won.low < 1.0


@pytest.mark.parametrize(
    ("seating", "returns", "expected"),
    [
        ("ab", [1.0, 0.0], 1.0),
        ("ab", [0.5, 0.5], 0.5),
        ("aabb", [1.0, 1 / 3, 1 / 3, 1 / 3], 1.0),  # one winner, equal returns for all others: the maximum
        ("aabb", [1 / 3, 1 / 3, 1 / 3, 1.0], 0.0),
        ("abab", [1.0, 2 / 3, 1 / 3, 0.0], 0.75),  # three of the four pairs of seats
        ("aab", [0.25, 0.25, 1.0], 0.0),
    ],
)
def test_scores_are_normalised_for_any_number_of_seats(seating: str, returns: list[float], expected: float) -> None:
    seats = len(seating)
    nothing = [0.0] * seats
    result = GameResult(0, 0, tuple(seating), returns, "", 0, [0] * seats, nothing, nothing)
    assert score(totals_by_deal([result]), "a", "b").value == pytest.approx(expected)
    assert score(totals_by_deal([result]), "b", "a").value == pytest.approx(1 - expected)
