"""Derives notifications from the logs of tables: after each commit of this node, and from time to time what a dead node has left.

A move only notes that its table has changed. What is to be sent is written to the database a moment later, once for
all tables that have changed meanwhile; see `storage.notifications` for why nothing is lost or doubled.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from soiree.server.refusals import TableNotFound
from soiree.server.runtime.live_table import SentLines
from soiree.server.runtime.periodic import Periodic
from soiree.server.runtime.registry import TableRegistry
from soiree.server.storage import notifications
from soiree.server.table.notices import Notice, notices
from soiree.server.table.state import TableState
from soiree.server.table.table import Table
from soiree.server.timestamps import now_ms

COLLECT_FOR = 0.5  # seconds
SEARCH_INTERVAL = 60.0  # seconds between two searches for entries that no node has derived notices from
log = logging.getLogger("soiree.notices")


class NoticeWriter:
    """`delay`: milliseconds until a notification is sent, unless the person moves or looks before. `added` is called for new ones."""

    def __init__(self, registry: TableRegistry, delay: int, added: Callable[[], None]) -> None:
        self._registry = registry
        self._delay = delay
        self._added = added
        self._changed: set[str] = set()
        self._pending = asyncio.Event()
        self._searching = Periodic(self._search, SEARCH_INTERVAL, log, "searching for notices failed")
        self._task: asyncio.Task[None] | None = None
        registry.on_commit(self._committed)

    def start(self) -> None:
        self._searching.start()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        await self._searching.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _committed(self, state: TableState, _sent: SentLines) -> None:
        self._note(state.header.id)

    def _note(self, table: str) -> None:
        self._changed.add(table)
        self._pending.set()

    async def _run(self) -> None:
        while True:
            await self._pending.wait()
            await asyncio.sleep(COLLECT_FOR)
            self._pending.clear()
            changed, self._changed = self._changed, set()
            try:
                await self.derive(list(changed))
            except Exception:
                log.exception("deriving notices failed")  # the next search finds what is missing

    async def _search(self) -> None:
        for table in await self._registry.store.read(notifications.read_lagging):
            self._note(table)

    async def derive(self, tables: list[str]) -> None:
        """Writes what is to be sent because of these tables. Calling it again adds nothing."""
        store = self._registry.store
        for table, since in (await store.read(lambda connection: notifications.read_followed(connection, tables))).items():
            try:
                number, found = await self._registry.read(table, partial(_notices, since=since))
            except TableNotFound:
                continue
            if await store.write((), partial(self._add, table, number, found)):
                self._added()

    def _add(self, table: str, number: int, found: list[Notice], connection: Connection) -> int:
        return notifications.add_notices(connection, table, number, found, now_ms(), self._delay)


def _notices(table: Table, since: int) -> tuple[int, list[Notice]]:
    return table.state.number, notices(table.state, since)
