"""Record files: read and written with a sentence where that cannot be done."""

from pathlib import Path

from soiree.core.errors import SoireeError
from soiree.core.record import LONGEST


class BadFile(SoireeError):
    """A file that cannot be read or written."""


def read_record(name: str) -> bytes:
    """The bytes of a record; one byte more than a record may have is enough to see that it is none."""
    try:
        with Path(name).open("rb") as file:
            return file.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot read {name!r}: {_why(error)}") from None


def write_record(name: str, text: str) -> None:
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot write {name!r}: {_why(error)}") from None


def check_writable(name: str) -> None:
    """Refuses a place for a record before a game is played for it."""
    place = Path(name)
    if not name or "\0" in name or place.is_dir() or not place.absolute().parent.is_dir():
        raise BadFile(f"cannot write {name!r}: a record goes into a file in a folder that exists")


def _why(error: OSError | ValueError) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)
