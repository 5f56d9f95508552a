"""What makes evaluations quick changes no value: each position has one value, whatever was evaluated before it."""

import itertools

import pytest
from librt.vecs import vec

import soiree
from soiree.core.conformance import Table, tables
from soiree.core.playout import random_step
from soiree.core.rng import Rng
from soiree.core.state import State
from tests.bots.positions import all_tables


def positions(table: Table, seed: int) -> list[State]:
    """All positions of one random game."""
    state, rng = table.begin(), Rng(seed)
    found = []
    while not state.over():
        random_step(state, rng)
        found.append(state.clone())
    return found


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_value_by_the_model_does_not_depend_on_the_positions_before_it(table: Table) -> None:
    kept = table.game.value_model(table.seats)
    assert kept is not None
    first, second = positions(table, 5), positions(table, 6)
    mixed = [state for pair in zip(first, second, strict=False) for state in pair]
    for state in [*mixed, *reversed(mixed)]:
        fresh = table.game.value_model(table.seats)
        assert fresh is not None
        assert [kept.value(state, seat) for seat in range(table.seats)] == [fresh.value(state, seat) for seat in range(table.seats)]


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_values_of_all_seats_at_once_are_the_values_of_each(table: Table) -> None:
    evaluation = table.game.evaluation()
    found = vec[float]([0.0] * table.seats)
    for state in positions(table, 5):
        evaluation.values(state, found)
        assert list(found) == [evaluation.value(state, seat) for seat in range(table.seats)]


def test_a_value_by_hand_does_not_depend_on_the_positions_before_it() -> None:
    """Shadows of Macao keeps what red cards save, which depends on an option."""
    game = soiree.game("macao")
    kept = game.evaluation()
    by_option = {table.options["croupier"]: table for table in tables(game) if table.seats == game.seats[0]}
    games = [positions(table, 7) for table in by_option.values()]
    assert len(games) > 1
    for state in itertools.chain.from_iterable(itertools.zip_longest(*games)):
        if state is not None:
            assert kept.score(state, 0) == game.evaluation().score(state, 0)
