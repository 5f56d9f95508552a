"""The event stream of a person, over a WebSocket; docs/api.md has the protocol.

What has not been sent yet is kept by table, so a slow client gets the latest state of each table and never a queue without end.
"""

import asyncio
import contextlib
import logging

import msgspec
from litestar import websocket

from soiree.server.http.auth import node_of
from soiree.server.http.messages import Ping
from soiree.server.http.sockets.client_socket import (
    CLOSE_FAILED,
    CLOSE_RATE,
    ClientSocket,
    Socket,
    close_refused,
    counted,
    identify_client,
)
from soiree.server.limits.socket_limits import ByteBudget
from soiree.server.node import Node
from soiree.server.refusals import RequestRefused
from soiree.server.runtime.event_streams.lobby_lines import MAX_LINES, LobbyChanged
from soiree.server.runtime.event_streams.streams import (
    FriendsChanged,
    GameChanged,
    GameLeft,
    Invited,
    OwnGames,
    invitations,
    own_games,
)
from soiree.server.storage.access.sessions import Identity
from soiree.server.table.summary import TableLine

log = logging.getLogger("soiree.events")


class Follow(msgspec.Struct, tag_field="do", tag="follow", forbid_unknown_fields=True):
    """Whether changes of the listed tables are sent to the client."""

    lobby: bool


class Alive(msgspec.Struct, tag_field="type", tag="pong"):
    """The answer to a Ping."""


EventsRequest = Follow | Ping
EventsMessage = OwnGames | GameChanged | GameLeft | Invited | FriendsChanged | LobbyChanged | Alive
_decode = msgspec.json.Decoder[Follow | Ping](EventsRequest).decode
_encode = msgspec.json.Encoder().encode


class EventSocket(ClientSocket[Follow | Ping]):
    """One socket. What has changed is collected and sent."""

    def __init__(self, socket: Socket, node: Node, identity: Identity | None, budget: ByteBudget) -> None:
        super().__init__(socket, node, identity, budget, _decode)
        self._all_games = False
        self._games: dict[tuple[str, bool], GameChanged | GameLeft | Invited] = {}  # by table, and whether it invites; not sent yet
        self._friends = False
        self._lines: dict[str, TableLine] = {}
        self._missed = False
        self._pongs = 0
        self._changed = asyncio.Event()

    def open(self) -> None:
        self.node.streams.add(self)

    def close(self) -> None:
        self.node.streams.remove(self)

    # ------------------------------------------------------------ what has changed

    def tell_game(self, message: GameChanged | GameLeft | Invited) -> None:
        match message:
            case GameChanged(game=game):
                table = game.table
            case Invited(invitation=invitation):
                table = invitation.table
            case GameLeft():
                table = message.table
        key = table, isinstance(message, Invited)
        self._games.pop(key, None)  # the latest comes last
        self._games[key] = message
        self._changed.set()

    def tell_friends(self) -> None:
        self._friends = True
        self._changed.set()

    def tell_all_games(self) -> None:
        self._all_games = True
        self._changed.set()

    def tell_lobby(self, message: LobbyChanged) -> None:
        self._missed |= message.missed
        self._lines.update({line.id: line for line in message.tables})
        self._changed.set()

    # ------------------------------------------------------------ the connection

    async def send_changes(self) -> None:
        while True:
            await self._changed.wait()
            await self.within_budget()
            self._changed.clear()
            try:
                await self._send_collected()
            except OSError:  # the client has gone
                return
            except Exception:
                log.exception("the games of a person could not be read")
                await self.socket.close(CLOSE_FAILED, "the server failed; connect again")
                return

    async def _send_collected(self) -> None:
        if self._all_games and self.person is not None:
            self._all_games = False
            self._games.clear()  # what changes from here on is newer than what is read now, and sent after it
            invited = await invitations(self.node.tables, self.person)
            await self._send(OwnGames(await own_games(self.node.tables, self.person), invited))
        games, self._games = list(self._games.values()), {}
        lines, self._lines = list(self._lines.values()), {}
        missed, self._missed = self._missed or len(lines) > MAX_LINES, False
        pongs, self._pongs = self._pongs, 0
        friends, self._friends = self._friends, False
        for game in games:
            if not isinstance(game, Invited) or not await self._is_hidden(game.invitation.host):
                await self._send(game)
        if friends:
            await self._send(FriendsChanged())
        if lines or missed:
            await self._send(LobbyChanged(lines[:MAX_LINES], missed))
        if pongs:
            await self._send(Alive())

    async def _is_hidden(self, host: str) -> bool:
        return self.person is not None and host in await self.node.tables.blocks.hidden_from(self.person)

    async def _send(self, message: EventsMessage) -> None:
        await self.send(_encode(message))

    async def handle(self, message: Follow | Ping) -> None:
        if isinstance(message, Ping):
            self._pongs += 1
            self._changed.set()
        elif message.lobby:
            self.node.streams.enter_lobby(self)
        else:
            self.node.streams.leave_lobby(self)


@websocket("/api/me/events")
async def person_events(socket: Socket) -> None:
    node = node_of(socket.app.state)
    try:
        identity = await identify_client(node, socket)
    except RequestRefused as error:
        await close_refused(socket, error)
        return
    async with counted(node, socket) as budget:
        if budget is None:
            return
        if not node.streams.has_room(None if identity is None else identity.person.id):
            await socket.close(CLOSE_RATE, "you have too many event streams")
            return
        with contextlib.suppress(asyncio.CancelledError):
            await EventSocket(socket, node, identity, budget).run()
