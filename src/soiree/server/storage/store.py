"""The database connection: one writer thread that commits many requests together, and a pool of readers.

SQLite (WAL, synchronous=FULL) and PostgreSQL run the same statements. When `write` returns, the data is on disk.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.pool import QueuePool

from soiree.server import metrics
from soiree.server.retry import wait_for
from soiree.server.storage.migrations import HEAD
from soiree.server.table.events import LogRow

T = TypeVar("T")
READERS = 4
MAX_BATCH = 500
SQLITE_WAIT = 30.0  # seconds for the lock of another process
MIGRATION_LOCK = 7_301_996  # any number that nothing else locks in this database


class LogConflict(Exception):
    """Another writer has taken this number of the log first. The caller reads the log and tries again."""


class _Write:
    """One caller's part of a transaction: log rows, and further statements."""

    __slots__ = ("done", "result", "rows", "statements")

    def __init__(self, rows: Sequence[LogRow], statements: Callable[[Connection], object] | None, done: asyncio.Future[Any]) -> None:
        self.rows = rows
        self.statements = statements
        self.done = done
        self.result: object = None

    def run_statements(self, connection: Connection) -> None:
        if self.statements is not None:
            self.result = self.statements(connection)


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
        self._thread = threading.Thread(target=self._run_writer, name="writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop  # of the callers of `write`

    async def open(self, wait: float = 0.0) -> None:
        """Migrates the schema and starts the writer. `wait`: seconds for a database that does not answer yet."""
        self._loop = asyncio.get_running_loop()
        _make_private(self.url)
        await wait_for("the database", partial(asyncio.to_thread, migrate, self._writer_engine), wait, _is_temporary)
        self._thread.start()

    def close(self) -> None:
        """Writes what is queued, then stops."""
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()
        self._readers.shutdown()
        self._writer_engine.dispose()
        self._reader_engine.dispose()

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, query)

    def read_now(self, query: Callable[[Connection], T]) -> T:
        """Like `read`, without an event loop."""
        with self._reader_engine.connect() as connection:
            return query(connection)

    async def write(self, rows: Sequence[LogRow] = (), statements: Callable[[Connection], T] | None = None) -> T:
        """Appends rows to the log and runs further statements, in one transaction. LogConflict if a number is taken."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Write(rows, statements, done))
        return await done

    # ------------------------------------------------------------ the writer thread

    def _run_writer(self) -> None:
        running = True
        while running:
            batch: list[_Write] = []
            write = self._queue.get()
            while write is not None:
                batch.append(write)
                if len(batch) == MAX_BATCH or self._queue.empty():
                    break
                write = self._queue.get()
            running = write is not None
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[_Write], retry: bool = False) -> None:
        started = time.perf_counter()
        try:
            with self._writer_engine.begin() as connection:
                rows = [row for write in batch for row in write.rows]
                if rows:
                    append_to_log(connection, rows)
                for write in batch:
                    write.run_statements(connection)
        except Exception as error:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated  # for example after a restart of the database
            if len(batch) == 1 and (retry or not lost):
                self._report([(batch[0], error)])
            else:
                for write in batch:  # one of them has failed: commits each on its own
                    self._commit([write], retry=True)
            return
        metrics.COMMITS.observe(time.perf_counter() - started)
        self._report([(write, None) for write in batch])

    def _report(self, outcomes: list[tuple[_Write, Exception | None]]) -> None:
        """Resumes all callers of this commit with one call into the event loop."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_resume, outcomes)


def probe(connection: Connection) -> None:
    """A small write: fails if the disk is full or the database is away. Its value changes, because SQLite skips writes that do not."""
    statement = "INSERT INTO house (name, value) VALUES ('probed', :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    connection.execute(text(statement), {"value": str(time.time_ns())})


# A batch is one statement: SQLite's driver takes a list of rows, PostgreSQL a list for each column.
_INSERT_ROWS = "INSERT INTO log (table_id, lane, number, at, body) VALUES (?, ?, ?, ?, ?)"
_INSERT_COLUMNS = (
    "INSERT INTO log (table_id, lane, number, at, body) SELECT * FROM unnest("
    "CAST(%s AS text[]), CAST(%s AS integer[]), CAST(%s AS integer[]), CAST(%s AS bigint[]), CAST(%s AS text[]))"
)


def append_to_log(connection: Connection, rows: Sequence[LogRow]) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(_INSERT_COLUMNS, tuple(map(list, zip(*rows, strict=True))))
    else:
        connection.exec_driver_sql(_INSERT_ROWS, list(rows))


def _resume(outcomes: list[tuple[_Write, Exception | None]]) -> None:
    for write, error in outcomes:
        if write.done.cancelled():
            continue
        if error is None:
            write.done.set_result(write.result)
        elif isinstance(error, IntegrityError):
            write.done.set_exception(LogConflict())
        else:
            write.done.set_exception(error)


# ---------------------------------------------------------------- engines and schema


def _is_temporary(error: Exception) -> bool:
    """Whether the database may answer later: PostgreSQL that is starting, or SQLite that another node is setting up."""
    return isinstance(error, OperationalError) and (not isinstance(error.orig, sqlite3.Error) or "locked" in str(error.orig))


def _engine(url: str, size: int) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, hide_parameters=True, pool_size=size, max_overflow=0, pool_pre_ping=size > 1)
    engine = create_engine(
        url,
        hide_parameters=True,
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        connect_args={"timeout": SQLITE_WAIT, "isolation_level": None},
    )
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _make_private(url: str) -> None:
    """Only the owner can read the file of a database: it has the secrets of all running games. Earlier versions let everybody."""
    file = make_url(url).database
    if url.startswith("sqlite") and file:
        for name in (file, f"{file}-wal", f"{file}-shm"):
            path = Path(name)
            with contextlib.suppress(OSError):  # there is none yet, or it belongs to somebody else
                path.chmod(path.stat().st_mode & 0o700)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    use_wal(connection)
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def use_wal(connection: sqlite3.Connection) -> None:
    """Tries again while another node creates the same file: SQLite fails this one statement at once, whatever its timeout."""
    give_up_at = time.monotonic() + SQLITE_WAIT
    while not _switched_to_wal(connection, last_try=time.monotonic() > give_up_at):
        time.sleep(0.01)


def _switched_to_wal(connection: sqlite3.Connection, last_try: bool) -> bool:
    try:
        connection.execute("PRAGMA journal_mode=WAL")
    except sqlite3.OperationalError as error:
        if last_try or error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return False
    return True


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(engine: Engine) -> None:
    """Brings the schema to HEAD. Of several nodes that start together one migrates and the others wait."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        if schema_version(connection) != HEAD:
            from alembic import command
            from alembic.config import Config

            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
            config.attributes["connection"] = connection
            command.upgrade(config, HEAD)


def schema_version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(select(text("version_num")).select_from(text("alembic_version"))).scalar()
