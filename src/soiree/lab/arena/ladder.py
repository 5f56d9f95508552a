"""The ladder: checks that every level is stronger than the one below.

A rung is a contest between two levels. At two seats it is an ordinary match. With more seats, both levels have half of the seats (over a
round exactly half, also where their number is odd), and the score is normalised: 50 % is even and 100 % the most that is possible, at any
number of seats (`soiree.lab.arena.scoring`).
"""

import datetime as dt
import itertools
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from soiree.bots import LEVELS
from soiree.core.game import Game
from soiree.core.texts.words import Words
from soiree.core.version import VERSION
from soiree.lab.arena.report import mean_seconds
from soiree.lab.arena.runner import rate_contest, run_contest
from soiree.lab.arena.schedule import contest
from soiree.lab.arena.scoring import Score, score, totals_by_deal
from soiree.lab.files import write_atomically
from soiree.lab.workers import Workers


class Rung(msgspec.Struct, frozen=True, omit_defaults=True):
    """Two levels, the score that the upper one must reach, and the lower end of its interval. Part of ladder.json."""

    upper: str
    lower: str
    wanted: float
    low: float = 0.0  # 0: the interval does not matter


class RungResult(msgspec.Struct, frozen=True):
    """The result of a rung at one table. Stored in ladder.json."""

    game: str
    seats: int
    rung: Rung
    share: Score
    games: int
    upper_seconds: float  # mean of a decision
    lower_seconds: float

    @property
    def holds(self) -> bool:
        """Whether the upper level has reached the score that it must, and is clearly stronger."""
        return self.share.value >= self.rung.wanted and self.share.low >= self.rung.low


def rungs() -> list[Rung]:
    """All rungs, the baselines included."""
    names = list(LEVELS)
    levels = [Rung(upper, lower, 0.60, 0.53) for lower, upper in itertools.pairwise(names)]
    return [Rung("greedy", "random", 0.90), *levels, Rung("expert", "greedy", 0.85)]


def run_ladder(
    games: Sequence[Game],
    number: int,
    out: Path,
    workers: Workers,
    *,
    scale: float,
    pace: int | None,
    seed: int,
    console: Console,
    say: Words,
) -> list[RungResult]:
    """Plays `number` games for every rung at the smallest and the largest table of each game.

    Each rung has its own folder in `out`, so that an interrupted ladder can continue. ladder.md and ladder.json are written after each.
    `scale` and `pace` are those of `Contest`.
    """
    contests = [
        (rung, contest(game.id, [rung.upper, rung.lower], number, seats=seats, scale=scale, pace=pace, seed=seed))
        for game in games
        for seats in sorted({game.seats[0], game.seats[-1]})
        for rung in rungs()
    ]
    results: list[RungResult] = []
    for rung, rung_contest in contests:
        title = say("cli-ladder-title", game=rung_contest.game, seats=rung_contest.seats, upper=rung.upper, lower=rung.lower)
        folder = out / f"{rung_contest.game}-{rung_contest.seats}-{rung.upper}-{rung.lower}"
        played = run_contest(rung_contest, folder, workers, console, title)
        rate_contest(rung_contest, played, folder)
        result = RungResult(
            game=rung_contest.game,
            seats=rung_contest.seats,
            rung=rung,
            share=score(totals_by_deal(played), rung.upper, rung.lower),
            games=len(played),
            upper_seconds=mean_seconds(played, rung.upper),
            lower_seconds=mean_seconds(played, rung.lower),
        )
        results.append(result)
        about = {"title": title, "share": str(result.share), "games": result.games, "wanted": wanted_text(rung)}
        console.print(say("cli-ladder-holds" if result.holds else "cli-ladder-fails", about), highlight=False, soft_wrap=True)
        write_atomically(out / "ladder.md", markdown(results, scale, pace, seed))
        write_atomically(out / "ladder.json", msgspec.json.format(msgspec.json.encode(results)).decode() + "\n")
    return results


def wanted_text(rung: Rung) -> str:
    """The bounds of a rung: of the score, and of the lower end of its interval."""
    return f"≥ {rung.wanted:.0%}" + (f", low ≥ {rung.low:.0%}" if rung.low else "")


def markdown(results: Sequence[RungResult], scale: float, pace: int | None, seed: int) -> str:
    """The tables of docs/bots.md; `scale`, `pace` and `seed` are those of the contests."""
    today = dt.datetime.now(tz=dt.UTC).date()
    clock = f"thinking times x {scale:g}" + (f", {pace} iterations for a second" if pace else "")
    lines = [f"Engine {VERSION}, {today}; {clock}; seed {seed}; seat-balanced duplicate games. ms: mean time of a decision, upper / lower."]
    last = None
    for result in results:
        if (result.game, result.seats) != last:
            last = (result.game, result.seats)
            lines += ["", f"### {result.game}, {result.seats} seats", ""]
            lines += ["| match | share | 95 % | wanted | holds | games | ms |", "| --- | --- | --- | --- | --- | --- | --- |"]
        times = f"{result.upper_seconds * 1000:.1f} / {result.lower_seconds * 1000:.1f}"
        lines.append(
            f"| {result.rung.upper} – {result.rung.lower} | {result.share.value:.1%} | {result.share.low:.1%} – {result.share.high:.1%} "
            f"| {wanted_text(result.rung)} | {'yes' if result.holds else '**no**'} | {result.games} | {times} |"
        )
    held = sum(result.holds for result in results)
    return "\n".join([*lines, "", f"{held} of {len(results)} bounds hold.", ""])
