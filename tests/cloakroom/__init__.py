"""A toy game for testing core: small, but with everything the contract must carry.

*Cloakroom*, 2 or 3 seats. Each seat is dealt one of the cards 1 .. 6, unseen. All bid 0, 1 or 2 at once, sealed, in two
halves (first a colour, then the bid). The highest bidder (first of them) may peek at the next seat's card and then, unseen,
exchange it with its own, or not. The higher card wins. Everything is shown at the end.

A `flaw` breaks one promise of the contract on purpose: the conformance library must find each.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i16, i64

from soiree.core.errors import BadPosition
from soiree.core.evaluation import Evaluation
from soiree.core.events import Event
from soiree.core.features import Features
from soiree.core.game import Game, OptionValue
from soiree.core.message import Message, player
from soiree.core.notation import Notation
from soiree.core.rng import Rng
from soiree.core.seats import EVERYONE
from soiree.core.sheet import Sheet
from soiree.core.state import State
from soiree.core.view import View
from soiree.core.words import Words
from soiree.core.worlds import Worlds

CARDS = 6
ACTIONS = ("red", "black", "bid0", "bid1", "bid2", "peek", "leave", "yes", "no")
RED, BLACK, BID0, PEEK, LEAVE, YES, NO = 0, 1, 2, 5, 6, 7, 8


class Ready(Event, frozen=True, tag="ready"):
    seat: int


class Bids(Event, frozen=True, tag="bids"):
    bids: list[int]


class Peeked(Event, frozen=True, tag="peeked"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int | None


class CloakroomView(View, frozen=True):
    private: ClassVar[tuple[str, ...]] = ("seat", "card", "mine", "peeked")
    game: str
    seat: int | None
    seats: int
    dealt: int
    stage: str
    waiting: list[int]
    card: int | None
    mine: list[int]  # own colour and bid, as far as set
    bids: list[int]
    winner: int | None  # of the bidding
    peeked: int | None
    cards: list[int]  # at the end
    returns: list[float]


class Cloakroom(State):
    """stage: deal, bid, peek, swap, over."""

    def __init__(self, seats: int, flaw: str) -> None:
        super().__init__(seats)
        self.flaw = flaw
        self.stage = "deal"
        self.cards: list[int] = []
        self.colours = [-1] * seats
        self.bids = [-1] * seats
        self.arrived: list[int] = []  # seats in the order of their bids: nobody's business
        self.winner = -1
        self.peeked = False
        self.seen = 0  # the card that was peeked at
        self.noise = 0

    def clone(self) -> State:
        other = Cloakroom(self.seats, self.flaw)
        other.stage, other.winner, other.peeked, other.seen, other.noise = self.stage, self.winner, self.peeked, self.seen, self.noise
        other.cards, other.colours, other.bids, other.arrived = list(self.cards), list(self.colours), list(self.bids), list(self.arrived)
        if self.flaw == "copies share their bids":
            other.bids = self.bids
        other.shown = self.shown
        return other

    # decisions

    def actors(self) -> i64:
        if self.flaw == "somebody decides at a chance node" and self.stage == "deal":
            return 1
        return sum(1 << seat for seat in self.waiting())

    def waiting(self) -> list[int]:
        if self.stage == "bid":
            return [seat for seat in range(self.seats) if self.bids[seat] < 0]
        return [self.winner] if self.stage in ("peek", "swap") else []

    def prompt(self, seat: i64) -> str:
        if seat not in self.waiting():
            return ""
        return ("colour" if self.colours[seat] < 0 else "bid") if self.stage == "bid" else self.stage

    def legal(self, seat: i64) -> vec[i64]:
        moves = [action for action in range(len(ACTIONS)) if self.forbids(seat, action) == 0]
        if self.flaw == "a legal move is not listed" and self.stage == "peek":
            moves = [PEEK]
        if self.flaw == "an illegal move is carried out" and self.stage == "peek":
            moves = [move for move in moves if move != NO]
        return vec[i64](moves)

    def forbids(self, seat: i64, action: i64) -> i64:
        open_here = {"colour": (RED, BLACK), "bid": (BID0, BID0 + 1, BID0 + 2), "peek": (PEEK, LEAVE), "swap": (YES, NO)}
        if self.over():
            return 9
        if seat not in self.waiting():
            return 1
        if self.flaw == "a refusal tells a secret" and self.stage == "bid" and action == PEEK:
            return 2 if self.cards[1 - min(seat, 1)] % 2 else 3
        if self.flaw == "half of a sealed decision changes a refusal" and self.stage == "bid" and action == PEEK:
            return 2 if sum(colour >= 0 for colour in self.colours) > 1 else 3
        if self.flaw == "legal moves tell a secret" and self.stage == "bid" and action == BID0 + 2 and self.cards[1 - min(seat, 1)] == 6:
            return 2
        if self.flaw == "an illegal move is carried out" and action == NO and self.stage == "peek":
            return 0
        return 0 if action in open_here[self.prompt(seat)] else 2

    def carry_out(self, seat: i64, action: i64) -> None:
        if self.stage == "bid":
            half = self.colours[seat] < 0
            if half:
                self.colours[seat] = action
                if self.flaw.startswith("a hidden card ends it") and CARDS in self.cards:
                    self.stage = "over"
                    self.shown = 0 if self.flaw.endswith("unshown") else EVERYONE
                    return
            else:
                self.bids[seat] = action - BID0
                self.arrived.append(seat)
            if self.log is not None and (not half or self.flaw == "half of a sealed decision is told"):
                self.log.tell(Ready(seat))
            if not self.waiting():
                self.reveal_bids()
        elif action == PEEK:
            self.peeked = True
            self.seen = self.cards[self.other()]
            self.shown = 0 if self.flaw == "who peeks is shown nothing" else 1 << self.winner
            if self.log is not None:
                self.log.tell(Peeked(self.winner, self.seen), EVERYONE if self.flaw == "an event tells a secret" else 1 << self.winner)
            self.stage = "swap"
        else:
            if action == YES:
                mine, other = self.winner, self.other()
                self.cards[mine], self.cards[other] = self.cards[other], self.cards[mine]
                if self.flaw == "an event happens only for a hidden swap" and self.log is not None:
                    self.log.tell(Bids(self.bids))
            self.stage = "over"
            self.shown = EVERYONE

    def reveal_bids(self) -> None:
        self.winner = self.bids.index(max(self.bids))
        if self.flaw == "the order of sealed decisions matters":
            self.winner = next(seat for seat in self.arrived if self.bids[seat] == max(self.bids))
        self.stage = "peek"
        self.shown = EVERYONE
        if self.log is not None:
            self.log.tell(Bids(list(self.bids)))

    def other(self) -> int:
        return (self.winner + 1) % self.seats

    def action_space(self) -> i64:
        return len(ACTIONS)

    def clause_prefix(self) -> str:
        return "TOY"

    # chance

    def outcome_space(self) -> i64:
        return CARDS

    def chance_total(self) -> i64:
        total = CARDS - len(self.cards) if self.stage == "deal" else 0
        return total + 1 if total and self.flaw == "the weights do not make the total" else total

    def chance_weight(self, outcome: i64) -> i64:
        return int(self.stage == "deal" and outcome + 1 not in self.cards)

    def turn_up(self, outcome: i64) -> None:
        self.cards.append(outcome + 1)
        if len(self.cards) == self.seats:
            self.stage = "bid"

    def apply_chance(self, outcome: i64) -> None:
        if self.flaw == "a refused outcome leaves a trace":
            self.noise += 1
        super().apply_chance(outcome)

    # the end

    def over(self) -> bool:
        return self.stage == "over"

    def payoff(self, seat: i64) -> float:
        beaten = sum(card < self.cards[seat] for card in self.cards)
        return beaten / (self.seats - 1) + (0.25 if self.flaw == "returns do not add up" else 0)

    def reason(self) -> str:
        return "cards" if self.over() else ""

    # who sees what

    def view(self, seat: int | None) -> View:
        waiting = self.waiting()
        stage = self.stage
        if self.flaw == "a public field differs between viewers" and seat == 1:
            stage = stage.upper()
        if self.flaw == "a view tells a secret" and self.stage == "bid" and self.cards[0] > 3:
            stage = "bid!"
        if self.flaw == "half of a sealed decision shows" and self.stage == "bid" and RED in self.colours:
            stage = "bid!"
        return CloakroomView(
            game="toy-cloakroom",
            seat=seat,
            seats=self.seats,
            dealt=len(self.cards),
            stage=stage + "!" * self.noise,
            waiting=[] if self.flaw == "an open bid shows" and self.stage == "bid" and self.bids.count(2) else waiting,
            card=self.cards[seat] if seat is not None and seat < len(self.cards) else None,
            mine=[] if seat is None else [self.colours[seat], self.bids[seat]],
            bids=[] if self.stage in ("deal", "bid") else list(self.bids),
            winner=self.winner if self.winner >= 0 else None,
            peeked=self.seen if self.peeked and seat == self.winner else None,
            cards=list(self.cards) if self.over() else [],
            returns=[self.payoff(each) for each in range(self.seats)] if self.over() else [],
        )

    def sees_chance(self) -> i64:
        return 1 << len(self.cards)

    def sees_decision(self, seat: i64, action: i64) -> i64:
        return 1 << seat if self.stage == "swap" else EVERYONE

    def sealed(self) -> bool:
        return self.stage == "bid"

    def laid_open(self) -> bool:
        return self.over()


class CardValue(Evaluation):
    """The higher the own card, the better."""

    def names(self) -> list[str]:
        return ["card"]

    def measure(self, state: State, seat: i64, features: vec[float]) -> None:
        assert isinstance(state, Cloakroom)
        features[0] = state.cards[seat] / CARDS


class CardFeatures(Features):
    """The own card."""

    def version(self) -> int:
        return 1

    def names(self) -> list[str]:
        return ["card"]

    def write(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, Cloakroom)
        row[at] = i16(state.cards[seat] if seat < len(state.cards) else 0)


class CloakroomWorlds(Worlds):
    """Unknown cards and hidden bids are anything that fits."""

    def __init__(self, view: CloakroomView, flaw: str) -> None:
        self.view = view
        self.flaw = flaw

    def draw(self, rng: Rng) -> State:
        view = self.view
        state = Cloakroom(view.seats, self.flaw)
        state.stage = view.stage.rstrip("!")
        state.winner = -1 if view.winner is None else view.winner
        state.bids = list(view.bids) or [-1] * state.seats
        state.colours = [rng.below(2)] * state.seats if view.bids else [-1] * state.seats
        known = {view.seat: view.card} if view.card is not None else {}
        if view.peeked is not None:
            state.peeked, state.seen = True, view.peeked
            known[state.other()] = view.peeked
        elif state.stage == "swap":
            state.peeked = True
        if view.cards:
            known = dict(enumerate(view.cards))
        pool = [card for card in range(1, CARDS + 1) if card not in known.values()]
        if self.flaw == "belief forgets a card" and len(pool) > 1:
            pool = [card for card in pool if card != 2] + [2]
        for seat in range(view.dealt):
            place = rng.below(len(pool)) if self.flaw != "belief forgets a card" else rng.below(max(1, len(pool) - 1))
            state.cards.append(known[seat] if seat in known else pool.pop(place))
        if state.stage == "swap" and view.peeked is None:
            state.seen = state.cards[state.other()]
        if state.over() and view.seat != state.winner:
            state.seen = 0
        if view.seat is not None:
            state.colours[view.seat], state.bids[view.seat] = view.mine
        if state.stage == "bid":
            self.hidden_bids(state, rng)
        if self.flaw == "belief gives another view" and state.stage == "peek":
            state.bids[0] += 1
        return state

    def hidden_bids(self, state: Cloakroom, rng: Rng) -> None:
        view = self.view
        for seat in range(state.seats):
            if seat == view.seat:
                continue
            if seat in view.waiting:
                state.colours[seat] = rng.below(3) - 1
            else:
                state.colours[seat], state.bids[seat] = rng.below(2), rng.below(3)


class CloakroomGame(Game):
    def __init__(self, flaw: str = "") -> None:
        super().__init__(Path(__file__).parent)
        self.flaw = flaw

    def begin(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        return Cloakroom(seats, self.flaw)

    def notation(self) -> Notation:
        return Notation(ACTIONS, [str(card + 1) for card in range(CARDS)])

    def view_type(self) -> type[View]:
        return CloakroomView

    def worlds(self, view: View) -> Worlds:
        assert isinstance(view, CloakroomView)
        return CloakroomWorlds(view, self.flaw)

    def secrets(self, state: State, seat: int | None) -> list[str]:
        assert isinstance(state, Cloakroom)
        return [f"card{place}:{card}" for place, card in enumerate(state.cards) if place != seat]

    def position(self, at: object, seats: int, options: Mapping[str, OptionValue]) -> State:
        raise BadPosition("the toy has no position language")

    def violations(self, state: State) -> list[str]:
        assert isinstance(state, Cloakroom)
        return [] if len(set(state.cards)) == len(state.cards) else ["1 cards are different"]

    def violations_between(self, before: State, after: State) -> list[str]:
        return []

    def say_move(self, token: str, prompt: str) -> Message:
        return Message("move", {"token": token})

    def say_event(self, event: Event) -> Message:
        return Message("event", {"player": player(0)})

    def evaluation_type(self) -> type[Evaluation]:
        return CardValue

    def evaluation(self, weights: Mapping[str, float] | None = None) -> Evaluation:
        return super().evaluation(weights or {"card": 3.0})  # the toy has no weights.toml

    def features(self, seats: int) -> Features:
        return CardFeatures()

    def draw(self, view: View, words: Words, names: Sequence[str]) -> str:
        return view.json()

    def picture(self, view: View, words: Words, names: Sequence[str]) -> str:
        return Sheet(100, 100, "toy").svg()


GAME = CloakroomGame()
