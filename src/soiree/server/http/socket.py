"""Playing over a WebSocket. The protocol is told in docs/api.md; in one breath:

Each look carries `number` and `desk`, which only grow, and all rows since the number the client last acknowledged, so a lost,
doubled or late message does no harm. A look that is not acknowledged is sent again. A decision carries an id of the client's;
it stands in a look's `done` when it is on disk, or is `refused`; a decision sent again under the same id is answered, not repeated.
"""

import asyncio
import contextlib
import logging
import time
from typing import Annotated

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from soiree.core.errors import SoireeError
from soiree.server import metrics
from soiree.server import table_commands as actions
from soiree.server.http.errors import describe, house_of
from soiree.server.http.routes.tables import Language
from soiree.server.http.security import Bucket
from soiree.server.node import House
from soiree.server.storage.people import Person
from soiree.server.storage.store import Conflict
from soiree.server.table.state import Wrong

RESEND_AFTER = 1.0  # seconds; doubled each time
RESEND_AT_MOST = 7
BAD_AT_MOST = 20  # messages that make no sense, before the line is cut
HOSTILE, FAST, UNKNOWN, FAILED = 4400, 4429, 4404, 1011
journal = logging.getLogger("soiree.socket")

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Play(msgspec.Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    id: Id
    token: Annotated[str, msgspec.Meta(max_length=64)]


class TakeBack(msgspec.Struct, tag_field="do", tag="take-back", forbid_unknown_fields=True):
    id: Id


class Why(msgspec.Struct, tag_field="do", tag="why-not", forbid_unknown_fields=True):
    id: Id
    token: Annotated[str, msgspec.Meta(max_length=64)]
    language: Language = "en"


class Resign(msgspec.Struct, tag_field="do", tag="resign", forbid_unknown_fields=True):
    id: Id


class LeaveToBot(msgspec.Struct, tag_field="do", tag="leave-to-bot", forbid_unknown_fields=True):
    id: Id


class TakeAgain(msgspec.Struct, tag_field="do", tag="take-again", forbid_unknown_fields=True):
    id: Id


class Draw(msgspec.Struct, tag_field="do", tag="draw", forbid_unknown_fields=True):
    id: Id
    accept: bool = True


class Chat(msgspec.Struct, tag_field="do", tag="chat", forbid_unknown_fields=True):
    id: Id
    text: Text


class Ack(msgspec.Struct, tag_field="do", tag="ack", forbid_unknown_fields=True):
    number: Number
    desk: Number = 0


class Resume(msgspec.Struct, tag_field="do", tag="resume", forbid_unknown_fields=True):
    since: Number


class Ping(msgspec.Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    pass


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    id: str
    error: str
    detail: str
    clause: str


Request = Play | TakeBack | Why | Resign | LeaveToBot | TakeAgain | Draw | Chat
Asked = Request | Ack | Resume | Ping
_decoder: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)
_encode = msgspec.json.Encoder().encode


class Line:
    """One socket at a table."""

    def __init__(self, socket: WebSocket[object, object, State], house: House, table: str, visitor: Person | None, since: int) -> None:
        self._socket = socket
        self._house = house
        self._table = table
        self._visitor = visitor
        self.person = None if visitor is None else visitor.id
        self.lag = 0  # milliseconds there and back, smoothed
        self._acked = (since, 0)
        self._sent = (0, 0)
        self._sent_at = 0.0
        self._done: list[str] = []
        self._loop = asyncio.get_running_loop()
        self._news: asyncio.Future[None] = self._loop.create_future()  # done: there is something to tell
        self._alarm: asyncio.TimerHandle | None = None
        self._resend_at = self._alarm_at = 0.0
        self._resends = 0
        self._bad = 0
        rate = house.settings.messages_a_second
        self._bucket = Bucket(rate * 2, rate) if rate else None

    def changed(self) -> None:
        if not self._news.done():
            self._news.set_result(None)

    async def run(self) -> None:
        tables = self._house.tables
        tables.watch(self._table, self)
        metrics.SOCKETS.inc()
        telling = asyncio.create_task(self._tell())
        try:
            await self._listen()
        finally:
            tables.unwatch(self._table, self)
            metrics.SOCKETS.dec()
            telling.cancel()
            if self._alarm is not None:
                self._alarm.cancel()
            await asyncio.gather(telling, return_exceptions=True)

    # ------------------------------------------------------------ telling

    async def _tell(self) -> None:
        while True:
            await self._news
            self._news = self._loop.create_future()
            done, self._done = self._done, []
            try:
                message, version = await self._house.tables.look_for(self._table, self.person, self._acked[0], done)
            except Exception:
                journal.exception("look", extra={"table": self._table})
                await self._socket.close(FAILED, "something went wrong here; come again")
                return
            await self._send(message)
            if version != self._sent:
                self._sent, self._sent_at, self._resends = version, time.monotonic(), 0
            self._watch_for_ack()

    def _watch_for_ack(self) -> None:
        """Sees to it that a look which is not acknowledged is sent again. One alarm serves all looks: it is not set anew for each."""
        self._resend_at = time.monotonic() + RESEND_AFTER * 2**self._resends
        if self._alarm is not None and self._alarm_at > self._resend_at:  # it was set for a client that did not answer for long
            self._alarm.cancel()
            self._alarm = None
        if self._alarm is None:
            self._set_alarm()

    def _set_alarm(self) -> None:
        self._alarm_at = self._resend_at
        self._alarm = self._loop.call_later(max(0.0, self._resend_at - time.monotonic()), self._alarmed)

    def _alarmed(self) -> None:
        self._alarm = None
        if self._sent == self._acked or self._resends >= RESEND_AT_MOST:
            return
        if time.monotonic() < self._resend_at:  # another look has gone out since
            self._set_alarm()
            return
        self._resends += 1
        self.changed()

    async def _send(self, message: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    # ------------------------------------------------------------ listening

    async def _listen(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._bucket is not None and not self._bucket.take():
                await self._socket.close(FAST, "too many messages")
                return
            text = message.get("text") or message.get("bytes") or b""
            assert isinstance(text, str | bytes)
            try:
                asked = _decoder.decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self._bad += 1
                if self._bad > BAD_AT_MOST:
                    await self._socket.close(HOSTILE, "too many messages that make no sense")
                    return
                await self._send(_encode(Refused("", "BadMessage", str(error)[:200], "")))
                continue
            await self._answer(asked)

    async def _answer(self, asked: Asked) -> None:
        if isinstance(asked, Ack):
            self._acknowledged((asked.number, asked.desk))
        elif isinstance(asked, Resume):
            self._acked = (asked.since, self._acked[1])
            self.changed()
        elif isinstance(asked, Ping):
            await self._send(b'{"type":"pong"}')
        else:
            await self._do(asked)

    def _acknowledged(self, version: tuple[int, int]) -> None:
        if version == self._sent and self._resends == 0:
            measured = (time.monotonic() - self._sent_at) * 1000
            self.lag = int(self.lag * 0.8 + measured * 0.2)
        if self._acked < version <= self._sent:
            self._acked = version

    async def _do(self, asked: Request) -> None:
        house, table, visitor = self._house, self._table, self._visitor
        try:
            match asked:
                case Play():
                    await house.tables.decide(table, actions.seat_finder(visitor), asked.id, asked.token, self.lag)
                case TakeBack():
                    await house.tables.decide(table, actions.seat_finder(visitor), asked.id, None)
                case Why():
                    await self._send(_encode(await actions.why_not(house, table, visitor, asked.token, asked.language, asked.id)))
                    return
                case Resign():
                    await actions.resign(house, table, visitor, asked.id)
                case LeaveToBot():
                    await actions.leave_to_bot(house, table, visitor, asked.id)
                case TakeAgain():
                    await actions.take_again(house, table, visitor, asked.id)
                case Draw():
                    await actions.draw(house, table, visitor, asked.accept, asked.id)
                case Chat():
                    await actions.chat(house, table, visitor, asked.text, asked.id)
        except (Wrong, SoireeError, Conflict, HTTPException) as error:
            _, name, detail, clause = describe(error)
            await self._send(_encode(Refused(asked.id, name, detail, clause)))
        else:
            self._done.append(asked.id)
            self.changed()


@websocket("/api/tables/{table:str}/socket")
async def line(socket: WebSocket[object, object, State], table: str, since: int = 0) -> None:
    house = house_of(socket.app.state)
    try:
        visitor = await house.visitor(socket)  # type: ignore[arg-type]  # a socket is a connection
        await house.tables.wake(table, anew=True)
    except HTTPException:
        await socket.close(4401, "this token is not known here")
        return
    except Wrong:
        await socket.close(UNKNOWN, "there is no such table")
        return
    await socket.accept()
    with contextlib.suppress(asyncio.CancelledError):
        await Line(socket, house, table, visitor, max(0, since)).run()
