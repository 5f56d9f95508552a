"""The event stream of a person: what it tells, to whom, at which node, and what it never tells."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from soiree.games import games
from soiree.server.runtime.event_streams.lobby_lines import LobbyChanged
from soiree.server.runtime.event_streams.streams import EventStreams, GameChanged, GameLeft, Invited
from soiree.server.table.events import Changes
from soiree.server.table.table import Table
from tests.server import http, machines
from tests.server.fixtures import RunningTable
from tests.server.machines import Node, guest
from tests.server.registries import PromptedBot, registry, start_table

Event = dict[str, Any]
PATIENCE = 60  # seconds


class Reader:
    """One stream, with what was received and not looked at."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    async def until(self, kind: str, **wanted: object) -> Event:
        """The next message of a kind whose game has these values."""
        async with asyncio.timeout(PATIENCE):
            while True:
                event: Event = json.loads(await self.line.recv())
                about = event.get("game") or event
                if event["type"] == kind and all(about.get(name) == value for name, value in wanted.items()):
                    return event

    async def before_pong(self) -> list[Event]:
        """Everything that was sent until now."""
        await self.line.send('{"do":"ping"}')
        told: list[Event] = []
        async with asyncio.timeout(PATIENCE):
            while (event := json.loads(await self.line.recv()))["type"] != "pong":
                told.append(event)
        return told

    async def close_code(self) -> int:
        with contextlib.suppress(websockets.ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.line.recv()
        return self.line.close_code or 0


@contextlib.asynccontextmanager
async def stream(node: Node, person: httpx.Client | None = None, **headers: str) -> AsyncIterator[Reader]:
    if person is not None:
        headers["Cookie"] = f"soiree={person.cookies['soiree']}"
    address = f"{node.url.replace('http', 'ws')}/api/me/events"
    async with websockets.connect(address, additional_headers=headers, max_queue=None) as line:
        yield Reader(line)


async def post(person: httpx.Client, path: str, **body: object) -> dict[str, Any]:
    answer = await asyncio.to_thread(person.post, path, json=body)
    assert answer.status_code < 300, answer.text
    found: dict[str, Any] = answer.json() if answer.content else {}
    return found


def test_a_person_hears_of_their_own_games_from_the_table_to_the_end(node: Node) -> None:
    ann, bob, stranger = guest(node.url, "Ann"), guest(node.url, "Bob"), guest(node.url, "Cy")

    async def play() -> None:
        async with stream(node, ann) as anns, stream(node, bob) as bobs, stream(node, stranger) as others:
            assert (await anns.until("games"))["games"] == []
            table = (await post(ann, "/api/tables", game="times-square", listed=False))["table"]
            opened = (await anns.until("game", table=table, status="open"))["game"]
            assert (opened["seat"], opened["turn"], opened["mine"]) == (0, [], False)
            await post(bob, f"/api/tables/{table}/join")
            assert [seat["name"] for seat in (await anns.until("game", table=table))["game"]["seats"]] == ["Ann", "Bob"]
            await post(ann, f"/api/tables/{table}/start")
            began = [(await reader.until("game", table=table, status="playing"))["game"] for reader in (anns, bobs)]
            assert began[0]["turn"] == began[1]["turn"]
            assert sorted(game["mine"] for game in began) == [False, True]
            assert began[0]["since"] >= opened["since"]
            running = (await asyncio.to_thread(ann.get, "/api/me/games")).json()
            assert running == [began[0]]
            async with stream(node, ann) as second:
                assert (await second.until("games"))["games"] == running
            await post(bob, f"/api/tables/{table}/resign")
            assert (await anns.until("game", table=table, status="over"))["game"]["payoff"] == 1
            assert (await bobs.until("game", table=table, status="over"))["game"]["payoff"] == 0
            assert (await asyncio.to_thread(ann.get, "/api/me/games")).json() == []
            assert [event["type"] for event in await others.before_pong()] == ["games"]

    asyncio.run(play())


def test_a_person_who_leaves_a_seat_gets_an_event(shared_node: Node) -> None:
    ann, bob = guest(shared_node.url), guest(shared_node.url)

    async def leave() -> None:
        table = (await post(ann, "/api/tables", game="times-square"))["table"]
        await post(bob, f"/api/tables/{table}/join")
        async with stream(shared_node, bob) as bobs:
            assert [game["table"] for game in (await bobs.until("games"))["games"]] == [table]
            await post(bob, f"/api/tables/{table}/leave")
            await bobs.until("left", table=table)

    asyncio.run(leave())


def test_games_that_wait_come_first_and_the_longest_waiting_at_the_top(shared_node: Node) -> None:
    ann = guest(shared_node.url)
    tables = [RunningTable(shared_node.url, people=[ann, guest(shared_node.url)]) for _ in range(4)]
    games = ann.get("/api/me/games").json()
    assert {game["table"] for game in games} == {running.table for running in tables}
    order = [(not game["mine"], game["since"]) for game in games]
    assert order == sorted(order)
    assert http.get(f"{shared_node.url}/api/me/games").status_code == 401


def test_the_lobby_hears_of_listed_tables_and_of_no_others(node: Node) -> None:
    ann, bob = guest(node.url, "Ann"), guest(node.url, "Bob")

    async def follow() -> None:
        async with stream(node) as visitor, stream(node, bob) as elsewhere:
            await visitor.line.send('{"do":"follow","lobby":true}')
            assert (await visitor.until("lobby"))["missed"], "the list may have changed before"
            private = (await post(ann, "/api/tables", game="gatsby", listed=False))["table"]
            table = (await post(ann, "/api/tables", game="gatsby"))["table"]
            statuses: list[str] = []
            await post(bob, f"/api/tables/{table}/join")
            await post(ann, f"/api/tables/{table}/start")
            await post(ann, f"/api/tables/{private}/chat", text="hello")
            while "playing" not in statuses:
                lines = (await visitor.until("lobby", missed=False))["tables"]
                assert {line["id"] for line in lines} == {table}
                statuses += [line["status"] for line in lines]
            listed = (await asyncio.to_thread(ann.get, "/api/tables")).json()
            assert {name: value for name, value in lines[-1].items() if name != "changed_at"} == {
                name: value for name, value in listed[0].items() if name != "changed_at"
            }
            await post(ann, f"/api/tables/{table}/resign")
            over = (await visitor.until("lobby"))["tables"]
            assert [(line["id"], line["status"]) for line in over] == [(table, "over")]
            await visitor.line.send('{"do":"follow","lobby":false}')
            assert await visitor.before_pong() == []
            assert {event["type"] for event in await elsewhere.before_pong()} == {"games", "game"}, "who does not follow hears nothing"

    asyncio.run(follow())


class Heard:
    """A stream that keeps what it is sent."""

    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.told: list[GameChanged | GameLeft | Invited] = []

    def tell_game(self, message: GameChanged | GameLeft | Invited) -> None:
        self.told.append(message)

    def tell_friends(self) -> None:
        raise AssertionError

    def tell_all_games(self) -> None:
        pass

    def tell_lobby(self, message: LobbyChanged) -> None:
        raise AssertionError(message)


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_draft_is_sent_only_to_its_own_player(game: str, tmp_path: Path) -> None:
    """Whole games: what others are sent comes with a public event, and is the same whatever was drafted."""

    async def play() -> None:
        async with registry(f"sqlite:///{tmp_path / 'soiree.db'}", PromptedBot()) as tables:
            streams = EventStreams(tables)
            readers = [Heard(str(seat)) for seat in range(2)]
            for reader in readers:
                streams.add(reader)
            id = await start_table(tables, game, bots="pp")
            drafts = turns = 0
            for number in range(400):
                before = await tables.read(id, lambda table: (table.state.number, table.state.actors, sorted(table.state.undecided())))
                if not before[2]:
                    break
                seat = before[2][number % len(before[2])]
                for reader in readers:
                    reader.told.clear()

                def decide(table: Table, now: int, seat: int = seat, number: int = number) -> Changes:
                    match = table.state.match_for(seat)
                    assert match is not None
                    moves = match.moves(seat)
                    return table.decide(seat, f"m{number}", moves[(number * 7) % len(moves)], now)

                await tables.commit(id, decide)
                after = await tables.read(id, lambda table: (table.state.number, table.state.actors, sorted(table.state.undecided())))
                if after[0] == before[0]:
                    drafts += 1
                    assert readers[1 - seat].told == []
                    assert len(readers[seat].told) == (before[2] != after[2]), "its own player hears when nothing more is asked"
                elif after[1] != before[1]:
                    turns += 1
                    assert all(isinstance(reader.told[-1], GameChanged) for reader in readers)
            assert drafts
            assert turns

    asyncio.run(play())


def test_a_stream_ends_with_its_session_and_a_wrong_token_is_refused(shared_node: Node) -> None:
    ann = guest(shared_node.url)

    async def end() -> None:
        async with stream(shared_node, ann) as reader:
            await reader.until("games")
            await asyncio.to_thread(ann.post, "/api/logout")
            assert await reader.close_code() == 4401
        async with stream(shared_node, None, Authorization="Bearer wrong") as reader:
            assert await reader.close_code() == 4401

    asyncio.run(end())


def test_a_stream_has_the_limits_of_a_socket(database: str) -> None:
    with machines.node(database, "--sockets-an-address", "2") as node:

        async def crowd() -> None:
            async with stream(node), stream(node) as second:
                async with stream(node) as third:
                    assert await third.close_code() == 4429
                for _ in range(30):
                    await second.line.send('{"do":"steal"}')
                assert await second.close_code() == 4400

        asyncio.run(crowd())
        ann = guest(node.url)

        async def too_many() -> None:
            async with contextlib.AsyncExitStack() as stack:
                readers = [await stack.enter_async_context(stream(node, ann)) for _ in range(2)]
                for reader in readers:
                    await reader.until("games")

        asyncio.run(too_many())


def test_a_person_at_one_node_hears_of_what_happens_at_another(postgres_server: str, redis_url: str) -> None:
    database = machines.fresh(postgres_server)
    with machines.node(database, "--redis", redis_url) as one, machines.node(database, "--redis", redis_url) as two:
        ann, bob = guest(one.url, "Ann"), guest(one.url, "Bob")

        async def play() -> None:
            async with stream(two, ann) as far, stream(two) as visitor:
                assert (await far.until("games"))["games"] == []
                await visitor.line.send('{"do":"follow","lobby":true}')
                await visitor.until("lobby", missed=True)
                running = await asyncio.to_thread(RunningTable, one.url, people=[ann, bob])
                game = (await far.until("game", table=running.table, status="playing"))["game"]
                assert game == (await asyncio.to_thread(ann.get, "/api/me/games")).json()[0]
                lines: list[Event] = []
                while not any(line["id"] == running.table and line["status"] == "playing" for line in lines):
                    lines = (await visitor.until("lobby"))["tables"]
                actor, snapshot = await asyncio.to_thread(running.actor)
                turn = game["mine"]
                while (await asyncio.to_thread(running.actor))[0] is actor:
                    moves = snapshot["moves"]
                    assert isinstance(moves, list)
                    token = moves[0]["token"]
                    snapshot = await post(
                        actor, f"/api/tables/{running.table}/play", id=f"m{snapshot['number']}-{snapshot['desk']}", token=token
                    )
                await far.until("game", table=running.table, mine=not turn)
                await post(bob, f"/api/tables/{running.table}/resign")
                await far.until("game", table=running.table, status="over")

        asyncio.run(play())
        assert one.causes() == two.causes() == []
