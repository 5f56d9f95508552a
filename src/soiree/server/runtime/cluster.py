"""Several nodes with one database, linked by Redis: notifications of changed tables, and since when the cluster is running.

Redis may go down and come back. The registry finds changes that were not published by comparing its tables with the log.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from soiree.server.timestamps import now_ms

CONNECTION_ERRORS = (RedisError, OSError)
RECONNECT_AFTER = 1.0  # seconds
EPOCH_KEY = "soiree-opened-at"
EPOCH_TTL = 6000  # milliseconds: without any node for this long, the cluster is stopped
log = logging.getLogger("soiree.cluster")


def connect(url: str) -> Redis:
    return Redis.from_url(url, socket_connect_timeout=2)


class ReconnectingBackend(RedisChannelsPubSubBackend):
    """Goes on after a connection error. Litestar's own backend stops at the first one."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await super().publish(data, channels)
        except CONNECTION_ERRORS as error:
            log.warning("publishing to Redis failed: %s", type(error).__name__)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except CONNECTION_ERRORS as error:
                log.warning("subscription to Redis lost: %s", type(error).__name__)
                await asyncio.sleep(RECONNECT_AFTER)


class ClusterEpoch:
    """When the first of the nodes that run now was started. Live clocks do not run before: no node was there."""

    def __init__(self, url: str) -> None:
        self._redis = connect(url)
        self._started_at = now_ms()

    async def started_at(self) -> int:
        await self._redis.set(EPOCH_KEY, self._started_at, nx=True, px=EPOCH_TTL)
        self._started_at = int(await self._redis.get(EPOCH_KEY) or self._started_at)
        return self._started_at

    async def keep_alive(self) -> None:
        """Renews the key as long as this node runs."""
        while True:
            try:
                if not await self._redis.pexpire(EPOCH_KEY, EPOCH_TTL):
                    await self._redis.set(EPOCH_KEY, self._started_at, nx=True, px=EPOCH_TTL)
            except CONNECTION_ERRORS as error:
                log.warning("renewing the epoch in Redis failed: %s", type(error).__name__)
            await asyncio.sleep(EPOCH_TTL / 3000)

    async def close(self) -> None:
        await self._redis.aclose()
