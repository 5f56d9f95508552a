"""Closes abandoned tables: those that were never started, where nobody watches and nothing has happened for a while."""

import logging
from functools import partial

from soiree.server.runtime.periodic import Periodic
from soiree.server.runtime.registry import TableRegistry
from soiree.server.storage.tables import read_abandoned
from soiree.server.table.events import PublicEvent, TableClosed
from soiree.server.table.table import Table
from soiree.server.timestamps import now_ms

INTERVAL = 600.0  # seconds between two searches
HOUR = 3_600_000  # milliseconds
log = logging.getLogger("soiree.expiry")


class TableExpiry:
    """`hours`: after which an abandoned table is closed, 0 for never."""

    def __init__(self, registry: TableRegistry, hours: float) -> None:
        self._registry = registry
        self._hours = hours
        self._searching = Periodic(self._close_abandoned, INTERVAL, log, "closing abandoned tables failed")

    def start(self) -> None:
        if self._hours:
            self._searching.start()

    async def close(self) -> None:
        await self._searching.close()

    async def _close_abandoned(self) -> None:
        before = now_ms() - int(self._hours * HOUR)
        for id in await self._registry.store.read(partial(read_abandoned, before=before)):
            if not self._registry.is_watched(id):
                await self._registry.append(id, _close)


def _close(table: Table) -> list[PublicEvent]:
    return [TableClosed()] if table.state.status == "open" else []
