"""What a node receives and asks of the database depends on its own tables, not on how many nodes there are."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from soiree.server import metrics
from soiree.server.runtime.cluster import ClusterBus
from soiree.server.runtime.event_streams.streams import EventStreams
from soiree.server.runtime.registry import TableRegistry
from tests.server import machines
from tests.server.registries import LostMessages, PromptedBot, Watcher, registry, start_table

OWN_TABLES = 6
CHATS = 5


class CountingListener:
    """Counts what a node receives."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self.changes: list[str] = []
        self.subscribed_to = asyncio.Queue[str]()
        self.disconnected = tables.disconnected
        self.invalidate_all = tables.invalidate_all

    def changed(self, table: str) -> None:
        self.changes.append(table)
        self._tables.changed(table)

    def subscribed(self, table: str) -> None:
        self._tables.subscribed(table)
        self.subscribed_to.put_nowait(table)


async def count(database: str, redis_url: str, nodes: int) -> tuple[list[int], list[float]]:
    """How many messages each node receives, and how many tables each compares with the log in a round."""
    async with AsyncExitStack() as stack:
        registries: list[TableRegistry] = []
        listeners: list[CountingListener] = []
        for _ in range(nodes):
            tables = await stack.enter_async_context(registry(database, PromptedBot()))
            listener = CountingListener(tables)
            bus = ClusterBus(redis_url, f"n{len(registries)}", listener, EventStreams(tables), lambda _: None)
            await bus.start()
            stack.push_async_callback(bus.close)
            tables.join(bus)
            registries.append(tables)
            listeners.append(listener)
        ids = [[await start_table(tables, bots="pp") for _ in range(OWN_TABLES)] for tables in registries]
        shared = await start_table(registries[0], bots="pp")  # watched at two nodes, however many there are
        for tables, listener, own in zip(registries, listeners, ids, strict=True):
            watched = own + ([shared] if tables in registries[:2] else [])
            for id in watched:
                tables.watch(id, Watcher())
                await tables.wake(id, refresh=True)
            subscribed: set[str] = set()
            while not subscribed >= set(watched):
                subscribed.add(await listener.subscribed_to.get())
        watcher = Watcher()
        registries[1].watch(shared, watcher)
        for number in range(CHATS):
            for tables, own in zip(registries, ids, strict=True):
                for id in own:
                    await tables.append(id, lambda table, number=number: table.chat("0", "Ann", f"hello {number}"))  # type: ignore[misc]
            watcher.notified.clear()
            await registries[0].append(shared, lambda table, number=number: table.chat("0", "Ann", f"hello {number}"))  # type: ignore[misc]
            await watcher.notified.wait()
        polled = []
        for tables in registries:
            before = metrics.POLLED._value.get()
            await tables.compare_with_log()
            polled.append(metrics.POLLED._value.get() - before)
        assert all(id == shared for listener in listeners for id in listener.changes)
        return [len(listener.changes) for listener in listeners], polled


def test_messages_and_polls_of_a_node_do_not_grow_with_the_number_of_nodes(postgres_server: str, redis_url: str) -> None:
    heard = {}
    for nodes in (2, 4):
        heard[nodes], polled = asyncio.run(count(machines.fresh(postgres_server), redis_url, nodes))
        assert polled == [OWN_TABLES + 1] * 2 + [OWN_TABLES] * (nodes - 2)
    assert heard[2] == [0, CHATS]
    assert heard[4] == [0, CHATS, 0, 0]


async def compare_in_rounds(database: str) -> None:
    async with registry(database, PromptedBot(), LostMessages()) as tables, registry(database, PromptedBot()) as silent:
        watchers = {await start_table(tables, bots="pp"): Watcher() for _ in range(5)}
        for id, watcher in watchers.items():
            tables.watch(id, watcher)
        for id, watcher in watchers.items():
            await silent.append(id, lambda table: table.chat("0", "Ann", "is anybody there?"))
            watcher.notified.clear()
        for rounds in (1, 2, 3):
            await tables.compare_with_log()
            assert sum(watcher.notified.is_set() for watcher in watchers.values()) == min(5, 2 * rounds)


def test_changes_that_were_not_published_are_found_a_part_in_each_round(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("soiree.server.runtime.registry.POLL_SIZE", 2)
    asyncio.run(compare_in_rounds(database))
