"""Sets as bits against the slow obvious version."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.bits import bit, count, listed, lowest, member_at, members_of, set_of

SETS = st.sets(st.integers(0, 62))


@given(SETS)
def test_a_set_of_small_numbers_is_a_number(members: set[int]) -> None:
    number = sum(2**member for member in members)
    rising = sorted(members)
    assert set_of(rising) == sum(bit(member) for member in rising) == number
    assert members_of(number) == rising
    assert count(number) == len(rising)
    assert [member_at(number, place) for place in range(len(rising))] == rising
    assert list(listed(vec[i64]([7]), 100, number)) == [7, *(100 + member for member in rising)]
    if rising:
        assert lowest(number) == rising[0]
