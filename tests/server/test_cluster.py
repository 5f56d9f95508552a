"""Many machines: any node serves any table, workers think, and one of them dies in the middle."""

import asyncio
from functools import partial
from pathlib import Path

import httpx
import msgspec
import websockets

import soiree
from tests.server import machines
from tests.server.client import Player
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node, guest

TABLES = 20


def against_a_bot(url: str) -> tuple[str, str]:
    """A table with a bot of the house, and the cookie of who plays against it."""
    person = guest(url, "Ann")
    laid = person.post("/api/tables", json={"game": "times-square", "bots": [{"seat": 1, "level": "random"}], "start": True})
    assert laid.status_code == 201, laid.text
    return laid.json()["table"], person.cookies["soiree"]


async def storm(one: Node, two: Node) -> list[Player]:
    nodes = [one, two]

    def at(place: int) -> str:
        own = nodes[place % 2]
        return own.url if own.process.poll() is None else nodes[(place + 1) % 2].url

    players: list[Player] = []
    for place in range(TABLES):
        if place % 2:
            people = [guest(nodes[seat].url, f"P{seat}") for seat in range(2)]
            party = RunningTable(one.url, people=people)
            cookies = party.cookies()
            players += [Player(partial(at, seat), party.table, cookie, place * 10 + seat) for seat, cookie in enumerate(cookies)]
        else:
            table, cookie = against_a_bot(nodes[place // 2 % 2].url)
            players.append(Player(partial(at, place // 2), table, cookie, place * 10))
    playing = asyncio.create_task(play_all(players, 180))
    while sum(len(player.acknowledged) for player in players) < 300:  # in the middle
        await asyncio.wait([playing], timeout=0.05)
    await asyncio.to_thread(one.kill)
    await playing
    return players


def test_two_nodes_and_a_worker_play_on_when_one_node_is_killed(postgres_server: str, redis_url: str) -> None:
    database = machines.fresh(postgres_server)
    with (
        machines.worker(redis_url),
        machines.node(database, "--redis", redis_url) as one,
        machines.node(database, "--redis", redis_url) as two,
    ):
        players = asyncio.run(storm(one, two))
        judge = guest(two.url)
        for table in {player.table for player in players}:
            whole = judge.get(f"/api/tables/{table}/record", params={"whole": True}).text
            assert soiree.verify(whole).honest
            assert soiree.load(whole).over
            versions = {player.version[0] for player in players if player.table == table}
            assert versions == {judge.get(f"/api/tables/{table}").json()["number"]}
        assert two.causes() == []


def test_a_sealed_phase_is_closed_by_whichever_node_sees_the_last_decision(postgres_server: str, redis_url: str) -> None:
    database = machines.fresh(postgres_server)
    with machines.node(database, "--redis", redis_url) as one, machines.node(database, "--redis", redis_url) as two:
        players: list[Player] = []
        for place in range(10):
            people = [guest(node.url) for node in (one, two, one)]
            party = RunningTable(one.url, "toy-cloakroom", 3, people)
            for seat, (node, cookie) in enumerate(zip((one, two, one), party.cookies(), strict=True)):
                players.append(Player(partial(getattr, node, "url"), party.table, cookie, place * 10 + seat))
        asyncio.run(play_all(players))
        assert one.causes() == two.causes() == []


def test_what_another_node_could_not_tell_is_found_in_the_log(postgres_server: str, redis_url: str) -> None:
    database = machines.fresh(postgres_server)
    with machines.node(database) as silent, machines.node(database, "--redis", redis_url) as other:
        people = [guest(silent.url), guest(other.url)]
        table = people[0].post("/api/tables", json={"game": "toy-cloakroom"}).json()["table"]
        known = people[1].get(f"/api/tables/{table}").json()["number"]
        assert people[0].post(f"/api/tables/{table}/chat", json={"text": "is anybody there?"}).status_code == 201
        wait_for(people[1], table, known + 1)

        async def come() -> int:
            address = f"{other.url.replace('http', 'ws')}/api/tables/{table}/socket"
            async with websockets.connect(address) as line:
                number: int = msgspec.json.decode(await line.recv())["number"]
                return number

        people[0].post(f"/api/tables/{table}/chat", json={"text": "hello?"})
        assert asyncio.run(come()) == known + 2, "whoever comes sees the newest at once"


def test_a_dead_workers_job_is_taken_over(tmp_path: Path, redis_url: str) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
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
            assert watcher.look["status"] == "over"


def wait_for(person: httpx.Client, table: str, number: int) -> None:
    while True:
        found = person.get(f"/api/tables/{table}", params={"after": number - 1, "wait": 10})
        if found.json()["number"] >= number:
            return
