"""What was asked on a command line, answered."""

import argparse
import sys
from functools import partial
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import track

from soiree.bots import Budget
from soiree.core.evaluation import read_weights
from soiree.games import game, games
from soiree.lab.arena.runner import BadFolder, conclude, hold, rating_table
from soiree.lab.arena.schedule import BadContest, contest, self_play
from soiree.lab.envs.optional import Lacking
from soiree.lab.workers import Workers


def arena(asked: argparse.Namespace) -> int:
    room = game(asked.game)
    options = room.read_options(asked.option)
    bots = [name.strip() for name in asked.bots.split(",") if name.strip()]
    held = contest(
        room.id, bots, asked.games, seats=asked.seats, options=options, scale=asked.scale, pace=asked.pace, seed=asked.seed
    )  # fmt: skip
    console = Console()
    out = Path(asked.out) if asked.out else None
    try:
        results = hold(held, out, workers(asked), console)
    except KeyboardInterrupt:
        if out is not None:
            print(f"broken off; the same command goes on with what is in {out}", file=sys.stderr)
        raise
    console.print(rating_table(conclude(held, results, out)))
    if out is not None:
        console.print(f"{len(results)} games; {out / 'report.html'} has the plots", highlight=False, soft_wrap=True)
    return 0


def dataset(asked: argparse.Namespace) -> int:
    room = game(asked.game)
    held = self_play(
        room.id, asked.bot, asked.games, seats=asked.seats, options=room.read_options(asked.option), scale=asked.scale, pace=asked.pace,
        seed=asked.seed,
    )  # fmt: skip
    try:
        from soiree.lab.analysis.dataset import make
    except ImportError as error:
        raise Lacking(str(error)) from None
    console, out = Console(), Path(asked.out)
    try:
        rows = make(held, out, workers(asked), console)
    except KeyboardInterrupt:
        print(f"broken off; the same command goes on with what is in {out}", file=sys.stderr)
        raise
    console.print(f"{rows} decisions of {held.games} games in {out / 'decisions'}", highlight=False, soft_wrap=True)
    return 0


def ladder(asked: argparse.Namespace) -> int:
    """0 if every bound holds, 1 if not."""
    from soiree.lab.arena.ladder import climb

    rooms = [game(id) for id in asked.game] or games()
    console = Console()
    out = Path(asked.out)
    climbed = climb(
        rooms, asked.games, out, workers(asked), scale=asked.scale, pace=asked.pace, seed=asked.seed, console=console
    )  # fmt: skip
    held = sum(one.holds for one in climbed)
    console.print(f"{held} of {len(climbed)} bounds hold; tables in {out / 'ladder.md'}", highlight=False, soft_wrap=True)
    return 0 if held == len(climbed) else 1


def tune(asked: argparse.Namespace) -> int:
    from soiree.lab.training.search import spoken, told_search, tune_search
    from soiree.lab.training.weights import Plan, append_log, told
    from soiree.lab.training.weights import tune as tune_weights
    from soiree.lab.training.weights_file import write_numbers

    room = game(asked.game)
    plan = Plan(room.id, asked.games, asked.rounds, asked.bot, asked.seats, asked.scale, asked.pace, asked.seed)
    console = Console()
    if asked.search:
        present, found, heats = tune_search(msgspec.structs.replace(plan, bot="strong"), workers(asked), console)
        changed = found != present
        section = told_search(plan, present, found, heats, asked.write and changed)
        console.print(spoken(found), highlight=False)
        if asked.write and changed:
            write_numbers(room.folder, "search", found)
    else:
        before = read_weights(room.folder)
        after, rounds = tune_weights(plan, workers(asked), console)
        section = told(plan, before, after, rounds, asked.write and after != before)
        console.print("\n".join(f"{name} = {value}" for name, value in after.items()), highlight=False)
        if asked.write and after != before:
            write_numbers(room.folder, "weights", after)
    append_log(Path(asked.log or f"docs/tuning/{room.id}.md"), room.id, section)
    return 0


def probe(asked: argparse.Namespace) -> int:
    from soiree.lab.analysis.probe import at, show
    from soiree.lab.analysis.probe import probe as think

    match, step, steps, seat = at(_read(asked.record), asked.at, asked.seat)
    seconds = 2.0 if asked.seconds is None and asked.iterations is None else asked.seconds
    analysis = think(match, seat, Budget(seconds, asked.iterations), asked.processes, asked.seed)
    if asked.json:
        print(msgspec.json.encode(analysis).decode())
    else:
        show(match, analysis, step, steps, getattr(asked, "lang", None) or "en", Console())
    return 0


def review(asked: argparse.Namespace) -> int:
    from soiree.lab.analysis.review import SECONDS, show
    from soiree.lab.analysis.review import review as look_back

    seconds = SECONDS if asked.seconds is None and asked.iterations is None else asked.seconds
    watched = partial(track, description="", console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    match, found = look_back(_read(asked.record), seconds, asked.iterations, asked.seat, asked.seed, watched)
    if asked.json:
        print(msgspec.json.encode(found).decode())
    else:
        show(match, found, getattr(asked, "lang", None) or "en", Console())
    return 0


def _read(record: str) -> bytes:
    try:
        return Path(record).read_bytes()
    except OSError as error:
        raise BadFolder(f"{record} cannot be read: {error.strerror}") from None


def workers(asked: argparse.Namespace) -> Workers:
    if asked.processes <= 0:
        raise BadContest(f"the number of processes is a positive whole number, not {asked.processes}")
    return Workers(asked.processes, asked.ray)


def statistics(asked: argparse.Namespace) -> int:
    from soiree.lab.analysis.statistics import statistics as described

    names = [name.strip() for name in asked.bots.split(",") if name.strip()]
    print(described(asked.game, names, asked.games, asked.seats, asked.seed, workers(asked)))
    return 0
