"""Heartbeats in Redis: which workers take jobs, and how many nodes have jobs for them. An entry expires quickly unless it is renewed.

The times are those of Redis: the clocks of the machines may differ by more than a worker has to renew its entry.
"""

from typing import NamedTuple

from redis.asyncio import Redis

WORKERS_KEY = "soiree:workers"  # a sorted set of "WORKER PROCESSES", by the time when it expires
NODES_KEY = "soiree:nodes-asking"  # a sorted set of nodes that have jobs, the same
TTL = 1500  # milliseconds

_NOW = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function renew(key, member)
    redis.call('ZADD', key, now + ARGV[2], member)
    redis.call('PEXPIRE', key, ARGV[2])
end
"""
_RENEW = _NOW + "renew(KEYS[1], ARGV[1])"
_COUNT = (
    _NOW
    + """
if ARGV[1] ~= '' then renew(KEYS[2], ARGV[1]) end
local processes = 0
for _, worker in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], now, '+inf')) do
    processes = processes + tonumber(string.match(worker, '%d+$'))
end
for _, key in ipairs(KEYS) do redis.call('ZREMRANGEBYSCORE', key, '-inf', now) end
return {processes, redis.call('ZCARD', KEYS[2])}
"""
)


class WorkerCounts(NamedTuple):
    processes: int  # of all workers together; 0 if there is no worker
    nodes: int  # that have jobs


class Heartbeats:
    """The entries of all workers and nodes. Raises the errors of the Redis client."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._renew = redis.register_script(_RENEW)
        self._count = redis.register_script(_COUNT)

    async def renew_worker(self, worker: str, processes: int) -> None:
        await self._renew(keys=[WORKERS_KEY], args=[f"{worker} {processes}", TTL])

    async def remove_worker(self, worker: str, processes: int) -> None:
        await self._redis.zrem(WORKERS_KEY, f"{worker} {processes}")

    async def count(self, asking: str = "") -> WorkerCounts:
        """`asking`: the node that counts, if it has a job."""
        processes, nodes = await self._count(keys=[WORKERS_KEY, NODES_KEY], args=[asking, TTL])
        return WorkerCounts(int(processes), int(nodes))
