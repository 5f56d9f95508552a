"""The conformance library itself: it passes a sound game, and finds each flaw that it promises to find."""

import pytest

from soiree.core import conformance
from soiree.core.conformance import Nonconformance, Table, tables
from tests.cloakroom import CloakroomGame

FOUND_BY_WALK = [
    "copies share their bids",
    "somebody decides at a chance node",
    "a legal move is not listed",
    "an illegal move is carried out",
    "the weights do not make the total",
    "a refused outcome leaves a trace",
    "returns do not add up",
    "a public field differs between viewers",
    "the order of sealed decisions matters",
]
FOUND_BY_RIVAL_WORLDS = [
    "a refusal tells a secret",
    "legal moves tell a secret",
    "an event tells a secret",
    "who peeks is shown nothing",
    "an event happens only for a hidden swap",
    "a view tells a secret",
    "an open bid shows",
    "half of a sealed decision shows",
    "half of a sealed decision is told",
    "half of a sealed decision changes a refusal",
    "belief gives another view",
    "a hidden card ends it unshown",
]


def _tables(flaw: str = "") -> list[Table]:
    return tables(CloakroomGame(flaw))


def _walk_everywhere(flaw: str) -> None:
    for table in _tables(flaw):
        for seed in range(40):
            conformance.walk(table, seed, thorough=1)


def _compare_everywhere(flaw: str) -> None:
    for table in _tables(flaw):
        conformance.rival_worlds(table, seed=1, wanted=2000)


@pytest.mark.parametrize("table", _tables(), ids=str)
def test_a_sound_game_passes(table: Table) -> None:
    for seed in range(60):
        conformance.walk(table, seed, thorough=1)
    pairs = conformance.rival_worlds(table, seed=1, wanted=1500)
    conformance.belief(table, seed=1, positions=40)
    assert pairs.compared == 1500
    assert pairs.different > 500, "most pairs of worlds should really differ"
    assert pairs.steps > 1500


@pytest.mark.parametrize("flaw", FOUND_BY_WALK)
def test_walk_finds(flaw: str) -> None:
    with pytest.raises(Nonconformance):
        _walk_everywhere(flaw)


@pytest.mark.parametrize("flaw", FOUND_BY_RIVAL_WORLDS)
def test_rival_worlds_find(flaw: str) -> None:
    with pytest.raises(Nonconformance):
        _compare_everywhere(flaw)


def test_hidden_things_may_end_a_game_if_the_end_shows_them() -> None:
    _compare_everywhere("a hidden card ends it")


def test_belief_finds_a_card_that_is_never_sampled() -> None:
    with pytest.raises(Nonconformance, match="never sampled"):
        conformance.belief(_tables("belief forgets a card")[0], seed=1, positions=200)


def test_a_finding_tells_the_record_that_shows_it() -> None:
    with pytest.raises(Nonconformance, match=r'\[Game "toy-cloakroom"\]'):
        conformance.walk(_tables("returns do not add up")[0], seed=0)
