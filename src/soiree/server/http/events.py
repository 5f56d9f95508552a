"""The event stream of a person, over a WebSocket; docs/api.md has the protocol.

What has not been sent yet is kept by table, so a slow client gets the latest state of each table and never a queue without end.
"""

import asyncio
import contextlib
import logging

import msgspec
from litestar import WebSocket, get, websocket
from litestar.datastructures import State

from soiree.server import metrics
from soiree.server.http.addresses import client_of
from soiree.server.http.auth import identify, node_of
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.messages import Ping
from soiree.server.http.socket import CLOSE_BAD, CLOSE_FAILED, CLOSE_RATE, CLOSE_TOKEN, MAX_BAD_MESSAGES
from soiree.server.limits.rate_limit import TokenBucket
from soiree.server.limits.socket_limits import ByteBudget
from soiree.server.node import Node
from soiree.server.refusals import RequestRefused
from soiree.server.runtime.streams import MAX_LINES, GameChanged, GameLeft, LobbyChanged, OwnGames, own_games
from soiree.server.storage.people import Person
from soiree.server.storage.sessions import Identity
from soiree.server.table.summary import OwnGame, TableLine

log = logging.getLogger("soiree.events")


class Follow(msgspec.Struct, tag_field="do", tag="follow", forbid_unknown_fields=True):
    """Whether the client wants to hear of the listed tables."""

    lobby: bool


class Alive(msgspec.Struct, tag_field="type", tag="pong"):
    """The answer to a Ping."""


EventsRequest = Follow | Ping
EventsMessage = OwnGames | GameChanged | GameLeft | LobbyChanged | Alive
_decode = msgspec.json.Decoder(EventsRequest).decode
_encode = msgspec.json.Encoder().encode


class EventConnection:
    """One socket. Two tasks: `_receive` handles the client's messages, `_send_all` sends what has changed."""

    def __init__(self, socket: WebSocket[object, object, State], node: Node, identity: Identity | None, budget: ByteBudget) -> None:
        self._socket = socket
        self._node = node
        self._budget = budget
        self.person = None if identity is None else identity.person.id
        self._session = None if identity is None else identity.key
        self._ended = False  # the session: nothing is sent or accepted any more
        self._all_games = False
        self._games: dict[str, GameChanged | GameLeft] = {}  # by table, not sent yet
        self._lines: dict[str, TableLine] = {}
        self._missed = False
        self._pongs = 0
        self._changed = asyncio.Event()
        self._bad_messages = 0
        rate = node.settings.messages_a_second
        self._bucket = TokenBucket(rate * 2, rate) if rate else None

    # ------------------------------------------------------------ what has changed

    def tell_game(self, message: GameChanged | GameLeft) -> None:
        self._games[message.game.table if isinstance(message, GameChanged) else message.table] = message
        self._changed.set()

    def tell_all_games(self) -> None:
        self._all_games = True
        self._changed.set()

    def tell_lobby(self, message: LobbyChanged) -> None:
        self._missed |= message.missed
        self._lines.update({line.id: line for line in message.tables})
        self._changed.set()

    def end_session(self) -> None:
        if not self._ended:
            self._ended = True
            self._closing = asyncio.create_task(self._socket.close(CLOSE_TOKEN, "the session has ended"))

    # ------------------------------------------------------------ the connection

    async def run(self) -> None:
        metrics.SOCKETS.inc()
        sending = asyncio.create_task(self._send_all())
        if self._session is not None:
            self._node.sessions.add(self._session, self)
        self._node.streams.add(self)
        try:
            await self._receive()
        finally:
            self._node.streams.remove(self)
            if self._session is not None:
                self._node.sessions.remove(self._session, self)
            metrics.SOCKETS.dec()
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    async def _send_all(self) -> None:
        while True:
            await self._changed.wait()
            while delay := self._budget.delay():  # meanwhile further changes are collected
                await asyncio.sleep(delay)
            self._changed.clear()
            try:
                await self._send_changes()
            except OSError:  # the client has gone
                return
            except Exception:
                log.exception("the games of a person could not be read")
                await self._socket.close(CLOSE_FAILED, "the server failed; connect again")
                return

    async def _send_changes(self) -> None:
        if self._all_games and self.person is not None:
            self._all_games = False
            self._games.clear()  # what changes from here on is newer than what is read now, and sent after it
            await self._send(OwnGames(await own_games(self._node.tables, self.person)))
        games, self._games = list(self._games.values()), {}
        lines, self._lines = list(self._lines.values()), {}
        missed, self._missed = self._missed or len(lines) > MAX_LINES, False
        pongs, self._pongs = self._pongs, 0
        for game in games:
            await self._send(game)
        if lines or missed:
            await self._send(LobbyChanged(lines[:MAX_LINES], missed))
        if pongs:
            await self._send(Alive())

    async def _send(self, message: EventsMessage) -> None:
        if self._ended:
            return
        encoded = _encode(message)
        self._budget.spend(len(encoded))
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": encoded.decode()})

    async def _receive(self) -> None:
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if self._ended:
                continue
            if self._bucket is not None and not self._bucket.take():
                await self._socket.close(CLOSE_RATE, "too many messages")
                return
            text = received.get("text") or received.get("bytes") or b""
            assert isinstance(text, str | bytes)
            try:
                message = _decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                self._bad_messages += 1
                if self._bad_messages > MAX_BAD_MESSAGES:
                    await self._socket.close(CLOSE_BAD, "too many malformed messages")
                    return
                continue
            if isinstance(message, Ping):
                self._pongs += 1
                self._changed.set()
            elif message.lobby:
                self._node.streams.enter_lobby(self)
            else:
                self._node.streams.leave_lobby(self)


@websocket("/api/me/events")
async def person_events(socket: WebSocket[object, object, State]) -> None:
    node = node_of(socket.app.state)
    try:
        identity = await identify(node, socket)
    except RequestRefused:
        await socket.accept()  # before its handshake a socket has no close code, only 403
        await socket.close(CLOSE_TOKEN, "this token is unknown or was deleted")
        return
    await socket.accept()
    address = client_of(socket.scope)
    budget = node.sockets.open(address)
    if budget is None:
        await socket.close(CLOSE_RATE, "too many connections from this address, or too much was sent to it; try again in a while")
        return
    try:
        if not node.streams.has_room(None if identity is None else identity.person.id):
            await socket.close(CLOSE_RATE, "you have too many event streams")
            return
        with contextlib.suppress(asyncio.CancelledError):
            await EventConnection(socket, node, identity, budget).run()
    finally:
        node.sockets.close(address)


@get("/api/me/games", operation_id="ApiMeGamesRunning", responses=PROBLEMS)
async def running_games(node: Node, caller: Person) -> list[OwnGame]:
    """The caller's games that are not finished: those that wait for the caller first, the longest waiting at the top."""
    return await own_games(node.tables, caller.id)
