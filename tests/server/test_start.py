"""Starting: several nodes at once on an empty database, and a PostgreSQL or Redis that comes later than the node."""

import asyncio
import contextlib
import secrets
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from soiree.server.storage import people
from soiree.server.storage.store import Store, migrate, use_wal
from tests.server import machines
from tests.server.spawning import Process


async def open_together(database: str) -> set[bytes]:
    stores = [Store(database) for _ in range(4)]

    async def open_one(store: Store) -> bytes:
        await store.open()
        return await store.write((), people.cookie_key)

    try:
        return set(await asyncio.gather(*(open_one(store) for store in stores)))
    finally:
        for store in stores:
            await asyncio.to_thread(store.close)


def test_nodes_that_start_together_on_an_empty_database_have_one_key(postgres_server: str, tmp_path: Path) -> None:
    for number in range(5):
        for database in (f"sqlite:///{tmp_path / str(number)}.db", machines.fresh(postgres_server)):
            assert len(asyncio.run(open_together(database))) == 1


def test_a_node_waits_while_another_creates_the_file(tmp_path: Path) -> None:
    """SQLite's own timeout does not cover the switch to WAL: of 200 starts of four nodes at once one failed."""
    file = tmp_path / "soiree.db"
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    class Refused(sqlite3.Connection):
        def execute(self, *statement: Any) -> sqlite3.Cursor:
            try:
                return super().execute(*statement)
            except sqlite3.OperationalError:
                other.execute("COMMIT")
                raise

    with contextlib.closing(sqlite3.connect(file, isolation_level=None, factory=Refused)) as second:
        use_wal(second)
        assert not other.in_transaction, "the switch was never refused"
        assert second.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()


def test_the_second_node_uses_the_key_that_the_first_is_just_writing(postgres_server: str) -> None:
    engine = create_engine(machines.fresh(postgres_server))
    migrate(engine)
    keys: list[bytes] = []

    def second() -> None:
        with engine.begin() as connection:
            keys.append(people.cookie_key(connection))

    with engine.begin() as connection:
        keys.append(people.cookie_key(connection))
        other = threading.Thread(target=second)
        other.start()
        waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
        with engine.connect() as looking:
            while not looking.exec_driver_sql(waiting).scalar() and other.is_alive():
                looking.rollback()
    other.join()
    engine.dispose()
    assert keys[0] == keys[1]


def start_before(database: str, *more: str) -> tuple[Process, Callable[[], None]]:
    """Starts a node that waits for something. Returns its process, and a function that waits until it is ready."""
    process, _ = machines.launch("serve", "--port", "0", "--database", database, *more, ready='"what":"waiting for')

    def until_ready() -> None:
        assert process.stderr is not None
        assert any("running on http" in line for line in process.stderr), "it has given up"

    return process, until_ready


def stop(process: Process) -> None:
    process.kill()
    process.wait()
    assert process.stderr is not None
    process.stderr.close()


def test_a_node_waits_for_its_database(postgres_server: str) -> None:
    name = f"late_{secrets.token_hex(4)}"
    process, until_ready = start_before(postgres_server.replace("/postgres?", f"/{name}?"))
    engine = create_engine(postgres_server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    until_ready()
    stop(process)


def test_a_node_and_a_worker_wait_for_redis(tmp_path: Path) -> None:
    server = machines.RedisServer(tmp_path)
    server.kill()
    process, until_ready = start_before(f"sqlite:///{tmp_path / 'soiree.db'}", "--redis", server.url)
    worker, _ = machines.launch("worker", "--redis", server.url, ready='"what":"waiting for')
    server.start()
    until_ready()
    assert worker.stderr is not None
    assert any('"what":"open"' in line for line in worker.stderr), "it has given up"
    stop(worker)
    stop(process)
    server.kill()


def test_a_node_gives_up_when_its_database_does_not_come(postgres_server: str) -> None:
    with pytest.raises(AssertionError, match="did not start"):
        machines.launch("serve", "--start-wait", "0.5", "--database", postgres_server.replace("/postgres?", "/none?"), ready="running on")
