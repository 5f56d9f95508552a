"""Between the nodes of one house, through Redis: which table has changed, and since when the house is open.

Redis may go and come back. What it could not tell meanwhile the nodes find in the log (`Tables` compares every two seconds).
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from soiree.server.table.state import now_ms

LOST = (RedisError, OSError)
AGAIN_AFTER = 1.0  # seconds
OPENED_AT = "soiree-opened-at"
OPEN_FOR = 6000  # milliseconds: a house without any node for so long was closed
journal = logging.getLogger("soiree.between")


def connect(url: str) -> Redis:
    return Redis.from_url(url, socket_connect_timeout=2)


class Patient(RedisChannelsPubSubBackend):
    """Litestar's own would be deaf and dumb for good after the first word that was lost."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await super().publish(data, channels)
        except LOST as error:
            journal.warning("Redis does not listen: %s", type(error).__name__)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except LOST as error:
                journal.warning("Redis says nothing: %s", type(error).__name__)
                await asyncio.sleep(AGAIN_AFTER)


class Opening:
    """Since when the house is open: since the first of the nodes that are open together. Real-time clocks stand still before."""

    def __init__(self, url: str) -> None:
        self._redis = connect(url)
        self._at = now_ms()

    async def at(self) -> int:
        await self._redis.set(OPENED_AT, self._at, nx=True, px=OPEN_FOR)
        self._at = int(await self._redis.get(OPENED_AT) or self._at)
        return self._at

    async def keep(self) -> None:
        """As long as any node is there, the house is open."""
        while True:
            try:
                if not await self._redis.pexpire(OPENED_AT, OPEN_FOR):
                    await self._redis.set(OPENED_AT, self._at, nx=True, px=OPEN_FOR)
            except LOST as error:
                journal.warning("Redis does not keep the house open: %s", type(error).__name__)
            await asyncio.sleep(OPEN_FOR / 3000)

    async def close(self) -> None:
        await self._redis.aclose()
