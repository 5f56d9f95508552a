"""The clause ledger: every clause of every spec is shown by a test that names it."""

import pytest

import soiree
from soiree.cli import main


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_no_clause_is_without_a_test(game: soiree.Game, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["ledger", game.id])
    told = capsys.readouterr().out
    assert code == 0, told
    assert f"{game.id}: {len(game.clauses)} clauses, {len(game.clauses)} named by a test" in told
