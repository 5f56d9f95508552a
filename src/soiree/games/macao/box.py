"""The box of Shadows of Macao: one edition of board.toml as structs, checked."""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, Literal

import msgspec

from soiree.core import editions, structs
from soiree.core.editions import Colour, Names
from soiree.core.errors import Fault
from soiree.core.texts.faults import fault, misfitting, refuse

Effect = Literal["none", "hit", "discount", "double", "contact", "reserve", "room", "exchange", "joker"]

# What the rules can hold in their numbers.
CARDS_AT_MOST: Final = 62
RESOURCES_AT_MOST: Final = 6
TILES_AT_MOST: Final = 15
UNITS_AT_MOST: Final = 10
SEATS_AT_MOST: Final = 4

_OWN_FILE = Path(__file__).parent / "board.toml"
_OWN = editions.parse(_OWN_FILE)
_EFFECTS = {kind["id"]: kind["effect"] for kind in _OWN["kinds"]}
_NAMED = {resource["id"] for resource in _OWN["resources"]} | {tile["code"] for tile in _OWN["tiles"]}  # in words/

# Codes of cards and tiles are parts of moves and positions, and one letter for each resource makes a cost.
_RESOURCE_ID, _RESOURCE_CODE = re.compile(r"[a-z][a-z0-9-]{0,19}"), re.compile(r"[a-z]")
_CARD_CODE, _TILE_CODE = re.compile(r"[A-Z][A-Za-z0-9]{0,3}"), re.compile(r"[a-z]{1,4}")


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
    colour: Colour
    name: Names | None = None


class Joker(msgspec.Struct, frozen=True):
    id: str
    colour: Colour


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
    pair: tuple[str, ...] | None = None  # two, of a Merchant


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
    name: Names | None = None


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
        raise misfitting(error) from None
    refuse([*_named_wrongly(box), *(found for found, holds in _demands(box) if not holds)])
    return box


def _listed(codes: Iterable[str]) -> str:
    return ", ".join(codes)


def _demands(box: Box) -> Iterator[tuple[Fault, bool]]:
    """What must hold, each with the fault that it is if it does not."""
    fixed = box.constants
    resources = {resource.id for resource in box.resources}
    kinds = {kind.id: kind.effect for kind in box.kinds}
    priced = [*(face.code for face in box.cards), *(tile.code for tile in box.tiles if tile.condition is None)]
    codes = [face.code for face in box.cards] + [tile.code for tile in box.tiles]
    asked = {face.code: face.cost for face in box.cards} | {tile.code: tile.cost for tile in box.tiles}
    merchants = [face for face in box.cards if kinds.get(face.kind) == "exchange" and face.pair]
    silent = [face.code for face in box.cards if not face.produces]
    outside = [face.code for face in merchants if face.produces and face.produces not in (face.pair or ())]
    diamonds = [code for code, cost in asked.items() if box.joker.id in cost]
    jokers = [face for face in box.cards if face.produces == box.joker.id]
    yield fault("constants.piles", "fault-piles"), fixed.piles.value == 4
    yield fault("constants.units_blue", "fault-units-blue"), fixed.units_blue.value == 1
    yield fault("constants.hit_cards", "fault-hit-cards"), fixed.hit_cards.value == 1
    twice = sorted({code for code in codes if codes.count(code) > 1})
    yield fault(_at(box, twice), "fault-card-code-twice", codes=_listed(twice)), not twice
    yield fault("kinds", "fault-effects"), len(kinds) == len(box.kinds) and kinds.items() <= _EFFECTS.items()
    yield fault("joker.id", "fault-joker-id"), box.joker.id == _OWN["joker"]["id"]
    other = [face.code for face in box.cards if face.kind not in kinds]
    yield fault(_at(box, other), "fault-kind", codes=_listed(other)), not other
    joker = sum(effect == "joker" for effect in kinds.values()) == 1 and [kinds.get(face.kind) for face in jokers] == ["joker"]
    yield fault("cards", "fault-joker-face"), joker
    yield fault(_at(box, silent), "fault-silent", codes=_listed(silent)), not silent
    yield fault(_at(box, outside), "fault-outside-pair", codes=_listed(outside)), not outside
    yield fault(_at(box, diamonds), "fault-diamond-cost", codes=_listed(diamonds)), not diamonds
    produced = [face.code for face in box.cards if face not in jokers and face.produces and face.produces not in resources]
    yield fault(_at(box, produced), "fault-produced", codes=_listed(produced)), not produced
    unpaired = [face.code for face in box.cards if not _paired(face, kinds.get(face.kind), resources)]
    yield fault(_at(box, unpaired), "fault-pair", codes=_listed(unpaired)), not unpaired
    payable = {code for code, cost in asked.items() if set(cost) <= resources and min(cost.values(), default=0) >= 1}
    dear = [code for code in priced if code not in payable or sum(asked[code].values()) > UNITS_AT_MOST]
    yield fault(_at(box, dear), "fault-cost", most=UNITS_AT_MOST, codes=_listed(dear)), not dear
    yield fault("cards", "fault-cards", most=CARDS_AT_MOST), sum(face.copies for face in box.cards) <= CARDS_AT_MOST
    yield fault("resources", "fault-resources", most=RESOURCES_AT_MOST), len(box.resources) <= RESOURCES_AT_MOST
    yield fault("tiles", "fault-tiles", most=TILES_AT_MOST), len(box.tiles) <= TILES_AT_MOST
    set_up = all(2 <= seats <= SEATS_AT_MOST and str(seats) in box.setup for seats in box.game.seats)
    yield fault("setup", "fault-setups", most=SEATS_AT_MOST), set_up
    if not joker:  # what follows counts Widows
        return
    for seats, setup in box.setup.items():
        at = f"setup.{seats}"
        holds = sum(setup.pile_sizes) == box.characters() + setup.widows_in_deck and min(setup.pile_sizes) >= 1
        yield fault(f"{at}.pile_sizes", "fault-pile-sizes"), holds
        yield fault(f"{at}.tiles", "fault-enough-tiles"), setup.tiles <= len(box.tiles)
    yield fault("cards", "fault-widows"), not set_up or all(box.widows(seats) <= box.widow().copies for seats in box.game.seats)


def _paired(face: Face, effect: str | None, resources: set[str]) -> bool:
    """Whether a Merchant joins two of the resources, and another card none."""
    if effect != "exchange":
        return face.pair is None
    return face.pair is not None and len(face.pair) == len(set(face.pair) & resources) == 2


def _named_wrongly(box: Box) -> Iterator[Fault]:
    """Ids and codes that are not written as they must be, stand for two things, or have no name."""
    for index, resource in enumerate(box.resources):
        at = f"resources.{index}"
        if not _RESOURCE_ID.fullmatch(resource.id) or resource.id == box.joker.id:
            yield fault(f"{at}.id", "fault-resource-id", name=repr(resource.id[:20]))
        if not _RESOURCE_CODE.fullmatch(resource.code):
            yield fault(f"{at}.code", "fault-resource-code", code=repr(resource.code[:20]))
        yield from _nameless(f"{at}.name", resource.id, resource.name)
    for field in ("id", "code"):
        found = [getattr(resource, field) for resource in box.resources]
        if len(set(found)) < len(found):
            yield fault("resources", "fault-resource-twice")
    for index, face in enumerate(box.cards):
        if not _CARD_CODE.fullmatch(face.code):
            yield fault(f"cards.{index}.code", "fault-face-code", code=repr(face.code[:20]))
    for index, tile in enumerate(box.tiles):
        if not _TILE_CODE.fullmatch(tile.code):
            yield fault(f"tiles.{index}.code", "fault-tile-code", code=repr(tile.code[:20]))
        yield from _nameless(f"tiles.{index}.name", tile.code, tile.name)


def _nameless(at: str, id: str, name: Names | None) -> Iterator[Fault]:
    if name is None and id not in _NAMED:
        yield fault(at, "fault-nameless", code=id[:20])
    if name is not None and set(name) != {"en", "fr"}:
        yield fault(at, "fault-name-languages", what=id[:20])


def _at(box: Box, codes: Sequence[str]) -> str:
    """The path of the first of these cards or tiles."""
    kinds = {"cards": [face.code for face in box.cards], "tiles": [tile.code for tile in box.tiles]}
    paths = (f"{kind}.{all_of.index(code)}" for code in codes[:1] for kind, all_of in kinds.items() if code in all_of)
    return next(paths, "")
