"""Data: games of a bot against itself, as records and as a table with one row a decision (Parquet).

A folder has what an arena keeps (settings.json, games.jsonl, records/), then decisions/NNNNNN.parquet, some games a file, and layout.json,
which names the features. Every file is written whole or not at all, so the same command goes on where it was broken off.
"""

import functools
from pathlib import Path

import msgspec
from rich.console import Console

from soiree.core.game import Game
from soiree.core.match import open_table, replay, replay_step
from soiree.core.record import Record
from soiree.core.rng import Rng
from soiree.games import game
from soiree.lab.arena.runner import BadFolder, hold, write_whole
from soiree.lab.arena.schedule import Contest, seed_of
from soiree.lab.envs.features import features
from soiree.lab.envs.optional import missing
from soiree.lab.workers import Workers
from soiree.parallel import track

try:
    import polars as pl
except ImportError as error:
    raise missing("polars") from error

GAMES_A_FILE = 50
WORLDS = 6  # that a value is the mean over


class Layout(msgspec.Struct, frozen=True):
    """layout.json: what the numbers of a row are."""

    game: str
    seats: int
    version: int
    features: tuple[str, ...]
    actions: tuple[str, ...]


def make(contest: Contest, out: Path, workers: Workers, console: Console | None = None) -> int:
    """Plays what has not been played, writes what has not been written; how many decisions there are."""
    results = hold(contest, out, workers, console)
    numbers = [result.number for result in results]
    folder = out / "decisions"
    try:
        folder.mkdir(exist_ok=True)
        room = game(contest.game)
        writer = features(contest.game, contest.seats)
        layout = Layout(contest.game, contest.seats, writer.version(), writer.layout, room.notation().actions)
        write_whole(out / "layout.json", msgspec.json.encode(layout).decode())
        shares = [numbers[first : first + GAMES_A_FILE] for first in range(0, len(numbers), GAMES_A_FILE)]
        left = [share for share in shares if not _file(out, share).exists()]
        written = workers.map(functools.partial(_write, out, contest), left)
        for _ in track(written, "decisions", len(shares), console, done=len(shares) - len(left)):
            pass
        return int(pl.scan_parquet(folder / "*.parquet").select(pl.len()).collect().item())
    except OSError as error:
        raise BadFolder(f"{out} cannot be used: {error.strerror}") from None


def _file(out: Path, share: list[int]) -> Path:
    return out / "decisions" / f"{share[0]:06}-{share[-1]:06}.parquet"


def _write(out: Path, contest: Contest, share: list[int]) -> None:
    """The decisions of some games; all of them, or nothing."""
    room = game(contest.game)
    writer = features(contest.game, contest.seats)
    rows = [row for number in share for row in decisions(room, number, (out / "records" / f"{number:06}.txt").read_bytes())]
    columns = {name: [getattr(row, name) for row in rows] for name in Decision.__struct_fields__}
    schema = {
        "game": pl.Int32(),
        "step": pl.Int32(),
        "seat": pl.Int8(),
        "prompt": pl.String(),
        "features": pl.Array(pl.Int16, len(writer.layout)),
        "mask": pl.Array(pl.Boolean, len(room.notation().actions)),
        "action": pl.Int16(),
        "move": pl.String(),
        "value": pl.Float32(),
        "result": pl.Float32(),
    }
    file = _file(out, share)
    new = file.with_name(file.name + ".new")
    pl.DataFrame(columns, schema=schema).write_parquet(new)
    new.replace(file)


class Decision(msgspec.Struct, frozen=True):
    """A row of the table."""

    game: int
    step: int  # after so many steps of the record
    seat: int
    prompt: str
    features: list[int]
    mask: list[bool]
    action: int
    move: str
    value: float  # what the evaluation of the room expects for the seat, 0 to 1: the mean over worlds that agree with its view
    result: float  # what the game paid the seat in the end


def decisions(room: Game, number: int, text: bytes) -> list[Decision]:
    """The decisions of a record, each as its seat saw it."""
    record = Record.parse(text)
    returns = replay(room, record).returns
    assert returns is not None, "only games that are over are kept"
    match = open_table(room, record)
    notation = room.notation()
    writer = features(room.id, match.seats)
    evaluation = room.evaluation()
    rng = Rng(seed_of("values", number))
    found = []
    for place, step in enumerate(record.steps):
        if step.seat is not None:
            state, seat = match.state, step.seat
            worlds = room.worlds(match.view(seat))
            legal = set(state.legal(seat))
            found.append(
                Decision(
                    game=number,
                    step=place,
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
    return found
