"""The schedule: balanced seats and opponents, complete rounds."""

import itertools
from collections import Counter

import pytest

from soiree.core.rng import Rng
from soiree.lab.arena.schedule import contest, schedule, seatings

NAMES = ["a", "b", "c", "d", "e", "f"]


@pytest.mark.parametrize(("bots", "seats"), [(bots, seats) for bots in range(2, 7) for seats in range(2, 6)])
def test_every_round_is_balanced_in_seats_and_opponents(bots: int, seats: int) -> None:
    names = NAMES[:bots]
    for deal in range(3):
        found = seatings(names, seats, Rng(deal))
        for seat in range(seats):
            assert len({Counter(seating[seat] for seating in found)[name] for name in names}) == 1
        meetings: Counter[frozenset[str]] = Counter()
        for seating in found:
            meetings.update(frozenset(pair) for pair in itertools.combinations(seating, 2) if pair[0] != pair[1])
        assert len(meetings) == bots * (bots - 1) // 2
        assert len(set(meetings.values())) == 1


def test_the_seating_order_varies_between_deals() -> None:
    assert len({tuple(seatings(NAMES[:4], 4, Rng(deal))[0]) for deal in range(20)}) > 5


def test_a_contest_has_complete_rounds() -> None:
    held = contest("times-square", ["random", "greedy", "novice"], 7)
    games = schedule(held)
    assert [fixture.number for fixture in games] == list(range(12))
    assert Counter(fixture.deal for fixture in games) == {0: 6, 1: 6}
    assert games == schedule(held)
