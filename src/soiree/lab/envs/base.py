"""A game being played by programs: what the PettingZoo and Gymnasium doors share. Seats get features and a mask, never the state."""

import secrets
from collections.abc import Mapping
from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i16, u8

from soiree.core.playout import sample_chance
from soiree.core.rng import Rng
from soiree.core.view import View
from soiree.games import game as room
from soiree.lab.envs.arrays import NDArray, np, own
from soiree.lab.envs.features import features
from soiree.lab.envs.optional import missing
from soiree.lab.envs.vector import who_decides, write_mask

try:
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium") from error

RENDER_MODES = ("ansi", "rgb_array")


class Observation(TypedDict):
    """What a seat is given: its features, and a 1 for each action that it may take now."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]


class Sitting:
    """One game after another of one kind, for so many seats."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, object] | None, render_mode: str | None) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"the render modes are {' and '.join(RENDER_MODES)}, not {render_mode!r}")
        self.game = room(game)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.check_options(options)
        self.render_mode = render_mode
        self.features = features(game, self.seats)
        self.begin = self.game.begin(self.seats, self.options)
        self.state = self.begin
        self.actions: int = self.begin.action_space()
        self.decider = -1  # whose decision is asked for; -1: nobody's
        self._rng = Rng(secrets.randbits(128))
        self._row = vec[i16]([0] * int(self.features.size))
        self._mask = vec[u8]([0] * self.actions)

    def observation_space(self, waits: bool = False) -> spaces.Dict:
        """`waits`: there is one more action, to wait while others decide."""
        low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, (len(self.features.layout),), np.int16),
                "action_mask": spaces.Box(0, 1, (self.actions + waits,), np.int8),
            }
        )

    def start(self, seed: int | None) -> None:
        """A new game: the game of the seed, else another one each time."""
        self._rng = self._rng.fork() if seed is None else Rng(seed)
        self.state = self.begin.clone()
        self._go_on()

    def decide(self, seat: int, action: int) -> None:
        """A decision, and the chance that follows. An illegal one raises and changes nothing."""
        self.state.apply(seat, action)
        self._go_on()

    def _go_on(self) -> None:
        sample_chance(self.state, self._rng)
        self.decider = who_decides(self.state)

    def row(self, seat: int) -> NDArray[np.int16]:
        self.features.write(self.state, seat, self._row, 0)
        return own(self._row, np.int16)

    def observe(self, seat: int) -> Observation:
        """The mask is all zeros for a seat that is not asked."""
        if seat == self.decider:
            write_mask(self.state, seat, self._mask, 0)
            return {"observation": self.row(seat), "action_mask": own(self._mask, np.int8)}
        return {"observation": self.row(seat), "action_mask": np.zeros(self.actions, np.int8)}

    def render(self, view: View) -> "str | NDArray[np.uint8] | None":
        """The table as one seat sees it."""
        if self.render_mode == "ansi":
            from soiree.lab.envs.render import text

            return text(self.game, view, self.seats)
        if self.render_mode == "rgb_array":
            from soiree.lab.envs.render import pixels

            return pixels(self.game, view, self.seats)
        return None
