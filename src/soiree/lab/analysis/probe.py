"""The probe: what a bot thinks of a decision in a record, from what its seat could know."""

from pathlib import Path

from rich.console import Console
from rich.table import Table

from soiree.bots import Analysis, AnalysisPool, Budget, analyse
from soiree.bots.principal_variation import prompts
from soiree.core.errors import SoireeError
from soiree.core.match import Match, open_table, replay_step
from soiree.core.record import Record
from soiree.core.rng import Rng
from soiree.core.words import seat_names, words
from soiree.games import game_of

FACTS_TOLD = 16


class NothingToProbe(SoireeError):
    """There is no decision there."""


def at(text: bytes, step: int | None, seat: int | None) -> tuple[Match, int, int, int]:
    """The match of a record after so many steps, how many that are, how many there are, and the seat to think for.

    Without a step it is the end or, where the game is over, the last decision.
    """
    record = Record.parse(text)
    match = open_table(game_of(record), record)
    last = len(record.steps)
    if step is not None and not 0 <= step <= last:
        raise NothingToProbe(f"the record has steps 0 to {last}, not {step}")
    decisions = []  # after how many steps somebody decides
    for place, one in enumerate(record.steps):
        if step is None or place < step:
            decisions += [place] if match.actors else []
            replay_step(match, one)
    if step is None and match.over and decisions:
        return at(text, decisions[-1], seat)
    reached = last if step is None else step
    return match, reached, last, _deciding(match, record, reached, seat)


def _deciding(match: Match, record: Record, step: int, seat: int | None) -> int:
    actors = sorted(match.actors)
    if not actors:
        why = "the game is over" if match.over else "chance is next"
        raise NothingToProbe(f"after step {step} nobody decides ({why}){_next_decision(match, record, step)}")
    if seat is None:
        return actors[0]
    if seat not in actors:
        raise NothingToProbe(f"after step {step} it is seat {' and '.join(map(str, actors))} that decides, not seat {seat}")
    return seat


def _next_decision(match: Match, record: Record, step: int) -> str:
    for place, one in enumerate(record.steps[step:], start=step + 1):
        replay_step(match, one)
        if match.actors:
            return f"; the next decision is --at {place}"
    return ""


def probe(match: Match, seat: int, budget: Budget, processes: int = 1, seed: int = 1) -> Analysis:
    """Thinks about the seat's decision, in one process or several."""
    view, moves = match.view(seat), match.moves(seat)
    if processes <= 0:
        raise NothingToProbe(f"the number of processes is a positive whole number, not {processes}")
    if processes == 1:
        return analyse(view, moves, budget, Rng(seed))
    with AnalysisPool(processes) as team:
        return team.analyse(view, moves, budget, Rng(seed))


# ---------------------------------------------------------------- in words


def show(match: Match, analysis: Analysis, step: int, steps: int, language: str, console: Console) -> None:
    """The analysis for a person to read."""
    say = words(language, Path(__file__).parent)
    seat = analysis.seat
    console.print(
        say("probe-asked", step=step, steps=steps, seat=say("probe-seat", seat=seat), moves=len(analysis.candidates)), highlight=False
    )
    told = say("probe-thought", iterations=str(analysis.iterations), seconds=f"{analysis.seconds:.2f}", value=f"{analysis.value:.3f}")
    console.print(told, highlight=False)
    columns = ("move", "token", "visits", "value", "error", "prior")
    table = Table(*(say(f"probe-{name}") for name in columns))
    moved = words(language, match.game.folder)
    names = seat_names(match.seats, moved)
    prompt = match.prompt(seat)
    for one in analysis.candidates:
        sentence = moved.say(match.game.say_move(one.move, prompt), names)
        table.add_row(sentence, one.move, str(one.visits), f"{one.value:.3f}", f"{one.error:.3f}", f"{one.prior:.3f}")
    console.print(table)
    if analysis.line:
        console.print(f"{say('probe-line')}: {' '.join(analysis.line)}", highlight=False)
        for token, asked in zip(analysis.line, prompts(match.view(seat), analysis.line), strict=False):
            who, _, move = token.partition(":")
            sentence = moved.say(match.game.say_move(move, asked), names)
            console.print(f"  {say('probe-seat', seat=int(who))}: {sentence}", highlight=False)
    else:
        console.print(say("probe-no-line"))
    console.print(say("probe-worlds") + ":" if analysis.beliefs else say("probe-nothing-hidden"), highlight=False)
    facts = sorted(analysis.beliefs.items(), key=lambda fact: -fact[1])[:FACTS_TOLD]
    if facts:
        console.print("  " + ", ".join(f"{fact} {share:.0%}" for fact, share in facts), highlight=False)
