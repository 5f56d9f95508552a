"""The speed of the rules, through the generic contract of a game.

`python -m bench.engine` prints the figures as JSON, so that they can be measured without compilation in a process of their own
(SOIREE_INTERPRETED=1).
"""

import json
import subprocess
import sys

import soiree
from bench.timing import rate
from soiree.core.conformance import Table, random_step, tables
from soiree.core.playout import Tally, clone_many, play_many
from soiree.core.rng import Rng


def random_play(table: Table) -> dict[str, float]:
    """Decisions and chance outcomes a second in random games, each from a new clone."""
    start, rng, tally = table.begin(), Rng(1), Tally()

    def play(games: int) -> int:
        nonlocal tally
        tally = play_many(start, games, rng)
        return tally.decisions

    decisions = rate(play)
    return {"decisions_per_s": decisions, "outcomes_per_s": decisions * int(tally.outcomes) / int(tally.decisions)}


def operations(table: Table) -> dict[str, float]:
    """Clones, views as JSON, and worlds sampled from a view, a second, in the middle of a random game."""
    match, rng = table.match(), Rng(3)
    while not match.over and len(match.steps()) < 60:
        random_step(match, rng)
    state = match.state
    sampler = table.game.worlds(match.view(0))

    def clones(times: int) -> int:
        clone_many(state, times)
        return times

    def views(times: int) -> int:
        for _ in range(times):
            state.view(0).encode()
        return times

    def worlds(times: int) -> int:
        for _ in range(times):
            sampler.sample(rng)
        return times

    return {"clones_per_s": rate(clones), "views_per_s": rate(views), "worlds_per_s": rate(worlds)}


def figures(game: soiree.Game, all_operations: bool) -> dict[str, float]:
    """The figures of a game for its default table, and (random play only) for other seats and options."""
    found: dict[str, float] = {}
    defaults = game.check_options(None)
    for table in tables(game):
        changed = {name: value for name, value in table.options.items() if value != defaults[name]}
        if len(changed) > 1 or (changed and table.seats != game.seats[0]):
            continue
        marks = [f"seats={table.seats}"] * (table.seats != game.seats[0]) + [f"{name}={value}" for name, value in changed.items()]
        prefix = ".".join([game.id, *marks])
        measured = random_play(table) | (operations(table) if all_operations and not marks else {})
        found |= {f"{prefix}.{name}": value for name, value in measured.items()}
    return found


def import_seconds() -> float:
    """The time of `import soiree` in a new process; the best of seven."""
    check = "import time; t = time.perf_counter(); import soiree; print(time.perf_counter() - t)"
    return min(float(subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True).stdout) for _ in range(7))


if __name__ == "__main__":
    print(json.dumps({name: value for game in soiree.games() for name, value in figures(game, all_operations=False).items()}))
