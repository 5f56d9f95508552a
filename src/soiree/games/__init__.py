"""The games: one room each. `game(id)` opens a room; nothing of it is loaded before."""

import difflib
import functools
import importlib

from soiree.core.errors import BadRecord, UnknownGame
from soiree.core.game import Game
from soiree.core.record import Record

ROOMS = {"times-square": "times_square", "gatsby": "gatsby", "macao": "macao", "edgar-lucien": "edgar_lucien"}


@functools.cache
def _room(name: str) -> Game:
    opened = importlib.import_module(f"soiree.games.{name}").GAME
    assert isinstance(opened, Game)
    return opened


def game(id: str) -> Game:
    """The game with this id."""
    if not isinstance(id, str) or id not in ROOMS:
        close = difflib.get_close_matches(str(id)[:40], ROOMS, n=1)
        hint = f"; did you mean {close[0]}?" if close else "."
        raise UnknownGame(f"there is no game {str(id)[:40]!r}{hint} The games: {', '.join(ROOMS)}")
    return _room(ROOMS[id])


def game_of(record: Record) -> Game:
    """The game that a record is of."""
    try:
        return game(record.headers["Game"])
    except UnknownGame as error:
        raise BadRecord(str(error), record.line_of("Game")) from None


def games() -> list[Game]:
    """All games, in the order of the lobby."""
    return [game(id) for id in ROOMS]
