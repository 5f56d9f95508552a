"""What the PettingZoo and Gymnasium environments share: an episode with observations and action masks. Seats never get the state."""

import secrets
from collections.abc import Mapping
from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i16, u8

from soiree.core.playout import sample_chance
from soiree.core.rng import Rng
from soiree.core.view import View
from soiree.games import game as load_game
from soiree.lab.envs import features
from soiree.lab.envs.arrays import NDArray, copy_array, np
from soiree.lab.envs.optional import missing_library
from soiree.lab.envs.vector import current_seat, write_mask

try:
    from gymnasium import spaces
except ImportError as error:
    raise missing_library("gymnasium") from error

RENDER_MODES = ("ansi", "rgb_array")
Rendering = str | NDArray[np.uint8] | None


class Observation(TypedDict):
    """The observation of a seat: its features, and a 1 for each action that is legal for it now."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]


class Episode:
    """A game in progress. `reset` starts another one of the same kind."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, object] | None, render_mode: str | None) -> None:
        """Raises `ValueError` for an unknown render mode, and what a game raises for bad seats and options."""
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"the render modes are {' and '.join(RENDER_MODES)}, not {render_mode!r}")
        self.game = load_game(game)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.check_options(options)
        self.render_mode = render_mode
        self.features = features.writer(game, self.seats)
        self.start = self.game.begin(self.seats, self.options)
        self.state = self.start
        self.actions: int = self.start.action_space()
        self.current_seat = -1  # the seat that decides next, -1 if none
        self._rng = Rng(secrets.randbits(128))
        self._row = vec[i16]([0] * int(self.features.size))
        self._mask = vec[u8]([0] * self.actions)

    def observation_space(self, with_wait: bool = False) -> spaces.Dict:
        """The space of observations; `with_wait` adds one more action, to wait while others decide."""
        low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, (len(self.features.layout),), np.int16),
                "action_mask": spaces.Box(0, 1, (self.actions + with_wait,), np.int8),
            }
        )

    def reset(self, seed: int | None) -> None:
        """Starts a new game: the game of the seed, or without one a different game each time."""
        self._rng = self._rng.fork() if seed is None else Rng(seed)
        self.state = self.start.clone()
        self._advance()

    def step(self, seat: int, action: int) -> None:
        """Applies the action of a seat and samples the chance that follows. An illegal action raises and changes nothing."""
        self.state.apply(seat, action)
        self._advance()

    def _advance(self) -> None:
        sample_chance(self.state, self._rng)
        self.current_seat = current_seat(self.state)

    def row(self, seat: int) -> NDArray[np.int16]:
        """The features of the seat's view."""
        self.features.write(self.state, seat, self._row, 0)
        return copy_array(self._row, np.int16)

    def observe(self, seat: int) -> Observation:
        """The observation of a seat; its mask is all zeros unless it decides next."""
        if seat == self.current_seat:
            write_mask(self.state, seat, self._mask, 0)
            return {"observation": self.row(seat), "action_mask": copy_array(self._mask, np.int8)}
        return {"observation": self.row(seat), "action_mask": np.zeros(self.actions, np.int8)}

    def render(self, view: View) -> Rendering:
        """A view in the render mode; None if there is no render mode."""
        if self.render_mode == "ansi":
            from soiree.lab.envs.render import render_text

            return render_text(self.game, view, self.seats)
        if self.render_mode == "rgb_array":
            from soiree.lab.envs.render import render_pixels

            return render_pixels(self.game, view, self.seats)
        return None
