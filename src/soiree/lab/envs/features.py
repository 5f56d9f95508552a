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
from collections import Counter

import msgspec

from soiree.core.editions import FIRST
from soiree.core.errors import OtherEdition, problem
from soiree.core.game import Game
from soiree.core.values.features import Features
from soiree.core.view import View
from soiree.games import game as load_game

_NAME = re.compile(r"(?P<mirrored>~?)(?P<path>[a-z_]+(?:\.\w+|\[\+?\d+\])*)(?:(?P<sign>[=#])(?P<word>.+))?")
_STEP = re.compile(r"\.?(?P<key>\w+)|\[(?P<ahead>\+?)(?P<index>\d+)\]")


@functools.cache
def writer(game: str, seats: int | None = None) -> Features:
    """Writes the rows of a game directly from states, compiled; `seats` is by default the fewest."""
    loaded = load_game(game)
    return loaded.features(loaded.check_seats(seats))


def layout(game: str, seats: int | None = None) -> tuple[str, ...]:
    """The name of every number of a row; `seats` is by default the fewest."""
    return writer(game, seats).layout


def version(game: str) -> int:
    """The version of the game's layout. It changes whenever the layout changes."""
    return writer(game).version()


def encode(view: View) -> list[int]:
    """The row of a view, read from the view alone. Raises `ValueError` for the view of an onlooker, `OtherEdition`."""
    values = msgspec.to_builtins(view)
    seat = values["seat"]
    if seat is None:
        raise ValueError("features are of a seat's view; an onlooker has none")
    game, seats = values["game"], values.get("seats", 2)
    check_edition(load_game(game), values.get("edition", FIRST))
    row = [0] * len(layout(game, seats))
    for path in _paths(game, seats, seat):
        path.read(values, row)
    return row


def check_edition(game: Game, edition: str) -> None:
    """Raises OtherEdition unless this is the edition of the game: in another one the numbers of a row mean other things."""
    if edition != game.edition:
        raise OtherEdition(problem("error-other-edition", game=game.id, edition=edition, known=game.edition))


class _Path:
    """A path into the view, and the indices in the row of the numbers that depend on its value."""

    def __init__(self, keys: tuple[str | int, ...]) -> None:
        self.keys = keys
        self.numbers: list[tuple[int, int]] = []  # of the value itself: index and factor
        self.equals: dict[str, int] = {}  # by word: the index that is 1 if the value is this word
        self.counts: dict[str, int] = {}  # by word: the index of how often it is in the value

    def read(self, values: object, row: list[int]) -> None:
        value = values
        for key in self.keys:
            value = _entry(value, key)
        if value is None:
            return
        if self.numbers and isinstance(value, int):
            for index, factor in self.numbers:
                row[index] = factor * int(value)
        if self.equals and (equal := self.equals.get(str(value))) is not None:
            row[equal] = 1
        if self.counts:
            found = value
            if isinstance(value, list):
                found = Counter(map(str, value)) | {"*": len(value)}
            assert isinstance(found, dict), self.keys
            for word, index in self.counts.items():
                row[index] = int(found.get(word, 0))


@functools.cache
def _paths(game: str, seats: int, seat: int) -> list[_Path]:
    """The layout by paths, for one observing seat."""
    paths: dict[tuple[str | int, ...], _Path] = {}
    for index, name in enumerate(layout(game, seats)):
        parts = _NAME.fullmatch(name)
        assert parts is not None, name
        steps = _STEP.finditer(parts["path"])
        keys = tuple(step["key"] or _index(step, seat, seats) for step in steps)
        path = paths.setdefault(keys, _Path(keys))
        if parts["sign"] is None:
            path.numbers.append((index, -1 if parts["mirrored"] and seat == 0 else 1))
            continue
        stem, plus, ahead = parts["word"].rpartition("+")
        word = f"{stem}{(seat + int(ahead)) % seats}" if plus and ahead.isdigit() else parts["word"]
        indices = path.equals if parts["sign"] == "=" else path.counts
        assert word not in indices, name
        indices[word] = index
    return list(paths.values())


def _index(step: re.Match[str], seat: int, seats: int) -> int:
    return (seat + int(step["index"])) % seats if step["ahead"] else int(step["index"])


def _entry(value: object, key: str | int) -> object:
    """The entry of a mapping or list; None where there is none."""
    if isinstance(value, dict):
        return value.get(str(key))
    if isinstance(value, list | tuple | str) and isinstance(key, int):
        return value[key] if key < len(value) else None
    return None
