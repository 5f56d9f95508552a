"""The events of a table's log. The body of a log row is one event as JSON; `kind` says which.

Lane 0 of a table's log has its public events. Lane 1 + seat has that seat's private events: the decisions of its draft.
Kinds and field names are stored, so they never change.
"""

import msgspec


class TableEvent(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True, gc=False):
    """Something that happened at a table. Has plain values only, so the garbage collector can ignore it."""


# ---------------------------------------------------------------- public: lane 0


class SeatTaken(TableEvent, tag="sat", frozen=True):
    seat: int
    person: str
    name: str
    colour: str = ""
    bot: str = ""  # the level, if a bot has the seat
    contribution: str = ""  # an open text for the shuffle; counts if no seat has committed to a secret
    commitment: str = ""  # to the seat's secret for the shuffle; '' if it takes no part
    person_kind: str = ""  # guest, account or bot, when they took the seat; '' in logs of earlier versions


class SeatLeft(TableEvent, tag="stood", frozen=True):
    seat: int


class SecretCommitted(TableEvent, tag="committed", frozen=True):
    """The seat has committed to another secret, before the game was started."""

    seat: int
    commitment: str
    id: str = ""


class ShuffleClosed(TableEvent, tag="shuffling", frozen=True):
    """The game was started: nobody can commit any more, and each seat that has committed reveals its secret."""

    commitment: str  # of the server
    commitments: list[str]  # by seat, '' if it takes no part


class SecretRevealed(TableEvent, tag="revealed", frozen=True):
    seat: int
    secret: str
    id: str = ""


class SeatsReserved(TableEvent, tag="reserved", frozen=True):
    """Free seats are for these people: the players of the first game at a rematch, or friends whom the owner has invited."""

    people: list[str]  # by seat; '' where anybody can sit
    names: list[str] = []  # theirs, if they were invited


class StartGiven(TableEvent, tag="given", frozen=True):
    """The game begins from a position: one set up by hand, or that of the setup, and the steps from there, which nobody plays here.

    Both have what no seat may see: readers get the event without them.
    """

    position: str = ""  # as in the header of a record; '' for the setup of the game
    steps: str = ""  # as in a record


class GameStarted(TableEvent, tag="began", frozen=True):
    """The first card is dealt. `shuffle` names the rule that the shuffle follows, as in the header of a record."""

    engine: str
    commitment: str
    contributions: list[str]  # the open texts of the first rule
    shuffle: str = ""
    commitments: list[str] = []
    secrets: list[str] = []


class StepsCommitted(TableEvent, tag="stepped", frozen=True):
    """Decisions and chance outcomes that became final together."""

    steps: str  # as in a record
    clock: list[int] = []  # milliseconds left by seat
    timed_out: int | None = None  # the seat whose time ran out, so that the server decided for it


class PlayerResigned(TableEvent, tag="resigned", frozen=True):
    seat: int
    bot: str = ""  # the level of the bot that takes the seat over; only with more than two seats
    id: str = ""  # the client's id of the request: a retry does nothing


class SeatLeftToBot(TableEvent, tag="left", frozen=True):
    """A bot plays for the seat until its player returns."""

    seat: int
    bot: str
    id: str = ""


class PlayerReturned(TableEvent, tag="returned", frozen=True):
    seat: int
    id: str = ""


class DrawOffered(TableEvent, tag="offered", frozen=True):
    seat: int
    id: str = ""


class DrawAccepted(TableEvent, tag="accepted", frozen=True):
    seat: int
    id: str = ""


class DrawDeclined(TableEvent, tag="declined", frozen=True):
    seat: int
    id: str = ""


class CancelOffered(TableEvent, tag="cancel-offered", frozen=True):
    """The seat agrees that the game is cancelled. It is when every person at the table has agreed."""

    seat: int
    id: str = ""


class CancelDeclined(TableEvent, tag="cancel-declined", frozen=True):
    seat: int
    id: str = ""


class VacationSet(TableEvent, tag="vacation", frozen=True):
    """The seat's clock, which is counted in days, does not run between these times."""

    seat: int
    begins: int
    ends: int


class GameEnded(TableEvent, tag="ended", frozen=True):
    returns: list[float]
    result: str
    reason: str  # of the rules, or 'resigned', 'agreed' or 'unrevealed'
    seed: str


class ChatSent(TableEvent, tag="said", frozen=True):
    person: str
    name: str
    text: str
    seat: int | None = None
    id: str = ""
    person_kind: str = ""  # as in SeatTaken


class MessagePinned(TableEvent, tag="pinned", frozen=True):
    number: int | None = None  # of the chat message; None if the pinned one was unpinned
    id: str = ""
    person: str = ""  # who pinned it; in logs of the first version, which do not say it, the owner


class MuteChanged(TableEvent, tag="muted", frozen=True):
    """The owner has muted somebody in the chat, or lets them write again, as an administrator can, too."""

    person: str
    muted: bool
    by_administrator: bool = False


class PersonRemoved(TableEvent, tag="removed", frozen=True):
    """The owner has removed somebody, who cannot come back to this table. `seat`: the one that they had before the start."""

    person: str
    name: str
    seat: int | None = None


class PersonReadmitted(TableEvent, tag="readmitted", frozen=True):
    """An administrator lets somebody come back whom the owner has removed."""

    person: str
    name: str


class FriendsOnlySet(TableEvent, tag="friends-only", frozen=True):
    """The owner keeps the free seats for their friends, or opens them to everybody; an administrator opens them."""

    friends_only: bool
    by_administrator: bool = False


class ChatClosed(TableEvent, tag="chat-closed", frozen=True):
    """The owner, or an administrator, has closed the chat for everybody, or opened it again."""

    closed: bool
    by_administrator: bool = False


class MessageHidden(TableEvent, tag="hidden", frozen=True):
    """An administrator has hidden a chat message, or shows it again. The log keeps it; readers do not get it."""

    number: int
    hidden: bool = True


class HintTaken(TableEvent, tag="hinted", frozen=True):
    """The seat's first hint. From then on the game is not rated."""

    seat: int


class RematchCreated(TableEvent, tag="rematched", frozen=True):
    table: str


class TableClosed(TableEvent, tag="closed", frozen=True):
    by_administrator: bool = False


# ---------------------------------------------------------------- private: lane 1 + seat


class DecisionDrafted(TableEvent, tag="decided", frozen=True):
    id: str  # the client's id of the request: a retry does nothing
    token: str
    base: int  # the number of committed steps that the draft builds on


class DecisionUndone(TableEvent, tag="took-back", frozen=True):
    id: str
    base: int


class DraftCommitted(TableEvent, tag="settled", frozen=True):
    """The phase was closed with this draft. Takes the next number of the lane, so that an undo at the same moment conflicts."""

    base: int


class MoveQueued(TableEvent, tag="queued", frozen=True):
    """The seat's next decision, which the server plays when it is the seat's turn. '' takes the queued one back."""

    id: str
    token: str


class QueueDropped(TableEvent, tag="queue-dropped", frozen=True):
    """The queued move could not be played when the turn came."""

    token: str


SeatingEvent = SeatTaken | SeatLeft | PersonRemoved | PlayerResigned | SeatLeftToBot | PlayerReturned  # changes who decides for a seat
PublicEvent = (
    SeatingEvent
    | SecretCommitted
    | ShuffleClosed
    | SecretRevealed
    | StartGiven
    | GameStarted
    | StepsCommitted
    | DrawOffered
    | DrawAccepted
    | DrawDeclined
    | CancelOffered
    | CancelDeclined
    | VacationSet
    | GameEnded
    | ChatSent
    | MessagePinned
    | MuteChanged
    | PersonReadmitted
    | FriendsOnlySet
    | ChatClosed
    | MessageHidden
    | HintTaken
    | RematchCreated
    | SeatsReserved
    | TableClosed
)
PrivateEvent = DecisionDrafted | DecisionUndone | DraftCommitted | MoveQueued | QueueDropped
Changes = tuple[dict[int, list[PrivateEvent]], list[PublicEvent]]  # what to append: to the lane of each seat, and to lane 0
NO_CHANGES: Changes = ({}, [])
LogRow = tuple[str, int, int, int, str]  # table, lane, number, at, body

_public: msgspec.json.Decoder[PublicEvent] = msgspec.json.Decoder(PublicEvent)
_private: msgspec.json.Decoder[PrivateEvent] = msgspec.json.Decoder(PrivateEvent)
_encoder = msgspec.json.Encoder()


def decode_public(body: str) -> PublicEvent:
    return _public.decode(body)


def decode_private(body: str) -> PrivateEvent:
    return _private.decode(body)


def encode(event: TableEvent) -> str:
    return _encoder.encode(event).decode()


def log_row(table: str, lane: int, number: int, at: int, event: TableEvent) -> LogRow:
    return table, lane, number, at, encode(event)
