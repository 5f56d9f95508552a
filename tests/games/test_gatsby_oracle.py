"""The table of section 5 and the clauses 3xx to 6xx, written down a second time as plainly as they stand, against the rules.

Everything is worked out from a view and the box, with names and Python's own sets; nothing of the rules is used.
"""

import pytest

from soiree.core.conformance import Table, random_step, tables
from soiree.core.game import Game
from soiree.core.rng import Rng
from soiree.games.gatsby.box import Box
from soiree.games.gatsby.events import RowClosed
from soiree.games.gatsby.view import View
from tests.games.gatsby_editions import RIVIERA
from tests.games.gatsby_table import GAME, SMALL, board, box


class Oracle:
    def __init__(self, box: Box, view: View) -> None:
        self.box, self.view = box, view
        assert view.prompt is not None
        self.prompt = view.prompt
        self.actor = view.active if view.active is not None else view.prompt.seat
        self.cells = dict(zip(box.cell_tokens(), view.cabaret.cells, strict=True))
        self.spaces = {
            f"{row.row}.{number}": owner
            for row, line in zip(box.race.row, view.race, strict=True)
            for number, owner in enumerate(line, start=1)
        }

    # spaces

    def beside(self, cell: str) -> set[str]:
        column, row = ord(cell[0]), int(cell[1:])
        names = {f"{chr(column + x)}{row + y}" for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0))}
        return names & set(self.cells)

    def free_cells(self) -> set[str]:
        return {cell for cell, owner in self.cells.items() if owner == "."}

    def cabaret(self, task: str) -> set[str]:
        if self.view.supply[self.actor] == 0:
            return set()
        if task == "cab-adj":
            return {cell for cell in self.free_cells() if any(self.cells[other] != "." for other in self.beside(cell))}
        if task == "cab-next":
            return self.free_cells() & self.beside(self.view.anchor) if self.view.anchor else set()
        return self.free_cells()

    def race(self, task: str) -> set[str]:
        if self.view.supply[self.actor] == 0:
            return set()
        found = set()
        for row in self.box.race.row:
            free = [f"{row.row}.{n}" for n in range(1, row.length + 1) if self.spaces[f"{row.row}.{n}"] == "."]
            if task == "race-new" and row.row in self.view.rows:
                continue
            if task == "race-same" and (not self.view.rows or row.row != self.view.rows[-1]):
                continue
            found |= set(free) if task == "race-any" else set(free[:1])
        return found

    def tokens_of(self, seat: int) -> set[str]:
        return {space for space, owner in [*self.cells.items(), *self.spaces.items()] if owner == str(seat)}

    def on_board(self) -> set[str]:
        return {place.id for place in self.view.places if place.owner is None}

    # actions

    def possible(self, step: str) -> bool:
        """Whether a step begins something, and can be done (GAT-206)."""
        if step in ("cab-adj", "cab-any"):
            return bool(self.cabaret(step))
        if step in ("race-row", "race-any"):
            return bool(self.race(step))
        if step == "fin":
            return self.view.finance[self.actor] < self.box.finance.top
        if step == "swap":
            return bool(self.tokens_of(0)) and bool(self.tokens_of(1))
        return step == "look" and len(self.on_board()) >= 2

    def actions(self) -> set[str]:
        steps = {action.id: action.steps for action in self.box.action if action.id != self.view.token}
        if self.view.idle is True and self.prompt.id == "action":
            steps = {id: todo for id, todo in steps.items() if any(map(self.possible, todo))}
        return set(steps) | ({"sp"} if self.view.special.slot[self.actor] is not None else set())

    def legal(self) -> set[str]:
        prompt, task = self.prompt.id, self.view.todo[0] if self.view.todo else ""
        if prompt in ("keep", "pick"):
            drawing = self.view.special.drawing
            assert drawing is not None
            return set(drawing.tiles or [])
        if prompt == "opening":
            return self.free_cells()
        if prompt in ("action", "force"):
            return self.actions()
        if prompt == "cabaret":
            return self.cabaret(task)
        if prompt == "race":
            return self.race(task)
        if prompt in ("bonus", "look-swap"):
            return {"yes", "no"}
        if prompt == "place":
            return self.cabaret("cab-adj") | self.race("race-row")
        if prompt in ("swap-own", "swap-other"):
            return self.tokens_of(self.actor if prompt == "swap-own" else 1 - self.actor)
        if prompt in ("look-first", "look-second"):
            return self.on_board() - set(self.prompt.picked)
        assert prompt == "slot"
        return {"old", "new"}


BOXES = [(GAME, table) for table in tables(GAME)] + [(SMALL, tables(SMALL)[0]), (RIVIERA, tables(RIVIERA)[0])]


@pytest.mark.parametrize(("game", "table"), BOXES, ids=["printed", "printed, prestige", "small", "riviera"])
@pytest.mark.clause("GAT-204", "GAT-206", "GAT-301", "GAT-302", "GAT-303", "GAT-501", "GAT-502", "GAT-503", "GAT-504", "GAT-621", "GAT-661")
def test_the_rules_say_what_the_plain_table_says(game: Game, table: Table) -> None:
    prompts = set()
    order = {token: number for number, token in enumerate(board(game).actions)}
    for seed in range(40):
        match, rng = table.match(), Rng(seed)
        while not match.over:
            for seat in match.actors:
                view = match.view(seat)
                assert isinstance(view, View)
                expected = sorted(Oracle(box(game), view).legal(), key=order.__getitem__)
                assert list(match.moves(seat)) == expected, match.record()
                prompts.add(match.prompt(seat))
            random_step(match, rng)
    assert len(prompts) == 15


@pytest.mark.parametrize(("game", "table"), BOXES, ids=["printed", "printed, prestige", "small", "riviera"])
@pytest.mark.clause("GAT-307", "GAT-308", "GAT-406", "GAT-506", "GAT-222")
def test_who_rallies_what_at_the_end_of_each_turn(game: Game, table: Table) -> None:
    """Between turns no condition is met by anybody, and what was claimed had been; place by place."""
    printed = box(game)
    for seed in range(40):
        match, rng = table.match(), Rng(seed)
        claims = 0
        while not match.over:
            random_step(match, rng)
            view = match.view(None)
            assert isinstance(view, View)
            if len(view.claims) > claims or (view.prompt is not None and view.prompt.id in ("action", "force")):
                _check_claims(printed, view, {claim.place: claim.seat for claim in view.claims[claims:]})
            claims = len(view.claims)
        view = match.view(None)
        assert isinstance(view, View)
        homes = {event.row: event.counts for event in match.events() if isinstance(event, RowClosed)}
        for row in printed.race.row:
            owner = {claim.place: claim.seat for claim in view.claims}.get(row.place)
            if row.row in homes:
                assert sum(homes[row.row]) == row.length
                assert owner == homes[row.row].index(max(homes[row.row]))
            else:
                assert owner is None


def _check_claims(box: Box, view: View, new: dict[str, int]) -> None:
    owners = {place.id: place.owner for place in view.places}
    for goal in box.cabaret.goal:
        meets = [_meets(box, view, goal.kind, goal.sides, seat) for seat in (0, 1)]
        if owners[goal.place] is None:
            assert not any(meets), goal.place
        elif goal.place in new:
            assert meets[new[goal.place]], goal.place
    for floor in box.finance.floor:
        if owners[floor.place] is None:
            assert max(view.finance) < floor.level
        elif floor.place in new:
            assert view.finance[new[floor.place]] >= floor.level
    for row, line in zip(box.race.row, view.race, strict=True):
        assert ("x" in line) == (owners[row.place] is not None)
        assert "." in line or "x" in line


def _meets(box: Box, view: View, kind: str, sides: list[str], seat: int) -> bool:
    side, size = box.cabaret.side, box.cabaret.tile_size
    own = {(n // side, n % side) for n, owner in enumerate(view.cabaret.cells) if owner == str(seat)}
    if kind == "stars":
        tiles = {tile.id: tile for tile in box.cabaret.tile}
        laid = [(n // 2 * size, n % 2 * size, tiles[id].star_spots()) for n, id in enumerate(view.cabaret.tiles)]
        return {(row + down, column + across) for down, across, spots in laid for row, column in spots} <= own
    border = {
        "left": {(n, 0) for n in range(side)},
        "right": {(n, side - 1) for n in range(side)},
        "top": {(0, n) for n in range(side)},
        "bottom": {(side - 1, n) for n in range(side)},
    }
    reached = own & border[sides[0]]
    for _ in range(side * side):
        reached |= {(r, c) for r, c in own if {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} & reached}
    return bool(reached & border[sides[1]])
