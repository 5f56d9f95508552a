"""The house for PettingZoo.

>>> from soiree.lab.envs import pettingzoo
>>> env = pettingzoo.env("gatsby", seats=2)
>>> env.reset(seed=7)
>>> observation, reward, over, cut, info = env.last()
>>> observation["observation"].shape, observation["action_mask"].shape
((515,), (93,))

A row is the seat's view as numbers (`soiree.lab.envs.features`), so nobody is given what it may not know. Where several seats decide
at once they are asked one after the other, and none is shown what another has chosen before all have: its view does not say it.
The reward is 0 until the end, then what the game pays: 1 for the win, 0 for the last place, 1/2 each in a draw of two.
"""

from collections.abc import Mapping

from soiree.core.errors import SoireeError
from soiree.lab.envs.arrays import NDArray, np
from soiree.lab.envs.base import RENDER_MODES, Observation, Sitting
from soiree.lab.envs.optional import missing

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise missing("pettingzoo") from error

Picture = str | NDArray[np.uint8] | None


def env(game: str, seats: int | None = None, options: Mapping[str, object] | None = None, render_mode: str | None = None) -> "Turns":
    """A game in which one seat decides after the other (AEC)."""
    return Turns(game, seats, options, render_mode)


def parallel_env(
    game: str = "edgar-lucien", seats: int | None = None, options: Mapping[str, object] | None = None, render_mode: str | None = None
) -> "AtOnce":
    """A game in which all who must decide do so in one step; made for the programming of Edgar & Lucien."""
    return AtOnce(game, seats, options, render_mode)


class NotBegun(SoireeError, RuntimeError):
    """A step before `reset`."""


class Turns(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # pettingzoo has no types
    """One seat decides after the other."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, object] | None, render_mode: str | None) -> None:
        super().__init__()
        self.sitting = Sitting(game, seats, options, render_mode)
        self.render_mode = render_mode
        self.metadata = {"render_modes": list(RENDER_MODES), "name": _name(self.sitting), "is_parallelizable": False, "render_fps": 1}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.sitting.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.sitting.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.sitting.actions) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """A new game. A seed fixes every chance outcome to come."""
        self.sitting.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.sitting.decider]

    def observe(self, agent: str) -> Observation:
        return self.sitting.observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise NotBegun("call reset() before step()")
        sitting = self.sitting
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must decide: an action from 0 to {sitting.actions - 1}, not None")
        sitting.decide(self._seat_of[agent], action)
        if sitting.decider >= 0:
            self.agent_selection = self.possible_agents[sitting.decider]
            return
        self.rewards = dict(zip(self.agents, sitting.state.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> Picture:
        """The table as the seat that decides sees it (seat 0 after the end)."""
        return self.sitting.render(self.sitting.state.view(max(self.sitting.decider, 0)))

    def close(self) -> None:
        """Nothing is open."""


class AtOnce(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo has no types
    """In each step all seats that must decide do so, unseen by each other; the last action, to wait, is all that the others can do."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, object] | None, render_mode: str | None) -> None:
        self.sitting = Sitting(game, seats, options, render_mode)
        self.render_mode = render_mode
        self.metadata = {"render_modes": list(RENDER_MODES), "name": f"{_name(self.sitting)}_parallel", "render_fps": 1}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.sitting.seats)]
        self.agents: list[str] = []
        self.wait = self.sitting.actions
        self.observation_spaces = {agent: self.sitting.observation_space(waits=True) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, object]]]:
        self.sitting.start(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, object]]]:
        if not self.agents:
            raise NotBegun("call reset() before step()")
        state = self.sitting.state
        chosen = [(seat, actions[agent]) for seat, agent in enumerate(self.possible_agents) if state.actors() >> seat & 1]
        for seat, action in chosen:  # all are looked at before the first is carried out
            if action == self.wait or state.why_not(seat, action):
                state.refuse(seat, action)
        for seat, action in chosen:
            self.sitting.decide(seat, action)
        over = state.over()
        agents = self.agents
        rewards = dict(zip(agents, state.returns() if over else [0.0] * len(agents), strict=True))
        told = self._observations()
        if over:
            self.agents = []
        return told, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def _observations(self) -> dict[str, Observation]:
        state = self.sitting.state
        waiting = state.actors()
        told: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            mask[list(state.legal(seat)) if waiting >> seat & 1 else [self.wait]] = 1
            told[agent] = {"observation": self.sitting.row(seat), "action_mask": mask}
        return told

    def render(self) -> Picture:
        """The table as an onlooker sees it."""
        return self.sitting.render(self.sitting.state.view(None))

    def close(self) -> None:
        """Nothing is open."""


def _name(sitting: Sitting) -> str:
    return f"soiree_{sitting.game.id.replace('-', '_')}_v{sitting.features.version()}"
