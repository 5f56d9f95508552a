"""The events of Shadows of Macao (section 11 of the spec). Everything is public."""

from soiree.core.events import Event


class PileShown(Event, frozen=True, tag="pile_shown"):
    pile: int
    card: str


class TileLaid(Event, frozen=True, tag="tile_laid"):
    tile: str


class StartDrawn(Event, frozen=True, tag="start_drawn"):
    seat: int


class Turn(Event, frozen=True, tag="turn"):
    seat: int
    round: int


class Skipped(Event, frozen=True, tag="skipped"):
    seat: int


class Contacted(Event, frozen=True, tag="contacted"):
    seat: int
    pile: int
    card: str
    by: str


class Revealed(Event, frozen=True, tag="revealed"):
    pile: int
    card: str | None
    known: bool


class PaymentBegun(Event, frozen=True, tag="payment_begun", rename={"target": "for"}):
    seat: int
    target: str
    price: int


class Named(Event, frozen=True, tag="named"):
    seat: int
    card: str
    left: int


class WidowDied(Event, frozen=True, tag="widow_died"):
    seat: int


class Discarded(Event, frozen=True, tag="discarded"):
    seat: int
    cards: list[str]
    pile: int
    cause: str


class Recruited(Event, frozen=True, tag="recruited"):
    seat: int
    card: str
    coins: int


class Struck(Event, frozen=True, tag="struck"):
    seat: int
    by: int
    spared: bool


class Reserved(Event, frozen=True, tag="reserved"):
    seat: int
    tile: str


class NoEffect(Event, frozen=True, tag="no_effect"):
    seat: int
    card: str


class Opened(Event, frozen=True, tag="opened", rename={"origin": "from"}):
    seat: int
    tile: str
    origin: str
    value: int


class EndCalled(Event, frozen=True, tag="end_called"):
    reasons: list[str]
    seat: int


class Over(Event, frozen=True, tag="over"):
    reason: list[str]
    coins: list[int]
    tiles: list[int]
    red: list[int]
    ranks: list[int]
