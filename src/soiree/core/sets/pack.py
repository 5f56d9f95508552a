"""A multiset of cards as one integer: four bits for each kind, up to 15 kinds, up to 15 copies.

The sum of two packs is their union, the difference takes one out of the other; no count may leave 0 .. 15.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from soiree.core.rng import Rng
from soiree.core.sets.bits import bit

KINDS_AT_MOST: Final = 15
_EVERY_SECOND: Final = 0x0F0F0F0F0F0F0F0F
_GUARDS: Final = 0x1010101010101010


def card(kind: i64) -> i64:
    """The pack of one card."""
    return bit(kind << 2)


def copies(pack: i64, kind: i64) -> i64:
    """The number of cards of this kind."""
    return (pack >> (kind << 2)) & 15


def size(pack: i64) -> i64:
    """The number of cards."""
    total: i64 = 0
    while pack != 0:
        total += pack & 15
        pack >>= 4
    return total


def kind_at(pack: i64, index: i64) -> i64:
    """The kind of the card at an index, counted from 0 with the cards in kind order."""
    kind: i64 = 0
    while index >= pack & 15:
        index -= pack & 15
        pack >>= 4
        kind += 1
    return kind


def holds(pack: i64, part: i64) -> bool:
    """Whether the part is a sub-multiset of the pack: no count borrows from the guard bit above it."""
    even: i64 = (pack & _EVERY_SECOND) + _GUARDS - (part & _EVERY_SECOND)
    odd: i64 = ((pack >> 4) & _EVERY_SECOND) + _GUARDS - ((part >> 4) & _EVERY_SECOND)
    return even & odd & _GUARDS == _GUARDS


def draw(pack: i64, number: i64, rng: Rng) -> i64:
    """A uniform random choice of that many cards of the pack; it has as many."""
    drawn: i64 = 0
    left: i64 = size(pack)
    for _ in range(number):
        one: i64 = card(kind_at(pack, rng.below(left)))
        drawn += one
        pack -= one
        left -= 1
    return drawn


def pack_of(kinds: Sequence[int]) -> i64:
    """The pack of these cards."""
    pack: i64 = 0
    for kind in kinds:
        pack += card(kind)
    return pack


def kinds_in(pack: i64) -> list[int]:
    """The cards of the pack in kind order, copies repeated."""
    kinds: list[int] = []
    kind: i64 = 0
    while pack != 0:
        for _ in range(pack & 15):
            kinds.append(kind)
        pack >>= 4
        kind += 1
    return kinds
