"""A dataset of self-play: the games of a bot against itself, as records and as a table with one row for each decision (Parquet).

The folder has the files of a contest (settings.json, games.jsonl, records/), decisions/NNNNNN-NNNNNN.parquet with some games in each file,
and layout.json, which names the features and the actions. Every file is written completely or not at all, so the same command continues
after an interruption.
"""

import functools
from pathlib import Path

import msgspec
from rich.console import Console

from soiree.core.errors import problem, system_reason
from soiree.core.game import Game
from soiree.core.match import open_table, replay, replay_step
from soiree.core.records.record import Record
from soiree.core.rng import Rng
from soiree.games import game as load_game
from soiree.lab.arena.runner import BadFolder, run_contest
from soiree.lab.arena.schedule import Contest
from soiree.lab.envs import features
from soiree.lab.envs.optional import missing_library
from soiree.lab.files import write_atomically
from soiree.lab.seeds import derive_seed
from soiree.lab.workers import Workers
from soiree.parallel.progress import track

try:
    import polars as pl
except ImportError as error:
    raise missing_library("polars") from error

GAMES_PER_FILE = 50
WORLDS = 6  # sampled for a value


class Layout(msgspec.Struct, frozen=True):
    """layout.json: the names of the features and of the actions."""

    game: str
    seats: int
    version: int
    features: tuple[str, ...]
    actions: tuple[str, ...]


class DecisionRow(msgspec.Struct, frozen=True):
    """A row of the table; the fields are its columns."""

    game: int
    step: int  # of the record, before the decision
    seat: int
    prompt: str
    features: list[int]
    mask: list[bool]
    action: int
    move: str
    value: float  # expected return of the seat by the game's evaluation, 0 to 1: the mean over sampled worlds that agree with its view
    result: float  # return of the seat at the end


def write_dataset(contest: Contest, out: Path, workers: Workers, console: Console | None = None, title: str = "decisions") -> int:
    """Plays and writes what is not in the folder `out` yet; returns the number of decisions in it. `title` is that of the progress bar.

    Raises `BadFolder`, `ContestMismatch`, and what `Workers.map` raises.
    """
    results = run_contest(contest, out, workers, console)
    numbers = [result.number for result in results]
    folder = out / "decisions"
    try:
        folder.mkdir(exist_ok=True)
        game = load_game(contest.game)
        writer = features.writer(contest.game, contest.seats)
        layout = Layout(contest.game, contest.seats, writer.version(), writer.layout, game.notation().actions)
        write_atomically(out / "layout.json", msgspec.json.encode(layout).decode())
        parts = [numbers[first : first + GAMES_PER_FILE] for first in range(0, len(numbers), GAMES_PER_FILE)]
        remaining = [part for part in parts if not _file(out, part).exists()]
        written = workers.map(functools.partial(_write_file, out, contest), remaining)
        for _ in track(written, title, len(parts), console, done=len(parts) - len(remaining)):
            pass
        return int(pl.scan_parquet(folder / "*.parquet").select(pl.len()).collect().item())
    except OSError as error:
        raise BadFolder(problem("error-cannot-use", path=out, reason=system_reason(error))) from None


def _file(out: Path, numbers: list[int]) -> Path:
    return out / "decisions" / f"{numbers[0]:06}-{numbers[-1]:06}.parquet"


def _write_file(out: Path, contest: Contest, numbers: list[int]) -> None:
    """Writes the decisions of some games to one file."""
    game = load_game(contest.game)
    writer = features.writer(contest.game, contest.seats)
    rows = [row for number in numbers for row in decision_rows(game, number, (out / "records" / f"{number:06}.txt").read_bytes())]
    columns = {name: [getattr(row, name) for row in rows] for name in DecisionRow.__struct_fields__}
    schema = {
        "game": pl.Int32(),
        "step": pl.Int32(),
        "seat": pl.Int8(),
        "prompt": pl.String(),
        "features": pl.Array(pl.Int16, len(writer.layout)),
        "mask": pl.Array(pl.Boolean, len(game.notation().actions)),
        "action": pl.Int16(),
        "move": pl.String(),
        "value": pl.Float32(),
        "result": pl.Float32(),
    }
    file = _file(out, numbers)
    new = file.with_name(file.name + ".new")
    pl.DataFrame(columns, schema=schema).write_parquet(new)
    new.replace(file)


def decision_rows(game: Game, number: int, text: bytes) -> list[DecisionRow]:
    """The decisions of a record, each as its seat saw it. `number` is the number of the game. Raises `OtherEdition`."""
    record = Record.parse(text)
    returns = replay(game, record).returns
    assert returns is not None, "only finished games are kept"
    match = open_table(game, record)
    features.check_edition(game, match.game.edition)
    notation = game.notation()
    writer = features.writer(game.id, match.seats)
    evaluation = game.evaluation()
    rng = Rng(derive_seed("values", number))
    rows = []
    for index, step in enumerate(record.steps):
        if step.seat is not None:
            state, seat = match.state, step.seat
            worlds = game.worlds(match.view(seat))
            legal = set(state.legal(seat))
            rows.append(
                DecisionRow(
                    game=number,
                    step=index,
                    seat=seat,
                    prompt=match.prompt(seat),
                    features=list(writer.row(state, seat)),
                    mask=[action in legal for action in range(len(notation.actions))],
                    action=notation.action(step.token),
                    move=step.token,
                    value=sum(evaluation.value(worlds.sample(rng), seat) for _ in range(WORLDS)) / WORLDS,
                    result=returns[seat],
                )
            )
        replay_step(match, step)
    return rows
