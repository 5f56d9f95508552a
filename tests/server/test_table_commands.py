"""The table of commands: what HTTP and the socket offer follows from it, and nobody may call more than it says."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from soiree.server.http import openapi
from soiree.server.http.messages import CLIENT_MESSAGE, COMMAND_OF, body_type
from soiree.server.http.routes import ROUTES
from soiree.server.node import Node
from soiree.server.refusals import NotAllowed, NotSignedIn, RequestRefused, TooManyRequests
from soiree.server.runtime.registry import new_header
from soiree.server.settings import Settings
from soiree.server.storage import people
from soiree.server.storage.people import Person
from soiree.server.table.clock import ClockRules
from soiree.server.table.events import SeatTaken
from soiree.server.table_commands import callers, commands
from soiree.server.table_commands.command import AnyCommand, Call, Command
from soiree.server.table_commands.commands import CHAT, COMMANDS, JOIN, MUTE, REPORT, RESIGN
from soiree.server.table_commands.fields import Chat, Join, Mute, NoFields
from tests.server import http, machines
from tests.server.machines import ROOT

OVER_HTTP = {
    "join": ("POST", "/join"),
    "leave": ("POST", "/leave"),
    "start": ("POST", "/start"),
    "play": ("POST", "/play"),
    "take-back": ("POST", "/take-back"),
    "why-not": ("GET", "/why-not"),
    "resign": ("POST", "/resign"),
    "leave-to-bot": ("POST", "/leave-to-bot"),
    "take-again": ("POST", "/take-again"),
    "draw": ("POST", "/draw"),
    "chat": ("POST", "/chat"),
    "pin": ("POST", "/pin"),
    "mute": ("POST", "/mute"),
    "remove": ("POST", "/remove"),
    "close-chat": ("POST", "/close-chat"),
    "friends-only": ("POST", "/friends-only"),
    "report": ("POST", "/report"),
    "hint": ("POST", "/hint"),
    "rematch": ("POST", "/rematch"),
    "commit": ("POST", "/commit"),
    "reveal": ("POST", "/reveal"),
    "close": ("DELETE", ""),
    "cancel": ("POST", "/cancel"),
    "queue": ("POST", "/queue"),
    "next-moves": ("GET", "/next-moves"),
    "invite": ("POST", "/invite"),
    "uninvite": ("POST", "/uninvite"),
}
OVER_THE_SOCKET = {
    *("play", "take-back", "why-not", "resign", "leave-to-bot", "take-again", "draw", "chat", "pin", "commit", "reveal"),
    *("cancel", "queue"),
}


def test_every_command_is_in_the_table_once() -> None:
    declared = [value for value in vars(commands).values() if isinstance(value, Command)]
    assert sorted(map(id, declared)) == sorted(map(id, COMMANDS))
    assert len({command.name for command in COMMANDS}) == len(COMMANDS)


def test_every_command_has_its_route() -> None:
    routes = {(method, path) for route in ROUTES for method in route.http_methods for path in route.paths}
    for name, (method, path) in OVER_HTTP.items():
        assert (method, "/api/tables/{table:str}" + path) in routes, name
    assert {command.name for command in COMMANDS if command.http is not None} == set(OVER_HTTP)


def test_every_socket_message_is_read_as_its_command() -> None:
    decoder = msgspec.json.Decoder(CLIENT_MESSAGE)
    assert {command.name for command in COMMAND_OF.values()} == OVER_THE_SOCKET
    for command in COMMAND_OF.values():
        sent = {"do": command.name, "id": "r1", **example(command)}
        read = decoder.decode(msgspec.json.encode(sent))
        assert COMMAND_OF[type(read)] is command
        assert isinstance(read, command.fields)
        for bad in ({**sent, "more": 1}, {**sent, "id": ""}, {name: value for name, value in sent.items() if name != "id"}):
            with pytest.raises(msgspec.ValidationError):
                decoder.decode(msgspec.json.encode(bad))


def example(command: AnyCommand) -> dict[str, object]:
    """Values for the required fields of a command."""
    values = {"commitment": "0" * 64, "secret": "0" * 64}
    return {field.encode_name: values.get(field.name, "x") for field in msgspec.structs.fields(command.fields) if field.required}


def test_the_openapi_document_has_the_messages_of_the_socket() -> None:
    schemas = openapi.message_schemas()
    for union in ("ClientMessage", "ServerMessage"):
        for reference in schemas[union]["anyOf"]:
            assert reference["$ref"].removeprefix("#/components/schemas/") in schemas
    tags = set(schemas["ClientMessage"]["discriminator"]["mapping"])
    assert tags == OVER_THE_SOCKET | {"ack", "resume", "ping", "visibility"}
    assert set(schemas["ServerMessage"]["discriminator"]["mapping"]) == {"look", "refused", "why-not", "pong"}


MAY = {
    "everybody who is signed in": (callers.signed_in,),
    "players": (callers.seated, callers.seated_person),
    "the owner, players": (callers.owner_or_seated,),
    "the owner": (callers.owner,),
    "the owner, the invited person": (callers.owner_or_invited,),
}


def test_no_value_fits_two_types_of_the_openapi_document(shared_node: machines.Node) -> None:
    """A whole number is both an integer and a number: with `oneOf` of them it would be refused."""
    both = [{"type": "integer"}, {"type": "number"}]

    def alternatives(part: Any) -> Iterator[list[Any]]:
        if isinstance(part, dict):
            if "oneOf" in part:
                yield part["oneOf"]
            for value in part.values():
                yield from alternatives(value)
        if isinstance(part, list):
            for value in part:
                yield from alternatives(value)

    found = list(alternatives(http.get(f"{shared_node.url}/schema/openapi.json", timeout=60).json()))
    assert found
    assert not [choice for choice in found if all(kind in choice for kind in both)]


def test_the_documentation_has_every_command_as_it_is_declared() -> None:
    documented = {}
    text = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    for row in text.partition("| command | who may |")[2].partition("\n\n")[0].splitlines()[2:]:
        names, who, method, socket = (cell.strip() for cell in row.strip("|").split("|"))
        for name in names.replace("`", "").split(", "):
            assert name not in documented, "in two rows"
            documented[name] = (MAY[who], method, socket == "yes")
    assert documented.keys() == {command.name for command in COMMANDS}
    for command in COMMANDS:
        callers_of, http_method, socket_message = documented[command.name]
        assert command.http is not None
        assert command.by in callers_of, command.name
        assert (http_method, socket_message) == (command.http.method, command.socket), command.name


def test_the_types_of_the_page_are_generated_from_these_messages() -> None:
    types = (ROOT / "web/src/server/schema.d.ts").read_text(encoding="utf-8")
    names = [*openapi.message_schemas(), *(body.__name__ for command in COMMANDS if (body := body_type(command)) is not None)]
    missing = [name for name in names if f"        {name}: " not in types]
    assert not missing, "run `make web-types`"


# ---------------------------------------------------------------- carrying them out


@asynccontextmanager
async def running_node(folder: Path) -> AsyncIterator[Node]:
    node = Node(Settings(database=f"sqlite:///{folder / 'soiree.db'}"))
    async with node.lifespan(Litestar()):
        yield node


async def create_people(node: Node, *names: str) -> list[Person]:
    made = []
    for name in names:
        made.append(await node.store.write((), lambda connection, name=name: people.create_person(connection, "guest", name, "")))  # type: ignore[misc]  # bound
    return made


async def create_table(node: Node, owner: Person, *players: Person) -> str:
    header = new_header("times-square", 2, {"joker": "printed"}, ClockRules(), owner.id)
    return await node.tables.create(header, [SeatTaken(seat, player.id, player.name) for seat, player in enumerate(players)])


async def number_of(node: Node, table: str) -> int:
    return await node.tables.read(table, lambda it: it.state.number)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_nobody_may_call_a_command_at_a_strangers_table(command: AnyCommand, tmp_path: Path) -> None:
    for_everybody = command in {JOIN, CHAT, REPORT}

    async def call() -> None:
        async with running_node(tmp_path) as node:
            owner, player, stranger = await create_people(node, "Owner", "Player", "Stranger")
            table = await create_table(node, owner, owner, player)
            before = await number_of(node, table)
            fields = command.fields(**example(command))
            with pytest.raises(NotSignedIn if for_everybody or command.by is callers.owner_or_seated else NotAllowed):
                await command.run(Call(node, table, None, "r1"), fields)
            if not for_everybody:
                with pytest.raises(NotAllowed):
                    await command.run(Call(node, table, stranger, "r1"), fields)
            if command.by is callers.owner:
                with pytest.raises(NotAllowed):
                    await command.run(Call(node, table, player, "r1"), fields)
            assert await number_of(node, table) == before

    asyncio.run(call())


def test_a_second_call_under_the_same_id_does_nothing(tmp_path: Path) -> None:
    async def call() -> None:
        async with running_node(tmp_path) as node:
            owner, player = await create_people(node, "Owner", "Player")
            table = await create_table(node, owner, owner)
            for _ in range(2):
                await CHAT.run(Call(node, table, player, "r1"), Chat("hello"))
            assert await number_of(node, table) == 2
            await CHAT.run(Call(node, table, player), Chat("without an id"))
            await CHAT.run(Call(node, table, player), Chat("without an id"))
            assert await number_of(node, table) == 4
            await JOIN.run(Call(node, table, player), Join())
            await node.tables.append(table, lambda it: it.start())
            for _ in range(2):
                await RESIGN.run(Call(node, table, player, "r2"), NoFields())

    asyncio.run(call())


async def send_many(call: Call) -> None:
    for _ in range(10):
        await CHAT.run(call, Chat("hello"))


def test_a_refused_command_does_not_use_up_the_rate(tmp_path: Path) -> None:
    async def call() -> None:
        async with running_node(tmp_path) as node:
            owner, player = await create_people(node, "Owner", "Player")
            table = await create_table(node, owner, owner)
            for _ in range(20):
                with pytest.raises(RequestRefused, match="empty"):
                    await CHAT.run(Call(node, table, player), Chat(" "))
            for _ in range(5):
                await CHAT.run(Call(node, table, player), Chat("hello"))
            with pytest.raises(TooManyRequests):
                await send_many(Call(node, table, player))
            await MUTE.run(Call(node, table, owner), Mute(player.id))
            with pytest.raises(NotAllowed):
                await CHAT.run(Call(node, table, player), Chat("hello"))

    asyncio.run(call())
