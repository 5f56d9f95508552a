"""Positions set up by hand, in the language of section 9 of the spec: statements `play TOKENS` and `set ...`, one after the other.

    ["play *s0 0:O1 1:I2 0:EB 0:Lr 1:Es 1:Ls", "set money 0 15", "set owner O0=0 O2=1"]

`play` applies record tokens; `set` overwrites fields of the state and triggers nothing.
"""

import re
from collections.abc import Mapping, Sequence

from soiree.core.errors import BadPosition, SoireeError
from soiree.core.game import OptionValue
from soiree.core.notation import Notation
from soiree.core.sets.pack import holds, pack_of, size
from soiree.games.edgar_lucien.box import CARDS, CONDITIONS, CONSTANTS, COPIES, PAWNS, Box
from soiree.games.edgar_lucien.invariants import violations
from soiree.games.edgar_lucien.notation import notation
from soiree.games.edgar_lucien.numbering import LAST_PERIOD
from soiree.games.edgar_lucien.rules import EdgarLucien, new
from soiree.games.edgar_lucien.state import MONEY_AT_MOST, NONE

_STATEMENTS_AT_MOST = 10_000


def position(box: Box, at: object, seats: int, options: Mapping[str, OptionValue]) -> EdgarLucien:
    """The state that the statements lead to from the start. Raises BadPosition if the rules do not allow it."""
    state = new(box, seats, options)
    statements = at.split(" ; ") if isinstance(at, str) else at
    if not isinstance(statements, Sequence) or len(statements) > _STATEMENTS_AT_MOST:
        raise BadPosition("a position is a list of statements such as ['play *s0 0:O1 1:I2', 'set money 0 15']")
    tokens = notation(box)
    for statement in statements:
        if not isinstance(statement, str):
            raise BadPosition(f"a statement is a text such as 'set money 0 15', not {type(statement).__name__}")
        try:
            _carry_out(state, tokens, statement.split())
        except (SoireeError, ValueError, IndexError) as error:
            raise BadPosition(f"{statement[:60]!r}: {error}") from None
    broken = violations(state)
    if broken:
        raise BadPosition(f"the rules could not have this: {', '.join(broken)}")
    return state


def idle(state: EdgarLucien) -> list[str]:
    """The tokens of a turn in which nobody moves or acts."""
    needles = [f"{seat}:{needle}" for seat in range(state.seats) for needle in ("Es", "Ls")]
    return needles + [f"{seat}:end" for seat in state.in_turn_order(state.all_seats())]


def _carry_out(state: EdgarLucien, tokens: Notation, words: list[str]) -> None:
    if words[:1] == ["play"]:
        for word in words[1:]:
            for token in idle(state) if word == "idle" else [word]:
                _play(state, tokens, token)
    elif words[:1] == ["set"] and words[1:2] and words[1] in _SETTERS:
        _SETTERS[words[1]](state, words[2:])
    else:
        raise ValueError(f"a statement begins with 'play' or with 'set' and one of {', '.join(_SETTERS)}")


def _play(state: EdgarLucien, tokens: Notation, token: str) -> None:
    found = re.fullmatch(r"(?:([0-9]):|\*)(\S+)", token)
    if found is None:
        raise ValueError(f"{token!r} is neither a decision nor a chance outcome")
    if found[1] is None:
        state.apply_chance(tokens.outcome(found[2]))
    else:
        state.apply(int(found[1]), tokens.action(found[2]))


def _seat(state: EdgarLucien, word: str) -> int:
    seat = int(word)
    if not 0 <= seat < state.seats:
        raise ValueError(f"there is no seat {word}")
    return seat


def _anybody(state: EdgarLucien, word: str) -> int:
    return NONE if word == "-" else _seat(state, word)


def _district(state: EdgarLucien, word: str) -> int:
    district = state.board.district(word)
    if not state.board.land >> district & 1:
        raise ValueError(f"{word} is not on this map")
    return district


def _number(word: str, most: int, step: int = 1) -> int:
    number = int(word)
    if not 0 <= number <= most or number % step:
        raise ValueError(f"{word} is not one of 0, {step}, ... {most}")
    return number


def _cards(words: list[str]) -> int:
    if any(words.count(code) > COPIES[CARDS.index(code)] for code in words):
        raise ValueError("more cards of a title than the box has")
    return pack_of([CARDS.index(code) for code in words])


def _set_money(state: EdgarLucien, words: list[str]) -> None:
    seat, amount = words
    state.set_money(_seat(state, seat), _number(amount, MONEY_AT_MOST))


def _set_popularity(state: EdgarLucien, words: list[str]) -> None:
    seat, points = words
    state.set_popularity(_seat(state, seat), _number(points, CONSTANTS["max_popularity"], CONSTANTS["popularity_step"]))


def _set_turn(state: EdgarLucien, words: list[str]) -> None:
    (turn,) = words
    state.turn = 1 + _number(str(int(turn) - 1), CONSTANTS["turns_per_period"] - 1)


def _set_period(state: EdgarLucien, words: list[str]) -> None:
    (period,) = words
    state.period = 1 + _number(str(int(period) - 1), int(state.periods or LAST_PERIOD) - 1)


def _set_governor(state: EdgarLucien, words: list[str]) -> None:
    (seat,) = words
    state.governor = _anybody(state, seat)


def _set_protection(state: EdgarLucien, words: list[str]) -> None:
    (seat,) = words
    state.protection = _anybody(state, seat)


def _set_certificate(state: EdgarLucien, words: list[str]) -> None:
    id, seat = words
    state.give_certificate(CONDITIONS.index(id), _anybody(state, seat))
    state.touched = 0


def _set_owner(state: EdgarLucien, words: list[str]) -> None:
    for word in words:
        district, _, seat = word.partition("=")
        owner = _anybody(state, seat)
        if owner == NONE:
            state.release(_district(state, district))
        else:
            state.take(owner, _district(state, district))
    state.touched = 0


def _set_pawn(state: EdgarLucien, words: list[str]) -> None:
    seat, who, district = words
    state.put_pawn(_seat(state, seat), PAWNS.index(who), _district(state, district))


def _set_hand(state: EdgarLucien, words: list[str]) -> None:
    """These cards go from the deck into the hand."""
    seat, cards = _seat(state, words[0]), _cards(words[1:])
    _take_from_deck(state, cards)
    state.set_hand(seat, state.hand(seat) + cards)


def _set_deck(state: EdgarLucien, words: list[str]) -> None:
    """These cards stay in the deck; its rest goes onto the discard pile."""
    kept = _cards(words)
    rest = state.deck - kept if holds(state.deck, kept) else 0
    _take_from_deck(state, kept)
    state.deck, state.deck_left = kept, size(kept)
    state.discard += rest


def _take_from_deck(state: EdgarLucien, cards: int) -> None:
    if not holds(state.deck, cards):
        raise ValueError("the deck does not hold these cards")
    state.deck -= cards
    state.deck_left -= size(cards)


_SETTERS = {
    "money": _set_money,
    "popularity": _set_popularity,
    "turn": _set_turn,
    "period": _set_period,
    "governor": _set_governor,
    "protection": _set_protection,
    "certificate": _set_certificate,
    "owner": _set_owner,
    "pawn": _set_pawn,
    "hand": _set_hand,
    "deck": _set_deck,
}
