"""A place: where a table lies in the memory of one node, and who looks at it there."""

import asyncio
import time
from typing import Protocol

from soiree.server.table.table import Table


class Watcher(Protocol):
    """Somebody who looks at a table through this node."""

    person: str | None
    lag: int

    def changed(self) -> None:
        """The table has changed; a look may be asked for."""


class Place:
    """A table in the memory of this node: its content, while awake, its lock and its watchers."""

    __slots__ = ("bots", "flag", "id", "lock", "stale", "table", "touched", "watchers")

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.stale = False  # the log has changed behind its end: read it anew
        self.watchers: set[Watcher] = set()
        self.touched = time.monotonic()
        self.bots: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.flag: asyncio.TimerHandle | None = None

    def connected(self, table: Table) -> set[int]:
        """The seats whose people look on through this node."""
        people = {watcher.person for watcher in self.watchers}
        return {seat for seat, sat in enumerate(table.seated) if sat is not None and sat.person in people}

    def tell(self) -> None:
        for watcher in self.watchers:
            watcher.changed()

    def tell_owners(self, table: Table, seats: set[int]) -> None:
        """Nobody but its owner learns that something lies on a desk."""
        owners = {sat.person for seat in seats if (sat := table.seated[seat]) is not None}
        for watcher in self.watchers:
            if watcher.person in owners:
                watcher.changed()
