"""Workers as processes of this machine. `queue` has workers on other machines, `scheduler` decides what they do next."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable

import msgspec

from soiree.parallel import Pool, cores
from soiree.server.workers.messages import MoveRequest, WorkRequest, compute

MAX_TRIES = 5
NICENESS = 5  # of the processes: a move of a person comes before the search of a bot
MIN_PROCESSES = 2  # so that a long search leaves one for somebody else


class WorkerPool(ABC):
    """Computes for bots, hints and reviews. A request whose worker dies is given to another one."""

    _on_slots: Callable[[], None] | None = None

    @property
    @abstractmethod
    def slots(self) -> int:
        """How many requests it should be given at once: more would wait in it, in the order of their arrival."""

    def on_slots(self, listener: Callable[[], None]) -> None:
        """`listener` is called when the number of slots has changed."""
        self._on_slots = listener

    def notify_slots(self) -> None:
        if self._on_slots is not None:
            self._on_slots()

    @abstractmethod
    async def run(self, request: WorkRequest) -> bytes:
        """The answer to a request, as JSON."""

    async def problem(self) -> str:
        """Why requests are not computed where they should be; '' if they are."""
        return ""

    @abstractmethod
    async def close(self) -> None: ...


class ProcessPool(WorkerPool):
    """Processes of this machine, started with the first requests."""

    def __init__(self, processes: int | None = None) -> None:
        self._pool = Pool(processes or max(MIN_PROCESSES, cores() - 1), attempts=MAX_TRIES, preload=("soiree.bots",), niceness=NICENESS)

    @property
    def slots(self) -> int:
        return self._pool.processes

    async def run(self, request: WorkRequest) -> bytes:
        encoded = msgspec.json.encode(request)
        if isinstance(request, MoveRequest) and request.max_seconds == 0:  # a random move: cheaper than the way to a process
            return compute(encoded)
        return await asyncio.wrap_future(self._pool.submit(compute, encoded))

    async def close(self) -> None:
        await asyncio.to_thread(self._pool.close)
