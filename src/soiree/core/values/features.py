"""A view as a row of small integers: the observation tensor for learning programs.

A game names each number of its layout once, as a path into the view (`soiree.lab.envs.features` reads a view by these paths), and
writes the same row directly from a state, which is fast. Tests compare the two, so a row never contains more than the view.
"""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from soiree.core.sets.pack import copies
from soiree.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(ABC):
    """The layout of one game for one number of seats."""

    def __init__(self) -> None:
        self.layout: tuple[str, ...] = tuple(self.names())
        self.size: i64 = len(self.layout)

    @abstractmethod
    def version(self) -> int:
        """The version of the layout; it changes whenever the layout does."""

    @abstractmethod
    def names(self) -> list[str]:
        """The path into the view of each number, in order."""

    @abstractmethod
    def write(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        """Writes the features of the seat into `row`, from index `at` on."""

    def row(self, state: State, seat: i64) -> vec[i16]:
        """The features of the seat, as a new row."""
        fresh = vec[i16]([0] * int(self.size))
        self.write(state, seat, fresh, 0)
        return fresh


# ---------------------------------------------------------------- writing; each function returns the index after what it wrote


def number(row: vec[i16], at: i64, value: i64) -> i64:
    """The value itself."""
    row[at] = i16(value)
    return at + 1


def flag(row: vec[i16], at: i64, set: bool) -> i64:
    """1 if it is set, else 0."""
    row[at] = 1 if set else 0
    return at + 1


def one_of(row: vec[i16], at: i64, size: i64, which: i64) -> i64:
    """One-hot: a 1 at index `which` of `size`; all 0 if `which` is out of range."""
    for index in range(size):
        row[at + index] = 0
    if 0 <= which < size:
        row[at + which] = 1
    return at + size


def flags(row: vec[i16], at: i64, size: i64, bits: i64) -> i64:
    """A 1 for each member of a bit set."""
    for index in range(size):
        row[at + index] = i16((bits >> index) & 1)
    return at + size


def cards(row: vec[i16], at: i64, kinds: i64, pack: i64) -> i64:
    """The number of copies of each kind in a pack."""
    for kind in range(kinds):
        row[at + kind] = i16(copies(pack, kind))
    return at + kinds


def seat_of(row: vec[i16], at: i64, seats: i64, viewer: i64, seat: i64) -> i64:
    """One-hot: the seat, counted clockwise from the viewer; all 0 if `seat` is -1."""
    for ahead in range(seats):
        row[at + ahead] = 0
    if seat >= 0:
        ahead_of: i64 = seat - viewer
        if ahead_of < 0:
            ahead_of += seats
        row[at + ahead_of] = 1
    return at + seats


def seats_of(row: vec[i16], at: i64, seats: i64, viewer: i64, members: i64) -> i64:
    """A 1 for each seat of a set, counted clockwise from the viewer."""
    seat: i64 = viewer
    for ahead in range(seats):
        row[at + ahead] = i16((members >> seat) & 1)
        seat += 1
        if seat == seats:
            seat = 0
    return at + seats


# ---------------------------------------------------------------- names for what these functions write


def each_of(path: str, words: list[str]) -> list[str]:
    """Names for `one_of`, and for flags that are 1 where a word is the value."""
    return [f"{path}={word}" for word in words]


def count_of(path: str, words: list[str]) -> list[str]:
    """Names for `cards`, and for flags that are 1 where a word is in a list."""
    return [f"{path}#{word}" for word in words]


def each_seat(path: str, seats: int) -> list[str]:
    """Names for `seat_of`."""
    return [f"{path}=+{ahead}" for ahead in range(seats)]


def count_seats(path: str, seats: int) -> list[str]:
    """Names for `seats_of`, where the view has a list of seats."""
    return [f"{path}#+{ahead}" for ahead in range(seats)]
