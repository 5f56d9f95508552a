"""The games for OpenSpiel: importing this module registers all of them.

>>> from soiree.lab.envs import openspiel
>>> import pyspiel
>>> game = pyspiel.load_game("soiree_times_square(joker=substitute)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), [(state.action_to_string(outcome), chance) for outcome, chance in state.chance_outcomes()]
(True, [('h0', 0.5), ('h1', 0.5)])

Chance is explicit. Seats that decide simultaneously act one after the other, without seeing each other's decisions. The observation of a
player is its view; its information state is everything that it has observed, step by step, followed by its view. Both tensors are the
features of the view (`soiree.lab.envs.features`). `resample_from_infostate` samples a state that agrees with the view of one player. For
the other players, the history of such a state has only what everybody observed; their views are complete.
"""

import json
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from soiree.core.conformance import Table
from soiree.core.game import Game, OptionValue
from soiree.core.notation import HIDDEN
from soiree.core.rng import Rng
from soiree.core.sets.seats import ONLOOKER
from soiree.core.state import State
from soiree.games import game as load_game
from soiree.games import games
from soiree.lab.envs import features
from soiree.lab.envs.arrays import NDArray, copy_array, np
from soiree.lab.envs.optional import missing_library
from soiree.lab.envs.vector import current_seat

try:
    import pyspiel
except ImportError as error:
    raise missing_library("open_spiel") from error

MAX_STEPS: Final = 20_000  # no game is longer; the conformance tests check it
_RESOLUTION: Final = 1 << 30  # of the numbers that OpenSpiel's sampler gives


def short_name(game: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"soiree_{game.replace('-', '_')}"


class Struct:
    """What the structs of OpenSpiel 2 give, for a game that is written in Python."""

    def __init__(self, values: Mapping[str, object]) -> None:
        self._values = dict(values)

    def to_dict(self) -> dict[str, object]:
        """The values, as OpenSpiel's own structs give them."""
        return self._values

    def to_json(self) -> str:
        """The values as JSON."""
        return json.dumps(self._values)


Steps = tuple["Steps", int] | tuple[()]  # a linked list that copies share: all steps but the last, and the last


class Trajectory:
    """A state, the steps that led to it, and what each player has observed on the way. A copy is independent."""

    def __init__(self, table: Table, state: State, observed: list[str], pending: tuple[tuple[int, str, int], ...] = ()) -> None:
        self.table = table
        self.notation = table.game.notation()
        self.state = state
        self.observed = observed  # by seat; the last is what an onlooker has observed
        self.pending = pending  # decisions of a sealed phase that is still open: seat, token, bit set of those who will see the token
        self.steps: Steps | None = None  # None: a state that was sampled, not reached by steps

    def __deepcopy__(self, memo: object) -> "Trajectory":
        copy = Trajectory(self.table, self.state.clone(), self.observed[:], self.pending)
        copy.steps = self.steps
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as the steps that lead to the state."""
        if self.steps is None:
            raise TypeError("a sampled state cannot be pickled: it has no history")
        steps: list[int] = []
        before = self.steps
        while before:
            before, step = before
            steps.append(step)
        return _replay, (self.table.game.id, self.table.seats, dict(self.table.options), steps[::-1])

    def apply(self, action: int) -> None:
        """Applies an outcome at a chance node, else the decision of the current seat."""
        seat = current_seat(self.state)
        if seat < 0:
            self._apply_chance(action)
        else:
            self._apply_decision(seat, action)
        if self.steps is not None:
            self.steps = (self.steps, action)

    def _apply_chance(self, outcome: int) -> None:
        audience = self.state.sees_chance()
        self.state.apply_chance(outcome)
        self._append("*", self.notation.outcomes[outcome], audience)

    def _apply_decision(self, seat: int, action: int) -> None:
        state = self.state
        audience = state.sees_decision(seat, action)
        sealed = state.sealed()
        state.apply(seat, action)
        token = self.notation.actions[action]
        if not sealed:
            self._append(f"{seat}:", token, audience)
            return
        self.observed[seat] += f" {seat}:{token}"
        self.pending += ((seat, token, audience),)
        if not state.sealed():
            for other, chosen, seen_by in sorted(self.pending, key=lambda decision: decision[0]):
                self._append(f"{other}:", chosen, seen_by, but=other)
            self.pending = ()

    def _append(self, who: str, token: str, audience: int, but: int = -1) -> None:
        """Adds a step to what everybody but one seat has observed; the token is hidden from those who are not in the audience."""
        seats = len(self.observed) - 1
        for observer in range(seats + 1):
            if observer != but:
                seen = audience >> (observer if observer < seats else ONLOOKER) & 1
                self.observed[observer] += f" {who}{token if seen else HIDDEN}"


def _initial(table: Table) -> Trajectory:
    trajectory = Trajectory(table, table.begin(), [""] * (table.seats + 1))
    trajectory.steps = ()
    return trajectory


def _replay(id: str, seats: int, options: dict[str, OptionValue], steps: list[int]) -> Trajectory:
    trajectory = _initial(Table(load_game(id), seats, options))
    for step in steps:
        trajectory.apply(step)
    return trajectory


class SoireeGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game for OpenSpiel. Each game has its own subclass."""

    played: Game
    kind: object

    def __init__(self, params: Mapping[str, object] | None = None) -> None:
        given = dict(params or {})
        players = given.get("players", self.played.seats[0])
        assert isinstance(players, int)
        options = self.played.check_options({name: value for name, value in given.items() if name != "players"})
        self.table = Table(self.played, self.played.check_seats(players), options)
        self.features = features.writer(self.played.id, self.table.seats)
        start = self.table.begin()
        information = pyspiel.GameInfo(
            num_distinct_actions=start.action_space(),
            max_chance_outcomes=start.outcome_space(),
            num_players=self.table.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=self.table.seats / 2,
            max_game_length=MAX_STEPS,
        )
        super().__init__(self.kind, information, given)

    def new_initial_state(self) -> "SoireeState":
        """The state before the first step."""
        return SoireeState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "ViewObserver":
        """An observer that gives the view of a seat, as numbers and as text."""
        return ViewObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SoireeState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state for OpenSpiel."""

    def __init__(self, game: SoireeGame, trajectory: Trajectory | None = None) -> None:
        super().__init__(game)
        self.trajectory = trajectory or _initial(game.table)

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's number for chance or for the end."""
        state = self.trajectory.state
        if state.over():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = current_seat(state)
        return int(pyspiel.PlayerId.CHANCE) if seat < 0 else seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.trajectory.state.legal(player)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every possible outcome with its probability."""
        state = self.trajectory.state
        total = int(state.chance_total())
        return [(outcome, int(state.chance_weight(outcome)) / total) for outcome in state.chance()]

    def _apply_action(self, action: int) -> None:
        self.trajectory.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        notation = self.trajectory.notation
        return notation.outcomes[action] if player == pyspiel.PlayerId.CHANCE else notation.actions[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.trajectory.state.over()

    def returns(self) -> list[float]:
        """The return of each seat; 0 for all before the end."""
        state = self.trajectory.state
        return state.returns() if state.over() else [0.0] * state.seats

    def __str__(self) -> str:
        """The view of an onlooker."""
        return self.trajectory.state.view(None).json()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SoireeState":
        """A random state that agrees with everything that the player knows. It has no OpenSpiel history."""
        game: SoireeGame = self.get_game()
        rng = Rng(int(sampler() * _RESOLUTION) << 30 | int(sampler() * _RESOLUTION))
        true = self.trajectory
        sampled = game.played.sample(true.state.view(player), rng)
        observed = [true.observed[player] if observer == player else true.observed[-1] for observer in range(len(true.observed))]
        pending = tuple((seat, token if seat == player else HIDDEN, audience) for seat, token, audience in true.pending)
        return SoireeState(game, Trajectory(true.table, sampled, observed, pending))

    # ------------------------------------------------------------ structs

    def to_dict(self) -> dict[str, object]:
        """The complete state: the current player and the views of all players."""
        state = self.trajectory.state
        views = [msgspec.to_builtins(state.view(seat)) for seat in range(state.seats)]
        return {"game": short_name(views[0]["game"]), "current_player": self.current_player(), "views": views}

    def to_struct(self) -> Struct:
        """What `to_dict` returns, as a struct."""
        return Struct(self.to_dict())

    def to_json(self) -> str:
        """What `to_dict` returns, as JSON."""
        return self.to_struct().to_json()

    def to_observation_struct(self, player: int | None = None) -> Struct:
        """The view of a player, by default of the current one."""
        return Struct(msgspec.to_builtins(self.trajectory.state.view(self.current_player() if player is None else player)))

    def action_to_struct(self, player: int, action: int) -> Struct:
        """An action as a struct: the player and the token of the move."""
        return Struct({"player": player, "move": self._action_to_string(player, action)})

    def struct_to_actions(self, struct: Struct) -> list[int]:
        """The action that a struct of `action_to_struct` describes, as a list. Raises UnknownMove or BadChance."""
        values, notation = struct.to_dict(), self.trajectory.notation
        token = str(values["move"])
        return [notation.outcome(token) if values["player"] == pyspiel.PlayerId.CHANCE else notation.action(token)]


class ViewObserver:
    """An observer for OpenSpiel: the features as tensor, the view as string. Raises ValueError if it is given parameters."""

    def __init__(self, game: SoireeGame, kind: object, params: object) -> None:
        if params:
            raise ValueError(f"these observers take no parameters, but {params} was given")
        self.perfect_recall = bool(getattr(kind, "perfect_recall", False))
        self.features = game.features
        self.tensor: NDArray[np.float32] = np.zeros(len(game.features.layout), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SoireeState, player: int) -> None:
        """Writes the features of the player's view into `tensor`."""
        self.tensor[:] = copy_array(self.features.row(state.trajectory.state, player), np.int16)

    def string_from(self, state: SoireeState, player: int) -> str:
        """The player's view as text."""
        view = state.trajectory.state.view(player).json()
        return f"{state.trajectory.observed[player]}\n{view}" if self.perfect_recall else view


def _register(played: Game) -> type[SoireeGame]:
    """Registers a game with OpenSpiel and returns its class."""
    kind = pyspiel.GameType(
        short_name=short_name(played.id),
        long_name=f"{played.titles['en']} (Soirée)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(played.seats),
        min_num_players=min(played.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": played.seats[0], **{option.id: option.default for option in played.options.values()}},
    )
    subclass = type(f"Soiree{played.folder.name.title().replace('_', '')}", (SoireeGame,), {"played": played, "kind": kind})
    pyspiel.register_game(kind, subclass)
    return subclass


GAMES: Final = {short_name(played.id): _register(played) for played in games()}
