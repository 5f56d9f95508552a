"""Ratings of the moves at one decision of a record, printed while the search becomes deeper."""

import contextlib
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.table import Table

from soiree.bots import Rating
from soiree.bots.analysis.reasons import MoveChance, reason_for
from soiree.core.texts.words import seat_names, words, words_in
from soiree.lab.analysis.probe import RecordedDecision, decision_heading, meaning

SHOWN = 8  # moves


def print_ratings(decision: RecordedDecision, ratings: Iterable[Rating], open_cards: bool, language: str, console: Console) -> None:
    """Prints the ratings; in a terminal the newest replaces the one before, elsewhere only the last is printed. Ctrl+C ends the search."""
    say = words_in(Path(__file__).parent, language)
    console.print(decision_heading(decision, say), highlight=False)
    console.print(say("analyse-open" if open_cards else "analyse-seat"), highlight=False)
    last: Rating | None = None
    shown = Live(console=console, auto_refresh=False) if console.is_terminal else contextlib.nullcontext()
    with contextlib.suppress(KeyboardInterrupt), shown as live:
        for last in ratings:
            if live is not None:
                live.update(_shown(decision, last, language), refresh=True)
    if last is not None and not console.is_terminal:
        console.print(_shown(decision, last, language), highlight=False)
    if last is not None and not open_cards:
        console.print(meaning(decision.match.seats, say), highlight=False, soft_wrap=True)
        _print_reason(decision, last, language, console)


def _print_reason(decision: RecordedDecision, rating: Rating, language: str, console: Console) -> None:
    """Prints why the first move is the best; with open cards the lines would need states that no seat can know."""
    match = decision.match
    rated = [MoveChance(one.move, one.value, one.error) for one in rating.moves if one.visits]
    if len(rated) > 1:
        reason = reason_for(match.view(decision.seat), match.moves(decision.seat), rated)
        game_words = words(language, match.game.folder)
        console.print(game_words.say(reason, seat_names(match.seats, game_words)), highlight=False)


def _shown(decision: RecordedDecision, rating: Rating, language: str) -> RenderableType:
    say = words_in(Path(__file__).parent, language)
    match = decision.match
    game_words = words(language, match.game.folder)
    names = seat_names(match.seats, game_words)
    table = Table(*(say(f"probe-{name}") for name in ("move", "token", "visits", "value", "error")), say("analyse-line"))
    prompt = match.prompt(decision.seat)
    for one in rating.moves[:SHOWN]:
        sentence = game_words.say(match.game.say_move(one.move, prompt), names)
        table.add_row(sentence, one.move, str(one.visits), f"{one.value:.3f}", f"{one.error:.3f}", " ".join(one.line[1:]))
    return Group(table, say("analyse-effort", iterations=str(rating.iterations), depth=rating.depth))
