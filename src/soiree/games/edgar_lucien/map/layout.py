"""Where the districts of a map are on a grid of rows and columns: from what joins them, or from where they are drawn.

Neighbours come close to each other, and ways do not cross or lead through other districts if that can be avoided. The search has no
randomness of its own, so a map always gets the same grid.
"""

import math
from collections.abc import Mapping, Sequence

from soiree.core.rng import Rng

Cell = tuple[int, int]  # row, column
Way = tuple[str, str, float]  # two districts, and how much it matters that they are close
PROPOSALS = 12_000
ROUNDS = 6
COLUMNS_AT_MOST = 6
THROUGH = 4.0  # the price of a way through another district, in squares of the distance between two cells
CROSSING = 1.5
CLEAR = 0.4  # how far a way keeps from the middle of other cells


def shape_for(districts: int) -> tuple[int, int]:
    """The rows and columns of a grid for this many districts."""
    columns = min(COLUMNS_AT_MOST, math.ceil(math.sqrt(districts)))
    return math.ceil(districts / columns), columns


def by_ways(ids: Sequence[str], ways: Sequence[Way]) -> dict[str, Cell]:
    """A cell for each district, by what joins them."""
    grid = _Grid(ids, ways)
    grid.anneal()
    grid.untangle()
    return grid.cells()


def by_points(points: Mapping[str, tuple[float, float]], canvas: float) -> dict[str, Cell]:
    """A cell for each district, near to where it is drawn: rows from top to bottom, each from left to right."""
    rows, columns = shape_for(len(points))
    ranked = sorted(points, key=lambda district: (points[district][1], points[district][0]))
    found: dict[str, Cell] = {}
    for row in range(rows):
        members = sorted(ranked[row * columns : (row + 1) * columns], key=lambda district: points[district])
        taken = _spread([points[id][0] / canvas * columns - 0.5 for id in members], columns)
        found |= {id: (row, column) for id, column in zip(members, taken, strict=True)}
    return found


def _spread(wanted: Sequence[float], columns: int) -> list[int]:
    """Different columns in ascending order, each about where it is wanted."""
    found: list[int] = []
    for index, column in enumerate(wanted):
        first = found[-1] + 1 if found else 0
        found.append(max(first, min(round(column), columns - (len(wanted) - index))))
    return found


class _Grid:
    """Who is in which cell; None for nobody."""

    def __init__(self, ids: Sequence[str], ways: Sequence[Way]) -> None:
        self.rows, self.columns = shape_for(len(ids))
        numbers = {id: number for number, id in enumerate(ids)}
        self.at = list(range(len(ids)))  # the cell of each district
        self.who: list[int] = [*range(len(ids)), *[-1] * (self.rows * self.columns - len(ids))]  # the district of each cell
        self.names = list(ids)
        self.ways = [(numbers[a], numbers[b], weight) for a, b, weight in ways]
        self.ways_of: list[list[int]] = [[] for _ in ids]
        for index, (a, b, _) in enumerate(self.ways):
            self.ways_of[a].append(index)
            self.ways_of[b].append(index)

    def cells(self) -> dict[str, Cell]:
        return {name: divmod(self.at[number], self.columns) for number, name in enumerate(self.names)}

    def swap(self, one: int, other: int) -> None:
        """The districts of two cells change places."""
        self.who[one], self.who[other] = self.who[other], self.who[one]
        for cell in (one, other):
            if self.who[cell] >= 0:
                self.at[self.who[cell]] = cell

    def touched(self, one: int, other: int) -> set[int]:
        """The ways of the districts in two cells."""
        return {way for cell in (one, other) if self.who[cell] >= 0 for way in self.ways_of[self.who[cell]]}

    def length(self, way: int) -> float:
        a, b, weight = self.ways[way]
        (row, column), (to_row, to_column) = divmod(self.at[a], self.columns), divmod(self.at[b], self.columns)
        return weight * ((row - to_row) ** 2 + (column - to_column) ** 2)

    def anneal(self) -> None:
        """Exchanges cells at random while the temperature falls: short ways first."""
        rng, cells = Rng(1), len(self.who)
        for step in range(PROPOSALS):
            one, other = rng.below(cells), rng.below(cells)
            touched = self.touched(one, other)
            before = sum(self.length(way) for way in touched)
            self.swap(one, other)
            worse = sum(self.length(way) for way in touched) - before
            temperature = 3.0 * (1 - step / PROPOSALS) ** 2 + 0.01
            if worse > 0 and rng.below(1_000_000) >= int(1_000_000 * math.exp(-worse / temperature)):
                self.swap(one, other)

    def untangle(self) -> None:
        """Exchanges cells as long as that makes ways shorter or clearer."""
        for _ in range(ROUNDS):
            better = False
            for one in range(len(self.who)):
                for other in range(one + 1, len(self.who)):
                    before = self.price(one, other)
                    self.swap(one, other)
                    if self.price(one, other) < before - 1e-9:
                        better = True
                    else:
                        self.swap(one, other)
            if not better:
                return

    def price(self, one: int, other: int) -> float:
        """What hangs on who is in two cells: lengths, crossings, and ways through a district."""
        touched = self.touched(one, other)
        total = 0.0
        for way in touched:
            total += self.length(way) + self.ways[way][2] * THROUGH * sum(self.blocks(cell, way) for cell in range(len(self.who)))
            total += CROSSING * sum(self.cross(way, rival) for rival in range(len(self.ways)) if rival not in touched or rival < way)
        for way in range(len(self.ways)):
            if way not in touched:
                total += self.ways[way][2] * THROUGH * (self.blocks(one, way) + self.blocks(other, way))
        return total

    def blocks(self, cell: int, way: int) -> bool:
        """Whether a district in this cell is in the way."""
        if self.who[cell] < 0:
            return False
        a, b, _ = self.ways[way]
        if cell in (self.at[a], self.at[b]):
            return False
        return _distance(divmod(cell, self.columns), divmod(self.at[a], self.columns), divmod(self.at[b], self.columns)) < CLEAR

    def cross(self, way: int, rival: int) -> bool:
        a, b, _ = self.ways[way]
        c, d, _ = self.ways[rival]
        if {a, b} & {c, d}:
            return False
        p, q, r, s = (divmod(self.at[number], self.columns) for number in (a, b, c, d))
        return _turn(p, q, r) * _turn(p, q, s) < 0 and _turn(r, s, p) * _turn(r, s, q) < 0


def _turn(p: Cell, q: Cell, r: Cell) -> int:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def _distance(point: Cell, start: Cell, end: Cell) -> float:
    """How far a point is from a stretch."""
    along = (end[0] - start[0], end[1] - start[1])
    square = along[0] ** 2 + along[1] ** 2
    share = ((point[0] - start[0]) * along[0] + (point[1] - start[1]) * along[1]) / square if square else 0.0
    share = min(1.0, max(0.0, share))
    return math.hypot(point[0] - start[0] - share * along[0], point[1] - start[1] - share * along[1])
