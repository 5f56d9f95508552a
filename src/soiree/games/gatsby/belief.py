"""The states that are consistent with a view of Gatsby (section 7.2 of the spec, W1 to W5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from soiree.core.rng import Rng
from soiree.core.sets.bits import bit, count, nth, set_of
from soiree.core.worlds import Worlds as CoreWorlds
from soiree.games.gatsby.board import NONE, TASK_BITS, TASKS, Board, board_of
from soiree.games.gatsby.box import Box
from soiree.games.gatsby.grid import set_of_cells
from soiree.games.gatsby.knowledge import (
    NO,
    OPEN,
    YES,
    Hypotheses,
    character_at,
    claim,
    exchanged,
    hidden_from,
    hypotheses,
    label_at,
    look,
    look_a,
    look_answer,
    look_b,
    look_seat,
    look_turn,
    look_up,
    with_label,
)
from soiree.games.gatsby.rules import Gatsby
from soiree.games.gatsby.state import LOOK_SWAP, OVER
from soiree.games.gatsby.trail import trail_of
from soiree.games.gatsby.view import CAUSES, STAGES, Look, View


class Worlds(CoreWorlds):
    """Sampled hypotheses of the hidden answers, with sampled hidden characters and tiles for each."""

    def __init__(self, box: Box, view: View) -> None:
        board = board_of(box)
        self.public = _public_part(board, view)  # and what the seat itself knows
        self.seat: i64 = NONE if view.seat is None else view.seat
        self.pool: i64 = _set(board.characters, view.pool)
        self.unseen: i64 = _set(board.specials, view.special.unseen)
        # How many of the unseen tiles each seat has drawn or discarded.
        self.hidden_drawn: i64 = 0
        drawing = view.special.drawing
        if drawing is not None and drawing.tiles is None:
            self.hidden_drawn = drawing.count
        self.hidden_discards0: i64 = view.special.discards[0] if view.special.discarded[0] is None else 0
        self.hidden_discards1: i64 = view.special.discards[1] if view.special.discarded[1] is None else 0
        state = self.public
        self.hypotheses: Hypotheses = hypotheses(state.looks, state.claims, state.who, state.up, self.seat)
        if state.stage == OVER:  # nothing is hidden: the state is complete
            self.hypotheses = Hypotheses()

    def sample(self, rng: Rng) -> Gatsby:
        """One of the states. The game is not over, so a state in which a seat has won is sampled again (K7)."""
        while True:
            state = self.public.copy()
            if state.stage == OVER:
                return state
            self.deal_characters(state, rng)
            if state.turn == 0 or (state.suit_victory(0) == NONE and state.suit_victory(1) == NONE):
                self.deal_tiles(state, rng)
                return state

    def deal_characters(self, state: Gatsby, rng: Rng) -> None:
        """A hypothesis of the hidden answers (W1), the unknown characters at random (W2), then what each look showed (W3)."""
        index = rng.below(len(self.hypotheses.arrangements))
        known = self.hypotheses.arrangements[index]
        left = self.pool
        who: i64 = state.who
        for place in range(state.dealt):
            if (state.up >> place) & 1 == 1:
                continue
            label: i64 = label_at(known, place)
            if label == 0:
                character = nth(left, rng.below(count(left)))
                left ^= bit(character)
                label = character + 1
            who = with_label(who, place, label)
        state.who = who
        state.undealt = left
        state.looks = _as_seen(state.looks, who, self.hypotheses.swaps[index], self.seat)

    def deal_tiles(self, state: Gatsby, rng: Rng) -> None:
        """The unseen special tiles to hidden draws and discards; the rest is the pile (W4)."""
        left = self.unseen
        drawn = _some(left, self.hidden_drawn, rng)
        left ^= drawn
        state.drawn |= drawn
        discards = _some(left, self.hidden_discards0, rng)
        left ^= discards
        state.discards0 |= discards
        discards = _some(left, self.hidden_discards1, rng)
        left ^= discards
        state.discards1 |= discards
        state.pile = left


def _some(members: i64, number: i64, rng: Rng) -> i64:
    """A uniform random choice of that many members of the set."""
    chosen: i64 = 0
    for _ in range(number):
        one: i64 = bit(nth(members, rng.below(count(members))))
        members ^= one
        chosen |= one
    return chosen


def _as_seen(looks: vec[i64], who: i64, swaps: i64, seat: i64) -> vec[i64]:
    """The looks with what was seen at each; going backwards, every exchange is undone (W3)."""
    backwards = vec[i64](capacity=len(looks))
    index: i64 = len(looks) - 1
    while index >= 0:
        entry = looks[index]
        a: i64 = look_a(entry)
        b: i64 = look_b(entry)
        answer: i64 = look_answer(entry)
        if answer != OPEN and hidden_from(entry, seat):
            answer = YES if (swaps >> index) & 1 == 1 else NO
        if answer == YES:
            who = exchanged(who, a, b)
        seen = look(look_turn(entry), look_seat(entry), a, b, look_up(entry), label_at(who, a), label_at(who, b))
        backwards = append(backwards, seen + answer)
        index -= 1
    forwards = vec[i64](capacity=len(looks))
    index = len(looks) - 1
    while index >= 0:
        forwards = append(forwards, backwards[index])
        index -= 1
    return forwards


# ---------------------------------------------------------------- the state of a view (W5)


def _public_part(board: Board, view: View) -> Gatsby:
    """The public part of the state, and what the seat knows; unknown characters are missing."""
    state = Gatsby(board, view.options.double_win == "prestige")
    state.stage = _stage(view)
    state.turn = view.turn
    state.starter = _seat(view.starter)
    state.active = _seat(view.active)
    if view.phase == "setup" and view.starter is not None:
        state.active = 1 - view.starter
    for tile in view.cabaret.tiles:
        state.lay_tile(board.tiles.index(tile))
    state.stage = _stage(view)  # laying the last tile went on to the deal
    cells = view.cabaret.cells
    state.cabaret0 = _tokens(cells, "0")
    state.cabaret1 = _tokens(cells, "1")
    spaces = "".join(view.race)
    state.race0 = _tokens(spaces, "0")
    state.race1 = _tokens(spaces, "1")
    state.shut = _tokens(spaces, "x")
    state.level0 = view.finance[0]
    state.level1 = view.finance[1]
    state.supply0 = view.supply[0]
    state.supply1 = view.supply[1]
    _read_characters(state, view)
    _read_tiles(state, view)
    state.token = _number(board.token_spaces, view.token)
    state.forced = _seat(view.force)
    state.idle = view.idle is True
    state.action = _number(board.acts, view.action)
    for task in reversed(view.todo):
        state.todo = (state.todo << TASK_BITS) | TASKS.index(task)
    state.anchor = _number(board.cells, view.anchor)
    state.rows = trail_of([row - 1 for row in view.rows])
    prompt = view.prompt
    if prompt is not None and prompt.picked and state.stage != LOOK_SWAP:
        state.picked = board.actions.index(prompt.picked[0])
    result = view.result
    if result is not None:
        state.cause = CAUSES.index(result.reason)
        state.winner = _seat(result.winner)
        state.active = NONE
    return state


def _stage(view: View) -> int:
    if view.prompt is not None:
        return STAGES.index(view.prompt.id)
    return STAGES.index("over" if view.chance is None else view.chance)


def _read_characters(state: Gatsby, view: View) -> None:
    board = state.board
    state.up = board.face_up
    for number, place in enumerate(view.places):
        one = bit(number)
        if place.face is not None:
            state.dealt = number + 1
            state.up = state.up | one if place.face == "up" else state.up & ~one
        if place.owner == 0:
            state.owned0 |= one
        if place.owner == 1:
            state.owned1 |= one
        state.who = with_label(state.who, number, _label(board, place.who))
    if view.box is not None:
        state.undealt = _set(board.characters, view.box)
    for entry in view.looks:
        state.looks = append(state.looks, _look(board, entry))
    for taken in view.claims:
        state.claims = append(state.claims, claim(taken.turn, taken.seat, board.places.index(taken.place)))


def _look(board: Board, entry: Look) -> int:
    a, b = board.places.index(entry.places[0]), board.places.index(entry.places[1])
    up = (entry.faces[0] == "up") + 2 * (entry.faces[1] == "up")
    seen = look(entry.turn, entry.seat, a, b, up, _label(board, entry.saw[0]), _label(board, entry.saw[1]))
    return seen + (OPEN if entry.swapped == "open" else YES if entry.swapped == "yes" else NO)  # a hidden answer is ignored


def _read_tiles(state: Gatsby, view: View) -> None:
    tiles = state.board.specials
    special = view.special
    state.slot0 = _number(tiles, special.slot[0])
    state.slot1 = _number(tiles, special.slot[1])
    state.in_use = _number(tiles, special.in_use)
    state.aside0 = trail_of([tiles.index(tile) for tile in special.aside[0]])
    state.aside1 = trail_of([tiles.index(tile) for tile in special.aside[1]])
    state.spent = trail_of([tiles.index(tile) for tile in special.spent])
    state.discards0 = _set(tiles, special.discarded[0] or [])
    state.discards1 = _set(tiles, special.discarded[1] or [])
    state.pile = _set(tiles, special.unseen)
    drawing = special.drawing
    if drawing is not None:
        state.draws_left = drawing.left
        state.drawn = _set(tiles, drawing.tiles or [])


def _seat(seat: int | None) -> int:
    return NONE if seat is None else seat


def _number(names: list[str], name: str | None) -> int:
    return NONE if name is None else names.index(name)


def _label(board: Board, character: str | None) -> int:
    return 0 if character is None else board.characters.index(character) + 1


def _set(names: list[str], members: list[str]) -> int:
    return set_of([names.index(member) for member in members])


def _tokens(spaces: str, sign: str) -> int:
    return set_of_cells([index for index, found in enumerate(spaces) if found == sign])


# ---------------------------------------------------------------- what is hidden


def secrets(state: Gatsby, seat: int | None) -> list[str]:
    """What the seat cannot know for sure: who lies where, who is in the box, hidden answers, tiles drawn or discarded by others."""
    if state.over():
        return []
    board = state.board
    reader = NONE if seat is None else seat
    consistent = hypotheses(state.looks, state.claims, state.who, state.up, reader).arrangements
    facts: list[str] = []
    for place in range(state.dealt):
        labels = {label_at(arrangement, place) for arrangement in consistent}
        if (state.up >> place) & 1 == 0 and (len(labels) > 1 or 0 in labels):
            facts.append(f"{board.places[place]}:{board.characters[character_at(state.who, place)]}")
    facts += [f"box:{character}" for number, character in enumerate(board.characters) if (state.undealt >> number) & 1 == 1]
    for number in range(len(state.looks)):
        if hidden_from(state.looks[number], reader) and look_answer(state.looks[number]) != OPEN:
            facts.append(f"look{number}:{look_answer(state.looks[number])}")
    hidden = [
        ("discards0", state.discards0, seat == 0),
        ("discards1", state.discards1, seat == 1),
        ("drawn", state.drawn, seat == state.active),
    ]
    for name, tiles, own in hidden:
        if not own:
            facts += [f"{name}:{tile}" for number, tile in enumerate(board.specials) if (tiles >> number) & 1 == 1]
    return facts
