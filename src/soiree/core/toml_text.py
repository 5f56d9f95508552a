"""Tables as TOML: `tomllib` reads the same tables from the text. For what JSON has besides null, so there are no dates."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import TypeGuard

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def write_toml(tables: Mapping[str, object]) -> str:
    """The text of a TOML file. Raises TypeError for a value that TOML does not have."""
    return "\n".join(_table((), tables)).strip("\n") + "\n"


def _table(path: tuple[str, ...], table: Mapping[str, object]) -> Iterator[str]:
    """A table: its own values first, because everything after a heading belongs to that heading."""
    sections = {name: value for name, value in table.items() if _is_section(path, value)}
    values = {name: value for name, value in table.items() if name not in sections}
    if path and (values or not sections):
        yield from ("", f"[{_heading(path)}]")
    yield from _values(values)
    for name, value in sections.items():
        below = (*path, name)
        if isinstance(value, Mapping):
            yield from _table(below, value)
        elif _are_tables(value):
            for entry in value:
                yield from ("", f"[[{_heading(below)}]]")
                yield from _values(entry)


def _is_section(path: tuple[str, ...], value: object) -> bool:
    """Whether it gets headings of its own: lists of tables, and tables unless they are small ones in a table."""
    if isinstance(value, Mapping):
        return not path or any(isinstance(part, Mapping | list) for part in value.values())
    return bool(value) and _are_tables(value)


def _are_tables(value: object) -> TypeGuard[list[Mapping[str, object]]]:
    return isinstance(value, list) and all(isinstance(entry, Mapping) for entry in value)


def _heading(path: tuple[str, ...]) -> str:
    return ".".join(_key(name) for name in path)


def _values(values: Mapping[str, object]) -> Iterator[str]:
    return (f"{_key(name)} = {_value(value)}" for name, value in values.items())


def _key(name: str) -> str:
    return name if _BARE_KEY.fullmatch(name) else _string(name)


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return repr(value)  # nan and inf, too, are written the same way
        case str():
            return _string(value)
        case list() | tuple():
            return f"[{', '.join(_value(entry) for entry in value)}]"
        case Mapping():
            return f"{{ {', '.join(_values(value))} }}" if value else "{}"
    raise TypeError(f"TOML has no {type(value).__name__}")


def _string(text: str) -> str:
    """As in JSON, which escapes all that TOML wants escaped besides the character DEL."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
