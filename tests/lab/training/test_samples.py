"""Training samples of every game."""

import pytest

import soiree
from soiree.lab.arena.schedule import Entrant, contest
from soiree.lab.training.samples import sample_game


@pytest.mark.parametrize("game", soiree.games(), ids=str)
def test_every_game_gives_samples(game: soiree.Game) -> None:
    seats = game.seats[-1]
    lesson = sample_game(contest(game.id, {"a": Entrant("greedy"), "b": Entrant("greedy")}, 1, seats=seats), 0)
    assert len(lesson.rows) == len(lesson.labels) * len(game.evaluation().names())
    assert len(lesson.labels) % (seats * (seats - 1) // 2) == 0
    assert any(lesson.rows)
