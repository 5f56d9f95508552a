"""Rate limits in this node's memory, as token buckets."""

import math
import time
from collections import OrderedDict

CLIENTS_KEPT = 10_000


class TokenBucket:
    """Allows `burst` requests at once, and `per_second` in the long run."""

    __slots__ = ("_burst", "_per_second", "_tokens", "_updated")

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = self._tokens = burst
        self._per_second = per_second
        self._updated = time.monotonic()

    def take(self) -> bool:
        """Whether one more request is allowed; counts it if so."""
        self._refill(time.monotonic())
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def spend(self, amount: float, now: float) -> None:
        """Counts what has already happened, by the monotonic clock; the bucket may then be below zero."""
        self._refill(now)
        self._tokens -= amount

    def delay(self) -> float:
        """Seconds until the bucket is no longer below zero."""
        if self._tokens >= 0:
            return 0.0
        self._refill(time.monotonic())
        return max(0.0, -self._tokens / self._per_second)

    def _refill(self, now: float) -> None:
        self._tokens = min(self._burst, self._tokens + (now - self._updated) * self._per_second)
        self._updated = now


class RateLimiter:
    """A token bucket for each of the latest clients."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst, self._per_second = burst, per_second
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    @property
    def retry_after(self) -> int:
        """Seconds until a client who has used up everything has one more request."""
        return math.ceil(1 / self._per_second)

    def take(self, client: str) -> bool:
        """Whether one more request of this client is allowed; counts it if so."""
        return self.bucket(client).take()

    def bucket(self, client: str) -> TokenBucket:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = TokenBucket(self._burst, self._per_second)
            if len(self._buckets) > CLIENTS_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket
