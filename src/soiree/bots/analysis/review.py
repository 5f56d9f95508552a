"""Game review: the value of each decision for its seat, given only what that seat could know at the time.

A value is an expected return, 0 to 1: with two seats the probability to win, with more the rank at the end (1 the first, 0 the last).
The value of a simultaneous decision is its expected return against the strategies that the search finds for the other seats.
"""

import hashlib
from collections.abc import Sequence

import msgspec

from soiree.bots.analysis.decision import search_decision
from soiree.bots.analysis.reasons import REASONING, Explainer, MoveChance
from soiree.bots.analysis.returns import PairedReturns, sample_mean
from soiree.bots.bot import DecisionPoint
from soiree.bots.budget import Budget
from soiree.bots.search.ismcts import Search
from soiree.bots.search.principal_variation import principal_variation, prompts
from soiree.bots.search_bot import candidates, model_version
from soiree.core.editions import FIRST
from soiree.core.rng import Rng
from soiree.core.texts.message import Message
from soiree.core.view import View

SEARCHING = 0.6  # share of the budget without that of the reason; what then remains compares the played move with the preferred one
SURE = 2.0  # a cost counts if it is greater than this number of standard errors
SMALLEST = 0.01  # a smaller cost does not count
MOST = 3  # decisions in `mattered`


class Judgement(msgspec.Struct, frozen=True):
    """A decision: the move that was played and the one that the analysis prefers, each with its value and standard error."""

    step: int  # the number of steps before it in the record
    seat: int
    prompt: str
    move: str
    value: float
    error: float
    preferred: str
    best: float
    best_error: float
    cost: float  # value of the preferred move minus value of the played one, measured in the same sampled states
    doubt: float  # its standard error
    counts: bool  # whether the cost is significant
    line: list[str]  # the principal variation from the preferred move, as in a record: '1:SS'; empty unless the cost counts
    asked: list[str]  # the prompts that its moves answer
    model: str = ""  # the version of the value model behind the values; '' where the hand-made evaluation gave them
    reason: Message | None = None  # why the preferred move is better than the played one; only if the cost counts


class Point(msgspec.Struct, frozen=True):
    """A point of a curve: the expected return of a seat after `step` steps."""

    step: int
    value: float


class Review(msgspec.Struct, frozen=True):
    """A whole game; `mattered` are indices in `judgements`, in descending order of cost."""

    game: str
    seats: int
    steps: int
    judgements: list[Judgement]
    curves: list[list[Point]]  # by seat, each given what that seat knew, so they need not sum to one
    mattered: list[int]
    edition: str = FIRST
    model: str = ""  # the version of the value model behind all values; '' if there is none, or not one for all


def seed_of(view: str, seed: int) -> int:
    """A seed that depends only on the view and the given seed."""
    return int.from_bytes(hashlib.sha256(f"{seed} {view}".encode()).digest()[:7], "big")


def judge(step: int, prompt: str, view: View, moves: Sequence[str], move: str, budget: Budget, seed: int) -> Judgement:
    """The judgement of a move, from the view of its seat. The same seed and number of iterations give the same judgement.

    Raises BadDecisionPoint if the view has no decision with these legal moves.
    """
    point = DecisionPoint(view, moves)
    rng = Rng(seed_of(view.json(), seed))
    whole, budget = budget, budget.without(REASONING)
    search = search_decision(point, budget.part(SEARCHING), rng)
    found = candidates(search, point)
    most_visited = max(found, key=lambda node: node.visits)
    played, preferred = point.actions[point.tokens.index(move)], most_visited.key
    sums = PairedReturns()
    if played != preferred:
        compare(search, point, (played, preferred), budget.part(1 - SEARCHING), rng, sums)
    if sums.number > 1:
        value, error = sums.mean(0)
        best, best_error = sums.mean(1)
        cost, doubt = sums.difference()
    else:  # the same move, or no time to compare
        node = next((node for node in found if node.key == played), most_visited)
        value, error = sample_mean(node.visits, node.total, node.squares, node.prior)
        best, best_error = sample_mean(most_visited.visits, most_visited.total, most_visited.squares, most_visited.prior)
        cost, doubt = best - value, 0.0 if played == preferred else 0.5
    correction = point.game.correction(int(search.seats))
    (value, error), (best, best_error) = correction.pair(value, error), correction.pair(best, best_error)
    cost, doubt = _shown_cost(cost, doubt, best - value)
    counts = cost > SURE * doubt and cost >= SMALLEST
    line = principal_variation(search, point) if counts else []
    asked = prompts(view, line) if line else []
    reason = None
    if counts:
        rated = [MoveChance(point.token(preferred), best, best_error), MoveChance(move, value, error)]
        reason = Explainer(search, point, rng.bits()).explain(rated, whole, judged=True)
    return Judgement(
        step, point.seat, prompt, move, value, error, point.token(preferred), best, best_error, cost, doubt, counts, line, asked,
        model_version(point.game, int(search.seats)), reason,
    )  # fmt: skip


def _shown_cost(cost: float, doubt: float, shown: float) -> tuple[float, float]:
    """The cost between two shown values, with a doubt that is the same share of it."""
    return (shown, doubt * abs(shown / cost)) if cost else (cost, doubt)


def compare(search: Search, point: DecisionPoint, actions: Sequence[int], budget: Budget, rng: Rng, sums: PairedReturns) -> None:
    """Evaluates two moves in the same sampled states, within the budget; the trees continue to grow."""
    clock = budget.start()
    due = 0  # iterations; a pair takes two
    while (slice := clock.slice()) > 0:
        due += slice
        while due > 0:
            due -= 2
            world = point.worlds.sample(rng)
            gains = [search.evaluate_action(world.clone(), point.seat, action) for action in actions]
            if min(gains) >= 0:
                sums.add(gains)


def sum_up(
    game: str, seats: int, steps: int, returns: Sequence[float] | None, judgements: Sequence[Judgement], edition: str = FIRST
) -> Review:
    """The review of a game from its judgements; `returns` are those of the seats if the game is over, else None."""
    judged = sorted(judgements, key=lambda one: one.step)
    curves: list[list[Point]] = [[] for _ in range(seats)]
    for one in judged:
        if one.counts:  # the curve drops here: the value before, and after
            curves[one.seat] += [Point(one.step, one.best), Point(one.step + 1, one.value)]
        else:
            curves[one.seat].append(Point(one.step, one.value))
    for seat, curve in enumerate(curves):
        if returns is not None and curve:
            curve.append(Point(steps, returns[seat]))
    costly = sorted((index for index, one in enumerate(judged) if one.counts), key=lambda index: -judged[index].cost)
    models = {one.model for one in judged}
    return Review(game, seats, steps, judged, curves, costly[:MOST], edition, models.pop() if len(models) == 1 else "")
