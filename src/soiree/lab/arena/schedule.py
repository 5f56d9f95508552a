"""The schedule of a contest: which bots play which deals in which seats.

A *round* plays one deal in every seating. With K seats and B entrants, each entrant has K // B seats, and every choice of K mod B
entrants has one seat more. Each such choice is seated in an order shuffled by the deal and then rotated K times. So in every round each
entrant has every seat equally often and meets every other equally often; over many rounds the neighbours vary too. Two entrants at two
seats: 2 games. Six at two seats: 15 pairs, 30 games. Two at four seats: two seats each, 4 games. Two at three seats: 6 games.
"""

import itertools
import math
import sys
from collections.abc import Callable, Mapping, Sequence

import msgspec

from soiree.bots import BASELINES, LEVELS, Budget, level
from soiree.bots.search_bot import SETTING_NAMES, plays_with_model, settings_of
from soiree.core.errors import SoireeError, problem
from soiree.core.game import Game, OptionValue
from soiree.core.rng import Rng
from soiree.games import game as load_game
from soiree.lab.seeds import derive_seed

SearchValue = bool | int | float
# After the name of a bot that searches, each after an `@`: where its values come from, with the search settings for them, or settings.
SEARCHES = "search"  # the kind of these bots
BY_HAND = "hand"
BY_MODEL = "model"
AGAINST = "@against"  # after the name of a bot in the process of another version


class BadSettings(SoireeError):
    """Settings of a contest or of another experiment that are not possible."""


class Entrant(msgspec.Struct, frozen=True):
    """A bot in a contest, by name; for tuning, with its own weights or search settings."""

    bot: str
    weights: dict[str, float] | None = None
    search: dict[str, SearchValue] | None = None
    learned: bool = True  # whether the value model is used, if the game has one
    model: str | None = None  # the folder of another value model than the game's
    python: str | None = None  # the interpreter of the version whose bot it is, in a process of its own; None: this one, in this process
    version: str | None = None  # of the package and the value model that this interpreter had when the contest began


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
    processor: bool = False  # thinking time is processor time: a busy machine does not change the strength

    def budget(self, entrant: Entrant) -> Budget:
        """The budget of one decision. Baselines ignore it."""
        timed = Budget(seconds=1.0) if entrant.bot in BASELINES else level(entrant.bot).budget(self.scale)
        if self.pace is None or timed.seconds is None:
            return Budget(timed.seconds, timed.iterations, processor=self.processor)
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
    processor: bool = False,
) -> Contest:
    """A contest of at least two bots, given by name or as entrants.

    `seats` is by default the fewest; `scale`, `pace` and `processor` are described in `Contest`. Raises `BadSettings`, and what a game
    raises for bad options.
    """
    game = load_game(game_id)
    entrants = dict(bots) if isinstance(bots, Mapping) else {name: entrant(name, game, game.check_seats(seats)) for name in bots}
    if len(entrants) < 2 or len(entrants) != len(bots):
        raise BadSettings(problem("error-two-bots", bots=", ".join(bots) or problem("error-no-bots")))
    return _checked(game_id, entrants, games, seats, options, scale, pace, seed, processor)


def entrant(name: str, game: Game, seats: int) -> Entrant:
    """The bot of a name such as `expert`, `expert@hand` or `expert@model@guided=8`; each `@` adds a difference. Raises `BadSettings`."""
    bot, *changes = name.split("@")
    if not changes:
        return Entrant(bot)
    if bot in BASELINES or level(bot).kind != SEARCHES:
        known = ", ".join(one.name for one in LEVELS.values() if one.kind == SEARCHES)
        raise BadSettings(problem("error-variant-bot", asked=repr(name[:40]), known=known))
    learned = BY_MODEL in changes or (BY_HAND not in changes and plays_with_model(game, seats))
    present = settings_of(game, seats, learned=learned)
    search: dict[str, SearchValue] = {known: getattr(present, known) for known in SETTING_NAMES}
    for change in changes:
        setting, _, value = change.partition("=")
        if value and setting in search:
            search[setting] = _value(change, value, type(search[setting]))
        elif change not in (BY_HAND, BY_MODEL):
            raise BadSettings(problem("error-variant", asked=repr(change[:40]), known=", ".join([BY_HAND, BY_MODEL, *SETTING_NAMES])))
    return Entrant(bot, search=search, learned=learned)


def _value(change: str, text: str, kind: type[SearchValue]) -> SearchValue:
    """A setting as text: a number, or 1 and 0 for yes and no."""
    try:
        return kind(float(text))
    except ValueError:
        raise BadSettings(problem("error-variant-value", asked=repr(change[:40]))) from None


def against(name: str, python: str, version_of: Callable[[str], str]) -> dict[str, Entrant]:
    """A bot of this version and of the version of another interpreter, both in processes of their own.

    `version_of`: what an interpreter has, so that a folder says who played even after that interpreter's package was replaced.
    """
    pythons = {name: sys.executable, name + AGAINST: python}
    return {entry: Entrant(name, python=one, version=version_of(one)) for entry, one in pythons.items()}


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
    """A contest of one bot against itself, with a new deal for each game.

    `seats`, `options`, `scale` and `pace` are as in `contest`, and so are the errors.
    """
    return _checked(game_id, {bot: Entrant(bot)}, games, seats, options, scale, pace, seed)


def _checked(
    game_id: str,
    entrants: dict[str, Entrant],
    games: int,
    seats: int | None,
    options: Mapping[str, object] | None,
    scale: float,
    pace: int | None,
    seed: int,
    processor: bool = False,
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
        processor=processor,
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
