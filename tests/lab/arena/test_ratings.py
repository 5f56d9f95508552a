"""Ratings of bots whose order is known."""

import pytest

from soiree.lab.arena.ratings import rate
from soiree.lab.arena.runner import run_contest
from soiree.lab.arena.schedule import contest
from soiree.lab.arena.scoring import score, totals_by_deal
from soiree.lab.workers import Workers


def test_ratings_have_the_known_order() -> None:
    held = contest("times-square", ["random", "greedy", "novice"], 300)
    results = run_contest(held, None, Workers())
    ratings = rate(results, list(held.entrants))
    assert [rating.name for rating in ratings] == ["greedy", "novice", "random"]
    assert ratings[0].low > ratings[1].high > ratings[1].low > ratings[2].high
    assert [rating.name for rating in sorted(ratings, key=lambda rating: -rating.mu)] == ["greedy", "novice", "random"]
    assert sum(rating.rating for rating in ratings) == pytest.approx(4500)
    assert all(rating.low <= rating.rating <= rating.high for rating in ratings)
    assert score(totals_by_deal(results), "greedy", "random").low > 0.8
