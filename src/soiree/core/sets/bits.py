"""Bit sets: a set of numbers from 0 to 62 as one 64-bit integer. All values are from 0 to 2**63 - 1."""

from librt.vecs import append, vec
from mypy_extensions import i64


def bit(index: i64) -> i64:
    """The set {index}, for an index from 0 to 62.

    The 1 goes through a parameter because mypyc compiles a literal 1 as a 32-bit integer, which loses the higher bits.
    """
    return _shifted(1, index)


def _shifted(value: i64, distance: i64) -> i64:
    return value << distance


def count(bits: i64) -> i64:
    """The number of members.

    The masks stay below 2**62: mypyc keeps a greater literal as an object, and unboxes it at each use.
    """
    by_two: i64 = bits - ((bits >> 1) & 0x1555555555555555)
    by_four: i64 = (by_two & 0x3333333333333333) + ((by_two >> 2) & 0x3333333333333333)
    by_eight: i64 = (by_four + (by_four >> 4)) & 0x0F0F0F0F0F0F0F0F
    by_eight += by_eight >> 8
    by_eight += by_eight >> 16
    by_eight += by_eight >> 32
    return by_eight & 127


def lowest(bits: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return count((bits & -bits) - 1)


def nth(bits: i64, number: i64) -> i64:
    """The member at this position in ascending order, counted from 0; the set has more than `number` members."""
    while number > 0:
        bits &= bits - 1
        number -= 1
    return lowest(bits)


def members(bits: i64) -> list[int]:
    """All members, ascending."""
    found: list[int] = []
    while bits != 0:
        found.append(lowest(bits))
        bits &= bits - 1
    return found


def set_of(numbers: list[int]) -> i64:
    """The set of these numbers."""
    bits: i64 = 0
    for number in numbers:
        bits |= bit(number)
    return bits


def listed(options: vec[i64], first: i64, bits: i64) -> vec[i64]:
    """The list with `first + member` appended for each member, ascending."""
    while bits != 0:
        if bits & 1 == 1:
            options = append(options, first)
        first += 1
        bits >>= 1
    return options
