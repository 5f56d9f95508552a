"""How many seconds of computation each person can use before the requests of others go first."""

import time
from collections import OrderedDict
from collections.abc import Callable

OWNERS_KEPT = 10_000
BURST_MINUTES = 10


class ThinkingBudget:
    """For each of the latest owners a bucket of seconds: `a_minute` flow in, ten minutes' worth fit. 0 for no limit.

    What a request costs is known when it is done, so a bucket can be below zero for a while.
    """

    def __init__(self, a_minute: float, now: Callable[[], float] = time.monotonic) -> None:
        self._full = a_minute * BURST_MINUTES
        self._per_second = a_minute / 60
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # owner -> seconds left, and when that was so

    def exhausted(self, owner: str) -> bool:
        return self._full > 0 and self._seconds_left(owner) <= 0

    def spend(self, owner: str, seconds: float) -> None:
        if self._full > 0:
            self._left[owner] = (self._seconds_left(owner) - seconds, self._now())
            self._left.move_to_end(owner)
            if len(self._left) > OWNERS_KEPT:
                self._left.popitem(last=False)

    def _seconds_left(self, owner: str) -> float:
        left, since = self._left.get(owner, (self._full, 0.0))
        return min(self._full, left + (self._now() - since) * self._per_second)
