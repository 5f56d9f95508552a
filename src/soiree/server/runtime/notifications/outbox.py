"""Sends notifications: takes channels where something is due, drops what is no longer news, and sends the rest.

It works beside everything else: each kind of channel has its own slots, so a mail server that does not answer holds up mail only, and
moves wait for none of it. Nobody has more than half of the slots: receivers that do not answer hold up their owner only. What is sent and
not yet marked as sent when the process dies is sent once more by another node, with the same id, by which receivers recognise it: what an
e-mail contains is noted before it is sent, and what is new since then goes into the next one. Everything else is sent once.
"""

import asyncio
import hashlib
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import get_args

from sqlalchemy import Connection

from soiree.server import metrics
from soiree.server.delivery.content import Item
from soiree.server.delivery.outcomes import AddressGone, DeliveryFailed
from soiree.server.delivery.senders import MailSender, Sender, Target
from soiree.server.refusals import TableNotFound
from soiree.server.runtime.live_table import LiveTable
from soiree.server.runtime.periodic import is_set_within
from soiree.server.runtime.registry import TableRegistry
from soiree.server.storage import channels as channel_storage
from soiree.server.storage import notifications as storage
from soiree.server.storage.access import moderation
from soiree.server.storage.channels import Channel, ChannelKind, LinkPurpose, QuietHours
from soiree.server.storage.notifications import Notification
from soiree.server.table.notices import KINDS, Kind, author, due_at, falls_at
from soiree.server.table.table import Table
from soiree.server.timestamps import now_ms

SLOTS: Mapping[ChannelKind, int] = {"push": 16, "email": 2, "webhook": 8}  # channels that are sent to at once
LEASE = 120_000  # milliseconds; sending to one channel is given up before
GIVE_UP_AFTER = 90.0  # seconds
SERVE_FOR = 45_000  # milliseconds in which further messages to one channel begin: each has an end before it is given up
LOOK_AGAIN_AFTER = 1000  # milliseconds after which it is looked at once more whether something is still news
FIRST_PAUSE, LONGEST_PAUSE = 30_000, 6 * 3_600_000  # milliseconds after a failure; four times as long after each further one
MAX_ATTEMPTS = 7  # for one notification: about a day
DIGEST_PAUSE = 10 * 60_000  # milliseconds between two e-mails to one address: what happens meanwhile comes together
LONGEST_WAIT = 5.0  # seconds between two reads of the database: another node may have written to it
Present = Callable[[str], Awaitable[set[str]]]  # who sees a table through other nodes
log = logging.getLogger("soiree.notifications")


class Outbox:
    """`link_token`: of a link for a purpose, from a channel's id. Kinds of channels without a sender wait."""

    def __init__(self, registry: TableRegistry, link_token: Callable[[LinkPurpose, str], str], first_pause: int = FIRST_PAUSE) -> None:
        self.senders: dict[ChannelKind, Sender] = {}
        self.elsewhere: Present = _nobody
        self._registry = registry
        self._store = registry.store
        self._link_token = link_token
        self._first_pause = first_pause
        self._pending = asyncio.Event()
        self._sending: dict[ChannelKind, set[asyncio.Task[None]]] = {kind: set() for kind in get_args(ChannelKind)}
        self._busy: dict[ChannelKind, Counter[str]] = {kind: Counter() for kind in get_args(ChannelKind)}  # channels by person
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        tasks = [task for running in self._sending.values() for task in running]
        tasks += [] if self._task is None else [self._task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self) -> None:
        """There is something new to send."""
        self._pending.set()

    async def _run(self) -> None:
        while True:
            self._pending.clear()
            wait = LONGEST_WAIT
            try:
                found, now = await self._store.read(storage.next_due), now_ms()
                due = {kind: at for kind, at in found.items() if kind in self.senders}
                ready = [kind for kind, at in due.items() if at <= now]
                if ready:
                    wait = LONGEST_WAIT if not await self._claim(ready) else 0.1
                elif due:
                    wait = min(wait, (min(due.values()) - now) / 1000)
            except Exception:
                log.exception("looking for notifications failed")
            await is_set_within(self._pending, wait)

    async def _claim(self, kinds: Sequence[ChannelKind]) -> bool:
        """Begins to send to channels of these kinds, as far as there are slots. Whether there may be more."""
        claimed = 0
        for kind in kinds:
            free = SLOTS[kind] - len(self._sending[kind])
            if not free:
                continue
            lease, now = secrets.token_urlsafe(9), now_ms()

            def claim(
                connection: Connection, kind: ChannelKind = kind, lease: str = lease, now: int = now, free: int = free
            ) -> list[Channel]:
                return storage.claim(connection, kind, now, now + LEASE, lease, free, self._busy[kind], max(1, SLOTS[kind] // 2))

            for channel in await self._store.write((), claim):
                claimed += 1
                task = asyncio.create_task(self._serve(channel, lease))
                self._sending[kind].add(task)
                self._busy[kind][channel.person] += 1
                task.add_done_callback(partial(self._served, kind, channel.person))
        return claimed > 0

    def _served(self, kind: ChannelKind, person: str, task: asyncio.Task[None]) -> None:
        self._sending[kind].discard(task)
        self._busy[kind] -= Counter([person])  # drops people with none
        self._pending.set()

    # ------------------------------------------------------------ one channel

    async def _serve(self, channel: Channel, lease: str) -> None:
        try:
            async with asyncio.timeout(GIVE_UP_AFTER):
                await self._send_due(channel, lease)
        except Exception:
            log.exception("sending notifications failed")  # when the lease ends, it is tried again

    async def _send_due(self, channel: Channel, lease: str) -> None:
        sender = self.senders[channel.kind]
        began = looked_at = now_ms()
        ready_at, failures = began, channel.failures
        unmarked: Sequence[Notification] = ()  # what was sent last
        found = await self._look(channel.id)
        while found is not None and found[1] and now_ms() < began + SERVE_FOR:
            channel, news = found
            group = _next_group(news, sender.digest)
            id = group[0].message or id_of(group)
            if unmarked or sender.digest:
                await self._store.write((), partial(_prepare, sent=unmarked, next=group if sender.digest else (), id=id))
                unmarked = ()
            try:
                await self._send(sender, channel, [news.pop(notification) for notification in group], id)
            except AddressGone:
                metrics.NOTIFICATIONS.labels(channel.kind, "gone").inc()
                log.info("removed a channel of kind %s that does not exist any more", channel.kind)
                await self._store.write((), partial(channel_storage.remove, id=channel.id))
                return
            except Exception as error:
                failures += 1
                metrics.NOTIFICATIONS.labels(channel.kind, "failed").inc()
                if isinstance(error, DeliveryFailed):
                    log.warning("a notification of kind %s was not delivered: %s", channel.kind, error)
                else:
                    log.exception("a notification of kind %s was not delivered", channel.kind)  # a defect
                pause = min(self._first_pause * 4 ** min(failures - 1, 10), LONGEST_PAUSE)
                ready_at = now_ms() + max(pause, min(_asked_pause(error), LONGEST_PAUSE))
                await self._failed(group)
                break  # the others would fail too
            failures = 0
            metrics.NOTIFICATIONS.labels(channel.kind, "sent").inc(len(group))
            unmarked = group
            if sender.digest and any(notification.table for notification in group):
                ready_at = now_ms() + DIGEST_PAUSE
            if news and now_ms() > looked_at + LOOK_AGAIN_AFTER:  # a slow receiver: the person may have moved or unsubscribed meanwhile
                looked_at = now_ms()
                found = await self._look(channel.id, unmarked)
                unmarked = ()

        def mark(connection: Connection) -> None:
            storage.finish(connection, unmarked, "sent")
            storage.release(connection, channel.id, lease, ready_at, failures)

        await self._store.write((), mark)

    async def _look(self, id: str, sent: Sequence[Notification] = ()) -> tuple[Channel, dict[Notification, Item]] | None:
        """The channel as it is now, and what is to be sent through it. None if it was removed. Marks first what was `sent`."""
        now = now_ms()

        def read(connection: Connection) -> tuple[Channel, list[Notification], QuietHours | None, bool] | None:
            storage.finish(connection, sent, "sent")
            channel = channel_storage.find(connection, id)
            if channel is None:
                return None
            banned = bool(moderation.banned_among(connection, [channel.person]))
            return channel, storage.read_due(connection, id, now), channel_storage.quiet_hours_of(connection, channel.person), banned

        found = await (self._store.write((), read) if sent else self._store.read(read))
        if found is None:
            return None
        channel, due, quiet, banned = found
        return channel, await self._news(channel, due, () if banned else channel.wants, quiet, now)

    async def _send(self, sender: Sender, channel: Channel, items: Sequence[Item], id: str) -> None:
        unsubscribe = self._link_token("unsubscribe", channel.id)
        target = Target(channel.id, channel.address, channel.secret, channel.language, channel.origin, unsubscribe)
        if not channel.confirmed:
            assert isinstance(sender, MailSender)
            await sender.confirm(target, self._link_token("confirm", channel.id), id)
        else:
            await sender.send(target, items, id)

    async def _failed(self, tried: Sequence[Notification]) -> None:
        given_up = [notification for notification in tried if notification.attempts + 1 >= MAX_ATTEMPTS]

        def change(connection: Connection) -> None:
            storage.count_attempt(connection, tried)
            storage.finish(connection, given_up, "failed")

        await self._store.write((), change)

    # ------------------------------------------------------------ what is still news

    async def _news(
        self, channel: Channel, due: Sequence[Notification], wants: Sequence[str], quiet: QuietHours | None, now: int
    ) -> dict[Notification, Item]:
        """What is to be sent now. The rest is dropped, or due later."""
        quiet_until = None if quiet is None else quiet.end_of(now)
        news: dict[Notification, Item] = {}
        dropped: list[Notification] = []
        later: list[tuple[Notification, int]] = []
        for notification in due:
            if not notification.table:
                if notification.kind == "confirm" and channel.confirmed:
                    dropped.append(notification)
                    continue
                news[notification] = Item(notification.kind, "", notification.number, "/me", {}, ())
                continue
            if notification.kind not in wants:
                dropped.append(notification)
                continue
            found = await self._item(channel.person, notification)
            if found is None:
                dropped.append(notification)
                continue
            planned_at, item = found
            if quiet is not None and notification.kind == "clock" and item.useful_until is not None:
                planned_at = quiet.reminder_at(planned_at, item.useful_until)
            if planned_at > now or quiet_until is not None:
                later.append((notification, max(planned_at, quiet_until or 0)))
            else:
                news[notification] = item
        if dropped or later:
            metrics.NOTIFICATIONS.labels(channel.kind, "dropped").inc(len(dropped))

            def change(connection: Connection) -> None:
                storage.finish(connection, dropped, "dropped")
                for notification, until in later:
                    storage.postpone(connection, notification, until)

            await self._store.write((), change)
        return news

    async def _item(self, person: str, notification: Notification) -> tuple[int, Item] | None:
        """When it is due, and what it says. None if the person knows already: they look at the table, or have acted there."""
        table, kind = notification.table, next(kind for kind in KINDS if kind == notification.kind)

        hidden = await self._registry.blocks.hidden_from(person)

        def look(live: LiveTable, opened: Table) -> tuple[int, Item] | None:
            return None if live.is_seen_by(person) else _describe(opened, person, kind, notification.number, hidden)

        try:
            found = await self._registry.inspect(table, look)
        except TableNotFound:
            return None
        return None if found is None or person in await self.elsewhere(table) else found


def _describe(table: Table, person: str, kind: Kind, number: int, hidden: frozenset[str]) -> tuple[int, Item] | None:
    state = table.state
    due = due_at(state, person, kind, number, hidden)
    if due is None:
        return None
    others = tuple(player.name for player in state.players if player is not None and player.person != person)
    path = f"/table/{state.header.id}"
    by = author(state, person, kind, number, hidden)
    useful_until = falls_at(state, person) if kind in {"turn", "clock"} else None
    return due, Item(kind, state.header.id, number, path, state.game.titles, others, by, useful_until)


def _next_group(news: Iterable[Notification], digest: bool) -> list[Notification]:
    """What goes out as one message: with `digest` first what was in one that may have been sent already, and then everything else."""
    if not digest:
        return [next(iter(news))]
    ordered = sorted(news, key=lambda one: not one.message)
    return [one for one in ordered if one.message == ordered[0].message]


def _prepare(connection: Connection, sent: Sequence[Notification], next: Sequence[Notification], id: str) -> None:
    """Marks what was sent, and notes what is about to be sent under an id."""
    storage.finish(connection, sent, "sent")
    storage.assign(connection, next, id)


def id_of(group: Sequence[Notification]) -> str:
    """The same each time that the same is sent: receivers can recognise what they have got twice."""
    text = " ".join(f"{one.channel} {one.table} {one.kind} {one.number}" for one in group)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _asked_pause(error: Exception) -> int:
    """Milliseconds to wait, if the receiver has asked for a pause."""
    return int(1000 * (error.retry_after or 0)) if isinstance(error, DeliveryFailed) else 0


async def _nobody(_table: str) -> set[str]:
    return set()
