"""Playing without thinking, fast: random games and counts of all games, through the contract alone."""

from mypy_extensions import i64

from soiree.core.bits import lowest
from soiree.core.rng import Rng
from soiree.core.state import State


class Tally:
    """How much was played."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.outcomes: i64 = 0


def let_fall(state: State, rng: Rng) -> None:
    """Chance falls as it may, until somebody has to decide or the game is over."""
    total = state.chance_total()
    while total > 0:
        state.apply_chance(state.chance_pick(rng.below(total)))
        total = state.chance_total()


def random_step(state: State, rng: Rng) -> None:
    """One random decision of the first seat that has one, or one chance outcome."""
    total = state.chance_total()
    if total > 0:
        state.apply_chance(state.chance_pick(rng.below(total)))
        return
    seat = lowest(state.actors())
    moves = state.legal(seat)
    state.apply(seat, moves[rng.below(len(moves))])


def play_out(state: State, rng: Rng, tally: Tally) -> None:
    """Random decisions and random chance until the game is over."""
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
    """That many random games, each from a fresh clone."""
    tally = Tally()
    for _ in range(games):
        play_out(start.clone(), rng, tally)
    return tally


def clone_many(state: State, times: i64) -> None:
    for _ in range(times):
        state.clone()


def count_leaves(state: State, depth: i64) -> i64:
    """The number of ways to go on for `depth` steps, decisions and outcomes alike; shorter games count once (perft)."""
    if depth == 0:
        return 1
    leaves: i64 = 0
    outcomes = state.chance()
    for place in range(len(outcomes)):
        after = state.clone()
        after.apply_chance(outcomes[place])
        leaves += count_leaves(after, depth - 1)
    waiting = state.actors()
    seat: i64 = 0
    while waiting != 0:
        if waiting & 1 == 1:
            moves = state.legal(seat)
            for place in range(len(moves)):
                after = state.clone()
                after.apply(seat, moves[place])
                leaves += count_leaves(after, depth - 1)
        waiting >>= 1
        seat += 1
    return leaves if leaves > 0 else 1
