"""The box of Edgar & Lucien, from board.toml: the maps of its sides, and the names and numbers of the rules.

`Box` reads any file of the same shape, so the same rules can be played on other maps. The constants below are of the room's own file:
an edition cannot change them.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from soiree.core.editions import read_tables
from soiree.core.errors import BadEdition, Fault, problem
from soiree.core.texts.message import Message
from soiree.games.edgar_lucien.board import Board
from soiree.games.edgar_lucien.map.city import KINDS, STAY, Cities, Side, read_cities
from soiree.games.edgar_lucien.map.drawing import Drawing, draw_side

if TYPE_CHECKING:
    from soiree.core.texts.words import Words  # loaded by those who say something: bots do not


class Box:
    """One data file, with the map for each number of seats."""

    def __init__(self, path: Path) -> None:
        """Raises BadEdition with a sentence if the rules cannot be played with the file."""
        self.data: dict[str, Any] = read_tables(path, _OWN_FILE)  # any: parsed TOML
        self.own = path == _OWN_FILE
        self.edition = str(self.data["game"].get("edition", ""))
        _check_values(self.data)
        self.cities: Cities = read_cities(self.data, self.data["options"]["metro"]["values"], MOVES)
        self.districts = self.cities.districts  # the ids of all sides, in number order
        self.wheel = self.cities.codes
        # The action space: the districts and the needles of this file, then the moves that every map has.
        self.families: dict[str, tuple[str, ...]] = {
            "district": self.districts,
            "edgar-needle": tuple(f"E{code}" for code in self.wheel),
            "lucien-needle": tuple(f"L{code}" for code in self.wheel),
            **FAMILIES,
        }
        self.actions = tuple(token for family in self.families.values() for token in family)
        self.family_of = {token: family for family, tokens in self.families.items() for token in tokens}
        self.colours = {position.code: position.hex for position in self.cities.wheel}
        self._boards: dict[tuple[int, str], Board] = {}
        self._drawings: dict[str, Drawing] = {}

    def side(self, seats: int) -> str:
        """The side of the board that this number of seats plays on (EL-102)."""
        return self.cities.thresholds[str(seats)].side

    def board(self, seats: int, metro: str) -> Board:
        """The map as the rules use it; one object for all games on it."""
        if (seats, metro) not in self._boards:
            self._boards[seats, metro] = self._build(seats, metro)
        return self._boards[seats, metro]

    def drawing(self, side: str) -> Drawing:
        """How a side is drawn. Raises BadEdition if its outlines are not as a drawing can be."""
        if side not in self._drawings:
            try:
                self._drawings[side] = draw_side(self.cities.sides[side])
            except BadEdition as error:
                reason = problem("fault-side", side=side, reason=error.reason)
                raise BadEdition(reason, [Fault(reason, f"sides.{side}.districts")]) from None
        return self._drawings[side]

    def ringed(self, side: str) -> bool:
        """Whether all districts of a side are eighths of a ring, or quarters of the innermost one."""
        districts = self.cities.sides[side].districts
        if any(None in (one.x, one.y, one.r_in, one.r_out, one.a0, one.a1) for one in districts):
            return False
        inner = min(one.r_in or 0 for one in districts)
        spans = [((one.a0 or 0) / 45, ((one.a1 or 0) - (one.a0 or 0)) / 45, one.r_in == inner) for one in districts]
        return all(start % eighths == 0 and eighths == (2 if innermost else 1) for start, eighths, innermost in spans)

    def district_name(self, side: str, id: str, words: "Words") -> str:
        """The name of a district: of the file, of the words if it is the room's own, else its id."""
        name = self.cities.district(side, id).name
        return name[_language(words)] if name else words(f"district-{side}-{id}") if self.own else id

    def say_way(self, code: str) -> Message:
        """The message that names a position of the wheel."""
        position = self.cities.position(code)
        if self.own or code == STAY:
            return Message(f"wheel-{code}")
        if position.name:
            return Message("wheel-named", {"name": position.name, "code": code})
        return Message(f"wheel-{position.kind}", {"code": code})

    def published(self) -> dict[str, Any]:  # any: parsed TOML
        """The tables of the file with the drawing of each side, for pages."""
        sides = {name: {**self.data["sides"][name], "drawing": msgspec.to_builtins(self.drawing(name))} for name in self.cities.sides}
        return {**self.data, "sides": sides}

    def _build(self, seats: int, metro: str) -> Board:
        limits = self.cities.thresholds[str(seats)]
        drawn = self.cities.sides[limits.side]
        kinds = [-1] * len(self.districts)
        for district in drawn.districts:
            kinds[self.districts.index(district.id)] = KINDS.index(district.kind)
        ways = [0] * (len(self.districts) * len(self.wheel))
        wheel = 1 << self.wheel.index(STAY)
        for here, there, code in _passages(drawn, metro):
            ways[self.districts.index(here) * len(self.wheel) + self.wheel.index(code)] |= 1 << self.districts.index(there)
            wheel |= 1 << self.wheel.index(code)
        lines = [position.kind == "metro" for position in self.cities.wheel]
        names = (self.edition, limits.side, metro)
        return Board(names, self.districts, self.wheel, kinds, ways, wheel, lines, limits.collector, limits.bureaucrat)


def read_box(path: Path) -> Box:
    """The box of a board.toml. Raises BadEdition."""
    return Box(path)


def _language(words: "Words") -> Literal["en", "fr"]:
    return "fr" if words.language == "fr" else "en"


def _check_values(data: Mapping[str, Any]) -> None:  # any: parsed TOML
    """Values that the rules know at compile time are those of the room's own file."""
    for table in ("constants", "conditions", "places", "cards"):
        if _values(data[table]) != _values(_OWN[table]):
            reason = problem("fault-of-the-rulebook", table=table)
            raise BadEdition(reason, [Fault(reason, table)])
    if not set(data["game"]["seats"]) <= set(_OWN["game"]["seats"]):
        reason = problem("fault-seats", numbers=", ".join(str(seats) for seats in _OWN["game"]["seats"]))
        raise BadEdition(reason, [Fault(reason, "game.seats")])


def _values(table: Any) -> object:  # any: parsed TOML
    """A table without the notes on where its facts come from."""
    if isinstance(table, dict):
        return {name: _values(value) for name, value in table.items() if name != "source"}
    return [_values(value) for value in table] if isinstance(table, list) else table


def _passages(drawn: Side, metro: str) -> list[tuple[str, str, str]]:
    """Every way from a district to another: over a border (EL-303), or from one mouth of a line to another (EL-304)."""
    found = []
    for border in drawn.borders:
        found += [(border.a, border.b, border.code), (border.b, border.a, border.code)]
    for line in drawn.metro[metro]:
        found += [(here, there, line.code) for here in line.mouths for there in line.mouths if here != there]
    return found


_OWN_FILE = Path(__file__).parent / "board.toml"
_OWN = tomllib.loads(_OWN_FILE.read_text(encoding="utf-8"))

CONSTANTS: dict[str, int] = {name: entry["value"] for name, entry in _OWN["constants"].items()}
CARDS: tuple[str, ...] = tuple(card["code"] for card in _OWN["cards"])  # in card order
COPIES: tuple[int, ...] = tuple(card["count"] for card in _OWN["cards"])
CARD_IDS: dict[str, str] = {card["code"]: card["id"] for card in _OWN["cards"]}
CONDITIONS: tuple[str, ...] = tuple(condition["id"] for condition in _OWN["conditions"])
PLACES: tuple[str, ...] = tuple(place["id"] for place in _OWN["places"])
EDGAR_OFFICE: tuple[str, ...] = tuple(place["edgar"] for place in _OWN["places"])  # his action at each place
LUCIEN_OFFICE: tuple[str, ...] = tuple(place["lucien"] for place in _OWN["places"])

SEAT_COLOURS: dict[int, str] = {entry["seat"]: entry["hex"] for entry in _OWN["seat_colours"]}

SEATS_AT_MOST = max(_OWN["game"]["seats"])
PAWNS = ("edgar", "lucien")
PHASES = ("setup", "program", "move", "act", "election", "over")
REASONS = ("victory", "limit")
HOW = ("no", "fact", "certificate", "both")  # how a condition counts

# What can be open, in the order of the prompts in section 5 of the spec; the rules number them so.
PROMPTS = (
    "first",
    "start",
    "program",
    "exit",
    "who",
    "edgar-action",
    "lucien-action",
    "rob-victim",
    "intimidate-targets",
    "surrender",
    "intimidate-district",
    "requisition-district",
    "certificate",
    "double",
    "remote",
    "plan-b",
    "extort-victim",
    "smear",
    "exchange",
    "discard",
    "draw",
    "extort",
    "bid",
    "over",
)


def _pairs() -> list[tuple[int, int]]:
    return [(a, b) for a in range(SEATS_AT_MOST) for b in range(a + 1, SEATS_AT_MOST)]


PAIRS: tuple[tuple[int, int], ...] = tuple(_pairs())
EXCHANGES = CONSTANTS["max_popularity"] // CONSTANTS["exchange_points_per_unit"]  # the greatest exchange

# The moves that every map has, family by family (section 5 of the spec).
FAMILIES: dict[str, tuple[str, ...]] = {
    "who": ("E", "L", "end"),
    "rob": ("rob",),
    "edgar-office": EDGAR_OFFICE,
    "card": CARDS,
    "buy": ("buy", "buyout"),
    "lucien-office": LUCIEN_OFFICE,
    "seat": tuple(f"s{seat}" for seat in range(SEATS_AT_MOST)),
    "pair": tuple(f"s{a}+s{b}" for a, b in PAIRS),
    "condition": CONDITIONS,
    "smear": ("pop", "cogs"),
    "pay-money": tuple(f"c{k}" for k in range(1, EXCHANGES + 1)),
    "pay-popularity": tuple(f"p{k}" for k in range(1, EXCHANGES + 1)),
    "fold": ("fold",),
    "bid": tuple(f"b{k}" for k in range(1, CONSTANTS["bid_cap"] + 1)),
}
MOVES: tuple[str, ...] = tuple(token for family in FAMILIES.values() for token in family)


def first_of(family: str) -> int:
    """The first number of a family, counted from the first move that every map has."""
    return MOVES.index(FAMILIES[family][0])
