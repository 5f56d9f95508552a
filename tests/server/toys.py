"""The toy game as a room like any other, to whoever asks by id."""

import contextlib
from collections.abc import Iterator

from soiree.games import ROOMS


def add_toy() -> None:
    """For a process that is a house with the toy, as long as it lives."""
    ROOMS["toy-cloakroom"] = "tests.cloakroom"


@contextlib.contextmanager
def toy_among_the_games() -> Iterator[None]:
    """For a while: other tests of this process count the games."""
    add_toy()
    try:
        yield
    finally:
        del ROOMS["toy-cloakroom"]
