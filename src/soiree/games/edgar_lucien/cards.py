"""The thirteen Shenanigan cards (6xx of the spec): when each may be played, and what it does."""

from mypy_extensions import i64

from soiree.core.sets.bits import bit, lowest
from soiree.core.sets.pack import card, copies, size
from soiree.core.sets.seats import EVERYONE
from soiree.games.edgar_lucien import events
from soiree.games.edgar_lucien.actions import Actions
from soiree.games.edgar_lucien.board import HALL, IVORY, PIG
from soiree.games.edgar_lucien.box import CARDS, MOVES, PAWNS
from soiree.games.edgar_lucien.numbering import (
    BUY_PRICE,
    BUYOUT_PRICE,
    CARTE_BLANCHE,
    CERTIFICATE,
    CERTIFICATION,
    COGS,
    CORRUPTION,
    COUP,
    DISCARD,
    EXCHANGE,
    EXCHANGES,
    EXTORT_VICTIM,
    EXTORTION,
    FINANCIAL_HELP,
    FINANCIAL_SUPPORT,
    INFLUENCE_PEDDLING,
    OFFICE_COST,
    PAY_MONEY,
    PAY_POPULARITY,
    PLAN_B,
    PLAN_B_DISTRICT,
    POINTS_PER_UNIT,
    POP,
    POPULAR_HELP,
    POPULAR_SUPPORT,
    REMOTE,
    REMOTE_ACTION,
    RESOURCE_EXCHANGE,
    SMEAR,
    SMEAR_MONEY,
    SMEAR_POPULARITY,
    SMEAR_THREAT,
    SWINDLE,
    SWINDLE_DISCARDS,
)
from soiree.games.edgar_lucien.state import EDGAR, FULL_POPULARITY, KIND_COUNT, LUCIEN, NONE


class Cards(Actions):
    """Playing a card is Edgar's whole action (EL-601)."""

    def bars_card(self, seat: i64, kind: i64) -> i64:
        """EL-602: in hand, and its condition holds."""
        if copies(self.hand(seat), kind) == 0:
            return 602
        here = self.pawn(seat, EDGAR)
        if kind == INFLUENCE_PEDDLING:
            return 0 if self.can_buy_out(seat, here) else 612
        if kind == CERTIFICATION:
            if (self.certified >> seat) & 1 == 1:
                return 572
            return 0 if self.facts(seat) & self.free_certificates() != 0 else 614
        if kind == FINANCIAL_HELP:
            return 0 if (self.estate(seat) & self.board.steel) >> here & 1 == 1 else 615
        if kind == POPULAR_HELP:
            own_ivory = (self.estate(seat) & self.board.ivory) >> here & 1 == 1
            return 0 if own_ivory and self.popularity(seat) < FULL_POPULARITY else 616
        if kind == EXTORTION:
            return 0 if self.extort_victims(seat) != 0 else 617
        if kind == REMOTE_ACTION:
            return 0 if self.popularity(seat) >= OFFICE_COST and self.doable_remotely(seat) != 0 else 618
        if kind == COUP:
            rival_governs = self.governor != NONE and self.governor != seat
            return 0 if rival_governs and self.board.kind(here) == HALL else 619
        if kind == RESOURCE_EXCHANGE:
            return 0 if self.exchanges(seat) != 0 else 620
        if kind == CARTE_BLANCHE:
            return 0 if self.can_buy(seat, here) else 621
        if kind == CORRUPTION:
            return 0 if self.protection != seat else 622
        if kind == SWINDLE:
            if (self.certified >> seat) & 1 == 1:
                return 572
            return 0 if size(self.hand(seat)) > SWINDLE_DISCARDS and self.free_certificates() != 0 else 623
        return 0  # EL-611, EL-613: Plan B and Smear Threat always

    def play_card(self, seat: i64, kind: i64) -> None:
        self.use_up(seat, kind)
        if kind == PLAN_B:
            self.ask(PLAN_B_DISTRICT, seat)
        elif kind == INFLUENCE_PEDDLING:
            self.buy(seat, self.pawn(seat, EDGAR), BUYOUT_PRICE)
        elif kind == SMEAR_THREAT:
            self.queue = self.all_seats() - bit(seat)
            self.next_answer()
        elif kind == CERTIFICATION:
            self.ask(CERTIFICATE, seat)
        elif kind == FINANCIAL_HELP:
            self.earn(seat, FINANCIAL_SUPPORT)
            if self.log is not None:
                self.log.add(events.Gained(seat, 0, FINANCIAL_SUPPORT, CARDS[kind]))
            self.finish()
        elif kind == POPULAR_HELP:
            self.gain_popularity(seat, POPULAR_SUPPORT)
        elif kind == EXTORTION:
            self.ask(EXTORT_VICTIM, seat)
        elif kind == REMOTE_ACTION:
            self.ask(REMOTE, seat)
        elif kind == COUP:
            self.seize_office(seat)
        elif kind == RESOURCE_EXCHANGE:
            self.ask(EXCHANGE, seat)
        elif kind == CARTE_BLANCHE:
            self.buy(seat, self.pawn(seat, EDGAR), BUY_PRICE)
        elif kind == CORRUPTION:
            self.take_protection(seat)
        else:
            self.left = SWINDLE_DISCARDS
            self.ask(DISCARD, seat)

    def kinds_in_hand(self, seat: i64) -> i64:
        hand = self.hand(seat)
        found: i64 = 0
        for kind in range(KIND_COUNT):
            if copies(hand, kind) > 0:
                found |= bit(kind)
        return found

    def send_lucien(self, seat: i64, district: i64) -> None:
        """Plan B (EL-611)."""
        if self.log is not None:
            start = self.board.ids[self.pawn(seat, LUCIEN)]
            self.log.add(events.Moved(seat, PAWNS[LUCIEN], start, self.board.ids[district], CARDS[PLAN_B]))
        self.put_pawn(seat, LUCIEN, district)
        self.finish()

    def next_answer(self) -> None:
        """Smear Threat goes round; a seat with neither popularity nor money is passed over (EL-613)."""
        if self.somebody_wins():
            return
        while self.queue != 0:
            victim = self.next_in(self.queue, self.active)
            if self.popularity(victim) == 0:
                if self.closed:  # whether the seat is asked reveals whether it has money
                    self.shown |= EVERYONE - bit(victim)
                if self.money(victim) == 0:
                    self.queue -= bit(victim)
                    if self.log is not None:
                        self.log.add(events.Smeared(self.active, victim, None, 0))
                    continue
            self.ask(SMEAR, victim)
            return
        self.finish()

    def smear_answers(self, seat: i64) -> i64:
        """`pop` needs 20, `cogs` needs 1; with less than both, what popularity is left."""
        answers: i64 = 0
        if self.money(seat) >= SMEAR_MONEY:
            answers |= bit(COGS - POP)
        if self.popularity(seat) >= SMEAR_POPULARITY or answers == 0:
            answers |= 1
        return answers

    def answer_smear(self, seat: i64, move: i64) -> None:
        lost: i64 = SMEAR_MONEY
        if move == COGS:
            self.spend(seat, lost)
            self.earn(self.active, lost)
        else:
            lost = min(SMEAR_POPULARITY, self.popularity(seat))
            self.fall(seat, lost)
        if self.log is not None:
            self.log.add(events.Smeared(self.active, seat, MOVES[move], lost))
        self.queue -= bit(seat)
        self.next_answer()

    def extort_victims(self, seat: i64) -> i64:
        """The seats with a pawn on Edgar's district and a card in hand (EL-617)."""
        here = self.pawn(seat, EDGAR)
        victims: i64 = 0
        for victim in range(self.seats):
            beside = self.pawn(victim, EDGAR) == here or self.pawn(victim, LUCIEN) == here
            if victim != seat and beside and self.hand(victim) != 0:
                victims |= bit(victim)
        return victims

    def victim(self) -> i64:
        """Who is extorted."""
        return lowest(self.queue)

    def extort(self, kind: i64) -> None:
        """A card changes hands; these two know which, for all others what they knew of the victim's hand grows uncertain (EL-805)."""
        victim = self.victim()
        self.set_hand(victim, self.hand(victim) - card(kind))
        self.set_hand(self.active, self.hand(self.active) + card(kind))
        for other in range(self.seats):
            if other == self.active:
                self.doubt(other, victim, kind)
            elif other != victim:
                for any_kind in range(KIND_COUNT):
                    self.doubt(other, victim, any_kind)
        self.set_known(victim, self.active, self.knows(victim, self.active) + card(kind))
        if self.log is not None:
            self.log.add(events.Extorted(self.active, victim, CARDS[kind]), bit(self.active) | bit(victim))
        self.finish()

    def doable_remotely(self, seat: i64) -> i64:
        found: i64 = 0
        for place in range(IVORY):
            if self.bars_remote(seat, place) == 0:
                found |= bit(place)
        return found

    def bars_remote(self, seat: i64, place: i64) -> i64:
        """The card itself lies on the discard pile by then, so there is always one to draw (EL-618)."""
        if self.has_done(seat, EDGAR, place):
            return 501
        return 0 if place == PIG else self.bars_half(seat, place)

    def act_remotely(self, seat: i64, move: i64) -> None:
        self.pay_popularity(seat, OFFICE_COST, move)
        self.do_office(seat, move, 1)

    def seize_office(self, seat: i64) -> None:
        """Coup d'État (EL-619); the new order begins with the next turn (EL-203)."""
        before = self.governor
        self.govern(seat)
        if self.log is not None:
            self.log.add(events.Coup(seat, before, self.next_first))
        self.finish()

    def exchanges(self, seat: i64) -> i64:
        """c1, c2, ... as far as money goes and popularity stays within its track, then p1, p2, ... (EL-620)."""
        popularity = self.popularity(seat)
        units: i64 = min(self.money(seat), (FULL_POPULARITY - popularity) // POINTS_PER_UNIT)
        points: i64 = popularity // POINTS_PER_UNIT
        return (bit(units) - 1) | ((bit(points) - 1) << EXCHANGES)

    def exchange(self, seat: i64, move: i64) -> None:
        units: i64 = move - PAY_MONEY + 1
        if move < PAY_POPULARITY:
            self.spend(seat, units)
            self.rise(seat, units * POINTS_PER_UNIT)
        else:
            units = PAY_POPULARITY - 1 - move
            self.fall(seat, -units * POINTS_PER_UNIT)
            self.earn(seat, -units)
        if self.log is not None:
            self.log.add(events.Exchanged(seat, -units, units * POINTS_PER_UNIT))
        self.finish()

    def throw_away(self, seat: i64, kind: i64) -> None:
        """A card of a Swindle (EL-623)."""
        self.lay_down(seat, kind)
        if self.log is not None:
            self.log.add(events.Discarded(seat, CARDS[kind]))
        self.left -= 1
        self.ask(DISCARD if self.left > 0 else CERTIFICATE, seat)
