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
from tests.server.expected_notifications import KINDS
from tests.server.fresh import ask_fresh_tables
from tests.server.notification_leaks import check_leaks
from tests.server.notified import kill_while_notifying
from tests.server.simulated_days import DaysCount, SimulatedDays
from tests.server.wire_secrecy import capture

TESTS = ["crash-sqlite", "crash-postgres", "network", "secrets", "fuzz", "schema", "fresh", "notifications", "days", "leaks", "attacks"]

PARTS = 1000  # so far apart are the seeds of two parts of a test
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


def crash(postgres: bool, kills: int, tables: int, part: int) -> None:
    with database(postgres) as url:
        count = asyncio.run(chaos.crash_loop(url, tables, kills, seed=1 + postgres + PARTS * part))
        report(f"crash loop, {'PostgreSQL' if postgres else 'SQLite'}", count)
        assert count.kills >= kills


def network(postgres: bool, tables: int, part: int) -> None:
    with database(postgres) as url:
        count = asyncio.run(chaos.bad_network(url, tables, 100, seed=3 + PARTS * part))
        report("bad network", count)
        assert count.harmed > tables
        assert count.cut


def secrets(postgres: bool, games: int, rooms: list[str], part: int) -> None:
    with database(postgres) as url, machines.node(url) as node:
        for game in rooms:
            found = asyncio.run(capture(node, game, games, seed=6 + PARTS * part))
            print(f"secrecy on the wire, {game}: {found}", flush=True)
            assert found.games == games
            assert found.snapshots > games
            assert found.compared
            assert found.different or game == "macao"  # where everything is open
            left = asyncio.run(capture(node, game, games // 5, seed=7 + PARTS * part, stand_in="random"))
            print(f"with players who leave to bots: {left}", flush=True)
            assert left.games == games // 5
            assert not left.games or left.away
        assert node.causes() == []


def fuzz(postgres: bool, messages: int, part: int) -> None:
    with database(postgres) as url, machines.node(url) as node:
        found = asyncio.run(chaos.hostile(node, messages, seed=4 + PARTS * part))
        print(f"hostile messages: {found}", flush=True)
        assert found.messages >= messages * 0.99  # a share of each connection is a whole number
        assert found.refused > found.messages / 4
        assert found.looks >= found.connections / 2
        assert found.leaks == 0
        assert found.memory_after < found.memory_before + MAY_GROW


def schema(postgres: bool, cases: int, part: int) -> None:
    with database(postgres) as url, machines.node(url) as node:
        found, _ = chaos.ask_everything(node, cases, "coverage,fuzzing", seed=5 + PARTS * part)
        print(f"schemathesis: {found} cases, every answer is in the OpenAPI document, no 500", flush=True)
        assert found > cases


def fresh(postgres: bool, tables: int, part: int) -> None:
    with database(postgres) as url, machines.node(url) as node:
        every, seed = max(1, tables // 100), 8 + PARTS * part
        found = asyncio.run(
            ask_fresh_tables(node, tables, at_once=24, seed=seed, progress=lambda done: done % every or print(f"{done} tables", flush=True))
        )
        print(f"fresh tables: {found}", flush=True)
        assert not found.stalled
        assert not found.failed
        assert len(found.first) == tables
        assert len(found.next) > tables
        assert node.causes() == [], "a stall that the server has found is logged as an error"


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
        assert (found.missing, found.unexpected, found.kills) == (0, 0, kills)
        assert found.came == found.expected
        check_nothing_is_vacuous(found)


def check_nothing_is_vacuous(found: DaysCount) -> None:
    """Everything that can keep a notification away, or bring it twice, has happened."""
    assert all(found.model.by_kind[kind] for kind in KINDS), found.model.by_kind
    assert all((found.timeouts, found.games_over, found.refused, found.removed)), found
    assert all((found.model.moved, found.model.blocked, found.model.unwanted, found.model.withdrawn)), found.model


def leaks(games: int, first: int, rooms: list[str]) -> None:
    for game in rooms:
        with tempfile.TemporaryDirectory(dir=machines.in_memory()) as folder:
            checked = check_leaks(Path(folder), game, games, 7, first=first, progress=lambda left: print(left.games, end=" ", flush=True))
            left = uvloop.run(checked)
            print(f"notifications of {game}, from game {first} on: {left}", flush=True)
            assert left.games == games
            assert left.messages["push"] == left.messages["webhook"] == left.notices.total()
            assert left.messages["email"]
            assert left.notices.keys() == set(KINDS), left.notices
            assert left.rivals
            assert left.different or game == "macao"  # where everything is open


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
    assert count.acknowledged > count.tables, "nothing was checked"


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
    parser.add_argument("--part", type=int, default=0, metavar="N", help="other games, messages and cases, to run a long test in parts")
    asked = parser.parse_args()
    if "crash-sqlite" in asked.test:
        crash(False, asked.kills, asked.tables, asked.part)
    if "crash-postgres" in asked.test:
        crash(True, asked.kills, asked.tables, asked.part)
    if "network" in asked.test:
        network(asked.postgres, asked.games, asked.part)
    if "secrets" in asked.test:
        secrets(asked.postgres, asked.captured, asked.rooms, asked.part)
    if "fuzz" in asked.test:
        fuzz(asked.postgres, asked.messages, asked.part)
    if "schema" in asked.test:
        schema(asked.postgres, asked.cases, asked.part)
    if "fresh" in asked.test:
        fresh(asked.postgres, asked.fresh, asked.part)
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
