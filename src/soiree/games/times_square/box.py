"""The box of Times Square, from board.toml: kinds, faces, jokers, and the table of all 136 actions.

The rules are compiled with the numbers of this one file, so they are constants of the module.
"""

import tomllib
from pathlib import Path
from typing import Any

_FILE = Path(__file__).parent / "board.toml"
_BOARD: dict[str, Any] = tomllib.loads(_FILE.read_text(encoding="utf-8"))  # any: parsed TOML

EDITION: str = _BOARD["game"]["edition"]
STREET: dict[str, Any] = _BOARD["street"]
RULES: dict[str, int] = {name: entry["value"] for name, entry in _BOARD["rules"].items()}
FIGURES: dict[str, dict[str, Any]] = {figure["id"]: figure for figure in _BOARD["figure"]}

KINDS: tuple[str, ...] = tuple(kind["id"] for kind in _BOARD["deck"]["kinds"])  # in kind order
KIND_NUMBER: dict[str, int] = {kind: number for number, kind in enumerate(KINDS)}
COPIES: tuple[int, ...] = tuple(kind["copies"] for kind in _BOARD["deck"]["kinds"])
SUITS: tuple[str, ...] = tuple(suit["id"] for suit in _BOARD["deck"]["suits"])
ROLES: tuple[str, ...] = tuple(suit["role"] for suit in _BOARD["deck"]["suits"])  # the role that goes with each suit
KIND_SUIT: dict[str, str] = {kind["id"]: kind["suit"] for kind in _BOARD["deck"]["kinds"]}

STAGES = ("fists", "deal", "act", "more", "trade", "draw", "over")
CAUSES = ("sue", "charlie", "pile")
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


class Box:
    """The printed box, for the parts of the room that do not use the constants."""

    def __init__(self) -> None:
        self.kinds = KINDS
        self.actions = ACTIONS


def read_box(path: Path) -> Box:
    """The box of the room's own board.toml. Raises ValueError for any other file."""
    if not path.samefile(_FILE):
        raise ValueError(f"the rules of Times Square are compiled with their own board.toml, not with {path}")
    return Box()
