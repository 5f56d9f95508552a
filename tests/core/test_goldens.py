"""What must not change unseen: playthroughs, node counts, and the same games compiled and interpreted."""

import json
import os
import subprocess
import sys

import pytest

import soiree
from soiree.core.conformance import Table, digests, tables
from soiree.core.conformance.playthrough import playthrough
from tests.goldens import NODES, PLAYTHROUGHS, SEED, file_name, node_counts, shown_tables
from tests.specs import ROOT


@pytest.mark.parametrize("table", shown_tables(), ids=str)
def test_playthrough(table: Table) -> None:
    """`make goldens` writes it anew; read the diff before you commit it."""
    golden = PLAYTHROUGHS / f"{file_name(table)}.txt"
    assert golden.is_file(), "a new table: `make goldens` writes its playthrough"
    assert playthrough(table, SEED) == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("table", shown_tables(), ids=str)
def test_node_counts(table: Table) -> None:
    golden = json.loads(NODES.read_text(encoding="utf-8"))
    assert str(table) in golden, "a new table: `make goldens` counts its nodes"
    assert node_counts(table) == golden[str(table)]


INTERPRETED_DIGESTS = """
import sys
import soiree
from soiree.core import conformance, state
assert state.__file__.endswith(".py"), state.__file__
for table in conformance.tables(soiree.game(sys.argv[1])):
    print(table, *conformance.digests(table, int(sys.argv[2])), sep="\\t")
"""


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_compiled_and_interpreted_play_the_same_games(game: soiree.Game) -> None:
    """The same records and views from the same seeds, 500 games a game; and the compiled code is what runs here."""
    from soiree.core import state

    assert state.__file__ is not None
    assert not state.__file__.endswith(".py"), "this test wants the compiled package; run `make setup`"
    options = tables(game)
    games = -(-500 // len(options))
    run = subprocess.run(
        [sys.executable, "-c", INTERPRETED_DIGESTS, game.id, str(games)],
        env=os.environ | {"SOIREE_INTERPRETED": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    interpreted = [line.split("\t") for line in run.stdout.splitlines()]
    assert [name for name, *_ in interpreted] == [str(table) for table in options]
    for table, (_, *found) in zip(options, interpreted, strict=True):
        assert len(found) == games
        assert digests(table, games) == found, table
