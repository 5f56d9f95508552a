"""The evaluation of Gatsby; its weights are in weights.toml, fitted by `soiree tune gatsby`."""

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.sets.bits import bit, count, lowest
from soiree.core.sets.pack import card, copies
from soiree.core.state import State
from soiree.core.values.evaluation import Evaluation as CoreEvaluation
from soiree.games.gatsby.board import NONE
from soiree.games.gatsby.grid import Grid, cells_in
from soiree.games.gatsby.knowledge import character_at
from soiree.games.gatsby.rules import Gatsby


class Evaluation(CoreEvaluation):
    """Suits and prestige in hand, and how near each location is to giving more."""

    def names(self) -> list[str]:
        return [
            "prestige",
            "of_one_suit",
            "suits",
            "level",
            "floor",
            "race",
            "rows",
            "crossing",
            "stars",
            "tile",
            "supply",
            "turn",
        ]

    def measure(self, state: State, seat: i64, features: vec[float]) -> None:
        assert isinstance(state, Gatsby)
        board = state.board
        self.measure_characters(state, seat, features)
        level = state.level_of(seat)
        features[0] = float(state.prestige(seat)) / 6.0
        features[3] = float(level) / float(board.top)
        features[4] = floor_ahead(state, seat)
        self.measure_race(state, seat, features)
        features[7] = crossing(state, seat)
        features[8] = stars(state, seat)
        features[9] = 1.0 if state.slot_of(seat) != NONE else 0.0
        features[10] = min(float(state.supply_of(seat)) / 6.0, 1.0)
        features[11] = 1.0 if state.active == seat else 0.0

    def measure_characters(self, state: Gatsby, seat: i64, features: vec[float]) -> None:
        """The strongest suit that can still be completed, and how many suits there are."""
        board = state.board
        suits: i64 = 0
        owned = state.owned_by(seat)
        while owned != 0:
            suits += card(board.suit_of[character_at(state.who, lowest(owned))])
            owned &= owned - 1
        there = state.on_board()
        open_suits: i64 = 0
        while there != 0:
            open_suits |= bit(board.suit_of[character_at(state.who, lowest(there))])
            there &= there - 1
        best: i64 = 0
        different: i64 = 0
        for suit in range(board.suit_count):
            number = copies(suits, suit)
            if number > 0:
                different += 1
            if number > best and (open_suits >> suit) & 1 == 1:
                best = number
        features[1] = float(best * best) / float(board.of_one_suit * board.of_one_suit)
        features[2] = float(different * different) / float(board.suit_count * board.suit_count)

    def measure_race(self, state: Gatsby, seat: i64, features: vec[float]) -> None:
        """Leads in open rows, the fuller the weightier; rows whose majority is already settled."""
        board = state.board
        lead = 0.0
        settled: i64 = 0
        for row in range(board.row_count):
            spaces = board.row_spaces[row]
            if state.shut & spaces != 0:
                continue
            own = count(state.race_of(seat) & spaces)
            other = count(state.race_of(1 - seat) & spaces)
            if 2 * own > board.row_length[row]:
                settled += 1
            elif 2 * other < board.row_length[row] and own > other:
                lead += float((own - other) * (own + other)) / float(board.row_length[row] * board.row_length[row])
        features[5] = lead
        features[6] = float(settled)


def floor_ahead(state: Gatsby, seat: i64) -> float:
    """How near the next character of the tower is, and what it is worth; little if the other seat is nearer."""
    board = state.board
    there = state.on_board()
    level = state.level_of(seat)
    for floor in range(len(board.floor_level)):
        place = board.floor_place[floor]
        if (there >> place) & 1 == 1 and board.floor_level[floor] > level:
            own = float(board.floor_level[floor] - level)
            other = float(board.floor_level[floor] - state.level_of(1 - seat))
            return max(0.0, 1.0 - (own - 1.0) / 4.0) if own <= other + 1.0 else 0.0
    return 0.0


def crossing(state: Gatsby, seat: i64) -> float:
    """How near the nearest crossing that is still to be had is, 0 to 1."""
    board = state.board
    grid = board.grid
    there = state.on_board()
    best = 0.0
    for goal in range(len(board.goal_place)):
        start = board.goal_from[goal]
        if start != 0 and (there >> board.goal_place[goal]) & 1 == 1:
            missing = tokens_missing(grid, state.cabaret_of(seat), state.free_cells(), start, board.goal_to[goal])
            if missing != NONE:
                done = 1.0 - float(missing) / float(grid.side)
                best = max(best, done * done)
    return best


def tokens_missing(grid: Grid, own: i64, free: i64, start: i64, goal: i64) -> i64:
    """The fewest further tokens that join two borders; -1 if the other seat's tokens bar every way."""
    reached: i64 = spread(grid, start & own, own)
    for missing in range(grid.size + 1):
        if reached & goal != 0:
            return missing
        wider: i64 = spread(grid, reached | ((grid.neighbours(reached) | start) & free), own)
        if wider == reached:
            return NONE
        reached = wider
    return NONE


def spread(grid: Grid, spaces: i64, own: i64) -> i64:
    """These spaces, and all own tokens that are linked to them."""
    while True:
        wider: i64 = spaces | (grid.neighbours(spaces) & own)
        if wider == spaces:
            return spaces
        spaces = wider


def stars(state: Gatsby, seat: i64) -> float:
    """The share of the stars, as long as nobody else has one and their character is there."""
    if state.cabaret_of(1 - seat) & state.stars != 0 or state.stars == 0:
        return 0.0
    board = state.board
    there = state.on_board()
    for goal in range(len(board.goal_place)):
        if board.goal_from[goal] == 0 and (there >> board.goal_place[goal]) & 1 == 1:
            share = float(cells_in(state.cabaret_of(seat) & state.stars)) / float(cells_in(state.stars))
            return share * share
    return 0.0
