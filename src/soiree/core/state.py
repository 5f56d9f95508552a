"""`State`: the contract that every game implements. Bots, matches, research environments and tests use nothing else of a game.

Seats are 0, 1, ...; a set of seats is an integer with a bit for each (`soiree.core.sets.seats`).
"""

from abc import ABC, abstractmethod

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from soiree.core.errors import BadChance, GameOver, IllegalMove, NotYourTurn, UnknownMove
from soiree.core.events import Log
from soiree.core.sets.seats import EVERYONE, NOBODY
from soiree.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of a game. Its fields are numbers; text, structs and notation are made from them when they are needed."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        # Where events are logged; None in search, where none are built. A clone has none.
        self.log: Log | None = None
        # The readers that learned something hidden by the last step, besides the step itself.
        self.shown: i64 = NOBODY

    # ------------------------------------------------------------ decisions

    @abstractmethod
    def actors(self) -> i64:
        """The seats that must decide now; none at a chance node and when the game is over."""

    @abstractmethod
    def prompt(self, seat: i64) -> str:
        """The id of the decision that the seat must take now ('' if none)."""

    @abstractmethod
    def legal(self, seat: i64) -> vec[i64]:
        """The numbers of the seat's legal actions, ascending; empty if it has nothing to decide."""

    @abstractmethod
    def forbids(self, seat: i64, action: i64) -> i64:
        """The number of the clause that forbids the action, 0 if it is legal; `action` is in the action space."""

    @abstractmethod
    def carry_out(self, seat: i64, action: i64) -> None:
        """Applies a legal action; called by `apply`, which checks it."""

    @abstractmethod
    def action_space(self) -> i64:
        """The number of distinct actions of the game."""

    @abstractmethod
    def clause_prefix(self) -> str:
        """The letters before the number of a clause."""

    def apply(self, seat: i64, action: i64) -> None:
        """Applies a decision. An illegal one raises a Refusal and changes nothing."""
        if action < 0 or action >= self.action_space() or self.forbids(seat, action) != 0:
            self.refuse(seat, action)
        self.shown = NOBODY
        self.carry_out(seat, action)

    def apply_legal(self, seat: i64, action: i64) -> None:
        """Applies an action that `legal` has listed, without checking it again: for search, which takes its actions from there."""
        self.shown = NOBODY
        self.carry_out(seat, action)

    def why_not(self, seat: i64, action: i64) -> str:
        """The id of the clause that forbids the action, '' if it is legal or if it is no action of the game."""
        beyond = action < 0 or action >= self.action_space()
        clause: i64 = self.forbids(seat, 0 if beyond else action)
        if clause == 0 or (beyond and (self.actors() >> seat) & 1 == 1):
            return ""
        return f"{self.clause_prefix()}-{clause:03}"

    def refuse(self, seat: i64, action: i64) -> None:
        """Raises the Refusal for a decision that is not legal: GameOver, NotYourTurn, UnknownMove or IllegalMove."""
        clause = self.why_not(seat, action)
        because = f" ({clause})" if clause else ""
        if self.over():
            raise GameOver(f"the game is over: no seat decides any more{because}", clause)
        if seat < 0 or seat >= self.seats or (self.actors() >> seat) & 1 == 0:
            raise NotYourTurn(f"seat {seat} has nothing to decide now{because}", clause)
        if action < 0 or action >= self.action_space():
            raise UnknownMove(f"action {action} does not exist: the numbers are 0 to {self.action_space() - 1}")
        raise IllegalMove(f"action {action} is not legal for seat {seat} now{because}", clause)

    # ------------------------------------------------------------ chance

    @abstractmethod
    def outcome_space(self) -> i64:
        """The number of distinct chance outcomes of the game."""

    @abstractmethod
    def chance_total(self) -> i64:
        """The sum of all weights at a chance node; 0 where there is none."""

    @abstractmethod
    def chance_weight(self, outcome: i64) -> i64:
        """The weight of the outcome, proportional to its probability; 0 if it is impossible."""

    @abstractmethod
    def carry_out_chance(self, outcome: i64) -> None:
        """Applies a possible chance outcome; called by `apply_chance`, which checks it."""

    def chance_pick(self, roll: i64) -> i64:
        """The outcome for a roll from 0 to total - 1: outcomes in ascending order take as many rolls as they weigh."""
        outcome: i64 = 0
        weight: i64 = self.chance_weight(0)
        while roll >= weight:
            roll -= weight
            outcome += 1
            weight = self.chance_weight(outcome)
        return outcome

    def chance(self) -> vec[i64]:
        """The possible outcomes, ascending; empty where there is no chance node."""
        outcomes = vec[i64]()
        if self.chance_total() > 0:
            for outcome in range(self.outcome_space()):
                if self.chance_weight(outcome) > 0:
                    outcomes = append(outcomes, outcome)
        return outcomes

    def apply_chance(self, outcome: i64) -> None:
        """Applies a chance outcome. An impossible one raises BadChance and changes nothing."""
        if self.chance_total() == 0:
            raise BadChance("no chance outcome is due now")
        if outcome < 0 or outcome >= self.outcome_space() or self.chance_weight(outcome) == 0:
            raise BadChance(f"outcome {outcome} cannot happen here; possible: {list(self.chance())}")
        self.shown = NOBODY
        self.carry_out_chance(outcome)

    # ------------------------------------------------------------ the end

    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def payoff(self, seat: i64) -> float:
        """The return of the seat at the end: 1 for the first rank, 0 for the last; 1/2 each in a draw of two."""

    @abstractmethod
    def reason(self) -> str:
        """The id of the reason why the game ended ('' before the end)."""

    def returns(self) -> list[float]:
        """The payoff of each seat."""
        return [self.payoff(seat) for seat in range(self.seats)]

    # ------------------------------------------------------------ observations

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """The whole observation of the seat, and nothing else; None for an onlooker."""

    @abstractmethod
    def sees_chance(self) -> i64:
        """The readers that observe the outcome of the open chance node."""

    def sees_decision(self, seat: i64, action: i64) -> i64:
        """The readers that observe which decision the seat takes."""
        return EVERYONE

    def sealed(self) -> bool:
        """Whether the decision is simultaneous: no seat observes another's decision before all are taken."""
        return False

    def locked_in(self) -> i64:
        """The seats whose decisions of the open sealed phase are final, although no other seat has observed them yet."""
        return NOBODY

    def revealed(self) -> bool:
        """Whether everything that was hidden has been shown to all."""
        return False

    # ------------------------------------------------------------ copies

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy, without a log."""


def payoff_of_two(winner: i64, seat: i64) -> float:
    """The payoff of a seat in a game of two that is over; a negative `winner` is a draw."""
    if winner < 0:
        return 0.5
    return 1.0 if winner == seat else 0.0
