"""The edition of the room, and a small one that is nothing like it."""

from pathlib import Path

from soiree.games import game
from soiree.games.macao import MacaoGame

_ROOM = game("macao")
assert isinstance(_ROOM, MacaoGame)
PRINTED: MacaoGame = _ROOM
POCKET = MacaoGame(PRINTED.folder, Path(__file__).parent / "macao_pocket" / "board.toml")
