"""The edition of the room, and a small one that is nothing like it."""

from pathlib import Path

from soiree.core.game import Game
from soiree.games import game
from soiree.games.macao.board import Board, board_of
from soiree.games.macao.box import Box

PRINTED = game("macao")
POCKET = PRINTED.with_board(Path(__file__).parent / "editions" / "pocket.toml")


def board(edition: Game) -> Board:
    """The tables of an edition."""
    assert isinstance(edition.box, Box)
    return board_of(edition.box)
