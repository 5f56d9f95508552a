"""What must hold while everything goes wrong: the loops of `make soak`, and their short forms in the tests."""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence

import msgspec
from sqlalchemy import create_engine, select

import soiree
from soiree.server.schema import log
from tests.server.client import Player
from tests.server.machines import Node, guest
from tests.server.parties import Party


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
    differing: int = 0


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
        whole = person.get(f"{node.url}/api/tables/{party.table}/record", params={"whole": True}).text
        count.verified += soiree.verify(whole).honest and soiree.load(whole).over
    by_table: dict[str, set[bytes]] = {}
    for player in players:
        rows = {number: row["entry"].get("kind") for number, row in sorted(player.rows.items())}
        by_table.setdefault(player.table, set()).add(msgspec.json.encode([list(rows.items()), player.look["result"]]))
    count.differing += sum(len(seen) > 1 for seen in by_table.values())
