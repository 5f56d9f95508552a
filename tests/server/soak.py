"""`make soak`: the long chaos tests, with their counts. `python -m tests.server.soak --help` lists them."""

import argparse
import asyncio
import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from tests.server import attacks, chaos, machines
from tests.server.fresh import ask_fresh_tables
from tests.server.notification_leaks import check_leaks
from tests.server.notified import kill_while_notifying
from tests.server.simulated_days import SimulatedDays
from tests.server.wire_secrecy import capture

TESTS = ["crash-sqlite", "crash-postgres", "network", "secrets", "fuzz", "schema", "fresh", "notifications", "days", "leaks", "attacks"]

MAY_GROW = 64 << 20  # bytes of a node under hostile messages: its tables, and what it remembers of people, are bounded


@contextlib.contextmanager
def database(postgres: bool, in_memory: str | None = None) -> Iterator[str]:
    """The URL of an empty database. `in_memory`: a folder whose files are in memory, for tests in which only processes crash."""
    if postgres:
        with machines.postgres() as server:
            yield machines.fresh(server)
    else:
        with tempfile.TemporaryDirectory(dir=in_memory) as folder:
            yield f"sqlite:///{Path(folder) / 'soiree.db'}"


def crash_sqlite(kills: int, tables: int) -> None:
    with database(postgres=False) as url:
        report("crash loop, SQLite", asyncio.run(chaos.crash_loop(url, tables, kills, seed=1)))


def crash_postgres(kills: int, tables: int) -> None:
    with database(postgres=True) as url:
        report("crash loop, PostgreSQL", asyncio.run(chaos.crash_loop(url, tables, kills, seed=2)))


def network(postgres: bool, tables: int) -> None:
    with database(postgres) as url:
        report("bad network", asyncio.run(chaos.bad_network(url, tables, 100, seed=3)))


def secrets(postgres: bool, games: int, rooms: list[str]) -> None:
    with database(postgres) as url, machines.node(url) as node:
        for game in rooms:
            print(f"secrecy on the wire, {game}: {asyncio.run(capture(node, game, games, seed=6))}", flush=True)
            left = asyncio.run(capture(node, game, games // 5, seed=7, stand_in="random"))
            print(f"with players who leave to bots: {left}", flush=True)


def fuzz(postgres: bool, messages: int) -> None:
    with database(postgres) as url, machines.node(url) as node:
        found = asyncio.run(chaos.hostile(node, messages, seed=4))
        print(f"hostile messages: {found}", flush=True)
        assert found.leaks == 0
        assert found.memory_after < found.memory_before + MAY_GROW


def schema(postgres: bool, cases: int) -> None:
    with database(postgres) as url, machines.node(url) as node:
        found, _ = chaos.ask_everything(node, cases, "coverage,fuzzing", seed=5)
        print(f"schemathesis: {found} cases, every answer is in the OpenAPI document, no 500", flush=True)


def fresh(postgres: bool, tables: int) -> None:
    with database(postgres) as url, machines.node(url) as node:
        every = max(1, tables // 100)
        found = asyncio.run(
            ask_fresh_tables(node, tables, at_once=24, seed=8, progress=lambda done: done % every or print(f"{done} tables", flush=True))
        )
        print(f"fresh tables: {found}", flush=True)
        assert not found.stalled
        assert not found.failed


def notifications(postgres: bool, tables: int, kills: int) -> None:
    with database(postgres) as url:
        found = kill_while_notifying(url, tables, people=max(2, tables // 5), kills=kills, seed=9)
        print(f"notifications: {found}", flush=True)
        assert not found.missing


def days(postgres: bool, people: int, tables: int, rounds: int, kills: int) -> None:
    with database(postgres, machines.in_memory()) as url, tempfile.TemporaryDirectory() as folder:
        simulated = SimulatedDays(url, Path(folder), people, tables, seed=22)
        found = simulated.run(rounds, kills, lambda count: print(f"round {count.rounds}: {count.came} notifications", flush=True))
        print(f"simulated days: {found}", flush=True)


def leaks(games: int, first: int, rooms: list[str]) -> None:
    for game in rooms:
        with tempfile.TemporaryDirectory(dir=machines.in_memory()) as folder:
            checked = check_leaks(Path(folder), game, games, 7, first=first, progress=lambda left: print(left.games, end=" ", flush=True))
            print(f"notifications of {game}, from game {first} on: {uvloop.run(checked)}", flush=True)


def withstand(postgres: bool, names: list[str], seconds: float) -> None:
    """Each attack on a server of its own: what innocent people wait for, before it and while it lasts."""
    columns = ("attack", "moves p99, ms", "lobby p99, ms", "novice bot, longest, ms", "refused", "lost")
    grid = Table(*columns, title=f"{seconds:g} s quiet -> attacked")
    failures = []
    for name in names:
        with database(postgres) as url, machines.node(url, *attacks.usual_limits()) as node:
            found = asyncio.run(attacks.endure(node, name, seconds))
        cells = (f"{before:.0f} -> {during:.0f}" for before, during in zip(found.quiet.p99(), found.attacked.p99(), strict=True))
        grid.add_row(name, *cells, str(found.refused), f"{found.lost} of {found.acknowledged}")
        failures += [f"{name}: {failure}" for failure in found.failures()]
        print(name, "done", flush=True)
    Console(width=120).print(grid)
    assert not failures, failures


def report(name: str, count: chaos.Count) -> None:
    print(f"{name}: {count}", flush=True)
    assert (count.lost, count.doubled, count.differing) == (0, 0, 0)
    assert count.tables == count.finished == count.verified


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("test", nargs="*", default=TESTS, help=f"{', '.join(TESTS)} (default: all)")
    parser.add_argument("--postgres", action="store_true", help="all but the crash loops on PostgreSQL instead of SQLite")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--games", type=int, default=200, help="games through the bad network")
    parser.add_argument("--captured", type=int, default=500, help="games of each kind whose bytes are captured")
    parser.add_argument("--rooms", nargs="*", default=chaos.GAMES, help="games to capture")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--cases", type=int, default=400, help="cases for each route")
    parser.add_argument("--fresh", type=int, default=100_000, help="fresh tables")
    parser.add_argument("--people", type=int, default=200, help="who play for simulated days")
    parser.add_argument("--day-tables", type=int, default=1000, help="where they play")
    parser.add_argument("--rounds", type=int, default=32, help="of simulated days: about four hours each")
    parser.add_argument("--day-kills", type=int, default=50, help="of the server meanwhile")
    parser.add_argument("--notified", type=int, default=200, help="games of each kind whose notifications are read")
    parser.add_argument("--notified-from", type=int, default=0, metavar="N", help="number of the first of them, to play them in parts")
    parser.add_argument("--attacks", nargs="*", default=list(attacks.ATTACKS), help="names of attacks")
    parser.add_argument("--seconds", type=float, default=20, help="of each attack, and before it")
    asked = parser.parse_args()
    if "crash-sqlite" in asked.test:
        crash_sqlite(asked.kills, asked.tables)
    if "crash-postgres" in asked.test:
        crash_postgres(asked.kills, asked.tables)
    if "network" in asked.test:
        network(asked.postgres, asked.games)
    if "secrets" in asked.test:
        secrets(asked.postgres, asked.captured, asked.rooms)
    if "fuzz" in asked.test:
        fuzz(asked.postgres, asked.messages)
    if "schema" in asked.test:
        schema(asked.postgres, asked.cases)
    if "fresh" in asked.test:
        fresh(asked.postgres, asked.fresh)
    if "notifications" in asked.test:
        notifications(asked.postgres, asked.tables, asked.kills)
    if "days" in asked.test:
        days(asked.postgres, asked.people, asked.day_tables, asked.rounds, asked.day_kills)
    if "leaks" in asked.test:
        leaks(asked.notified, asked.notified_from, asked.rooms)
    if "attacks" in asked.test:
        withstand(asked.postgres, asked.attacks, asked.seconds)


if __name__ == "__main__":
    main()
