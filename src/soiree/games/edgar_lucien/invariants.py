"""The invariants of Edgar & Lucien (section 10 of the spec), by their numbers there.

12 (interleavings) and 13 (equal views, equal options) hold between worlds, 14 (length) over a whole game: tests and conformance
show them.
"""

from itertools import accumulate

from soiree.core.sets.bits import count
from soiree.core.sets.pack import copies, holds, size
from soiree.games.edgar_lucien.box import CONSTANTS, COPIES
from soiree.games.edgar_lucien.numbering import (
    BID,
    BUY_PRICE,
    DISCARD,
    DOUBLE,
    DRAW,
    EDGAR_ACTION,
    END_SLOT,
    EXCHANGE,
    EXCHANGES,
    EXTORT,
    FINANCIAL_SUPPORT,
    FIRST,
    FOLD,
    HEIST_GAIN,
    LAST_PERIOD,
    LUCIEN_ACTION,
    PROGRAM,
    REMOTE,
    SMEAR,
    START,
    SURRENDER,
    TAX_PER_STEEL,
    TO_WIN,
    TURNS,
    WHO,
)
from soiree.games.edgar_lucien.rules import EdgarLucien
from soiree.games.edgar_lucien.state import EDGAR, LUCIEN, NONE, UNSET

_KINDS = range(len(COPIES))
_STEP, _TOP = CONSTANTS["popularity_step"], CONSTANTS["max_popularity"]


def violations(state: EdgarLucien) -> list[str]:
    """The names of the invariants that do not hold."""
    checks = {
        "1 cards": _cards(state),
        "2 popularity and money": _measures(state),
        "3 pawns and owners": _places(state),
        "5 one holder": _holders(state),
        "6 one act a turn": _acts(state),
        "7 no three conditions": state.over() or all(count(state.counting(seat)) < TO_WIN for seat in range(state.seats)),
        "10 options": _options(state),
        "11 known cards": _known(state),
        "what is open": _open(state),
    }
    return [name for name, holds_here in checks.items() if not holds_here]


def violations_between(before: EdgarLucien, after: EdgarLucien) -> list[str]:
    """The names of the invariants that the step from `before` to `after` has broken."""
    checks = {
        "4 sum of money": _sum(after) - _sum(before) in _sums(before, after),
        "5 one certificate a period": all(_certificates(before, after, seat) for seat in range(before.seats)),
        "6 marks": _marks(before, after),
        "8 no Governor before the first election": _governor(before, after),
        "9 first": _first(before, after),
    }
    return [name for name, holds_here in checks.items() if not holds_here]


# ---------------------------------------------------------------- in one state


def _cards(state: EdgarLucien) -> bool:
    packs = [state.deck, state.discard, *(state.hand(seat) for seat in range(state.seats))]
    return all(sum(copies(pack, kind) for pack in packs) == COPIES[kind] for kind in _KINDS) and size(state.deck) == state.deck_left


def _measures(state: EdgarLucien) -> bool:
    points = [state.popularity(seat) for seat in range(state.seats)]
    return all(0 <= each <= _TOP and each % _STEP == 0 for each in points) and state.purses >= 0


def _places(state: EdgarLucien) -> bool:
    estates = [state.estate(seat) for seat in range(state.seats)]
    if sum(estates) != state.owned() or state.owned() & ~state.board.land:
        return False
    if state.asked in (FIRST, START):
        return True
    return all(state.board.land >> state.pawn(seat, who) & 1 for seat in range(state.seats) for who in (EDGAR, LUCIEN))


def _holders(state: EdgarLucien) -> bool:
    held = [state.certificates_of(seat) for seat in range(state.seats)]
    once = all(sum(each >> condition & 1 for each in held) <= 1 for condition in range(4))
    return once and state.certificates >> 4 * state.seats == 0 and max(state.governor, state.protection) < state.seats


def _acts(state: EdgarLucien) -> bool:
    """Only seats whose slot has come this turn have acted."""
    if state.asked in (FIRST, START, PROGRAM):
        return state.acted == 0
    if state.active == NONE:
        return True
    waiting = [seat for seat in state.in_turn_order(state.all_seats()) if _turns_after(state, seat) > _turns_after(state, state.active)]
    return all(state.acted >> 2 * seat & 3 == 0 for seat in waiting)


def _turns_after(state: EdgarLucien, seat: int) -> int:
    return (seat - state.first) % int(state.seats)


def _options(state: EdgarLucien) -> bool:
    end_slot, fold = state.board.moves + END_SLOT, state.board.moves + FOLD
    for seat in range(state.seats):
        moves = list(state.legal(seat))
        if moves != sorted(set(moves)) or bool(moves) != bool(state.waiting >> seat & 1):
            return False
        if moves and ((state.asked == WHO and end_slot not in moves) or (state.asked == BID and fold not in moves)):
            return False
    return True


def _known(state: EdgarLucien) -> bool:
    seats = range(state.seats)
    certain = all(holds(state.hand(holder), state.knows(reader, holder)) for reader in seats for holder in seats)
    flagged = all(
        bool(state.knows(reader, holder)) == bool(state.knowing >> 4 * reader + holder & 1) for reader in seats for holder in seats
    )
    return certain and flagged and not any(state.knows(seat, seat) for seat in seats)


def _open(state: EdgarLucien) -> bool:
    """What is being carried out fits what is asked."""
    if state.touched or not 1 <= state.turn <= TURNS or not 1 <= state.period <= (state.periods or LAST_PERIOD):
        return False
    if (state.queue != 0) != (state.asked in (SURRENDER, SMEAR, EXTORT)):
        return False
    if state.asked in (DRAW, DISCARD) and state.left == 0:
        return False
    if state.asked == BID:
        return bool(state.live) and state.live & ~state.tied == 0 and (state.holder == NONE) == (state.high == 0)
    if state.asked == PROGRAM:
        locked = [state.needle(seat, LUCIEN) != UNSET for seat in range(state.seats)]
        started = [state.needle(seat, EDGAR) != UNSET for seat in range(state.seats)]
        shown = [not state.waiting >> seat & 1 for seat in range(state.seats)]
        return locked == shown and all(start or not lock for start, lock in zip(started, locked, strict=True))
    return state.tied == 0


# ---------------------------------------------------------------- between two states


def _sum(state: EdgarLucien) -> int:
    return sum(state.money(seat) for seat in range(state.seats))


def _sums(before: EdgarLucien, after: EdgarLucien) -> set[int]:
    """By how much one step can change the sum of all money; after turn 4 with the taxes of the seats that got theirs."""
    changes = {
        EDGAR_ACTION: {0, HEIST_GAIN, FINANCIAL_SUPPORT, -BUY_PRICE},
        LUCIEN_ACTION: {0, -BUY_PRICE},
        DOUBLE: {0, 2 * HEIST_GAIN},
        REMOTE: {0, HEIST_GAIN},
        EXCHANGE: set(range(-EXCHANGES, EXCHANGES + 1)) - {0},
        BID: {0, -before.high, -1},
    }.get(before.asked, {0})
    if before.active != NONE and before.turn == TURNS and after.active == NONE:
        steel = [count(after.estate(seat) & after.board.steel) for seat in before.in_turn_order(before.all_seats())]
        return {change + TAX_PER_STEEL * taxed for change in changes for taxed in accumulate(steel, initial=0)}
    return {int(change) for change in changes}


def _certificates(before: EdgarLucien, after: EdgarLucien, seat: int) -> bool:
    gained = after.certificates_of(seat) & ~before.certificates_of(seat)
    noted_before, noted_after = before.certified >> seat & 1, after.certified >> seat & 1
    if before.period != after.period:
        return not noted_after and count(gained) <= 1 - noted_before
    return count(gained) == noted_after - noted_before


def _marks(before: EdgarLucien, after: EdgarLucien) -> bool:
    if before.period != after.period:
        return after.marks == 0 and after.acted == 0
    same_turn = before.turn == after.turn
    return before.marks & ~after.marks == 0 and (not same_turn or before.acted & ~after.acted == 0)


def _governor(before: EdgarLucien, after: EdgarLucien) -> bool:
    return before.period > 1 or before.governor != NONE or after.governor == NONE or after.period > 1 or after.over()


def _first(before: EdgarLucien, after: EdgarLucien) -> bool:
    if before.first == NONE:
        return True
    if before.period != after.period and after.governor != NONE:
        return after.first == after.after(after.governor)
    turned = (before.period, before.turn) != (after.period, after.turn)
    return turned or before.first == after.first
