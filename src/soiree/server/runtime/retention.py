"""Deletes what is kept no longer (`storage.retention`), in the background and in small transactions."""

import asyncio
import logging
from functools import partial

from soiree.server import metrics
from soiree.server.runtime.periodic import Periodic
from soiree.server.runtime.registry import TableRegistry
from soiree.server.storage import retention
from soiree.server.storage.retention import BATCH, PARTS, Part, Retention
from soiree.server.timestamps import now_ms

INTERVAL = 3600.0  # seconds between two sweeps, of whichever nodes
ASK_EVERY = 600.0  # seconds between two checks whether a sweep is due
PAUSE = 0.05  # seconds between two transactions: people's moves come first
log = logging.getLogger("soiree.retention")


class RetentionSweep:
    def __init__(self, registry: TableRegistry, keep: Retention) -> None:
        self._registry = registry
        self._store = registry.store
        self._keep = keep
        self._asking = Periodic(self._sweep_if_due, ASK_EVERY, log, "deleting old rows failed")

    def start(self) -> None:
        self._asking.start()

    async def close(self) -> None:
        await self._asking.close()

    async def _sweep_if_due(self) -> None:
        if await self._store.write((), partial(retention.claim, now=now_ms(), interval=int(INTERVAL * 1000))):
            await self.sweep()

    async def sweep(self) -> dict[str, int]:
        """Deletes everything that can be deleted now. Returns how many rows of each kind."""
        return {part.name: await self._delete(part) for part in PARTS}

    async def _delete(self, part: Part) -> int:
        now, count = now_ms(), 0
        found = await self._store.read(partial(part.find, now=now, keep=self._keep))
        for first in range(0, len(found), BATCH):
            delete = partial(part.delete, keys=found[first : first + BATCH], now=now, keep=self._keep)
            deleted = await self._store.write((), delete)
            count += len(deleted)
            metrics.DELETED.labels(part.name).inc(len(deleted))
            if part.name == "tables":
                self._registry.forget([id for (id,) in deleted])
            await asyncio.sleep(PAUSE)
        return count
