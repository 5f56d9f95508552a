"""Bots and workers: outdated answers are dropped, and dead workers, Redis and database connections are replaced."""

import asyncio
import signal
from pathlib import Path

import msgspec
import pytest
import redis
from sqlalchemy import create_engine, text

from soiree.server.runtime.cluster import CHANNEL
from soiree.server.workers.messages import view_hash
from soiree.server.workers.queue import ALIVE_KEY, NO_WORKER, QUEUE
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


def test_the_job_of_a_stopped_worker_is_given_to_another(tmp_path: Path) -> None:
    with machines.redis(tmp_path) as server, machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", "--redis", server.url) as node:
        person, memory = guest(node.url), redis.Redis.from_url(server.url)
        with machines.worker(server.url) as first:
            while http.get(f"{node.url}/ready").text != "ready":  # before that the node computes itself
                pass
            table = create_bot_table(node, "novice")
            wait_for(person, table, 4)
            first.send_signal(signal.SIGSTOP)
            memory.set(ALIVE_KEY, "1", ex=60)  # so that the node does not compute itself
            while not memory.llen(f"saq:{QUEUE}:active"):  # it was stopped between two jobs: try again
                first.send_signal(signal.SIGCONT)
                first.send_signal(signal.SIGSTOP)
                memory.set(ALIVE_KEY, "1", ex=60)
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
