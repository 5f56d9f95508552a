"""The vectorised environment: many games of one kind stepped together, compiled. `soiree.lab.envs.batch` gives it NumPy arrays.

Each game has its own random generator, so the games do not affect each other. Observations, masks and all else are in flat buffers that
each step overwrites.
"""

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from soiree.core.errors import IllegalMove
from soiree.core.playout import sample_chance
from soiree.core.rng import Rng
from soiree.core.sets.bits import lowest
from soiree.core.state import State
from soiree.core.values.features import Features


def current_seat(state: State) -> i64:
    """The seat that decides next, -1 if none. Of several that decide simultaneously the first; views hide its decision from the others."""
    waiting: i64 = state.actors()
    if waiting == 0:
        return -1
    return lowest(waiting)


def write_mask(state: State, seat: i64, masks: vec[u8], start: i64) -> None:
    """Writes the action mask of a seat from index `start` on: 1 for each legal action."""
    for index in range(start, start + state.action_space()):
        masks[index] = 0
    moves = state.legal(seat)
    for index in range(len(moves)):
        masks[start + moves[index]] = 1


class VectorEnv:
    """Games of one kind, and for each the observation and the action mask of the seat that decides."""

    def __init__(self, start: State, features: Features, number: int, seed: int) -> None:
        self.start = start
        self.features = features
        self.number: i64 = number
        self.seats: i64 = start.seats
        self.actions: i64 = start.action_space()
        self.states: list[State] = [start.clone() for _ in range(number)]
        self.rngs: list[Rng] = []
        self.observations = vec[i16]([0] * (number * int(features.size)))
        self.masks = vec[u8]([0] * (number * int(self.actions)))
        self.current = vec[i64]([0] * number)  # the seat that decides
        self.rewards = vec[float]([0.0] * (number * int(self.seats)))
        self.done = vec[u8]([0] * number)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Starts all games again."""
        seeds = Rng(seed)
        self.rngs = [seeds.fork() for _ in range(int(self.number))]
        for game in range(self.number):
            self.done[game] = 0
            for seat in range(self.seats):
                self.rewards[game * self.seats + seat] = 0.0
            self.states[game] = self.start.clone()
            sample_chance(self.states[game], self.rngs[game])
            self.observe(game)

    def step(self, actions: bytes) -> None:
        """Applies one action in each game, given as 64-bit integers; a game that ends starts again.

        Raises `IllegalMove` before anything has changed.
        """
        number: i64 = self.number
        space: i64 = self.actions
        seats: i64 = self.seats
        for game in range(number):
            action: i64 = read_i64_le(actions, game * 8)
            if action < 0 or action >= space or self.masks[game * space + action] == 0:
                raise IllegalMove(f"action {action} is not legal for seat {self.current[game]} in game {game}")
        for game in range(number):
            state = self.states[game]
            state.shown = 0
            state.carry_out(self.current[game], read_i64_le(actions, game * 8))  # the mask was checked above
            sample_chance(state, self.rngs[game])
            over = state.over()
            first: i64 = game * seats
            for seat in range(seats):
                self.rewards[first + seat] = state.payoff(seat) if over else 0.0
            if over:
                self.states[game] = self.start.clone()
                sample_chance(self.states[game], self.rngs[game])
                self.done[game] = 1
            else:
                self.done[game] = 0
            self.observe(game)

    def observe(self, game: i64) -> None:
        """Writes the seat that decides in a game, its observation and its mask."""
        state = self.states[game]
        seat: i64 = current_seat(state)
        self.current[game] = seat
        self.features.write(state, seat, self.observations, game * self.features.size)
        write_mask(state, seat, self.masks, game * self.actions)

    def sample_actions(self, rng: Rng, actions: vec[i64]) -> None:
        """Writes a legal action for each game, uniformly at random."""
        for game in range(self.number):
            moves = self.states[game].legal(self.current[game])
            actions[game] = moves[rng.below(len(moves))]
