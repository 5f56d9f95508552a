"""`make soak`: the long forms of the storms, with their counts. `python -m tests.server.soak --help` picks one."""

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.server import chaos, machines
from tests.server.wire_secrecy import overhear

STORMS = ["crash-sqlite", "crash-postgres", "network", "secrets", "fuzz", "schema"]


def crash_sqlite(kills: int, tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        report("crash loop, SQLite", asyncio.run(chaos.crash_loop(f"sqlite:///{folder}/house.db", tables, kills, seed=1)))


def crash_postgres(kills: int, tables: int) -> None:
    with machines.postgres() as server:
        report("crash loop, PostgreSQL", asyncio.run(chaos.crash_loop(machines.fresh(server), tables, kills, seed=2)))


def network(tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        report("bad network", asyncio.run(chaos.bad_network(f"sqlite:///{folder}/house.db", tables, 100, seed=3)))


def secrets(games: int, rooms: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, machines.node(f"sqlite:///{Path(folder) / 'house.db'}") as node:
        for game in rooms:
            print(f"secrets on the wire, {game}: {asyncio.run(overhear(node, game, games, seed=6))}", flush=True)
            left = asyncio.run(overhear(node, game, games // 5, seed=7, stand_in="random"))
            print(f"and where people leave their seats to bots: {left}", flush=True)


def fuzz(messages: int) -> None:
    with tempfile.TemporaryDirectory() as folder, machines.node(f"sqlite:///{Path(folder) / 'house.db'}") as node:
        found = asyncio.run(chaos.hostile(node, messages, seed=4))
        print(f"hostile messages: {found}", flush=True)


def schema(cases: int) -> None:
    with tempfile.TemporaryDirectory() as folder, machines.node(f"sqlite:///{Path(folder) / 'house.db'}") as node:
        found, _ = chaos.ask_everything(node, cases, "coverage,fuzzing", seed=5)
        print(f"schemathesis: {found} cases, every answer is in the OpenAPI page, no 500", flush=True)


def report(name: str, count: chaos.Count) -> None:
    print(f"{name}: {count}", flush=True)
    assert (count.lost, count.doubled, count.differing) == (0, 0, 0)
    assert count.tables == count.finished == count.verified


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("storm", nargs="*", default=STORMS, help=f"{', '.join(STORMS)} (default: all)")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--games", type=int, default=200, help="through the bad network")
    parser.add_argument("--captured", type=int, default=500, help="games of each game whose bytes are captured")
    parser.add_argument("--rooms", nargs="*", default=chaos.GAMES, help="whose secrets are listened for")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--cases", type=int, default=400, help="that schemathesis tries a route")
    asked = parser.parse_args()
    if "crash-sqlite" in asked.storm:
        crash_sqlite(asked.kills, asked.tables)
    if "crash-postgres" in asked.storm:
        crash_postgres(asked.kills, asked.tables)
    if "network" in asked.storm:
        network(asked.games)
    if "secrets" in asked.storm:
        secrets(asked.captured, asked.rooms)
    if "fuzz" in asked.storm:
        fuzz(asked.messages)
    if "schema" in asked.storm:
        schema(asked.cases)


if __name__ == "__main__":
    main()
