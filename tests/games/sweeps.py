"""The long sweeps of `make fuzz` that single games have beyond the conformance sweep: `python -m tests.games.sweeps` runs all of them.

A module beside this one that defines `full_sweep()` takes part; it prints what it counted, and raises where something does not hold.
"""

import ast
import importlib
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent


def find_sweeps(folder: Path) -> list[str]:
    """The names of the modules in a folder that define `full_sweep`, in order. Reads them without importing them."""
    return sorted(file.stem for file in folder.glob("*.py") if any(_is_sweep(part) for part in ast.parse(file.read_text("utf-8")).body))


def _is_sweep(part: ast.stmt) -> bool:
    return isinstance(part, ast.FunctionDef) and part.name == "full_sweep"


if __name__ == "__main__":
    for name in find_sweeps(HERE):
        print(f"{name}:", flush=True)
        sweep: Callable[[], None] = importlib.import_module(f"tests.games.{name}").full_sweep
        sweep()
