"""Gatsby as numbers: the three locations, the characters as far as the seat knows them, the special tiles."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from soiree.core.sets.bits import bit, count
from soiree.core.state import State
from soiree.core.values.features import Features as CoreFeatures
from soiree.core.values.features import count_of, each_of, each_seat, flag, flags, number, one_of, seat_of
from soiree.games.gatsby.board import FRONT, NONE, TASK_BITS, TASKS, board_of
from soiree.games.gatsby.box import Box
from soiree.games.gatsby.knowledge import Hypotheses, hypotheses, label_at
from soiree.games.gatsby.rules import Gatsby
from soiree.games.gatsby.state import KEEP, SLOT
from soiree.games.gatsby.trail import length
from soiree.games.gatsby.view import STAGES


class Features(CoreFeatures):
    """What each seat has, and what the reader is certain of."""

    def __init__(self, box: Box, seats: int) -> None:
        self.board = board_of(box)
        super().__init__()

    def version(self) -> int:
        return 1

    def names(self) -> list[str]:
        board = self.board
        found = ["options.double_win=prestige", *each_of("phase", ["setup", "play", "over"]), "turn"]
        found += [*each_seat("starter", 2), *each_seat("active", 2), *each_seat("prompt.seat", 2)]
        found += each_of("prompt.id", list(STAGES[KEEP : SLOT + 1]))
        found += [*each_of("action", board.acts), *each_of("todo[0]", TASKS[1:]), "todo#*"]
        found += [*each_of("token", board.mains), "token=sp+0", "token=sp+1", *each_seat("force", 2)]
        for quadrant in range(4):
            found += each_of(f"cabaret.tiles[{quadrant}]", board.tiles)
        cells = range(len(board.cells))
        found += [f"cabaret.cells[{cell}]=+0" for cell in cells] + [f"cabaret.cells[{cell}]=+1" for cell in cells]
        found += ["finance[+0]", "finance[+1]", "supply[+0]", "supply[+1]"]
        for sign in ("+0", "+1", "x"):
            found += [f"race[{row}][{space}]={sign}" for row, size in enumerate(board.row_lengths) for space in range(size)]
        places = range(len(board.places))
        for owner in ("+0", "+1"):
            found += [f"places[{place}].owner={owner}" for place in places]
        found += [f"places[{place}].face=up" for place in places]
        for place in places:
            found += each_of(f"places[{place}].who", board.characters)
        found += count_of("pool", board.characters)
        found += ["special.pile", *each_of("special.slot[+0]", board.specials), *each_of("special.slot[+1]", board.specials)]
        found += ["special.aside[+0]#*", "special.aside[+1]#*", "special.discards[+0]", "special.discards[+1]"]
        return found + count_of("special.drawing.tiles", board.specials) + count_of("special.unseen", board.specials)

    def write(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, Gatsby)
        board = state.board
        other: i64 = 1 - seat
        over = state.over()
        deciding = state.deciding()
        at = flag(row, at, state.prestige_decides)
        at = flag(row, at, not over and state.turn == 0)
        at = flag(row, at, not over and state.turn > 0)
        at = flag(row, at, over)
        at = number(row, at, state.turn)
        at = seat_of(row, at, 2, seat, state.starter)
        playing = not over and state.turn > 0
        at = seat_of(row, at, 2, seat, state.active if playing else -1)
        at = seat_of(row, at, 2, seat, state.decider() if deciding else -1)
        at = one_of(row, at, SLOT + 1 - KEEP, state.stage - KEEP)
        at = one_of(row, at, len(board.acts), state.action)
        at = one_of(row, at, len(TASKS) - 1, (state.todo & FRONT) - 1)
        at = number(row, at, tasks_in(state.todo))
        at = one_of(row, at, board.main_count, state.token)
        at = flag(row, at, state.token == board.main_count + seat)
        at = flag(row, at, state.token == board.main_count + other)
        at = seat_of(row, at, 2, seat, state.forced)
        laid: i64 = length(state.tiles)
        for quadrant in range(4):
            place: i64 = laid - 1 - quadrant  # the newest tile in the lowest bits
            tile: i64 = NONE
            if place >= 0:
                tile = ((state.tiles >> (4 * place)) & 15) - 1
            at = one_of(row, at, board.tile_count, tile)
        cells: i64 = len(board.cells)
        at = flags(row, at, cells, state.cabaret_of(seat))
        at = flags(row, at, cells, state.cabaret_of(other))
        at = number(row, at, state.level_of(seat))
        at = number(row, at, state.level_of(other))
        at = number(row, at, state.supply_of(seat))
        at = number(row, at, state.supply_of(other))
        spaces: i64 = len(board.spaces)
        at = flags(row, at, spaces, state.race_of(seat))
        at = flags(row, at, spaces, state.race_of(other))
        at = flags(row, at, spaces, state.shut)
        at = flags(row, at, board.place_count, state.owned_by(seat))
        at = flags(row, at, board.place_count, state.owned_by(other))
        at = flags(row, at, board.place_count, state.up & (bit(state.dealt) - 1))
        at = self.write_characters(state, seat, row, at)
        specials: i64 = len(board.specials)
        at = number(row, at, count(state.pile))
        at = one_of(row, at, specials, state.slot_of(seat))
        at = one_of(row, at, specials, state.slot_of(other))
        at = number(row, at, length(state.aside1 if seat == 1 else state.aside0))
        at = number(row, at, length(state.aside0 if seat == 1 else state.aside1))
        thrown: i64 = state.discards1
        own_thrown: i64 = state.discards0
        if seat == 1:
            thrown = state.discards0
            own_thrown = state.discards1
        at = number(row, at, count(own_thrown))
        at = number(row, at, count(thrown))
        shown: i64 = 0
        unseen: i64 = state.pile
        if not over:
            unseen |= thrown
        if state.drawing():
            if seat == state.active:
                shown = state.drawn
            else:
                unseen |= state.drawn
        at = flags(row, at, specials, shown)
        flags(row, at, specials, unseen)

    def write_characters(self, state: Gatsby, seat: i64, row: vec[i16], at: i64) -> i64:
        """Who lies where, as far as the seat is certain; then who may still lie anywhere."""
        board = state.board
        characters: i64 = len(board.characters)
        pool: i64 = board.all_characters
        over = state.over()
        if over:
            pool &= ~state.undealt
        consistent = hypotheses(state.looks, state.claims, state.who, state.up, seat)
        for place in range(board.place_count):
            label: i64 = 0
            if place < state.dealt:
                if over or (state.up >> place) & 1 == 1:
                    label = label_at(state.who, place)
                    pool &= ~bit(label - 1)
                else:
                    label = certain(consistent, place)
                    known: i64 = label_at(consistent.arrangements[0], place)
                    if known > 0:
                        pool &= ~bit(known - 1)
            at = one_of(row, at, characters, label - 1)
        return flags(row, at, characters, pool)


def certain(consistent: Hypotheses, place: i64) -> i64:
    """The label that all hypotheses give to the place, 0 if there is none."""
    arrangements = consistent.arrangements
    label: i64 = label_at(arrangements[0], place)
    for index in range(1, len(arrangements)):
        if label_at(arrangements[index], place) != label:
            return 0
    return label


def tasks_in(todo: i64) -> i64:
    tasks: i64 = 0
    while todo != 0:
        tasks += 1
        todo >>= TASK_BITS
    return tasks
