"""A board that shares no value with the shipped one, and the check of whole games on it.

`python -m tests.games.gatsby_editions 1000` plays that many games of random moves and as many of bots.
"""

import os
import sys
from pathlib import Path

import msgspec

import soiree
from soiree.bots import Budget, bot
from soiree.core import conformance
from soiree.core.conformance import tables
from soiree.core.dealers import Seeded
from soiree.core.editions import FOLDER_VARIABLE
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.parallel import map_tasks

CHUNK = 50  # games in one task
FOLDER = Path(__file__).parent / "editions"
SHIPPED = soiree.game("gatsby")
RIVIERA = SHIPPED.with_board(FOLDER / "riviera.toml")


def game_of_bots(seed: int, level: str, iterations: int) -> Match:
    """A whole game in which both seats are bots of the level, with so many iterations for a decision."""
    options = RIVIERA.check_options(None)
    match, rng = Match(RIVIERA, RIVIERA.begin(2, options), options, Seeded(seed)), Rng(seed)
    while not match.over:
        seat = min(match.actors)
        match.play(seat, bot(level).choose(match.view(seat), match.moves(seat), Budget(iterations=iterations), rng))
    return match


class Task(msgspec.Struct, frozen=True):
    """Some games of a sweep, by random moves or by bots."""

    bots: bool
    first: int
    games: int


def play(task: Task) -> int:
    """Plays the games of a task, all checks included; returns how many."""
    choice = tables(RIVIERA)
    for number in range(task.first, task.first + task.games):
        if not task.bots:
            conformance.check_game(choice[number % len(choice)], number)
            continue
        match = game_of_bots(number, "regular", 4)
        assert not RIVIERA.violations(match.state)
        assert soiree.load(match.record()).view(None) == match.view(None)
    return task.games


def sweep(games: int) -> None:
    """So many games of each kind."""
    os.environ[FOLDER_VARIABLE] = str(FOLDER)  # bots find the edition of a view there
    tasks = [Task(bots, first, min(CHUNK, games - first)) for bots in (False, True) for first in range(0, games, CHUNK)]
    played = {False: 0, True: 0}
    for task, number in zip(tasks, map_tasks(play, tasks, len(os.sched_getaffinity(0))), strict=True):
        played[task.bots] += number
        print(f"{RIVIERA.edition}, {'regular bots' if task.bots else 'random'}: {played[task.bots]} games", flush=True)


if __name__ == "__main__":
    sweep(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
