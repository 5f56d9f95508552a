"""docs/architecture.md says which files a move goes through, from the socket that receives it to the snapshots: it does, in this order."""

import asyncio
import itertools
import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from soiree.server.node import Node
from soiree.server.runtime.cluster import ClusterBus
from tests.server import http
from tests.server.in_process import served_node
from tests.server.machines import ROOT

SOURCES = ROOT / "src" / "soiree"
TIMEOUT = 60  # seconds, on a busy machine
IN_THE_SERVER = range(3, 12)  # the steps before and after are those of the page


def documented() -> Iterator[str]:
    """The files of the steps in the server, in their order. A name without a folder is in the folder of the file before."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = page.partition("### From a click to the other screen")[2]
    steps = dict(re.findall(r"^(\d+)\. (.+?)(?=^\d+\. |^$)", section, re.MULTILINE | re.DOTALL))
    for number in IN_THE_SERVER:
        folder = ""
        for named in re.findall(r"`([\w/]+\.py)`", steps[str(number)]):
            folder = named.rpartition("/")[0] or folder
            yield f"{folder}/{named.rpartition('/')[2]}"


class Trail:
    """The files of the package that the event loop enters, in order; none twice in a row."""

    def __init__(self) -> None:
        self.files: list[str] = []

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        file = Path(frame.f_code.co_filename)
        if event == "call" and file.is_relative_to(SOURCES) and self.files[-1:] != [name := str(file.relative_to(SOURCES))]:
            self.files.append(name)


def join_cluster(node: Node) -> None:
    """The node publishes as in a cluster. What it publishes stays in memory: nothing is connected to Redis."""
    node.tables.join(ClusterBus("redis://127.0.0.1:1", "node", node.tables, node.streams, lambda _: None))


async def snapshot_when(socket: ClientConnection, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:  # Any: JSON
    """The next snapshot that fits."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            found: dict[str, Any] = msgspec.json.decode(await socket.recv())
            if found["type"] == "look" and fits(found):
                return found


def acknowledges(id: str, snapshot: dict[str, Any]) -> bool:  # Any: JSON
    return id in snapshot["done"]


def socket_of(client: httpx.AsyncClient, table: str) -> websockets.connect:
    address = f"{client.base_url}/api/tables/{table}/socket".replace("http", "ws", 1)
    return websockets.connect(address, additional_headers={"Cookie": f"soiree={client.cookies['soiree']}"}, compression=None)


async def trail_of_a_move(folder: Path) -> list[str]:
    trail = Trail()
    async with served_node(folder) as (url, node), http.AsyncClient(base_url=url) as ann, http.AsyncClient(base_url=url) as bob:
        for client, name in ((ann, "Ann"), (bob, "Bob")):
            await client.post("/api/guest", json={"name": name})
        table = (await ann.post("/api/tables", json={"game": "times-square"})).json()["table"]
        await bob.post(f"/api/tables/{table}/join", json={})
        await ann.post(f"/api/tables/{table}/start")
        begun = (await ann.get(f"/api/tables/{table}")).json()
        mover, reader = (ann, bob) if begun["moves"] else (bob, ann)
        join_cluster(node)
        async with socket_of(mover, table) as sending, socket_of(reader, table) as watching:
            await snapshot_when(watching, lambda _: True)
            look = await snapshot_when(sending, lambda _: True)
            sys.setprofile(trail)
            try:
                for id in map(str, itertools.count()):  # a decision that can be undone stays a draft
                    trail.files.clear()
                    await sending.send(msgspec.json.encode({"do": "play", "id": id, "token": look["moves"][0]["token"]}).decode())
                    look = await snapshot_when(sending, partial(acknowledges, id))
                    if look["number"] > begun["number"]:
                        break
                await snapshot_when(watching, lambda it: bool(it["number"] > begun["number"]))
            finally:
                sys.setprofile(None)
    return trail.files


def test_a_move_goes_through_the_files_of_the_docs_in_their_order(tmp_path: Path) -> None:
    files = list(documented())
    assert len(files) >= len(IN_THE_SERVER)
    entered = iter(asyncio.run(trail_of_a_move(tmp_path)))
    missed = next((file for file in files if file not in entered), None)  # `in` consumes what comes before the file
    assert missed is None
