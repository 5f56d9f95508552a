"""Positions set up by hand, in the language of section 9 of the spec: a JSON object with what differs from the start.

{"cells": ["b1 b2", "c1"], "rows": ["00...", "xxxxx", ...], "levels": [5, 7], "owners": ["kf1", "kr2"], "token": "cc",
     "slots": [null, "sca"]}
"""

from collections.abc import Mapping

import msgspec

from soiree.core import structs
from soiree.core.errors import BadPosition
from soiree.core.game import OptionValue
from soiree.core.sets.bits import bit, count, lowest, set_of
from soiree.games.gatsby.board import NONE
from soiree.games.gatsby.box import Box
from soiree.games.gatsby.grid import cells_in, set_of_cells
from soiree.games.gatsby.invariants import violations
from soiree.games.gatsby.knowledge import claim, longer
from soiree.games.gatsby.rules import Gatsby, new
from soiree.games.gatsby.state import ACTION

# The deal of the spec's examples: tiles in quadrant order, then characters in place order.
DEAL = "t1 t2 t3 t4 vance creed lark stroud pruett thorne marchetti whitlow holloway delacroix marsh farraday"


class _At(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cells: tuple[str, str] = ("", "")  # by seat
    rows: list[str] | None = None  # as in the view; None: all open and empty
    levels: tuple[int, int] | None = None  # None: both at the start
    owners: tuple[str, str] = ("", "")  # rallied places, by seat
    token: str | None = None
    idle: bool = False  # the turn before did nothing
    slots: tuple[str | None, str | None] = (None, None)
    active: int = 0
    turn: int = 20
    deal: str = DEAL


def position(box: Box, at: object, seats: int, options: Mapping[str, OptionValue]) -> Gatsby:
    """The state that the mapping describes, before the active seat's action. Raises BadPosition if the rules do not allow it."""
    if not isinstance(at, Mapping):
        raise BadPosition("a position is a mapping such as {'cells': ['b1 b2', 'c1'], 'levels': [0, 0], 'token': 'rr'}")
    try:
        described = structs.convert(at, _At)
        state = new(box, seats, options)
        _deal(state, described.deal)
        _place_tokens(state, described)
        _rally(state, described)
        _lay_specials(state, described.slots)
        state.token = NONE if described.token is None else state.board.token_spaces.index(described.token)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadPosition(f"not a position of gatsby: {error}") from None
    state.turn, state.active, state.stage, state.idle = described.turn, described.active, ACTION, described.idle
    state.starter = state.active if state.turn % 2 else 1 - state.active  # seats alternate (GAT-201)
    broken = violations(state)
    if broken or state.active not in (0, 1):
        raise BadPosition(f"a position that no game of gatsby can come to: {', '.join(broken) or 'no such seat'}")
    return state


def _deal(state: Gatsby, deal: str) -> None:
    board, tokens = state.board, deal.split()
    tiles, characters = tokens[:4], tokens[4:]
    if len(set(tokens)) < len(tokens) or len(tiles) != 4 or len(characters) != board.place_count:
        raise ValueError("a deal names four tiles and a character for each place, each once")
    for tile in tiles:
        state.lay_tile(board.tiles.index(tile))
    for character in characters:
        state.deal_character(board.characters.index(character))


def _place_tokens(state: Gatsby, at: _At) -> None:
    board = state.board
    cells = [set_of_cells([board.cells.index(cell) for cell in spaces.split()]) for spaces in at.cells]
    if cells[0] & cells[1]:
        raise ValueError(f"two tokens on {board.cells[lowest(cells[0] & cells[1])]}")
    lengths = board.row_lengths
    rows = at.rows if at.rows is not None else ["." * length for length in lengths]
    if [len(row) for row in rows] != lengths or any(set(row) - set("01.") and set(row) != {"x"} for row in rows):
        raise ValueError(f"rows are written as {['.' * length for length in lengths]}, with 0, 1, or x all along a closed one")
    spaces = "".join(rows)
    state.cabaret0, state.cabaret1 = cells
    state.race0, state.race1, state.shut = (set_of([n for n, found in enumerate(spaces) if found == sign]) for sign in "01x")
    state.supply0 = board.tokens0 - cells_in(state.cabaret0) - count(state.race0)
    state.supply1 = board.tokens1 - cells_in(state.cabaret1) - count(state.race1)
    state.level0, state.level1 = at.levels or (board.start, board.start)


def _rally(state: Gatsby, at: _At) -> None:
    """Owners have their claims in the turn before, in place order."""
    places = state.board.places
    owned = [set_of([places.index(place) for place in text.split()]) for text in at.owners]
    if owned[0] & owned[1]:
        raise ValueError(f"two owners of {places[lowest(owned[0] & owned[1])]}")
    state.owned0, state.owned1 = owned
    for place in range(len(places)):
        if (owned[0] | owned[1]) & bit(place):
            state.claims = longer(state.claims, claim(at.turn - 1, 0 if owned[0] & bit(place) else 1, place))


def _lay_specials(state: Gatsby, slots: tuple[str | None, str | None]) -> None:
    """What lies on no slot is in the pile."""
    state.slot0, state.slot1 = (NONE if tile is None else state.board.specials.index(tile) for tile in slots)
    for tile in (state.slot0, state.slot1):
        if tile != NONE:
            if not state.pile & bit(tile):
                raise ValueError(f"two tiles {state.board.specials[tile]}")
            state.pile ^= bit(tile)
