"""Record files, with a sentence as error where one cannot be read or written."""

from pathlib import Path

from soiree.core.errors import SoireeError, problem, system_reason
from soiree.core.records.record import LONGEST


class BadFile(SoireeError):
    """A file that cannot be read or written."""


def read_record(name: str) -> bytes:
    """The bytes of a file, but at most one more than a record may have: then it is refused as too long. Raises `BadFile`."""
    try:
        with Path(name).open("rb") as file:
            return file.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        raise BadFile(problem("error-cannot-read", file=repr(name), reason=system_reason(error))) from None


def write_record(name: str, text: str) -> None:
    """Writes a record. Raises `BadFile`."""
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadFile(problem("error-cannot-write", file=repr(name), reason=system_reason(error))) from None


def check_writable(name: str) -> None:
    """Raises `BadFile` if a record cannot be written there. Called before the game, so that no game is lost."""
    path = Path(name)
    if not name or "\0" in name or path.is_dir() or not path.absolute().parent.is_dir():
        raise BadFile(problem("error-cannot-write", file=repr(name), reason=problem("error-no-folder")))
