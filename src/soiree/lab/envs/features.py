"""A view as a row of numbers, and what each number is. Every door for research gives its learners these rows.

>>> import soiree
>>> from soiree.lab.envs import features
>>> match = soiree.new("times-square", seed=7)
>>> row = features.of(match.view(0))
>>> names = features.layout("times-square")
>>> len(row) == len(names), dict(zip(names, row))["hand#S"] == match.view(0).hand.count("S")
(True, True)

A name is a path into the view, and reads like one:

- `figures.sue`: the number that stands there; `[2]` is a place in a list, `[+1]` the place of a seat counted clockwise from the
  reader, itself `+0`. Where the view says nothing (null, or an entry that is not there) the number is 0.
- `~figures.sue`: the same, mirrored for seat 0 (the own frame of Times Square).
- `stage=act`: 1 if that word stands there, else 0. `active=+0`: 1 if it is the reader itself.
- `hand#S`: how often a word is in a list, or the number a table has for it; `todo#*`: how long the list is.
"""

import functools
import re
from collections.abc import Callable

import msgspec

from soiree.core.features import Features
from soiree.core.view import View
from soiree.games import game as room

Reading = Callable[[object, int, int], int]
_NAME = re.compile(r"(?P<mirrored>~?)(?P<path>[a-z_]+(?:\.\w+|\[\+?\d+\])*)(?:(?P<asks>[=#])(?P<word>.+))?")
_STEP = re.compile(r"\.?(?P<key>\w+)|\[(?P<ahead>\+?)(?P<place>\d+)\]")


@functools.cache
def features(game: str, seats: int | None = None) -> Features:
    """What writes the rows of a game for so many seats, straight from states."""
    played = room(game)
    return played.features(played.check_seats(seats))


def layout(game: str, seats: int | None = None) -> tuple[str, ...]:
    """The name of every number of a row."""
    return features(game, seats).layout


def version(game: str) -> int:
    """Another number means another layout."""
    return features(game).version()


def of(view: View) -> list[int]:
    """The row of a view, read from the view alone; a view of an onlooker has none."""
    told = msgspec.to_builtins(view)
    seat = told["seat"]
    if seat is None:
        raise ValueError("features are of a seat's view; an onlooker has none")
    seats = told.get("seats", 2)
    return [reading(told, seat, seats) for reading in _readings(told["game"], seats)]


@functools.cache
def _readings(game: str, seats: int) -> tuple[Reading, ...]:
    return tuple(_reading(name) for name in layout(game, seats))


def _reading(name: str) -> Reading:
    parts = _NAME.fullmatch(name)
    assert parts is not None, name
    steps = [(step["key"], bool(step["ahead"]), int(step["place"] or 0)) for step in _STEP.finditer(parts["path"])]
    word: str = parts["word"] or ""
    mirrored, asks = bool(parts["mirrored"]), parts["asks"]
    stem, plus, ahead = word.rpartition("+")
    relative = bool(plus) and ahead.isdigit()

    def reading(told: object, seat: int, seats: int) -> int:
        here = told
        for key, from_reader, place in steps:
            here = _go(here, key or ((seat + place) % seats if from_reader else place))
        if asks is None:
            value = int(here) if isinstance(here, int) else 0
            return -value if mirrored and seat == 0 else value
        wanted = f"{stem}{(seat + int(ahead)) % seats}" if relative else word
        if asks == "=":
            return int(here is not None and str(here) == wanted)
        if here is None:
            return 0
        if isinstance(here, dict):
            return int(here.get(wanted, 0))
        assert isinstance(here, list), name
        return len(here) if wanted == "*" else sum(str(entry) == wanted for entry in here)

    return reading


def _go(here: object, where: str | int) -> object:
    """One step of a path; None where it leads nowhere."""
    if isinstance(here, dict):
        return here.get(str(where))
    if isinstance(here, list | tuple | str) and isinstance(where, int):
        return here[where] if where < len(here) else None
    return None
