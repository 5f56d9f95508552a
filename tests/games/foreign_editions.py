"""Editions that share nothing with the shipped ones, and whole games on them: `make foreign N=1000`, or

`python -m tests.games.foreign_editions 1000` plays that many games of random moves, all checks included, and as many of regular bots, of
each edition, and prints how they ended. Names of editions after the number play only these. One process: `taskset -c 0` before it.
"""

import os
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

import soiree
from soiree.bots import Budget, bot
from soiree.core import conformance
from soiree.core.chance.dealers import Seeded
from soiree.core.conformance import Table, tables
from soiree.core.editions import FOLDER_VARIABLE, identity
from soiree.core.game import Game
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.parallel import map_tasks

CHUNK = 50  # games in one task
BOT_ITERATIONS = 4  # for a decision: games, not strength, are wanted
LONGEST = 30  # periods of Edgar & Lucien: such games are as good as those without a limit
FOLDER = Path(__file__).parent / "editions"


def _foreign() -> dict[str, Game]:
    found = {}
    for file in sorted(FOLDER.glob("*.toml")):
        game = soiree.game(identity(file)[0]).with_board(file)
        found[game.edition] = game
    return found


FOREIGN = _foreign()


def some_tables(game: Game) -> list[Table]:
    """Every number of seats and every value of the options, but the longest games."""
    return [table for table in tables(game) if table.options.get("periods") != LONGEST]


def game_of_bots(game: Game, seats: int, seed: int, level: str, iterations: int) -> Match:
    """A whole game in which every seat is a bot of the level, with this many iterations for a decision."""
    options = game.check_options({"periods": 4} if "periods" in game.options else None)
    match, rng = Match(game, game.begin(seats, options), options, Seeded(seed)), Rng(seed)
    while not match.over:
        seat = min(match.actors)
        match.play(seat, bot(level).choose(match.view(seat), match.moves(seat), Budget(iterations=iterations), rng))
    return match


class Task(msgspec.Struct, frozen=True):
    """Some games of a sweep: of one edition, by random moves or by bots."""

    edition: str
    bots: bool
    first: int
    games: int


def play(task: Task) -> Counter[str]:
    """Plays the games of a task, all checks included; returns how many ended for which reason."""
    game = FOREIGN[task.edition]
    choice, ends = some_tables(game), Counter[str]()
    for number in range(task.first, task.first + task.games):
        if task.bots:
            match = game_of_bots(game, game.seats[number % len(game.seats)], number, "regular", BOT_ITERATIONS)
            assert not game.violations(match.state)
            assert soiree.load(match.record()).view(None) == match.view(None)
        else:
            match = conformance.check_game(choice[number % len(choice)], number)
        ends[str(match.reason)] += 1
    return ends


def sweep(games: int, editions: Sequence[str]) -> None:
    """This many games of each kind of each edition."""
    os.environ[FOLDER_VARIABLE] = str(FOLDER)  # bots find the edition of a view there
    kinds = [(edition, bots) for edition in editions for bots in (False, True)]
    tasks = [Task(*kind, first, min(CHUNK, games - first)) for kind in kinds for first in range(0, games, CHUNK)]
    ends = {kind: Counter[str]() for kind in kinds}
    for task, found in zip(tasks, map_tasks(play, tasks, len(os.sched_getaffinity(0))), strict=True):
        counted = ends[task.edition, task.bots]
        counted.update(found)
        if counted.total() == games:
            reasons = ", ".join(f"{reason} {number}" for reason, number in sorted(counted.items()))
            print(f"{task.edition}, {'regular bots' if task.bots else 'random'}: {games} games ({reasons})", flush=True)


def full_sweep() -> None:
    sweep(1000, list(FOREIGN))


if __name__ == "__main__":
    sweep(int(sys.argv[1]) if len(sys.argv) > 1 else 100, sys.argv[2:] or list(FOREIGN))
