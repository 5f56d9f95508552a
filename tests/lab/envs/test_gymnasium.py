"""Gymnasium: its own checker, reproducible games against every level, and an agent that observes only its view."""

import numpy as np
import pytest
from gymnasium import make
from gymnasium.utils.env_checker import check_env

import soiree
from soiree.bots import LEVELS, UnknownLevel
from soiree.lab.envs import features, gymnasium
from soiree.lab.envs.gymnasium import SingleAgentEnv

GAMES = [game.id for game in soiree.games()]


@pytest.mark.parametrize("game", GAMES)
def test_check_env(game: str) -> None:
    check_env(make(f"soiree/{game}-v1", opponent="random", render_mode="ansi").unwrapped)


def play(env: SingleAgentEnv, seed: int, steps: int = 10_000) -> list[object]:
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    transcript: list[object] = [info["seat"]]
    for _ in range(steps):
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, over, truncated, _ = env.step(action)
        assert not truncated
        transcript += [action, reward, observation["observation"].tobytes()]
        if over:
            assert reward == env.episode.state.returns()[env.seat]
            break
    return transcript


@pytest.mark.parametrize("level", [*LEVELS, "greedy", "random"])
def test_a_seed_fixes_the_game_against_every_level(level: str) -> None:
    one, two = (play(gymnasium.env("times-square", level, pace=200), 5, steps=6) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("game", GAMES)
def test_whole_games(game: str) -> None:
    env = gymnasium.env(game, "random", seats=soiree.game(game).seats[-1])
    seats = {play(env, seed)[0] for seed in range(6)}
    assert len(seats) > 1, "the agent gets different seats"


def test_the_agent_observes_its_own_view() -> None:
    env = gymnasium.env("gatsby", "random", seat=1)
    observation, _ = env.reset(seed=3)
    assert env.episode.current_seat == 1
    assert observation["observation"].tolist() == features.encode(env.episode.state.view(1))
    assert np.flatnonzero(observation["action_mask"]).tolist() == list(env.episode.state.legal(1))


def test_an_illegal_action_ends_the_episode_and_is_explained() -> None:
    env = gymnasium.env("times-square", "random", seat=0)
    observation, _ = env.reset(seed=3)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (0.0, True)
    assert info["illegal"].startswith("TS-")


def test_wrong_arguments_raise() -> None:
    with pytest.raises(UnknownLevel):
        gymnasium.env("gatsby", "grandmaster")
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        gymnasium.env("gatsby", seat=2)
