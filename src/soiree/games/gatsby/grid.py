"""The Cabaret as a square grid: sets of spaces are bit sets, row by row from the top left.

A side of 8 needs all 64 bits: its last space is the sign, so such a set is a negative number. `soiree.core.sets.bits` makes, counts and
lists sets of 63; here are their kin for 64. Nothing is shifted into the sign: only compiled code would wrap.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from soiree.core.sets.bits import bit, count, listed

LAST: Final = 63  # the sign


def cell_bit(index: i64) -> i64:
    """The set of one space."""
    if index == LAST:
        return -bit(LAST - 1) - bit(LAST - 1)
    return bit(index)


def set_of_cells(indices: list[int]) -> i64:
    """The set of these spaces."""
    cells: i64 = 0
    for index in indices:
        cells |= cell_bit(index)
    return cells


class Grid:
    """A square of side x side spaces, with its four borders."""

    def __init__(self, side: i64) -> None:
        left: i64 = 0
        right: i64 = 0
        top: i64 = 0
        bottom: i64 = 0
        whole: i64 = 0
        for index in range(side):
            left |= cell_bit(index * side)
            right |= cell_bit(index * side + side - 1)
            top |= cell_bit(index)
            bottom |= cell_bit(side * (side - 1) + index)
        for index in range(side * side):
            whole |= cell_bit(index)
        self.side: i64 = side
        self.size: i64 = side * side
        self.whole: i64 = whole
        self.left: i64 = left
        self.right: i64 = right
        self.top: i64 = top
        self.bottom: i64 = bottom
        self.not_left: i64 = whole ^ left
        self.not_right: i64 = whole ^ right

    def neighbours(self, spaces: i64) -> i64:
        """All spaces that share a side with one of these (diagonals do not count)."""
        if self.size > LAST:
            return self.neighbours_of_64(spaces)
        sideways: i64 = ((spaces & self.not_left) >> 1) | ((spaces & self.not_right) << 1)
        return (sideways | (spaces >> self.side) | (spaces << self.side)) & self.whole

    def neighbours_of_64(self, spaces: i64) -> i64:
        """The same where the last space is the sign: it and its two neighbours are looked at apart."""
        last = cell_bit(LAST)
        beside_last: i64 = bit(LAST - 1) | bit(LAST - self.side)
        rest: i64 = spaces & ~last
        found: i64 = ((rest & self.not_left) >> 1) | (rest >> self.side)
        found |= (rest & self.not_right & ~bit(LAST - 1)) << 1
        found |= (rest & (bit(LAST - self.side) - 1)) << self.side
        if rest & beside_last != 0:
            found |= last
        if spaces < 0:
            found |= beside_last
        return found

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
    return count(cells ^ cell_bit(LAST)) + 1


def listed_cells(options: vec[i64], first: i64, cells: i64) -> vec[i64]:
    """The list with `first + member` appended for each member, ascending."""
    if cells >> LAST == 0:
        return listed(options, first, cells)
    return append(listed(options, first, cells ^ cell_bit(LAST)), first + LAST)
