"""The tables of this node: opens them from the log, appends events, and notifies the watchers.

Any node serves any table. The state in memory is a cache of the log: when the log's key shows that another node has written
first, the cached state is discarded, read again, and the change is tried again.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from soiree.core.errors import SoireeError
from soiree.core.game import OptionValue
from soiree.server import metrics
from soiree.server.refusals import RequestRefused, TableNotFound
from soiree.server.runtime.live_table import LiveTable, Watcher
from soiree.server.storage import ratings
from soiree.server.storage import tables as storage
from soiree.server.storage.store import LogConflict, Store
from soiree.server.table import events
from soiree.server.table.clock import ClockRules
from soiree.server.table.events import Changes, PrivateEvent, PublicEvent
from soiree.server.table.snapshot import encode_snapshot
from soiree.server.table.state import TableHeader, TableState
from soiree.server.table.table import Table
from soiree.server.timestamps import now_ms

MAX_TRIES = 8  # for one change, when other nodes write first
EVICT_AFTER = 60.0  # seconds without use
SYNC_INTERVAL = 2.0  # seconds

log = logging.getLogger("soiree.tables")
T = TypeVar("T")
Decide = Callable[[Table, int], Changes]  # what to append to the log of a table, at a time in milliseconds
Listener = Callable[[LiveTable, Table], None]


def new_id() -> str:
    """A table's id: cannot be guessed, and does not look like an option after `soiree admin show`."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


def new_header(
    game: str,
    seats: int,
    options: dict[str, OptionValue],
    clock: ClockRules,
    owner: str,
    *,
    listed: bool = True,
    aids: bool = True,
    hints: bool = False,
    stand_in: str = "",
) -> TableHeader:
    """The header of a new table, with a new id and a new seed."""
    return TableHeader(new_id(), game, seats, options, clock, listed, aids, owner, secrets.token_bytes(32), now_ms(), hints, stand_in)


def count_moves(game: str, public: Sequence[PublicEvent]) -> None:
    """Counts the decisions that these events make final."""
    steps = [step for event in public if isinstance(event, events.StepsCommitted) for step in event.steps.split()]
    if steps:
        metrics.MOVES.labels(game).inc(sum(not step.startswith("*") for step in steps))


class TableRegistry:
    """`publish` notifies the other nodes of a changed table; None if there are none."""

    def __init__(self, store: Store, publish: Callable[[str], None] | None) -> None:
        self.store = store
        self.started_at = now_ms()  # of the server or cluster: live clocks do not run before
        self._publish = publish
        self._live: dict[str, LiveTable] = {}
        self._listeners: list[Listener] = []
        self._closed_checked = self.started_at
        self._sync_task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sync_task = asyncio.create_task(self._sync())

    async def close(self) -> None:
        if self._sync_task is not None:
            self._sync_task.cancel()
            await asyncio.gather(self._sync_task, return_exceptions=True)

    def on_change(self, listener: Listener) -> None:
        """Calls the listener with each table that was opened or has changed, while its lock is held."""
        self._listeners.append(listener)

    def live_tables(self) -> list[LiveTable]:
        return list(self._live.values())

    # ------------------------------------------------------------ opening

    async def create(self, header: TableHeader, players: Sequence[events.SeatTaken]) -> str:
        """Creates a table with the players who are seated from the beginning. Returns its id."""
        state = TableState(header, self.started_at)
        rows = state.append({}, list(players), header.created_at)
        await self.store.write(rows, lambda connection: storage.insert_table(connection, state, players))
        return header.id

    async def read(self, id: str, query: Callable[[Table], T]) -> T:
        """The answer to a query of the table."""
        async with self._open(id) as (_, table):
            return query(table)

    async def wake(self, id: str, refresh: bool = False) -> None:
        """Opens the table, so that its bots and clocks run. With `refresh` it is first brought up to the log."""
        async with self._open(id) as (live, table):
            if refresh and self._publish is not None:
                await self._read_new_rows(live, table)
            else:
                self._changed(live, table)

    def invalidate_all(self) -> None:
        """Every table is read again when it is next used: old rows of logs have changed."""
        for live in self._live.values():
            live.stale = True

    async def load(self, live: LiveTable) -> Table:
        """The table, read from its log if it is not in memory. The lock is held."""
        live.last_used = time.monotonic()
        if live.table is None or live.stale:
            live.stale = False
            started = time.perf_counter()
            live.table = await self.store.read(lambda connection: storage.read_table(connection, live.id, self.started_at))
            metrics.OPENINGS.observe(time.perf_counter() - started)
        return live.table

    def discard(self, live: LiveTable) -> None:
        self._live.pop(live.id, None)

    def _live_table(self, id: str) -> LiveTable:
        live = self._live.get(id)
        if live is None:
            live = self._live[id] = LiveTable(id)
        return live

    def _open(self, id: str) -> "_Opened":
        return _Opened(self, self._live_table(id))

    def _changed(self, live: LiveTable, table: Table) -> None:
        for listener in self._listeners:
            listener(live, table)

    # ------------------------------------------------------------ watching

    async def snapshot(self, id: str, person: str | None, since: int) -> bytes:
        """The table as the person may see it."""
        async with self._open(id) as (live, table):
            self._changed(live, table)
            state = table.state
            seat = None if person is None else state.seat_of(person)
            return encode_snapshot(state, seat, since, live.connected(state), [], now_ms())

    async def versioned_snapshot(self, id: str, person: str | None, since: int, done: list[str]) -> tuple[bytes, tuple[int, int]]:
        """A snapshot and its version: the number of the last public event, and the version of the reader's draft."""
        async with self._open(id) as (live, table):
            state = table.state
            seat = None if person is None else state.seat_of(person)
            version = (state.number, 0 if seat is None else state.draft_versions[seat])
            return encode_snapshot(state, seat, min(since, state.number), live.connected(state), done, now_ms()), version

    def watch(self, id: str, watcher: Watcher) -> None:
        live = self._live_table(id)
        live.watchers.add(watcher)
        live.notify()

    def unwatch(self, id: str, watcher: Watcher) -> None:
        live = self._live_table(id)
        live.watchers.discard(watcher)
        live.notify()

    # ------------------------------------------------------------ appending

    async def append(self, id: str, decide: Callable[[Table], list[PublicEvent]]) -> None:
        """Appends public events; see `commit`."""
        await self.commit(id, lambda table, _now: ({}, decide(table)))

    async def commit(self, id: str, decide: Decide) -> Table:
        """Appends what `decide` returns to the log and notifies watchers and other nodes. When it returns, the events are on disk.

        `decide` is called again, with the table as it then is, if another node has written first.
        """
        for _ in range(MAX_TRIES):
            async with self._open(id) as (live, table):
                now = now_ms()
                try:
                    private, public = decide(table, now)
                except (RequestRefused, SoireeError):
                    raise
                except Exception:
                    live.table = None  # it may be half changed
                    raise
                if not private and not public:
                    return table
                try:
                    await self._write(table, private, public, now)
                except LogConflict:
                    live.table = None
                    metrics.CONFLICTS.inc()
                    continue
                except BaseException:
                    live.table = None
                    raise
                count_moves(table.header.game, public)
                if self._publish is not None:
                    self._publish(id)
                self._changed(live, table)
                if public:
                    live.notify()
                else:
                    live.notify_players(table.state, set(private))
                    if self._publish is not None and table.state.match is not None and table.state.match.sealed:
                        await self._read_new_rows(live, table)  # another seat may have decided at another node at the same moment
                return table
        raise LogConflict

    async def _write(self, table: Table, private: dict[int, list[PrivateEvent]], public: list[PublicEvent], now: int) -> None:
        state = table.state
        id, status = state.header.id, state.status
        rows = state.append(private, public, now)
        ended = next((event for event in public if isinstance(event, events.GameEnded)), None)
        seating_changed = any(isinstance(event, events.SeatingEvent) for event in public)
        values: dict[str, object] = {}
        if ended or seating_changed or state.status != status or (public and state.needs_autoplay):
            values = {"changed_at": now, "status": state.status, "wake_at": state.wake_at(now)}
        if seating_changed:
            values["seated"] = storage.players_json(state)
        if not values and not any(isinstance(event, events.ChatSent) for event in public):
            await self.store.write(rows)
            return

        def statements(connection: Connection) -> None:
            if values:
                storage.update_table(connection, id, values)
            storage.index_people(connection, id, public)
            if ended is not None:
                ratings.add_result(connection, state, ended, now)

        await self.store.write(rows, statements)

    # ------------------------------------------------------------ other nodes

    async def refresh(self, id: str) -> None:
        """Another node has written to the table: reads the new rows if the table is used here."""
        live = self._live.get(id)
        if live is None:
            return
        async with live.lock:
            if not live.watchers and not live.bot_tasks:
                live.table = None  # read when it is next used
            elif live.table is None:
                self._changed(live, await self.load(live))
                live.notify()
            else:
                await self._read_new_rows(live, live.table)

    async def _read_new_rows(self, live: LiveTable, table: Table) -> None:
        """Applies what other nodes have written, and closes a sealed phase if it is now complete. The lock is held."""
        state = table.state
        try:
            lanes = state.apply_rows(await self.store.read(lambda connection: storage.read_new_rows(connection, state)))
            now = now_ms()
            private, public = table.commit_complete_drafts(now) if state.actors else ({}, [])
            if public:
                await self._write(table, private, public, now)
        except LogConflict:  # another node has closed the phase, and notifies this one
            live.table = None
            metrics.CONFLICTS.inc()
            return
        except BaseException:
            live.table = None
            raise
        if public and self._publish is not None:
            self._publish(live.id)
        self._changed(live, table)
        if public or 0 in lanes:
            live.notify()
        elif lanes:
            live.notify_players(state, {lane - 1 for lane in lanes})

    async def _sync(self) -> None:
        """Every two seconds: finds changes that were not published, and evicts unused tables."""
        while True:
            try:
                if self._publish is not None:
                    await self._refresh_outdated()
                await self._refresh_closed()
            except Exception:
                log.exception("sync failed")
            self._evict()
            metrics.TABLES.set(len(self._live))
            await asyncio.sleep(SYNC_INTERVAL)

    async def _refresh_outdated(self) -> None:
        """Compares the tables in memory with the log: a node can die, or Redis lose a message, before a change is published."""
        loaded = {live.id: live.table.state.number for live in self._live.values() if live.table is not None}
        for id, number in await self.store.read(lambda connection: storage.read_numbers(connection, list(loaded))):
            if number > loaded[id]:
                await self.refresh(id)

    async def _refresh_closed(self) -> None:
        since, self._closed_checked = self._closed_checked - storage.OVERDUE_AFTER, now_ms()
        for id in await self.store.read(partial(storage.read_closed, since=since)):
            await self.refresh(id)

    def _evict(self) -> None:
        unused_since = time.monotonic() - EVICT_AFTER
        for live in [live for live in self._live.values() if live.last_used < unused_since and not live.lock.locked()]:
            if live.busy:
                continue
            live.table = None
            if not live.watchers:
                del self._live[live.id]


class _Opened:
    """`async with`: a live table and its table, loaded and locked. A class, because a generator is slower and every move needs it."""

    __slots__ = ("_live", "_registry")

    def __init__(self, registry: TableRegistry, live: LiveTable) -> None:
        self._registry = registry
        self._live = live

    async def __aenter__(self) -> tuple[LiveTable, Table]:
        live = self._live
        await live.lock.acquire()
        try:
            return live, await self._registry.load(live)
        except BaseException as error:
            live.lock.release()
            if isinstance(error, TableNotFound):
                self._registry.discard(live)
            raise

    async def __aexit__(self, *raised: object) -> None:
        self._live.lock.release()
