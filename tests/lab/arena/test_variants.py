"""Bots by name with what differs, and bots in processes of another version."""

import importlib.metadata
import sys
from functools import partial

import pytest

import soiree
from soiree.bots import Budget
from soiree.bots.search_bot import settings_of
from soiree.core.rng import Rng
from soiree.lab.arena.game import play_game
from soiree.lab.arena.process_bot import ProcessBot, interpreter_version
from soiree.lab.arena.schedule import BadSettings, Entrant, against, contest, entrant, schedule

GATSBY = soiree.game("gatsby")
MACAO = soiree.game("macao")


def test_a_name_says_what_differs_from_the_settings_of_the_table() -> None:
    usual = settings_of(GATSBY, 2, learned=True)
    found = entrant("expert@exploration=0.75@finish=0", GATSBY, 2)
    assert found.bot == "expert"
    assert found.learned, "as bots play at this table"
    assert found.search is not None
    assert (found.search["exploration"], found.search["finish"], found.search["trust"]) == (0.75, False, usual.trust)
    assert entrant("expert", GATSBY, 2) == Entrant("expert")


@pytest.mark.parametrize(("name", "learned"), [("strong@hand", False), ("strong@model", True), ("strong@model@guided=3", True)])
def test_a_name_says_where_values_come_from(name: str, learned: bool) -> None:
    found = entrant(name, MACAO, 3)
    usual = settings_of(MACAO, 3, learned=learned)
    assert found.learned == learned
    assert found.search is not None
    assert found.search["guided"] == (3 if "guided" in name else usual.guided)


@pytest.mark.parametrize("name", ["expert@patience=3", "expert@guided", "expert@guided=many", "expert@"])
def test_a_name_with_an_unknown_change_is_refused(name: str) -> None:
    with pytest.raises(BadSettings):
        contest("gatsby", ["strong", name], 2)


@pytest.mark.parametrize("name", ["regular@hand", "random@hand", "thorough@model", "novice@guided=8"])
def test_a_bot_that_does_not_search_has_no_settings(name: str) -> None:
    with pytest.raises(BadSettings, match="strong, expert, master"):
        contest("gatsby", ["strong", name], 2)


def test_bots_in_a_process_play_a_game_that_follows_from_its_seed() -> None:
    """A game follows from its seed, also where both bots share a process."""
    both = contest("times-square", against("strong", sys.executable, partial(interpreter_version, "times-square")), 2, pace=200)
    card = soiree.game("times-square").model_card
    assert card is not None
    assert {one.version for one in both.entrants.values()} == {f"{importlib.metadata.version('soiree')} model {card.version}"}
    for scheduled in schedule(both):
        result, record = play_game(both, scheduled)
        assert sum(result.returns) == 1
        assert play_game(both, scheduled)[1] == record


def test_what_is_no_interpreter_is_refused() -> None:
    match = soiree.new("times-square", seed=1)
    seat = min(match.actors)
    with pytest.raises(BadSettings):
        interpreter_version("times-square", "/dev/null")
    with pytest.raises(BadSettings):
        ProcessBot("/dev/null", "strong", "times-square").choose(match.view(seat), match.moves(seat), Budget(iterations=1), Rng(1))
