"""One step of the evaluation: right after a decision, or at the end of what it begins, so that an action is judged when it is done."""

from typing import Final

from mypy_extensions import i64

from soiree.core.bits import bit, lowest
from soiree.core.evaluation import Evaluation
from soiree.core.playout import let_fall
from soiree.core.rng import Rng
from soiree.core.state import State

END: Final = 1e9  # a score beyond all others
LONGEST: Final = 16  # decisions of one seat in a row that are followed
LONGEST_ROUND: Final = 64  # decisions of all seats that are followed after what they have decided at once


def glance(state: State, seat: i64, action: i64, evaluation: Evaluation) -> float:
    """What the position is worth to the seat right after the action."""
    after = state.clone()
    after.apply(seat, action)
    return evaluation.value(after, seat)


def promise(state: State, seat: i64, action: i64, evaluation: Evaluation, rng: Rng) -> float:
    """What the position is worth to the seat after the action, once it has gone on greedily until somebody else decides.

    What is decided at once shows its worth only when it is carried out: it is judged at the end of the round that it opens.
    """
    at_once = state.sealed()
    after = state.clone()
    after.apply(seat, action)
    if at_once:
        play_round(after, evaluation, rng)
    else:
        settle(after, seat, evaluation, rng)
    return evaluation.value(after, seat)


def settle(state: State, seat: i64, evaluation: Evaluation, rng: Rng) -> None:
    """Goes on as long as only this seat decides, each time by the best next position; chance falls as it may."""
    steps: i64 = 0
    while steps < LONGEST:
        let_fall(state, rng)
        if state.actors() == bit(seat) and not state.sealed():
            state.apply(seat, best_step(state, seat, evaluation, rng))
            steps += 1
        else:
            return


def play_round(state: State, evaluation: Evaluation, rng: Rng) -> None:
    """Plays a sealed phase to its end, by any choices, and what follows until the next one: everybody by the best next position."""
    begun = state.sealed()
    steps: i64 = 0
    while steps < LONGEST_ROUND:
        let_fall(state, rng)
        waiting = state.actors()
        if waiting == 0:
            return
        seat = lowest(waiting)
        if not state.sealed():
            begun = False
            state.apply(seat, best_step(state, seat, evaluation, rng))
        elif begun:
            choices = state.legal(seat)
            state.apply(seat, choices[rng.below(len(choices))])
        else:
            return
        steps += 1


def best_step(state: State, seat: i64, evaluation: Evaluation, rng: Rng, selfish: bool = False) -> i64:
    """The decision after which the evaluation is best, one step ahead; among equals, any. Who is selfish looks at the own score only."""
    moves = state.legal(seat)
    if len(moves) == 1:
        return moves[0]
    best = moves[0]
    best_worth = -2.0 * END
    equals: i64 = 1
    for place in range(len(moves)):
        after = state.clone()
        after.apply(seat, moves[place])
        worth = own_score(after, seat, evaluation) if selfish else evaluation.value(after, seat)
        if worth > best_worth:
            best = moves[place]
            best_worth = worth
            equals = 1
        elif worth == best_worth:
            equals += 1
            if rng.below(equals) == 0:
                best = moves[place]
    return best


def own_score(state: State, seat: i64, evaluation: Evaluation) -> float:
    """What the seat has, whatever the others have: much quicker than a value, and as good where they hardly touch each other."""
    return END * (2.0 * state.payoff(seat) - 1.0) if state.over() else evaluation.score(state, seat)
