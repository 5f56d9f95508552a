"""One-ply evaluation: the value of the position after an action, either at once or after it has been played to a quiet position.

An action of several decisions has a reliable value only when it is finished (compare quiescence search), so it is settled first: played
on greedily until another seat must decide.
"""

from typing import Final

from mypy_extensions import i64

from soiree.core.playout import sample_chance
from soiree.core.rng import Rng
from soiree.core.sets.bits import bit, lowest
from soiree.core.state import State
from soiree.core.values.evaluation import Evaluation

WIN_SCORE: Final = 1e9  # greater than any score of an evaluation
DECISIONS_AT_MOST: Final = 16  # of one seat in a row, in `settle`
ROUND_AT_MOST: Final = 64  # decisions of all seats, in `play_round`


def afterstate_value(state: State, seat: i64, action: i64, evaluation: Evaluation) -> float:
    """The value of the position for the seat directly after the action."""
    after = state.clone()
    after.apply_legal(seat, action)
    return evaluation.value(after, seat)


def settled_value(state: State, seat: i64, action: i64, evaluation: Evaluation, rng: Rng) -> float:
    """The value of the position for the seat after the action and what it begins.

    A sequential action is settled. A simultaneous one takes effect only after all seats have decided, so its whole round is played.
    """
    simultaneous = state.sealed()
    after = state.clone()
    after.apply_legal(seat, action)
    if simultaneous:
        play_round(after, evaluation, rng)
    else:
        settle(after, seat, evaluation, rng)
    return evaluation.value(after, seat)


def settle(state: State, seat: i64, evaluation: Evaluation, rng: Rng) -> None:
    """Plays on greedily while only this seat must decide; chance is sampled."""
    steps: i64 = 0
    while steps < DECISIONS_AT_MOST:
        sample_chance(state, rng)
        if state.actors() == bit(seat) and not state.sealed():
            state.apply_legal(seat, best_action(state, seat, evaluation, rng))
            steps += 1
        else:
            return


def play_round(state: State, evaluation: Evaluation, rng: Rng) -> None:
    """Plays the open sealed phase at random to its end, then greedily for all seats until the next sealed phase."""
    in_first_phase = state.sealed()
    steps: i64 = 0
    while steps < ROUND_AT_MOST:
        sample_chance(state, rng)
        waiting = state.actors()
        if waiting == 0:
            return
        seat = lowest(waiting)
        if not state.sealed():
            in_first_phase = False
            state.apply_legal(seat, best_action(state, seat, evaluation, rng))
        elif in_first_phase:
            choices = state.legal(seat)
            state.apply_legal(seat, choices[rng.below(len(choices))])
        else:
            return
        steps += 1


def best_action(state: State, seat: i64, evaluation: Evaluation, rng: Rng, selfish: bool = False) -> i64:
    """The action with the best afterstate, ties broken at random. `selfish` compares only the seat's own score, which is faster."""
    moves = state.legal(seat)
    if len(moves) == 1:
        return moves[0]
    best = moves[0]
    best_value = -2.0 * WIN_SCORE
    ties: i64 = 1
    for index in range(len(moves)):
        after = state.clone()
        after.apply_legal(seat, moves[index])
        value = own_score(after, seat, evaluation) if selfish else evaluation.value(after, seat)
        if value > best_value:
            best = moves[index]
            best_value = value
            ties = 1
        elif value == best_value:
            ties += 1
            if rng.below(ties) == 0:
                best = moves[index]
    return best


def own_score(state: State, seat: i64, evaluation: Evaluation) -> float:
    """The score of the seat alone: faster than a value, and as good where the seats hardly interact."""
    return WIN_SCORE * (2.0 * state.payoff(seat) - 1.0) if state.over() else evaluation.score(state, seat)
