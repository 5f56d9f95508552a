"""What a person can do at a table. COMMANDS declares each command once: the HTTP routes, the socket and its schema follow from it.

To add a command: a struct with its fields, if it has any, and an entry in COMMANDS; its events and rules are in `table/`.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from sqlalchemy import Connection

from soiree.core.errors import SoireeError
from soiree.core.match import Reason
from soiree.core.message import Message
from soiree.server import metrics
from soiree.server.limits.rate_limit import RateLimiter
from soiree.server.node import Node
from soiree.server.refusals import NotAllowed, NotSignedIn, RequestRefused, TooManyRequests
from soiree.server.runtime.hints import Advice, HintQuestion
from soiree.server.runtime.registry import new_header
from soiree.server.storage import friends, moderation, people
from soiree.server.storage.moderation import ReportedMessage
from soiree.server.storage.people import Person
from soiree.server.table import events
from soiree.server.table.events import Changes, PublicEvent
from soiree.server.table.state import TableHeader, TableState
from soiree.server.table.table import Table
from soiree.server.texts import check_text, clean_chat
from soiree.server.workers.messages import RESIGNED_LEVEL
from soiree.server.workers.scheduler import QueueFull

Fields = TypeVar("Fields", bound=msgspec.Struct)
Subject = TypeVar("Subject")  # who carries a command out: a seat, or a person
Language = Literal["en", "fr"]
Commitment = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]  # to a secret for the shuffle; '' for none
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
MAX_REPORTED = 20  # messages in a report
NO_CHANGES: Changes = ({}, [])


class Call:
    """One call of a command: by whom, at which table, and under which id."""

    __slots__ = ("lag", "node", "now", "other", "person", "request_id", "table")

    def __init__(self, node: Node, table: str, person: Person | None, request_id: str = "", lag: int = 0) -> None:
        self.node = node
        self.table = table
        self.person = person
        self.request_id = request_id  # chosen by the client: a second call with the same id does nothing; '' if it does not retry
        self.lag = lag  # of the client's connection, in milliseconds
        self.now = 0  # when the command is carried out, in milliseconds
        self.other: Person | None = None  # whom the command is about, if `prepare` has found somebody


Reply = Callable[[], Awaitable[msgspec.Struct]]


@dataclass(frozen=True)
class Http:
    """The HTTP route of a command. `request_id`: whether the body has the client's id of the request."""

    method: Literal["POST", "GET", "DELETE"] = "POST"
    path: str | None = None  # below /api/tables/{table}; the command's name if None
    request_id: Literal["none", "optional", "required"] = "none"


@dataclass(frozen=True)
class RateLimit:
    limiter: Callable[[Node], RateLimiter]
    refusal: str  # the code of the reason


@dataclass(frozen=True, kw_only=True)
class Command(Generic[Subject, Fields]):
    """A command, and everything that HTTP and the socket need to offer it.

    `prepare` reads from the database before the table is locked, and may refuse. `by` checks who may call it. `do` returns the events to
    append; it must not change the state if there is a `rate`.
    `reply` prepares an answer of its own, while the table is locked; without one, the caller gets a snapshot.
    """

    name: str
    summary: str
    fields: type[Fields]
    by: Callable[[TableState, Person | None], Subject]
    do: Callable[[Table, Subject, Fields, Call], Changes | list[PublicEvent]] = lambda *_: NO_CHANGES
    prepare: Callable[[Call, Fields], Awaitable[None]] | None = None
    reply: Callable[[Table, Subject, Fields, Call], Reply] | None = None
    reply_type: type[msgspec.Struct] | None = None
    once: bool = False  # the state knows the ids of requests that were carried out
    rate: RateLimit | None = None
    is_move: bool = False  # is counted if it is refused
    speaks: bool = False  # is refused to people whom an administrator has muted
    http: Http | None = None
    socket: bool = False

    async def run(self, call: Call, fields: Fields) -> msgspec.Struct | None:
        """Carries the command out. When it returns, its events are on disk. Returns its reply, if it has one."""
        reply: Reply | None = None
        rate = self.rate
        if self.speaks and call.person is not None:
            await require_voice(call.node, call.person.id)
        if self.prepare is not None:
            await self.prepare(call, fields)

        def decide(table: Table, now: int) -> Changes:
            nonlocal rate, reply
            state = table.state
            if self.once and call.person is not None and state.has_requested(call.person.id, call.request_id):
                return NO_CHANGES
            if call.person is not None and call.person.id in state.removed:
                raise NotAllowed("removed")
            subject = self.by(state, call.person)
            call.now = now
            try:
                made = self.do(table, subject, fields, call)
            except (RequestRefused, SoireeError):
                if self.is_move:
                    metrics.REFUSALS.labels(state.header.game).inc()
                raise
            if rate is not None and call.person is not None:
                if not rate.limiter(call.node).take(call.person.id):
                    raise TooManyRequests(rate.refusal)
                rate = None  # a second try counts as the same call
            if self.reply is not None:
                reply = self.reply(table, subject, fields, call)
            return made if isinstance(made, tuple) else ({}, made)

        request = (call.person.id, call.request_id) if self.is_move and call.person is not None else None
        await call.node.tables.commit(call.table, decide, request)
        return None if reply is None else await reply()


async def require_voice(node: Node, person: str) -> None:
    """Refuses somebody whom an administrator has muted."""
    mute = await node.store.read(lambda connection: moderation.find_active(connection, person, "mute"))
    if mute is not None:
        raise NotAllowed("silenced", reason=mute.reason)


# ---------------------------------------------------------------- who may call a command


def signed_in(_state: TableState, person: Person | None) -> Person:
    if person is None:
        raise NotSignedIn("sign-in")
    return person


def seated(state: TableState, person: Person | None) -> int:
    seat = None if person is None else state.seat_of(person.id)
    if seat is None:
        raise NotAllowed("players-only")
    return seat


def owner(state: TableState, person: Person | None) -> Person:
    if person is None or state.header.owner != person.id:
        raise NotAllowed("owner-only")
    return person


def owner_or_seated(state: TableState, person: Person | None) -> Person:
    known = signed_in(state, person)
    if state.header.owner != known.id:
        seated(state, known)
    return known


def owner_or_invited(state: TableState, person: Person | None) -> Person:
    return person if person is not None and person.id in state.reserved else owner(state, person)


def seated_person(state: TableState, person: Person | None) -> Person:
    seated(state, person)
    return signed_in(state, person)


# ---------------------------------------------------------------- fields and replies


class NoFields(msgspec.Struct):
    pass


class Join(msgspec.Struct):
    seat: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None
    contribution: Annotated[str, msgspec.Meta(max_length=100)] = ""  # an open text for the shuffle, if nobody commits to a secret
    commitment: Commitment = ""


class CommitSecret(msgspec.Struct):
    commitment: Commitment  # SHA-256 of "soiree shuffle 2: commit\n" and the secret's 32 bytes, in hexadecimal


class RevealSecret(msgspec.Struct):
    secret: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class Play(msgspec.Struct):
    token: Token


class WhyNotFields(msgspec.Struct):
    token: Annotated[str, msgspec.Meta(max_length=64)]
    language: Language = "en"


class Draw(msgspec.Struct):
    accept: bool = True


class Chat(msgspec.Struct):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Pin(msgspec.Struct):
    number: Annotated[int, msgspec.Meta(ge=1, le=2**31)] | None = None  # of the chat message's row; null unpins


class Mute(msgspec.Struct):
    whom: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]  # a person's id, or `onlookers`
    muted: bool = True


class Invite(msgspec.Struct):
    person: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]  # the id of a friend
    seat: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None


class Uninvite(msgspec.Struct):
    person: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class Cancel(msgspec.Struct):
    accept: bool = True


class Queue(msgspec.Struct):
    token: Annotated[str, msgspec.Meta(max_length=64)]  # '' takes the queued move back


class Remove(msgspec.Struct):
    whom: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]  # a person's id


class CloseChat(msgspec.Struct):
    closed: bool = True


class Report(msgspec.Struct):
    """`messages`: numbers of chat messages of that person, which the server copies into the report."""

    whom: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]  # a person's id
    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    messages: list[Annotated[int, msgspec.Meta(ge=1, le=2**31)]] = []


class Reported(msgspec.Struct):
    """The administrators have the report."""

    report: str


class WhyNot(msgspec.Struct, frozen=True, tag_field="type", tag="why-not"):
    """Whether a token can be played now; if not, the clause that forbids it ('' if it is no move at all) and what is wrong.

    `text` is in the language of the request; `say` is the message that it is made of.
    """

    id: str
    token: str
    allowed: bool
    clause: str
    text: str
    say: Message | None = None


class CreatedTable(msgspec.Struct):
    """A created table. `path` is the invitation: everybody who has it can join or watch.

    `commitment`: to the server's seed. Keep it, and compare it with the record after the end.
    """

    table: str
    path: str
    commitment: str


async def _may_sit(call: Call, _fields: Join) -> None:
    """Refuses a seat at a table for friends of its owner, or of an owner who has blocked the person."""
    person = call.person
    if person is not None:
        header = await call.node.tables.read(call.table, lambda table: table.header)
        await call.node.store.read(lambda it: friends.require_seat(it, header.owner, person.id, friends_only=header.friends_only))


async def _find_friend(call: Call, fields: Invite) -> None:
    person = call.person
    if person is not None:
        call.other = await call.node.store.read(lambda connection: find_friend(connection, person.id, fields.person))


def find_friend(connection: Connection, person: str, other: str) -> Person:
    found = people.find(connection, other) if friends.are_friends(connection, person, other) else None
    if found is None:
        raise NotAllowed("invite-friends")
    return found


def _invite(table: Table, _owner: Person, fields: Invite, call: Call) -> list[PublicEvent]:
    return [] if call.other is None else table.invite(call.other.id, call.other.name, fields.seat)


def _uninvite(table: Table, person: Person, fields: Uninvite, _call: Call) -> list[PublicEvent]:
    if fields.person != person.id:
        owner(table.state, person)
    return table.uninvite(fields.person)


def _queue(table: Table, seat: int, fields: Queue, call: Call) -> Changes:
    if table.state.has_moved(seat, call.request_id):
        return NO_CHANGES
    table.require_present(seat)
    return table.queue_move(seat, call.request_id, fields.token)


def _play(table: Table, seat: int, fields: Play, call: Call) -> Changes:
    if table.state.has_moved(seat, call.request_id):
        return NO_CHANGES
    table.require_present(seat)
    return table.decide(seat, call.request_id, fields.token, call.now, call.lag)


def _take_back(table: Table, seat: int, _fields: NoFields, call: Call) -> Changes:
    if table.state.has_moved(seat, call.request_id):
        return NO_CHANGES
    table.require_present(seat)
    return table.undo(seat, call.request_id, call.now)


def _why_not(table: Table, seat: int, fields: WhyNotFields, call: Call) -> Reply:
    reason = table.state.why_not(seat, fields.token, fields.language)
    found = Reason("", "") if reason is None else reason
    answer = WhyNot(call.request_id, fields.token, reason is None, found.clause, found.text, found.say)

    async def reply() -> WhyNot:
        return answer

    return reply


def _hint(table: Table, person: Person, _fields: NoFields, call: Call) -> Reply:
    question = HintQuestion(table.state, seated(table.state, person))

    async def reply() -> Advice:
        try:
            analysis = await call.node.workers.analyse(question.request(), person.id)
        except QueueFull:
            raise TooManyRequests("bots-busy") from None
        number = await call.node.tables.read(call.table, lambda table: table.state.number)
        return question.advice(analysis, number)

    return reply


def _rematch(table: Table, person: Person, _fields: NoFields, call: Call) -> Reply:
    """Creates one table for all who ask: the first request creates it, and the others get the same one."""
    begin = table.rematch_events(person.id)
    known, old, tables = table.state.rematch, table.header, call.node.tables

    async def reply() -> CreatedTable:
        if known:
            return created(await tables.read(known, lambda table: table.header))
        header = new_header(
            old.game, old.seats, old.options, old.clock, person.id,
            listed=old.listed, aids=old.aids, hints=old.hints, stand_in=old.stand_in, edition=old.edition,
        )  # fmt: skip
        new = await call.node.quotas.create(person.id, None, lambda: tables.create(header, begin))
        await tables.append(call.table, lambda table: [] if table.state.rematch else [events.RematchCreated(new)])
        first = await tables.read(call.table, lambda table: table.state.rematch)  # another request may have created one
        return created(header if first == new else await tables.read(first, lambda table: table.header))

    return reply


def _reported_messages(table: Table, person: Person, fields: Report) -> list[ReportedMessage]:
    """Copies of the messages that a report is about."""
    state = table.state
    if fields.whom == person.id:
        raise RequestRefused("report-self")
    if state.is_stranger(person.id) or state.name_of(fields.whom) is None:
        raise RequestRefused("report-nobody")
    copies = []
    for number in sorted(set(fields.messages)):
        message = state.message(number)
        if message is None or message.person != fields.whom or len(fields.messages) > MAX_REPORTED:
            raise RequestRefused("report-messages", most=MAX_REPORTED)
        copies.append(ReportedMessage(number, state.log[number - 1].at, message.person, message.name, message.text))
    return copies


def _check_report(table: Table, person: Person, fields: Report, _call: Call) -> Changes:
    _reported_messages(table, person, fields)
    return NO_CHANGES


def _report(table: Table, person: Person, fields: Report, call: Call) -> Reply:
    copies, reason = _reported_messages(table, person, fields), clean_chat(fields.reason)

    async def reply() -> Reported:
        add = partial(
            moderation.add_report, table=call.table, reporter=person.id, person=fields.whom, reason=reason, messages=copies
        )  # fmt: skip
        return Reported(await call.node.store.write((), add))

    return reply


def created(header: TableHeader) -> CreatedTable:
    return CreatedTable(header.id, f"/table/{header.id}", header.commitment)


# ---------------------------------------------------------------- the table of commands


JOIN = Command(
    name="join",
    summary="Takes a free seat.",
    fields=Join,
    by=signed_in,
    prepare=_may_sit,
    do=lambda table, person, fields, _: table.join(
        fields.seat,
        person.id,
        person.name,
        person.colour,
        check_text(fields.contribution, "a contribution"),
        fields.commitment,
        person.kind,
    ),
    http=Http(),
)
LEAVE = Command(
    name="leave",
    summary="Gives the seat up, before the game has started.",
    fields=NoFields,
    by=seated,
    do=lambda table, seat, *_: table.leave(seat),
    http=Http(),
)
START = Command(
    name="start",
    summary="Starts the game, when all seats are taken. Cards are dealt when every seat that has committed to a secret has revealed it.",
    fields=NoFields,
    by=owner_or_seated,
    do=lambda table, *_: table.start(),
    http=Http(),
)
COMMIT = Command(
    name="commit",
    summary="Commits to a secret for the shuffle, before the game is started; replaces what the seat committed to before.",
    fields=CommitSecret,
    by=seated,
    do=lambda table, seat, fields, call: table.commit_secret(seat, fields.commitment, call.request_id),
    once=True,
    http=Http(request_id="optional"),
    socket=True,
)
REVEAL = Command(
    name="reveal",
    summary="Reveals the secret that the seat has committed to, after the game was started.",
    fields=RevealSecret,
    by=seated,
    do=lambda table, seat, fields, call: table.reveal_secret(seat, fields.secret, call.request_id),
    once=True,
    http=Http(request_id="optional"),
    socket=True,
)
PLAY = Command(
    name="play",
    summary="Decides. The decision is on disk when the request is answered.",
    fields=Play,
    by=seated,
    do=_play,
    is_move=True,
    http=Http(request_id="required"),
    socket=True,
)
TAKE_BACK = Command(
    name="take-back",
    summary="Undoes the last decision, while nobody has learned anything from it.",
    fields=NoFields,
    by=seated,
    do=_take_back,
    is_move=True,
    http=Http(request_id="required"),
    socket=True,
)
WHY_NOT = Command(
    name="why-not",
    summary="Whether the token can be played now; if not, the clause that forbids it, and its text.",
    fields=WhyNotFields,
    by=seated,
    reply=_why_not,
    reply_type=WhyNot,
    http=Http(method="GET"),
    socket=True,
)
RESIGN = Command(
    name="resign",
    summary="Resigns. With more than two seats a bot takes the seat over.",
    fields=NoFields,
    by=seated,
    do=lambda table, seat, _, call: table.resign(seat, RESIGNED_LEVEL, call.request_id),
    once=True,
    http=Http(),
    socket=True,
)
LEAVE_TO_BOT = Command(
    name="leave-to-bot",
    summary="Leaves the seat to a bot during the game, where the table allows it. The bot sees what the seat sees.",
    fields=NoFields,
    by=seated,
    do=lambda table, seat, _, call: table.leave_to_bot(seat, call.request_id),
    once=True,
    http=Http(request_id="optional"),
    socket=True,
)
TAKE_AGAIN = Command(
    name="take-again",
    summary="Takes one's own seat back from the bot, as long as the game runs.",
    fields=NoFields,
    by=seated,
    do=lambda table, seat, _, call: table.return_to_seat(seat, call.request_id),
    once=True,
    http=Http(request_id="optional"),
    socket=True,
)
DRAW = Command(
    name="draw",
    summary="Offers a draw or accepts the one that is offered; with `accept` false declines it.",
    fields=Draw,
    by=seated,
    do=lambda table, seat, fields, call: (table.offer_draw if fields.accept else table.decline_draw)(seat, call.request_id),
    once=True,
    http=Http(request_id="optional"),
    socket=True,
)
CANCEL = Command(
    name="cancel",
    summary="Agrees to cancel a game that has just begun, so that it counts for nobody; with `accept` false declines.",
    fields=Cancel,
    by=seated,
    do=lambda table, seat, fields, call: (table.offer_cancel if fields.accept else table.decline_cancel)(seat, call.request_id),
    once=True,
    http=Http(request_id="optional"),
    socket=True,
)
QUEUE = Command(
    name="queue",
    summary="Queues the seat's next decision. The server plays it when the turn comes, if it is legal then; otherwise it is dropped.",
    fields=Queue,
    by=seated,
    do=_queue,
    is_move=True,
    http=Http(request_id="required"),
    socket=True,
)
INVITE = Command(
    name="invite",
    summary="Keeps a free seat for a friend, who is notified.",
    fields=Invite,
    by=owner,
    do=_invite,
    prepare=_find_friend,
    http=Http(),
)
UNINVITE = Command(
    name="uninvite",
    summary="Withdraws an invitation, or declines one's own.",
    fields=Uninvite,
    by=owner_or_invited,
    do=_uninvite,
    http=Http(),
)
CHAT = Command(
    name="chat",
    summary="Sends a message to everybody at the table.",
    fields=Chat,
    by=signed_in,
    do=lambda table, person, fields, call: table.chat(person.id, person.name, fields.text, call.request_id, person.kind),
    once=True,
    rate=RateLimit(lambda node: node.rates.chat, "chat-rate"),
    speaks=True,
    http=Http(request_id="optional"),
    socket=True,
)
PIN = Command(
    name="pin",
    summary="Pins a chat message for everybody at the table, or unpins it.",
    fields=Pin,
    by=owner_or_seated,
    do=lambda table, person, fields, call: table.pin(person.id, fields.number, call.request_id),
    once=True,
    http=Http(request_id="optional"),
    socket=True,
)
MUTE = Command(
    name="mute",
    summary="Mutes a person in the chat of this table, or `onlookers`: everybody who neither plays nor owns it. Or unmutes them.",
    fields=Mute,
    by=owner,
    do=lambda table, _person, fields, _call: table.mute(fields.whom, fields.muted),
    http=Http(),
)
REMOVE = Command(
    name="remove",
    summary="Removes somebody who cannot come back: from their seat before the start, or from among the onlookers who have written.",
    fields=Remove,
    by=owner,
    do=lambda table, person, fields, _call: table.remove(person.id, fields.whom),
    http=Http(),
)
CLOSE_CHAT = Command(
    name="close-chat",
    summary="Closes the chat of this table for everybody, or with `closed` false opens it.",
    fields=CloseChat,
    by=owner,
    do=lambda table, _person, fields, _call: table.close_chat(fields.closed),
    http=Http(),
)
REPORT = Command(
    name="report",
    summary="Reports a person at this table to the administrators, with the chat messages that it is about.",
    fields=Report,
    by=signed_in,
    do=_check_report,
    reply=_report,
    reply_type=Reported,
    rate=RateLimit(lambda node: node.rates.reports, "report-rate"),
    http=Http(),
)
HINT = Command(
    name="hint",
    summary="Good moves, where all others are bots and the table has aids, or where everybody can take hints.",
    fields=NoFields,
    by=seated_person,
    do=lambda table, person, *_: table.take_hint(seated(table.state, person)),
    reply=_hint,
    reply_type=Advice,
    rate=RateLimit(lambda node: node.rates.hints, "hint-rate"),
    http=Http(),
)
REMATCH = Command(
    name="rematch",
    summary="Creates a table of the same kind, every seat moved on by one.",
    fields=NoFields,
    by=seated_person,
    reply=_rematch,
    reply_type=CreatedTable,
    http=Http(),
)
CLOSE = Command(
    name="close",
    summary="Closes the table.",
    fields=NoFields,
    by=owner,
    do=lambda table, person, *_: table.close(person.id),
    http=Http(method="DELETE", path=""),
)

AnyCommand = Command[Any, Any]  # commands have different fields and subjects; each entry above is checked on its own
COMMANDS: tuple[AnyCommand, ...] = (
    *(JOIN, LEAVE, START, PLAY, TAKE_BACK, WHY_NOT, RESIGN, DRAW, CHAT, PIN, MUTE, REMOVE, CLOSE_CHAT, REPORT, REMATCH, CLOSE),
    *(LEAVE_TO_BOT, TAKE_AGAIN, HINT, COMMIT, REVEAL, CANCEL, QUEUE, INVITE, UNINVITE),
)
