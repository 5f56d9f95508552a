"""The threads that hash passphrases. Hashing is slow on purpose, so it has threads of its own and a bounded queue.

A thread that reads the database must never wait for it: then a few failed logins would stop every read of the server.
"""

import asyncio
import contextlib
import os
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from soiree.server.refusals import ServerBusy

T = TypeVar("T")
THREADS = 1  # each hash runs in several threads of its own
MAX_WAITING = 64  # in each of the two queues
MAX_WAITING_OF_CLIENT = 8
NICENESS = 10  # of the threads: moves come first
RETRY_AFTER = 10  # seconds


class HashingPool:
    """Takes turns between clients, so that one who asks often does not delay the others; clients with a device pass come first."""

    def __init__(self, threads: int = THREADS) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="hashing", initializer=_lower_priority)
        self._free = threads
        self._known = _FairQueue()
        self._unknown = _FairQueue()

    async def run(self, client: str, work: Callable[[], T], *, known: bool = False) -> T:
        """The result of `work`, done in one of the threads. ServerBusy if too many wait already."""
        if self._free:
            self._free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            queue = self._known if known else self._unknown
            queue.add(client, turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():  # it was this client's turn: the next one has it
                    self._next()
                else:
                    queue.remove(client, turn)
                raise
        loop = asyncio.get_running_loop()

        def done(_: Future[Any]) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._next)

        job = self._threads.submit(work)
        job.add_done_callback(done)  # and not when the caller is gone: the thread is still busy then
        return await asyncio.wrap_future(job)

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    def _next(self) -> None:
        turn = self._known.pop() or self._unknown.pop()
        if turn is None:
            self._free += 1
        else:
            turn.set_result(None)


class _FairQueue:
    """Waiting callers by client. `pop` goes around the clients."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._size = 0

    def add(self, client: str, turn: asyncio.Future[None]) -> None:
        waiting = self._waiting.get(client, ())
        if self._size >= MAX_WAITING or len(waiting) >= MAX_WAITING_OF_CLIENT:
            raise ServerBusy("passphrases-busy", RETRY_AFTER)
        self._waiting.setdefault(client, deque()).append(turn)
        self._size += 1

    def pop(self) -> asyncio.Future[None] | None:
        while self._waiting:
            client, waiting = self._waiting.popitem(last=False)
            turn = waiting.popleft()
            self._size -= 1
            if waiting:
                self._waiting[client] = waiting  # at the end: the other clients come first
            if not turn.done():
                return turn
        return None

    def remove(self, client: str, turn: asyncio.Future[None]) -> None:
        waiting = self._waiting.get(client, deque())
        if turn in waiting:
            waiting.remove(turn)
            self._size -= 1
            if not waiting:
                del self._waiting[client]


def _lower_priority() -> None:
    if sys.platform == "linux":  # elsewhere the priority belongs to the whole process
        with contextlib.suppress(OSError):  # a sandbox may forbid it
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
