"""The sealed shuffle over HTTP and the socket: restarts, several nodes, and who does not come back to reveal."""

import asyncio
import itertools
import secrets
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

import soiree
from soiree.core.chance.shuffle import commitment_to
from soiree.server.table.clock import DAY
from tests.server import machines
from tests.server.client import Player
from tests.server.fixtures import play_all
from tests.server.machines import Node, guest
from tests.server.test_clocks import move_into_the_past
from tests.server.test_tables import do, wait_for_end


class SealedGuest:
    """A guest who commits to a secret wherever they sit down."""

    def __init__(self, url: str, name: str) -> None:
        self.client = guest(url, name)
        self.secret = secrets.token_hex(32)
        self.commitment = commitment_to(self.secret)

    def reveal(self, table: str, id: str = "") -> dict[str, Any]:
        return do(self.client, table, "reveal", secret=self.secret, id=id)


class SealedPlayer(Player):
    """Reveals its secret as soon as the table waits for it, then plays."""

    secret = ""
    ids = itertools.count()

    async def handle(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        await super().handle(connection, message)
        shuffle = self.snapshot.get("shuffle")
        if shuffle and shuffle["left"] is not None and not shuffle["secrets"][self.snapshot["seat"]]:
            sent = {"do": "reveal", "id": f"reveal-{next(self.ids)}", "secret": self.secret}
            await connection.send(msgspec.json.encode(sent).decode())


def started(people: list[SealedGuest], **more: object) -> tuple[str, str]:
    """A table whose game was started and whose secrets are missing: its id, and what the server committed to."""
    made = people[0].client.post("/api/tables", json={"game": "times-square", "commitment": people[0].commitment, **more})
    assert made.status_code == 201, made.text
    table: str = made.json()["table"]
    for person in people[1:]:
        do(person.client, table, "join", commitment=person.commitment)
    snapshot = do(people[0].client, table, "start")
    assert (snapshot["status"], snapshot["view"], snapshot["moves"]) == ("playing", None, [])
    return table, made.json()["commitment"]


def kinds(person: httpx.Client, table: str) -> list[str]:
    return [row["entry"]["kind"] for row in person.get(f"/api/tables/{table}").json()["rows"]]


def test_two_people_shuffle_together(shared_node: Node) -> None:
    ann, bob = SealedGuest(shared_node.url, "Ann"), SealedGuest(shared_node.url, "Bob")
    table, promised = started([ann, bob])
    shuffle = bob.client.get(f"/api/tables/{table}").json()["shuffle"]
    assert shuffle["left"] > 0
    assert (shuffle["commitment"], shuffle["commitments"], shuffle["secrets"]) == (promised, [ann.commitment, bob.commitment], ["", ""])
    assert do(bob.client, table, "reveal", 409, secret=ann.secret)["detail"].startswith("this is not the secret")
    do(guest(shared_node.url), table, "reveal", 403, secret=bob.secret)
    do(bob.client, table, "commit", 409, commitment="00" * 32)
    assert bob.reveal(table)["view"] is None
    dealt = ann.reveal(table, id="r1")
    assert dealt["view"] is not None
    assert dealt["shuffle"] is None
    assert ann.reveal(table, id="r1")["number"] == dealt["number"]  # a retry
    info = ann.client.get(f"/api/tables/{table}/info").json()
    assert (info["commitments"], info["secrets"]) == ([ann.commitment, bob.commitment], [ann.secret, bob.secret])
    do(ann.client, table, "resign")
    record = ann.client.get(f"/api/tables/{table}/record", params={"whole": True}).text
    assert f'[Commitment "{promised}"]' in record
    verdict = soiree.verify(record)
    assert (verdict.honest, verdict.seats) == (True, [0, 1])
    assert ann.client.get(f"/api/tables/{table}/verify").json()["seats"] == [0, 1]


def test_a_rematch_is_shuffled_anew(shared_node: Node) -> None:
    ann, bob = SealedGuest(shared_node.url, "Ann"), SealedGuest(shared_node.url, "Bob")
    table, promised = started([ann, bob])
    ann.reveal(table)
    bob.reveal(table)
    do(ann.client, table, "resign")
    again = do(bob.client, table, "rematch")
    assert again["commitment"] != promised
    assert again == do(ann.client, table, "rematch")
    carl, dora = SealedGuest(shared_node.url, "Carl"), SealedGuest(shared_node.url, "Dora")  # for their new secrets
    do(bob.client, again["table"], "commit", commitment=carl.commitment, id="c1")
    do(ann.client, again["table"], "join", commitment=dora.commitment)
    do(ann.client, again["table"], "start")
    do(bob.client, again["table"], "reveal", secret=carl.secret)
    assert do(ann.client, again["table"], "reveal", secret=dora.secret)["view"] is not None


def test_who_does_not_take_part_can_play_with_who_does(shared_node: Node) -> None:
    ann, bob = guest(shared_node.url, "Ann"), SealedGuest(shared_node.url, "Bob")
    table = ann.post("/api/tables", json={"game": "times-square", "contribution": "luck"}).json()["table"]
    do(bob.client, table, "join", commitment=bob.commitment)
    assert do(ann, table, "start")["view"] is None
    assert bob.reveal(table)["view"] is not None
    do(ann, table, "resign")
    assert ann.get(f"/api/tables/{table}/verify").json()["seats"] == [1]


@pytest.mark.parametrize("bad", ["0", "0" * 63, "0" * 65, "0" * 63 + "g", "A" * 64, "0" * 64 + "\n"])
def test_what_is_no_commitment_or_secret_is_refused(shared_node: Node, bad: str) -> None:
    ann = guest(shared_node.url)
    assert ann.post("/api/tables", json={"game": "times-square", "commitment": bad}).status_code == 400
    table = ann.post("/api/tables", json={"game": "times-square"}).json()["table"]
    do(guest(shared_node.url), table, "join", 400, commitment=bad)
    do(ann, table, "commit", 400, commitment=bad)
    do(ann, table, "reveal", 400, secret=bad)


async def play(node: Node, table: str, people: list[SealedGuest]) -> list[SealedPlayer]:
    players = []
    for index, person in enumerate(people):
        player = SealedPlayer(lambda: node.url, table, person.client.cookies["soiree"], index)
        player.secret = person.secret
        players.append(player)
    await play_all(players)
    return players


def test_a_game_against_a_bot_begins_with_one_message(shared_node: Node) -> None:
    ann = SealedGuest(shared_node.url, "Ann")
    table, promised = started_against_a_bot(ann)
    asyncio.run(play(shared_node, table, [ann]))
    assert kinds(ann.client, table)[:6] == ["sat", "sat", "shuffling", "revealed", "began", "stepped"]
    record = ann.client.get(f"/api/tables/{table}/record", params={"whole": True}).text
    assert f'[Commitment "{promised}"]' in record
    assert (soiree.verify(record).honest, soiree.verify(record).seats) == (True, [0])


def started_against_a_bot(person: SealedGuest) -> tuple[str, str]:
    bots = [{"seat": 1, "level": "random"}]
    body = {"game": "times-square", "bots": bots, "start": True, "commitment": person.commitment}
    made = person.client.post("/api/tables", json=body)
    assert made.status_code == 201, made.text
    return made.json()["table"], made.json()["commitment"]


def test_a_restart_between_two_secrets_loses_nothing(node: Node) -> None:
    ann, bob = SealedGuest(node.url, "Ann"), SealedGuest(node.url, "Bob")
    table, _ = started([ann, bob], clock={"kind": "live", "seconds": 600})
    ann.reveal(table, id="r1")
    node.kill()
    node.start()
    assert ann.reveal(table, id="r1")["shuffle"]["secrets"] == [ann.secret, ""]
    asyncio.run(play(node, table, [ann, bob]))
    assert kinds(ann.client, table).count("revealed") == 2
    assert ann.client.get(f"/api/tables/{table}/verify").json()["honest"]


def test_who_does_not_come_back_to_reveal_has_lost(node: Node) -> None:
    ann, bob = SealedGuest(node.url, "Ann"), SealedGuest(node.url, "Bob")
    table, _ = started([ann, bob], clock={"kind": "days", "days": 2})
    bob.reveal(table)
    node.kill()
    move_into_the_past(node, table, 2 * DAY)
    node.start()
    ended = wait_for_end(bob.client, table)
    assert (ended["result"]["reason"], ended["result"]["returns"], ended["view"]) == ("unrevealed", [0.0, 1.0], None)
    assert do(ann.client, table, "reveal", 409, secret=ann.secret)["detail"].startswith("secrets are revealed between")
    assert "began" not in kinds(ann.client, table)
    me = ann.client.get("/api/me").json()["id"]
    (found,) = ann.client.get("/api/records", params={"person": me}).json()
    assert '[Ending "unrevealed"]' in found["record"]
    assert ann.client.post("/api/replay", json={"record": found["record"], "reader": "onlooker"}).status_code == 200
    assert ann.client.post(f"/api/tables/{table}/review").status_code == 403
    assert do(bob.client, table, "rematch")["table"]


def test_two_nodes_hear_two_secrets_at_the_same_moment(postgres_server: str, redis_url: str) -> None:
    database = machines.fresh(postgres_server)
    with machines.node(database, "--redis", redis_url) as one, machines.node(database, "--redis", redis_url) as two:

        async def reveal(person: SealedGuest, node: Node, table: str) -> None:
            address = node.url.replace("http", "ws") + f"/api/tables/{table}/socket"
            async with websockets.connect(address, additional_headers={"Cookie": f"soiree={person.client.cookies['soiree']}"}) as socket:
                await socket.send(msgspec.json.encode({"do": "reveal", "id": "r", "secret": person.secret}).decode())
                while (heard := msgspec.json.decode(await socket.recv()))["type"] != "look" or heard["view"] is None:
                    assert heard["type"] == "look", heard

        async def reveal_all(people: list[SealedGuest], table: str) -> None:
            async with asyncio.timeout(60):
                await asyncio.gather(*(reveal(person, node, table) for person, node in zip(people, (one, two), strict=True)))

        for _ in range(10):
            people = [SealedGuest(one.url, "Ann"), SealedGuest(two.url, "Bob")]
            table, _ = started(people)
            asyncio.run(reveal_all(people, table))
            found = kinds(people[0].client, table)
            assert (found.count("revealed"), found.count("began"), found.count("stepped")) == (2, 1, 1)
        assert one.causes() == two.causes() == []
