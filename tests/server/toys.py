"""The toy game as one of the games."""

import contextlib
from collections.abc import Iterator

from soiree.games import ROOMS


def add_toy() -> None:
    """Adds the toy game for the rest of the process."""
    ROOMS["toy-cloakroom"] = "tests.cloakroom"


@contextlib.contextmanager
def toy_among_the_games() -> Iterator[None]:
    """Adds the toy game for a block: other tests of this process count the games."""
    add_toy()
    try:
        yield
    finally:
        del ROOMS["toy-cloakroom"]
