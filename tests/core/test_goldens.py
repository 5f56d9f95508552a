"""What must not change unseen: playthroughs, node counts, and the same games compiled and interpreted."""

import json
import os
import subprocess
import sys

import pytest

from soiree.core.conformance import Table, digests
from soiree.core.playthrough import playthrough
from tests.goldens import NODES, PLAYTHROUGHS, SEED, all_tables, file_name, node_counts, shown_tables
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
    if str(table) == sys.argv[2]:
        print("\\n".join(conformance.digests(table, int(sys.argv[3]))))
"""


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_compiled_and_interpreted_play_the_same_games(table: Table) -> None:
    """The same records and views from the same seeds, 500 games a game; and the compiled code is what runs here."""
    from soiree.core import state

    assert state.__file__ is not None
    assert not state.__file__.endswith(".py"), "this test wants the compiled package; run `make setup`"
    games = -(-500 // sum(other.game.id == table.game.id for other in all_tables()))
    run = subprocess.run(
        [sys.executable, "-c", INTERPRETED_DIGESTS, table.game.id, str(table), str(games)],
        env=os.environ | {"SOIREE_INTERPRETED": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    interpreted = run.stdout.split()
    assert len(interpreted) == games
    assert digests(table, games) == interpreted
