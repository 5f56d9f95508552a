"""The Cabaret as a square grid: sets of spaces are bit sets, row by row from the top left."""

from mypy_extensions import i64

from soiree.core.bits import bit


class Grid:
    """A square of side x side spaces, with its four borders."""

    def __init__(self, side: i64) -> None:
        left: i64 = 0
        top: i64 = 0
        for index in range(side):
            left |= bit(index * side)
            top |= bit(index)
        self.side: i64 = side
        self.size: i64 = side * side
        self.whole: i64 = bit(side * side) - 1
        self.left: i64 = left
        self.right: i64 = left << (side - 1)
        self.top: i64 = top
        self.bottom: i64 = top << (side * (side - 1))
        self.not_left: i64 = self.whole ^ left
        self.not_right: i64 = self.whole ^ self.right

    def neighbours(self, spaces: i64) -> i64:
        """All spaces that share a side with one of these (diagonals do not count)."""
        beside: i64 = ((spaces & self.not_left) >> 1) | ((spaces & self.not_right) << 1)
        return (beside | (spaces >> self.side) | (spaces << self.side)) & self.whole

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
