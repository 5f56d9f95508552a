"""The events of Times Square (section 11 of the spec)."""

from typing import ClassVar

from soiree.core.events import Event


class Fists(Event, frozen=True, tag="fists"):
    hal_seat: int


class Dealt(Event, frozen=True, tag="dealt"):
    secret: ClassVar[tuple[str, ...]] = ("kind",)
    seat: int
    kind: str | None


class Turn(Event, frozen=True, tag="turn"):
    number: int
    seat: int


class Played(Event, frozen=True, tag="played"):
    seat: int
    token: str
    cards: list[str]
    suit: str
    role: str | None


class Lured(Event, frozen=True, tag="lured"):
    seat: int
    figure: str


class Moved(Event, frozen=True, tag="moved", rename={"start": "from", "end": "to"}):
    figure: str
    start: int
    end: int


class Discarded(Event, frozen=True, tag="discarded"):
    seat: int
    kind: str


class Drew(Event, frozen=True, tag="drew"):
    secret: ClassVar[tuple[str, ...]] = ("kind",)
    seat: int
    kind: str | None
    left: int


class Turned(Event, frozen=True, tag="turned"):
    cards: int


class Charlie(Event, frozen=True, tag="charlie", rename={"start": "from", "end": "to"}):
    seat: int
    start: int
    end: int
    entrance: list[str]
    half: bool


class Ended(Event, frozen=True, tag="ended"):
    cause: str
    winner: int | None
