"""Finds puzzles in finished games. The folder of a run keeps what was looked at, so the same command continues after an interruption."""

import functools
import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from soiree.bots import Budget, bot
from soiree.bots.analysis.reasons import MoveChance, reason_for
from soiree.bots.analysis.returns import PairedReturns, visit_mean
from soiree.bots.bot import DecisionPoint
from soiree.bots.search_bot import SearchBot, candidates
from soiree.core import structs
from soiree.core.errors import problem, system_reason
from soiree.core.game import Game
from soiree.core.match import open_table, replay_step
from soiree.core.records.decisions import Decision, decisions
from soiree.core.records.record import Record
from soiree.core.records.steps import Step
from soiree.core.rng import Rng
from soiree.core.teaching.puzzles import KINDS, Puzzle, position_of
from soiree.games import game as load_game
from soiree.lab.arena.runner import BadFolder
from soiree.lab.files import write_atomically
from soiree.lab.puzzles.proof import MARGIN, SURE, Effort, alternatives, compare_until_clear, prove
from soiree.lab.puzzles.themes import themes_of
from soiree.lab.seeds import derive_seed
from soiree.lab.workers import Workers
from soiree.parallel.progress import track

LOOKS = ((50, 0.0), (100, 0.02), (300, 0.06), (600, 0.12))  # iterations of the first look, and by how much it must prefer a move then
ALTERNATIVES = 2  # moves with the nearest values that the first look compares with the preferred one, and those of `suspects`
COMPARED = 300  # iterations of each of these comparisons
REASONED = 20_000  # iterations of the search whose lines give the reason
MOVES_AT_LEAST = 3
FROM_A_GAME = 2  # puzzles at most
_KEPT_HEADERS = ("Record", "Game", "Seats", "Edition", "Position")


class Mined(msgspec.Struct, frozen=True):
    """The puzzles of one game, and how many of its decisions were looked at and went to a proof."""

    looked: int
    tried: int
    puzzles: list[Puzzle]


def mine(
    records: Sequence[Path],
    folder: Path,
    workers: Workers,
    effort: Effort,
    seed: int = 1,
    console: Console | None = None,
    title: str = "puzzles",
    without: Sequence[str] = (),
) -> list[Puzzle]:
    """The puzzles in the games of these files. The results are kept in `folder`, a file for each game. Raises BadFolder and BadRecord.

    `title` is that of the progress bar. `without`: prompts whose decisions are not looked at.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        remaining = [file for file in records if not _kept(folder, file, without).exists()]
        found = workers.map(functools.partial(_mine_file, folder, effort, seed, without), remaining)
        for _ in track(found, title, len(records), console, done=len(records) - len(remaining)):
            pass
        mined = [structs.decode(_kept(folder, file, without).read_bytes(), Mined) for file in records]
    except OSError as error:
        raise BadFolder(problem("error-cannot-use", path=folder, reason=system_reason(error))) from None
    different = {puzzle.id: puzzle for one in mined for puzzle in one.puzzles}
    return list(different.values())


def _kept(folder: Path, record: Path, without: Sequence[str]) -> Path:
    name = ".".join([hashlib.sha256(record.read_bytes()).hexdigest()[:24], *sorted(without)])
    return folder / f"{name}.json"


def _mine_file(folder: Path, effort: Effort, seed: int, without: Sequence[str], file: Path) -> None:
    record = Record.parse(file.read_bytes())
    mined = mine_record(load_game(record.headers["Game"]), record, effort, seed, without)
    write_atomically(_kept(folder, file, without), msgspec.json.encode(mined).decode())


def mine_record(game: Game, record: Record, effort: Effort, seed: int, without: Sequence[str] = ()) -> Mined:
    """The puzzles in a game, at other prompts than those in `without`."""
    looked = tried = 0
    found: list[Puzzle] = []
    for decision in decisions(game, record)[1]:
        if len(found) == FROM_A_GAME or len(decision.moves) < MOVES_AT_LEAST or decision.prompt in without:
            continue
        looked += 1
        seen = _first_look(decision, seed)
        if seen is None:
            continue
        tried += 1
        best, greedy = seen
        proof = prove(decision.view, decision.moves, best, effort, seed, tuple({greedy, decision.move} - {best}))
        if proof is None:
            continue
        text = position_record(game, record, decision)
        id = f"{game.id}-{hashlib.sha256(f'{decision.seat} {text}'.encode()).hexdigest()[:10]}"
        puzzle = Puzzle(id, game.id, decision.seat, decision.prompt, text, proof.kind, proof.best, proof.others, greedy,
                        effort.iterations, effort.searches)  # fmt: skip
        found.append(msgspec.structs.replace(puzzle, themes=themes_of(puzzle)))
    return Mined(looked, tried, found)


def _first_look(decision: Decision, seed: int) -> tuple[str, str] | None:
    """The move that looks clearly best, and the one of a greedy player; None if there is none, or if it is what a greedy player plays.

    One search that stops at the first of the `LOOKS` at which the decision is no candidate: most decisions are not. Then its preferred
    move is compared with its alternatives: a move that a tree has hardly visited looks worse there than it is.
    """
    rng = Rng(derive_seed(seed, "look", decision.view.json()))
    point = DecisionPoint(decision.view, decision.moves)
    greedy = bot("greedy").choose(decision.view, decision.moves, Budget(iterations=1), rng)
    search, best = None, greedy
    for iterations, clear in LOOKS:
        if search is None:
            search = SearchBot(learned=True).think(point, Budget(iterations=iterations), rng)
        else:
            search.run(iterations - search.iterations)
        nodes = sorted(candidates(search, point), key=lambda node: -node.visits)
        values = [visit_mean(node.visits, node.total, node.squares, node.prior)[0] for node in nodes]
        best = point.token(nodes[0].key)
        if best == greedy or values[0] - max(values[1:]) < clear:
            return None
    assert search is not None, "there is at least one look"
    action = point.actions[point.tokens.index(best)]
    for other in alternatives(search, point, action, ALTERNATIVES, {greedy, decision.move}):
        paired = PairedReturns()
        compare_until_clear(search, point, (other, action), COMPARED, rng, paired)
        difference, error = paired.difference()
        if difference + SURE * error < MARGIN:
            return None
    return best, greedy


def position_record(game: Game, record: Record, decision: Decision) -> str:
    """The record up to a decision, as far as its seat has got: what others decide at the same time is left out."""
    match = open_table(game, record)
    kept: list[Step] = []
    sealed: list[Step] = []  # of the open simultaneous phase
    for step in record.steps[: decision.step]:
        if not match.state.sealed():
            kept += sealed
            sealed = []
        (sealed if match.state.sealed() else kept).append(step)
        replay_step(match, step)
    kept += [step for step in sealed if not match.state.sealed() or step.seat in (None, decision.seat)]
    headers = {name: value for name, value in record.headers.items() if name in _KEPT_HEADERS or name.startswith("Option.")}
    return Record(headers, kept).text()


def choose_set(found: Sequence[Puzzle], wanted: int) -> list[Puzzle]:
    """This many puzzles, of all kinds in turn, those with the greatest margin first."""
    best_first = sorted(found, key=lambda one: (-one.margin, one.id))
    by_kind = {kind: [one for one in best_first if one.kind == kind] for kind in KINDS}
    return list(_in_turn(list(by_kind.values())))[:wanted]


def _in_turn(lists: Sequence[Sequence[Puzzle]]) -> Iterator[Puzzle]:
    for rank in range(max(map(len, lists), default=0)):
        yield from (one[rank] for one in lists if rank < len(one))


def add_reasons(puzzles: Sequence[Puzzle], game: Game, seed: int = 1) -> Iterator[Puzzle]:
    """The puzzles; one without a reason gets it, from a search of its own."""
    for puzzle in puzzles:
        if puzzle.reason is not None:
            yield puzzle
            continue
        match = position_of(puzzle, game)
        rated = [MoveChance(one.move, one.value, one.error) for one in (puzzle.best, *puzzle.others)]
        reason = reason_for(match.view(puzzle.seat), match.moves(puzzle.seat), rated, seed, REASONED)
        yield msgspec.structs.replace(puzzle, reason=reason)


def write_puzzles(file: Path, found: Sequence[Puzzle]) -> None:
    """Writes a set, one puzzle in each line."""
    write_atomically(file, "".join(msgspec.json.encode(one).decode() + "\n" for one in found))
