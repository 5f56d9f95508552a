"""The notation of Times Square."""

from soiree.core.notation import Notation
from soiree.games.times_square.box import Box


def notation(box: Box) -> Notation:
    """The tokens of the 136 actions; chance outcomes are the 13 kinds, then the seat that is given Hal."""
    return Notation([action.token for action in box.actions], [*box.kinds, "h0", "h1"])
