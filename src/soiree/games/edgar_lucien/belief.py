"""The states that are consistent with a view of Edgar & Lucien (section 7 of the spec).

The belief is uniform over unseen cards, hidden needles and closed purses. A state in which a seat would have won already, or in which
a seat that must decide has no legal action, is sampled again.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.errors import BadView
from soiree.core.rng import Rng
from soiree.core.sets.bits import bit, count, nth, set_of
from soiree.core.sets.pack import draw, kinds_in, pack_of, size
from soiree.core.worlds import Worlds as CoreWorlds
from soiree.games.edgar_lucien.board import Board
from soiree.games.edgar_lucien.box import CARDS, MOVES, PAWNS, PLACES, PROMPTS, REASONS, Box
from soiree.games.edgar_lucien.numbering import BUYOUT_PRICE, EXIT, PROGRAM, TO_WIN
from soiree.games.edgar_lucien.rules import EdgarLucien
from soiree.games.edgar_lucien.state import DANDY_MONEY, DECK, EDGAR, LUCIEN, NONE, UNSET
from soiree.games.edgar_lucien.view import Needles, Player, View

TRIES: Final = 20_000  # a view of a real game is met long before
PURSE: Final[i64] = 2 * DANDY_MONEY  # a closed purse holds less than this, besides a standing bid


class Worlds(CoreWorlds):
    """The public part of a view, with sampled hands, needles and purses."""

    def __init__(self, box: Box, view: View) -> None:
        state = _public_part(view, box.board(view.seats, view.options.metro))
        self.viewer: i64 = _seat(view.seat)
        self.hidden_purses: i64 = 0  # seats
        self.locked: i64 = 0
        self.unseen: i64 = DECK - state.discard
        self.missing = vec[i64]([0] * state.seats)  # cards of each hand that the viewer does not know
        for player in view.players:
            seat: i64 = player.seat
            certain: i64 = 0
            if seat == self.viewer:
                certain = _pack(view.hand)
            elif view.known is not None and str(seat) in view.known:
                certain = _pack(view.known[str(seat)])
                state.set_known(self.viewer, seat, certain)
            state.set_hand(seat, certain)
            self.unseen -= certain
            self.missing[seat] = player.cards - size(certain)
            if player.locked:
                self.locked |= bit(seat)
            if player.money is None and state.closed and not state.over():
                self.hidden_purses |= bit(seat)
            elif state.closed and not state.over() and seat != self.viewer:
                state.show_purse(seat, self.viewer)
        self.public = state

    def sample(self, rng: Rng) -> EdgarLucien:
        for _ in range(TRIES):
            world = self.public.copy()
            self.deal_hands(world, rng)
            if world.asked == PROGRAM:
                self.set_needles(world, rng)
            if self.hidden_purses != 0:
                self.fill_purses(world, rng)
            if _possible(world):
                return world
        raise BadView("no state is consistent with this view of edgar-lucien")

    def deal_hands(self, state: EdgarLucien, rng: Rng) -> None:
        """Own cards and cards known to be in a hand are there; the other unseen cards fill hands and deck."""
        unseen = self.unseen
        for seat in range(state.seats):
            if self.missing[seat] > 0:
                drawn = draw(unseen, self.missing[seat], rng)
                state.set_hand(seat, state.hand(seat) + drawn)
                unseen -= drawn
        state.deck = unseen

    def set_needles(self, state: EdgarLucien, rng: Rng) -> None:
        """Others who are locked have set both needles, all others one or none."""
        for seat in range(state.seats):
            if seat == self.viewer:
                continue
            locked = (self.locked >> seat) & 1 == 1
            if locked or rng.below(2) == 1:
                state.put_needle(seat, EDGAR, _any_position(state, rng))
            if locked:
                state.put_needle(seat, LUCIEN, _any_position(state, rng))

    def fill_purses(self, state: EdgarLucien, rng: Rng) -> None:
        for seat in range(state.seats):
            if (self.hidden_purses >> seat) & 1 == 1:
                bid: i64 = state.high if seat == state.holder else 0
                state.set_money(seat, bid + rng.below(PURSE))


def _public_part(view: View, board: Board) -> EdgarLucien:
    state = EdgarLucien(board, view.seats, view.options.money != "open", view.options.money == "hidden", view.options.periods)
    state.period = view.period
    state.turn = view.turn
    state.asked = PROMPTS.index(view.asked)
    state.waiting = set_of(view.waiting)
    state.active = _seat(view.active)
    state.first = _seat(view.first)
    state.next_first = _seat(view.next_first)
    state.governor = _seat(view.governor)
    state.protection = _seat(view.protection)
    for district, owner in view.owners.items():
        if owner is not None:
            state.take(owner, state.board.district(district))
    for condition, holder in enumerate(view.certificates.values()):
        state.give_certificate(condition, _seat(holder))
    state.touched = 0
    for player in view.players:
        _place_player(state, player)
    state.deck_left = view.deck
    state.discard = _pack(view.discard)
    _carry_on(state, view)
    result = view.result
    if result is not None:
        state.ended_by = REASONS.index(result.reason)
        state.winners = set_of(result.winners)
    return state


def _place_player(state: EdgarLucien, player: Player) -> None:
    seat: i64 = player.seat
    if player.edgar is not None and player.lucien is not None:
        state.put_pawn(seat, EDGAR, state.board.district(player.edgar))
        state.put_pawn(seat, LUCIEN, state.board.district(player.lucien))
    state.set_popularity(seat, player.popularity)
    if player.money is not None:
        state.set_money(seat, player.money)
    for place in player.done.edgar:
        state.mark(seat, EDGAR, PLACES.index(place))
    for place in player.done.lucien:
        state.mark(seat, LUCIEN, PLACES.index(place))
    for who in player.acted:
        state.acts(seat, PAWNS.index(who))
    if player.certified:
        state.certified |= bit(seat)
    _point(state, seat, player.needles)


def _point(state: EdgarLucien, seat: i64, needles: Needles) -> None:
    if needles.edgar is not None:
        state.put_needle(seat, EDGAR, state.board.codes.index(needles.edgar))
    if needles.lucien is not None:
        state.put_needle(seat, LUCIEN, state.board.codes.index(needles.lucien))


def _carry_on(state: EdgarLucien, view: View) -> None:
    """What is being carried out, and how far the turn has come."""
    pending = view.pending
    if pending is not None:
        state.who = PAWNS.index(pending.who)
        state.doing = NONE if pending.action is None else MOVES.index(pending.action)
        state.doubled = pending.doubled
        state.left = pending.left
        state.queue = set_of(pending.queue)
    if state.asked == EXIT:
        state.moves_made = 2 * ((state.active + state.seats - state.first) % state.seats) + state.who
    elif state.asked > EXIT:
        state.moves_made = 2 * state.seats
    auction = view.auction
    if auction is not None:
        state.tied = set_of(auction.tied)
        state.live = set_of(auction.live)
        state.high = auction.high
        state.holder = _seat(auction.holder)


def _any_position(state: EdgarLucien, rng: Rng) -> i64:
    wheel = state.board.wheel
    return nth(wheel, rng.below(count(wheel)))


def _possible(state: EdgarLucien) -> bool:
    if state.over():
        return True
    for seat in range(state.seats):
        if count(state.counting(seat)) >= TO_WIN:
            return False
        if (state.waiting >> seat) & 1 == 1 and len(state.legal(seat)) == 0:
            return False
    return True


def _seat(seat: int | None) -> i64:
    return NONE if seat is None else seat


def _pack(cards: dict[str, int] | None) -> i64:
    return pack_of([CARDS.index(code) for code, copies in cards.items() for _ in range(copies)]) if cards else 0


def secrets(state: EdgarLucien, seat: int | None) -> list[str]:
    """The cards of other hands, other needles while all programme, and roughly what closed purses hold."""
    facts: list[str] = []
    for other in range(state.seats):
        if other == seat:
            continue
        facts += [f"hand{other}:{CARDS[kind]}" for kind in sorted(set(kinds_in(state.hand(other))))]
        if state.asked == PROGRAM:
            needles = [state.needle(other, EDGAR), state.needle(other, LUCIEN)]
            facts += [f"{PAWNS[who]}{other}:{'unset' if at == UNSET else state.board.codes[at]}" for who, at in enumerate(needles)]
        if not state.purse_open(other, NONE if seat is None else seat):
            money = state.money(other)
            size_of_purse = "empty" if money == 0 else "rich" if money >= DANDY_MONEY else "poor" if money < BUYOUT_PRICE else "some"
            facts.append(f"purse{other}:{size_of_purse}")
    return facts
