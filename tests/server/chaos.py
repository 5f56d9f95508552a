"""Chaos tests: crashes, a bad network, hostile clients. `make soak` runs the long forms, the tests short ones."""

import asyncio
import contextlib
import json
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import websockets
from sqlalchemy import create_engine, select
from websockets.asyncio.client import ClientConnection

from soiree.games import game as room
from soiree.games import games as rooms
from soiree.server.http import messages
from soiree.server.storage.schema import log
from tests.server import http, machines
from tests.server.client import Player
from tests.server.fixtures import RunningTable
from tests.server.machines import Node, guest
from tests.server.proxy import BadNetwork
from tests.server.toys import toy_among_the_games


class Count(msgspec.Struct):
    """What was counted."""

    tables: int = 0
    finished: int = 0
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    verified: int = 0
    reconnects: int = 0
    differing: int = 0  # clients whose table is not what the log says
    cut: int = 0  # connections, by a bad network
    harmed: int = 0  # messages that a bad network lost, delayed or doubled


async def kill_often(node: Node, players: Sequence[Player], kills: int, rng: random.Random, count: Count, over: asyncio.Event) -> None:
    """Kills the node after random numbers of acknowledgements and random delays. Ends with the node running."""
    while count.kills < kills and not over.is_set():
        wanted = sum(len(player.acknowledged) for player in players) + rng.randrange(50)
        while sum(len(player.acknowledged) for player in players) < wanted and not over.is_set():
            assert node.process.poll() is None, f"the server died: {node.process.returncode}"
            await asyncio.sleep(0.002)
        await asyncio.sleep(rng.uniform(0, 0.03))
        await asyncio.to_thread(node.kill)
        count.kills += 1
        await asyncio.to_thread(node.start)


GAMES = [one.id for one in rooms()]


def create_tables(url: str, games: Sequence[str], number: int) -> list[RunningTable]:
    """Creates that many tables of these games in turn, with all numbers of seats."""
    with toy_among_the_games():
        set_ups = [(game, seats) for index in range(4) for game in games for seats in [room(game).seats[index % len(room(game).seats)]]]
    people = [guest(url, f"P{seat}") for seat in range(max(seats for _, seats in set_ups))]
    chosen = [set_ups[index % len(set_ups)] for index in range(number)]
    return [RunningTable(url, game, seats, people[:seats]) for game, seats in chosen]


async def crash_loop(database: str, tables: int, kills: int, seed: int, games: Sequence[str] = GAMES) -> Count:
    """Plays rounds of games while the server is killed at random moments."""
    rng = random.Random(seed)
    node = Node(database)
    count = Count()
    try:
        while count.kills < kills:
            running_tables = create_tables(node.url, games, tables)
            players = [
                player
                for index, running in enumerate(running_tables)
                for player in running.players(lambda: node.url, rng.getrandbits(30) + index)
            ]
            for player in players:
                player.backs = 0.05
            over = asyncio.Event()
            killing = asyncio.create_task(kill_often(node, players, kills, rng, count, over))
            playing = asyncio.gather(*(player.play_to_the_end() for player in players))
            killing.add_done_callback(lambda task, playing=playing: task.exception() and playing.cancel())  # type: ignore[misc]  # bound
            try:
                async with asyncio.timeout(3600):
                    await playing
            finally:
                over.set()
                await killing
            check(database, node, running_tables, players, count)
        assert node.causes() == []
    finally:
        if node.process.poll() is None:
            node.kill()
    return count


def written_ids(database: str, tables: Sequence[str]) -> Counter[str]:
    """The ids of all decisions in the logs of these tables, and how often each is there."""
    engine = create_engine(database)
    with engine.connect() as connection:
        bodies = connection.scalars(select(log.c.body).where(log.c.lane > 0, log.c.table_id.in_(tables)))
        written = Counter(entry["id"] for entry in map(msgspec.json.decode, bodies) if "id" in entry)
    engine.dispose()
    return written


def check(database: str, node: Node, running_tables: Sequence[RunningTable], players: Sequence[Player], count: Count) -> None:
    """Compares what the clients have received with the database."""
    written = written_ids(database, [running.table for running in running_tables])
    count.tables += len(running_tables)
    for player in players:
        count.acknowledged += len(player.acknowledged)
        count.lost += sum(written[id] == 0 for id, _ in player.acknowledged)
        count.reconnects += player.reconnects
    count.doubled += sum(times > 1 for times in written.values())
    for running in running_tables:
        person = running.people[0]
        snapshot = person.get(f"{node.url}/api/tables/{running.table}").json()
        count.finished += snapshot["status"] == "over"
        count.verified += person.get(f"{node.url}/api/tables/{running.table}/verify").json()["honest"]
    onlooker = http.Client(base_url=node.url, timeout=30, limits=httpx.Limits(max_keepalive_connections=0))
    for player in players:
        cookie = {"Cookie": f"soiree={player.cookie}"} if player.cookie else {}
        true = onlooker.get(f"/api/tables/{player.table}", headers=cookie).json()
        same = all(player.snapshot[part] == true[part] for part in ("number", "view", "status", "result", "seat"))
        count.differing += not (
            same and [_comparable(player.rows[number]) for number in sorted(player.rows)] == [_comparable(row) for row in true["rows"]]
        )


def _comparable(row: dict[str, Any]) -> tuple[object, ...]:
    """A row without what is revealed at the end of the game."""
    return row["number"], row["at"], row["entry"]["kind"], len(row["events"]), len(row["entry"].get("steps", "").split())


async def bad_network(database: str, tables: int, at_once: int, seed: int, games: Sequence[str] = GAMES) -> Count:
    """Plays through a network that loses, delays, doubles and reorders messages. All clients must end with the state of the log."""
    count = Count()
    with machines.node(database) as node:
        for first in range(0, tables, at_once):
            network = BadNetwork(node.url, seed + first)
            async with network.open() as address:
                running_tables = create_tables(node.url, games, min(at_once, tables - first))
                players = [
                    player
                    for index, running in enumerate(running_tables)
                    for player in running.players(partial(str, address), seed + first + index, onlooker=True)
                ]
                async with asyncio.timeout(3600):
                    await asyncio.gather(*(player.play_to_the_end() for player in players))
            check(database, node, running_tables, players, count)
            count.harmed += network.harmed
            count.cut += network.cut
        assert node.causes() == []
    return count


class Hostility(msgspec.Struct):
    messages: int = 0
    connections: int = 0  # sockets that were opened
    refused: int = 0
    looks: int = 0  # snapshots that were received
    leaks: int = 0  # answers that show another seat's view
    memory_before: int = 0
    memory_after: int = 0


KINDS = [kind for kind in get_args(messages.CLIENT_MESSAGE) if kind.__struct_config__.tag != "resign"]  # it would end the game
SHAPES = [*(str(kind.__struct_config__.tag) for kind in KINDS), "", "PLAY", "resign?", "nothing"]
FIELDS = sorted({name for kind in KINDS for name in kind.__struct_encode_fields__} | {"seat", "do"})
LAST = "last"  # the id of the last request of a connection
ODD: list[Any] = [None, -1, 2**31, 1.5, True, "", "x" * 100, [], {}, "S", "x", "\u0000", "en", {"do": "play"}]


def hostile_message(rng: random.Random) -> str | bytes:
    """A random message: wrong types, wrong sizes, half messages, bytes that are no text, and sometimes a valid one."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "[" * rng.randrange(1, 2000)
    if kind == 2:
        return '{"do":"chat","id":"x","text":"' + "é" * rng.randrange(4000) + '"}'
    if kind == 4:
        return well_formed(rng)
    fields = {name: rng.choice(ODD) for name in rng.sample(FIELDS, rng.randrange(6))}
    text = json.dumps({"do": rng.choice(SHAPES), **fields}).replace("2147483648", str(rng.choice([2**31, 2**70])))
    return text[: rng.randrange(len(text) + 1)] if kind == 3 else text


def well_formed(rng: random.Random) -> str:
    """A message with every field and correct types, and random values."""
    kind = rng.choice(KINDS)
    fields: dict[str, object] = {"do": kind.__struct_config__.tag}
    for field in msgspec.inspect.type_info(kind).fields:  # type: ignore[attr-defined]  # of a struct, which KINDS are
        wanted = field.type
        if isinstance(wanted, msgspec.inspect.UnionType):  # with null
            wanted = next(one for one in wanted.types if not isinstance(one, msgspec.inspect.NoneType))
        match wanted:
            case msgspec.inspect.StrType():
                fields[field.encode_name] = rng.choice(["S", "x", "B1n", "é" * 40, "\u0000", str(rng.randrange(9))])
            case msgspec.inspect.IntType():
                fields[field.encode_name] = rng.choice([0, 1, rng.randrange(2**31)])
            case msgspec.inspect.BoolType():
                fields[field.encode_name] = rng.random() < 0.2  # a draw would end the game
            case msgspec.inspect.LiteralType(values):
                fields[field.encode_name] = rng.choice(values)
            case other:
                raise AssertionError(f"no value for {other}")
    return json.dumps(fields)


async def hostile(node: Node, messages: int, seed: int, connections: int = 8) -> Hostility:
    """Sends hostile messages from a seat, an onlooker and a forged cookie. The server must not fail, leak or grow."""
    rng = random.Random(seed)
    running_tables = [RunningTable(node.url, game) for game in GAMES]
    found = Hostility()
    await _send_all(node, running_tables, messages // 10, rng, found, connections)  # what grows once has grown
    found.memory_before = node.memory()
    await _send_all(node, running_tables, messages - messages // 10, rng, found, connections)
    found.memory_after = node.memory()
    assert node.process.poll() is None
    assert node.causes() == []
    return found


async def _send_all(
    node: Node, running_tables: Sequence[RunningTable], messages: int, rng: random.Random, found: Hostility, connections: int
) -> None:
    async def send(share: int) -> None:
        left = share
        while left > 0:
            running = rng.choice(running_tables)
            cookies = [running.cookies()[0], "", "forged.cookie.value"]
            cookie = rng.choice(cookies)
            found.connections += 1
            address = f"{node.url.replace('http', 'ws')}/api/tables/{running.table}/socket"
            headers = {"Cookie": f"soiree={cookie}"}
            with contextlib.suppress(websockets.ConnectionClosed):
                async with websockets.connect(address, additional_headers=headers, compression=None, open_timeout=60) as connection:
                    listening = asyncio.create_task(_listen(connection, 0 if cookie == cookies[0] else None, found))
                    try:
                        for _ in range(20):  # one more malformed message, and the connection would be closed
                            left -= 1
                            await connection.send(hostile_message(rng))
                            found.messages += 1
                        await connection.send(json.dumps({"do": "why-not", "id": LAST, "token": "x"}))
                        await listening
                    finally:
                        listening.cancel()

    await asyncio.gather(*(send(messages // connections) for _ in range(connections)))


async def _listen(connection: ClientConnection, seat: int | None, found: Hostility) -> None:
    with contextlib.suppress(websockets.ConnectionClosed):
        async for message in connection:
            said = msgspec.json.decode(message)
            if said.get("id") == LAST:
                return  # all earlier messages were answered
            found.refused += said["type"] == "refused"
            if said["type"] == "look":
                found.looks += 1
                found.leaks += said["seat"] != seat or said["view"]["seat"] != seat


CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


# After these a cookie is void, and the other requests would be a stranger's.
ENDING = {
    "ApiMeLeaveForGood",
    "ApiLogoutLogOut",
    "ApiMeAccountOpenAccount",
    "ApiMePassphraseChange",
    "ApiMeSessionsEndAll",
    "ApiMeSessionsEnd",
}
ASKING = 4  # processes: a request can wait for half a minute. Threads of one process trip over Python 3.11's parser (gh-106905)


def ask_everything(node: Node, cases: int, phases: str, seed: int) -> tuple[int, str]:
    """Runs schemathesis against every route, as a player at a table. Raises if an answer is not in the OpenAPI document."""
    mine, other = RunningTable(node.url).cookies()
    paths = http.get(f"{node.url}/schema/openapi.json", timeout=60).raise_for_status().json()["paths"]
    operations = sorted(operation["operationId"] for path in paths.values() for operation in path.values())
    lasting = [operation for operation in operations if operation not in ENDING]
    parts = [(mine, lasting[first::ASKING]) for first in range(ASKING)]

    def ask(cookie: str, asked: Iterable[str]) -> tuple[int, str]:
        only = f"^({'|'.join(asked)})$"
        return _schemathesis(node, cases, phases, seed, "-H", f"Cookie: soiree={cookie}", "--include-operation-id-regex", only)

    with ThreadPoolExecutor(ASKING) as threads:
        runs = list(threads.map(ask, *zip(*parts, strict=True)))
    runs.append(ask(other, sorted(ENDING)))
    assert node.causes() == []
    return sum(count for count, _ in runs), "\n".join(output for _, output in runs)


def _schemathesis(node: Node, cases: int, phases: str, seed: int, *more: str) -> tuple[int, str]:
    run = subprocess.run(
        [
            *(Path(sys.executable).with_name("schemathesis"), "run", f"{node.url}/schema/openapi.json"),
            *("--phases", phases, "-n", str(cases), "-c", CHECKS, "--warnings", "off", "--no-color", "--seed", str(seed)),
            *("--request-timeout", "60"),  # a request can wait for half a minute until its table changes
            *more,
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    found = re.search(r"([0-9]+) generated", run.stdout)
    assert found, run.stdout
    return int(found[1]), run.stdout
