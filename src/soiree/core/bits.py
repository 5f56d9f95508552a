"""Single bits of a 64-bit number."""

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """The number with just this bit, 0 to 62.

    The 1 goes through a parameter because mypyc writes a literal 1 as a 32-bit number, and loses what is shifted beyond.
    """
    return _shifted(1, place)


def _shifted(number: i64, places: i64) -> i64:
    return number << places
