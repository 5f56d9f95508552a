"""Edgar & Lucien: the whole game, in the order of docs/specs/edgar_lucien.md, whose clauses (EL-...) are cited.

The fields are in state.py, the map in board.py. Three chapters have files of their own: actions.py (robbery, purchases,
5xx Administrations), cards.py (6xx) and characters.py (what Edgar and Lucien may do, EL-404 to EL-406). A method `bars_...` returns
the number of the clause that bars something, 0 if none does; what a prompt offers is listed, and what it refuses is explained, by
the same methods.
"""

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from soiree.core.game import OptionValue
from soiree.core.sets.bits import bit, count, listed, lowest, members
from soiree.core.sets.pack import copies, kind_at, size
from soiree.core.sets.seats import EVERYONE
from soiree.core.state import State
from soiree.games.edgar_lucien import events
from soiree.games.edgar_lucien.box import CONDITIONS, HOW, PAWNS, PROMPTS, REASONS, Box
from soiree.games.edgar_lucien.characters import Characters
from soiree.games.edgar_lucien.numbering import (
    BID,
    BID_0,
    BID_CAP,
    BUY,
    BY_LIMIT,
    BY_VICTORY,
    CARD,
    CERTIFICATE,
    CERTIFICATION,
    CERTIFY,
    CONDITION,
    COUNTED_FROM,
    DOUBLE,
    DRAW,
    EDGAR_ACTION,
    EDGAR_ACTS,
    EDGAR_OFFICE,
    END_SLOT,
    EXCHANGE,
    EXIT,
    EXTORT,
    EXTORT_VICTIM,
    FIRST,
    FIRST_CARD,
    FOLD,
    INTIMIDATE_DISTRICT,
    INTIMIDATE_TARGETS,
    LAST_PERIOD,
    LUCIEN_ACTION,
    LUCIEN_ACTS,
    MOVE_COUNT,
    NOT_ASKED,
    OVER,
    PAIR,
    PLAN_B_DISTRICT,
    PROGRAM,
    REMOTE,
    REQUISITION_DISTRICT,
    ROB_VICTIM,
    SEAT,
    SMEAR,
    START,
    SURRENDER,
    TAX_PER_IVORY,
    TAX_PER_STEEL,
    TO_WIN,
    TURNS,
    WHO,
)
from soiree.games.edgar_lucien.state import ALL_UNSET, DANDY, EDGAR, KIND_COUNT, LUCIEN, NONE, UNSET
from soiree.games.edgar_lucien.view import View, view_of


def new(box: Box, seats: int, options: Mapping[str, OptionValue]) -> "EdgarLucien":
    """The state before the first seat is drawn."""
    board = box.board(seats, str(options["metro"]))
    return EdgarLucien(board, seats, options["money"] != "open", options["money"] == "hidden", int(options["periods"]))


class EdgarLucien(Characters):
    """The state of a game: each seat has two crooks (Edgar and Lucien) in one city."""

    def clone(self) -> State:
        return self.copy()

    def copy(self) -> "EdgarLucien":
        other = EdgarLucien(self.board, self.seats, self.closed, self.showing, self.periods)
        self.copy_to(other)
        return other

    # ------------------------------------------------------------ decisions

    def action_space(self) -> i64:
        return self.board.moves + MOVE_COUNT

    def clause_prefix(self) -> str:
        return "EL"

    def actors(self) -> i64:
        return self.waiting

    def prompt(self, seat: i64) -> str:
        if not self.asks(seat):
            return ""
        if self.asked == PROGRAM:
            return "needle-edgar" if self.needle(seat, EDGAR) == UNSET else "needle-lucien"
        return PROMPTS[self.asked]

    def legal(self, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=24)
        if not self.asks(seat):
            return options
        asked = self.asked
        if asked == PROGRAM:
            return listed(options, self.needle_from(seat), self.board.wheel)
        moves: i64 = self.board.moves
        if asked == WHO:
            for move in range(EDGAR_ACTS, END_SLOT):
                if self.bars_who(seat, move) == 0:
                    options = append(options, moves + move)
            return append(options, moves + END_SLOT)
        if asked == EDGAR_ACTION:
            return self.list_edgar(options, seat)
        if asked == LUCIEN_ACTION:
            for move in range(BUY, SEAT):
                if self.bars_lucien(seat, move) == 0:
                    options = append(options, moves + move)
            return options
        if asked == BID:
            options = append(options, moves + FOLD)
            for move in range(BID_0 + self.high + 1, BID_0 + self.highest_bid(seat) + 1):
                options = append(options, moves + move)
            return options
        return listed(options, self.counted_from(), self.options(seat))

    def forbids(self, seat: i64, action: i64) -> i64:
        """The clause of the first failing test, in the order of section 5, "Why not"."""
        asked = self.asked
        if asked == OVER:
            return 903 if self.ended_by == BY_VICTORY else 911
        if not self.asks(seat):
            return NOT_ASKED[asked]
        if asked == PROGRAM:
            return self.bars_needle(seat, action)
        move: i64 = action - self.board.moves
        if asked == WHO:
            return self.bars_who(seat, move)
        if asked == EDGAR_ACTION:
            return self.bars_edgar(seat, move)
        if asked == LUCIEN_ACTION:
            return self.bars_lucien(seat, move)
        if asked == BID:
            return self.bars_bid(seat, move)
        option: i64 = action - self.counted_from()
        if 0 <= option < 32 and (self.options(seat) >> option) & 1 == 1:
            return 0
        return self.why_no_option(seat, action)

    def counted_from(self) -> i64:
        """The action from which the options of the prompt are counted: the first district, or one of the moves that every map has."""
        first = COUNTED_FROM[self.asked]
        return self.board.moves + first if first >= 0 else 0

    def options(self, seat: i64) -> i64:
        """What a prompt offers, as a set of numbers counted from `counted_from`."""
        asked = self.asked
        if asked == START:
            return self.neutral()
        if asked == EXIT:
            return self.exits(seat)
        if asked == ROB_VICTIM:
            return self.rob_victims(seat)
        if asked == INTIMIDATE_TARGETS:
            return self.intimidate_targets(seat)
        if asked == SURRENDER:
            return self.estate(seat)
        if asked == INTIMIDATE_DISTRICT:
            return self.estate(1 - seat)
        if asked == REQUISITION_DISTRICT:
            return self.requisition_targets(seat)
        if asked == CERTIFICATE:
            return self.obtainable(seat)
        if asked == DOUBLE:
            return self.doublable(seat)
        if asked == REMOTE:
            return self.doable_remotely(seat)
        if asked == PLAN_B_DISTRICT:
            return self.board.land - bit(self.pawn(seat, LUCIEN))
        if asked == EXTORT_VICTIM:
            return self.extort_victims(seat)
        if asked == SMEAR:
            return self.smear_answers(seat)
        if asked == EXCHANGE:
            return self.exchanges(seat)
        return self.kinds_in_hand(seat)  # DISCARD

    def why_no_option(self, seat: i64, action: i64) -> i64:
        """The clause that leaves the action out of the options."""
        asked = self.asked
        move: i64 = action - self.board.moves
        if asked == START:
            return 102 if action < self.board.districts and (self.board.land >> action) & 1 == 0 else 106
        if asked == EXIT:
            return 307 if action >= self.board.districts else 304 if self.rides_metro(seat) else 303
        if asked == ROB_VICTIM:
            return self.bars_victim(seat, move - SEAT) if SEAT <= move < PAIR else 413
        if asked == INTIMIDATE_TARGETS:
            return 521
        if asked == SURRENDER:
            return 522
        if asked == INTIMIDATE_DISTRICT:
            return 523
        if asked == REQUISITION_DISTRICT:
            return 541 if self.neutral() != 0 else 542
        if asked == CERTIFICATE:
            return 571 if self.doing == CERTIFY else 614 if self.doing == CARD + CERTIFICATION else 623
        if asked == DOUBLE:
            return self.bars_double(seat, move - EDGAR_OFFICE) if EDGAR_OFFICE <= move < CARD else 582
        if asked == REMOTE:
            return self.bars_remote(seat, move - EDGAR_OFFICE) if EDGAR_OFFICE <= move < CARD else 618
        if asked == PLAN_B_DISTRICT:
            return 611
        if asked == EXTORT_VICTIM:
            return 617
        if asked == SMEAR:
            return 613
        return 620 if asked == EXCHANGE else 623

    def carry_out(self, seat: i64, action: i64) -> None:
        asked = self.asked
        move: i64 = action - self.board.moves
        if asked == PROGRAM:
            self.set_needle(seat, action)
        elif asked == WHO:
            self.choose_who(seat, move)
        elif asked == EDGAR_ACTION:
            self.edgar_acts(seat, move)
        elif asked == LUCIEN_ACTION:
            self.lucien_acts(seat, move)
        elif asked == BID:
            self.bid(seat, move - BID_0)
        elif asked == START:
            self.place(seat, action)
        elif asked == EXIT:
            self.leave_by(seat, action)
        elif asked == ROB_VICTIM:
            self.rob(seat, move - SEAT)
        elif asked == INTIMIDATE_TARGETS:
            self.name_targets(seat, move)
        elif asked == SURRENDER:
            self.surrender(seat, action)
        elif asked == INTIMIDATE_DISTRICT:
            self.fell(seat, action)
        elif asked == REQUISITION_DISTRICT:
            self.requisition(seat, action)
        elif asked == CERTIFICATE:
            self.take_certificate(seat, move - CONDITION)
        elif asked == DOUBLE:
            self.double(seat, move)
        elif asked == REMOTE:
            self.act_remotely(seat, move)
        elif asked == PLAN_B_DISTRICT:
            self.send_lucien(seat, action)
        elif asked == EXTORT_VICTIM:
            self.queue = bit(move - SEAT)
            self.wait_for_chance(EXTORT)
        elif asked == SMEAR:
            self.answer_smear(seat, move)
        elif asked == EXCHANGE:
            self.exchange(seat, move)
        else:
            self.throw_away(seat, move - CARD)

    # ------------------------------------------------------------ chance

    def outcome_space(self) -> i64:
        return FIRST_CARD + KIND_COUNT

    def chance_total(self) -> i64:
        if self.waiting != 0:
            return 0
        if self.asked == DRAW:
            return self.deck_left
        if self.asked == EXTORT:
            return size(self.hand(self.victim()))
        return self.seats if self.asked == FIRST else 0

    def chance_weight(self, outcome: i64) -> i64:
        """Section 6: each seat alike; each card of the deck, or of the victim's hand, alike."""
        if self.asked == FIRST:
            return 1 if outcome < self.seats else 0
        if outcome < FIRST_CARD or (self.asked != DRAW and self.asked != EXTORT):
            return 0
        return copies(self.drawn_from(), outcome - FIRST_CARD)

    def chance_pick(self, roll: i64) -> i64:
        return roll if self.asked == FIRST else FIRST_CARD + kind_at(self.drawn_from(), roll)

    def drawn_from(self) -> i64:
        return self.deck if self.asked == DRAW else self.hand(self.victim())

    def sees_chance(self) -> i64:
        if self.asked == FIRST:
            return EVERYONE
        return bit(self.active) if self.asked == DRAW else bit(self.active) | self.queue

    def carry_out_chance(self, outcome: i64) -> None:
        if self.asked == FIRST:
            self.begin_with(outcome)
        elif self.asked == DRAW:
            self.draw_card(outcome - FIRST_CARD)
        else:
            self.extort(outcome - FIRST_CARD)

    # ------------------------------------------------------------ 1xx Setup

    def begin_with(self, seat: i64) -> None:
        self.first = seat
        self.next_first = seat
        self.active = seat
        self.ask(START, seat)
        if self.log is not None:
            self.log.add(events.First(seat))

    def place(self, seat: i64, district: i64) -> None:
        """Both pawns and a token on a neutral district, clockwise from the first seat (EL-106)."""
        self.put_pawn(seat, EDGAR, district)
        self.put_pawn(seat, LUCIEN, district)
        self.take(seat, district)
        self.touched = 0
        if self.log is not None:
            self.log.add(events.Placed(seat, self.board.ids[district]))
        following = self.after(seat)
        if following == self.first:
            self.begin_turn()  # EL-109
        else:
            self.active = following
            self.ask(START, following)

    # ------------------------------------------------------------ 2xx Turn structure and programming

    def begin_turn(self) -> None:
        """EL-204: the token is where it was last sent (EL-203), needles and marks of the turn go."""
        self.first = self.next_first
        self.needles = ALL_UNSET
        self.acted = 0
        self.active = NONE
        self.asked = PROGRAM
        self.waiting = self.all_seats()
        if self.log is not None:
            self.log.add(events.Turn(self.period, self.turn, self.first))

    def needle_from(self, seat: i64) -> i64:
        """Edgar's needle first, then Lucien's (EL-210)."""
        return self.board.edgar_needles if self.needle(seat, EDGAR) == UNSET else self.board.lucien_needles

    def bars_needle(self, seat: i64, action: i64) -> i64:
        position: i64 = action - self.needle_from(seat)
        if position < 0 or position >= self.board.positions:
            return 210
        return 0 if (self.board.wheel >> position) & 1 == 1 else 211

    def set_needle(self, seat: i64, action: i64) -> None:
        if action < self.board.lucien_needles:
            self.put_needle(seat, EDGAR, action - self.board.edgar_needles)
            return
        self.put_needle(seat, LUCIEN, action - self.board.lucien_needles)
        self.waiting -= bit(seat)  # EL-212: locked
        if self.log is not None:
            self.log.add(events.Locked(seat))
        if self.waiting == 0:
            self.reveal()

    def reveal(self) -> None:
        """All needles at once (EL-213)."""
        self.shown = EVERYONE
        if self.log is not None:
            self.log.add(events.Revealed([self.shown_needles(seat) for seat in range(self.seats)]))
        self.moves_made = 0
        self.move_on()

    def sealed(self) -> bool:
        return self.asked == PROGRAM

    def locked_in(self) -> i64:
        return self.all_seats() - self.waiting if self.asked == PROGRAM else 0

    # ------------------------------------------------------------ 3xx Movement

    def move_on(self) -> None:
        """Pawn by pawn in turn order, a seat's Edgar first (EL-301), until an exit must be chosen or all have moved."""
        while self.moves_made < 2 * self.seats:
            who: i64 = self.moves_made & 1
            seat: i64 = (self.first + (self.moves_made >> 1)) % self.seats
            ways = self.board.leads_to(self.pawn(seat, who), self.needle(seat, who))
            if ways & (ways - 1) != 0:  # EL-307: two or more
                self.active = seat
                self.who = who
                self.ask(EXIT, seat)
                return
            if ways != 0:
                self.move(seat, who, lowest(ways))
            elif self.log is not None:  # EL-302, EL-305
                chosen = self.needle(seat, who) == self.board.stay
                self.log.add(events.Stayed(seat, PAWNS[who], "chosen" if chosen else "invalid"))
            self.moves_made += 1
        self.begin_slot(self.first)

    def exits(self, seat: i64) -> i64:
        return self.board.leads_to(self.pawn(seat, self.who), self.needle(seat, self.who))

    def rides_metro(self, seat: i64) -> bool:
        return self.board.lines[self.needle(seat, self.who)] == 1

    def leave_by(self, seat: i64, district: i64) -> None:
        self.move(seat, self.who, district)
        self.who = NONE
        self.moves_made += 1
        self.move_on()

    def move(self, seat: i64, who: i64, district: i64) -> None:
        if self.log is not None:
            start, by = self.board.ids[self.pawn(seat, who)], self.board.codes[self.needle(seat, who)]
            self.log.add(events.Moved(seat, PAWNS[who], start, self.board.ids[district], by))
        self.put_pawn(seat, who, district)

    # ------------------------------------------------------------ 4xx Action phase

    def begin_slot(self, seat: i64) -> None:
        self.active = seat
        if self.log is not None:
            self.log.add(events.Slot(seat))
        self.ask(WHO, seat)

    def bars_who(self, seat: i64, move: i64) -> i64:
        if move == END_SLOT:
            return 0
        if move == EDGAR_ACTS:
            if self.has_acted(seat, EDGAR):
                return 402
            return 0 if self.edgar_can_act(seat) else 405
        if move == LUCIEN_ACTS:
            if self.has_acted(seat, LUCIEN):
                return 402
            return 0 if self.lucien_can_act(seat) else 405
        return 403

    def choose_who(self, seat: i64, move: i64) -> None:
        if move == END_SLOT:
            self.end_slot()
        elif move == EDGAR_ACTS:
            self.who = EDGAR
            self.ask(EDGAR_ACTION, seat)
        else:
            self.who = LUCIEN
            self.ask(LUCIEN_ACTION, seat)

    def finish(self) -> None:
        """An action is done: victory is checked (EL-407); `who` is asked as long as one of the two has not acted (EL-403)."""
        if self.somebody_wins():
            return
        self.put_away()
        if (self.acted >> (2 * self.active)) & 3 == 3:
            self.end_slot()
        else:
            self.ask(WHO, self.active)

    def end_slot(self) -> None:
        if self.log is not None:
            self.log.add(events.SlotEnd(self.active))
        following = self.after(self.active)
        if following != self.first:
            self.begin_slot(following)
        elif self.turn < TURNS:
            self.turn += 1
            self.begin_turn()
        else:
            self.collect_taxes()

    # ------------------------------------------------------------ 7xx Taxes, election, new period

    def collect_taxes(self) -> None:
        """Seat by seat, each checked before the next gets its own (EL-701, EL-702)."""
        self.active = NONE
        seat = self.first
        for _ in range(self.seats):
            points = self.rise(seat, TAX_PER_IVORY * count(self.estate(seat) & self.board.ivory))
            money: i64 = TAX_PER_STEEL * count(self.estate(seat) & self.board.steel)
            self.earn(seat, money)
            if self.log is not None:
                self.log.add(events.Taxed(seat, points, money))
            if self.somebody_wins():
                return
            seat = self.after(seat)
        self.hold_election()

    def hold_election(self) -> None:
        best: i64 = 0
        tied: i64 = 0
        for seat in range(self.seats):
            popularity = self.popularity(seat)
            if popularity > best or tied == 0:
                best = popularity
                tied = bit(seat)
            elif popularity == best:
                tied |= bit(seat)
        if tied & (tied - 1) == 0:
            self.elect(lowest(tied), 0)  # EL-711
            return
        self.tied = tied
        self.live = tied
        self.high = 0
        self.holder = NONE
        if self.log is not None:
            self.log.add(events.Tie(self.in_turn_order(tied)))
        self.ask(BID, self.first if (tied >> self.first) & 1 == 1 else self.next_in(tied, self.first))

    def highest_bid(self, seat: i64) -> i64:
        """At most its own money, at most all bonds of the box (EL-712); 1 for the last one left without a bid (EL-714)."""
        most: i64 = min(self.money(seat), BID_CAP)
        return min(most, 1) if self.high == 0 and self.live == bit(seat) else most

    def bars_bid(self, seat: i64, move: i64) -> i64:
        if move == FOLD:
            return 0
        amount: i64 = move - BID_0
        if amount <= self.high or amount > min(self.money(seat), BID_CAP):
            return 712
        return 0 if amount <= self.highest_bid(seat) else 714

    def bid(self, seat: i64, amount: i64) -> None:
        if amount == 0:
            self.live -= bit(seat)
            if self.log is not None:
                self.log.add(events.Folded(seat))
        else:
            self.high = amount
            self.holder = seat
            if self.log is not None:
                self.log.add(events.Bid(seat, amount))
        if self.live == 0:
            self.elect_nobody()
        elif self.holder != NONE and self.live == bit(self.holder):
            self.elect(self.holder, self.high)  # EL-713
        else:
            self.ask(BID, self.next_in(self.live, seat))

    def elect(self, seat: i64, paid: i64) -> None:
        """Payment and election are one change (EL-713, EL-716)."""
        self.spend(seat, paid)
        self.govern(seat)
        if self.log is not None:
            self.log.add(events.Elected(seat, paid, self.next_first))
        self.end_period()

    def elect_nobody(self) -> None:
        """The token leaves play, the order stays (EL-715)."""
        self.governor = NONE
        if self.log is not None:
            self.log.add(events.Elected(None, 0, self.next_first))
        self.end_period()

    def end_period(self) -> None:
        self.tied = 0
        self.live = 0
        self.high = 0
        self.holder = NONE
        if self.somebody_wins():  # EL-721
            return
        if self.log is not None:
            self.log.add(events.PeriodEnd(self.period))
        if self.period == (self.periods if self.periods != 0 else LAST_PERIOD):
            self.end_by_limit()
            return
        self.marks = 0  # EL-722
        self.certified = 0
        self.period += 1
        self.turn = 1
        self.begin_turn()

    # ------------------------------------------------------------ 9xx Victory and end

    def somebody_wins(self) -> bool:
        """The check after a change (EL-901): of those who gained something, the seat whose slot it is comes first (EL-904)."""
        gained: i64 = self.touched
        if gained == 0:
            return False
        self.touched = 0
        seat = self.active if self.active != NONE else self.first
        for _ in range(self.seats):
            if (gained >> seat) & 1 == 1:
                counting = self.counting(seat)
                if self.closed and count(counting | bit(DANDY)) == TO_WIN and self.certificates_of(seat) & 1 == 0:
                    self.shown |= EVERYONE - bit(seat)  # whether the game goes on reveals something about a closed purse
                if count(counting) >= TO_WIN:
                    self.win(seat)
                    return True
            seat = self.after(seat)
        return False

    def win(self, seat: i64) -> None:
        if self.log is not None:
            self.log.add(events.Won(seat, self.how_each_counts(seat)))
        self.end(BY_VICTORY, bit(seat))

    def end_by_limit(self) -> None:
        """Conditions that count, then districts, money, popularity; equal in all: shared (EL-911)."""
        best: i64 = -1
        winners: i64 = 0
        for seat in range(self.seats):
            standing = self.standing(seat)
            if standing > best:
                best = standing
                winners = bit(seat)
            elif standing == best:
                winners |= bit(seat)
        if self.log is not None:
            self.log.add(events.Limit([self.standing_of(seat) for seat in range(self.seats)], members(winners)))
        self.end(BY_LIMIT, winners)

    def standing(self, seat: i64) -> i64:
        """The four measures as one number, the first the weightiest."""
        measured: i64 = count(self.counting(seat)) * 64 + count(self.estate(seat))
        return (measured * 65536 + self.money(seat)) * 256 + self.popularity(seat)

    def end(self, ended_by: i64, winners: i64) -> None:
        if self.closed:
            self.shown = EVERYONE  # all purses are opened
        self.ended_by = ended_by
        self.winners = winners
        self.put_away()
        self.active = NONE
        self.asked = OVER
        self.waiting = 0

    def over(self) -> bool:
        return self.asked == OVER

    def payoff(self, seat: i64) -> float:
        """Section 8: winners share the first ranks, all others the rest (EL-912)."""
        won = count(self.winners)
        twice_the_rank: i64 = won + 1 if (self.winners >> seat) & 1 == 1 else won + 1 + self.seats
        return 1.0 - (float(twice_the_rank) - 2.0) / (2.0 * (float(self.seats) - 1.0))

    def reason(self) -> str:
        return REASONS[self.ended_by] if self.ended_by != NONE else ""

    # ------------------------------------------------------------ views and events

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def shown_needles(self, seat: i64) -> events.Needles:
        return events.Needles(self.board.codes[self.needle(seat, EDGAR)], self.board.codes[self.needle(seat, LUCIEN)])

    def how_each_counts(self, seat: i64) -> dict[str, str]:
        facts, certified = self.facts(seat), self.certificates_of(seat)
        return {id: HOW[(facts >> n & 1) + 2 * (certified >> n & 1)] for n, id in enumerate(CONDITIONS)}

    def standing_of(self, seat: i64) -> events.Standing:
        counting, districts = count(self.counting(seat)), count(self.estate(seat))
        return events.Standing(seat, counting, districts, self.money(seat), self.popularity(seat))
