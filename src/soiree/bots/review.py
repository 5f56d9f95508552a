"""A game looked back at: what each decision was worth to its seat, by what that seat could know then.

A value is what the seat may expect to get, 0 to 1, as `returns()` counts it: with two seats the chance to win, with more the place at
the end (1 the first, 0 the last). What is decided at once is worth what it gets against what the search expects of the others, who
cannot know it.
"""

import hashlib
import math
from collections.abc import Sequence

import msgspec

from soiree.bots.analysis import principal_line
from soiree.bots.budget import Budget
from soiree.bots.lines import prompts
from soiree.bots.players import Question, SearchBot, candidates
from soiree.bots.search import Search
from soiree.core.rng import Rng
from soiree.core.view import View

SEARCHING = 0.6  # of a decision's budget; the rest compares what was played with what is preferred
SURE = 2.0  # standard errors by which a difference must be larger than nothing
SMALLEST = 0.01  # a cost that is worth a word
MOST = 3  # decisions that are told


class Judgement(msgspec.Struct, frozen=True):
    """A decision: the move and what it was worth, and the move that the analysis prefers; each value with one standard error."""

    step: int  # how many steps the record has before it
    seat: int
    prompt: str
    move: str
    value: float
    error: float
    preferred: str
    best: float
    best_error: float
    cost: float  # of not having played the preferred move, measured in the same worlds
    doubt: float  # one standard error of it
    counts: bool  # whether the cost is larger than what chance may explain
    line: list[str]  # what is expected after the preferred move, as in a record: '1:SS'; only where the cost counts
    asked: list[str]  # the prompts that the line answers


class Point(msgspec.Struct, frozen=True):
    """A place of a curve: after so many steps, what a seat could expect."""

    step: int
    value: float


class Review(msgspec.Struct, frozen=True):
    """A whole game; `mattered` are places in `judgements`, the dearest first."""

    game: str
    seats: int
    steps: int
    judgements: list[Judgement]
    curves: list[list[Point]]  # by seat, each by what that seat knew: they need not add up to one
    mattered: list[int]


def seed_of(view: str, seed: int) -> int:
    """A seed that hangs on nothing but what the seat sees."""
    return int.from_bytes(hashlib.sha256(f"{seed} {view}".encode()).digest()[:7], "big")


def judge(step: int, prompt: str, view: View, moves: Sequence[str], move: str, budget: Budget, seed: int) -> Judgement:
    """What a decision of a seat was worth, from its view. The same seed and iterations give the same judgement."""
    question = Question(view, moves)
    rng = Rng(seed_of(view.json(), seed))
    search = SearchBot().think(question, budget.part(SEARCHING), rng)
    found = candidates(search, question)
    liked = max(found, key=lambda node: node.visits)
    played, preferred = question.actions[question.tokens.index(move)], liked.key
    sums = Sums()
    if played != preferred:
        compare(search, question, (played, preferred), budget.part(1 - SEARCHING), rng, sums)
    if sums.number > 1:
        value, error = sums.mean(0)
        best, best_error = sums.mean(1)
        cost, doubt = sums.difference()
    else:  # the same move, or no time to compare
        node = next((node for node in found if node.key == played), liked)
        value, error = _mean(node.visits, node.total, node.squares, node.prior)
        best, best_error = _mean(liked.visits, liked.total, liked.squares, liked.prior)
        cost, doubt = best - value, 0.0 if played == preferred else 0.5
    counts = cost > SURE * doubt and cost >= SMALLEST
    line = principal_line(search, question) if counts else []
    asked = prompts(view, line) if line else []
    return Judgement(
        step, question.seat, prompt, move, value, error, question.token(preferred), best, best_error, cost, doubt, counts, line, asked
    )  # fmt: skip


class Sums:
    """What two moves got in the same worlds."""

    def __init__(self) -> None:
        self.number = 0
        self.totals = [0.0, 0.0]
        self.squares = [0.0, 0.0]
        self.apart = 0.0  # squares of the differences

    def add(self, gains: Sequence[float]) -> None:
        self.number += 1
        for place, gain in enumerate(gains):
            self.totals[place] += gain
            self.squares[place] += gain * gain
        self.apart += (gains[1] - gains[0]) ** 2

    def mean(self, place: int) -> tuple[float, float]:
        return _mean(self.number, self.totals[place], self.squares[place], 0.5)

    def difference(self) -> tuple[float, float]:
        """By how much the second was better, and one standard error of it."""
        return _mean(self.number, self.totals[1] - self.totals[0], self.apart, 0.0)


def compare(search: Search, question: Question, actions: Sequence[int], budget: Budget, rng: Rng, sums: Sums) -> None:
    """Tries two moves in turn, each pair in one world, with trees that go on learning."""
    clock = budget.start()
    due = 0  # iterations; a pair takes two, however the clock slices them
    while (slice := clock.slice()) > 0:
        due += slice
        while due > 0:
            due -= 2
            world = question.worlds.draw(rng)
            gains = [search.try_out(world.clone(), question.seat, action) for action in actions]
            if min(gains) >= 0:
                sums.add(gains)


def _mean(number: float, total: float, squares: float, otherwise: float) -> tuple[float, float]:
    """A mean and its standard error; of a single one nothing is known about the spread."""
    if number < 2:
        return (total / number if number else otherwise), 0.5
    mean = total / number
    return mean, math.sqrt(max(squares / number - mean * mean, 0.0) / (number - 1))


def sum_up(game: str, seats: int, steps: int, returns: Sequence[float] | None, judgements: Sequence[Judgement]) -> Review:
    """The curves and the decisions that mattered; `returns` are what the seats got, if the game is over."""
    judged = sorted(judgements, key=lambda one: one.step)
    curves: list[list[Point]] = [[] for _ in range(seats)]
    for one in judged:
        if one.counts:  # a cliff: before and after
            curves[one.seat] += [Point(one.step, one.best), Point(one.step + 1, one.value)]
        else:
            curves[one.seat].append(Point(one.step, one.value))
    for seat, curve in enumerate(curves):
        if returns is not None and curve:
            curve.append(Point(steps, returns[seat]))
    dear = sorted((place for place, one in enumerate(judged) if one.counts), key=lambda place: -judged[place].cost)
    return Review(game, seats, steps, judged, curves, dear[:MOST])
