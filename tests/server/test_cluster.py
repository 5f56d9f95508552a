"""Several nodes and workers: any node serves any table, and one of them can die."""

import asyncio
from functools import partial
from pathlib import Path

import httpx
import msgspec
import redis.asyncio
import websockets

import soiree
from soiree.server.runtime.cluster import CHANNEL, ClusterBus
from tests.server import machines
from tests.server.client import Player
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node, guest

TABLES = 20


def create_with_bot(url: str) -> tuple[str, str]:
    """Creates a table with a bot. Returns its id and the cookie of the player."""
    person = guest(url, "Ann")
    created = person.post("/api/tables", json={"game": "times-square", "bots": [{"seat": 1, "level": "random"}], "start": True})
    assert created.status_code == 201, created.text
    return created.json()["table"], person.cookies["soiree"]


async def play_and_kill(one: Node, two: Node) -> list[Player]:
    nodes = [one, two]

    def at(index: int) -> str:
        own = nodes[index % 2]
        return own.url if own.process.poll() is None else nodes[(index + 1) % 2].url

    players: list[Player] = []
    for index in range(TABLES):
        if index % 2:
            people = [guest(nodes[seat].url, f"P{seat}") for seat in range(2)]
            running = RunningTable(one.url, people=people)
            cookies = running.cookies()
            players += [Player(partial(at, seat), running.table, cookie, index * 10 + seat) for seat, cookie in enumerate(cookies)]
        else:
            table, cookie = create_with_bot(nodes[index // 2 % 2].url)
            players.append(Player(partial(at, index // 2), table, cookie, index * 10))
    playing = asyncio.create_task(play_all(players, 180))
    while sum(len(player.acknowledged) for player in players) < 300:  # in the middle
        await asyncio.wait([playing], timeout=0.05)
    await asyncio.to_thread(one.kill)
    await playing
    return players


def test_games_continue_on_the_second_node_when_the_first_is_killed(postgres_server: str, redis_url: str) -> None:
    database = machines.fresh(postgres_server)
    with (
        machines.worker(redis_url),
        machines.node(database, "--redis", redis_url) as one,
        machines.node(database, "--redis", redis_url) as two,
    ):
        players = asyncio.run(play_and_kill(one, two))
        checker = guest(two.url)
        for table in {player.table for player in players}:
            whole = checker.get(f"/api/tables/{table}/record", params={"whole": True}).text
            assert soiree.verify(whole).honest
            assert soiree.load(whole).over
            versions = {player.version[0] for player in players if player.table == table}
            assert versions == {checker.get(f"/api/tables/{table}").json()["number"]}
        assert two.causes() == []


def test_a_sealed_phase_is_closed_by_the_node_that_sees_the_last_decision(postgres_server: str, redis_url: str) -> None:
    database = machines.fresh(postgres_server)
    with machines.node(database, "--redis", redis_url) as one, machines.node(database, "--redis", redis_url) as two:
        players: list[Player] = []
        for index in range(10):
            people = [guest(node.url) for node in (one, two, one)]
            running = RunningTable(one.url, "toy-cloakroom", 3, people)
            for seat, (node, cookie) in enumerate(zip((one, two, one), running.cookies(), strict=True)):
                players.append(Player(partial(getattr, node, "url"), running.table, cookie, index * 10 + seat))
        asyncio.run(play_all(players))
        assert one.causes() == two.causes() == []


def test_changes_that_were_not_published_are_found_in_the_log(postgres_server: str, redis_url: str) -> None:
    database = machines.fresh(postgres_server)
    with machines.node(database) as silent, machines.node(database, "--redis", redis_url) as other:
        people = [guest(silent.url), guest(other.url)]
        table = people[0].post("/api/tables", json={"game": "toy-cloakroom"}).json()["table"]
        known = people[1].get(f"/api/tables/{table}").json()["number"]
        assert people[0].post(f"/api/tables/{table}/chat", json={"text": "is anybody there?"}).status_code == 201
        wait_for(people[1], table, known + 1)

        async def connect() -> int:
            address = f"{other.url.replace('http', 'ws')}/api/tables/{table}/socket"
            async with websockets.connect(address) as line:
                number: int = msgspec.json.decode(await line.recv())["number"]
                return number

        people[0].post(f"/api/tables/{table}/chat", json={"text": "hello?"})
        assert asyncio.run(connect()) == known + 2, "a new connection gets the newest snapshot"


def test_a_table_created_at_one_node_asks_its_first_question_at_the_other(postgres_server: str, redis_url: str) -> None:
    database = machines.fresh(postgres_server)
    with machines.node(database, "--redis", redis_url) as one, machines.node(database, "--redis", redis_url) as two:

        async def first_question() -> None:
            table, cookie = await asyncio.to_thread(create_with_bot, one.url)
            address = f"{two.url.replace('http', 'ws')}/api/tables/{table}/socket"
            async with websockets.connect(address, additional_headers={"Cookie": f"soiree={cookie}"}) as line:
                while not msgspec.json.decode(await line.recv())["moves"]:
                    pass

        async def many() -> None:
            async with asyncio.timeout(60):
                for _ in range(6):
                    await asyncio.gather(*(first_question() for _ in range(10)))

        asyncio.run(many())
        assert one.causes() == two.causes() == []


def test_a_player_at_another_node_is_connected_until_they_leave_or_it_is_killed(postgres_server: str, redis_url: str) -> None:
    database = machines.fresh(postgres_server)
    with machines.node(database, "--redis", redis_url) as one, machines.node(database, "--redis", redis_url) as two:
        running = RunningTable(one.url, people=[guest(one.url, "Ann"), guest(two.url, "Bob")])
        cookies = running.cookies()

        def connect(node: Node, seat: int) -> websockets.connect:
            address = f"{node.url.replace('http', 'ws')}/api/tables/{running.table}/socket"
            return websockets.connect(address, additional_headers={"Cookie": f"soiree={cookies[seat]}"})

        async def until(line: websockets.ClientConnection, connected: bool) -> None:
            while (look := msgspec.json.decode(await line.recv()))["seats"][0]["connected"] is not connected:
                await line.send(msgspec.json.encode({"do": "ack", "number": look["number"], "desk": look["desk"]}).decode())

        async def come_and_go() -> None:
            async with connect(two, 1) as bob:
                async with connect(one, 0):
                    await until(bob, True)
                await until(bob, False)
                async with connect(one, 0):
                    await until(bob, True)
                    one.kill()
                    await until(bob, False)

        asyncio.run(come_and_go())
        assert two.causes() == []


def test_the_job_of_a_dead_worker_is_taken_over(tmp_path: Path, redis_url: str) -> None:
    database = f"sqlite:///{tmp_path / 'soiree.db'}"
    with machines.node(database, "--redis", redis_url) as node:
        person = guest(node.url)
        bots = [{"seat": 0, "level": "random"}, {"seat": 1, "level": "random"}]
        table = person.post("/api/tables", json={"game": "times-square", "bots": bots, "seat": None, "start": True}).json()["table"]
        with machines.worker(redis_url) as first:
            wait_for(person, table, 3)
            first.kill()
        with machines.worker(redis_url):
            watcher = Player(lambda: node.url, table, "")
            asyncio.run(play_all([watcher], 120))
            assert watcher.snapshot["status"] == "over"


def wait_for(person: httpx.Client, table: str, number: int) -> None:
    while True:
        found = person.get(f"/api/tables/{table}", params={"after": number - 1, "wait": 10})
        if found.json()["number"] >= number:
            return


class NoListener:
    """Receives changes of tables and topics, and does nothing about them."""

    def changed(self, _: str) -> None: ...

    def received(self, topic: str, body: str) -> None: ...

    def subscribed(self, _: str) -> None: ...

    def disconnected(self) -> None: ...

    def invalidate_all(self) -> None: ...

    def notify_presence(self, _: str) -> None: ...


def test_what_is_published_first_after_a_restart_of_redis_arrives(tmp_path: Path) -> None:
    """Seen: it was sent over the connection to the Redis of before, and lost."""
    server = machines.RedisServer(tmp_path)

    async def publish() -> None:
        bus = ClusterBus(server.url, "node", NoListener(), NoListener(), lambda _: None)
        await bus.start(60)
        for _ in range(5):
            bus.publish("before")  # so that there is a connection to break
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            async with redis.asyncio.from_url(server.url) as other, other.pubsub() as listening:
                await listening.subscribe(CHANNEL + "table")
                bus.publish("table")
                async with asyncio.timeout(60):
                    async for message in listening.listen():
                        if message["type"] == "message":
                            break
        await bus.close()

    try:
        asyncio.run(publish())
    finally:
        server.kill()
