"""The registry of games: every folder here with a board.toml is a room, and its name is the id of the game with _ for -.

`game(id)` gives a game; its rules are imported when they are first used. A room imports no other room.
"""

import difflib
import functools
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

from soiree.core import editions
from soiree.core.errors import BadEdition, BadRecord, BadRoom, SoireeError, UnknownGame, problem
from soiree.core.game import Game
from soiree.core.records.record import Record
from soiree.core.view import View


def find_rooms(folders: Iterable[str]) -> dict[str, str]:
    """The ids of all rooms in these folders of the package, with the names of their packages."""
    rooms = sorted(file.parent.name for folder in folders for file in Path(folder).glob("*/board.toml"))
    return {name.replace("_", "-"): f"{__name__}.{name}" for name in rooms}


ROOMS = find_rooms(__path__)


@functools.cache
def _game(id: str, package: str) -> Game:
    found = Game(package)
    if found.id != id:
        raise BadRoom(f"the board.toml of {package} has the id {found.id!r}; by its folder it is {id!r}")
    return found


def game(id: str, edition: str | None = None) -> Game:
    """The game with this id or alias, in an edition if one is named. Raises UnknownGame, and BadOption if there is no such edition."""
    if isinstance(id, str) and id not in ROOMS:
        id = next((found.id for found in games() if id in found.aliases), id)
    if not isinstance(id, str) or id not in ROOMS:
        known = [found.id for found in games()]
        close = difflib.get_close_matches(str(id)[:40], known, n=1)
        about = {"asked": repr(str(id)[:40]), "known": ", ".join(known)}
        raise UnknownGame(problem("error-unknown-game-near", near=close[0], **about) if close else problem("error-unknown-game", **about))
    found = _game(id, ROOMS[id])
    return found if edition is None else found.in_edition(edition)


def check_installed() -> list[Game]:
    """The installed editions, each read and checked. Raises BadEdition with the name of the first file that cannot be played."""
    checked: dict[tuple[str, str], Game] = {}
    for file in editions.installed_files():
        try:
            id, edition = editions.named(file)
            if id not in ROOMS:
                raise BadEdition(problem("fault-game", known=", ".join(found.id for found in games()), game=repr(id)[:40]))
            if edition == _game(id, ROOMS[id]).edition:
                raise BadEdition(problem("fault-edition-shipped", edition=edition))
            if (id, edition) in checked:
                raise BadEdition(problem("fault-edition-twice", edition=edition))
            checked[id, edition] = game(id, edition)
            checked[id, edition].tables()  # reads the box and draws its boards
        except (ValueError, LookupError, TypeError, SoireeError) as error:
            reason = error.reason if isinstance(error, SoireeError) else str(error)
            raise BadEdition(problem("error-edition-file", file=file.name, reason=reason)) from None
    return list(checked.values())


def game_of(record: Record) -> Game:
    """The game of a record. Raises BadRecord if it is unknown."""
    try:
        return game(record.headers["Game"])
    except UnknownGame as error:
        raise BadRecord(error.reason, record.line_of("Game")) from None


def game_of_view(view: View) -> Game:
    """The game that a view is of, with the printed values of its edition. Raises UnknownGame, or BadOption for an unknown edition."""
    return game(str(getattr(view, "game", ""))).of_view(view)


def games() -> list[Game]:
    """All games, in the order of the lobby: by `order` in their board.toml, then by id."""
    found = [_game(id, package) for id, package in ROOMS.items()]
    return sorted(found, key=lambda game: (game.order, game.id))


class _CallablePackage(ModuleType):
    """The type of this package. `soiree.games()` lists the games, and `import soiree.games.gatsby.rules as r` finds the package there."""

    def __call__(self) -> list[Game]:
        return games()


sys.modules[__name__].__class__ = _CallablePackage
