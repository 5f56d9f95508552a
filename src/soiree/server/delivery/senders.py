"""One sender for each kind of channel: it sends items to an address, or raises DeliveryFailed or AddressGone."""

import base64
import hashlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol
from urllib.parse import urlsplit

import msgspec

from soiree.server.delivery import mail, outbound, webhook
from soiree.server.delivery.content import Item
from soiree.server.delivery.mail import MailServer
from soiree.server.delivery.outcomes import AddressGone, DeliveryFailed
from soiree.server.timestamps import now_ms

# How long a push service keeps a message for a browser that is not connected, in seconds.
USUAL_TTL = 86_400
SHORTEST_TTL, LONGEST_TTL = 60, 28 * 86_400  # where a clock runs; push services keep nothing for longer than four weeks


class Target(msgspec.Struct, frozen=True):
    """Where to send: a channel, without what only the database needs. `origin` is that of the page that has subscribed."""

    id: str
    address: str
    secret: str
    language: str
    origin: str
    unsubscribe: str  # the token of the link


class Sender(Protocol):
    """`digest`: whether several items go out as one message."""

    digest: bool

    async def send(self, target: Target, items: Sequence[Item], id: str) -> None: ...


class PushSender:
    """`key`: gives the server's private key."""

    digest = False

    def __init__(self, key: Callable[[], Awaitable[str]], private: bool) -> None:
        self._key = key
        self._private = private

    async def send(self, target: Target, items: Sequence[Item], id: str) -> None:
        from soiree.server.delivery import webpush  # loads slowly, and many servers send no push message

        (item,) = items
        browser_key, _, browser_secret = target.secret.partition(" ")
        language = target.language
        shown = {
            "title": item.title(language),
            "body": item.body(language),
            "path": item.path,
            "tag": item.tag,
            "kind": item.kind,
            "id": id,
        }
        service = urlsplit(target.address)
        contact = target.origin if target.origin.startswith("https://") else "https://localhost"
        headers = {
            "Authorization": webpush.authorization(await self._key(), f"{service.scheme}://{service.netloc}", contact, int(time.time())),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_ttl(item, now_ms())),
            "Urgency": "normal",
            "Topic": _topic(item.tag),
        }
        body = webpush.encrypt(msgspec.json.encode(shown), browser_key, browser_secret)
        status, answer = await outbound.post(target.address, headers, body, self._private)
        _require_success(status, answer, gone={404, 410})


class WebhookSender:
    """`base`: the address of this server, '' if it is not known."""

    digest = False

    def __init__(self, base: str, private: bool) -> None:
        self._base = base
        self._private = private

    async def send(self, target: Target, items: Sequence[Item], id: str) -> None:
        (item,) = items
        body = webhook.message(item, id, target.language, self._base or target.origin)
        headers = webhook.headers(target.secret, id, body, int(time.time()))
        status, answer = await outbound.post(target.address, headers, body, self._private)
        _require_success(status, answer, gone={410})


class MailSender:
    """`base`: the address of this server, for links."""

    digest = True

    def __init__(self, server: MailServer, base: str) -> None:
        self._server = server
        self._base = base

    async def send(self, target: Target, items: Sequence[Item], id: str) -> None:
        message = mail.digest(items, target.language, self._base, target.unsubscribe)
        await mail.send(self._server, target.address, message, id)

    async def confirm(self, target: Target, token: str, id: str) -> None:
        """Asks whether the address is right."""
        await mail.send(self._server, target.address, mail.confirmation(target.language, self._base, token), id)


def _ttl(item: Item, now: int) -> int:
    """Until the clock of the reader runs out: then the message is old."""
    if item.useful_until is None:
        return USUAL_TTL
    return min(max((item.useful_until - now) // 1000, SHORTEST_TTL), LONGEST_TTL)


def _topic(tag: str) -> str:
    """A push service replaces a message that is not delivered yet by a newer one with the same topic: 32 characters at most."""
    return base64.urlsafe_b64encode(hashlib.sha256(tag.encode()).digest()[:24]).decode()


def _require_success(status: int, headers: dict[str, str], gone: set[int]) -> None:
    """Raises AddressGone for a status in `gone`, and DeliveryFailed for any other failure."""
    if status in gone:
        raise AddressGone
    if not 200 <= status < 300:
        raise DeliveryFailed(f"status {status}", outbound.retry_after(headers))
