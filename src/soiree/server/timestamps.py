"""The time as the log and the database have it."""

import logging
import time
from collections.abc import Callable

MINUTE = 60_000  # milliseconds
SLEW = 50  # a correction of the system's clock is followed by one part in this many
ADOPT = 12 * 3_600_000_000_000  # nanoseconds: a larger correction is of a machine that did not know the time at its start
log = logging.getLogger("soiree.time")


def _steady_ns() -> int:
    """Nanoseconds of a clock that nobody sets; it runs while the machine sleeps, where there is such a clock."""
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic_ns()


class Timekeeper:
    """The wall clock without its jumps: if it is set by an hour, nobody's time at a table runs out. It is followed slowly instead."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = _steady_ns) -> None:
        self._wall, self._steady = wall, steady
        self._known = (steady(), wall())  # one value, because several threads ask

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        then, now = self._known
        steady, wall = self._steady(), self._wall()
        elapsed = max(0, steady - then)
        now += elapsed
        correction = wall - now
        if abs(correction) > ADOPT:
            log.warning("the clock was set by %d hours", correction // 3_600_000_000_000)
            now = wall
        else:
            now += max(-elapsed // SLEW, min(elapsed // SLEW, correction))
        self._known = (steady, now)
        return now // 1_000_000


timekeeper = Timekeeper()
now_ms = timekeeper.now_ms
