"""Tuning the numbers of the search by successive halving.

Candidates around the present settings each play the present ones, the better half stays and plays twice as many games, until one is
left. That one has to win once more, over new deals, because the best of many is partly the luckiest.
"""

from collections.abc import Sequence

import msgspec
from rich.console import Console

from soiree.bots.search_bot import settings_of
from soiree.core.conformance import Table
from soiree.core.playout import random_step
from soiree.core.rng import Rng
from soiree.games import game
from soiree.lab.arena.schedule import BadContest, Entrant, SearchNumber, seed_of
from soiree.lab.arena.scoring import Share
from soiree.lab.training.weights import Plan, heading, match
from soiree.lab.workers import Workers

KNOBS: dict[str, tuple[SearchNumber, ...]] = {
    "exploration": (0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.7, 1.0),
    "trust": (1.0, 2.0, 4.0, 8.0, 24.0),
    "rollout": (0, 2, 4, 8, 16, 32),
    "guided": (0, 8, 16, 30, 48),
    "selfish": (False, True),
    "matching": (False, True),
    "settle": (False, True),
    "finish": (False, True),
}
Numbers = dict[str, SearchNumber]


class Heat(msgspec.Struct, frozen=True):
    """A candidate in one round of halving, or (the last) in the match that confirms it."""

    round: int
    numbers: Numbers
    match: Share
    stays: bool


def tune_search(plan: Plan, workers: Workers, console: Console | None = None) -> tuple[Numbers, Numbers, list[Heat]]:
    """The numbers before, the numbers found, and all heats; 2 ** rounds candidates enter."""
    if not 0 < plan.rounds <= 6:
        raise BadContest(f"the rounds of halving are 1 to 6, not {plan.rounds}")
    room = game(plan.game)
    settings = settings_of(room)
    present: Numbers = {name: getattr(settings, name) for name in KNOBS}
    bot = "strong"  # only a bot that searches has these numbers
    candidates = neighbours(present, 2**plan.rounds, decides_at_once(plan), Rng(seed_of(plan.seed, "candidates")))
    heats: list[Heat] = []
    games = plan.games
    for number in range(plan.rounds):
        seed = seed_of(plan.seed, "heat", number)
        shares = [match(plan, Entrant(bot, search=one), Entrant(bot, search=present), seed, workers, console, games) for one in candidates]
        order = sorted(range(len(candidates)), key=lambda place: -shares[place].value)
        staying = set(order[: max(1, len(order) // 2)])
        heats += [Heat(number + 1, candidates[place], shares[place], place in staying) for place in order]
        candidates = [candidates[place] for place in order if place in staying]
        games *= 2
        if console is not None:
            best = heats[-len(order)]
            console.print(f"round {number + 1}: best {spoken(best.numbers)} with {best.match}", highlight=False)
    winner = candidates[0]
    final = match(plan, Entrant(bot, search=winner), Entrant(bot, search=present), seed_of(plan.seed, "final"), workers, console, games)
    better = final.value > 0.5
    heats.append(Heat(plan.rounds + 1, winner, final, better))
    if console is not None:
        console.print(f"confirmed over new deals: {final}: {'kept' if better else 'not kept'}", highlight=False)
    return present, winner if better else present, heats


def neighbours(present: Numbers, wanted: int, at_once: bool, rng: Rng) -> list[Numbers]:
    """Different settings, each with one to three of the numbers changed."""
    knobs = [name for name in KNOBS if at_once or name != "matching"]
    found: list[Numbers] = []
    while len(found) < wanted:
        one = dict(present)
        for _ in range(1 + rng.below(3)):
            name = knobs[rng.below(len(knobs))]
            one[name] = KNOBS[name][rng.below(len(KNOBS[name]))]
        if one != present and one not in found:
            found.append(one)
    return found


def decides_at_once(plan: Plan) -> bool:
    """Whether seats ever decide at once in this game; elsewhere matching has no meaning."""
    room = game(plan.game)
    state = Table(room, room.check_seats(plan.seats), room.check_options(None)).begin()
    rng = Rng(1)
    while not state.over():
        if state.sealed():
            return True
        random_step(state, rng)
    return False


def spoken(numbers: Numbers) -> str:
    return ", ".join(f"{name} {value}" for name, value in numbers.items())


def told_search(plan: Plan, before: Numbers, after: Numbers, heats: Sequence[Heat], written: bool) -> str:
    """A section of docs/tuning/GAME.md."""
    lines = [
        *heading(plan, "search"),
        f"Against: {spoken(before)}.",
        "",
        "| round | candidate | share | stays |",
        "| --- | --- | --- | --- |",
        *(f"| {heat.round} | {spoken(heat.numbers)} | {heat.match} | {'yes' if heat.stays else 'no'} |" for heat in heats),
        "",
        f"Found: {spoken(after)}. " + ("Written to weights.toml." if written else "Not written."),
        "",
    ]
    return "\n".join(lines)
