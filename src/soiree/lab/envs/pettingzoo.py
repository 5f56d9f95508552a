"""The games as PettingZoo environments.

>>> from soiree.lab.envs import pettingzoo
>>> env = pettingzoo.env("gatsby", seats=2)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> observation["observation"].shape, observation["action_mask"].shape
((515,), (93,))

An observation is the features of the seat's view (`soiree.lab.envs.features`), so it has nothing that the seat may not know. Seats that
decide simultaneously act one after the other, and no observation shows what another has chosen before all have. The reward is 0 until the
end and then the payoff: 1 for a win, 0 for the last place, 1/2 each for a draw of two.
"""

from collections.abc import Mapping

from soiree.core.errors import SoireeError
from soiree.lab.envs.arrays import np
from soiree.lab.envs.base import RENDER_MODES, Episode, Observation, Rendering
from soiree.lab.envs.optional import missing_library

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise missing_library("pettingzoo") from error


def env(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None, render_mode: str | None = None
) -> "SequentialEnv":
    """An AEC environment: one seat decides after the other.

    `seats` is by default the fewest; `options` are those of the game; `render_mode` is one of PettingZoo's, None for none.
    """
    return SequentialEnv(game, seats, options, render_mode)


def parallel_env(
    game: str = "edgar-lucien", seats: int | None = None, options: Mapping[str, object] | None = None, render_mode: str | None = None
) -> "SimultaneousEnv":
    """A parallel environment: all seats that must decide do so in one step. Made for the programming phase of Edgar & Lucien.

    `seats`, `options` and `render_mode` are as in `env`.
    """
    return SimultaneousEnv(game, seats, options, render_mode)


class ResetNeeded(SoireeError, RuntimeError):
    """`step` was called before `reset`."""


class SequentialEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # pettingzoo has no types
    """One seat decides after the other."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, object] | None, render_mode: str | None) -> None:
        super().__init__()
        self.episode = Episode(game, seats, options, render_mode)
        self.render_mode = render_mode
        self.metadata = {"render_modes": list(RENDER_MODES), "name": _name(self.episode), "is_parallelizable": False, "render_fps": 1}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.episode.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.episode.actions) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of what the agent observes; the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of the agent's actions; the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Starts a new game. The seed fixes all its chance outcomes; `options` are ignored."""
        self.episode.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.current_seat]

    def observe(self, agent: str) -> Observation:
        """What the agent observes now, with the mask of its legal actions."""
        return self.episode.observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Applies the action of the selected agent. Raises `ResetNeeded`, `ValueError` for None, and a `Refusal` if it is illegal."""
        if not self.agents:
            raise ResetNeeded("call reset() before step()")
        episode = self.episode
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must decide: an action from 0 to {episode.actions - 1}, not None")
        episode.step(self._seat_of[agent], action)
        if episode.current_seat >= 0:
            self.agent_selection = self.possible_agents[episode.current_seat]
            return
        self.rewards = dict(zip(self.agents, episode.state.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> Rendering:
        """The view of the seat that decides (of seat 0 after the end)."""
        return self.episode.render(self.episode.state.view(max(self.episode.current_seat, 0)))

    def close(self) -> None:
        """Does nothing: there is nothing to release."""


class SimultaneousEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo has no types
    """All seats that must decide do so in one step, without seeing each other's actions. The last action is to wait, and all others do."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, object] | None, render_mode: str | None) -> None:
        self.episode = Episode(game, seats, options, render_mode)
        self.render_mode = render_mode
        self.metadata = {"render_modes": list(RENDER_MODES), "name": f"{_name(self.episode)}_parallel", "render_fps": 1}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self.wait = self.episode.actions
        self.observation_spaces = {agent: self.episode.observation_space(with_wait=True) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of what the agent observes; the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of the agent's actions; the same for all."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, object]]]:
        """Starts a new game. The seed fixes all its chance outcomes; `options` are ignored."""
        self.episode.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, object]]]:
        """Applies the actions of all seats that must decide. Raises `ResetNeeded`, and a `Refusal` before anything has changed."""
        if not self.agents:
            raise ResetNeeded("call reset() before step()")
        state = self.episode.state
        chosen = [(seat, actions[agent]) for seat, agent in enumerate(self.possible_agents) if state.actors() >> seat & 1]
        for seat, action in chosen:  # all are checked before the first is applied
            if action == self.wait or state.why_not(seat, action):
                state.refuse(seat, action)
        for seat, action in chosen:
            self.episode.step(seat, action)
        over = state.over()
        agents = self.agents
        rewards = dict(zip(agents, state.returns() if over else [0.0] * len(agents), strict=True))
        observations = self._observations()
        if over:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def _observations(self) -> dict[str, Observation]:
        state = self.episode.state
        deciding = state.actors()
        observations: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            mask[list(state.legal(seat)) if deciding >> seat & 1 else [self.wait]] = 1
            observations[agent] = {"observation": self.episode.row(seat), "action_mask": mask}
        return observations

    def render(self) -> Rendering:
        """The view of an onlooker."""
        return self.episode.render(self.episode.state.view(None))

    def close(self) -> None:
        """Does nothing: there is nothing to release."""


def _name(episode: Episode) -> str:
    return f"soiree_{episode.game.id.replace('-', '_')}_v{episode.features.version()}"
