"""Bounds of a connection before a request reaches the application: how many, how large a head, how long until a request is complete.

uvicorn has none of these with its fast parser. Without them one client could use up the memory or the descriptors of the process.
"""

import asyncio
import logging
import socket
import struct
import sys
import time
from collections import Counter
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from soiree.server.http.addresses import TrustedProxies, address_key
from soiree.server.http.security import MAX_ANALYSIS
from soiree.server.limits.rate_limit import RateLimiter

MAX_HEAD = 16 * 1024  # bytes: request line and headers
MAX_WIRE = 2 * MAX_ANALYSIS  # bytes of a request as sent: chunks have a few more around them
MIN_READ = 64 * 1024  # bytes of an answer that a client must take while others could have sent a request
MAX_WAITING = 8  # messages of a socket that have arrived and are not handled yet; then reading pauses
BURST_SECONDS = 10  # whose new connections an address can have at once
RESERVED_DESCRIPTORS = 96  # for the database, workers, Redis, files
MANY_DESCRIPTORS = 65_536  # nobody needs more, and some systems have no limit
log = logging.getLogger("soiree.connections")


def raise_descriptor_limit() -> int:
    """Raises the number of files and connections that this process may have open as far as the system allows; returns it."""
    if sys.platform == "win32":
        return MANY_DESCRIPTORS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MANY_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MANY_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


class ConnectionLimits:
    """How many connections there may be: in all, and from one address, at once and in a second (0: any number).

    Addresses of proxies are not limited.
    """

    def __init__(self, descriptors: int, per_address: int, a_second: int, seconds: float, proxies: TrustedProxies) -> None:
        self.seconds = seconds  # until a request must be complete, from its first byte
        self._rates = RateLimiter(a_second * BURST_SECONDS, a_second) if a_second else None
        self._total = max(8, descriptors - RESERVED_DESCRIPTORS)
        self._per_address = min(per_address, self._total // 2)
        self._proxies = proxies
        self._open: Counter[str] = Counter()
        self._count = 0

    def allows(self, address: str) -> bool:
        """Whether a further connection from this address is accepted."""
        if self._count >= self._total:
            log.warning("refused a connection: %d are open, which is as many as this process can have", self._count)
            return False
        return not self._per_address or self._open[address_key(address)] < self._per_address or address in self._proxies

    def delay(self, address: str) -> float:
        """Seconds until a new connection is served, so that one address cannot keep the server busy with connecting."""
        if self._rates is None or address in self._proxies:
            return 0.0
        bucket = self._rates.bucket(address_key(address))
        bucket.spend(1, time.monotonic())
        return bucket.delay()

    def enter(self, address: str) -> None:
        self._open[address_key(address)] += 1
        self._count += 1

    def leave(self, address: str) -> None:
        key = address_key(address)
        self._open[key] -= 1
        self._count -= 1
        if not self._open[key]:
            del self._open[key]


class Config(uvicorn.Config):
    """uvicorn's configuration, with the limits for `LimitedHttp` and `LimitedSocket`."""

    def __init__(self, app: Any, limits: ConnectionLimits, **more: Any) -> None:
        super().__init__(app, http=LimitedHttp, ws=LimitedSocket, **more)
        self.limits = limits


def _limits(config: uvicorn.Config) -> ConnectionLimits:
    assert isinstance(config, Config)
    return config.limits


class LimitedHttp(HttpToolsProtocol):
    """An HTTP connection. A request must be complete in time, its head is bounded, and its answer must be read."""

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = _limits(config)
        self._counted: str | None = None  # the address, while this connection is counted
        self._deadline: asyncio.TimerHandle | None = None  # of the request that is being received
        self._in_head = True
        self._received = 0  # bytes of the request
        self._refused = False
        self._held: bytes | None = None  # what has arrived while the connection is not served yet
        self._reading: asyncio.TimerHandle | None = None  # until the client must have read something of the answer

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self._limits.allows(address):
            self._refuse(503, "too many connections")
            return
        self._counted = address
        self._limits.enter(address)
        delay = self._limits.delay(address)
        if delay:
            self._held = b""
            self.loop.call_later(delay, self._serve)
        else:
            self._expect_request()

    def _serve(self) -> None:
        held, self._held = self._held, None
        if self.transport.is_closing():
            return
        self._expect_request()
        if held:
            self.data_received(held)

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_received()
        self._stop_watching()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if self._held is not None:
            self._held += data
            if len(self._held) > MAX_HEAD:
                self._refuse(431, "too much was sent before the connection was served")
            return
        if self._deadline is None:
            self._expect_request()
        self._received += len(data)
        super().data_received(data)
        if self._in_head:
            if self._received > MAX_HEAD:
                self._refuse(431, "the head of the request is too large")
        elif self._received > MAX_WIRE:
            self._refuse(413, "the request is too large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        if self._deadline is None:  # another request in the same packet
            self._expect_request()

    def on_headers_complete(self) -> None:
        self._in_head = False
        if self._received > MAX_HEAD and sum(len(name) + len(value) + 4 for name, value in self.headers) + len(self.url) > MAX_HEAD:
            self._refuse(431, "the head of the request is too large")
            raise _Refused
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._request_received()

    def handle_websocket_upgrade(self) -> None:
        self._request_received()
        self._leave()  # the socket counts from now on
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        if not self._refused:  # the parser stops at our own refusal too
            super().send_400_response(msg)

    def _leave(self) -> None:
        if self._counted is not None:
            self._limits.leave(self._counted)
            self._counted = None

    # ------------------------------------------------------------ the time until a request is complete

    def _expect_request(self) -> None:
        self._deadline = self.loop.call_later(self._limits.seconds, self._too_late)

    def _request_received(self) -> None:
        self._received = 0
        self._in_head = True
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        if self.flow.read_paused:  # an earlier request on this connection is not answered yet: the server is late, not the client
            self._expect_request()
        else:
            self._refuse(408, "the request was not complete in time")

    # ------------------------------------------------------------ the time until an answer is read

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stop_watching()
        self._watch_reader()

    def resume_writing(self) -> None:
        self._stop_watching()
        super().resume_writing()

    def _watch_reader(self) -> None:
        unread = self.transport.get_write_buffer_size()
        self._reading = self.loop.call_later(self._limits.seconds, self._check_reader, unread)

    def _check_reader(self, before: int) -> None:
        """Ends a connection whose client hardly reads: its answer would stay in memory for as long as the client likes."""
        if self.transport.get_write_buffer_size() > before - MIN_READ:
            connection = self.transport.get_extra_info("socket")
            if connection is not None:  # the system would go on sending what it has
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.transport.abort()
        else:
            self._watch_reader()

    def _stop_watching(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _refuse(self, status: int, reason: str) -> None:
        """Answers and closes. A handler that waits for the body sees that the client is gone."""
        self._refused = True
        if not self.transport.is_closing() and (self.cycle is None or not self.cycle.response_started or self.cycle.response_complete):
            body = f'{{"error":"Refused","detail":"{reason}"}}'.encode()
            head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
            self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()


class _Refused(Exception):
    """Stops the parser; the answer has been sent."""


class LimitedSocket(WebSocketsSansIOProtocol):
    """A WebSocket, counted like the HTTP connection that it was.

    uvicorn pauses reading for every message until it is handled, at the cost of several system calls each. Here a few messages may wait.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        _limits(self.config).enter(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        _limits(self.config).leave(self._address)
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        room = not self.read_paused and self.queue.qsize() < MAX_WAITING
        if room:
            self.read_paused = True  # so that it is not paused now
        super().send_receive_event_to_app()
        if room:
            self.read_paused = False
