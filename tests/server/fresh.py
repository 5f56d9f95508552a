"""Fresh tables of all games against bots: how long until the page asks its first question, and each next one?

`python -m tests.server.soak fresh --fresh 100000` runs it in full. A wait beyond the deadline is a stall: nothing that a table waits
for may be forgotten. The deadline of the soak is what a person can expect; that of the tests only ends a wait for what never comes, so
that a busy machine does not fail them.
"""

import asyncio
import random
import time
from collections.abc import Callable, Iterator

import httpx
import msgspec
import websockets

from soiree.games import games
from tests.server import http
from tests.server.attacks import percentile
from tests.server.machines import Node

DEADLINE = 10.0  # seconds, on a machine that does nothing else
NEVER = 60.0  # seconds after which a question does not come at all
LEVELS = ("random", "novice")
NEXT = 4  # questions after the first at each table


class Option(msgspec.Struct):
    token: str


class Received(msgspec.Struct):
    type: str
    number: int = 0
    desk: int = 0
    status: str = ""
    done: list[str] = []
    moves: list[Option] = []


_decode = msgspec.json.Decoder(Received).decode


class Questions(msgspec.Struct):
    """Milliseconds until questions came, and the tables where one did not come in time."""

    first: list[float] = []
    next: list[float] = []
    stalled: list[str] = []
    failed: list[str] = []  # what clients have got instead of an answer
    tables: int = 0

    def __str__(self) -> str:
        def told(values: list[float]) -> str:
            median, most = percentile(values, 0.5), percentile(values, 0.99)
            return f"{len(values)}, p50 {median:.0f} ms, p99 {most:.0f} ms, max {max(values, default=0):.0f} ms"

        stalled, failed = (f"{len(found)} {found[:3]}" for found in (self.stalled, self.failed))
        return f"first questions: {told(self.first)}; next ones: {told(self.next)}; stalled: {stalled}; failed: {failed}"


async def ask_fresh_tables(
    node: Node, tables: int, at_once: int, seed: int, deadline: float = DEADLINE, progress: Callable[[int], object] = lambda _tables: None
) -> Questions:
    """Opens this many tables, a number of them at the same time. `progress` is called with the number of tables that are done."""
    found = Questions()
    numbers = iter(range(tables))
    visitors = (_visitor(node, numbers, random.Random(seed + visitor), found, deadline, progress) for visitor in range(at_once))
    await asyncio.gather(*visitors)
    return found


async def _visitor(
    node: Node, numbers: Iterator[int], rng: random.Random, found: Questions, deadline: float, progress: Callable[[int], object]
) -> None:
    rooms = games()
    async with http.AsyncClient(base_url=node.url, timeout=60) as client:
        (await client.post("/api/guest", json={"name": "Guest"})).raise_for_status()
        headers = {"Cookie": f"soiree={client.cookies['soiree']}"}
        for number in numbers:  # all visitors share them
            game = rooms[number % len(rooms)]
            seats = rng.choice(game.seats)
            bots = [{"seat": seat, "level": rng.choice(LEVELS)} for seat in range(1, seats)]
            asked = {"game": game.id, "seats": seats, "bots": bots, "start": True, "listed": False}
            try:
                await _visit(node, client, asked, headers, rng, found, deadline)
            except (httpx.HTTPError, websockets.WebSocketException, OSError) as error:
                found.failed.append(repr(error))
            found.tables += 1
            progress(found.tables)


async def _visit(
    node: Node,
    client: httpx.AsyncClient,
    asked: dict[str, object],
    headers: dict[str, str],
    rng: random.Random,
    found: Questions,
    deadline: float,
) -> None:
    """Opens one table, answers some questions there, and resigns."""
    table = (await client.post("/api/tables", json=asked)).raise_for_status().json()["table"]
    address = f"{node.url.replace('http', 'ws')}/api/tables/{table}/socket"
    async with websockets.connect(address, additional_headers=headers, compression=None, open_timeout=60) as socket:
        try:
            await _sit(socket, rng, found, deadline)
        except TimeoutError:
            found.stalled.append(table)
    await client.post(f"/api/tables/{table}/resign", json={"id": "end"})


async def _sit(socket: websockets.ClientConnection, rng: random.Random, found: Questions, deadline: float) -> None:
    """Answers some questions at a table."""
    questions, id, begun = 0, "", time.perf_counter()
    while questions <= NEXT:
        received = _decode(await asyncio.wait_for(socket.recv(), deadline - (time.perf_counter() - begun)))
        if received.type != "look":
            continue
        await socket.send(f'{{"do":"ack","number":{received.number},"desk":{received.desk}}}')
        if received.status == "over":
            return
        if id in received.done:
            id = ""
        if received.moves and not id:
            (found.next if questions else found.first).append((time.perf_counter() - begun) * 1000)
            questions, id, begun = questions + 1, f"q{questions}", time.perf_counter()
            await socket.send(f'{{"do":"play","id":"{id}","token":"{rng.choice(received.moves).token}"}}')
