"""The box of Gatsby: board.toml as structs, checked. The rules work with any box that passes the checks.

Another edition may have other tiles, rows, heights, characters or special tiles.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from soiree.core import structs

LOCATIONS = ("cabaret", "finance", "race")
BONUSES = ("asc", "swap", "look", "force", "place", "special")
STEPS = ("cab-adj", "cab-next", "cab-any", "race-row", "race-new", "race-same", "race-any", "fin", "swap", "look")
SIDES = ("left", "right", "top", "bottom")
ANSWERS = ("yes", "no")
SLOT_CHOICES = ("old", "new")
SPECIAL = "sp"  # the action of the tile on the own slot

# How far the numbers of a state reach: four bits a place, a tile or a row, five bits a task.
AT_MOST = 15
TASKS_AT_MOST = 12
SPACES_AT_MOST = 56  # of the Cabaret with one more row below it, or of the Racetrack


class BadBox(ValueError):
    """A board.toml that the rules cannot be played with; the text says what is wrong."""


class Heading(msgspec.Struct, frozen=True):
    edition: str


class Seat(msgspec.Struct, frozen=True):
    seat: int
    id: str
    influence_tokens: int
    colour: str


class Setup(msgspec.Struct, frozen=True):
    opening_draw: int
    opening_keep: int
    special_draw: int
    box_characters: int


class Scoring(msgspec.Struct, frozen=True):
    three_of_suit: int
    slot_tile: int
    aside_tile: int


class Suit(msgspec.Struct, frozen=True):
    id: str
    colour: str
    symbol: str


class Character(msgspec.Struct, frozen=True):
    id: str
    suit: str
    prestige: int


class Place(msgspec.Struct, frozen=True):
    id: str
    location: str
    face: str


class RankedPair(msgspec.Struct, frozen=True):
    low: str
    high: str


class TileBonus(msgspec.Struct, frozen=True):
    at: tuple[int, int]  # row, column
    bonus: str


class Tile(msgspec.Struct, frozen=True):
    id: str
    star: tuple[int, int]
    bonuses: list[TileBonus]


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
    bonus: str


class Finance(msgspec.Struct, frozen=True):
    start: int
    top: int
    step_level_or_ahead: int
    step_behind: int
    floor: list[Floor]


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
    """The box that a board.toml describes. Raises BadBox if the rules cannot be played with it."""
    try:
        box = structs.convert(tomllib.loads(path.read_text(encoding="utf-8")), Box)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise BadBox(f"{path.name}: {error}") from None
    wrong = list(faults(box))
    if wrong:
        raise BadBox(f"{path.name}: " + "; ".join(wrong))
    return box


# ---------------------------------------------------------------- what must hold


def faults(box: Box) -> Iterable[str]:
    """What is wrong with the box, a sentence each (section 1 of the spec, and the limits of the state)."""
    yield from _bounds(box)
    yield from _names(box)
    yield from _cabaret(box)
    yield from _finance(box)
    yield from _race(box)
    yield from _actions(box)


def _bounds(box: Box) -> Iterable[str]:
    if [seat.seat for seat in box.seat] != [0, 1]:
        yield "the seats are 0 and 1"
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


def _names(box: Box) -> Iterable[str]:
    for kind, tokens in {"moves": box.action_tokens(), "chance outcomes": box.outcome_tokens()}.items():
        twice = sorted(token for token, times in Counter(tokens).items() if times > 1)
        if twice:
            yield f"{kind} with one name for two things: {', '.join(twice)}"
    suits, places = {suit.id for suit in box.suit}, {place.id for place in box.place}
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
        *(bonus.bonus for row in box.race.row for bonus in row.bonuses),
    ]


def _unknown(what: str, names: Iterable[str], known: set[str]) -> Iterable[str]:
    for name in names:
        if name not in known:
            yield f"there is no {what} {name!r}"


def _cabaret(box: Box) -> Iterable[str]:
    cabaret = box.cabaret
    if cabaret.tile_size < 1 or cabaret.side * (cabaret.side + 1) > SPACES_AT_MOST:
        yield f"Cabaret tiles of side {cabaret.tile_size} are beyond the numbers of a state"
    if len(cabaret.quadrants) != 4 or len(cabaret.tile) < 4:
        yield "the Cabaret is laid out of four tiles"
    for tile in cabaret.tile:
        spots = [tile.star, *(bonus.at for bonus in tile.bonuses)]
        if any(not 0 <= place < cabaret.tile_size for spot in spots for place in spot):
            yield f"a space of {tile.id} lies outside the tile"
        if len(set(spots)) < len(spots):
            yield f"two things on one space of {tile.id}; a star carries no bonus"
    for goal in cabaret.goal:
        if goal.kind == "cross":
            yield from _unknown("side", goal.sides, set(SIDES))
            if len(goal.sides) != 2:
                yield f"{goal.place} joins two sides"
        elif goal.kind != "stars":
            yield f"a goal of the Cabaret is 'cross' or 'stars', not {goal.kind!r}"


def _finance(box: Box) -> Iterable[str]:
    finance = box.finance
    levels = [floor.level for floor in finance.floor]
    if len(set(levels)) < len(levels) or max(levels, default=None) != finance.top or min(levels, default=0) <= finance.start:
        yield "floors lie above the start, each on a level of its own, the highest on top"
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
    for action in [*box.action, *box.special]:
        yield from _unknown("step", action.steps, set(STEPS))
        if len(action.steps) + len(box.finance.floor) + 1 > TASKS_AT_MOST:
            yield f"{action.id} has more steps than the list of tasks can hold"
    if sum("fin" in action.steps for action in box.action) < 2:
        yield "two main actions climb, so that one always can"
