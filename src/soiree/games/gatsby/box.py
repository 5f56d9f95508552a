"""The box of Gatsby: board.toml as structs, checked. The rules work with any box that passes the checks.

Another edition may have other tiles, rows, heights, characters or special tiles. docs/editions.md has the format.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from soiree.core import structs
from soiree.core.editions import read_tables
from soiree.core.errors import BadEdition

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

Names = dict[Literal["en", "fr"], Annotated[str, msgspec.Meta(min_length=1, max_length=40)]]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-fA-F]{6}$")]
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


def _ids(things: Sequence[Tile] | Sequence[Character] | Sequence[Action]) -> list[str]:
    return [thing.id for thing in things]


def read_box(path: Path) -> Box:
    """The box that a file describes. Raises BadEdition if the rules cannot be played with it."""
    return box_of(read_tables(path, OWN_FILE), path == OWN_FILE)


def box_of(tables: dict[str, Any], shipped: bool = False) -> Box:  # any: parsed TOML
    """The box that the tables of a file describe. Raises BadEdition if the rules cannot be played with it."""
    try:
        box = structs.convert({**tables, "shipped": shipped, "tables": tables}, Box)
    except msgspec.ValidationError as error:
        raise BadEdition(f"a value is not written as docs/editions.md says: {error}") from None
    for fault in faults(box):
        raise BadEdition(fault)
    return box


OWN_FILE = Path(__file__).parent / "board.toml"


# ---------------------------------------------------------------- what must hold


def faults(box: Box) -> Iterable[str]:
    """What is wrong with the box, a sentence each (section 1 of the spec, and the limits of the state)."""
    yield from _options(box.tables.get("options"))
    yield from _bounds(box)
    yield from _ids_and_names(box)
    yield from _names(box)
    yield from _cabaret(box)
    yield from _finance(box)
    yield from _race(box)
    yield from _actions(box)


def _options(options: object) -> Iterable[str]:
    if not isinstance(options, Mapping) or set(options) != {"double_win"}:
        yield "the only option is [options.double_win]: leave it out or copy it"
        return
    option = options["double_win"]
    values = option.get("values") if isinstance(option, Mapping) and "default" in option else None
    if not isinstance(values, list) or not all(value in DOUBLE_WIN for value in values) or option["default"] not in values:
        yield f"[options.double_win] has values among {' and '.join(DOUBLE_WIN)}, and one of them as its default"


def _bounds(box: Box) -> Iterable[str]:
    if box.game.seats != [2] or [seat.seat for seat in box.seat] != [0, 1]:
        yield "the game is for two, and the seats are 0 and 1"
    for what, number in {
        "places": len(box.place),
        "characters": len(box.character),
        "suits": len(box.suit),
        "special tiles": len(box.special),
        "main actions": len(box.action),
        "rows": len(box.race.row),
        "Cabaret tiles": len(box.cabaret.tile),
    }.items():
        if not 1 <= number <= AT_MOST:
            yield f"{number} {what}: 1 to {AT_MOST} are possible"
    if len(box.character) != len(box.place) + box.setup.box_characters:
        yield "characters are for the places and the box, no more and no fewer"
    if box.setup.opening_keep != 1 or not 1 <= box.setup.opening_draw <= len(box.special) or box.setup.special_draw < 1:
        yield "of the tiles drawn at the opening one is kept, and at least one is drawn each time"


def _ids_and_names(box: Box) -> Iterable[str]:
    things: list[Seat | Suit | Character | Place | Action] = [*box.seat, *box.suit, *box.character, *box.place, *box.action, *box.special]
    for thing in things:
        if thing.name is not None and set(thing.name) != {"en", "fr"}:
            yield f"the name of {thing.id[:20]} must be given in English and French: {{ en = ..., fr = ... }}"
    for id in [*(thing.id for thing in things), *(tile.id for tile in box.cabaret.tile)]:
        if not ID.fullmatch(id) or id.startswith(LEVEL):
            yield f"the id {id[:20]!r} is not a small letter with at most 19 small letters, digits and hyphens, or begins with {LEVEL!r}"


def _names(box: Box) -> Iterable[str]:
    for kind, tokens in {"moves": box.action_tokens(), "chance outcomes": box.outcome_tokens()}.items():
        twice = sorted(token for token, times in Counter(tokens).items() if times > 1)
        if twice:
            yield f"{kind} with one name for two things: {', '.join(twice)}"
    suits, places = {suit.id for suit in box.suit}, {place.id for place in box.place}
    if len(suits) < len(box.suit):
        yield "two suits have the same id"
    yield from _unknown("suit", [character.suit for character in box.character], suits)
    yield from _unknown("location", [place.location for place in box.place], set(LOCATIONS))
    yield from _unknown("face", [place.face for place in box.place], {"up", "down"})
    yield from _unknown("bonus", [bonus.id for bonus in box.bonus], set(BONUSES))
    yield from _unknown("bonus", _bonuses(box), {bonus.id for bonus in box.bonus})
    ranked = [place for pair in box.ranked_pair for place in (pair.low, pair.high)]
    yield from _unknown("place", ranked, places)
    if any(place.face != "up" for place in box.place if place.id in ranked):
        yield "only characters that lie face up are ranked"
    used = {
        "cabaret": [goal.place for goal in box.cabaret.goal],
        "finance": [floor.place for floor in box.finance.floor],
        "race": [row.place for row in box.race.row],
    }
    for location in LOCATIONS:
        there = [place.id for place in box.place if place.location == location]
        if sorted(there) != sorted(used[location]) or not there:
            yield f"each place of {location} is won in exactly one way: {', '.join(there)}"


def _bonuses(box: Box) -> list[str]:
    return [
        *(bonus.bonus for tile in box.cabaret.tile for bonus in tile.bonuses),
        *(floor.bonus for floor in box.finance.floor if floor.bonus),
        *(entry.bonus for entry in box.finance.bonus),
        *(bonus.bonus for row in box.race.row for bonus in row.bonuses),
    ]


def _unknown(what: str, names: Iterable[str], known: set[str]) -> Iterable[str]:
    for name in names:
        if name not in known:
            yield f"there is no {what} {name!r}"


def _cabaret(box: Box) -> Iterable[str]:
    cabaret = box.cabaret
    if not 1 <= cabaret.tile_size <= TILE_AT_MOST:
        yield f"Cabaret tiles have sides of 1 to {TILE_AT_MOST} spaces, not of {cabaret.tile_size}"
    if len(cabaret.quadrants) != QUADRANTS or len(set(cabaret.quadrants)) < QUADRANTS or len(cabaret.tile) < QUADRANTS:
        yield "the Cabaret is laid out of four tiles, each in a quadrant of its own"
    for tile in cabaret.tile:
        for spots in (tile.star_spots(), [bonus.at for bonus in tile.bonuses]):
            if any(not 0 <= place < cabaret.tile_size for spot in spots for place in spot):
                yield f"a space of {tile.id} lies outside the tile"
            if len(set(spots)) < len(spots):
                yield f"two stars or two bonuses on one space of {tile.id}"
    if sum(sorted(len(tile.star_spots()) for tile in cabaret.tile)[:QUADRANTS]) < STARS_AT_LEAST:
        yield f"any four tiles have at least {STARS_AT_LEAST} stars, so that the first token does not hold them all"
    for goal in cabaret.goal:
        if goal.kind == "cross":
            yield from _unknown("side", goal.sides, set(SIDES))
            if sorted(goal.sides) not in OPPOSITE:
                yield f"{goal.place} joins two opposite sides"
        elif goal.kind != "stars":
            yield f"a goal of the Cabaret is 'cross' or 'stars', not {goal.kind!r}"


def _finance(box: Box) -> Iterable[str]:
    finance = box.finance
    floors = [floor.level for floor in finance.floor]
    levels = floors + [entry.level for entry in finance.bonus]
    if len(set(floors)) < len(floors) or max(floors, default=None) != finance.top or min(floors, default=0) <= finance.start:
        yield "floors lie above the start, each on a level of its own, the highest on top"
    if len(set(levels)) < len(levels) or any(not finance.start < level <= finance.top for level in levels):
        yield "a bonus of the tower lies above the start, on a level of its own; one under a character is written with its floor"
    if finance.top - finance.start > LEVELS_AT_MOST:
        yield f"the tower has at most {LEVELS_AT_MOST} levels above the start"
    if min(finance.step_level_or_ahead, finance.step_behind) < 1:
        yield "an advance is at least one level"


def _race(box: Box) -> Iterable[str]:
    rows = box.race.row
    if [row.row for row in rows] != list(range(1, len(rows) + 1)):
        yield "race rows are numbered from 1"
    if sum(row.length for row in rows) > SPACES_AT_MOST:
        yield f"more than {SPACES_AT_MOST} spaces on the Racetrack"
    for row in rows:
        if row.length % 2 == 0 or row.length < 3:
            yield f"row {row.row} has {row.length} spaces: an odd number from 3 on leaves no tie"
        spaces = [bonus.space for bonus in row.bonuses]
        if len(set(spaces)) < len(spaces) or any(not 1 <= space <= row.length for space in spaces):
            yield f"a bonus of row {row.row} lies on no space of its own"


def _actions(box: Box) -> Iterable[str]:
    on_the_tower = sum(floor.bonus != "" for floor in box.finance.floor) + len(box.finance.bonus)
    for action in [*box.action, *box.special]:
        yield from _unknown("step", action.steps, set(STEPS))
        if not action.steps:
            yield f"{action.id} has no steps"
        if len(action.steps) + on_the_tower + 1 > TASKS_AT_MOST:
            yield f"{action.id} has more steps than the list of tasks can hold, with the bonuses of the tower"
        for follower, leaders in FOLLOWERS.items():
            if follower in action.steps and not set(leaders) & set(action.steps[: action.steps.index(follower)]):
                yield f"{action.id}: {follower} follows a token of the same action in the same location"
    for action in box.action:
        if {"swap", "look"} & set(action.steps):
            yield f"{action.id}: swap and look are steps of special tiles; in a main action they could be repeated without end"
    if sum("fin" in action.steps for action in box.action) < 2:
        yield "two main actions climb, so that one always can"
