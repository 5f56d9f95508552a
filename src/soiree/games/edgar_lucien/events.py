"""The events of Edgar & Lucien (section 11 of the spec)."""

from typing import ClassVar

import msgspec

from soiree.core.events import Event


class First(Event, frozen=True, tag="first"):
    seat: int


class Placed(Event, frozen=True, tag="placed"):
    seat: int
    district: str


class Turn(Event, frozen=True, tag="turn"):
    period: int
    turn: int
    first: int


class Locked(Event, frozen=True, tag="locked"):
    seat: int


class Needles(msgspec.Struct, frozen=True):
    edgar: str | None
    lucien: str | None


class Revealed(Event, frozen=True, tag="revealed"):
    needles: list[Needles]


class Moved(Event, frozen=True, tag="moved", rename={"start": "from", "end": "to"}):
    seat: int
    who: str
    start: str
    end: str
    by: str


class Stayed(Event, frozen=True, tag="stayed"):
    seat: int
    who: str
    reason: str


class Slot(Event, frozen=True, tag="slot"):
    seat: int


class SlotEnd(Event, frozen=True, tag="slot-end"):
    seat: int


class PaidPopularity(Event, frozen=True, tag="paid-popularity"):
    seat: int
    amount: int
    why: str


class Robbed(Event, frozen=True, tag="robbed"):
    secret: ClassVar[tuple[str, ...]] = ("amount",)
    seat: int
    victim: int
    amount: int | None


class PurseShown(Event, frozen=True, tag="purse-shown"):
    """With hidden money, before the robbery."""

    secret: ClassVar[tuple[str, ...]] = ("money",)
    seat: int
    to: int
    money: int | None


class Bought(Event, frozen=True, tag="bought", rename={"owner": "from"}):
    seat: int
    district: str
    owner: int | None
    price: int
    why: str


class Requisitioned(Event, frozen=True, tag="requisitioned", rename={"owner": "from"}):
    seat: int
    district: str
    owner: int | None


class Intimidated(Event, frozen=True, tag="intimidated"):
    seat: int
    targets: list[int]


class Lost(Event, frozen=True, tag="lost"):
    seat: int
    district: str


class Gained(Event, frozen=True, tag="gained"):
    seat: int
    popularity: int
    money: int
    why: str


class Drew(Event, frozen=True, tag="drew"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class Recycled(Event, frozen=True, tag="recycled"):
    cards: int


class Played(Event, frozen=True, tag="played"):
    seat: int
    card: str


class Discarded(Event, frozen=True, tag="discarded"):
    seat: int
    card: str


class Extorted(Event, frozen=True, tag="extorted"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    victim: int
    card: str | None


class Smeared(Event, frozen=True, tag="smeared"):
    seat: int
    victim: int
    answer: str | None
    amount: int


class Exchanged(Event, frozen=True, tag="exchanged"):
    seat: int
    money: int
    popularity: int


class Protection(Event, frozen=True, tag="protection", rename={"holder": "from"}):
    seat: int
    holder: int | None
    why: str


class Certificate(Event, frozen=True, tag="certificate", rename={"holder": "from"}):
    seat: int
    id: str
    holder: int | None
    why: str


class Coup(Event, frozen=True, tag="coup", rename={"governor": "from"}):
    seat: int
    governor: int
    next_first: int


class Doubled(Event, frozen=True, tag="doubled"):
    seat: int
    action: str


class Taxed(Event, frozen=True, tag="taxed"):
    seat: int
    popularity: int
    money: int


class Tie(Event, frozen=True, tag="tie"):
    seats: list[int]


class Bid(Event, frozen=True, tag="bid"):
    seat: int
    amount: int


class Folded(Event, frozen=True, tag="folded"):
    seat: int


class Elected(Event, frozen=True, tag="elected"):
    seat: int | None
    paid: int
    next_first: int


class PeriodEnd(Event, frozen=True, tag="period-end"):
    period: int


class Won(Event, frozen=True, tag="won"):
    seat: int
    conditions: dict[str, str]


class Standing(msgspec.Struct, frozen=True):
    seat: int
    conditions: int
    districts: int
    money: int
    popularity: int


class Limit(Event, frozen=True, tag="limit"):
    standings: list[Standing]
    winners: list[int]
