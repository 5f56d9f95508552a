"""The doors for research on one core, each beside a peer that is driven in the same way in the same run.

`python -m bench.doors` measures them alone.
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

AT_ONCE = 1024  # games of a batch
CLASSICS = ("tictactoe_v3", "connect_four_v3")
PYTHON_GAMES = ("python_tic_tac_toe", "python_liars_poker")  # without and with hidden things


def classic(name: str) -> AECEnv:
    """A game of PettingZoo's own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo advises against its own names
        from pettingzoo import classic as games

        env: AECEnv = getattr(games, name).env()
    return env


def turns(env: AECEnv) -> float:
    """Steps a second, driven as PettingZoo's own benchmark does: the observation each time, any legal action."""
    chooser = random.Random(1)
    env.reset(seed=1)

    def play(steps: int) -> int:
        for _ in range(steps):
            observation, _, over, cut, _ = env.last()
            env.step(None if over or cut else chooser.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            if all(env.terminations.values()):
                env.reset()
        return steps

    return rate(play)


def batch(game: str, seats: int) -> dict[str, float]:
    """Steps a second of many games at once, arrays out: alone, and with any legal action chosen for each."""
    games = BatchEnv(game, AT_ONCE, seats=seats, seed=1)
    ahead = [games.sample_actions()]

    def with_guesses(steps: int) -> int:
        for _ in range(steps):
            games.step(games.sample_actions())
        return steps * AT_ONCE

    def guesses(steps: int) -> int:
        for _ in range(steps):
            ahead[0] = games.sample_actions()
        return steps * AT_ONCE

    both, choosing = rate(with_guesses), rate(guesses)
    return {"steps_per_s": 1 / (1 / both - 1 / choosing), "steps_with_guess_per_s": both}


def figures() -> dict[str, float]:
    found: dict[str, float] = {}
    for game in soiree.games():
        found[f"pettingzoo.{game.id}.steps_per_s"] = turns(pettingzoo.env(game.id))
    for name in CLASSICS:
        found[f"pettingzoo.{name}.steps_per_s"] = turns(classic(name))
    for game in soiree.games():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            mark = game.id if seats == game.seats[0] else f"{game.id}.seats={seats}"
            found |= {f"batch.{mark}.{name}": value for name, value in batch(game.id, seats).items()}
    for name in (*openspiel.GAMES, *PYTHON_GAMES):
        found[f"openspiel.{name}.decisions_per_s"] = open_spiel(name)
    return found


def show(found: dict[str, float], console: Console) -> None:
    table = Table("door", "a second", "beside", title="Doors for research, one core, random play")
    for name, value in found.items():
        door = name.partition(".")[0]
        peers = [other for other in found if other.startswith(door) and other.split(".")[1] in (*CLASSICS, *PYTHON_GAMES)]
        ratios = [f"{value / found[other]:.1f}x {other.split('.')[1]}" for other in peers if name not in peers]
        table.add_row(name, f"{value:,.0f}", ", ".join(ratios))
    console.print(table)


if __name__ == "__main__":
    show(figures(), Console(width=140))
