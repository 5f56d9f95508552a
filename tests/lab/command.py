"""Runs commands of the lab in a process of their own, and reads the folder of a contest."""

import subprocess
import sys
from pathlib import Path

import msgspec

from soiree.lab.arena.game import GameResult

LAB = [sys.executable, "-m", "soiree"]


def lab(*words: object, timeout: float = 100) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*LAB, *map(str, words)], capture_output=True, text=True, timeout=timeout, check=False)


def played(folder: Path) -> list[GameResult]:
    """The results in a folder by number, without the measured times."""
    lines = (folder / "games.jsonl").read_bytes().splitlines()
    results = [msgspec.json.decode(line, type=GameResult) for line in lines]
    return [msgspec.structs.replace(result, seconds=[], slowest=[]) for result in sorted(results, key=lambda result: result.number)]


def records(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in (folder / "records").iterdir()}
