"""The cities of a data file, checked: districts, the wheel, borders and metro stations of each side. docs/editions.md has the format."""

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

import msgspec

from soiree.core import structs
from soiree.core.editions import Colour, Names
from soiree.core.errors import Fault, problem
from soiree.core.texts.faults import fault, misfitting, refuse
from soiree.core.texts.message import Message

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
    hex: Colour
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
        placed = {id: index for index, id in enumerate(numbers)}
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
        raise misfitting(error, "fault-map-shape") from None
    refuse(_faults(cities, data["game"]["seats"], tuple(metros), frozenset(taken)))
    return cities


def _faults(cities: Cities, seats: list[int], metros: tuple[str, ...], taken: frozenset[str]) -> Iterable[Fault]:
    """What is wrong with the maps, and where."""
    yield from _wheel_faults(cities)
    yield from _id_faults(cities, taken)
    for number in seats:
        limits, at = cities.thresholds.get(str(number)), f"thresholds.{number}"
        if limits is None or limits.side not in cities.sides:
            yield fault("thresholds" if limits is None else f"{at}.side", "fault-side-of-seats", seats=number)
            return
        side = cities.sides[limits.side]
        if len(side.districts) < max(number, 2):
            yield fault(f"sides.{limits.side}.districts", "fault-few-districts", side=limits.side)
        if limits.collector > len(side.districts):
            yield fault(f"{at}.collector", "fault-collector", seats=number, side=limits.side, number=limits.collector)
        if limits.bureaucrat > sum(district.kind in KINDS[:4] for district in side.districts):
            yield fault(f"{at}.bureaucrat", "fault-bureaucrat", seats=number, side=limits.side, number=limits.bureaucrat)
    for name, side in cities.sides.items():
        yield from _side_faults(name, side, {position.code: position.kind for position in cities.wheel}, metros)


def _wheel_faults(cities: Cities) -> Iterable[Fault]:
    codes = cities.codes
    for index, position in enumerate(cities.wheel):
        at = f"wheel.{index}"
        if not CODE.fullmatch(position.code):
            yield fault(f"{at}.code", "fault-code-letter", code=repr(position.code[:20]))
        if (position.kind == "stay") != (position.code == STAY):
            yield fault(f"{at}.kind", "fault-stay-code", code=repr(STAY))
        yield from _name_faults(position.name, f"{at}.name", problem("fault-position", code=position.code[:20]))
    for index, code in enumerate(codes):
        if code in codes[:index]:
            yield fault(f"wheel.{index}.code", "fault-code-twice")
    if STAY not in codes:
        yield fault("wheel", "fault-no-stay", code=repr(STAY))
    if len(codes) > POSITIONS_AT_MOST:
        yield fault("wheel", "fault-many-positions", most=POSITIONS_AT_MOST, number=len(codes))


def _id_faults(cities: Cities, taken: frozenset[str]) -> Iterable[Fault]:
    numbers: dict[str, int | None] = {}
    first: dict[str, str] = {}  # where each id is
    for name, side in cities.sides.items():
        for index, district in enumerate(side.districts):
            at = f"sides.{name}.districts.{index}"
            first.setdefault(district.id, at)
            if not ID.fullmatch(district.id):
                yield fault(f"{at}.id", "fault-district-id", district=repr(district.id[:20]))
            if numbers.setdefault(district.id, district.number) != district.number:
                yield fault(f"{at}.number", "fault-other-number", district=district.id[:20])
            yield from _name_faults(district.name, f"{at}.name", problem("fault-district", district=district.id[:20]))
    needles = {f"{who}{code}" for who in "EL" for code in cities.codes}
    for needle in sorted(needles & taken):
        yield fault(f"wheel.{cities.codes.index(needle[1:])}.code", "fault-needle", code=repr(needle[1:]), needle=repr(needle))
    for id in numbers:
        if id in taken or id in needles:
            yield fault(f"{first[id]}.id", "fault-taken-id", district=repr(id))
    given = [number for number in numbers.values() if number is not None]
    if len(set(given)) < len(given):
        yield fault("sides", "fault-number-twice")
    if given and len(given) < len(numbers):
        lacking = next(id for id, number in numbers.items() if number is None)
        yield fault(f"{first[lacking]}.number", "fault-some-numbers")
    if len(numbers) > DISTRICTS_AT_MOST:
        yield fault("sides", "fault-many-districts", most=DISTRICTS_AT_MOST, number=len(numbers))


def _name_faults(name: Names | None, at: str, what: Message) -> Iterable[Fault]:
    if name is not None and set(name) != {"en", "fr"}:
        yield fault(at, "fault-name-languages", what=what)


def _side_faults(name: str, side: Side, kinds: Mapping[str, str], metros: tuple[str, ...]) -> Iterable[Fault]:
    here = f"sides.{name}"
    if not SIDE.fullmatch(name):
        yield fault(here, "fault-side-letter", side=repr(name[:20]))
    ids = [district.id for district in side.districts]
    for index, id in enumerate(ids):
        if id in ids[:index]:
            yield fault(f"{here}.districts.{index}.id", "fault-district-twice", side=name[:20])
    ways = [(*sorted((border.a, border.b)), border.code) for border in side.borders]
    for index, border in enumerate(side.borders):
        at = f"{here}.borders.{index}"
        if border.a not in ids or border.b not in ids or border.a == border.b:
            wrong = "a" if border.a not in ids else "b"
            yield fault(f"{at}.{wrong}", "fault-border-districts", side=name[:20], a=repr(border.a[:20]), b=repr(border.b[:20]))
        if kinds.get(border.code) != "border":
            yield fault(f"{at}.code", "fault-border-code", side=name[:20], code=repr(border.code[:20]))
        if ways.index(ways[index]) < index:
            yield fault(at, "fault-border-twice", side=name[:20])
    for metro in metros:
        if metro not in side.metro:
            yield fault(f"{here}.metro", "fault-no-metro", side=name[:20], name=repr(metro), metro=metro)
            return
        yield from _metro_faults(f"{here}.metro.{metro}", name[:20], metro, side.metro[metro], set(ids), kinds)


def _metro_faults(here: str, side: str, metro: str, lines: list[Line], ids: set[str], kinds: Mapping[str, str]) -> Iterable[Fault]:
    codes = [line.code for line in lines]
    for index, line in enumerate(lines):
        if line.code in codes[:index]:
            yield fault(f"{here}.{index}.code", "fault-line-twice", side=side, metro=repr(metro))
        if kinds.get(line.code) != "metro":
            yield fault(f"{here}.{index}.code", "fault-line-code", side=side, code=repr(line.code[:20]))
        if len(set(line.mouths)) < max(LINE_AT_LEAST, len(line.mouths)) or not set(line.mouths) <= ids:
            yield fault(f"{here}.{index}.mouths", "fault-stations", side=side, code=line.code[:20])
