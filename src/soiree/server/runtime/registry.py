"""The tables of this node: opens them from the log, appends events, and notifies the watchers.

Any node serves any table. The state in memory is a cache of the log: when the log's key shows that another node has written
first, the cached state is discarded, read again, and the change is tried again.
"""

import asyncio
import base64
import hmac
import itertools
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from heapq import nsmallest
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from soiree.core.editions import FIRST
from soiree.core.errors import SoireeError
from soiree.core.game import OptionValue
from soiree.server import metrics
from soiree.server.refusals import NotAllowed, RequestRefused, TableNotFound
from soiree.server.runtime.blocks import Blocks
from soiree.server.runtime.live_table import LiveTable, RequestKey, SentLines, Watcher
from soiree.server.runtime.periodic import Periodic
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
from soiree.server.workers.messages import LEVELS

MAX_TRIES = 8  # for one change, when other nodes write first
EVICT_AFTER = 60.0  # seconds without use
SYNC_INTERVAL = 2.0  # seconds
CHECK_AFTER = 5.0  # seconds: a table that is used is compared with the log at least this often, in case a message was lost
CHECK_ALONE_AFTER = 0.5  # seconds, while changes at other nodes are not reported
POLL_SIZE = 500  # tables that are compared with the log in one round

log = logging.getLogger("soiree.tables")
THINKING = {level: int(seconds * 1000) for level, seconds in LEVELS.items()}  # milliseconds for a decision, by level
T = TypeVar("T")
Decide = Callable[[Table, int], Changes]  # what to append to the log of a table, at a time in milliseconds
Statements = Callable[[Connection], None]
Listener = Callable[[LiveTable, Table], None]
CommitListener = Callable[[TableState, SentLines], None]


def new_id() -> str:
    """A table's id: cannot be guessed, and does not look like an option after `soiree admin show`."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


def id_of_request(key: bytes, person: str, request: str) -> str:
    """The id of the table that a person creates by this request: the same for the same request, and not to be guessed by others."""
    digests = (hmac.digest(key, f"table {person} {request} {number}".encode(), "sha256") for number in itertools.count())
    ids = (base64.urlsafe_b64encode(digest[:16]).rstrip(b"=").decode() for digest in digests)
    return next(id for id in ids if not id.startswith("-"))


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
    edition: str = FIRST,
    friends_only: bool = False,
    id: str = "",
) -> TableHeader:
    """The header of a new table, with a new seed and, if none is given, a new id."""
    seed = secrets.token_bytes(32)
    return TableHeader(
        id or new_id(), game, seats, options, clock, listed, aids, owner, seed, now_ms(), hints, stand_in, edition, friends_only
    )


def _wake_at(state: TableState) -> int | None:
    """When the server has to act at the table without a request."""
    return state.wake_at(state.turn_at, THINKING) if state.needs_autoplay else None


def _now_at(state: TableState) -> int:
    """The time for a snapshot of this table. Where the server never acts without a request, no time is shown that runs."""
    return now_ms() if state.needs_autoplay else 0


def _require_not_removed(state: TableState, person: str | None) -> None:
    if person is not None and person in state.removed:
        raise NotAllowed("removed")


class Peers(Protocol):
    """The other nodes. They call `changed`, `subscribed`, `disconnected` and `invalidate_all` of the registry."""

    def publish(self, table: str) -> None: ...

    def subscribe(self, table: str) -> None: ...

    def unsubscribe(self, table: str) -> None: ...


class TableRegistry:
    """The tables of a node that is alone, until it joins others."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.blocks = Blocks(store)
        self.started_at = now_ms()  # of the server or cluster: live clocks do not run before
        self._peers: Peers | None = None
        self._live: dict[str, LiveTable] = {}
        self._listeners: list[Listener] = []
        self._commit_listeners: list[CommitListener] = []
        self._watch_listeners: list[Callable[[LiveTable], None]] = []
        self._closed_checked = self.started_at
        self._syncing = Periodic(self._sync, SYNC_INTERVAL, log, "sync failed")
        self._refreshes: set[asyncio.Task[None]] = set()

    def join(self, peers: Peers) -> None:
        """Other nodes write to the same database from now on."""
        self._peers = peers

    def start(self) -> None:
        self._syncing.start()

    async def close(self) -> None:
        await self._syncing.close()
        for task in self._refreshes:
            task.cancel()
        await asyncio.gather(*self._refreshes, return_exceptions=True)

    def on_change(self, listener: Listener) -> None:
        """Calls the listener with each table that was read, has changed, or is watched by others than before."""
        self._listeners.append(listener)

    def on_commit(self, listener: CommitListener) -> None:
        """Calls the listener with each table to which this node has written, before the watchers are notified.

        The table comes with the lines that its players were last sent; see `streams`. There are none for a new table.
        """
        self._commit_listeners.append(listener)

    def on_watch(self, listener: Callable[[LiveTable], None]) -> None:
        """Calls the listener with each table that somebody begins or ceases to watch, or to see, through this node."""
        self._watch_listeners.append(listener)

    def live_table(self, id: str) -> LiveTable | None:
        return self._live.get(id)

    def live_tables(self) -> list[LiveTable]:
        return list(self._live.values())

    # ------------------------------------------------------------ opening

    async def create(self, header: TableHeader, first: Sequence[PublicEvent]) -> str:
        """Creates a table with its first events: who is seated from the beginning. Returns its id."""
        state = TableState(header, self.started_at)
        rows = state.append({}, list(first), header.created_at)
        await self.store.write(rows, lambda connection: storage.insert_table(connection, state, first))
        self._committed(state, SentLines())
        return header.id

    async def read(self, id: str, query: Callable[[Table], T]) -> T:
        """The answer to a query of the table."""
        async with self._open(id) as (_, table):
            return query(table)

    async def wake(self, id: str, refresh: bool = False) -> None:
        """Opens the table, so that its bots and clocks run. With `refresh` it is first brought up to the log."""
        async with self._open(id) as (live, table):
            if refresh and self._peers is not None:
                await self._read_new_rows(live, table)
            else:
                self._advanced(live, table)

    async def inspect(self, id: str, look: Callable[[LiveTable, Table], T]) -> T:
        """Calls `look` with the table as the log has it now, while its lock is held."""
        async with self._open(id) as (live, table):
            await self._read_new_rows(live, table)
            assert live.table is not None
            return look(live, live.table)

    async def read_again(self, id: str) -> None:
        """Discards the state in memory, and reads the log from its beginning."""
        live = self._open_live(id)
        async with live.lock:
            live.table = None
            await self.load(live)

    def invalidate_all(self) -> None:
        """Every table is read again when it is next used: old rows of logs have changed."""
        for live in self._live.values():
            live.stale = True

    async def load(self, live: LiveTable) -> Table:
        """The table, read from its log if it is not in memory, or as far as it may be behind the log. The lock is held."""
        live.last_used = now = time.monotonic()
        if live.stale:
            live.table, live.stale = None, False
        if live.table is None:
            live.behind, live.checked_at = False, now
            started = time.perf_counter()
            live.table = await self.store.read(lambda connection: storage.read_table(connection, live.id, self.started_at))
            metrics.OPENINGS.observe(time.perf_counter() - started)
            live.note("read", live.table.state.number)
            if self._peers is not None and not live.subscribed:
                self._peers.subscribe(live.id)
            self._advanced(live, live.table)
        elif self._peers is not None and (live.behind or now > live.checked_at + (CHECK_AFTER if live.subscribed else CHECK_ALONE_AFTER)):
            await self._read_new_rows(live, live.table)
            assert live.table is not None
        return live.table

    def discard(self, live: LiveTable) -> None:
        if self._live.pop(live.id, None) is not None and self._peers is not None:
            self._peers.unsubscribe(live.id)

    def _open_live(self, id: str) -> LiveTable:
        live = self._live.get(id)
        if live is None:
            live = self._live[id] = LiveTable(id)
        return live

    def _open(self, id: str) -> "_Opened":
        return _Opened(self, self._open_live(id))

    def _advanced(self, live: LiveTable, table: Table) -> None:
        """Every change of `live.table` ends here, also the reading of what another node has written: no other code notifies watchers."""
        live.announce(table.state)
        self._notify_listeners(live, table)

    def _committed(self, state: TableState, sent: SentLines) -> None:
        for listener in self._commit_listeners:
            listener(state, sent)

    def _notify_listeners(self, live: LiveTable, table: Table) -> None:
        for listener in self._listeners:
            listener(live, table)

    # ------------------------------------------------------------ watching

    async def snapshot(self, id: str, person: str | None, since: int) -> bytes:
        """The table as the person may see it."""
        async with self._open(id) as (live, table):
            state = table.state
            _require_not_removed(state, person)
            seat = None if person is None else state.seat_of(person)
            live.look(seat)
            self._advanced(live, table)
            hidden = await self._hidden_from(state, person)
            return encode_snapshot(
                state, seat, since, live.connected(state), [], _now_at(state), state.is_stranger(person), live.onlookers, hidden
            )

    async def versioned_snapshot(self, id: str, person: str | None, since: int, done: list[str]) -> tuple[bytes, tuple[int, int]]:
        """A snapshot and its version: the number of the last public event, and the version of the reader's draft."""
        async with self._open(id) as (live, table):
            state = table.state
            _require_not_removed(state, person)
            seat = None if person is None else state.seat_of(person)
            connected, stranger = live.connected(state), state.is_stranger(person)
            hidden = await self._hidden_from(state, person)
            snapshot = encode_snapshot(
                state, seat, min(since, state.number), connected, done, _now_at(state), stranger, live.onlookers, hidden
            )
            return snapshot, state.version_for(seat)

    async def _hidden_from(self, state: TableState, person: str | None) -> frozenset[str]:
        """Whose chat lines a reader does not see. Most tables have no chat, or only the reader's own."""
        if person is None or not state.writers - {person}:
            return frozenset()
        return await self.blocks.hidden_from(person)

    async def version(self, id: str, person: str | None) -> tuple[int, int]:
        """The version of the snapshot that the person would get now."""
        return await self.read(id, lambda table: table.state.version_for(None if person is None else table.state.seat_of(person)))

    def watch(self, id: str, watcher: Watcher) -> None:
        live = self._open_live(id)
        present, seen_by = live.people(), live.seen_by()
        live.watchers.add(watcher)
        watcher.notify()
        self._watchers_changed(live, present, seen_by)

    def unwatch(self, id: str, watcher: Watcher) -> None:
        live = self._live.get(id)
        if live is not None:  # otherwise there is no such table
            present, seen_by = live.people(), live.seen_by()
            live.watchers.discard(watcher)
            self._watchers_changed(live, present, seen_by)

    def visibility_changed(self, id: str) -> None:
        """A watcher can see the table now, or no longer."""
        live = self._live.get(id)
        if live is not None:
            for listener in self._watch_listeners:
                listener(live)

    def onlooking(self, id: str) -> int:
        """How many look at the table through this node. Requests that wait for a change are not among them."""
        live = self._live.get(id)
        return 0 if live is None else sum(watcher.present for watcher in live.watchers)

    def is_watched(self, id: str) -> bool:
        """Whether anybody watches through this node."""
        live = self._live.get(id)
        return live is not None and live.watched

    def _watchers_changed(self, live: LiveTable, before: set[str], seen_before: set[str | None]) -> None:
        """Starts or stops bots; notifies watchers if a player has come or gone, or if the number of onlookers has changed."""
        changed = before ^ live.people()
        onlookers = live.onlookers_here
        if live.table is not None:
            self._notify_listeners(live, live.table)
            changed = {person for person in changed if live.table.state.seat_of(person) is not None}
            live.count_onlookers(live.table.state)
        if changed:
            live.notify_presence()
        if live.onlookers_here != onlookers:
            live.notify_onlookers()
        if changed or live.onlookers_here != onlookers or live.seen_by() != seen_before:
            for listener in self._watch_listeners:
                listener(live)

    # ------------------------------------------------------------ appending

    async def append(self, id: str, decide: Callable[[Table], list[PublicEvent]], also: Statements | None = None) -> None:
        """Appends public events; see `commit`."""
        await self.commit(id, lambda table, _now: ({}, decide(table)), also=also)

    async def commit(self, id: str, decide: Decide, request: RequestKey | None = None, also: Statements | None = None) -> Table:
        """Appends what `decide` returns to the log and notifies watchers and other nodes. When it returns, the events are on disk.

        `decide` is called again, with the table as it then is, if another node has written first. A `request` that is refused stays
        refused, as long as the table is in memory. `also` is executed in the same transaction, if there are events.
        """
        for _ in range(MAX_TRIES):
            async with self._open(id) as (live, table):
                now = now_ms()
                due = _wake_at(table.state)
                if request is not None:
                    live.raise_refusal(request)
                try:
                    private, public = decide(table, now)
                except (RequestRefused, SoireeError) as error:
                    if await self._was_behind(live, table):
                        continue
                    if request is not None and not isinstance(error, NotAllowed):  # strangers can be any number
                        live.keep_refusal(request, error)
                    raise
                except Exception:
                    live.table = None  # it may be half changed
                    raise
                if not private and not public:
                    return table
                decisions = table.state.decisions
                try:
                    await self._write(table, private, public, now, due, also)
                except LogConflict:
                    self._lost_race(live)
                    continue
                except BaseException:
                    live.table = None
                    raise
                if table.state.decisions > decisions:
                    metrics.moves(table.header.game).inc(table.state.decisions - decisions)
                live.checked_at = time.monotonic()
                if self._peers is not None:
                    self._peers.publish(id)
                self._committed(table.state, live.sent_lines)
                self._advanced(live, table)
                if not public and self._peers is not None and table.state.match is not None and table.state.match.sealed:
                    await self._read_new_rows(live, table)  # another seat may have decided at another node at the same moment
                return table
        raise LogConflict

    async def _was_behind(self, live: LiveTable, table: Table) -> bool:
        """Before a request is refused: whether another node has written what this one did not know. The lock is held."""
        if self._peers is None:
            return False
        known = live.announced
        await self._read_new_rows(live, table)
        return live.announced != known

    def _lost_race(self, live: LiveTable) -> None:
        """Another node has written first: the state here is ahead of the log in another way."""
        metrics.CONFLICTS.inc()
        live.note("conflict")
        live.table = None

    async def _write(
        self,
        table: Table,
        private: dict[int, list[PrivateEvent]],
        public: list[PublicEvent],
        now: int,
        due: int | None,
        also: Statements | None = None,
    ) -> None:
        """`due`: what the table's row says about when the server has to act."""
        state = table.state
        id, status = state.header.id, state.status
        rows = state.append(private, public, now)
        ended = next((event for event in public if isinstance(event, events.GameEnded)), None)
        seating_changed = any(isinstance(event, events.SeatingEvent) for event in public)
        values: dict[str, object] = {}
        wake_at = _wake_at(state)
        if ended or seating_changed or state.status != status or (public and state.needs_autoplay):
            values = {"changed_at": now, "status": state.status, "wake_at": wake_at}
        elif wake_at != due:  # a draft of a sealed phase: a bot has decided, or a clock has stopped
            values = {"wake_at": wake_at}
        if seating_changed:
            values["seated"] = storage.players_json(state)
        if any(isinstance(event, events.GameStarted) for event in public):
            values["began"] = True
        if any(isinstance(event, events.FriendsOnlySet) for event in public):
            values["friends_only"] = state.friends_only
        if not values and also is None and not any(isinstance(event, events.ChatSent | events.SeatsReserved) for event in public):
            await self.store.write(rows)
            return

        def statements(connection: Connection) -> None:
            if values:
                storage.update_table(connection, id, values)
            storage.index_people(connection, id, public)
            if ended is not None:
                ratings.add_result(connection, state, ended, now)
            if also is not None:
                also(connection)

        await self.store.write(rows, statements)

    def forget(self, ids: Sequence[str]) -> None:
        """Drops tables that were deleted; a request for one then finds nothing."""
        for live in filter(None, map(self._live.get, ids)):
            live.table = None

    # ------------------------------------------------------------ other nodes

    def changed(self, id: str) -> None:
        """Another node has written to the table: it is read when it is next used, or now if somebody waits for it."""
        live = self._live.get(id)
        if live is not None:
            live.note("changed at another node")
            self._outdated(live)

    def subscribed(self, id: str) -> None:
        """Changes are received from now on; those since the table was read are still unknown."""
        live = self._live.get(id)
        if live is not None:
            live.subscribed = True
            self._outdated(live)

    def disconnected(self) -> None:
        for live in self._live.values():
            live.subscribed = False

    def _outdated(self, live: LiveTable) -> None:
        live.behind = True
        if live.in_use and not live.refreshing:
            live.refreshing = True
            task = asyncio.get_running_loop().create_task(self._refresh(live))
            self._refreshes.add(task)
            task.add_done_callback(self._refreshes.discard)

    async def _refresh(self, live: LiveTable) -> None:
        """Reads what is new, until no other change was reported meanwhile."""
        try:
            while live.behind:
                async with live.lock:
                    await self.load(live)
        except Exception:
            log.exception("reading what another node has written failed", extra={"table": live.id})
        finally:
            live.refreshing = False

    async def refresh(self, id: str) -> None:
        """Reads the new rows of the table, if it is used here."""
        live = self._live.get(id)
        if live is None:
            return
        async with live.lock:
            if not live.in_use:
                live.table = None  # read when it is next used
            elif live.table is None:
                await self.load(live)
            else:
                await self._read_new_rows(live, live.table)

    async def _read_new_rows(self, live: LiveTable, table: Table) -> None:
        """Applies what other nodes have written, and closes a sealed phase if it is now complete. The lock is held."""
        state = table.state
        live.behind, live.checked_at = False, time.monotonic()
        try:
            state.apply_rows(await self.store.read(lambda connection: storage.read_new_rows(connection, state)))
            now = now_ms()
            private, public = table.commit_complete_drafts(now) if state.actors else ({}, [])
            if public:
                await self._write(table, private, public, now, None)
        except LogConflict:  # another node has closed the phase
            self._lost_race(live)
            await self.load(live)
            return
        except BaseException:
            live.table = None
            raise
        if public:
            if self._peers is not None:
                self._peers.publish(live.id)
            self._committed(state, live.sent_lines)
        self._advanced(live, table)

    async def _sync(self) -> None:
        """Finds changes that were not published, and evicts unused tables."""
        try:
            if self._peers is not None:
                await self.compare_with_log()
            await self._refresh_closed()
        finally:
            self._evict()
            metrics.TABLES.set(len(self._live))

    async def compare_with_log(self) -> None:
        """Compares tables with the log: a node can die, or Redis lose a message, before a change is published.

        Only tables that somebody here waits for, and a part of them in each round, longest unchecked first. All of them while Redis is
        down: then changes are found in no other way.
        """
        waiting = [live for live in self._live.values() if live.in_use]
        checked = [live for live in waiting if not live.subscribed]
        checked += nsmallest(POLL_SIZE, (live for live in waiting if live.subscribed), key=lambda live: live.checked_at)
        metrics.POLLED.inc(len(checked))
        now, known = time.monotonic(), {live.id: live for live in checked}
        for id, number in await self.store.read(lambda connection: storage.read_numbers(connection, list(known))):
            if number > known[id].announced[0]:
                await self.refresh(id)
            else:
                known[id].checked_at = now

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
                self.discard(live)


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
