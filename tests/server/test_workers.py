"""Bots and workers: outdated answers are dropped, and dead workers, Redis and database connections are replaced."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
import redis
from sqlalchemy import create_engine, text

from soiree.server.runtime.autoplay import Autoplay
from soiree.server.runtime.registry import TableRegistry, new_header
from soiree.server.storage.store import Store
from soiree.server.table import events
from soiree.server.table.clock import ClockRules
from soiree.server.workers.messages import MoveAnswer, MoveRequest, view_hash
from soiree.server.workers.pool import ProcessPool
from soiree.server.workers.queue import QUEUE
from soiree.server.workers.scheduler import Priority, Scheduler
from tests.server import machines
from tests.server.client import Player
from tests.server.fixtures import play_all
from tests.server.machines import Node, guest
from tests.server.test_cluster import wait_for


class Onlooker:
    """Watches a table."""

    person: str | None = None

    def notify(self) -> None:
        pass


class Prompted(Scheduler):
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


@asynccontextmanager
async def tables_at(database: str, workers: Prompted) -> AsyncIterator[TableRegistry]:
    store = Store(database)
    await store.open()
    tables = TableRegistry(store, None)
    autoplay = Autoplay(tables, workers)
    try:
        yield tables
    finally:
        await autoplay.close()
        await tables.close()
        await asyncio.to_thread(store.close)


async def answer_late(database: str) -> None:
    bot = Prompted()
    async with tables_at(database, bot) as tables:
        sat = [events.SeatTaken(seat, "bot:random", "random", bot="random") for seat in range(2)]
        id = await tables.create(new_header("times-square", 2, {"joker": "printed"}, ClockRules(), "p"), sat)
        tables.watch(id, Onlooker())
        await tables.append(id, lambda table: table.start())
        state = await tables.read(id, lambda table: table.state)
        job = await bot.asked.get()
        good = MoveAnswer(id, job.seat, job.number, view_hash(job.view), job.moves[0])
        written = state.number, list(state.draft_versions)
        for late in (
            msgspec.structs.replace(good, seat=1 - job.seat),
            msgspec.structs.replace(good, number=job.number + 1),
            msgspec.structs.replace(good, view_hash=view_hash("what another seat sees")),
        ):
            bot.answers.put_nowait(late)
            again = await bot.asked.get()
            assert (again.seat, again.number, again.view, again.moves) == (job.seat, job.number, job.view, job.moves)
            assert (state.number, state.draft_versions) == written
        bot.answers.put_nowait(good)
        following = await bot.asked.get()
        assert state.draft_versions[job.seat] == job.number + 1
        written = state.number, list(state.draft_versions)
        bot.answers.put_nowait(good)  # the same answer by a second worker
        assert (await bot.asked.get()).number == following.number
        assert (state.number, state.draft_versions) == written


def test_an_outdated_answer_of_a_bot_is_dropped(database: str) -> None:
    asyncio.run(answer_late(database))


def create_bot_table(node: Node, level: str) -> str:
    bots = [{"seat": seat, "level": level} for seat in range(2)]
    created = guest(node.url).post("/api/tables", json={"game": "times-square", "bots": bots, "seat": None, "start": True})
    table: str = created.json()["table"]
    return table


def test_the_job_of_a_stopped_worker_is_given_to_another(tmp_path: Path) -> None:
    with machines.redis(tmp_path) as server, machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", "--redis", server.url) as node:
        person, memory = guest(node.url), redis.Redis.from_url(server.url)
        table = create_bot_table(node, "novice")
        with machines.worker(server.url) as first:
            wait_for(person, table, 4)
            first.send_signal(signal.SIGSTOP)
            while not memory.llen(f"saq:{QUEUE}:active"):  # it was stopped between two jobs: try again
                first.send_signal(signal.SIGCONT)
                first.send_signal(signal.SIGSTOP)
            number = person.get(f"/api/tables/{table}").json()["number"]
            with machines.worker(server.url):
                wait_for(person, table, number + 3)
            first.send_signal(signal.SIGCONT)
        assert node.causes() == []


def test_nodes_reconnect_to_redis_after_a_restart(postgres_server: str, tmp_path: Path) -> None:
    database = machines.fresh(postgres_server)
    with (
        machines.redis(tmp_path) as server,
        machines.node(database, "--redis", server.url) as one,
        machines.node(database, "--redis", server.url) as two,
    ):
        ann, bob = guest(one.url, "Ann"), guest(two.url, "Bob")
        table = create_bot_table(one, "novice")
        server.kill()
        wait_for(
            bob, table, ann.get(f"/api/tables/{table}").json()["number"] + 2
        )  # the node computes itself, and compares its tables with the log
        server.start()
        memory = redis.Redis.from_url(server.url)
        while memory.pubsub_numsub("tables")[0][1] < 2:
            wait_for(bob, table, 1)
        listening = memory.pubsub()  # type: ignore[no-untyped-call]  # Redis's client leaves it open
        listening.subscribe("tables")
        assert ann.post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code == 201
        while table not in str(listening.get_message(timeout=10)):
            pass
        listening.close()
        for node in (one, two):
            node.stop()
            assert any('"what":"closed"' in line for line in node.lines), "it was drained"


def test_moves_continue_when_the_database_drops_its_connections(postgres_server: str) -> None:
    database = machines.fresh(postgres_server)
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    with machines.node(database) as node:
        table = create_bot_table(node, "random")
        engine = create_engine(database, isolation_level="AUTOCOMMIT")
        watcher = Player(lambda: node.url, table, "")

        async def watch() -> None:
            watching = asyncio.create_task(play_all([watcher]))
            with engine.connect() as connection:
                for number in (20, 40):
                    while watcher.version[0] < number and not watching.done():
                        await asyncio.wait([watching], timeout=0.02)
                    connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"))
            await watching

        asyncio.run(watch())
        engine.dispose()
        assert watcher.snapshot["status"] == "over"
        assert guest(node.url).get(f"/api/tables/{table}/verify").json()["honest"]


@pytest.mark.parametrize("level", ["random", "novice"])
def test_a_game_of_bots_ends(shared_node: Node, level: str) -> None:
    watcher = Player(lambda: shared_node.url, create_bot_table(shared_node, level), "")
    asyncio.run(play_all([watcher]))
    assert watcher.snapshot["status"] == "over"
