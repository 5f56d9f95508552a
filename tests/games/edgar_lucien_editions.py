"""Two maps of Edgar & Lucien that share nothing with the shipped one."""

import soiree
from tests.games import foreign_editions
from tests.games.foreign_editions import FOLDER, LONGEST, game_of_bots

__all__ = ["FOLDER", "FOREIGN", "HARBOUR", "ISLANDS", "LONGEST", "SHIPPED", "game_of_bots"]

SHIPPED = soiree.game("edgar-lucien")
HARBOUR, ISLANDS = foreign_editions.FOREIGN["test-harbour"], foreign_editions.FOREIGN["test-islands"]
FOREIGN = {game.edition: game for game in (HARBOUR, ISLANDS)}
