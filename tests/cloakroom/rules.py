"""Cloakroom: the whole game.

Each seat is dealt one of the cards 1 .. 6, unseen. All bid 0, 1 or 2 at once, sealed, in two halves (first a colour, then the bid). The
highest bidder (first of them) may peek at the next seat's card and then, unseen, exchange it with its own, or not. The higher card
wins. Everything is shown at the end.
"""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.game import OptionValue
from soiree.core.sets.seats import EVERYONE
from soiree.core.state import State

from .box import ACTIONS, BID0, BLACK, LEAVE, NO, PEEK, RED, YES, Box
from .events import Bids, Peeked, Ready
from .state import Table
from .view import View, view_of


def new(box: Box, seats: int, options: Mapping[str, OptionValue]) -> "Cloakroom":
    """The state before the deal."""
    return Cloakroom(box, seats)


class Cloakroom(Table):
    """A card each, and one look at another."""

    def clone(self) -> State:
        other = Cloakroom(self.box, self.seats)
        self.copy_to(other)
        return other

    # ------------------------------------------------------------ decisions

    def actors(self) -> i64:
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
        return vec[i64]([action for action in range(len(ACTIONS)) if self.forbids(seat, action) == 0])

    def forbids(self, seat: i64, action: i64) -> i64:
        open_here = {"colour": (RED, BLACK), "bid": (BID0, BID0 + 1, BID0 + 2), "peek": (PEEK, LEAVE), "swap": (YES, NO)}
        if self.over():
            return 9
        if seat not in self.waiting():
            return 1
        return 0 if action in open_here[self.prompt(seat)] else 2

    def carry_out(self, seat: i64, action: i64) -> None:
        if self.stage == "bid":
            self.bid(seat, action)
        elif action == PEEK:
            self.peek()
        else:
            if action == YES:
                mine, other = self.winner, self.other()
                self.cards[mine], self.cards[other] = self.cards[other], self.cards[mine]
            self.stage = "over"
            self.shown = EVERYONE

    def bid(self, seat: i64, action: i64) -> None:
        """The first half of a bid, or the second; the last bid opens all."""
        if self.colours[seat] < 0:
            self.colours[seat] = action
            return
        self.bids[seat] = action - BID0
        if self.log is not None:
            self.log.add(Ready(seat))
        if not self.waiting():
            self.open_bids()

    def open_bids(self) -> None:
        self.winner = self.bids.index(max(self.bids))
        self.stage = "peek"
        self.shown = EVERYONE
        if self.log is not None:
            self.log.add(Bids(list(self.bids)))

    def peek(self) -> None:
        self.peeked = True
        self.seen = self.cards[self.other()]
        self.shown = 1 << self.winner
        if self.log is not None:
            self.log.add(Peeked(self.winner, self.seen), 1 << self.winner)
        self.stage = "swap"

    def other(self) -> int:
        """The seat next to the winner of the bidding."""
        return (self.winner + 1) % self.seats

    def action_space(self) -> i64:
        return len(ACTIONS)

    def clause_prefix(self) -> str:
        return "TOY"

    # ------------------------------------------------------------ chance

    def outcome_space(self) -> i64:
        return self.box.cards

    def chance_total(self) -> i64:
        return self.box.cards - len(self.cards) if self.stage == "deal" else 0

    def chance_weight(self, outcome: i64) -> i64:
        return int(self.stage == "deal" and outcome + 1 not in self.cards)

    def carry_out_chance(self, outcome: i64) -> None:
        self.cards.append(outcome + 1)
        if len(self.cards) == self.seats:
            self.stage = "bid"

    # ------------------------------------------------------------ the end

    def over(self) -> bool:
        return self.stage == "over"

    def payoff(self, seat: i64) -> float:
        return sum(card < self.cards[seat] for card in self.cards) / (self.seats - 1)

    def reason(self) -> str:
        return "cards" if self.over() else ""

    # ------------------------------------------------------------ who sees what

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def sees_chance(self) -> i64:
        return 1 << len(self.cards)

    def sees_decision(self, seat: i64, action: i64) -> i64:
        return 1 << seat if self.stage == "swap" else EVERYONE

    def sealed(self) -> bool:
        return self.stage == "bid"

    def revealed(self) -> bool:
        return self.over()
