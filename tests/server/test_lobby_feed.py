"""The lobby of several nodes: what a node reads of it is bounded, comes in the right order, and what is lost is noticed."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from soiree.server import metrics
from soiree.server.runtime.cluster import CONNECTION_ERRORS, LINES_LOST, ClusterBus
from soiree.server.runtime.event_streams import lobby_lines
from soiree.server.runtime.event_streams.lobby_feed import LobbyFeed
from soiree.server.runtime.event_streams.lobby_lines import MAX_LINES, LobbyChanged, LobbyLines, NumberedLine
from soiree.server.runtime.event_streams.streams import EventStreams, GameChanged, GameLeft, Invited
from soiree.server.table.clock import ClockRules
from soiree.server.table.summary import TableLine
from tests.server import machines
from tests.server.registries import PromptedBot, registry, start_table


class Lobby:
    """Somebody who reads the lobby."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.begun = 0
        self.missed = 0

    def lobby_changed(self, lines: list[str], *, missed: bool) -> None:
        self.lines += lines
        self.missed += missed

    def lobby_missed(self) -> None:
        self.begun += 1


class NoTables:
    def changed(self, table: str) -> None:
        raise AssertionError

    def subscribed(self, table: str) -> None:
        raise AssertionError

    def disconnected(self) -> None:
        raise AssertionError

    def invalidate_all(self) -> None:
        raise AssertionError


class NoTopics:
    def received(self, topic: str, body: str) -> None:
        raise AssertionError

    def subscribed(self, topic: str) -> None:
        raise AssertionError


class Nodes:
    """The parts of some nodes that have to do with the lobby. The first has a reader."""

    def __init__(self, stack: AsyncExitStack, redis_url: str, number: int) -> None:
        self.names = [f"n{number}" for number in range(number)]
        self.buses = [ClusterBus(redis_url, name, NoTables(), NoTopics(), lambda _: None) for name in self.names]
        self.lobby = Lobby()
        self.feed = LobbyFeed(redis_url, self.names[0], self.lobby, most=MAX_LINES)
        for close in (*(bus.close for bus in self.buses), self.feed.close):
            stack.push_async_callback(close)

    async def append(self, node: int, line: str) -> None:
        self.buses[node].publish_lobby(line)
        await self.buses[node].flush()

    async def follow(self) -> None:
        self.feed.follow()
        await self.feed.begin()


async def read_lobby(redis_url: str, nodes: int, changes: int) -> Lobby:
    """Each node changes listed tables, and the first reads what has changed."""
    async with AsyncExitStack() as stack:
        cluster = Nodes(stack, redis_url, nodes)
        lobby = cluster.lobby
        for node in range(nodes):
            await cluster.append(node, "an earlier change")
        await cluster.follow()
        assert (lobby.lines, lobby.begun) == ([], 1), "what was changed before is not known"
        for number in range(changes):
            for node, name in enumerate(cluster.names):
                await cluster.append(node, f"{name} {number}")
        before = metrics.LOBBY_LINES._value.get()
        await cluster.feed.read()
        received = metrics.LOBBY_LINES._value.get() - before
        assert received == min(MAX_LINES + 2, nodes * changes), "never more, however many nodes there are"
        await cluster.feed.read()
        assert metrics.LOBBY_LINES._value.get() - before == received, "a change is read once"
        return lobby


def test_what_a_node_reads_of_the_lobby_is_bounded_however_many_nodes_change_it(redis_url: str) -> None:
    lobby = asyncio.run(read_lobby(redis_url, nodes=3, changes=10))
    assert lobby.lines == [f"{name} {number}" for number in range(10) for name in ("n1", "n2")], "its own changes are known here"
    assert not lobby.missed
    lobby = asyncio.run(read_lobby(redis_url, nodes=12, changes=30))
    newest = [f"n{node} {number}" for number in range(30) for node in range(12)][-MAX_LINES:]
    assert lobby.lines == [line for line in newest if not line.startswith("n0 ")]
    assert lobby.missed == 1


async def lose_the_stream(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        redis = stack.enter_context(machines.redis(tmp_path))
        cluster = Nodes(stack, redis.url, 2)
        await cluster.append(1, "an earlier change")
        await cluster.follow()
        await cluster.append(1, "lost with Redis")
        redis.kill()
        cluster.buses[1].publish_lobby("not appended")
        with pytest.raises(CONNECTION_ERRORS):
            await cluster.buses[1].flush()
        redis.start()
        await cluster.append(1, "a later change")
        with pytest.raises(CONNECTION_ERRORS):
            await cluster.feed._redis.ping()  # the feed has a new connection before it reads, as if it had noticed nothing
        await cluster.feed.read()
        assert cluster.lobby.begun == 2, "what was lost is noticed"
        await cluster.append(1, "the next change")
        await cluster.feed.read()
        assert cluster.lobby.lines[-1] == "the next change"


def test_a_stream_that_redis_has_lost_is_noticed(tmp_path: Path) -> None:
    asyncio.run(lose_the_stream(tmp_path))


async def fail_to_append(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        redis = stack.enter_context(machines.redis(tmp_path))
        cluster = Nodes(stack, redis.url, 2)
        redis.kill()
        for number in range(3):
            cluster.buses[1].publish_lobby(f"change {number}")
            with pytest.raises(CONNECTION_ERRORS):
                await cluster.buses[1].flush()
        redis.start()
        await cluster.follow()
        await cluster.buses[1].flush()
        await cluster.feed.read()
        assert (cluster.lobby.lines, cluster.lobby.missed) == ([], 1), f"{LINES_LOST!r} is no line"


def test_changes_that_a_node_could_not_append_are_missed_by_the_others(tmp_path: Path) -> None:
    asyncio.run(fail_to_append(tmp_path))


async def follow_without_redis(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        redis = stack.enter_context(machines.redis(tmp_path))
        cluster = Nodes(stack, redis.url, 1)
        answered = asyncio.Event()
        cluster.lobby.lobby_missed = answered.set  # type: ignore[method-assign]  # waited for
        redis.kill()
        cluster.feed.follow()
        running = asyncio.create_task(cluster.feed.run())
        await answered.wait()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def test_who_begins_to_read_the_lobby_gets_an_answer_without_redis(tmp_path: Path) -> None:
    asyncio.run(follow_without_redis(tmp_path))


# ---------------------------------------------------------------- what readers are sent


def line(table: str, number: int = 1, status: str = "open") -> NumberedLine:
    return NumberedLine(
        number, TableLine(table, "times-square", status, [None, None], {}, ClockRules(), True, False, "", number, number, False, "")
    )


def encoded(changed: NumberedLine) -> str:
    return msgspec.json.encode(changed).decode()


async def overflow(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[LobbyChanged] = []
    lines = LobbyLines(sent.append)
    for number in range(MAX_LINES):
        lines.change(line(f"t{number}"))
    lines.send()
    assert ([len(message.tables) for message in sent], sent[-1].missed) == ([MAX_LINES], False)
    for rounds in range(1, 4):
        for number in range(3 * MAX_LINES):
            lines.change(line(f"t{number}", rounds + 1))
        lines.send()
        assert [one.id for one in sent[-1].tables] == [f"t{number}" for number in range(2 * MAX_LINES, 3 * MAX_LINES)]
        assert sent[-1].missed == (rounds == 1), "readers are not asked again so soon to read the list"
    lines.send()
    assert len(sent) == 4
    monkeypatch.setattr(lobby_lines, "MISS_INTERVAL", 0.0)
    lines.send()
    assert (sent[-1].tables, sent[-1].missed) == ([], True), "what was left out meanwhile"
    lines.send()
    assert len(sent) == 5


def test_readers_of_the_lobby_get_a_bounded_number_of_lines_and_seldom_read_the_list_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(overflow(monkeypatch))


class Reader:
    """A stream that follows the lobby."""

    person: str | None = None

    def __init__(self) -> None:
        self.told: list[LobbyChanged] = []

    def tell_game(self, message: GameChanged | GameLeft | Invited) -> None:
        raise AssertionError(message)

    def tell_friends(self) -> None:
        raise AssertionError

    def tell_all_games(self) -> None:
        raise AssertionError

    def tell_lobby(self, message: LobbyChanged) -> None:
        self.told.append(message)


async def hear_late(tmp_path: Path) -> None:
    async with registry(f"sqlite:///{tmp_path / 'soiree.db'}", PromptedBot()) as tables:
        streams, reader = EventStreams(tables), Reader()
        streams.enter_lobby(reader)
        id = await start_table(tables, bots="pp")
        streams._lobby_lines.send()
        assert [(one.id, one.status) for one in reader.told[-1].tables] == [(id, "playing")]
        number, _ = await tables.version(id, None)
        streams.lobby_changed([encoded(line(id, number - 1, "open"))], missed=False)
        streams._lobby_lines.send()
        assert reader.told[-1].tables[0].status == "playing", "an older line of another node comes too late"
        streams.lobby_changed(["[1, {}]", encoded(line(id, number + 1, "over"))], missed=False)
        streams._lobby_lines.send()
        assert (reader.told[-1].tables[0].status, reader.told[-1].missed) == ("over", True), "a line that cannot be read is missed"


def test_an_older_line_of_another_node_does_not_replace_a_newer_one(tmp_path: Path) -> None:
    asyncio.run(hear_late(tmp_path))
