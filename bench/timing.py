"""Measures a rate: repeats the work until the clock is precise enough, and takes the best of three rounds."""

import time
from collections.abc import Callable

ROUNDS = 3


def rate(work: Callable[[int], int], seconds: float = 1.0) -> float:
    """Units a second. `work(n)` does something n times and returns the number of units."""
    times, spent = 1, 0.0
    while spent < seconds / 10:
        times *= 2
        begun = time.perf_counter()
        work(times)
        spent = time.perf_counter() - begun
    times = max(1, int(times * seconds / ROUNDS / spent))
    best = 0.0
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        units = work(times)
        best = max(best, units / (time.perf_counter() - begun))
    return best
