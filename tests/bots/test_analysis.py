"""An analysis says what the search found, and its parts agree."""

import itertools

import msgspec
import pytest

from soiree.bots import Analysis, AnalysisPool, Budget, analyse
from soiree.core.conformance import Table
from soiree.core.rng import Rng
from tests.bots.positions import Decision, all_tables, decisions


def check(analysis: Analysis, decision: Decision, iterations: int) -> None:
    candidates = analysis.candidates
    visits = [candidate.visits for candidate in candidates]
    assert analysis.iterations == iterations
    assert (analysis.game, analysis.seat) == (decision.table.game.id, decision.seat)
    assert sorted(candidate.move for candidate in candidates) == sorted(decision.moves)
    assert visits == sorted(visits, reverse=True)
    if decision.truth.sealed():  # an iteration may end at another seat's new decision, before this seat's
        assert 0 < sum(visits) <= iterations
    else:
        assert sum(visits) == iterations
    for candidate in candidates:
        assert 0 <= candidate.value <= 1
        assert 0 <= candidate.prior <= 1
        assert 0 <= candidate.error <= 0.5
    assert analysis.value == candidates[0].value
    if visits[0] >= 3:
        assert analysis.line[0] == f"{decision.seat}:{candidates[0].move}"
    assert all(0 < share <= 1 for share in analysis.beliefs.values())
    hidden = set(decision.table.game.secrets(decision.truth, decision.seat))
    assert bool(analysis.beliefs) == bool(hidden)
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis) == analysis


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_the_parts_of_an_analysis_agree(table: Table) -> None:
    for decision in itertools.islice(decisions(table, seed=20), 10):
        check(analyse(decision.view, decision.moves, Budget(iterations=300), Rng(1)), decision, 300)


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_the_same_seed_gives_the_same_analysis(table: Table) -> None:
    decision = next(decisions(table, seed=21))
    found = [analyse(decision.view, decision.moves, Budget(iterations=200), Rng(5)) for _ in range(2)]
    assert msgspec.structs.replace(found[0], seconds=0) == msgspec.structs.replace(found[1], seconds=0)


def test_a_pool_adds_up_what_its_processes_found() -> None:
    with AnalysisPool(2) as pool:
        for table in all_tables():
            for decision in itertools.islice(decisions(table, seed=22), 2):
                check(pool.analyse(decision.view, decision.moves, Budget(iterations=150), Rng(1)), decision, 300)
