"""`python -m tests.server.launch serve ...`: the commands of the house, with the toy game among the games."""

import argparse
import sys

import tests.cloakroom
from soiree.games import ROOMS
from soiree.server.commands import add_commands


def add_toy() -> None:
    """The toy is a room like any other, to whoever asks by id."""
    sys.modules["soiree.games.cloakroom"] = tests.cloakroom
    ROOMS[tests.cloakroom.GAME.id] = "cloakroom"


if __name__ == "__main__":
    add_toy()
    parser = argparse.ArgumentParser()
    add_commands(parser.add_subparsers(required=True))
    asked = parser.parse_args()
    asked.run(asked)
