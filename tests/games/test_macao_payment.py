"""Payments against the slow obvious version: every assignment, every set of cards, every order is tried."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from soiree.core.rng import Rng
from soiree.games.macao.payment import CROUPIER, DIAMONDS, beyond, diamond, missing, total, unit
from tests.games.macao_editions import POCKET, PRINTED, board
from tests.games.macao_sweeps import check_payment, check_payments, random_purse, targets

COUNTS = st.lists(st.integers(0, 40), min_size=6, max_size=6)


def units(counts: list[int], diamonds: int = 0) -> int:
    return sum(unit(resource) * number for resource, number in enumerate(counts)) + diamond() * diamonds


@given(COUNTS, COUNTS, st.integers(0, 100))
def test_units_are_counted_side_by_side(one: list[int], other: list[int], diamonds: int) -> None:
    assert total(units(one, diamonds)) == sum(one)
    assert units(one, diamonds) >> DIAMONDS == diamonds
    assert beyond(units(one), units(other, diamonds)) == units([max(0, a - b) for a, b in zip(one, other, strict=True)])


@given(st.lists(st.integers(0, 3), min_size=6, max_size=6), COUNTS, st.integers(0, 4), st.integers(0, 4), st.sampled_from(CROUPIER))
def test_what_is_missing_as_the_spec_writes_it(cost: list[int], have: list[int], wild: int, croupiers: int, croupier: str) -> None:
    """MAC-410 word by word, for resources that nobody has joined."""
    extra = [max(0, number - 1) for number in cost]
    lacking = [max(0, number - there) for number, there in zip(cost, have, strict=True)]
    cut = min(croupiers, sum(min(pair) for pair in zip(extra, lacking, strict=True)))
    if croupier == "total":
        cut = min(croupiers, sum(cost) - 1, sum(lacking)) if max(cost) >= 2 else 0
    elif croupier == "down-to-one" and croupiers > sum(extra) > 0:
        single = [max(0, min(number, 1) - there) for number, there in zip(cost, have, strict=True)]
        cut = sum(lacking) - sum(single) + min(croupiers - sum(extra), sum(map(bool, cost)) - 1, sum(single))
    expected = max(0, sum(lacking) - cut - wild)
    assert missing(units(cost), units(extra), units(have, wild), croupiers, CROUPIER.index(croupier)) == expected


@pytest.mark.clause(
    *("MAC-403", "MAC-404", "MAC-406", "MAC-407", "MAC-408", "MAC-409", "MAC-410", "MAC-411", "MAC-412", "MAC-413", "MAC-414"),
    *("MAC-520", "MAC-521", "MAC-522", "MAC-530", "MAC-570", "MAC-590"),
)
@settings(max_examples=300)
@given(st.integers(0, 2**32), st.integers(0, 2**16))
def test_every_way_to_pay_and_no_other(seed: int, choice: int) -> None:
    state = random_purse(board(PRINTED), Rng(seed))
    choices = targets(state)
    check_payment(state, choices[choice % len(choices)])


def test_thousands_of_purses() -> None:
    seen = check_payments(board(PRINTED), 3000, seed=7)
    assert seen["payable"] > 1000
    assert all(seen[f"price {price}"] > 0 for price in range(6)), "short and long payments"


def test_thousands_of_purses_of_another_edition() -> None:
    """Copies of one face, Sailors of three units, Croupiers of two."""
    seen = check_payments(board(POCKET), 2000, seed=8)
    assert seen["payable"] > 500
