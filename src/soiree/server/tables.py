"""All tables of this node: opening them from the log, committing what happens, telling whoever looks on.

Any node may serve any table. What a node has in memory is a cache: if the log's key shows that another node was faster, it
reads on and tries again.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import msgspec
from sqlalchemy import Connection, insert, select, update

from soiree.core.errors import SoireeError
from soiree.core.game import OptionValue
from soiree.server import entries, metrics, ratings, schema
from soiree.server.bots import Answer, Job, view_hash
from soiree.server.clock import ClockRules
from soiree.server.entries import Private, Public
from soiree.server.look import look
from soiree.server.store import Conflict, Store
from soiree.server.table import Header, Table, Wrong, now_ms, row_of
from soiree.server.thinkers import Thinkers

TRIES = 8  # how often a decision is tried again when another node was faster
ASLEEP_AFTER = 60.0  # seconds without anything happening before a table leaves memory
SWEEP_EVERY = 2.0  # seconds between looks for tables whose bots or clocks nobody tends
LATE = 3000  # milliseconds after which another node tends them

journal = logging.getLogger("soiree.tables")
T = TypeVar("T")


class Watcher(Protocol):
    """Somebody who looks at a table through this node."""

    person: str | None
    lag: int

    def changed(self) -> None:
        """The table has changed; a look may be asked for."""


class Place:
    """A table in the memory of this node: its content, while awake, its lock and its watchers."""

    __slots__ = ("bots", "flag", "id", "lock", "table", "touched", "watchers")

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.watchers: set[Watcher] = set()
        self.touched = time.monotonic()
        self.bots: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.flag: asyncio.TimerHandle | None = None


class NoTable(Wrong):
    """No table has this id."""


class Tables:
    def __init__(self, store: Store, thinkers: Thinkers, publish: Callable[[str], None] | None) -> None:
        self.store = store
        self._thinkers = thinkers
        self._publish = publish  # tells the other nodes, if there are any
        self._places: dict[str, Place] = {}
        self._started_at = now_ms()
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ the node's day

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        tasks = [*self._tasks, *(task for place in self._places.values() for _, task in place.bots.values())]
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for place in self._places.values():
            if place.flag is not None:
                place.flag.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _sweep(self) -> None:
        """Wakes tables that nobody tends, and lets quiet ones sleep."""
        while True:
            try:
                for id in await self.store.read(read_overdue):
                    await self.look(id, None, 0)
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

    def _spawn(self, work: Awaitable[None]) -> None:
        async def run() -> None:
            try:
                await work
            except Exception:
                journal.exception("background")

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

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
    ) -> str:
        """A new table with whoever sits down at once."""
        id, now = secrets.token_urlsafe(16), now_ms()
        header = Header(id, game, seats, options, clock, listed, aids, owner, secrets.token_bytes(32), now)
        table = Table(header, self._started_at)
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
                    owner=owner,
                    seed=header.seed.hex(),
                    status="open",
                    seated=_seated(table),
                    created_at=now,
                    changed_at=now,
                    wake_at=None,
                )
            )

        await self.store.write(rows, lay_down)
        return id

    async def _awake(self, place: Place) -> Table:
        """The table, read from its log if it sleeps. The place is locked."""
        place.touched = time.monotonic()
        if place.table is None:
            begun = time.perf_counter()
            place.table = await self.store.read(lambda disk: read_table(disk, place.id, self._started_at))
            metrics.OPENINGS.observe(time.perf_counter() - begun)
        return place.table

    def _place(self, id: str) -> Place:
        place = self._places.get(id)
        if place is None:
            place = self._places[id] = Place(id)
        return place

    async def on(self, id: str, act: Callable[[Table], Awaitable[T] | T]) -> T:
        """Does something with an awake, locked table."""
        place = self._place(id)
        try:
            async with place.lock:
                result = act(await self._awake(place))
                return await result if isinstance(result, Awaitable) else result
        except NoTable:
            self._places.pop(id, None)
            raise

    def read_again(self) -> None:
        """Every table is read anew when it is next asked for: something in old rows has changed."""
        for place in self._places.values():
            if not place.lock.locked():
                place.table = None

    async def look(self, id: str, person: str | None, since: int) -> bytes:
        """What the person sees of the table. Whoever looks also wakes its bots and clocks."""
        place = self._place(id)

        def seen(table: Table) -> bytes:
            self._tend(place, table)
            return look(table, None if person is None else table.seat_of(person), since, self._connected(place, table), [])

        return await self.on(id, seen)

    async def look_for(self, id: str, person: str | None, since: int, done: list[str]) -> tuple[bytes, tuple[int, int]]:
        """A look with its version: the number, and how far the reader's own desk is."""
        place = self._place(id)
        async with place.lock:
            table = await self._awake(place)
            seat = None if person is None else table.seat_of(person)
            version = (table.number, 0 if seat is None else table.lanes[seat])
            return look(table, seat, min(since, table.number), self._connected(place, table), done), version

    def _connected(self, place: Place, table: Table) -> set[int]:
        people = {watcher.person for watcher in place.watchers}
        return {seat for seat, sat in enumerate(table.seated) if sat is not None and sat.person in people}

    def watch(self, id: str, watcher: Watcher) -> None:
        self._place(id).watchers.add(watcher)
        self._tell_watchers(id)

    def unwatch(self, id: str, watcher: Watcher) -> None:
        self._place(id).watchers.discard(watcher)
        self._tell_watchers(id)

    def _tell_watchers(self, id: str) -> None:
        for watcher in self._place(id).watchers:
            watcher.changed()

    # ------------------------------------------------------------ committing

    async def decide(self, id: str, seat_of: Callable[[Table], int], move_id: str, token: str | None, lag: int = 0) -> None:
        """A decision (no token: taking the last one back). Returns when it is on disk; a retry with the same id does nothing."""

        def make(table: Table) -> tuple[dict[int, list[Private]], list[Public]]:
            seat = seat_of(table)
            if move_id in table.ids[seat]:
                return {}, []
            if token is None:
                return table.take_back(seat, move_id)
            return table.decide(seat, move_id, token, lag)

        table = await self._commit(id, make)
        metrics.MOVES.labels(table.header.game).inc()

    async def happen(self, id: str, make: Callable[[Table], list[Public]]) -> None:
        """Things that are no decision of the game: sitting down, chatting, resigning."""
        await self._commit(id, lambda table: ({}, make(table)))

    async def _commit(self, id: str, make: Callable[[Table], tuple[dict[int, list[Private]], list[Public]]]) -> Table:
        place = self._place(id)
        for _ in range(TRIES):
            async with place.lock:
                try:
                    table = await self._awake(place)
                except NoTable:
                    self._places.pop(id, None)
                    raise
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
                    if not public and table.match is not None and table.match.state.sealed():
                        place.table = None  # another seat may have decided elsewhere at the same moment
                        table = await self._awake(place)
                self._tend(place, table)
                if public:
                    self._tell_watchers(id)
                else:  # nobody but its owner learns that something lies on a desk
                    owners = {sat.person for seat in private if (sat := table.seated[seat]) is not None}
                    for watcher in place.watchers:
                        if watcher.person in owners:
                            watcher.changed()
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
        tended = table.clock.ticking or any(sat is not None and sat.bot for sat in table.seated)
        seating = any(isinstance(entry, entries.Sat | entries.Stood | entries.Resigned) for entry in public)
        if not (ended or seating or table.status != status or (tended and public)):
            await self.store.write(rows)
            return
        values: dict[str, object] = {"changed_at": now, "status": table.status, "wake_at": table.wakes_at()}
        if seating:
            values["seated"] = _seated(table)

        def also(disk: Connection) -> None:
            disk.execute(update(schema.tables).where(schema.tables.c.id == id).values(**values))
            if ended is not None:
                ratings.note_result(disk, table, ended, now)

        await self.store.write(rows, also)

    async def heard(self, id: str) -> None:
        """Another node has written to the table: read on, if anybody here looks at it."""
        place = self._places.get(id)
        if place is None:
            return
        async with place.lock:
            place.table = None
            if place.watchers or place.bots:
                table = await self._awake(place)
                private, public = table.settle_if_complete() if table.match is not None and table.actors else ({}, [])
                if public:
                    try:
                        await self._write(table, private, public)
                    except Conflict:
                        place.table = None
                        return
                    if self._publish is not None:
                        self._publish(id)
                self._tend(place, table)
                self._tell_watchers(id)

    # ------------------------------------------------------------ bots and clocks

    def _tend(self, place: Place, table: Table) -> None:
        """Asks the bots that are to decide and sets the alarm for the next flag."""
        for seat in table.thinking():
            level = table.bot_at(seat)
            if level and place.bots.get(seat, (-1, None))[0] != table.lanes[seat]:
                place.bots[seat] = (table.lanes[seat], asyncio.create_task(self._ask(place, table, seat, level)))
        if place.flag is not None:
            place.flag.cancel()
            place.flag = None
        flag = table.clock.runs_out() if table.status == "playing" else None
        if flag is not None:
            wait = max(0, flag[0] - now_ms()) / 1000 + 0.001
            place.flag = asyncio.get_running_loop().call_later(wait, lambda: self._spawn(self._flag_falls(place)))

    async def _ask(self, place: Place, table: Table, seat: int, level: str) -> None:
        number = table.lanes[seat]
        board = table.board(seat)
        assert board is not None
        view = board.view(seat).json()
        moves = list(board.moves(seat))
        job = Job(place.id, seat, number, table.header.game, level, view, moves, secrets.randbits(63))
        try:
            try:
                answer = await self._thinkers.ask(job)
            except Exception:  # a bot that fails must not hold up the others: it does what a fallen flag would
                journal.exception("bot", extra={"table": place.id, "number": number})
                answer = Answer(place.id, seat, number, view_hash(view), table.game.default_move(board.prompt(seat), moves))
            await self._answered(place, answer)
        except Exception:
            journal.exception("bot", extra={"table": place.id, "number": number})
        finally:
            if place.bots.get(seat, (-1, None))[0] == number:
                del place.bots[seat]

    async def _answered(self, place: Place, answer: Answer) -> None:
        """Plays a bot's answer, if it was given to what lies before the bot now."""

        def make(table: Table) -> tuple[dict[int, list[Private]], list[Public]]:
            board = table.board(answer.seat)
            fresh = answer.seat in table.thinking() and table.lanes[answer.seat] == answer.number and board is not None
            if not fresh or board is None or view_hash(board.view(answer.seat).json()) != answer.view_hash:
                metrics.BOT_ANSWERS.labels("stale").inc()
                return {}, []
            metrics.BOT_ANSWERS.labels("played").inc()
            return table.decide(answer.seat, f"bot-{answer.number}", answer.token)

        place.bots.pop(answer.seat, None)
        await self._commit(place.id, make)

    async def _flag_falls(self, place: Place) -> None:
        def make(table: Table) -> tuple[dict[int, list[Private]], list[Public]]:
            flag = table.clock.runs_out() if table.status == "playing" else None
            if flag is None or flag[0] > now_ms():
                return {}, []
            metrics.TIME_OUTS.labels(table.header.game).inc()
            return table.time_out(flag[1])

        place.flag = None
        await self._commit(place.id, make)


# ---------------------------------------------------------------- from disk


def _seated(table: Table) -> str:
    """For the lobby: who sits where, so that a list needs no log."""
    return msgspec.json.encode([None if sat is None else {"name": sat.name, "bot": sat.bot} for sat in table.seated]).decode()


def read_overdue(disk: Connection) -> list[str]:
    """Tables where a bot or a flag has been waiting for somebody to tend it."""
    tables = schema.tables.c
    return list(disk.scalars(select(tables.id).where(tables.wake_at <= now_ms() - LATE).limit(200)))


def read_header(disk: Connection, id: str) -> Header:
    row = disk.execute(select(schema.tables).where(schema.tables.c.id == id)).one_or_none()
    if row is None:
        raise NoTable("there is no such table")
    return Header(
        row.id,
        row.game,
        row.seats,
        msgspec.json.decode(row.options),
        msgspec.json.decode(row.clock, type=ClockRules),
        row.listed,
        row.aids,
        row.owner,
        bytes.fromhex(row.seed),
        row.created_at,
    )


def read_table(disk: Connection, id: str, started_at: int) -> Table:
    """A table as its log tells it."""
    table = Table(read_header(disk, id), started_at)
    log = schema.log.c
    found = disk.execute(select(log.lane, log.number, log.at, log.body).where(log.table_id == id).order_by(log.lane, log.number)).all()
    lanes: list[list[tuple[int, int, str]]] = [[] for _ in range(table.header.seats + 1)]
    for lane, number, at, body in found:
        lanes[lane].append((number, at, body))
    table.read_public(lanes[0])
    for seat in range(table.header.seats):
        table.read_lane(seat, lanes[seat + 1])
    return table
