"""Reads the data files of lessons and guides."""

import functools
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from soiree.core import structs
from soiree.core.errors import BadRoom

T = TypeVar("T")


def read(file: Path, kind: type[T]) -> T | None:
    """The contents of a file; None if there is none. Raises BadRoom if it is not of this kind."""
    if not file.is_file():
        return None
    try:
        return structs.convert(_tables(file), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadRoom(f"{file}: {error}") from None


@functools.cache
def _tables(file: Path) -> dict[str, object]:
    return tomllib.loads(file.read_text(encoding="utf-8"))
