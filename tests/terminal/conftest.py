import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from soiree.cli import main


class Output(NamedTuple):
    code: int
    out: str
    err: str


Ask = Callable[..., Output]


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Runs a command line with this input."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def run(*words: str, typed: str = "") -> Output:
        if words[:1] == ("play",) and "--level" not in words:
            words += ("--level", "random")  # a bot with a clock does not play the same game again
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(list(words))
        return Output(code, *capsys.readouterr())

    return run
