"""Nodes and workers as processes that start quickly: forked by one process that has already imported the server (`launch.next_request`)."""

import atexit
import functools
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Protocol

ROOT = Path(__file__).parents[2]


class Process(Protocol):
    """What the tests use of `subprocess.Popen`."""

    pid: int
    stderr: IO[str] | None
    returncode: int

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None = None) -> int: ...

    def send_signal(self, sig: int) -> None: ...

    def kill(self) -> None: ...

    def terminate(self) -> None: ...


class Spawned:
    """A process whose guard reports its id and its exit status."""

    returncode: int

    def __init__(self, status: int, errors: int) -> None:
        self._status = os.fdopen(status)
        self._ended = False
        self.pid = int(self._status.readline())
        self.stderr: IO[str] | None = os.fdopen(errors)

    def poll(self) -> int | None:
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        if not self._ended:
            if not select.select([self._status], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired([], timeout or 0)
            self.returncode = int(self._status.readline())
            self._ended = True
            self._status.close()
        return self.returncode

    def send_signal(self, sig: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, sig)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


def spawn(arguments: Sequence[str], environment: Mapping[str, str]) -> Spawned:
    """Starts the command line of the tests with these arguments."""
    errors, write_errors = os.pipe()
    status, write_status = os.pipe()
    request = json.dumps({"arguments": list(arguments), "environment": dict(environment)}).encode()
    socket.send_fds(_spawner(), [request], [write_errors, write_status])
    os.close(write_errors)
    os.close(write_status)
    return Spawned(status, errors)


@functools.cache
def _spawner() -> socket.socket:
    """The socket of this process's spawner, which ends when the socket is closed."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        command = [sys.executable, "-m", "tests.server.launch", "spawner", str(theirs.fileno())]
        process = subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()])

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours
