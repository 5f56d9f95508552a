"""What it takes to add a table command: one declaration is a route, a socket message and a schema; the how-to lists the files."""

import asyncio
import re
import warnings
from pathlib import Path

import httpx
import msgspec
from litestar import Litestar
from litestar.di import Provide

from soiree.server.http.errors import HANDLERS
from soiree.server.http.messages import message_type
from soiree.server.http.routes.play import route_of
from soiree.server.node import Node
from soiree.server.settings import Settings
from soiree.server.storage import people
from soiree.server.table.events import ChatSent
from soiree.server.table_commands.callers import seated_person
from soiree.server.table_commands.command import Call, Command, Http
from tests.server.machines import ROOT
from tests.server.test_table_commands import create_table


class Wave(msgspec.Struct):
    times: int = 1


HTTP = Http(request_id="optional")
WAVE = Command(
    name="wave-to-all",
    summary="Waves to everybody at the table.",
    fields=Wave,
    by=seated_person,
    do=lambda table, person, fields, call: table.chat(person.id, person.name, "o/ " * fields.times, call.request_id),
    once=True,
    http=HTTP,
    socket=True,
)


def test_the_declaration_is_a_socket_message() -> None:
    message = msgspec.json.decode(b'{"do":"wave-to-all","id":"r1","times":2}', type=message_type(WAVE))
    assert isinstance(message, Wave)
    assert message.times == 2


def test_the_declaration_is_a_route_with_a_documented_body(tmp_path: Path) -> None:
    async def call() -> None:
        node = Node(Settings(database=f"sqlite:///{tmp_path / 'soiree.db'}"))
        async with node.lifespan(Litestar()):
            ada = await node.store.write((), lambda connection: people.create_person(connection, "guest", "Ada", ""))
            eve = await node.store.write((), lambda connection: people.create_person(connection, "guest", "Eve", ""))
            caller = ada
            dependencies = {
                "node": Provide(lambda: node, sync_to_thread=False),
                "caller": Provide(lambda: caller, sync_to_thread=False, use_cache=False),
            }
            with warnings.catch_warnings(action="ignore", category=DeprecationWarning):  # as in tests.server.in_process
                app = Litestar([route_of(WAVE, HTTP)], dependencies=dependencies, exception_handlers=HANDLERS)
            table = await create_table(node, ada, ada)
            transport = httpx.ASGITransport(app)  # type: ignore[arg-type]  # its type of an application has plain dictionaries
            async with httpx.AsyncClient(transport=transport, base_url="http://server") as client:
                address = f"/api/tables/{table}/wave-to-all"
                for _ in range(2):  # the second under the same id does nothing
                    answer = await client.post(address, json={"id": "r1", "times": 3})
                    assert answer.status_code == 201, answer.text
                    assert answer.json()["number"] == 2
                assert (await client.post(address, json={"times": "three"})).status_code == 400
                caller = eve
                assert (await client.post(address, json={})).json()["say"]["id"] == "reason-players-only"
            events = await node.tables.read(table, lambda it: [entry.event for entry in it.state.log])
            assert [event.text for event in events if isinstance(event, ChatSent)] == ["o/ o/ o/"]
            operation = app.openapi_schema.to_schema()["paths"]["/api/tables/{table}/wave-to-all"]["post"]
            body = operation["requestBody"]["content"]["application/json"]["schema"]
            assert body["$ref"].endswith("WaveToAllBody")

    asyncio.run(call())


def test_the_command_runs_without_http(tmp_path: Path) -> None:
    async def call() -> None:
        node = Node(Settings(database=f"sqlite:///{tmp_path / 'soiree.db'}"))
        async with node.lifespan(Litestar()):
            ada = await node.store.write((), lambda connection: people.create_person(connection, "guest", "Ada", ""))
            table = await create_table(node, ada, ada)
            await WAVE.run(Call(node, table, ada), Wave())
            assert await node.tables.read(table, lambda it: it.state.number) == 2

    asyncio.run(call())


IN_THE_SERVER = re.compile(r'MessagePinned|PinnedMessage|\bPin\b|name="pin"|def pin\b')
IN_THE_PAGE = re.compile(r'PinnedMessage|\.pinned\b|(?<!class=)"pin"|\.pin\(|^ +pin: |^(?:un)?pin(?:ned)? = ', re.MULTILINE)


def files_with(pattern: re.Pattern[str], folder: Path, *endings: str) -> set[str]:
    files = (file for ending in endings for file in folder.rglob(f"*{ending}"))
    return {str(file.relative_to(folder)) for file in files if pattern.search(file.read_text(encoding="utf-8"))}


def test_the_how_to_lists_every_file_of_a_command() -> None:
    """`Pin a message` is in these files of the server and of the page, and in no other."""
    how_to = (ROOT / "docs/add-a-command.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.+?`) \|", how_to, re.MULTILINE)
    listed = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}
    assert files_with(IN_THE_SERVER, ROOT / "src/soiree/server", ".py") == {name for name in listed if name.endswith(".py")}
    assert files_with(IN_THE_PAGE, ROOT / "web/src", ".ts", ".svelte", ".ftl") == {name for name in listed if not name.endswith(".py")}
