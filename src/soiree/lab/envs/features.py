"""Features: the view of a seat as a row of small whole numbers, with a name for each. All environments use these rows.

>>> import soiree
>>> from soiree.lab.envs import features
>>> match = soiree.new("times-square", seed=7)
>>> row = features.encode(match.view(0))
>>> names = features.layout("times-square")
>>> len(row) == len(names), dict(zip(names, row))["hand#S"] == match.view(0).hand.count("S")
(True, True)

A name is a path into the view:

- `figures.sue`: the number at that path. `[2]` is an index into a list, `[+1]` the index of a seat counted clockwise from the observing
  seat, which is `+0`. Where the view has no value (null, or a missing entry) the number is 0.
- `~figures.sue`: the same, mirrored for seat 0, so that both seats of Times Square see themselves on the same side.
- `stage=act`: 1 if the value is that word, else 0. `active=+0`: 1 if the value is the observing seat.
- `hand#S`: how often a word is in a list, or the number of a mapping for that word. `todo#*`: the length of the list.
"""

import functools
import re
from collections.abc import Callable

import msgspec

from soiree.core.features import Features
from soiree.core.view import View
from soiree.games import game as load_game

Reader = Callable[[object, int, int], int]  # of a view as builtins, the observing seat, and the number of seats
_NAME = re.compile(r"(?P<mirrored>~?)(?P<path>[a-z_]+(?:\.\w+|\[\+?\d+\])*)(?:(?P<asks>[=#])(?P<word>.+))?")
_STEP = re.compile(r"\.?(?P<key>\w+)|\[(?P<ahead>\+?)(?P<index>\d+)\]")


@functools.cache
def writer(game: str, seats: int | None = None) -> Features:
    """Writes the rows of a game directly from states, compiled; `seats` is by default the fewest."""
    loaded = load_game(game)
    return loaded.features(loaded.check_seats(seats))


def layout(game: str, seats: int | None = None) -> tuple[str, ...]:
    """The name of every number of a row."""
    return writer(game, seats).layout


def version(game: str) -> int:
    """The version of the game's layout. It changes whenever the layout changes."""
    return writer(game).version()


def encode(view: View) -> list[int]:
    """The row of a view, read from the view alone. Raises `ValueError` for the view of an onlooker."""
    values = msgspec.to_builtins(view)
    seat = values["seat"]
    if seat is None:
        raise ValueError("features are of a seat's view; an onlooker has none")
    seats = values.get("seats", 2)
    return [read(values, seat, seats) for read in _readers(values["game"], seats)]


@functools.cache
def _readers(game: str, seats: int) -> tuple[Reader, ...]:
    return tuple(_reader(name) for name in layout(game, seats))


def _reader(name: str) -> Reader:
    """A function that reads one number from a view."""
    parts = _NAME.fullmatch(name)
    assert parts is not None, name
    steps = [(step["key"], bool(step["ahead"]), int(step["index"] or 0)) for step in _STEP.finditer(parts["path"])]
    word: str = parts["word"] or ""
    mirrored, asks = bool(parts["mirrored"]), parts["asks"]
    stem, plus, ahead = word.rpartition("+")
    relative = bool(plus) and ahead.isdigit()

    def read(values: object, seat: int, seats: int) -> int:
        value = values
        for key, from_seat, index in steps:
            value = _entry(value, key or ((seat + index) % seats if from_seat else index))
        if asks is None:
            number = int(value) if isinstance(value, int) else 0
            return -number if mirrored and seat == 0 else number
        wanted = f"{stem}{(seat + int(ahead)) % seats}" if relative else word
        if asks == "=":
            return int(value is not None and str(value) == wanted)
        if value is None:
            return 0
        if isinstance(value, dict):
            return int(value.get(wanted, 0))
        assert isinstance(value, list), name
        return len(value) if wanted == "*" else sum(str(entry) == wanted for entry in value)

    return read


def _entry(value: object, key: str | int) -> object:
    """The entry of a mapping or list; None where there is none."""
    if isinstance(value, dict):
        return value.get(str(key))
    if isinstance(value, list | tuple | str) and isinstance(key, int):
        return value[key] if key < len(value) else None
    return None
