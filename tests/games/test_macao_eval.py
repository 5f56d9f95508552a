"""The evaluation of Shadows of Macao: it sees what matters, and a bot that follows it plainly beats chance."""

from soiree.core.rng import Rng
from soiree.core.sets.bits import bit
from soiree.games.macao.rules import Macao
from tests.games.macao_editions import PRINTED
from tests.games.macao_language import run_statements

POSITION = """
    seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+8 Sb+9 Dc+10 Pa+10
    0 blue Ka,Ow,Pb,W dead 0 red Co green - yellow - ; 1 blue Sa,W dead 0 red - green - yellow -
    """


def score(statements: str) -> float:
    return PRINTED.evaluation().score(run_statements(POSITION + statements).state, 0)


def test_what_is_being_paid_for_counts_as_obtained() -> None:
    """Else nobody who looks one step ahead would ever begin a payment."""
    before, begun = score("= round 6"), score("> 0:rKa")
    assert begun > before
    half, done = score("> 0:rKa 0:xPb"), score("> 0:rKa 0:xPb 0:xOw")
    assert abs(half - begun) < 0.2
    assert abs(done - half) < 0.3


def test_scores_are_even_between_equals_and_values_add_up() -> None:
    state = PRINTED.begin(3, PRINTED.check_options(None))
    assert isinstance(state, Macao)
    evaluation = PRINTED.evaluation()
    assert {evaluation.value(state, seat) for seat in range(3)} == {0.5}
    state.set_red(1, bit(0))
    assert evaluation.value(state, 1) > 0.5 > evaluation.value(state, 0)
    assert abs(sum(evaluation.value(state, seat) for seat in range(3)) - 1.5) < 1e-9


def _after(state: Macao, seat: int, move: int, rng: Rng) -> float:
    """What the move is worth, with chance resolved once."""
    after = state.copy()
    after.apply(seat, move)
    while after.chance_total():
        after.apply_chance(after.chance_pick(rng.below(after.chance_total())))
    return PRINTED.evaluation().value(after, seat)


def test_one_step_ahead_beats_chance() -> None:
    rng, won = Rng(3), 0.0
    for number in range(60):
        state = PRINTED.begin(2, PRINTED.check_options(None))
        assert isinstance(state, Macao)
        while not state.over():
            if state.chance_total():
                state.apply_chance(state.chance_pick(rng.below(state.chance_total())))
                continue
            seat = state.asked
            moves = list(state.legal(seat))
            if seat == number % 2:
                worth = [_after(state, seat, move, rng) for move in moves]
                state.apply(seat, moves[worth.index(max(worth))])
            else:
                state.apply(seat, moves[rng.below(len(moves))])
        won += state.payoff(number % 2)
    assert won > 38
