"""Notifications: where a person wants to be notified, of what, and when not; and the links in e-mails."""

import secrets
from functools import partial
from typing import Annotated
from zoneinfo import ZoneInfo

import msgspec
from litestar import Request, delete, get, patch, post, put
from litestar.datastructures import State
from sqlalchemy import Connection

from soiree.server.delivery.mail import MAX_ADDRESS, is_address
from soiree.server.delivery.outbound import MAX_URL, BadUrl, check_url
from soiree.server.http.addresses import client_of
from soiree.server.http.auth import FOR_BANNED
from soiree.server.http.errors import PROBLEMS
from soiree.server.node import Node
from soiree.server.refusals import NotAllowed, NotFound, RequestRefused, TooManyRequests
from soiree.server.storage import channels, notifications
from soiree.server.storage.access.sessions import Identity
from soiree.server.storage.channels import Channel, ChannelKind, QuietHours
from soiree.server.storage.people import Person
from soiree.server.table.notices import KINDS, Kind
from soiree.server.table_commands.fields import Language
from soiree.server.texts import BadText
from soiree.server.timestamps import now_ms

Wants = Annotated[list[Kind], msgspec.Meta(max_length=8)]
Time = Annotated[str, msgspec.Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$(?!\n)")]
MAX_ORIGIN = 200  # characters


class PushKeys(msgspec.Struct, forbid_unknown_fields=True):
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class NewPush(msgspec.Struct, forbid_unknown_fields=True):
    """What `PushSubscription.toJSON()` gives, and what to notify of: for a browser that has a channel already, this stays as it is."""

    endpoint: Annotated[str, msgspec.Meta(max_length=MAX_URL)]
    keys: PushKeys
    wants: Wants
    language: Language = "en"


class NewEmail(msgspec.Struct, forbid_unknown_fields=True):
    address: Annotated[str, msgspec.Meta(max_length=MAX_ADDRESS)]
    wants: Wants
    language: Language = "en"


class NewWebhook(msgspec.Struct, forbid_unknown_fields=True):
    url: Annotated[str, msgspec.Meta(max_length=MAX_URL)]
    wants: Wants
    language: Language = "en"


class ChannelChange(msgspec.Struct, forbid_unknown_fields=True):
    wants: Wants
    language: Language = "en"


class Quiet(msgspec.Struct, forbid_unknown_fields=True):
    """From `begins` to `ends` (HH:MM, in the time zone with this IANA name) nothing is sent; it comes afterwards, if it is still news."""

    begins: Time
    ends: Time
    zone: Annotated[str, msgspec.Meta(max_length=60)]


class QuietChange(msgspec.Struct, forbid_unknown_fields=True):
    quiet: Quiet | None


class ChannelInfo(msgspec.Struct):
    """`address`: of e-mail or webhook; '' for a browser. `label`: what a browser called itself. `current`: the browser of this request."""

    id: str
    kind: ChannelKind
    address: str
    label: str
    wants: list[Kind]
    language: str
    confirmed: bool
    created_at: int
    current: bool


class NotificationSettings(msgspec.Struct):
    """`push_key`: with which a browser subscribes. `mails`: whether this server can send e-mail."""

    push_key: str
    mails: bool
    channels: list[ChannelInfo]
    quiet: Quiet | None


class Webhook(msgspec.Struct):
    """The secret that signs the requests is shown only here."""

    channel: ChannelInfo
    secret: str


def _info(channel: Channel, identity: Identity | None) -> ChannelInfo:
    address = "" if channel.kind == "push" else channel.address
    wants = [kind for kind in KINDS if kind in channel.wants]
    current = bool(channel.session) and identity is not None and identity.session == channel.session
    return ChannelInfo(
        channel.id, channel.kind, address, channel.label, wants, channel.language, channel.confirmed, channel.created_at, current
    )


@get("/api/me/notifications", responses=PROBLEMS)
async def notification_settings(node: Node, caller: Person, identity: Identity | None) -> NotificationSettings:
    """The channels of the caller, and what a browser needs to become one."""
    from soiree.server.delivery.webpush import public_key  # loads slowly, and many servers send no push message

    def read(connection: Connection) -> tuple[list[Channel], QuietHours | None]:
        return channels.channels_of(connection, caller.id), channels.quiet_hours_of(connection, caller.id)

    found, quiet = await node.store.read(read)
    hours = None if quiet is None else Quiet(_time(quiet.begins), _time(quiet.ends), quiet.zone)
    return NotificationSettings(
        public_key(await node.notifier.push_key()), node.notifier.mails, [_info(one, identity) for one in found], hours
    )


@put("/api/me/notifications/quiet", responses=PROBLEMS)
async def set_quiet_hours(node: Node, caller: Person, data: QuietChange) -> None:
    """Sets the hours in which nothing is sent; null for none."""
    quiet = data.quiet
    if quiet is not None and not _is_zone(quiet.zone):
        raise BadText("bad-zone")
    hours = None if quiet is None or quiet.begins == quiet.ends else QuietHours(_minutes(quiet.begins), _minutes(quiet.ends), quiet.zone)

    def change(connection: Connection) -> None:
        channels.set_quiet_hours(connection, caller.id, hours)
        notifications.plan_reminders_again(connection, caller.id, now_ms())

    await node.store.write((), change)
    node.notifier.wake()


@post("/api/me/notifications/push", responses=PROBLEMS)
async def add_push(
    node: Node, request: Request[object, object, State], caller: Person, identity: Identity | None, data: NewPush
) -> ChannelInfo:
    """Notifies in this browser, until its session ends. Guests can have this too."""
    from soiree.server.delivery.webpush import check_subscription

    if caller.kind == "bot":
        raise NotAllowed("people-only")
    valid = check_subscription(data.keys.p256dh, data.keys.auth)
    if not valid or not _is_url(data.endpoint, node.notifier.private):
        raise BadText("bad-subscription")
    add = partial(
        channels.add,
        person=caller.id,
        kind="push",
        address=data.endpoint,
        secret=f"{data.keys.p256dh} {data.keys.auth}",
        wants=data.wants,
        language=data.language,
        session="" if identity is None or identity.session is None else identity.session,
        origin=request.headers.get("origin", "")[:MAX_ORIGIN],
        label="".join(letter for letter in request.headers.get("user-agent", "") if letter.isprintable())[:120],
    )
    return _info(await node.store.write((), add), identity)


@post("/api/me/notifications/email", responses=PROBLEMS)
async def add_email(
    node: Node, request: Request[object, object, State], caller: Person, identity: Identity | None, data: NewEmail
) -> ChannelInfo:
    """Notifies by e-mail. A link is sent to the address; nothing else is sent there before somebody opens it and confirms."""
    _require_account(caller)
    if not node.notifier.mails:
        raise RequestRefused("no-mail")
    if not is_address(data.address):
        raise BadText("bad-address")
    _take_confirmation(node, request, caller, data.address)

    def add(connection: Connection) -> Channel:
        channel = channels.add(connection, caller.id, "email", data.address, secret="", wants=data.wants, language=data.language)
        if not channel.confirmed:
            notifications.add_direct(connection, channel.id, "confirm", now_ms())
        return channel

    added = await node.store.write((), add)
    node.notifier.wake()
    return _info(added, identity)


@post("/api/me/notifications/webhook", responses=PROBLEMS)
async def add_webhook(
    node: Node, request: Request[object, object, State], caller: Person, identity: Identity | None, data: NewWebhook
) -> Webhook:
    """Notifies by a signed POST request. For the same address once more: a new secret."""
    _require_account(caller)
    if not _is_url(data.url, node.notifier.private):
        raise BadText("bad-url")
    secret = secrets.token_urlsafe(32)
    add = partial(
        channels.add,
        person=caller.id,
        kind="webhook",
        address=data.url,
        secret=secret,
        wants=data.wants,
        language=data.language,
        origin=request.headers.get("origin", "")[:MAX_ORIGIN],
    )
    return Webhook(_info(await node.store.write((), add), identity), secret)


@patch("/api/me/notifications/{channel:str}", responses=PROBLEMS)
async def change_channel(node: Node, caller: Person, channel: str, data: ChannelChange) -> None:
    """Changes of what a channel notifies, and in which language."""
    if not await node.store.write((), lambda connection: channels.change(connection, caller.id, channel, data.wants, data.language)):
        raise NotFound("no-channel")


@delete("/api/me/notifications/{channel:str}", responses=PROBLEMS)
async def remove_channel(node: Node, caller: Person, channel: str) -> None:
    """Removes a channel. What was not sent yet is not sent."""
    await _own(node, caller, channel)
    await node.store.write((), lambda connection: channels.remove(connection, channel))


@post("/api/me/notifications/{channel:str}/test", responses=PROBLEMS, status_code=204)
async def test_channel(node: Node, request: Request[object, object, State], caller: Person, channel: str) -> None:
    """Sends a notification through the channel, to see whether it works. To an address that is not confirmed: the link once more."""
    found = await _own(node, caller, channel)
    if not found.confirmed:
        _take_confirmation(node, request, caller, found.address)
    elif not node.rates.test_notifications.take(caller.id):
        raise TooManyRequests("test-rate")
    kind = "test" if found.confirmed else "confirm"
    await node.store.write((), lambda connection: notifications.add_direct(connection, channel, kind, now_ms()))
    node.notifier.wake()


@post("/api/confirm/{token:str}", responses=PROBLEMS, status_code=204)
async def confirm_address(node: Node, token: str) -> None:
    """Confirms an e-mail address, by the token of the link that was sent there."""
    id = node.notifier.confirmed_by(token)
    if id is None or await node.store.write((), lambda connection: channels.confirm(connection, id)) is None:
        raise NotFound("bad-link")


@post("/api/unsubscribe/{token:str}", responses=PROBLEMS, status_code=204, opt=FOR_BANNED)
async def unsubscribe(node: Node, token: str) -> None:
    """Removes an e-mail address, by the token in an e-mail; also by one click in a mail program (RFC 8058). A second time has no effect."""
    id = node.notifier.unsubscribed_by(token)
    if id is None:
        raise NotFound("bad-link")
    await node.store.write((), lambda connection: channels.remove(connection, id))


def _take_confirmation(node: Node, request: Request[object, object, State], caller: Person, address: str) -> None:
    """Counts a mail to an address that is not confirmed: by the person who requests it, by client address, and by recipient."""
    limits = ((node.rates.mails, caller.id), (node.rates.mails_from, client_of(request.scope)), (node.rates.mails, f"to {address.lower()}"))
    if not all(limit.take(key) for limit, key in limits):
        raise TooManyRequests("mail-rate")


async def _own(node: Node, caller: Person, id: str) -> Channel:
    found = await node.store.read(lambda connection: channels.find(connection, id))
    if found is None or found.person != caller.id:
        raise NotFound("no-channel")
    return found


def _require_account(caller: Person) -> None:
    if caller.kind != "account":
        raise NotAllowed("accounts-only")


def _is_url(url: str, private: bool) -> bool:
    try:
        check_url(url, private)
    except BadUrl:
        return False
    return True


def _is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return False
    return bool(name)


def _minutes(time: str) -> int:
    return int(time[:2]) * 60 + int(time[3:])


def _time(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


ROUTES = [
    *(notification_settings, set_quiet_hours, add_push, add_email, add_webhook, change_channel, remove_channel, test_channel),
    *(confirm_address, unsubscribe),
]
