"""What is to be played: a game, who enters, and every single game of it in order.

A *round* is one deal played in every seating. With K seats and B entrants, everyone has K // B seats, and every choice of K mod B
entrants has one seat more; each such choice sits down in an order shuffled by the deal and then moves round the table K times. So in
every round everyone sits equally often in every seat and meets every other equally often; over many rounds the neighbours change too.
Two at two seats: 2 games. Six at two seats: 15 pairs, 30 games. Two at four seats: two seats each, 4 games. Two at three seats: 6 games.
"""

import hashlib
import itertools
import math
from collections.abc import Mapping, Sequence

import msgspec

from soiree.bots import BASELINES, Budget, level
from soiree.core.errors import SoireeError
from soiree.core.game import OptionValue
from soiree.core.rng import Rng
from soiree.games import game

SearchNumber = bool | int | float


class BadContest(SoireeError):
    """A contest that cannot be held."""


class Entrant(msgspec.Struct, frozen=True):
    """Who enters: a bot by name; while tuning, with weights or search settings of its own."""

    bot: str
    weights: dict[str, float] | None = None
    search: dict[str, SearchNumber] | None = None


class Contest(msgspec.Struct, frozen=True):
    """Everything that fixes the games of a contest; two equal contests are the same games."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    entrants: dict[str, Entrant]
    games: int  # at least; the last round is always finished
    scale: float = 1.0  # of every level's thinking time
    pace: int | None = None  # iterations that stand for a second: then no clock is read, and the same games come out anywhere
    seed: int = 1

    def budget(self, entrant: Entrant) -> Budget:
        """A decision's budget; the baselines do not look at it."""
        timed = Budget(seconds=1.0) if entrant.bot in BASELINES else level(entrant.bot).budget(self.scale)
        if self.pace is None or timed.seconds is None:
            return timed
        return Budget(iterations=max(1, round(timed.seconds * self.pace)))


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: which deal, and who sits where."""

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
    """A contest, checked: whatever is wrong with it is said in one sentence."""
    entrants = dict(bots) if isinstance(bots, Mapping) else {name: Entrant(name) for name in bots}
    if len(entrants) < 2 or len(entrants) != len(bots):
        raise BadContest(f"a contest has at least two bots, each named once, not {', '.join(bots) or 'nobody'}")
    return _checked(game_id, entrants, games, seats, options, scale, pace, seed)


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
    """Games of one bot against itself, each with a deal of its own, checked likewise."""
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
) -> Contest:
    room = game(game_id)
    for entrant in entrants.values():
        if entrant.bot not in BASELINES:
            level(entrant.bot)
    if games <= 0:
        raise BadContest(f"the number of games is a positive whole number, not {games}")
    if not 0 < scale < math.inf:
        raise BadContest(f"the scale of the thinking time is a positive number, not {scale}")
    if pace is not None and pace <= 0:
        raise BadContest(f"the pace is a positive number of iterations a second, not {pace}")
    return Contest(
        game=room.id,
        seats=room.check_seats(seats),
        options=room.check_options(options),
        entrants=entrants,
        games=games,
        scale=scale,
        pace=pace,
        seed=seed,
    )


def fixtures(contest: Contest) -> list[Fixture]:
    """Every game of the contest, whole rounds only."""
    found: list[Fixture] = []
    deal = 0
    while len(found) < contest.games:
        for seating in seatings(list(contest.entrants), contest.seats, Rng(seed_of(contest.seed, "seating", deal))):
            found.append(Fixture(len(found), deal, seating))
        deal += 1
    return found


def seatings(names: Sequence[str], seats: int, rng: Rng) -> list[tuple[str, ...]]:
    """One round: see above. Who plays alone sits everywhere, and each deal is played once."""
    if len(names) == 1:
        return [tuple(names) * seats]
    each, more = divmod(seats, len(names))
    found = []
    for lucky in itertools.combinations(names, more):
        order = [*lucky, *(name for name in names for _ in range(each))]
        for place in range(len(order) - 1, 0, -1):
            other = rng.below(place + 1)
            order[place], order[other] = order[other], order[place]
        found += [tuple(order[turn:] + order[:turn]) for turn in range(seats)]
    return found


def seed_of(*parts: object) -> int:
    """A seed of its own for every purpose, the same on every machine."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:16], "big")
