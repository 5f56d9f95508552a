"""`python -m bench.scale`: what a node costs at 1, 10 and 100 nodes, from unit costs that are measured here.

The model: people are spread over the nodes at random, two at a table, and each table has a move every ten seconds. So nearly every
table is open at two nodes, which is the worst case for messages between nodes.
"""

import asyncio
import tempfile
import time
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import create_engine, text
from tests.server import machines
from tests.server.registries import PromptedBot, Watcher, registry, start_table

from soiree.server import metrics
from soiree.server.runtime.cluster import CHANNEL, ClusterBus, connect
from soiree.server.runtime.event_streams.streams import EventStreams
from soiree.server.runtime.presence import RENEW_AFTER, Presence
from soiree.server.runtime.registry import POLL_SIZE, SYNC_INTERVAL, TableRegistry
from soiree.server.storage.store import Store
from soiree.server.table.events import Changes
from soiree.server.table.table import Table

TABLES = 300
ROWS = 50_000
MESSAGES = 20_000
PARTITIONS = 16
SECONDS_A_MOVE = 10
PEOPLE = 2000  # at each node
NODES = (1, 10, 100)


class UnitCosts(NamedTuple):
    """CPU seconds of a node."""

    move: float  # decided, committed, and sent to one player
    received: float  # a message about a table that is watched, up to the snapshot for its watcher
    polled: float  # one table compared with the log
    present: float  # one table's presence renewed and read
    ignored: float  # a message about a table that is not in memory: with one channel for all tables most are


def decide(table: Table, now: int) -> Changes:
    """The first legal move of somebody."""
    seat = min(table.state.undecided())
    match = table.state.match_for(seat)
    assert match is not None
    return table.decide(seat, f"m{now}", match.moves(seat)[0], now)


async def play(tables: TableRegistry, ids: list[str]) -> int:
    """A public event at each table, with a snapshot for one player. Returns how many decisions that took."""
    moves = 0
    for id in ids:
        number, _ = await tables.version(id, None)
        while (await tables.version(id, None))[0] == number:
            await tables.commit(id, decide)
            await tables.versioned_snapshot(id, "0", number, [])
            moves += 1
    return moves


def received_messages() -> float:
    """By all nodes of this process."""
    return next(iter(metrics.RECEIVED.collect())).samples[0].value


async def measure(database: str, redis_url: str) -> UnitCosts:
    async with AsyncExitStack() as stack:
        nodes: list[TableRegistry] = []
        buses: list[ClusterBus] = []
        for number in range(2):
            tables = await stack.enter_async_context(registry(database, PromptedBot()))
            bus = ClusterBus(redis_url, f"n{number}", tables, EventStreams(tables), lambda _: None)
            await bus.start()
            stack.push_async_callback(bus.close)
            nodes.append(tables)
            buses.append(bus)
            if number == 0:
                tables.join(bus)
        here, other = nodes
        presence = Presence(redis_url, "n0", here, lambda _: None)
        stack.push_async_callback(presence.close)
        ids = [await start_table(here, bots="pp") for _ in range(TABLES)]
        watchers = [Watcher("0") for _ in ids]
        for id, watcher in zip(ids, watchers, strict=True):
            here.watch(id, watcher)
            await here.wake(id, refresh=True)
        while not all(live.subscribed and not live.behind for live in here.live_tables()):
            await asyncio.sleep(0.01)

        started = time.process_time()
        moves = await play(here, ids)
        move = (time.process_time() - started) / moves

        await play(other, ids)  # unknown to `here`
        known = [await other.version(id, None) for id in ids]
        started = time.process_time()
        for id in ids:
            here.changed(id)
        for id, version in zip(ids, known, strict=True):
            while (await here.version(id, None)) != version:
                await asyncio.sleep(0)
            await here.versioned_snapshot(id, "0", version[0] - 1, [])
        received = (time.process_time() - started) / len(ids)

        started = time.process_time()
        for _ in range(20):
            await here.compare_with_log()
        polled = (time.process_time() - started) / (20 * len(ids))

        started = time.process_time()
        for _ in range(20):
            await presence.exchange(ids)
        present = (time.process_time() - started) / (20 * len(ids))

        before = received_messages()
        buses[0].subscribe("unknown")
        client = connect(redis_url)
        stack.push_async_callback(client.aclose)
        while not (await client.pubsub_numsub(CHANNEL + "unknown"))[0][1]:
            await asyncio.sleep(0.01)
        started = time.process_time()
        publish = f"for i = 1, {MESSAGES} do redis.call('publish', KEYS[1], 'n9') end"  # by Redis: costs nothing here
        await client.eval(publish, 1, CHANNEL + "unknown")
        while received_messages() < before + MESSAGES:
            await asyncio.sleep(0.01)
        return UnitCosts(move, received, polled, present, (time.process_time() - started) / MESSAGES)


def partition(database: str) -> None:
    """Replaces the empty log by one that PostgreSQL splits by table. No statement of the server changes."""
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE log RENAME TO plain"))
        connection.execute(text("CREATE TABLE log (LIKE plain INCLUDING ALL) PARTITION BY HASH (table_id)"))
        for part in range(PARTITIONS):
            values = f"FOR VALUES WITH (MODULUS {PARTITIONS}, REMAINDER {part})"
            connection.execute(text(f"CREATE TABLE log_{part} PARTITION OF log {values}"))
        connection.execute(text("DROP TABLE plain"))
    engine.dispose()


async def rows_per_second(database: str, partitioned: bool) -> float:
    """How many rows of logs one database takes, from one node that commits many moves together."""
    store = Store(database)
    await store.open()
    if partitioned:
        await asyncio.to_thread(partition, database)
    started = time.perf_counter()
    writes: list[Coroutine[object, object, object]] = [
        store.write([(f"t{number}", 0, 1, 0, '{"kind":"stepped","steps":"0:S *? *?"}')]) for number in range(ROWS)
    ]
    await asyncio.gather(*writes)
    taken = time.perf_counter() - started
    assert await store.read(lambda connection: connection.scalar(text("SELECT count(*) FROM log"))) == ROWS
    await asyncio.to_thread(store.close)
    return ROWS / taken


def node_figures(costs: UnitCosts, nodes: int) -> dict[str, float]:
    """What one of this many nodes does in a second."""
    here = PEOPLE / 2 / SECONDS_A_MOVE  # moves a second
    apart = 1 - 1 / nodes  # how often the two players of a table are at different nodes
    tables = PEOPLE * (1 - 0.5 / nodes)  # in memory
    figures = {
        "moves": here,
        "messages received": here * apart,
        "messages received with one channel for all": here * (nodes - 1),
        "tables polled": min(POLL_SIZE, tables) / SYNC_INTERVAL if nodes > 1 else 0.0,
        "presence renewed": tables / RENEW_AFTER if nodes > 1 else 0.0,
    }
    cpu = {"moves": costs.move, "messages received": costs.received, "tables polled": costs.polled, "presence renewed": costs.present}
    figures["share of a core"] = sum(figures[name] * cost for name, cost in cpu.items())
    figures["... with one channel for all"] = figures["share of a core"] + (here * (nodes - 1) - here * apart) * costs.ignored
    return figures


def main() -> None:
    with machines.postgres() as server, tempfile.TemporaryDirectory() as folder, machines.redis(Path(folder)) as redis:
        costs = asyncio.run(measure(machines.fresh(server), redis.url))
        rows = asyncio.run(rows_per_second(machines.fresh(server), False))
        split = asyncio.run(rows_per_second(machines.fresh(server), True))
    for name, cost in costs._asdict().items():
        print(f"{name}: {cost * 1e6:.0f} µs")
    print(f"rows a second in one PostgreSQL: {rows:.0f}; in {PARTITIONS} partitions: {split:.0f}")
    columns = [node_figures(costs, nodes) for nodes in NODES]
    print("| a second, at one node | " + " | ".join(f"{nodes} nodes" for nodes in NODES) + " |")
    for name in columns[0]:
        print(f"| {name} | " + " | ".join(f"{column[name]:.3g}" for column in columns) + " |")
    print(f"people at once that one PostgreSQL bears: {rows * SECONDS_A_MOVE * 2:.0f}")


if __name__ == "__main__":
    main()
