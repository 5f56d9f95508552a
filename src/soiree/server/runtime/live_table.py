"""A table in the memory of this node: its cached state, its lock, and who watches it through this node."""

import asyncio
import time
from typing import Protocol

from soiree.server.table.state import TableState
from soiree.server.table.table import Table

PRESENCE_INTERVAL = 1.0  # seconds between two notifications that players have come or gone
PRESENT_FOR = 60.0  # seconds that somebody who looks at a table over HTTP is there


class Watcher(Protocol):
    """Somebody who is notified of changes of a table."""

    person: str | None

    def notify(self) -> None:
        """The table has changed: the watcher can ask for a snapshot."""


class LiveTable:
    """`table` is None until it is read from the log. `Autoplay` keeps its tasks here, so that the table stays in memory with them."""

    __slots__ = (
        "bot_tasks",
        "id",
        "last_used",
        "lock",
        "looked_at",
        "presence_timer",
        "presence_told",
        "stale",
        "table",
        "timer",
        "visits",
        "watchers",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.stale = False  # old rows of the log have changed: the table is read again
        self.watchers: set[Watcher] = set()
        self.last_used = time.monotonic()
        self.looked_at = -PRESENT_FOR  # over HTTP, by anybody
        self.visits: dict[int, float] = {}  # seat -> when its player has last looked at the table over HTTP
        self.bot_tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}  # seat -> draft version, and the task that asks the bot
        self.timer: asyncio.TimerHandle | None = None  # of the next time-out
        self.presence_timer: asyncio.TimerHandle | None = None  # until watchers see who is connected
        self.presence_told = -PRESENCE_INTERVAL  # when they last did

    @property
    def busy(self) -> bool:
        """Whether the server has something to do at this table without a request."""
        return bool(self.bot_tasks) or (self.timer is not None and self.table is not None)

    def people(self) -> set[str]:
        """Who watches through this node, as far as they are signed in."""
        return {watcher.person for watcher in self.watchers if watcher.person is not None}

    def connected(self, state: TableState) -> set[int]:
        """The seats whose players watch through this node."""
        people = self.people()
        return {seat for seat, player in enumerate(state.players) if player is not None and player.person in people}

    def look(self, seat: int | None) -> None:
        """A player, or an onlooker, looks at the table over HTTP."""
        self.looked_at = time.monotonic()
        if seat is not None:
            self.visits[seat] = self.looked_at

    @property
    def watched(self) -> bool:
        """Whether anybody looks on through this node."""
        return bool(self.watchers) or time.monotonic() - self.looked_at < PRESENT_FOR

    def has_players(self, state: TableState) -> bool:
        """Whether a player who is a person is there, through this node."""
        latest = max((at for seat, at in self.visits.items() if not state.bot_at(seat)), default=None)
        if latest is not None and time.monotonic() - latest < PRESENT_FOR:
            return True
        return any(not state.bot_at(seat) for seat in self.connected(state))

    def notify_presence(self) -> None:
        """Players have come or gone: notifies everybody, but not more often than once in PRESENCE_INTERVAL."""
        if self.presence_timer is None:
            wait = self.presence_told + PRESENCE_INTERVAL - time.monotonic()
            self.presence_timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._tell_presence)

    def _tell_presence(self) -> None:
        self.presence_timer, self.presence_told = None, time.monotonic()
        self.notify()

    def notify(self) -> None:
        for watcher in self.watchers:
            watcher.notify()

    def notify_players(self, state: TableState, seats: set[int]) -> None:
        """Notifies the players of these seats only: nobody else may know that a draft has changed."""
        people = {player.person for seat in seats if (player := state.players[seat]) is not None}
        for watcher in self.watchers:
            if watcher.person in people:
                watcher.notify()
