"""Bots at tables: what they answer too late is dropped, and whoever dies or goes away is replaced."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import redis
from sqlalchemy import create_engine, text

from soiree.server import entries
from soiree.server.bots import Answer, view_hash
from soiree.server.clock import ClockRules
from soiree.server.hired import QUEUE
from soiree.server.store import Store
from soiree.server.tables import Tables
from soiree.server.thinkers import InHouse
from tests.server import machines
from tests.server.client import Player
from tests.server.machines import Node, guest
from tests.server.parties import play_all
from tests.server.test_many import wait_for


class Thoughtful(InHouse):
    """Says nothing by itself: the test says what the bot says."""

    async def ask(self, job: object) -> Answer:
        await asyncio.Event().wait()
        raise AssertionError


@asynccontextmanager
async def tables_at(database: str) -> AsyncIterator[Tables]:
    store = Store(database)
    store.open()
    tables = Tables(store, Thoughtful(), None)
    try:
        yield tables
    finally:
        await tables.close()
        await asyncio.to_thread(store.close)


async def play_stale_answers(database: str) -> None:
    async with tables_at(database) as tables:
        sat = [entries.Sat(seat, "bot:random", "random", bot="random") for seat in range(2)]
        id = await tables.lay("times-square", 2, {"joker": "printed"}, ClockRules(), True, True, sat, "p")
        await tables.happen(id, lambda table: table.start())
        place, table = tables._places[id], await tables.on(id, lambda table: table)
        (seat,) = table.thinking()
        board = table.board(seat)
        assert board is not None
        view, token = board.view(seat).json(), board.moves(seat)[0]
        good = Answer(id, seat, table.lanes[seat], view_hash(view), token)
        written = table.number, list(table.lanes)
        for stale in (
            Answer(id, 1 - seat, table.lanes[1 - seat], good.view_hash, token),
            Answer(id, seat, good.number + 1, good.view_hash, token),
            Answer(id, seat, good.number, view_hash(board.view(None).json()), token),
        ):
            await tables._tending._answered(place, stale)
            assert (table.number, table.lanes) == written
        await tables._tending._answered(place, good)
        assert (table.number, table.lanes) != written
        written = table.number, list(table.lanes)
        await tables._tending._answered(place, good)  # a second worker, who took the job over, says it again
        assert (table.number, table.lanes) == written


def test_an_answer_to_what_no_longer_lies_before_the_bot_is_dropped(database: str) -> None:
    asyncio.run(play_stale_answers(database))


def watched_by(node: Node, level: str) -> str:
    bots = [{"seat": seat, "level": level} for seat in range(2)]
    laid = guest(node.url).post("/api/tables", json={"game": "times-square", "bots": bots, "seat": None, "start": True})
    table: str = laid.json()["table"]
    return table


def test_a_job_that_its_worker_never_finishes_is_given_to_another(tmp_path: Path) -> None:
    with machines.redis(tmp_path) as server, machines.node(f"sqlite:///{tmp_path / 'house.db'}", "--redis", server.url) as node:
        person, memory = guest(node.url), redis.Redis.from_url(server.url)
        table = watched_by(node, "novice")
        with machines.worker(server.url) as first:
            wait_for(person, table, 4)
            first.send_signal(signal.SIGSTOP)
            while not memory.llen(f"saq:{QUEUE}:active"):  # it stood still between two jobs: once more
                first.send_signal(signal.SIGCONT)
                first.send_signal(signal.SIGSTOP)
            number = person.get(f"/api/tables/{table}").json()["number"]
            with machines.worker(server.url):
                wait_for(person, table, number + 3)
            first.send_signal(signal.SIGCONT)
        assert node.causes() == []


def test_nodes_hear_each_other_again_when_redis_has_come_back(postgres_server: str, tmp_path: Path) -> None:
    database = machines.fresh(postgres_server)
    with (
        machines.redis(tmp_path) as server,
        machines.node(database, "--redis", server.url) as one,
        machines.node(database, "--redis", server.url) as two,
    ):
        ann, bob = guest(one.url, "Ann"), guest(two.url, "Bob")
        table = watched_by(one, "novice")
        server.kill()
        wait_for(bob, table, ann.get(f"/api/tables/{table}").json()["number"] + 2)  # bots think in house, and the log is compared
        server.start()
        memory = redis.Redis.from_url(server.url)
        while memory.pubsub_numsub("tables")[0][1] < 2:
            wait_for(bob, table, 1)
        listening = memory.pubsub()  # type: ignore[no-untyped-call]  # Redis's client leaves it open
        listening.subscribe("tables")
        assert ann.post(f"/api/tables/{table}/chat", json={"text": "there you are"}).status_code == 201
        while table not in str(listening.get_message(timeout=10)):
            pass
        listening.close()
        for node in (one, two):
            node.stop()
            assert any('"what":"closed"' in line for line in node.lines), "it has drained"


def test_moves_go_on_when_the_database_has_dropped_its_lines(postgres_server: str) -> None:
    database = machines.fresh(postgres_server)
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    with machines.node(database) as node:
        table = watched_by(node, "random")
        engine = create_engine(database, isolation_level="AUTOCOMMIT")
        watcher = Player(lambda: node.url, table, "")

        async def watch() -> None:
            watching = asyncio.create_task(play_all([watcher]))
            with engine.connect() as disk:
                for number in (20, 40):
                    while watcher.version[0] < number and not watching.done():
                        await asyncio.wait([watching], timeout=0.02)
                    disk.execute(text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"))
            await watching

        asyncio.run(watch())
        engine.dispose()
        assert watcher.look["status"] == "over"
        assert guest(node.url).get(f"/api/tables/{table}/verify").json()["honest"]


@pytest.mark.parametrize("level", ["random", "novice"])
def test_a_table_of_bots_plays_to_its_end(house: Node, level: str) -> None:
    watcher = Player(lambda: house.url, watched_by(house, level), "")
    asyncio.run(play_all([watcher]))
    assert watcher.look["status"] == "over"
