"""The notation of Cloakroom."""

from soiree.core.notation import Notation

from .box import ACTIONS, Box


def notation(box: Box) -> Notation:
    return Notation(ACTIONS, [str(card + 1) for card in range(box.cards)])
