"""`State`: what every game is. Bots, tables, research doors and tests use nothing else.

Seats are 0, 1, ...; a set of seats is a number with a bit for each (`soiree.core.seats`).
"""

from abc import ABC, abstractmethod

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from soiree.core.errors import BadChance, GameOver, IllegalMove, NotYourTurn, UnknownMove
from soiree.core.events import Log
from soiree.core.seats import EVERYONE, NOBODY
from soiree.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of a game. Everything in it is a number; words, structs and notation live at the edge."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        # Where what happens is told; None in search, so that nothing is built there. A clone has none.
        self.log: Log | None = None
        # Who has just been shown something hidden by the last step, besides the step itself.
        self.shown: i64 = NOBODY

    # ------------------------------------------------------------ decisions

    @abstractmethod
    def actors(self) -> i64:
        """The seats that must decide now; none at a chance node and when over."""

    @abstractmethod
    def prompt(self, seat: i64) -> str:
        """What is asked of the seat now ('' if nothing)."""

    @abstractmethod
    def legal(self, seat: i64) -> vec[i64]:
        """The action numbers open to the seat, rising; none if it has nothing to decide."""

    @abstractmethod
    def forbids(self, seat: i64, action: i64) -> i64:
        """The number of the clause that forbids the action (0: it is legal); action is within the space."""

    @abstractmethod
    def carry_out(self, seat: i64, action: i64) -> None:
        """Does what a legal decision does; called by `apply` only."""

    @abstractmethod
    def action_space(self) -> i64:
        """How many action numbers the game has."""

    @abstractmethod
    def clause_prefix(self) -> str:
        """The letters before the number of a clause."""

    def apply(self, seat: i64, action: i64) -> None:
        """Carries a decision out; an illegal one raises and changes nothing."""
        if action < 0 or action >= self.action_space() or self.forbids(seat, action) != 0:
            self.refuse(seat, action)
        self.shown = NOBODY
        self.carry_out(seat, action)

    def why_not(self, seat: i64, action: i64) -> str:
        """The clause that forbids the action, '' if it is legal. A number outside the space has no clause of its own."""
        beyond = action < 0 or action >= self.action_space()
        clause: i64 = self.forbids(seat, 0 if beyond else action)
        if clause == 0 or (beyond and (self.actors() >> seat) & 1 == 1):
            return ""
        return f"{self.clause_prefix()}-{clause:03}"

    def refuse(self, seat: i64, action: i64) -> None:
        """Raises what is wrong with a decision that is not legal."""
        clause = self.why_not(seat, action)
        because = f" ({clause})" if clause else ""
        if self.over():
            raise GameOver(f"the game is over: nobody decides any more{because}", clause)
        if seat < 0 or seat >= self.seats or (self.actors() >> seat) & 1 == 0:
            raise NotYourTurn(f"seat {seat} has nothing to decide now{because}", clause)
        if action < 0 or action >= self.action_space():
            raise UnknownMove(f"action {action} does not exist: the numbers are 0 to {self.action_space() - 1}")
        raise IllegalMove(f"action {action} is not open to seat {seat} now{because}", clause)

    # ------------------------------------------------------------ chance

    @abstractmethod
    def outcome_space(self) -> i64:
        """How many chance outcomes the game has."""

    @abstractmethod
    def chance_total(self) -> i64:
        """The sum of all weights at a chance node; 0 where there is none."""

    @abstractmethod
    def chance_weight(self, outcome: i64) -> i64:
        """How likely the outcome is here, as a whole number; 0 if it cannot happen."""

    @abstractmethod
    def turn_up(self, outcome: i64) -> None:
        """Does what a possible outcome does; called by `apply_chance` only."""

    def chance_pick(self, roll: i64) -> i64:
        """The outcome that a roll from 0 to total - 1 falls on."""
        outcome: i64 = 0
        weight: i64 = self.chance_weight(0)
        while roll >= weight:
            roll -= weight
            outcome += 1
            weight = self.chance_weight(outcome)
        return outcome

    def chance(self) -> vec[i64]:
        """The outcomes that can happen, rising; none where there is no chance node."""
        outcomes = vec[i64]()
        if self.chance_total() > 0:
            for outcome in range(self.outcome_space()):
                if self.chance_weight(outcome) > 0:
                    outcomes = append(outcomes, outcome)
        return outcomes

    def apply_chance(self, outcome: i64) -> None:
        """Carries a chance outcome out; an impossible one raises and changes nothing."""
        if self.chance_total() == 0:
            raise BadChance("no chance outcome is due now")
        if outcome < 0 or outcome >= self.outcome_space() or self.chance_weight(outcome) == 0:
            raise BadChance(f"outcome {outcome} cannot happen here; possible: {list(self.chance())}")
        self.shown = NOBODY
        self.turn_up(outcome)

    # ------------------------------------------------------------ the end

    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def payoff(self, seat: i64) -> float:
        """What the seat gets at the end: 1 for the win, 0 for the last place; 1/2 each in a draw of two."""

    @abstractmethod
    def reason(self) -> str:
        """Why the game ended, as an id ('' before the end)."""

    def returns(self) -> list[float]:
        """Each seat's payoff."""
        return [self.payoff(seat) for seat in range(self.seats)]

    # ------------------------------------------------------------ who sees what

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Everything that the seat may see, and nothing else; None for an onlooker."""

    @abstractmethod
    def sees_chance(self) -> i64:
        """Who will see the outcome of the chance node that is open."""

    def sees_decision(self, seat: i64, action: i64) -> i64:
        """Who will see which decision the seat takes."""
        return EVERYONE

    def sealed(self) -> bool:
        """Whether several seats decide at once here: nobody sees another's decision before all are taken."""
        return False

    def locked_in(self) -> i64:
        """The seats whose decisions of the open sealed phase are final, though nobody has seen them yet."""
        return NOBODY

    def laid_open(self) -> bool:
        """Whether everything that was hidden has been shown to all."""
        return False

    # ------------------------------------------------------------ copies

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy, without a log."""
