"""What one person does must not spoil the server for another: bots' time, numbers of tables, the lobby, tables that nobody needs."""

import asyncio
import itertools
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
import websockets
from sqlalchemy import create_engine, select, update

from soiree.server.limits.quotas import NEW_A_DAY, TableQuotas
from soiree.server.refusals import TooManyRequests
from soiree.server.runtime.registry import TableRegistry, new_header
from soiree.server.storage import schema
from soiree.server.storage.store import Store
from soiree.server.storage.tables import FAIR_SHARE
from soiree.server.table.clock import ClockRules
from tests.server import machines
from tests.server.client import Player
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node, guest
from tests.server.test_tables import do

HOUR = 3_600_000


def create(person: httpx.Client, **more: object) -> str:
    answer = person.post("/api/tables", json={"game": "times-square", **more})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def create_bots(person: httpx.Client, level: str) -> str:
    bots = [{"seat": seat, "level": level} for seat in range(2)]
    return create(person, seat=None, bots=bots, start=True)


def stored_number(node: Node, table: str) -> int:
    """The number of the table's last public event, without looking at the table."""
    log = schema.log.c
    engine = create_engine(node.database)
    with engine.connect() as connection:
        rows: Sequence[int] = connection.scalars(select(log.number).where(log.table_id == table, log.lane == 0)).all()
    engine.dispose()
    return max(rows, default=0)


def decisions(node: Node, table: str) -> int:
    """How many decisions the seats of a table have made."""
    log = schema.log.c
    engine = create_engine(node.database)
    with engine.connect() as connection:
        rows = connection.scalars(select(log.number).where(log.table_id == table, log.lane > 0)).all()
    engine.dispose()
    return len(rows)


# ---------------------------------------------------------------- bots


def test_the_tables_of_one_person_do_not_delay_the_bots_of_another(node: Node) -> None:
    """Each search of a master takes seconds, so in the order of arrival the novice would answer after all of them."""
    greedy, ann = guest(node.url, "Greedy"), guest(node.url, "Ann")
    tables = [create_bots(greedy, "master") for _ in range(16)]

    async def watch(table: str, ready: asyncio.Semaphore) -> None:
        async with websockets.connect(f"{node.url.replace('http', 'ws')}/api/tables/{table}/socket") as line:
            async for _ in line:
                ready.release()

    async def play() -> None:
        ready = asyncio.Semaphore(0)
        watching = [asyncio.create_task(watch(table, ready)) for table in tables]
        for _ in tables:
            await ready.acquire()  # each is watched, so its bots are being asked
        begun = {table: decisions(node, table) for table in tables}
        table = create(ann, bots=[{"seat": 1, "level": "novice"}], start=True)
        player = Player(lambda: node.url, table, ann.cookies["soiree"])
        playing = asyncio.create_task(play_all([player]))
        while not any(row["entry"].get("steps", "").startswith("1:") for row in player.rows.values()) and not playing.done():
            await asyncio.wait([playing], timeout=0.02)
        answered = [table for table in tables if decisions(node, table) > begun[table]]
        assert len(answered) < len(tables) / 2, "the novice did not wait for all masters"
        for task in (playing, *watching):
            task.cancel()
        await asyncio.gather(playing, *watching, return_exceptions=True)

    asyncio.run(play())


def test_bots_alone_rest_while_nobody_looks_on(node: Node) -> None:
    ann = guest(node.url, "Ann")
    table = create_bots(ann, "random")
    begun = stored_number(node, table)
    running = RunningTable(node.url)
    asyncio.run(play_all(running.players(lambda: node.url, seed=1)))
    assert stored_number(node, table) == begun
    node.kill()
    node.start()
    watcher = Player(lambda: node.url, table, "")
    asyncio.run(play_all([watcher]))
    assert watcher.snapshot["status"] == "over"


# ---------------------------------------------------------------- quotas


def test_unfinished_tables_of_a_person_are_limited(database: str) -> None:
    with machines.node(database, "--tables-a-person", "3") as node:
        ann, bob = guest(node.url, "Ann"), guest(node.url, "Bob")
        with ThreadPoolExecutor(8) as many:
            found = list(many.map(lambda _: ann.post("/api/tables", json={"game": "times-square"}), range(8)))
        assert sorted(answer.status_code for answer in found) == [201] * 3 + [429] * 5
        refused = next(answer.json() for answer in found if answer.status_code == 429)
        assert (refused["error"], "tables that are not finished" in refused["detail"]) == ("TooMany", True)
        create(bob)
        first = next(answer.json()["table"] for answer in found if answer.status_code == 201)
        assert ann.delete(f"/api/tables/{first}").status_code == 204
        create(ann)
        assert ann.post("/api/tables", json={"game": "times-square"}).status_code == 429


def test_of_requests_at_the_same_time_as_many_succeed_as_are_allowed(tmp_path: Path) -> None:
    async def create_many() -> tuple[int, int]:
        store = Store(f"sqlite:///{tmp_path / 'soiree.db'}")
        await store.open()
        registry = TableRegistry(store)
        quotas = TableQuotas(store, 3, 0)

        async def create() -> str:
            return await registry.create(new_header("times-square", 2, {}, ClockRules(), "ann"), [])

        found = await asyncio.gather(*(quotas.create("ann", None, create) for _ in range(8)), return_exceptions=True)
        await asyncio.to_thread(store.close)
        return sum(isinstance(one, str) for one in found), sum(isinstance(one, TooManyRequests) for one in found)

    assert asyncio.run(create_many()) == (3, 5)


def test_unfinished_tables_of_an_address_are_limited(database: str) -> None:
    with machines.node(database, "--tables-an-address", "3") as node:
        people = [guest(node.url, f"P{number}") for number in range(5)]
        tables = [create(person) for person in people[:3]]
        refused = people[3].post("/api/tables", json={"game": "times-square"})
        assert (refused.status_code, refused.json()["error"]) == (429, "TooMany")
        assert "from your address" in refused.json()["detail"]
        assert people[0].delete(f"/api/tables/{tables[0]}").status_code == 204
        create(people[3])
        assert people[4].post("/api/tables", json={"game": "times-square"}).status_code == 429


def test_a_rematch_counts_as_a_table(database: str) -> None:
    with machines.node(database, "--tables-a-person", "2") as node:
        running = RunningTable(node.url)
        ann, _ = running.people
        do(ann, running.table, "resign")
        for _ in range(2):
            create(ann)
        do(ann, running.table, "rematch", 429)


def test_the_lobby_is_not_one_persons(node: Node) -> None:
    greedy, ann = guest(node.url, "Greedy"), guest(node.url, "Ann")
    own = create(ann)
    tables = [create(greedy) for _ in range(60)]
    latest = tables[::-1]

    def listed(limit: int) -> list[str]:
        return [line["id"] for line in ann.get("/api/tables", params={"limit": limit}).json()]

    assert own in listed(50)
    assert listed(FAIR_SHARE + 1) == [*latest[:FAIR_SHARE], own]
    assert listed(FAIR_SHARE) == latest[:FAIR_SHARE]
    assert listed(50) == [*latest[:49], own], "where nobody else has tables, one person may fill the list"


def test_tables_that_come_and_go_are_counted_too(tmp_path: Path) -> None:
    """A finished game is kept for ever: somebody who begins and resigns again and again would fill the disk."""

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'soiree.db'}")
        await store.open()
        try:
            quotas, finished = TableQuotas(store, a_person=2, an_address=3), itertools.count()

            async def create() -> str:
                return f"finished-{next(finished)}"

            for _ in range(2 * NEW_A_DAY):
                await quotas.create("ann", "home", create)
            with pytest.raises(TooManyRequests, match="today"):
                await quotas.create("ann", "elsewhere", create)
            for number in range(NEW_A_DAY):
                await quotas.create(f"guest {number}", "home", create)
            with pytest.raises(TooManyRequests, match="today"):
                await quotas.create("one more", "home", create)
            await quotas.create("one more", "elsewhere", create)
            for _ in range(100):
                await TableQuotas(store, 0, 0).create("ann", "home", create)
        finally:
            store.close()

    asyncio.run(run())


# ---------------------------------------------------------------- expiry


def test_abandoned_tables_are_closed(node: Node) -> None:
    ann = guest(node.url, "Ann")
    abandoned, recent = create(ann), create(ann)
    playing = RunningTable(node.url, people=[ann, guest(node.url, "Bob")]).table
    node.stop()
    engine = create_engine(node.database)
    tables = schema.tables
    with engine.begin() as connection:
        old = tables.c.id.in_([abandoned, playing])
        connection.execute(update(tables).where(old).values(changed_at=tables.c.changed_at - 49 * HOUR))
    engine.dispose()
    node.start()
    while not ann.get("/api/me/tables", params={"status": "closed"}).json():
        pass
    assert [line["id"] for line in ann.get("/api/me/tables", params={"status": "closed"}).json()] == [abandoned]
    assert {line["id"] for line in ann.get("/api/me/tables").json()} == {recent, playing}
