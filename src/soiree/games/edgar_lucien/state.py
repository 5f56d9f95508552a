"""The state of Edgar & Lucien: its fields, and the methods that read and change them. It has no rules.

What the seats have is packed into one integer, some bits for each seat (pawns and needles: a seat's Edgar, then its Lucien).
Sets of districts, seats, marks and certificates are bit sets; hands, deck and discard pile are packs (`soiree.core.sets.pack`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.sets.bits import bit, count
from soiree.core.sets.pack import card, copies, pack_of, size
from soiree.core.state import State
from soiree.games.edgar_lucien.board import Board
from soiree.games.edgar_lucien.box import CARDS, CONSTANTS, COPIES

NONE: Final = -1

EDGAR: Final = 0
LUCIEN: Final = 1

START_MONEY: Final[i64] = CONSTANTS["start_money"]
START_POPULARITY: Final[i64] = CONSTANTS["start_popularity"]
FULL_POPULARITY: Final[i64] = CONSTANTS["max_popularity"]
DANDY_MONEY: Final[i64] = CONSTANTS["dandy_money"]
ZEALOT_POPULARITY: Final[i64] = CONSTANTS["zealot_popularity"]
DECK: Final[i64] = pack_of([kind for kind, number in enumerate(COPIES) for _ in range(number)])
DECK_SIZE: Final[i64] = sum(COPIES)
KIND_COUNT: Final[i64] = len(CARDS)

MONEY_BITS: Final = 15
MONEY_MASK: Final = 0x7FFF
MONEY_AT_MOST: Final = 0x7FFF  # far beyond what 100 periods can bring
POPULARITY_BITS: Final = 8
POPULARITY_MASK: Final = 0xFF
PAWN_BITS: Final = 5
NOWHERE: Final = 31  # a pawn before its placement
NEEDLE_BITS: Final = 4
UNSET: Final = 15  # a needle before it is set
ALL_NOWHERE: Final = 0xFFFFFFFFFF
ALL_UNSET: Final = 0xFFFFFFFF
ESTATE_MASK: Final = 0x7FFFFFFF

# The four conditions, numbered as on the board.
DANDY: Final = 0
COLLECTOR: Final = 1
BUREAUCRAT: Final = 2
ZEALOT: Final = 3
ALL_CONDITIONS: Final = 15

NOTHING_KNOWN: Final = vec[i64]([0] * 16)


class Table(State):
    """What each seat has, and how far the game has come."""

    def __init__(self, board: Board, seats: i64, closed: bool, showing: bool, periods: i64) -> None:
        super().__init__(seats)
        self.board = board
        self.closed = closed  # option `money`: others do not see what a seat has
        self.showing = showing  # with closed purses, who is robbed shows theirs to the robber
        self.periods: i64 = periods  # option `periods`
        self.purses: i64 = 0
        self.fame: i64 = 0
        self.estates_low: i64 = 0  # districts of seats 0 and 1
        self.estates_high: i64 = 0  # of seats 2 and 3
        self.pawns: i64 = ALL_NOWHERE
        self.needles: i64 = ALL_UNSET
        self.marks: i64 = 0  # Administration actions done this period: eight bits for each seat, Edgar's four places first
        self.acted: i64 = 0  # two bits for each seat
        self.certificates: i64 = 0  # four bits for each seat
        self.certified: i64 = 0  # the seats that gained a certificate this period
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        self.hand3: i64 = 0
        # known[4 * p + q]: cards that p is certain to be in q's hand (section 7). Shared between copies, so replaced, never changed.
        self.known = NOTHING_KNOWN
        self.knowing: i64 = 0  # which of the sixteen are not empty
        self.seen_purses: i64 = 0  # bit 4 * p + q: p was shown the purse of q, which has not changed since (EL-806)
        self.deck: i64 = DECK
        self.deck_left: i64 = DECK_SIZE
        self.discard: i64 = 0
        self.governor: i64 = NONE
        self.protection: i64 = NONE
        self.first: i64 = NONE
        self.next_first: i64 = NONE
        self.period: i64 = 1
        self.turn: i64 = 1
        self.asked: i64 = 0  # which prompt or chance node is open
        self.waiting: i64 = 0  # the seats that must decide
        self.active: i64 = NONE
        # A move or an action that is being carried out: the pawn, the action number, the rest as in the view's `pending`.
        self.who: i64 = NONE
        self.doing: i64 = NONE
        self.doubled = False
        self.left: i64 = 0
        self.queue: i64 = 0  # a set: they answer clockwise from the active seat
        self.moves_made: i64 = 0  # pawns that have moved this turn
        self.tied: i64 = 0
        self.live: i64 = 0
        self.high: i64 = 0
        self.holder: i64 = NONE
        self.ended_by: i64 = NONE
        self.winners: i64 = 0
        self.touched: i64 = 0  # seats that gained something since victory was last checked; none between two steps
        for seat in range(seats):
            self.set_money(seat, START_MONEY)
            self.set_popularity(seat, START_POPULARITY)

    def copy_to(self, other: "Table") -> None:
        """Copies all fields."""
        other.shown = self.shown
        other.purses = self.purses
        other.fame = self.fame
        other.estates_low = self.estates_low
        other.estates_high = self.estates_high
        other.pawns = self.pawns
        other.needles = self.needles
        other.marks = self.marks
        other.acted = self.acted
        other.certificates = self.certificates
        other.certified = self.certified
        other.hand0 = self.hand0
        other.hand1 = self.hand1
        other.hand2 = self.hand2
        other.hand3 = self.hand3
        other.known = self.known
        other.knowing = self.knowing
        other.seen_purses = self.seen_purses
        other.deck = self.deck
        other.deck_left = self.deck_left
        other.discard = self.discard
        other.governor = self.governor
        other.protection = self.protection
        other.first = self.first
        other.next_first = self.next_first
        other.period = self.period
        other.turn = self.turn
        other.asked = self.asked
        other.waiting = self.waiting
        other.active = self.active
        other.who = self.who
        other.doing = self.doing
        other.doubled = self.doubled
        other.left = self.left
        other.queue = self.queue
        other.moves_made = self.moves_made
        other.tied = self.tied
        other.live = self.live
        other.high = self.high
        other.holder = self.holder
        other.ended_by = self.ended_by
        other.winners = self.winners
        other.touched = self.touched

    # ------------------------------------------------------------ seats

    def all_seats(self) -> i64:
        return bit(self.seats) - 1

    def after(self, seat: i64) -> i64:
        """The left neighbour."""
        return seat + 1 if seat + 1 < self.seats else 0

    def next_in(self, seats: i64, seat: i64) -> i64:
        """The first of these seats clockwise after a seat; the seat itself comes last."""
        seat = self.after(seat)
        while (seats >> seat) & 1 == 0:
            seat = self.after(seat)
        return seat

    def clockwise(self, seats: i64, start: i64) -> list[int]:
        """These seats in the order in which they answer a seat; it comes last itself."""
        found: list[int] = []
        seat = start
        for _ in range(self.seats):
            seat = self.after(seat)
            if (seats >> seat) & 1 == 1:
                found.append(seat)
        return found

    def in_turn_order(self, seats: i64) -> list[int]:
        return self.clockwise(seats, (self.first + self.seats - 1) % self.seats)

    # ------------------------------------------------------------ where the game stands

    def asks(self, seat: i64) -> bool:
        return 0 <= seat < self.seats and (self.waiting >> seat) & 1 == 1

    def ask(self, prompt: i64, seat: i64) -> None:
        self.asked = prompt
        self.waiting = bit(seat)

    def wait_for_chance(self, node: i64) -> None:
        self.asked = node
        self.waiting = 0

    def put_away(self) -> None:
        """Nothing is being carried out any more."""
        self.who = NONE
        self.doing = NONE
        self.doubled = False
        self.left = 0
        self.queue = 0

    def govern(self, seat: i64) -> None:
        """The Governor plays last."""
        self.governor = seat
        self.next_first = self.after(seat)
        self.touched |= bit(seat)

    # ------------------------------------------------------------ money and popularity

    def money(self, seat: i64) -> i64:
        return (self.purses >> (seat * MONEY_BITS)) & MONEY_MASK

    def set_money(self, seat: i64, money: i64) -> None:
        self.purses += (money - self.money(seat)) * bit(seat * MONEY_BITS)

    def earn(self, seat: i64, money: i64) -> None:
        self.purses += money << (seat * MONEY_BITS)
        self.touched |= bit(seat)
        if self.seen_purses != 0 and money != 0:
            self.close_purse(seat)

    def spend(self, seat: i64, money: i64) -> None:
        self.purses -= money << (seat * MONEY_BITS)
        if self.seen_purses != 0 and money != 0:
            self.close_purse(seat)

    def show_purse(self, seat: i64, reader: i64) -> None:
        self.seen_purses |= bit(4 * reader + seat)

    def close_purse(self, seat: i64) -> None:
        """Nobody else knows any more what the seat has."""
        self.seen_purses -= self.seen_purses & (0x1111 << seat)

    def purse_open(self, seat: i64, reader: i64) -> bool:
        """Whether the reader sees what the seat has: their own, one that they were shown, all with open purses or after the end."""
        if not self.closed or reader == seat or self.over():
            return True
        return reader != NONE and (self.seen_purses >> (4 * reader + seat)) & 1 == 1

    def popularity(self, seat: i64) -> i64:
        return (self.fame >> (seat * POPULARITY_BITS)) & POPULARITY_MASK

    def set_popularity(self, seat: i64, points: i64) -> None:
        self.fame += (points - self.popularity(seat)) * bit(seat * POPULARITY_BITS)

    def rise(self, seat: i64, points: i64) -> i64:
        """Popularity grows up to the top of the track (EL-505); returns by how much it really did."""
        gained: i64 = min(points, FULL_POPULARITY - self.popularity(seat))
        self.fame += gained << (seat * POPULARITY_BITS)
        self.touched |= bit(seat)
        return gained

    def fall(self, seat: i64, points: i64) -> None:
        self.fame -= points << (seat * POPULARITY_BITS)

    # ------------------------------------------------------------ districts

    def estate(self, seat: i64) -> i64:
        """The districts that a seat owns."""
        pair = self.estates_low if seat < 2 else self.estates_high
        return (pair >> ((seat & 1) << 5)) & ESTATE_MASK

    def owned(self) -> i64:
        """All districts with an owner."""
        both: i64 = self.estates_low | self.estates_high
        return (both | (both >> 32)) & ESTATE_MASK

    def neutral(self) -> i64:
        return self.board.land - self.owned()

    def owner(self, district: i64) -> i64:
        for seat in range(self.seats):
            if (self.estate(seat) >> district) & 1 == 1:
                return seat
        return NONE

    def take(self, seat: i64, district: i64) -> None:
        """The seat becomes the owner; a former owner loses the district."""
        self.release(district)
        if seat < 2:
            self.estates_low += bit(district + ((seat & 1) << 5))
        else:
            self.estates_high += bit(district + ((seat & 1) << 5))
        self.touched |= bit(seat)

    def release(self, district: i64) -> None:
        """The district becomes neutral."""
        both: i64 = bit(district) | bit(district + 32)
        self.estates_low -= self.estates_low & both
        self.estates_high -= self.estates_high & both

    # ------------------------------------------------------------ pawns and needles

    def pawn(self, seat: i64, who: i64) -> i64:
        """The district where a pawn stands; NOWHERE before its placement."""
        return (self.pawns >> ((2 * seat + who) * PAWN_BITS)) & NOWHERE

    def put_pawn(self, seat: i64, who: i64, district: i64) -> None:
        self.pawns += (district - self.pawn(seat, who)) * bit((2 * seat + who) * PAWN_BITS)

    def needle(self, seat: i64, who: i64) -> i64:
        """The wheel position that is set; UNSET if none is."""
        return (self.needles >> ((2 * seat + who) * NEEDLE_BITS)) & UNSET

    def put_needle(self, seat: i64, who: i64, position: i64) -> None:
        self.needles += (position - self.needle(seat, who)) * bit((2 * seat + who) * NEEDLE_BITS)

    # ------------------------------------------------------------ marks

    def has_acted(self, seat: i64, who: i64) -> bool:
        return (self.acted >> (2 * seat + who)) & 1 == 1

    def acts(self, seat: i64, who: i64) -> None:
        self.acted |= bit(2 * seat + who)

    def has_done(self, seat: i64, who: i64, place: i64) -> bool:
        """Whether the seat has done this Administration action in this period (EL-501)."""
        return (self.marks >> (8 * seat + 4 * who + place)) & 1 == 1

    def mark(self, seat: i64, who: i64, place: i64) -> None:
        self.marks |= bit(8 * seat + 4 * who + place)

    # ------------------------------------------------------------ cards

    def hand(self, seat: i64) -> i64:
        if seat < 2:
            return self.hand0 if seat == 0 else self.hand1
        return self.hand2 if seat == 2 else self.hand3

    def set_hand(self, seat: i64, hand: i64) -> None:
        if seat == 0:
            self.hand0 = hand
        elif seat == 1:
            self.hand1 = hand
        elif seat == 2:
            self.hand2 = hand
        else:
            self.hand3 = hand

    def lay_down(self, seat: i64, kind: i64) -> None:
        """A card goes from a hand face up onto the discard pile; one known copy less, if there was one."""
        self.set_hand(seat, self.hand(seat) - card(kind))
        self.discard += card(kind)
        if self.knowing != 0:
            for other in range(self.seats):
                self.doubt(other, seat, kind)

    def turn_discards(self) -> None:
        """The discard pile becomes the deck (EL-512)."""
        self.deck = self.discard
        self.deck_left = size(self.discard)
        self.discard = 0

    def knows(self, reader: i64, holder: i64) -> i64:
        return self.known[4 * reader + holder]

    def set_known(self, reader: i64, holder: i64, cards: i64) -> None:
        index: i64 = 4 * reader + holder
        known = self.known[:]
        known[index] = cards
        self.known = known
        self.knowing |= bit(index)
        if cards == 0:
            self.knowing -= bit(index)

    def doubt(self, reader: i64, holder: i64, kind: i64) -> None:
        """The reader is certain of one copy less."""
        cards = self.knows(reader, holder)
        if copies(cards, kind) > 0:
            self.set_known(reader, holder, cards - card(kind))

    # ------------------------------------------------------------ conditions

    def facts(self, seat: i64) -> i64:
        """The conditions that are true in fact (section 2)."""
        estate = self.estate(seat)
        found: i64 = 0
        if self.money(seat) >= DANDY_MONEY:
            found += 1
        if count(estate) >= self.board.collector:
            found += 2
        if count(estate & self.board.offices) >= self.board.bureaucrat:
            found += 4
        if self.governor == seat and self.popularity(seat) >= ZEALOT_POPULARITY:
            found += 8
        return found

    def certificates_of(self, seat: i64) -> i64:
        return (self.certificates >> (4 * seat)) & ALL_CONDITIONS

    def counting(self, seat: i64) -> i64:
        """The conditions that count: true in fact, or certified (EL-902)."""
        return self.facts(seat) | self.certificates_of(seat)

    def certificate_holder(self, condition: i64) -> i64:
        for seat in range(self.seats):
            if (self.certificates >> (4 * seat + condition)) & 1 == 1:
                return seat
        return NONE

    def give_certificate(self, condition: i64, seat: i64) -> None:
        """From the table or from its holder; NONE: back to the table."""
        all_seats: i64 = bit(condition) | bit(4 + condition) | bit(8 + condition) | bit(12 + condition)
        self.certificates -= self.certificates & all_seats
        if seat != NONE:
            self.certificates |= bit(4 * seat + condition)
            self.touched |= bit(seat)


def anybody(seat: i64) -> int | None:
    """A seat as it is in events: None for no seat."""
    return None if seat == NONE else seat
