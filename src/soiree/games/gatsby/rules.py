"""Gatsby: the whole game, in the order of docs/specs/gatsby.md, whose clauses (GAT-...) are cited.

The printed facts are in the state's `board`; nothing here depends on a number of the box. The fields are in
state.py, the locations in locations.py, chance in deal.py, the end (9xx) in ending.py, what a seat knows in knowledge.py; here is what
the seats decide, and its effects.
"""

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from soiree.core.game import OptionValue
from soiree.core.sets.bits import bit, count, listed, lowest
from soiree.core.sets.seats import EVERYONE
from soiree.core.state import State
from soiree.games.gatsby import events
from soiree.games.gatsby.board import (
    ASC,
    ASK,
    CAB_ADJ,
    CAB_ANY,
    CAB_NEXT,
    DRAW,
    FIN,
    FORCE_BONUS,
    FRONT,
    LOOK,
    LOOK_BONUS,
    NONE,
    PLACE,
    PLACE_BONUS,
    RACE_ANY,
    RACE_ROW,
    SWAP,
    SWAP_BONUS,
    TASK_BITS,
    TASKS,
    board_of,
)
from soiree.games.gatsby.box import BONUSES, Box
from soiree.games.gatsby.ending import Ending
from soiree.games.gatsby.grid import cell_bit, listed_cells
from soiree.games.gatsby.knowledge import (
    NO,
    YES,
    answered,
    character_at,
    claim,
    exchanged,
    label_at,
    longer,
    look,
    look_a,
    look_b,
    look_up,
)
from soiree.games.gatsby.state import (
    ACTION,
    BONUS,
    CABARET,
    EXTRA,
    FORCE,
    KEEP,
    LOOK_FIRST,
    LOOK_SECOND,
    LOOK_SWAP,
    OPENING,
    OVER,
    PICK,
    RACE,
    SLOT,
    SWAP_OTHER,
    SWAP_OWN,
)
from soiree.games.gatsby.trail import longer_by
from soiree.games.gatsby.view import STAGES, View, view_of


def new(box: Box, seats: int, options: Mapping[str, OptionValue]) -> "Gatsby":
    """The state before the first tile is laid."""
    return Gatsby(board_of(box), options["double_win"] == "prestige")


class Gatsby(Ending):
    """Two socialites, three locations, one Action token."""

    def clone(self) -> State:
        return self.copy()

    def copy(self) -> "Gatsby":
        other = Gatsby(self.board, self.prestige_decides)
        self.copy_to(other)
        return other

    def action_space(self) -> i64:
        return self.board.action_count

    def clause_prefix(self) -> str:
        return "GAT"

    # ------------------------------------------------------------ 1xx Setup: what chance does is in deal.py

    def keep(self, tile: i64) -> None:
        self.set_slot(tile)
        if self.log is not None:
            self.log.add(events.Kept(self.active, self.board.specials[tile]))
        self.discard_all_but(tile)
        self.stage = OPENING

    def open_cabaret(self, cell: i64) -> None:
        """The first token in the Cabaret; no bonus fires (GAT-110). Then turn 1 begins (GAT-111)."""
        self.take_cell(cell)
        if self.log is not None:
            self.log.add(events.Opening(self.active, self.board.cells[cell]))
        self.begin_turn(self.starter)

    # ------------------------------------------------------------ 2xx Turn: who decides what

    def deciding(self) -> bool:
        return KEEP <= self.stage <= SLOT

    def decider(self) -> i64:
        """The active seat, except where the other chooses its action (GAT-631)."""
        return 1 - self.active if self.stage == FORCE else self.active

    def actors(self) -> i64:
        if not self.deciding():
            return 0
        return bit(self.decider())

    def prompt(self, seat: i64) -> str:
        return STAGES[self.stage] if self.deciding() and seat == self.decider() else ""

    def legal(self, seat: i64) -> vec[i64]:
        stage = self.stage
        options = vec[i64](capacity=32)
        if not self.deciding() or seat != self.decider():
            return options
        board = self.board
        if stage in (ACTION, FORCE):
            for action in range(board.sp + 1):
                if self.bars_action(action) == 0:
                    options = append(options, action)
            return options
        if stage in (BONUS, LOOK_SWAP):
            return append(append(options, board.yes), board.no)
        if stage in (KEEP, PICK):
            return listed(options, board.special_first, self.drawn)
        if stage == SLOT:
            return append(append(options, board.old), board.new)
        if stage in (LOOK_FIRST, LOOK_SECOND):
            return listed(options, board.place_first, self.open_places())
        if stage in (SWAP_OWN, SWAP_OTHER):
            owner = self.swap_owner()
            return listed(listed_cells(options, board.cell_first, self.cabaret_of(owner)), board.space_first, self.race_of(owner))
        if stage != RACE:
            options = listed_cells(options, board.cell_first, self.cells_by(self.cabaret_task()))
        if stage in (RACE, EXTRA):
            options = listed(options, board.space_first, self.spaces_by(self.race_task()))
        return options

    def forbids(self, seat: i64, action: i64) -> i64:
        """The clause of the first failing test, in the order of "Refusals" in section 3."""
        if not self.deciding() or seat != self.decider():
            return 201
        board = self.board
        stage = self.stage
        if action >= board.cell_first and (stage in (SWAP_OWN, SWAP_OTHER)):
            return 0 if self.has_token_on(self.swap_owner(), action) else 621
        if action >= board.space_first:
            if stage in (RACE, EXTRA):
                return self.bars_space(action - board.space_first, self.race_task())
        elif action >= board.cell_first:
            if stage in (CABARET, OPENING, EXTRA):
                return self.bars_cell(action - board.cell_first, self.cabaret_task())
        elif action >= board.place_first:
            if stage in (LOOK_FIRST, LOOK_SECOND):
                return 0 if (self.open_places() >> (action - board.place_first)) & 1 == 1 else 661
        elif action >= board.old:
            return 0 if stage == SLOT else 202
        elif action >= board.special_first:
            if stage in (KEEP, PICK):
                held: i64 = (self.drawn >> (action - board.special_first)) & 1
                return 0 if held == 1 else 109 if stage == KEEP else 702
        elif action > board.sp:
            return 0 if stage in (BONUS, LOOK_SWAP) else 202
        elif stage in (ACTION, FORCE):
            return self.bars_action(action)
        return 202

    def carry_out(self, seat: i64, action: i64) -> None:
        stage = self.stage
        board = self.board
        if stage == CABARET:
            self.step_in_cabaret(action - board.cell_first)
        elif stage == RACE:
            self.step_on_racetrack(action - board.space_first)
        elif stage in (ACTION, FORCE):
            self.act(action)
        elif stage == BONUS:
            self.answer_bonus(action == board.yes)
        elif stage == EXTRA:
            self.place_extra(action)
        elif stage == SWAP_OWN:
            self.picked = action
            self.stage = SWAP_OTHER
        elif stage == SWAP_OTHER:
            self.swap_tokens(self.picked, action)
        elif stage == LOOK_FIRST:
            self.picked = action
            self.stage = LOOK_SECOND
        elif stage == LOOK_SECOND:
            self.look_at(self.picked - board.place_first, action - board.place_first)
        elif stage == LOOK_SWAP:
            self.answer_look(action == board.yes)
        elif stage == PICK:
            self.pick(action - board.special_first)
        elif stage == SLOT:
            self.choose_for_slot(action == board.new)
        elif stage == KEEP:
            self.keep(action - board.special_first)
        else:
            self.open_cabaret(action - board.cell_first)

    def begin_turn(self, seat: i64) -> None:
        self.turn += 1
        self.active = seat
        self.stage = FORCE if self.forced == seat else ACTION
        if self.log is not None:
            self.log.add(events.Turn(self.turn, seat))

    def bars_action(self, action: i64) -> i64:
        """Under the token GAT-204, no special tile GAT-205, a second turn in a row that would do nothing GAT-206."""
        board = self.board
        if action == board.sp:
            return 205 if self.slot_of(self.active) == NONE else 0
        if action == self.token:
            return 204
        return 206 if self.idle and self.stage == ACTION and self.is_idle(action) else 0

    def is_idle(self, action: i64) -> bool:
        """Whether a main action or a special tile could do nothing now; then its steps are lost, and the turn is over (GAT-206)."""
        return self.board.step_kinds[action] & self.possible_kinds() == 0

    def possible_kinds(self) -> i64:
        """The kinds of steps that are possible before the choice, as a set of tasks; others only continue one of these."""
        kinds: i64 = 0
        if self.supply_of(self.active) > 0:
            if self.cells_by(CAB_ADJ) != 0:
                kinds |= bit(CAB_ADJ)
            if self.cells_by(CAB_ANY) != 0:
                kinds |= bit(CAB_ANY)
            if self.free_spaces() != 0:
                kinds |= bit(RACE_ROW) | bit(RACE_ANY)
        if self.can_advance():
            kinds |= bit(FIN)
        if self.can_swap():
            kinds |= bit(SWAP)
        if self.can_look():
            kinds |= bit(LOOK)
        return kinds

    def act(self, action: i64) -> None:
        """The Action token moves, and the steps are to do (GAT-203, GAT-207, GAT-208)."""
        board = self.board
        seat = self.active
        log = self.log
        if self.stage == FORCE:
            self.forced = NONE
            if log is not None:
                log.add(events.Forced(1 - seat, seat, board.actions[action]))
        self.token = action
        self.action = action
        if action == board.sp:  # the tile leaves the slot and is in use (GAT-701)
            self.token = board.main_count + seat
            self.in_use = self.slot_of(seat)
            self.action = board.main_count + self.in_use
            self.set_slot(NONE)
        self.idle = self.is_idle(self.action)
        self.todo = board.steps[self.action]
        if log is not None:
            log.add(events.Acted(seat, board.actions[action], board.specials[self.in_use] if self.in_use != NONE else None))
        self.run()

    def run(self) -> None:
        """Tasks from the front, as far as no decision is needed; a step that cannot be done is lost (GAT-209, GAT-210)."""
        while True:
            task: i64 = self.todo & FRONT
            if task == 0:
                self.end_turn()
                return
            if task == FIN and self.can_advance():
                self.drop()
                self.advance()
            elif self.awaits(task):
                return
            else:
                self.lose(task)

    def awaits(self, task: i64) -> bool:
        """Whether the front task can be done and so waits for its decision or its draws, which are then open."""
        if task <= CAB_ANY:
            self.stage = CABARET
            return self.supply_of(self.active) > 0 and self.cells_by(task) != 0
        if task <= RACE_ANY:
            self.stage = RACE
            return self.supply_of(self.active) > 0 and self.spaces_by(task) != 0
        if task >= ASK:
            self.stage = BONUS
            return self.can_use(task - ASK)
        if task == SWAP:
            self.stage = SWAP_OWN
            return self.can_swap()
        if task == LOOK:
            self.stage = LOOK_FIRST
            return self.can_look()
        if task == PLACE:
            self.stage = EXTRA
            return self.can_use(PLACE_BONUS)
        if task == DRAW and self.pile != 0:
            self.begin_draws(self.board.special_draw)
            return True
        return False

    def drop(self) -> None:
        self.todo >>= TASK_BITS

    def put_in_front(self, task: i64) -> None:
        self.todo = (self.todo << TASK_BITS) | task

    def lose(self, task: i64) -> None:
        self.drop()
        if task == CAB_NEXT:
            self.anchor = NONE  # GAT-304
        if self.log is not None:
            if task >= ASK:
                self.log.add(events.Lapsed(self.active, BONUSES[task - ASK]))
            else:
                self.log.add(events.Lost(self.active, TASKS[task]))

    def end_turn(self) -> None:
        """GAT-220: spent tile, claims, rallies, full rows, end of the game, next turn."""
        self.spend()
        active = self.active
        mine: i64 = self.claimed_by(active)  # all read off this one position (GAT-222)
        claimed: i64 = mine | self.claimed_by(1 - active)
        rallied = claimed != 0
        while claimed != 0:  # in place order (GAT-223)
            place: i64 = lowest(claimed)
            claimed ^= bit(place)
            self.rally(active if (mine >> place) & 1 == 1 else 1 - active, place)  # both: the active seat (GAT-307)
        self.close_rows()
        self.action = NONE
        self.anchor = NONE
        self.rows = 0
        if rallied and (self.won_by_suits() or self.location_empty()):
            return
        if self.forced != NONE:
            self.shown = EVERYONE  # the same seat decides again, but its turn is over: nothing of it is taken back
        self.begin_turn(1 - active)  # GAT-225

    def spend(self) -> None:
        """GAT-221."""
        if self.in_use == NONE:
            return
        self.spent = longer_by(self.spent, self.in_use)
        if self.log is not None:
            self.log.add(events.Spent(self.active, self.board.specials[self.in_use]))
        self.in_use = NONE

    def rally(self, seat: i64, place: i64) -> None:
        """The character leaves its place for good; a hidden one is seen by its owner alone (GAT-223, GAT-801)."""
        if seat == 1:
            self.owned1 |= bit(place)
        else:
            self.owned0 |= bit(place)
        self.claims = longer(self.claims, claim(self.turn, seat, place))
        up = (self.up >> place) & 1 == 1
        if not up:
            self.shown |= bit(seat)
        if self.log is not None:
            who = self.board.characters[character_at(self.who, place)]
            event = events.Rallied(seat, self.board.places[place], "up" if up else "down", who)
            self.log.add(event, EVERYONE if up else bit(seat))

    # ------------------------------------------------------------ 3xx to 5xx Locations: what they allow is in locations.py

    def cabaret_task(self) -> i64:
        """The step by which a token comes into the Cabaret now."""
        if self.stage == CABARET:
            return self.todo & FRONT
        return CAB_ANY if self.stage == OPENING else CAB_ADJ

    def race_task(self) -> i64:
        """The step by which a token comes onto the Racetrack now."""
        if self.stage == RACE:
            return self.todo & FRONT
        return RACE_ROW

    def step_in_cabaret(self, cell: i64) -> None:
        task: i64 = self.todo & FRONT
        self.drop()
        self.anchor = cell
        self.place_in_cabaret(cell, task)
        self.run()

    def place_in_cabaret(self, cell: i64, cause: i64) -> None:
        """A token on a free space; its bonus, if it has one, comes to the front (GAT-601)."""
        self.take_cell(cell)
        if self.log is not None:
            self.log.add(events.Placed(self.active, self.board.cells[cell], TASKS[cause]))
        bonus = self.bonus_in_cabaret(cell)
        if bonus != NONE:
            self.set_off(bonus, self.board.cell_first + cell)

    def take_cell(self, cell: i64) -> None:
        if self.active == 1:
            self.cabaret1 |= cell_bit(cell)
            self.supply1 -= 1
        else:
            self.cabaret0 |= cell_bit(cell)
            self.supply0 -= 1

    def advance(self) -> None:
        """The whole climb first, then the bonuses that it uncovers, the lowest first (GAT-408)."""
        seat = self.active
        start = self.level_of(seat)
        end = self.next_level()
        if seat == 1:
            self.level1 = end
        else:
            self.level0 = end
        if self.log is not None:
            self.log.add(events.Advanced(seat, start, end))
        board = self.board
        number: i64 = len(board.tower_level) - 1
        while number >= 0:  # from the highest, so that the lowest comes to lie in front
            if self.gives(number, start, end):
                self.set_off(board.tower_bonus[number], board.tower_site[number])
            number -= 1

    def step_on_racetrack(self, space: i64) -> None:
        task: i64 = self.todo & FRONT
        self.drop()
        self.rows = longer_by(self.rows, self.board.row_of[space])
        self.place_on_racetrack(space, task)
        self.run()

    def place_on_racetrack(self, space: i64, cause: i64) -> None:
        if self.active == 1:
            self.race1 |= bit(space)
            self.supply1 -= 1
        else:
            self.race0 |= bit(space)
            self.supply0 -= 1
        if self.log is not None:
            self.log.add(events.Placed(self.active, self.board.spaces[space], TASKS[cause]))
        bonus = self.board.space_bonus[space]
        if bonus != NONE:
            self.set_off(bonus, self.board.space_first + space)

    def close_rows(self) -> None:
        """Tokens of full rows go home, the rows are closed (GAT-224)."""
        for row in range(self.board.row_count):
            if self.is_full(row):
                spaces = self.board.row_spaces[row]
                home0: i64 = count(self.race0 & spaces)
                home1: i64 = count(self.race1 & spaces)
                self.supply0 += home0
                self.supply1 += home1
                self.race0 &= ~spaces
                self.race1 &= ~spaces
                self.shut |= spaces
                if self.log is not None:
                    self.log.add(events.RowClosed(row + 1, [home0, home1]))

    # ------------------------------------------------------------ 6xx Bonuses

    def set_off(self, bonus: i64, at: i64) -> None:
        """The bonus is asked before anything else goes on (GAT-210)."""
        self.put_in_front(ASK + bonus)
        if self.log is not None:
            self.log.add(events.SetOff(self.active, BONUSES[bonus], self.board.sites[at]))

    def can_use(self, bonus: i64) -> bool:
        """Whether the bonus could do anything; if not it lapses unasked (GAT-603)."""
        if bonus == ASC:
            return self.can_advance()
        if bonus == SWAP_BONUS:
            return self.can_swap()
        if bonus == LOOK_BONUS:
            return self.can_look()
        if bonus == FORCE_BONUS:
            return self.forced == NONE
        if bonus == PLACE_BONUS:
            return self.supply_of(self.active) > 0 and (self.cells_by(CAB_ADJ) != 0 or self.free_spaces() != 0)
        return self.pile != 0

    def answer_bonus(self, yes: bool) -> None:
        bonus: i64 = (self.todo & FRONT) - ASK
        self.drop()
        if self.log is not None:
            self.log.add(events.Answered(self.active, BONUSES[bonus], yes))
        if yes:
            if bonus == FORCE_BONUS:
                self.forced = 1 - self.active  # GAT-631
            else:
                self.put_in_front(self.task_of(bonus))
        self.run()

    def task_of(self, bonus: i64) -> i64:
        if bonus == ASC:
            return FIN
        if bonus == SWAP_BONUS:
            return SWAP
        if bonus == LOOK_BONUS:
            return LOOK
        return PLACE if bonus == PLACE_BONUS else DRAW

    def place_extra(self, action: i64) -> None:
        """As `cab-adj` or as `race-row`; anchor and rows of the action do not change (GAT-641)."""
        self.drop()
        if action >= self.board.space_first:
            self.place_on_racetrack(action - self.board.space_first, PLACE)
        else:
            self.place_in_cabaret(action - self.board.cell_first, PLACE)
        self.run()

    def can_swap(self) -> bool:
        """Each seat has an Influence token on the board (GAT-622)."""
        return self.cabaret0 | self.race0 != 0 and self.cabaret1 | self.race1 != 0

    def swap_owner(self) -> i64:
        """Whose token is to be named: first an own one, then one of the other seat's."""
        return self.active if self.stage == SWAP_OWN else 1 - self.active

    def has_token_on(self, seat: i64, action: i64) -> bool:
        if action >= self.board.space_first:
            return (self.race_of(seat) >> (action - self.board.space_first)) & 1 == 1
        return (self.cabaret_of(seat) >> (action - self.board.cell_first)) & 1 == 1

    def swap_tokens(self, own: i64, other: i64) -> None:
        """Two tokens change places; nothing fires (GAT-621)."""
        self.hand_over(own)
        self.hand_over(other)
        if self.log is not None:
            self.log.add(events.Swapped(self.active, self.board.actions[own], self.board.actions[other]))
        self.picked = NONE
        self.drop()
        self.run()

    def hand_over(self, action: i64) -> None:
        """The token on this space now is the other seat's."""
        if action >= self.board.space_first:
            space: i64 = bit(action - self.board.space_first)
            self.race0 ^= space
            self.race1 ^= space
        else:
            cell: i64 = cell_bit(action - self.board.cell_first)
            self.cabaret0 ^= cell
            self.cabaret1 ^= cell

    def can_look(self) -> bool:
        there = self.on_board()
        return there & (there - 1) != 0  # two characters on the board

    def open_places(self) -> i64:
        """The characters that may be looked at: any on the board, but not one twice (GAT-661)."""
        there = self.on_board()
        return there ^ bit(self.picked - self.board.place_first) if self.stage == LOOK_SECOND else there

    def look_at(self, first: i64, second: i64) -> None:
        """The active seat sees what lies face down (GAT-661)."""
        a: i64 = min(first, second)
        b: i64 = max(first, second)
        up: i64 = ((self.up >> a) & 1) + 2 * ((self.up >> b) & 1)
        entry = look(self.turn, self.active, a, b, up, label_at(self.who, a), label_at(self.who, b))
        self.looks = longer(self.looks, entry)
        self.picked = NONE
        self.stage = LOOK_SWAP
        if up != 3:
            self.shown = bit(self.active)
        if self.log is not None:
            board = self.board
            faces = ["up" if up & 1 == 1 else "down", "up" if up & 2 == 2 else "down"]
            saw: list[str | None] = [board.characters[character_at(self.who, a)], board.characters[character_at(self.who, b)]]
            event = events.Looked(self.active, [board.places[a], board.places[b]], faces, saw)
            self.log.add(event, bit(self.active))

    def last_look(self) -> i64:
        return self.looks[len(self.looks) - 1]

    def sees_decision(self, seat: i64, action: i64) -> i64:
        """All decisions are public but one: the exchange of two hidden characters (GAT-663)."""
        hidden = self.stage == LOOK_SWAP and look_up(self.last_look()) == 0
        return bit(seat) if hidden else EVERYONE

    def answer_look(self, yes: bool) -> None:
        """The two exchange places or not; each keeps its own face (GAT-662)."""
        entry = self.last_look()
        a = look_a(entry)
        b = look_b(entry)
        seen = self.sees_decision(self.active, self.board.yes)
        if yes:
            self.who = exchanged(self.who, a, b)
            if (self.up >> a) & 1 != (self.up >> b) & 1:
                self.up ^= bit(a) | bit(b)
        self.looks = answered(self.looks, YES if yes else NO)
        if self.log is not None:
            self.log.add(events.Exchanged(self.active, [self.board.places[a], self.board.places[b]], yes), seen)
        self.drop()
        self.run()

    # ------------------------------------------------------------ 7xx Special tiles

    def pick(self, tile: i64) -> None:
        """The tile goes to an empty slot (GAT-703); else one of the two is kept there (GAT-704)."""
        self.discard_all_but(tile)
        if self.slot_of(self.active) != NONE:
            self.picked = self.board.special_first + tile
            self.stage = SLOT
            return
        self.take(tile)
        self.drop()
        self.run()

    def take(self, tile: i64) -> None:
        self.set_slot(tile)
        if self.log is not None:
            self.log.add(events.Took(self.active, self.board.specials[tile]))

    def choose_for_slot(self, new: bool) -> None:
        """One tile stays on the slot, the other is set aside for its prestige (GAT-704)."""
        aside: i64 = self.picked - self.board.special_first
        if new:
            tile = aside
            aside = self.slot_of(self.active)
            self.take(tile)
        if self.active == 1:
            self.aside1 = longer_by(self.aside1, aside)
        else:
            self.aside0 = longer_by(self.aside0, aside)
        if self.log is not None:
            self.log.add(events.Aside(self.active, self.board.specials[aside]))
        self.picked = NONE
        self.drop()
        self.run()

    # ------------------------------------------------------------ 8xx Hidden characters: what a seat knows is in knowledge.py

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def revealed(self) -> bool:
        """At the end everything is revealed (GAT-803)."""
        return self.stage == OVER
