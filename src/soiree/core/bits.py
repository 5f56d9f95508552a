"""Sets of small numbers as the bits of a 64-bit number; the members are 0 to 62."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

_PAIRS: Final = 0x1555555555555555  # the members end at 62; a literal beyond 2**62 would be boxed
_FOURS: Final = 0x3333333333333333
_EIGHTS: Final = 0x0F0F0F0F0F0F0F0F


def bit(place: i64) -> i64:
    """The number with just this bit, 0 to 62.

    The 1 goes through a parameter because mypyc writes a literal 1 as a 32-bit number, and loses what is shifted beyond.
    """
    return _shifted(1, place)


def _shifted(number: i64, places: i64) -> i64:
    return number << places


# The powers of two leave 66 different remainders by 67, so the remainder of a lone bit tells its place.
_PLACE_BY_REMAINDER: Final = vec[i64]([next((place for place in range(63) if 2**place % 67 == rest), 0) for rest in range(67)])


def lowest(members: i64) -> i64:
    """The smallest member of a set that has one."""
    return _PLACE_BY_REMAINDER[(members & -members) % 67]


def count(members: i64) -> i64:
    """How many members the set has."""
    members -= (members >> 1) & _PAIRS
    members = (members & _FOURS) + ((members >> 2) & _FOURS)
    members = (members + (members >> 4)) & _EIGHTS
    members += members >> 8
    members += members >> 16
    members += members >> 32
    return members & 127


def member_at(members: i64, place: i64) -> i64:
    """The member at a place, counted from 0 in rising order."""
    while place > 0:
        members &= members - 1
        place -= 1
    return lowest(members)


def listed(options: vec[i64], first: i64, members: i64) -> vec[i64]:
    """The list with `first + member` appended for each member, rising."""
    while members != 0:
        options = append(options, first + lowest(members))
        members &= members - 1
    return options


def set_of(members: list[int]) -> i64:
    """The set of these numbers."""
    found: i64 = 0
    for member in members:
        found |= bit(member)
    return found


def members_of(members: i64) -> list[int]:
    """The numbers in the set, rising."""
    found: list[int] = []
    while members != 0:
        found.append(lowest(members))
        members &= members - 1
    return found
