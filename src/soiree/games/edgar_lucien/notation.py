"""Tokens of Edgar & Lucien: 222 actions; chance outcomes are the seats that may be first, then the 13 cards."""

from soiree.core.notation import Notation
from soiree.games.edgar_lucien.board import ACTIONS, CARDS, FAMILIES

NOTATION = Notation(ACTIONS, [*FAMILIES["seat"], *CARDS])
