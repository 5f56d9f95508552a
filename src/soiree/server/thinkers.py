"""Where bots think: in processes of this machine, or as SAQ jobs on worker machines. Both take over from whoever dies."""

import asyncio
import multiprocessing
import os
import threading
from abc import ABC, abstractmethod
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec
from saq import Job as QueuedJob
from saq import Queue, Status
from saq.types import Context

from soiree.server.bots import LEVELS, Answer, Job, think

QUEUE = "soiree-bots"
GRACE = 5.0  # seconds beyond its budget before a job is given to somebody else
TRIES = 5


class Thinkers(ABC):
    @abstractmethod
    async def ask(self, job: Job) -> Answer: ...

    @abstractmethod
    async def close(self) -> None: ...


class InHouse(Thinkers):
    """A few processes of our own, started when the first bot is asked."""

    def __init__(self, number: int | None = None) -> None:
        self._number = number or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, job: Job) -> Answer:
        asked = msgspec.json.encode(job)
        if LEVELS[job.level] == 0:  # cheaper than the way to another process
            return msgspec.json.decode(think(asked), type=Answer)
        for _ in range(TRIES):
            if self._pool is None:
                spawn = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._number, mp_context=spawn, initializer=_die_with_the_node)
            pool = self._pool
            try:
                answered = await asyncio.get_running_loop().run_in_executor(pool, think, asked)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                continue
            return msgspec.json.decode(answered, type=Answer)
        raise RuntimeError(f"the bot at table {job.table} seat {job.seat} has brought {TRIES} processes down")

    async def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _die_with_the_node() -> None:
    """A node that is killed leaves no process behind."""
    node = multiprocessing.parent_process()
    assert node is not None

    def watch() -> None:
        node.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Hired(Thinkers):
    """Workers on any machine, through Redis."""

    def __init__(self, redis_url: str) -> None:
        self._queue = queue(redis_url)
        self._in_house = InHouse()

    async def ask(self, job: Job) -> Answer:
        key = f"{job.table}:{job.seat}:{job.number}"  # two nodes that ask the same get one answer
        queued = QueuedJob(
            "soiree_think",
            kwargs={"asked": msgspec.json.encode(job).decode()},
            key=key,
            timeout=int(LEVELS[job.level] + GRACE),
            retries=TRIES,
            ttl=60,
        )
        asked = await self._queue.enqueue(queued) or await self._queue.job(key)
        try:
            async with asyncio.timeout((LEVELS[job.level] + GRACE) * 3):
                pause = 0.005
                while asked is not None and not asked.completed:
                    await asyncio.sleep(pause)
                    pause = min(pause * 2, 0.25)
                    await asked.refresh()
            if asked is not None and asked.status == Status.COMPLETE:
                return msgspec.json.decode(str(asked.result), type=Answer)
        except (TimeoutError, RuntimeError):  # RuntimeError: SAQ has already forgotten the job
            pass
        return await self._in_house.ask(job)  # no worker is there, or all that tried have died

    async def close(self) -> None:
        await self._in_house.close()
        await self._queue.disconnect()


class Thinking(Context):
    """What a worker has at hand."""

    thinkers: InHouse


async def soiree_think(context: Thinking, *, asked: str) -> str:
    """The job of a worker: its processes do what a node's own would."""
    return msgspec.json.encode(await context["thinkers"].ask(msgspec.json.decode(asked, type=Job))).decode()


def queue(redis_url: str) -> Queue:
    return Queue.from_url(redis_url, name=QUEUE)
