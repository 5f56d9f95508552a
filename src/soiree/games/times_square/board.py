"""The box of Times Square as numbers, which never change and are shared by all states.

A state has its table as one number: three facts of the box that the rules look at all the time, eight bits each, a bit for the option
`joker`, and above them the number of its board in BOARDS. So a clone copies no reference, and play is as fast as with constants.
"""

import functools
from typing import Final

from mypy_extensions import i64

from soiree.core.sets.pack import pack_of
from soiree.games.times_square.box import Box

ENTRANCE_AT: Final = 8
HAND_AT: Final = 16
SUBSTITUTE_AT: Final = 24
NUMBER_AT: Final = 32
FACT: Final = 255


class Board:
    """The facts of one edition. Coordinates are those of every seat's own frame."""

    def __init__(self, box: Box, number: i64) -> None:
        self.edition: str = box.edition
        self.end: i64 = box.last  # of the street
        self.entrance: i64 = box.entrance  # its first space
        self.hand: i64 = box.hand
        self.deck: i64 = pack_of([kind for kind, copies in enumerate(box.copies) for _ in range(copies)])
        self.cards: i64 = sum(box.copies)
        self.guard_start: i64 = box.starts["guard_high"]  # TS-106
        self.hal_start: i64 = box.starts["hal"]  # TS-107
        self.deb_start: i64 = box.starts["deb"]
        self.number: i64 = number
        self.facts: i64 = self.end | self.entrance << ENTRANCE_AT | self.hand << HAND_AT

    def table(self, substitute: bool) -> i64:
        """The number of a table with this box and this option."""
        option: i64 = 1 if substitute else 0
        return self.facts | option << SUBSTITUTE_AT | self.number << NUMBER_AT


BOARDS: Final[list[Board]] = []


@functools.cache
def board_of(box: Box) -> Board:
    """The board of a box, built once."""
    board = Board(box, len(BOARDS))
    BOARDS.append(board)
    return board
