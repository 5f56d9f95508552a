"""Root parallelization: several processes search the same view with their own trees, and the statistics of the roots are added."""

from collections.abc import Sequence
from functools import partial
from types import TracebackType

from soiree.bots.analysis.decision import Analysis, RootStatistics, conclude, search_root
from soiree.bots.budget import Budget
from soiree.core.rng import Rng
from soiree.core.view import View
from soiree.games import game
from soiree.parallel import Pool


class AnalysisPool:
    """A pool of processes for analyses, used as a context manager."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = Pool(processes, preload=("soiree.bots",))

    def __enter__(self) -> "AnalysisPool":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._pool.close()

    def analyse(self, view: View, moves: Sequence[str], budget: Budget, rng: Rng) -> Analysis:
        """As `soiree.bots.analyse`; every process searches for the whole budget."""
        clock = budget.start()
        id = str(getattr(view, "game", ""))
        seeds = [(rng.bits() << 32) | rng.bits() for _ in range(self._processes)]
        search = partial(_search_root, id, view.json(), tuple(moves), budget.seconds, budget.iterations)
        return conclude(view, moves, list(self._pool.map(search, seeds)), clock.spent, rng)


def _search_root(id: str, view: str, moves: Sequence[str], seconds: float | None, iterations: int | None, seed: int) -> RootStatistics:
    return search_root(game(id).read_view(view), moves, Budget(seconds, iterations), Rng(seed))
