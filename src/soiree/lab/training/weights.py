"""Tuning the weights of a room's evaluation by self-play.

A round: games with the present weights (and a little curiosity), a logistic regression of who ended before whom on what the positions
looked like (all rounds together, drawn towards the present weights), then a seat-balanced match of the new weights against the present
ones. The new ones are kept only if that match is not lost.
"""

import datetime as dt
import functools
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from soiree.core.evaluation import read_weights
from soiree.core.version import VERSION
from soiree.games import game
from soiree.lab.arena.runner import hold
from soiree.lab.arena.schedule import BadContest, Entrant, contest, seed_of
from soiree.lab.arena.scoring import Share, by_deal, share
from soiree.lab.training.logistic import fit, loss
from soiree.lab.training.samples import Lesson, learn_from
from soiree.lab.workers import Workers
from soiree.parallel import track

HELD_BACK = 5  # every fifth game is not learned from: the losses told are of these


class Plan(msgspec.Struct, frozen=True):
    """How to tune."""

    game: str
    games: int
    rounds: int
    bot: str = "thorough"
    seats: int | None = None
    scale: float = 1.0
    pace: int | None = None
    seed: int = 1


class Round(msgspec.Struct, frozen=True):
    """What a round gave."""

    positions: int
    loss_before: float
    loss_after: float
    match: Share
    kept: bool


def tune(
    plan: Plan, workers: Workers, console: Console | None = None, start: Mapping[str, float] | None = None
) -> tuple[dict[str, float], list[Round]]:
    """The weights after all rounds, from the room's own or from others."""
    if plan.rounds <= 0:
        raise BadContest(f"the number of rounds is a positive whole number, not {plan.rounds}")
    weights = dict(start or read_weights(game(plan.game).folder))
    lessons: list[Lesson] = []
    rounds: list[Round] = []
    for number in range(plan.rounds):
        lessons += _lessons(plan, weights, number, workers, console)
        learned = [lesson for place, lesson in enumerate(lessons) if place % HELD_BACK]
        unseen = lessons[::HELD_BACK]
        rows, labels = _joined(learned)
        found = fit(rows, labels, list(weights.values()), len(learned))
        new = {name: round(value, 3) for name, value in zip(weights, found, strict=True)}
        against = match(
            plan, Entrant(plan.bot, weights=new), Entrant(plan.bot, weights=weights), seed_of(plan.seed, "match", number), workers, console
        )
        test_rows, test_labels = _joined(unseen)
        result = Round(
            positions=len(labels),
            loss_before=loss(test_rows, test_labels, list(weights.values())),
            loss_after=loss(test_rows, test_labels, list(new.values())),
            match=against,
            kept=against.value >= 0.5,
        )
        rounds.append(result)
        if console is not None:
            verdict = "kept" if result.kept else "not kept"
            losses = f"loss {result.loss_before:.4f} -> {result.loss_after:.4f}"
            console.print(f"round {number + 1}: {losses}; new against old {against}: {verdict}", highlight=False)
        if result.kept:
            weights = new
    return weights, rounds


def _lessons(plan: Plan, weights: dict[str, float], number: int, workers: Workers, console: Console | None) -> list[Lesson]:
    pupil = Entrant(plan.bot, weights=weights)
    school = contest(
        plan.game,
        {"pupil": pupil, "pupil too": pupil},
        plan.games,
        seats=plan.seats,
        scale=plan.scale,
        pace=plan.pace,
        seed=seed_of(plan.seed, "lessons", number),
    )
    work = functools.partial(_numbered, functools.partial(learn_from, school))
    numbered = track(workers.map(work, range(plan.games)), f"{plan.game}: lessons", plan.games, console)
    return [lesson for _, lesson in sorted(numbered, key=lambda pair: pair[0])]


def _numbered(work: "functools.partial[Lesson]", number: int) -> tuple[int, Lesson]:
    """Lessons come back in any order; by their numbers the sum is the same everywhere."""
    return number, work(number)


def _joined(lessons: Sequence[Lesson]) -> tuple[list[float], list[float]]:
    return [value for lesson in lessons for value in lesson.rows], [label for lesson in lessons for label in lesson.labels]


def match(plan: Plan, new: Entrant, old: Entrant, seed: int, workers: Workers, console: Console | None, games: int | None = None) -> Share:
    """What the new takes from the old."""
    held = contest(
        plan.game, {"new": new, "old": old}, games or plan.games, seats=plan.seats, scale=plan.scale, pace=plan.pace, seed=seed
    )  # fmt: skip
    return share(by_deal(hold(held, None, workers, console, f"{plan.game}: new against old")), "new", "old")


# ---------------------------------------------------------------- the log


def told(plan: Plan, before: Mapping[str, float], after: Mapping[str, float], rounds: Sequence[Round], written: bool) -> str:
    """A section of docs/tuning/GAME.md."""
    lines = [
        *heading(plan, "weights"),
        "| round | positions | loss before | loss after | new against old | kept |",
        "| --- | --- | --- | --- | --- | --- |",
        *(
            f"| {place} | {one.positions} | {one.loss_before:.4f} | {one.loss_after:.4f} | {one.match} | {'yes' if one.kept else 'no'} |"
            for place, one in enumerate(rounds, start=1)
        ),
        "",
        "| feature | before | after |",
        "| --- | --- | --- |",
        *(f"| {name} | {before[name]:g} | {after[name]:g} |" for name in after),
        "",
        "Written to weights.toml." if written else "Not written.",
        "",
    ]
    return "\n".join(lines)


def heading(plan: Plan, what: str) -> list[str]:
    today = dt.datetime.now(tz=dt.UTC).date()
    clock = f"time x {plan.scale:g}" + (f", {plan.pace} iterations for a second" if plan.pace else "")
    seats = plan.seats or game(plan.game).seats[0]
    about = f"{plan.rounds} rounds of {plan.games} games by {plan.bot} at {seats} seats, {clock}, seed {plan.seed}; engine {VERSION}."
    return [f"## {today}: {what}", "", about, ""]


def append_log(file: Path, id: str, section: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    text = file.read_text(encoding="utf-8") if file.exists() else f"# Tuning of {id}\n\nWhat `soiree tune {id}` found, oldest first.\n\n"
    file.write_text(text + section + "\n", encoding="utf-8")
