"""The comparison of two moves ends when more samples could not change what follows from it."""

import msgspec
import pytest

import soiree
from soiree.bots.analysis.returns import PairedReturns
from soiree.bots.bot import DecisionPoint
from soiree.bots.budget import Budget
from soiree.bots.search_bot import SearchBot
from soiree.core.rng import Rng
from soiree.core.teaching.puzzles import Chance, Puzzle, position_of, puzzles
from soiree.lab.puzzles import proof
from soiree.lab.puzzles.proof import BATCH, MARGIN, compare_until_clear, kind_of

ITERATIONS = 4000
SEED = 5


def compared(puzzle: Puzzle, moves: tuple[str, str]) -> PairedReturns:
    match = position_of(puzzle, soiree.game(puzzle.game))
    point, rng, paired = DecisionPoint(match.view(puzzle.seat), match.moves(puzzle.seat)), Rng(SEED), PairedReturns()
    search = SearchBot(learned=True).think(point, Budget(iterations=500), rng)
    first, second = (point.actions[point.tokens.index(move)] for move in moves)
    compare_until_clear(search, point, (first, second), ITERATIONS, rng, paired)
    return paired


@pytest.fixture(scope="module")
def clearest() -> Puzzle:
    return max(puzzles(soiree.game("times-square")), key=lambda one: one.margin)


def test_a_clear_difference_needs_few_samples_whichever_move_is_better(clearest: Puzzle) -> None:
    best, worst = clearest.best.move, clearest.others[-1].move
    better, worse = compared(clearest, (worst, best)), compared(clearest, (best, worst))
    assert better.number == worse.number == BATCH // 2
    assert better.difference()[0] > MARGIN > worse.difference()[0]


def test_a_difference_near_the_margin_gets_all_samples(clearest: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    moves = (clearest.others[0].move, clearest.best.move)
    near = compared(clearest, moves).difference()[0]
    monkeypatch.setattr(proof, "MARGIN", near)
    monkeypatch.setattr(proof, "CERTAIN", 20.0)  # the difference of a few samples is never so far from that of all
    assert compared(clearest, moves).number == ITERATIONS // 2


def test_only_a_turn_of_ones_own_wins_at_once() -> None:
    """Needles are programmed by all at the same time, for a turn that comes later."""
    puzzle = next(one for one in puzzles(soiree.game("edgar-lucien")) if one.prompt == "needle-lucien")
    match = position_of(puzzle, soiree.game(puzzle.game))
    point = DecisionPoint(match.view(puzzle.seat), match.moves(puzzle.seat))
    certain = Chance(puzzle.best.move, 1.0, 0.0, (f"{puzzle.seat}:{puzzle.best.move}",))
    assert kind_of(point, certain, [Chance("", 0.5, 0.01)]) == "plan"
    assert kind_of(point, certain, [Chance("", 0.2, 0.01)]) == "hold"


def test_a_line_in_which_somebody_else_decides_does_not_win_at_once(clearest: Puzzle) -> None:
    assert clearest.kind == "win"
    match = position_of(clearest, soiree.game(clearest.game))
    point = DecisionPoint(match.view(clearest.seat), match.moves(clearest.seat))
    assert kind_of(point, clearest.best, clearest.others) == "win"
    longer = msgspec.structs.replace(clearest.best, line=(*clearest.best.line, f"{1 - clearest.seat}:S"))
    assert kind_of(point, longer, clearest.others) == "hold"
