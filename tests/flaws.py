"""The toy game with flaws: each violates one rule of the contract on purpose, and the conformance library must find it."""

from collections.abc import Mapping

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.game import Game, OptionValue
from soiree.core.rng import Rng
from soiree.core.sets.seats import EVERYONE
from soiree.core.state import State
from soiree.core.view import View as CoreView
from soiree.core.worlds import Worlds as CoreWorlds
from tests.cloakroom.belief import Worlds
from tests.cloakroom.box import BID0, NO, PEEK, RED, YES, Box
from tests.cloakroom.events import Bids, Ready
from tests.cloakroom.rules import Cloakroom
from tests.cloakroom.view import View

FOUND_BY_GAMES = [
    "clones share their bids",
    "a seat decides at a chance node",
    "a legal move is not listed",
    "an illegal move is applied",
    "the weights do not sum to the total",
    "a refused outcome leaves a trace",
    "returns do not add up",
    "a public field differs between viewers",
    "the order of sealed decisions matters",
]
FOUND_BY_NONINTERFERENCE = [
    "a refusal reveals a secret",
    "legal moves reveal a secret",
    "an event reveals a secret",
    "the seat that peeks is shown nothing",
    "an event happens only for a hidden swap",
    "a view reveals a secret",
    "an open bid shows",
    "half of a sealed decision shows",
    "half of a sealed decision is logged",
    "half of a sealed decision changes a refusal",
    "belief gives another view",
    "a hidden card ends it unshown",
]
FOUND_BY_BELIEF = "belief forgets a card"
SOUND = "a hidden card ends it"  # looks like a flaw, but the end shows the card


def cloakroom(flaw: str = "") -> Game:
    """The toy game; with a flaw, if one is named."""
    return FlawedGame(flaw) if flaw else Game("tests.cloakroom")


class FlawedGame(Game):
    def __init__(self, flaw: str) -> None:
        super().__init__("tests.cloakroom")
        self.flaw = flaw

    def begin(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        assert isinstance(self.box, Box)
        return Flawed(self.box, seats, self.flaw)

    def worlds(self, view: CoreView) -> CoreWorlds:
        assert isinstance(self.box, Box)
        assert isinstance(view, View)
        return FlawedWorlds(self.box, view, self.flaw)


class Flawed(Cloakroom):
    """A state with one flaw."""

    def __init__(self, box: Box, seats: int, flaw: str) -> None:
        super().__init__(box, seats)
        self.flaw = flaw
        self.arrived: list[int] = []  # seats in the order of their bids
        self.noise = 0

    def clone(self) -> State:
        other = Flawed(self.box, self.seats, self.flaw)
        self.copy_to(other)
        other.arrived, other.noise = list(self.arrived), self.noise
        if self.flaw == "clones share their bids":
            other.bids = self.bids
        return other

    def actors(self) -> i64:
        return 1 if self.flaw == "a seat decides at a chance node" and self.stage == "deal" else super().actors()

    def legal(self, seat: i64) -> vec[i64]:
        if self.flaw == "a legal move is not listed" and self.stage == "peek":
            return vec[i64]([PEEK])
        if self.flaw == "an illegal move is applied" and self.stage == "peek":
            return vec[i64]([move for move in super().legal(seat) if move != NO])
        return super().legal(seat)

    def forbids(self, seat: i64, action: i64) -> i64:
        if seat in self.waiting() and self.stage == "bid":
            neighbour = self.cards[1 - min(seat, 1)]
            if self.flaw == "a refusal reveals a secret" and action == PEEK:
                return 2 if neighbour % 2 else 3
            if self.flaw == "half of a sealed decision changes a refusal" and action == PEEK:
                return 2 if sum(colour >= 0 for colour in self.colours) > 1 else 3
            if self.flaw == "legal moves reveal a secret" and action == BID0 + 2 and neighbour == 6:
                return 2
        if self.flaw == "an illegal move is applied" and action == NO and self.stage == "peek" and seat in self.waiting():
            return 0
        return super().forbids(seat, action)

    def carry_out(self, seat: i64, action: i64) -> None:
        first_half = self.stage == "bid" and self.colours[seat] < 0
        if first_half and self.flaw.startswith(SOUND) and self.box.cards in self.cards:
            self.colours[seat] = action
            self.stage = "over"
            self.shown = 0 if self.flaw.endswith("unshown") else EVERYONE
            return
        if self.stage == "bid" and not first_half:
            self.arrived.append(seat)
        swapping = self.stage == "swap" and action == YES
        super().carry_out(seat, action)
        if action == PEEK and self.flaw == "the seat that peeks is shown nothing":
            self.shown = 0
        if self.log is None:
            return
        if first_half and self.flaw == "half of a sealed decision is logged":
            self.log.add(Ready(seat))
        if action == PEEK and self.flaw == "an event reveals a secret":
            peeked, _ = self.log._entries.pop()
            self.log.add(peeked)
        if swapping and self.flaw == "an event happens only for a hidden swap":
            self.log.add(Bids(self.bids))

    def open_bids(self) -> None:
        super().open_bids()
        if self.flaw == "the order of sealed decisions matters":
            self.winner = next(seat for seat in self.arrived if self.bids[seat] == max(self.bids))

    def chance_total(self) -> i64:
        total = super().chance_total()
        return total + 1 if total and self.flaw == "the weights do not sum to the total" else total

    def apply_chance(self, outcome: i64) -> None:
        if self.flaw == "a refused outcome leaves a trace":
            self.noise += 1
        super().apply_chance(outcome)

    def payoff(self, seat: i64) -> float:
        return super().payoff(seat) + (0.25 if self.flaw == "returns do not add up" else 0)

    def view(self, seat: int | None) -> View:
        view = super().view(seat)
        stage, waiting = view.stage, view.waiting
        if self.flaw == "a public field differs between viewers" and seat == 1:
            stage = stage.upper()
        if self.flaw == "a view reveals a secret" and self.stage == "bid" and self.cards[0] > 3:
            stage = "bid!"
        if self.flaw == "half of a sealed decision shows" and self.stage == "bid" and RED in self.colours:
            stage = "bid!"
        if self.flaw == "an open bid shows" and self.stage == "bid" and self.bids.count(2):
            waiting = []
        return msgspec.structs.replace(view, stage=stage + "!" * self.noise, waiting=waiting)


class FlawedWorlds(Worlds):
    """The belief of a flawed game."""

    def __init__(self, box: Box, view: View, flaw: str) -> None:
        super().__init__(box, msgspec.structs.replace(view, stage=view.stage.rstrip("!")))
        self.flaw = flaw

    def new_state(self) -> Cloakroom:
        return Flawed(self.box, self.view.seats, self.flaw)

    def sample(self, rng: Rng) -> Cloakroom:
        state = super().sample(rng)
        if self.flaw == "belief gives another view" and state.stage == "peek":
            state.bids[0] += 1
        return state

    def pick(self, pool: list[int], rng: Rng) -> int:
        if self.flaw != FOUND_BY_BELIEF:
            return super().pick(pool, rng)
        allowed = [index for index, card in enumerate(pool) if card != 2] or [0]
        return allowed[rng.below(len(allowed))]
