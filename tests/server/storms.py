"""What must hold while everything goes wrong: the loops of `make soak`, and their short forms in the tests."""

import asyncio
import contextlib
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from sqlalchemy import create_engine, select
from websockets.asyncio.client import ClientConnection

from soiree.core.match import Reader, open_table, replay_step
from soiree.core.record import Record
from soiree.games import game as game_of
from soiree.server.schema import log
from tests.cloakroom import GAME as CLOAKROOM
from tests.server import machines
from tests.server.client import Player
from tests.server.machines import Node, guest
from tests.server.parties import Party
from tests.server.proxy import BadNetwork


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
    harmed: int = 0  # messages that a bad network lost, delayed or doubled


async def kill_often(node: Node, players: Sequence[Player], kills: int, rng: random.Random, count: Count, over: asyncio.Event) -> None:
    """At any moment: after so many more acknowledgements, and a little later. Ends with the node running."""
    while count.kills < kills and not over.is_set():
        wanted = sum(len(player.acknowledged) for player in players) + rng.randrange(50)
        while sum(len(player.acknowledged) for player in players) < wanted and not over.is_set():
            await asyncio.sleep(0.002)
        await asyncio.sleep(rng.uniform(0, 0.03))
        await asyncio.to_thread(node.kill)
        count.kills += 1
        await asyncio.to_thread(node.start)


async def crash_loop(database: str, tables: int, kills: int, seed: int, game: str = "times-square", seats: int = 2) -> Count:
    """Rounds of games while the server is killed at random moments."""
    rng = random.Random(seed)
    node = Node(database)
    count = Count()
    try:
        while count.kills < kills:
            people = [guest(node.url, f"P{seat}") for seat in range(seats)]
            parties = [Party(node.url, game, seats, people) for _ in range(tables)]
            players = [
                player for place, party in enumerate(parties) for player in party.players(lambda: node.url, rng.getrandbits(30) + place)
            ]
            for player in players:
                player.backs = 0.05
            over = asyncio.Event()
            killing = asyncio.create_task(kill_often(node, players, kills, rng, count, over))
            try:
                async with asyncio.timeout(3600):
                    await asyncio.gather(*(player.play_to_the_end() for player in players))
            finally:
                over.set()
                await killing
            judge(database, node, parties, players, count)
        assert node.causes() == []
    finally:
        if node.process.poll() is None:
            node.kill()
    return count


def judge(database: str, node: Node, parties: Sequence[Party], players: Sequence[Player], count: Count) -> None:
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
    for player in players:
        cookie = {"Cookie": f"soiree={player.cookie}"} if player.cookie else {}
        true = httpx.get(f"{node.url}/api/tables/{player.table}", headers=cookie).json()
        same = all(player.look[part] == true[part] for part in ("number", "view", "status", "result", "seat"))
        count.differing += not (
            same and [_told(player.rows[number]) for number in sorted(player.rows)] == [_told(row) for row in true["rows"]]
        )


def _told(row: dict[str, Any]) -> tuple[object, ...]:
    """A row without what the end of the game has laid open since."""
    return row["number"], row["at"], row["entry"]["kind"], len(row["events"]), len(row["entry"].get("steps", "").split())


async def bad_network(database: str, tables: int, at_once: int, seed: int, game: str = "times-square", seats: int = 2) -> Count:
    """Games through a network that loses, delays, doubles and reorders: all must end with what the log says."""
    count = Count()
    with machines.node(database) as node:
        for first in range(0, tables, at_once):
            network = BadNetwork(node.url, seed + first)
            async with network.open() as address:
                people = [guest(node.url, f"P{seat}") for seat in range(seats)]
                parties = [Party(node.url, game, seats, people) for _ in range(min(at_once, tables - first))]
                players = [
                    player
                    for place, party in enumerate(parties)
                    for player in party.players(partial(str, address), seed + first + place, onlooker=True)
                ]
                async with asyncio.timeout(600):
                    await asyncio.gather(*(player.play_to_the_end() for player in players))
            judge(database, node, parties, players, count)
            count.harmed += network.harmed
        assert node.causes() == []
    return count


class Hostility(msgspec.Struct):
    messages: int = 0
    lines: int = 0  # sockets that were needed
    refused: int = 0
    leaks: int = 0  # answers that show another seat's view
    memory_before: int = 0
    memory_after: int = 0


SHAPES = ("play", "take-back", "resign?", "draw", "chat", "ack", "resume", "", "PLAY", "nothing")


def hostile_message(rng: random.Random) -> str | bytes:
    """Anything: wrong types, wrong sizes, half messages, bytes that are no text, and now and then a good one."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "[" * rng.randrange(1, 2000)
    if kind == 2:
        return '{"do":"chat","id":"x","text":"' + "é" * rng.randrange(4000) + '"}'
    odd: list[Any] = [None, -1, 2**70, 1.5, True, "", "x" * 100, [], {}, "S", "x", "\u0000", {"do": "play"}]
    fields = {
        name: rng.choice(odd) for name in rng.sample(["id", "token", "number", "desk", "since", "text", "accept", "seat"], rng.randrange(6))
    }
    text = msgspec.json.encode({"do": rng.choice(SHAPES), **fields}).decode() if 2**70 not in fields.values() else str(fields)
    return text[: rng.randrange(len(text) + 1)] if kind == 3 else text


async def hostile(node: Node, messages: int, seed: int, lines: int = 8) -> Hostility:
    """Hostile messages from a seat, from an onlooker and from a stranger; nothing may break, leak or grow."""
    rng = random.Random(seed)
    party = Party(node.url)
    found = Hostility()
    await _shout(node, party, messages // 10, rng, found, lines)  # what grows once has grown
    found.memory_before = node.memory()
    await _shout(node, party, messages - messages // 10, rng, found, lines)
    found.memory_after = node.memory()
    assert node.process.poll() is None
    assert node.causes() == []
    return found


async def _shout(node: Node, party: Party, messages: int, rng: random.Random, found: Hostility, lines: int) -> None:
    cookies = [party.cookies()[0], "", "forged.cookie.value"]

    async def shout(share: int) -> None:
        left = share
        while left > 0:
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
                        await line.send('{"do":"ping"}')
                        await listening
                    finally:
                        listening.cancel()

    await asyncio.gather(*(shout(messages // lines) for _ in range(lines)))


async def _listen(line: ClientConnection, seat: int | None, found: Hostility) -> None:
    with contextlib.suppress(websockets.ConnectionClosed):
        async for message in line:
            said = msgspec.json.decode(message)
            if said["type"] == "pong":
                return  # all that was sent before it has been answered
            found.refused += said["type"] == "refused"
            if said["type"] == "look":
                found.leaks += said["seat"] != seat or said["view"]["seat"] != seat


CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def ask_everything(node: Node, cases: int, phases: str, seed: int) -> tuple[int, str]:
    """schemathesis asks every route so many things, as somebody who sits at a table; raises if an answer is not in the page."""
    party = Party(node.url)
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


async def overhear(node: Node, game: str, games: int, seed: int) -> int:
    """Captures every byte to each seat and an onlooker, and checks each message against the reader's own view; how many."""
    checked = 0
    for place in range(games):
        party = Party(node.url, game)
        players = party.players(lambda: node.url, seed * 1000 + place, onlooker=True, keep=True)
        for player in players:
            player.backs = 0.1
        async with asyncio.timeout(120):
            await asyncio.gather(*(player.play_to_the_end() for player in players))
        whole = Record.parse(party.people[0].get(f"/api/tables/{party.table}/record", params={"whole": True}).text)
        for player, seat in zip(players, [0, 1, None], strict=True):
            assert player.heard
            checked += check_heard([msgspec.json.decode(message) for message in player.heard], whole, seat)
            assert not any(whole.headers["Seed"].encode() in message for message in player.heard if b'"status":"playing"' in message)
    return checked


def check_heard(heard: Sequence[dict[str, Any]], whole: Record, seat: int | None) -> int:
    """Each look of a running game holds the reader's own view, steps and events of its moment, and nothing else of the match."""
    room = CLOAKROOM if whole.headers["Game"] == CLOAKROOM.id else game_of(whole.headers["Game"])
    reader: Reader = "onlooker" if seat is None else seat
    looks = sorted((said for said in heard if said["type"] == "look" and said["status"] == "playing"), key=lambda said: said["number"])
    match, place, number = open_table(room, whole), 0, 0
    told: dict[int, tuple[str, list[Any]]] = {}
    for look in looks:
        assert look["seat"] == seat
        for row in sorted(look["rows"], key=lambda row: row["number"]):
            steps = row["entry"].get("steps", "").split()
            if row["number"] > number:
                number = row["number"]
                before = len(match.log)
                for step in whole.steps[place : place + len(steps)]:
                    replay_step(match, step)
                seen = " ".join(str(step) for step in match.steps(reader, since=place))
                told[number] = seen, [msgspec.to_builtins(event) for event in match.events(reader, since=before)]
                place += len(steps)
            assert told[row["number"]] == (" ".join(steps), [event["event"] for event in row["events"]])
        if look["drafted"]:
            continue
        assert look["view"] == msgspec.json.decode(match.view(seat).encode())
        assert [move["token"] for move in look["moves"]] == ([] if seat is None else list(match.moves(seat)))
    return len(looks)
