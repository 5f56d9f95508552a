"""The notebooks run from the first cell to the last, and the small agent learns to beat random play."""

import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

from tests.notebooks import NOTEBOOKS
from tests.specs import ROOT


def said(notebook: nbformat.NotebookNode) -> str:
    return "".join(output.get("text", "") for cell in notebook.cells for output in cell.get("outputs", []))


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_runs(file: Path, tmp_path: Path) -> None:
    words = [sys.executable, "-m", "tests.notebooks", "--rounds", "12", "--out", str(tmp_path), str(file)]
    run = subprocess.run(words, capture_output=True, text=True, check=False, cwd=ROOT)
    assert run.returncode == 0, run.stderr[-3000:]
    again, kept = nbformat.read(tmp_path / file.name, as_version=4), nbformat.read(file, as_version=4)
    assert said(again)
    assert [cell.source for cell in again.cells] == [cell.source for cell in kept.cells]
    assert all(cell.execution_count for cell in kept.cells if cell.cell_type == "code"), "`make notebooks` keeps what they show"


def test_the_small_agent_beats_random_play() -> None:
    """What the kept notebook says of the full training; the short one asserts as much when it runs."""
    kept = next(file for file in NOTEBOOKS if file.stem == "train-a-small-agent")
    share = re.search(r"([0-9.]+)% against random, from ([0-9.]+)%", said(nbformat.read(kept, as_version=4)))
    assert share is not None
    assert float(share[1]) >= 75 > float(share[2])
