"""The invariants of Gatsby (section 10 of the spec), by their numbers there; 9 and 10 need a whole game and are tests."""

from soiree.core.sets.bits import bit, count, members
from soiree.games.gatsby.board import NONE, Board
from soiree.games.gatsby.box import Box
from soiree.games.gatsby.grid import cells_in
from soiree.games.gatsby.knowledge import cases, claim_place, claim_seat, claim_turn, label_at, look_turn
from soiree.games.gatsby.rules import Gatsby
from soiree.games.gatsby.state import ACTION, DEAL, FORCE, OVER, SLOT, START, TILE
from soiree.games.gatsby.trail import entries_of


def violations(state: Gatsby) -> list[str]:
    """The names of the invariants that do not hold."""
    between = state.stage in (ACTION, FORCE)
    checks = {
        "1 tokens": _tokens(state),
        "1 characters": _characters(state),
        "2 special tiles": _special_tiles(state),
        "3 rows": _rows(state),
        "3 between turns": not between or (state.todo == 0 and state.in_use == NONE and state.action == NONE and state.rows == 0),
        "3 idle turns": between or not state.idle,
        "4 no condition is met": not between or not (state.claimed_by(0) | state.claimed_by(1)),
        "4 the game goes on": state.stage == OVER or _goes_on(state),
        "4 somebody can climb": not between or _can_climb(state),
        "5 floors": _floors(state),
        "6 one claim": _claims(state),
        "7 knowledge": all(_knows(state, seat) for seat in (NONE, 0, 1)),
        "8 turns": state.turn <= turns_at_most(state.board),
        "seats alternate": state.turn == 0 or state.stage == OVER or (state.active == state.starter) == (state.turn % 2 == 1),
    }
    return [name for name, holds_here in checks.items() if not holds_here]


def violations_between(before: Gatsby, after: Gatsby) -> list[str]:
    """5: levels never fall, Cabaret tokens never leave; what was claimed, spent, set aside or discarded stays so."""
    checks = {
        "5 levels": before.level0 <= after.level0 and before.level1 <= after.level1,
        "5 cabaret": not (before.cabaret0 | before.cabaret1) & ~(after.cabaret0 | after.cabaret1),
        "6 claims": list(after.claims)[: len(before.claims)] == list(before.claims),
        "705 tiles": not before.discards0 & ~after.discards0 and not before.discards1 & ~after.discards1 and not after.pile & ~before.pile,
        "8 turns": before.turn <= after.turn <= before.turn + 1,
    }
    return [name for name, holds_here in checks.items() if not holds_here]


def _tokens(state: Gatsby) -> bool:
    board = state.board
    whole0 = state.supply0 + cells_in(state.cabaret0) + count(state.race0)
    whole1 = state.supply1 + cells_in(state.cabaret1) + count(state.race1)
    apart = not (state.cabaret0 & state.cabaret1) and not (state.race0 & state.race1)
    return apart and (whole0, whole1) == (board.tokens0, board.tokens1) and min(state.supply0, state.supply1) >= 0


def _characters(state: Gatsby) -> bool:
    board = state.board
    placed = [label_at(state.who, place) - 1 for place in range(state.dealt)]
    whole = sorted([*placed, *members(state.undealt)]) == list(range(len(board.characters)))
    known_faces = state.stage in (TILE, DEAL) or count(state.up) == count(board.face_up)
    return whole and known_faces and (state.stage in (TILE, DEAL)) == (state.dealt < board.place_count)


def _special_tiles(state: Gatsby) -> bool:
    tiles = members(state.pile) + members(state.drawn) + members(state.discards0) + members(state.discards1)
    tiles += [tile for tile in (state.slot0, state.slot1, state.in_use) if tile != NONE]
    tiles += entries_of(state.aside0) + entries_of(state.aside1) + entries_of(state.spent)
    if state.stage == SLOT:
        tiles.append(state.picked - state.board.special_first)
    return sorted(tiles) == list(range(len(state.board.specials)))


def _rows(state: Gatsby) -> bool:
    board = state.board
    between = state.stage in (ACTION, FORCE, OVER)
    filled = state.race0 | state.race1
    for row in range(board.row_count):
        spaces = board.row_spaces[row]
        closed = state.shut & spaces
        rallied = bool((state.owned0 | state.owned1) & bit(board.row_place[row]))
        if closed not in (0, spaces) or bool(closed) != rallied or (closed and filled & spaces) or (between and filled & spaces == spaces):
            return False
    return True


def _goes_on(state: Gatsby) -> bool:
    there = state.on_board()
    everywhere = all(there & places for places in state.board.location_places)
    below = max(state.level0, state.level1) < state.board.top or state.stage not in (ACTION, FORCE)
    started = state.stage > START  # before, not all characters lie there
    return not started or (everywhere and below and state.suit_victory(0) == state.suit_victory(1) == NONE)


def _can_climb(state: Gatsby) -> bool:
    climbing = [number for number, action in enumerate(state.board.box.action) if "fin" in action.steps]
    return any(action in climbing for action in state.legal(state.decider()))


def _floors(state: Gatsby) -> bool:
    for place in range(state.board.place_count):
        level = state.board.floor_at(place)
        if level != NONE and ((state.owned0 & bit(place) and state.level0 < level) or (state.owned1 & bit(place) and state.level1 < level)):
            return False
    return max(state.level0, state.level1) <= state.board.top and min(state.level0, state.level1) >= state.board.start


def _claims(state: Gatsby) -> bool:
    """Each place at most once, to its owner, in the order of turns; looks in order too."""
    owned = [0, 0]
    for entry in state.claims:
        owned[claim_seat(entry)] += 1 << claim_place(entry)
    turns = [claim_turn(entry) for entry in state.claims]
    looks = [look_turn(entry) for entry in state.looks]
    return owned == [state.owned0, state.owned1] and turns == sorted(turns) and looks == sorted(looks)


def _knows(state: Gatsby, seat: int) -> bool:
    """The truth agrees with a case, and all cases carry the same labels; an onlooker has one empty case."""
    spots = [place for place in range(state.dealt) if not state.up & bit(place)]
    found = cases(state.looks, state.claims, state.who, state.up, seat)
    if seat == NONE:
        return found == [0]
    agree = any(all(label_at(case, spot) in (0, label_at(state.who, spot)) for spot in spots) for case in found)
    labels = {tuple(sorted(label_at(case, place) for place in range(15))) for case in found}
    on_spots = all(not label_at(case, place) for case in found for place in range(state.dealt) if place not in spots)
    return agree and len(labels) == 1 and on_spots


def turns_at_most(board: Board) -> int:
    """Bound 8: each turn does something; or it uses up a special tile, or was forced; or it does nothing by choice, after one that did."""
    box = board.box
    placements = board.grid.size - 1 + count(board.all_spaces)
    advances = 2 * (board.top - board.start) - 1
    neither = sum("fin" not in tile.steps and bool({"swap", "look"} & set(tile.steps)) for tile in box.special)
    return 2 * (placements + advances + neither) + 1 + len(box.special) + _forces(box)


def _forces(box: Box) -> int:
    """How often an action can be forced: each such bonus once, those of the tower that no character covers once for each seat."""
    on_tiles = sorted(sum(entry.bonus == "force" for entry in tile.bonuses) for tile in box.cabaret.tile)[-4:]
    in_rows = [entry.bonus for row in box.race.row for entry in row.bonuses]
    tower = [floor.bonus for floor in box.finance.floor] + 2 * [entry.bonus for entry in box.finance.bonus]
    return sum(on_tiles) + (in_rows + tower).count("force")
