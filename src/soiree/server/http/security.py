"""Checks around every request: origin, size and rate; and the security headers of every response. An ASGI middleware."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from typing import Any

import msgspec
from litestar.exceptions import HTTPException

from soiree.server.http.errors import Problem
from soiree.server.runtime.rate_limit import RateLimiter

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]

MAX_BODY = 64 * 1024  # bytes
MAX_MESSAGE = 16 * 1024  # bytes of one socket message
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
    """`origins`: allowed besides the server's own; `requests_a_minute`: of one client, 0 for no limit."""

    def __init__(self, app: ASGIApp, origins: Iterable[str], requests_a_minute: int) -> None:
        self._app = app
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
            await self._app(scope, receive, send)
            return
        if refused is not None:
            await _answer(send, *refused)
            return
        size = 0

        async def receive_limited() -> Message:
            nonlocal size
            message = await receive()
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                if size > MAX_BODY:
                    raise TooLarge(f"a request can have {MAX_BODY} bytes at most")
            return message

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self._app(scope, receive_limited, send_with_headers)

    def _check(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, Problem] | None:
        if self._rates is not None and not self._rates.take(client_address(scope)):
            return 429, Problem("TooMany", "too many requests from this address; try again in a while")
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and int(length) > MAX_BODY:
            return 413, Problem("TooLarge", f"a request can have {MAX_BODY} bytes at most")
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


class TooLarge(HTTPException):
    """The body is larger than its headers said."""

    status_code = 413


def client_address(scope: Mapping[str, object]) -> str:
    client = scope.get("client")
    return str(client[0]) if isinstance(client, tuple | list) else "?"


async def _answer(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
