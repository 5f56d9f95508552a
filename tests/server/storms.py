"""What must hold while everything goes wrong: the loops of `make soak`, and their short forms in the tests."""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

import httpx
import msgspec
from sqlalchemy import create_engine, select

from soiree.server.schema import log
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


async def kill_often(node: Node, kills: int, rng: random.Random, count: Count) -> None:
    while count.kills < kills:
        await asyncio.sleep(rng.uniform(0.02, 0.4))  # any moment
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
            killing = asyncio.create_task(kill_often(node, kills, rng, count))
            async with asyncio.timeout(600):
                await asyncio.gather(*(player.play_to_the_end() for player in players))
            killing.cancel()
            await asyncio.gather(killing, return_exceptions=True)
            if node.process.poll() is not None:
                await asyncio.to_thread(node.start)
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
