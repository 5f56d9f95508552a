"""The ladder: is every level stronger than the one below?

At two seats a rung is an ordinary match. With more, both levels hold half of the seats each (over a round exactly half, also where the
number is odd), and what their seats got is normalised: 50 % is even, and 100 % is the best that so many seats can get in every game, at
any number of seats (`soiree.lab.arena.scoring`).
"""

import datetime as dt
import itertools
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from soiree.bots import LEVELS
from soiree.core.game import Game
from soiree.core.version import VERSION
from soiree.lab.arena.report import mean_seconds
from soiree.lab.arena.runner import conclude, hold, write_whole
from soiree.lab.arena.schedule import contest
from soiree.lab.arena.scoring import Share, by_deal, share
from soiree.lab.workers import Workers


class Rung(msgspec.Struct, frozen=True):
    """A match of the ladder, and the share that is wanted of it."""

    upper: str
    lower: str
    wanted: float


class Climbed(msgspec.Struct, frozen=True):
    """What a rung gave."""

    game: str
    seats: int
    rung: Rung
    share: Share
    games: int
    upper_seconds: float  # a decision
    lower_seconds: float

    @property
    def holds(self) -> bool:
        return self.share.value >= self.rung.wanted


def rungs() -> list[Rung]:
    names = list(LEVELS)
    levels = [Rung(upper, lower, 0.60) for lower, upper in itertools.pairwise(names)]
    return [Rung("greedy", "random", 0.90), *levels, Rung("expert", "greedy", 0.85)]


def climb(
    games: Sequence[Game],
    number: int,
    out: Path,
    workers: Workers,
    *,
    scale: float,
    pace: int | None,
    seed: int,
    console: Console,
) -> list[Climbed]:
    """Plays every rung in a folder of its own, so that a ladder that was broken off goes on, and writes ladder.md after each."""
    contests = [
        (rung, contest(game.id, [rung.upper, rung.lower], number, seats=seats, scale=scale, pace=pace, seed=seed))
        for game in games
        for seats in sorted({game.seats[0], game.seats[-1]})
        for rung in rungs()
    ]
    climbed: list[Climbed] = []
    for rung, held in contests:
        title = f"{held.game}, {held.seats} seats: {rung.upper} against {rung.lower}"
        folder = out / f"{held.game}-{held.seats}-{rung.upper}-{rung.lower}"
        results = hold(held, folder, workers, console, title)
        conclude(held, results, folder)
        found = Climbed(
            game=held.game,
            seats=held.seats,
            rung=rung,
            share=share(by_deal(results), rung.upper, rung.lower),
            games=len(results),
            upper_seconds=mean_seconds(results, rung.upper),
            lower_seconds=mean_seconds(results, rung.lower),
        )
        climbed.append(found)
        verdict = f"wanted {rung.wanted:.0%}: {'yes' if found.holds else 'NO'}"
        console.print(f"{title}: {found.share} of {found.games} games, {verdict}", highlight=False, soft_wrap=True)
        write_whole(out / "ladder.md", markdown(climbed, scale, pace, seed))
        write_whole(out / "ladder.json", msgspec.json.format(msgspec.json.encode(climbed)).decode() + "\n")
    return climbed


def markdown(climbed: Sequence[Climbed], scale: float, pace: int | None, seed: int) -> str:
    """The tables for docs/bots.md."""
    today = dt.datetime.now(tz=dt.UTC).date()
    clock = f"thinking times x {scale:g}" + (f", {pace} iterations for a second" if pace else "")
    lines = [f"Engine {VERSION}, {today}; {clock}; seed {seed}; seat-balanced duplicate games. ms: a decision of either."]
    last = None
    for one in climbed:
        if (one.game, one.seats) != last:
            last = (one.game, one.seats)
            lines += ["", f"### {one.game}, {one.seats} seats", ""]
            lines += ["| match | share | 95 % | wanted | holds | games | ms |", "| --- | --- | --- | --- | --- | --- | --- |"]
        times = f"{one.upper_seconds * 1000:.1f} / {one.lower_seconds * 1000:.1f}"
        lines.append(
            f"| {one.rung.upper} – {one.rung.lower} | {one.share.value:.1%} | {one.share.low:.1%} – {one.share.high:.1%} "
            f"| ≥ {one.rung.wanted:.0%} | {'yes' if one.holds else '**no**'} | {one.games} | {times} |"
        )
    kept = sum(one.holds for one in climbed)
    return "\n".join([*lines, "", f"{kept} of {len(climbed)} bounds hold.", ""])
