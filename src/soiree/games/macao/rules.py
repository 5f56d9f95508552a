"""Shadows of Macao: the whole game, in the order of docs/specs/macao.md, whose clauses (MAC-...) are cited.

The fields are in `state.py`, the facts of the box are in `board.py`, the arithmetic of costs is in `payment.py`.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from soiree.core.game import OptionValue
from soiree.core.sets.bits import bit, count, lowest, nth
from soiree.core.sets.seats import EVERYONE
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
    PILES,
    RECRUIT,
    RESERVES,
    SAME_KIND,
    STAGES,
    UNDER,
    Board,
    board_of,
    end_names,
)
from soiree.games.macao.box import Box
from soiree.games.macao.payment import CROUPIER, missing
from soiree.games.macao.state import CARD_BITS, Table, before, one, part
from soiree.games.macao.view import View, view_of

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


def new(box: Box, seats: int, options: Mapping[str, OptionValue]) -> "Macao":
    """The state before the first card is turned up: Widows dealt, piles laid."""
    state = empty_table(box, seats, options)
    state.set_up()
    return state


def empty_table(box: Box, seats: int, options: Mapping[str, OptionValue]) -> "Macao":
    """The state before the setup, with the options R17, R27 and R28."""
    croupier, dead_count = CROUPIER.index(str(options["croupier"])), options["dead_widow"] == "blue"
    return Macao(board_of(box), seats, croupier, dead_count, options["black_market"] == "self")


class Macao(Table):
    """Four piles, a row of informants and members before each seat, and establishments to open."""

    def __init__(self, board: Board, seats: i64, croupier: u8, dead_count: bool, market_counts: bool) -> None:
        super().__init__(board, seats)
        self.croupier: u8 = croupier  # the option: R17; a byte, as a clone copies it
        self.dead_count: bool = dead_count  # option dead_widow = blue: MAC-615
        self.market_counts: bool = market_counts  # option black_market = self: MAC-616
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
        other = Macao(self.board, self.seats, self.croupier, self.dead_count, self.market_counts)
        self.copy_to(other)
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

    # ------------------------------------------------------------ 1xx Setup: tops, tiles and the start seat are chance

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
        if outcome < board.faces:
            if self.drawing():
                return count(self.pool & board.cards_of[outcome])
        elif outcome < board.targets:
            if self.stage == TILES:
                return (self.tiles_left() >> (outcome - board.faces)) & 1
        elif self.stage == START and outcome - board.targets < self.seats:
            return 1
        return 0

    def chance_pick(self, roll: i64) -> i64:
        if self.drawing():
            return self.board.face_of[nth(self.pool, roll)]
        return self.board.faces + nth(self.tiles_left(), roll) if self.stage == TILES else self.board.targets + roll

    def sees_chance(self) -> i64:
        return EVERYONE

    def carry_out_chance(self, outcome: i64) -> None:
        if self.stage == REVEAL:
            self.show_hidden(self.pile, outcome)
            if self.log is not None:
                self.log.add(events.Revealed(self.pile + 1, self.board.face_codes[outcome], False))
            self.after_contact()
        elif self.stage == TOPS:
            self.show_hidden(self.pile, outcome)
            if self.log is not None:
                self.log.add(events.PileShown(self.pile + 1, self.board.face_codes[outcome]))
            self.pile += 1
            if self.pile == PILES:
                self.pile = 0
                self.stage = TILES
        elif self.stage == TILES:
            self.lay_tile(outcome - self.board.faces)
        else:
            self.draw_start(outcome - self.board.targets)

    def lay_tile(self, tile: i64) -> None:
        self.centre |= bit(tile)
        if self.log is not None:
            self.log.add(events.TileLaid(self.board.tile_codes[tile]))
        if count(self.centre) == self.board.tiles_in_play[self.seats]:  # MAC-107
            self.stage = START

    def draw_start(self, seat: i64) -> None:
        """MAC-109."""
        self.start = seat
        self.round = 1
        if self.log is not None:
            self.log.add(events.StartDrawn(seat))
        self.begin_turn(seat)

    # ------------------------------------------------------------ 2xx Turn

    def begin_turn(self, seat: i64) -> None:
        self.active = seat
        self.asked = seat
        self.stage = ACT
        self.reckon()
        if self.log is not None:
            self.log.add(events.Turn(seat, self.round))

    def deciding(self) -> bool:
        return ACT <= self.stage <= RESERVE

    def contacting(self) -> bool:
        return self.stage == ACT or self.stage == DANCE

    def actors(self) -> i64:
        if not self.deciding():
            return 0
        return bit(self.asked)

    def prompt(self, seat: i64) -> str:
        return STAGES[self.stage] if seat == self.asked and self.deciding() else ""

    def legal(self, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=16)
        if seat != self.asked or not self.deciding():
            return options
        board = self.board
        stage: i64 = self.stage
        if self.contacting():
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
            if self.contacting():
                return self.bars_contact(action)
        elif action < RECRUIT:
            if stage == PLACE:
                return self.bars_pile(action - UNDER)
        elif action < board.naming:
            if stage == ACT:
                return self.bars_recruit(action - RECRUIT)
        elif action < board.opening:
            if stage == PAY:
                return self.bars_naming(action - board.naming)
            if self.stage == EXCESS or self.stage == HIT:
                return self.bars_giving_up(action - board.naming)
        elif action < board.reserving:
            if stage == ACT:
                return self.bars_opening(action - board.opening)
        elif stage == RESERVE:
            return self.bars_reserving(action - board.reserving)
        return 205  # a family that is not asked for

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
        """The end is looked at (MAC-902), then the next seat plays; a seat that can do nothing is skipped (MAC-203)."""
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
                self.log.add(events.Skipped(following))

    def after(self, seat: i64) -> i64:
        """The left neighbour (MAC-101)."""
        following: i64 = seat + 1
        if following == self.seats:
            return 0
        return following

    # ------------------------------------------------------------ 3xx Contact, limit, discards

    def bars_contact(self, pile: i64) -> i64:
        return 301 if part(self.tops, pile) == 0 else 0

    def contact(self, pile: i64) -> None:
        """The seat takes the top (MAC-301), and the pile shows its next card (MAC-302)."""
        card: i64 = self.take_top(pile)
        self.set_blue(self.active, self.blue(self.active) | bit(card))
        if self.log is not None:
            by = "dancer" if self.stage == DANCE else "action"
            self.log.add(events.Contacted(self.active, pile + 1, self.code(card), by))
        if part(self.hidden, pile) > 0:
            self.pile = pile
            self.stage = REVEAL
            return
        if part(self.sizes, pile) > 0:
            card = self.show_known(pile)
            if self.log is not None:
                self.log.add(events.Revealed(pile + 1, self.code(card), True))
        elif self.log is not None:
            self.log.add(events.Revealed(pile + 1, None, False))
        self.after_contact()

    def after_contact(self) -> None:
        """Above the limit the seat discards (MAC-304)."""
        self.pile = 0
        if self.above_limit(self.active):
            self.stage = EXCESS
        else:
            self.end_turn()

    def bars_giving_up(self, face: i64) -> i64:
        if self.blue(self.asked) & self.board.cards_of[face] != 0:
            return 0
        return 304 if self.stage == EXCESS else 510

    def give_up(self, face: i64) -> None:
        """The seat that was asked discards one card (MAC-304, MAC-510)."""
        card: i64 = lowest(self.blue(self.asked) & self.board.cards_of[face])
        self.set_blue(self.asked, self.blue(self.asked) - bit(card))
        self.sequence = card
        self.in_sequence = 1
        self.discard()

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
        """The cards go under the pile in the order named (MAC-313); then whatever they were discarded for goes on."""
        if self.log is not None:
            self.log.add(events.Discarded(self.asked, self.codes_in(self.sequence, self.in_sequence), pile + 1, self.cause()))
        self.lay_under(pile, self.sequence, self.in_sequence)
        self.sequence = 0
        self.in_sequence = 0
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
        entry: i64 = self.classes * board.targets + target
        discount: i64 = 0
        if target < board.faces:
            discount = self.discount
        return missing(board.need[entry], board.extra[entry], have, discount, self.croupier)

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
            self.log.add(events.PaymentBegun(self.active, self.target_token(), self.left))
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
            self.log.add(events.Named(self.active, self.board.face_codes[face], self.left))
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
                self.log.add(events.WidowDied(self.active))
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
            self.log.add(events.Recruited(self.active, self.board.face_codes[face], self.board.coins[face]))
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
                self.log.add(events.NoEffect(self.active, self.board.face_codes[face]))
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
                self.log.add(events.Struck(seat, self.active, spared))
            if not spared:
                self.stage = HIT
                return

    def bars_reserving(self, tile: i64) -> i64:
        return 0 if (self.centre >> tile) & 1 == 1 else 550

    def reserve(self, tile: i64) -> None:
        """MAC-550."""
        self.centre -= bit(tile)
        self.reserved |= before(self.active, bit(tile))
        if self.log is not None:
            self.log.add(events.Reserved(self.active, self.board.tile_codes[tile]))
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
        dead: i64 = 0
        if self.dead_count:
            dead = self.dead(seat)
        if condition == SAME_KIND:
            return 0 if self.has_of_a_kind(seat, board.at_least[tile], dead) else 611
        if condition == BLUE:
            return 0 if count(self.blue(seat)) + dead >= board.at_least[tile] else 612
        if condition == KINDS:
            return 0 if self.different_kinds(seat, dead) >= board.at_least[tile] else 613
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

    def open(self, tile: i64) -> None:
        """From the centre or from before the seat, at once to its open side (MAC-605)."""
        from_centre = (self.centre >> tile) & 1 == 1
        here: i64 = before(self.active, bit(tile))
        if from_centre:
            self.centre -= bit(tile)
        else:
            self.reserved -= here
        self.opened |= here
        if self.log is not None:
            origin = "centre" if from_centre else "reserved"
            self.log.add(events.Opened(self.active, self.board.tile_codes[tile], origin, self.board.value[tile]))
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
                self.log.add(events.EndCalled(end_names(calls), self.active))
            self.ending = calls

    def finish(self) -> None:
        self.stage = OVER
        self.active = NONE
        self.asked = NONE
        if self.log is not None:
            seats = range(self.seats)
            self.log.add(
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

    # ------------------------------------------------------------ views and tokens

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def target_token(self) -> str:
        """The token that began the payment."""
        board = self.board
        if self.target < board.faces:
            return "r" + board.face_codes[self.target]
        return "o" + board.tile_codes[self.target - board.faces]
