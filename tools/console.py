"""Runs the programs of a preparation and shows their progress: one line for each step, their output in build/logs."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
LOGS = ROOT / "build" / "logs"
BAR = 20  # characters

# The sentence that is printed for a failed step, by what the output of the step contains.
SENTENCES = {
    r"No space left on device|ENOSPC": "The disk is full.",
    r"ensurepip is not": "This Python cannot create environments. On Debian and Ubuntu: apt install python3-venv.",
    r"name resolution|NewConnectionError|ConnectTimeout|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT": (
        "The package registry was not reached. Check the network, then run the same command again."
    ),
    r"DO NOT MATCH THE HASHES|EINTEGRITY": "A downloaded package differs from the one that is pinned. It was not installed.",
}


class Failed(Exception):
    """A step did not succeed: a sentence for the reader, and the log with the whole output."""

    def __init__(self, sentence: str, log: Path | None = None) -> None:
        super().__init__(sentence)
        self.log = log


class Screen:
    """Prints one line for each finished step; on a terminal also a line for each running one."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._live = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self._running: dict[str, tuple[float, int, int]] = {}  # title: start, units done, units in all
        self._drawn = 0  # lines of running steps on the screen
        self._closed = threading.Event()
        if self._live:
            threading.Thread(target=self._refresh, daemon=True).start()

    @contextlib.contextmanager
    def step(self, title: str) -> Iterator[None]:
        start = time.monotonic()
        with self._lock:
            self._running[title] = (start, 0, 0)
        mark = "✗"
        try:
            yield
            mark = "✓"
        finally:
            with self._lock:
                del self._running[title]
                self._line(f"{mark} {title:<40}{time.monotonic() - start:7.1f} s")

    def progress(self, title: str, done: int, total: int) -> None:
        with self._lock:
            self._running[title] = (self._running[title][0], min(done, total), total)

    def say(self, text: str) -> None:
        with self._lock:
            self._line(text)

    def close(self) -> None:
        self._closed.set()
        with self._lock:
            self._erase()

    def _line(self, text: str) -> None:
        self._erase()
        print(text, flush=True)
        self._draw()

    def _refresh(self) -> None:
        while not self._closed.wait(0.2):
            with self._lock:
                self._erase()
                self._draw()

    def _draw(self) -> None:
        if not self._live or self._closed.is_set():
            return
        columns = shutil.get_terminal_size().columns
        for title, (start, done, total) in self._running.items():
            filled = BAR * done // total if total else 0
            bar = f"{'━' * filled}{'─' * (BAR - filled)} {done}/{total}" if total else ""
            print(f"· {title:<40}{time.monotonic() - start:7.1f} s  {bar}"[: columns - 1])
        self._drawn = len(self._running)
        sys.stdout.flush()

    def _erase(self) -> None:
        if self._drawn:
            print(f"\033[{self._drawn}A\033[J", end="", flush=True)
            self._drawn = 0


class Runner:
    """Runs programs and can end all of them at once."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._lock = threading.Lock()
        self._processes: set[subprocess.Popen[str]] = set()
        self._ended = False

    def run(self, title: str, *words: object, unit: str = "", total: int = 0, **variables: str) -> None:
        """Runs a program as part of the step of that title.

        `unit` is a pattern for the lines of its output that end a unit of work: with two groups they are (done, total), else each
        such line is one unit of `total`.
        """
        log = LOGS / (re.sub(r"\W+", "-", title.lower()).strip("-") + ".log")
        command = [str(word) for word in words]
        path = os.pathsep.join([os.environ.get("PATH", os.defpath), str(VENV / "bin")])  # where PyPI's Node is, if it is needed
        with log.open("a", encoding="utf-8", buffering=1) as kept:
            print("$", *command, file=kept)
            with self._start(command, {**os.environ, "PATH": path, **variables}) as process:
                assert process.stdout is not None
                done = 0
                for line in process.stdout:
                    kept.write(line)
                    found = re.search(unit, line) if unit else None
                    if found:
                        done, total = (int(found[1]), int(found[2])) if found.re.groups else (done + 1, total)
                        self._screen.progress(title, done, total)
            with self._lock:
                self._processes.discard(process)
        if process.returncode != 0:
            raise Failed("Stopped." if self._ended else _sentence(log), log)

    def _start(self, command: list[str], environment: dict[str, str]) -> subprocess.Popen[str]:
        with self._lock:
            if self._ended:
                raise Failed("Stopped.")
            process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                start_new_session=True,  # Ctrl+C reaches us alone, and we end the whole group
            )
            self._processes.add(process)
            return process

    def end(self) -> None:
        """Ends every running program with its child processes; no further program is started."""
        with self._lock:
            self._ended = True
            processes = list(self._processes)
        for signal_number in (signal.SIGTERM, signal.SIGKILL):
            for process in processes:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal_number)
            for process in processes:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(timeout=5)


def _sentence(log: Path) -> str:
    text = log.read_text(encoding="utf-8")
    return next((sentence for pattern, sentence in SENTENCES.items() if re.search(pattern, text)), "A step failed. Its last lines:")
