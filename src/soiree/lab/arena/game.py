"""One game of a contest, from the first card to the result."""

import time
from collections.abc import Mapping

import msgspec

from soiree.bots import BASELINES, Bot, bot
from soiree.bots.one_ply_bot import OnePlyBot
from soiree.bots.search import Settings
from soiree.bots.search_bot import SearchBot, settings_of
from soiree.core.game import Game
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.games import game
from soiree.lab.arena.duplicate import Duplicate
from soiree.lab.arena.schedule import Contest, Entrant, Fixture, SearchNumber, seed_of


class Result(msgspec.Struct, frozen=True):
    """A line of games.jsonl. Lists go by seat; seconds are wall time, all else follows from the contest (if it has a pace)."""

    number: int
    deal: int
    seating: tuple[str, ...]
    returns: list[float]
    reason: str
    steps: int
    decisions: list[int]
    seconds: list[float]  # all decisions together
    slowest: list[float]  # one decision


def play(contest: Contest, fixture: Fixture) -> tuple[Result, str]:
    """The result and the record. Every seat has a new bot and a generator of its own; nothing is carried over between games."""
    room = game(contest.game)
    headers = {f"Player.{seat}": name for seat, name in enumerate(fixture.seating)}
    headers |= {"Contest": str(contest.seed), "Deal": str(fixture.deal), "Number": str(fixture.number)}
    start = room.begin(contest.seats, contest.options)
    match = Match(room, start, contest.options, Duplicate(contest.seed, fixture.deal), headers)
    entrants = [contest.entrants[name] for name in fixture.seating]
    players = [player(room, entrant) for entrant in entrants]
    budgets = [contest.budget(entrant) for entrant in entrants]
    generators = [Rng(seed_of(contest.seed, "bot", fixture.number, seat)) for seat in range(contest.seats)]
    decisions = [0] * contest.seats
    seconds = [0.0] * contest.seats
    slowest = [0.0] * contest.seats
    while not match.over:
        seat = min(match.actors)
        view, moves = match.view(seat), match.moves(seat)
        begun = time.perf_counter()
        move = players[seat].choose(view, moves, budgets[seat], generators[seat])
        spent = time.perf_counter() - begun
        decisions[seat] += 1
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        match.play(seat, move)
    result = Result(
        number=fixture.number,
        deal=fixture.deal,
        seating=fixture.seating,
        returns=match.returns or [],
        reason=match.reason,
        steps=len(match.steps()),
        decisions=decisions,
        seconds=[round(value, 6) for value in seconds],
        slowest=[round(value, 6) for value in slowest],
    )
    return result, match.record()


def player(room: Game, entrant: Entrant) -> Bot:
    """The bot of an entrant."""
    if entrant.weights is None and entrant.search is None:
        return bot(entrant.bot)
    evaluation = room.evaluation(entrant.weights)
    if entrant.bot in BASELINES:
        return OnePlyBot(evaluation=evaluation, settled=entrant.bot == "thorough")
    return SearchBot(settings_of(room) if entrant.search is None else settings_from(entrant.search), evaluation)


def settings_from(numbers: Mapping[str, SearchNumber]) -> Settings:
    """Search settings from what a table [search] of a weights.toml would say."""
    return Settings(**numbers)  # type: ignore[arg-type]  # a table has each number in its kind
