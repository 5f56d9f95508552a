"""`soiree.lab.batch`: many games at once as NumPy arrays.

>>> import soiree.lab
>>> games = soiree.lab.batch("times-square", 512, seed=1)
>>> turn = games.reset()
>>> turn.observation.shape, turn.action_mask.shape, turn.seat.shape
((512, 94), (512, 136), (512,))
>>> turn = games.step(games.guess())
>>> turn.reward.shape, bool(turn.done.any())
((512, 2), False)
"""

from collections.abc import Mapping
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.rng import Rng
from soiree.games import game as room
from soiree.lab.envs.arrays import NDArray, np, own
from soiree.lab.envs.features import features
from soiree.lab.envs.vector import Many


class Turn(NamedTuple):
    """What stands in every game after a step. Arrays are the caller's own."""

    observation: NDArray[np.int16]  # games x features: the view of the seat that decides (`soiree.lab.envs.features`)
    action_mask: NDArray[np.int8]  # games x actions: 1 where the action is legal
    seat: NDArray[np.int64]  # who decides
    reward: NDArray[np.float64]  # games x seats: the payoffs where a game has just ended, else 0
    done: NDArray[np.bool_]  # games that have just ended; everything else is already of the next game there


class Batch:
    """So many games of one kind, stepped together; an ended game begins anew in the same step."""

    def __init__(
        self, game: str, number: int, *, seats: int | None = None, options: Mapping[str, object] | None = None, seed: int = 0
    ) -> None:
        if number < 1:
            raise ValueError(f"a batch has at least one game, not {number}")
        played = room(game)
        self.game = game
        self.number = number
        self.seats = played.check_seats(seats)
        self.features = features(game, self.seats)
        start = played.begin(self.seats, played.check_options(options))
        self.actions: int = start.action_space()
        self._many = Many(start, self.features, number, seed)
        self._guesses = vec[i64]([0] * number)
        self._rng = Rng(seed).fork()

    def reset(self, seed: int | None = None) -> Turn:
        """All games anew; with a seed, the games of that seed, else other ones."""
        self._many.begin((int(self._rng.bits()) << 32 | int(self._rng.bits())) if seed is None else seed)
        return self.turn()

    def step(self, actions: NDArray[np.integer]) -> Turn:
        """One decision in each game."""
        chosen = np.ascontiguousarray(actions, dtype="<i8")
        if chosen.shape != (self.number,):
            raise ValueError(f"one action a game: an array of shape ({self.number},), not {chosen.shape}")
        self._many.step(chosen.tobytes())
        return self.turn()

    def turn(self) -> Turn:
        """How the games stand."""
        many = self._many
        return Turn(
            own(many.rows, np.int16, len(self.features.layout)),
            own(many.masks, np.int8, self.actions),
            own(many.deciding, np.int64),
            own(many.rewards, np.float64, self.seats),
            own(many.ended, np.bool_),
        )

    def guess(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely."""
        self._many.guess(self._rng, self._guesses)
        return own(self._guesses, np.int64)


def batch(game: str, number: int, *, seats: int | None = None, options: Mapping[str, object] | None = None, seed: int = 0) -> Batch:
    """So many games at once, as NumPy arrays, stepped in compiled code."""
    return Batch(game, number, seats=seats, options=options, seed=seed)
