"""Times Square as numbers, in the seat's own frame, where its club lies beyond 8."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from soiree.core.state import State
from soiree.core.values.features import Features as CoreFeatures
from soiree.core.values.features import cards, count_of, each_of, each_seat, flag, number, one_of, seat_of
from soiree.games.times_square.box import KINDS, ROLES, STAGES, SUITS, Box
from soiree.games.times_square.rules import TimesSquare
from soiree.games.times_square.state import FISTS, KIND_COUNT, NONE, NOWHERE, OVER


class Features(CoreFeatures):
    """Where the six figures stand, whose cards are known, and how far the turn has come."""

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__()

    def version(self) -> int:
        return 1

    def names(self) -> list[str]:
        kinds = list(KINDS)
        found = ["options.joker=substitute", *each_of("stage", list(STAGES)), *each_seat("active", 2), "turn"]
        found += ["~figures.sue", "~figures.guards[+0]", "~figures.guards[+1]", "~figures.hal", "~figures.deb", "~figures.charlie"]
        found += ["hands[+0]", "hands[+1]", "pile", "pile_no"]
        for pack in ("hand", "known", "exposed", "discard"):
            found += count_of(pack, kinds)
        return found + each_of("suit", list(SUITS)) + each_of("role", list(ROLES)) + each_of("last", kinds)

    def write(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, TimesSquare)
        first = seat == 0
        way: i64 = 1
        if first:
            way = -1
        at = flag(row, at, state.substitute())
        at = one_of(row, at, OVER + 1, state.stage)
        active: i64 = state.active
        if state.stage == FISTS:
            active = NONE
        at = seat_of(row, at, 2, seat, active)
        at = number(row, at, state.turn)
        at = number(row, at, way * state.sue)
        at = number(row, at, way * (state.guard_low if first else state.guard_high))
        at = number(row, at, way * (state.guard_high if first else state.guard_low))
        placed = state.hal != NOWHERE and state.stage != FISTS
        at = number(row, at, way * state.hal if placed else 0)
        at = number(row, at, way * state.deb if placed else 0)
        at = number(row, at, way * state.charlie)
        at = number(row, at, state.held0 if first else state.held1)
        at = number(row, at, state.held1 if first else state.held0)
        at = number(row, at, state.pile_left)
        at = number(row, at, state.pile_no)
        at = cards(row, at, KIND_COUNT, state.hand0 if first else state.hand1)
        at = cards(row, at, KIND_COUNT, state.known1 if first else state.known0)
        at = cards(row, at, KIND_COUNT, state.known0 if first else state.known1)
        at = cards(row, at, KIND_COUNT, state.discard)
        at = one_of(row, at, len(SUITS), state.suit)
        at = one_of(row, at, len(ROLES), state.role)
        one_of(row, at, KIND_COUNT, state.last)
