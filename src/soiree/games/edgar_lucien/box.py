"""The box of Edgar & Lucien, from board.toml: the maps of its sides, and the names and numbers of the rules.

`Box` reads any file of the same shape, so the same rules can be played on other maps. The constants below are of the room's own file.
"""

import tomllib
from pathlib import Path
from typing import Any

from soiree.games.edgar_lucien.board import Board


class Box:
    """One data file, with the map for each number of seats."""

    def __init__(self, path: Path) -> None:
        self.data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))  # any: parsed TOML
        self._boards: dict[tuple[int, str], Board] = {}

    def side(self, seats: int) -> str:
        """Which side of the board so many seats play on (EL-102)."""
        return str(self.data["thresholds"][str(seats)]["side"])

    def board(self, seats: int, metro: str) -> Board:
        """The map as the rules use it; one object for all games on it."""
        if (seats, metro) not in self._boards:
            self._boards[seats, metro] = self._build(seats, metro)
        return self._boards[seats, metro]

    def _build(self, seats: int, metro: str) -> Board:
        side = self.side(seats)
        drawn = self.data["sides"][side]
        kinds = [-1] * len(DISTRICTS)
        for district in drawn["districts"]:
            if DISTRICTS[district["number"]] != district["id"]:
                raise ValueError(f"district {district['id']} is not number {district['number']}")
            kinds[district["number"]] = KINDS.index(district["kind"])
        ways = [0] * (len(DISTRICTS) * len(WHEEL))
        wheel = 1 << WHEEL.index(STAY)
        for here, there, code in _passages(drawn, metro):
            ways[DISTRICTS.index(here) * len(WHEEL) + WHEEL.index(code)] |= 1 << DISTRICTS.index(there)
            wheel |= 1 << WHEEL.index(code)
        limits = self.data["thresholds"][str(seats)]
        return Board(side, metro, kinds, ways, wheel, limits["collector"], limits["bureaucrat"])


def read_box(path: Path) -> Box:
    """The box of a board.toml."""
    return Box(path)


def _passages(drawn: dict[str, Any], metro: str) -> list[tuple[str, str, str]]:  # any: parsed TOML
    """Every way from a district to another: over a border (EL-303), or from one mouth of a line to another (EL-304)."""
    found = []
    for border in drawn["borders"]:
        found += [(border["a"], border["b"], border["code"]), (border["b"], border["a"], border["code"])]
    for line in drawn["metro"][metro]:
        found += [(here, there, line["code"]) for here in line["mouths"] for there in line["mouths"] if here != there]
    return found


KINDS = ("pig", "archives", "bank", "hall", "ivory", "steel")  # the four offices, in the order of their places, then the ordinary kinds
STAY = "s"
_OWN = tomllib.loads((Path(__file__).parent / "board.toml").read_text(encoding="utf-8"))

CONSTANTS: dict[str, int] = {name: entry["value"] for name, entry in _OWN["constants"].items()}
CARDS: tuple[str, ...] = tuple(card["code"] for card in _OWN["cards"])  # in card order
COPIES: tuple[int, ...] = tuple(card["count"] for card in _OWN["cards"])
CARD_IDS: dict[str, str] = {card["code"]: card["id"] for card in _OWN["cards"]}
CONDITIONS: tuple[str, ...] = tuple(condition["id"] for condition in _OWN["conditions"])
PLACES: tuple[str, ...] = tuple(place["id"] for place in _OWN["places"])
EDGAR_OFFICE: tuple[str, ...] = tuple(place["edgar"] for place in _OWN["places"])  # his action at each place
LUCIEN_OFFICE: tuple[str, ...] = tuple(place["lucien"] for place in _OWN["places"])
WHEEL: tuple[str, ...] = tuple(position["code"] for position in _OWN["wheel"])
METRO: frozenset[str] = frozenset(position["code"] for position in _OWN["wheel"] if position["kind"] == "metro")
_NUMBERED = {district["number"]: district["id"] for side in _OWN["sides"].values() for district in side["districts"]}
DISTRICTS: tuple[str, ...] = tuple(_NUMBERED[number] for number in range(len(_NUMBERED)))

SEAT_COLOURS: dict[int, str] = {entry["seat"]: entry["hex"] for entry in _OWN["seat_colours"]}
WAY_COLOURS: dict[str, str] = {entry["code"]: entry["hex"] for entry in _OWN["wheel"]}

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

# The fixed action space, family by family (section 5 of the spec).
FAMILIES: dict[str, tuple[str, ...]] = {
    "district": DISTRICTS,
    "edgar-needle": tuple(f"E{code}" for code in WHEEL),
    "lucien-needle": tuple(f"L{code}" for code in WHEEL),
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
ACTIONS: tuple[str, ...] = tuple(token for family in FAMILIES.values() for token in family)


def first_of(family: str) -> int:
    """The first number of a family of actions."""
    return ACTIONS.index(FAMILIES[family][0])
