"""The Cabaret as a square grid: sets of spaces are bit sets, row by row from the top left.

A side of 8 needs all 64 bits, the sign among them. `soiree.core.bits` counts and lists 63; here are their kin for 64.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from soiree.core.bits import bit, count, listed

LAST: Final = 63  # the sign


class Grid:
    """A square of side x side spaces, with its four borders."""

    def __init__(self, side: i64) -> None:
        left: i64 = 0
        top: i64 = 0
        whole: i64 = 0
        for index in range(side):
            left |= bit(index * side)
            top |= bit(index)
        for index in range(side * side):
            whole |= bit(index)
        self.side: i64 = side
        self.size: i64 = side * side
        self.whole: i64 = whole
        self.left: i64 = left
        self.right: i64 = left << (side - 1)
        self.top: i64 = top
        self.bottom: i64 = top << (side * (side - 1))
        self.not_left: i64 = self.whole ^ left
        self.not_right: i64 = self.whole ^ self.right
        self.not_bottom: i64 = self.whole ^ self.bottom

    def neighbours(self, spaces: i64) -> i64:
        """All spaces that share a side with one of these (diagonals do not count)."""
        left: i64 = (spaces & self.not_left) >> 1
        above: i64 = spaces >> self.side
        if spaces < 0:  # a shift to the right copies the sign to where no neighbour can be
            left &= self.not_right
            above &= self.not_bottom
        return (left | above | ((spaces & self.not_right) << 1) | (spaces << self.side)) & self.whole

    def joins(self, spaces: i64, start: i64, goal: i64) -> bool:
        """Whether these spaces hold a chain, linked side to side, from the one border to the other."""
        reached: i64 = spaces & start
        if reached == 0 or spaces & goal == 0:
            return False
        while True:
            if reached & goal != 0:
                return True
            wider: i64 = reached | (self.neighbours(reached) & spaces)
            if wider == reached:
                return False
            reached = wider


def cells_in(cells: i64) -> i64:
    """The number of members, the sign included."""
    if cells >> LAST == 0:
        return count(cells)
    return count(cells ^ bit(LAST)) + 1


def listed_cells(options: vec[i64], first: i64, cells: i64) -> vec[i64]:
    """The list with `first + member` appended for each member, ascending."""
    if cells >> LAST == 0:
        return listed(options, first, cells)
    return append(listed(options, first, cells ^ bit(LAST)), first + LAST)
