"""The notation of Edgar & Lucien: 222 actions; chance outcomes are the seats that may be first, then the 13 cards."""

from soiree.core.notation import Notation
from soiree.games.edgar_lucien.box import ACTIONS, CARDS, FAMILIES, Box

NOTATION = Notation(ACTIONS, [*FAMILIES["seat"], *CARDS])


def notation(box: Box) -> Notation:
    """The tokens of all actions and chance outcomes; they are the same for every map."""
    return NOTATION
