"""The notebooks of docs/: `python -m tests.notebooks` runs them in full and keeps what they show.

`python -m tests.notebooks --rounds 12 --out DIR` is a shorter form of the training, written elsewhere.
"""

import argparse
import os
from pathlib import Path

import nbformat
from nbclient import NotebookClient

DOCS = Path(__file__).parent.parent / "docs"
NOTEBOOKS = sorted(DOCS.glob("*.ipynb"))


def run(file: Path, out: Path) -> None:
    """Every cell in order, in a fresh kernel; the first error ends it."""
    notebook = nbformat.read(file, as_version=4)
    NotebookClient(notebook, timeout=None, resources={"metadata": {"path": str(DOCS)}}, record_timing=False).execute()
    out.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, out / file.name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, help="of the training (default: those of the notebook)")
    parser.add_argument("--out", type=Path, default=DOCS)
    parser.add_argument("notebooks", nargs="*", type=Path, default=NOTEBOOKS)
    asked = parser.parse_args()
    if asked.rounds is not None:
        os.environ["SOIREE_ROUNDS"] = str(asked.rounds)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices this small are slower on several cores
    for file in asked.notebooks:
        run(file, asked.out)
        print(file.name)


if __name__ == "__main__":
    main()
