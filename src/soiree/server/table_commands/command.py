"""A table command: what is declared about it, and how it is carried out."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

import msgspec

from soiree.core.errors import SoireeError
from soiree.server import metrics
from soiree.server.limits.rate_limit import RateLimiter
from soiree.server.node import Node
from soiree.server.refusals import NotAllowed, RequestRefused, TooManyRequests
from soiree.server.storage.access import moderation
from soiree.server.storage.people import Person
from soiree.server.table.events import NO_CHANGES, Changes, PublicEvent
from soiree.server.table.state import TableState
from soiree.server.table.table import Table

Fields = TypeVar("Fields", bound=msgspec.Struct)
Subject = TypeVar("Subject")  # who carries a command out: a seat, or a person


class Call:
    """One call of a command: by whom, at which table, and under which id."""

    __slots__ = ("friend", "lag", "node", "now", "other", "person", "request_id", "table")

    def __init__(self, node: Node, table: str, person: Person | None, request_id: str = "", lag: int = 0) -> None:
        self.node = node
        self.table = table
        self.person = person
        self.request_id = request_id  # chosen by the client: a second call with the same id does nothing; '' if it does not retry
        self.lag = lag  # of the client's connection, in milliseconds
        self.now = 0  # when the command is carried out, in milliseconds
        self.friend = False  # whether the caller is a friend of the table's owner, if `prepare` has looked
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
    by_address: Callable[[Node], RateLimiter] | None = None  # besides, for everybody at one address together

    def take(self, node: Node, person: str) -> None:
        """Counts a call; refuses it if there were too many."""
        if not self.limiter(node).take(person):
            raise TooManyRequests(self.refusal)
        if self.by_address is not None and not self.by_address(node).take(node.addresses.of(person)):
            raise TooManyRequests(self.refusal)


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
    once: bool = False  # a second call under the same id does nothing: the state keeps the ids of requests that were carried out
    rate: RateLimit | None = None
    is_move: bool = False  # is counted if it is refused
    refused_to_muted: bool = False  # to people whom an administrator has muted
    http: Http | None = None
    socket: bool = False

    async def run(self, call: Call, fields: Fields) -> msgspec.Struct | None:
        """Carries the command out. When it returns, its events are on disk. Returns its reply, if it has one."""
        reply: Reply | None = None
        rate = self.rate
        if self.refused_to_muted and call.person is not None:
            await require_not_muted(call.node, call.person.id)
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
                rate.take(call.node, call.person.id)
                rate = None  # a second try counts as the same call
            if self.reply is not None:
                reply = self.reply(table, subject, fields, call)
            return made if isinstance(made, tuple) else ({}, made)

        request = (call.person.id, call.request_id) if self.is_move and call.person is not None else None
        await call.node.tables.commit(call.table, decide, request)
        return None if reply is None else await reply()


AnyCommand = Command[Any, Any]  # commands have different fields and subjects; each declaration is checked on its own


async def require_not_muted(node: Node, person: str) -> None:
    """Refuses somebody whom an administrator has muted."""
    mute = await node.store.read(lambda connection: moderation.find_active(connection, person, "mute"))
    if mute is not None:
        raise NotAllowed("silenced", reason=mute.reason)
