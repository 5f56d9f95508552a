"""The three locations of Gatsby (3xx to 5xx of the spec): where a token may go, how far an advance goes, who claims whom."""

from mypy_extensions import i64

from soiree.core.sets.bits import bit, count
from soiree.games.gatsby.board import CAB_ADJ, CAB_NEXT, NONE, RACE_ANY, RACE_NEW, RACE_SAME
from soiree.games.gatsby.grid import cell_bit
from soiree.games.gatsby.state import Table
from soiree.games.gatsby.trail import newest


class Locations(Table):
    """A position, and what the locations make of it. Steps are named by their tasks."""

    # ------------------------------------------------------------ 3xx Cabaret

    def free_cells(self) -> i64:
        return self.board.grid.whole & ~(self.cabaret0 | self.cabaret1)

    def reach(self, task: i64) -> i64:
        """The spaces that a step allows, free or not."""
        grid = self.board.grid
        if task == CAB_ADJ:
            return grid.neighbours(self.cabaret0 | self.cabaret1)  # GAT-302
        if task == CAB_NEXT:
            if self.anchor == NONE:
                return 0
            return grid.neighbours(cell_bit(self.anchor))  # GAT-303
        return grid.whole  # GAT-305

    def cells_by(self, task: i64) -> i64:
        """Where the step may put a token."""
        return self.free_cells() & self.reach(task)

    def bars_cell(self, cell: i64, task: i64) -> i64:
        """Occupied GAT-301, wrong neighbour GAT-302 or GAT-303."""
        if (self.free_cells() >> cell) & 1 == 0:
            return 301
        if (self.reach(task) >> cell) & 1 == 0:
            return 303 if task == CAB_NEXT else 302
        return 0

    def bonus_in_cabaret(self, cell: i64) -> i64:
        """The bonus printed on the space, by the tile that lies there."""
        board = self.board
        tile: i64 = (self.tiles >> (4 * (3 - board.quadrant_of[cell]))) & 15
        return board.tile_bonus[(tile - 1) * board.tile_spaces + board.inner_of[cell]]

    def claimed_in_cabaret(self, seat: i64) -> i64:
        """Crossings (GAT-307) and stars (GAT-308)."""
        board = self.board
        own = self.cabaret_of(seat)
        there = self.on_board()
        claimed: i64 = 0
        for goal in range(len(board.goal_place)):
            place = board.goal_place[goal]
            if (there >> place) & 1 == 0:
                continue
            start = board.goal_from[goal]
            met = own & self.stars == self.stars if start == 0 else board.grid.joins(own, start, board.goal_to[goal])
            if met:
                claimed |= bit(place)
        return claimed

    # ------------------------------------------------------------ 4xx Finance

    def can_advance(self) -> bool:
        return self.level_of(self.active) < self.board.top  # GAT-404

    def next_level(self) -> i64:
        """Where one climb takes the active seat: the seat that is behind climbs more (GAT-402), nobody beyond the top (GAT-404)."""
        level = self.level_of(self.active)
        behind = level < self.level_of(1 - self.active)
        return min(level + (self.board.step_behind if behind else self.board.step_ahead), self.board.top)

    def gives(self, number: i64, start: i64, end: i64) -> bool:
        """Whether a climb reaches or passes this bonus of the tower, and no character covers it (GAT-407)."""
        board = self.board
        if not start < board.tower_level[number] <= end:
            return False
        place = board.tower_place[number]
        return place == NONE or ((self.owned0 | self.owned1) >> place) & 1 == 1

    def claimed_in_finance(self, seat: i64) -> i64:
        """Floors on or below the seat's level (GAT-406)."""
        board = self.board
        level = self.level_of(seat)
        claimed: i64 = 0
        for floor in range(len(board.floor_level)):
            if board.floor_level[floor] <= level:
                claimed |= bit(board.floor_place[floor])
        return claimed & self.on_board()

    # ------------------------------------------------------------ 5xx Racetrack

    def free_spaces(self) -> i64:
        """Empty spaces of open rows (GAT-501)."""
        return self.board.all_spaces & ~(self.race0 | self.race1 | self.shut)

    def leftmost(self) -> i64:
        """The leftmost empty space of each open row (GAT-502)."""
        board = self.board
        free = self.free_spaces()
        found: i64 = 0
        for row in range(board.row_count):
            empty: i64 = free & board.row_spaces[row]
            found |= empty & -empty
        return found

    def allowed_rows(self, task: i64) -> i64:
        """The spaces of the rows that the step allows: new ones (GAT-503), the same (GAT-504), any."""
        board = self.board
        if task == RACE_NEW:
            allowed: i64 = board.all_spaces
            used = self.rows
            while used != 0:
                allowed &= ~board.row_spaces[newest(used)]
                used >>= 4
            return allowed
        if task == RACE_SAME:
            if self.rows == 0:
                return 0
            return board.row_spaces[newest(self.rows)]
        return board.all_spaces

    def spaces_by(self, task: i64) -> i64:
        """Where the step may put a token; `race-any` may leave gaps (GAT-505)."""
        return (self.free_spaces() if task == RACE_ANY else self.leftmost()) & self.allowed_rows(task)

    def bars_space(self, space: i64, task: i64) -> i64:
        """Closed or occupied GAT-501, row GAT-503 or GAT-504, not the leftmost GAT-502."""
        if (self.free_spaces() >> space) & 1 == 0:
            return 501
        if (self.allowed_rows(task) >> space) & 1 == 0:
            return 504 if task == RACE_SAME else 503
        return 0 if (self.spaces_by(task) >> space) & 1 == 1 else 502

    def is_full(self, row: i64) -> bool:
        """Whether an open row has a token on every space."""
        return (self.free_spaces() | self.shut) & self.board.row_spaces[row] == 0

    def claimed_on_racetrack(self, seat: i64) -> i64:
        """The majority in each full row (GAT-506)."""
        board = self.board
        claimed: i64 = 0
        for row in range(board.row_count):
            if self.is_full(row) and 2 * count(self.race_of(seat) & board.row_spaces[row]) > board.row_length[row]:
                claimed |= bit(board.row_place[row])
        return claimed

    # ------------------------------------------------------------ all three

    def claimed_by(self, seat: i64) -> i64:
        """The places whose condition the seat meets (GAT-222)."""
        return self.claimed_in_cabaret(seat) | self.claimed_in_finance(seat) | self.claimed_on_racetrack(seat)
