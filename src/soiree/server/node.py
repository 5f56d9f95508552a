"""A node: one server process with everything it needs, started and stopped together."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from litestar import Litestar

from soiree.server.limits.fair_turns import FairTurns
from soiree.server.limits.hashing import HashingPool
from soiree.server.limits.known_addresses import KnownAddresses
from soiree.server.limits.logins import LoginLimits
from soiree.server.limits.quotas import TableQuotas
from soiree.server.limits.rate_limit import RateLimiter
from soiree.server.limits.replaying import ReplayThread
from soiree.server.limits.socket_limits import SocketLimits
from soiree.server.runtime.autoplay import Autoplay
from soiree.server.runtime.event_streams.lobby_lines import MAX_LINES
from soiree.server.runtime.event_streams.streams import EventStreams
from soiree.server.runtime.expiry import TableExpiry
from soiree.server.runtime.notifications.notifier import Notifier
from soiree.server.runtime.people import bans
from soiree.server.runtime.people.bans import Bans
from soiree.server.runtime.people.sessions import SessionRegistry
from soiree.server.runtime.registry import TableRegistry
from soiree.server.runtime.retention import RetentionSweep
from soiree.server.runtime.study.analyses import AnalysisService
from soiree.server.runtime.study.reviews import ReviewService
from soiree.server.runtime.watchdog import Watchdog
from soiree.server.settings import Settings
from soiree.server.storage import people
from soiree.server.storage.retention import Retention
from soiree.server.storage.store import Store
from soiree.server.workers.budget import ThinkingBudget
from soiree.server.workers.edition_checks import EditionChecks
from soiree.server.workers.pool import ProcessPool, WorkerPool
from soiree.server.workers.scheduler import Scheduler

if TYPE_CHECKING:
    from soiree.server.runtime.cluster import ClusterBus

MAX_EDITIONS_WAITING, MAX_EDITIONS_OF_CLIENT = 40, 4  # checks of printed values
EDITIONS_RETRY_AFTER = 5  # seconds
MAX_RECORDS_WAITING, MAX_RECORDS_OF_CLIENT = 64, 4  # requests for many records
RECORDS_RETRY_AFTER = 5  # seconds
log = logging.getLogger("soiree.node")


class RateLimits:
    """For each person, except `logins` (by address and login) and those that are by address: one address can have many guests."""

    def __init__(self, guests_a_minute: int) -> None:
        self.guests = RateLimiter(2 * guests_a_minute, guests_a_minute / 60) if guests_a_minute else None  # new ones, by address
        self.chat = RateLimiter(5, 0.5)
        self.hints = RateLimiter(6, 0.2)
        self.reviews = RateLimiter(6, 0.05)
        self.analyses = RateLimiter(10, 0.1)  # that are shared
        self.stored_analyses = RateLimiter(60, 1 / 60)  # the same, by address and size: they are kept for half a year
        self.editions = RateLimiter(40, 1.0)  # by address: a form checks while somebody types
        self.logins = LoginLimits()
        self.mails = RateLimiter(4, 1 / 900)  # to addresses that are not confirmed: by person, and by the address that gets them
        self.mails_from = RateLimiter(8, 1 / 450)  # the same, by the address of the client
        self.exports = RateLimiter(3, 1 / 60)
        self.test_notifications = RateLimiter(5, 1 / 30)
        self.friend_requests = RateLimiter(20, 1 / 60)
        self.vacations = RateLimiter(6, 1 / 14_400)  # each one is in the logs of all of a person's tables
        self.next_moves = RateLimiter(20, 1.0)
        self.notes = RateLimiter(30, 0.5)
        self.reports = RateLimiter(5, 1 / 300)
        self.reports_from = RateLimiter(20, 1 / 600)  # by address: they are kept, and many would hide those of others


class Node:
    """One of several nodes of a cluster, if the settings name a Redis; otherwise the only one."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.hashing = HashingPool()
        self.replays = ReplayThread()
        thinking = settings.thinking_a_minute
        self.addresses = KnownAddresses()
        self.workers = Scheduler(
            _workers(settings), ThinkingBudget(thinking), analysis_budget=ThinkingBudget(thinking), group_of=self.addresses.of
        )
        self.tables = TableRegistry(self.store)
        self.sessions = SessionRegistry(self.store, self._publish_session if settings.redis else None)
        self.bans = Bans(self.tables, self.sessions)
        self.streams = EventStreams(self.tables)
        self.autoplay = Autoplay(self.tables, self.workers)
        self.watchdog = Watchdog(self.tables, self.autoplay)
        self.reviews = ReviewService(self.store, self.workers, settings.review_seconds, single_node=not settings.redis)
        self.analyses = AnalysisService(self.tables, self.workers)
        self.quotas = TableQuotas(self.store, settings.tables_a_person, settings.tables_an_address)
        self.expiry = TableExpiry(self.tables, settings.table_expiry_hours)
        self.retention = RetentionSweep(
            self.tables, Retention(settings.keep_guests_days, settings.keep_tables_days, settings.keep_notifications_days)
        )
        self.notifier = Notifier(settings, self.tables, lambda: self.cookie_key)
        self.sockets = SocketLimits(
            settings.sockets_an_address, settings.bytes_a_second, settings.bytes_a_second_an_address, settings.sockets_a_table
        )
        self.rates = RateLimits(settings.guests_a_minute)
        self.edition_checks = EditionChecks()
        self.edition_turns = FairTurns(1, MAX_EDITIONS_WAITING, MAX_EDITIONS_OF_CLIENT, "editions-busy", EDITIONS_RETRY_AFTER)
        # One request at a time reads many records: running games come first.
        self.record_turns = FairTurns(1, MAX_RECORDS_WAITING, MAX_RECORDS_OF_CLIENT, "replays-busy", RECORDS_RETRY_AFTER)
        self.cookie_key = b""
        self.ready = False
        self._bus: ClusterBus | None = None
        self._refreshes: set[asyncio.Task[None]] = set()  # of bans that other nodes have changed

    @contextlib.asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        """Starts the node, and stops it at the end."""
        await self.store.open(self.settings.start_wait)
        self.cookie_key = await self.store.write((), people.cookie_key)
        async with contextlib.AsyncExitStack() as stack:
            stack.push_async_callback(asyncio.to_thread, self.store.close)
            stack.push_async_callback(asyncio.to_thread, self.hashing.close)
            stack.push_async_callback(asyncio.to_thread, self.replays.close)
            stack.push_async_callback(self.workers.close)
            stack.push_async_callback(self.edition_checks.close)
            stack.push_async_callback(self.tables.close)
            stack.push_async_callback(self.sessions.close)
            stack.push_async_callback(self.bans.close)
            stack.push_async_callback(self.autoplay.close)
            stack.push_async_callback(self.watchdog.close)
            stack.push_async_callback(self.expiry.close)
            stack.push_async_callback(self.retention.close)
            stack.push_async_callback(self.reviews.close)
            stack.push_async_callback(self.analyses.close)
            stack.push_async_callback(self.notifier.close)
            if self.settings.redis:
                await self._join_cluster(stack)
            self.tables.start()
            self.watchdog.start()
            self.sessions.start()
            await self.bans.start()
            self.expiry.start()
            self.retention.start()
            self.notifier.start()
            self.ready = True
            log.info("open")
            try:
                yield
            finally:
                self.ready = False
        log.info("closed")

    def invalidate_tables(self) -> None:
        """Every table is read from its log again, here and at the other nodes, when it is next used."""
        self.tables.invalidate_all()
        if self._bus is not None:
            self._bus.publish_all()

    async def bans_changed(self) -> None:
        """Every node reads the bans again; this one before it returns."""
        self._publish_session(bans.CHANGED)
        await self.bans.refresh()

    # ------------------------------------------------------------ other nodes

    def _session_ended(self, key: str) -> None:
        if key == bans.CHANGED:
            task = asyncio.create_task(self.bans.refresh())
            self._refreshes.add(task)
            task.add_done_callback(self._refreshes.discard)
        else:
            self.sessions.end_here(key)

    def _publish_session(self, key: str) -> None:
        if self._bus is not None:
            self._bus.publish_session(key)

    async def _join_cluster(self, stack: contextlib.AsyncExitStack) -> None:
        """Listens to the other nodes, and keeps the cluster's epoch alive, until the stack is closed."""
        from soiree.server.runtime.cluster import ClusterBus, ClusterEpoch  # a single node starts faster without it
        from soiree.server.runtime.event_streams.lobby_feed import LobbyFeed
        from soiree.server.runtime.presence import Presence

        redis, node = self.settings.redis, secrets.token_hex(4)
        self._bus = bus = ClusterBus(redis, node, self.tables, self.streams, self._session_ended)
        presence, epoch = Presence(redis, node, self.tables, bus.publish_presence), ClusterEpoch(redis)
        feed = LobbyFeed(redis, node, self.streams, MAX_LINES)
        bus.on_presence(presence.changed)
        for part in (epoch, presence, feed, bus):
            stack.push_async_callback(part.close)
        await bus.start(self.settings.start_wait)
        self.tables.join(bus)
        self.streams.join(bus, feed)
        self.notifier.join(presence.seen_by)
        self.watchdog.join(presence.watched_elsewhere)
        self.tables.started_at = await epoch.started_at()
        for running in (epoch.keep_alive(), presence.run(), feed.run()):
            stack.push_async_callback(_cancel, asyncio.create_task(running))


async def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def _workers(settings: Settings) -> WorkerPool:
    if settings.redis:
        from soiree.server.workers.queue import JobQueue  # a single node starts faster without it

        return JobQueue(settings.redis, settings.thinkers or None)
    return ProcessPool(settings.thinkers or None)
