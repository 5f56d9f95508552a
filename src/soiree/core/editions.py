"""Editions: files of printed values for the rules of a game. Each file names its edition in its table [game].

A file contains what differs from the room's own board.toml: a table that it does not have is the room's own. docs/editions.md describes
the files.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

from soiree.core.errors import BadEdition

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
FILE_AT_MOST = 2**20  # bytes


def read_tables(file: Path, own: Path) -> dict[str, Any]:  # any: parsed TOML
    """The tables of an edition's file, with those of the room's own file where it has none. Raises BadEdition."""
    found = parse(file)
    if file == own:
        return found
    inherited = parse(own)
    game = {name: fact for name, fact in inherited["game"].items() if name != "edition"}  # it names its own, or has none
    if not isinstance(found.get("game", {}), dict):
        raise BadEdition(f"{file.name}: [game] is a table")
    return {**inherited, **found, "game": {**game, **found.get("game", {})}}


def parse(file: Path) -> dict[str, Any]:  # any: parsed TOML
    """A TOML file as it is. Raises BadEdition."""
    try:
        if file.stat().st_size > FILE_AT_MOST:
            raise BadEdition(f"{file.name} is larger than {FILE_AT_MOST} bytes")
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise BadEdition(f"{file.name} cannot be read: {error}") from None
