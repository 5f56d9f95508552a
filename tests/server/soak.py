"""`make soak`: the long chaos tests, with their counts. `python -m tests.server.soak --help` lists them."""

import argparse
import asyncio
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tests.server import attacks, chaos, machines
from tests.server.fresh import ask_fresh_tables
from tests.server.notified import kill_while_notifying
from tests.server.wire_secrecy import capture

TESTS = ["crash-sqlite", "crash-postgres", "network", "secrets", "fuzz", "schema", "fresh", "notifications", "attacks"]


def crash_sqlite(kills: int, tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        report("crash loop, SQLite", asyncio.run(chaos.crash_loop(f"sqlite:///{folder}/soiree.db", tables, kills, seed=1)))


def crash_postgres(kills: int, tables: int) -> None:
    with machines.postgres() as server:
        report("crash loop, PostgreSQL", asyncio.run(chaos.crash_loop(machines.fresh(server), tables, kills, seed=2)))


def network(tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        report("bad network", asyncio.run(chaos.bad_network(f"sqlite:///{folder}/soiree.db", tables, 100, seed=3)))


def secrets(games: int, rooms: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, machines.node(f"sqlite:///{Path(folder) / 'soiree.db'}") as node:
        for game in rooms:
            print(f"secrecy on the wire, {game}: {asyncio.run(capture(node, game, games, seed=6))}", flush=True)
            left = asyncio.run(capture(node, game, games // 5, seed=7, stand_in="random"))
            print(f"with players who leave to bots: {left}", flush=True)


def fuzz(messages: int) -> None:
    with tempfile.TemporaryDirectory() as folder, machines.node(f"sqlite:///{Path(folder) / 'soiree.db'}") as node:
        found = asyncio.run(chaos.hostile(node, messages, seed=4))
        print(f"hostile messages: {found}", flush=True)


def schema(cases: int) -> None:
    with tempfile.TemporaryDirectory() as folder, machines.node(f"sqlite:///{Path(folder) / 'soiree.db'}") as node:
        found, _ = chaos.ask_everything(node, cases, "coverage,fuzzing", seed=5)
        print(f"schemathesis: {found} cases, every answer is in the OpenAPI document, no 500", flush=True)


def fresh(tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder, machines.node(f"sqlite:///{Path(folder) / 'soiree.db'}") as node:
        found = asyncio.run(ask_fresh_tables(node, tables, at_once=24, seed=8))
        print(f"fresh tables: {found}", flush=True)
        assert not found.stalled


def notifications(tables: int, kills: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = kill_while_notifying(f"sqlite:///{Path(folder) / 'soiree.db'}", tables, people=max(2, tables // 5), kills=kills, seed=9)
        print(f"notifications: {found}", flush=True)
        assert not found.missing


def withstand(names: list[str], seconds: float) -> None:
    """Each attack on a server of its own: what innocent people wait for, before it and while it lasts."""
    grid = Table("attack", "moves p99, ms", "lobby p99, ms", "novice bot, longest, ms", "refused", title=f"{seconds:g} s quiet -> attacked")
    for name in names:
        database = "sqlite:///{}/soiree.db"
        with tempfile.TemporaryDirectory() as folder, machines.node(database.format(folder), *attacks.usual_limits()) as node:
            quiet, attacked, refused = asyncio.run(attacks.endure(node, name, seconds))
        cells = (f"{before:.0f} -> {during:.0f}" for before, during in zip(quiet.p99(), attacked.p99(), strict=True))
        grid.add_row(name, *cells, str(refused))
        print(name, "done", flush=True)
    Console(width=120).print(grid)


def report(name: str, count: chaos.Count) -> None:
    print(f"{name}: {count}", flush=True)
    assert (count.lost, count.doubled, count.differing) == (0, 0, 0)
    assert count.tables == count.finished == count.verified


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("test", nargs="*", default=TESTS, help=f"{', '.join(TESTS)} (default: all)")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--games", type=int, default=200, help="games through the bad network")
    parser.add_argument("--captured", type=int, default=500, help="games of each kind whose bytes are captured")
    parser.add_argument("--rooms", nargs="*", default=chaos.GAMES, help="games to capture")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--cases", type=int, default=400, help="cases for each route")
    parser.add_argument("--fresh", type=int, default=100_000, help="fresh tables")
    parser.add_argument("--attacks", nargs="*", default=list(attacks.ATTACKS), help="names of attacks")
    parser.add_argument("--seconds", type=float, default=20, help="of each attack, and before it")
    asked = parser.parse_args()
    if "crash-sqlite" in asked.test:
        crash_sqlite(asked.kills, asked.tables)
    if "crash-postgres" in asked.test:
        crash_postgres(asked.kills, asked.tables)
    if "network" in asked.test:
        network(asked.games)
    if "secrets" in asked.test:
        secrets(asked.captured, asked.rooms)
    if "fuzz" in asked.test:
        fuzz(asked.messages)
    if "schema" in asked.test:
        schema(asked.cases)
    if "fresh" in asked.test:
        fresh(asked.fresh)
    if "notifications" in asked.test:
        notifications(asked.tables, asked.kills)
    if "attacks" in asked.test:
        withstand(asked.attacks, asked.seconds)


if __name__ == "__main__":
    main()
