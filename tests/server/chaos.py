"""What must hold while everything goes wrong: the loops of `make soak`, and their short forms in the tests."""

import asyncio
import contextlib
import json
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
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
from tests.server import machines
from tests.server.client import Player
from tests.server.fixtures import RunningTable
from tests.server.machines import Node, guest
from tests.server.proxy import BadNetwork
from tests.server.toys import toy_among_the_games


class Count(msgspec.Struct):
    """What was seen."""

    tables: int = 0
    finished: int = 0
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    verified: int = 0
    reconnects: int = 0
    differing: int = 0  # clients whose table is not what the log says
    cut: int = 0  # lines, by a bad network
    harmed: int = 0  # messages that a bad network lost, delayed or doubled


async def kill_often(node: Node, players: Sequence[Player], kills: int, rng: random.Random, count: Count, over: asyncio.Event) -> None:
    """At any moment: after so many more acknowledgements, and a little later. Ends with the node running."""
    while count.kills < kills and not over.is_set():
        wanted = sum(len(player.acknowledged) for player in players) + rng.randrange(50)
        while sum(len(player.acknowledged) for player in players) < wanted and not over.is_set():
            assert node.process.poll() is None, f"the house died by itself: {node.process.returncode}"
            await asyncio.sleep(0.002)
        await asyncio.sleep(rng.uniform(0, 0.03))
        await asyncio.to_thread(node.kill)
        count.kills += 1
        await asyncio.to_thread(node.start)


GAMES = [one.id for one in rooms()]


def lay_tables(url: str, games: Sequence[str], number: int) -> list[RunningTable]:
    """So many tables of these games in turn, over all numbers of seats that they have."""
    with toy_among_the_games():
        set_ups = [(game, seats) for place in range(4) for game in games for seats in [room(game).seats[place % len(room(game).seats)]]]
    people = [guest(url, f"P{seat}") for seat in range(max(seats for _, seats in set_ups))]
    chosen = [set_ups[place % len(set_ups)] for place in range(number)]
    return [RunningTable(url, game, seats, people[:seats]) for game, seats in chosen]


async def crash_loop(database: str, tables: int, kills: int, seed: int, games: Sequence[str] = GAMES) -> Count:
    """Rounds of games while the server is killed at random moments."""
    rng = random.Random(seed)
    node = Node(database)
    count = Count()
    try:
        while count.kills < kills:
            parties = lay_tables(node.url, games, tables)
            players = [
                player for place, party in enumerate(parties) for player in party.players(lambda: node.url, rng.getrandbits(30) + place)
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
            judge(database, node, parties, players, count)
        assert node.causes() == []
    finally:
        if node.process.poll() is None:
            node.kill()
    return count


def judge(database: str, node: Node, parties: Sequence[RunningTable], players: Sequence[Player], count: Count) -> None:
    """Counts what the clients were told against what lies on disk."""
    engine = create_engine(database)
    with engine.connect() as disk:
        wanted = [party.table for party in parties]
        bodies = disk.scalars(select(log.c.body).where(log.c.lane > 0, log.c.table_id.in_(wanted)))
        written = Counter(entry["id"] for entry in map(msgspec.json.decode, bodies) if "id" in entry)
    engine.dispose()
    count.tables += len(parties)
    for player in players:
        count.acknowledged += len(player.acknowledged)
        count.lost += sum(written[id] == 0 for id, _ in player.acknowledged)
        count.reconnects += player.reconnects
    count.doubled += sum(times > 1 for times in written.values())
    for party in parties:
        person = party.people[0]
        look = person.get(f"{node.url}/api/tables/{party.table}").json()
        count.finished += look["status"] == "over"
        count.verified += person.get(f"{node.url}/api/tables/{party.table}/verify").json()["honest"]
    onlooker = httpx.Client(base_url=node.url, timeout=30, limits=httpx.Limits(max_keepalive_connections=0))
    for player in players:
        cookie = {"Cookie": f"soiree={player.cookie}"} if player.cookie else {}
        true = onlooker.get(f"/api/tables/{player.table}", headers=cookie).json()
        same = all(player.look[part] == true[part] for part in ("number", "view", "status", "result", "seat"))
        count.differing += not (
            same and [_told(player.rows[number]) for number in sorted(player.rows)] == [_told(row) for row in true["rows"]]
        )


def _told(row: dict[str, Any]) -> tuple[object, ...]:
    """A row without what the end of the game has laid open since."""
    return row["number"], row["at"], row["entry"]["kind"], len(row["events"]), len(row["entry"].get("steps", "").split())


async def bad_network(database: str, tables: int, at_once: int, seed: int, games: Sequence[str] = GAMES) -> Count:
    """Games through a network that loses, delays, doubles and reorders: all must end with what the log says."""
    count = Count()
    with machines.node(database) as node:
        for first in range(0, tables, at_once):
            network = BadNetwork(node.url, seed + first)
            async with network.open() as address:
                parties = lay_tables(node.url, games, min(at_once, tables - first))
                players = [
                    player
                    for place, party in enumerate(parties)
                    for player in party.players(partial(str, address), seed + first + place, onlooker=True)
                ]
                async with asyncio.timeout(3600):
                    await asyncio.gather(*(player.play_to_the_end() for player in players))
            judge(database, node, parties, players, count)
            count.harmed += network.harmed
            count.cut += network.cut
        assert node.causes() == []
    return count


class Hostility(msgspec.Struct):
    messages: int = 0
    lines: int = 0  # sockets that were needed
    refused: int = 0
    leaks: int = 0  # answers that show another seat's view
    memory_before: int = 0
    memory_after: int = 0


KINDS = [kind for kind in get_args(messages.CLIENT_MESSAGE) if kind.__struct_config__.tag != "resign"]  # it would end the game
SHAPES = [*(str(kind.__struct_config__.tag) for kind in KINDS), "", "PLAY", "resign?", "nothing"]
FIELDS = sorted({name for kind in KINDS for name in kind.__struct_encode_fields__} | {"seat", "do"})
LAST = "that was all"  # the id of a question that ends a line
ODD: list[Any] = [None, -1, 2**31, 1.5, True, "", "x" * 100, [], {}, "S", "x", "\u0000", "en", {"do": "play"}]


def hostile_message(rng: random.Random) -> str | bytes:
    """Anything: wrong types, wrong sizes, half messages, bytes that are no text, and now and then a good one."""
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
    """A message that has every field it needs, each of its right type; what is in them need make no sense."""
    kind = rng.choice(KINDS)
    fields: dict[str, object] = {"do": kind.__struct_config__.tag}
    for field in msgspec.inspect.type_info(kind).fields:  # type: ignore[attr-defined]  # of a struct, which KINDS are
        match field.type:
            case msgspec.inspect.StrType():
                fields[field.encode_name] = rng.choice(["S", "x", "B1n", "é" * 40, "\u0000", str(rng.randrange(9))])
            case msgspec.inspect.IntType():
                fields[field.encode_name] = rng.choice([0, 1, rng.randrange(2**31)])
            case msgspec.inspect.BoolType():
                fields[field.encode_name] = rng.random() < 0.2  # a draw is seldom agreed to
            case msgspec.inspect.LiteralType(values):
                fields[field.encode_name] = rng.choice(values)
            case other:
                raise AssertionError(f"no way to make up {other}")
    return json.dumps(fields)


async def hostile(node: Node, messages: int, seed: int, lines: int = 8) -> Hostility:
    """Hostile messages from a seat, from an onlooker and from a stranger; nothing may break, leak or grow."""
    rng = random.Random(seed)
    parties = [RunningTable(node.url, game) for game in GAMES]
    found = Hostility()
    await _shout(node, parties, messages // 10, rng, found, lines)  # what grows once has grown
    found.memory_before = node.memory()
    await _shout(node, parties, messages - messages // 10, rng, found, lines)
    found.memory_after = node.memory()
    assert node.process.poll() is None
    assert node.causes() == []
    return found


async def _shout(node: Node, parties: Sequence[RunningTable], messages: int, rng: random.Random, found: Hostility, lines: int) -> None:
    async def shout(share: int) -> None:
        left = share
        while left > 0:
            party = rng.choice(parties)
            cookies = [party.cookies()[0], "", "forged.cookie.value"]
            cookie = rng.choice(cookies)
            found.lines += 1
            address = f"{node.url.replace('http', 'ws')}/api/tables/{party.table}/socket"
            with contextlib.suppress(websockets.ConnectionClosed):
                async with websockets.connect(address, additional_headers={"Cookie": f"soiree={cookie}"}, compression=None) as line:
                    listening = asyncio.create_task(_listen(line, 0 if cookie == cookies[0] else None, found))
                    try:
                        for _ in range(20):  # one more that makes no sense, and the line would be cut
                            left -= 1
                            await line.send(hostile_message(rng))
                            found.messages += 1
                        await line.send(json.dumps({"do": "why-not", "id": LAST, "token": "x"}))
                        await listening
                    finally:
                        listening.cancel()

    await asyncio.gather(*(shout(messages // lines) for _ in range(lines)))


async def _listen(line: ClientConnection, seat: int | None, found: Hostility) -> None:
    with contextlib.suppress(websockets.ConnectionClosed):
        async for message in line:
            said = msgspec.json.decode(message)
            if said.get("id") == LAST:
                return  # all that was sent before it has been answered
            found.refused += said["type"] == "refused"
            if said["type"] == "look":
                found.leaks += said["seat"] != seat or said["view"]["seat"] != seat


CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def ask_everything(node: Node, cases: int, phases: str, seed: int) -> tuple[int, str]:
    """schemathesis asks every route so many things, as somebody who sits at a table; raises if an answer is not in the page."""
    party = RunningTable(node.url)
    # Whoever deletes themselves is nobody for the rest.
    mine = ["-H", f"Cookie: soiree={party.cookies()[0]}", "--exclude-operation-id", "ApiMeLeaveForGood"]
    run = subprocess.run(
        [
            *(Path(sys.executable).with_name("schemathesis"), "run", f"{node.url}/schema/openapi.json"),
            *("--phases", phases, "-n", str(cases), "-c", CHECKS, "--warnings", "off", "--no-color", "--seed", str(seed)),
            *mine,
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert node.causes() == []
    found = re.search(r"([0-9]+) generated", run.stdout)
    assert found, run.stdout
    return int(found[1]), run.stdout
