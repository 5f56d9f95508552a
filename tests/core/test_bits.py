"""Sets of small numbers in one number, against Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.bits import bit, count, listed, lowest, member_at, members_of, set_of

SETS = st.sets(st.integers(0, 62))


@given(SETS)
def test_a_set_is_what_it_was_made_of(members: set[int]) -> None:
    packed = set_of(list(members))
    assert packed == sum(2**member for member in members)
    assert members_of(packed) == sorted(members)
    assert count(packed) == len(members)


@given(SETS.filter(bool))
def test_members_in_rising_order(members: set[int]) -> None:
    packed, rising = set_of(list(members)), sorted(members)
    assert lowest(packed) == rising[0]
    assert [member_at(packed, place) for place in range(len(rising))] == rising


@given(SETS, st.integers(0, 100))
def test_listed_behind_what_is_there(members: set[int], first: int) -> None:
    assert list(listed(vec[i64]([7]), first, set_of(list(members)))) == [7, *(first + member for member in sorted(members))]


def test_every_single_bit() -> None:
    assert [lowest(bit(place)) for place in range(63)] == list(range(63))
