"""What Edgar and Lucien do without a card: robbery, purchases, Administration actions (4xx and 5xx of the spec).

A method `bars_...` returns the number of the clause that bars something, 0 if none does.
"""

from abc import abstractmethod

from mypy_extensions import i64

from soiree.core.sets.bits import bit, count
from soiree.core.sets.pack import card, copies
from soiree.core.sets.seats import EVERYONE
from soiree.games.edgar_lucien import events
from soiree.games.edgar_lucien.board import ARCHIVES, BANK, HALL, IVORY, PIG
from soiree.games.edgar_lucien.box import CARDS, CONDITIONS, MOVES
from soiree.games.edgar_lucien.numbering import (
    BUY_PRICE,
    BUYOUT_PRICE,
    CARD,
    CERTIFICATE,
    CERTIFICATION,
    CERTIFY,
    DOUBLE,
    DOUBLE_COST,
    DRAW,
    DRAW_ACTION,
    DRAW_CARDS,
    EDGAR_OFFICE,
    HEIST,
    HEIST_GAIN,
    INTIMIDATE,
    INTIMIDATE_DISTRICT,
    INTIMIDATE_TARGETS,
    OFFICE_COST,
    PAIR,
    PAIR_SEATS,
    REMOTE_ACTION,
    REQUISITION_DISTRICT,
    SEAT,
    SPEECH_GAIN,
    SURRENDER,
)
from soiree.games.edgar_lucien.state import ALL_CONDITIONS, EDGAR, FULL_POPULARITY, LUCIEN, NONE, Table, anybody


class Actions(Table):
    """Robbing, buying, and what the offices are for."""

    @abstractmethod
    def finish(self) -> None:
        """An action is done: victory is checked, then the slot goes on."""

    @abstractmethod
    def somebody_wins(self) -> bool:
        """Checks for victory after a change; True if the game is over."""

    # ------------------------------------------------------------ 41x Robbery

    def pay_popularity(self, seat: i64, points: i64, move: i64) -> None:
        self.fall(seat, points)
        if self.log is not None:
            self.log.add(events.PaidPopularity(seat, points, MOVES[move]))

    def bars_rob(self, seat: i64) -> i64:
        bar: i64 = 411
        for victim in range(self.seats):
            why = self.bars_victim(seat, victim)
            if why == 0:
                return 0
            if why == 412:
                bar = 412
        return bar

    def bars_victim(self, seat: i64, victim: i64) -> i64:
        """A rival Lucien with Edgar (EL-411) whose own Edgar is not there too (EL-412)."""
        here = self.pawn(seat, EDGAR)
        if victim == seat or victim >= self.seats or self.pawn(victim, LUCIEN) != here:
            return 411
        return 412 if self.pawn(victim, EDGAR) == here else 0

    def rob_victims(self, seat: i64) -> i64:
        victims: i64 = 0
        for victim in range(self.seats):
            if self.bars_victim(seat, victim) == 0:
                victims |= bit(victim)
        return victims

    def rob(self, seat: i64, victim: i64) -> None:
        """Half of the victim's money, rounded up (EL-414); with closed purses the amount is news for the robber.

        Both purses are closed to others even if the amount is 0: whether they are must not depend on what is hidden.
        """
        amount: i64 = (self.money(victim) + 1) >> 1
        if self.showing and self.log is not None:
            self.log.add(events.PurseShown(victim, seat, self.money(victim)), bit(seat) | bit(victim))
        self.spend(victim, amount)
        self.earn(seat, amount)
        if self.closed:
            self.shown |= bit(seat)
            self.close_purse(victim)
            self.close_purse(seat)
        if self.showing:
            self.show_purse(victim, seat)
        if self.log is not None:
            self.log.add(events.Robbed(seat, victim, amount), bit(seat) | bit(victim) if self.closed else EVERYONE)
        self.finish()

    # ------------------------------------------------------------ 42x Purchases

    def bars_buy(self, seat: i64) -> i64:
        return 0 if self.can_buy(seat, self.pawn(seat, LUCIEN)) else 421

    def bars_buyout(self, seat: i64) -> i64:
        return 0 if self.can_buy_out(seat, self.pawn(seat, LUCIEN)) else 422

    def can_buy(self, seat: i64, district: i64) -> bool:
        """Neutral, and the price is there."""
        return self.money(seat) >= BUY_PRICE and (self.owned() >> district) & 1 == 0

    def can_buy_out(self, seat: i64, district: i64) -> bool:
        """Another's without Heritage Protection, and the price is there."""
        if self.money(seat) < BUYOUT_PRICE:
            return False
        owner = self.owner(district)
        return owner != NONE and owner != seat and owner != self.protection

    def buy(self, seat: i64, district: i64, price: i64) -> None:
        """From the city or from its owner, who gets the money and is not asked (EL-421, 422, 612, 621)."""
        owner = self.owner(district)
        self.spend(seat, price)
        if owner != NONE:
            self.earn(owner, price)
        self.take(seat, district)
        if self.log is not None:
            self.log.add(events.Bought(seat, self.board.ids[district], anybody(owner), price, MOVES[self.doing]))
        self.finish()

    # ------------------------------------------------------------ 5xx Administration actions of Edgar

    def bars_edgar_office(self, seat: i64, place: i64) -> i64:
        if self.board.kind(self.pawn(seat, EDGAR)) != place:
            return 404
        if self.has_done(seat, EDGAR, place):
            return 501
        if self.popularity(seat) < OFFICE_COST:
            return 502
        return self.bars_half(seat, place)

    def bars_half(self, seat: i64, place: i64) -> i64:
        """Why what this office lets Edgar do would be empty now."""
        if place == PIG:
            return 0 if self.deck + self.discard != 0 else 512
        if place == ARCHIVES:
            if self.owning_rivals(seat) != 0:
                return 0
            return 523 if self.seats == 2 else 521
        if place == HALL:
            return 0 if self.requisition_targets(seat) != 0 else 543
        return 0

    def do_office(self, seat: i64, move: i64, halves: i64) -> None:
        """Edgar's action of an office, once or twice (EL-584); it is paid."""
        self.mark(seat, EDGAR, move - EDGAR_OFFICE)
        self.doing = move
        self.left = halves
        if move == DRAW_ACTION:
            self.left = halves * DRAW_CARDS
            self.next_card()
        elif move == HEIST:
            self.earn(seat, halves * HEIST_GAIN)
            if self.log is not None:
                self.log.add(events.Gained(seat, 0, halves * HEIST_GAIN, MOVES[move]))
            self.finish()
        else:
            self.begin_half(seat)

    def begin_half(self, seat: i64) -> None:
        if self.doing != INTIMIDATE:
            self.ask(REQUISITION_DISTRICT, seat)
        elif self.seats == 2:
            self.ask(INTIMIDATE_DISTRICT, seat)  # EL-523
        else:
            self.ask(INTIMIDATE_TARGETS, seat)

    def finish_half(self) -> None:
        """The second half follows, or is lost for want of a target (EL-585)."""
        if self.left > 1 and self.bars_half(self.active, self.doing - EDGAR_OFFICE) == 0:
            if not self.somebody_wins():
                self.left -= 1
                self.begin_half(self.active)
        else:
            self.finish()

    def next_card(self) -> None:
        """The next card is due; an empty deck is made from the discard pile first (EL-512)."""
        if self.deck == 0 and self.discard != 0 and self.left > 0:
            self.turn_discards()
            if self.log is not None:
                self.log.add(events.Recycled(self.deck_left))
        if self.deck == 0 or self.left == 0:
            self.finish()
        else:
            self.wait_for_chance(DRAW)

    def draw_card(self, kind: i64) -> None:
        self.deck -= card(kind)
        self.deck_left -= 1
        self.set_hand(self.active, self.hand(self.active) + card(kind))
        self.left -= 1
        if self.log is not None:
            self.log.add(events.Drew(self.active, CARDS[kind]), bit(self.active))
        self.next_card()

    def owning_rivals(self, seat: i64) -> i64:
        """The other seats that own a district: whom one may intimidate (EL-521)."""
        rivals: i64 = 0
        for rival in range(self.seats):
            if rival != seat and self.estate(rival) != 0:
                rivals |= bit(rival)
        return rivals

    def intimidate_targets(self, seat: i64) -> i64:
        """Every pair of candidates, counted from the pairs on; a single candidate is an option of its own (EL-521)."""
        candidates = self.owning_rivals(seat)
        if count(candidates) < 2:
            return candidates
        found: i64 = 0
        for pair in range(len(PAIR_SEATS)):
            if PAIR_SEATS[pair] & candidates == PAIR_SEATS[pair]:
                found |= bit(PAIR - SEAT + pair)
        return found

    def name_targets(self, seat: i64, move: i64) -> None:
        self.queue = bit(move - SEAT) if move < PAIR else PAIR_SEATS[move - PAIR]
        if self.log is not None:
            self.log.add(events.Intimidated(seat, self.clockwise(self.queue, seat)))
        self.ask(SURRENDER, self.next_in(self.queue, seat))  # EL-522

    def surrender(self, seat: i64, district: i64) -> None:
        self.lose(seat, district)
        self.queue -= bit(seat)
        if self.queue != 0:
            self.ask(SURRENDER, self.next_in(self.queue, self.active))
        else:
            self.finish_half()

    def fell(self, seat: i64, district: i64) -> None:
        """With two seats the intimidator picks (EL-523)."""
        if self.log is not None:
            self.log.add(events.Intimidated(seat, [1 - seat]))
        self.lose(1 - seat, district)
        self.finish_half()

    def lose(self, seat: i64, district: i64) -> None:
        self.release(district)
        if self.log is not None:
            self.log.add(events.Lost(seat, self.board.ids[district]))

    def requisition_targets(self, seat: i64) -> i64:
        """Any neutral district (EL-541); only if there is none, any of a rival without Heritage Protection (EL-542)."""
        neutral = self.neutral()
        if neutral != 0:
            return neutral
        targets: i64 = 0
        for rival in range(self.seats):
            if rival != seat and rival != self.protection:
                targets |= self.estate(rival)
        return targets

    def requisition(self, seat: i64, district: i64) -> None:
        if self.log is not None:
            self.log.add(events.Requisitioned(seat, self.board.ids[district], anybody(self.owner(district))))
        self.take(seat, district)
        self.finish_half()

    # ------------------------------------------------------------ 55x to 57x Administration actions of Lucien

    def bars_lucien_office(self, seat: i64, place: i64) -> i64:
        if self.board.kind(self.pawn(seat, LUCIEN)) != place:
            return 404
        if self.has_done(seat, LUCIEN, place):
            return 501
        if place == PIG:
            return 0 if self.popularity(seat) < FULL_POPULARITY else 551
        if place == ARCHIVES:
            return 0 if self.protection != seat else 561
        if place == BANK:
            if (self.certified >> seat) & 1 == 1:
                return 572
            return 0 if self.certifiable(seat) != 0 else 573
        return self.bars_support(seat)

    def do_lucien_office(self, seat: i64, place: i64) -> None:
        self.mark(seat, LUCIEN, place)
        if place == PIG:
            self.gain_popularity(seat, SPEECH_GAIN)
        elif place == ARCHIVES:
            self.take_protection(seat)
        elif place == BANK:
            self.ask(CERTIFICATE, seat)
        else:
            self.ask(DOUBLE, seat)

    def gain_popularity(self, seat: i64, points: i64) -> None:
        gained = self.rise(seat, points)
        if self.log is not None:
            self.log.add(events.Gained(seat, gained, 0, MOVES[self.doing]))
        self.finish()

    def take_protection(self, seat: i64) -> None:
        """From the table or from its holder (EL-561, EL-622)."""
        if self.log is not None:
            self.log.add(events.Protection(seat, anybody(self.protection), MOVES[self.doing]))
        self.protection = seat
        self.finish()

    def certifiable(self, seat: i64) -> i64:
        """Conditions true in fact whose certificate the seat does not hold (EL-571)."""
        facts = self.facts(seat)
        return facts - (facts & self.certificates_of(seat))

    def free_certificates(self) -> i64:
        held: i64 = self.certificates | (self.certificates >> 8)
        return ALL_CONDITIONS - ((held | (held >> 4)) & ALL_CONDITIONS)

    def obtainable(self, seat: i64) -> i64:
        """Which certificates can be had now: by `certify` EL-571, by CE EL-614, by SW EL-623."""
        if self.doing == CERTIFY:
            return self.certifiable(seat)
        free = self.free_certificates()
        return free & self.facts(seat) if self.doing == CARD + CERTIFICATION else free

    def take_certificate(self, seat: i64, condition: i64) -> None:
        holder = self.certificate_holder(condition)
        self.give_certificate(condition, seat)
        self.certified |= bit(seat)  # EL-572
        if self.log is not None:
            self.log.add(events.Certificate(seat, CONDITIONS[condition], anybody(holder), MOVES[self.doing]))
        self.finish()

    # ------------------------------------------------------------ 58x Political Support

    def bars_support(self, seat: i64) -> i64:
        if (self.acted >> (2 * seat)) & 3 != 0 or self.popularity(seat) < DOUBLE_COST:
            return 581
        return 0 if self.doublable(seat) != 0 else 581

    def doublable(self, seat: i64) -> i64:
        """The places whose Edgar action can be doubled."""
        found: i64 = 0
        for place in range(IVORY):
            if self.bars_double(seat, place) == 0:
                found |= bit(place)
        return found

    def bars_double(self, seat: i64, place: i64) -> i64:
        """Edgar stands there, or a Remote Action is spent: then there is always a card to draw (EL-581, EL-582)."""
        if self.has_done(seat, EDGAR, place):
            return 501
        if self.board.kind(self.pawn(seat, EDGAR)) == place:
            return self.bars_half(seat, place)
        if copies(self.hand(seat), REMOTE_ACTION) == 0:
            return 581
        return 0 if place == PIG else self.bars_half(seat, place)

    def double(self, seat: i64, move: i64) -> None:
        self.acts(seat, EDGAR)
        self.who = EDGAR
        self.doubled = True
        if self.log is not None:
            self.log.add(events.Doubled(seat, MOVES[move]))
        if self.board.kind(self.pawn(seat, EDGAR)) != move - EDGAR_OFFICE:
            self.use_up(seat, REMOTE_ACTION)
        self.pay_popularity(seat, DOUBLE_COST, move)  # EL-583
        self.do_office(seat, move, 2)

    def use_up(self, seat: i64, kind: i64) -> None:
        """The card is laid open before its effect (EL-603)."""
        self.lay_down(seat, kind)
        if self.log is not None:
            self.log.add(events.Played(seat, CARDS[kind]))
