"""`soiree ledger`: which clauses of the specs are shown by a test, as the tests' own markers say."""

import contextlib
import importlib.util
import io
import os
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import soiree
from soiree.core.errors import SoireeError

if TYPE_CHECKING:
    import pytest


class NoTests(SoireeError):
    """There is nothing to read the ledger from."""


class Collector:
    """A pytest plugin that notes which clauses the collected tests name."""

    def __init__(self) -> None:
        self.tests_of: dict[str, int] = {}

    def pytest_collection_finish(self, session: "pytest.Session") -> None:
        for item in session.items:
            for clause in {str(clause) for marker in item.iter_markers("clause") for clause in marker.args}:
                self.tests_of[clause] = self.tests_of.get(clause, 0) + 1


def ledger(id: str | None) -> int:
    """1 if some clause has no test, or a test names a clause that does not exist."""
    games = [soiree.game(id)] if id else soiree.games()
    tests_of = _collected(_project())
    missing = False
    for game in games:
        without = [clause for clause in game.clauses if clause not in tests_of]
        unknown = sorted(name for name in tests_of if re.fullmatch(rf"{game.prefix}-\w+", name) and name not in game.clauses)
        named = len(game.clauses) - len(without)
        tests = sum(tests_of.get(clause, 0) for clause in game.clauses)
        print(f"{game.id}: {len(game.clauses)} clauses, {named} named by a test ({tests} times in all), {len(without)} without")
        if without:
            print(_list("without a test:", without))
        if unknown:
            print(_list("named by a test, but not in the rules:", unknown))
        missing = missing or bool(without or unknown)
    return 1 if missing else 0


def _list(title: str, clauses: list[str]) -> str:
    return textwrap.fill(f"{title} {' '.join(clauses)}", 100, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)


def _project() -> Path:
    """The project around the current folder: it has a pyproject.toml and tests."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder
    raise NoTests(f"no project with a pyproject.toml and a tests folder here or above ({here.name or here})")


def _collected(project: Path) -> dict[str, int]:
    """How many tests name each clause. Nothing runs, and nothing is printed unless a test cannot be collected."""
    if importlib.util.find_spec("pytest") is None:
        raise NoTests("the ledger is read from the tests by pytest, which is not installed")
    import pytest

    collector = Collector()
    said = io.StringIO()
    with _inside(project), contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main(["--collect-only", "-q", "-p", "no:xdist", "--rootdir", str(project), "tests"], plugins=[collector])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        print(said.getvalue())
        raise NoTests("the tests cannot be collected; what pytest says is above")
    return collector.tests_of


@contextlib.contextmanager
def _inside(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
