"""A node: one server process with everything it needs, started and stopped together."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.channels import ChannelsPlugin

from soiree.server.runtime.autoplay import Autoplay
from soiree.server.runtime.expiry import TableExpiry
from soiree.server.runtime.quotas import TableQuotas
from soiree.server.runtime.rate_limit import RateLimiter
from soiree.server.runtime.registry import TableRegistry
from soiree.server.runtime.reviews import ReviewService
from soiree.server.runtime.socket_limits import SocketLimits
from soiree.server.settings import Settings
from soiree.server.storage import people
from soiree.server.storage.store import Store
from soiree.server.workers.budget import ThinkingBudget
from soiree.server.workers.pool import ProcessPool, WorkerPool
from soiree.server.workers.scheduler import Scheduler

CHANNEL = "tables"  # its messages: "NODE TABLE", a table that has changed; the log says how
ALL_TABLES = "*"  # instead of a table's id: old rows of any log have changed
log = logging.getLogger("soiree.node")


class RateLimits:
    """For each person, except `logins`: for each login."""

    def __init__(self) -> None:
        self.chat = RateLimiter(5, 0.5)
        self.hints = RateLimiter(6, 0.2)
        self.reviews = RateLimiter(6, 0.05)
        self.logins = RateLimiter(10, 0.1)


class Node:
    """`channels` links it to the other nodes of a cluster; None if there are none."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin | None) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.workers = Scheduler(_workers(settings), ThinkingBudget(settings.thinking_a_minute))
        self.tables = TableRegistry(self.store, None if channels is None else self._publish)
        self.autoplay = Autoplay(self.tables, self.workers)
        self.reviews = ReviewService(self.store, self.workers, settings.review_seconds, single_node=channels is None)
        self.quotas = TableQuotas(self.store, settings.tables_a_person, settings.tables_an_address)
        self.expiry = TableExpiry(self.tables, settings.table_expiry_hours)
        self.sockets = SocketLimits(settings.sockets_an_address, settings.bytes_a_second, settings.bytes_a_second_an_address)
        self.rates = RateLimits()
        self.records_lock = asyncio.Lock()  # one request at a time reads many records: running games come first
        self.cookie_key = b""
        self.ready = False
        self._channels = channels
        self._id = secrets.token_hex(4)

    @contextlib.asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        """Starts the node, and stops it at the end."""
        await self.store.open()
        self.cookie_key = await self.store.write((), people.cookie_key)
        async with contextlib.AsyncExitStack() as stack:
            stack.push_async_callback(asyncio.to_thread, self.store.close)
            stack.push_async_callback(self.workers.close)
            stack.push_async_callback(self.tables.close)
            stack.push_async_callback(self.autoplay.close)
            stack.push_async_callback(self.expiry.close)
            stack.push_async_callback(self.reviews.close)
            if self._channels is not None:
                await self._join_cluster(self._channels, stack)
            self.tables.start()
            self.autoplay.start()
            self.expiry.start()
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
        if self._channels is not None:
            self._publish(ALL_TABLES)

    # ------------------------------------------------------------ other nodes

    def _publish(self, table: str) -> None:
        assert self._channels is not None
        self._channels.publish(f"{self._id} {table}", CHANNEL)

    async def _join_cluster(self, channels: ChannelsPlugin, stack: contextlib.AsyncExitStack) -> None:
        """Listens to the other nodes, and keeps the cluster's epoch alive, until the stack is closed."""
        from soiree.server.runtime.cluster import ClusterEpoch  # a single node starts faster without it

        epoch = ClusterEpoch(self.settings.redis)
        stack.push_async_callback(epoch.close)
        self.tables.started_at = await epoch.started_at()
        for running in (self._listen(channels), epoch.keep_alive()):
            stack.push_async_callback(_cancel, asyncio.create_task(running))

    async def _listen(self, channels: ChannelsPlugin) -> None:
        async with channels.start_subscription([CHANNEL]) as subscriber:
            async for message in subscriber.iter_events():
                node, _, table = message.decode().partition(" ")
                try:
                    if node == self._id:
                        continue
                    if table == ALL_TABLES:
                        self.tables.invalidate_all()
                    else:
                        await self.tables.refresh(table)
                except Exception:
                    log.exception("handling a notification of another node failed")


async def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def _workers(settings: Settings) -> WorkerPool:
    if settings.redis:
        from soiree.server.workers.queue import JobQueue  # a single node starts faster without it

        return JobQueue(settings.redis, settings.thinkers or None)
    return ProcessPool(settings.thinkers or None)
