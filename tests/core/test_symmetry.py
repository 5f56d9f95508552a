"""`keeps_symmetry` finds a wrong image of a state."""

import pytest

from soiree import game
from soiree.core.conformance import random_step, tables
from soiree.core.conformance.symmetry import keeps_symmetry
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.games.times_square.invariants import mirrored
from soiree.games.times_square.rules import TimesSquare


@pytest.fixture
def state() -> TimesSquare:
    """A position of a random game in which a seat decides."""
    match, rng = next(iter(tables(game("times-square")))).match(), Rng(5)
    for _ in range(9):
        random_step(match, rng)
    while not match.state.actors():
        random_step(match, rng)
    assert isinstance(match.state, TimesSquare)
    return match.state


def test_the_mirrored_street_is_a_symmetry(state: TimesSquare) -> None:
    assert keeps_symmetry(state, mirrored, (0, 1))


def test_an_image_with_other_options_is_found(state: TimesSquare) -> None:
    def without_cards(it: TimesSquare) -> TimesSquare:
        other = it.copy()
        other.hand0 = other.hand1 = 0
        return other

    assert not keeps_symmetry(state, without_cards, (0, 1))


def test_an_image_with_other_consequences_is_found(state: TimesSquare) -> None:
    images: list[State] = []

    def mirrored_once(it: TimesSquare) -> TimesSquare:
        images.append(it)
        return mirrored(it) if len(images) == 1 else it

    assert not keeps_symmetry(state, mirrored_once, (0, 1))
