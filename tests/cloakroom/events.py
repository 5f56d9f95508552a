"""The events of Cloakroom."""

from typing import ClassVar

from soiree.core.events import Event


class Ready(Event, frozen=True, tag="ready"):
    seat: int


class Bids(Event, frozen=True, tag="bids"):
    bids: list[int]


class Peeked(Event, frozen=True, tag="peeked"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int | None
