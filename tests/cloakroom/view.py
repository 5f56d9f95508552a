"""What a seat may see of Cloakroom."""

from typing import TYPE_CHECKING, ClassVar

from soiree.core.view import View as CoreView

if TYPE_CHECKING:
    from .rules import Cloakroom


class View(CoreView, frozen=True):
    private: ClassVar[tuple[str, ...]] = ("seat", "card", "mine", "peeked")
    game: str
    seat: int | None
    seats: int
    dealt: int
    stage: str
    waiting: list[int]
    card: int | None
    mine: list[int]  # own colour and bid, as far as set
    bids: list[int]
    winner: int | None  # of the bidding
    peeked: int | None
    cards: list[int]  # at the end
    returns: list[float]


def view_of(state: "Cloakroom", seat: int | None) -> View:
    return View(
        game="toy-cloakroom",
        seat=seat,
        seats=state.seats,
        dealt=len(state.cards),
        stage=state.stage,
        waiting=state.waiting(),
        card=state.cards[seat] if seat is not None and seat < len(state.cards) else None,
        mine=[] if seat is None else [state.colours[seat], state.bids[seat]],
        bids=[] if state.stage in ("deal", "bid") else list(state.bids),
        winner=state.winner if state.winner >= 0 else None,
        peeked=state.seen if state.peeked and seat == state.winner else None,
        cards=list(state.cards) if state.over() else [],
        returns=state.returns() if state.over() else [],
    )
