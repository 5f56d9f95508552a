"""Every command: its output, and its errors."""

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import soiree
from soiree.cli import main
from soiree.core.texts.language import language_of
from soiree.core.version import VERSION
from tests.terminal.conftest import Ask

SOIREE = [sys.executable, "-m", "soiree"]
BAD_LINES = [
    "frob",
    "games --lang de",
    "games extra",
    "play",
    "play no-such-game",
    "play times-square --seats 3",
    "play times-square --seats many",
    "play times-square --seat 2",
    "play times-square --seat -1",
    "play times-square --option joker",
    "play times-square --option joker=frob",
    "play times-square --option frob=1",
    "play times-square --level oracle",
    "play times-square --seed x",
    "play times-square --seed 1 --committed",
    "play times-square --contribution word",
    "play times-square --save /no/such/folder/file",
    "play times-square --save /",
    "play --resume /no/such/file",
    "play --resume /",
    "play --resume {garbage}",
    "play --resume {binary}",
    "play --resume {record} --seats 2",
    "play --resume {record} --seat 3",
    "play no-such-game --resume {record}",
    "replay",
    "replay /no/such/file",
    "replay {garbage}",
    "replay {binary}",
    "replay {unknown}",
    "replay {record} --seat 2",
    "replay {record} --seat 0 --open",
    "verify",
    "verify /no/such/file",
    "verify {garbage}",
    "verify {unknown}",
    "rules",
    "rules no-such-game",
    "rules times-square TS-999",
    "simulate no-such-game",
    "simulate times-square --games 0",
    "simulate times-square --games some",
    "simulate times-square --seats 5",
    "simulate times-square --option frob=1",
    "simulate times-square --processes 0",
    "ledger no-such-game",
    "conform no-such-game",
    "conform --pairs -3",
    "conform --processes 1000",
]
COMMANDS = ("games", "play", "replay", "rules", "verify", "simulate", "ledger", "conform")


def test_help_and_version(ask: Ask, capsys: pytest.CaptureFixture[str]) -> None:
    output = ask()
    assert output.code == 0
    assert all(f"\n    {command} " in output.out for command in COMMANDS)
    for words in (["--help"], ["--version"], *([command, "--help"] for command in COMMANDS)):
        with pytest.raises(SystemExit) as left:
            main(words)
        assert left.value.code == 0
        assert capsys.readouterr().out.startswith(f"soiree {VERSION}" if words == ["--version"] else "usage: soiree")


@pytest.mark.parametrize(("language", "title"), [("en", "Times Square"), ("fr", "Auf der Reeperbahn")])
def test_games_are_listed(ask: Ask, language: str, title: str) -> None:
    for words in (("games", "--lang", language), ("--lang", language, "games")):
        output = ask(*words)
        assert output.code == 0
        assert all(game.id in output.out and str(game.year) in output.out for game in soiree.games())
        assert title in output.out
        listed = " ".join(output.out.split())
        assert all(other in listed for game in soiree.games() for other in game.titles.values()), "a game is found by any of its titles"


def test_the_default_language_is_that_of_the_terminal(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    assert language_of({}) == "en"
    assert language_of({"LANG": "fr_CA.UTF-8"}) == "fr"
    assert language_of({"LANG": "fr_FR", "LC_ALL": "de_DE"}) == "en"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "joueurs" in ask("games").out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_print_every_clause(ask: Ask, language: str) -> None:
    for game in soiree.games():
        output = ask("rules", game.id, "--lang", language)
        assert output.code == 0
        assert [line.split()[0] for line in output.out.splitlines() if line.startswith(f" {game.prefix}-")] == list(game.clauses)
        assert max(len(line) for line in output.out.splitlines()) <= 100


def test_rules_print_the_clauses_asked_for(ask: Ask) -> None:
    output = ask("rules", "times-square", "ts-501", "901")
    assert [line.split()[0] for line in output.out.splitlines() if line.startswith(" TS-")] == ["TS-501", "TS-901"]


def test_simulations_do_not_depend_on_processes(ask: Ask) -> None:
    words = ("simulate", "times-square", "--games", "1200", "--seed", "7")
    alone, together = (ask(*words, "--processes", processes) for processes in ("1", "2"))
    assert alone.code == together.code == 0
    assert alone.out.splitlines()[:-1] == together.out.splitlines()[:-1]  # the last line is the speed
    assert "1,200 random games" in alone.out
    assert "Charlie came in" in alone.out
    assert (
        ask("simulate", "times-square", "--games", "1200", "--seed", "8", "--processes", "1").out.splitlines()[:-1]
        != alone.out.splitlines()[:-1]
    )


def test_simulations_in_french(ask: Ask) -> None:
    output = ask("simulate", "times-square", "--games", "20", "--lang", "fr", "--option", "joker=substitute")
    assert "joker=substitute, seed=0" in output.out
    assert "médiane" in output.out


def test_conformance_reports_every_table(ask: Ask) -> None:
    output = ask("conform", "times-square", "--games", "1", "--pairs", "6", "--positions", "1", "--processes", "1")
    assert output.code == 0
    rows = [line.split() for line in output.out.splitlines() if line.strip().startswith("times-square")]
    assert [row[:6] for row in rows] == [
        ["times-square", "seats=2", f"joker={joker}", "1", "1", "3"] for joker in ("printed", "substitute")
    ]


def test_a_conformance_failure_prints_the_record(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soiree.game("times-square"), "violations", lambda _: ["the street is straight"])
    output = ask("conform", "times-square", "--games", "1", "--pairs", "1", "--positions", "1", "--processes", "1")
    assert output.code == 1
    assert "the street is straight" in output.err
    assert '[Game "times-square"]' in output.err


@pytest.mark.parametrize("line", BAD_LINES)
def test_bad_input_gets_one_line_and_code_2(ask: Ask, tmp_path: Path, line: str) -> None:
    files = {
        "garbage": b"the night is young\n",
        "binary": b"\xff\xfe\x00\x01",
        "record": soiree.new("times-square", seed=1).record().encode(),
        "unknown": b'[Game "no-such-game"]\n',
    }
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    output = ask(*line.format(**{name: tmp_path / name for name in files}).split())
    assert output.code == 2
    assert output.out == ""
    assert output.err.startswith("soiree: ")
    assert output.err.count("\n") == 1
    assert "Traceback" not in output.err


# ---------------------------------------------------------------- real processes


def test_a_pipe_that_closes_early_is_not_an_error() -> None:
    run = subprocess.run(
        ["bash", "-c", '"$@" | head -1', "bash", *SOIREE, "rules", "times-square"], capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "Times Square"
    assert run.stderr == ""


def test_ctrl_c_ends_the_session_and_saves_the_record(tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    process = subprocess.Popen(
        [*SOIREE, "play", "times-square", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert process.stdout is not None
    for line in process.stdout:
        if "q quit" in line:
            break
    process.send_signal(signal.SIGINT)
    out = process.stdout.read()  # until it has ended; its input stays open, so that the end of input cannot come first
    _, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert err == ""
    assert "You have left the table." in out
    assert soiree.load(file.read_bytes()).game.id == "times-square"


def test_a_real_terminal_gets_colours_and_pages() -> None:
    controller, terminal = pty.openpty()
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
    environment.pop("NO_COLOR", None)
    process = subprocess.Popen(
        [*SOIREE, "play", "times-square", "--seed", "3"], stdin=terminal, stdout=terminal, stderr=terminal, env=environment
    )
    os.close(terminal)
    os.write(controller, b"1\nq\n")
    seen = b""
    while True:
        try:
            part = os.read(controller, 65536)
        except OSError:  # the other end has closed
            break
        if not part:
            break
        seen += part
    os.close(controller)
    assert process.wait(timeout=20) == 0
    assert b"\x1b[2J" in seen
    assert b"\x1b[1;38;" in seen
    assert "You have left the table." in seen.decode()


def _ledger(folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # the project of the test needs no plugin
    return subprocess.run([*SOIREE, "ledger", "times-square"], cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_the_ledger_of_a_project(tmp_path: Path) -> None:
    clauses = soiree.game("times-square").clauses
    total = len(clauses)
    nowhere = _ledger(tmp_path)
    assert nowhere.returncode == 2
    assert "tests folder" in nowhere.stderr
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["clause(*ids)"]\n', encoding="utf-8")
    (tmp_path / "tests").mkdir()
    file = tmp_path / "tests" / "test_clauses_shown.py"
    file.write_text(
        'import pytest\n\n\n@pytest.mark.clause("TS-101", "TS-102")\ndef test_street() -> None:\n    assert False\n', encoding="utf-8"
    )
    some = _ledger(tmp_path / "tests")
    assert some.returncode == 1
    assert f"times-square: {total} clauses, 2 named by a test (2 times in all), {total - 2} without" in some.stdout
    assert "TS-103" in some.stdout
    assert "TS-102" not in some.stdout
    every = ", ".join(f'"{clause}"' for clause in clauses)
    file.write_text(f"import pytest\n\n\n@pytest.mark.clause({every})\ndef test_all() -> None:\n    assert False\n", encoding="utf-8")
    whole = _ledger(tmp_path)
    assert (whole.returncode, whole.stderr) == (0, "")
    assert whole.stdout == f"times-square: {total} clauses, {total} named by a test ({total} times in all), 0 without\n"
    file.write_text('import pytest\n\n\n@pytest.mark.clause("TS-999")\ndef test_no_clause() -> None:\n    pass\n', encoding="utf-8")
    assert "not in the rules: TS-999" in _ledger(tmp_path).stdout
    file.write_text("import no_such_module\n", encoding="utf-8")
    assert _ledger(tmp_path).returncode == 2
