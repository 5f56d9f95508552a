"""A clock that the test sets, for servers of other processes (`launch.follow_clock`) and for this one."""

import contextlib
import struct
import time
from collections.abc import Iterator
from pathlib import Path

from soiree.server.timestamps import timekeeper


class HandClock:
    """The time of the server, in a file."""

    def __init__(self, file: Path, now: int) -> None:
        self._file = file
        self.now = now
        self.advance(0)

    def advance(self, milliseconds: int) -> None:
        self.now += milliseconds
        with self._file.open("r+b" if self._file.exists() else "wb") as opened:
            opened.write(struct.pack("q", self.now * 1_000_000))


@contextlib.contextmanager
def clock_by_hand() -> Iterator[list[int]]:
    """The time of this process stands still. A list with one number: nanoseconds since 1970."""
    now = [time.time_ns()]
    timekeeper.__init__(lambda: now[0], lambda: now[0])  # type: ignore[misc]  # everybody has its bound method
    try:
        yield now
    finally:
        timekeeper.__init__()  # type: ignore[misc]  # as above
