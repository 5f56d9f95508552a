"""Record files, with a sentence as error where one cannot be read or written."""

from pathlib import Path

from soiree.core.errors import SoireeError
from soiree.core.record import LONGEST


class BadFile(SoireeError):
    """A file that cannot be read or written."""


def read_record(name: str) -> bytes:
    """The bytes of a file, but at most one more than a record may have: then it is refused as too long. Raises `BadFile`."""
    try:
        with Path(name).open("rb") as file:
            return file.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot read {name!r}: {_reason(error)}") from None


def write_record(name: str, text: str) -> None:
    """Writes a record. Raises `BadFile`."""
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot write {name!r}: {_reason(error)}") from None


def check_writable(name: str) -> None:
    """Raises `BadFile` if a record cannot be written there. Called before the game, so that the game is not played in vain."""
    path = Path(name)
    if not name or "\0" in name or path.is_dir() or not path.absolute().parent.is_dir():
        raise BadFile(f"cannot write {name!r}: a record goes into a file in a folder that exists")


def _reason(error: OSError | ValueError) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)
