"""What keeps strangers out: origins, headers, sizes and rates. A plain ASGI layer around the application."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

import msgspec
from litestar.exceptions import HTTPException

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]

BODY_AT_MOST = 64 * 1024
MESSAGE_AT_MOST = 16 * 1024
CLIENTS_KEPT = 10_000
UNSAFE = frozenset({"POST", "PUT", "PATCH", "DELETE"})
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


class Bucket:
    """So many at once, refilled so many a second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, a_second: float) -> None:
        self._most = self._left = most
        self._rate = a_second
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each of the latest clients."""

    def __init__(self, most: float, a_second: float) -> None:
        self._most, self._rate = most, a_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._most, self._rate)
            if len(self._buckets) > CLIENTS_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take()


class Gate:
    """Around everything: who may come in, and how much at once."""

    def __init__(self, app: ASGIApp, origins: Iterable[str], requests_a_minute: int) -> None:
        self._app = app
        self._origins = frozenset(origins)
        self._rates = Buckets(max(20.0, requests_a_minute / 4), requests_a_minute / 60) if requests_a_minute else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers: dict[bytes, bytes] = dict(scope["headers"])
        refused = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            if refused is not None:  # before the handshake: the client is answered 403
                await send({"type": "websocket.close", "code": 4000 + refused[0], "reason": refused[2]})
                return
            await self._app(scope, receive, send)
            return
        if refused is not None:
            await _answer(send, *refused)
            return
        size = 0

        async def measured() -> Message:
            nonlocal size
            message = await receive()
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                if size > BODY_AT_MOST:
                    raise TooLarge(f"a request has at most {BODY_AT_MOST} bytes")
            return message

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self._app(scope, measured, dressed)

    def _refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str, str] | None:
        if self._rates is not None and not self._rates.take(client_of(scope)):
            return 429, "TooMany", "too many requests from here; try again in a while"
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and int(length) > BODY_AT_MOST:
            return 413, "TooLarge", f"a request has at most {BODY_AT_MOST} bytes"
        if scope.get("method", "POST") in UNSAFE and not self._own_origin(headers):  # a socket acts, too
            return 403, "OtherOrigin", "this request comes from a page of another site"
        return None

    def _own_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Browsers say where a page is from; what says nothing is no browser, and has no cookies that it was not given."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in {b"none", b"same-origin"}
        text = origin.decode("latin-1")
        return text in self._origins or text.partition("://")[2].encode("latin-1") == headers.get(b"host")


class TooLarge(HTTPException):
    """A body that goes on too long."""

    status_code = 413


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


async def _answer(send: Send, status: int, error: str, detail: str) -> None:
    body = msgspec.json.encode({"error": error, "detail": detail, "clause": ""})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
