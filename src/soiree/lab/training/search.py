"""Tunes the settings of the search by successive halving.

Candidates near the present settings each play the present ones; the better half stays and plays twice as many games, until one is left.
That one must win a last match over new deals, because the best of many candidates is partly the luckiest.
"""

from collections.abc import Sequence

import msgspec
from rich.console import Console

from soiree.bots.search_bot import plays_with_model, settings_of
from soiree.core.conformance import Table
from soiree.core.errors import problem
from soiree.core.playout import random_step
from soiree.core.rng import Rng
from soiree.core.texts.words import Words
from soiree.games import game as load_game
from soiree.lab.arena.schedule import BadSettings, Entrant, SearchValue
from soiree.lab.arena.scoring import Score
from soiree.lab.seeds import derive_seed
from soiree.lab.training.plan import TuningPlan, log_heading, play_match
from soiree.lab.workers import Workers

BOT = "strong"  # a bot that searches, with little time
SearchSettings = dict[str, SearchValue]

SEARCH_SPACE: dict[str, tuple[SearchValue, ...]] = {
    "exploration": (0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.7, 1.0),
    "trust": (1.0, 2.0, 4.0, 8.0, 24.0),
    "rollout": (0, 2, 4, 8, 16, 32),
    "guided": (0, 8, 16, 30, 48),
    "selfish": (False, True),
    "matching": (False, True),
    "settle": (False, True),
    "finish": (False, True),
}


class Trial(msgspec.Struct, frozen=True):
    """A candidate in one round of halving, or (the last trial) in the match that confirms it."""

    round: int
    settings: SearchSettings
    match: Score
    stays: bool


def tune_search(
    plan: TuningPlan, workers: Workers, console: Console | None = None, say: Words | None = None
) -> tuple[SearchSettings, SearchSettings, list[Trial]]:
    """The settings before, the settings found, and all trials; there are 2 ** rounds candidates.

    `say`: words for the results that are printed to the `console`; None prints nothing. Raises `BadSettings`.
    """
    if not 0 < plan.rounds <= 6:
        raise BadSettings(problem("error-halving-rounds", value=plan.rounds))
    game = load_game(plan.game)
    seats = game.check_seats(plan.seats)
    settings = settings_of(game, seats, learned=plays_with_model(game, seats))
    present: SearchSettings = {name: getattr(settings, name) for name in SEARCH_SPACE}

    def against_present(candidate: SearchSettings, seed: int, games: int) -> Score:
        new, old = (Entrant(BOT, search=values, learned=plays_with_model(game, seats)) for values in (candidate, present))
        return play_match(plan, new, old, seed, workers, console, games)

    rng = Rng(derive_seed(plan.seed, "candidates"))
    candidates = sample_candidates(present, 2**plan.rounds, has_simultaneous_decisions(plan), rng)
    trials: list[Trial] = []
    games = plan.games
    for number in range(plan.rounds):
        seed = derive_seed(plan.seed, "heat", number)  # the word is part of the seed: another one gives other games
        scores = [against_present(candidate, seed, games) for candidate in candidates]
        order = sorted(range(len(candidates)), key=lambda index: -scores[index].value)
        staying = order[: max(1, len(order) // 2)]
        trials += [Trial(number + 1, candidates[index], scores[index], index in staying) for index in order]
        if console is not None and say is not None:
            best = order[0]
            about = {"round": number + 1, "settings": settings_text(candidates[best]), "score": str(scores[best])}
            console.print(say("cli-tune-best", about), highlight=False)
        candidates = [candidates[index] for index in staying]
        games *= 2
    winner = candidates[0]
    final = against_present(winner, derive_seed(plan.seed, "final"), games)
    better = final.value > 0.5
    trials.append(Trial(plan.rounds + 1, winner, final, better))
    if console is not None and say is not None:
        console.print(say("cli-tune-confirmed" if better else "cli-tune-refuted", score=str(final)), highlight=False)
    return present, winner if better else present, trials


def sample_candidates(present: SearchSettings, number: int, simultaneous: bool, rng: Rng) -> list[SearchSettings]:
    """This many different settings, each with one to three values changed. `matching` changes only where decisions are simultaneous."""
    names = [name for name in SEARCH_SPACE if simultaneous or name != "matching"]
    found: list[SearchSettings] = []
    while len(found) < number:
        candidate = dict(present)
        for _ in range(1 + rng.below(3)):
            name = names[rng.below(len(names))]
            candidate[name] = SEARCH_SPACE[name][rng.below(len(SEARCH_SPACE[name]))]
        if candidate != present and candidate not in found:
            found.append(candidate)
    return found


def has_simultaneous_decisions(plan: TuningPlan) -> bool:
    """Whether seats decide simultaneously in this game, as seen in one random game."""
    game = load_game(plan.game)
    state = Table(game, game.check_seats(plan.seats), game.check_options(None)).begin()
    rng = Rng(1)
    while not state.over():
        if state.sealed():
            return True
        random_step(state, rng)
    return False


def settings_text(settings: SearchSettings) -> str:
    """The settings on one line."""
    return ", ".join(f"{name} {value}" for name, value in settings.items())


def _changed(before: SearchSettings, after: SearchSettings) -> SearchSettings:
    return {name: value for name, value in after.items() if value != before[name]}


def search_log(plan: TuningPlan, before: SearchSettings, after: SearchSettings, trials: Sequence[Trial], written: bool) -> str:
    """A section of docs/tuning/GAME.md; `written`: whether weights.toml was changed."""
    lines = [
        *log_heading(plan, "search"),
        f"Against: {settings_text(before)}.",
        "",
        "| round | what differs | share | stays |",
        "| --- | --- | --- | --- |",
        *(
            f"| {one.round} | {settings_text(_changed(before, one.settings))} | {one.match} | {'yes' if one.stays else 'no'} |"
            for one in trials
        ),
        "",
        f"Found: {settings_text(after)}. " + ("Written to weights.toml." if written else "Not written."),
        "",
    ]
    return "\n".join(lines)
