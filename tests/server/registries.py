"""Table registries of several nodes in one process, with bots that answer when the test wants."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from soiree.games import game as room
from soiree.server.runtime.autoplay import Autoplay
from soiree.server.runtime.registry import TableRegistry, new_header
from soiree.server.runtime.watchdog import Watchdog
from soiree.server.storage.store import Store
from soiree.server.table import events
from soiree.server.table.clock import ClockRules
from soiree.server.workers.messages import MoveAnswer, MoveRequest, view_hash
from soiree.server.workers.pool import ProcessPool
from soiree.server.workers.scheduler import Priority, Scheduler


class PromptedBot(Scheduler):
    """Gives the answers that the test puts in."""

    def __init__(self) -> None:
        super().__init__(ProcessPool())
        self.asked: asyncio.Queue[MoveRequest] = asyncio.Queue()
        self.answers: asyncio.Queue[MoveAnswer] = asyncio.Queue()
        self.cancelled = 0

    async def choose_move(self, request: MoveRequest, _owner: str, _priority: Priority) -> MoveAnswer:
        self.asked.put_nowait(request)
        try:
            return await self.answers.get()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise


class LostMessages:
    """Other nodes whose messages are lost."""

    tables: TableRegistry

    def publish(self, table: str) -> None:
        pass

    def subscribe(self, table: str) -> None:
        self.tables.subscribed(table)

    def unsubscribe(self, table: str) -> None:
        pass


class Watcher:
    """Somebody who watches a table."""

    present = True

    def __init__(self, person: str | None = None, visible: bool = True) -> None:
        self.person = person
        self.visible = visible
        self.notified = asyncio.Event()

    def notify(self) -> None:
        self.notified.set()


def first_move(request: MoveRequest) -> MoveAnswer:
    """The answer to a request: the first legal move."""
    return MoveAnswer(request.table, request.seat, request.number, view_hash(request.view), request.moves[0])


@asynccontextmanager
async def registry(
    database: str, workers: PromptedBot, peers: "LostMessages | None" = None, *, periodic: bool = False
) -> AsyncIterator[TableRegistry]:
    """The tables of one node, with their bots and clocks; `periodic`: also what a node does every few seconds."""
    store = Store(database)
    await store.open()
    tables = TableRegistry(store)
    if peers is not None:
        peers.tables = tables
        tables.join(peers)
    autoplay = Autoplay(tables, workers)
    watchdog = Watchdog(tables, autoplay)
    if periodic:
        tables.start()
        watchdog.start()
    try:
        yield tables
    finally:
        await watchdog.close()
        await autoplay.close()
        await tables.close()
        await asyncio.to_thread(store.close)


async def start_table(
    tables: TableRegistry,
    game: str = "times-square",
    bots: str = "bb",
    clock: ClockRules | None = None,
    watcher: Watcher | None = None,
) -> str:
    """Starts a game that somebody watches. `bots` has a letter for each seat: b for a random bot, p for a person, with its number as id."""
    options = room(game).check_options({"joker": "printed"} if game == "times-square" else {})
    seated = [
        events.SeatTaken(seat, "bot:random", "random", bot="random") if kind == "b" else events.SeatTaken(seat, str(seat), "Ann")
        for seat, kind in enumerate(bots)
    ]
    id = await tables.create(new_header(game, len(bots), options, clock or ClockRules(), "p"), seated)
    tables.watch(id, watcher or Watcher())  # games of bots alone are paused while nobody watches
    await tables.append(id, lambda table: table.start())
    return id
