"""Finds the records of finished games in a folder."""

from pathlib import Path

from soiree.core.errors import BadRecord, problem, system_reason
from soiree.core.records.record import Record
from soiree.lab.arena.runner import BadFolder


def records_in(folder: Path, game: str) -> list[Path]:
    """The records of finished games of a game in a folder and below it. Raises BadFolder if there is none."""
    try:
        files = [file for file in sorted(folder.rglob("*.txt")) if _is_finished(file.read_bytes(), game)]
    except OSError as error:
        raise BadFolder(problem("error-cannot-use", path=folder, reason=system_reason(error))) from None
    if not files:
        raise BadFolder(problem("error-no-records", path=folder, game=game))
    return files


def _is_finished(text: bytes, game: str) -> bool:
    try:
        headers = Record.parse(text).headers
    except BadRecord:
        return False
    return headers["Game"] == game and headers.get("Result", "*") != "*" and "Reader" not in headers
