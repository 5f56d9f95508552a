"""The arithmetic of payments (MAC-404 to MAC-414): what is missing from a cost.

Units are counted in one number, eight bits for each resource (interchangeable resources share the place of the first of them,
MAC-570), and eight bits above them for diamonds. Units plus units are units put together; no count exceeds 127.
"""

from typing import Final

from mypy_extensions import i64, u8

from soiree.core.sets.bits import bit

DIAMONDS: Final = 48  # the lowest bit of their count; below it is room for six resources
_GUARDS: Final = 0x80808080808080  # the highest bit of each of the seven counts

# The option `croupier`: which units a Croupier takes off.
CROUPIER: Final = ("repeats", "total", "down-to-one")
REPEATS: Final = 0  # of a resource that still stands at least twice
TOTAL: Final = 1  # any
DOWN_TO_ONE: Final = 2  # such a one first, then any


def unit(resource: i64) -> i64:
    """One unit of a resource."""
    return bit(resource << 3)


def diamond() -> i64:
    return bit(DIAMONDS)


def total(units: i64) -> i64:
    """How many units there are, diamonds not counted: the sum of six counts, itself below 256."""
    units += (units >> 8) & 0xFF00FF00FF
    units &= 0xFF00FF00FF
    return (units + (units >> 16) + (units >> 32)) & 255


def beyond(units: i64, others: i64) -> i64:
    """Each count as far as it exceeds the other, never below nothing: no count borrows from its guard bit."""
    rest: i64 = units + _GUARDS - others
    kept: i64 = rest & _GUARDS
    return rest & (kept - (kept >> 7))


def missing(need: i64, extra: i64, have: i64, discount: i64, croupier: u8) -> i64:
    """How many units of a cost are not covered yet (MAC-410).

    need: the cost; extra: what it asks beyond the first unit of each printed resource; have: units of red cards and of the cards
    named so far; discount: units that Croupiers take off; croupier: which ones (the option).
    """
    lacking: i64 = beyond(need, have)
    left: i64 = total(lacking)
    if discount > 0 and extra != 0:
        cut: i64 = 0
        if croupier == REPEATS:
            cut = total(extra - beyond(extra, lacking))
        elif croupier == TOTAL:
            cut = total(need) - 1
        else:
            repeated = total(extra)
            if discount <= repeated:
                cut = total(extra - beyond(extra, lacking))
            else:  # all repeats go, then any others
                left = total(beyond(need - extra, have))
                discount -= repeated
                cut = total(need) - repeated - 1
        if cut > discount:
            left -= discount
        else:
            left -= cut
    left -= have >> DIAMONDS
    if left < 0:
        return 0
    return left
