"""The batch environment: the same games as one by one, and errors that change nothing."""

import numpy as np
import pytest

import soiree
from soiree.core.errors import IllegalMove
from soiree.core.playout import sample_chance
from soiree.core.rng import Rng
from soiree.lab.envs import features
from soiree.lab.envs.batch import BatchEnv
from soiree.lab.envs.vector import current_seat

TABLES = [(game.id, seats) for game in soiree.games() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_of_the_batch_is_the_game_of_the_rules(game: str, seats: int) -> None:
    """One game of the batch is also played alone with the same chance: observations, masks and rewards are equal."""
    games = BatchEnv(game, 3, seats=seats, seed=4)
    turn = games.reset(seed=6)
    rngs = Rng(6)
    rng = [rngs.fork() for _ in range(3)][1]
    played = soiree.game(game)
    begin = played.begin(seats, played.check_options(None))
    state = begin.clone()
    sample_chance(state, rng)
    ended = 0
    for step in range(700):
        seat = current_seat(state)
        assert turn.seat[1] == seat
        assert np.flatnonzero(turn.action_mask[1]).tolist() == list(state.legal(seat))
        if step % 25 == 0:
            assert turn.observation[1].tolist() == features.encode(state.view(seat))
        actions = games.sample_actions()
        turn = games.step(actions)
        state.apply(seat, int(actions[1]))
        sample_chance(state, rng)
        assert turn.done[1] == state.over()
        assert turn.reward[1].tolist() == (state.returns() if state.over() else [0.0] * seats)
        if state.over():
            ended += 1
            state = begin.clone()
            sample_chance(state, rng)
    assert ended or game == "edgar-lucien"


def test_a_seed_fixes_all_games() -> None:
    one, two = (BatchEnv("gatsby", 8, seed=3) for _ in range(2))
    for _ in range(50):
        actions = one.sample_actions()
        here, there = one.step(actions), two.step(actions)
        for mine, other in zip(here, there, strict=True):
            np.testing.assert_array_equal(mine, other)


def test_arrays_belong_to_the_caller() -> None:
    games = BatchEnv("times-square", 4, seed=3)
    before = games.current()
    kept = before.observation.copy()
    games.step(games.sample_actions())
    np.testing.assert_array_equal(before.observation, kept)
    before.observation[:] = 0


def test_an_illegal_action_changes_nothing() -> None:
    games = BatchEnv("times-square", 4, seed=3)
    before = games.current()
    actions = games.sample_actions()
    actions[2] = int(np.flatnonzero(before.action_mask[2] == 0)[0])
    with pytest.raises(IllegalMove, match="in game 2"):
        games.step(actions)
    for mine, other in zip(games.current(), before, strict=True):
        np.testing.assert_array_equal(mine, other)
    for wrong in (actions[:3], actions.reshape(2, 2)):
        with pytest.raises(ValueError, match="one action for each game"):
            games.step(wrong)
    actions[2] = -1
    with pytest.raises(IllegalMove):
        games.step(actions)


def test_an_empty_batch_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        BatchEnv("gatsby", 0)
