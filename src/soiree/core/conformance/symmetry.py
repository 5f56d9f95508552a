"""A symmetry of a game, such as seats exchanged cyclically: a state and its image have the same options and the same consequences."""

from collections.abc import Callable, Sequence
from typing import TypeVar, cast

from soiree.core.state import State

AnyState = TypeVar("AnyState", bound=State)


def keeps_symmetry(state: AnyState, image: Callable[[AnyState], AnyState], readers: Sequence[int | None]) -> bool:
    """Whether the seat that decides has the same options in `state` and in its image, with the same states after each, up to `image`.

    `image` returns a new state. States are compared by the views of `readers`. For games without simultaneous decisions; True where
    nobody decides.
    """
    if not state.actors():
        return True
    other = image(state)
    seat, other_seat = int(state.actors()).bit_length() - 1, int(other.actors()).bit_length() - 1
    options = list(state.legal(seat))
    if options != list(other.legal(other_seat)):
        return False
    for option in options:
        here, there = cast(AnyState, state.clone()), other.clone()
        here.apply(seat, option)
        there.apply(other_seat, option)
        expected = image(here)
        if any(expected.view(reader) != there.view(reader) for reader in readers):
            return False
    return True
