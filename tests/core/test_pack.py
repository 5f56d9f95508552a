"""Packs against the slow obvious version: a list of kinds."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from soiree.core.rng import Rng
from soiree.core.sets.bits import bit
from soiree.core.sets.pack import KINDS_AT_MOST, card, copies, draw, holds, kind_at, kinds_in, pack_of, size

CARDS = st.lists(st.integers(0, KINDS_AT_MOST - 1), max_size=60).filter(lambda kinds: max(Counter(kinds).values(), default=0) <= 15)


@given(CARDS)
def test_a_pack_holds_its_cards_in_kind_order(kinds: list[int]) -> None:
    pack = pack_of(kinds)
    assert kinds_in(pack) == sorted(kinds)
    assert size(pack) == len(kinds)
    assert [copies(pack, kind) for kind in range(KINDS_AT_MOST)] == [kinds.count(kind) for kind in range(KINDS_AT_MOST)]
    assert [kind_at(pack, index) for index in range(len(kinds))] == sorted(kinds)
    assert pack == sum(card(kind) for kind in kinds)


@given(CARDS, CARDS)
def test_a_pack_holds_a_part_kind_by_kind(kinds: list[int], part: list[int]) -> None:
    assert holds(pack_of(kinds), pack_of(part)) == (not Counter(part) - Counter(kinds))


@given(CARDS, st.integers(0, 60), st.integers())
def test_drawing_takes_cards_of_the_pack(kinds: list[int], number: int, seed: int) -> None:
    number = min(number, len(kinds))
    drawn = draw(pack_of(kinds), number, Rng(seed))
    assert size(drawn) == number
    assert holds(pack_of(kinds), drawn)


def test_drawing_is_even_over_all_cards() -> None:
    """From one a and three b, the a is among two drawn cards in half of all draws."""
    rng = Rng(5)
    with_a = sum(copies(draw(pack_of([0, 1, 1, 1]), 2, rng), 0) for _ in range(20_000))
    assert 9_700 < with_a < 10_300


@given(st.integers(0, 62))
def test_a_bit_is_a_power_of_two_even_beyond_32(index: int) -> None:
    assert bit(index) == 2**index
