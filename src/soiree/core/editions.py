"""Editions: files of printed values for the rules of a game. Each file names its edition in its table [game].

A file contains what differs from the room's own board.toml: a table that it does not have is the room's own. Files are in the folder
`editions` of a room, and in the folder that the environment variable SOIREE_EDITIONS names, which worker processes inherit.
docs/editions.md describes them.
"""

import functools
import hashlib
import json
import os
import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from soiree.core.errors import BadEdition, Fault, problem, system_reason
from soiree.core.texts.message import Message

FIRST = "reconstructed-1"  # of every record and table that names no edition
FOLDER_VARIABLE = "SOIREE_EDITIONS"
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
FILE_AT_MOST = 2**20  # bytes

_WHERE = re.compile(r"\(at line ([0-9]+), column ([0-9]+)\)$")  # in an error of tomllib, whose reason is in English only

# One line that can be read: a name is printed in terminals, and files are shared. No control characters, none that turn a text round.
SHOWN = r"^(?=.*\S)[^\x00-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+\Z"
Names = dict[Literal["en", "fr"], Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=SHOWN)]]  # that a file gives something
COLOUR = "^#[0-9a-fA-F]{6}$"
Colour = Annotated[str, msgspec.Meta(pattern=COLOUR)]


def read_tables(file: Path, own: Path) -> dict[str, Any]:  # any: parsed TOML
    """The tables of an edition's file, with those of the room's own file where it has none. Raises BadEdition."""
    found = parse(file)
    return found if file == own else completed(found, parse(own))


def completed(found: dict[str, Any], inherited: dict[str, Any]) -> dict[str, Any]:  # any: parsed TOML
    """The tables of a file, with inherited ones where it has none. Raises BadEdition."""
    game = {name: fact for name, fact in inherited["game"].items() if name != "edition"}  # it names its own, or has none
    if not isinstance(found.get("game", {}), dict):
        raise BadEdition(reason := problem("fault-object"), [Fault(reason, "game")])
    return {**inherited, **found, "game": {**game, **found.get("game", {})}}


def parse(file: Path) -> dict[str, Any]:  # any: parsed TOML
    """A TOML file as it is. Raises BadEdition."""
    try:
        if file.stat().st_size > FILE_AT_MOST:
            raise BadEdition(problem("fault-file-size", most=FILE_AT_MOST))
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadEdition(problem("fault-file", reason=system_reason(error))) from None
    except UnicodeError:
        raise BadEdition(problem("fault-no-utf")) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadEdition(no_toml(error)) from None


def no_toml(error: tomllib.TOMLDecodeError | RecursionError) -> Message:
    """Where a text is no TOML."""
    if isinstance(error, RecursionError):
        return problem("fault-toml-deep")
    found = _WHERE.search(str(error))
    return problem("fault-toml", line=found[1], column=found[2]) if found else problem("fault-toml-end")


def digest(tables: dict[str, Any]) -> str:  # any: parsed TOML
    """A hash of printed values: of all that can change a game, or its pictures; not of facts, options, names and notes on sources."""
    values = {name: _values(table) for name, table in tables.items() if name not in ("game", "options")}
    return hashlib.sha256(json.dumps(values, sort_keys=True, default=str).encode()).hexdigest()[:16]


def _values(table: Any) -> object:  # any: parsed TOML
    if isinstance(table, dict):
        return {key: _values(value) for key, value in table.items() if key != "name" and key.rpartition("_")[2] != "source"}
    return [_values(value) for value in table] if isinstance(table, list) else table


def installed_files() -> list[Path]:
    """The files in the folder that SOIREE_EDITIONS names, in folders for games or not. Raises BadEdition if there is no such folder."""
    folder = os.environ.get(FOLDER_VARIABLE, "")
    if not folder:
        return []
    if not Path(folder).is_dir():
        raise BadEdition(problem("fault-folder", variable=FOLDER_VARIABLE, folder=folder))
    return sorted(Path(folder).rglob("*.toml"))


def identity(file: Path) -> tuple[str, str]:
    """The id and the edition in the table [game] of a file, '' for what it does not have. Raises BadEdition."""
    return _identity(version(file))


class FileVersion(NamedTuple):
    """A file as it was at one time: another time or size of its last change is another version."""

    path: Path
    changed: int
    size: int


def version(file: Path) -> FileVersion:
    """The version of a file as it is now. Raises BadEdition."""
    try:
        found = file.stat()
    except OSError as error:
        raise BadEdition(problem("fault-file", reason=system_reason(error))) from None
    return FileVersion(file, found.st_mtime_ns, found.st_size)


@functools.lru_cache(256)
def _identity(file: FileVersion) -> tuple[str, str]:
    """Cached, so that a list of games does not parse every file again."""
    facts = parse(file.path).get("game")
    game, edition = (facts.get("id"), facts.get("edition")) if isinstance(facts, dict) else (None, None)
    return game if isinstance(game, str) else "", edition if isinstance(edition, str) else ""


def named(file: Path) -> tuple[str, str]:
    """The game and the edition that a file declares. Raises BadEdition if one is missing or is not a valid name."""
    game, edition = identity(file)
    if not game or not NAME.fullmatch(edition):
        raise BadEdition(problem("fault-identity", example=FIRST))
    return game, edition


def files_of(game: str) -> dict[str, Path]:
    """The installed editions of a game with their files. A file that cannot be read is left out: `soiree.games` reports it."""
    found: dict[str, Path] = {}
    for file in installed_files():
        try:
            id, edition = named(file)
        except BadEdition:
            continue
        if id == game:
            found.setdefault(edition, file)
    return found
