"""Analysis of a decision: candidate moves with their values, the principal variation, and the probabilities of hidden facts."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from soiree.bots.analysis.reasons import REASONING, Explainer, MoveChance
from soiree.bots.analysis.returns import visit_mean
from soiree.bots.bot import DecisionPoint
from soiree.bots.budget import Budget
from soiree.bots.search.ismcts import Search
from soiree.bots.search.principal_variation import principal_variation
from soiree.bots.search.tree import Node
from soiree.bots.search_bot import SearchBot, candidates, model_version
from soiree.core.rng import Rng
from soiree.core.texts.message import Message
from soiree.core.values.calibration_file import Correction
from soiree.core.view import View

BELIEF_SAMPLES = 400


class Candidate(msgspec.Struct, frozen=True):
    """A legal move: its visits, its value (0 to 1), the standard error of the value, and its one-ply value before the search.

    The value is what a person is shown: the mean of the search, corrected where that was measured to be truer (`Game.correction`).
    """

    move: str
    visits: int
    value: float
    error: float
    prior: float


class Analysis(msgspec.Struct, frozen=True):
    """The result of an analysis; `candidates` are in descending order of visits."""

    game: str
    seat: int
    iterations: int
    seconds: float
    value: float
    candidates: list[Candidate]
    line: list[str]  # the principal variation as far as the seat observes it, as in a record: '1:SS'
    beliefs: dict[str, float]  # hidden facts and the share of sampled states in which they hold
    model: str = ""  # the version of the value model behind the values; '' where the hand-made evaluation gave them
    reason: Message | None = None  # why the first candidate is the best; None if there is no other


class RootStatistics(msgspec.Struct):
    """The statistics of the root's children, to be added to those of other searches of the same view."""

    seats: int
    iterations: int
    visits: list[float]
    totals: list[float]
    squares: list[float]
    priors: list[float]
    line: list[str]
    reason: Message | None = None  # of this search's most visited move
    best: str = ""  # that move


def analyse(view: View, moves: Sequence[str], budget: Budget, rng: Rng) -> Analysis:
    """Searches a view within the budget. Raises BadDecisionPoint if the view has no decision with these legal moves."""
    clock = budget.start()
    statistics = search_root(view, moves, budget, rng)
    return conclude(view, moves, [statistics], clock.spent, rng)


def search_root(view: View, moves: Sequence[str], budget: Budget, rng: Rng) -> RootStatistics:
    """One search of a view, and the reason for its most visited move. Of a budget of seconds the reason has a share."""
    point = DecisionPoint(view, moves)
    search = search_decision(point, budget.without(REASONING), rng)
    nodes = {node.key: node for node in candidates(search, point)}
    found = [nodes.get(action) or Node(action, 0.5) for action in point.actions]
    order = sorted(range(len(found)), key=lambda index: -found[index].visits)
    correction = point.game.correction(int(search.seats))
    rated = [MoveChance(point.tokens[index], *correction.pair(*_mean(found[index]))) for index in order if found[index].visits]
    return RootStatistics(
        seats=int(search.seats),
        iterations=search.iterations,
        visits=[node.visits for node in found],
        totals=[node.total for node in found],
        squares=[node.squares for node in found],
        priors=[node.prior for node in found],
        line=principal_variation(search, point),
        reason=Explainer(search, point, rng.bits()).explain(rated, budget) if len(rated) > 1 else None,
        best=point.tokens[order[0]],
    )


def search_decision(point: DecisionPoint, budget: Budget, rng: Rng) -> Search:
    """The search behind the moves and values that a person is shown: with the evaluation or the model, as bots play at this table."""
    return SearchBot().think(point, budget, rng)


def search_value(search: Search, point: DecisionPoint) -> float:
    """The value of the decision by the search alone, without a correction: the mean of its most visited move."""
    return _mean(max(candidates(search, point), key=lambda node: node.visits))[0]


def _mean(node: Node) -> tuple[float, float]:
    return visit_mean(node.visits, node.total, node.squares, node.prior)


def conclude(view: View, moves: Sequence[str], searches: Sequence[RootStatistics], seconds: float, rng: Rng) -> Analysis:
    """The analysis from the statistics of one search or several."""
    point = DecisionPoint(view, moves)
    correction = point.game.correction(searches[0].seats)
    found = [_candidate(token, index, searches, correction) for index, token in enumerate(point.tokens)]
    found.sort(key=lambda candidate: -candidate.visits)
    best = max(searches, key=lambda search: max(search.visits))
    lines = [search.line for search in searches if search.line and search.line[0].endswith(f":{found[0].move}")]
    reasons = [search.reason for search in searches if search.best == found[0].move]
    facts: Counter[str] = Counter()
    for _ in range(BELIEF_SAMPLES):
        facts.update(point.game.secrets(point.worlds.sample(rng), point.seat))
    return Analysis(
        game=point.game.id,
        seat=point.seat,
        iterations=sum(search.iterations for search in searches),
        seconds=seconds,
        value=found[0].value,
        candidates=found,
        line=(lines or [best.line])[0],
        beliefs={fact: count / BELIEF_SAMPLES for fact, count in facts.most_common()},
        model=model_version(point.game, searches[0].seats),
        reason=next((reason for reason in reasons if reason is not None), None),
    )


def _candidate(token: str, index: int, searches: Sequence[RootStatistics], correction: Correction) -> Candidate:
    visits = sum(search.visits[index] for search in searches)
    total = sum(search.totals[index] for search in searches)
    squares = sum(search.squares[index] for search in searches)
    prior = sum(search.priors[index] for search in searches) / len(searches)
    return Candidate(token, round(visits), *correction.pair(*visit_mean(visits, total, squares, prior)), prior)
