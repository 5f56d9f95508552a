"""An analysis that can be continued: the same search, deeper with more time, from what a seat could know or with all cards open."""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from soiree.bots.analysis.returns import visit_mean
from soiree.bots.bot import DecisionPoint
from soiree.bots.budget import Budget
from soiree.bots.search.ismcts import Search
from soiree.bots.search.principal_variation import principal_variation, prompts_in
from soiree.bots.search_bot import SearchBot, candidates, no_cycle_collection, plays_with_model, settings_of
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.core.values.calibration_file import NO_CORRECTION, Correction
from soiree.core.view import View
from soiree.core.worlds import Worlds

NODES = 150_000  # of one search: about 30 MB
LINES = 5  # candidates that have a line
SEARCHED = 0.05  # of the visits of the most visited move: with fewer, the value of a move is unreliable
FIRST = 0.1  # seconds until the first result; each further one takes half as long again


class KnownState(Worlds):
    """An information set of one state: nothing is hidden, and only future chance is open."""

    def __init__(self, state: State) -> None:
        self._state = state.clone()

    def sample(self, rng: Rng) -> State:
        """A copy of the state."""
        return self._state.clone()


class MoveStatistics(msgspec.Struct, frozen=True):
    """A legal move: visits, the sum of its returns and of their squares, its one-ply value, and its line with the prompts of each move."""

    move: str
    visits: float
    total: float
    squares: float
    prior: float
    line: list[str] = []
    asked: list[str] = []


class SearchedMoves(msgspec.Struct, frozen=True):
    """What one search has found so far."""

    iterations: int
    depth: int
    moves: list[MoveStatistics]


class RatedMove(msgspec.Struct, frozen=True):
    """A legal move with its value (0 to 1), the standard error of it, and the expected line after it, as in a record: '1:SS'.

    `asked` are the prompts that the moves of the line answer.
    """

    move: str
    visits: int
    value: float
    error: float
    line: list[str]
    asked: list[str]


class Rating(msgspec.Struct, frozen=True):
    """All legal moves of a decision, the best first, after them those that were hardly searched; and how much was searched."""

    iterations: int
    depth: int
    moves: list[RatedMove]


class Deepening:
    """A search of one decision that can be continued. With a `state` it searches that state, so nothing is hidden from it."""

    def __init__(self, view: View, moves: Sequence[str], rng: Rng, state: State | None = None, nodes: int = NODES) -> None:
        """Raises BadDecisionPoint if the view has no decision with these legal moves."""
        self._point = DecisionPoint(view, moves, None if state is None else KnownState(state))
        self._rng = rng
        self._search: Search | None = None
        self._open = state is not None
        self._nodes = nodes

    def run(self, budget: Budget) -> None:
        """Continues the search until the budget is used up."""
        if self._search is None:
            game, seats = self._point.game, self._point.world(self._rng).seats
            settings = settings_of(game, seats, learned=plays_with_model(game, seats))
            settings.nodes_at_most = self._nodes
            self._search = SearchBot(settings).think(self._point, budget, self._rng)
            return
        clock = budget.start()
        with no_cycle_collection():
            while (slice := clock.slice()) > 0:
                self._search.run(slice)

    @property
    def iterations(self) -> int:
        """How many there were so far."""
        return 0 if self._search is None else int(self._search.iterations)

    @property
    def correction(self) -> Correction:
        """That of the game, which was measured with hidden cards; none for open ones. Call `run` first."""
        assert self._search is not None
        return NO_CORRECTION if self._open else self._point.game.correction(int(self._search.seats))

    def found(self, lines: int = LINES) -> SearchedMoves:
        """The statistics so far, with the lines of this many moves; call `run` first."""
        search, point = self._search, self._point
        assert search is not None
        nodes = {node.key: node for node in candidates(search, point)}
        enough = SEARCHED * max(node.visits for node in nodes.values())
        most = sorted(nodes.values(), key=lambda node: (node.visits < enough, -node.total / max(node.visits, 1.0)))[:lines]
        moves = []
        for token, action in zip(point.tokens, point.actions, strict=True):
            node = nodes.get(action)
            if node is None:
                moves.append(MoveStatistics(token, 0.0, 0.0, 0.0, 0.5))
                continue
            line = principal_variation(search, point, first=node) if node in most else []
            asked = prompts_in(point.worlds, line, point.game.notation()) if line else []
            moves.append(MoveStatistics(token, node.visits, node.total, node.squares, node.prior, line, asked))
        return SearchedMoves(search.iterations, search.deepest, moves)


def rate(searches: Sequence[SearchedMoves], correction: Correction) -> Rating:
    """The ratings of the moves from one search or several of the same decision, with the correction of shown values."""
    rated = [_rate_move([search.moves[index] for search in searches], correction) for index in range(len(searches[0].moves))]
    enough = SEARCHED * max(one.visits for one in rated)
    rated.sort(key=lambda one: (one.visits < enough, -one.value, -one.visits))
    return Rating(sum(search.iterations for search in searches), max(search.depth for search in searches), rated)


def _rate_move(found: Sequence[MoveStatistics], correction: Correction) -> RatedMove:
    visits, prior = sum(one.visits for one in found), sum(one.prior for one in found) / len(found)
    mean = visit_mean(visits, sum(one.total for one in found), sum(one.squares for one in found), prior)
    deepest = max(found, key=lambda one: one.visits)
    return RatedMove(found[0].move, round(visits), *correction.pair(*mean), deepest.line, deepest.asked)


def deepen(view: View, moves: Sequence[str], budget: Budget, rng: Rng, state: State | None = None) -> Iterator[Rating]:
    """Yields ratings of a decision, each from a deeper search, until the budget is used up or the caller stops.

    With a `state` it searches that state, so nothing is hidden from it. Raises BadDecisionPoint if the view has no decision with these
    legal moves.
    """
    deepening = Deepening(view, moves, rng, state)
    for slice in slices(budget, lambda: deepening.iterations):
        deepening.run(slice)
        yield rate([deepening.found()], deepening.correction)


def slices(budget: Budget, done: Callable[[], int]) -> Iterator[Budget]:
    """The parts of a budget after each of which there is a result. `done`: the iterations so far."""
    clock, seconds = budget.start(), FIRST
    while (slice := _slice(budget, clock.spent, done(), seconds)) is not None:
        yield slice
        seconds *= 1.5


def _slice(budget: Budget, spent: float, done: int, seconds: float) -> Budget | None:
    """What is spent before the next result; None if nothing is left. Without seconds, the iterations double each time."""
    time = None if budget.seconds is None else min(seconds, budget.seconds - spent)
    count = None if budget.iterations is None else budget.iterations - done
    if (time is not None and time <= 0) or (count is not None and count <= 0):
        return None
    return Budget(time, count if time is not None or count is None else min(count, max(done, 100)))
