"""Several processes that think about one view: each searches its own trees, and what they found at the root is added up."""

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from types import TracebackType

from soiree.bots.analysis import Analysis, Findings, conclude, investigate
from soiree.bots.budget import Budget
from soiree.core.rng import Rng
from soiree.core.view import View
from soiree.games import game


class Team:
    """A pool of processes; use it as a context."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("forkserver"))

    def __enter__(self) -> "Team":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._pool.shutdown(cancel_futures=True)

    def analyse(self, view: View, moves: Sequence[str], budget: Budget, rng: Rng) -> Analysis:
        """As `analysis.analyse`, with every process thinking for the whole budget."""
        clock = budget.start()
        id = str(getattr(view, "game", ""))
        seeds = [(rng.bits() << 32) | rng.bits() for _ in range(self._processes)]
        text = view.json()
        jobs = [self._pool.submit(_investigate, id, text, tuple(moves), budget.seconds, budget.iterations, seed) for seed in seeds]
        return conclude(view, moves, [job.result() for job in jobs], clock.spent, rng)


def _investigate(id: str, view: str, moves: Sequence[str], seconds: float | None, iterations: int | None, seed: int) -> Findings:
    return investigate(game(id).read_view(view), moves, Budget(seconds, iterations), Rng(seed))
