"""The invariants of Times Square (section 10 of the spec), by their numbers there."""

from soiree.core.conformance.symmetry import keeps_symmetry
from soiree.core.sets.pack import copies, holds, size
from soiree.games.times_square.box import ACTIONS, KINDS
from soiree.games.times_square.rules import LURE, TimesSquare
from soiree.games.times_square.state import ACT, DEAL, FISTS, MORE, NONE, RED_SUIT, TRADE


def violations(state: TimesSquare) -> list[str]:
    """The names of the invariants that do not hold."""
    checks = {
        "1 cards": _cards(state),
        "2 figures": _figures(state),
        "3 hands": _hands(state),
        "4 pile": _pile(state),
        "5 options": _options(state),
        "6 suit and role": _suit_and_role(state),
        "7 no lure beside Hal": _no_lure(state),
        "9 mirror": _mirror(state),
        "10 jokers": _jokers(state),
        "11 length": state.turn <= 4 * (state.board().cards - 2 * state.board().hand),
    }
    return [name for name, holds_here in checks.items() if not holds_here]


def violations_between(before: TimesSquare, after: TimesSquare) -> list[str]:
    """8: a seat's own turn moves Sue and Charlie towards its club only, except Sue by a lure; Charlie at most 4."""
    if before.active == NONE:
        return []
    way = 1 if before.active == 1 else -1
    charlie = way * (after.charlie - before.charlie)
    sue = way * (after.sue - before.sue)
    lured = before.stage == ACT and after.stage != MORE and after.discard == before.discard
    broken = not 0 <= charlie <= 4 or (sue < 0 and not lured)
    return ["8 towards the own club"] if broken else []


def _cards(state: TimesSquare) -> bool:
    whole = all(
        copies(state.hand0, kind) + copies(state.hand1, kind) + copies(state.pile, kind) + copies(state.discard, kind)
        == copies(state.board().deck, kind)
        for kind in range(len(KINDS))
    )
    sizes = (size(state.hand0), size(state.hand1), size(state.pile)) == (state.held0, state.held1, state.pile_left)
    return whole and sizes


def _figures(state: TimesSquare) -> bool:
    end, entrance = int(state.board().end), int(state.board().entrance)
    if not -end <= state.guard_low < state.sue < state.guard_high <= end:
        return False
    if state.stage != FISTS and not (-end <= state.hal <= end and -end <= state.deb <= end):
        return False
    sue, charlie = abs(int(state.sue)), abs(int(state.charlie))
    if state.over():
        return max(sue, charlie) < end and not min(sue, charlie) >= entrance
    return sue < entrance and charlie < entrance


def _hands(state: TimesSquare) -> bool:
    hand = state.board().hand
    if state.stage in (FISTS, DEAL):
        return state.held0 == hand or state.held1 == 0
    own, other = (state.held1, state.held0) if state.active == 1 else (state.held0, state.held1)
    if other != hand:
        return False
    if state.stage == ACT:
        return own == hand
    if state.stage in (MORE, TRADE):
        return own < hand if state.stage == MORE or state.last != NONE else own == hand
    return own < hand or state.over()


def _pile(state: TimesSquare) -> bool:
    if not holds(state.hand0, state.known0) or not holds(state.hand1, state.known1):
        return False
    if state.pile_no == 1 and (state.known0 or state.known1):
        return False
    cards, hand = state.board().cards, state.board().hand
    bounded = state.pile_left <= (cards - hand - 1 if state.pile_no == 2 else cards - 2 * hand if state.turn else cards)
    return bounded and (state.over() or state.pile_left >= 1)


def _options(state: TimesSquare) -> bool:
    if not state.deciding():
        return not any(len(state.legal(seat)) for seat in (0, 1))
    tokens = [ACTIONS[number].token for number in state.legal(state.active)]
    lures = [token for token in tokens if token.startswith("L")]
    if state.stage == ACT:
        return "T" in tokens and "x" not in tokens and len(lures) <= 2 and not {"Ln", "Lf"} <= set(lures)
    if state.stage == MORE:
        return "x" in tokens and "T" not in tokens and not lures
    return bool(tokens)


def _suit_and_role(state: TimesSquare) -> bool:
    if state.stage in (ACT, TRADE) and state.suit != NONE:
        return False
    if state.stage == MORE and state.suit == NONE:
        return False
    return (state.role != NONE) == (state.suit == RED_SUIT)


def _no_lure(state: TimesSquare) -> bool:
    if state.stage != ACT or state.hal not in (state.sue, state.guard_low, state.guard_high):
        return True
    return not any(ACTIONS[number].family == "lure" for number in state.legal(state.active))


def _mirror(state: TimesSquare) -> bool:
    """The other seat would have the same options on the mirrored street, and the same figures after each of them."""
    return keeps_symmetry(state, mirrored, (0, 1))


def mirrored(state: TimesSquare) -> TimesSquare:
    """The same position with the street turned round and the seats exchanged."""
    other = state.copy()
    other.sue, other.charlie, other.hal, other.deb = -state.sue, -state.charlie, -state.hal, -state.deb
    other.guard_low, other.guard_high = -state.guard_high, -state.guard_low
    other.hand0, other.hand1, other.held0, other.held1 = state.hand1, state.hand0, state.held1, state.held0
    other.known0, other.known1 = state.known1, state.known0
    other.active = 1 - state.active
    other.winner = 1 - state.winner if state.winner != NONE else NONE
    return other


def _jokers(state: TimesSquare) -> bool:
    if not state.deciding():
        return True
    families = {ACTIONS[number].family for number in state.legal(state.active) if number < LURE}
    return ("printed" if state.substitute() else "substitute") not in families
