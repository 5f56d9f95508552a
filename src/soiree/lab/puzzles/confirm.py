"""The confirmation of a set: an independent search of each puzzle, with another seed and ten times the effort, has to agree.

It also finds the themes, and measures who solves the set: a greedy player should not, an expert should. The folder keeps what was
computed, so the same command continues after an interruption.
"""

import functools
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from soiree.bots import Budget, bot
from soiree.bots.analysis.returns import PairedReturns
from soiree.bots.bot import DecisionPoint
from soiree.bots.levels import level
from soiree.bots.search_bot import SearchBot, candidates
from soiree.core import structs
from soiree.core.errors import problem, system_reason
from soiree.core.rng import Rng
from soiree.core.teaching.puzzles import Puzzle, Theme, position_of
from soiree.games import game as load_game
from soiree.lab.arena.runner import BadFolder
from soiree.lab.files import write_atomically
from soiree.lab.puzzles.proof import MARGIN, compare_until_clear
from soiree.lab.puzzles.themes import depends_on_hidden, themes_of
from soiree.lab.seeds import derive_seed
from soiree.lab.workers import Workers
from soiree.parallel.progress import track

TIMES = 10  # the effort of a search of the proof
ALTERNATIVES = 2  # the moves with the nearest values, compared with the best one in the same worlds
COMPARING = 0.5  # of the iterations of the search, for each alternative
EXPERT = "expert"


class Confirmation(msgspec.Struct, frozen=True):
    """What the independent search found; if it agrees, also which bots solve the puzzle. `margin`: to the nearest alternative, with its
    standard error.
    """

    puzzle: str
    preferred: str  # the move that it visits most
    margin: float
    error: float
    iterations: int
    greedy: bool
    expert: bool
    hidden: bool  # whether the best move depends on what is hidden

    def agrees(self, puzzle: Puzzle) -> bool:
        """Whether the search prefers the same move, clearly to any other."""
        return self.preferred == puzzle.best.move and self.margin >= MARGIN


def confirm(
    puzzles: Sequence[Puzzle],
    folder: Path,
    workers: Workers,
    seed: int,
    pace: int | None = None,
    console: Console | None = None,
    title: str = "puzzles",
) -> list[Confirmation]:
    """The confirmations of these puzzles, kept in `folder`. `pace`: iterations of the expert a second; None for half a second of time.

    Raises BadFolder.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        remaining = [one for one in puzzles if not _kept(folder, one.id, seed).exists()]
        done = workers.map(functools.partial(_confirm_kept, folder, seed, pace), remaining)
        for _ in track(done, title, len(puzzles), console, done=len(puzzles) - len(remaining)):
            pass
        return [structs.decode(_kept(folder, one.id, seed).read_bytes(), Confirmation) for one in puzzles]
    except OSError as error:
        raise BadFolder(problem("error-cannot-use", path=folder, reason=system_reason(error))) from None


def _kept(folder: Path, id: str, seed: int) -> Path:
    return folder / f"{id}.{seed}.json"


def _confirm_kept(folder: Path, seed: int, pace: int | None, puzzle: Puzzle) -> None:
    write_atomically(_kept(folder, puzzle.id, seed), msgspec.json.encode(confirm_one(puzzle, seed, pace)).decode())


def confirm_one(puzzle: Puzzle, seed: int, pace: int | None = None, times: int = TIMES) -> Confirmation:
    """One independent search of a puzzle, with `times` the effort of its proof; `pace` as in `confirm`."""
    match = position_of(puzzle, load_game(puzzle.game))
    view, moves = match.view(puzzle.seat), match.moves(puzzle.seat)
    point = DecisionPoint(view, moves)
    rng = Rng(derive_seed(seed, "confirm", puzzle.id))
    iterations = puzzle.iterations * times
    search = SearchBot(learned=True).think(point, Budget(iterations=iterations), rng)
    ranked = sorted(candidates(search, point), key=lambda node: -node.visits)
    preferred = point.token(ranked[0].key)
    nearest = sorted(ranked[1:], key=lambda node: -node.total / max(node.visits, 1.0))[:ALTERNATIVES]
    margins: list[tuple[float, float]] = []
    for other in nearest:
        paired = PairedReturns()
        compare_until_clear(search, point, (other.key, ranked[0].key), int(iterations * COMPARING), rng, paired)
        margins.append(paired.difference())
    margin, error = (round(one, 4) for one in min(margins))
    found = Confirmation(puzzle.id, preferred, margin, error, iterations, greedy=False, expert=False, hidden=False)
    if not found.agrees(puzzle):
        return found  # the rest is only of interest for a puzzle that stays
    greedy = bot("greedy").choose(view, moves, Budget(iterations=1), rng)
    seconds = level(EXPERT).seconds
    budget = Budget(seconds=seconds) if pace is None else Budget(iterations=max(1, round(pace * seconds)))
    expert = bot(EXPERT).choose(view, moves, budget, rng)
    hidden = depends_on_hidden(puzzle, point, rng)
    return msgspec.structs.replace(found, greedy=greedy == preferred, expert=expert == preferred, hidden=hidden)


def confirmed(puzzles: Sequence[Puzzle], found: Sequence[Confirmation]) -> list[Puzzle]:
    """The puzzles with which the independent search agrees, with its effort and their themes."""
    by_id = {one.puzzle: one for one in found}
    agreeing = [(one, by_id[one.id]) for one in puzzles if by_id[one.id].agrees(one)]
    return [msgspec.structs.replace(one, themes=_themes(one, by), confirmed=by.iterations) for one, by in agreeing]


def _themes(puzzle: Puzzle, found: Confirmation) -> tuple[Theme, ...]:
    return (*themes_of(puzzle), "hidden") if found.hidden else themes_of(puzzle)
