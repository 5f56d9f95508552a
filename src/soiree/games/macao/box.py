"""The box of Shadows of Macao: one edition of board.toml as structs, checked."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal

import msgspec

from soiree.core import editions, structs
from soiree.core.errors import BadEdition

Effect = Literal["none", "hit", "discount", "double", "contact", "reserve", "room", "exchange", "joker"]

# What the rules can hold in their numbers.
CARDS_AT_MOST: Final = 62
RESOURCES_AT_MOST: Final = 6
TILES_AT_MOST: Final = 15
UNITS_AT_MOST: Final = 10
SEATS_AT_MOST: Final = 4

_OWN_FILE = Path(__file__).parent / "board.toml"
_OWN = editions.parse(_OWN_FILE)
_NAMED = {entry["id"] for entry in (*_OWN["kinds"], *_OWN["resources"], _OWN["joker"])} | {tile["code"] for tile in _OWN["tiles"]}


class Fact(msgspec.Struct, frozen=True):
    value: int


class Constants(msgspec.Struct, frozen=True):
    piles: Fact
    blue_limit: Fact
    keeper_room: Fact
    croupier_discount: Fact
    units_blue: Fact
    units_red: Fact
    units_red_sailor: Fact
    hit_cards: Fact
    red_cards_to_end: Fact
    widows_dealt_per_seat: Fact
    round_cap: Fact


class Setup(msgspec.Struct, frozen=True):
    tiles: int
    widows_in_deck: int
    pile_sizes: tuple[int, int, int, int]


class Resource(msgspec.Struct, frozen=True):
    id: str
    code: str
    colour: str


class Joker(msgspec.Struct, frozen=True):
    id: str
    colour: str


class Kind(msgspec.Struct, frozen=True):
    id: str
    code: str
    effect: Effect


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card."""

    code: str
    kind: str
    cost: dict[str, int]
    coins: int
    copies: int
    produces: str = ""  # every card produces something: `_demands` says it with the code of the card
    pair: tuple[str, str] | None = None


class Condition(msgspec.Struct, frozen=True):
    type: Literal["same_kind", "blue", "kinds", "one_each"]
    at_least: int = 0
    blue: int = 0
    red: int = 0
    green: int = 0
    yellow: int = 0


class Tile(msgspec.Struct, frozen=True):
    code: str
    value: int
    cost: dict[str, int] = {}
    condition: Condition | None = None


class Heading(msgspec.Struct, frozen=True):
    id: str
    edition: str
    seats: tuple[int, ...]


class Box(msgspec.Struct, frozen=True, eq=False):
    """One edition. Compared by identity, so that `board_of` can cache its board."""

    game: Heading
    constants: Constants
    setup: dict[str, Setup]
    resources: tuple[Resource, ...]
    joker: Joker
    kinds: tuple[Kind, ...]
    cards: tuple[Face, ...]
    tiles: tuple[Tile, ...]

    def face(self, code: str) -> Face:
        return next(face for face in self.cards if face.code == code)

    def tile(self, code: str) -> Tile:
        return next(tile for tile in self.tiles if tile.code == code)

    def widow(self) -> Face:
        return next(face for face in self.cards if face.produces == self.joker.id)

    def characters(self) -> int:
        """How many cards are no Widows."""
        return sum(face.copies for face in self.cards) - self.widow().copies

    def widows(self, seats: int) -> int:
        """How many Widows are in play (MAC-102)."""
        return seats * self.constants.widows_dealt_per_seat.value + self.setup[str(seats)].widows_in_deck


def read_box(path: Path) -> Box:
    """The edition that the file describes, with the room's own tables where it has none. Raises BadEdition if it cannot be played."""
    try:
        box = structs.convert(editions.read_tables(path, _OWN_FILE), Box)
    except msgspec.ValidationError as error:
        raise BadEdition(f"{path.name} cannot be played: {error}") from None
    wrong = [sentence for sentence, holds in _demands(box).items() if not holds]
    if wrong:
        raise BadEdition(f"{path.name} cannot be played: {'; '.join(wrong)}")
    return box


def _listed(codes: Iterable[str]) -> str:
    return ", ".join(codes)


def _demands(box: Box) -> dict[str, bool]:
    fixed = box.constants
    resources = {resource.id for resource in box.resources}
    kinds = {kind.id: kind.effect for kind in box.kinds}
    costs = [*(face.cost for face in box.cards), *(tile.cost for tile in box.tiles if tile.condition is None)]
    codes = [face.code for face in box.cards] + [tile.code for tile in box.tiles]
    asked = {face.code: face.cost for face in box.cards} | {tile.code: tile.cost for tile in box.tiles}
    merchants = [face for face in box.cards if kinds.get(face.kind) == "exchange" and face.pair]
    silent = [face.code for face in box.cards if not face.produces]
    outside = [face.code for face in merchants if face.produces and face.produces not in (face.pair or ())]
    diamonds = [code for code, cost in asked.items() if box.joker.id in cost]
    things = [*kinds, *(resource.id for resource in box.resources), box.joker.id, *(tile.code for tile in box.tiles)]
    nameless = [thing for thing in things if thing not in _NAMED]
    jokers = [face for face in box.cards if face.produces == box.joker.id]
    return {
        "four piles are played (MAC-106)": fixed.piles.value == 4,
        "a blue card yields one unit (MAC-404)": fixed.units_blue.value == 1,
        "an Assassin takes one card (MAC-510)": fixed.hit_cards.value == 1,
        "two codes are the same": len(set(codes)) == len(codes),
        f"the words of the game name its kinds, resources and tiles, but not {_listed(nameless)}": not nameless,
        "a kind is unknown": all(face.kind in kinds for face in box.cards),
        "one face produces the joker, and it is the joker's": [kinds.get(face.kind) for face in jokers] == ["joker"]
        and sum(effect == "joker" for effect in kinds.values()) == 1,
        f"every card produces a resource, a Merchant too, but {_listed(silent)} none": not silent,
        f"a Merchant produces one of the two resources of her pair, but {_listed(outside)} another one": not outside,
        f"no cost asks for a diamond, which stands for any resource (MAC-407), but that of {_listed(diamonds)} does": not diamonds,
        "a produced resource is unknown": all(face.produces in resources for face in box.cards if face not in jokers and face.produces),
        "a Merchant joins two resources, and nobody else does": all(
            (face.pair is not None) == (kinds.get(face.kind) == "exchange") and set(face.pair or ()) <= resources for face in box.cards
        ),
        f"a cost is 1 to {UNITS_AT_MOST} units of known resources": all(
            set(cost) <= resources and min(cost.values(), default=0) >= 1 and sum(cost.values()) <= UNITS_AT_MOST for cost in costs
        ),
        f"at most {CARDS_AT_MOST} cards": sum(face.copies for face in box.cards) <= CARDS_AT_MOST,
        f"at most {RESOURCES_AT_MOST} resources": len(box.resources) <= RESOURCES_AT_MOST,
        f"at most {TILES_AT_MOST} tiles": len(box.tiles) <= TILES_AT_MOST,
        f"2 to {SEATS_AT_MOST} seats, each number with its setup": all(
            2 <= seats <= SEATS_AT_MOST and str(seats) in box.setup for seats in box.game.seats
        ),
        "the piles hold the deck (MAC-105)": all(
            sum(setup.pile_sizes) == box.characters() + setup.widows_in_deck and min(setup.pile_sizes) >= 1 for setup in box.setup.values()
        ),
        "there are enough Widows": all(box.widows(seats) <= box.widow().copies for seats in box.game.seats),
        "there are enough tiles": all(setup.tiles <= len(box.tiles) for setup in box.setup.values()),
    }
