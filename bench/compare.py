"""Compares the speed of this tree with an earlier one in one run: `python -m bench.compare REVISION` (`make compare AGAINST=REVISION`).

The revision is checked out and compiled beside this tree. A process of each tree stays open, and both do the same short pieces of work in
turn, so that other load of the machine affects both alike. Random play and search are measured in CPU time, the server in CPU time for a
thousand moves with SQLite. A figure is the best of all rounds; the ratio is new to old, and less than 0.97 is slower by more than 3 %.

What is measured is written in names that both trees have: `soiree.core.conformance`, `soiree.core.playout` and `soiree.bots`.
"""

import argparse
import contextlib
import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table as Grid
from tests.server.machines import Node, start
from tests.server.spawning import Process

ROOT = Path(__file__).parents[1]
DECISIONS = 400_000  # of random play in one piece of work
SECONDS = 0.5  # of search in one piece of work, about
POSITIONS = 6  # that are searched
TABLES = 50  # at the server, all of them in a hurry
LOADS = 4  # of two thousand moves in one piece of work: CPU time is counted in hundredths of a second


def works() -> dict[str, Callable[[], int]]:
    """What is measured with the package that this process imports; each function returns how many units of work it has done."""
    import soiree
    from soiree.bots import Bot, Budget, bot
    from soiree.core.conformance import Table, random_step, tables
    from soiree.core.playout import play_many
    from soiree.core.rng import Rng
    from soiree.core.view import View

    def searcher() -> Bot:
        """The expert with hand-written values (`expert@hand`): older trees have no others, and a value model searches more slowly."""
        try:
            from soiree.bots.search_bot import SearchBot

            return SearchBot(learned=False)
        except (ImportError, TypeError):  # a tree without value models
            return bot("expert")

    def playing(table: Table) -> Callable[[], int]:
        start = table.begin()
        games = max(1, DECISIONS * 20 // int(play_many(start, 20, Rng(1)).decisions))
        return lambda: int(play_many(start, games, Rng(2)).decisions)

    def searching(table: Table) -> Callable[[], int]:
        match, rng = table.match(), Rng(3)
        decisions: list[tuple[View, list[str]]] = []
        while not match.over and len(decisions) < POSITIONS:
            seat = min(match.actors, default=-1)
            if seat >= 0 and len(match.steps()) % 5 == 0 and len(match.moves(seat)) > 1:
                decisions.append((match.view(seat), list(match.moves(seat))))
            random_step(match, rng)

        def search(iterations: int) -> int:
            for view, moves in decisions:
                searcher().choose(view, moves, Budget(iterations=iterations), Rng(1))
            return iterations * len(decisions)

        begun = time.process_time()
        search(50)
        iterations = max(1, int(50 * SECONDS / (time.process_time() - begun)))
        return lambda: search(iterations)

    found = {}
    for game in soiree.games():
        table = next(table for table in tables(game) if table.options == game.check_options(None) and table.seats == game.seats[0])
        found[f"{game.id}: random decisions / s"] = playing(table)
        found[f"{game.id}: search iterations / s"] = searching(table)
    return found


def serve() -> None:
    """Does the work whose name is on each line of standard input, and prints its rate."""
    known = works()
    for work in known.values():
        work()
    print(json.dumps(list(known)), flush=True)
    for line in sys.stdin:
        begun = time.process_time()
        units = known[line.strip()]()
        print(units / (time.process_time() - begun), flush=True)


class Tree:
    """A checkout, a process that works with its package, and the best figures so far."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name, self.folder = name, folder
        self.environment = {"PYTHONPATH": str(folder / "src"), "PYTHONHASHSEED": "0"}
        # This file comes from here, the package from there.
        code = f"import runpy; runpy.run_path({str(Path(__file__).resolve())!r}, run_name='compared')['serve']()"
        path = os.pathsep.join([self.environment["PYTHONPATH"], str(ROOT)])
        environment = os.environ | self.environment | {"PYTHONPATH": path}
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.best: dict[str, float] = {}

    def names(self) -> list[str]:
        found: list[str] = json.loads(self._answer())
        return found

    def measure(self, name: str) -> None:
        assert self.process.stdin is not None
        print(name, file=self.process.stdin, flush=True)
        self._keep(name, float(self._answer()))

    def measure_server(self, folder: Path) -> None:
        from bench.server import load

        database = f"sqlite:///{folder / self.name}.db"
        node = TreeNode(self, database)
        try:
            rounds = [uvloop.run(load(node, TABLES, steady=False)) for _ in range(LOADS)]
        finally:
            node.kill()
        (folder / f"{self.name}.db").unlink()
        self._keep("server: moves / CPU s", sum(moves for _, moves, _ in rounds) / sum(cpu for cpu, _, _ in rounds))

    def _keep(self, name: str, rate: float) -> None:
        self.best[name] = max(self.best.get(name, 0.0), rate)

    def _answer(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()


class TreeNode(Node):
    """A server of that tree."""

    def __init__(self, tree: Tree, database: str) -> None:
        self.tree = tree
        super().__init__(database)

    def launch(self, *arguments: str) -> tuple[Process, list[str]]:
        return start([sys.executable, "-m", "soiree", *arguments], "running on http", **self.tree.environment)


@contextlib.contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """The revision in a folder of its own, compiled by its own build."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", str(tree), revision], cwd=ROOT, check=True)
        try:
            build = ["tools/compile.py"] if (tree / "tools" / "compile.py").exists() else ["setup.py", "--quiet", "build_ext", "--inplace"]
            subprocess.run([sys.executable, *build], cwd=tree, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            page = ROOT / "src" / "soiree" / "web"
            shutil.copytree(page, tree / "src" / "soiree" / "web", dirs_exist_ok=True)
            yield tree
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(tree)], cwd=ROOT, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("revision")
    given = parser.parse_args()
    with checked_out(given.revision) as folder, tempfile.TemporaryDirectory() as databases:
        trees = [Tree("old", folder), Tree("new", ROOT)]
        names = [tree.names() for tree in trees].pop()
        for number in range(given.rounds):
            order = trees if number % 2 == 0 else trees[::-1]
            for name, tree in itertools.product(names, order):
                tree.measure(name)
            for tree in order:
                tree.measure_server(Path(databases))
        old, new = (tree.best for tree in trees)
        for tree in trees:
            tree.process.terminate()
    title = f"the best of {given.rounds} rounds; load {os.getloadavg()[0]:.1f}"
    grid = Grid("figure", given.revision[:12], "this tree", "ratio", title=title)
    for name in old:
        grid.add_row(name, f"{old[name]:,.0f}", f"{new[name]:,.0f}", f"{new[name] / old[name]:.3f}")
    Console(width=100).print(grid)


if __name__ == "__main__":
    main()
