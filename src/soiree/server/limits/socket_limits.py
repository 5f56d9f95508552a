"""How many sockets an address can have, in all and at one table, and how many bytes are sent to it.

A small message can ask for a whole table, and a small request for a whole replay. So what is sent is counted, for each socket and for each
address, and who has received too much gets the next snapshot or answer later.
"""

import contextlib
import time
from collections import Counter
from collections.abc import Iterator

from soiree.server.limits.rate_limit import RateLimiter, TokenBucket

ADDRESSES_A_TABLE = 4  # that together fill the room at a table
BURST_SECONDS = 16  # whose bytes can be sent at once
MAX_DELAY = 5.0  # seconds: an address that would have to wait longer cannot connect


class SocketLimits:
    """`sockets`: of one address; `room`: sockets at one table; `bytes_each` and `bytes_an_address`: a second. 0 for no limit."""

    def __init__(self, sockets: int, bytes_each: int, bytes_an_address: int, room: int = 0) -> None:
        self._sockets = sockets
        self._at_one_table = max(1, room // ADDRESSES_A_TABLE) if sockets and room else 0
        self._bytes_each = bytes_each
        self._addresses = RateLimiter(bytes_an_address * BURST_SECONDS, bytes_an_address) if bytes_an_address else None
        self._open: Counter[str] = Counter()
        self._at_tables: Counter[tuple[str, str]] = Counter()  # by address and table

    def open(self, address: str) -> "ByteBudget | None":
        """The budget of a new connection, which must be closed; None if the address has too many, or has received too much."""
        shared = None if self._addresses is None else self._addresses.bucket(address)
        if (self._sockets and self._open[address] >= self._sockets) or (shared is not None and shared.delay() > MAX_DELAY):
            return None
        self._open[address] += 1
        own = TokenBucket(self._bytes_each * BURST_SECONDS, self._bytes_each) if self._bytes_each else None
        return ByteBudget([bucket for bucket in (own, shared) if bucket is not None])

    @contextlib.contextmanager
    def at_table(self, address: str, table: str) -> Iterator[bool]:
        """Counts a socket, or a request that waits, at a table. Whether its address has no more of them there than one address may."""
        key = (address, table)
        self._at_tables[key] += 1
        try:
            yield not self._at_one_table or self._at_tables[key] <= self._at_one_table
        finally:
            self._at_tables[key] -= 1
            if not self._at_tables[key]:
                del self._at_tables[key]

    def answers(self, address: str) -> "ByteBudget | None":
        """The budget of answers to requests of an address, which its sockets share; None if there is no limit."""
        return None if self._addresses is None else ByteBudget([self._addresses.bucket(address)])

    def close(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class ByteBudget:
    """What may be sent to one connection: by its own bucket, and by the one of its address."""

    __slots__ = ("_buckets",)

    def __init__(self, buckets: list[TokenBucket]) -> None:
        self._buckets = buckets

    def spend(self, size: int) -> None:
        now = time.monotonic()
        for bucket in self._buckets:
            bucket.spend(size, now)

    def delay(self) -> float:
        """Seconds until the next snapshot may be sent."""
        delay = 0.0
        for bucket in self._buckets:
            delay = max(delay, bucket.delay())
        return delay
