"""The events of Gatsby (section 11 of the spec)."""

from typing import ClassVar

import msgspec

from soiree.core.events import Event
from soiree.games.gatsby.view import Look, Result


class TileLaid(Event, frozen=True, tag="tile-laid"):
    quadrant: str
    tile: str


class Dealt(Event, frozen=True, tag="dealt"):
    secret: ClassVar[tuple[str, ...]] = ("who",)
    place: str
    who: str | None


class Ranked(Event, frozen=True, tag="ranked"):
    low: str
    high: str


class Starter(Event, frozen=True, tag="starter"):
    seat: int


class Drew(Event, frozen=True, tag="drew"):
    secret: ClassVar[tuple[str, ...]] = ("tile",)
    seat: int
    tile: str | None


class Kept(Event, frozen=True, tag="kept"):
    seat: int
    tile: str


class Discarded(Event, frozen=True, tag="discarded"):
    secret: ClassVar[tuple[str, ...]] = ("tiles",)
    seat: int
    count: int
    tiles: list[str] | None


class Opening(Event, frozen=True, tag="opening"):
    seat: int
    space: str


class Turn(Event, frozen=True, tag="turn"):
    turn: int
    seat: int


class Forced(Event, frozen=True, tag="forced"):
    by: int
    seat: int
    action: str


class Acted(Event, frozen=True, tag="acted"):
    seat: int
    action: str
    special: str | None


class Placed(Event, frozen=True, tag="placed"):
    seat: int
    space: str
    cause: str


class Advanced(Event, frozen=True, tag="advanced", rename={"start": "from", "end": "to"}):
    seat: int
    start: int
    end: int


class Lost(Event, frozen=True, tag="lost"):
    seat: int
    task: str


class SetOff(Event, frozen=True, tag="set-off"):
    seat: int
    bonus: str
    at: str


class Answered(Event, frozen=True, tag="answered"):
    seat: int
    bonus: str
    yes: bool


class Lapsed(Event, frozen=True, tag="lapsed"):
    seat: int
    bonus: str


class Swapped(Event, frozen=True, tag="swapped"):
    seat: int
    own: str
    other: str


class Looked(Event, frozen=True, tag="looked"):
    secret: ClassVar[tuple[str, ...]] = ("saw",)
    seat: int
    places: list[str]
    faces: list[str]
    saw: list[str | None]

    def masked(self) -> "Looked":
        """What lies face up is seen by all."""
        seen = [who if face == "up" else None for who, face in zip(self.saw, self.faces, strict=True)]
        return msgspec.structs.replace(self, saw=seen)


class Exchanged(Event, frozen=True, tag="exchanged"):
    secret: ClassVar[tuple[str, ...]] = ("yes",)
    seat: int
    places: list[str]
    yes: bool | None


class Took(Event, frozen=True, tag="took"):
    seat: int
    tile: str


class Aside(Event, frozen=True, tag="aside"):
    seat: int
    tile: str


class Spent(Event, frozen=True, tag="spent"):
    seat: int
    tile: str


class Rallied(Event, frozen=True, tag="rallied"):
    secret: ClassVar[tuple[str, ...]] = ("who",)
    seat: int
    place: str
    face: str
    who: str | None


class RowClosed(Event, frozen=True, tag="row-closed"):
    row: int
    counts: list[int]


class Over(Event, frozen=True, tag="over"):
    result: Result


class Revealed(Event, frozen=True, tag="revealed"):
    places: list[str]
    box: list[str]
    looks: list[Look]
    discards: list[list[str]]
