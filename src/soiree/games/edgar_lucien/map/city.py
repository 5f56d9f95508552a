"""The cities of a data file, checked: districts, the wheel, borders and metro stations of each side. docs/editions.md has the format."""

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

import msgspec

from soiree.core import structs
from soiree.core.errors import BadEdition

KINDS = ("pig", "archives", "bank", "hall", "ivory", "steel")  # the four offices, in the order of their places, then the ordinary kinds
STAY = "s"
SIDE = re.compile(r"[A-Z]")
ID = re.compile(r"[A-Z][A-Za-z0-9]{0,3}")
CODE = re.compile(r"[A-Za-z]")
DISTRICTS_AT_MOST = 31  # ids in a file: a set of districts is half of one number
POSITIONS_AT_MOST = 15  # of the wheel, "stay" included: a needle is four bits
LINE_AT_LEAST = 2  # stations
CANVAS = 1000  # a drawing is a square with sides of this length

Coordinate = Annotated[float, msgspec.Meta(ge=0, le=CANVAS)]
Point = tuple[Coordinate, Coordinate]
Names = dict[Literal["en", "fr"], Annotated[str, msgspec.Meta(min_length=1, max_length=40)]]


class District(msgspec.Struct, frozen=True):
    """A district. It is drawn as a ring sector, as an outline, or where the layout puts it."""

    id: str
    kind: Literal["pig", "archives", "bank", "hall", "ivory", "steel"]
    number: int | None = None  # its order; without one, districts are in the order of the file
    name: Names | None = None
    x: Coordinate | None = None
    y: Coordinate | None = None
    r_in: float | None = None
    r_out: float | None = None
    a0: float | None = None
    a1: float | None = None
    outline: list[Point] | None = None


class Border(msgspec.Struct, frozen=True):
    a: str
    b: str
    code: str


class Line(msgspec.Struct, frozen=True):
    """A metro line and the districts where its stations are."""

    code: str
    mouths: list[str]


class Side(msgspec.Struct, frozen=True):
    districts: list[District]
    borders: list[Border]
    metro: dict[str, list[Line]]


class Position(msgspec.Struct, frozen=True):
    """A position of the wheel."""

    code: str
    kind: Literal["border", "metro", "stay"]
    hex: Annotated[str, msgspec.Meta(pattern="^#[0-9a-fA-F]{6}$")]
    name: Names | None = None


class Limits(msgspec.Struct, frozen=True):
    """Which side a number of seats plays on, and how many districts and offices fulfil a condition."""

    side: str
    collector: Annotated[int, msgspec.Meta(ge=1)]
    bureaucrat: Annotated[int, msgspec.Meta(ge=1)]


class Cities(msgspec.Struct, frozen=True):
    """The maps of one file."""

    wheel: list[Position]
    thresholds: dict[str, Limits]
    sides: dict[str, Side]

    @property
    def districts(self) -> tuple[str, ...]:
        """The ids of all sides, in the order of their numbers, else of the file."""
        numbers: dict[str, int | None] = {}
        for side in self.sides.values():
            for district in side.districts:
                numbers.setdefault(district.id, district.number)
        placed = {id: place for place, id in enumerate(numbers)}
        return tuple(sorted(numbers, key=lambda district: (_or(numbers[district], placed[district]), placed[district])))

    @property
    def codes(self) -> tuple[str, ...]:
        """The positions of the wheel, in order."""
        return tuple(position.code for position in self.wheel)

    def position(self, code: str) -> Position:
        return next(position for position in self.wheel if position.code == code)

    def district(self, side: str, id: str) -> District:
        return next(district for district in self.sides[side].districts if district.id == id)


def _or(number: int | None, other: int) -> int:
    return other if number is None else number


def read_cities(data: Mapping[str, Any], metros: Iterable[str], taken: Iterable[str]) -> Cities:  # any: parsed TOML
    """The maps of a file; `metros` are the values of its option, `taken` the tokens that are no district. Raises BadEdition."""
    try:
        cities = structs.convert({name: data.get(name) for name in ("wheel", "thresholds", "sides")}, Cities)
    except msgspec.ValidationError as error:
        raise BadEdition(f"a map is not written as docs/editions.md says: {error}") from None
    for fault in _faults(cities, data["game"]["seats"], tuple(metros), frozenset(taken)):
        raise BadEdition(fault)
    return cities


def _faults(cities: Cities, seats: list[int], metros: tuple[str, ...], taken: frozenset[str]) -> Iterable[str]:
    """What is wrong with the maps, as sentences."""
    yield from _wheel_faults(cities)
    yield from _id_faults(cities, taken)
    for number in seats:
        limits = cities.thresholds.get(str(number))
        if limits is None or limits.side not in cities.sides:
            yield f"[thresholds.{number}] must name the side that {number} seats play on"
            return
        side = cities.sides[limits.side]
        if len(side.districts) < max(number, 2):
            yield f"side {limits.side} has fewer districts than seats"
        if limits.collector > len(side.districts):
            yield f"[thresholds.{number}]: side {limits.side} has fewer than {limits.collector} districts"
        if limits.bureaucrat > sum(district.kind in KINDS[:4] for district in side.districts):
            yield f"[thresholds.{number}]: side {limits.side} has fewer than {limits.bureaucrat} Administrations"
    for name, side in cities.sides.items():
        yield from _side_faults(name, side, {position.code: position.kind for position in cities.wheel}, metros)


def _wheel_faults(cities: Cities) -> Iterable[str]:
    codes = cities.codes
    for position in cities.wheel:
        if not CODE.fullmatch(position.code):
            yield f"the code {position.code[:20]!r} of the wheel is not one letter"
        if (position.kind == "stay") != (position.code == STAY):
            yield f"the position {STAY!r} of the wheel is 'stay', and no other one is"
        yield from _name_faults(position.name, f"position {position.code}")
    if len(set(codes)) < len(codes):
        yield "two positions of the wheel have the same code"
    if STAY not in codes:
        yield f"the wheel has no position {STAY!r} to stay"
    if len(codes) > POSITIONS_AT_MOST:
        yield f"a wheel has at most {POSITIONS_AT_MOST} positions, 'stay' included; this one has {len(codes)}"


def _id_faults(cities: Cities, taken: frozenset[str]) -> Iterable[str]:
    numbers: dict[str, int | None] = {}
    for side in cities.sides.values():
        for district in side.districts:
            if not ID.fullmatch(district.id):
                yield f"the id {district.id[:20]!r} is not a capital letter with at most three more letters or digits"
            if numbers.setdefault(district.id, district.number) != district.number:
                yield f"district {district.id} has another number on another side"
            yield from _name_faults(district.name, f"district {district.id}")
    needles = {f"{who}{code}" for who in "EL" for code in cities.codes}
    for needle in sorted(needles & taken):
        yield f"the wheel cannot have the code {needle[1:]!r}: a needle on it would be written {needle!r}, which is another move"
    for id in numbers:
        if id in taken or id in needles:
            yield f"no district can have the id {id!r}: it is another move of the game"
    given = [number for number in numbers.values() if number is not None]
    if len(set(given)) < len(given):
        yield "two districts have the same number"
    if given and len(given) < len(numbers):
        yield "either every district has a number, or none has"
    if len(numbers) > DISTRICTS_AT_MOST:
        yield f"a file has at most {DISTRICTS_AT_MOST} different ids of districts (sides may share them); this one has {len(numbers)}"


def _name_faults(name: Names | None, what: str) -> Iterable[str]:
    if name is not None and set(name) != {"en", "fr"}:
        yield f"the name of {what} must be given in English and French: {{ en = ..., fr = ... }}"


def _side_faults(name: str, side: Side, kinds: Mapping[str, str], metros: tuple[str, ...]) -> Iterable[str]:
    if not SIDE.fullmatch(name):
        yield f"the side {name[:20]!r} is not one capital letter"
    ids = [district.id for district in side.districts]
    if len(set(ids)) < len(ids):
        yield f"side {name} has a district twice"
    for border in side.borders:
        if border.a not in ids or border.b not in ids or border.a == border.b:
            yield f"side {name}: a border joins two of its districts; {border.a[:20]!r} and {border.b[:20]!r} are not"
        if kinds.get(border.code) != "border":
            yield f"side {name}: {border.code[:20]!r} is not a border colour of the wheel"
    ways = [(*sorted((border.a, border.b)), border.code) for border in side.borders]
    if len(set(ways)) < len(ways):
        yield f"side {name} has a border twice"
    for metro in metros:
        if metro not in side.metro:
            yield f"side {name} has no metro {metro!r}; without lines it is written metro.{metro} = []"
            return
        codes = [line.code for line in side.metro[metro]]
        if len(set(codes)) < len(codes):
            yield f"side {name}: the metro {metro!r} has a line twice"
        for line in side.metro[metro]:
            if kinds.get(line.code) != "metro":
                yield f"side {name}: {line.code[:20]!r} is not a metro line of the wheel"
            if len(set(line.mouths)) < max(LINE_AT_LEAST, len(line.mouths)) or not set(line.mouths) <= set(ids):
                yield f"side {name}: line {line.code[:20]} must have two or more stations, in different districts of the side"
