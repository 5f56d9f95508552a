"""The house for OpenSpiel: importing this module registers every game.

>>> from soiree.lab.envs import openspiel
>>> import pyspiel
>>> game = pyspiel.load_game("soiree_times_square(joker=substitute)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), [(state.action_to_string(outcome), chance) for outcome, chance in state.chance_outcomes()]
(True, [('h0', 0.5), ('h1', 0.5)])

Chance is explicit. Where several seats decide at once they are asked one after the other, unseen by each other. The observation
of a player is its view; its information state is all that it has seen, step by step, and then its view. Tensors are the features
of the view (`soiree.lab.envs.features`). `resample_from_infostate` deals a world that agrees with the view of one player: what the
other players of that world have seen is told only as far as everybody saw it, and their views say what they know.
"""

import json
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from soiree.core.conformance import Table
from soiree.core.game import Game, OptionValue
from soiree.core.notation import HIDDEN
from soiree.core.rng import Rng
from soiree.core.seats import ONLOOKER
from soiree.core.state import State
from soiree.games import game as room
from soiree.games import games
from soiree.lab.envs.arrays import NDArray, np, own
from soiree.lab.envs.features import features
from soiree.lab.envs.optional import missing
from soiree.lab.envs.vector import who_decides

try:
    import pyspiel
except ImportError as error:
    raise missing("open_spiel") from error

STEPS_AT_MOST: Final = 20_000  # no game of the house is longer; conformance says so
_SIDES: Final = 1 << 30  # of the die that a sampler of OpenSpiel is turned into


def short_name(game: str) -> str:
    """What a game of the house is called in OpenSpiel."""
    return f"soiree_{game.replace('-', '_')}"


class Struct:
    """What the structs of OpenSpiel 2 give, for a game that is written in Python."""

    def __init__(self, told: Mapping[str, object]) -> None:
        self._told = dict(told)

    def to_dict(self) -> dict[str, object]:
        return self._told

    def to_json(self) -> str:
        return json.dumps(self._told)


Steps = tuple["Steps", int] | tuple[()]  # a list that its copies share: all steps but the last, and the last


class World:
    """A state of the house, how it came about, and what each player has seen so far; a copy of it is independent."""

    def __init__(self, table: Table, state: State, tapes: list[str], unsaid: tuple[tuple[int, str, int], ...] = ()) -> None:
        self.table = table
        self.notation = table.game.notation()
        self.state = state
        self.tapes = tapes  # by seat, then of an onlooker
        self.unsaid = unsaid  # decisions of an open sealed phase: seat, token, who will see which one it was
        self.steps: Steps | None = None  # None: a world that was sampled, not played

    def __deepcopy__(self, memo: object) -> "World":
        copy = World(self.table, self.state.clone(), self.tapes[:], self.unsaid)
        copy.steps = self.steps
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        """Kept as the steps that lead here."""
        if self.steps is None:
            raise TypeError("a sampled world cannot be written down: it has no history")
        steps: list[int] = []
        before = self.steps
        while before:
            before, step = before
            steps.append(step)
        return _played_again, (self.table.game.id, self.table.seats, dict(self.table.options), steps[::-1])

    def apply(self, action: int) -> None:
        """An outcome where chance is due, else a decision."""
        seat = who_decides(self.state)
        if seat < 0:
            self.turn_up(action)
        else:
            self.decide(seat, action)
        if self.steps is not None:
            self.steps = (self.steps, action)

    def turn_up(self, outcome: int) -> None:
        audience = self.state.sees_chance()
        self.state.apply_chance(outcome)
        self._write("*", self.notation.outcomes[outcome], audience)

    def decide(self, seat: int, action: int) -> None:
        state = self.state
        audience = state.sees_decision(seat, action)
        sealed = state.sealed()
        state.apply(seat, action)
        token = self.notation.actions[action]
        if not sealed:
            self._write(f"{seat}:", token, audience)
            return
        self.tapes[seat] += f" {seat}:{token}"
        self.unsaid += ((seat, token, audience),)
        if not state.sealed():
            for other, chosen, seen_by in sorted(self.unsaid, key=lambda told: told[0]):
                self._write(f"{other}:", chosen, seen_by, but=other)
            self.unsaid = ()

    def _write(self, who: str, token: str, audience: int, but: int = -1) -> None:
        seats = len(self.tapes) - 1
        for place in range(seats + 1):
            if place != but:
                seen = audience >> (place if place < seats else ONLOOKER) & 1
                self.tapes[place] += f" {who}{token if seen else HIDDEN}"


def _begun(table: Table) -> World:
    world = World(table, table.begin(), [""] * (table.seats + 1))
    world.steps = ()
    return world


def _played_again(id: str, seats: int, options: dict[str, OptionValue], steps: list[int]) -> World:
    world = _begun(Table(room(id), seats, options))
    for step in steps:
        world.apply(step)
    return world


class SoireeGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of the house; one subclass each."""

    room: Game
    kind: object

    def __init__(self, params: Mapping[str, object] | None = None) -> None:
        given = dict(params or {})
        players = given.get("players", self.room.seats[0])
        assert isinstance(players, int)
        options = self.room.check_options({name: value for name, value in given.items() if name != "players"})
        self.table = Table(self.room, self.room.check_seats(players), options)
        self.features = features(self.room.id, self.table.seats)
        begin = self.table.begin()
        information = pyspiel.GameInfo(
            num_distinct_actions=begin.action_space(),
            max_chance_outcomes=begin.outcome_space(),
            num_players=self.table.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=self.table.seats / 2,
            max_game_length=STEPS_AT_MOST,
        )
        super().__init__(self.kind, information, given)

    def new_initial_state(self) -> "SoireeState":
        return SoireeState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "ViewObserver":
        return ViewObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SoireeState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position, as OpenSpiel wants it."""

    def __init__(self, game: SoireeGame, world: World | None = None) -> None:
        super().__init__(game)
        self.world = world or _begun(game.table)

    def current_player(self) -> int:
        state = self.world.state
        if state.over():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = who_decides(state)
        return int(pyspiel.PlayerId.CHANCE) if seat < 0 else seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.world.state.legal(player)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.world.state
        total = int(state.chance_total())
        return [(outcome, int(state.chance_weight(outcome)) / total) for outcome in state.chance()]

    def _apply_action(self, action: int) -> None:
        self.world.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        notation = self.world.notation
        return notation.outcomes[action] if player == pyspiel.PlayerId.CHANCE else notation.actions[action]

    def is_terminal(self) -> bool:
        return self.world.state.over()

    def returns(self) -> list[float]:
        state = self.world.state
        return state.returns() if state.over() else [0.0] * state.seats

    def __str__(self) -> str:
        """What lies open, as an onlooker sees it."""
        return self.world.state.view(None).json()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SoireeState":
        """A world that agrees with all that the player knows, any such world. It has no OpenSpiel history of its own."""
        game: SoireeGame = self.get_game()
        rng = Rng(int(sampler() * _SIDES) << 30 | int(sampler() * _SIDES))
        world = self.world
        dealt = game.room.sample(world.state.view(player), rng)
        tapes = [world.tapes[player] if place == player else world.tapes[-1] for place in range(len(world.tapes))]
        unsaid = tuple((seat, token if seat == player else HIDDEN, audience) for seat, token, audience in world.unsaid)
        return SoireeState(game, World(world.table, dealt, tapes, unsaid))

    # ------------------------------------------------------------ structs

    def to_dict(self) -> dict[str, object]:
        """The whole truth: who is to decide, and what every player sees."""
        state = self.world.state
        views = [msgspec.to_builtins(state.view(seat)) for seat in range(state.seats)]
        return {"game": short_name(views[0]["game"]), "current_player": self.current_player(), "views": views}

    def to_struct(self) -> Struct:
        return Struct(self.to_dict())

    def to_json(self) -> str:
        return self.to_struct().to_json()

    def to_observation_struct(self, player: int | None = None) -> Struct:
        """The view of a player: of the one to decide, if none is named."""
        return Struct(msgspec.to_builtins(self.world.state.view(self.current_player() if player is None else player)))

    def action_to_struct(self, player: int, action: int) -> Struct:
        return Struct({"player": player, "move": self._action_to_string(player, action)})

    def struct_to_actions(self, struct: Struct) -> list[int]:
        told, notation = struct.to_dict(), self.world.notation
        token = str(told["move"])
        return [notation.outcome(token) if told["player"] == pyspiel.PlayerId.CHANCE else notation.action(token)]


class ViewObserver:
    """Features and views, as OpenSpiel's observers give them."""

    def __init__(self, game: SoireeGame, kind: object, params: object) -> None:
        if params:
            raise ValueError(f"the observers of the house take no parameters, but {params} was given")
        self.recalls = bool(getattr(kind, "perfect_recall", False))
        self.features = game.features
        self.tensor: NDArray[np.float32] = np.zeros(len(game.features.layout), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SoireeState, player: int) -> None:
        self.tensor[:] = own(self.features.row(state.world.state, player), np.int16)

    def string_from(self, state: SoireeState, player: int) -> str:
        view = state.world.state.view(player).json()
        return f"{state.world.tapes[player]}\n{view}" if self.recalls else view


def _register(played: Game) -> type[SoireeGame]:
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
    door = type(f"Soiree{played.folder.name.title().replace('_', '')}", (SoireeGame,), {"room": played, "kind": kind})
    pyspiel.register_game(kind, door)
    return door


GAMES: Final = {short_name(played.id): _register(played) for played in games()}
