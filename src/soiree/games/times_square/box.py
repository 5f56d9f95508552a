"""The box of Times Square, from board.toml: kinds, faces, jokers, and the table of all 136 actions.

What a card does is the same in every edition, so it is constants of the module, with which the rules are compiled. How long the street
is, where the figures start, how many cards of each kind there are and how many a hand has are of an edition: they are in its Box.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from soiree.core import editions, structs
from soiree.core.errors import Fault
from soiree.core.texts.faults import fault, misfitting, refuse

_FILE = Path(__file__).parent / "board.toml"
_BOARD: dict[str, Any] = editions.parse(_FILE)  # any: parsed TOML

RULES: dict[str, int] = {name: entry["value"] for name, entry in _BOARD["rules"].items()}
MANHOLE: Final = 0  # the middle of every street
DIRECTIONS: Final = (-1, 1)  # by seat: towards the own club

KINDS: tuple[str, ...] = tuple(kind["id"] for kind in _BOARD["deck"]["kinds"])  # in kind order
KIND_NUMBER: dict[str, int] = {kind: number for number, kind in enumerate(KINDS)}
SUITS: tuple[str, ...] = tuple(suit["id"] for suit in _BOARD["deck"]["suits"])
ROLES: tuple[str, ...] = tuple(suit["role"] for suit in _BOARD["deck"]["suits"])  # the role that goes with each suit
KIND_SUIT: dict[str, str] = {kind["id"]: kind["suit"] for kind in _BOARD["deck"]["kinds"]}

STAGES = ("fists", "deal", "act", "more", "trade", "draw", "over")
CAUSES = ("sue", "charlie", "pile")
GIVEN = ("hal", "deb")  # to one seat each, by chance (TS-107)
LIGHT_LANE = ("sue", "guard_low", "guard_high", "hal", "deb")  # in the order in which their moves are reported

# What a card does, by name; the rules give each its method.
MOVEMENTS = ("sue", "group", "near", "far", "both", "close", "hal", "deb", "manhole")
_MOVEMENT_OF = {
    ("sue",): "sue",
    ("sue", "near", "far"): "group",
    ("near",): "near",
    ("far",): "far",
    ("near", "far"): "both",
    ("hal",): "hal",
    ("deb",): "deb",
}
_JUMP_OF = {("near", "far"): "close", ("deb",): "manhole"}


class Action:
    """One of the 136 actions, as far as it needs no position."""

    def __init__(self, token: str, family: str, cards: tuple[str, ...] = (), role: str = "", movement: str = "", steps: int = 0) -> None:
        self.token = token
        self.family = family  # face, printed, substitute, lure, trade, discard, stop
        self.cards = cards
        self.role = role  # whose move it is
        self.movement = movement
        self.steps = steps

    @property
    def suit(self) -> str:
        return KIND_SUIT[self.cards[0]] if self.cards else ""


def _faces() -> list[Action]:
    """What a card does when it is not a joker."""
    faces = []
    for face in _BOARD["moves"]["faces"]:
        moved: dict[str, int] = face.get("move", {})
        movement = _MOVEMENT_OF[tuple(moved)] if moved else _JUMP_OF[tuple(face["jump"])]
        steps = next(iter(moved.values()), 0)
        faces.append(Action(face["token"], "face", tuple(face["cards"]), face["role"], movement, steps))
    return faces


def _actions() -> list[Action]:
    """The fixed space, in the order of section 5 of the spec."""
    faces = _faces()
    actions = list(faces)
    by_token = {face.token: face for face in faces}
    printed, substitute = _BOARD["joker"]["printed"], _BOARD["joker"]["substitute"]
    for red in printed["kinds"]:
        for use in printed["suffixes"]:
            actions.append(Action(red + use["suffix"], "printed", (red,), use["role"], use["figure"], by_token[red].steps))
    for red in substitute["kinds"]:
        for token in substitute["faces"]:
            face = by_token[token]
            actions.append(Action(f"{red}={token}", "substitute", (red,), face.role, face.movement, face.steps))
    reds, group = substitute["kinds"], by_token[substitute["pair_face"]]
    for index, first in enumerate(reds):
        for second in reds[index:]:
            token = f"{first}{second}={group.token}"
            actions.append(Action(token, "substitute", (first, second), group.role, group.movement, group.steps))
    actions += [Action(lure["token"], "lure", movement=lure["figure"]) for lure in _BOARD["moves"]["lures"]]
    actions.append(Action("T", "trade"))
    actions += [Action(f"t{kind}", "discard", (kind,)) for kind in KINDS]
    actions.append(Action("x", "stop"))
    return actions


ACTIONS: tuple[Action, ...] = tuple(_actions())


def first_of(family: str) -> int:
    """The first number of a family of actions; the families stand one after the other."""
    return next(number for number, action in enumerate(ACTIONS) if action.family == family)


# The faces of a suit stand together; here is where those of each suit begin, and where the last ones end.
FACES_FROM = [next(number for number, action in enumerate(ACTIONS) if action.suit == suit) for suit in SUITS]
FACES_FROM.append(first_of("printed"))

assert len(ACTIONS) == _BOARD["actions"]["size"], "board.toml and the table of actions disagree"


# What the rules can hold in their numbers, and a terminal or a page can draw.
LAST_AT_LEAST, LAST_AT_MOST = 4, 9
HAND_AT_MOST: Final = 12
COPIES_AT_MOST: Final = 15


class Heading(msgspec.Struct, frozen=True):
    edition: str


class Street(msgspec.Struct, frozen=True):
    last: int
    entrances: tuple[tuple[int, int], tuple[int, int]]  # by seat
    first: int | None = None  # -last
    manhole: int = MANHOLE
    directions: tuple[int, int] = DIRECTIONS


class Figure(msgspec.Struct, frozen=True):
    id: str
    start: int = MANHOLE
    by_seat: tuple[int, int] = (MANHOLE, MANHOLE)  # where it starts if a seat was given it


class Kind(msgspec.Struct, frozen=True):
    id: str
    suit: str
    copies: int


class Suit(msgspec.Struct, frozen=True):
    id: str
    role: str


class Deck(msgspec.Struct, frozen=True):
    kinds: tuple[Kind, ...]
    suits: tuple[Suit, ...]


class Fact(msgspec.Struct, frozen=True):
    value: int


class Printed(msgspec.Struct, frozen=True):
    """The tables of a file that may differ between editions."""

    game: Heading
    street: Street
    figure: tuple[Figure, ...]
    deck: Deck
    rules: dict[str, Fact]


_OWN: Final = structs.convert(_BOARD, Printed)


class Box:
    """What is printed in one edition."""

    def __init__(self, printed: Printed) -> None:
        self.kinds = KINDS
        self.actions = ACTIONS
        self.edition: str = printed.game.edition
        self.last: int = printed.street.last  # the last space, in every seat's own frame
        self.entrance: int = printed.street.entrances[1][0]  # the first of an entrance
        self.hand: int = printed.rules["hand"].value
        self.copies: tuple[int, ...] = tuple(kind.copies for kind in printed.deck.kinds)
        self.starts: dict[str, int] = {one.id: one.by_seat[-1] if one.id in GIVEN else one.start for one in printed.figure}


def read_box(path: Path) -> Box:
    """The box of a board.toml. Raises BadEdition."""
    data = editions.read_tables(path, _FILE)
    try:
        printed = structs.convert(data, Printed)
    except msgspec.ValidationError as error:
        raise misfitting(error) from None
    refuse([found for found, holds in _demands(printed, data) if not holds])
    return Box(printed)


def _demands(printed: Printed, data: Mapping[str, Any]) -> Iterator[tuple[Fault, bool]]:  # any: parsed TOML
    """What must hold, each with the fault that it is if it does not."""
    street, copies = printed.street, [kind.copies for kind in printed.deck.kinds]
    last, entrance = street.last, street.entrances[1][0]
    figures = {figure.id: figure for figure in printed.figure}
    changed = [table for table in ("moves", "joker", "actions", "chance", "options") if _bare(data[table]) != _bare(_BOARD[table])]
    yield fault(changed[0] if changed else "", "fault-rulebook-tables", tables=", ".join(changed)), not changed
    yield fault("deck", "fault-card-kinds"), _kinds(printed) == _kinds(_OWN)
    yield fault("rules", "fault-only-hand"), _rules(printed) == _rules(_OWN) and "hand" in printed.rules
    same = [figure.id for figure in printed.figure] == [figure.id for figure in _OWN.figure]
    yield fault("figure", "fault-figures"), same
    yield (
        fault("street", "fault-street", least=LAST_AT_LEAST, most=LAST_AT_MOST),
        LAST_AT_LEAST <= last <= LAST_AT_MOST
        and street.first in (None, -last)
        and (street.manhole, street.directions) == (MANHOLE, DIRECTIONS),
    )
    outer = street.entrances == ((-last, -entrance), (entrance, last)) and 2 < entrance < last
    yield fault("street.entrances", "fault-entrances"), outer
    if same:
        guard = figures["guard_high"].start
        alike = figures["sue"].start == figures["charlie"].start == MANHOLE and figures["guard_low"].start == -guard
        yield fault("figure", "fault-clubs-alike"), alike and 0 < guard < entrance
        by_seat = [figures[figure].by_seat for figure in GIVEN]
        yield fault("figure", "fault-hal-deb"), all(-low == high and 0 < high < entrance for low, high in by_seat)
    if "hand" in printed.rules:
        hand = printed.rules["hand"].value
        yield fault("rules.hand", "fault-hand", most=HAND_AT_MOST), 1 <= hand <= HAND_AT_MOST
        yield fault("deck.kinds", "fault-deck"), sum(copies) > 2 * hand
    yield fault("deck.kinds", "fault-copies", most=COPIES_AT_MOST), all(0 <= number <= COPIES_AT_MOST for number in copies)


def _bare(table: Any) -> object:  # any: parsed TOML
    """A table without the notes on where its facts come from."""
    if isinstance(table, dict):
        return {name: _bare(value) for name, value in table.items() if name != "source"}
    return [_bare(value) for value in table] if isinstance(table, list) else table


def _kinds(printed: Printed) -> object:
    return [(kind.id, kind.suit) for kind in printed.deck.kinds], printed.deck.suits


def _rules(printed: Printed) -> dict[str, int]:
    return {name: fact.value for name, fact in printed.rules.items() if name not in ("hand", "first_pile")}
