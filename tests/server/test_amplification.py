"""Small requests with large answers: bytes and sockets are bounded, and nobody is sent more than they need."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from soiree.server.runtime.live_table import LiveTable
from tests.server import http, machines
from tests.server.fixtures import RunningTable, long_record
from tests.server.machines import Node, guest
from tests.server.registries import PromptedBot, Watcher, registry, start_table

REQUESTS = 400


@asynccontextmanager
async def connect(node: Node, table: str, cookie: str = "", since: int = 0) -> AsyncIterator[ClientConnection]:
    headers = {"Cookie": f"soiree={cookie}"} if cookie else {}
    address = f"{node.url.replace('http', 'ws')}/api/tables/{table}/socket?since={since}"
    async with websockets.connect(address, additional_headers=headers) as line:
        yield line


async def receive(line: ClientConnection, kind: str) -> list[dict[str, Any]]:
    """All messages up to the first one of a kind."""
    received = []
    while True:
        received.append(json.loads(await line.recv()))
        if received[-1]["type"] == kind:
            return received


async def close_code(line: ClientConnection) -> int:
    """The code with which the server closes the socket; 0 if it sends a snapshot instead."""
    with contextlib.suppress(websockets.ConnectionClosed):
        await receive(line, "look")
        return 0
    return line.close_code or 0


def test_a_socket_that_asks_for_everything_again_and_again_is_slowed_down(database: str) -> None:
    with machines.node(database, "--bytes-a-second", "200") as node:
        running = RunningTable(node.url)

        async def ask() -> None:
            async with connect(node, running.table) as line:
                await receive(line, "look")
                for _ in range(REQUESTS):
                    await line.send(json.dumps({"do": "resume", "since": 0}))
                    await asyncio.sleep(0)
                await line.send(json.dumps({"do": "ping"}))
                received = await receive(line, "pong")
                assert len(received) < REQUESTS / 10, "many requests are answered by one snapshot"
                await line.send(json.dumps({"do": "resume", "since": 0}))
                assert (await receive(line, "look"))[-1]["since"] == 0, "but they are answered"

        asyncio.run(ask())


def test_an_address_that_connects_again_and_again_is_refused(database: str) -> None:
    with machines.node(database) as generous:
        running = RunningTable(generous.url)
    with machines.node(database, "--bytes-a-second-an-address", "100") as node:

        async def ask() -> int:
            for _ in range(100):
                async with connect(node, running.table) as line:
                    if code := await close_code(line):
                        return code
            return 0

        assert asyncio.run(ask()) == 4429


def test_an_address_that_asks_for_large_answers_again_and_again_is_refused(database: str) -> None:
    record = long_record()
    with machines.node(database, "--bytes-a-second-an-address", "20000") as node:
        with http.Client(base_url=node.url, transport=httpx.HTTPTransport(local_address="127.0.0.2")) as attacker:
            assert attacker.post("/api/replay", json={"record": record}).status_code == 200
            assert attacker.post("/api/replay", json={"record": record}).status_code == 429
            assert attacker.get("/api/games").status_code == 429
            assert attacker.get("/").status_code == 200, "the page itself is free"
        assert http.post(f"{node.url}/api/replay", json={"record": record}).status_code == 200


def test_the_sockets_of_an_address_are_limited(database: str) -> None:
    with machines.node(database, "--sockets-an-address", "3") as node:
        running = RunningTable(node.url)

        async def ask() -> None:
            async with AsyncExitStack() as stack:
                lines = [await stack.enter_async_context(connect(node, running.table)) for _ in range(4)]
                assert [await close_code(line) for line in lines] == [0, 0, 0, 4429]
                await lines[0].close()
                again = 4429
                while again == 4429:  # until the server has noticed
                    async with connect(node, running.table) as line:
                        again = await close_code(line)

        asyncio.run(ask())


def test_onlookers_cannot_keep_the_players_out(database: str) -> None:
    with machines.node(database, "--sockets-a-table", "2") as node:
        running = RunningTable(node.url)

        async def ask() -> None:
            async with AsyncExitStack() as stack:
                for cookie in ("", "", *running.cookies()):
                    line = await stack.enter_async_context(connect(node, running.table, cookie))
                    await receive(line, "look")
                line = await stack.enter_async_context(connect(node, running.table, guest(node.url).cookies["soiree"]))
                assert await close_code(line) == 4429

        asyncio.run(ask())


def client_at(node: Node, address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=node.url, timeout=60, transport=httpx.AsyncHTTPTransport(local_address=address))


def test_requests_that_wait_do_not_keep_onlookers_out(database: str) -> None:
    async def count() -> None:
        async with registry(database, PromptedBot()) as tables:
            id = await start_table(tables)
            for _ in range(300):
                waiting = Watcher()
                waiting.present = False
                tables.watch(id, waiting)
            assert tables.onlooking(id) == 1

    asyncio.run(count())


def test_one_address_has_a_part_of_the_room_at_a_table(database: str) -> None:
    with machines.node(database, "--sockets-a-table", "8", "--sockets-an-address", "100") as node:
        running = RunningTable(node.url)
        number = running.people[0].get(f"/api/tables/{running.table}").json()["number"]

        async def ask() -> None:
            async with AsyncExitStack() as stack:
                for expected in (0, 0, 4429):
                    line = await stack.enter_async_context(connect(node, running.table))
                    assert await close_code(line) == expected
                for cookie in running.cookies():
                    await receive(await stack.enter_async_context(connect(node, running.table, cookie)), "look")
                polling = {"after": number, "wait": 1}
                async with client_at(node, "127.0.0.1") as client:
                    refused = await client.get(f"/api/tables/{running.table}", params=polling)
                    assert (refused.status_code, refused.json()["say"]["id"]) == (429, "reason-waiting-at-table")
                    assert (await client.get(f"/api/tables/{running.table}")).status_code == 200
                async with client_at(node, "127.0.0.2") as client:
                    assert (await client.get(f"/api/tables/{running.table}", params=polling)).status_code == 200

        asyncio.run(ask())


def test_everybody_sees_how_many_look_on_and_nobody_sees_who(database: str) -> None:
    with machines.node(database) as node:
        running = RunningTable(node.url)
        ann, bob = running.cookies()
        stranger = guest(node.url, "Curious").cookies["soiree"]

        async def until(line: ClientConnection, onlookers: int) -> None:
            while (look := (await receive(line, "look"))[-1])["onlookers"] != onlookers:
                await line.send(json.dumps({"do": "ack", "number": look["number"], "desk": look["desk"]}))
            assert "Curious" not in json.dumps(look)

        async def watch() -> None:
            async with connect(node, running.table, ann) as line, connect(node, running.table, bob):
                await until(line, 0)
                async with connect(node, running.table, stranger), connect(node, running.table, stranger) as again:
                    await until(again, 1)  # one person with two windows
                    async with connect(node, running.table):
                        await until(line, 2)
                await until(line, 0)

        asyncio.run(watch())


def test_changes_of_onlookers_are_sent_together() -> None:
    async def flicker() -> None:
        live, watcher = LiveTable("t"), Counted()
        live.watchers.add(watcher)
        for count in (1, 2, 3, 0):  # gone again before anybody was notified
            live.onlookers_here = count
            live.notify_onlookers()
        live.onlookers_here = 40
        live.notify_onlookers()
        assert watcher.count == 0
        await watcher.notified.wait()
        assert watcher.count == 1

    asyncio.run(flicker())


class Counted:
    """A watcher that counts its notifications."""

    person: str | None = None
    present = visible = True

    def __init__(self) -> None:
        self.count = 0
        self.notified = asyncio.Event()

    def notify(self) -> None:
        self.count += 1
        self.notified.set()


def test_changes_of_connected_players_are_sent_together() -> None:
    async def flicker() -> None:
        live, watcher = LiveTable("t"), Counted()
        live.watchers.add(watcher)
        for _ in range(100):
            live.notify_presence()
        await watcher.notified.wait()
        assert watcher.count == 1
        watcher.notified.clear()
        for _ in range(100):
            live.notify_presence()
        assert watcher.count == 1
        await watcher.notified.wait()
        assert watcher.count == 2

    asyncio.run(flicker())
