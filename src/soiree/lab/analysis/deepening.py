"""Ratings of the moves at one decision of a record, or on average after a draw, printed while the search becomes deeper."""

import contextlib
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.table import Table

from soiree.bots import AveragedRating, Rating
from soiree.bots.analysis.reasons import MoveChance, reason_for
from soiree.core.events import Event, Log
from soiree.core.match import Match
from soiree.core.texts.words import seat_names, words, words_in
from soiree.lab.analysis.probe import RecordedDecision, decision_heading, meaning

SHOWN = 8  # moves, or outcomes


def print_ratings(
    decision: RecordedDecision, ratings: Iterable[Rating | AveragedRating], open_cards: bool, language: str, console: Console
) -> None:
    """Prints the ratings; in a terminal the newest replaces the one before, elsewhere only the last is printed.

    `open_cards`: whether nothing was hidden from the search. Ctrl+C ends the search.
    """
    say = words_in(Path(__file__).parent, language)
    console.print(decision_heading(decision, say), highlight=False)
    console.print(say("analyse-open" if open_cards else "analyse-seat"), highlight=False)
    last: Rating | AveragedRating | None = None
    shown = Live(console=console, auto_refresh=False) if console.is_terminal else contextlib.nullcontext()
    with contextlib.suppress(KeyboardInterrupt), shown as live:
        for last in ratings:
            if live is not None:
                live.update(_shown(decision, last, language), refresh=True)
    if last is not None and not console.is_terminal:
        console.print(_shown(decision, last, language), highlight=False)
    if last is not None and not open_cards:
        console.print(meaning(decision.match.seats, say), highlight=False, soft_wrap=True)
    if isinstance(last, Rating) and not open_cards:
        _print_reason(decision, last, language, console)


def _print_reason(decision: RecordedDecision, rating: Rating, language: str, console: Console) -> None:
    """Prints why the first move is the best; with open cards the lines would need states that no seat can know."""
    match = decision.match
    rated = [MoveChance(one.move, one.value, one.error) for one in rating.moves if one.visits]
    if len(rated) > 1:
        reason = reason_for(match.view(decision.seat), match.moves(decision.seat), rated)
        game_words = words(language, match.game.folder)
        console.print(game_words.say(reason, seat_names(match.seats, game_words)), highlight=False)


def _shown(decision: RecordedDecision, rating: Rating | AveragedRating, language: str) -> RenderableType:
    return _rated(decision, rating, language) if isinstance(rating, Rating) else _averaged(decision.match, rating, language)


def _averaged(match: Match, rating: AveragedRating, language: str) -> RenderableType:
    """What the seat can expect on average, the moves after the outcomes, and the outcomes."""
    say = words_in(Path(__file__).parent, language)
    game_words = words(language, match.game.folder)
    names = seat_names(match.seats, game_words)
    moves = Table(*(say(name) for name in ("probe-move", "probe-token", "probe-visits", "analyse-best", "probe-value", "probe-error")))
    for one in rating.moves[:SHOWN]:
        sentence = game_words.say(match.game.say_move(one.move, one.prompt), names)
        moves.add_row(sentence, one.move, str(one.visits), f"{one.best:.0%}", f"{one.value:.3f}", f"{one.error:.3f}")
    outcomes = Table(*(say(name) for name in ("analyse-outcome", "probe-token", "analyse-share", "probe-value", "probe-error")))
    for outcome in [one for one in rating.outcomes if one.outcome in match.chance()][:SHOWN]:  # the seat cannot rule out others
        sentence = game_words.say(match.game.say_event(_what_is_drawn(match, outcome.outcome)), names)
        outcomes.add_row(sentence, outcome.outcome, f"{outcome.share:.1%}", f"{outcome.value:.3f}", f"{outcome.error:.3f}")
    mean = say("analyse-average", value=f"{rating.value:.3f}", error=f"{rating.error:.3f}")
    searched = say("analyse-branches", branches=rating.branches, planned=rating.planned, sampled="yes" if rating.sampled else "no")
    effort = say("analyse-effort", iterations=str(rating.iterations), depth=rating.depth)
    return Group(mean, moves, *([outcomes, searched] if rating.outcomes else [say("analyse-unseen")]), effort)


def _what_is_drawn(match: Match, outcome: str) -> Event:
    """The first event of a chance outcome; what follows from it is left out."""
    state, log = match.state, Log()
    state.log = log
    state.apply_chance(match.game.notation().outcome(outcome))
    return next(iter(log.unmasked()))


def _rated(decision: RecordedDecision, rating: Rating, language: str) -> RenderableType:
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
