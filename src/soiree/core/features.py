"""A view as a row of small whole numbers: what learning programs are given of a position.

A room says its layout once, as names that are paths into the view (`soiree.lab.envs.features` reads a view by them), and writes the
same row straight from a state, fast. Tests hold the two together, so a row never tells more than the view.
"""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from soiree.core.pack import copies
from soiree.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(ABC):
    """The layout of one game for one number of seats."""

    def __init__(self) -> None:
        self.layout: tuple[str, ...] = tuple(self.names())
        self.size: i64 = len(self.layout)

    @abstractmethod
    def version(self) -> int:
        """Changes whenever the layout does."""

    @abstractmethod
    def names(self) -> list[str]:
        """What each number is, in order: a path into the view."""

    @abstractmethod
    def write(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        """Writes the row of the seat, from place `at` on."""

    def row(self, state: State, seat: i64) -> vec[i16]:
        fresh = vec[i16]([0] * int(self.size))
        self.write(state, seat, fresh, 0)
        return fresh


# ---------------------------------------------------------------- writing; each returns the place after what it wrote


def number(row: vec[i16], at: i64, value: i64) -> i64:
    row[at] = i16(value)
    return at + 1


def flag(row: vec[i16], at: i64, set: bool) -> i64:
    row[at] = 1 if set else 0
    return at + 1


def one_of(row: vec[i16], at: i64, size: i64, which: i64) -> i64:
    """A 1 at one of so many places; nowhere if `which` is none of them."""
    for place in range(size):
        row[at + place] = 0
    if 0 <= which < size:
        row[at + which] = 1
    return at + size


def flags(row: vec[i16], at: i64, size: i64, bits: i64) -> i64:
    """A 1 for each bit that is set."""
    for place in range(size):
        row[at + place] = i16((bits >> place) & 1)
    return at + size


def cards(row: vec[i16], at: i64, kinds: i64, pack: i64) -> i64:
    """How many copies of each kind a pack has."""
    for kind in range(kinds):
        row[at + kind] = i16(copies(pack, kind))
    return at + kinds


def seat_of(row: vec[i16], at: i64, seats: i64, viewer: i64, seat: i64) -> i64:
    """A 1 for who it is, counted from the viewer clockwise; `seat` -1: nobody."""
    for ahead in range(seats):
        row[at + ahead] = 0
    if seat >= 0:
        ahead_of: i64 = seat - viewer
        if ahead_of < 0:
            ahead_of += seats
        row[at + ahead_of] = 1
    return at + seats


def seats_of(row: vec[i16], at: i64, seats: i64, viewer: i64, members: i64) -> i64:
    """A 1 for each seat of a set, counted from the viewer clockwise."""
    seat: i64 = viewer
    for ahead in range(seats):
        row[at + ahead] = i16((members >> seat) & 1)
        seat += 1
        if seat == seats:
            seat = 0
    return at + seats


# ---------------------------------------------------------------- naming, in the same families


def each_of(path: str, words: list[str]) -> list[str]:
    """Names for `one_of`, and for flags that say which word stands there."""
    return [f"{path}={word}" for word in words]


def count_of(path: str, words: list[str]) -> list[str]:
    """Names for `cards`, and for flags that say what is in a list."""
    return [f"{path}#{word}" for word in words]


def each_seat(path: str, seats: int) -> list[str]:
    """Names for `seat_of`."""
    return [f"{path}=+{ahead}" for ahead in range(seats)]


def count_seats(path: str, seats: int) -> list[str]:
    """Names for `seats_of`, where the view lists seats."""
    return [f"{path}#+{ahead}" for ahead in range(seats)]
