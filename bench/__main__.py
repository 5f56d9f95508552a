"""`make bench`: measures the engine compiled and interpreted, other engines in the same run, bots, environments, server and page."""

import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

import soiree
from bench import analyses, bots, engine, environments, notifications, page, peers, server

LATEST = Path(__file__).parent / "latest.json"


def interpreted() -> dict[str, float]:
    """The figures of the engine without compilation, from a process of their own."""
    run = subprocess.run(
        [sys.executable, "-m", "bench.engine"], env=os.environ | {"SOIREE_INTERPRETED": "1"}, capture_output=True, text=True, check=True
    )
    found: dict[str, float] = json.loads(run.stdout)
    return found


def short(value: float) -> str:
    """A number with three digits, in thousands (k) or millions (M)."""
    for bound, letter in ((1e6, "M"), (1e3, "k")):
        if value >= bound:
            return f"{value / bound:.2f} {letter}"
    return f"{value:.3g}"


def two_columns(title: str, figures: dict[str, float]) -> Table:
    table = Table("figure", "value", title=title)
    for name, value in figures.items():
        table.add_row(name, short(value))
    return table


def main() -> None:
    console = Console(width=110)
    figures = {"import_s": engine.import_seconds()}
    for game in soiree.games():
        figures |= engine.figures(game, all_operations=True)
    uncompiled = interpreted()
    others = peers.figures()
    table = Table("figure", "compiled", "interpreted", "ratio", title="Soirée, one core, random play through the contract")
    for name, value in figures.items():
        if name in uncompiled:
            table.add_row(name, short(value), short(uncompiled[name]), f"{value / uncompiled[name]:.0f}x")
        else:
            table.add_row(name, short(value), "", "")
    console.print(table)
    ratios = Table("engine", "decisions/s", *(f"{game.id} is" for game in soiree.games()), title="Other engines in the same run")
    for name, value in others.items():
        factors = [figures[f"{game.id}.decisions_per_s"] / value for game in soiree.games()]
        ratios.add_row(name.removesuffix(".decisions_per_s"), short(value), *(f"{factor:.1f}x" for factor in factors))
    console.print(ratios)
    bot_figures = bots.figures()
    search = Table("figure", "value", *(f"{name} is" for name in bots.PEERS), title="Bots, one core; OpenSpiel's ISMCTSBot in the same run")
    for name, value in bot_figures.items():
        theirs = [bot_figures[f"pyspiel.{peer}.ismcts_per_s"] for peer in bots.PEERS] if name.endswith("iterations_per_s") else []
        search.add_row(name, short(value), *(f"{other / value:.2f}x" for other in theirs))
    console.print(search)
    environment_figures = environments.figures()
    environments.show(environment_figures, console)
    server_figures = server.figures()
    console.print(two_columns("The server: durable moves of two-seat tables, both seats connected", server_figures))
    notification_figures = notifications.figures()
    console.print(two_columns("Notifications, and moves while no push service and mail server answers", notification_figures))
    analysis_figures = analyses.figures()
    console.print(two_columns("Moves, and answers of bots, while 20 people analyse", analysis_figures))
    page_figures = page.figures()
    console.print(two_columns("The page in Chromium: from a click to its result on the screen, and frames during motion", page_figures))
    everything = figures | {f"interpreted.{name}": value for name, value in uncompiled.items()} | others
    everything |= bot_figures | environment_figures | server_figures | notification_figures | analysis_figures | page_figures
    LATEST.write_text(json.dumps(everything, indent=1) + "\n", encoding="utf-8")


main()
