"""The disk: one writer that commits many tables' moves together, and readers beside it.

SQLite (WAL, synchronous=FULL) and PostgreSQL run the same statements. What is written is on disk when `write` returns.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import QueuePool

from soiree.server import metrics
from soiree.server.storage.migrations import HEAD
from soiree.server.table.events import LogRow

T = TypeVar("T")
READERS = 4
BATCH_AT_MOST = 500
MIGRATION_LOCK = 7_301_996  # any number that nobody else locks in this database


class Conflict(Exception):
    """Somebody else has written under this number; read again and look."""


class _Write:
    """What is committed together or not at all."""

    __slots__ = ("also", "done", "result", "rows")

    def __init__(self, rows: Sequence[LogRow], also: Callable[[Connection], object] | None, done: asyncio.Future[Any]) -> None:
        self.rows = rows
        self.also = also
        self.done = done
        self.result: object = None

    def carry_out(self, connection: Connection) -> None:
        if self.also is not None:
            self.result = self.also(connection)


class Store:
    """A database, by its URL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._writer_engine = _engine(url, size=1)
        if self._writer_engine.dialect.name == "sqlite":
            event.listen(self._writer_engine, "begin", _begin_sqlite)
        self._reader_engine = _engine(url, size=READERS).execution_options(isolation_level="AUTOCOMMIT")
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop  # whose writes it takes

    async def open(self) -> None:
        """Brings the schema up to date and starts the writer."""
        self._loop = asyncio.get_running_loop()
        await self._loop.run_in_executor(None, migrate, self._writer_engine)
        self._thread.start()

    def close(self) -> None:
        """Writes what is queued, then ends."""
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()
        self._readers.shutdown()
        self._writer_engine.dispose()
        self._reader_engine.dispose()

    async def read(self, question: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, question)

    def read_now(self, question: Callable[[Connection], T]) -> T:
        with self._reader_engine.connect() as connection:
            return question(connection)

    async def write(self, rows: Sequence[LogRow] = (), also: Callable[[Connection], T] | None = None) -> T:
        """Adds rows to the log, and whatever belongs to them, in one transaction; Conflict if a number is taken."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Write(rows, also, done))
        return await done

    # ------------------------------------------------------------ the writer's thread

    def _write_on(self) -> None:
        going = True
        while going:
            batch: list[_Write] = []
            one = self._queue.get()
            while one is not None:
                batch.append(one)
                if len(batch) == BATCH_AT_MOST or self._queue.empty():
                    break
                one = self._queue.get()
            going = one is not None
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[_Write], again: bool = False) -> None:
        begun = time.perf_counter()
        try:
            with self._writer_engine.begin() as connection:
                rows = [row for write in batch for row in write.rows]
                if rows:
                    add_to_log(connection, rows)
                for write in batch:
                    write.carry_out(connection)
        except Exception as error:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated  # the database was started anew, say
            if len(batch) == 1 and (again or not lost):
                self._tell([(batch[0], error)])
            else:
                for write in batch:  # one of them is at fault: each on its own
                    self._commit([write], again=True)
            return
        metrics.COMMITS.observe(time.perf_counter() - begun)
        self._tell([(write, None) for write in batch])

    def _tell(self, outcomes: list[tuple[_Write, Exception | None]]) -> None:
        """Wakes everybody who waits for this commit, with one call."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_wake, outcomes)


# A batch is one statement: SQLite's driver takes a list of rows, PostgreSQL a list for each column, whatever its length.
_ROWS = "INSERT INTO log (table_id, lane, number, at, body) VALUES (?, ?, ?, ?, ?)"
_COLUMNS = (
    "INSERT INTO log (table_id, lane, number, at, body) SELECT * FROM unnest("
    "CAST(%s AS text[]), CAST(%s AS integer[]), CAST(%s AS integer[]), CAST(%s AS bigint[]), CAST(%s AS text[]))"
)


def add_to_log(connection: Connection, rows: Sequence[LogRow]) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(_COLUMNS, tuple(map(list, zip(*rows, strict=True))))
    else:
        connection.exec_driver_sql(_ROWS, list(rows))


def _wake(outcomes: list[tuple[_Write, Exception | None]]) -> None:
    for write, error in outcomes:
        if write.done.cancelled():
            continue
        if error is None:
            write.done.set_result(write.result)
        elif isinstance(error, IntegrityError):
            write.done.set_exception(Conflict())
        else:
            write.done.set_exception(error)


# ---------------------------------------------------------------- engines and schema


def _engine(url: str, size: int) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, hide_parameters=True, pool_size=size, max_overflow=0, pool_pre_ping=size > 1)
    engine = create_engine(
        url,
        hide_parameters=True,
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        connect_args={"timeout": 30, "isolation_level": None},
    )
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(engine: Engine) -> None:
    """Brings the schema to HEAD; of several nodes that start together one does it, the others wait."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        if version(connection) != HEAD:
            from alembic import command
            from alembic.config import Config

            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
            config.attributes["connection"] = connection
            command.upgrade(config, HEAD)


def version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(select(text("version_num")).select_from(text("alembic_version"))).scalar()
