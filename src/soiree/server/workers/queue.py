"""Thinking as SAQ jobs on worker machines, through Redis."""

import asyncio

import msgspec
from redis.exceptions import RedisError
from saq import Job as QueuedJob
from saq import Queue, Status
from saq.types import Context

from soiree.server.workers.messages import Work, read_work
from soiree.server.workers.pool import TRIES, InHouse, Thinkers

QUEUE = "soiree-bots"
GRACE = 5.0  # seconds beyond its budget before a job is given to somebody else


class Hired(Thinkers):
    """Workers on any machine, through Redis."""

    def __init__(self, redis_url: str) -> None:
        self._queue = queue(redis_url)
        self._in_house = InHouse()

    async def work(self, work: Work) -> bytes:
        queued = QueuedJob(
            "soiree_think",
            kwargs={"asked": msgspec.json.encode(work).decode()},
            key=work.key,  # two nodes that ask the same get one answer
            timeout=int(work.most + GRACE),
            retries=TRIES,
            ttl=60,
        )
        try:
            asked = await self._queue.enqueue(queued) or await self._queue.job(work.key)
            async with asyncio.timeout((work.most + GRACE) * 3):
                pause = 0.005
                while asked is not None and not asked.completed:
                    await asyncio.sleep(pause)
                    pause = min(pause * 2, 0.25)
                    await asked.refresh()
            if asked is not None and asked.status == Status.COMPLETE:
                return str(asked.result).encode()
        except (TimeoutError, RuntimeError, RedisError, OSError):  # RuntimeError: SAQ has already forgotten the job
            pass
        return await self._in_house.work(work)  # no worker is there, or no Redis, or all that tried have died

    async def close(self) -> None:
        await self._in_house.close()
        await self._queue.disconnect()


class Thinking(Context):
    """What a worker has at hand."""

    thinkers: InHouse


async def soiree_think(context: Thinking, *, asked: str) -> str:
    """The job of a worker: its processes do what a node's own would."""
    return (await context["thinkers"].work(read_work(asked))).decode()


def queue(redis_url: str) -> Queue:
    return Queue.from_url(redis_url, name=QUEUE)
