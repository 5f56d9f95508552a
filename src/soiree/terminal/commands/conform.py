"""`soiree conform`: runs the conformance checks for every table (seats and options) of every game, in several processes."""

import msgspec
from rich.console import Console
from rich.table import Table as Grid

import soiree
from soiree.core.conformance import Effort, Pairs, check_belief, check_game, check_noninterference, full_sweep, tables
from soiree.core.texts.words import words_about
from soiree.parallel import cores, map_tasks
from soiree.parallel.progress import track
from soiree.terminal.screen import BRASS, progress_console

CHECKS_PER_TASK = {"walk": 5, "pairs": 200, "belief": 2}  # few, so that the progress bar moves
WEIGHT = {"walk": 20, "pairs": 1, "belief": 30}  # relative duration of one check, for the progress bar


class Task(msgspec.Struct, frozen=True):
    """Some checks of one kind at one table."""

    game: str
    table: int  # index into the game's tables
    kind: str  # walk, pairs, belief
    number: int
    seed: int


class Checked(msgspec.Struct):
    """What was checked at one table."""

    games: int = 0
    pairs: Pairs = msgspec.field(default_factory=Pairs)
    positions: int = 0

    def add(self, other: "Checked") -> None:
        self.games += other.games
        self.positions += other.positions
        self.pairs.add(other.pairs)

    def row(self) -> list[str]:
        pairs = self.pairs
        numbers = (self.games, self.positions, pairs.compared, pairs.different, pairs.unseen, pairs.diverged, pairs.steps)
        return [f"{number:,}" for number in numbers]


def check(task: Task) -> Checked:
    """Runs the checks of a task. Raises `Nonconformance`."""
    table = tables(soiree.game(task.game))[task.table]
    if task.kind == "walk":
        for index in range(task.number):
            check_game(table, task.seed + index)
        return Checked(games=task.number)
    if task.kind == "pairs":
        return Checked(pairs=check_noninterference(table, task.seed, task.number))
    check_belief(table, task.seed, task.number)
    return Checked(positions=task.number)


def conform(id: str | None, *, effort: Effort | None, seed: int, processes: int | None, language: str) -> int:
    """Checks a game, by default all, and prints what was checked; returns the exit code. Raises `Nonconformance`.

    Without an effort it is the full sweep.
    """
    chosen = [soiree.game(id)] if id else soiree.games()
    say = words_about("cli", language)
    tasks = []
    for game in chosen:
        own = effort or full_sweep(len(tables(game)))
        for kind, number in (("walk", own.games), ("pairs", own.pairs), ("belief", own.positions)):
            tasks += _tasks(game.id, len(tables(game)), kind, number, seed)
    checked = {(game.id, index): Checked() for game in chosen for index in range(len(tables(game)))}
    sizes = [task.number * WEIGHT[task.kind] for task in tasks]
    results = map_tasks(check, tasks, processes or cores())
    for task, done in zip(tasks, track(results, say("cli-conform-checking"), sum(sizes), progress_console(), sizes=sizes), strict=True):
        checked[task.game, task.table].add(done)
    grid = Grid(box=None, padding=(0, 1), header_style=BRASS)
    grid.add_column(say("cli-conform-column-table"), overflow="fold")
    for column in ("games", "positions", "pairs", "differed", "unseen", "diverged", "steps"):
        grid.add_column(say(f"cli-conform-column-{column}"), justify="right")
    for game in chosen:
        for index, table in enumerate(tables(game)):
            grid.add_row(str(table), *checked[game.id, index].row())
    Console(highlight=False, markup=False, emoji=False).print(grid)
    return 0


def _tasks(id: str, table_count: int, kind: str, number: int, seed: int) -> list[Task]:
    """The number of checks divided over the tables, at least one each, as tasks with different seeds."""
    tasks = []
    for table in range(table_count):
        share = max(1, number // table_count + (table < number % table_count))
        for first in range(0, share, CHECKS_PER_TASK[kind]):
            own_seed = (((seed << 16) + table) << 32) + first
            tasks.append(Task(id, table, kind, min(CHECKS_PER_TASK[kind], share - first), own_seed))
    return tasks
