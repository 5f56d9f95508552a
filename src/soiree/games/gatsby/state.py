"""The state of Gatsby: its fields, and what each seat has."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.sets.bits import count, lowest
from soiree.core.sets.pack import card, copies
from soiree.core.state import State
from soiree.games.gatsby.board import NONE, Board
from soiree.games.gatsby.knowledge import character_at
from soiree.games.gatsby.trail import length

# Stages, numbered as in the view: chance nodes, prompts, the end.
TILE: Final = 0
DEAL: Final = 1
START: Final = 2
DRAWING: Final = 3
KEEP: Final = 4
OPENING: Final = 5
FORCE: Final = 6
ACTION: Final = 7
CABARET: Final = 8
RACE: Final = 9
BONUS: Final = 10
EXTRA: Final = 11
SWAP_OWN: Final = 12
SWAP_OTHER: Final = 13
LOOK_FIRST: Final = 14
LOOK_SECOND: Final = 15
LOOK_SWAP: Final = 16
PICK: Final = 17
SLOT: Final = 18
OVER: Final = 19

# Causes of the end, numbered as in the view.
THREE: Final = 0
FIVE: Final = 1
BOTH: Final = 2
EMPTY: Final = 3  # then the locations, in their order


class Table(State):
    """The position. Sets of Cabaret spaces (cells), race spaces, places, characters and tiles are bit sets."""

    def __init__(self, board: Board, prestige_decides: bool) -> None:
        super().__init__(2)
        self.board = board
        self.prestige_decides = prestige_decides  # option `double_win` (GAT-R04)
        self.stage: i64 = TILE
        self.turn: i64 = 0
        self.starter: i64 = NONE
        self.active: i64 = NONE  # in the setup: who does not start
        # Cabaret
        self.tiles: i64 = 0  # a trail in quadrant order
        self.unlaid: i64 = board.all_tiles
        self.stars: i64 = 0
        self.cabaret0: i64 = 0
        self.cabaret1: i64 = 0
        # Finance, Racetrack, supplies
        self.level0: i64 = board.start
        self.level1: i64 = board.start
        self.race0: i64 = 0
        self.race1: i64 = 0
        self.shut: i64 = 0  # the spaces of closed rows
        self.supply0: i64 = board.tokens0
        self.supply1: i64 = board.tokens1
        # Characters
        self.dealt: i64 = 0  # places that have had one
        self.undealt: i64 = board.all_characters  # after the deal: the box
        self.who: i64 = 0  # an arrangement: the character of each place
        self.up: i64 = board.face_up
        self.owned0: i64 = 0
        self.owned1: i64 = 0
        self.looks = vec[i64]()
        self.claims = vec[i64]()
        # Special tiles
        self.pile: i64 = board.all_specials
        self.drawn: i64 = 0
        self.draws_left: i64 = 0
        self.discards0: i64 = 0
        self.discards1: i64 = 0
        self.slot0: i64 = NONE
        self.slot1: i64 = NONE
        self.in_use: i64 = NONE
        self.aside0: i64 = 0  # trails
        self.aside1: i64 = 0
        self.spent: i64 = 0
        # The turn
        self.token: i64 = NONE  # a main action, then the two slots
        self.forced: i64 = NONE  # the seat whose next action the other chooses
        self.idle: bool = False  # the action chosen last could do nothing (GAT-206)
        self.action: i64 = NONE  # main actions, then special tiles
        self.todo: i64 = 0  # a list of tasks, the front one in the lowest bits
        self.anchor: i64 = NONE
        self.rows: i64 = 0  # a trail
        self.picked: i64 = NONE  # an action number chosen inside the open decision
        # The end
        self.cause: i64 = NONE
        self.winner: i64 = NONE

    def copy_to(self, other: "Table") -> None:
        """Copies all fields."""
        other.shown = self.shown
        other.stage = self.stage
        other.turn = self.turn
        other.starter = self.starter
        other.active = self.active
        other.tiles = self.tiles
        other.unlaid = self.unlaid
        other.stars = self.stars
        other.cabaret0 = self.cabaret0
        other.cabaret1 = self.cabaret1
        other.level0 = self.level0
        other.level1 = self.level1
        other.race0 = self.race0
        other.race1 = self.race1
        other.shut = self.shut
        other.supply0 = self.supply0
        other.supply1 = self.supply1
        other.dealt = self.dealt
        other.undealt = self.undealt
        other.who = self.who
        other.up = self.up
        other.owned0 = self.owned0
        other.owned1 = self.owned1
        other.looks = self.looks  # shared: a list of looks is replaced, never changed
        other.claims = self.claims
        other.pile = self.pile
        other.drawn = self.drawn
        other.draws_left = self.draws_left
        other.discards0 = self.discards0
        other.discards1 = self.discards1
        other.slot0 = self.slot0
        other.slot1 = self.slot1
        other.in_use = self.in_use
        other.aside0 = self.aside0
        other.aside1 = self.aside1
        other.spent = self.spent
        other.token = self.token
        other.forced = self.forced
        other.idle = self.idle
        other.action = self.action
        other.todo = self.todo
        other.anchor = self.anchor
        other.rows = self.rows
        other.picked = self.picked
        other.cause = self.cause
        other.winner = self.winner

    # ------------------------------------------------------------ what a seat has

    def cabaret_of(self, seat: i64) -> i64:
        return self.cabaret1 if seat == 1 else self.cabaret0

    def race_of(self, seat: i64) -> i64:
        return self.race1 if seat == 1 else self.race0

    def supply_of(self, seat: i64) -> i64:
        return self.supply1 if seat == 1 else self.supply0

    def level_of(self, seat: i64) -> i64:
        return self.level1 if seat == 1 else self.level0

    def owned_by(self, seat: i64) -> i64:
        return self.owned1 if seat == 1 else self.owned0

    def slot_of(self, seat: i64) -> i64:
        return self.slot1 if seat == 1 else self.slot0

    def set_slot(self, tile: i64) -> None:
        if self.active == 1:
            self.slot1 = tile
        else:
            self.slot0 = tile

    def on_board(self) -> i64:
        """The places whose character nobody has rallied yet."""
        return self.board.all_places & ~(self.owned0 | self.owned1)

    def prestige_at(self, place: i64) -> i64:
        return self.board.prestige_of[character_at(self.who, place)]

    def suit_victory(self, seat: i64) -> i64:
        """Enough of one suit, else one of each, else none (GAT-901)."""
        board = self.board
        owned = self.owned_by(seat)
        suits: i64 = 0  # a pack of suits
        while owned != 0:
            suits += card(board.suit_of[character_at(self.who, lowest(owned))])
            owned &= owned - 1
        each = True
        for suit in range(board.suit_count):
            number = copies(suits, suit)
            if number >= board.of_one_suit:
                return THREE
            if number == 0:
                each = False
        return FIVE if each else NONE

    def prestige(self, seat: i64) -> i64:
        """Characters, the tile on the slot, tiles set aside (GAT-903)."""
        board = self.board
        owned = self.owned_by(seat)
        total: i64 = board.aside_prestige * length(self.aside1 if seat == 1 else self.aside0)
        if self.slot_of(seat) != NONE:
            total += board.slot_prestige
        while owned != 0:
            total += self.prestige_at(lowest(owned))
            owned &= owned - 1
        return total

    def more_prestige(self) -> i64:
        """More prestige, then more characters, else nobody (GAT-904)."""
        ahead: i64 = self.prestige(0) - self.prestige(1)
        if ahead == 0:
            ahead = count(self.owned0) - count(self.owned1)
        if ahead == 0:
            return NONE
        return 0 if ahead > 0 else 1
