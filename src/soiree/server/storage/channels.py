"""Channels of people in the database: where they want to be notified, and of what; and their quiet hours."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Literal
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from soiree.server.refusals import RequestRefused
from soiree.server.storage import schema
from soiree.server.timestamps import now_ms

ChannelKind = Literal["push", "email", "webhook"]
LinkPurpose = Literal["confirm", "unsubscribe"]
MAX_CHANNELS = 10  # of one person
CONFIRM_WITHIN = 3 * 86_400_000  # milliseconds


class Channel(msgspec.Struct, frozen=True):
    id: str
    person: str
    kind: ChannelKind
    address: str
    secret: str
    session: str
    origin: str
    label: str
    wants: tuple[str, ...]
    language: str
    confirmed: bool
    failures: int
    created_at: int


REMINDER_LEAD = 30 * 60_000  # milliseconds before quiet hours: time for another try, and for the pause between two e-mails


class QuietHours(msgspec.Struct, frozen=True):
    """Nothing is sent from `begins` to `ends`, in minutes after midnight of the time zone (an IANA name)."""

    begins: int
    ends: int
    zone: str

    def end_of(self, now: int) -> int | None:
        """When the quiet hours end, if it is quiet now. Times are milliseconds since 1970."""
        local = datetime.fromtimestamp(now / 1000, ZoneInfo(self.zone))
        minute = local.hour * 60 + local.minute
        quiet = self.begins <= minute < self.ends if self.begins <= self.ends else minute >= self.begins or minute < self.ends
        if not quiet:
            return None
        day = local.date() + timedelta(days=1 if minute >= self.ends else 0)
        end = datetime(day.year, day.month, day.day, self.ends // 60, self.ends % 60, tzinfo=local.tzinfo)
        return max(int(end.timestamp() * 1000), now + 60_000)  # where a clock is set forward, the end may not exist

    def reminder_at(self, due_at: int, falls_at: int) -> int:
        """When to remind of a clock that runs out: not after quiet hours that leave less than half of the time, but before them."""
        end = self.end_of(due_at)
        if end is None or falls_at - end >= (falls_at - due_at) // 2:
            return due_at
        local = datetime.fromtimestamp(due_at / 1000, ZoneInfo(self.zone))
        day = local.date() - timedelta(days=1 if local.hour * 60 + local.minute < self.begins else 0)
        begin = datetime(day.year, day.month, day.day, self.begins // 60, self.begins % 60, tzinfo=local.tzinfo)
        return int(begin.timestamp() * 1000) - REMINDER_LEAD


# ---------------------------------------------------------------- channels


def channel_of(row: Row[Any]) -> Channel:
    wants = tuple(filter(None, row.wants.split(",")))
    return Channel(
        row.id, row.person, row.kind, row.address, row.secret, row.session, row.origin, row.label, wants, row.language, row.confirmed,
        row.failures, row.created_at,
    )  # fmt: skip


def channels_of(connection: Connection, person: str) -> list[Channel]:
    columns = schema.channels.c
    return [
        channel_of(row) for row in connection.execute(select(schema.channels).where(columns.person == person).order_by(columns.created_at))
    ]


def find(connection: Connection, id: str) -> Channel | None:
    row = connection.execute(select(schema.channels).where(schema.channels.c.id == id)).one_or_none()
    return None if row is None else channel_of(row)


def add(
    connection: Connection,
    person: str,
    kind: ChannelKind,
    address: str,
    *,
    secret: str,
    wants: Sequence[str],
    language: str,
    session: str = "",
    origin: str = "",
    label: str = "",
) -> Channel:
    """Adds a channel, or renews the one with this address. A browser has one channel, of the person who subscribed last."""
    columns = schema.channels.c
    hash = _digest(f"push {address}" if kind == "push" else f"{kind} {person} {address}")
    renewed = {"secret": secret, "session": session, "origin": origin, "label": label, "language": language}
    known = connection.execute(select(columns.id, columns.person).where(columns.hash == hash)).one_or_none()
    if known is not None and known.person == person:
        connection.execute(update(schema.channels).where(columns.id == known.id).values(**renewed))
        found = find(connection, known.id)
        assert found is not None
        return found
    if known is not None:
        remove(connection, known.id)
    if len(channels_of(connection, person)) >= MAX_CHANNELS:
        raise RequestRefused("channels-used-up", most=MAX_CHANNELS)
    channel = Channel(
        secrets.token_urlsafe(12), person, kind, address, secret, session, origin, label, tuple(wants), language, kind != "email",
        0, now_ms(),
    )  # fmt: skip
    values = msgspec.structs.asdict(channel) | {"wants": ",".join(wants), "hash": hash, "ready_at": 0, "lease": ""}
    connection.execute(insert(schema.channels).values(**values))
    return channel


def change(connection: Connection, person: str, id: str, wants: Sequence[str], language: str) -> bool:
    """Changes which kinds of notices go through a channel, and in which language. False if the person has no such channel."""
    columns = schema.channels.c
    own = (columns.id == id) & (columns.person == person)
    return connection.execute(update(schema.channels).where(own).values(wants=",".join(wants), language=language)).rowcount == 1


def confirm(connection: Connection, id: str) -> Channel | None:
    """The address of a channel is right. None if the channel was removed, or its link is too old."""
    columns = schema.channels.c
    recent = (columns.id == id) & (columns.confirmed | (columns.created_at > now_ms() - CONFIRM_WITHIN))
    connection.execute(update(schema.channels).where(recent).values(confirmed=True))
    found = find(connection, id)
    return found if found is not None and found.confirmed else None


def remove(connection: Connection, id: str) -> None:
    """Removes a channel, with everything that was to be sent through it."""
    connection.execute(delete(schema.notifications).where(schema.notifications.c.channel == id))
    connection.execute(delete(schema.channels).where(schema.channels.c.id == id))


def remove_of_sessions(connection: Connection, sessions: Sequence[str]) -> None:
    """Ends the subscriptions of browsers that are logged out."""
    columns = schema.channels.c
    for id in connection.scalars(select(columns.id).where(columns.session.in_(sessions))).all() if sessions else ():
        remove(connection, id)


def detach(connection: Connection, session: str | None) -> list[str]:
    """Takes the subscriptions of a browser out of its session, which is about to be replaced. Returns their ids."""
    columns = schema.channels.c
    ids = list(connection.scalars(select(columns.id).where(columns.session == session))) if session else []
    connection.execute(update(schema.channels).where(columns.id.in_(ids)).values(session=""))
    return ids


def attach(connection: Connection, ids: Sequence[str], session: str) -> None:
    """The subscriptions end with this session from now on."""
    connection.execute(update(schema.channels).where(schema.channels.c.id.in_(ids)).values(session=session))


def remove_person(connection: Connection, person: str) -> None:
    for channel in channels_of(connection, person):
        remove(connection, channel.id)
    connection.execute(delete(schema.quiet_hours).where(schema.quiet_hours.c.person == person))


def export_person(connection: Connection, person: str) -> list[dict[str, object]]:
    """The channels of a person, without secrets."""
    known = ("kind", "address", "label", "wants", "language", "confirmed", "created_at")
    return [{name: getattr(channel, name) for name in known} for channel in channels_of(connection, person)]


# ---------------------------------------------------------------- signed links


def link_token(key: bytes, purpose: LinkPurpose, channel: str) -> str:
    """For a link in an e-mail. The holder can confirm the address, or remove it, without being signed in."""
    return f"{channel}.{_signature(key, purpose, channel)}"


def channel_in(key: bytes, purpose: LinkPurpose, token: str) -> str | None:
    """The id of the channel, if the token is one of ours for this purpose."""
    channel, _, signature = token.rpartition(".")
    return channel if hmac.compare_digest(_signature(key, purpose, channel).encode(), signature.encode()) else None


def _signature(key: bytes, purpose: str, channel: str) -> str:
    return hmac.digest(key, f"{purpose} {channel}".encode(), "sha256").hex()[:40]


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# ---------------------------------------------------------------- quiet hours


def quiet_hours_of(connection: Connection, person: str) -> QuietHours | None:
    row = connection.execute(select(schema.quiet_hours).where(schema.quiet_hours.c.person == person)).one_or_none()
    return None if row is None else QuietHours(row.begins, row.ends, row.zone)


def set_quiet_hours(connection: Connection, person: str, quiet: QuietHours | None) -> None:
    connection.execute(delete(schema.quiet_hours).where(schema.quiet_hours.c.person == person))
    if quiet is not None:
        connection.execute(insert(schema.quiet_hours).values(person=person, **msgspec.structs.asdict(quiet)))
