"""All tables of this node: opening them from the log, committing what happens, telling whoever looks on.

Any node may serve any table. What a node has in memory is a cache: if the log's key shows that another node was faster, it
reads on and tries again.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, delete, insert, text, update

from soiree.core.errors import SoireeError
from soiree.core.game import OptionValue
from soiree.server import metrics
from soiree.server.runtime.autoplay import Make, Tending
from soiree.server.runtime.live_table import Place, Watcher
from soiree.server.storage import ratings, schema
from soiree.server.storage.store import Conflict, Store
from soiree.server.storage.tables import LATE, NoTable, read_closed, read_news, read_numbers, read_overdue, read_table, seated_text
from soiree.server.table import events as entries
from soiree.server.table.clock import ClockRules
from soiree.server.table.events import Private, Public
from soiree.server.table.snapshot import look
from soiree.server.table.state import Header, Wrong, new_id, now_ms
from soiree.server.table.table import Table, row_of
from soiree.server.workers.pool import Thinkers

TRIES = 8  # how often a decision is tried again when another node was faster
ASLEEP_AFTER = 60.0  # seconds without anything happening before a table leaves memory
SWEEP_EVERY = 2.0  # seconds between looks for tables whose bots or clocks nobody tends

journal = logging.getLogger("soiree.tables")
T = TypeVar("T")
SEATING = entries.Sat | entries.Stood | entries.Resigned | entries.Left | entries.Returned  # who decides where has changed


class Tables:
    def __init__(self, store: Store, thinkers: Thinkers, publish: Callable[[str], None] | None) -> None:
        self.store = store
        self._publish = publish  # tells the other nodes, if there are any
        self._places: dict[str, Place] = {}
        self._tending = Tending(thinkers, self._commit)
        self.opened_at = now_ms()  # the house, not always this node: nobody's real-time clock ran before
        self._closed_since = self.opened_at
        self._sweeper: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ the node's day

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        tasks = [task for place in self._places.values() for task in self._tending.stop(place)]
        tasks += self._tending.falling()
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _sweep(self) -> None:
        """Wakes tables that nobody tends, and lets quiet ones sleep."""
        while True:
            try:
                for id in await self.store.read(read_overdue):
                    await self.wake(id)
                if self._publish is not None:
                    await self._compare()
                await self._hear_closings()
            except Exception:
                journal.exception("sweep")
            quiet = time.monotonic() - ASLEEP_AFTER
            for place in [place for place in self._places.values() if place.touched < quiet and not place.lock.locked()]:
                if place.bots or (place.flag is not None and place.table is not None):
                    continue
                place.table = None
                if not place.watchers:
                    del self._places[place.id]
            metrics.TABLES.set(len(self._places))
            await asyncio.sleep(SWEEP_EVERY)

    async def _hear_closings(self) -> None:
        since, self._closed_since = self._closed_since - LATE, now_ms()
        for id in await self.store.read(lambda disk: read_closed(disk, since)):
            await self.heard(id)

    async def _compare(self) -> None:
        """A node that dies, or a lost word of Redis', may leave something untold: compares what is in memory with the log."""
        awake = {place.id: place.table.number for place in self._places.values() if place.table is not None}
        for id, number in await self.store.read(lambda disk: read_numbers(disk, list(awake))):
            if number > awake[id]:
                await self.heard(id)

    # ------------------------------------------------------------ laying and opening

    async def lay(
        self,
        game: str,
        seats: int,
        options: dict[str, OptionValue],
        clock: ClockRules,
        listed: bool,
        aids: bool,
        sat: list[entries.Sat],
        owner: str,
        hints: bool = False,
        stand_in: str = "",
    ) -> str:
        """A new table with whoever sits down at once."""
        id, now = new_id(), now_ms()
        header = Header(id, game, seats, options, clock, listed, aids, owner, secrets.token_bytes(32), now, hints, stand_in)
        table = Table(header, self.opened_at)
        rows = []
        for number, entry in enumerate(sat, start=1):
            table.happen(number, now, entry)
            rows.append(row_of(id, 0, number, now, entry))

        def lay_down(disk: Connection) -> None:
            disk.execute(
                insert(schema.tables).values(
                    id=id,
                    game=game,
                    seats=seats,
                    options=msgspec.json.encode(options).decode(),
                    clock=msgspec.json.encode(clock).decode(),
                    listed=listed,
                    aids=aids,
                    hints=hints,
                    stand_in=stand_in,
                    owner=owner,
                    seed=header.seed.hex(),
                    status="open",
                    seated=seated_text(table),
                    created_at=now,
                    changed_at=now,
                    wake_at=None,
                )
            )
            note_people(disk, id, sat)

        await self.store.write(rows, lay_down)
        return id

    async def awake(self, place: Place) -> Table:
        """The table, read from its log if it sleeps. The place is locked."""
        place.touched = time.monotonic()
        if place.table is None or place.stale:
            place.stale = False
            begun = time.perf_counter()
            place.table = await self.store.read(lambda disk: read_table(disk, place.id, self.opened_at))
            metrics.OPENINGS.observe(time.perf_counter() - begun)
        return place.table

    def _place(self, id: str) -> Place:
        place = self._places.get(id)
        if place is None:
            place = self._places[id] = Place(id)
        return place

    def _open(self, id: str) -> "_Opened":
        """The place and its table, locked and awake."""
        return _Opened(self, self._place(id))

    def forget(self, place: Place) -> None:
        self._places.pop(place.id, None)

    async def on(self, id: str, act: Callable[[Table], T]) -> T:
        """Does something with an awake, locked table."""
        async with self._open(id) as (_, table):
            return act(table)

    async def wake(self, id: str, anew: bool = False) -> None:
        """Opens the table and tends its bots and clocks; `anew`: whoever comes may know more than this node."""
        async with self._open(id) as (place, table):
            if anew and self._publish is not None:
                await self._read_on(place, table)
            else:
                self._tending.tend(place, table)

    def read_again(self) -> None:
        """Every table is read anew when it is next asked for: something in old rows has changed."""
        for place in self._places.values():
            place.stale = True

    # ------------------------------------------------------------ looking

    async def look(self, id: str, person: str | None, since: int) -> bytes:
        """What the person sees of the table. Whoever looks also wakes its bots and clocks."""
        async with self._open(id) as (place, table):
            self._tending.tend(place, table)
            return look(table, None if person is None else table.seat_of(person), since, place.connected(table), [])

    async def look_for(self, id: str, person: str | None, since: int, done: list[str]) -> tuple[bytes, tuple[int, int]]:
        """A look with its version: the number, and how far the reader's own desk is."""
        async with self._open(id) as (place, table):
            seat = None if person is None else table.seat_of(person)
            version = (table.number, 0 if seat is None else table.lanes[seat])
            return look(table, seat, min(since, table.number), place.connected(table), done), version

    def watch(self, id: str, watcher: Watcher) -> None:
        place = self._place(id)
        place.watchers.add(watcher)
        place.tell()

    def unwatch(self, id: str, watcher: Watcher) -> None:
        place = self._place(id)
        place.watchers.discard(watcher)
        place.tell()

    # ------------------------------------------------------------ committing

    async def decide(self, id: str, seat_of: Callable[[Table], int], move_id: str, token: str | None, lag: int = 0) -> None:
        """A decision (no token: taking the last one back). Returns when it is on disk; a retry with the same id does nothing."""

        def make(table: Table) -> tuple[dict[int, list[Private]], list[Public]]:
            seat = seat_of(table)
            if move_id in table.ids[seat]:
                return {}, []
            try:
                table.must_be_there(seat)
                return table.take_back(seat, move_id) if token is None else table.decide(seat, move_id, token, lag)
            except (Wrong, SoireeError):
                metrics.REFUSALS.labels(table.header.game).inc()
                raise

        table = await self._commit(id, make)
        metrics.MOVES.labels(table.header.game).inc()

    async def happen(self, id: str, make: Callable[[Table], list[Public]]) -> None:
        """Things that are no decision of the game: sitting down, chatting, resigning."""
        await self._commit(id, lambda table: ({}, make(table)))

    async def _commit(self, id: str, make: Make) -> Table:
        for _ in range(TRIES):
            async with self._open(id) as (place, table):
                try:
                    private, public = make(table)
                except (Wrong, SoireeError):
                    raise
                except Exception:
                    place.table = None  # whatever is in memory now, the log knows better
                    raise
                if not private and not public:
                    return table
                try:
                    await self._write(table, private, public)
                except Conflict:
                    place.table = None
                    metrics.CONFLICTS.inc()
                    continue
                except BaseException:
                    place.table = None
                    raise
                if self._publish is not None:
                    self._publish(id)
                self._tending.tend(place, table)
                if public:
                    place.tell()
                else:
                    place.tell_owners(table, set(private))
                    if self._publish is not None and table.match is not None and table.match.sealed:
                        await self._read_on(place, table)  # another seat may have decided elsewhere at the same moment
                return table
        raise Conflict

    async def _write(self, table: Table, private: dict[int, list[Private]], public: list[Public]) -> None:
        now = now_ms()
        id, number = table.header.id, table.number
        status = table.status
        lanes = [
            row_of(id, seat + 1, table.lanes[seat] + place, now, entry)
            for seat, laid in private.items()
            for place, entry in enumerate(laid, start=1)
        ]
        rows = lanes + [row_of(id, 0, number + place, now, entry) for place, entry in enumerate(public, start=1)]
        for seat, laid in private.items():
            table.lanes[seat] += len(laid)
        for place, entry in enumerate(public, start=1):
            table.happen(number + place, now, entry)
        ended = next((entry for entry in public if isinstance(entry, entries.Ended)), None)
        seating = any(isinstance(entry, SEATING) for entry in public)
        values: dict[str, object] = {}
        if ended or seating or table.status != status or (public and table.tended):
            values = {"changed_at": now, "status": table.status, "wake_at": table.wakes_at()}
        if seating:
            values["seated"] = seated_text(table)
        if not values and not any(isinstance(entry, entries.Said) for entry in public):
            await self.store.write(rows)
            return

        def also(disk: Connection) -> None:
            if values:
                disk.execute(update(schema.tables).where(schema.tables.c.id == id).values(**values))
            note_people(disk, id, public)
            if ended is not None:
                ratings.note_result(disk, table, ended, now)

        await self.store.write(rows, also)

    # ------------------------------------------------------------ other nodes

    async def heard(self, id: str) -> None:
        """Another node has written to the table: read on, if anybody here looks at it."""
        place = self._places.get(id)
        if place is None:
            return
        async with place.lock:
            if not place.watchers and not place.bots:
                place.table = None  # read when it is next asked for
            elif place.table is None:
                self._tending.tend(place, await self.awake(place))
                place.tell()
            else:
                await self._read_on(place, place.table)

    async def _read_on(self, place: Place, table: Table) -> None:
        """Goes on with what others have written, and closes the phase if it is now complete. The place is locked."""
        try:
            rows = await self.store.read(lambda disk: read_news(disk, table))
            lanes = table.read(rows)
            private, public = table.settle_if_complete() if table.actors else ({}, [])
            if public:
                await self._write(table, private, public)
        except Conflict:  # another node has closed it, and says so
            place.table = None
            metrics.CONFLICTS.inc()
            return
        except BaseException:
            place.table = None
            raise
        if public and self._publish is not None:
            self._publish(place.id)
        self._tending.tend(place, table)
        if public or 0 in lanes:
            place.tell()
        elif lanes:
            place.tell_owners(table, {lane - 1 for lane in lanes})


class _Opened:
    """`async with`: a place and its table, locked and awake. Every move and look comes through here: a generator would cost more."""

    __slots__ = ("_place", "_tables")

    def __init__(self, tables: Tables, place: Place) -> None:
        self._tables = tables
        self._place = place

    async def __aenter__(self) -> tuple[Place, Table]:
        place = self._place
        await place.lock.acquire()
        try:
            return place, await self._tables.awake(place)
        except BaseException as error:
            place.lock.release()
            if isinstance(error, NoTable):
                self._tables.forget(place)
            raise

    async def __aexit__(self, *raised: object) -> None:
        self._place.lock.release()


NOTE_TRACE = text("INSERT INTO traces (person, table_id) VALUES (:person, :table) ON CONFLICT DO NOTHING")


def note_people(disk: Connection, id: str, happened: list[entries.Sat] | list[Public]) -> None:
    """Keeps in mind who sits at which table, so that a person finds the way back, and who stands in its log, to be forgotten one day."""
    sittings = schema.sittings
    for entry in happened:
        if isinstance(entry, entries.Said):
            disk.execute(NOTE_TRACE, {"person": entry.person, "table": id})
        elif isinstance(entry, entries.Sat) and not entry.bot:
            disk.execute(insert(sittings).values(person=entry.person, table_id=id, seat=entry.seat))
            disk.execute(NOTE_TRACE, {"person": entry.person, "table": id})
        elif isinstance(entry, entries.Stood):
            disk.execute(delete(sittings).where(sittings.c.table_id == id, sittings.c.seat == entry.seat))
