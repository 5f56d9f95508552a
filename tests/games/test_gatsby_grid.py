"""The Cabaret's grid: neighbours and crossings on bit sets, against a slow search on a graph of named spaces."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from soiree.games.gatsby.grid import Grid, cells_in, listed_cells, set_of_cells

GRIDS = st.sampled_from([2, 4, 6, 8])


@st.composite
def spaces(draw: st.DrawFn) -> tuple[int, set[tuple[int, int]]]:
    """A side, and some spaces as (row, column); dense ones too, or no chain would ever cross."""
    side = draw(GRIDS)
    everywhere = [(row, column) for row in range(side) for column in range(side)]
    chosen = draw(st.lists(st.booleans(), min_size=len(everywhere), max_size=len(everywhere)))
    more = draw(st.lists(st.booleans(), min_size=len(everywhere), max_size=len(everywhere)))
    return side, {space for space, one, other in zip(everywhere, chosen, more, strict=True) if one or other}


def packed(side: int, found: set[tuple[int, int]]) -> int:
    return set_of_cells([row * side + column for row, column in found])


def spaces_in(cells: int) -> list[int]:
    return list(listed_cells(vec[i64](), 0, cells))


def beside(space: tuple[int, int]) -> set[tuple[int, int]]:
    row, column = space
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def reaches(found: set[tuple[int, int]], start: set[tuple[int, int]], goal: set[tuple[int, int]]) -> bool:
    """Depth first, one space at a time."""
    waiting, seen = list(found & start), set(found & start)
    while waiting:
        space = waiting.pop()
        if space in goal:
            return True
        for other in beside(space) & found - seen:
            seen.add(other)
            waiting.append(other)
    return False


@given(spaces())
@pytest.mark.clause("GAT-302", "GAT-303")
def test_neighbours_share_a_side(position: tuple[int, set[tuple[int, int]]]) -> None:
    side, found = position
    expected = {(row, column) for space in found for row, column in beside(space) if 0 <= row < side and 0 <= column < side}
    assert Grid(side).neighbours(packed(side, found)) == packed(side, expected)


@given(spaces())
def test_spaces_are_counted_and_listed_to_the_last_of_64(position: tuple[int, set[tuple[int, int]]]) -> None:
    side, found = position
    numbers = sorted(row * side + column for row, column in found)
    assert cells_in(packed(side, found)) == len(numbers)
    assert list(listed_cells(vec[i64]([7]), 10, packed(side, found))) == [7, *(10 + number for number in numbers)]


@given(spaces())
@pytest.mark.clause("GAT-307")
def test_a_crossing_is_a_path_from_side_to_side(position: tuple[int, set[tuple[int, int]]]) -> None:
    side, found = position
    grid = Grid(side)
    lines = range(side)
    left, right = {(n, 0) for n in lines}, {(n, side - 1) for n in lines}
    top, bottom = {(0, n) for n in lines}, {(side - 1, n) for n in lines}
    tokens = packed(side, found)
    assert grid.joins(tokens, grid.left, grid.right) == reaches(found, left, right)
    assert grid.joins(tokens, grid.top, grid.bottom) == reaches(found, top, bottom)


@pytest.mark.parametrize("side", [2, 4, 6, 8])
def test_borders(side: int) -> None:
    grid = Grid(side)
    assert spaces_in(grid.left) == [n * side for n in range(side)]
    assert spaces_in(grid.right) == [n * side + side - 1 for n in range(side)]
    assert spaces_in(grid.top) == list(range(side))
    assert spaces_in(grid.bottom) == list(range(side * (side - 1), side * side))
    assert spaces_in(grid.whole) == list(range(side * side))


def test_a_winding_chain_crosses_and_a_diagonal_does_not() -> None:
    winding = ["0.....", "000000", ".....0", "000000", "0.....", "000000"]
    found = {(row, column) for row, line in enumerate(winding) for column, sign in enumerate(line) if sign == "0"}
    grid = Grid(6)
    assert grid.joins(packed(6, found), grid.top, grid.bottom)
    assert not grid.joins(packed(6, found - {(2, 5)}), grid.top, grid.bottom)
    diagonal = {(n, n) for n in range(6)}
    assert not grid.joins(packed(6, diagonal), grid.top, grid.bottom)
