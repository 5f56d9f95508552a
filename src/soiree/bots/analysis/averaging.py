"""An analysis of a chance node: what a seat can expect on average over its outcomes, and which moves are best after them.

Each outcome that the seat can tell from others has a search of its own, because the seat answers what it has seen. Outcomes that the seat
does not see share one.
"""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from soiree.bots.analysis.deepening import NODES, SEARCHED, Deepening, RatedMove, Rating, SearchedMoves, rate, slices
from soiree.bots.analysis.returns import UNKNOWN_ERROR
from soiree.bots.bot import BadDecisionPoint
from soiree.bots.budget import Budget
from soiree.core.game import Game
from soiree.core.rng import Rng
from soiree.core.sets.bits import lowest, members
from soiree.core.state import State
from soiree.core.values.calibration_file import NO_CORRECTION, Correction
from soiree.core.view import View
from soiree.games import game_of_view

BRANCHES = 40  # searches of one chance node; where more outcomes are possible, this many are sampled
WORLDS = 12  # sampled states of the seat's information set whose outcomes are looked at
AT_ONCE = 10  # iterations of one search before another has its turn
DRAWS = 8  # that are looked at to know who decides afterwards
SEED = 1  # of the branches: two processes that analyse the same chance node have the same ones


class SearchedBranch(msgspec.Struct, frozen=True):
    """What was found after some of the outcomes: those after which the seat sees the same.

    `outcomes` are their tokens with their probabilities; of several outcomes in a row the first. `found` is None before the first
    search and after the end of the game, which has a `payoff`.
    """

    share: float
    outcomes: dict[str, float]
    prompt: str = ""
    found: SearchedMoves | None = None
    payoff: float | None = None


class SearchedChance(msgspec.Struct, frozen=True):
    """What the searches of one process have found so far. `sampled`: there are more outcomes than branches."""

    branches: list[SearchedBranch]
    sampled: bool


class AveragedMove(msgspec.Struct, frozen=True):
    """A move with its mean value after the outcomes that allow it, the share of these outcomes, and of those after which it is best."""

    move: str
    prompt: str
    visits: int
    value: float
    error: float
    possible: float
    best: float


class OutcomeValue(msgspec.Struct, frozen=True):
    """An outcome, its probability, and what the seat can expect after it."""

    outcome: str
    share: float
    value: float
    error: float


class AveragedRating(msgspec.Struct, frozen=True):
    """What the seat can expect, with one standard error; the moves that are best most often first; the best outcomes first.

    It is the average of `branches` searches, one for all outcomes after which the seat sees the same, of `planned` ones; `sampled`: more
    of these would be possible. With a single one the outcomes have no values of their own.
    """

    seat: int
    iterations: int
    depth: int
    value: float
    error: float
    branches: int
    planned: int
    sampled: bool
    moves: list[AveragedMove]
    outcomes: list[OutcomeValue]


class _Branch:
    """Outcomes after which the seat sees the same, and one of the states that they lead to."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.share = 0.0
        self.outcomes: dict[str, float] = {}  # the first token of each, with its share
        self.search: Deepening | None = None

    @property
    def iterations(self) -> int:
        return 0 if self.search is None else self.search.iterations


class Averaging:
    """Searches of a chance node that can be continued. With a `state` they know that state, so nothing is hidden from them."""

    def __init__(self, view: View, rng: Rng, state: State | None = None) -> None:
        """`view`: that of the seat at the chance node. Raises BadDecisionPoint if the seat decides nothing after it."""
        seat = getattr(view, "seat", None)
        if seat is None:
            raise BadDecisionPoint("an onlooker has nothing to decide: an analysis needs a seat's view")
        self.seat: int = seat
        self._game = game_of_view(view).of_view(view)
        self._rng = rng
        self._open = state is not None
        self._branches, self._sampled = _branches(self._game, view, seat, state)
        if not any(branch.state.actors() for branch in self._branches):
            raise BadDecisionPoint(f"seat {seat} has nothing to decide after this")

    @property
    def iterations(self) -> int:
        """How many there were so far, in all searches."""
        return sum(branch.iterations for branch in self._branches)

    @property
    def correction(self) -> Correction:
        """That of the game, which was measured with hidden cards; none for open ones."""
        return NO_CORRECTION if self._open else self._game.correction(int(self._branches[0].state.seats))

    def run(self, budget: Budget) -> None:
        """Continues the searches until the budget is used up: each as much as its outcomes are probable."""
        clock = budget.start()
        searched = [branch for branch in self._branches if branch.state.actors()]
        while (left := clock.slice(AT_ONCE)) > 0:
            branch = min(searched, key=lambda one: one.iterations / one.share)
            branch.search = branch.search or self._begin(branch.state)
            branch.search.run(Budget(iterations=left))

    def _begin(self, state: State) -> Deepening:
        moves = [self._game.notation().actions[action] for action in state.legal(self.seat)]
        return Deepening(state.view(self.seat), moves, self._rng, state if self._open else None, NODES // len(self._branches))

    def found(self) -> SearchedChance:
        """The statistics so far."""
        return SearchedChance([self._found(branch) for branch in self._branches], self._sampled)

    def _found(self, branch: _Branch) -> SearchedBranch:
        state = branch.state
        if not state.actors():
            return SearchedBranch(branch.share, branch.outcomes, payoff=state.payoff(self.seat))
        found = None if branch.search is None else branch.search.found(lines=0)
        return SearchedBranch(branch.share, branch.outcomes, state.prompt(self.seat), found)


def _branches(game: Game, view: View, seat: int, state: State | None) -> tuple[list[_Branch], bool]:
    """The branches in descending order of their shares, which add up to 1; and whether there may be more."""
    rng, sampled, worlds, tokens = Rng(SEED), False, game.worlds(view), game.notation().outcomes
    starts = [worlds.sample(rng) for _ in range(WORLDS)] if state is None else [state]
    found: dict[str, _Branch] = {}
    for start in starts:
        if start.chance_total() == 0:
            raise BadDecisionPoint("no chance outcome is due now")
        ends = _all_ends(start)
        if ends is None:
            draws, sampled = max(1, BRANCHES // len(starts)), True
            ends = [(1.0 / draws, *_draw(start, rng)) for _ in range(draws)]
        for share, outcome, end in ends:
            if end.actors() and seat not in members(end.actors()):
                continue  # another seat decides: a drawn start player
            key = end.view(seat).json() if state is None else "\n".join(end.view(one).json() for one in range(end.seats))
            branch = found.setdefault(key, _Branch(end))
            branch.share += share
            branch.outcomes[tokens[outcome]] = branch.outcomes.get(tokens[outcome], 0.0) + share
    kept = sorted(found.values(), key=lambda one: -one.share)
    if len(kept) > BRANCHES:  # those that are left stand for the others
        kept, sampled = kept[:: math.ceil(len(kept) / BRANCHES)], True
    total = sum(branch.share for branch in kept)
    for branch in kept:
        branch.share /= total
        branch.outcomes = {token: share / total for token, share in branch.outcomes.items()}
    return kept, sampled and len(kept) > 1


def _all_ends(start: State) -> list[tuple[float, int, State]] | None:
    """The states after all outcomes in a row, with their probabilities and the first outcome; None if they are too many."""
    ends: list[tuple[float, int, State]] = []
    open_nodes: list[tuple[float, int, State]] = [(1.0, -1, start)]
    while open_nodes:
        share, first, state = open_nodes.pop()
        total = state.chance_total()
        if total == 0:
            ends.append((share, first, state))
            continue
        outcomes = state.chance()
        if len(ends) + len(open_nodes) + len(outcomes) > BRANCHES:
            return None
        for outcome in outcomes:
            after = state.clone()
            after.apply_chance(outcome)
            open_nodes.append((share * int(state.chance_weight(outcome)) / int(total), outcome if first < 0 else first, after))
    return ends


def _draw(start: State, rng: Rng) -> tuple[int, State]:
    """The first of the outcomes in a row, drawn at random, and the state after them."""
    state, first = start.clone(), -1
    while (total := state.chance_total()) > 0:
        outcome = state.chance_pick(rng.below(total))
        first = outcome if first < 0 else first
        state.apply_chance(outcome)
    return first, state


def average(searches: Sequence[SearchedChance], seat: int, correction: Correction) -> AveragedRating:
    """The averages from one process or several that have searched the same chance node, with the correction for people's eyes."""
    rated = [
        _Rated(branches[0], rate(found, correction) if found else None)
        for branches in zip(*(search.branches for search in searches), strict=True)
        for found in [[branch.found for branch in branches if branch.found is not None]]
    ]
    known = [one for one in rated if one.rating is not None or one.branch.payoff is not None]
    value, error = _mean([(one.branch.share, *one.value) for one in known], searches[0].sampled)
    ratings = [one.rating for one in known if one.rating is not None]
    return AveragedRating(
        seat=seat,
        iterations=sum(rating.iterations for rating in ratings),
        depth=max((rating.depth for rating in ratings), default=0),
        value=value,
        error=error,
        branches=len(known),
        planned=len(rated),
        sampled=searches[0].sampled,
        moves=_moves(known, searches[0].sampled),
        outcomes=_outcomes(known) if len(rated) > 1 else [],
    )


class _Rated(NamedTuple):
    branch: SearchedBranch
    rating: Rating | None

    @property
    def preferred(self) -> RatedMove | None:
        """The most visited move: the greatest of several estimates would be too great."""
        return None if self.rating is None else max(self.rating.moves, key=lambda one: one.visits)

    @property
    def value(self) -> tuple[float, float]:
        preferred = self.preferred
        return (self.branch.payoff or 0.0, 0.0) if preferred is None else (preferred.value, preferred.error)


def _mean(parts: Sequence[tuple[float, float, float]], sampled: bool) -> tuple[float, float]:
    """The mean of values with shares and errors, and its standard error; that some were sampled adds to it."""
    total = sum(share for share, _, _ in parts)
    if total == 0:
        return 0.5, UNKNOWN_ERROR
    mean = sum(share * value for share, value, _ in parts) / total
    variance = sum((share * error / total) ** 2 for share, _, error in parts)
    if sampled:
        variance += sum((share * (value - mean) / total) ** 2 for share, value, _ in parts)
    return mean, math.sqrt(variance)


def _moves(known: Sequence[_Rated], sampled: bool) -> list[AveragedMove]:
    """The moves after the outcomes: those that are best most often first, then by value."""
    total = sum(one.branch.share for one in known)
    by_move: dict[tuple[str, str], list[tuple[_Rated, RatedMove]]] = {}
    for one in known:
        for move in one.rating.moves if one.rating is not None else ():
            by_move.setdefault((move.move, one.branch.prompt), []).append((one, move))
    found = []
    for (token, prompt), cases in by_move.items():
        value, error = _mean([(one.branch.share, move.value, move.error) for one, move in cases], sampled)
        possible = sum(one.branch.share for one, _ in cases) / total
        best = sum(one.branch.share for one, move in cases if move is one.preferred) / total
        found.append(AveragedMove(token, prompt, sum(move.visits for _, move in cases), value, error, possible, best))
    enough = SEARCHED * max((move.visits for move in found), default=0)
    return sorted(found, key=lambda one: (-one.best, one.visits < enough, -one.value))


def _outcomes(known: Sequence[_Rated]) -> list[OutcomeValue]:
    """The outcomes with their values, the best for the seat first."""
    parts: dict[str, list[tuple[float, float, float]]] = {}
    for one in known:
        for token, share in one.branch.outcomes.items():
            parts.setdefault(token, []).append((share, *one.value))
    found = [OutcomeValue(token, sum(share for share, _, _ in cases), *_mean(cases, sampled=False)) for token, cases in parts.items()]
    return sorted(found, key=lambda one: (-one.value, -one.share, one.outcome))


def deepen_chance(view: View, budget: Budget, rng: Rng, state: State | None = None) -> Iterator[AveragedRating]:
    """Yields averages over the outcomes of a chance node, each from deeper searches, until the budget is used up or the caller stops.

    `view`: that of the seat that decides afterwards. `state`: the whole state, if nothing is hidden from the search; without it, states
    that are consistent with the view are sampled. Raises BadDecisionPoint if the seat decides nothing then.
    """
    averaging = Averaging(view, rng, state)
    for slice in slices(budget, lambda: averaging.iterations):
        averaging.run(slice)
        yield average([averaging.found()], averaging.seat, averaging.correction)


def seat_after_chance(state: State) -> int | None:
    """The seat that most probably decides after the outcomes; None if the game is over then."""
    rng = Rng(SEED)
    deciding = Counter(lowest(end.actors()) if end.actors() else None for _, end in (_draw(state, rng) for _ in range(DRAWS)))
    return deciding.most_common(1)[0][0]
