"""Needles may be set in any order (invariant 12): every interleaving leads to one state, and shows nobody anything on the way.

`python -m tests.games.test_edgar_lucien_interleavings 200` sweeps 200 positions for each number of seats.
"""

import itertools
import math
import sys
from collections.abc import Iterator

import pytest

import soiree
from soiree.core.conformance import observables, random_step, readers, tables
from soiree.core.events import Event, Log
from soiree.core.rng import Rng
from soiree.core.state import State

Decision = tuple[int, int]


def interleavings(seats: int) -> Iterator[list[int]]:
    """Every order in which the seats can take two decisions each, as the seats that decide."""
    places = range(2 * seats)

    def fill(order: list[int | None], seat: int) -> Iterator[list[int]]:
        if seat == seats:
            yield [int(str(each)) for each in order]
            return
        free = [place for place in places if order[place] is None]
        for first, second in itertools.combinations(free, 2):
            filled = list(order)
            filled[first] = filled[second] = seat
            yield from fill(filled, seat + 1)

    yield from fill([None] * (2 * seats), 0)


def positions(seats: int, wanted: int, seed: int) -> Iterator[State]:
    """Starts of programming phases of random games, at tables of all options."""
    rng = Rng(seed)
    choice = [table for table in tables(soiree.game("edgar-lucien")) if table.seats == seats]
    found = 0
    while True:
        match = choice[rng.below(len(choice))].match()
        while not match.over:
            state = match.state
            if all(state.prompt(seat) == "needle-edgar" for seat in range(seats)) and rng.below(4) == 0:
                yield state
                found += 1
                if found == wanted:
                    return
            random_step(match, rng)


def check_position(start: State, rng: Rng) -> int:
    """Random needles in every order; returns how many orders there are."""
    chosen: list[list[Decision]] = []
    for seat in range(start.seats):
        state = start.clone()
        programme = []
        for _ in range(2):
            moves = state.legal(seat)
            action = moves[rng.below(len(moves))]
            programme.append((seat, action))
            state.apply(seat, action)
        chosen.append(programme)
    seen: dict[tuple[int | None, int, frozenset[int]], object] = {}
    ends: list[tuple[list[object], list[Event]]] = []
    for order in interleavings(start.seats):
        state, log = start.clone(), Log()
        state.log = log
        taken = [0] * start.seats
        for seat in order:
            state.apply(*chosen[seat][taken[seat]])
            taken[seat] += 1
            if not state.sealed():
                break
            locked = frozenset(each for each in range(start.seats) if taken[each] == 2)
            for reader in readers(state):
                own = 0 if reader is None else taken[reader]
                legal = [] if reader is None else list(state.legal(reader))
                shown = (state.view(reader).encode(), legal, state.actors(), state.shown)
                assert seen.setdefault((reader, own, locked), shown) == shown, f"{reader} learns something from the order {order}"
        assert taken == [2] * start.seats, "the reveal comes with the last needle"
        ends.append((observables(state), log.unmasked()[start.seats :]))
    assert all(end == ends[0] for end in ends), "one state, one log after the reveal"
    assert ends[0][1][0].json().startswith('{"event":"revealed"')
    return len(ends)


def sweep(seats: int, wanted: int, seed: int = 1) -> int:
    """All interleavings of that many positions; returns how many were played."""
    rng = Rng(seed)
    return sum(check_position(start, rng) for start in positions(seats, wanted, seed))


def orders(seats: int) -> int:
    """How many there are."""
    return math.factorial(2 * seats) // int(2**seats)


@pytest.mark.clause("EL-210", "EL-213")
@pytest.mark.parametrize(("seats", "wanted"), [(2, 40), (3, 12)])
def test_every_interleaving_of_the_needles_is_the_same_turn(seats: int, wanted: int) -> None:
    assert sweep(seats, wanted) == wanted * orders(seats)


@pytest.mark.clause("EL-210", "EL-213")
def test_four_seats_have_2520_ways_to_set_their_needles() -> None:
    assert sweep(4, 1) == 2520


if __name__ == "__main__":
    for number in (2, 3):
        print(number, "seats:", sweep(number, int(sys.argv[1])), "interleavings")
