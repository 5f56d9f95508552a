"""Paths to values in data of maps and lists: in a view, an event or the tables of a box."""

import re
from collections.abc import Mapping

_INNER = re.compile(r"\{([^{}]+)\}")


def value_at(data: object, path: str) -> object:
    """The value at a path like `figures.guards.0`; `#` is the length of a list, `id=a` its entry with this field. None if it is absent.

    A path in braces is replaced by its value: `sides.{thresholds.2.side}.districts.#`.
    """
    path = _INNER.sub(lambda found: str(value_at(data, found.group(1))), path)
    for key in path.split("."):
        field, sign, wanted = key.partition("=")
        if isinstance(data, Mapping):
            data = data.get(key)
        elif not isinstance(data, list | tuple):
            return None
        elif key == "#":
            data = len(data)
        elif sign:
            data = next((one for one in data if isinstance(one, Mapping) and str(one.get(field)) == wanted), None)
        else:
            data = data[int(key)] if key.isdigit() and int(key) < len(data) else None
    return data
