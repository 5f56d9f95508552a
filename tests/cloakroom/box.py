"""The box of Cloakroom: how many cards there are, and the fixed space of actions."""

import tomllib
from pathlib import Path

import msgspec

from soiree.core import structs

ACTIONS = ("red", "black", "bid0", "bid1", "bid2", "peek", "leave", "yes", "no")
RED, BLACK, BID0, PEEK, LEAVE, YES, NO = 0, 1, 2, 5, 6, 7, 8


class Box(msgspec.Struct, frozen=True):
    """The printed facts."""

    cards: int


def read_box(path: Path) -> Box:
    """The box of a board.toml. Raises msgspec.ValidationError if it lacks a fact."""
    return structs.convert(tomllib.loads(path.read_text(encoding="utf-8"))["rules"], Box)
