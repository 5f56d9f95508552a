"""Conformance of every game at every table: a small part of the sweep of `make fuzz`."""

import pytest

from soiree.core import conformance
from soiree.core.conformance import Table
from tests.goldens import all_tables

# A game id, shared out over its tables; the longer a game is, the fewer.
GAMES = {"times-square": 1000, "gatsby": 400, "macao": 96, "edgar-lucien": 96}
PAIRS = {"times-square": 10_000, "gatsby": 5000, "macao": 1200, "edgar-lucien": 2400}
POSITIONS = {"times-square": 100, "gatsby": 60, "macao": 24, "edgar-lucien": 48}

UNSEEN = {"gatsby", "edgar-lucien"}  # games in which a seat decides something that the others do not see


def share(whole: dict[str, int], table: Table) -> int:
    return -(-whole[table.game.id] // sum(other.game.id == table.game.id for other in all_tables()))


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_random_games_keep_every_promise(table: Table) -> None:
    for seed in range(share(GAMES, table)):
        conformance.check_game(table, seed)


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_what_is_hidden_changes_nothing_that_is_seen(table: Table) -> None:
    wanted = share(PAIRS, table)
    pairs = conformance.check_noninterference(table, seed=11, wanted=wanted)
    assert pairs.compared == wanted
    assert pairs.steps > wanted, "the worlds were played on together"
    assert (pairs.diverged > 0) == (table.game.id in UNSEEN), "decisions that others do not see went another way in the rival world"


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_the_truth_is_among_the_sampled_worlds(table: Table) -> None:
    conformance.check_belief(table, seed=12, positions=share(POSITIONS, table))
