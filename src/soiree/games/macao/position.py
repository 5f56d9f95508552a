"""Positions set up by hand, in the language of section 9 of the spec.

    seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+8 Sb+9 Dc+10 Pa+10/Ka/W
    0 blue Ka,Ow,Pb,W dead 0 red Co green - yellow - ; 1 blue Sa,W dead 0 red - green - yellow -

A position stands at an `act` of the active seat; the pool is what is left of the deck.
"""

import re
from collections.abc import Mapping

from soiree.core.errors import BadPosition
from soiree.core.game import OptionValue
from soiree.core.sets.bits import count
from soiree.games.macao.belief import Cards, lay_pile, tile_set
from soiree.games.macao.board import BY_RED, BY_TILES, PILES
from soiree.games.macao.box import Box
from soiree.games.macao.rules import ACT, Macao, empty_table
from soiree.games.macao.state import before, one, part

_FIRST = re.compile(r"seats ([0-9]) start ([0-9]) active ([0-9]) round ([0-9]{1,3})")
_SEAT = re.compile(r"([0-9]) blue (\S+) dead ([0-9]) red (\S+) green (\S+) yellow (\S+)")
_PILE = re.compile(r"-|(\w+)\+([0-9]{1,2})((?:/\w+)*)")


def position(box: Box, at: object, seats: int, options: Mapping[str, OptionValue]) -> Macao:
    """The state that the text describes. Raises BadPosition if the rules do not allow it."""
    if not isinstance(at, str):
        raise BadPosition("a position is a text such as 'seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles ...'")
    statements = [part.strip() for part in re.split(r"[;\n]", at) if part.strip()]
    state = empty_table(box, seats, options)
    try:
        _read_turn(state, statements)
        cards = Cards(state.board)
        _read_centre(state, statements[1])
        _read_piles(state, statements[2], cards)
        for seat, statement in enumerate(statements[3:]):
            _read_seat(state, seat, statement, cards)
        _leave_pool(state, cards)
        _check(state)
    except (ValueError, LookupError) as error:
        raise BadPosition(f"not a position of macao: {error}") from None
    return state


def _matched(pattern: re.Pattern[str], text: str, example: str) -> re.Match[str]:
    found = pattern.fullmatch(" ".join(text.split()))
    if found is None:
        raise ValueError(f"{text[:60]!r} is not written like {example!r}")
    return found


def _read_turn(state: Macao, statements: list[str]) -> None:
    if len(statements) != 3 + state.seats:
        raise ValueError(f"{3 + state.seats} statements are due: seats, centre, piles, then each seat")
    seats, start, active, number = (int(word) for word in _matched(_FIRST, statements[0], "seats 2 start 0 active 0 round 6").groups())
    if seats != state.seats:
        raise ValueError(f"it is for {seats} seats, the table for {state.seats}")
    if max(start, active) >= seats:
        raise ValueError(f"the seats are 0 to {seats - 1}")
    if not 1 <= number <= state.board.round_cap:
        raise ValueError(f"rounds are 1 to {state.board.round_cap}")
    state.start, state.active, state.asked, state.round, state.stage = start, active, active, number, ACT


def _list(text: str, separator: str | None = ",") -> list[str]:
    return [] if text == "-" else text.split(separator)


def _tiles(state: Macao, codes: list[str]) -> int:
    tiles = tile_set(state.board, codes)
    if count(tiles) != len(codes):
        raise ValueError(f"a tile stands twice in {codes}")
    return tiles


def _read_centre(state: Macao, text: str) -> None:
    word, _, codes = text.partition(" ")
    if word != "centre":
        raise ValueError(f"{text[:60]!r} is not written like 'centre tem chi'")
    state.centre = _tiles(state, _list(codes.strip(), None))


def _read_piles(state: Macao, text: str, cards: Cards) -> None:
    word, *piles = text.split()
    if word != "piles" or len(piles) != PILES:
        raise ValueError(f"{text[:60]!r} is not written like 'piles Aw+8 Sb+0/Ka/W - Pa+10'")
    for number, pile in enumerate(piles):
        found = _matched(_PILE, pile, "Sb+0/Ka/W")
        if found[1] is not None:
            lay_pile(state, number, found[1], int(found[2]), found[3].split("/")[1:], cards)


def _read_seat(state: Macao, seat: int, text: str, cards: Cards) -> None:
    found = _matched(_SEAT, text, f"{seat} blue Sa,W dead 0 red - green - yellow -")
    if int(found[1]) != seat:
        raise ValueError(f"seat {seat} is due, not {found[1]}")
    state.set_blue(seat, cards.take_all(_list(found[2])))
    for _ in range(int(found[3])):
        cards.take(state.board.face_codes[state.board.widow])
    state.deceased += one(seat) * int(found[3])
    state.set_red(seat, cards.take_all(_list(found[4])))
    state.reserved |= before(seat, _tiles(state, _list(found[5])))
    state.opened |= before(seat, _tiles(state, _list(found[6])))


def _leave_pool(state: Macao, cards: Cards) -> None:
    """What is left of the deck: of the Widows only those in play (MAC-102)."""
    board = state.board
    widows = cards.untaken & board.widows
    surplus = count(board.widows) - board.box.widows(state.seats)
    if count(widows) < surplus:
        raise ValueError(f"{state.seats} seats play with {board.box.widows(state.seats)} Widows")
    for _ in range(surplus):
        cards.take(board.face_codes[board.widow])
    state.pool = cards.untaken
    hidden = sum(part(state.hidden, pile) for pile in range(PILES))
    if count(state.pool) != hidden:
        raise ValueError(f"{hidden} cards are hidden, but {count(state.pool)} are left of the deck")


def _check(state: Macao) -> None:
    board = state.board
    tiles = [state.centre, *(owned(seat) for owned in (state.green, state.yellow) for seat in range(state.seats))]
    if sum(count(part) for part in tiles) != board.tiles_in_play[state.seats]:
        raise ValueError(f"{state.seats} seats play with {board.tiles_in_play[state.seats]} tiles")
    if any(sum(part >> tile & 1 for part in tiles) > 1 for tile in range(board.tiles)):
        raise ValueError("a tile lies in two places")
    for seat in range(state.seats):
        if state.above_limit(seat):
            raise ValueError(f"seat {seat} has more blue cards than its limit (MAC-303)")
        if count(state.red(seat)) >= board.red_cards_to_end:
            state.ending |= BY_RED
            if count(state.red(seat)) > board.red_cards_to_end:
                raise ValueError(f"seat {seat} has more red cards than can be")
    if state.centre == 0:
        state.ending |= BY_TILES
    state.reckon()
    if len(state.legal(state.active)) == 0:
        raise ValueError("the active seat can do nothing (MAC-203)")
