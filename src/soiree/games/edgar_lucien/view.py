"""What a seat may see of Edgar & Lucien (section 7 of the spec)."""

from typing import TYPE_CHECKING, ClassVar

import msgspec

from soiree.core.editions import FIRST
from soiree.core.sets.bits import members
from soiree.core.sets.pack import copies, size
from soiree.core.view import View as CoreView
from soiree.games.edgar_lucien.box import (
    CARDS,
    CONDITIONS,
    HOW,
    MOVES,
    PAWNS,
    PHASES,
    PLACES,
    PROMPTS,
    REASONS,
)

if TYPE_CHECKING:
    from soiree.games.edgar_lucien.rules import EdgarLucien


class Options(msgspec.Struct, frozen=True):
    metro: str
    money: str
    periods: int


class Pending(msgspec.Struct, frozen=True):
    who: str
    action: str | None
    doubled: bool
    left: int
    queue: list[int]


class Auction(msgspec.Struct, frozen=True):
    tied: list[int]
    live: list[int]
    high: int
    holder: int | None


class Done(msgspec.Struct, frozen=True):
    edgar: list[str]
    lucien: list[str]


class Needles(msgspec.Struct, frozen=True):
    edgar: str | None
    lucien: str | None


class Player(msgspec.Struct, frozen=True):
    seat: int
    edgar: str | None
    lucien: str | None
    popularity: int
    money: int | None
    cards: int
    done: Done
    certified: bool
    acted: list[str]
    locked: bool
    needles: Needles
    conditions: dict[str, str | None]
    held: int | None


class Result(msgspec.Struct, frozen=True):
    reason: str
    winners: list[int]


class View(CoreView, frozen=True, kw_only=True):
    private: ClassVar[tuple[str, ...]] = (
        "seat",
        "players.money",
        "hand",
        "known",
        "players.needles",
        "players.conditions.dandy",
        "players.held",
    )

    game: str
    edition: str = FIRST
    seat: int | None
    seats: int
    side: str
    options: Options
    period: int
    turn: int
    phase: str
    asked: str
    waiting: list[int]
    active: int | None
    first: int | None
    next_first: int | None
    pending: Pending | None
    auction: Auction | None
    governor: int | None
    protection: int | None
    certificates: dict[str, int | None]
    owners: dict[str, int | None]
    players: list[Player]
    hand: dict[str, int] | None
    known: dict[str, dict[str, int]] | None
    deck: int
    discard: dict[str, int]
    result: Result | None


_PHASE_OF = {"first": "setup", "start": "setup", "program": "program", "exit": "move", "bid": "election", "over": "over"}
_NOBODY = -1


def cards_of(pack: int) -> dict[str, int]:
    return {code: copies(pack, kind) for kind, code in enumerate(CARDS) if copies(pack, kind)}


def phase_of(asked: str) -> str:
    phase = _PHASE_OF.get(asked, "act")
    assert phase in PHASES
    return phase


def view_of(state: "EdgarLucien", seat: int | None) -> View:
    """Built from what the seat knows: what lies open, its own hand, purse and needles, and the cards it has seen."""
    asked = PROMPTS[state.asked]
    return View(
        game="edgar-lucien",
        edition=state.board.edition,
        seat=seat,
        seats=state.seats,
        side=state.board.side,
        options=Options(state.board.metro, "open" if not state.closed else "hidden" if state.showing else "closed", state.periods),
        period=state.period,
        turn=state.turn,
        phase=phase_of(asked),
        asked=asked,
        waiting=members(state.waiting),
        active=_seat(state.active),
        first=_seat(state.first),
        next_first=_seat(state.next_first),
        pending=_pending(state),
        auction=_auction(state) if asked == "bid" else None,
        governor=_seat(state.governor),
        protection=_seat(state.protection),
        certificates={id: _seat(state.certificate_holder(condition)) for condition, id in enumerate(CONDITIONS)},
        owners={state.board.ids[district]: _seat(state.owner(district)) for district in members(state.board.land)},
        players=[_player(state, each, seat) for each in range(state.seats)],
        hand=None if seat is None else cards_of(state.hand(seat)),
        known=None if seat is None else _known(state, seat),
        deck=state.deck_left,
        discard=cards_of(state.discard),
        result=Result(REASONS[state.ended_by], members(state.winners)) if state.over() else None,
    )


def _seat(seat: int) -> int | None:
    return None if seat == _NOBODY else seat


def _pending(state: "EdgarLucien") -> Pending | None:
    if state.who == _NOBODY:
        return None
    action = None if state.doing == _NOBODY else MOVES[state.doing]
    return Pending(PAWNS[state.who], action, state.doubled, state.left, state.clockwise(state.queue, state.active))


def _auction(state: "EdgarLucien") -> Auction:
    return Auction(state.in_turn_order(state.tied), state.in_turn_order(state.live), state.high, _seat(state.holder))


def _known(state: "EdgarLucien", seat: int) -> dict[str, dict[str, int]]:
    packs = {str(holder): state.knows(seat, holder) for holder in range(state.seats)}
    return {holder: cards_of(pack) for holder, pack in packs.items() if pack}


def _player(state: "EdgarLucien", seat: int, viewer: int | None) -> Player:
    programming = state.sealed()
    purse_open = state.purse_open(seat, _NOBODY if viewer is None else viewer)
    conditions: dict[str, str | None] = {**state.how_each_counts(seat)}
    if not purse_open:
        certified = state.certificates_of(seat) & 1
        conditions[CONDITIONS[0]] = HOW[2] if certified else None
    unknown = None in conditions.values()
    needles_open = not programming or viewer == seat
    return Player(
        seat=seat,
        edgar=_district(state, state.pawn(seat, 0)),
        lucien=_district(state, state.pawn(seat, 1)),
        popularity=state.popularity(seat),
        money=state.money(seat) if purse_open else None,
        cards=size(state.hand(seat)),
        done=Done(*([id for place, id in enumerate(PLACES) if state.has_done(seat, who, place)] for who in (0, 1))),
        certified=bool(state.certified >> seat & 1),
        acted=[pawn for who, pawn in enumerate(PAWNS) if state.has_acted(seat, who)],
        locked=programming and not state.waiting >> seat & 1,
        needles=Needles(*(_position(state, state.needle(seat, who)) if needles_open else None for who in (0, 1))),
        conditions=conditions,
        held=None if unknown else sum(how != HOW[0] for how in conditions.values()),
    )


def _district(state: "EdgarLucien", district: int) -> str | None:
    return state.board.ids[district] if district < state.board.districts else None


def _position(state: "EdgarLucien", needle: int) -> str | None:
    return state.board.codes[needle] if needle < state.board.positions else None
