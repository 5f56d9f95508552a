"""weights.toml of a room: new numbers go into their lines; comments, order and all other lines stay."""

import re
from collections.abc import Mapping
from pathlib import Path

from soiree.lab.arena.runner import write_whole

_LINE = re.compile(r"(?P<head>\s*(?P<name>[A-Za-z0-9_]+)\s*=\s*)(?P<value>[^#\s]+)(?P<tail>.*)")


def with_numbers(text: str, table: str, numbers: Mapping[str, bool | int | float]) -> str:
    """The file with these numbers in this table; names that the table does not have yet are added at its end."""
    left = dict(numbers)
    lines: list[str] = []
    end = None  # where a new line of the table would go
    inside = False
    for line in text.splitlines():
        head = re.fullmatch(r"\s*\[(.+?)\]\s*(#.*)?", line)
        if head is not None:
            inside = head[1].strip() == table
        found = _LINE.fullmatch(line)
        if inside and found is not None and found["name"] in left:
            lines.append(f"{found['head']}{_toml(left.pop(found['name']))}{found['tail']}")
        else:
            lines.append(line)
        if inside and line.strip():
            end = len(lines)
    if left and end is None:
        lines += ["", f"[{table}]"]
        end = len(lines)
    lines[end:end] = [f"{name} = {_toml(value)}" for name, value in left.items()]
    return "\n".join(lines) + "\n"


def _toml(value: bool | int | float) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def write_numbers(folder: Path, table: str, numbers: Mapping[str, bool | int | float]) -> None:
    file = folder / "weights.toml"
    write_whole(file, with_numbers(file.read_text(encoding="utf-8"), table, numbers))
