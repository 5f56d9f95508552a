"""What people at the tables notice while others analyse: `python -m bench.analyses`.

Moves between people, and answers of bots, in a quiet server and with 20 people analysing, in turns; then how soon the first line of an
analysis comes, and how soon the work ends when everybody leaves.
"""

import asyncio
import contextlib
import itertools
import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import uvloop
from tests.server import machines
from tests.server.machines import Node, guest

import soiree
from bench.server import load

PEOPLE = 20
TABLES = 10  # between people
A_SECOND = 50  # moves at all of them together
AGAINST_BOTS = 4  # tables
LEVEL = "regular"
ROUNDS = 3  # of a quiet and a busy period
SINGLE = 4  # first lines of one person, in each round
STILL = 1.0  # seconds without work, after which it has ended


class Waits:
    """Seconds that people waited in some periods."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.answers: list[float] = []


async def analyse(client: httpx.AsyncClient, body: dict[str, object], firsts: list[float], lines: list[int]) -> None:
    """Analyses one decision, again and again."""
    while True:
        asked = time.perf_counter()
        async with client.stream("POST", "/api/analysis/moves", json=body) as answer:
            answer.raise_for_status()
            async for number, _ in _numbered(answer.aiter_lines()):
                if number == 0:
                    firsts.append(time.perf_counter() - asked)
                lines[0] += 1


async def _numbered(lines: AsyncIterator[str]) -> AsyncIterator[tuple[int, str]]:
    number = 0
    async for line in lines:
        yield number, line
        number += 1


def bodies() -> Iterator[dict[str, object]]:
    """Decisions of every game, in turn."""
    matches = [soiree.new(game.id, seed=seed) for seed in range(2) for game in soiree.games()]
    return itertools.cycle({"record": match.record(), "seat": min(match.actors)} for match in matches)


@contextlib.asynccontextmanager
async def analysing(node: Node, people: int, firsts: list[float], lines: list[int]) -> AsyncIterator[None]:
    """This many people analyse, and each has had a line before this begins."""
    async with contextlib.AsyncExitStack() as stack:
        tasks = []
        for number, body in zip(range(people), bodies(), strict=False):
            cookies = guest(node.url, f"A{number}").cookies
            client = await stack.enter_async_context(httpx.AsyncClient(base_url=node.url, cookies=cookies, timeout=60))
            tasks.append(asyncio.create_task(analyse(client, body, firsts, lines)))
        begun = len(firsts)
        while len(firsts) < begun + people and not any(task.done() for task in tasks):
            await asyncio.sleep(0.01)
        try:
            yield
            for task in tasks:
                if task.done():
                    task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def against_bot(node: Node, seed: int, answers: list[float]) -> None:
    """Plays against a bot, with random moves: the seconds from a move until the bot has answered it."""
    rng = random.Random(seed)
    async with httpx.AsyncClient(base_url=node.url, cookies=guest(node.url, f"B{seed}").cookies, timeout=60) as client:
        for game in itertools.count():
            bots = [{"seat": 1, "level": LEVEL}]
            created = (await client.post("/api/tables", json={"game": "times-square", "bots": bots, "start": True})).raise_for_status()
            address = f"/api/tables/{created.json()['table']}"
            snapshot = (await client.get(address)).json()
            sent = 0.0
            for count in itertools.count():
                while snapshot["status"] == "playing" and not snapshot["moves"]:
                    snapshot = (await client.get(address, params={"after": snapshot["number"], "wait": 10})).json()
                    if snapshot["moves"] and sent:
                        answers.append(time.perf_counter() - sent)
                if snapshot["status"] != "playing":
                    break
                sent = time.perf_counter()
                token = rng.choice(snapshot["moves"])["token"]
                (await client.post(f"{address}/play", json={"id": f"{game}-{count}", "token": token})).raise_for_status()
                snapshot = (await client.get(address)).json()


async def period(node: Node, waits: Waits) -> None:
    """One period at the tables."""
    playing = [asyncio.create_task(against_bot(node, seed, waits.answers)) for seed in range(AGAINST_BOTS)]
    _, _, seconds = await load(node, TABLES, steady=True, a_second=A_SECOND)
    waits.moves += seconds
    for task in playing:
        assert not task.done(), task.result()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def work_of(node: Node) -> float:
    """CPU seconds of the processes that search for a node."""
    parents: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has ended
            parents.setdefault(int(stat.read_text().rsplit(")", 1)[1].split()[1]), []).append(int(stat.parent.name))
    found, left = 0.0, list(parents.get(node.process.pid, []))
    while left:
        process = left.pop()
        left += parents.get(process, [])
        with contextlib.suppress(OSError):
            found += machines.cpu_seconds(process)
    return found


async def until_still(node: Node) -> float:
    """Seconds until the last work, when nobody is there any more."""
    begun = last = time.perf_counter()
    work = work_of(node)
    while time.perf_counter() - last < STILL:
        await asyncio.sleep(0.02)
        now = work_of(node)
        if now > work:
            work, last = now, time.perf_counter()
    return last - begun


async def measure(node: Node) -> dict[str, float]:
    quiet, busy, lines = Waits(), Waits(), [0]
    alone, at_once, newcomers = list[float](), list[float](), list[float]()
    async with analysing(node, 1, [], [0]):  # its workers have started
        await period(node, Waits())
    left: list[float] = []
    for _ in range(ROUNDS):
        await period(node, quiet)
        async with analysing(node, PEOPLE, at_once, lines):
            await period(node, busy)
            for _ in range(SINGLE):
                async with analysing(node, 1, newcomers, [0]):
                    pass
        left.append(await until_still(node))
    for _ in range(SINGLE * ROUNDS):
        async with analysing(node, 1, alone, [0]):
            pass
    found: dict[str, float] = {}
    for what in ("moves", "answers"):
        for share, name in ((0.5, "p50"), (0.99, "p99")):
            values = [_quantile(getattr(waits, what), share) for waits in (quiet, busy)]
            found |= {f"{what}.quiet.{name}_ms": values[0] * 1000, f"{what}.with_{PEOPLE}_analysing.{name}_ms": values[1] * 1000}
            found[f"{what}.with_{PEOPLE}_analysing.{name}_ratio"] = values[1] / values[0]
    firsts = {"alone": alone, f"with_{PEOPLE}_analysing": newcomers, f"{PEOPLE}_at_once": at_once}
    found |= {f"first_line.{name}.p50_s": statistics.median(values) for name, values in firsts.items()}
    found |= {"lines": float(lines[0]), "work_after_leaving.max_s": max(left)}
    return {f"analyses.{name}": value for name, value in found.items()}


def _quantile(values: list[float], share: float) -> float:
    return sorted(values)[int(len(values) * share)]


def figures() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, machines.node(f"sqlite:///{folder}/analyses.db") as node:
        return uvloop.run(measure(node))


if __name__ == "__main__":
    for name, value in figures().items():
        print(f"{name:50} {value:.4g}")
