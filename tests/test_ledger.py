"""The clause ledger: every clause of every spec is shown by a test that names it."""

import pytest

import soiree
from soiree.cli import main


def test_no_clause_is_without_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["ledger"])  # all games at once: all tests are collected each time
    told = capsys.readouterr().out
    assert code == 0, told
    for game in soiree.games():
        assert f"{game.id}: {len(game.clauses)} clauses, {len(game.clauses)} named by a test" in told
