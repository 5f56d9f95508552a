"""Bots and workers: outdated answers are dropped, and dead workers, Redis and database connections are replaced."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
import redis
from saq import Queue, Status
from sqlalchemy import create_engine, text

import soiree
from soiree.server.runtime.cluster import CHANNEL
from soiree.server.workers.heartbeats import WORKERS_KEY, WorkerCounts
from soiree.server.workers.messages import MoveRequest, view_hash
from soiree.server.workers.queue import GIVEN_UP, NO_WORKER, QUEUE, JobQueue, slots_of
from soiree.server.workers.scheduler import Priority, Scheduler
from tests.server import http, machines
from tests.server.client import Player
from tests.server.fixtures import play_all
from tests.server.machines import Node, guest
from tests.server.registries import PromptedBot, first_move, registry, start_table
from tests.server.test_cluster import wait_for


async def answer_late(database: str) -> None:
    bot = PromptedBot()
    async with registry(database, bot) as tables:
        id = await start_table(tables)
        state = await tables.read(id, lambda table: table.state)
        job = await bot.asked.get()
        good = first_move(job)
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


def pretend_that_a_worker_is_alive(memory: redis.Redis) -> None:
    memory.zadd(WORKERS_KEY, {"pretended 2": float("inf")})
    memory.expire(WORKERS_KEY, 60)


def test_the_job_of_a_stopped_worker_is_given_to_another(tmp_path: Path) -> None:
    with machines.redis(tmp_path) as server, machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", "--redis", server.url) as node:
        person, memory = guest(node.url), redis.Redis.from_url(server.url)
        with machines.worker(server.url) as first:
            while http.get(f"{node.url}/ready").text != "ready":  # before that the node computes itself
                pass
            table = create_bot_table(node, "novice")
            wait_for(person, table, 4)
            first.send_signal(signal.SIGSTOP)
            pretend_that_a_worker_is_alive(memory)  # so that the node does not compute itself
            while not memory.llen(f"saq:{QUEUE}:active"):  # it was stopped between two jobs: try again
                first.send_signal(signal.SIGCONT)
                first.send_signal(signal.SIGSTOP)
                pretend_that_a_worker_is_alive(memory)
            number = person.get(f"/api/tables/{table}").json()["number"]
            with machines.worker(server.url):
                wait_for(person, table, number + 3)
            first.send_signal(signal.SIGCONT)
        assert node.causes() == []


def test_a_node_computes_itself_while_there_is_no_worker_and_says_so(tmp_path: Path) -> None:
    with machines.redis(tmp_path) as server, machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", "--redis", server.url) as node:
        person, memory = guest(node.url), redis.Redis.from_url(server.url)
        table = create_bot_table(node, "novice")
        wait_for(person, table, 6)
        assert memory.llen(f"saq:{QUEUE}:queued") == 0, "it did not wait for anybody"
        assert http.get(f"{node.url}/ready").text == f"ready, degraded: {NO_WORKER}"
        assert sum(NO_WORKER in line for line in node.lines) == 1, "it is logged once"
        with machines.worker(server.url) as worker:
            while http.get(f"{node.url}/ready").text != "ready":
                pass
            again = create_bot_table(node, "novice")
            wait_for(person, again, 4)
            worker.kill()
            wait_for(person, again, person.get(f"/api/tables/{again}").json()["number"] + 3)
            while http.get(f"{node.url}/ready").text == "ready":
                pass
        assert http.get(f"{node.url}/ready").status_code == 200
        assert node.causes() == []


ABORTS = pytest.mark.filterwarnings("ignore:Call to deprecated setex")  # SAQ's way to take a job back


def search(name: str, level: str, seconds: float | None = None) -> MoveRequest:
    """A request for the first move of a game."""
    match = soiree.new("times-square", seats=2, seed=1)
    (seat,) = match.actors
    return MoveRequest(name, seat, 0, "times-square", level, match.view(seat).json(), list(match.moves(seat)), 1, seconds)


@asynccontextmanager
async def job_queue(url: str) -> AsyncIterator[JobQueue]:
    """What a node gives its requests to, as soon as a worker takes jobs."""
    jobs = JobQueue(url)
    try:
        async with asyncio.timeout(300):
            while await jobs.problem():
                await asyncio.sleep(0.01)
            yield jobs
    finally:
        await jobs.close()


@ABORTS
def test_masters_leave_a_process_of_the_worker_to_a_novice(tmp_path: Path) -> None:
    """In the order of their arrival the novice would answer after all of them."""

    async def run(url: str) -> None:
        async with job_queue(url) as jobs:
            assert jobs.slots == 2
            scheduler = Scheduler(jobs)
            masters = [
                asyncio.create_task(scheduler.choose_move(search(f"m{number}", "master", 1.0), "greedy", Priority.PRESENT))
                for number in range(15)
            ]
            await scheduler.choose_move(search("novice's", "novice"), "ann", Priority.PRESENT)
            assert sum(task.done() for task in masters) < 8
            for task in masters:
                task.cancel()
            await asyncio.gather(*masters, return_exceptions=True)

    with machines.redis(tmp_path) as server, machines.worker(server.url, "--thinkers", "2"):
        asyncio.run(run(server.url))


@ABORTS
def test_a_search_that_nobody_waits_for_is_taken_back_from_the_worker(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with job_queue(url) as jobs:
            queue, request = Queue.from_url(url, name=QUEUE), search("long", "master", 600.0)
            running = asyncio.create_task(jobs.run(request))
            while (job := await queue.job(request.key)) is None or job.status != Status.ACTIVE:
                await asyncio.sleep(0.01)
            running.cancel()
            while (job := await queue.job(request.key)) is not None and job.status != Status.ABORTED:
                await asyncio.sleep(0.01)
            assert job is not None
            assert job.error == GIVEN_UP
            await jobs.run(search("short", "novice"))  # the worker's only process is free
            done = await queue.job(search("short", "novice").key)
            assert done is not None
            assert done.status == Status.COMPLETE
            await queue.disconnect()

    with machines.redis(tmp_path) as server, machines.worker(server.url, "--thinkers", "1"):
        asyncio.run(run(server.url))


@pytest.mark.parametrize("processes", range(1, 20))
@pytest.mark.parametrize("nodes", range(1, 8))
def test_the_nodes_together_leave_a_process_of_the_workers_free(processes: int, nodes: int) -> None:
    slots = slots_of(WorkerCounts(processes, nodes))
    assert 1 <= slots <= processes
    if processes > nodes:
        assert nodes * (slots - 1) < processes, "each node keeps a slot for short requests"
        assert nodes * slots >= processes, "and all processes can be used"


@ABORTS
def test_the_workers_are_shared_by_the_nodes_that_have_jobs(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with job_queue(url) as one, job_queue(url) as two:
            assert (one.slots, two.slots) == (7, 7), "two workers, and nobody asks"
            searches = [asyncio.create_task(node.run(search(name, "master", 60.0))) for node, name in ((one, "a"), (two, "b"))]
            while (one.slots, two.slots) != (4, 4):
                await asyncio.sleep(0.01)
            for task in searches:
                task.cancel()
            await asyncio.gather(*searches, return_exceptions=True)
            while one.slots != 7:
                await one.problem()

    with (
        machines.redis(tmp_path) as server,
        machines.worker(server.url, "--thinkers", "4"),
        machines.worker(server.url, "--thinkers", "3"),
    ):
        memory = redis.Redis.from_url(server.url)
        while memory.zcard(WORKERS_KEY) < 2:
            pass
        asyncio.run(run(server.url))


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
        channel = CHANNEL + table
        while memory.pubsub_numsub(channel)[0][1] < 2:
            for person in (ann, bob):
                wait_for(person, table, 1)
        listening = memory.pubsub()  # type: ignore[no-untyped-call]  # Redis's client leaves it open
        listening.subscribe(channel)
        assert ann.post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code == 201
        while (message := listening.get_message(timeout=10)) is None or message["type"] != "message":
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
