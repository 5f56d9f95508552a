"""Writes new values to a game's weights.toml. Comments, order and all other lines stay."""

import re
from collections.abc import Mapping
from pathlib import Path

from soiree.lab.files import write_atomically

Value = bool | int | float
_LINE = re.compile(r"(?P<head>\s*(?P<name>[A-Za-z0-9_]+)\s*=\s*)(?P<value>[^#\s]+)(?P<tail>.*)")


def write_values(folder: Path, table: str, values: Mapping[str, Value]) -> None:
    """Sets values in a table ("weights" or "search") of weights.toml in the game's folder."""
    file = folder / "weights.toml"
    write_atomically(file, replace_values(file.read_text(encoding="utf-8"), table, values))


def replace_values(text: str, table: str, values: Mapping[str, Value]) -> str:
    """The text of the file with these values in this table. Names that the table does not have yet are added at its end."""
    remaining = dict(values)
    lines: list[str] = []
    end = None  # where a new line of the table goes
    inside = False
    for line in text.splitlines():
        heading = re.fullmatch(r"\s*\[(.+?)\]\s*(#.*)?", line)
        if heading is not None:
            inside = heading[1].strip() == table
        found = _LINE.fullmatch(line)
        if inside and found is not None and found["name"] in remaining:
            lines.append(f"{found['head']}{_toml(remaining.pop(found['name']))}{found['tail']}")
        else:
            lines.append(line)
        if inside and line.strip():
            end = len(lines)
    if remaining and end is None:
        lines += ["", f"[{table}]"]
        end = len(lines)
    lines[end:end] = [f"{name} = {_toml(value)}" for name, value in remaining.items()]
    return "\n".join(lines) + "\n"


def _toml(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
