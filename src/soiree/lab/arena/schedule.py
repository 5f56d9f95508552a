"""The schedule of a contest: which bots play which deals in which seats.

A *round* plays one deal in every seating. With K seats and B entrants, each entrant has K // B seats, and every choice of K mod B
entrants has one seat more. Each such choice is seated in an order shuffled by the deal and then rotated K times. So in every round each
entrant has every seat equally often and meets every other equally often; over many rounds the neighbours vary too. Two entrants at two
seats: 2 games. Six at two seats: 15 pairs, 30 games. Two at four seats: two seats each, 4 games. Two at three seats: 6 games.
"""

import itertools
import math
from collections.abc import Mapping, Sequence

import msgspec

from soiree.bots import BASELINES, Budget, level
from soiree.core.errors import SoireeError, problem
from soiree.core.game import OptionValue
from soiree.core.rng import Rng
from soiree.games import game as load_game
from soiree.lab.seeds import derive_seed

SearchValue = bool | int | float
BY_HAND = "@hand"  # after the name of a bot that searches: values by the hand-made evaluation, with the search settings for it


class BadSettings(SoireeError):
    """Settings of a contest or of another experiment that are not possible."""


class Entrant(msgspec.Struct, frozen=True):
    """A bot in a contest, by name; for tuning, with its own weights or search settings."""

    bot: str
    weights: dict[str, float] | None = None
    search: dict[str, SearchValue] | None = None
    learned: bool = True  # whether the value model is used, if the game has one


class Contest(msgspec.Struct, frozen=True):
    """All settings of a contest. Two equal contests consist of the same games. Stored in settings.json."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    entrants: dict[str, Entrant]
    games: int  # at least; the last round is always completed
    scale: float = 1.0  # factor for the thinking time of every level
    pace: int | None = None  # iterations instead of a second of thinking: no clock is read, so the games are the same on any machine
    seed: int = 1

    def budget(self, entrant: Entrant) -> Budget:
        """The budget of one decision. Baselines ignore it."""
        timed = Budget(seconds=1.0) if entrant.bot in BASELINES else level(entrant.bot).budget(self.scale)
        if self.pace is None or timed.seconds is None:
            return timed
        return Budget(iterations=max(1, round(timed.seconds * self.pace)))


class ScheduledGame(msgspec.Struct, frozen=True):
    """One game of a contest: its number, its deal, and the entrant in each seat."""

    number: int
    deal: int
    seating: tuple[str, ...]


def contest(
    game_id: str,
    bots: Sequence[str] | Mapping[str, Entrant],
    games: int,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    scale: float = 1.0,
    pace: int | None = None,
    seed: int = 1,
) -> Contest:
    """A contest of at least two bots, given by name or as entrants. Raises `BadSettings`, and what a game raises for bad options."""
    entrants = dict(bots) if isinstance(bots, Mapping) else {name: entrant(name) for name in bots}
    if len(entrants) < 2 or len(entrants) != len(bots):
        raise BadSettings(problem("error-two-bots", bots=", ".join(bots) or problem("error-no-bots")))
    return _checked(game_id, entrants, games, seats, options, scale, pace, seed)


def entrant(name: str) -> Entrant:
    """A bot by its name, which may end in BY_HAND."""
    return Entrant(name.removesuffix(BY_HAND), learned=not name.endswith(BY_HAND))


def self_play(
    game_id: str,
    bot: str,
    games: int,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    scale: float = 1.0,
    pace: int | None = None,
    seed: int = 1,
) -> Contest:
    """A contest of one bot against itself, with a new deal for each game. Raises like `contest`."""
    return _checked(game_id, {bot: entrant(bot)}, games, seats, options, scale, pace, seed)


def _checked(
    game_id: str,
    entrants: dict[str, Entrant],
    games: int,
    seats: int | None,
    options: Mapping[str, object] | None,
    scale: float,
    pace: int | None,
    seed: int,
) -> Contest:
    game = load_game(game_id)
    for one in entrants.values():
        if one.bot not in BASELINES:
            level(one.bot)
    if games <= 0:
        raise BadSettings(problem("error-games", value=games))
    if not 0 < scale < math.inf:
        raise BadSettings(problem("error-scale", value=scale))
    if pace is not None and pace <= 0:
        raise BadSettings(problem("error-pace", value=pace))
    return Contest(
        game=game.id,
        seats=game.check_seats(seats),
        options=game.check_options(options),
        entrants=entrants,
        games=games,
        scale=scale,
        pace=pace,
        seed=seed,
    )


def schedule(contest: Contest) -> list[ScheduledGame]:
    """All games of the contest, in complete rounds."""
    games: list[ScheduledGame] = []
    deal = 0
    while len(games) < contest.games:
        for seating in seatings(list(contest.entrants), contest.seats, Rng(derive_seed(contest.seed, "seating", deal))):
            games.append(ScheduledGame(len(games), deal, seating))
        deal += 1
    return games


def seatings(names: Sequence[str], seats: int, rng: Rng) -> list[tuple[str, ...]]:
    """The seatings of one round, as the module describes. A single entrant has all seats, and each deal is played once."""
    if len(names) == 1:
        return [tuple(names) * seats]
    each, extra = divmod(seats, len(names))
    found = []
    for chosen in itertools.combinations(names, extra):
        order = [*chosen, *(name for name in names for _ in range(each))]
        for index in range(len(order) - 1, 0, -1):
            other = rng.below(index + 1)
            order[index], order[other] = order[other], order[index]
        found += [tuple(order[shift:] + order[:shift]) for shift in range(seats)]
    return found
