"""Fast random play: chance sampling, playouts, and counts of the game tree (perft). Uses only the contract of State."""

from mypy_extensions import i64

from soiree.core.rng import Rng
from soiree.core.sets.bits import lowest
from soiree.core.sets.seats import NOBODY
from soiree.core.state import State


class Tally:
    """How many decisions and chance outcomes were played."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.outcomes: i64 = 0


def sample_chance(state: State, rng: Rng) -> None:
    """Samples chance nodes until a seat must decide or the game is over."""
    total = state.chance_total()
    while total > 0:
        state.shown = NOBODY
        state.carry_out_chance(state.chance_pick(rng.below(total)))  # a picked outcome is possible, so it needs no check
        total = state.chance_total()


def random_step(state: State, rng: Rng) -> None:
    """Applies one chance outcome, or one uniform random action of the first seat that must decide."""
    total = state.chance_total()
    if total > 0:
        state.apply_chance(state.chance_pick(rng.below(total)))
        return
    seat = lowest(state.actors())
    moves = state.legal(seat)
    state.apply(seat, moves[rng.below(len(moves))])


def play_out(state: State, rng: Rng, tally: Tally) -> None:
    """Plays random steps until the game is over, and counts them in `tally`."""
    while True:
        total = state.chance_total()
        if total > 0:
            state.apply_chance(state.chance_pick(rng.below(total)))
            tally.outcomes += 1
            continue
        waiting = state.actors()
        if waiting == 0:
            return
        seat = lowest(waiting)
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        tally.decisions += 1


def play_many(start: State, games: i64, rng: Rng) -> Tally:
    """Plays that many random games, each from a clone of `start`."""
    tally = Tally()
    for _ in range(games):
        play_out(start.clone(), rng, tally)
    return tally


def clone_many(state: State, times: i64) -> None:
    """Clones a state that many times, for benchmarks."""
    for _ in range(times):
        state.clone()


def count_leaves(state: State, depth: i64) -> i64:
    """The number of leaves of the game tree at `depth` steps, decisions and outcomes alike; a game that ends before counts once (perft)."""
    if depth == 0:
        return 1
    leaves: i64 = 0
    outcomes = state.chance()
    for index in range(len(outcomes)):
        after = state.clone()
        after.apply_chance(outcomes[index])
        leaves += count_leaves(after, depth - 1)
    waiting = state.actors()
    seat: i64 = 0
    while waiting != 0:
        if waiting & 1 == 1:
            moves = state.legal(seat)
            for index in range(len(moves)):
                after = state.clone()
                after.apply(seat, moves[index])
                leaves += count_leaves(after, depth - 1)
        waiting >>= 1
        seat += 1
    return leaves if leaves > 0 else 1
