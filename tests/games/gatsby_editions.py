"""A board of Gatsby that shares no value with the shipped one."""

import soiree
from soiree.core.match import Match
from tests.games import foreign_editions
from tests.games.foreign_editions import FOLDER, FOREIGN

__all__ = ["FOLDER", "RIVIERA", "SHIPPED", "game_of_bots"]

SHIPPED = soiree.game("gatsby")
RIVIERA = FOREIGN["test-riviera"]


def game_of_bots(seed: int, level: str, iterations: int) -> Match:
    """A whole game in which both seats are bots of the level, with this many iterations for a decision."""
    return foreign_editions.game_of_bots(RIVIERA, 2, seed, level, iterations)
