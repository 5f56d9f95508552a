"""What the docs tell people to type: found in their Markdown, and run as they would run it, in a folder of its own."""

import io
import json
import os
import re
import runpy
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from soiree.cli import main
from tests.server import http
from tests.specs import ROOT

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "README.fr.md", *sorted((ROOT / "docs").glob("*.md"))]
TYPED, OTHERS = "sh", {"python", "text", "toml", "mermaid"}  # the languages of code blocks
FRONT_DOOR = [sys.executable, "-m", "soiree"]
VARIABLE = re.compile(r"([A-Z_]+)=(.*)")


class Block(NamedTuple):
    """A code block of a document."""

    document: str
    line: int
    language: str
    lines: list[str]

    def __str__(self) -> str:
        return f"{self.document}:{self.line}"


def blocks(document: Path) -> Iterator[Block]:
    text = document.read_text(encoding="utf-8")
    for found in re.finditer(r"^```(\w*)\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL):
        yield Block(document.name, text.count("\n", 0, found.start()) + 1, found[1], found[2].splitlines())


def prose(document: Path) -> str:
    """A document without its code blocks."""
    return re.sub(r"^```.*?^```$", "", document.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def inline(document: Path) -> set[str]:
    """Commands in the running text: code that begins with a program, or with a variable set for one."""
    spans = {" ".join(span.split()) for span in re.findall(r"`([^`]+)`", prose(document))}
    programs = "|".join(PROGRAMS)
    return {span for span in spans if re.match(rf"([A-Z_]+=\S+ )*({programs}) \S", span)}


def is_mention(command: str) -> bool:
    """Whether the running text only names a command (`soiree admin export`), and does not say what to ask of it."""
    return re.fullmatch(r"soiree( [a-z]+){1,2}", command) is not None and " ".join(command.split()[:2]) != "soiree rules"


def is_installation(block: Block) -> bool:
    """Whether the lines of a block create an environment and install the package there."""
    return any(line.startswith("python3 -m venv ") for line in block.lines)


class Shell:
    """A folder, and what is typed there."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, said: pytest.CaptureFixture[str], keys: Mapping[str, str]) -> None:
        self.folder = folder
        self.patch = patch
        self.said = said
        self.keys = keys  # what a person types at a command

    def run(self, command: str) -> int:
        """The exit code; whatever is not known how to run is a failure."""
        words = shlex.split(command, comments=True)
        with self.patch.context() as patch:
            while words and (variable := VARIABLE.fullmatch(words[0])):
                patch.setenv(variable[1], variable[2])
                words.pop(0)
            if not words or words[0] not in PROGRAMS:
                raise AssertionError(f"no test knows how to run this: {command}")
            return PROGRAMS[words[0]](self, words[1:])

    def soiree(self, words: Sequence[str]) -> int:
        if "SOIREE_INTERPRETED" in os.environ:
            return subprocess.run([*FRONT_DOOR, *words], cwd=self.folder, check=False).returncode
        if "--help" not in words and words[0] in SERVICES:
            return SERVICES[words[0]](self, words)
        typed, target = self.keys.get(words[0], ""), None
        if "<" in words:
            *words, _, source = words
            typed = (self.folder / source).read_text(encoding="utf-8")
        if ">" in words:
            *words, _, target = words
        self.said.readouterr()
        with self.patch.context() as patch:
            patch.chdir(ROOT if words[0] == "ledger" else self.folder)  # a ledger is of a project
            patch.setattr("sys.stdin", io.StringIO(typed))
            try:
                code = main(words)
            except SystemExit as told:  # argparse, after --help
                code = int(told.code or 0)
        if target is not None:
            (self.folder / target).write_text(self.said.readouterr().out, encoding="utf-8")
        return code

    def serve(self, words: Sequence[str]) -> int:
        """Starts the server, loads its page, and stops it."""
        return served(self._started(words))

    def worker(self, words: Sequence[str]) -> int:
        """Hires a worker, and lets it go when it is ready to think."""
        with self._started(words) as process:
            assert process.stderr is not None
            assert any('"what":"open"' in line for line in process.stderr), "the worker did not begin"
            return stopped(process)

    def _started(self, words: Sequence[str]) -> subprocess.Popen[str]:
        command = [*FRONT_DOOR, *words]
        return subprocess.Popen(command, cwd=self.folder, stderr=subprocess.PIPE, text=True)

    def make(self, words: Sequence[str]) -> int:
        """Whether make knows the way there; the way itself is too long for a test."""
        assert words
        return subprocess.run(["make", "-n", *words], cwd=ROOT, stdout=subprocess.DEVNULL, check=False).returncode

    def python(self, words: Sequence[str]) -> int:
        """A program of the project."""
        option, module, *arguments = words
        assert option == "-m"
        with self.patch.context() as patch:
            patch.setattr("sys.argv", [module, *arguments])
            patch.chdir(self.folder)
            runpy.run_module(module, run_name="__main__")
        return 0

    def npm(self, words: Sequence[str]) -> int:
        """Whether the page has that script."""
        prefix, folder, run, script = words
        assert (prefix, run) == ("--prefix", "run")
        return 0 if script in json.loads((ROOT / folder / "package.json").read_text(encoding="utf-8"))["scripts"] else 1

    def docker(self, words: Sequence[str]) -> int:
        """Whether the file is there and asks for the variables that the docs set; containers are not for a test."""
        compose, option, file, up, *_ = words
        assert (compose, option, up) == ("compose", "-f", "up")
        asked = set(re.findall(r"\$\{([A-Z_]+)", (ROOT / file).read_text(encoding="utf-8")))
        assert asked
        return 0 if asked <= set(os.environ) else 1


def served(process: subprocess.Popen[str]) -> int:
    """The exit code of a server that has shown its page and was then asked to stop."""
    with process:
        assert process.stderr is not None
        told = next((line for line in process.stderr if "running on http" in line), "")
        found = re.search(r"running on (http://[^\"]+)", told)
        assert found, "the server did not start"
        assert http.get(f"{found[1]}/ready", timeout=60).status_code == 200
        assert "<title>" in http.get(found[1], timeout=60).text
        return stopped(process)


def stopped(process: subprocess.Popen[str]) -> int:
    """Asks it to close; the exit code, 0 also if it dies of the signal after closing, or before there was anything to close."""
    process.send_signal(signal.SIGTERM)
    process.communicate()
    return 0 if process.returncode == -signal.SIGTERM else process.returncode


PROGRAMS: dict[str, Callable[[Shell, Sequence[str]], int]] = {
    "soiree": Shell.soiree,
    "make": Shell.make,
    "python": Shell.python,
    "npm": Shell.npm,
    "docker": Shell.docker,
}
SERVICES: dict[str, Callable[[Shell, Sequence[str]], int]] = {"serve": Shell.serve, "worker": Shell.worker}
