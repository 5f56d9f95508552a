"""The comparison of two moves ends when more samples could not change what follows from it."""

import pytest

import soiree
from soiree.bots.analysis.returns import PairedReturns
from soiree.bots.bot import DecisionPoint
from soiree.bots.budget import Budget
from soiree.bots.search_bot import SearchBot
from soiree.core.rng import Rng
from soiree.core.teaching.puzzles import Puzzle, position_of, puzzles
from soiree.lab.puzzles import proof
from soiree.lab.puzzles.proof import BATCH, MARGIN, compare_until_clear

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
