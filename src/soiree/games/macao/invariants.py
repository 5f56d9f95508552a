"""The invariants of Shadows of Macao (section 10 of the spec), by their numbers there."""

from collections import Counter

from soiree.core.conformance.symmetry import keeps_symmetry
from soiree.core.sets.bits import count
from soiree.games.macao.board import BY_RED, BY_TILES, COST, NONE, PILES, RECRUIT
from soiree.games.macao.rules import ACT, EXCESS, PAY, PLACE, REVEAL, TILES, TOPS, Macao
from soiree.games.macao.state import CARD_BITS, before, one, part
from soiree.games.macao.view import faces_in


def violations(state: Macao) -> list[str]:
    """The names of the invariants that do not hold."""
    checks = {
        "1 cards": _cards(state),
        "2 pool": _pool(state),
        "3 tops": _tops(state),
        "4 limits": _limits(state),
        "5 red cards": all(count(state.red(seat)) <= state.board.red_cards_to_end for seat in range(state.seats)),
        "6 tiles": _tiles(state),
        "7 payment": _payment(state),
        "8 more cards never hurt": _more_never_hurts(state),
        "9 relabelling": _relabelling(state),
        "10 piles": _piles_never_empty(state),
        "11 length": state.round <= state.board.round_cap,
        "12 coins": _coins(state),
        "ending": state.over() or state.stage != ACT or state.ending == _called(state),
        "reckoning": _reckoning(state),
    }
    return [name for name, holds in checks.items() if not holds]


def violations_between(before: Macao, after: Macao) -> list[str]:
    """The names of the invariants that the step from `before` to `after` has broken."""
    seats = range(before.seats)
    checks = {
        "2 pool falls by one at a reveal": before.pool & after.pool == after.pool
        and count(before.pool) - count(after.pool) == (1 if before.stage in (TOPS, REVEAL) else 0),
        "5 nothing won is lost": all(
            before.red(seat) & ~after.red(seat) == 0
            and before.dead(seat) <= after.dead(seat)
            and before.yellow(seat) & ~after.yellow(seat) == 0
            and before.limit(seat) <= after.limit(seat)
            for seat in seats
        ),
        "6 the centre only shrinks": before.stage <= TILES or after.centre & ~before.centre == 0,
        "7 left falls by one": before.stage != PAY or before.left - after.left == 1,
        "end stands": before.ending & ~after.ending == 0,
    }
    return [name for name, holds in checks.items() if not holds]


def _sequences(state: Macao) -> list[str]:
    """The cards that lie in order: tops, tails, and those about to go under a pile."""
    codes = [state.code(part(state.tops, pile) - 1) for pile in range(PILES) if part(state.tops, pile)]
    for pile in range(PILES):
        codes += state.tail_codes(pile)
        if state.tail(pile) >> CARD_BITS * state.in_tail(pile):
            return ["a card beyond the end of a tail"]
    if state.stage == PLACE:
        codes += state.codes_in(state.sequence, state.in_sequence)
    return codes


def _cards(state: Macao) -> bool:
    board = state.board
    where = Counter(_sequences(state)) + Counter(faces_in(board, state.pool))
    for seat in range(state.seats):
        where += Counter(faces_in(board, state.blue(seat))) + Counter(faces_in(board, state.red(seat)))
        where += Counter({board.face_codes[board.widow]: int(state.dead(seat))})
    expected = Counter({face.code: face.copies for face in board.box.cards})
    expected[board.face_codes[board.widow]] = board.box.widows(state.seats)
    return where == expected


def _pool(state: Macao) -> bool:
    return sum(part(state.hidden, pile) for pile in range(PILES)) == count(state.pool)


def _tops(state: Macao) -> bool:
    for pile in range(PILES):
        turning = (state.stage == TOPS and pile >= state.pile) or (state.stage == REVEAL and pile == state.pile)
        has_top = part(state.tops, pile) > 0
        if has_top != (part(state.sizes, pile) > 0 and not turning):
            return False
    return True


def _limits(state: Macao) -> bool:
    for seat in range(state.seats):
        above = count(state.blue(seat)) + state.dead(seat) - state.limit(seat)
        if above > (1 if seat == state.active and state.stage in (REVEAL, EXCESS) else 0):
            return False
    return True


def _tiles(state: Macao) -> bool:
    if state.stage in (TOPS, TILES):
        return True
    places_of_tiles = [state.centre, *(owned(seat) for owned in (state.green, state.yellow) for seat in range(state.seats))]
    together = 0
    for tiles in places_of_tiles:
        together |= tiles
    expected = state.board.tiles_in_play[state.seats]
    return sum(count(tiles) for tiles in places_of_tiles) == count(together) == expected


def _on_offer(state: Macao) -> list[tuple[int, int]]:
    """What can be paid for now: the actions with their targets."""
    board = state.board
    recruits = [(action, action - RECRUIT) for action in state.legal(state.asked) if RECRUIT <= action < board.naming]
    tiles = [action - board.opening for action in state.legal(state.asked) if action >= board.opening]
    return recruits + [(board.opening + tile, board.faces + tile) for tile in tiles if board.condition[tile] == COST]


def _payment(state: Macao) -> bool:
    """Every target that is offered can be paid to the end: whatever is named, something can be named next."""
    if state.stage == PAY:
        return state.left > 0 and state.left == state.missing(state.target, state.have) and len(state.legal(state.asked)) > 0
    if state.stage != ACT:
        return state.left == 0 and state.named == 0 and (state.target == NONE or state.stage == PLACE)
    for action, target in _on_offer(state):
        pending, steps = state.copy(), 0
        pending.apply(state.asked, action)
        while pending.stage == PAY and pending.target != NONE:
            moves = pending.legal(pending.asked)
            pending.apply(pending.asked, moves[len(moves) // 2])
            steps += 1
        if steps != state.price(target):
            return False
    return True


def _more_never_hurts(state: Macao) -> bool:
    """One more blue card: what could be paid still can, at no higher price."""
    if state.stage != ACT or state.pool == 0:
        return True
    richer = state.copy()
    richer.set_blue(state.active, state.blue(state.active) | state.pool & -state.pool)
    richer.reckon()
    member = state.copy()
    member.set_red(state.active, state.red(state.active) | state.pool & -state.pool)
    member.reckon()
    for action, target in _on_offer(state):
        for more in (richer, member):
            if more.forbids(state.active, action) or more.price(target) > state.price(target):
                return False
    return True


def rotated(state: Macao) -> Macao:
    """The same position with every seat's goods one seat farther to the left."""
    other, last = state.copy(), state.seats - 1
    seats = range(state.seats)
    other.deceased = other.reserved = other.opened = 0
    for seat in seats:
        following = seat + 1 if seat < last else 0
        other.set_blue(following, state.blue(seat))
        other.set_red(following, state.red(seat))
        other.deceased += one(following) * state.dead(seat)
        other.reserved |= before(following, state.green(seat))
        other.opened |= before(following, state.yellow(seat))
    other.start, other.active, other.asked = (
        seat if seat == NONE else seat + 1 if seat < last else 0 for seat in (state.start, state.active, state.asked)
    )
    return other


def _relabelling(state: Macao) -> bool:
    """The seats exchanged cyclically have the same options, and the same position after each of them."""
    return keeps_symmetry(state, rotated, (None,))


def _piles_never_empty(state: Macao) -> bool:
    """Before the last round, as a turn begins: nobody can hold more than the rules let it."""
    if state.stage != ACT or state.ending:
        return True
    board = state.board
    cards = board.cards - count(board.widows) + board.box.widows(state.seats)
    held = state.seats * (board.red_cards_to_end - 1 + board.blue_limit) + board.keeper_room * count(board.keepers)
    return sum(part(state.sizes, pile) for pile in range(PILES)) >= cards - held


def _coins(state: Macao) -> bool:
    board = state.board
    worst = min(0, *(face.coins for face in board.box.cards)) * board.box.widows(state.seats)
    best = board.red_cards_to_end * max(face.coins for face in board.box.cards) + sum(tile.value for tile in board.box.tiles)
    return all(worst <= state.coins(seat) <= best for seat in range(state.seats))


def _called(state: Macao) -> int:
    """MAC-901."""
    red = any(count(state.red(seat)) >= state.board.red_cards_to_end for seat in range(state.seats))
    return (BY_RED if red else 0) | (BY_TILES if state.centre == 0 else 0)


def _reckoning(state: Macao) -> bool:
    """What was reckoned as the turn began is still true while it is used."""
    if state.stage not in (ACT, PAY):
        return True
    again = state.copy()
    again.reckon()
    return (again.classes, again.steady, again.fleeting, again.discount) == (state.classes, state.steady, state.fleeting, state.discount)
