"""The WebSocket of a table; docs/api.md has the protocol.

A snapshot has a version that only grows and all rows since the client's last acknowledgement, so lost, doubled and late messages
do no harm. A snapshot that is not acknowledged is sent again. A request has an id of the client's: it is in a snapshot's `done`
when it is on disk, or is refused; the same request sent again under the same id is answered, not repeated.
"""

import asyncio
import contextlib
import logging
import time

import msgspec
from litestar import websocket
from litestar.exceptions import HTTPException

from soiree.core.errors import SoireeError
from soiree.server.http.addresses import client_of
from soiree.server.http.auth import node_of
from soiree.server.http.errors import describe
from soiree.server.http.messages import CLIENT_MESSAGE, COMMAND_OF, Ack, Ping, Pong, Refused, Resume, Visibility, readable_id, request_id
from soiree.server.http.sockets.client_socket import (
    CLOSE_FAILED,
    CLOSE_RATE,
    CLOSE_REMOVED,
    ClientSocket,
    Socket,
    close_refused,
    counted,
    identify_client,
)
from soiree.server.limits.socket_limits import ByteBudget
from soiree.server.node import Node
from soiree.server.refusals import NotAllowed, RequestRefused
from soiree.server.storage.access.sessions import Identity
from soiree.server.storage.people import Person
from soiree.server.storage.store import LogConflict
from soiree.server.table_commands.command import AnyCommand, Call

RESEND_AFTER = 1.0  # seconds; doubled each time
MAX_RESENDS = 7
log = logging.getLogger("soiree.socket")

_decode = msgspec.json.Decoder(CLIENT_MESSAGE).decode
_encode = msgspec.json.Encoder().encode


class TableSocket(ClientSocket[msgspec.Struct]):
    """One socket at a table. After each change a snapshot is sent."""

    def __init__(self, socket: Socket, node: Node, table: str, identity: Identity | None, since: int, budget: ByteBudget) -> None:
        super().__init__(socket, node, identity, budget, _decode)
        self._table = table
        self.present = self.visible = True  # clients that do not send whether they are visible are
        self._lag = 0  # round trip in milliseconds, smoothed
        self._acknowledged = (since, 0)  # versions: (number, draft version)
        self._sent = (0, 0)
        self._sent_at = 0.0
        self._done: list[str] = []  # request ids for the next snapshot
        self._loop = asyncio.get_running_loop()
        self._changed: asyncio.Future[None] = self._loop.create_future()
        self._timer: asyncio.TimerHandle | None = None
        self._resend_at = self._timer_at = 0.0
        self._resends = 0

    def notify(self) -> None:
        """The table has changed: a snapshot is sent soon."""
        if not self._changed.done():
            self._changed.set_result(None)

    def open(self) -> None:
        self.node.tables.watch(self._table, self)

    def close(self) -> None:
        self.node.tables.unwatch(self._table, self)
        if self._timer is not None:
            self._timer.cancel()

    # ------------------------------------------------------------ sending

    async def send_changes(self) -> None:
        while True:
            await self._changed
            await self.within_budget()
            self._changed = self._loop.create_future()
            done, self._done = self._done, []
            try:
                message, version = await self.node.tables.versioned_snapshot(self._table, self.person, self._acknowledged[0], done)
            except NotAllowed:
                await self.socket.close(CLOSE_REMOVED, "you were removed from this table")
                return
            except Exception:
                log.exception("snapshot failed", extra={"table": self._table})
                await self.socket.close(CLOSE_FAILED, "the server failed; connect again")
                return
            await self.send(message)
            if version != self._sent:
                self._sent, self._sent_at, self._resends = version, time.monotonic(), 0
            self._schedule_resend()

    def _schedule_resend(self) -> None:
        """Sends the snapshot again if it is not acknowledged. One timer serves all snapshots, because setting one for each is slower."""
        self._resend_at = time.monotonic() + RESEND_AFTER * 2**self._resends
        if self._timer is not None and self._timer_at > self._resend_at:  # it was set after several resends
            self._timer.cancel()
            self._timer = None
        if self._timer is None:
            self._set_timer()

    def _set_timer(self) -> None:
        self._timer_at = self._resend_at
        self._timer = self._loop.call_later(max(0.0, self._resend_at - time.monotonic()), self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        if self._sent == self._acknowledged or self._resends >= MAX_RESENDS:
            return
        if time.monotonic() < self._resend_at:  # another snapshot was sent since
            self._set_timer()
            return
        self._resends += 1
        self.notify()

    # ------------------------------------------------------------ receiving

    async def refuse(self, text: str | bytes, error: Exception) -> None:
        await self.send(_encode(Refused(readable_id(text), "BadMessage", str(error)[:200], "")))

    async def handle(self, message: msgspec.Struct) -> None:
        command = COMMAND_OF.get(type(message))
        if command is not None:
            await self._run(command, message)
        elif isinstance(message, Ack):
            self._acknowledge((message.number, message.draft_version))
        elif isinstance(message, Resume):
            self._acknowledged = (message.since, self._acknowledged[1])
            self.notify()
        elif isinstance(message, Visibility):
            self.visible = message.visible
            self.node.tables.visibility_changed(self._table)
        elif isinstance(message, Ping):
            await self.send(_encode(Pong(*await self.node.tables.version(self._table, self.person))))

    def _acknowledge(self, version: tuple[int, int]) -> None:
        if version == self._sent and self._resends == 0:
            measured = (time.monotonic() - self._sent_at) * 1000
            self._lag = int(self._lag * 0.8 + measured * 0.2)
        if self._acknowledged < version <= self._sent:
            self._acknowledged = version

    async def _run(self, command: AnyCommand, message: msgspec.Struct) -> None:
        id = request_id(message)
        try:
            reply = await command.run(Call(self.node, self._table, self.visitor, id, self._lag), message)
        except (RequestRefused, SoireeError, LogConflict, HTTPException) as error:
            _, problem = describe(error)
            await self.send(_encode(Refused(id, problem.error, problem.detail, problem.clause, problem.say)))
            return
        if reply is not None:
            await self.send(_encode(reply))
        else:
            self._done.append(id)
            self.notify()


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: str, since: int = 0) -> None:
    node = node_of(socket.app.state)
    try:
        identity = await identify_client(node, socket)
        await node.tables.wake(table, refresh=True)
    except RequestRefused as error:
        await close_refused(socket, error)
        return
    async with counted(node, socket) as budget:
        if budget is None:
            return
        with node.sockets.at_table(client_of(socket.scope), table) as within_share:
            if not await _has_room(node, table, within_share, None if identity is None else identity.person):
                await socket.close(CLOSE_RATE, "too many people watch this table, or too many from this address")
                return
            with contextlib.suppress(asyncio.CancelledError):
                await TableSocket(socket, node, table, identity, max(0, since), budget).run()


async def _has_room(node: Node, table: str, within_share: bool, visitor: Person | None) -> bool:
    """Whether one more can watch the table. Its players always can."""
    limit = node.settings.sockets_a_table
    if within_share and (not limit or node.tables.onlooking(table) < limit):
        return True
    return visitor is not None and await node.tables.read(table, lambda it: it.state.seat_of(visitor.id)) is not None
