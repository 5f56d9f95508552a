"""A fair queue for slow work: a limited number runs at once, and clients take turns, so that one with many requests does not delay others.

The queue is bounded, for everybody and for each client; a request that finds it full is refused with the time to wait.
"""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from soiree.server.refusals import ServerBusy

T = TypeVar("T")


class FairTurns:
    """`slots`: turns at once. `most` can wait, `most_each` of one client; others are refused with `reason`."""

    def __init__(self, slots: int, most: int, most_each: int, reason: str, retry_after: int) -> None:
        self._free = slots
        self._known = _FairQueue(most, most_each, reason, retry_after)
        self._unknown = _FairQueue(most, most_each, reason, retry_after)

    @contextlib.asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """Waits for a turn, and ends it."""
        await self.take(client)
        try:
            yield
        finally:
            self.end()

    async def take(self, client: str, *, known: bool = False) -> None:
        """Waits for a turn, which must be ended. Clients that are `known` come first. ServerBusy if too many wait already."""
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue = self._known if known else self._unknown
        queue.add(client, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was this client's turn: the next one has it
                self.end()
            else:
                queue.remove(client, turn)
            raise

    def end(self) -> None:
        """The next client has the turn."""
        turn = self._known.pop() or self._unknown.pop()
        if turn is None:
            self._free += 1
        else:
            turn.set_result(None)


class FairThreads:
    """Threads of their own for such work. `initializer` runs in each of them first."""

    def __init__(self, name: str, threads: int, turns: FairTurns, initializer: Callable[[], None] | None = None) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name, initializer=initializer)
        self._turns = turns

    async def run(self, client: str, work: Callable[[], T], *, known: bool = False) -> T:
        """The result of `work`, done in one of the threads. ServerBusy if too many wait already."""
        await self._turns.take(client, known=known)
        loop = asyncio.get_running_loop()

        def done(_: Future[Any]) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._turns.end)

        job = self._threads.submit(work)
        job.add_done_callback(done)  # and not when the caller is gone: the thread is still busy then
        return await asyncio.wrap_future(job)

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)


class _FairQueue:
    """Waiting callers by client. `pop` goes around the clients."""

    def __init__(self, most: int, most_each: int, reason: str, retry_after: int) -> None:
        self._most, self._most_each = most, most_each
        self._reason, self._retry_after = reason, retry_after
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._size = 0

    def add(self, client: str, turn: asyncio.Future[None]) -> None:
        waiting = self._waiting.get(client, ())
        if self._size >= self._most or len(waiting) >= self._most_each:
            raise ServerBusy(self._reason, self._retry_after)
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
