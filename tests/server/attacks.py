"""Attacks on a test server from another loopback address while ordinary people play: how much slower is it for them?

`python -m tests.server.soak attacks` runs them all. Each attack is what one visitor with one machine can do. The innocent people are
two who play each other, one who plays a novice bot, and one who reads the lobby; what they wait for is measured before and during
each attack. An attacker is a process of its own with a low priority: it has a machine of its own, and takes nothing from the server's but
what the server spends on it.
"""

import asyncio
import contextlib
import itertools
import json
import os
import random
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable

import httpx
import msgspec
import websockets

import soiree
from soiree.server.settings import Settings
from tests.server import http
from tests.server.chaos import written_ids
from tests.server.fixtures import RunningTable
from tests.server.machines import UNLIMITED, Node, guest

ATTACKER = "127.0.0.2"  # another address than that of the innocent people, who come from 127.0.0.1
NOTICEABLE = 50.0  # milliseconds: a shorter wait does not count as slow. Twice a few milliseconds is the noise of a shared machine
BOT_DEADLINE = 2000.0  # milliseconds until a novice bot has answered
PAUSE = 0.02  # seconds between two moves of innocent people
HTTP_PAUSE = 0.25  # seconds between two requests of an innocent person over HTTP, where a minute has a limit
NOT_UNDERSTOOD = frozenset({400, 404, 405, 415, 422})  # answers to a request that is no attack: the API has changed
Attack = Callable[["Attacker"], Awaitable[None]]


def usual_limits() -> list[str]:
    """Flags that set the limits of a server as they are by default, and not as most tests want them."""
    names = [*UNLIMITED, "requests-a-minute", "messages-a-second"]
    usual = Settings()
    return [word for name in names for word in (f"--{name}", str(getattr(usual, name.replace("-", "_"))))]


class Waits(msgspec.Struct):
    """How long innocent people waited, in milliseconds."""

    moves: list[float] = []
    lobby: list[float] = []
    bots: list[float] = []

    def p99(self) -> tuple[float, float, float]:
        """Of moves and the lobby the 99th percentile, of bots the longest."""
        return percentile(self.moves, 0.99), percentile(self.lobby, 0.99), max(self.bots, default=float("inf"))


class Endured(msgspec.Struct):
    """What innocent people have noticed of an attack."""

    quiet: Waits
    attacked: Waits
    refused: int  # of their moves
    acknowledged: int
    lost: int  # acknowledged moves that are not in the log

    def failures(self) -> list[str]:
        """What must not be."""
        found = []
        for name, before, during in zip(("moves", "lobby"), self.quiet.p99(), self.attacked.p99(), strict=False):
            if during >= max(2 * before, NOTICEABLE) or before == float("inf"):
                found.append(f"{name}: p99 {before:.0f} -> {during:.0f} ms")
        if self.attacked.p99()[2] >= BOT_DEADLINE:
            found.append(f"a novice bot answered after {self.attacked.p99()[2]:.0f} ms")
        if self.lost or not self.acknowledged:
            found.append(f"{self.lost} of {self.acknowledged} acknowledged moves are lost")
        return found


class Attacker:
    """One visitor at another address."""

    def __init__(self, port: int, victim: str) -> None:
        self.port = port
        self.victim = victim  # a listed table where innocent people play

    def client(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=ATTACKER, limits=httpx.Limits(max_connections=None))
        hooks = {"response": [_require_understood]}
        return http.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=120, event_hooks=hooks)

    @contextlib.asynccontextmanager
    async def guest(self) -> AsyncIterator[httpx.AsyncClient]:
        async with self.client() as client:
            await client.post("/api/guest", json={"name": "Mallory"})
            yield client

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ATTACKER, 0))

    def watch(self, table: str) -> websockets.connect:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return websockets.connect(address, local_addr=(ATTACKER, 0), compression=None)


async def _require_understood(answer: httpx.Response) -> None:
    """Ends the attacker, which is noticed, if the server does not know what it is asked for."""
    if answer.status_code in NOT_UNDERSTOOD:
        print(f"{answer.request.method} {answer.request.url}: {answer.status_code}", file=sys.stderr, flush=True)
        os._exit(1)


# ---------------------------------------------------------------- the attacks


async def failed_logins(attacker: Attacker) -> None:
    """140 unknown logins at once, again and again."""
    async with attacker.client() as client:
        for number in itertools.count():
            tries = (client.post("/api/login", json={"login": f"nobody{number}-{each}", "passphrase": "guess"}) for each in range(140))
            await asyncio.gather(*tries, return_exceptions=True)


async def tables_of_masters(attacker: Attacker) -> None:
    """100 tables where the strongest bots play each other."""
    async with attacker.guest() as client:
        bots = [{"seat": seat, "level": "master"} for seat in range(2)]
        asked = {"game": "times-square", "bots": bots, "seat": None, "start": True}
        created = await asyncio.gather(*(client.post("/api/tables", json=asked) for _ in range(100)), return_exceptions=True)
        tables = [answer.json()["table"] for answer in created if isinstance(answer, httpx.Response) and answer.status_code == 201]
        async with contextlib.AsyncExitStack() as stack:
            for table in tables[:20]:
                with contextlib.suppress(websockets.WebSocketException, OSError):
                    await stack.enter_async_context(attacker.watch(table))
            await asyncio.Event().wait()


async def guests_against_masters(attacker: Attacker) -> None:
    """As many guests as one address can have, each at a table of their own with masters, all of whom think at the same time."""
    asked = {"game": "edgar-lucien", "bots": [{"seat": seat, "level": "master"} for seat in range(1, 4)], "seats": 4, "start": True}

    async def play(client: httpx.AsyncClient) -> None:
        table = (await client.post("/api/tables", json=asked)).json()["table"]
        headers = {"Cookie": f"soiree={client.cookies['soiree']}"}
        address = f"ws://127.0.0.1:{attacker.port}/api/tables/{table}/socket"
        async with websockets.connect(address, local_addr=(ATTACKER, 0), additional_headers=headers, compression=None) as socket:
            while True:
                look = json.loads(await socket.recv())
                if look["type"] == "look" and look["moves"]:
                    await socket.send(json.dumps({"do": "play", "id": f"m{time.time_ns()}", "token": look["moves"][0]["token"]}))

    async def guest() -> None:
        with contextlib.suppress(websockets.WebSocketException, OSError, LookupError, httpx.HTTPError):  # refused
            async with attacker.guest() as client:
                await play(client)
        await asyncio.Event().wait()

    await asyncio.gather(*(guest() for _ in range(60)))


async def replays(attacker: Attacker) -> None:
    """Long records that are replayed and analysed, again and again, and answers that nobody reads."""
    match, rng = soiree.new("edgar-lucien", seats=4, seed=1), random.Random(1)
    while not match.over:
        seat = min(match.actors)
        match.play(seat, rng.choice(match.moves(seat)))
    asked = {"record": match.record()}

    async def ask(path: str) -> None:
        async with attacker.client() as client:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    await client.post(path, json=asked)
                    await client.get(f"/api/tables/{attacker.victim}/moments", params={"after": 0})

    await asyncio.gather(*(ask(path) for path in ("/api/replay", "/api/analysis/open", "/api/analysis/position") for _ in range(15)))


async def half_sent_heads(attacker: Attacker) -> None:
    """200 requests whose heads never end, and some that are very long."""
    writers = []
    for _ in range(200):
        with contextlib.suppress(OSError):
            _, writer = await attacker.connect()
            writer.write(b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            writers.append(writer)
    with contextlib.suppress(OSError):
        _, writer = await attacker.connect()
        for _ in range(2000):
            writer.write(b"a" * 65_536)
            await writer.drain()
    while True:
        await asyncio.sleep(0.1)
        for writer in writers:
            with contextlib.suppress(OSError):
                writer.write(b"a")


async def many_connections(attacker: Attacker) -> None:
    """Connections without a request, as many as the server takes."""
    held = []
    while True:
        try:
            held.append(await attacker.connect())
        except OSError:
            await asyncio.sleep(0.1)
        if len(held) >= 2000:
            await asyncio.Event().wait()


async def everything_again(attacker: Attacker) -> None:
    """Five sockets that ask for all rows again and again."""

    async def greedy() -> None:
        while True:
            with contextlib.suppress(websockets.WebSocketException, OSError):
                async with attacker.watch(attacker.victim) as socket:
                    while True:
                        await socket.send('{"do":"resume","since":0}')
                        await socket.recv()

    await asyncio.gather(*(greedy() for _ in range(5)))


async def arrivals(attacker: Attacker) -> None:
    """140 onlookers who come and go at the table of others."""

    async def restless() -> None:
        while True:
            with contextlib.suppress(websockets.WebSocketException, OSError):
                async with attacker.watch(attacker.victim) as socket:
                    await socket.recv()
                    await asyncio.sleep(1)

    await asyncio.gather(*(restless() for _ in range(140)))


async def strangers_chat(attacker: Attacker) -> None:
    """Strangers who talk at the table of others until its log is full."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(attacker.guest()) for _ in range(20)]
        while True:
            said = (client.post(f"/api/tables/{attacker.victim}/chat", json={"text": "spam " * 50}) for client in clients)
            await asyncio.gather(*said, return_exceptions=True)


async def analysts(attacker: Attacker) -> None:
    """20 people on analysis boards, each with an analysis that runs, and begun again when it ends."""

    async def analyse(number: int) -> None:
        text = soiree.new("gatsby", seed=number).record()
        asked = {"record": text, "seat": min(soiree.load(text).actors), "open": number % 2 == 0}
        async with attacker.guest() as client:
            while True:
                async with client.stream("POST", "/api/analysis/moves", json=asked) as answer:
                    async for _ in answer.aiter_lines():
                        pass

    await asyncio.gather(*(analyse(number) for number in range(20)))


ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", " "): attack
    for attack in (
        failed_logins,
        tables_of_masters,
        guests_against_masters,
        half_sent_heads,
        many_connections,
        everything_again,
        arrivals,
        strangers_chat,
        analysts,
        replays,
    )
}


# ---------------------------------------------------------------- innocent people


class Innocents:
    """People who play and read, and note how long they wait."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._waits = Waits()
        self._waiting: dict[object, tuple[str, float]] = {}  # what has begun and not ended: the kind of wait, and since when
        self.refused = 0
        self.acknowledged: list[str] = []  # ids of moves that the server says it has stored
        self.tables: list[str] = []  # where they were made
        self._rng = random.Random(1)
        self._people = [guest(node.url, name) for name in ("Ada", "Blaise")]
        self.table = self._new_table()

    def waits(self) -> Waits:
        """All waits since the last call. What still lasts counts as long as it has lasted, and begins anew."""
        now = time.perf_counter()
        for key, (kind, begun) in self._waiting.items():
            getattr(self._waits, kind).append((now - begun) * 1000)
            self._waiting[key] = kind, now
        found, self._waits = self._waits, Waits()
        return found

    def _begin(self, key: object, kind: str) -> None:
        self._waiting[key] = kind, time.perf_counter()

    def _end(self, key: object) -> None:
        kind, begun = self._waiting.pop(key)
        getattr(self._waits, kind).append((time.perf_counter() - begun) * 1000)

    def _new_table(self) -> str:
        self.tables.append(RunningTable(self._node.url, "times-square", 2, self._people).table)
        return self.tables[-1]

    async def run(self) -> None:
        await asyncio.gather(self._play(), self._read_lobby(), self._play_bot())

    async def _play(self) -> None:
        """Two people play each other, game after game, each on a socket of their own."""
        while True:
            await asyncio.gather(*(self._seat(person, self.table) for person in self._people))
            self.table = await asyncio.to_thread(self._new_table)

    async def _seat(self, person: httpx.Client, table: str) -> None:
        address = f"{self._node.url.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"Cookie": f"soiree={person.cookies['soiree']}"}
        asked = ""
        async with websockets.connect(address, additional_headers=headers, compression=None, open_timeout=60) as socket:
            while (look := json.loads(await socket.recv()))["type"] != "look" or look["status"] == "playing":
                if look["type"] != "look":
                    self.refused += look["type"] == "refused"
                    continue
                if asked and asked in look["done"]:
                    self._end(asked)
                    self.acknowledged.append(asked)
                    asked = ""
                await socket.send(json.dumps({"do": "ack", "number": look["number"], "desk": look["desk"]}))
                if look["moves"] and not asked:
                    await asyncio.sleep(PAUSE)
                    asked = f"m{self._rng.getrandbits(60)}"
                    self._begin(asked, "moves")
                    await socket.send(json.dumps({"do": "play", "id": asked, "token": self._rng.choice(look["moves"])["token"]}))
        if asked:
            self._end(asked)  # the move that ended the game
            self.acknowledged += [asked] if asked in look["done"] else []

    async def _read_lobby(self) -> None:
        async with http.AsyncClient(base_url=self._node.url, timeout=120) as client:
            while True:
                self._begin("lobby", "lobby")
                (await client.get("/api/tables")).raise_for_status()
                self._end("lobby")
                await asyncio.sleep(HTTP_PAUSE)

    async def _play_bot(self) -> None:
        """Somebody who plays a novice bot over plain HTTP: from the own move to the next question."""
        async with http.AsyncClient(base_url=self._node.url, timeout=120) as client:
            await client.post("/api/guest", json={"name": "Chloé"})
            asked = {"game": "times-square", "bots": [{"seat": 1, "level": "novice"}], "start": True}
            while True:
                table = (await client.post("/api/tables", json=asked)).raise_for_status().json()["table"]
                self.tables.append(table)
                look = (await client.get(f"/api/tables/{table}")).json()
                self._begin("bot", "bots")
                while look["status"] == "playing":
                    if look["moves"]:
                        self._end("bot")
                        await asyncio.sleep(HTTP_PAUSE)
                        self._begin("bot", "bots")
                        move = {"id": f"m{self._rng.getrandbits(60)}", "token": self._rng.choice(look["moves"])["token"]}
                        look = (await client.post(f"/api/tables/{table}/play", json=move)).raise_for_status().json()
                        self.acknowledged.append(move["id"])
                    else:
                        look = (await client.get(f"/api/tables/{table}", params={"after": look["number"], "wait": 20})).json()
                self._waiting.pop("bot", None)


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[int(len(values) * share)] if values else float("inf")


async def endure(node: Node, name: str, seconds: float) -> Endured:
    """What innocent people notice without and with an attack, this many seconds each."""
    people = await asyncio.to_thread(Innocents, node)
    playing = asyncio.create_task(people.run())
    try:
        await asyncio.wait({playing}, timeout=min(3.0, seconds))  # what is slow once has been slow
        people.waits()
        await asyncio.wait({playing}, timeout=seconds)
        quiet = people.waits()
        command = [sys.executable, "-m", "tests.server.attacks", name, str(node.port), people.table]
        attacker = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
        assert attacker.stdout is not None
        await attacker.stdout.readline()  # it begins
        people.waits()
        await asyncio.wait({playing}, timeout=seconds)
        attacked = people.waits()
        assert attacker.returncode is None, "the attacker has given up"
        attacker.kill()
        await attacker.wait()
        if playing.done():
            playing.result()
        acknowledged = list(people.acknowledged)
        written = await asyncio.to_thread(written_ids, node.database, people.tables)
        return Endured(quiet, attacked, people.refused, len(acknowledged), sum(not written[id] for id in acknowledged))
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


def main(name: str, port: str, victim: str) -> None:
    """One attack, until it is killed."""
    os.nice(19)
    print("ready", flush=True)
    asyncio.run(_attack(name, Attacker(int(port), victim)))


async def _attack(name: str, attacker: Attacker) -> None:
    await ATTACKS[name](attacker)


if __name__ == "__main__":
    main(*sys.argv[1:])
