"""The box of Gatsby as tables of numbers, which the rules look up during a game. Built once, never changed."""

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.sets.bits import bit, set_of
from soiree.games.gatsby.box import BONUSES, LEVEL, LOCATIONS, SIDES, STEPS, Action, Box
from soiree.games.gatsby.grid import Grid, set_of_cells

NONE: Final = -1

# Tasks, numbered from 1 so that a list of tasks ends where 0 stands; then `ASK + bonus` asks whether a bonus is used.
TASKS: Final = ["", *STEPS, "place", "draw", *(f"ask-{bonus}" for bonus in BONUSES)]
CAB_ADJ: Final = 1
CAB_NEXT: Final = 2
CAB_ANY: Final = 3
RACE_ROW: Final = 4
RACE_NEW: Final = 5
RACE_SAME: Final = 6
RACE_ANY: Final = 7
FIN: Final = 8
SWAP: Final = 9
LOOK: Final = 10
PLACE: Final = 11
DRAW: Final = 12
ASK: Final = 13

# Bonuses, numbered as in the box.
ASC: Final = 0
SWAP_BONUS: Final = 1
LOOK_BONUS: Final = 2
FORCE_BONUS: Final = 3
PLACE_BONUS: Final = 4
SPECIAL_BONUS: Final = 5

# A list of tasks in one number: the front task in the lowest five bits.
TASK_BITS: Final = 5
FRONT: Final = 31


def steps_as_tasks(action: Action) -> int:
    """The steps of an action as a list of tasks."""
    tasks = 0
    for step in reversed(action.steps):
        tasks = tasks << TASK_BITS | TASKS.index(step)
    return tasks


def kinds_of_steps(action: Action) -> int:
    """The kinds of steps in an action, as a set of tasks."""
    return set_of([TASKS.index(step) for step in action.steps])


def bonus_number(bonus: str) -> int:
    return BONUSES.index(bonus) if bonus else NONE


class Board:
    """One box. Numbers follow the order of the data; -1 is none."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.edition: str = box.game.edition
        # Names, for views, events and notation.
        self.mains: list[str] = [action.id for action in box.action]
        self.specials: list[str] = [tile.id for tile in box.special]
        self.acts: list[str] = [*self.mains, *self.specials]
        self.token_spaces: list[str] = [*self.mains, "sp0", "sp1"]
        self.tiles: list[str] = [tile.id for tile in box.cabaret.tile]
        self.quadrants: list[str] = list(box.cabaret.quadrants)
        self.places: list[str] = [place.id for place in box.place]
        self.characters: list[str] = [character.id for character in box.character]
        self.suits: list[str] = [suit.id for suit in box.suit]
        self.cells: list[str] = box.cell_tokens()
        self.spaces: list[str] = box.space_tokens()
        self.row_lengths: list[int] = [row.length for row in box.race.row]
        self.actions: list[str] = box.action_tokens()
        self.outcomes: list[str] = box.outcome_tokens()

        # The action space (section 5): where each family of numbers begins.
        self.main_count: i64 = len(self.mains)
        self.sp: i64 = self.main_count
        self.yes: i64 = self.sp + 1
        self.no: i64 = self.sp + 2
        self.special_first: i64 = self.sp + 3
        self.old: i64 = self.special_first + len(self.specials)
        self.new: i64 = self.old + 1
        self.place_first: i64 = self.old + 2
        self.cell_first: i64 = self.place_first + len(self.places)
        self.space_first: i64 = self.cell_first + len(self.cells)
        self.action_count: i64 = len(self.actions)

        # The outcome space (section 6): tiles, characters, starters, special tiles.
        self.tile_count: i64 = len(self.tiles)
        self.character_first: i64 = self.tile_count
        self.starter_first: i64 = self.character_first + len(self.characters)
        self.drawn_first: i64 = self.starter_first + 2
        self.outcome_count: i64 = len(self.outcomes)

        # Setup and scoring.
        self.tokens0: i64 = box.seat[0].influence_tokens
        self.tokens1: i64 = box.seat[1].influence_tokens
        self.opening_draw: i64 = box.setup.opening_draw
        self.special_draw: i64 = box.setup.special_draw
        self.of_one_suit: i64 = box.scoring.three_of_suit
        self.slot_prestige: i64 = box.scoring.slot_tile
        self.aside_prestige: i64 = box.scoring.aside_tile

        # Characters and their places.
        self.place_count: i64 = len(self.places)
        self.all_places: i64 = bit(self.place_count) - 1
        self.all_characters: i64 = bit(len(self.characters)) - 1
        self.face_up: i64 = set_of([place for place, entry in enumerate(box.place) if entry.face == "up"])
        self.location_places = vec[i64](
            [set_of([place for place, entry in enumerate(box.place) if entry.location == location]) for location in LOCATIONS]
        )
        self.ranked_low = vec[i64]([self.places.index(pair.low) for pair in box.ranked_pair])
        self.ranked_high = vec[i64]([self.places.index(pair.high) for pair in box.ranked_pair])
        self.suit_count: i64 = len(self.suits)
        self.suit_of = vec[i64]([self.suits.index(character.suit) for character in box.character])
        self.prestige_of = vec[i64]([character.prestige for character in box.character])

        # Cabaret: a tile lies in a quadrant; a space is found by its place in the quadrant.
        size: i64 = box.cabaret.tile_size
        side: i64 = 2 * size
        self.grid = Grid(side)
        self.all_tiles: i64 = bit(self.tile_count) - 1
        self.tile_spaces: i64 = size * size
        self.quadrant_of = vec[i64]([cell // side // size * 2 + cell % side // size for cell in range(side * side)])
        self.inner_of = vec[i64]([cell // side % size * size + cell % side % size for cell in range(side * side)])
        self.tile_stars = vec[i64](  # for each quadrant, the stars of each tile if it lies there
            [
                set_of_cells([corner + row * side + column for row, column in tile.star_spots()])
                for corner in (0, size, side * size, side * size + size)
                for tile in box.cabaret.tile
            ]
        )
        self.tile_bonus = vec[i64](
            [
                next((bonus_number(entry.bonus) for entry in tile.bonuses if entry.at == (inner // size, inner % size)), NONE)
                for tile in box.cabaret.tile
                for inner in range(size * size)
            ]
        )
        borders = [self.grid.left, self.grid.right, self.grid.top, self.grid.bottom]
        goals = box.cabaret.goal
        self.goal_place = vec[i64]([self.places.index(goal.place) for goal in goals])
        self.goal_from = vec[i64]([borders[SIDES.index(goal.sides[0])] if goal.kind == "cross" else 0 for goal in goals])  # 0: stars
        self.goal_to = vec[i64]([borders[SIDES.index(goal.sides[1])] if goal.kind == "cross" else 0 for goal in goals])

        # Finance: floors from the lowest to the top.
        self.start: i64 = box.finance.start
        self.top: i64 = box.finance.top
        self.step_ahead: i64 = box.finance.step_level_or_ahead
        self.step_behind: i64 = box.finance.step_behind
        floors = sorted(box.finance.floor, key=lambda floor: floor.level)
        self.floor_place = vec[i64]([self.places.index(floor.place) for floor in floors])
        self.floor_level = vec[i64]([floor.level for floor in floors])
        # Bonuses of the tower from the lowest to the top: under a character (its place), or open to both (-1).
        tower = sorted(
            [(floor.level, self.places.index(floor.place), floor.bonus) for floor in floors if floor.bonus]
            + [(entry.level, NONE, entry.bonus) for entry in box.finance.bonus]
        )
        self.tower_level = vec[i64]([level for level, _, _ in tower])
        self.tower_place = vec[i64]([place for _, place, _ in tower])
        self.tower_bonus = vec[i64]([bonus_number(bonus) for _, _, bonus in tower])
        # Where bonuses are set off: the numbers of actions (spaces, places of floors), then the other levels of the tower.
        self.sites: list[str] = [*self.actions, *(f"{LEVEL}{level}" for level, _, _ in tower)]
        self.tower_site = vec[i64](
            [self.action_count + number if place == NONE else self.place_first + place for number, (_, place, _) in enumerate(tower)]
        )

        # Racetrack: a row is a run of spaces.
        rows = box.race.row
        firsts = [sum(row.length for row in rows[:number]) for number in range(len(rows))]
        self.row_count: i64 = len(rows)
        self.all_spaces: i64 = bit(len(self.spaces)) - 1
        self.row_place = vec[i64]([self.places.index(row.place) for row in rows])
        self.row_length = vec[i64]([row.length for row in rows])
        self.row_spaces = vec[i64]([set_of(list(range(first, first + row.length))) for first, row in zip(firsts, rows, strict=True)])
        self.row_of = vec[i64]([number for number, row in enumerate(rows) for _ in range(row.length)])
        self.space_bonus = vec[i64](
            [
                next((bonus_number(entry.bonus) for entry in row.bonuses if entry.space == space + 1), NONE)
                for row in rows
                for space in range(row.length)
            ]
        )

        # Actions: main ones first, then special tiles.
        self.all_specials: i64 = bit(len(self.specials)) - 1
        acts = [*box.action, *box.special]
        self.steps = vec[i64]([steps_as_tasks(action) for action in acts])
        self.step_kinds = vec[i64]([kinds_of_steps(action) for action in acts])

    def floor_at(self, place: i64) -> i64:
        """The level of the floor that has this place, -1 if it is no floor's."""
        for floor in range(len(self.floor_place)):
            if self.floor_place[floor] == place:
                return self.floor_level[floor]
        return NONE


@cache
def board_of(box: Box) -> Board:
    """The board of a box, built once."""
    return Board(box)
