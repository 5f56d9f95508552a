"""Checks the printed values of an edition before it is played, and lists every fault with its path.

A file is read exactly as a game reads it, its boards are drawn, and a game is set up for every number of seats. Used by `soiree admin
editions` and by the form of the page. With values from strangers this can take long: the server checks them in a process of its own.
"""

import difflib
import re
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
import tomli_w

from soiree.core import editions
from soiree.core.chance.dealers import Seeded
from soiree.core.errors import BadEdition, Fault, SoireeError, problem
from soiree.core.game import Game
from soiree.core.match import Match
from soiree.core.texts.faults import misfit
from soiree.games import ROOMS, game, games

NUMBER_AT_MOST = 1024  # nothing that is printed is greater; rooms count up to some of these numbers
LARGER = {"game": 10_000, "constants": 10_000, "drawing": 10_000}  # years, money, sizes of pictures
DEPTH_AT_MOST = 12  # tables within tables
PICTURE_SEED = 1
_FILE_NAME = "edition.toml"


class FoundEdition(NamedTuple):
    """A file that a server finds, and what is wrong with it. `origin`: it comes with the game, or is in the folder of editions."""

    game: str
    edition: str
    file: Path
    origin: Literal["game", "folder"]
    faults: tuple[Fault, ...]


class Checked(NamedTuple):
    """What a check found. Without faults there are the text of the file and, if it was asked for, a picture of a table."""

    faults: tuple[Fault, ...]
    file: str = ""
    picture: str = ""


def check_tables(tables: Mapping[str, Any], seats: int | None = None, language: str = "en") -> Checked:  # any: parsed JSON
    """Checks the tables of an edition, completed by those of the game's own file. A picture is drawn for `seats` seats, if given."""
    faults = (*_before_reading(tables), *_unread(tables))
    if faults:
        return Checked(faults)
    room = game(tables["game"]["id"])
    complete = editions.completed(dict(tables), dict(room.printed()))
    text = tomli_w.dumps(complete)
    with tempfile.TemporaryDirectory(prefix="soiree-edition-") as folder:
        file = Path(folder) / _FILE_NAME
        file.write_text(text, encoding="utf-8")
        faults = check_file(file)
        if faults:
            return Checked(faults)
        found = room.with_board(file)
        return Checked((), text, picture_of(found, seats, language) if seats in found.seats else "")


def check_file(file: Path) -> tuple[Fault, ...]:
    """The faults of a new file; none if its edition can be played as it is written."""
    return _faults(file, new=True)


def _faults(file: Path, new: bool) -> tuple[Fault, ...]:
    """What keeps a file from being played, and, if it is new, also values that would be left out."""
    try:
        tables = editions.parse(file)
    except BadEdition as error:
        return error.faults
    faults = (*_before_reading(tables), *(_unread(tables) if new else ()))
    if faults:
        return faults
    try:
        _set_up(game(tables["game"]["id"]), file)
    except BadEdition as error:
        return tuple(_without_name(fault, file) for fault in error.faults)
    except msgspec.ValidationError as error:
        return (misfit(error),)
    except Exception as error:  # the same code reads the shipped values, so the cause is in the file
        reason = str(error) if isinstance(error, SoireeError | ValueError) else f"{type(error).__name__}: {error}"
        return (Fault(problem("fault-unplayable", reason=_plain(reason, file))),)
    return ()


def found_editions() -> list[FoundEdition]:
    """The editions of all games: those that come with them, then the files of the folder. Raises BadEdition if there is no such folder."""
    found: list[FoundEdition] = []
    for room in games():
        for file in (room.board_file, *sorted(room.folder.glob("editions/*.toml"))):
            found.append(FoundEdition(room.id, editions.identity(file)[1], file, "game", ()))
    for file in editions.installed_files():
        faults = _faults(file, new=False)
        id, edition = editions.identity(file) if not faults or faults[0].at else ("", "")
        if not faults and any((one.game, one.edition) == (id, edition) for one in found if not one.faults):
            faults = (Fault(problem("fault-edition-twice", edition=edition), "game.edition"),)
        found.append(FoundEdition(id, edition, file, "folder", faults))
    return found


def picture_of(game: Game, seats: int | None, language: str) -> str:
    """A table at the start of a game, as onlookers see it, as SVG."""
    return _match(game, game.check_seats(seats)).svg(None, language)


def _set_up(room: Game, file: Path) -> None:
    """Reads a file, draws its boards, and begins a game for every number of seats. Raises the error of the first part that fails."""
    found = room.with_board(file)
    found.tables()
    for seats in found.seats:
        _match(found, seats)


def _match(game: Game, seats: int) -> Match:
    options = game.check_options(None)
    return Match(game, game.begin(seats, options), options, Seeded(PICTURE_SEED))


def _without_name(fault: Fault, file: Path) -> Fault:
    return fault._replace(reason=_plain(fault.reason, file)) if isinstance(fault.reason, str) else fault


def _plain(sentence: str, file: Path) -> str:
    """A sentence of a room without the name of the file, which is known where it is shown."""
    name = re.escape(file.name)
    return re.sub(rf"^{name}(?: cannot be played)?: ", "", sentence.replace(str(file), file.name))[:400]


# ---------------------------------------------------------------- what every file has


def _before_reading(tables: Mapping[str, Any]) -> Iterator[Fault]:  # any: parsed TOML or JSON
    heading = tables.get("game")
    id, edition = (heading.get("id"), heading.get("edition")) if isinstance(heading, Mapping) else (None, None)
    if not isinstance(id, str) or id not in ROOMS:
        known = ", ".join(found.id for found in games())
        yield Fault(problem("fault-game", known=known, game=repr(id)[:40]), "game.id")
    elif not isinstance(edition, str) or not editions.NAME.fullmatch(edition):
        yield Fault(problem("fault-edition"), "game.edition")
    elif edition == game(id).edition:
        yield Fault(problem("fault-edition-shipped", edition=edition), "game.edition")
    yield from _impossible(tables, ())


def _unread(tables: Mapping[str, Any]) -> Iterator[Fault]:  # any: parsed TOML or JSON
    """Tables that the game does not have. Installed files from before may have some, so they are no reason not to play an edition."""
    heading = tables.get("game")
    id = heading.get("id") if isinstance(heading, Mapping) else None
    known = list(game(id).printed()) if isinstance(id, str) and id in ROOMS else list(tables)
    for name in tables:
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            yield Fault(problem("fault-table-near", name=name, near=near[0]) if near else problem("fault-table", name=name), name)


def _impossible(value: object, at: tuple[str, ...]) -> Iterator[Fault]:
    """Faults for types that no table has, nesting that is too deep, and numbers larger than any printed one."""
    if len(at) < DEPTH_AT_MOST:
        for name, part in _parts(value):
            yield from _impossible(part, (*at, name))
    elif any(_parts(value)):
        yield Fault(problem("fault-depth", most=DEPTH_AT_MOST), ".".join(at))
    if value is None:
        yield Fault(problem("fault-null"), ".".join(at))
    elif not isinstance(value, Mapping | list | str | int | float):  # TOML has dates and times
        yield Fault(problem("fault-value", reason=value), ".".join(at))
    elif isinstance(value, int | float) and not abs(value) <= (most := LARGER.get(at[0], NUMBER_AT_MOST)):  # nor is nan
        yield Fault(problem("fault-number-size", most=most), ".".join(at))


def _parts(value: object) -> Iterable[tuple[str, object]]:
    """What a table or a list contains, with the names or indexes."""
    if isinstance(value, Mapping):
        return ((str(name), part) for name, part in value.items())
    return ((str(index), part) for index, part in enumerate(value)) if isinstance(value, list) else ()
