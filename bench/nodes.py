"""`python -m bench.nodes`: what each of several node processes does in a second, as nodes are added and people with them.

Each node has the same number of people, whatever the number of nodes: two at a table, each connected to a node at random, a move at each
table every few seconds, one reader of the lobby, and one visitor who opens a listed table and closes it again. So everything that a node
does should stay the same; what is published at other nodes is the only thing that could make it grow.
"""

import argparse
import asyncio
import itertools
import json
import random
import tempfile
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import NamedTuple

import httpx
import websockets
from tests.server import http, machines
from tests.server.fixtures import RunningTable
from tests.server.machines import Node, guest

COUNTED = {
    "soiree_moves_total": "moves",
    "soiree_heard_total": "messages of other nodes",
    "soiree_lobby_lines_total": "lines read of the lobby",
    "soiree_polled_total": "tables compared with the log",
}
TABLES = 10  # for each node
PACE = 4.0  # seconds before each move
OPENED_EVERY = 0.2  # seconds, a listed table by one visitor of each node: more than are opened in truth


class Measured(NamedTuple):
    """One node."""

    counts: dict[str, float]
    cpu: float


async def play(node: Node, running: RunningTable, seat: int, rng: random.Random) -> None:
    """One player, who answers each question after a while."""
    address = f"{node.url.replace('http', 'ws')}/api/tables/{running.table}/socket"
    headers = {"Cookie": f"soiree={running.cookies()[seat]}"}
    async with websockets.connect(address, additional_headers=headers, compression=None, open_timeout=60) as socket:
        await asyncio.sleep(rng.uniform(0, PACE))
        asked: tuple[int, int] | None = None
        while (look := json.loads(await socket.recv())).get("status") != "over":
            if look["type"] != "look":
                continue
            await socket.send(json.dumps({"do": "ack", "number": look["number"], "desk": look["desk"]}))
            if look["moves"] and (look["number"], look["desk"]) != asked:
                asked = look["number"], look["desk"]
                await asyncio.sleep(rng.uniform(0.5, 1.5) * PACE)
                message = {"do": "play", "id": f"m{rng.getrandbits(60)}", "token": rng.choice(look["moves"])["token"]}
                await socket.send(json.dumps(message))


async def play_games(nodes: list[Node], rng: random.Random) -> None:
    """A table, with one game after another, each player at a node at random."""
    people = await asyncio.to_thread(lambda: [guest(rng.choice(nodes).url, f"P{seat}") for seat in range(2)])
    while True:
        running = await asyncio.to_thread(RunningTable, rng.choice(nodes).url, "times-square", 2, people)
        await asyncio.gather(*(play(rng.choice(nodes), running, seat, rng) for seat in range(2)))


async def read_lobby(node: Node) -> None:
    async with websockets.connect(f"{node.url.replace('http', 'ws')}/api/me/events", open_timeout=60) as stream:
        await stream.send('{"do":"follow","lobby":true}')
        async for _ in stream:
            pass


async def open_tables(node: Node) -> None:
    async with http.AsyncClient(base_url=node.url, timeout=60, limits=httpx.Limits(max_keepalive_connections=0)) as client:
        (await client.post("/api/guest", json={"name": "Host"})).raise_for_status()
        while True:
            table = (await client.post("/api/tables", json={"game": "gatsby"})).raise_for_status().json()["table"]
            await asyncio.sleep(OPENED_EVERY)
            (await client.delete(f"/api/tables/{table}")).raise_for_status()


def read_counts(port: int) -> dict[str, float]:
    """The counters of a node, each over all games."""
    found = dict.fromkeys(COUNTED, 0.0)
    for line in httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60).text.splitlines():
        name, _, value = line.partition(" ")
        if name.partition("{")[0] in found:
            found[name.partition("{")[0]] += float(value)
    return found


async def measure(nodes: list[Node], ports: list[int], seconds: float, seed: int) -> list[Measured]:
    """Lets people play for a while at all nodes, and then counts."""
    rng = random.Random(seed)
    games = (play_games(nodes, random.Random(rng.getrandbits(60))) for _ in range(TABLES * len(nodes)))
    tasks = [asyncio.create_task(each) for each in itertools.chain(games, map(read_lobby, nodes), map(open_tables, nodes))]
    loop = asyncio.get_running_loop()

    async def look() -> tuple[list[dict[str, float]], list[float], float]:
        for task in tasks:
            if task.done():
                task.result()
        counts = await asyncio.gather(*(asyncio.to_thread(read_counts, port) for port in ports))
        return list(counts), [node.cpu_seconds() for node in nodes], loop.time()

    async with AsyncExitStack() as stack:

        async def end() -> None:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        stack.push_async_callback(end)
        await asyncio.sleep(3 * PACE)  # until everybody plays
        counts, cpu, begun = await look()
        await asyncio.sleep(seconds)
        later_counts, later_cpu, ended = await look()
    return [
        Measured({name: (after[name] - before[name]) / (ended - begun) for name in COUNTED}, (later - earlier) / (ended - begun))
        for before, after, earlier, later in zip(counts, later_counts, cpu, later_cpu, strict=True)
    ]


def run(number: int, seconds: float) -> list[Measured]:
    """That many nodes with a PostgreSQL and a Redis of their own."""
    with ExitStack() as stack:
        database = machines.fresh(stack.enter_context(machines.postgres()))
        redis = stack.enter_context(machines.redis(Path(stack.enter_context(tempfile.TemporaryDirectory()))))
        ports = [machines.free_port() for _ in range(number)]
        nodes = [stack.enter_context(machines.node(database, "--redis", redis.url, "--metrics-port", str(port))) for port in ports]
        found = asyncio.run(measure(nodes, ports, seconds, seed=number))
        for node in nodes:
            assert node.causes() == []
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, nargs="*", default=[1, 2, 4, 8])
    parser.add_argument("--seconds", type=float, default=60)
    asked = parser.parse_args()
    found: dict[int, list[Measured]] = {}
    for number in asked.nodes:
        found[number] = run(number, asked.seconds)
        print(number, "done", flush=True)
    print("| a second, at one node: mean (least to most) | " + " | ".join(str(number) for number in found) + " |")
    rows = {title: {number: [one.counts[name] for one in each] for number, each in found.items()} for name, title in COUNTED.items()}
    rows["share of a core"] = {number: [one.cpu for one in each] for number, each in found.items()}
    for title, columns in rows.items():
        cells = (f"{sum(each) / len(each):.2f} ({min(each):.2f} to {max(each):.2f})" for each in columns.values())
        print(f"| {title} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
