"""Root parallelization: several processes search the same view with their own trees, and the statistics of the roots are added."""

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from types import TracebackType

from soiree.bots.analysis import Analysis, RootStatistics, conclude, search_root
from soiree.bots.budget import Budget
from soiree.core.rng import Rng
from soiree.core.view import View
from soiree.games import game


class AnalysisPool:
    """A pool of processes for analyses, used as a context manager."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("forkserver"))

    def __enter__(self) -> "AnalysisPool":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._pool.shutdown(cancel_futures=True)

    def analyse(self, view: View, moves: Sequence[str], budget: Budget, rng: Rng) -> Analysis:
        """As `soiree.bots.analyse`; every process searches for the whole budget."""
        clock = budget.start()
        id = str(getattr(view, "game", ""))
        seeds = [(rng.bits() << 32) | rng.bits() for _ in range(self._processes)]
        text = view.json()
        jobs = [self._pool.submit(_search_root, id, text, tuple(moves), budget.seconds, budget.iterations, seed) for seed in seeds]
        return conclude(view, moves, [job.result() for job in jobs], clock.spent, rng)


def _search_root(id: str, view: str, moves: Sequence[str], seconds: float | None, iterations: int | None, seed: int) -> RootStatistics:
    return search_root(game(id).read_view(view), moves, Budget(seconds, iterations), Rng(seed))
