"""The conformance library over every table of every game: the contract, non-interference, belief."""

import functools

import pytest

import soiree
from soiree.core import conformance
from soiree.core.conformance import Table, random_step, readers, tables
from soiree.core.conformance.tables import reader_name
from soiree.core.notation import HIDDEN
from soiree.core.rng import Rng
from tests.goldens import all_tables

# For each game, shared out over its tables; `make fuzz` does far more (`soiree.core.conformance.full_sweep`).
STEPS = 24_000
PAIRS = 2_000
POSITIONS = 60


def share(whole: int, table: Table) -> int:
    """A table's part of what is done for its game, rounded up."""
    return -(-whole // len(tables(table.game)))


@functools.cache
def hides_decisions(game: soiree.Game) -> bool:
    """Whether a reader ever misses a decision of a seat in some random games: one that is sealed, or '?' in the reader's record."""
    for seed in range(60):
        match, rng = tables(game)[0].match(), Rng(seed)
        while not match.over:
            if match.sealed and len(match.actors) > 1:
                return True
            step = random_step(match, rng)
            last = len(match.steps()) - 1
            for reader in readers(match.state):
                if step.seat is not None and match.steps(reader_name(reader), since=last)[-1].token == HIDDEN:
                    return True
    return False


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_random_games_keep_the_contract(table: Table) -> None:
    steps = seed = 0
    while steps < share(STEPS, table):
        steps += len(conformance.check_game(table, seed).steps())
        seed += 1


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_what_is_hidden_changes_nothing_that_is_seen(table: Table) -> None:
    wanted = share(PAIRS, table)
    pairs = conformance.check_noninterference(table, seed=11, wanted=wanted)
    assert pairs.compared == wanted
    assert pairs.steps > wanted, "the states were played on together"
    assert (pairs.diverged > 0) == hides_decisions(table.game), "hidden decisions were different ones in the two states"


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_the_true_state_is_among_the_sampled_ones(table: Table) -> None:
    conformance.check_belief(table, seed=12, positions=share(POSITIONS, table))
