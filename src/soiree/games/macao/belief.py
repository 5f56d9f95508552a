"""The state that is consistent with a view of Shadows of Macao: all information is public, so there is exactly one (section 7)."""

from collections.abc import Sequence

from msgspec import UNSET
from mypy_extensions import i64

from soiree.core.rng import Rng
from soiree.core.sets.bits import bit, lowest
from soiree.core.state import State
from soiree.core.worlds import Worlds as CoreWorlds
from soiree.games.macao.board import BY_RED, BY_TILES, NONE, Board, board_of
from soiree.games.macao.box import Box
from soiree.games.macao.payment import CROUPIER
from soiree.games.macao.rules import OVER, Macao
from soiree.games.macao.state import CARD_BITS, before, one
from soiree.games.macao.view import Pay, Reveal, Top, Under, View, stage_of


class Cards:
    """The cards of an edition, of which each is taken once; which copy of a face it is never matters."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.untaken: i64 = bit(board.cards) - 1

    def take(self, code: str) -> i64:
        """A card of this face; LookupError if there is none, or none left."""
        if code not in self.board.face_codes:
            raise LookupError(f"there is no card {code}")
        cards: i64 = self.untaken & self.board.cards_of[self.board.face_codes.index(code)]
        if cards == 0:
            raise LookupError(f"more cards {code} than the edition has")
        card: i64 = lowest(cards)
        self.untaken -= bit(card)
        return card

    def take_all(self, codes: Sequence[str]) -> i64:
        """The set of cards of these faces."""
        cards: i64 = 0
        for code in codes:
            cards |= bit(self.take(code))
        return cards


def tile_set(board: Board, codes: Sequence[str]) -> i64:
    tiles: i64 = 0
    for code in codes:
        if code not in board.tile_codes:
            raise LookupError(f"there is no tile {code}")
        tiles |= bit(board.tile_codes.index(code))
    return tiles


def lay_pile(state: Macao, pile: i64, top: str | None, hidden: i64, tail: Sequence[str], cards: Cards) -> None:
    """A pile as it is known: top, number of hidden cards, tail."""
    size: i64 = hidden + len(tail)
    if top is not None:
        state.tops += one(pile) * (cards.take(top) + 1)
        size += 1
    known: int = 0
    for index, code in enumerate(tail):
        known |= int(cards.take(code)) << (CARD_BITS * index)
    state.set_tail(pile, known)
    state.hidden += one(pile) * hidden
    state.sizes += one(pile) * size


class Worlds(CoreWorlds):
    """The information set of a view, which has one state."""

    def __init__(self, box: Box, view: View) -> None:
        self.only = state_of(board_of(box), view)

    def sample(self, rng: Rng) -> State:
        return self.only.clone()


def state_of(board: Board, view: View) -> Macao:
    """The state that gives back this view."""
    options = view.options
    state = Macao(board, view.seats, CROUPIER.index(options.croupier), options.dead_widow == "blue", options.black_market == "self")
    cards = Cards(board)
    state.centre = tile_set(board, view.centre)
    for number, pile in enumerate(view.piles):
        lay_pile(state, number, pile.top, pile.hidden, pile.tail, cards)
    for player in view.players:
        seat: i64 = player.seat
        state.set_blue(seat, cards.take_all(player.blue))
        state.set_red(seat, cards.take_all(player.red))
        state.deceased += one(seat) * player.dead
        state.reserved |= before(seat, tile_set(board, player.green))
        state.opened |= before(seat, tile_set(board, player.yellow))
    for code, number in view.pool.items():
        state.pool |= cards.take_all([code] * number)
    state.start = NONE if view.start is None else view.start
    state.round = view.round
    state.ending = (BY_RED if "red" in view.ending else 0) | (BY_TILES if "tiles" in view.ending else 0)
    if view.active is not None:
        state.active = view.active
        state.asked = view.active
        state.reckon()
    _resume(state, view, cards)
    return state


def _resume(state: Macao, view: View, cards: Cards) -> None:
    """What is asked, or drawn, in the middle of a turn."""
    chance = view.chance
    prompt = view.prompt
    if chance is not None:
        state.stage = stage_of(chance)
        if isinstance(chance, Top | Reveal):
            state.pile = chance.pile - 1
    elif prompt is not None:
        state.stage = stage_of(prompt)
        state.asked = prompt.seat
        if isinstance(prompt, Pay):
            state.begin_payment(_target(state.board, prompt.target))
            for code in prompt.named:
                state.name(state.board.face_codes.index(code))
        elif isinstance(prompt, Under):
            if prompt.target is not UNSET:
                state.target = _target(state.board, prompt.target)
            for code in prompt.cards:
                state.sequence |= cards.take(code) << (state.in_sequence * CARD_BITS)
                state.in_sequence += 1
    else:
        state.stage = OVER


def _target(board: Board, token: str) -> i64:
    """What is paid for: `rKa`, `odis`."""
    if token[0] == "r":
        return board.face_codes.index(token[1:])
    return board.faces + board.tile_codes.index(token[1:])


def secrets(state: Macao, seat: int | None) -> list[str]:
    """Nothing: all information is public (section 7)."""
    return []
