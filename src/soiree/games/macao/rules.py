"""Shadows of Macao: the whole game, in the order of docs/specs/macao.md, whose clauses (MAC-...) are cited.

A set of cards or tiles is a number with a bit for each (`board.py`). Small numbers of the four piles, or of the seats, lie side by
side in one number, eight bits each. A sequence of cards (a tail, the cards named in a payment) has six bits a card, the first lowest.
Piles count from 0 here, from 1 in tokens and views.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from soiree.core.bits import bit, count, lowest, nth
from soiree.core.seats import EVERYONE
from soiree.core.state import State
from soiree.games.macao import events
from soiree.games.macao.board import (
    BLUE,
    BY_RED,
    BY_TILES,
    CONTACT,
    CONTACTS,
    COST,
    HITS,
    KINDS,
    NONE,
    ONE_EACH,
    PILES,
    RECRUIT,
    RESERVES,
    SAME_KIND,
    STAGES,
    UNDER,
    Board,
    end_names,
)
from soiree.games.macao.payment import missing
from soiree.games.macao.view import view_of

if TYPE_CHECKING:
    from soiree.core.view import View

# Stages, numbered as on the board.
TOPS: Final = 0
TILES: Final = 1
START: Final = 2
REVEAL: Final = 3
ACT: Final = 4
PAY: Final = 5
PLACE: Final = 6  # the prompt `under`
EXCESS: Final = 7
HIT: Final = 8
DANCE: Final = 9
RESERVE: Final = 10
OVER: Final = 11

CARD_BITS: Final = 6
CARD: Final = 63
TILE_BITS: Final = 15  # the tiles before each seat
TILE_SET: Final = 0x7FFF


def part(numbers: i64, place: i64) -> i64:
    """One of the small numbers that lie side by side."""
    return (numbers >> (place << 3)) & 255


def one(place: i64) -> i64:
    """What changes that small number by one."""
    return bit(place << 3)


class Macao(State):
    """Four piles, a row of informants and members before each seat, and establishments to open."""

    def __init__(self, board: Board, seats: i64, by_total: bool, dead_count: bool, market_counts: bool) -> None:
        super().__init__(seats)
        self.board: Board = board
        self.by_total: bool = by_total  # option croupier = total: R17
        self.dead_count: bool = dead_count  # option dead_widow = blue: MAC-615
        self.market_counts: bool = market_counts  # option black_market = self: MAC-616
        # The centre
        self.pool: i64 = 0
        self.sizes: i64 = 0  # by pile, all three parts
        self.hidden: i64 = 0  # by pile
        self.tops: i64 = 0  # by pile: the card + 1, or 0
        self.tail0: int = 0
        self.tail1: int = 0
        self.tail2: int = 0
        self.tail3: int = 0
        self.centre: i64 = 0
        # Before the seats
        self.blue0: i64 = 0
        self.blue1: i64 = 0
        self.blue2: i64 = 0
        self.blue3: i64 = 0
        self.red0: i64 = 0
        self.red1: i64 = 0
        self.red2: i64 = 0
        self.red3: i64 = 0
        self.deceased: i64 = 0  # by seat
        self.reserved: i64 = 0  # green tiles of all seats
        self.opened: i64 = 0  # yellow tiles of all seats
        # The turn
        self.stage: i64 = TOPS
        self.start: i64 = NONE
        self.active: i64 = NONE
        self.asked: i64 = NONE  # who decides, or discards
        self.round: i64 = 0
        self.ending: i64 = 0
        self.pile: i64 = 0  # whose next card is to be turned up
        # What the active seat can pay with, reckoned as its turn begins; a turn has at most one payment
        self.classes: i64 = 0
        self.steady: i64 = 0  # units of its red cards
        self.fleeting: i64 = 0  # units of its living blue cards
        self.discount: i64 = 0  # of its Croupiers
        # The running payment, and then the cards that go under a pile
        self.target: i64 = NONE  # a face, or the number of faces + a tile
        self.left: i64 = 0
        self.have: i64 = 0  # red units and those of the cards named
        self.named: i64 = 0
        self.sequence: i64 = 0  # cards that will go under a pile, in order; Widows do not
        self.in_sequence: i64 = 0

    def clone(self) -> State:
        return self.copy()

    def copy(self) -> "Macao":
        other = Macao(self.board, self.seats, self.by_total, self.dead_count, self.market_counts)
        other.shown = self.shown
        other.pool = self.pool
        other.sizes = self.sizes
        other.hidden = self.hidden
        other.tops = self.tops
        other.tail0 = self.tail0
        other.tail1 = self.tail1
        other.tail2 = self.tail2
        other.tail3 = self.tail3
        other.centre = self.centre
        other.blue0 = self.blue0
        other.blue1 = self.blue1
        other.blue2 = self.blue2
        other.blue3 = self.blue3
        other.red0 = self.red0
        other.red1 = self.red1
        other.red2 = self.red2
        other.red3 = self.red3
        other.deceased = self.deceased
        other.reserved = self.reserved
        other.opened = self.opened
        other.stage = self.stage
        other.start = self.start
        other.active = self.active
        other.asked = self.asked
        other.round = self.round
        other.ending = self.ending
        other.pile = self.pile
        other.classes = self.classes
        other.steady = self.steady
        other.fleeting = self.fleeting
        other.discount = self.discount
        other.target = self.target
        other.left = self.left
        other.have = self.have
        other.named = self.named
        other.sequence = self.sequence
        other.in_sequence = self.in_sequence
        return other

    # ------------------------------------------------------------ what lies where

    def blue(self, seat: i64) -> i64:
        """The living blue cards of a seat."""
        if seat == 0:
            return self.blue0
        if seat == 1:
            return self.blue1
        return self.blue2 if seat == 2 else self.blue3

    def set_blue(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.blue0 = cards
        elif seat == 1:
            self.blue1 = cards
        elif seat == 2:
            self.blue2 = cards
        else:
            self.blue3 = cards

    def red(self, seat: i64) -> i64:
        if seat == 0:
            return self.red0
        if seat == 1:
            return self.red1
        return self.red2 if seat == 2 else self.red3

    def set_red(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.red0 = cards
        elif seat == 1:
            self.red1 = cards
        elif seat == 2:
            self.red2 = cards
        else:
            self.red3 = cards

    def dead(self, seat: i64) -> i64:
        """How many deceased Widows lie before a seat."""
        return part(self.deceased, seat)

    def green(self, seat: i64) -> i64:
        return (self.reserved >> (seat * TILE_BITS)) & TILE_SET

    def yellow(self, seat: i64) -> i64:
        return (self.opened >> (seat * TILE_BITS)) & TILE_SET

    def limit(self, seat: i64) -> i64:
        """MAC-303, MAC-560."""
        return self.board.blue_limit + self.board.keeper_room * count(self.red(seat) & self.board.keepers)

    def tail(self, pile: i64) -> int:
        if pile == 0:
            return self.tail0
        if pile == 1:
            return self.tail1
        return self.tail2 if pile == 2 else self.tail3

    def set_tail(self, pile: i64, cards: int) -> None:
        if pile == 0:
            self.tail0 = cards
        elif pile == 1:
            self.tail1 = cards
        elif pile == 2:
            self.tail2 = cards
        else:
            self.tail3 = cards

    def in_tail(self, pile: i64) -> i64:
        """How many cards the known tail has."""
        shown: i64 = 1 if part(self.tops, pile) > 0 else 0
        return part(self.sizes, pile) - part(self.hidden, pile) - shown

    # ------------------------------------------------------------ 1xx Setup: tops, tiles and the start seat are chance

    def set_up(self) -> None:
        """The Widows are dealt, the deck lies in four piles (MAC-102 to MAC-105)."""
        board = self.board
        setup = board.box.setup[str(self.seats)]
        widows: i64 = board.widows_for(self.seats)
        for seat in range(self.seats):
            for _ in range(board.box.constants.widows_dealt_per_seat.value):
                self.set_blue(seat, self.blue(seat) | (widows & -widows))
                widows &= widows - 1
        everything: i64 = bit(board.cards) - 1
        self.pool = (everything ^ board.widows) | widows
        place: i64 = 0
        for size in setup.pile_sizes:
            self.sizes += one(place) * size
            place += 1
        self.hidden = self.sizes

    def action_space(self) -> i64:
        return self.board.actions

    def outcome_space(self) -> i64:
        return self.board.outcomes

    def clause_prefix(self) -> str:
        return "MAC"

    def drawing(self) -> bool:
        """A card of the pool is about to be turned up."""
        return self.stage == REVEAL or self.stage == TOPS

    def tiles_left(self) -> i64:
        """The tiles that may still be laid."""
        return (bit(self.board.tiles) - 1) ^ self.centre

    def chance_total(self) -> i64:
        if self.stage >= ACT:
            return 0
        if self.drawing():
            return count(self.pool)
        return count(self.tiles_left()) if self.stage == TILES else self.seats

    def chance_weight(self, outcome: i64) -> i64:
        """Every unseen card, every tile not yet laid, every seat is equally likely (section 6)."""
        board = self.board
        if self.drawing():
            return count(self.pool & board.cards_of[outcome]) if outcome < board.faces else 0
        if self.stage == TILES:
            tile: i64 = outcome - board.faces
            return (self.tiles_left() >> tile) & 1 if 0 <= tile < board.tiles else 0
        return 1 if self.stage == START and 0 <= outcome - board.targets < self.seats else 0

    def chance_pick(self, roll: i64) -> i64:
        if self.drawing():
            return self.board.face_of[nth(self.pool, roll)]
        return self.board.faces + nth(self.tiles_left(), roll) if self.stage == TILES else self.board.targets + roll

    def sees_chance(self) -> i64:
        return EVERYONE

    def turn_up(self, outcome: i64) -> None:
        if self.stage == REVEAL:
            self.show_card(outcome)
            if self.log is not None:
                self.log.tell(events.Revealed(self.pile + 1, self.board.face_codes[outcome], False))
            self.after_contact()
        elif self.stage == TOPS:
            self.show_card(outcome)
            if self.log is not None:
                self.log.tell(events.PileShown(self.pile + 1, self.board.face_codes[outcome]))
            self.pile += 1
            if self.pile == PILES:
                self.pile = 0
                self.stage = TILES
        elif self.stage == TILES:
            self.lay_tile(outcome - self.board.faces)
        else:
            self.draw_start(outcome - self.board.targets)

    def show_card(self, face: i64) -> None:
        """A card of the pool becomes the top of the pile (MAC-106, MAC-302)."""
        card: i64 = lowest(self.pool & self.board.cards_of[face])
        self.pool -= bit(card)
        self.hidden -= one(self.pile)
        self.tops += one(self.pile) * (card + 1)

    def lay_tile(self, tile: i64) -> None:
        self.centre |= bit(tile)
        if self.log is not None:
            self.log.tell(events.TileLaid(self.board.tile_codes[tile]))
        if count(self.centre) == self.board.tiles_in_play[self.seats]:  # MAC-107
            self.stage = START

    def draw_start(self, seat: i64) -> None:
        """MAC-109."""
        self.start = seat
        self.round = 1
        if self.log is not None:
            self.log.tell(events.StartDrawn(seat))
        self.begin_turn(seat)

    # ------------------------------------------------------------ 2xx Turn

    def begin_turn(self, seat: i64) -> None:
        self.active = seat
        self.asked = seat
        self.stage = ACT
        self.reckon()
        if self.log is not None:
            self.log.tell(events.Turn(seat, self.round))

    def deciding(self) -> bool:
        return ACT <= self.stage <= RESERVE

    def actors(self) -> i64:
        return bit(self.asked) if self.deciding() else 0

    def prompt(self, seat: i64) -> str:
        return STAGES[self.stage] if seat == self.asked and self.deciding() else ""

    def legal(self, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=16)
        if seat != self.asked or not self.deciding():
            return options
        board = self.board
        stage: i64 = self.stage
        if stage == ACT or stage == DANCE:
            for pile in range(PILES):
                if self.bars_contact(pile) == 0:
                    options = append(options, CONTACT + pile)
            if stage == DANCE:
                return options
        elif stage == PLACE:
            smallest: i64 = self.smallest()
            for pile in range(PILES):
                if (smallest >> pile) & 1 == 1:
                    options = append(options, UNDER + pile)
            return options
        elif stage == RESERVE:
            tiles: i64 = self.centre
            while tiles != 0:
                options = append(options, board.reserving + lowest(tiles))
                tiles &= tiles - 1
            return options
        # Faces: only those of living blue cards need to be looked at, each once.
        cards: i64 = self.blue(seat)
        while cards != 0:
            face: i64 = board.face_of[lowest(cards)]
            if stage == ACT:
                if self.bars_recruit(face) == 0:
                    options = append(options, RECRUIT + face)
            elif stage != PAY or self.bars_naming(face) == 0:
                options = append(options, board.naming + face)
            cards &= ~board.cards_of[face]
        if stage == ACT:
            within_reach: i64 = self.centre | self.green(seat)
            while within_reach != 0:
                tile: i64 = lowest(within_reach)
                if self.bars_opening(tile) == 0:
                    options = append(options, board.opening + tile)
                within_reach &= within_reach - 1
        return options

    def forbids(self, seat: i64, action: i64) -> i64:
        """The clause of the first failing test, in the order of section 5, "Refusals"."""
        if seat != self.asked or not self.deciding():
            return 205
        board = self.board
        stage: i64 = self.stage
        if action < UNDER:
            return self.bars_contact(action) if stage == ACT or stage == DANCE else 205
        if action < RECRUIT:
            return self.bars_pile(action - UNDER) if stage == PLACE else 205
        if action < board.naming:
            return self.bars_recruit(action - RECRUIT) if stage == ACT else 205
        if action < board.opening:
            face: i64 = action - board.naming
            if stage == PAY:
                return self.bars_naming(face)
            if stage != EXCESS and stage != HIT:
                return 205
            return 0 if self.blue(seat) & board.cards_of[face] != 0 else 304 if stage == EXCESS else 510
        if action < board.reserving:
            return self.bars_opening(action - board.opening) if stage == ACT else 205
        if stage != RESERVE:
            return 205
        return 0 if (self.centre >> (action - board.reserving)) & 1 == 1 else 550

    def carry_out(self, seat: i64, action: i64) -> None:
        board = self.board
        if action < UNDER:
            self.contact(action)
        elif action < RECRUIT:
            self.put_under(action - UNDER)
        elif action < board.naming:
            self.begin_payment(action - RECRUIT)
        elif action < board.opening:
            if self.stage == PAY:
                self.name(action - board.naming)
            else:
                self.give_up(action - board.naming)
        elif action < board.reserving:
            tile: i64 = action - board.opening
            if board.condition[tile] == COST:
                self.begin_payment(board.faces + tile)
            else:
                self.open(tile)
        else:
            self.reserve(action - board.reserving)

    def end_turn(self) -> None:
        """The end is looked at (MAC-902), then the next seat plays; who can do nothing is skipped (MAC-203)."""
        while True:
            self.look_at_end()
            following: i64 = self.after(self.active)
            if following == self.start:
                if self.ending != 0 or self.round >= self.board.round_cap:  # MAC-903, MAC-905
                    self.finish()
                    return
                self.round += 1
            self.begin_turn(following)
            if self.any_card_left() or len(self.legal(following)) > 0:
                return
            if self.log is not None:
                self.log.tell(events.Skipped(following))

    def after(self, seat: i64) -> i64:
        """The left neighbour (MAC-101)."""
        return seat + 1 if seat + 1 < self.seats else 0

    # ------------------------------------------------------------ 3xx Contact, limit, discards

    def bars_contact(self, pile: i64) -> i64:
        return 301 if part(self.tops, pile) == 0 else 0

    def any_card_left(self) -> bool:
        return self.sizes != 0

    def contact(self, pile: i64) -> None:
        """The seat takes the top (MAC-301), and the pile shows its next card (MAC-302)."""
        card: i64 = part(self.tops, pile) - 1
        self.set_blue(self.active, self.blue(self.active) | bit(card))
        self.tops -= one(pile) * (card + 1)
        self.sizes -= one(pile)
        if self.log is not None:
            by = "dancer" if self.stage == DANCE else "action"
            self.log.tell(events.Contacted(self.active, pile + 1, self.code(card), by))
        if part(self.hidden, pile) > 0:
            self.pile = pile
            self.stage = REVEAL
            return
        if part(self.sizes, pile) > 0:
            tail = self.tail(pile)
            card = tail & CARD
            self.tops += one(pile) * (card + 1)
            self.set_tail(pile, tail >> CARD_BITS)
            if self.log is not None:
                self.log.tell(events.Revealed(pile + 1, self.code(card), True))
        elif self.log is not None:
            self.log.tell(events.Revealed(pile + 1, None, False))
        self.after_contact()

    def after_contact(self) -> None:
        """Above the limit the seat discards (MAC-304)."""
        self.pile = 0
        if count(self.blue(self.active)) + self.dead(self.active) > self.limit(self.active):
            self.stage = EXCESS
        else:
            self.end_turn()

    def give_up(self, face: i64) -> None:
        """The seat that was asked discards one card (MAC-304, MAC-510)."""
        card: i64 = lowest(self.blue(self.asked) & self.board.cards_of[face])
        self.set_blue(self.asked, self.blue(self.asked) - bit(card))
        self.sequence = card
        self.in_sequence = 1
        self.discard()

    def smallest(self) -> i64:
        """The set of the smallest piles (MAC-311)."""
        least: i64 = 256
        piles: i64 = 0
        for pile in range(PILES):
            size: i64 = part(self.sizes, pile)
            if size < least:
                least = size
                piles = 0
            if size == least:
                piles |= bit(pile)
        return piles

    def bars_pile(self, pile: i64) -> i64:
        return 0 if (self.smallest() >> pile) & 1 == 1 else 311

    def discard(self) -> None:
        """One discard event (MAC-310): a tie for the smallest pile is the choice of who discards (MAC-312)."""
        piles: i64 = self.smallest()
        if piles & (piles - 1) == 0:
            self.put_under(lowest(piles))
        else:
            self.stage = PLACE

    def put_under(self, pile: i64) -> None:
        """The cards are appended to the tail in the order named (MAC-313); an empty pile shows the first (MAC-314)."""
        sequence: i64 = self.sequence
        added: i64 = self.in_sequence
        if self.log is not None:
            self.log.tell(events.Discarded(self.asked, self.codes_in(sequence, added), pile + 1, self.cause()))
        self.sequence = 0
        self.in_sequence = 0
        if part(self.tops, pile) == 0:
            self.tops += one(pile) * ((sequence & CARD) + 1)
            self.set_tail(pile, sequence >> CARD_BITS)
        else:
            self.set_tail(pile, self.tail(pile) | int(sequence) << int(self.in_tail(pile) * CARD_BITS))
        self.sizes += one(pile) * added
        if self.target != NONE:
            self.obtain()
        elif self.asked == self.active:
            self.end_turn()
        else:
            self.strike(self.asked)

    def cause(self) -> str:
        """Why cards go under a pile."""
        if self.target != NONE:
            return "payment"
        return "limit" if self.asked == self.active else "assassin"

    # ------------------------------------------------------------ 4xx Recruit and pay

    def reckon(self) -> None:
        """What the active seat's cards yield, resources taken together where its Merchants join them (MAC-404, MAC-570)."""
        board = self.board
        red: i64 = self.red(self.active)
        classes: i64 = 0
        cards: i64 = red & board.merchants
        while cards != 0:
            classes = board.joined[classes * board.cards + lowest(cards)]
            cards &= cards - 1
        first: i64 = classes * board.cards
        units: i64 = 0
        cards = red
        while cards != 0:
            units += board.red_yields[first + lowest(cards)]
            cards &= cards - 1
        self.classes = classes
        self.steady = units
        units = 0
        cards = self.blue(self.active)
        while cards != 0:
            units += board.yields[first + lowest(cards)]
            cards &= cards - 1
        self.fleeting = units
        self.discount = board.croupier_discount * count(red & board.croupiers)

    def yielded(self, face: i64) -> i64:
        """The units of a blue card of the active seat."""
        return self.board.yields[self.classes * self.board.cards + lowest(self.board.cards_of[face])]

    def missing(self, target: i64, have: i64) -> i64:
        """MAC-410; Croupiers help with cards only (MAC-522)."""
        board = self.board
        place: i64 = self.classes * board.targets + target
        discount: i64 = self.discount if target < board.faces else 0
        return missing(board.need[place], board.extra[place], have, discount, self.by_total)

    def price(self, target: i64) -> i64:
        """How many blue cards the target costs (MAC-411)."""
        return self.missing(target, self.steady)

    def bars_recruit(self, face: i64) -> i64:
        if self.blue(self.active) & self.board.cards_of[face] == 0:
            return 401
        return 411 if self.missing(face, self.steady + self.fleeting - self.yielded(face)) > 0 else 0

    def begin_payment(self, target: i64) -> None:
        self.target = target
        self.have = self.steady
        self.left = self.price(target)
        if self.log is not None:
            self.log.tell(events.PaymentBegun(self.active, self.target_token(), self.left))
        if self.left == 0:
            self.settle()
        else:
            self.stage = PAY

    def unnamed(self, face: i64) -> i64:
        """The cards of a face that may still pay; of the target's face one is the target (MAC-403)."""
        cards: i64 = self.blue(self.active) & self.board.cards_of[face]
        if face == self.target:
            cards &= cards - 1
        return cards & ~self.named

    def bars_naming(self, face: i64) -> i64:
        """MAC-412 for ordinary cards, MAC-413 for Widows."""
        cards: i64 = self.unnamed(face)
        if cards == 0:
            return 403 if face == self.target and count(self.blue(self.active) & self.board.cards_of[face]) == 1 else 404
        if face == self.board.widow:
            return 413 if count(cards) < self.left else 0
        if self.named & self.board.widows != 0:
            return 412
        return 409 if self.missing(self.target, self.have + self.yielded(face)) == self.left else 0

    def name(self, face: i64) -> None:
        card: i64 = lowest(self.unnamed(face))
        self.named |= bit(card)
        self.have += self.yielded(face)
        self.left -= 1
        if face != self.board.widow:
            self.sequence |= card << (self.in_sequence * CARD_BITS)
            self.in_sequence += 1
        if self.log is not None:
            self.log.tell(events.Named(self.active, self.board.face_codes[face], self.left))
        if self.left == 0:
            self.settle()

    def settle(self) -> None:
        """Widows named are deceased (MAC-701), the other cards named are one discard event (MAC-415)."""
        died: i64 = count(self.named & self.board.widows)
        self.set_blue(self.active, self.blue(self.active) - self.named)
        self.deceased += one(self.active) * died
        self.named = 0
        self.have = 0
        if self.log is not None:
            for _ in range(died):
                self.log.tell(events.WidowDied(self.active))
        if self.in_sequence > 0:
            self.discard()
        else:
            self.obtain()

    def obtain(self) -> None:
        """What was paid for is the seat's own now."""
        target: i64 = self.target
        self.target = NONE
        if target < self.board.faces:
            self.recruit(target)
        else:
            self.open(target - self.board.faces)

    def recruit(self, face: i64) -> None:
        """The target turns to its red side, then its immediate effect follows (MAC-402)."""
        card: i64 = bit(lowest(self.blue(self.active) & self.board.cards_of[face]))
        self.set_blue(self.active, self.blue(self.active) - card)
        self.set_red(self.active, self.red(self.active) | card)
        if self.log is not None:
            self.log.tell(events.Recruited(self.active, self.board.face_codes[face], self.board.coins[face]))
        self.take_effect(face)

    # ------------------------------------------------------------ 5xx Effects

    def take_effect(self, face: i64) -> None:
        """Immediate effects (MAC-501); the permanent ones lie in `limit`, `reckon` and `missing`."""
        effect: i64 = self.board.effect[face]
        if effect == HITS:
            self.strike(self.active)
        elif effect == CONTACTS and self.any_card_left():
            self.stage = DANCE
        elif effect == RESERVES and self.centre != 0:
            self.stage = RESERVE
        else:
            if self.log is not None and effect != 0:
                self.log.tell(events.NoEffect(self.active, self.board.face_codes[face]))
            self.end_turn()

    def strike(self, seat: i64) -> None:
        """The Assassin goes on to the next opponent who has something to lose (MAC-510 to MAC-512)."""
        while True:
            seat = self.after(seat)
            self.asked = seat
            if seat == self.active:
                self.end_turn()
                return
            spared = self.blue(seat) == 0
            if self.log is not None:
                self.log.tell(events.Struck(seat, self.active, spared))
            if not spared:
                self.stage = HIT
                return

    def reserve(self, tile: i64) -> None:
        """MAC-550."""
        self.centre -= bit(tile)
        self.reserved |= bit(self.active * TILE_BITS + tile)
        if self.log is not None:
            self.log.tell(events.Reserved(self.active, self.board.tile_codes[tile]))
        self.end_turn()

    # ------------------------------------------------------------ 6xx Establishments

    def bars_opening(self, tile: i64) -> i64:
        if ((self.centre | self.green(self.active)) >> tile) & 1 == 0:
            for seat in range(self.seats):
                if (self.green(seat) >> tile) & 1 == 1:
                    return 606
            return 601
        if self.board.condition[tile] == COST:
            return 411 if self.missing(self.board.faces + tile, self.steady + self.fleeting) > 0 else 0
        return self.bars_line_up(tile)

    def bars_line_up(self, tile: i64) -> i64:
        """The condition of a tile (MAC-611 to MAC-616)."""
        board = self.board
        seat: i64 = self.active
        condition: i64 = board.condition[tile]
        dead: i64 = self.dead(seat) if self.dead_count else 0
        if condition == SAME_KIND:
            return 0 if self.most_of_a_kind(dead) >= board.at_least[tile] else 611
        if condition == BLUE:
            return 0 if count(self.blue(seat)) + dead >= board.at_least[tile] else 612
        if condition == KINDS:
            return 0 if self.different_kinds(dead) >= board.at_least[tile] else 613
        green: i64 = self.green(seat)
        if not self.market_counts:
            green &= ~bit(tile)
        if (
            count(self.blue(seat)) + dead >= board.blue_wanted[tile]
            and count(self.red(seat)) >= board.red_wanted[tile]
            and count(green) >= board.green_wanted[tile]
            and count(self.yellow(seat)) >= board.yellow_wanted[tile]
        ):
            return 0
        return 614

    def most_of_a_kind(self, dead: i64) -> i64:
        """MAC-611."""
        cards: i64 = self.blue(self.active) | self.red(self.active)
        kinds = self.board.kinds
        most: i64 = 0
        for kind in range(len(kinds)):
            number: i64 = count(cards & kinds[kind])
            if kind == self.board.widow_kind:
                number += dead
            if number > most:
                most = number
        return most

    def different_kinds(self, dead: i64) -> i64:
        """MAC-613."""
        cards: i64 = self.blue(self.active) | self.red(self.active)
        kinds = self.board.kinds
        different: i64 = 0
        for kind in range(len(kinds)):
            if cards & kinds[kind] != 0 or (kind == self.board.widow_kind and dead > 0):
                different += 1
        return different

    def open(self, tile: i64) -> None:
        """From the centre or from before the seat, at once to its open side (MAC-605)."""
        from_centre = (self.centre >> tile) & 1 == 1
        here: i64 = bit(self.active * TILE_BITS + tile)
        if from_centre:
            self.centre -= bit(tile)
        else:
            self.reserved -= here
        self.opened |= here
        if self.log is not None:
            place = "centre" if from_centre else "reserved"
            self.log.tell(events.Opened(self.active, self.board.tile_codes[tile], place, self.board.value[tile]))
        self.end_turn()

    # ------------------------------------------------------------ 9xx End

    def look_at_end(self) -> None:
        """MAC-901, MAC-902: once called, it stands."""
        calls: i64 = self.ending
        if count(self.red(self.active)) >= self.board.red_cards_to_end:
            calls |= BY_RED
        if self.centre == 0:
            calls |= BY_TILES
        if calls != self.ending:
            if self.log is not None and self.ending == 0:
                self.log.tell(events.EndCalled(end_names(calls), self.active))
            self.ending = calls

    def finish(self) -> None:
        self.stage = OVER
        self.active = NONE
        self.asked = NONE
        if self.log is not None:
            seats = range(self.seats)
            self.log.tell(
                events.Over(
                    self.reasons(),
                    [self.coins(seat) for seat in seats],
                    [count(self.yellow(seat)) for seat in seats],
                    [count(self.red(seat)) for seat in seats],
                    [self.rank(seat) for seat in seats],
                )
            )

    def over(self) -> bool:
        return self.stage == OVER

    def coins(self, seat: i64) -> i64:
        """MAC-906."""
        board = self.board
        coins: i64 = 0
        cards: i64 = self.red(seat)
        while cards != 0:
            coins += board.coins[board.face_of[lowest(cards)]]
            cards &= cards - 1
        tiles: i64 = self.yellow(seat)
        while tiles != 0:
            coins += board.value[lowest(tiles)]
            tiles &= tiles - 1
        return coins

    def standing(self, seat: i64) -> i64:
        """Coins, then open tiles, then red cards (MAC-907), as one number."""
        return (self.coins(seat) * 64 + count(self.yellow(seat))) * 64 + count(self.red(seat))

    def ahead(self, seat: i64) -> i64:
        """How many seats stand better."""
        own: i64 = self.standing(seat)
        better: i64 = 0
        for other in range(self.seats):
            if self.standing(other) > own:
                better += 1
        return better

    def rank(self, seat: i64) -> i64:
        return 1 + self.ahead(seat)

    def payoff(self, seat: i64) -> float:
        """The place's share, or the mean of the places that equal seats fill (section 8)."""
        own: i64 = self.standing(seat)
        equal: i64 = 0
        for other in range(self.seats):
            if self.standing(other) == own:
                equal += 1
        last: i64 = self.seats - 1
        shares: i64 = equal * (last - self.ahead(seat)) - equal * (equal - 1) // 2
        return float(shares) / float(equal * last)

    def reasons(self) -> list[str]:
        """Why the game is over, as in the view."""
        return end_names(self.ending) if self.ending != 0 else ["cap"]

    def reason(self) -> str:
        return "-".join(self.reasons()) if self.stage == OVER else ""

    # ------------------------------------------------------------ telling

    def view(self, seat: int | None) -> "View":
        return view_of(self, seat)

    def code(self, card: i64) -> str:
        return self.board.face_codes[self.board.face_of[card]]

    def codes_in(self, sequence: i64, number: i64) -> list[str]:
        """The cards of a sequence, in order."""
        return [self.code((sequence >> (place * CARD_BITS)) & CARD) for place in range(number)]

    def target_token(self) -> str:
        """The token that began the payment."""
        board = self.board
        if self.target < board.faces:
            return "r" + board.face_codes[self.target]
        return "o" + board.tile_codes[self.target - board.faces]
