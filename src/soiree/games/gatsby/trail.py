"""A short list of numbers 0 to 14 in one number, four bits each: up to 15 entries, the newest in the lowest bits."""

from collections.abc import Sequence

from mypy_extensions import i64


def longer_by(trail: i64, entry: i64) -> i64:
    """The list with one entry more."""
    return (trail << 4) | (entry + 1)


def newest(trail: i64) -> i64:
    """The last entry; -1 if there is none."""
    return (trail & 15) - 1


def length(trail: i64) -> i64:
    entries: i64 = 0
    while trail != 0:
        entries += 1
        trail >>= 4
    return entries


def entries_of(trail: i64) -> list[int]:
    """The entries, oldest first."""
    entries: list[int] = []
    while trail != 0:
        entries.insert(0, newest(trail))
        trail >>= 4
    return entries


def trail_of(entries: Sequence[int]) -> i64:
    """The list of these entries."""
    trail: i64 = 0
    for entry in entries:
        trail = longer_by(trail, entry)
    return trail
