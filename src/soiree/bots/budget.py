"""The budget of a search: seconds, iterations, or both. It can be cancelled from another thread."""

import math
import threading
import time
from collections.abc import Callable

from soiree.core.errors import SoireeError, problem


class BadBudget(SoireeError):
    """A budget without a positive limit."""


class Budget:
    """Seconds, iterations, or both, whichever is used up first. `cancel` ends it from any thread.

    `processor`: the seconds are processor time of the thread, for measurements on a busy machine; else wall time. Raises BadBudget.
    """

    def __init__(self, seconds: float | None = None, iterations: int | None = None, *, processor: bool = False) -> None:
        if seconds is None and iterations is None:
            raise BadBudget(problem("error-budget-empty"))
        if seconds is not None and not (isinstance(seconds, int | float) and 0 < seconds < math.inf):
            raise BadBudget(problem("error-budget-seconds", value=repr(seconds)))
        if iterations is not None and not (isinstance(iterations, int) and iterations > 0):
            raise BadBudget(problem("error-budget-iterations", value=repr(iterations)))
        self.seconds = seconds
        self.iterations = iterations
        self.processor = processor
        self._cancelled = threading.Event()

    def cancel(self) -> None:
        """Ends every search with this budget; each returns what it has found so far."""
        self._cancelled.set()

    def part(self, share: float) -> "Budget":
        """This budget multiplied by `share`; `cancel` on either ends both."""
        seconds = None if self.seconds is None else self.seconds * share
        iterations = None if self.iterations is None else max(1, round(self.iterations * share))
        other = Budget(seconds, iterations, processor=self.processor)
        other._cancelled = self._cancelled
        return other

    def without(self, share: float) -> "Budget":
        """This budget with its seconds reduced by a share; the iterations are the same. `cancel` on either ends both."""
        other = Budget(None if self.seconds is None else self.seconds * (1 - share), self.iterations, processor=self.processor)
        other._cancelled = self._cancelled
        return other

    def start(self) -> "Clock":
        """Starts to count."""
        return Clock(self.seconds, self.iterations, self._cancelled, time.thread_time if self.processor else time.perf_counter)


class Clock:
    """A running budget."""

    SLICE = 0.004  # seconds of compiled work between two readings of the clock

    def __init__(
        self, seconds: float | None, iterations: int | None, cancelled: threading.Event, now: Callable[[], float] = time.perf_counter
    ) -> None:
        self._now = now
        self._begun = now()
        self._seconds = seconds
        self._iterations = iterations
        self._cancelled = cancelled
        self._done = 0
        self._slice = 1

    def slice(self, fixed: int | None = None) -> int:
        """The number of iterations to run next: `fixed`, or as many as fit a slice of time; 0 when the budget is used up."""
        spent = self._now() - self._begun
        if self._done and self._cancelled.is_set():
            return 0
        if self._done:
            pace = spent / self._done
            self._slice = max(1, min(4 * self._slice, int(self.SLICE / max(pace, 1e-9))))
            if self._seconds is not None:
                left = self._seconds - spent
                if left < pace:
                    return 0
                self._slice = max(1, min(self._slice, int(left / pace)))
        if fixed is not None:
            self._slice = fixed
        if self._iterations is not None:
            self._slice = min(self._slice, self._iterations - self._done)
        self._done += self._slice
        return self._slice

    def left(self) -> float:
        """How many iterations are left; for a budget of seconds, estimated from the speed so far."""
        left = math.inf if self._iterations is None else self._iterations - self._done
        if self._seconds is not None:
            left = min(left, (self._seconds - self.spent) * self._done / max(self.spent, 1e-9))
        return left

    @property
    def spent(self) -> float:
        """Seconds since the start."""
        return self._now() - self._begun
