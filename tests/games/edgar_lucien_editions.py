"""Two maps that share nothing with the shipped one, and the check of whole games on them.

`python -m tests.games.edgar_lucien_editions 1000` plays that many games of random moves and as many of bots on each map.
"""

import os
import sys
from pathlib import Path

import soiree
from soiree.bots import Budget, bot
from soiree.core import conformance
from soiree.core.conformance import Table, tables
from soiree.core.dealers import Seeded
from soiree.core.editions import FOLDER_VARIABLE
from soiree.core.game import Game
from soiree.core.match import Match
from soiree.core.rng import Rng

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


def check_random(table: Table, seed: int) -> None:
    conformance.check_game(table, seed, thorough=2)


def sweep(games: int) -> None:
    os.environ[FOLDER_VARIABLE] = str(FOLDER)  # bots find the edition of a view there
    for game in FOREIGN.values():
        choice = [table for table in tables(game) if table.options["periods"] != 30]
        for number in range(games):
            check_random(choice[number % len(choice)], number)
        print(f"{game.edition}: {games} random games keep every promise", flush=True)
        for number in range(games):
            match = game_of_bots(game, 2 + number % 3, number, "regular", 4)
            assert soiree.load(match.record()).view(None) == match.view(None)
        print(f"{game.edition}: {games} games of the level 'regular'", flush=True)


if __name__ == "__main__":
    sweep(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
