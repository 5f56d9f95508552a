"""Positions set up by hand, in the language of section 9 of the spec: a JSON object with what differs from the start."""

from collections.abc import Mapping

import msgspec

from soiree.core import structs
from soiree.core.errors import BadPosition
from soiree.core.game import OptionValue
from soiree.core.sets.pack import holds, pack_of, size
from soiree.games.times_square.box import KIND_NUMBER, ROLES, STAGES, SUITS, Box
from soiree.games.times_square.rules import TimesSquare, new
from soiree.games.times_square.state import NONE


class _At(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    active: int
    hal: int
    deb: int
    hand0: str
    hand1: str
    sue: int = 0
    guards: tuple[int, int] = (-2, 2)
    charlie: int = 0
    pile: str | None = None  # None: all cards that are in no hand; else all others are discarded
    pile_no: int = 1
    stage: str = "act"
    turn: int = 1
    suit: str | None = None
    role: str | None = None
    last: str | None = None
    known_of_0: str = ""
    known_of_1: str = ""


def position(box: Box, at: object, seats: int, options: Mapping[str, OptionValue]) -> TimesSquare:
    """The state that the mapping describes. Raises BadPosition if the rules do not allow it."""
    if not isinstance(at, Mapping):
        raise BadPosition("a position is a mapping such as {'active': 0, 'hal': -1, 'deb': 1, 'hand0': 'S ...', 'hand1': 'S ...'}")
    try:
        described = structs.convert(at, _At)
        state = new(box, seats, options)
        _place_figures(state, described)
        state.active = _within(described.active, 0, 1, "active")
        state.turn = described.turn
        state.stage = STAGES.index(described.stage)
        state.suit = NONE if described.suit is None else SUITS.index(described.suit)
        state.role = NONE if described.role is None else ROLES.index(described.role)
        state.last = NONE if described.last is None else KIND_NUMBER[described.last]
        state.hand0, state.hand1 = cards(described.hand0), cards(described.hand1)
        state.known0, state.known1 = cards(described.known_of_0), cards(described.known_of_1)
        state.pile_no = _within(described.pile_no, 1, 2, "pile_no")
        pile = None if described.pile is None else cards(described.pile)
    except (msgspec.ValidationError, ValueError, KeyError) as error:
        raise BadPosition(f"not a position of times-square: {error}") from None
    state.held0, state.held1 = size(state.hand0), size(state.hand1)
    used = described.hand0.split() + described.hand1.split() + (described.pile or "").split()
    if any(used.count(kind) > state.board().deck >> 4 * number & 15 for kind, number in KIND_NUMBER.items()):
        raise BadPosition("more cards of a kind than the deck has")
    if not (holds(state.hand0, state.known0) and holds(state.hand1, state.known1)):
        raise BadPosition("a known card is not in its hand")
    unused = state.board().deck - state.hand0 - state.hand1
    state.pile = unused if pile is None else pile
    state.pile_left = size(state.pile)
    state.discard = unused - state.pile
    return state


def cards(text: str) -> int:
    return pack_of([KIND_NUMBER[kind] for kind in text.split()])


def _place_figures(state: TimesSquare, at: _At) -> None:
    first, last = -int(state.board().end), int(state.board().end)
    state.sue = _within(at.sue, first, last, "sue")
    state.guard_low, state.guard_high = at.guards
    if not first <= at.guards[0] < at.sue < at.guards[1] <= last:
        raise ValueError("Sue stands between her bodyguards on the street (TS-303)")
    state.hal = _within(at.hal, first, last, "hal")
    state.deb = _within(at.deb, first, last, "deb")
    state.charlie = _within(at.charlie, first, last, "charlie")


def _within(number: int, low: int, high: int, what: str) -> int:
    if not low <= number <= high:
        raise ValueError(f"{what} is {number}, not within {low} .. {high}")
    return number
