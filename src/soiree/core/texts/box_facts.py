"""What texts about a game mention of its box: numbers that are printed or follow from what is printed, and tables of what is in it.

A path such as `figure.id=hal.start` leads to a value of board.toml; `paths.value_at` explains paths.
"""

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from soiree.core.errors import BadRoom
from soiree.core.texts.message import Message
from soiree.core.texts.paths import value_at

Scalar = float | str  # an integer is a number too; as a type of its own it would be two of them in a JSON schema


class Computed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact that is not printed as such. `list` and `how`: of the field `of` in the entries of a list. `product`: of printed numbers.

    `alike`: the value that all entries have, 0 if their values differ. `each`: how many entries there are of each value, 0 if these
    numbers differ.
    """

    list: str = ""
    how: Literal["count", "sum", "least", "most", "kinds", "alike", "each"] = "count"
    of: str = ""
    where: dict[str, object] = {}
    product: tuple[str | int, ...] = ()  # paths of numbers, and numbers
    less: str = ""  # the path of a number that is subtracted from a product
    plus: int = 0  # added to a product


Fact = str | Computed  # a path in board.toml, or computed


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a row consists of: the entries of a second list whose field `by` has the row's `id`, or what a `field` of the row has.

    That field is a list of values in order, or the number of each value.
    """

    name: str  # as in a table; {value} is a value of the field
    list: str = ""
    by: str = ""
    field: str = ""
    count: str = ""
    unit: str = ""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Things of one sort in the box, one row for each entry of a list of board.toml.

    `name` and `texts` are ids of messages in which {field} is a field of the entry; `count` is the field that says how many there are,
    `unit` the message that says so ('' for "×2"). A field of a field is FIELD-FIELD.
    """

    id: str
    list: str
    name: str
    having: str = ""  # only entries that have this field
    count: str = ""
    sums: bool = False  # instead of `count`: as many as its parts together
    unit: str = ""
    texts: tuple[str, ...] = ()
    parts: Part | None = None


class Thing(msgspec.Struct, frozen=True):
    """One row of a table of the box: its name, how many there are, what it does, what it consists of."""

    id: str
    name: Message
    count: int | None
    unit: str
    texts: list[Message]
    parts: "list[Thing]"
    ordered: bool = False  # the parts come one after the other


def facts(named: Mapping[str, Fact], board: Mapping[str, object]) -> dict[str, Scalar]:
    """The facts that texts mention, by name. Raises BadRoom if one is neither a number nor a text."""
    return {name: scalar(name, _fact(fact, board)) for name, fact in named.items()}


def known_facts(named: Mapping[str, Fact], board: Mapping[str, object]) -> dict[str, Scalar]:
    """The facts that another edition has, by name: where it has no such thing, there is no fact, and texts about it are left out."""
    values = {name: _fact(fact, board) for name, fact in named.items()}
    return {name: scalar(name, value) for name, value in values.items() if value is not None}


def scalar(name: str, value: object) -> Scalar:
    """The value of a variable of texts. Raises BadRoom if it is neither a number nor a text."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise BadRoom(f"{name!r} is neither a number nor a text: {value!r}")
    return value


def _fact(fact: Fact, board: Mapping[str, object]) -> object:
    if isinstance(fact, str):
        return value_at(board, fact)
    if fact.product:
        product = 1
        for factor in fact.product:
            value = factor if isinstance(factor, int) else value_at(board, factor)
            if not isinstance(value, int):
                return None
            product *= value
        less = value_at(board, fact.less) if fact.less else 0
        return product - less + fact.plus if isinstance(less, int) else None
    entries = [one for one in _entries(board, fact.list) if all(value_at(one, path) == value for path, value in fact.where.items())]
    if fact.how == "count":
        return len(entries)
    values = [value for one in entries if isinstance(value := value_at(one, fact.of), int | str)]
    if fact.how == "kinds":
        return len(set(values))
    if fact.how in ("alike", "each"):
        found = set(values) if fact.how == "alike" else {values.count(value) for value in values}
        return found.pop() if len(found) == 1 else 0
    numbers = [value for value in values if isinstance(value, int)]
    return sum(numbers) if fact.how == "sum" else min(numbers) if fact.how == "least" else max(numbers)


def _entries(board: Mapping[str, object], path: str) -> Iterator[Mapping[str, object]]:
    found = value_at(board, path)
    for entry in found if isinstance(found, list) else ():
        if isinstance(entry, Mapping):
            yield entry


def things(table: Table, board: Mapping[str, object], known: Mapping[str, Scalar]) -> list[Thing]:
    """The rows of a table of the box; `known` are the facts, which its texts may mention too."""
    rows = []
    for entry in _entries(board, table.list):
        if table.having and table.having not in entry:
            continue
        about = {**known, **dict(_fields(entry))}
        texts = [Message(text.format_map(about), dict(about)) for text in table.texts]
        parts = _parts(table.parts, entry, board) if table.parts else []
        ordered = table.parts is not None and isinstance(entry.get(table.parts.field), list)
        name = Message(table.name.format_map(about), dict(about))
        count = sum(part.count or 0 for part in parts) if table.sums else _count(entry, table.count)
        rows.append(Thing(_id(entry), name, count, table.unit, texts, parts, ordered))
    return rows


def _fields(entry: Mapping[str, object], before: str = "") -> Iterator[tuple[str, Scalar]]:
    for name, value in entry.items():
        if isinstance(value, Mapping):
            yield from _fields(value, f"{before}{name}-")
        elif isinstance(value, int | str):
            yield f"{before}{name}", value


def _parts(part: Part, whole: Mapping[str, object], board: Mapping[str, object]) -> list[Thing]:
    if part.field:
        values = whole.get(part.field)
        numbers = dict(values) if isinstance(values, Mapping) else {}
        listed = values if isinstance(values, list) else list(numbers)
        return [Thing(str(one), Message(part.name.format(value=one)), numbers.get(one), part.unit, [], []) for one in listed]
    own = [entry for entry in _entries(board, part.list) if entry.get(part.by) == whole.get("id")]
    return [Thing(_id(entry), Message(part.name.format_map(entry)), _count(entry, part.count), part.unit, [], []) for entry in own]


def _id(entry: Mapping[str, object]) -> str:
    return str(entry.get("id", entry.get("code", "")))


def _count(entry: Mapping[str, object], field: str) -> int | None:
    value = entry.get(field) if field else None
    return value if isinstance(value, int) else None
