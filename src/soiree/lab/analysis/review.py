"""The review: every decision of a game judged from what its seat could know."""

from collections.abc import Callable, Iterable
from pathlib import Path

from fluent.runtime.types import fluent_number
from rich.console import Console
from rich.table import Table

from soiree.bots import Budget, Judgement, Review, judge, sum_up
from soiree.core.errors import SoireeError, problem
from soiree.core.match import Match
from soiree.core.records.decisions import Decision, decisions
from soiree.core.records.record import Record
from soiree.core.texts.words import Words, seat_names, words, words_in
from soiree.games import game_of
from soiree.lab.analysis.probe import meaning

SECONDS = 20.0
BARS = "▁▂▃▄▅▆▇█"
WIDEST = 44  # characters of a curve


class NoSuchSeat(SoireeError):
    """The game of the record does not have the seat."""


def review(
    text: bytes,
    seconds: float | None = SECONDS,
    iterations: int | None = None,
    seat: int | None = None,
    seed: int = 1,
    progress: Callable[[list[Decision]], Iterable[Decision]] = iter,
) -> tuple[Match, Review]:
    """The match of a record, and the review of all decisions or of one seat's.

    `seconds` is for the whole game and divided evenly; `iterations` is for each decision, and without seconds the review is the same
    on every machine. `progress` passes the decisions on and may show how many are done. Raises `NoSuchSeat`, `BadRecord`, `BadBudget`.
    """
    record = Record.parse(text)
    match, found = decisions(game_of(record), record)
    if seat is not None and not 0 <= seat < match.seats:
        raise NoSuchSeat(problem("error-no-such-seat", last=match.seats - 1, seat=seat))
    wanted = [one for one in found if seat in {None, one.seat}]
    clock = Budget(seconds, iterations).start()
    judgements: list[Judgement] = []
    for number, one in enumerate(progress(wanted)):
        share = None if seconds is None else max(seconds - clock.spent, 0.001) / (len(wanted) - number)
        judgements.append(judge(one.step, one.prompt, one.view, one.moves, one.move, Budget(share, iterations), seed))
    return match, sum_up(match.game.id, match.seats, len(record.steps), match.returns, judgements, match.game.edition)


def print_review(match: Match, review: Review, language: str, console: Console) -> None:
    """Prints a review in a language: the curves of all seats, and the decisions that cost most."""
    say = words_in(Path(__file__).parent, language)
    game_words = words(language, match.game.folder)
    if not review.judgements:
        console.print(say("review-nothing"))
        return
    console.print(say("review-judged", decisions=len(review.judgements), steps=review.steps), highlight=False)
    if not match.game.is_shipped:
        console.print(say("review-edition", edition=review.edition), highlight=False)
    console.print(say("review-share" if match.seats > 2 else "review-chance"), highlight=False)
    for seat, curve in enumerate(review.curves):
        if curve:
            values = [point.value for point in curve]
            ends = f"{_percent(values[0], say)} → {_percent(values[-1], say)}"
            console.print(f"  {say('probe-seat', seat=seat)}  {_sparkline(values)}  {ends}", highlight=False)
    console.print(meaning(match.seats, say), highlight=False, soft_wrap=True)
    if review.model:
        console.print(say("review-model", model=review.model), highlight=False, soft_wrap=True)
    if not review.mattered:
        console.print(say("review-none"))
        return
    table = Table(*(say(f"review-{name}") for name in ("step", "seat", "played", "preferred", "cost")), title=say("review-mattered"))
    for index in review.mattered:
        one = review.judgements[index]
        table.add_row(
            str(one.step),
            str(one.seat),
            f"{_move_text(match, game_words, one.move, one.prompt)} ({_with_error(one.value, one.error, say)})",
            f"{_move_text(match, game_words, one.preferred, one.prompt)} ({_with_error(one.best, one.best_error, say)})",
            _with_error(one.cost, one.doubt, say),
        )
    console.print(table)
    for index in review.mattered:
        _print_line(match, review.judgements[index], say, game_words, console)


def _print_line(match: Match, one: Judgement, say: Words, game_words: Words, console: Console) -> None:
    """Prints the line that is expected after the preferred move, and the reason why it is better."""
    console.print(say("review-line", step=one.step, line=" ".join(one.line)), highlight=False)
    if one.reason is not None:
        console.print(f"  {game_words.say(one.reason, seat_names(match.seats, game_words))}", highlight=False)
    for token, prompt in zip(one.line, one.asked, strict=False):
        who, _, move = token.partition(":")
        console.print(f"  {say('probe-seat', seat=int(who))}: {_move_text(match, game_words, move, prompt)}", highlight=False)


def _move_text(match: Match, game_words: Words, move: str, prompt: str) -> str:
    return game_words.say(match.game.say_move(move, prompt), seat_names(match.seats, game_words))


def _with_error(value: float, error: float, say: Words) -> str:
    return f"{_percent(value, say)} ± {_percent(error, say, 1)}"


def _percent(value: float, say: Words, digits: int = 0) -> str:
    """A percentage as the language writes it."""
    return say("review-percent", value=fluent_number(value, style="percent", minimumFractionDigits=digits, maximumFractionDigits=digits))


def _sparkline(values: list[float]) -> str:
    """A curve as a row of bars, thinned out to fit a line; the last value is always shown."""
    number = min(len(values), WIDEST)
    shown = [(len(values) - 1) * index // max(number - 1, 1) for index in range(number)]
    return "".join(BARS[min(int(values[index] * len(BARS)), len(BARS) - 1)] for index in shown)
