"""Runs a contest, keeps everything in a folder, and continues after an interruption.

The folder has settings.json (the contest; a different one is refused), games.jsonl (one line for each finished game: it decides which
games have been played), records/ (one record for each game, named by its number, for `soiree replay` and `soiree probe`), ratings.json
and report.html.
"""

import functools
import os
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from soiree.core import structs
from soiree.core.errors import SoireeError, problem, system_reason
from soiree.core.texts.words import Words
from soiree.core.version import VERSION
from soiree.lab.arena.game import GameResult, play_game
from soiree.lab.arena.ratings import Rating, rate
from soiree.lab.arena.report import html_report
from soiree.lab.arena.schedule import Contest, schedule
from soiree.lab.files import write_atomically
from soiree.lab.workers import Workers
from soiree.parallel.progress import track


class ContestMismatch(SoireeError):
    """The folder has the games of a different contest."""


class BadFolder(SoireeError):
    """The folder cannot be used, or a file in it cannot be read."""


class _Settings(msgspec.Struct, frozen=True):
    """settings.json."""

    engine: str
    contest: Contest


class ContestFolder:
    """The folder of a contest, and the results in it by number. Raises `BadFolder` and `ContestMismatch`."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self._games = path / "games.jsonl"
        try:
            (path / "records").mkdir(parents=True, exist_ok=True)
            self._check_settings(_Settings(VERSION, contest))
            self.results = self._read()
        except OSError as error:
            raise BadFolder(problem("error-cannot-use", path=path, reason=system_reason(error))) from None

    def _check_settings(self, wanted: _Settings) -> None:
        """Writes the settings of the first contest in a folder; any later one must be equal."""
        file = self.path / "settings.json"
        if not file.exists():
            if self._games.exists():
                raise BadFolder(problem("error-no-settings", path=self.path))
            write_atomically(file, msgspec.json.format(msgspec.json.encode(wanted)).decode() + "\n")
            return
        try:
            found = structs.decode(file.read_bytes(), _Settings)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadFolder(problem("error-cannot-be-read", path=file, reason=error)) from None
        if found == wanted:
            return
        new, old = msgspec.structs.asdict(wanted.contest), msgspec.structs.asdict(found.contest)
        differences = [
            problem("error-difference", name=name, old=_shorten(old[name]), new=_shorten(new[name]))
            for name in new
            if new[name] != old[name]
        ]
        if found.engine != wanted.engine:
            differences.append(problem("error-difference-engine", old=found.engine, new=wanted.engine))
        together = functools.reduce(lambda first, more: problem("error-differences", first=first, more=more), differences)
        raise ContestMismatch(problem("error-other-contest", path=self.path, differences=together))

    def _read(self) -> dict[int, GameResult]:
        """The results so far. An incomplete last line, left by a crash, is removed, and its game is played again."""
        if not self._games.exists():
            return {}
        content = self._games.read_bytes()
        complete = content[: content.rfind(b"\n") + 1]
        if len(complete) < len(content):
            with self._games.open("r+b") as file:
                file.truncate(len(complete))
        results: dict[int, GameResult] = {}
        for number, line in enumerate(complete.splitlines(), start=1):
            try:
                result = structs.decode(line, GameResult)
            except (msgspec.DecodeError, UnicodeError) as error:
                raise BadFolder(problem("error-file-line", file=self._games, line=number, reason=error)) from None
            results.setdefault(result.number, result)
        return results

    def save(self, result: GameResult, record: str) -> None:
        """Writes the record, then the line that says the game has been played."""
        write_atomically(self.path / "records" / f"{result.number:06}.txt", record)
        with self._games.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.results[result.number] = result


def _shorten(value: object) -> str:
    if isinstance(value, dict) and value and all(hasattr(entry, "bot") for entry in value.values()):
        return ",".join(value)
    return str(value)[:60]


def run_contest(contest: Contest, out: Path | None, workers: Workers, console: Console | None = None, title: str = "") -> list[GameResult]:
    """Plays the games that are not in the folder `out` yet and returns all results by number. Without a folder nothing is kept.

    Raises `BadFolder`, `ContestMismatch`, and what `Workers.map` raises.
    """
    folder = None if out is None else ContestFolder(out, contest)
    results = {} if folder is None else folder.results
    games = schedule(contest)
    remaining = [game for game in games if game.number not in results]
    played = workers.map(functools.partial(play_game, contest), remaining)
    for result, record in track(played, title or contest.game, len(games), console, done=len(games) - len(remaining)):
        if folder is None:
            results[result.number] = result
        else:
            folder.save(result, record)
    return [results[game.number] for game in games]


def rate_contest(contest: Contest, results: list[GameResult], out: Path | None) -> list[Rating]:
    """The ratings of all entrants; with a folder `out` it also writes ratings.json and report.html."""
    ratings = rate(results, list(contest.entrants))
    if out is not None:
        write_atomically(out / "ratings.json", msgspec.json.format(msgspec.json.encode(ratings)).decode() + "\n")
        write_atomically(out / "report.html", html_report(contest, results, ratings))
    return ratings


def rating_table(ratings: list[Rating], say: Words) -> Table:
    """The ratings for a terminal."""
    table = Table(*(say(f"cli-rating-{column}") for column in ("bot", "value", "interval", "return", "skill", "games")))
    for line in ratings:
        interval = f"{line.low:.0f} .. {line.high:.0f}"
        skill = f"{line.mu:.1f} ± {line.sigma:.1f}"
        table.add_row(line.name, f"{line.rating:.0f}", interval, f"{line.mean_return:.3f}", skill, str(line.games))
    return table
