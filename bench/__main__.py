"""`make bench`: our figures compiled and interpreted, peers in the same run, and the ratios; one core."""

import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

import soiree
from bench import bots, doors, ours, page, peers, server

LATEST = Path(__file__).parent / "latest.json"


def interpreted() -> dict[str, float]:
    run = subprocess.run(
        [sys.executable, "-m", "bench.ours"], env=os.environ | {"SOIREE_INTERPRETED": "1"}, capture_output=True, text=True, check=True
    )
    found: dict[str, float] = json.loads(run.stdout)
    return found


def spoken(value: float) -> str:
    for bound, letter in ((1e6, "M"), (1e3, "k")):
        if value >= bound:
            return f"{value / bound:.2f} {letter}"
    return f"{value:.3g}"


def main() -> None:
    console = Console(width=110)
    figures = {"import_s": ours.import_seconds()}
    for game in soiree.games():
        figures |= ours.figures(game, handled=True)
    slow = interpreted()
    beside = peers.figures()
    table = Table("figure", "compiled", "interpreted", "ratio", title="Soirée, one core, random play through the contract")
    for name, value in figures.items():
        if name in slow:
            table.add_row(name, spoken(value), spoken(slow[name]), f"{value / slow[name]:.0f}x")
        else:
            table.add_row(name, spoken(value), "", "")
    console.print(table)
    ratios = Table("peer", "decisions/s", *(f"{game.id} is" for game in soiree.games()), title="Peers in the same run")
    for name, value in beside.items():
        own = [figures[f"{game.id}.decisions_per_s"] / value for game in soiree.games()]
        ratios.add_row(name.removesuffix(".decisions_per_s"), spoken(value), *(f"{times:.1f}x" for times in own))
    console.print(ratios)
    thinking = bots.figures()
    search = Table("figure", "value", *(f"{name} is" for name in bots.PEERS), title="Bots, one core; OpenSpiel's ISMCTSBot in the same run")
    for name, value in thinking.items():
        theirs = [thinking[f"pyspiel.{peer}.ismcts_per_s"] for peer in bots.PEERS] if name.endswith("iterations_per_s") else []
        search.add_row(name, spoken(value), *(f"{other / value:.2f}x" for other in theirs))
    console.print(search)
    entered = doors.figures()
    doors.show(entered, console)
    hosted = server.figures()
    house = Table("figure", "value", title="The house: durable moves of two-seat tables, both seats connected")
    for name, value in hosted.items():
        house.add_row(name, spoken(value))
    console.print(house)
    shown = page.figures()
    screen = Table("figure", "value", title="The page in Chromium: from a click to its result on the screen, and frames while tokens move")
    for name, value in shown.items():
        screen.add_row(name, spoken(value))
    console.print(screen)
    everything = figures | {f"interpreted.{name}": value for name, value in slow.items()} | beside | thinking | entered | hosted | shown
    LATEST.write_text(json.dumps(everything, indent=1) + "\n", encoding="utf-8")


main()
