"""The conformance library itself: it passes a sound game, and finds each flaw of `tests.flaws`."""

from pathlib import Path

import pytest

import soiree
from soiree.core import conformance
from soiree.core.conformance import Nonconformance, Table, tables
from tests.flaws import FOUND_BY_BELIEF, FOUND_BY_GAMES, FOUND_BY_NONINTERFERENCE, SOUND, cloakroom


def _tables(flaw: str = "") -> list[Table]:
    return tables(cloakroom(flaw))


def _play_everywhere(flaw: str) -> None:
    for table in _tables(flaw):
        for seed in range(40):
            conformance.check_game(table, seed, thorough=1)


def _compare_everywhere(flaw: str) -> None:
    for table in _tables(flaw):
        conformance.check_noninterference(table, seed=1, wanted=2000)


def test_a_game_without_a_limit_is_among_the_tables_once(tmp_path: Path) -> None:
    """Where no limit is what an edition recommends, too."""
    (tmp_path / "duel.toml").write_text(
        '[game]\nid = "edgar-lucien"\nedition = "duel"\nseats = [2]\n[options.periods]\nmin = 1\nmax = 20\nunlimited = true\ndefault = 0\n',
        encoding="utf-8",
    )
    shipped = soiree.game("edgar-lucien")
    for game, values in ((shipped, [1, 15, 30, 0]), (shipped.with_board(tmp_path / "duel.toml"), [1, 20, 0])):
        assert [table.options["periods"] for table in tables(game) if table.seats == 2][: len(values)] == values


@pytest.mark.parametrize("table", _tables(), ids=str)
def test_a_sound_game_passes(table: Table) -> None:
    for seed in range(60):
        conformance.check_game(table, seed, thorough=1)
    pairs = conformance.check_noninterference(table, seed=1, wanted=1500)
    conformance.check_belief(table, seed=1, positions=40)
    assert pairs.compared == 1500
    assert pairs.different > 500, "most pairs of worlds should really differ"
    assert pairs.steps > 1500


@pytest.mark.parametrize("flaw", FOUND_BY_GAMES)
def test_random_games_find(flaw: str) -> None:
    with pytest.raises(Nonconformance):
        _play_everywhere(flaw)


@pytest.mark.parametrize("flaw", FOUND_BY_NONINTERFERENCE)
def test_noninterference_finds(flaw: str) -> None:
    with pytest.raises(Nonconformance):
        _compare_everywhere(flaw)


def test_hidden_things_may_end_a_game_if_the_end_shows_them() -> None:
    _compare_everywhere(SOUND)


def test_belief_finds_a_card_that_is_never_sampled() -> None:
    with pytest.raises(Nonconformance, match="never sampled"):
        conformance.check_belief(_tables(FOUND_BY_BELIEF)[0], seed=1, positions=200)


def test_a_finding_tells_the_record_that_shows_it() -> None:
    with pytest.raises(Nonconformance, match=r'\[Game "toy-cloakroom"\]'):
        conformance.check_game(_tables("returns do not add up")[0], seed=0)
