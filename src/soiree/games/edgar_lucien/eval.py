"""The evaluation of Edgar & Lucien; its weights are in weights.toml, set by hand.

A player counts turns: how many each of the four conditions would still take, and so how far away the three nearest are. Everything
else is how well the seat is placed to save turns (what its pawns can do where they stand, and where one move leads), what the next
taxes and election will bring, and what rivals can take away.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.sets.bits import bit, count, lowest
from soiree.core.sets.pack import size
from soiree.core.state import State
from soiree.core.values.evaluation import Evaluation as CoreEvaluation
from soiree.games.edgar_lucien.board import ARCHIVES, BANK, HALL, PIG
from soiree.games.edgar_lucien.numbering import (
    BUY_PRICE,
    BUYOUT_PRICE,
    CERTIFICATE,
    DISCARD,
    DOUBLE,
    DOUBLE_COST,
    DRAW,
    DRAW_CARDS,
    EXCHANGE,
    EXIT,
    EXTORT,
    EXTORT_VICTIM,
    HEIST_GAIN,
    INTIMIDATE_DISTRICT,
    INTIMIDATE_TARGETS,
    OFFICE_COST,
    PLAN_B_DISTRICT,
    PROGRAM,
    REMOTE,
    REQUISITION_DISTRICT,
    ROB_VICTIM,
    SMEAR,
    SPEECH_GAIN,
    SURRENDER,
    TAX_PER_IVORY,
    TO_WIN,
    TURNS,
    WHO,
)
from soiree.games.edgar_lucien.rules import EdgarLucien
from soiree.games.edgar_lucien.state import (
    BUREAUCRAT,
    COLLECTOR,
    DANDY,
    DANDY_MONEY,
    EDGAR,
    FULL_POPULARITY,
    LUCIEN,
    NOWHERE,
    UNSET,
    ZEALOT,
)

# What takes a turn, roughly: so much money, so much popularity, a district, an office on top of that.
MONEY_A_TURN: Final = 3.0
POPULARITY_A_TURN: Final = 25.0
DISTRICT: Final = 1.0
OFFICE: Final = 0.7
# What else saves turns.
CERTIFICATE_WORTH: Final = 2.0
CARDS_WORTH: Final = 0.8
PROTECTION_WORTH: Final = 0.5
FALL_WORTH: Final = 0.6  # of a rival's district
SPARE: Final = 0.4  # the share of something that no condition asks for any more
FAR: Final = 0.5  # the share of what is two moves away


class Evaluation(CoreEvaluation):
    """How many turns the seat is from three conditions, and what will make them fewer or more."""

    def names(self) -> list[str]:
        return [
            "turns",
            "close",
            "fourth",
            "certified",
            "money",
            "popularity",
            "steel",
            "ivory",
            "governor",
            "election",
            "protection",
            "cards",
            "errands",
            "ways",
            "exposed",
        ]

    def measure(self, state: State, seat: i64, features: vec[float]) -> None:
        assert isinstance(state, EdgarLucien)
        board = state.board
        estate = state.estate(seat)
        outlook = Outlook(state, seat)
        turns = outlook.turns_to_win()
        near = float(state.turn) / float(TURNS)  # how near taxes and election are
        features[0] = -turns / 10.0
        features[1] = 1.0 / (1.0 + turns)
        features[2] = -outlook.farthest / 10.0
        features[3] = float(count(state.certificates_of(seat))) / float(TO_WIN)
        features[4] = part(state.money(seat), DANDY_MONEY)
        features[5] = part(state.popularity(seat), FULL_POPULARITY)
        features[6] = float(count(estate & board.steel)) / 4.0
        features[7] = float(count(estate & board.ivory)) / 4.0
        features[8] = 1.0 if state.governor == seat else 0.0
        features[9] = near * near if outlook.favourite else 0.0
        features[10] = part(count(estate), board.collector) if state.protection == seat else 0.0
        features[11] = float(size(state.hand(seat))) / 4.0
        if state.pawn(seat, EDGAR) == NOWHERE:
            features[12] = 0.0
            features[13] = 0.0
            features[14] = 0.0
        else:
            features[12] = outlook.errands() / 4.0
            features[13] = outlook.ways() / 4.0
            features[14] = -outlook.exposed() / float(DANDY_MONEY)


class Outlook:
    """What a seat has on the table."""

    def __init__(self, state: EdgarLucien, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.money: i64 = state.money(seat)
        self.popularity: i64 = state.popularity(seat)
        self.counting: i64 = state.counting(seat)
        self.edgar: i64 = will_stand(state, seat, EDGAR)
        self.lucien: i64 = will_stand(state, seat, LUCIEN)
        self.farthest = 0.0  # how many turns the fourth condition takes, on which the seat can fall back
        self.favourite = self.would_be_elected()
        # What a unit of money, a point of popularity, a district and an office are worth, in turns.
        self.unit: float = share_of(self.counting, DANDY) / MONEY_A_TURN
        self.point: float = share_of(self.counting, ZEALOT) / POPULARITY_A_TURN
        self.district: float = share_of(self.counting, COLLECTOR) * DISTRICT
        self.office: float = share_of(self.counting, BUREAUCRAT) * OFFICE

    # ------------------------------------------------------------ how far the end is

    def would_be_elected(self) -> bool:
        """Nobody would be more popular after the taxes."""
        own = self.popularity_after_taxes(self.seat)
        favourite = True
        for rival in range(self.state.seats):
            if self.popularity_after_taxes(rival) > own:
                favourite = False
        return favourite

    def popularity_after_taxes(self, seat: i64) -> i64:
        state = self.state
        popularity: i64 = state.popularity(seat) + TAX_PER_IVORY * count(state.estate(seat) & state.board.ivory)
        if popularity > FULL_POPULARITY:
            return FULL_POPULARITY
        return popularity

    def turns_to_win(self) -> float:
        """The turns that the three nearest conditions still take: of all four, without the farthest."""
        total = 0.0
        for condition in range(ZEALOT + 1):
            if (self.counting >> condition) & 1 == 0:
                turns = self.turns_to(condition)
                total += turns
                self.farthest = max(self.farthest, turns)
        return total - self.farthest

    def turns_to(self, condition: i64) -> float:
        state = self.state
        board = state.board
        if condition == DANDY:
            return float(DANDY_MONEY - self.money) / MONEY_A_TURN
        estate = state.estate(self.seat)
        if condition == COLLECTOR:
            districts: i64 = board.collector - count(estate)
            lacking: i64 = districts * BUY_PRICE - self.money
            turns = float(districts) * DISTRICT
            return turns + float(lacking) / MONEY_A_TURN if lacking > 0 else turns
        if condition == BUREAUCRAT:
            return float(board.bureaucrat - count(estate & board.offices)) * (DISTRICT + OFFICE)
        turns = float(FULL_POPULARITY - self.popularity) / POPULARITY_A_TURN
        if state.governor == self.seat:
            return turns
        until_election = float(TURNS + 1 - state.turn)
        if not self.favourite:
            until_election += 2.0
        return max(turns, until_election)

    # ------------------------------------------------------------ what the pawns can do

    def errands(self) -> float:
        """What the pawns can still do in this turn, where they stand or where their needles lead."""
        state = self.state
        phase = state.asked
        if phase in (PROGRAM, EXIT):
            return self.edgar_gains(arrives(state, self.seat, EDGAR)) + self.lucien_gains(arrives(state, self.seat, LUCIEN))
        if not to_come(state, self.seat):
            return 0.0
        total = self.under_way() if state.active == self.seat else 0.0
        if not state.has_acted(self.seat, EDGAR):
            edgar = self.edgar_gains(bit(self.edgar))
            loot = self.loot()
            total += max(edgar, loot)
            if self.can_double():
                return total + edgar
        if not state.has_acted(self.seat, LUCIEN):
            total += self.lucien_gains(bit(self.lucien))
        return total

    def under_way(self) -> float:
        """The gain of the pending action; without it a one-ply search would never begin one."""
        state = self.state
        asked = state.asked
        if asked == ROB_VICTIM:
            return self.loot()
        if asked in (CERTIFICATE, DISCARD):
            return CERTIFICATE_WORTH
        if asked == REQUISITION_DISTRICT:
            return float(state.left) * self.deed(state.requisition_targets(self.seat))
        if asked in (INTIMIDATE_TARGETS, INTIMIDATE_DISTRICT, SURRENDER):
            return float(state.left) * FALL_WORTH
        if asked == DRAW:
            return float(state.left) * CARDS_WORTH / float(DRAW_CARDS)
        if asked == DOUBLE:
            return 2.0 * self.edgar_gains(bit(self.edgar))
        if asked == REMOTE:
            return self.edgar_gains(state.board.offices)
        if asked in (PLAN_B_DISTRICT, SMEAR, EXCHANGE, EXTORT, EXTORT_VICTIM):
            return CARDS_WORTH / float(DRAW_CARDS)
        return 0.0

    def ways(self) -> float:
        """What the pawns can do in the turns after this, one move away and two."""
        near = self.state.board.near
        near_two = self.state.board.near_two
        one = self.edgar_gains(near[self.edgar]) + self.lucien_gains(near[self.lucien])
        two = self.edgar_gains(near_two[self.edgar]) + self.lucien_gains(near_two[self.lucien])
        return (1.0 - FAR) * one + FAR * two

    def edgar_gains(self, districts: i64) -> float:
        """The best that Edgar can do at one of these offices."""
        state = self.state
        if self.popularity < OFFICE_COST:
            return 0.0
        there: i64 = districts & state.board.offices
        best = 0.0
        while there != 0:
            place = state.board.kind(lowest(there))
            if not state.has_done(self.seat, EDGAR, place):
                gain = self.edgar_gain(place)
                best = max(best, gain)
            there &= there - 1
        return best

    def edgar_gain(self, place: i64) -> float:
        price = float(OFFICE_COST) * self.point
        if place == BANK:
            return float(HEIST_GAIN) * self.unit - price
        if place == HALL:
            neutral = self.state.neutral()
            if neutral & self.state.board.offices != 0:
                return self.district + self.office - price
            return self.district - price
        if place == PIG:
            return CARDS_WORTH - price
        return FALL_WORTH - price

    def loot(self) -> float:
        """What Edgar can rob where he stands."""
        state = self.state
        most: i64 = 0
        for victim in range(state.seats):
            if victim != self.seat and state.pawn(victim, LUCIEN) == self.edgar and state.pawn(victim, EDGAR) != self.edgar:
                amount: i64 = (state.money(victim) + 1) >> 1
                if amount > most:  # noqa: PLR1730  # max() would make objects of whole numbers
                    most = amount
        return float(most) * self.unit

    def can_double(self) -> bool:
        state = self.state
        return (
            self.popularity >= DOUBLE_COST
            and state.board.kind(self.lucien) == HALL
            and not state.has_done(self.seat, LUCIEN, HALL)
            and (state.acted >> (2 * self.seat)) & 3 == 0
        )

    def lucien_gains(self, districts: i64) -> float:
        """The best that Lucien can do in one of these districts."""
        state = self.state
        board = state.board
        best = 0.0
        for_sale: i64 = 0
        if self.money >= BUY_PRICE:
            for_sale = districts & state.neutral()
            if for_sale != 0:
                best = self.deed(for_sale) - float(BUY_PRICE) * self.unit
        if self.money >= BUYOUT_PRICE:
            for rival in range(state.seats):
                if rival != self.seat and rival != state.protection:
                    theirs: i64 = districts & state.estate(rival)
                    if theirs != 0:
                        gain = self.deed(theirs) + FALL_WORTH - float(BUYOUT_PRICE) * self.unit
                        best = max(best, gain)
        there: i64 = districts & board.offices
        while there != 0:
            place = board.kind(lowest(there))
            if not state.has_done(self.seat, LUCIEN, place):
                gain = self.lucien_gain(place)
                best = max(best, gain)
            there &= there - 1
        return best

    def deed(self, districts: i64) -> float:
        """What the best of these is worth to own."""
        return self.district + self.office if districts & self.state.board.offices != 0 else self.district

    def lucien_gain(self, place: i64) -> float:
        state = self.state
        if place == PIG:
            missing: i64 = FULL_POPULARITY - self.popularity
            return self.point * min(float(missing), float(SPEECH_GAIN))
        if place == BANK:
            if (state.certified >> self.seat) & 1 == 0 and state.certifiable(self.seat) != 0:
                return CERTIFICATE_WORTH
            return 0.0
        if place == ARCHIVES:
            return 0.0 if state.protection == self.seat else PROTECTION_WORTH
        return 0.0

    # ------------------------------------------------------------ what rivals can take

    def exposed(self) -> float:
        """Money that Edgars can expect to rob: beside Lucien without his bodyguard, or a move away."""
        state = self.state
        half = float((self.money + 1) >> 1)
        guarded = self.edgar == self.lucien
        danger = 0.0
        for rival in range(state.seats):
            if rival == self.seat:
                continue
            edgar = state.pawn(rival, EDGAR)
            if edgar == NOWHERE:
                continue
            if edgar == self.lucien and not guarded and not state.has_acted(rival, EDGAR) and to_come(state, rival):
                danger += 1.0
            elif (state.board.near[edgar] >> self.lucien) & 1 == 1:
                danger += 0.08 if guarded else 0.16
        return half * min(danger, 1.0)


def order_in_turn(state: EdgarLucien, seat: i64) -> i64:
    """How many seats come before this one in a turn."""
    order: i64 = seat - state.first
    if order < 0:
        order += state.seats
    return order


def to_come(state: EdgarLucien, seat: i64) -> bool:
    """Pawns have moved, and the seat's slot of this turn is not over."""
    if state.asked < WHO or state.active < 0:
        return False
    return order_in_turn(state, seat) >= order_in_turn(state, state.active)


def arrives(state: EdgarLucien, seat: i64, who: i64) -> i64:
    """The districts where the pawn can act in this turn, before all have moved: where its needle leads, or anywhere near."""
    here = state.pawn(seat, who)
    needle = state.needle(seat, who)
    if needle == UNSET:
        return state.board.near[here]
    if state.asked == EXIT and 2 * order_in_turn(state, seat) + who < state.moves_made:
        return bit(here)
    found = state.board.leads_to(here, needle)
    return bit(here) if found == 0 else found


def will_stand(state: EdgarLucien, seat: i64, who: i64) -> i64:
    """The district where the pawn is, or where its needle will bring it without a choice."""
    here = state.pawn(seat, who)
    if state.asked not in (PROGRAM, EXIT) or state.needle(seat, who) == UNSET:
        return here
    there = arrives(state, seat, who)
    return lowest(there) if there & (there - 1) == 0 else here


def share_of(counting: i64, condition: i64) -> float:
    """Things that a condition asks for are worth less once it counts."""
    return SPARE if (counting >> condition) & 1 == 1 else 1.0


def part(have: i64, need: i64) -> float:
    """How much of what is needed is there, at most all of it."""
    return 1.0 if have >= need else float(have) / float(need)
