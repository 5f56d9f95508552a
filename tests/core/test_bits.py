"""Bit sets against the slow obvious version."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.sets.bits import bit, count, listed, lowest, members, nth, set_of

NUMBERS = st.integers(0, 2**63 - 1) | st.sets(st.integers(0, 62)).map(lambda chosen: sum(1 << index for index in chosen))


@given(NUMBERS)
def test_a_number_is_the_set_of_its_bits(number: int) -> None:
    obvious = [index for index, digit in enumerate(reversed(f"{number:b}")) if digit == "1"]
    assert members(number) == obvious
    assert count(number) == len(obvious)
    assert [nth(number, index) for index in range(len(obvious))] == obvious
    assert sum(bit(index) for index in obvious) == number
    assert set_of(obvious) == number
    assert list(listed(vec[i64]([7]), 100, number)) == [7, *(100 + index for index in obvious)]
    if number:
        assert lowest(number) == obvious[0]
