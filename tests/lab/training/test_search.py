"""Tuning of the search by successive halving."""

from soiree.core.rng import Rng
from soiree.lab.training.plan import TuningPlan
from soiree.lab.training.search import SEARCH_SPACE, has_simultaneous_decisions, sample_candidates, tune_search
from soiree.lab.workers import Workers


def test_halving_leaves_one_candidate_and_confirms_it() -> None:
    plan = TuningPlan("times-square", games=2, rounds=1, bot="strong", scale=0.1, pace=400)
    before, after, heats = tune_search(plan, Workers())
    assert [heat.round for heat in heats] == [1, 1, 2]
    assert [heat.stays for heat in heats][:2] == [True, False]
    assert heats[2].settings == heats[0].settings
    assert after == (heats[2].settings if heats[2].match.value > 0.5 else before)
    assert not has_simultaneous_decisions(plan)
    drawn = sample_candidates(before, 16, False, Rng(1))
    assert len({str(one) for one in drawn}) == 16
    assert all(one["matching"] == before["matching"] and set(one) == set(SEARCH_SPACE) for one in drawn)
