"""The state of Shadows of Macao: piles, centre, and what each seat has (MAC-101 to MAC-110).

A set of cards or tiles is a number with a bit for each (`board.py`). Small numbers of the four piles, or of the seats, are packed
into one integer, eight bits each. A sequence of cards (a tail, the cards named in a payment) has six bits for each card, the first lowest.
Piles count from 0 here, from 1 in tokens and views.
"""

from typing import Final

from mypy_extensions import i64

from soiree.core.sets.bits import bit, count, lowest
from soiree.core.state import State
from soiree.games.macao.board import PILES, Board

CARD_BITS: Final = 6
CARD: Final = 63
_TILE_BITS: Final = 15
_TILE_SET: Final = 0x7FFF


def part(numbers: i64, index: i64) -> i64:
    """One of the packed numbers."""
    return (numbers >> (index << 3)) & 255


def one(index: i64) -> i64:
    """The packed number with a 1 at this index."""
    return bit(index << 3)


def before(seat: i64, tiles: i64) -> i64:
    """Tiles, as they lie before a seat."""
    return tiles << (seat * _TILE_BITS)


class Table(State):
    """Cards and tiles. Whose turn it is and what is asked are fields of the rules."""

    def __init__(self, board: Board, seats: i64) -> None:
        super().__init__(seats)
        self.board: Board = board
        # Piles
        self.pool: i64 = 0
        self.sizes: i64 = 0  # by pile, all three parts
        self.hidden: i64 = 0  # by pile
        self.tops: i64 = 0  # by pile: the card + 1, or 0
        self.tail0: int = 0
        self.tail1: int = 0
        self.tail2: int = 0
        self.tail3: int = 0
        # Tiles
        self.centre: i64 = 0
        self.reserved: i64 = 0  # green tiles of all seats
        self.opened: i64 = 0  # yellow tiles of all seats
        # Cards before the seats
        self.blue0: i64 = 0
        self.blue1: i64 = 0
        self.blue2: i64 = 0
        self.blue3: i64 = 0
        self.red0: i64 = 0
        self.red1: i64 = 0
        self.red2: i64 = 0
        self.red3: i64 = 0
        self.deceased: i64 = 0  # by seat

    def copy_to(self, other: "Table") -> None:
        """Copies all fields of this class."""
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
        other.reserved = self.reserved
        other.opened = self.opened
        other.blue0 = self.blue0
        other.blue1 = self.blue1
        other.blue2 = self.blue2
        other.blue3 = self.blue3
        other.red0 = self.red0
        other.red1 = self.red1
        other.red2 = self.red2
        other.red3 = self.red3
        other.deceased = self.deceased

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
        for pile, size in enumerate(setup.pile_sizes):
            self.sizes += one(pile) * size
        self.hidden = self.sizes

    # ------------------------------------------------------------ before the seats

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
        return (self.reserved >> (seat * _TILE_BITS)) & _TILE_SET

    def yellow(self, seat: i64) -> i64:
        return (self.opened >> (seat * _TILE_BITS)) & _TILE_SET

    def limit(self, seat: i64) -> i64:
        """MAC-303, MAC-560."""
        return self.board.blue_limit + self.board.keeper_room * count(self.red(seat) & self.board.keepers)

    def above_limit(self, seat: i64) -> bool:
        """Living blue cards and deceased Widows count (MAC-303)."""
        return count(self.blue(seat)) + self.dead(seat) > self.limit(seat)

    def has_of_a_kind(self, seat: i64, wanted: i64, dead: i64) -> bool:
        """The number of cards of one kind, blue and red, with the deceased Widows that count (MAC-611)."""
        board = self.board
        cards: i64 = self.blue(seat) | self.red(seat)
        if count(cards & board.widows) + dead >= wanted:
            return True
        kinds = board.kinds
        enough = False
        for kind in range(len(kinds)):
            if count(cards & kinds[kind]) >= wanted:
                enough = True
        return enough

    def different_kinds(self, seat: i64, dead: i64) -> i64:
        """Among the same cards (MAC-613)."""
        board = self.board
        cards: i64 = self.blue(seat) | self.red(seat)
        kinds = board.kinds
        different: i64 = 1 if dead > 0 and cards & board.widows == 0 else 0
        for kind in range(len(kinds)):
            if cards & kinds[kind] != 0:
                different += 1
        return different

    def coins(self, seat: i64) -> i64:
        """Red cards and open tiles (MAC-906)."""
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

    # ------------------------------------------------------------ piles

    def any_card_left(self) -> bool:
        return self.sizes != 0

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

    def show_hidden(self, pile: i64, face: i64) -> None:
        """A card of the pool becomes the top (MAC-302)."""
        card: i64 = lowest(self.pool & self.board.cards_of[face])
        self.pool -= bit(card)
        self.hidden -= one(pile)
        self.tops += one(pile) * (card + 1)

    def show_known(self, pile: i64) -> i64:
        """The first card of the tail becomes the top (MAC-302)."""
        tail = self.tail(pile)
        card: i64 = tail & CARD
        self.set_tail(pile, tail >> CARD_BITS)
        self.tops += one(pile) * (card + 1)
        return card

    def take_top(self, pile: i64) -> i64:
        """The card leaves its pile."""
        card: i64 = part(self.tops, pile) - 1
        self.tops -= one(pile) * (card + 1)
        self.sizes -= one(pile)
        return card

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

    def lay_under(self, pile: i64, sequence: i64, number: i64) -> None:
        """The cards are appended to the tail, in order (MAC-313); an empty pile shows the first (MAC-314)."""
        if part(self.tops, pile) == 0:
            self.tops += one(pile) * ((sequence & CARD) + 1)
            self.set_tail(pile, sequence >> CARD_BITS)
        else:
            self.set_tail(pile, self.tail(pile) | int(sequence) << int(self.in_tail(pile) * CARD_BITS))
        self.sizes += one(pile) * number

    # ------------------------------------------------------------ codes

    def code(self, card: i64) -> str:
        return self.board.face_codes[self.board.face_of[card]]

    def codes_in(self, sequence: i64, number: i64) -> list[str]:
        """The cards of a sequence, in order."""
        return [self.code((sequence >> (index * CARD_BITS)) & CARD) for index in range(number)]

    def tail_codes(self, pile: i64) -> list[str]:
        codes: list[str] = []
        tail = self.tail(pile)
        for _ in range(self.in_tail(pile)):  # with whole numbers throughout: a long tail has more than 64 bits
            codes.append(self.code(tail & CARD))
            tail >>= CARD_BITS
        return codes
