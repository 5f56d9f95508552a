"""Positions of Cloakroom: the cards of all seats, before the bidding."""

from collections.abc import Mapping

from soiree.core.errors import BadPosition
from soiree.core.game import OptionValue

from .box import Box
from .rules import Cloakroom, new


def position(box: Box, at: object, seats: int, options: Mapping[str, OptionValue]) -> Cloakroom:
    """The state after a deal. Raises BadPosition unless `at` is a list of different cards, one for each seat."""
    state = new(box, seats, options)
    if not isinstance(at, list) or len(at) != seats or len(set(at)) != seats or not set(at) <= set(range(1, box.cards + 1)):
        raise BadPosition(f"a position is a list of {seats} different cards from 1 to {box.cards}")
    state.cards, state.stage = at, "bid"
    return state
