"""The states that are consistent with a view of Times Square (section 7 of the spec).

The belief is uniform: what is `known` of the other hand is given, the rest of it is a random choice of the unseen cards.
"""

from mypy_extensions import i64

from soiree.core.rng import Rng
from soiree.core.sets.pack import draw, kinds_in, pack_of, size
from soiree.core.worlds import Worlds as CoreWorlds
from soiree.games.times_square.board import Board, board_of
from soiree.games.times_square.box import CAUSES, KIND_NUMBER, KINDS, ROLES, STAGES, SUITS, Box
from soiree.games.times_square.rules import TimesSquare
from soiree.games.times_square.state import NONE, NOWHERE
from soiree.games.times_square.view import View


class Worlds(CoreWorlds):
    """Hands are sampled from the cards that the reader has not seen; the cards that it knows are in their hands already."""

    def __init__(self, box: Box, view: View) -> None:
        state = _public_part(view, board_of(box))
        own = _pack(view.hand)
        if view.seat == 0:
            state.hand0 = own
            state.known0 = _pack(view.exposed)
            state.hand1 = state.known1 = _pack(view.known)
        elif view.seat == 1:
            state.hand1 = own
            state.known1 = _pack(view.exposed)
            state.hand0 = state.known0 = _pack(view.known)
        # else an onlooker: what the seats know of each other is not in its view, so here they know nothing
        state.held0 = view.hands[0]
        state.held1 = view.hands[1]
        state.pile_left = view.pile
        self.public = state
        self.unseen: i64 = state.board().deck - state.discard - state.hand0 - state.hand1

    def sample(self, rng: Rng) -> TimesSquare:
        state = self.public.copy()
        unseen = self.unseen
        drawn = draw(unseen, state.held0 - size(state.hand0), rng)
        state.hand0 += drawn
        unseen -= drawn
        drawn = draw(unseen, state.held1 - size(state.hand1), rng)
        state.hand1 += drawn
        state.pile = unseen - drawn
        return state


def _public_part(view: View, board: Board) -> TimesSquare:
    state = TimesSquare(board.table(view.options.joker == "substitute"))
    figures = view.figures
    state.sue = figures.sue
    state.guard_low = figures.guards[0]
    state.guard_high = figures.guards[1]
    state.hal = NOWHERE if figures.hal is None else figures.hal
    state.deb = NOWHERE if figures.deb is None else figures.deb
    state.charlie = figures.charlie
    state.discard = _pack(view.discard)
    state.pile_no = view.pile_no
    state.stage = STAGES.index(view.stage)
    state.active = NONE if view.active is None else view.active
    state.turn = view.turn
    state.suit = NONE if view.suit is None else SUITS.index(view.suit)
    state.role = NONE if view.role is None else ROLES.index(view.role)
    state.last = NONE if view.last is None else KIND_NUMBER[view.last]
    result = view.result
    if result is not None:
        state.cause = CAUSES.index(result.cause)
        state.winner = NONE if result.winner is None else result.winner
    return state


def _pack(cards: list[str] | None) -> i64:
    return pack_of([KIND_NUMBER[kind] for kind in cards]) if cards else 0


def secrets(state: TimesSquare, seat: int | None) -> list[str]:
    """The kinds in each hand that the seat does not see."""
    facts: list[str] = []
    if seat != 0:
        facts += [f"hand0:{KINDS[kind]}" for kind in sorted(set(kinds_in(state.hand0)))]
    if seat != 1:
        facts += [f"hand1:{KINDS[kind]}" for kind in sorted(set(kinds_in(state.hand1)))]
    return facts
