"""The review: a whole game looked back at, each decision judged from what its seat could know."""

from collections.abc import Callable, Iterable
from pathlib import Path

from fluent.runtime.types import fluent_number
from rich.console import Console
from rich.table import Table

from soiree.bots import Budget, Judgement, Review, judge, sum_up
from soiree.core.decisions import Decision, decisions
from soiree.core.errors import SoireeError
from soiree.core.match import Match
from soiree.core.record import Record
from soiree.core.words import Words, seat_names, words
from soiree.games import game_of

SECONDS = 20.0
BARS = "▁▂▃▄▅▆▇█"
WIDEST = 44  # signs of a curve


class NothingToReview(SoireeError):
    """There is no such decision in the record."""


def review(
    text: bytes,
    seconds: float | None = SECONDS,
    iterations: int | None = None,
    seat: int | None = None,
    seed: int = 1,
    along: Callable[[list[Decision]], Iterable[Decision]] = iter,
) -> tuple[Match, Review]:
    """The match of a record, and the review of its decisions, or of one seat's.

    `seconds` are for the whole game and shared out evenly; `iterations` are for each decision, and alone they give the same every time.
    `along` goes through the decisions, and may show how far it has come.
    """
    record = Record.parse(text)
    match, found = decisions(game_of(record), record)
    if seat is not None and not 0 <= seat < match.seats:
        raise NothingToReview(f"the seats of this match are 0 to {match.seats - 1}, not {seat}")
    wanted = [one for one in found if seat in {None, one.seat}]
    whole = Budget(seconds, iterations)
    clock = whole.start()
    judged: list[Judgement] = []
    for place, one in enumerate(along(wanted)):
        share = None if seconds is None else max(seconds - clock.spent, 0.001) / (len(wanted) - place)
        judged.append(judge(one.step, one.prompt, one.view, one.moves, one.move, Budget(share, iterations), seed))
    return match, sum_up(match.game.id, match.seats, len(record.steps), match.returns, judged)


# ---------------------------------------------------------------- in words


def show(match: Match, review: Review, language: str, console: Console) -> None:
    """The review for a person to read."""
    say = words(language, Path(__file__).parent)
    moved = words(language, match.game.folder)
    if not review.judgements:
        console.print(say("review-nothing"))
        return
    console.print(say("review-judged", decisions=len(review.judgements), steps=review.steps), highlight=False)
    console.print(say("review-share" if match.seats > 2 else "review-chance"), highlight=False)
    for seat, curve in enumerate(review.curves):
        if curve:
            values = [point.value for point in curve]
            ends = f"{_percent(values[0], say)} → {_percent(values[-1], say)}"
            console.print(f"  {say('probe-seat', seat=seat)}  {_bars(values)}  {ends}", highlight=False)
    if not review.mattered:
        console.print(say("review-none"))
        return
    table = Table(*(say(f"review-{name}") for name in ("step", "seat", "played", "preferred", "cost")), title=say("review-mattered"))
    for place in review.mattered:
        one = review.judgements[place]
        table.add_row(
            str(one.step),
            str(one.seat),
            f"{_said(match, moved, one.move, one.prompt)} ({_share(one.value, one.error, say)})",
            f"{_said(match, moved, one.preferred, one.prompt)} ({_share(one.best, one.best_error, say)})",
            _share(one.cost, one.doubt, say),
        )
    console.print(table)
    for place in review.mattered:
        _tell_line(match, review.judgements[place], say, moved, console)


def _tell_line(match: Match, one: Judgement, say: Words, moved: Words, console: Console) -> None:
    console.print(say("review-line", step=one.step, line=" ".join(one.line)), highlight=False)
    for token, asked in zip(one.line, one.asked, strict=False):
        who, _, move = token.partition(":")
        console.print(f"  {say('probe-seat', seat=int(who))}: {_said(match, moved, move, asked)}", highlight=False)


def _said(match: Match, moved: Words, move: str, prompt: str) -> str:
    return moved.say(match.game.say_move(move, prompt), seat_names(match.seats, moved))


def _share(value: float, error: float, say: Words) -> str:
    return f"{_percent(value, say)} ± {_percent(error, say, 1)}"


def _percent(value: float, say: Words, places: int = 0) -> str:
    """As the language writes it."""
    return say("review-percent", value=fluent_number(value, style="percent", minimumFractionDigits=places, maximumFractionDigits=places))


def _bars(values: list[float]) -> str:
    """A curve as a row of bars, thinned out to what fits a line; the last is always the last."""
    number = min(len(values), WIDEST)
    places = [(len(values) - 1) * place // max(number - 1, 1) for place in range(number)]
    return "".join(BARS[min(int(values[place] * len(BARS)), len(BARS) - 1)] for place in places)
