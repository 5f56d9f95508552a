"""`soiree ledger`: lists the clauses of the specs that no test names in its `clause` marker."""

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
from soiree.core.errors import SoireeError, problem
from soiree.core.texts.words import words_about

if TYPE_CHECKING:
    import pytest


class NoTests(SoireeError):
    """The tests of the project cannot be found or collected."""


class Collector:
    """A pytest plugin that counts how many collected tests name each clause."""

    def __init__(self) -> None:
        self.tests_of: dict[str, int] = {}

    def pytest_collection_finish(self, session: "pytest.Session") -> None:
        for item in session.items:
            for clause in {str(clause) for marker in item.iter_markers("clause") for clause in marker.args}:
                self.tests_of[clause] = self.tests_of.get(clause, 0) + 1


def ledger(id: str | None, language: str) -> int:
    """1 if a clause of the game (by default of all games) has no test, or a test names an unknown clause; else 0. Raises `NoTests`."""
    games = [soiree.game(id)] if id else soiree.games()
    say = words_about("cli", language)
    tests_of = _collected(_project())
    missing = False
    for game in games:
        without = [clause for clause in game.clauses if clause not in tests_of]
        unknown = sorted(name for name in tests_of if re.fullmatch(rf"{game.prefix}-\w+", name) and name not in game.clauses)
        named = len(game.clauses) - len(without)
        tests = sum(tests_of.get(clause, 0) for clause in game.clauses)
        print(say("cli-ledger-line", game=game.id, clauses=len(game.clauses), named=named, tests=tests, without=len(without)))
        if without:
            print(_list(say("cli-ledger-without"), without))
        if unknown:
            print(_list(say("cli-ledger-unknown"), unknown))
        missing = missing or bool(without or unknown)
    return 1 if missing else 0


def _list(title: str, clauses: list[str]) -> str:
    return textwrap.fill(f"{title} {' '.join(clauses)}", 100, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)


def _project() -> Path:
    """The nearest folder, here or above, with a pyproject.toml and a tests folder."""
    start = Path.cwd()
    for folder in (start, *start.parents):
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder
    raise NoTests(problem("error-no-project", folder=start.name or start))


def _collected(project: Path) -> dict[str, int]:
    """How many tests name each clause. No test runs; pytest's output is printed only if a test cannot be collected."""
    if importlib.util.find_spec("pytest") is None:
        raise NoTests(problem("error-no-pytest"))
    import pytest

    collector = Collector()
    output = io.StringIO()
    with _working_in(project), contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        code = pytest.main(["--collect-only", "-q", "-p", "no:xdist", "--rootdir", str(project), "tests"], plugins=[collector])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        print(output.getvalue())
        raise NoTests(problem("error-not-collected"))
    return collector.tests_of


@contextlib.contextmanager
def _working_in(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
