"""What a seat may see of Times Square (section 7 of the spec)."""

from typing import TYPE_CHECKING, ClassVar

import msgspec

from soiree.core.editions import FIRST
from soiree.core.sets.pack import kinds_in
from soiree.core.view import View as CoreView
from soiree.games.times_square.box import CAUSES, KINDS, ROLES, STAGES, SUITS

if TYPE_CHECKING:
    from soiree.games.times_square.rules import TimesSquare


class Options(msgspec.Struct, frozen=True):
    joker: str


class Figures(msgspec.Struct, frozen=True):
    sue: int
    guards: tuple[int, int]
    hal: int | None
    deb: int | None
    charlie: int


class Result(msgspec.Struct, frozen=True):
    cause: str
    winner: int | None
    returns: tuple[float, float]


class View(CoreView, frozen=True, kw_only=True):
    private: ClassVar[tuple[str, ...]] = ("seat", "hand", "known", "exposed")

    game: str
    edition: str = FIRST
    options: Options
    seat: int | None
    turn: int
    active: int | None
    actors: list[int]
    stage: str
    figures: Figures
    hands: tuple[int, int]
    hand: list[str] | None
    pile: int
    pile_no: int
    discard: list[str]
    suit: str | None
    role: str | None
    last: str | None
    known: list[str] | None
    exposed: list[str] | None
    result: Result | None


_PRINTED, _SUBSTITUTE = Options("printed"), Options("substitute")


def cards_of(pack: int) -> list[str]:
    return [KINDS[kind] for kind in kinds_in(pack)]


def view_of(state: "TimesSquare", seat: int | None) -> View:
    """The view of a seat: its own hand, what is public, and what it inferred when pile 1 ran out."""
    stage = STAGES[state.stage]
    placed = stage != "fists"
    active = state.active if placed else None
    hand = known = exposed = None
    if seat is not None:
        hand = cards_of(state.hand1 if seat else state.hand0)
        known = cards_of(state.known0 if seat else state.known1)
        exposed = cards_of(state.known1 if seat else state.known0)
    result = None
    if state.over():
        winner = state.winner if state.winner >= 0 else None
        result = Result(CAUSES[state.cause], winner, (state.payoff(0), state.payoff(1)))
    return View(
        game="times-square",
        edition=state.board().edition,
        options=_SUBSTITUTE if state.substitute() else _PRINTED,
        seat=seat,
        turn=state.turn,
        active=active,
        actors=[state.active] if state.deciding() else [],
        stage=stage,
        figures=Figures(
            state.sue,
            (state.guard_low, state.guard_high),
            state.hal if placed else None,
            state.deb if placed else None,
            state.charlie,
        ),
        hands=(state.held0, state.held1),
        hand=hand,
        pile=state.pile_left,
        pile_no=state.pile_no,
        discard=cards_of(state.discard),
        suit=SUITS[state.suit] if state.suit >= 0 else None,
        role=ROLES[state.role] if state.role >= 0 else None,
        last=KINDS[state.last] if state.last >= 0 else None,
        known=known,
        exposed=exposed,
        result=result,
    )
