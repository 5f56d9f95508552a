"""What the page Learn says about a game: its data is `learn.toml` in the room, its texts are `words/learn.LANGUAGE.ftl`.

A guide has sections of text, tables of what is in the box, worked examples that the engine plays, and tips with the figure behind each.
No text contains a number: `[facts]` gives a variable its value in board.toml, and `values` of an example its value in a view.
"""

import functools
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from soiree.core import structs
from soiree.core.conditions import Condition, all_hold, value_at
from soiree.core.dealers import Rehearsed
from soiree.core.errors import BadRoom
from soiree.core.events import Event
from soiree.core.game import Game, OptionValue
from soiree.core.match import Match
from soiree.core.message import Message
from soiree.core.view import View

Scalar = int | float | str


class Computed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact that is not printed as such. `list` and `how`: of the field `of` in the entries of a list. `product`: of printed numbers."""

    list: str = ""
    how: Literal["count", "sum", "least", "most", "kinds"] = "count"
    of: str = ""
    where: dict[str, object] = {}
    product: tuple[str, ...] = ()


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
    unit: str = ""
    texts: tuple[str, ...] = ()
    parts: Part | None = None


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A heading learn-ID-title, a text learn-ID-text, and the points learn-ID-POINT below it."""

    id: str
    points: tuple[str, ...] = ()
    picture: bool = False  # the board with its parts named
    box: bool = False  # the tables of the box


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and what is played there. Its texts are example-ID-title, -before and -after."""

    id: str
    section: str
    position: object  # in the position language of section 9 of the spec
    moves: tuple[str, ...]  # SEAT:TOKEN
    ends: tuple[Condition, ...]  # what the text after it says; the tests check it
    values: dict[str, str] = {}  # variables of the texts: a path after `before.` or `after.` (the view) or `event.` (the last of a kind)
    seat: int = 0
    seats: int | None = None
    options: dict[str, OptionValue] = {}
    chance: tuple[str, ...] = ()
    seed: int = 1


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Advice with the figure that supports it: a quotation from docs/statistics/GAME.md, and the numbers of it that the text mentions."""

    id: str
    quote: str
    figures: dict[str, float] = {}
    shares: dict[str, float] = {}  # said in percent


def rounded(tip: Tip) -> dict[str, int]:
    """The figures of a tip as its text says them."""
    return {name: round(value) for name, value in [*tip.figures.items(), *((name, 100 * share) for name, share in tip.shares.items())]}


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything of a learn.toml."""

    section: tuple[Section, ...] = ()
    box: tuple[Table, ...] = ()
    example: tuple[Example, ...] = ()
    tip: tuple[Tip, ...] = ()
    facts: dict[str, str | Computed] = {}


class Thing(msgspec.Struct, frozen=True):
    """One row of a table of the box: its name, how many there are, what it does, what it consists of."""

    id: str
    name: Message
    count: int | None
    unit: str
    texts: list[Message]
    parts: "list[Thing]"
    ordered: bool = False  # the parts come one after the other


class Frame(msgspec.Struct, frozen=True):
    """One moment of an example: the move that led to it, what happened, and the view after it."""

    actor: int | None  # None at the start
    token: str
    say: Message | None
    events: list[Event]
    view: View


class Played(msgspec.Struct, frozen=True):
    """An example, played to its end."""

    match: Match
    frames: list[Frame]
    values: dict[str, Scalar]
    ends: bool  # as it says


def guide(game: Game) -> Guide:
    """The guide of a game; an empty one if it has no learn.toml. Raises BadRoom if the file is not as described here."""
    file = game.folder / "learn.toml"
    return _read(file) if file.is_file() else Guide()


@functools.cache
def _read(file: Path) -> Guide:
    try:
        return structs.convert(tomllib.loads(file.read_text(encoding="utf-8")), Guide)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadRoom(f"{file}: {error}") from None


def board(game: Game) -> dict[str, object]:
    """What is printed: the board.toml of a game."""
    return tomllib.loads(game.board_file.read_text(encoding="utf-8"))


# ---------------------------------------------------------------- numbers of the box


def facts(guide: Guide, board: Mapping[str, object]) -> dict[str, Scalar]:
    """The facts that the texts mention, by name. Raises BadRoom if one is neither a number nor a text."""
    return {name: _scalar(name, _fact(fact, board)) for name, fact in guide.facts.items()}


def _scalar(name: str, value: object) -> Scalar:
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise BadRoom(f"{name!r} is neither a number nor a text: {value!r}")
    return value


def _fact(fact: str | Computed, board: Mapping[str, object]) -> object:
    if isinstance(fact, str):
        return value_at(board, fact)
    if fact.product:
        product = 1
        for path in fact.product:
            value = value_at(board, path)
            product *= value if isinstance(value, int) else 0
        return product
    entries = [one for one in _entries(board, fact.list) if all(one.get(name) == value for name, value in fact.where.items())]
    if fact.how == "count":
        return len(entries)
    values = [value for one in entries if isinstance(value := value_at(one, fact.of), int | str)]
    if fact.how == "kinds":
        return len(set(values))
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
        rows.append(Thing(_id(entry), name, _count(entry, table.count), table.unit, texts, parts, ordered))
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
    return str(entry.get("id", ""))


def _count(entry: Mapping[str, object], field: str) -> int | None:
    value = entry.get(field) if field else None
    return value if isinstance(value, int) else None


# ---------------------------------------------------------------- worked examples


def play(game: Game, example: Example) -> Played:
    """Plays an example. Raises BadPosition or a Refusal if it is not a position, or not a game, of these rules."""
    seats, options = game.check_seats(example.seats), game.check_options(example.options)
    match = Match(game, game.position(example.position, seats, options), options, Rehearsed(example.chance, example.seed))
    frames = [Frame(None, "", None, [], match.view(example.seat))]
    for move in example.moves:
        seat, _, token = move.partition(":")
        say = game.say_move(token, match.prompt(int(seat)))
        known = len(match.log)
        match.play(int(seat), token)
        frames.append(Frame(int(seat), token, say, match.events(example.seat, known), match.view(example.seat)))
    own = [frame.token for frame in frames if frame.actor == example.seat]
    return Played(match, frames, _values(example, match, frames), all_hold(example.ends, match, example.seat, own))


def _values(example: Example, match: Match, frames: Sequence[Frame]) -> dict[str, Scalar]:
    events = [msgspec.to_builtins(event) for event in match.events(example.seat)]
    moments = {
        "before": msgspec.to_builtins(frames[0].view),
        "after": msgspec.to_builtins(frames[-1].view),
        "event": {event["event"]: event for event in events},
    }
    return {name: _scalar(name, value_at(moments, path)) for name, path in example.values.items()}
