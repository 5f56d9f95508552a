"""Checks around every request: origin, size and rate; and the security headers of every response. An ASGI middleware."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from typing import Any

import msgspec
from litestar.exceptions import HTTPException

from soiree.server.http.addresses import client_of
from soiree.server.http.errors import Problem
from soiree.server.limits.rate_limit import RateLimiter
from soiree.server.limits.socket_limits import MAX_DELAY, SocketLimits

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]

MAX_BODY = 64 * 1024  # bytes
MAX_ANALYSIS = 256 * 1024  # bytes of a record with variations and comments
WITH_VARIATIONS = frozenset({"/api/analysis/open", "/api/analyses"})  # take such records
MAX_MESSAGE = 16 * 1024  # bytes of one socket message
FOR_PROXIES = frozenset({"/health", "/ready"})  # proxies ask by the address of the node
UNSAFE_METHODS = frozenset({"POST", "PUT", "PATCH", "DELETE"})
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class SecurityMiddleware:
    """`origins`: allowed besides the server's own; `hosts`: the server's names, none for any; `requests_a_minute`: of a client, or 0.

    `sent` bounds the bytes that answers of the API have.
    """

    def __init__(self, app: ASGIApp, origins: Iterable[str], hosts: Iterable[str], requests_a_minute: int, sent: SocketLimits) -> None:
        self._app = app
        self._sent = sent
        self._hosts = frozenset(host.lower() for host in hosts)
        self._origins = frozenset(origins)
        self._rates = RateLimiter(max(20.0, requests_a_minute / 4), requests_a_minute / 60) if requests_a_minute else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers: dict[bytes, bytes] = dict(scope["headers"])
        refused = self._check(scope, headers)
        if scope["type"] == "websocket":
            if refused is not None:  # before the handshake: the client receives 403
                await send({"type": "websocket.close", "code": 4000 + refused[0], "reason": refused[1].detail})
                return
            scope["soiree.direct"] = receive, send
            await self._app(scope, receive, send)
            return
        if refused is not None:
            await _answer(send, *refused)
            return
        budget = self._sent.answers(client_of(scope)) if scope["path"].startswith("/api/") else None
        delay = 0.0 if budget is None else budget.delay()
        if delay > MAX_DELAY:
            await _answer(send, 429, Problem("TooMany", "your address has asked for too much data; try again in a while"))
            return
        if delay:
            await asyncio.sleep(delay)
        size, complete, most = 0, False, _max_body(scope)

        async def receive_limited() -> Message:
            nonlocal size, complete
            message = await receive()
            if message["type"] == "http.disconnect" and not complete:
                raise Aborted("the request ended before its body was complete")
            if message["type"] == "http.request":
                complete = not message.get("more_body", False)
                size += len(message.get("body", b""))
                if size > most:
                    raise TooLarge(f"a request can have {most} bytes at most")
            return message

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            elif budget is not None:
                budget.spend(len(message.get("body", b"")))
            await send(message)

        await self._app(scope, receive_limited, send_with_headers)

    def _check(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, Problem] | None:
        if self._rates is not None and not self._rates.take(client_of(scope)):
            return 429, Problem("TooMany", "too many requests from this address; try again in a while")
        if self._hosts and scope["path"] not in FOR_PROXIES and _host_name(headers) not in self._hosts:
            return 400, Problem("OtherHost", "this server has another name")
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and int(length) > (most := _max_body(scope)):
            return 413, Problem("TooLarge", f"a request can have {most} bytes at most")
        if scope.get("method", "POST") in UNSAFE_METHODS and not self._allowed_origin(headers):  # a socket has no method
            return 403, Problem("OtherOrigin", "this request comes from a page of another site")
        return None

    def _allowed_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Browsers send the origin of the page. A request without one is not from a page, and has no cookies by accident."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in {b"none", b"same-origin"}
        text = origin.decode("latin-1")
        return text in self._origins or text.partition("://")[2].encode("latin-1") == headers.get(b"host")


def direct(scope: Mapping[str, Any]) -> tuple[Receive, Send]:
    """ASGI's own `receive` and `send` of a socket, for what comes often: the framework's pass through up to three functions more."""
    found: tuple[Receive, Send] = scope["soiree.direct"]
    return found


def _max_body(scope: Scope) -> int:
    return MAX_ANALYSIS if scope["path"] in WITH_VARIATIONS else MAX_BODY


def _host_name(headers: dict[bytes, bytes]) -> str:
    """The name in the Host header, without the port."""
    host = headers.get(b"host", b"").decode("latin-1").lower()
    return host.rpartition(":")[0] if re.search(r":[0-9]*$", host) else host


class TooLarge(HTTPException):
    """The body is larger than its headers said."""

    status_code = 413


class Aborted(HTTPException):
    """The client has gone, or was too slow, in the middle of its request. Nobody reads the answer."""

    status_code = 400


async def _answer(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
