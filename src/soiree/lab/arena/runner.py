"""The arena: plays a contest to its end, keeps everything in a folder, and goes on where it was broken off.

settings.json has the contest; another one is refused in the same folder. games.jsonl has a line a game, written when it is over: the
truth of what has been played. records/ has a file a game, named by its number, to be replayed and probed. ratings.json says who is how
strong, and report.html shows it with plots.
"""

import functools
import os
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from soiree.core import structs
from soiree.core.errors import SoireeError
from soiree.core.version import VERSION
from soiree.lab.arena.game import Result, play
from soiree.lab.arena.ratings import Rating, rate
from soiree.lab.arena.report import report
from soiree.lab.arena.schedule import Contest, fixtures
from soiree.lab.workers import Workers
from soiree.parallel import track


class OtherContest(SoireeError):
    """The folder holds the games of another contest."""


class BadFolder(SoireeError):
    """The folder cannot be used, or something in it cannot be read."""


class _Settings(msgspec.Struct, frozen=True):
    engine: str
    contest: Contest


class Folder:
    """Where a contest is kept."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self._games = path / "games.jsonl"
        try:
            (path / "records").mkdir(parents=True, exist_ok=True)
            self._agree(_Settings(VERSION, contest))
            self.results = self._read()
        except OSError as error:
            raise BadFolder(f"{path} cannot be used: {error.strerror}") from None

    def _agree(self, asked: _Settings) -> None:
        """The first contest in a folder is written down; any later one must be the same."""
        file = self.path / "settings.json"
        if not file.exists():
            if self._games.exists():
                raise BadFolder(f"{self.path} has games but no settings.json; choose another folder")
            write_whole(file, msgspec.json.format(msgspec.json.encode(asked)).decode() + "\n")
            return
        try:
            held = structs.decode(file.read_bytes(), _Settings)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadFolder(f"{file} cannot be read: {error}") from None
        if held == asked:
            return
        here, there = msgspec.structs.asdict(asked.contest), msgspec.structs.asdict(held.contest)
        differing = [f"{name} was {_short(there[name])}, now {_short(here[name])}" for name in here if here[name] != there[name]]
        if held.engine != asked.engine:
            differing.append(f"the engine was {held.engine}, now {asked.engine}")
        raise OtherContest(f"{self.path} holds another contest ({'; '.join(differing)}); give the same settings, or another --out")

    def _read(self) -> dict[int, Result]:
        """What has been played; half a line, left behind by a crash, is cut off and its game played again."""
        if not self._games.exists():
            return {}
        whole = self._games.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        if len(kept) < len(whole):
            with self._games.open("r+b") as file:
                file.truncate(len(kept))
        results: dict[int, Result] = {}
        for number, line in enumerate(kept.splitlines(), start=1):
            try:
                result = structs.decode(line, Result)
            except (msgspec.DecodeError, UnicodeError) as error:
                raise BadFolder(f"{self._games}, line {number}: {error}") from None
            results.setdefault(result.number, result)
        return results

    def keep(self, result: Result, record: str) -> None:
        """The record first, then the line that says it is there."""
        write_whole(self.path / "records" / f"{result.number:06}.txt", record)
        with self._games.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.results[result.number] = result


def write_whole(file: Path, text: str) -> None:
    """Either the whole text is there afterwards, or what was there before."""
    new = file.with_name(file.name + ".new")
    new.write_text(text, encoding="utf-8")
    new.replace(file)


def _short(value: object) -> str:
    if isinstance(value, dict) and value and all(hasattr(entry, "bot") for entry in value.values()):
        return ",".join(value)
    return str(value)[:60]


def hold(contest: Contest, out: Path | None, workers: Workers, console: Console | None = None, what: str = "") -> list[Result]:
    """Plays what has not been played yet and gives all results by number. Without a folder nothing is kept."""
    folder = None if out is None else Folder(out, contest)
    results = {} if folder is None else folder.results
    every = fixtures(contest)
    left = [fixture for fixture in every if fixture.number not in results]
    played = workers.map(functools.partial(play, contest), left)
    for result, record in track(played, what or contest.game, len(every), console, done=len(every) - len(left)):
        if folder is None:
            results[result.number] = result
        else:
            folder.keep(result, record)
    return [results[fixture.number] for fixture in every]


def conclude(contest: Contest, results: list[Result], out: Path | None) -> list[Rating]:
    """The ratings, and in the folder ratings.json and report.html."""
    ratings = rate(results, list(contest.entrants))
    if out is not None:
        write_whole(out / "ratings.json", msgspec.json.format(msgspec.json.encode(ratings)).decode() + "\n")
        write_whole(out / "report.html", report(contest, results, ratings))
    return ratings


def rating_table(ratings: list[Rating]) -> Table:
    table = Table("bot", "rating", "95 %", "mean return", "OpenSkill", "games")
    for line in ratings:
        interval = f"{line.low:.0f} .. {line.high:.0f}"
        skill = f"{line.mu:.1f} ± {line.sigma:.1f}"
        table.add_row(line.name, f"{line.rating:.0f}", interval, f"{line.mean_return:.3f}", skill, str(line.games))
    return table
