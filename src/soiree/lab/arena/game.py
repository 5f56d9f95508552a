"""One game of a contest, from the deal to the result."""

import time
from collections.abc import Mapping
from pathlib import Path

import msgspec

from soiree.bots import BASELINES, Bot, bot
from soiree.bots.one_ply_bot import OnePlyBot
from soiree.bots.search.ismcts import Settings
from soiree.bots.search_bot import SearchBot
from soiree.core.game import Game
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.games import game as load_game
from soiree.lab.arena.duplicate import DuplicateDealer
from soiree.lab.arena.process_bot import ProcessBot
from soiree.lab.arena.schedule import Contest, Entrant, ScheduledGame, SearchValue
from soiree.lab.seeds import derive_seed


class GameResult(msgspec.Struct, frozen=True):
    """A line of games.jsonl. Lists are by seat. Seconds are wall time; all else follows from the contest, if it has a pace."""

    number: int
    deal: int
    seating: tuple[str, ...]
    returns: list[float]
    reason: str
    steps: int
    decisions: list[int]
    seconds: list[float]  # of all decisions together
    slowest: list[float]  # of one decision


def play_game(contest: Contest, scheduled: ScheduledGame) -> tuple[GameResult, str]:
    """Plays a game and returns its result and its record. Every seat has a new bot and its own random generator."""
    game = load_game(contest.game)
    headers = {f"Player.{seat}": name for seat, name in enumerate(scheduled.seating)}
    headers |= {"Contest": str(contest.seed), "Deal": str(scheduled.deal), "Number": str(scheduled.number)}
    start = game.begin(contest.seats, contest.options)
    match = Match(game, start, contest.options, DuplicateDealer(contest.seed, scheduled.deal), headers)
    entrants = [contest.entrants[name] for name in scheduled.seating]
    bots = [make_bot(game, entrant) for entrant in entrants]
    budgets = [contest.budget(entrant) for entrant in entrants]
    generators = [Rng(derive_seed(contest.seed, "bot", scheduled.number, seat)) for seat in range(contest.seats)]
    decisions = [0] * contest.seats
    seconds = [0.0] * contest.seats
    slowest = [0.0] * contest.seats
    while not match.over:
        seat = min(match.actors)
        view, moves = match.view(seat), match.moves(seat)
        begun = time.perf_counter()
        move = bots[seat].choose(view, moves, budgets[seat], generators[seat])
        spent = time.perf_counter() - begun
        decisions[seat] += 1
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        match.play(seat, move)
    result = GameResult(
        number=scheduled.number,
        deal=scheduled.deal,
        seating=scheduled.seating,
        returns=match.returns or [],
        reason=match.reason,
        steps=len(match.steps()),
        decisions=decisions,
        seconds=[round(value, 6) for value in seconds],
        slowest=[round(value, 6) for value in slowest],
    )
    return result, match.record()


def make_bot(game: Game, entrant: Entrant) -> Bot:
    """The bot of an entrant, with the entrant's weights and search settings where it has any."""
    if entrant.python is not None:
        return ProcessBot(entrant.python, entrant.bot, game.id)
    if entrant.model is not None:
        return SearchBot(learned=True, model=Path(entrant.model))
    if entrant.weights is None and entrant.search is None and entrant.learned:
        return bot(entrant.bot)
    evaluation = game.evaluation(entrant.weights)
    if entrant.bot in BASELINES:
        return OnePlyBot(evaluation=evaluation, settled=entrant.bot == "thorough")
    learned = entrant.learned and entrant.weights is None
    settings = None if entrant.search is None else _search_settings(entrant.search)
    return SearchBot(settings, evaluation, learned=learned)


def _search_settings(values: Mapping[str, SearchValue]) -> Settings:
    """Search settings from the values of a table [search] in weights.toml."""
    return Settings(**values)  # type: ignore[arg-type]  # the table has the right type for each value
