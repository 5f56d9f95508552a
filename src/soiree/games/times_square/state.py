"""The state of Times Square: its fields, and their numbers in the acting seat's own frame.

Coordinates in fields are absolute, -8 .. 8 in the room's own edition. In the own frame of a seat its club lies beyond 8. Hands, pile and
discards are packs (`soiree.core.sets.pack`).
"""

from typing import Final

from mypy_extensions import i64

from soiree.core.state import State
from soiree.games.times_square import box
from soiree.games.times_square.board import BOARDS, ENTRANCE_AT, FACT, HAND_AT, NUMBER_AT, SUBSTITUTE_AT, Board
from soiree.games.times_square.box import KINDS, RULES

# ---------------------------------------------------------------- the box

LAST_PILE: Final[i64] = RULES["piles"]
PER_FIGURE: Final[i64] = RULES["charlie_per_figure"]
FOR_TRIO: Final[i64] = RULES["charlie_for_trio"]
MANHOLE: Final[i64] = box.MANHOLE
KIND_COUNT: Final[i64] = len(KINDS)
HAL_TO_0: Final[i64] = len(KINDS)  # chance outcomes: the kinds, then the two ways the fists may go

NONE: Final = -1
NOWHERE: Final = -99  # Hal and Deb before the fists

# Stages and causes, numbered as in the box.
FISTS: Final = 0
DEAL: Final = 1
ACT: Final = 2
MORE: Final = 3
TRADE: Final = 4
DRAW: Final = 5
OVER: Final = 6

BY_SUE: Final = 0
BY_CHARLIE: Final = 1
BY_PILE: Final = 2

# Suits and roles share their numbers: the role of a suit is the figure it moves.
SUE_SUIT: Final = 0
GUARD_SUIT: Final = 1
HAL_SUIT: Final = 2
RED_SUIT: Final = 3
AS_SUE: Final = 0


class Table(State):
    """Where the figures stand, who holds which cards, and how far the turn has come."""

    def __init__(self, table: i64) -> None:
        super().__init__(2)
        self.table: i64 = table  # box and option: `Board.table`
        self.sue: i64 = MANHOLE
        self.guard_low: i64 = 0
        self.guard_high: i64 = 0
        self.charlie: i64 = MANHOLE
        self.hal: i64 = NOWHERE
        self.deb: i64 = NOWHERE
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.held0: i64 = 0  # cards in each hand
        self.held1: i64 = 0
        self.known0: i64 = 0  # the part of a hand that the other seat knows (section 7)
        self.known1: i64 = 0
        self.pile: i64 = 0
        self.pile_left: i64 = 0
        self.pile_no: i64 = 1
        self.discard: i64 = 0
        self.stage: i64 = FISTS
        self.active: i64 = NONE
        self.turn: i64 = 0
        self.suit: i64 = NONE
        self.role: i64 = NONE
        self.last: i64 = NONE  # the kind discarded last in this trade
        self.cause: i64 = NONE
        self.winner: i64 = NONE

    def set_up(self) -> None:
        """The bodyguards beside Sue, all cards in the pile (TS-106); not in the constructor, which every copy calls."""
        board = self.board()
        self.guard_low = -board.guard_start
        self.guard_high = board.guard_start
        self.pile = board.deck
        self.pile_left = board.cards

    def copy_to(self, other: "Table") -> None:
        """Copies all fields."""
        other.shown = self.shown
        other.sue = self.sue
        other.guard_low = self.guard_low
        other.guard_high = self.guard_high
        other.charlie = self.charlie
        other.hal = self.hal
        other.deb = self.deb
        other.hand0 = self.hand0
        other.hand1 = self.hand1
        other.held0 = self.held0
        other.held1 = self.held1
        other.known0 = self.known0
        other.known1 = self.known1
        other.pile = self.pile
        other.pile_left = self.pile_left
        other.pile_no = self.pile_no
        other.discard = self.discard
        other.stage = self.stage
        other.active = self.active
        other.turn = self.turn
        other.suit = self.suit
        other.role = self.role
        other.last = self.last
        other.cause = self.cause
        other.winner = self.winner

    # ------------------------------------------------------------ box and option

    def board(self) -> Board:
        return BOARDS[self.table >> NUMBER_AT]

    def end_space(self) -> i64:
        """The last space of the street, in every seat's own frame."""
        return self.table & FACT

    def entrance(self) -> i64:
        """The first space of an entrance, in every seat's own frame."""
        return (self.table >> ENTRANCE_AT) & FACT

    def substitute(self) -> bool:
        """Option `joker`: TS-520, else TS-510."""
        return (self.table >> SUBSTITUTE_AT) & 1 == 1

    def hand_size(self) -> i64:
        return (self.table >> HAND_AT) & FACT

    # ------------------------------------------------------------ the own frame

    def way(self) -> i64:
        """Forward for the active seat: +1 or -1."""
        return 1 if self.active == 1 else -1

    def near(self) -> i64:
        """The near bodyguard, own frame; bodyguards never cross, so it is always the same figure for a seat."""
        return self.guard_high if self.active == 1 else -self.guard_low

    def far(self) -> i64:
        return self.guard_low if self.active == 1 else -self.guard_high

    def set_near(self, n: i64) -> None:
        if self.active == 1:
            self.guard_high = n
        else:
            self.guard_low = -n

    def set_far(self, f: i64) -> None:
        if self.active == 1:
            self.guard_low = f
        else:
            self.guard_high = -f

    def hand(self) -> i64:
        """The active seat's cards."""
        return self.hand1 if self.active == 1 else self.hand0
