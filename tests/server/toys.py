"""The toy game as a room like any other, to whoever asks by id."""

import contextlib
import sys
from collections.abc import Iterator

import tests.cloakroom
from soiree.games import ROOMS


def add_toy() -> None:
    """For a process that is a house with the toy, as long as it lives."""
    sys.modules["soiree.games.cloakroom"] = tests.cloakroom
    ROOMS[tests.cloakroom.GAME.id] = "cloakroom"


@contextlib.contextmanager
def toy_among_the_games() -> Iterator[None]:
    """For a while: other tests of this process count the games."""
    add_toy()
    try:
        yield
    finally:
        del ROOMS[tests.cloakroom.GAME.id], sys.modules["soiree.games.cloakroom"]
