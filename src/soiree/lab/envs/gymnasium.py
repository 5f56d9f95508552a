"""The games as Gymnasium environments: an agent in one seat, bots in all others.

>>> from soiree.lab.envs import gymnasium
>>> env = gymnasium.env("times-square", opponent="greedy", seat=0)
>>> observation, info = env.reset(seed=7)
>>> observation["observation"].shape, info["seat"]
((94,), 0)
>>> observation, reward, terminated, truncated, info = env.step(int(observation["action_mask"].argmax()))

Importing this module also registers `soiree/times-square-v1` and the other games, for `gymnasium.make` with the same arguments. The reward
is 0 until the end and then the payoff of the agent's seat. An illegal action (0 in the mask) ends the episode with a reward of 0, and
`info["illegal"]` names the clause that forbids it.
"""

from collections.abc import Mapping
from typing import Any

from soiree.bots import BASELINES, Bot, Budget, bot, level
from soiree.core.rng import Rng
from soiree.games import games
from soiree.lab.envs.base import RENDER_MODES, Episode, Observation, Rendering
from soiree.lab.envs.optional import missing_library

try:
    from gymnasium import Env, register, spaces
except ImportError as error:
    raise missing_library("gymnasium") from error

PACE = 20_000  # iterations instead of a second of a bot's thinking: so a seed fixes the whole game, on any machine


def env(
    game: str,
    opponent: str = "casual",
    *,
    seats: int | None = None,
    seat: int | None = None,
    options: Mapping[str, object] | None = None,
    pace: int = PACE,
    render_mode: str | None = None,
) -> "SingleAgentEnv":
    """A game against bots of a level or baseline `opponent`, for the agent in `seat` (None: a random seat in each game).

    `pace`: iterations for a second of a bot's thinking; `render_mode`: one of Gymnasium's, None for none. Raises `UnknownLevel`,
    `ValueError` for a seat that the game does not have, and what a game raises for bad seats and options.
    """
    return SingleAgentEnv(game, opponent, seats, seat, options, pace, render_mode)


class SingleAgentEnv(Env[Observation, int]):
    """A game as the agent in one seat plays it. Raises what `env` raises."""

    def __init__(
        self,
        game: str,
        opponent: str,
        seats: int | None,
        seat: int | None,
        options: Mapping[str, object] | None,
        pace: int,
        render_mode: str | None,
    ) -> None:
        self.episode = Episode(game, seats, options, render_mode)
        if seat is not None and not 0 <= seat < self.episode.seats:
            raise ValueError(f"the seats are 0 to {self.episode.seats - 1}; {seat} is none of them")
        self.metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # any: as Gymnasium has it
        self.render_mode = render_mode
        self.observation_space = self.episode.observation_space()  # type: ignore[assignment]  # a dict space of just these two
        self.action_space = spaces.Discrete(self.episode.actions)  # type: ignore[assignment]  # whole numbers, of NumPy or not
        self.opponent = opponent
        self.seat = seat or 0
        self._fixed_seat = seat
        seconds = 0.0 if opponent in BASELINES else level(opponent).seconds
        self._budget = Budget(iterations=max(1, round(seconds * pace)))
        self._bots: list[Bot] = []
        self._bot_rng = Rng(0)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # any: as Gymnasium has it
    ) -> tuple[Observation, dict[str, Any]]:
        """Starts a new game, that of the `seed`, and plays to the agent's first decision.

        `info["seat"]` is the agent's seat; `options` are ignored.
        """
        super().reset(seed=seed)
        self._bots = [bot(self.opponent) for _ in range(self.episode.seats)]  # new ones, because a bot keeps its search tree
        self._bot_rng = Rng(int(self.np_random.integers(2**62)))
        self.seat = int(self.np_random.integers(self.episode.seats)) if self._fixed_seat is None else self._fixed_seat
        while True:
            self.episode.reset(int(self.np_random.integers(2**62)))
            self._play_bots()
            if not self.episode.state.over():  # a game that ends before the agent's first decision is replaced by another
                return self.episode.observe(self.seat), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:  # any: as Gymnasium has it
        """Applies the agent's action and plays to its next decision or to the end."""
        episode = self.episode
        chosen = int(action)
        info: dict[str, Any] = {"seat": self.seat}  # any: as Gymnasium has it
        if not 0 <= chosen < episode.actions or episode.state.forbids(self.seat, chosen) != 0:
            info["illegal"] = episode.state.why_not(self.seat, chosen)
            return episode.observe(self.seat), 0.0, True, False, info
        episode.step(self.seat, chosen)
        self._play_bots()
        over = episode.state.over()
        reward = episode.state.payoff(self.seat) if over else 0.0
        return episode.observe(self.seat), reward, over, False, info

    def _play_bots(self) -> None:
        """The bots decide, each from its own view, until the agent must decide or the game is over."""
        episode = self.episode
        tokens = episode.game.notation().actions
        while episode.current_seat not in (self.seat, -1):
            seat = episode.current_seat
            state = episode.state
            legal = list(state.legal(seat))
            moves = [tokens[action] for action in legal]
            move = self._bots[seat].choose(state.view(seat), moves, self._budget, self._bot_rng)
            episode.step(seat, legal[moves.index(move)])

    def render(self) -> Rendering:
        """The view of the agent."""
        return self.episode.render(self.episode.state.view(self.seat))


for _game in games():
    register(f"soiree/{_game.id}-v1", entry_point="soiree.lab.envs.gymnasium:env", kwargs={"game": _game.id})
