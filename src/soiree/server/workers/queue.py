"""Workers on other machines, as SAQ jobs in Redis. A key in Redis, which expires quickly, says that there is a worker."""

import asyncio
import contextlib
import logging
import os

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError
from saq import Job, Queue, Status, Worker
from saq.types import Context, PartialTimersDict

from soiree.server.retry import wait_for
from soiree.server.workers.messages import WorkRequest, decode_request
from soiree.server.workers.pool import MAX_TRIES, ProcessPool, WorkerPool

QUEUE = "soiree-bots"
FUNCTION = "soiree_think"  # the name of the job's function in Redis
SLOTS = 16  # requests of one node that are jobs at the same time, unless another number is given
ALIVE_KEY = "soiree:worker-alive"  # each worker renews it
ALIVE_INTERVAL = 0.4  # seconds
ALIVE_TTL = 1500  # milliseconds
REDIS_ERRORS = (RedisError, OSError, TimeoutError)
NO_WORKER = "no worker takes jobs; the node computes for its bots itself"
NO_REDIS = "Redis does not answer; the node computes for its bots itself"
log = logging.getLogger("soiree.workers")
GRACE = 5.0  # seconds beyond its budget after which a job is given to another worker


class JobQueue(WorkerPool):
    """Sends requests to the workers. Computes in its own processes if no worker answers, or if Redis is down."""

    def __init__(self, redis_url: str, slots: int | None = None) -> None:
        self._queue = _connect(redis_url)
        self._redis = Redis.from_url(redis_url, socket_connect_timeout=1)
        self._fallback = ProcessPool()
        self._slots = slots or SLOTS
        self._problem = ""

    @property
    def slots(self) -> int:
        return self._slots

    async def problem(self) -> str:
        try:
            problem = "" if await self._redis.exists(ALIVE_KEY) else NO_WORKER
        except REDIS_ERRORS:
            problem = NO_REDIS
        if problem != self._problem:
            log.warning(problem or "a worker takes jobs again")
            self._problem = problem
        return problem

    async def run(self, request: WorkRequest) -> bytes:
        if await self.problem():
            return await self._fallback.run(request)
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
                    if await self.problem():
                        await queued.abort(NO_WORKER)
            if queued is not None and queued.status == Status.COMPLETE:
                return str(queued.result).encode()
        except (TimeoutError, RuntimeError, RedisError, OSError):  # RuntimeError: SAQ has already dropped the job
            pass
        return await self._fallback.run(request)

    async def close(self) -> None:
        await self._fallback.close()
        await self._redis.aclose()
        await self._queue.disconnect()


class WorkerContext(Context):
    """What SAQ passes to each job."""

    pool: ProcessPool


async def run_job(context: WorkerContext, *, asked: str) -> str:
    """One job: computes in the processes of the worker's machine."""
    return (await context["pool"].run(decode_request(asked))).decode()


async def run_worker(redis_url: str, processes: int | None, wait: float) -> None:
    """Works on jobs until SIGINT or SIGTERM. `wait`: seconds for a Redis that does not answer yet."""
    redis = Redis.from_url(redis_url, socket_connect_timeout=2)
    await wait_for("Redis", redis.ping, wait, lambda error: isinstance(error, REDIS_ERRORS))
    logging.getLogger("soiree.worker").info("open")
    pool = ProcessPool(processes)
    showing = asyncio.create_task(_show_that_it_is_alive(redis))

    async def start(context: WorkerContext) -> None:
        context["pool"] = pool

    # The job of a dead worker is found by the sweep and given to another one.
    timers: PartialTimersDict = {"schedule": 1, "sweep": 2, "abort": 1, "worker_info": 10}
    queue = _connect(redis_url)
    await Worker(queue, [(FUNCTION, run_job)], concurrency=os.cpu_count() or 1, timers=timers, startup=start).start()
    showing.cancel()
    await asyncio.gather(showing, return_exceptions=True)
    await redis.aclose()
    await pool.close()


async def _show_that_it_is_alive(redis: Redis) -> None:
    while True:
        with contextlib.suppress(*REDIS_ERRORS):  # SAQ logs them
            await redis.set(ALIVE_KEY, "1", px=ALIVE_TTL)
        await asyncio.sleep(ALIVE_INTERVAL)


def _connect(redis_url: str) -> Queue:
    return Queue.from_url(redis_url, name=QUEUE)
