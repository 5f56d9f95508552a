"""`python -m tests.server.launch serve ...`: the front door, with the toy game among the games."""

import sys

import tests.cloakroom
from soiree.cli import main
from soiree.games import ROOMS


def add_toy() -> None:
    """The toy is a room like any other, to whoever asks by id."""
    sys.modules["soiree.games.cloakroom"] = tests.cloakroom
    ROOMS[tests.cloakroom.GAME.id] = "cloakroom"


add_toy()  # also in the processes that think for bots: they load this file under another name

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
