"""The research environments on one core, and environments of other libraries, driven in the same way in the same run.

`python -m bench.environments` measures only these.
"""

import random
import warnings

import numpy as np
import open_spiel.python.games.liars_poker  # registers it
import open_spiel.python.games.tic_tac_toe  # registers it
from pettingzoo import AECEnv
from rich.console import Console
from rich.table import Table

import soiree
from bench.peers import open_spiel
from bench.timing import rate
from soiree.lab.envs import openspiel, pettingzoo
from soiree.lab.envs.batch import BatchEnv

BATCH_SIZE = 1024
CLASSICS = ("tictactoe_v3", "connect_four_v3")
PYTHON_GAMES = ("python_tic_tac_toe", "python_liars_poker")  # without and with hidden information


def classic(name: str) -> AECEnv:
    """A game that comes with PettingZoo."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo warns about this way of importing
        from pettingzoo import classic as games

        env: AECEnv = getattr(games, name).env()
    return env


def steps_per_second(env: AECEnv) -> float:
    """Steps a second with random legal actions and an observation for each step, as in PettingZoo's own benchmark."""
    chooser = random.Random(1)
    env.reset(seed=1)

    def play(steps: int) -> int:
        for _ in range(steps):
            observation, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else chooser.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            if all(env.terminations.values()):
                env.reset()
        return steps

    return rate(play)


def batch(game: str, seats: int) -> dict[str, float]:
    """Steps a second of the batch environment, without and with the sampling of random actions."""
    env = BatchEnv(game, BATCH_SIZE, seats=seats, seed=1)
    sampled = [env.sample_actions()]

    def sample_and_step(steps: int) -> int:
        for _ in range(steps):
            env.step(env.sample_actions())
        return steps * BATCH_SIZE

    def sample(steps: int) -> int:
        for _ in range(steps):
            sampled[0] = env.sample_actions()
        return steps * BATCH_SIZE

    both, sampling = rate(sample_and_step), rate(sample)
    return {"steps_per_s": 1 / (1 / both - 1 / sampling), "steps_with_sampling_per_s": both}


def figures() -> dict[str, float]:
    found: dict[str, float] = {}
    for game in soiree.games():
        found[f"pettingzoo.{game.id}.steps_per_s"] = steps_per_second(pettingzoo.env(game.id))
    for name in CLASSICS:
        found[f"pettingzoo.{name}.steps_per_s"] = steps_per_second(classic(name))
    for game in soiree.games():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            mark = game.id if seats == game.seats[0] else f"{game.id}.seats={seats}"
            found |= {f"batch.{mark}.{name}": value for name, value in batch(game.id, seats).items()}
    for name in (*openspiel.GAMES, *PYTHON_GAMES):
        found[f"openspiel.{name}.decisions_per_s"] = open_spiel(name)
    return found


def show(found: dict[str, float], console: Console) -> None:
    """Prints the figures, with ratios to the environments of the same library."""
    table = Table("environment", "a second", "ratio", title="Research environments, one core, random play")
    for name, value in found.items():
        library = name.partition(".")[0]
        peers = [other for other in found if other.startswith(library) and other.split(".")[1] in (*CLASSICS, *PYTHON_GAMES)]
        ratios = [f"{value / found[other]:.1f}x {other.split('.')[1]}" for other in peers if name not in peers]
        table.add_row(name, f"{value:,.0f}", ", ".join(ratios))
    console.print(table)


if __name__ == "__main__":
    show(figures(), Console(width=140))
