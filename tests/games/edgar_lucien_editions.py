"""Two maps that share nothing with the shipped one, and the check of whole games on them.

`python -m tests.games.edgar_lucien_editions 1000` plays that many games of random moves and as many of bots on each map.
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
from soiree.core.game import Game
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.parallel import map_tasks

CHUNK = 50  # games in one task
LONGEST = 30  # periods: such games are as good as those of 15, and take twice as long
FOLDER = Path(__file__).parent / "editions"
SHIPPED = soiree.game("edgar-lucien")
HARBOUR = SHIPPED.with_board(FOLDER / "harbour.toml")
ISLANDS = SHIPPED.with_board(FOLDER / "islands.toml")
FOREIGN = {game.edition: game for game in (HARBOUR, ISLANDS)}


def game_of_bots(game: Game, seats: int, seed: int, level: str, iterations: int) -> Match:
    """A whole game in which every seat is a bot of the level, with so many iterations for a decision."""
    options = game.check_options({"periods": 4})
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


def play(task: Task) -> int:
    """Plays the games of a task, all checks included; returns how many."""
    game = FOREIGN[task.edition]
    choice = [table for table in tables(game) if table.options["periods"] != LONGEST]
    for number in range(task.first, task.first + task.games):
        if not task.bots:
            conformance.check_game(choice[number % len(choice)], number)
            continue
        match = game_of_bots(game, 2 + number % 3, number, "regular", 4)
        assert soiree.load(match.record()).view(None) == match.view(None)
    return task.games


def sweep(games: int) -> None:
    """So many games of each kind on each map."""
    os.environ[FOLDER_VARIABLE] = str(FOLDER)  # bots find the edition of a view there
    kinds = [(edition, bots) for bots in (False, True) for edition in FOREIGN]
    tasks = [Task(*kind, first, min(CHUNK, games - first)) for kind in kinds for first in range(0, games, CHUNK)]
    played = dict.fromkeys(kinds, 0)
    for task, number in zip(tasks, map_tasks(play, tasks, len(os.sched_getaffinity(0))), strict=True):
        played[task.edition, task.bots] += number
        print(f"{task.edition}, {'regular bots' if task.bots else 'random'}: {played[task.edition, task.bots]} games", flush=True)


if __name__ == "__main__":
    sweep(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
