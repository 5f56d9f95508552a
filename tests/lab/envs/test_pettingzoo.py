"""PettingZoo: its own tests, and observations that hide simultaneous decisions."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

import soiree
from soiree.core.errors import IllegalMove, SoireeError, UnknownGame
from soiree.lab.envs import features, pettingzoo
from soiree.lab.envs.pettingzoo import SequentialEnv, SimultaneousEnv

TABLES = [(game.id, seats) for game in soiree.games() for seats in game.seats]


# PettingZoo warns about observations that are dicts with a mask, except for its own classic games, which it knows by name.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_api(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(game, seats), num_cycles=400)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seed_fixes_the_game(game: str, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(game, seats), num_cycles=150)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parallel_api(seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env("edgar-lucien", seats), num_cycles=500)


def test_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(pettingzoo.env("times-square"))
    assert "turns per second" in capsys.readouterr().out


def play_randomly(env: SequentialEnv, seed: int, steps: int) -> None:
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        observation, _, over, _, _ = env.last()
        if over:
            return
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))


def test_an_observation_is_the_view_of_the_seat() -> None:
    env = pettingzoo.env("edgar-lucien", 3)
    env.reset(seed=5)
    for _ in range(60):
        play_randomly(env, 1, 5)
        if env.terminations[env.agent_selection]:
            break
        for seat, agent in enumerate(env.possible_agents):
            observation = env.observe(agent)
            assert observation["observation"].tolist() == features.encode(env.episode.state.view(seat))
            assert observation["action_mask"].any() == (agent == env.agent_selection)


def test_needles_of_others_are_hidden_until_all_are_set() -> None:
    """Two games that differ only in the needles of seat 0 look the same to seat 1, which decides next."""
    seen = []
    for choice in (0, 1):
        env = pettingzoo.env("edgar-lucien", 2)
        env.reset(seed=2)
        while env.episode.state.prompt(env.episode.current_seat) == "start":
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        assert env.agent_selection == "seat_0"
        for _ in range(2):
            env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[choice]))
        assert env.agent_selection == "seat_1"
        observation = env.observe("seat_1")
        seen.append((observation["observation"].tolist(), observation["action_mask"].tolist()))
    assert seen[0] == seen[1]


def test_needles_are_set_in_one_step_of_the_parallel_environment() -> None:
    env: SimultaneousEnv = pettingzoo.parallel_env("edgar-lucien", 3)
    observations, _ = env.reset(seed=2)
    programmed = False
    for _ in range(40):
        deciding = [agent for agent in env.agents if not observations[agent]["action_mask"][env.wait]]
        programmed |= len(deciding) == 3
        observations, _, _, _, _ = env.step({agent: int(np.flatnonzero(observations[agent]["action_mask"])[0]) for agent in env.agents})
    assert programmed


def test_a_parallel_step_with_one_illegal_action_changes_nothing() -> None:
    env = pettingzoo.parallel_env("edgar-lucien", 2)
    observations, _ = env.reset(seed=2)
    while sum(int(observations[agent]["action_mask"][env.wait]) for agent in env.agents):
        observations, _, _, _, _ = env.step({agent: int(np.flatnonzero(observations[agent]["action_mask"])[0]) for agent in env.agents})
    before = [env.episode.state.view(seat) for seat in (0, 1)]
    with pytest.raises(SoireeError):
        env.step({"seat_0": int(np.flatnonzero(observations["seat_0"]["action_mask"])[0]), "seat_1": env.wait})
    assert [env.episode.state.view(seat) for seat in (0, 1)] == before


@pytest.mark.parametrize("game", [game.id for game in soiree.games()])
def test_render(game: str) -> None:
    as_text = pettingzoo.env(game, render_mode="ansi")
    as_pixels = pettingzoo.env(game, render_mode="rgb_array")
    for env in (as_text, as_pixels):
        env.reset(seed=1)
    drawn = as_text.render()
    assert isinstance(drawn, str)
    assert drawn.count("\n") > 5
    image = as_pixels.render()
    assert isinstance(image, np.ndarray)
    assert image.ndim == 3
    assert image.shape[2] == 3
    assert image.dtype == np.uint8
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 10


def test_rewards_are_the_payoffs_of_the_game() -> None:
    env = pettingzoo.env("times-square")
    env.reset(seed=9)
    play_randomly(env, 3, 10_000)
    assert list(env.rewards.values()) == env.episode.state.returns()
    assert sum(env.rewards.values()) == 1


def test_wrong_arguments_raise() -> None:
    env = pettingzoo.env("times-square")
    with pytest.raises(pettingzoo.ResetNeeded, match="reset"):
        env.step(0)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        env.step(illegal)
    with pytest.raises(ValueError, match="not None"):
        env.step(None)
    with pytest.raises(UnknownGame):
        pettingzoo.env("times-circle")
    with pytest.raises(ValueError, match="render modes"):
        pettingzoo.env("gatsby", render_mode="human")
