"""The view of Shadows of Macao (section 7 of the spec): everything is public, except the order of the unseen cards."""

from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, UnsetType

from soiree.core.sets.bits import count, members
from soiree.core.view import View as CoreView
from soiree.games.macao.board import PILES, RECRUIT, STAGES, Board, end_names
from soiree.games.macao.payment import CROUPIER
from soiree.games.macao.state import part

if TYPE_CHECKING:
    from soiree.games.macao.rules import Macao


class Options(msgspec.Struct, frozen=True):
    croupier: str
    dead_widow: str
    black_market: str


class Top(msgspec.Struct, frozen=True, tag_field="id", tag="top"):
    pile: int


class Tile(msgspec.Struct, frozen=True, tag_field="id", tag="tile"):
    pass


class Start(msgspec.Struct, frozen=True, tag_field="id", tag="start"):
    pass


class Reveal(msgspec.Struct, frozen=True, tag_field="id", tag="reveal"):
    pile: int


class Act(msgspec.Struct, frozen=True, tag_field="id", tag="act"):
    seat: int
    prices: dict[str, int]


class Pay(msgspec.Struct, frozen=True, tag_field="id", tag="pay", rename={"target": "for"}):
    seat: int
    target: str
    named: list[str]
    left: int


class Under(msgspec.Struct, frozen=True, tag_field="id", tag="under", rename={"target": "for"}):
    seat: int
    cards: list[str]
    cause: str
    target: str | UnsetType = UNSET


class Excess(msgspec.Struct, frozen=True, tag_field="id", tag="excess"):
    seat: int


class Hit(msgspec.Struct, frozen=True, tag_field="id", tag="hit"):
    seat: int
    by: int


class Dance(msgspec.Struct, frozen=True, tag_field="id", tag="dance"):
    seat: int


class Reserve(msgspec.Struct, frozen=True, tag_field="id", tag="reserve"):
    seat: int


Chance = Top | Tile | Start | Reveal
Prompt = Act | Pay | Under | Excess | Hit | Dance | Reserve


def stage_of(pending: Chance | Prompt) -> int:
    """The stage in which this chance is open, or this is asked."""
    return STAGES.index(str(pending.__struct_config__.tag))


class Pile(msgspec.Struct, frozen=True):
    size: int
    top: str | None
    hidden: int
    tail: list[str]


class Player(msgspec.Struct, frozen=True):
    seat: int
    blue: list[str]
    dead: int
    red: list[str]
    green: list[str]
    yellow: list[str]
    limit: int
    coins: int


class Result(msgspec.Struct, frozen=True):
    reason: list[str]
    coins: list[int]
    tiles: list[int]
    red: list[int]
    ranks: list[int]
    returns: list[float]


class View(CoreView, frozen=True):
    game: str
    edition: str
    options: Options
    seat: int | None
    seats: int
    start: int | None
    active: int | None
    round: int
    ending: list[str]
    chance: Chance | None
    prompt: Prompt | None
    centre: list[str]
    piles: list[Pile]
    pool: dict[str, int]
    players: list[Player]
    result: Result | None


def view_of(state: "Macao", seat: int | None) -> View:
    board = state.board
    return View(
        game=board.box.game.id,
        edition=board.edition,
        options=Options(
            croupier=CROUPIER[state.croupier],
            dead_widow="blue" if state.dead_count else "none",
            black_market="self" if state.market_counts else "other",
        ),
        seat=seat,
        seats=state.seats,
        start=state.start if state.start >= 0 else None,
        active=state.active if state.active >= 0 else None,
        round=state.round,
        ending=end_names(state.ending),
        chance=_chance(state),
        prompt=_prompt(state),
        centre=tiles_in(board, state.centre),
        piles=[_pile(state, pile) for pile in range(PILES)],
        pool=_pool(board, state.pool),
        players=[_player(state, player) for player in range(state.seats)],
        result=_result(state) if state.over() else None,
    )


def faces_in(board: Board, cards: int) -> list[str]:
    """The codes of a set of cards, in index order, one entry for each card."""
    return [board.face_codes[board.face_of[card]] for card in members(cards)]


def tiles_in(board: Board, tiles: int) -> list[str]:
    return [board.tile_codes[tile] for tile in members(tiles)]


def _chance(state: "Macao") -> Chance | None:
    if state.chance_total() == 0:
        return None
    match STAGES[state.stage]:
        case "top":
            return Top(state.pile + 1)
        case "tile":
            return Tile()
        case "start":
            return Start()
    return Reveal(state.pile + 1)


def _prompt(state: "Macao") -> Prompt | None:
    seat: int = state.asked
    match state.prompt(seat):
        case "act":
            return Act(seat, _prices(state))
        case "pay":
            widows = faces_in(state.board, state.named & state.board.widows)
            return Pay(seat, state.target_token(), state.codes_in(state.sequence, state.in_sequence) + widows, state.left)
        case "under":
            target = state.target_token() if state.target >= 0 else UNSET
            return Under(seat, state.codes_in(state.sequence, state.in_sequence), state.cause(), target)
        case "excess":
            return Excess(seat)
        case "hit":
            return Hit(seat, state.active)
        case "dance":
            return Dance(seat)
        case "reserve":
            return Reserve(seat)
    return None


def _prices(state: "Macao") -> dict[str, int]:
    """How many blue cards every recruitment and opening that is legal now costs."""
    board = state.board
    prices: dict[str, int] = {}
    for action in state.legal(state.asked):
        if RECRUIT <= action < board.naming:
            prices["r" + board.face_codes[action - RECRUIT]] = state.price(action - RECRUIT)
        elif action >= board.opening:
            tile = action - board.opening
            prices["o" + board.tile_codes[tile]] = 0 if board.condition[tile] else state.price(board.faces + tile)
    return prices


def _pile(state: "Macao", pile: int) -> Pile:
    top = part(state.tops, pile) - 1
    return Pile(
        size=part(state.sizes, pile),
        top=state.code(top) if top >= 0 else None,
        hidden=part(state.hidden, pile),
        tail=state.tail_codes(pile),
    )


def _pool(board: Board, cards: int) -> dict[str, int]:
    unseen: dict[str, int] = {}
    for code in faces_in(board, cards):
        unseen[code] = unseen.get(code, 0) + 1
    return unseen


def _player(state: "Macao", seat: int) -> Player:
    board = state.board
    return Player(
        seat=seat,
        blue=faces_in(board, state.blue(seat)),
        dead=state.dead(seat),
        red=faces_in(board, state.red(seat)),
        green=tiles_in(board, state.green(seat)),
        yellow=tiles_in(board, state.yellow(seat)),
        limit=state.limit(seat),
        coins=state.coins(seat),
    )


def _result(state: "Macao") -> Result:
    seats = range(state.seats)
    return Result(
        reason=state.reasons(),
        coins=[state.coins(seat) for seat in seats],
        tiles=[count(state.yellow(seat)) for seat in seats],
        red=[count(state.red(seat)) for seat in seats],
        ranks=[state.rank(seat) for seat in seats],
        returns=state.returns(),
    )
