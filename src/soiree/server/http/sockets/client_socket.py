"""What every socket of a client has: bounds of what it sends and receives, and an end with its session."""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from typing import Generic, TypeVar

import msgspec
from litestar import WebSocket
from litestar.datastructures import State

from soiree.server import metrics
from soiree.server.http.addresses import client_of
from soiree.server.http.auth import identify, require_not_banned
from soiree.server.http.security import direct
from soiree.server.limits.rate_limit import TokenBucket
from soiree.server.limits.socket_limits import ByteBudget
from soiree.server.node import Node
from soiree.server.refusals import NotAllowed, NotSignedIn, RequestRefused
from soiree.server.storage.access.sessions import Identity, ban_key

MAX_BAD_MESSAGES = 20  # then the connection is closed
CLOSE_BAD, CLOSE_TOKEN, CLOSE_REMOVED, CLOSE_TABLE, CLOSE_RATE, CLOSE_FAILED = 4400, 4401, 4403, 4404, 4429, 1011
Socket = WebSocket[object, object, State]
Received = TypeVar("Received", bound=msgspec.Struct)


class ClientSocket(ABC, Generic[Received]):
    """One socket. Two tasks: one handles the client's messages, the other runs `send_changes`."""

    def __init__(
        self, socket: Socket, node: Node, identity: Identity | None, budget: ByteBudget, decode: Callable[[str | bytes], Received]
    ) -> None:
        self.socket = socket
        self._receive_message, self._send_message = direct(socket.scope)
        self.node = node
        self.visitor = None if identity is None else identity.person
        self._keys = [] if identity is None else [identity.key, ban_key(identity.person.id)]
        self.address = socket.client.host if socket.client else ""
        self._budget = budget
        self._decode = decode
        self.person = None if self.visitor is None else self.visitor.id
        self._ended = False  # the session: nothing is sent or accepted any more
        self._bad_messages = 0
        rate = node.settings.messages_a_second
        self._bucket = TokenBucket(rate * 2, rate) if rate else None

    @abstractmethod
    def open(self) -> None:
        """Begins to listen to changes."""

    @abstractmethod
    def close(self) -> None:
        """Ends what `open` has begun."""

    @abstractmethod
    async def send_changes(self) -> None:
        """Sends what changes, until it is cancelled."""

    @abstractmethod
    async def handle(self, message: Received) -> None: ...

    async def refuse(self, text: str | bytes, error: Exception) -> None:
        """Answers a malformed message."""

    def end_session(self) -> None:
        if not self._ended:
            self._ended = True
            self._closing = asyncio.create_task(self.socket.close(CLOSE_TOKEN, "the session has ended"))

    async def run(self) -> None:
        self.open()
        metrics.SOCKETS.inc()
        sending = asyncio.create_task(self.send_changes())
        for key in self._keys:
            self.node.sessions.add(key, self)
        try:
            await self._receive()
        finally:
            for key in self._keys:
                self.node.sessions.remove(key, self)
            self.close()
            metrics.SOCKETS.dec()
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    async def within_budget(self) -> None:
        """Waits until more may be sent. Meanwhile further changes are collected."""
        while delay := self._budget.delay():
            await asyncio.sleep(delay)

    async def send(self, message: bytes) -> None:
        if self._ended:
            return
        self._budget.spend(len(message))
        await self._send_message({"type": "websocket.send", "bytes": None, "text": message.decode()})

    async def _receive(self) -> None:
        while True:
            received = await self._receive_message()
            if received["type"] == "websocket.disconnect":
                return
            if self._ended:
                continue
            if self._bucket is not None and not self._bucket.take():
                await self.socket.close(CLOSE_RATE, "too many messages")
                return
            text = received.get("text") or received.get("bytes") or b""
            assert isinstance(text, str | bytes)
            try:
                message = self._decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self._bad_messages += 1
                if self._bad_messages > MAX_BAD_MESSAGES:
                    await self.socket.close(CLOSE_BAD, "too many malformed messages")
                    return
                await self.refuse(text, error)
                continue
            await self.handle(message)


async def identify_client(node: Node, socket: Socket) -> Identity | None:
    """Who opens the socket. Refuses an unknown token, banned people, and signed-in people at a banned address."""
    identity = await identify(node, socket)
    require_not_banned(identity)
    if identity is not None and socket.client is not None and node.bans.contain(socket.client.host):
        raise NotAllowed("address-banned")
    return identity


async def close_refused(socket: Socket, error: RequestRefused) -> None:
    """Closes a socket that was refused, with the code of the reason. Accepts it first: before its handshake there is only status 403."""
    await socket.accept()
    match error:
        case NotSignedIn():
            await socket.close(CLOSE_TOKEN, "this token is unknown or was deleted")
        case NotAllowed():
            await socket.close(CLOSE_REMOVED, "you are banned from this server")
        case _:
            await socket.close(CLOSE_TABLE, "there is no such table")


@contextlib.asynccontextmanager
async def counted(node: Node, socket: Socket) -> AsyncIterator[ByteBudget | None]:
    """Accepts the socket and counts it for its address while it lasts; None, and it is closed, if the address has too many."""
    await socket.accept()
    address = client_of(socket.scope)
    budget = node.sockets.open(address)
    if budget is None:
        await socket.close(CLOSE_RATE, "too many connections from this address, or too much was sent to it; try again in a while")
        yield None
        return
    try:
        yield budget
    finally:
        node.sockets.close(address)
