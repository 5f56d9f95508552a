"""Tokens of Times Square: 136 actions; chance outcomes are the 13 kinds, then who is given Hal."""

from soiree.core.notation import Notation
from soiree.games.times_square.board import ACTIONS, KINDS

NOTATION = Notation([action.token for action in ACTIONS], [*KINDS, "h0", "h1"])
