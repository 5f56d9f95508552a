"""A budget is kept: iterations to the last one, a cancel at once, memory by its bound."""

import itertools
import math
import threading

import pytest

from soiree.bots import BadBudget, Budget, analyse, bot
from soiree.bots.bot import DecisionPoint
from soiree.bots.search.ismcts import Settings
from soiree.bots.search.tree import size
from soiree.bots.search_bot import SearchBot, candidates
from soiree.core.conformance import Table
from soiree.core.rng import Rng
from tests.bots.positions import all_tables, decisions


@pytest.mark.parametrize("table", all_tables(), ids=str)
@pytest.mark.parametrize("iterations", [1, 2, 37, 1000])
def test_iterations_are_kept_exactly(table: Table, iterations: int) -> None:
    for decision in itertools.islice(decisions(table, seed=4), 3):
        assert analyse(decision.view, decision.moves, Budget(iterations=iterations), Rng(1)).iterations == iterations


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_cancelled_budget_still_gives_an_answer(table: Table) -> None:
    decision = next(decisions(table, seed=5))
    for name in ("novice", "strong", "master"):
        budget = Budget(seconds=3600)
        budget.cancel()
        assert bot(name).choose(decision.view, decision.moves, budget, Rng(1)) in decision.moves


def test_a_cancel_reaches_a_bot_that_is_thinking() -> None:
    decision = next(decisions(all_tables()[0], seed=6))
    budget = Budget(seconds=3600)
    answers: list[str] = []
    begun = threading.Event()

    def think() -> None:
        begun.set()
        answers.append(bot("master").choose(decision.view, decision.moves, budget, Rng(1)))

    thinking = threading.Thread(target=think)
    thinking.start()
    begun.wait()
    budget.cancel()
    thinking.join(timeout=60)
    assert answers
    assert answers[0] in decision.moves


def test_a_part_of_a_budget_is_cancelled_with_it() -> None:
    decision = next(decisions(all_tables()[0], seed=6))
    whole = Budget(seconds=3600, iterations=10)
    part = whole.part(0.5)
    assert (part.seconds, part.iterations) == (1800, 5)
    whole.cancel()
    assert analyse(decision.view, decision.moves, part, Rng(1)).iterations < 5


@pytest.mark.parametrize("table", all_tables(), ids=str)
@pytest.mark.parametrize("at_most", [40, 400])
def test_the_tree_never_grows_beyond_its_bound(table: Table, at_most: int) -> None:
    for decision in itertools.islice(decisions(table, seed=7), 4):
        player = SearchBot(Settings(nodes_at_most=at_most))
        search = player.think(DecisionPoint(decision.view, decision.moves), Budget(iterations=1500), Rng(1))
        counted = sum(int(size(tree)) for tree in search.trees)
        assert counted == search.nodes <= max(at_most, table.seats)
        assert search.iterations == 1500, "a full tree is still searched"


@pytest.mark.parametrize(
    ("seconds", "iterations"),
    [(None, None), (0, None), (-1, None), (math.nan, None), (math.inf, None), ("1", None), (None, 0), (None, -3), (None, 1.5), (1, 0)],
)
def test_a_budget_without_time_is_refused(seconds: float | None, iterations: int | None) -> None:
    with pytest.raises(BadBudget):
        Budget(seconds, iterations)


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_decision_that_cannot_change_any_more_is_given_at_once(table: Table) -> None:
    """The same decision as after the whole budget, with iterations left over somewhere."""
    saved = 0
    for decision in itertools.islice(decisions(table, seed=7, one_in=3), 8):
        question, whole, short = DecisionPoint(decision.view, decision.moves), SearchBot(), SearchBot()
        found = whole.think(question, Budget(iterations=200), Rng(1))
        stopped = short.think(question, Budget(iterations=200), Rng(1), decide=True)
        best, sooner = (max(candidates(search, question), key=lambda node: node.visits).key for search in (found, stopped))
        assert best == sooner
        saved += found.iterations - stopped.iterations
    assert saved > 0


def test_a_part_of_a_budget_counts_the_same_time() -> None:
    whole = Budget(seconds=1.0, processor=True)
    assert whole.part(0.5).processor
    assert whole.without(0.5).processor
