"""What somebody needs who writes a client from docs/api.md alone."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.server.fixtures import RunningTable
from tests.server.machines import Node, guest
from tests.shell import blocks
from tests.specs import ROOT


def socket_address(node: Node, table: str) -> str:
    return f"{node.url.replace('http', 'ws')}/api/tables/{table}/socket"


async def closed_with(address: str, headers: dict[str, str]) -> int | None:
    async with websockets.connect(address, additional_headers=headers) as connection:
        with pytest.raises(websockets.ConnectionClosed):
            await connection.recv()
        return connection.close_code


def test_a_socket_says_by_its_close_code_why_it_is_refused(shared_node: Node) -> None:
    running = RunningTable(shared_node.url)
    assert asyncio.run(closed_with(socket_address(shared_node, "nothing"), {})) == 4404
    assert asyncio.run(closed_with(socket_address(shared_node, running.table), {"Authorization": "Bearer nobody"})) == 4401


@pytest.mark.parametrize(
    ("message", "id"),
    [
        ({"do": "play", "id": "m1", "token": "S", "colour": "red"}, "m1"),
        ({"do": "play", "id": "m1", "token": 5}, "m1"),
        ({"do": "dance", "id": "m1"}, "m1"),
        ({"id": "m1"}, "m1"),
        ({"do": "play", "token": "S"}, ""),
        ({"do": "play", "id": 7, "token": "S"}, ""),
        ({"do": "play", "id": "x" * 65, "token": "S"}, ""),
        (["do"], ""),
    ],
)
def test_a_message_that_cannot_be_read_is_refused_under_its_id(shared_node: Node, message: Any, id: str) -> None:
    running = RunningTable(shared_node.url)

    async def ask() -> dict[str, Any]:
        async with websockets.connect(socket_address(shared_node, running.table)) as connection:
            await connection.send(json.dumps(message))
            while (answer := json.loads(await connection.recv()))["type"] != "refused":
                pass
            found: dict[str, Any] = answer
            return found

    refused = asyncio.run(ask())
    assert (refused["id"], refused["error"]) == (id, "BadMessage")


def test_a_table_is_created_once_under_one_id(node: Node) -> None:
    ann, bob = guest(node.url), guest(node.url)
    asked = {"game": "times-square", "bots": [{"seat": 1, "level": "random"}], "start": True, "id": "t1"}
    first = ann.post("/api/tables", json=asked).json()
    assert ann.post("/api/tables", json=asked).json() == first
    node.kill()
    node.start()
    again = guest(node.url)
    again.cookies = ann.cookies
    assert again.post("/api/tables", json=asked).json() == first, "also after a crash"
    assert len(again.get("/api/me/tables").json()) == 1
    others = [ann.post("/api/tables", json=asked | {"id": "t2"}).json(), ann.post("/api/tables", json=asked | {"id": ""}).json()]
    others.append(bob.post("/api/tables", json=asked).json())
    assert len({made["table"] for made in [first, *others]}) == 4
    assert ann.get(f"/api/tables/{first['table']}").json()["status"] == "playing"


def test_the_client_of_the_docs_plays_a_game_to_its_end(shared_node: Node, tmp_path: Path) -> None:
    [code] = [block for block in blocks(ROOT / "docs" / "write-a-client.md") if block.language == "python"]
    file = tmp_path / "client.py"
    file.write_text("\n".join(code.lines), encoding="utf-8")
    for game in ("times-square", "edgar-lucien"):
        done = subprocess.run([sys.executable, str(file), shared_node.url, game], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert "over" in done.stdout
