"""The probe: a bot's analysis of one decision of a record, from what its seat could know."""

from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from soiree.bots import Analysis, AnalysisPool, Budget, analyse, seat_after_chance
from soiree.bots.search.principal_variation import prompts
from soiree.core.errors import SoireeError, problem
from soiree.core.match import Match, open_table, replay_step
from soiree.core.records.record import Record
from soiree.core.rng import Rng
from soiree.core.texts.words import Words, seat_names, words, words_in
from soiree.games import game_of

MAX_FACTS = 16  # hidden facts that are printed


class NoDecision(SoireeError):
    """There is no such decision in the record."""


class RecordedDecision(NamedTuple):
    """A decision of a record: the match before it, after `step` of `steps` steps, and the seat that decides, maybe after a draw."""

    match: Match
    step: int
    steps: int
    seat: int


def find_decision(text: bytes, step: int | None, seat: int | None, *, after_chance: bool = False) -> RecordedDecision:
    """The decision of a seat (by default the first that decides) after this many steps of a record.

    Without a step it is the end of the record or, where the game is over, the last decision. With `after_chance` it may also be a chance
    node: the seat is then the one that decides after it. Raises `NoDecision` and `BadRecord`.
    """
    record = Record.parse(text)
    match = open_table(game_of(record), record)
    last = len(record.steps)
    if step is not None and not 0 <= step <= last:
        raise NoDecision(problem("error-no-such-step", last=last, step=step))
    decisions = []  # the numbers of steps after which a seat decides
    for number, one in enumerate(record.steps):
        if step is None or number < step:
            decisions += [number] if match.actors else []
            replay_step(match, one)
    if step is None and match.over and decisions:
        return find_decision(text, decisions[-1], seat)
    reached = last if step is None else step
    following = seat_after_chance(match.state) if after_chance and match.chance() else None
    if following is not None and seat in (None, following):
        return RecordedDecision(match, reached, last, following)
    return RecordedDecision(match, reached, last, _deciding_seat(match, record, reached, seat))


def _deciding_seat(match: Match, record: Record, step: int, seat: int | None) -> int:
    actors = sorted(match.actors)
    if not actors:
        reason = problem("error-probe-over" if match.over else "error-probe-chance")
        following = _next_decision(match, record, step)
        if following is None:
            raise NoDecision(problem("error-no-decision", step=step, reason=reason))
        raise NoDecision(problem("error-no-decision-yet", step=step, reason=reason, next=following))
    if seat is None:
        return actors[0]
    if seat not in actors:
        raise NoDecision(problem("error-other-seat", step=step, seats=", ".join(map(str, actors)), seat=seat))
    return seat


def _next_decision(match: Match, record: Record, step: int) -> int | None:
    """The number of steps after which a seat decides again."""
    for number, one in enumerate(record.steps[step:], start=step + 1):
        replay_step(match, one)
        if match.actors:
            return number
    return None


def probe(match: Match, seat: int, budget: Budget, processes: int = 1, seed: int = 1) -> Analysis:
    """Analyses the decision of a seat; each of the processes uses the whole budget. Raises `NoDecision` for a bad number of processes."""
    view, moves = match.view(seat), match.moves(seat)
    if processes <= 0:
        raise NoDecision(problem("error-processes", value=processes))
    if processes == 1:
        return analyse(view, moves, budget, Rng(seed))
    with AnalysisPool(processes) as pool:
        return pool.analyse(view, moves, budget, Rng(seed))


def decision_heading(decision: RecordedDecision, say: Words) -> str:
    """Which decision of the record it is, and how many legal moves it has."""
    if decision.match.chance():
        return say("probe-drawn", step=decision.step, steps=decision.steps, seat=say("probe-seat", seat=decision.seat))
    seat, moves = decision.seat, decision.match.moves(decision.seat)
    return say("probe-asked", step=decision.step, steps=decision.steps, seat=say("probe-seat", seat=seat), moves=len(moves))


def meaning(seats: int, say: Words) -> str:
    """What a shown value means."""
    return say("share-means" if seats > 2 else "chance-means")


def print_analysis(decision: RecordedDecision, analysis: Analysis, language: str, console: Console) -> None:
    """Prints an analysis in a language: the candidates, the expected line, and what may be hidden."""
    say = words_in(Path(__file__).parent, language)
    match, seat = decision.match, analysis.seat
    console.print(decision_heading(decision, say), highlight=False)
    effort = say("probe-thought", iterations=str(analysis.iterations), seconds=f"{analysis.seconds:.2f}", value=f"{analysis.value:.3f}")
    console.print(effort, highlight=False)
    console.print(meaning(match.seats, say), highlight=False, soft_wrap=True)
    columns = ("move", "token", "visits", "value", "error", "prior")
    table = Table(*(say(f"probe-{name}") for name in columns))
    game_words = words(language, match.game.folder)
    names = seat_names(match.seats, game_words)
    prompt = match.prompt(seat)
    for one in analysis.candidates:
        sentence = game_words.say(match.game.say_move(one.move, prompt), names)
        table.add_row(sentence, one.move, str(one.visits), f"{one.value:.3f}", f"{one.error:.3f}", f"{one.prior:.3f}")
    console.print(table)
    if analysis.reason is not None:
        console.print(game_words.say(analysis.reason, names), highlight=False)
    if analysis.line:
        console.print(say("probe-line", line=" ".join(analysis.line)), highlight=False)
        for token, prompt_there in zip(analysis.line, prompts(match.view(seat), analysis.line), strict=False):
            who, _, move = token.partition(":")
            sentence = game_words.say(match.game.say_move(move, prompt_there), names)
            console.print(f"  {say('probe-seat', seat=int(who))}: {sentence}", highlight=False)
    else:
        console.print(say("probe-no-line"))
    console.print(say("probe-worlds" if analysis.beliefs else "probe-nothing-hidden"), highlight=False)
    facts = sorted(analysis.beliefs.items(), key=lambda fact: -fact[1])[:MAX_FACTS]
    if facts:
        console.print("  " + ", ".join(f"{fact} {share:.0%}" for fact, share in facts), highlight=False)
