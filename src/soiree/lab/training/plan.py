"""A tuning run: its settings, the match that decides whether a result is kept, and the log in Markdown."""

import datetime as dt
from pathlib import Path

import msgspec
from rich.console import Console

from soiree.core.version import VERSION
from soiree.games import game as load_game
from soiree.lab.arena.runner import run_contest
from soiree.lab.arena.schedule import Entrant, contest
from soiree.lab.arena.scoring import Score, score, totals_by_deal
from soiree.lab.workers import Workers


class TuningPlan(msgspec.Struct, frozen=True):
    """The settings of a tuning run."""

    game: str
    games: int  # in each round, and in each match
    rounds: int
    bot: str = "thorough"
    seats: int | None = None  # None: the fewest
    scale: float = 1.0
    pace: int | None = None
    seed: int = 1


def play_match(
    plan: TuningPlan, new: Entrant, old: Entrant, seed: int, workers: Workers, console: Console | None, games: int | None = None
) -> Score:
    """The score of the new entrant against the old one, in a seat-balanced match of `games` (by default `plan.games`) games."""
    entrants = {"new": new, "old": old}
    settings = contest(plan.game, entrants, games or plan.games, seats=plan.seats, scale=plan.scale, pace=plan.pace, seed=seed)
    results = run_contest(settings, None, workers, console, f"{plan.game}: new against old")
    return score(totals_by_deal(results), "new", "old")


def log_heading(plan: TuningPlan, subject: str) -> list[str]:
    """The first lines of a section of the log."""
    today = dt.datetime.now(tz=dt.UTC).date()
    clock = f"time x {plan.scale:g}" + (f", {plan.pace} iterations for a second" if plan.pace else "")
    seats = plan.seats or load_game(plan.game).seats[0]
    about = f"{plan.rounds} rounds of {plan.games} games by {plan.bot} at {seats} seats, {clock}, seed {plan.seed}; engine {VERSION}."
    return [f"## {today}: {subject}", "", about, ""]


def append_to_log(file: Path, game_id: str, section: str) -> None:
    """Adds a section to a Markdown file, which is created if it does not exist."""
    file.parent.mkdir(parents=True, exist_ok=True)
    start = f"# Tuning of {game_id}\n\nWhat `soiree tune {game_id}` found, oldest first.\n\n"
    text = file.read_text(encoding="utf-8") if file.exists() else start
    file.write_text(text + section + "\n", encoding="utf-8")
