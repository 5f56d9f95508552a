"""Single bits of a 64-bit number, and sets of small numbers as bits. All numbers are from 0 to 2**63 - 1."""

from librt.vecs import append, vec
from mypy_extensions import i64


def bit(place: i64) -> i64:
    """The number with just this bit, 0 to 62.

    The 1 goes through a parameter because mypyc writes a literal 1 as a 32-bit number, and loses what is shifted beyond.
    """
    return _shifted(1, place)


def _shifted(number: i64, places: i64) -> i64:
    return number << places


def count(bits: i64) -> i64:
    """How many bits are set.

    The masks stay below 2**62: mypyc keeps a greater literal as an object, and unpacks it every time.
    """
    by_two: i64 = bits - ((bits >> 1) & 0x1555555555555555)
    by_four: i64 = (by_two & 0x3333333333333333) + ((by_two >> 2) & 0x3333333333333333)
    by_eight: i64 = (by_four + (by_four >> 4)) & 0x0F0F0F0F0F0F0F0F
    by_eight += by_eight >> 8
    by_eight += by_eight >> 16
    by_eight += by_eight >> 32
    return by_eight & 127


def lowest(bits: i64) -> i64:
    """The place of the lowest bit; at least one is set."""
    return count((bits & -bits) - 1)


def nth(bits: i64, number: i64) -> i64:
    """The place of a set bit, counted from 0 from the lowest; more than `number` bits are set."""
    while number > 0:
        bits &= bits - 1
        number -= 1
    return lowest(bits)


def places(bits: i64) -> list[int]:
    """The places of all set bits, rising."""
    found: list[int] = []
    while bits != 0:
        found.append(lowest(bits))
        bits &= bits - 1
    return found


def set_of(numbers: list[int]) -> i64:
    """The set of these numbers as bits."""
    bits: i64 = 0
    for number in numbers:
        bits |= bit(number)
    return bits


def listed(options: vec[i64], first: i64, bits: i64) -> vec[i64]:
    """The list with `first` plus the place of each set bit appended, rising."""
    while bits != 0:
        if bits & 1 == 1:
            options = append(options, first)
        first += 1
        bits >>= 1
    return options
