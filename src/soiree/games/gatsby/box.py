"""The box of Gatsby: board.toml as structs, checked. The rules work with any box that passes the checks.

Another edition may have other tiles, rows, heights, characters or special tiles. docs/editions.md has the format.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from soiree.core import structs
from soiree.core.editions import Colour, Names, read_tables
from soiree.core.errors import Fault
from soiree.core.texts.faults import fault, misfitting, refuse

LOCATIONS = ("cabaret", "finance", "race")
BONUSES = ("asc", "swap", "look", "force", "place", "special")
STEPS = ("cab-adj", "cab-next", "cab-any", "race-row", "race-new", "race-same", "race-any", "fin", "swap", "look")
SIDES = ("left", "right", "top", "bottom")
OPPOSITE = (["left", "right"], ["bottom", "top"])
ANSWERS = ("yes", "no")
SLOT_CHOICES = ("old", "new")
QUADRANTS = 4
FOLLOWERS = {  # steps that continue an earlier one, with those that they may continue
    "cab-next": ("cab-adj", "cab-any"),
    "race-new": ("race-row", "race-any"),
    "race-same": ("race-row", "race-any"),
}
LEVEL = "level-"  # begins the name of a level of the tower
SPECIAL = "sp"  # the action of the tile on the own slot

# How far the numbers of a state reach: four bits a place, a tile or a row, five bits a task, one bit a space.
AT_MOST = 15
TASKS_AT_MOST = 12
TILE_AT_MOST = 4  # spaces along the side of a Cabaret tile
STARS_AT_LEAST = 2  # in a Cabaret
SPACES_AT_MOST = 56  # of the Racetrack
LEVELS_AT_MOST = 40  # of the tower, so that it can be drawn

ID = re.compile(r"[a-z][a-z0-9-]{0,19}")
DOUBLE_WIN = ("active", "prestige")  # the values of the only option

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Spot = tuple[int, int]  # row, column inside a tile


class Heading(msgspec.Struct, frozen=True):
    edition: str
    seats: list[int]


class Seat(msgspec.Struct, frozen=True):
    seat: int
    id: str
    influence_tokens: Annotated[int, msgspec.Meta(ge=1, le=99)]
    colour: Colour
    name: Names | None = None


class Setup(msgspec.Struct, frozen=True):
    opening_draw: int
    opening_keep: int
    special_draw: Count
    box_characters: Count


class Scoring(msgspec.Struct, frozen=True):
    three_of_suit: Annotated[int, msgspec.Meta(ge=2, le=15)]
    slot_tile: Count
    aside_tile: Count


class Suit(msgspec.Struct, frozen=True):
    id: str
    colour: Colour
    symbol: str
    name: Names | None = None


class Character(msgspec.Struct, frozen=True):
    id: str
    suit: str
    prestige: Count
    name: Names | None = None


class Place(msgspec.Struct, frozen=True):
    id: str
    location: str
    face: str
    name: Names | None = None


class RankedPair(msgspec.Struct, frozen=True):
    low: str
    high: str


class TileBonus(msgspec.Struct, frozen=True):
    at: Spot
    bonus: str


class Tile(msgspec.Struct, frozen=True):
    """A Cabaret tile. A space may have a star and a bonus."""

    id: str
    bonuses: list[TileBonus]
    star: Spot | None = None  # the short form for one
    stars: list[Spot] = []

    def star_spots(self) -> list[Spot]:
        return [*([] if self.star is None else [self.star]), *self.stars]


class Goal(msgspec.Struct, frozen=True):
    place: str
    kind: str
    sides: list[str] = []


class Cabaret(msgspec.Struct, frozen=True):
    tile_size: int
    quadrants: list[str]
    tile: list[Tile]
    goal: list[Goal]

    @property
    def side(self) -> int:
        return 2 * self.tile_size


class Floor(msgspec.Struct, frozen=True):
    place: str
    level: int
    bonus: str  # under the character


class LevelBonus(msgspec.Struct, frozen=True):
    """A bonus under no character, in both columns."""

    level: int
    bonus: str


class Finance(msgspec.Struct, frozen=True):
    start: Count
    top: Count
    step_level_or_ahead: int
    step_behind: int
    floor: list[Floor]
    bonus: list[LevelBonus] = []


class RowBonus(msgspec.Struct, frozen=True):
    space: int
    bonus: str


class Row(msgspec.Struct, frozen=True):
    row: int
    length: int
    place: str
    bonuses: list[RowBonus]


class Race(msgspec.Struct, frozen=True):
    row: list[Row]


class Bonus(msgspec.Struct, frozen=True):
    id: str


class Action(msgspec.Struct, frozen=True):
    id: str
    steps: list[str]
    name: Names | None = None


class Box(msgspec.Struct, frozen=True, eq=False):
    """The printed facts that the rules use. Compared by identity, so that `board_of` can cache its board."""

    game: Heading
    seat: list[Seat]
    setup: Setup
    scoring: Scoring
    suit: list[Suit]
    character: list[Character]
    place: list[Place]
    ranked_pair: list[RankedPair]
    cabaret: Cabaret
    finance: Finance
    race: Race
    bonus: list[Bonus]
    action: list[Action]
    special: list[Action]
    shipped: bool  # the room's own file: its words are in words/
    tables: dict[str, Any]  # any: parsed TOML

    def published(self) -> dict[str, Any]:  # any: parsed TOML
        """The tables of the file with the names of its things, for pages."""
        from soiree.games.gatsby.names import texts  # loaded by those who say something: bots do not

        return {**self.tables, "names": texts(self)}

    def cell_tokens(self) -> list[str]:
        """Column letter from the left, row number from the top; row by row."""
        side = self.cabaret.side
        return [f"{chr(ord('a') + column)}{row + 1}" for row in range(side) for column in range(side)]

    def space_tokens(self) -> list[str]:
        return [f"{row.row}.{space + 1}" for row in self.race.row for space in range(row.length)]

    def action_tokens(self) -> list[str]:
        """The action space of section 5 of the spec, in its order."""
        return [
            *(action.id for action in self.action),
            SPECIAL,
            *ANSWERS,
            *(tile.id for tile in self.special),
            *SLOT_CHOICES,
            *(place.id for place in self.place),
            *self.cell_tokens(),
            *self.space_tokens(),
        ]

    def outcome_tokens(self) -> list[str]:
        """The chance outcomes of section 6."""
        tiles, characters, specials = self.cabaret.tile, self.character, self.special
        return [*_ids(tiles), *_ids(characters), *(str(seat.seat) for seat in self.seat), *_ids(specials)]


def _ids(things: Sequence[Tile] | Sequence[Character] | Sequence[Action] | Sequence[Place]) -> list[str]:
    return [thing.id for thing in things]


def read_box(path: Path) -> Box:
    """The box that a file describes. Raises BadEdition if the rules cannot be played with it."""
    return box_of(read_tables(path, OWN_FILE), path == OWN_FILE)


def box_of(tables: dict[str, Any], shipped: bool = False) -> Box:  # any: parsed TOML
    """The box that the tables of a file describe. Raises BadEdition if the rules cannot be played with it."""
    try:
        box = structs.convert({**tables, "shipped": shipped, "tables": tables}, Box)
    except msgspec.ValidationError as error:
        raise misfitting(error) from None
    refuse(faults(box))
    return box


OWN_FILE = Path(__file__).parent / "board.toml"


# ---------------------------------------------------------------- what must hold


def faults(box: Box) -> Iterable[Fault]:
    """What is wrong with the box, and where (section 1 of the spec, and the limits of the state)."""
    yield from _options(box.tables.get("options"))
    yield from _bounds(box)
    yield from _ids_and_names(box)
    yield from _references(box)
    yield from _cabaret(box)
    yield from _finance(box)
    yield from _race(box)
    yield from _actions(box)


def _options(options: object) -> Iterable[Fault]:
    if not isinstance(options, Mapping) or set(options) != {"double_win"}:
        yield fault("options", "fault-only-option", option="double_win")
        return
    option = options["double_win"]
    values = option.get("values") if isinstance(option, Mapping) and "default" in option else None
    if not isinstance(values, list) or not all(value in DOUBLE_WIN for value in values) or option["default"] not in values:
        yield fault("options.double_win", "fault-option-values", option="double_win", values=", ".join(DOUBLE_WIN))


def _bounds(box: Box) -> Iterable[Fault]:
    if box.game.seats != [2] or [seat.seat for seat in box.seat] != [0, 1]:
        yield fault("seat", "fault-two-seats")
    for at, number in {
        "place": len(box.place),
        "character": len(box.character),
        "suit": len(box.suit),
        "special": len(box.special),
        "action": len(box.action),
        "race.row": len(box.race.row),
        "cabaret.tile": len(box.cabaret.tile),
    }.items():
        if not 1 <= number <= AT_MOST:
            yield fault(at, "fault-how-many", what=at.replace(".", "-"), number=number, most=AT_MOST)
    if len(box.character) != len(box.place) + box.setup.box_characters:
        yield fault("character", "fault-spare-characters", places=len(box.place), rest=box.setup.box_characters, number=len(box.character))
    if box.setup.opening_keep != 1 or not 1 <= box.setup.opening_draw <= len(box.special) or box.setup.special_draw < 1:
        yield fault("setup", "fault-opening")


def _ids_and_names(box: Box) -> Iterable[Fault]:
    kinds: dict[str, Sequence[Seat | Suit | Character | Place | Action]] = {
        "seat": box.seat, "suit": box.suit, "character": box.character, "place": box.place, "action": box.action, "special": box.special,
    }  # fmt: skip
    things = [(f"{kind}.{index}", thing) for kind, all_of in kinds.items() for index, thing in enumerate(all_of)]
    for at, thing in things:
        if thing.name is not None and set(thing.name) != {"en", "fr"}:
            yield fault(f"{at}.name", "fault-name-languages", what=thing.id[:20])
    tiles = [(f"cabaret.tile.{index}", tile.id) for index, tile in enumerate(box.cabaret.tile)]
    for at, id in [*((at, thing.id) for at, thing in things), *tiles]:
        if not ID.fullmatch(id) or id.startswith(LEVEL):
            yield fault(f"{at}.id", "fault-id", name=repr(id[:20]), level=repr(LEVEL))


def _references(box: Box) -> Iterable[Fault]:
    """Names that stand for two things, or for nothing."""
    for kind, tokens in {"moves": box.action_tokens(), "outcomes": box.outcome_tokens()}.items():
        twice = sorted(token for token, times in Counter(tokens).items() if times > 1)
        if twice:
            yield fault(_place_of(box, twice[0]), "fault-token-twice", kind=kind, tokens=", ".join(twice))
    suits, places = {suit.id for suit in box.suit}, {place.id for place in box.place}
    if len(suits) < len(box.suit):
        yield fault("suit", "fault-suit-twice")
    yield from _unknown("suit", ((f"character.{index}.suit", one.suit) for index, one in enumerate(box.character)), suits)
    yield from _unknown("location", ((f"place.{index}.location", one.location) for index, one in enumerate(box.place)), set(LOCATIONS))
    yield from _unknown("face", ((f"place.{index}.face", one.face) for index, one in enumerate(box.place)), {"up", "down"})
    yield from _unknown("bonus", ((f"bonus.{index}.id", bonus.id) for index, bonus in enumerate(box.bonus)), set(BONUSES))
    yield from _unknown("bonus", _bonuses(box), {bonus.id for bonus in box.bonus})
    ranked = [(f"ranked_pair.{index}.{end}", getattr(pair, end)) for index, pair in enumerate(box.ranked_pair) for end in ("low", "high")]
    yield from _unknown("place", ranked, places)
    hidden = {place.id for place in box.place if place.face != "up"}
    yield from (fault(at, "fault-ranked-hidden") for at, place in ranked if place in hidden)
    used = {
        "cabaret": ("cabaret.goal", [goal.place for goal in box.cabaret.goal]),
        "finance": ("finance.floor", [floor.place for floor in box.finance.floor]),
        "race": ("race.row", [row.place for row in box.race.row]),
    }
    for location, (at, won) in used.items():
        there = [place.id for place in box.place if place.location == location]
        if sorted(there) != sorted(won) or not there:
            yield fault(at, "fault-won-once", location=location, places=", ".join(there))


def _place_of(box: Box, token: str) -> str:
    """Where the file has the last thing with this id, which is one too many."""
    kinds = {
        "action": _ids(box.action),
        "special": _ids(box.special),
        "character": _ids(box.character),
        "cabaret.tile": _ids(box.cabaret.tile),
        "place": _ids(box.place),
    }
    found = [f"{kind}.{index}.id" for kind, ids in kinds.items() for index, id in enumerate(ids) if id == token]
    return found[-1] if found else "race.row"  # whose spaces are named by its number


def _bonuses(box: Box) -> Iterable[tuple[str, str]]:
    for number, tile in enumerate(box.cabaret.tile):
        yield from ((f"cabaret.tile.{number}.bonuses.{index}.bonus", bonus.bonus) for index, bonus in enumerate(tile.bonuses))
    yield from ((f"finance.floor.{index}.bonus", floor.bonus) for index, floor in enumerate(box.finance.floor) if floor.bonus)
    yield from ((f"finance.bonus.{index}.bonus", entry.bonus) for index, entry in enumerate(box.finance.bonus))
    for number, row in enumerate(box.race.row):
        yield from ((f"race.row.{number}.bonuses.{index}.bonus", bonus.bonus) for index, bonus in enumerate(row.bonuses))


def _unknown(what: str, names: Iterable[tuple[str, str]], known: set[str]) -> Iterable[Fault]:
    for at, name in names:
        if name not in known:
            yield fault(at, "fault-unknown", what=what, name=repr(name[:40]))


def _cabaret(box: Box) -> Iterable[Fault]:
    cabaret = box.cabaret
    if not 1 <= cabaret.tile_size <= TILE_AT_MOST:
        yield fault("cabaret.tile_size", "fault-tile-size", most=TILE_AT_MOST, number=cabaret.tile_size)
    if len(cabaret.quadrants) != QUADRANTS or len(set(cabaret.quadrants)) < QUADRANTS or len(cabaret.tile) < QUADRANTS:
        yield fault("cabaret.tile", "fault-quadrants")
    for index, tile in enumerate(cabaret.tile):
        for spots in (tile.star_spots(), [bonus.at for bonus in tile.bonuses]):
            if any(not 0 <= place < cabaret.tile_size for spot in spots for place in spot):
                yield fault(f"cabaret.tile.{index}", "fault-outside-tile", tile=tile.id[:20])
            if len(set(spots)) < len(spots):
                yield fault(f"cabaret.tile.{index}", "fault-two-on-a-space", tile=tile.id[:20])
    if sum(sorted(len(tile.star_spots()) for tile in cabaret.tile)[:QUADRANTS]) < STARS_AT_LEAST:
        yield fault("cabaret.tile", "fault-stars", least=STARS_AT_LEAST)
    for index, goal in enumerate(cabaret.goal):
        at = f"cabaret.goal.{index}"
        if goal.kind == "cross":
            yield from _unknown("side", ((f"{at}.sides", side) for side in goal.sides), set(SIDES))
            if sorted(goal.sides) not in OPPOSITE:
                yield fault(f"{at}.sides", "fault-opposite-sides", place=goal.place[:20])
        elif goal.kind != "stars":
            yield fault(f"{at}.kind", "fault-goal-kind", kind=repr(goal.kind[:20]))


def _finance(box: Box) -> Iterable[Fault]:
    finance = box.finance
    floors = [floor.level for floor in finance.floor]
    levels = floors + [entry.level for entry in finance.bonus]
    if len(set(floors)) < len(floors) or max(floors, default=None) != finance.top or min(floors, default=0) <= finance.start:
        yield fault("finance.floor", "fault-floors")
    if len(set(levels)) < len(levels) or any(not finance.start < level <= finance.top for level in levels):
        yield fault("finance.bonus", "fault-tower-bonus")
    if finance.top - finance.start > LEVELS_AT_MOST:
        yield fault("finance.top", "fault-levels", most=LEVELS_AT_MOST)
    if min(finance.step_level_or_ahead, finance.step_behind) < 1:
        yield fault("finance", "fault-advance")


def _race(box: Box) -> Iterable[Fault]:
    rows = box.race.row
    if [row.row for row in rows] != list(range(1, len(rows) + 1)):
        yield fault("race.row", "fault-row-numbers")
    if sum(row.length for row in rows) > SPACES_AT_MOST:
        yield fault("race.row", "fault-spaces", most=SPACES_AT_MOST)
    for index, row in enumerate(rows):
        if row.length % 2 == 0 or row.length < 3:
            yield fault(f"race.row.{index}.length", "fault-row-length", row=row.row, number=row.length)
        spaces = [bonus.space for bonus in row.bonuses]
        if len(set(spaces)) < len(spaces) or any(not 1 <= space <= row.length for space in spaces):
            yield fault(f"race.row.{index}.bonuses", "fault-row-bonus", row=row.row)


def _actions(box: Box) -> Iterable[Fault]:
    on_the_tower = sum(floor.bonus != "" for floor in box.finance.floor) + len(box.finance.bonus)
    kinds = {"action": box.action, "special": box.special}
    for at, action in ((f"{kind}.{index}.steps", action) for kind, actions in kinds.items() for index, action in enumerate(actions)):
        id, steps = action.id[:20], action.steps
        yield from _unknown("step", ((at, step) for step in steps), set(STEPS))
        if not steps:
            yield fault(at, "fault-no-steps", action=id)
        if len(steps) + on_the_tower + 1 > TASKS_AT_MOST:
            yield fault(at, "fault-many-steps", action=id)
        for follower, leaders in FOLLOWERS.items():
            if follower in steps and not set(leaders) & set(steps[: steps.index(follower)]):
                yield fault(at, "fault-follower", action=id, step=follower)
        if action in box.action and {"swap", "look"} & set(steps):
            yield fault(at, "fault-endless-steps", action=id)
    if sum("fin" in action.steps for action in box.action) < 2:
        yield fault("action", "fault-climbers")
