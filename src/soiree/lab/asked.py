"""What was asked on a command line, answered."""

import argparse
from pathlib import Path

from rich.console import Console

from soiree.core.errors import BadOption
from soiree.games import game, games
from soiree.lab.arena import conclude, hold, rating_table
from soiree.lab.contest import BadContest, contest


def arena(asked: argparse.Namespace) -> int:
    room = game(asked.game)
    options: dict[str, object] = {}
    for text in asked.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written NAME=VALUE, not {text[:40]!r}")
        known = room.options.get(name)
        options[name] = known.read(value) if known else value
    bots = [name.strip() for name in asked.bots.split(",") if name.strip()]
    held = contest(
        room.id, bots, asked.games, seats=asked.seats, options=options, scale=asked.scale, pace=asked.pace, seed=asked.seed
    )  # fmt: skip
    console = Console()
    out = Path(asked.out) if asked.out else None
    results = hold(held, out, processes=processes(asked), ray_address=asked.ray, console=console)
    console.print(rating_table(conclude(held, results, out)))
    if out is not None:
        console.print(f"{len(results)} games; {out / 'report.html'} has the plots", highlight=False, soft_wrap=True)
    return 0


def processes(asked: argparse.Namespace) -> int:
    number: int = asked.processes
    if number <= 0:
        raise BadContest(f"the number of processes is a positive whole number, not {number}")
    return number
