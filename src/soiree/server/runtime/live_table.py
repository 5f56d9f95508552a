"""A table in the memory of this node: its cached state, its lock, and who watches it through this node."""

import asyncio
import copy
import time
from collections import OrderedDict, deque
from typing import NamedTuple, Protocol

from soiree.server.table.state import TableState
from soiree.server.table.summary import LineKeys
from soiree.server.table.table import Table
from soiree.server.timestamps import now_ms

HISTORY = 32  # log lines that are kept for the report of a stall
REFUSALS_KEPT = 64  # the latest of a person at a table
RequestKey = tuple[str, str]  # a person, and the id that they have chosen for a request

PRESENCE_INTERVAL = 1.0  # seconds between two notifications that players have come or gone
ONLOOKERS_INTERVAL = 3.0  # seconds between two notifications that onlookers have come or gone: they may be many, and matter less
PRESENT_FOR = 60.0  # seconds that somebody who looks at a table over HTTP is there


class Watcher(Protocol):
    """Somebody who is notified of changes of a table."""

    person: str | None
    present: bool  # whether somebody looks at the table, and not only waits for a request to be answered
    visible: bool  # whether they can see it: False while the page is in the background

    def notify(self) -> None:
        """The table has changed: the watcher can ask for a snapshot."""


class SentLines:
    """The lines of a table as its players were last sent them, and of which version of it. Kept by `streams`."""

    __slots__ = ("keys", "version")

    def __init__(self) -> None:
        self.version: object = None  # None: nothing was sent yet
        self.keys: LineKeys = ((), {})


class BotTask(NamedTuple):
    """A bot that is being asked."""

    version: int  # of the seat's draft
    asked_at: float  # by the monotonic clock
    task: asyncio.Task[None]


class LiveTable:
    """`table` is None until it is read from the log. `Autoplay` keeps its tasks here, so that the table stays in memory with them."""

    __slots__ = (
        *("_refusals", "announced", "behind", "bot_tasks", "checked_at", "elsewhere", "history", "id", "last_used", "lock", "looked_at"),
        *("_onlookers_timer", "_onlookers_sent", "onlookers_elsewhere", "onlookers_here", "sent_lines"),
        *("presence_timer", "presence_sent_at", "refreshing", "repairs", "stale", "subscribed", "table", "timer", "visits", "watchers"),
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.stale = False  # old rows of the log have changed: the table is read again
        self.behind = False  # another node has written rows that the table does not have
        self.subscribed = False  # whether changes at other nodes are received
        self.refreshing = False
        self.checked_at = 0.0  # when the table had everything that the log had, by the monotonic clock
        self.watchers: set[Watcher] = set()
        self.elsewhere: frozenset[str] = frozenset()  # players who watch through other nodes
        self.onlookers_here = 0  # who watch through this node and have no seat
        self.onlookers_elsewhere = 0
        self.sent_lines = SentLines()
        self.announced: tuple[int, tuple[int, ...]] = (-1, ())  # number and draft versions that the watchers were last notified of
        self.last_used = time.monotonic()
        self.looked_at = -PRESENT_FOR  # over HTTP, by anybody
        self.visits: dict[int, float] = {}  # seat -> when its player has last looked at the table over HTTP
        self.bot_tasks: dict[int, BotTask] = {}  # by seat
        self.timer: asyncio.TimerHandle | None = None  # of the next time-out
        self.repairs = 0  # by the watchdog, since the last change
        self._refusals: dict[str, OrderedDict[str, Exception]] = {}  # person -> request id -> why it was refused
        self.history: deque[tuple[object, ...]] = deque(maxlen=HISTORY)
        self.presence_timer: asyncio.TimerHandle | None = None  # until watchers see who is connected
        self.presence_sent_at = -PRESENCE_INTERVAL  # when they last did
        self._onlookers_timer: asyncio.TimerHandle | None = None  # until watchers see how many onlookers there are
        self._onlookers_sent = 0

    @property
    def busy(self) -> bool:
        """Whether the server has something to do at this table without a request."""
        return bool(self.bot_tasks) or (self.timer is not None and self.table is not None)

    @property
    def in_use(self) -> bool:
        """Whether somebody waits for changes of this table at this node."""
        return bool(self.watchers) or self.busy

    def people(self) -> set[str]:
        """Who watches through this node, as far as they are signed in."""
        return {watcher.person for watcher in self.watchers if watcher.person is not None}

    def connected(self, state: TableState) -> set[int]:
        """The seats whose players watch, through any node."""
        people = self.people() | self.elsewhere
        return {seat for seat, player in enumerate(state.players) if player is not None and player.person in people}

    def is_seen_by(self, person: str) -> bool:
        """Whether a person can see the table, through this node: a page in the background does not count."""
        return any(watcher.person == person and watcher.visible for watcher in self.watchers)

    def seen_by(self) -> set[str | None]:
        """Who can see the table through this node; None for those who are not signed in."""
        return {watcher.person for watcher in self.watchers if watcher.visible}

    @property
    def onlookers(self) -> int:
        """How many watch without a seat, through any node."""
        return self.onlookers_here + self.onlookers_elsewhere

    def count_onlookers(self, state: TableState) -> None:
        """A person with two windows counts once; somebody who is not signed in counts once for each window."""
        players = {player.person for player in state.players if player is not None}
        unknown = sum(watcher.person is None and watcher.present for watcher in self.watchers)
        self.onlookers_here = unknown + len(self.people() - players)

    def look(self, seat: int | None) -> None:
        """A player, or an onlooker, looks at the table over HTTP."""
        self.looked_at = time.monotonic()
        if seat is not None:
            self.visits[seat] = self.looked_at

    @property
    def watched(self) -> bool:
        """Whether anybody watches through this node."""
        return bool(self.watchers) or time.monotonic() - self.looked_at < PRESENT_FOR

    def has_players(self, state: TableState) -> bool:
        """Whether a player who is a person is there, through this node."""
        latest = max((at for seat, at in self.visits.items() if not state.bot_at(seat)), default=None)
        if latest is not None and time.monotonic() - latest < PRESENT_FOR:
            return True
        return any(not state.bot_at(seat) for seat in self.connected(state))

    def raise_refusal(self, request: RequestKey) -> None:
        """Refuses a request again that was refused before."""
        person, id = request
        if id in self._refusals.get(person, ()):
            raise copy.copy(self._refusals[person][id])

    def keep_refusal(self, request: RequestKey, error: Exception) -> None:
        person, id = request
        kept = self._refusals.setdefault(person, OrderedDict())
        kept[id] = copy.copy(error)  # without its traceback, which holds on to the request
        if len(kept) > REFUSALS_KEPT:
            kept.popitem(last=False)

    def note(self, *what: object) -> None:
        """Remembers what happened here, for the report of a stall. Numbers and seats only."""
        self.history.append((now_ms(), *what))

    def announce(self, state: TableState) -> None:
        """Notifies those for whom something is new since the last time: all of a public event, a player of their own draft."""
        number, versions = self.announced
        self.announced = (state.number, tuple(state.draft_versions))
        if self.announced != (number, versions):
            self.repairs = 0
        if state.number != number:
            if state.status == "open":  # an onlooker may have taken a seat, or a player left one
                self.count_onlookers(state)
            self.notify()
        elif self.announced[1] != versions:
            self.notify_players(state, {seat for seat, version in enumerate(versions) if version != state.draft_versions[seat]})

    def notify_presence(self) -> None:
        """Players have come or gone: notifies everybody, but not more often than once in PRESENCE_INTERVAL."""
        if self.presence_timer is None:
            wait = self.presence_sent_at + PRESENCE_INTERVAL - time.monotonic()
            self.presence_timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._send_presence)

    def _send_presence(self) -> None:
        self.presence_timer, self.presence_sent_at = None, time.monotonic()
        self.notify()

    def notify_onlookers(self) -> None:
        """Onlookers have come or gone: notifies everybody, if there are more or less of them after ONLOOKERS_INTERVAL."""
        if self._onlookers_timer is None:
            self._onlookers_timer = asyncio.get_running_loop().call_later(ONLOOKERS_INTERVAL, self._send_onlookers)

    def _send_onlookers(self) -> None:
        self._onlookers_timer = None
        if self.onlookers != self._onlookers_sent:
            self._onlookers_sent = self.onlookers
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
