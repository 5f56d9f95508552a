"""Workers on other machines, as SAQ jobs in Redis. SAQ keeps the order of arrival, so no more are given to it than are computed soon."""

import asyncio
import contextlib
import logging
import secrets

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError
from saq import Job, Queue, Status, Worker
from saq.types import Context, PartialTimersDict

from soiree.server.retry import wait_for
from soiree.server.workers.heartbeats import Heartbeats, WorkerCounts
from soiree.server.workers.messages import WorkRequest, decode_request
from soiree.server.workers.pool import MAX_TRIES, ProcessPool, WorkerPool

QUEUE = "soiree-bots"
FUNCTION = "soiree_think"  # the name of the job's function in Redis
ALIVE_INTERVAL = 0.4  # seconds
ABORT_WITHIN = 5.0  # seconds, if Redis is slow
REDIS_ERRORS = (RedisError, OSError, TimeoutError)
NO_WORKER = "no worker takes jobs; the node computes for its bots itself"
NO_REDIS = "Redis does not answer; the node computes for its bots itself"
GIVEN_UP = "nobody waits for the answer"
log = logging.getLogger("soiree.workers")
GRACE = 5.0  # seconds beyond its budget after which a job is given to another worker


class JobQueue(WorkerPool):
    """Sends requests to the workers. Computes in its own processes if no worker answers, or if Redis is down."""

    def __init__(self, redis_url: str, processes: int | None = None) -> None:
        """`processes`: number of local processes, used while there is no worker."""
        self._queue = _connect(redis_url)
        self._redis = Redis.from_url(redis_url, socket_connect_timeout=1)
        self._heartbeats = Heartbeats(self._redis)
        self._node = secrets.token_hex(4)
        self._fallback = ProcessPool(processes)
        self._slots = self._fallback.slots
        self._problem = ""
        self._aborting: set[asyncio.Task[None]] = set()

    @property
    def slots(self) -> int:
        return self._slots

    async def problem(self) -> str:
        return await self._look()

    async def _look(self, asking: str = "") -> str:
        """Finds out how many workers there are, and returns what is wrong. `asking`: this node, if it has a job."""
        slots = self._fallback.slots
        try:
            counts = await self._heartbeats.count(asking)
            problem = "" if counts.processes else NO_WORKER
            if counts.processes:
                slots = slots_of(counts)
        except REDIS_ERRORS:
            problem = NO_REDIS
        if problem != self._problem:
            log.warning(problem or "a worker takes jobs again")
            self._problem = problem
        if slots != self._slots:
            self._slots = slots
            self.notify_slots()
        return problem

    async def run(self, request: WorkRequest) -> bytes:
        if await self._look(self._node):
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
                while queued is not None and not (queued.completed or queued.error == GIVEN_UP):
                    await asyncio.sleep(pause)
                    pause = min(pause * 2, 0.25)
                    await queued.refresh()
                    if await self._look(self._node):
                        await queued.abort(NO_WORKER)
            if queued is not None and queued.status == Status.COMPLETE:
                return str(queued.result).encode()
        except (TimeoutError, RuntimeError, RedisError, OSError):  # RuntimeError: SAQ has already dropped the job
            pass
        except asyncio.CancelledError:
            aborting = asyncio.create_task(self._abort(job))
            self._aborting.add(aborting)
            aborting.add_done_callback(self._aborting.discard)
            raise
        return await self._fallback.run(request)

    async def _abort(self, job: Job) -> None:
        """Takes a job back that nobody waits for: its worker stops the search. A node that has the same request computes itself."""
        with contextlib.suppress(*REDIS_ERRORS):
            async with asyncio.timeout(ABORT_WITHIN):
                stored = await self._queue.job(job.key)
                if stored is not None and not stored.completed:
                    await stored.abort(GIVEN_UP)
                    await self._redis.expire(job.id, job.ttl)  # also if it was completed just now, or its worker is dead

    async def close(self) -> None:
        await asyncio.gather(*self._aborting, return_exceptions=True)
        await self._fallback.close()
        await self._redis.aclose()
        await self._queue.disconnect()


def slots_of(counts: WorkerCounts) -> int:
    """How many jobs one node may have, so that the nodes together leave a process free when each has one slot free.

    The last slot of a node is for short requests, which may wait for each other. Where there are as many nodes as processes that cannot
    be: then each node has two slots, the fewest with which a search leaves one free.
    """
    return max(min(2, counts.processes), 1 + (counts.processes - 1) // max(1, counts.nodes))


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
    heartbeats, id = Heartbeats(redis), secrets.token_hex(4)
    sending = asyncio.create_task(_send_heartbeats(heartbeats, id, pool.slots))

    async def start(context: WorkerContext) -> None:
        context["pool"] = pool

    # The job of a dead worker is found by the sweep and given to another one.
    timers: PartialTimersDict = {"schedule": 1, "sweep": 2, "abort": 1, "worker_info": 10}
    queue = _connect(redis_url)
    await Worker(queue, [(FUNCTION, run_job)], concurrency=pool.slots, timers=timers, startup=start).start()
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)
    with contextlib.suppress(*REDIS_ERRORS):
        await heartbeats.remove_worker(id, pool.slots)
    await redis.aclose()
    await pool.close()


async def _send_heartbeats(heartbeats: Heartbeats, id: str, processes: int) -> None:
    while True:
        with contextlib.suppress(*REDIS_ERRORS):  # SAQ logs them
            await heartbeats.renew_worker(id, processes)
        await asyncio.sleep(ALIVE_INTERVAL)


def _connect(redis_url: str) -> Queue:
    return Queue.from_url(redis_url, name=QUEUE)
