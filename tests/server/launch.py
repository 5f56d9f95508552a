"""`python -m tests.server.launch serve ...`: the command line, with the toy game among the games, and passphrases that are quick to hash.

`python -m tests.server.launch spawner FD` forks one such process for each request on the socket FD: importing the server takes most of the
time until a node is ready, and the tests start hundreds of nodes.

Where SOIREE_TEST_CLOCK names a file, the time is the number in it: it stands still until the test writes another one.
"""

import importlib
import json
import mmap
import os
import signal
import socket
import struct
import sys
from pathlib import Path

from argon2 import PasswordHasher

from soiree.cli import main
from soiree.server.storage import people
from soiree.server.timestamps import timekeeper
from tests.server.toys import add_toy

MAX_REQUEST = 1 << 17  # bytes

# What a node imports while it starts, half of its time until it is ready: ours, then what libraries load only when they are used.
NEEDED_BY_A_NODE = (
    *("soiree.server.cli", "soiree.server.app", "soiree.server.listening", "soiree.server.workers.queue", "soiree.lab.cli"),
    *("soiree.server.logs", "soiree.server.http.connections", "encodings.idna", "uvicorn.protocols.http.httptools_impl"),
    *("alembic.command", "alembic.config", "anyio._backends._asyncio", "multiprocessing.forkserver"),
    *("litestar._kwargs", "litestar.middleware._internal.exceptions", "litestar.middleware.allowed_hosts", "litestar.plugins.attrs"),
    *("sqlalchemy.dialects.postgresql.psycopg", "sqlalchemy.dialects.sqlite.pysqlite", "psycopg"),
    *("uvicorn.lifespan.on", "uvicorn.loops.uvloop", "uvicorn.protocols.websockets.websockets_sansio_impl"),
)

people.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # the tests make hundreds of accounts
add_toy()  # also in worker processes, which load this file under another name


def next_request(requests: socket.socket) -> list[str]:
    """Serves requests for ever. Returns only in the process that was started for a request, with the arguments of its command line.

    A request is a JSON object (`arguments`, `environment`) with two descriptors: where the new process writes its errors, and where its
    id and then its exit status are written.
    """
    for name in NEEDED_BY_A_NODE:
        importlib.import_module(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # guards are not waited for
    while True:
        request, descriptors, _, _ = socket.recv_fds(requests, MAX_REQUEST, 2)
        if not request:
            os._exit(0)
        errors, status = descriptors
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            requests.close()
            if guard(status):
                wanted = json.loads(request)
                os.dup2(errors, 2)
                os.close(errors)
                sys.stderr = open(2, "w", buffering=1, errors="backslashreplace", closefd=False)  # noqa: SIM115  # as Python does
                os.environ.clear()
                os.environ.update(wanted["environment"])
                return [str(argument) for argument in wanted["arguments"]]
        os.close(errors)
        os.close(status)


def guard(status: int) -> bool:
    """Forks: the child returns True; its parent reports how the child ends, and ends too."""
    child = os.fork()
    if child == 0:
        os.close(status)
        return True
    os.closerange(0, 3)
    os.write(status, f"{child}\n".encode())
    os.write(status, f"{os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])}\n".encode())
    os._exit(0)


def follow_clock(file: Path) -> None:
    """The time of this process is what the file says: nanoseconds since 1970."""
    with file.open("r+b") as opened:
        shared = mmap.mmap(opened.fileno(), 8)

    def read() -> int:
        (time,) = struct.unpack("q", shared[:8])
        return int(time)

    timekeeper.__init__(read, read)  # type: ignore[misc]  # everybody has its bound method


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments[0] == "spawner":
        arguments = next_request(socket.socket(fileno=int(arguments[1])))
    if "SOIREE_TEST_CLOCK" in os.environ:
        follow_clock(Path(os.environ["SOIREE_TEST_CLOCK"]))
    sys.exit(main(arguments))
