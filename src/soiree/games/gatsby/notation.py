"""Tokens of Gatsby: the action and outcome spaces of sections 5 and 6 of the spec, as the board has them."""

import functools

from soiree.core.notation import Notation
from soiree.games.gatsby.board import Board


@functools.cache
def notation_of(board: Board) -> Notation:
    return Notation(board.actions, board.outcomes)
