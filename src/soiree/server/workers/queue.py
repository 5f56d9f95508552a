"""Workers on other machines, as SAQ jobs in Redis."""

import asyncio
import os

import msgspec
from redis.exceptions import RedisError
from saq import Job, Queue, Status, Worker
from saq.types import Context, PartialTimersDict

from soiree.server.workers.messages import WorkRequest, decode_request
from soiree.server.workers.pool import MAX_TRIES, ProcessPool, WorkerPool

QUEUE = "soiree-bots"
FUNCTION = "soiree_think"  # the name of the job's function in Redis
SLOTS = 16  # requests of one node that are jobs at the same time, unless it is told another number
GRACE = 5.0  # seconds beyond its budget after which a job is given to another worker


class JobQueue(WorkerPool):
    """Sends requests to the workers. Computes in its own processes if no worker answers, or if Redis is down."""

    def __init__(self, redis_url: str, slots: int | None = None) -> None:
        self._queue = _connect(redis_url)
        self._fallback = ProcessPool()
        self._slots = slots or SLOTS

    @property
    def slots(self) -> int:
        return self._slots

    async def run(self, request: WorkRequest) -> bytes:
        job = Job(
            FUNCTION,
            kwargs={"asked": msgspec.json.encode(request).decode()},
            key=request.key,  # two nodes with the same request share one job
            timeout=int(request.max_seconds + GRACE),
            retries=MAX_TRIES,
            ttl=60,
        )
        try:
            queued = await self._queue.enqueue(job) or await self._queue.job(request.key)
            async with asyncio.timeout((request.max_seconds + GRACE) * 3):
                pause = 0.005
                while queued is not None and not queued.completed:
                    await asyncio.sleep(pause)
                    pause = min(pause * 2, 0.25)
                    await queued.refresh()
            if queued is not None and queued.status == Status.COMPLETE:
                return str(queued.result).encode()
        except (TimeoutError, RuntimeError, RedisError, OSError):  # RuntimeError: SAQ has already dropped the job
            pass
        return await self._fallback.run(request)

    async def close(self) -> None:
        await self._fallback.close()
        await self._queue.disconnect()


class WorkerContext(Context):
    """What SAQ passes to each job."""

    pool: ProcessPool


async def run_job(context: WorkerContext, *, asked: str) -> str:
    """One job: computes in the processes of the worker's machine."""
    return (await context["pool"].run(decode_request(asked))).decode()


async def run_worker(redis_url: str, processes: int | None) -> None:
    """Works on jobs until SIGINT or SIGTERM."""
    pool = ProcessPool(processes)

    async def start(context: WorkerContext) -> None:
        context["pool"] = pool

    # The job of a dead worker is found by the sweep and given to another one.
    timers: PartialTimersDict = {"schedule": 1, "sweep": 2, "abort": 1, "worker_info": 10}
    queue = _connect(redis_url)
    await Worker(queue, [(FUNCTION, run_job)], concurrency=os.cpu_count() or 1, timers=timers, startup=start).start()
    await pool.close()


def _connect(redis_url: str) -> Queue:
    return Queue.from_url(redis_url, name=QUEUE)
