"""Many games of one kind stepped together, in compiled code; `soiree.lab.envs.batch` gives them to NumPy.

Each game has its own generator, so what happens in one does not depend on the others. Rows, masks and all else lie in flat
buffers that are written anew at each step.
"""

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from soiree.core.bits import lowest
from soiree.core.errors import IllegalMove
from soiree.core.features import Features
from soiree.core.playout import sample_chance
from soiree.core.rng import Rng
from soiree.core.state import State


def who_decides(state: State) -> i64:
    """The seat whose decision is asked for; -1 at the end. Where several decide at once, the first: the others are not shown what."""
    waiting: i64 = state.actors()
    if waiting == 0:
        return -1
    return lowest(waiting)


def write_mask(state: State, seat: i64, masks: vec[u8], first: i64) -> None:
    """A 1 for each action that is open to the seat, from place `first` on."""
    for place in range(first, first + state.action_space()):
        masks[place] = 0
    moves = state.legal(seat)
    for place in range(len(moves)):
        masks[first + moves[place]] = 1


class Many:
    """The games, and for each what the seat that decides sees and may do."""

    def __init__(self, start: State, features: Features, number: int, seed: int) -> None:
        self.start = start
        self.features = features
        self.number: i64 = number
        self.seats: i64 = start.seats
        self.space: i64 = start.action_space()
        self.states: list[State] = [start.clone() for _ in range(number)]
        self.rngs: list[Rng] = []
        self.rows = vec[i16]([0] * (number * int(features.size)))
        self.masks = vec[u8]([0] * (number * int(self.space)))
        self.deciding = vec[i64]([0] * number)
        self.rewards = vec[float]([0.0] * (number * int(self.seats)))
        self.ended = vec[u8]([0] * number)
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """All games anew."""
        seeds = Rng(seed)
        self.rngs = [seeds.fork() for _ in range(int(self.number))]
        for game in range(self.number):
            self.ended[game] = 0
            for seat in range(self.seats):
                self.rewards[game * self.seats + seat] = 0.0
            self.states[game] = self.start.clone()
            sample_chance(self.states[game], self.rngs[game])
            self.show(game)

    def step(self, actions: bytes) -> None:
        """One decision in each game; one that has ended begins anew. An illegal action raises before anything is changed."""
        number: i64 = self.number
        space: i64 = self.space
        seats: i64 = self.seats
        for game in range(number):
            action: i64 = read_i64_le(actions, game * 8)
            if action < 0 or action >= space or self.masks[game * space + action] == 0:
                raise IllegalMove(f"action {action} is not open to seat {self.deciding[game]} in game {game}")
        for game in range(number):
            state = self.states[game]
            state.shown = 0
            state.carry_out(self.deciding[game], read_i64_le(actions, game * 8))  # the mask has said that it is legal
            sample_chance(state, self.rngs[game])
            over = state.over()
            first: i64 = game * seats
            for seat in range(seats):
                self.rewards[first + seat] = state.payoff(seat) if over else 0.0
            if over:
                self.states[game] = self.start.clone()
                sample_chance(self.states[game], self.rngs[game])
                self.ended[game] = 1
            else:
                self.ended[game] = 0
            self.show(game)

    def show(self, game: i64) -> None:
        """Writes who decides in a game, its row and its mask."""
        state = self.states[game]
        seat: i64 = who_decides(state)
        self.deciding[game] = seat
        self.features.write(state, seat, self.rows, game * self.features.size)
        write_mask(state, seat, self.masks, game * self.space)

    def guess(self, rng: Rng, actions: vec[i64]) -> None:
        """A legal action for each game, all equally likely."""
        for game in range(self.number):
            moves = self.states[game].legal(self.deciding[game])
            actions[game] = moves[rng.below(len(moves))]
