"""`Bot`: the interface of all players. A bot gets a view, the legal moves and a budget, never the State of a match."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import msgspec

from soiree.bots.budget import Budget
from soiree.bots.mistakes import Mistakes
from soiree.core.errors import SoireeError
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.core.view import View
from soiree.core.worlds import Worlds
from soiree.games import game_of_view


class BadDecisionPoint(SoireeError):
    """A view in which its seat has nothing to decide, or moves that do not fit it."""


class Bot(ABC):
    """A player of one seat in one game. It may keep its search between decisions, so each seat and each game get a new bot."""

    @abstractmethod
    def choose(self, view: View, moves: Sequence[str], budget: Budget, rng: Rng) -> str:
        """Chooses one of `moves`, the legal moves of the view's seat. The same view, moves, iterations and generator give the same move.

        Raises BadDecisionPoint if the view has no decision with these moves.
        """


class Parameters(msgspec.Struct, frozen=True):
    """The parameters of a level. Each kind of bot uses those that apply to it."""

    worlds: int = 12  # sampled states of a bot without search
    temperature: float = 0.0  # of its mistakes; 0: it makes none
    tolerance: float = 0.0  # of its mistakes

    def mistakes(self) -> Mistakes | None:
        """How the bot errs; None if it does not."""
        return Mistakes(self.temperature, self.tolerance) if self.temperature else None


class DecisionPoint:
    """A view at which its seat must decide: the information set, and the legal actions as numbers."""

    def __init__(self, view: View, moves: Sequence[str], worlds: Worlds | None = None) -> None:
        """`worlds`: other states than those that are consistent with the view, for an analysis with more information than the seat has.

        Raises BadDecisionPoint for a view without a decision, UnknownGame or UnknownMove for unknown names.
        """
        seat = getattr(view, "seat", None)
        if seat is None:
            raise BadDecisionPoint("an onlooker has nothing to decide: a bot plays from a seat's view")
        if not moves:
            raise BadDecisionPoint(f"seat {seat} has nothing to decide in this view")
        self.view = view
        self.seat: int = seat
        self.game = game_of_view(view)
        if not isinstance(view, self.game.view_type()):
            raise BadDecisionPoint(f"this is not a view of {self.game.id}, although its field `game` says so")
        self.game = self.game.of_view(view)
        self.worlds = worlds or self.game.worlds(view)
        notation = self.game.notation()
        self.tokens = tuple(moves)
        self.actions = [notation.action(token) for token in moves]

    def world(self, rng: Rng) -> State:
        """A state sampled from the information set. Raises BadDecisionPoint if the moves are not its legal moves."""
        world = self.worlds.sample(rng)
        if list(world.legal(self.seat)) != self.actions:
            raise BadDecisionPoint("these are not the legal moves of the view")
        return world

    def token(self, action: int) -> str:
        """The token of a legal action."""
        return self.tokens[self.actions.index(action)]
