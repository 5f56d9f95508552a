"""Times Square: the whole game, in the order of docs/specs/times_square.md, whose clauses (TS-...) are cited.

The fields are in state.py. Small letters in methods are the acting seat's own frame, in which its club lies beyond 8: s Sue, n and f
the near and the far bodyguard, h Hal, d Deb, c Charlie; always f < s < n.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from soiree.core.game import OptionValue
from soiree.core.sets.bits import bit
from soiree.core.sets.pack import card, copies, holds, kind_at, pack_of, size
from soiree.core.sets.seats import EVERYONE
from soiree.core.state import State, payoff_of_two
from soiree.games.times_square import events
from soiree.games.times_square.board import board_of
from soiree.games.times_square.box import (
    ACTIONS,
    CAUSES,
    FACES_FROM,
    KINDS,
    LIGHT_LANE,
    MOVEMENTS,
    ROLES,
    STAGES,
    SUITS,
    Box,
    first_of,
)
from soiree.games.times_square.state import (
    ACT,
    AS_SUE,
    BY_CHARLIE,
    BY_PILE,
    BY_SUE,
    DEAL,
    DRAW,
    FISTS,
    FOR_TRIO,
    HAL_TO_0,
    KIND_COUNT,
    LAST_PILE,
    MANHOLE,
    MORE,
    NONE,
    OVER,
    PER_FIGURE,
    RED_SUIT,
    TRADE,
    Table,
)
from soiree.games.times_square.view import View, view_of

# Movements, numbered as in MOVEMENTS of the box.
SUE: Final = 0
GROUP: Final = 1
NEAR: Final = 2
FAR: Final = 3
BOTH: Final = 4
CLOSE: Final = 5
HAL: Final = 6
DEB: Final = 7
TO_MANHOLE: Final = 8

# ---------------------------------------------------------------- the actions, as tables by number

SPACE: Final[i64] = len(ACTIONS)
PRINTED: Final[i64] = first_of("printed")
SUBSTITUTE: Final[i64] = first_of("substitute")
LURE: Final[i64] = first_of("lure")
BEGIN_TRADE: Final[i64] = first_of("trade")
DISCARD: Final[i64] = first_of("discard")
STOP: Final[i64] = first_of("stop")
USED: Final = vec[i64]([pack_of([KINDS.index(kind) for kind in action.cards]) for action in ACTIONS])
COLOUR: Final = vec[i64]([SUITS.index(action.suit) if action.suit else NONE for action in ACTIONS])
ROLE: Final = vec[i64]([ROLES.index(action.role) if action.role else NONE for action in ACTIONS])
MOVEMENT: Final = vec[i64]([MOVEMENTS.index(action.movement) if action.movement else NONE for action in ACTIONS])
STEPS: Final = vec[i64]([action.steps for action in ACTIONS])
COLOUR_FROM: Final = vec[i64](FACES_FROM)  # the faces of a suit: COLOUR_FROM[suit] .. COLOUR_FROM[suit + 1] - 1


def new(box: Box, seats: int, options: Mapping[str, OptionValue]) -> "TimesSquare":
    """The state before the fists."""
    state = TimesSquare(board_of(box).table(options["joker"] == "substitute"))
    state.set_up()
    return state


class TimesSquare(Table):
    """Two clubs, one street."""

    def clone(self) -> State:
        return self.copy()

    def copy(self) -> "TimesSquare":
        other = TimesSquare(self.table)
        self.copy_to(other)
        return other

    # ------------------------------------------------------------ 1xx Setup: fists and deal are chance

    def action_space(self) -> i64:
        return SPACE

    def outcome_space(self) -> i64:
        return KIND_COUNT + 2

    def clause_prefix(self) -> str:
        return "TS"

    def chance_total(self) -> i64:
        if self.stage == DRAW or self.stage == DEAL:
            return self.pile_left
        return 2 if self.stage == FISTS else 0

    def chance_weight(self, outcome: i64) -> i64:
        """A card is drawn from the pile, each equally likely (TS-712); the fists are even (TS-107)."""
        if self.stage == DRAW or self.stage == DEAL:
            return copies(self.pile, outcome) if outcome < KIND_COUNT else 0
        return 1 if self.stage == FISTS and outcome >= KIND_COUNT else 0

    def chance_pick(self, roll: i64) -> i64:
        return HAL_TO_0 + roll if self.stage == FISTS else kind_at(self.pile, roll)

    def sees_chance(self) -> i64:
        """A card is seen by who gets it (section 6)."""
        if self.stage == FISTS:
            return EVERYONE
        return bit(self.receiver())

    def receiver(self) -> i64:
        """Who gets the next card: in the deal first seat 0, then seat 1 (TS-108)."""
        if self.stage == DEAL:
            return 0 if self.held0 < self.hand_size() else 1
        return self.active

    def carry_out_chance(self, outcome: i64) -> None:
        if self.stage == FISTS:
            self.give_figures(outcome - HAL_TO_0)
        elif self.stage == DEAL:
            self.deal_card(outcome)
        else:
            self.draw_card(outcome)

    def give_figures(self, hal_seat: i64) -> None:
        """Hal to one seat, who will begin, and Deb to the other (TS-107, TS-109)."""
        way: i64 = 1 if hal_seat == 1 else -1
        self.hal = way * self.board().hal_start
        self.deb = -way * self.board().deb_start
        self.active = hal_seat
        self.stage = DEAL
        if self.log is not None:
            self.log.add(events.Fists(hal_seat))

    def deal_card(self, kind: i64) -> None:
        seat = self.receiver()
        self.gain(seat, kind)
        if self.log is not None:
            self.log.add(events.Dealt(seat, KINDS[kind]), bit(seat))
        if self.held1 == self.hand_size():
            self.begin_turn()

    def gain(self, seat: i64, kind: i64) -> None:
        """A card goes from the pile into a hand."""
        one: i64 = card(kind)
        self.pile -= one
        self.pile_left -= 1
        if seat == 1:
            self.hand1 += one
            self.held1 += 1
        else:
            self.hand0 += one
            self.held0 += 1

    def lose(self, kind: i64) -> None:
        """A card goes from the active hand onto the discards (TS-404, TS-704); one known copy less, if there was one."""
        one: i64 = card(kind)
        self.discard += one
        if self.active == 1:
            self.hand1 -= one
            self.held1 -= 1
            if copies(self.known1, kind) > 0:
                self.known1 -= one
        else:
            self.hand0 -= one
            self.held0 -= 1
            if copies(self.known0, kind) > 0:
                self.known0 -= one

    # ------------------------------------------------------------ 2xx Turn

    def begin_turn(self) -> None:
        self.turn += 1
        self.stage = ACT
        self.suit = NONE
        self.role = NONE
        self.last = NONE
        if self.log is not None:
            self.log.add(events.Turn(self.turn, self.active))

    def deciding(self) -> bool:
        return ACT <= self.stage <= TRADE

    def actors(self) -> i64:
        if not self.deciding():
            return 0
        return bit(self.active)

    def prompt(self, seat: i64) -> str:
        return STAGES[self.stage] if self.deciding() and seat == self.active else ""

    def legal(self, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=40)
        if seat != self.active or not self.deciding():
            return options
        if self.stage == TRADE:
            for action in range(DISCARD, STOP):
                if self.bars_discard(action - DISCARD) == 0:
                    options = append(options, action)
            if self.last != NONE:
                options = append(options, STOP)
            return options
        # At `more` only the faces of the colour are looked at, jokers only if red cards may be any: the rest is barred anyway.
        start: i64 = 0
        stop: i64 = PRINTED
        if self.stage == MORE:
            start = COLOUR_FROM[self.suit]
            stop = COLOUR_FROM[self.suit + 1]
        for action in range(start, stop):
            if self.bars_play(action) == 0:
                options = append(options, action)
        if self.influence() and (self.suit == NONE or self.suit == RED_SUIT):
            start = SUBSTITUTE if self.substitute() else PRINTED
            stop = LURE if self.substitute() else SUBSTITUTE
            for action in range(start, stop):
                if self.bars_play(action) == 0:
                    options = append(options, action)
        if self.stage == MORE:
            return append(options, STOP)
        for action in range(LURE, BEGIN_TRADE):
            if self.bars_lure(action) == 0:
                options = append(options, action)
        return append(options, BEGIN_TRADE)

    def forbids(self, seat: i64, action: i64) -> i64:
        """The clause of the first failing test, in the order of section 5, "Why not"."""
        if self.stage == OVER:
            return 906
        if seat != self.active or not self.deciding():
            return 201
        if self.stage == ACT:
            if action == STOP:
                return 203  # no pass
            if action >= DISCARD:
                return 701  # a trade is announced first
            if action == BEGIN_TRADE:
                return 0
            return self.bars_lure(action) if action >= LURE else self.bars_play(action)
        if self.stage == MORE:
            if action == STOP:
                return 0
            return 204 if action >= LURE else self.bars_play(action)
        if action == STOP:
            return 702 if self.last == NONE else 0
        return self.bars_discard(action - DISCARD) if action >= DISCARD else 204

    def carry_out(self, seat: i64, action: i64) -> None:
        if action < LURE:
            self.play(action)
        elif action < BEGIN_TRADE:
            self.lure(action)
        elif action == BEGIN_TRADE:
            self.stage = TRADE
        elif action == STOP:
            self.stage = DRAW  # TS-711: at least one card is missing
        else:
            self.trade_in(action - DISCARD)

    # ------------------------------------------------------------ 3xx to 5xx Playing cards, red cards as jokers

    def bars_play(self, action: i64) -> i64:
        """The clause that bars a card (or pair) from being played in this way now; 0 if none does."""
        joker = action >= PRINTED
        if joker and self.substitute() != (action >= SUBSTITUTE):
            return 520 if self.substitute() else 510
        if self.suit != NONE:
            if COLOUR[action] != self.suit:
                return 402
            if self.suit == RED_SUIT and ROLE[action] != self.role:
                return 502
        if not holds(self.hand(), USED[action]):
            return 405
        if joker and not self.influence():
            return 501
        bar = self.bars_movement(MOVEMENT[action], STEPS[action])
        if bar == 0 and joker and ROLE[action] == AS_SUE and self.passes_deb(STEPS[action]):
            return 505
        return bar

    def influence(self) -> bool:
        """Deb stands strictly between Sue and the active seat's end of the street (TS-501)."""
        return self.deb > self.sue if self.active == 1 else self.deb < self.sue

    def passes_deb(self, steps: i64) -> bool:
        """Sue would go past Deb, whose space she may only reach (TS-505); with steps of one she never does (TS-525)."""
        return self.way() * (self.sue - self.deb) + steps > 0

    def bars_movement(self, movement: i64, steps: i64) -> i64:
        """No effect TS-424, TS-442; off the street TS-302; order of the trio TS-303."""
        s = self.way() * self.sue
        n = self.near()
        f = self.far()
        end: i64 = self.end_space()
        if movement == SUE:  # TS-411, TS-512
            if s + steps > end:
                return 302
            return 303 if s + steps >= n else 0
        if movement == GROUP:  # TS-412
            return 302 if n + steps > end else 0
        if movement == NEAR:  # TS-421, TS-423, TS-513
            return 302 if n + steps > end else 0
        if movement == FAR:
            if f + steps > end:
                return 302
            return 303 if f + steps >= s else 0
        if movement == BOTH:  # TS-422
            if n + steps > end:
                return 302
            return 303 if f + steps >= s else 0
        if movement == CLOSE:  # TS-424: one bodyguard that moves is enough
            return 424 if n == s + 1 and f == s - 1 else 0
        if movement == HAL:  # TS-431, TS-514
            return 302 if self.way() * self.hal + steps > end else 0
        if movement == DEB:  # TS-441
            return 302 if self.way() * self.deb + steps > end else 0
        return 442 if self.deb == MANHOLE else 0

    def play(self, action: i64) -> None:
        """The card goes to the discards, the figures move, Sue may have come in (TS-404)."""
        self.suit = COLOUR[action]
        self.role = ROLE[action] if self.suit == RED_SUIT else NONE
        self.stage = MORE
        used: i64 = USED[action]
        while used != 0:
            kind = kind_at(used, 0)
            used -= card(kind)
            self.lose(kind)
        log = self.log
        if log is not None:
            before = self.light_lane()
            token = ACTIONS[action].token
            role = ROLES[self.role] if self.role != NONE else None
            log.add(events.Played(self.active, token, list(ACTIONS[action].cards), SUITS[self.suit], role))
            self.move(MOVEMENT[action], STEPS[action])
            self.log_moves(before)
        else:
            self.move(MOVEMENT[action], STEPS[action])
        self.sue_comes_in()

    def move(self, movement: i64, steps: i64) -> None:
        forward: i64 = self.way() * steps
        if movement == SUE:
            self.sue += forward
        elif movement == GROUP:
            self.sue += forward
            self.guard_low += forward
            self.guard_high += forward
        elif movement == NEAR:
            self.set_near(self.near() + steps)
        elif movement == FAR:
            self.set_far(self.far() + steps)
        elif movement == BOTH:
            self.guard_low += forward
            self.guard_high += forward
        elif movement == CLOSE:
            self.guard_low = self.sue - 1
            self.guard_high = self.sue + 1
        elif movement == HAL:
            self.hal += forward
        elif movement == DEB:
            self.deb += forward
        else:
            self.deb = MANHOLE

    # ------------------------------------------------------------ 6xx Lure

    def bars_lure(self, action: i64) -> i64:
        """No change TS-604; order of the trio TS-603."""
        h: i64 = self.way() * self.hal
        s: i64 = self.way() * self.sue
        n = self.near()
        f = self.far()
        figure = MOVEMENT[action]
        if figure == SUE:
            if h == s:
                return 604
            return 0 if f < h < n else 603
        if figure == NEAR:
            if h == n:
                return 604
            return 0 if h > s else 603
        if h == f:
            return 604
        return 0 if h < s else 603

    def lure(self, action: i64) -> None:
        """Sue or a bodyguard jumps onto Hal's space; no refill, then Charlie (TS-601, TS-605)."""
        figure = MOVEMENT[action]
        log = self.log
        before: list[int] = []
        if log is not None:
            before = self.light_lane()
            log.add(events.Lured(self.active, self.name_of(figure)))
        if figure == SUE:
            self.sue = self.hal
        elif figure == NEAR:
            self.set_near(self.way() * self.hal)
        else:
            self.set_far(self.way() * self.hal)
        if log is not None:
            self.log_moves(before)
        self.sue_comes_in()
        if self.stage != OVER:
            self.charlie_comes()

    # ------------------------------------------------------------ 7xx Trade, refill, draw pile

    def bars_discard(self, kind: i64) -> i64:
        if copies(self.hand(), kind) == 0:
            return 405
        return 703 if kind < self.last else 0

    def trade_in(self, kind: i64) -> None:
        self.lose(kind)
        self.last = kind
        if self.log is not None:
            self.log.add(events.Discarded(self.active, KINDS[kind]))

    def draw_card(self, kind: i64) -> None:
        """One card of the refill (TS-711); the last card of a pile has consequences at once (TS-713, TS-714)."""
        self.gain(self.active, kind)
        if self.log is not None:
            self.log.add(events.Drew(self.active, KINDS[kind], self.pile_left), bit(self.active))
        if self.pile_left == 0:
            if self.pile_no == LAST_PILE:
                self.cards_run_out()
                return
            self.turn_discards()
        if (self.held1 if self.active == 1 else self.held0) == self.hand_size():
            self.charlie_comes()

    def turn_discards(self) -> None:
        """The discards become the next pile (TS-713). For an instant no card lies in a pile: each seat knows the other's hand."""
        self.pile = self.discard
        self.pile_left = size(self.discard)
        self.discard = 0
        self.pile_no += 1
        self.known0 = self.hand0
        self.known1 = self.hand1
        if self.log is not None:
            self.log.add(events.Turned(self.pile_left))

    # ------------------------------------------------------------ 8xx Charlie

    def charlie_comes(self) -> None:
        """One space for each figure on the own entrance, one more for the trio on the own half (TS-801 .. TS-805)."""
        way = self.way()
        c: i64 = way * self.charlie
        spaces = self.charlie_spaces()
        if spaces > 0:
            goal: i64 = min(self.entrance(), c + spaces)  # he stops on the first entrance space
            if self.log is not None:
                waiting = [name for name, x in zip(LIGHT_LANE, self.light_lane(), strict=True) if way * x >= self.entrance()]
                self.log.add(events.Charlie(self.active, self.charlie, way * goal, waiting, self.far() > MANHOLE))
            self.charlie = way * goal
            if goal >= self.entrance():
                self.end(BY_CHARLIE, self.active)
                return
        self.active = 1 - self.active  # TS-206
        self.begin_turn()

    def charlie_spaces(self) -> i64:
        way = self.way()
        entrance: i64 = self.entrance()
        spaces: i64 = 0
        if way * self.hal >= entrance:
            spaces += PER_FIGURE
        if way * self.deb >= entrance:
            spaces += PER_FIGURE
        if self.near() >= entrance:  # the far one cannot be there: Sue is between them and would have come in
            spaces += PER_FIGURE
        if self.far() > MANHOLE:
            spaces += FOR_TRIO
        return spaces

    # ------------------------------------------------------------ 9xx End

    def sue_comes_in(self) -> None:
        """Sue on an entrance ends the game for its owner, no matter who moved her (TS-901)."""
        if self.sue >= self.entrance():
            self.end(BY_SUE, 1)
        elif self.sue <= -self.entrance():
            self.end(BY_SUE, 0)

    def cards_run_out(self) -> None:
        """Sue's half decides, then Charlie's half; both on the manhole: nobody (TS-903, TS-904)."""
        decider = self.sue if self.sue != MANHOLE else self.charlie
        self.end(BY_PILE, NONE if decider == MANHOLE else 1 if decider > MANHOLE else 0)

    def end(self, cause: i64, winner: i64) -> None:
        self.stage = OVER
        self.cause = cause
        self.winner = winner
        if self.log is not None:
            self.log.add(events.Ended(CAUSES[cause], None if winner == NONE else winner))

    def over(self) -> bool:
        return self.stage == OVER

    def payoff(self, seat: i64) -> float:
        """TS-905."""
        return payoff_of_two(self.winner, seat)

    def reason(self) -> str:
        return CAUSES[self.cause] if self.cause != NONE else ""

    # ------------------------------------------------------------ views and events

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def light_lane(self) -> list[int]:
        """The five figures of the light lane, in the order of LIGHT_LANE."""
        return [self.sue, self.guard_low, self.guard_high, self.hal, self.deb]

    def name_of(self, figure: i64) -> str:
        """The figure that a lure of the active seat moves."""
        if figure == SUE:
            return "sue"
        return "guard_high" if (figure == NEAR) == (self.active == 1) else "guard_low"

    def log_moves(self, before: list[int]) -> None:
        log = self.log
        assert log is not None
        for name, start, end in zip(LIGHT_LANE, before, self.light_lane(), strict=True):
            if start != end:
                log.add(events.Moved(name, start, end))
