"""`make fuzz` names no game: it finds the sweeps of single games by a convention."""

from pathlib import Path

import soiree
from tests.games.sweeps import HERE, find_sweeps
from tests.specs import ROOT


def test_a_module_with_a_full_sweep_takes_part(tmp_path: Path) -> None:
    (tmp_path / "toy_sweeps.py").write_text("def full_sweep() -> None:\n    print('swept')\n")
    (tmp_path / "toy_table.py").write_text("def sweep() -> None:\n    pass\n")
    assert find_sweeps(tmp_path) == ["toy_sweeps"]


def test_the_sweeps_of_the_games_are_found() -> None:
    assert find_sweeps(HERE) == ["foreign_editions", "gatsby_leaks", "macao_sweeps"]


def test_the_makefile_names_no_game() -> None:
    text = (ROOT / "Makefile").read_text("utf-8").lower()
    names = {name for game in soiree.games() for name in (game.id, game.id.replace("-", "_"))}
    assert [name for name in sorted(names) if name in text] == []
