"""The notation of Edgar & Lucien: the actions of a map; chance outcomes are the seats that may be first, then the 13 cards."""

from soiree.core.notation import Notation
from soiree.games.edgar_lucien.box import CARDS, FAMILIES, Box


def notation(box: Box) -> Notation:
    """The tokens of all actions and chance outcomes. On the map of the room's own file there are 222 actions."""
    return Notation(box.actions, [*FAMILIES["seat"], *CARDS])
