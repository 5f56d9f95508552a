"""The house for Gymnasium: one seat for a learner, bots in all others.

>>> from soiree.lab.envs import gymnasium
>>> env = gymnasium.env("times-square", opponent="greedy", seat=0)
>>> observation, info = env.reset(seed=7)
>>> observation["observation"].shape, info["seat"]
((94,), 0)
>>> observation, reward, over, cut, info = env.step(int(observation["action_mask"].argmax()))

Importing this module also registers `soiree/times-square-v1` and the other games, for `gymnasium.make` with the same arguments.
The reward is 0 until the end, then what the game pays the learner's seat. An illegal action ends the game with nothing for the
learner, and `info["illegal"]` says which clause forbids it: take one that has a 1 in the mask.
"""

from collections.abc import Mapping
from typing import Any

from soiree.bots import BASELINES, Bot, Budget, bot, level
from soiree.core.rng import Rng
from soiree.games import games
from soiree.lab.envs.arrays import NDArray, np
from soiree.lab.envs.base import RENDER_MODES, Observation, Sitting
from soiree.lab.envs.optional import missing

try:
    from gymnasium import Env, register, spaces
except ImportError as error:
    raise missing("gymnasium") from error

PACE = 20_000  # iterations that stand for a second of a bot's thinking: so a seed fixes the whole game, on any machine


def env(
    game: str,
    opponent: str = "casual",
    *,
    seats: int | None = None,
    seat: int | None = None,
    options: Mapping[str, object] | None = None,
    pace: int = PACE,
    render_mode: str | None = None,
) -> "Learner":
    """A game against bots of a level (or random, greedy); `seat`: where the learner sits, None for anywhere, drawn for each game."""
    return Learner(game, opponent, seats, seat, options, pace, render_mode)


class Learner(Env[Observation, int]):
    """The game as one seat plays it."""

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
        self.sitting = Sitting(game, seats, options, render_mode)
        if seat is not None and not 0 <= seat < self.sitting.seats:
            raise ValueError(f"the seats are 0 to {self.sitting.seats - 1}; {seat} is none of them")
        self.metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # any: as Gymnasium has it
        self.render_mode = render_mode
        self.observation_space = self.sitting.observation_space()  # type: ignore[assignment]  # a dict space of just these two
        self.action_space = spaces.Discrete(self.sitting.actions)  # type: ignore[assignment]  # whole numbers, of NumPy or not
        self.opponent = opponent
        self.seat = seat or 0
        self._wanted = seat
        seconds = 0.0 if opponent in BASELINES else level(opponent).seconds
        self._budget = Budget(iterations=max(1, round(seconds * pace)))
        self._bots: list[Bot] = []
        self._thinking = Rng(0)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # any: as Gymnasium has it
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._bots = [bot(self.opponent) for _ in range(self.sitting.seats)]  # a bot remembers its own game only
        self._thinking = Rng(int(self.np_random.integers(2**62)))
        self.seat = int(self.np_random.integers(self.sitting.seats)) if self._wanted is None else self._wanted
        while True:
            self.sitting.start(int(self.np_random.integers(2**62)))
            self._others_decide()
            if not self.sitting.state.over():  # where the others have won before the learner is asked, another game is dealt
                return self.sitting.observe(self.seat), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:  # any: as Gymnasium has it
        sitting = self.sitting
        chosen = int(action)
        told: dict[str, Any] = {"seat": self.seat}  # any: as Gymnasium has it
        if not 0 <= chosen < sitting.actions or sitting.state.forbids(self.seat, chosen) != 0:
            told["illegal"] = sitting.state.why_not(self.seat, chosen)
            return sitting.observe(self.seat), 0.0, True, False, told
        sitting.decide(self.seat, chosen)
        self._others_decide()
        over = sitting.state.over()
        reward = sitting.state.payoff(self.seat) if over else 0.0
        return sitting.observe(self.seat), reward, over, False, told

    def _others_decide(self) -> None:
        """Bots get their views, until the learner is asked or the game is over. Seats that decide at once see nothing of each other."""
        sitting = self.sitting
        tokens = sitting.game.notation().actions
        while sitting.decider not in (self.seat, -1):
            seat = sitting.decider
            state = sitting.state
            legal = list(state.legal(seat))
            moves = [tokens[action] for action in legal]
            move = self._bots[seat].choose(state.view(seat), moves, self._budget, self._thinking)
            sitting.decide(seat, legal[moves.index(move)])

    def render(self) -> "str | NDArray[np.uint8] | None":
        """The table as the learner sees it."""
        return self.sitting.render(self.sitting.state.view(self.seat))


for _played in games():
    register(f"soiree/{_played.id}-v1", entry_point="soiree.lab.envs.gymnasium:env", kwargs={"game": _played.id})
