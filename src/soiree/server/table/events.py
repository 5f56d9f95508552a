"""What can stand in a table's log. A body on disk is one of these as JSON, told apart by its `kind`."""

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True, gc=False):
    """Something that happened at a table. It holds plain values, never itself: the collector may leave it alone."""


# ---------------------------------------------------------------- lane 0: what everybody may know happened


class Sat(Entry, tag="sat", frozen=True):
    seat: int
    person: str
    name: str
    colour: str = ""
    bot: str = ""  # the level, if a bot of the house sits here
    contribution: str = ""  # what the seat adds to the shuffle


class Stood(Entry, tag="stood", frozen=True):
    seat: int


class Began(Entry, tag="began", frozen=True):
    engine: str
    commitment: str
    contributions: list[str]


class Stepped(Entry, tag="stepped", frozen=True):
    steps: str  # decisions and chance outcomes that became firm together, as in a record
    clock: list[int] = []  # what each seat has left now, in milliseconds
    timed_out: int | None = None  # the seat that the house played for


class Resigned(Entry, tag="resigned", frozen=True):
    seat: int
    bot: str = ""  # who plays on for it, where more than two sit
    id: str = ""  # the client's, so that a retry is a no-op


class Left(Entry, tag="left", frozen=True):
    """A bot plays on for the seat, as the table has agreed, until its person returns."""

    seat: int
    bot: str
    id: str = ""


class Returned(Entry, tag="returned", frozen=True):
    seat: int
    id: str = ""


class Offered(Entry, tag="offered", frozen=True):
    seat: int
    id: str = ""


class Accepted(Entry, tag="accepted", frozen=True):
    seat: int
    id: str = ""


class Declined(Entry, tag="declined", frozen=True):
    seat: int
    id: str = ""


class Ended(Entry, tag="ended", frozen=True):
    returns: list[float]
    result: str
    reason: str  # of the rules, or 'resigned' or 'agreed'
    seed: str


class Said(Entry, tag="said", frozen=True):
    person: str
    name: str
    text: str
    seat: int | None = None
    id: str = ""


class Muted(Entry, tag="muted", frozen=True):
    person: str
    muted: bool


class Hinted(Entry, tag="hinted", frozen=True):
    """The seat's first hint; from then on the game is not rated."""

    seat: int


class Rematched(Entry, tag="rematched", frozen=True):
    table: str


class Closed(Entry, tag="closed", frozen=True):
    pass


# ---------------------------------------------------------------- lane 1 + seat: the seat's own desk


class Decided(Entry, tag="decided", frozen=True):
    id: str  # the client's, so that a retry is a no-op
    token: str
    base: int  # how many steps were firm


class TookBack(Entry, tag="took-back", frozen=True):
    id: str
    base: int


class Settled(Entry, tag="settled", frozen=True):
    """The phase was closed with what lay on this desk: whoever takes back at the same moment comes too late."""

    base: int


Happening = Sat | Stood | Began | Stepped | Resigned | Left | Returned | Offered | Accepted | Declined | Ended
Public = Happening | Said | Muted | Hinted | Rematched | Closed
Private = Decided | TookBack | Settled
LogRow = tuple[str, int, int, int, str]  # table, lane, number, at, body

_public: msgspec.json.Decoder[Public] = msgspec.json.Decoder(Public)
_private: msgspec.json.Decoder[Private] = msgspec.json.Decoder(Private)
_encoder = msgspec.json.Encoder()


def read_public(body: str) -> Public:
    return _public.decode(body)


def read_private(body: str) -> Private:
    return _private.decode(body)


def write(entry: Entry) -> str:
    return _encoder.encode(entry).decode()
