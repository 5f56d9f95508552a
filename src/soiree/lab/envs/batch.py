"""A vectorised environment: many games of one kind at once, as NumPy arrays.

>>> from soiree.lab.envs.batch import BatchEnv
>>> env = BatchEnv("times-square", 512, seed=1)
>>> step = env.reset()
>>> step.observation.shape, step.action_mask.shape, step.seat.shape
((512, 94), (512, 136), (512,))
>>> step = env.step(env.sample_actions())
>>> step.reward.shape, bool(step.done.any())
((512, 2), False)
"""

from collections.abc import Mapping
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.rng import Rng
from soiree.games import game as load_game
from soiree.lab.envs import features
from soiree.lab.envs.arrays import NDArray, copy_array, np
from soiree.lab.envs.vector import VectorEnv


class BatchStep(NamedTuple):
    """All games after a step. The arrays belong to the caller."""

    observation: NDArray[np.int16]  # games x features: the view of the seat that decides (`soiree.lab.envs.features`)
    action_mask: NDArray[np.int8]  # games x actions: 1 for a legal action
    seat: NDArray[np.int64]  # the seat that decides
    reward: NDArray[np.float64]  # games x seats: the payoffs where a game has just ended, else 0
    done: NDArray[np.bool_]  # games that have just ended; all else already belongs to the next game


class BatchEnv:
    """A number of games of one kind that are stepped together. A game that ends starts again in the same step."""

    def __init__(
        self, game: str, number: int, *, seats: int | None = None, options: Mapping[str, object] | None = None, seed: int = 0
    ) -> None:
        """`number` games with the id `game`; `seats` is by default the fewest. Raises `ValueError`, and what bad options raise."""
        if number < 1:
            raise ValueError(f"a batch has at least one game, not {number}")
        loaded = load_game(game)
        self.game = game
        self.number = number
        self.seats = loaded.check_seats(seats)
        self.features = features.writer(game, self.seats)
        start = loaded.begin(self.seats, loaded.check_options(options))
        self.actions: int = start.action_space()
        self._env = VectorEnv(start, self.features, number, seed)
        self._sampled = vec[i64]([0] * number)
        self._rng = Rng(seed).fork()

    def reset(self, seed: int | None = None) -> BatchStep:
        """Starts all games again: the games of the seed, or without one different games each time."""
        self._env.reset((int(self._rng.bits()) << 32 | int(self._rng.bits())) if seed is None else seed)
        return self.current()

    def step(self, actions: NDArray[np.integer]) -> BatchStep:
        """Applies one action in each game. Raises `IllegalMove`, or `ValueError` for a wrong shape, before anything has changed."""
        array = np.ascontiguousarray(actions, dtype="<i8")
        if array.shape != (self.number,):
            raise ValueError(f"one action for each game: an array of shape ({self.number},), not {array.shape}")
        self._env.step(array.tobytes())
        return self.current()

    def current(self) -> BatchStep:
        """The games as they are now."""
        env = self._env
        return BatchStep(
            copy_array(env.observations, np.int16, len(self.features.layout)),
            copy_array(env.masks, np.int8, self.actions),
            copy_array(env.current, np.int64),
            copy_array(env.rewards, np.float64, self.seats),
            copy_array(env.done, np.bool_),
        )

    def sample_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, uniformly at random."""
        self._env.sample_actions(self._rng, self._sampled)
        return copy_array(self._sampled, np.int64)
