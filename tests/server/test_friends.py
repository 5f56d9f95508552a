"""Friends, invitations, blocks and what people show of themselves, over HTTP and the event stream."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx
from sqlalchemy import Connection, create_engine, insert

from soiree.server.runtime.blocks import Blocks
from soiree.server.storage import people, schema
from soiree.server.storage.social.friends import MAX_LISTED
from soiree.server.storage.store import Store
from tests.server import http, machines
from tests.server.client import Player
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node, account, guest
from tests.server.test_events import post, stream

T = TypeVar("T")


def id_of(person: httpx.Client) -> str:
    id: str = person.get("/api/me").json()["id"]
    return id


def login_of(person: httpx.Client) -> str:
    login: str = person.get("/api/me").json()["login"]
    return login


def lists(person: httpx.Client) -> dict[str, list[str]]:
    """The names in each list of a person."""
    found = person.get("/api/me/friends").json()
    return {name: [one["name"] for one in found[name]] for name in ("friends", "asked", "asking", "blocked", "recent")}


def befriend(ann: httpx.Client, bob: httpx.Client) -> None:
    assert ann.post("/api/me/friends", json={"login": login_of(bob)}).json() == {"state": "asked"}
    assert bob.put(f"/api/me/friends/{id_of(ann)}").status_code == 204


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["say"]["id"].removeprefix("reason-")


def test_friendship_is_asked_for_accepted_declined_and_ended(each_shared_node: Node) -> None:
    ann, bob, visitor = account(each_shared_node.url, "Ann"), account(each_shared_node.url, "Bob"), guest(each_shared_node.url, "Guest")
    a, b = id_of(ann), id_of(bob)
    assert refusal(visitor.post("/api/me/friends", json={"login": login_of(bob)})) == (403, "friends-account")
    assert refusal(ann.post("/api/me/friends", json={"login": "nobody-here"})) == (404, "no-account")
    assert refusal(ann.post("/api/me/friends", json={"person": id_of(visitor)})) == (404, "no-account")
    assert refusal(ann.post("/api/me/friends", json={"person": a})) == (409, "own-friend")

    ann.post("/api/me/friends", json={"login": login_of(bob)})
    assert (lists(ann)["asked"], lists(bob)["asking"]) == (["Bob"], ["Ann"])
    assert bob.delete(f"/api/me/friends/{a}").status_code == 204  # declines
    assert (lists(ann)["asked"], lists(bob)["asking"]) == (["Bob"], []), "a person whose request is declined is not notified"
    assert ann.get(f"/api/people/{b}").json()["relation"] == "asked"
    assert refusal(bob.put(f"/api/me/friends/{a}")) == (404, "no-friend-request")
    assert bob.post("/api/me/friends", json={"person": a}).json() == {"state": "friend"}, "both have asked"
    assert lists(ann)["friends"] == ["Bob"]
    assert ann.get(f"/api/people/{b}").json()["relation"] == "friend"
    ann.delete(f"/api/me/friends/{b}")
    assert not lists(ann)["friends"]
    assert not lists(bob)["friends"]

    code = ann.post("/api/me/friend-code").json()["code"]
    assert visitor.get(f"/api/friend-codes/{code}").json()["name"] == "Ann"
    assert bob.post("/api/me/friends", json={"code": code}).json() == {"state": "asked"}
    renewed = ann.post("/api/me/friend-code").json()["code"]
    assert refusal(bob.post("/api/me/friends", json={"code": code})) == (404, "no-friend-code")
    assert ann.delete("/api/me/friend-code").status_code == 204
    assert ann.get(f"/api/friend-codes/{renewed}").status_code == 404
    bob.delete(f"/api/me/friends/{a}")  # withdraws
    assert not lists(ann)["asking"]

    befriend(ann, bob)
    exported = ann.get("/api/me/export").json()
    assert [one["name"] for one in exported["relations"]["friends"]] == ["Bob"]
    bob.delete("/api/me")
    assert not lists(ann)["friends"]


def test_a_friend_is_invited_and_sits_down_where_others_cannot(node: Node) -> None:
    ann, bob, cy = account(node.url, "Ann"), account(node.url, "Bob"), account(node.url, "Cy")
    befriend(ann, bob)
    b = id_of(bob)

    async def play() -> str:
        async with stream(node, bob) as bobs:
            assert (await bobs.until("games"))["invitations"] == []
            table: str = (await post(ann, "/api/tables", game="times-square", friends_only=True, invite=[b]))["table"]
            invited = (await bobs.until("invited"))["invitation"]
            assert (invited["table"], invited["host_name"]) == (table, "Ann")
            assert (await asyncio.to_thread(ann.post, f"/api/tables/{table}/uninvite", json={"person": b})).status_code == 201
            await bobs.until("left", table=table)
            await asyncio.to_thread(ann.post, f"/api/tables/{table}/invite", json={"person": b, "seat": 1})
            await bobs.until("invited")
            return table

    table = asyncio.run(play())
    assert [one["table"] for one in bob.get("/api/me/invitations").json()] == [table]
    (_, seat) = ann.get(f"/api/tables/{table}").json()["seats"]
    assert (seat["reserved"], seat["reserved_name"]) == (b, "Bob")
    assert refusal(cy.post(f"/api/tables/{table}/join", json={})) == (403, "friends-only")
    assert refusal(ann.post(f"/api/tables/{table}/invite", json={"person": id_of(cy)})) == (403, "invite-friends")
    assert refusal(cy.post(f"/api/tables/{table}/uninvite", json={"person": b})) == (403, "owner-only")
    assert cy.get("/api/tables").json()[0]["friends_only"]
    assert bob.post(f"/api/tables/{table}/join", json={}).status_code == 201
    assert bob.get("/api/me/invitations").json() == []
    other = ann.post("/api/tables", json={"game": "times-square", "invite": [b]}).json()["table"]
    assert refusal(cy.post(f"/api/tables/{other}/join", json={})) == (409, "seat-kept")
    assert bob.post(f"/api/tables/{other}/uninvite", json={"person": b}).status_code == 201, "the invitation is declined"
    assert cy.post(f"/api/tables/{other}/join", json={}).status_code == 201
    assert refusal(guest(node.url).post("/api/tables", json={"game": "times-square", "friends_only": True})) == (403, "friends-account")


def test_a_host_makes_an_open_table_friends_only_and_opens_it_again(node: Node) -> None:
    ann, bob, cy = account(node.url, "Ann"), account(node.url, "Bob"), account(node.url, "Cy")
    befriend(ann, bob)
    table = ann.post("/api/tables", json={"game": "times-square"}).json()["table"]
    path = f"/api/tables/{table}"
    assert refusal(bob.post(f"{path}/friends-only", json={})) == (403, "owner-only")
    assert ann.post(f"{path}/friends-only", json={}).json()["friends_only"] is True
    assert refusal(cy.post(f"{path}/join", json={})) == (403, "friends-only")
    assert [line["friends_only"] for line in cy.get("/api/tables").json() if line["id"] == table] == [True]
    assert cy.get(f"{path}/info").json()["friends_only"] is True
    node.kill()
    node.start()
    assert [line["friends_only"] for line in cy.get("/api/tables").json() if line["id"] == table] == [True]
    assert refusal(cy.post(f"{path}/join", json={})) == (403, "friends-only")
    assert ann.post(f"{path}/friends-only", json={"friends_only": False}).json()["friends_only"] is False
    assert cy.post(f"{path}/join", json={}).status_code == 201
    own = guest(node.url)
    made = own.post("/api/tables", json={"game": "times-square"}).json()["table"]
    assert refusal(own.post(f"/api/tables/{made}/friends-only", json={})) == (403, "friends-account")


def test_a_rematch_of_a_table_for_friends_is_for_friends(node: Node) -> None:
    """The seat of the other is kept for them, be they a friend of who asks or not; once it is given up, it is not open to anybody."""
    ann, bob, cy = account(node.url, "Ann"), account(node.url, "Bob"), account(node.url, "Cy")
    befriend(ann, bob)
    first = ann.post("/api/tables", json={"game": "times-square", "friends_only": True}).json()["table"]
    assert bob.post(f"/api/tables/{first}/join", json={}).status_code == 201
    ann.post(f"/api/tables/{first}/start", json={})
    ann.post(f"/api/tables/{first}/resign", json={})
    ann.delete(f"/api/me/friends/{id_of(bob)}")
    again = bob.post(f"/api/tables/{first}/rematch", json={}).json()["table"]
    path = f"/api/tables/{again}"
    assert bob.get(path).json()["friends_only"] is True
    assert ann.post(f"{path}/join", json={}).status_code == 201
    assert ann.post(f"{path}/leave", json={}).status_code == 201
    assert ann.post(f"{path}/uninvite", json={"person": id_of(ann)}).status_code == 201
    for stranger in (ann, cy):
        assert refusal(stranger.post(f"{path}/join", json={})) == (403, "friends-only")
    befriend(bob, cy)
    assert cy.post(f"{path}/join", json={}).status_code == 201


def chat_of(reader: httpx.Client, table: str) -> list[str]:
    rows = reader.get(f"/api/tables/{table}").json()["rows"]
    return [row["entry"]["text"] for row in rows if row["entry"]["kind"] == "said" and row["entry"]["text"]]


def test_what_a_blocked_person_still_sees_and_can_do(each_shared_node: Node) -> None:
    ann, bob, cy = account(each_shared_node.url, "Ann"), account(each_shared_node.url, "Bob"), guest(each_shared_node.url, "Cy")
    befriend(ann, bob)
    a, b = id_of(ann), id_of(bob)
    running = RunningTable(each_shared_node.url, people=[bob, ann])
    for person, line in ((ann, "from Ann"), (bob, "from Bob")):
        person.post(f"/api/tables/{running.table}/chat", json={"text": line})
    said = ann.get(f"/api/tables/{running.table}").json()["rows"][-1]["number"]
    bob.post(f"/api/tables/{running.table}/pin", json={"number": said})
    token = bob.post("/api/me/tokens", json={"label": "Deep"}).json()["token"]
    his_bot = http.Client(
        base_url=each_shared_node.url, headers={"Authorization": f"Bearer {token}"}, limits=httpx.Limits(max_keepalive_connections=0)
    )
    assert ann.put(f"/api/me/blocked/{b}").status_code == 204

    # What ends: friendship, chat between the two, requests, seats at the blocker's tables, invitations of a rematch.
    assert lists(ann) == {"friends": [], "asked": [], "asking": [], "blocked": ["Bob"], "recent": []}
    assert chat_of(ann, running.table) == ["from Ann"]
    assert chat_of(bob, running.table) == ["from Bob"]
    assert ann.get(f"/api/tables/{running.table}").json()["pinned"] is None
    assert chat_of(cy, running.table) == ["from Ann", "from Bob"], "others read all"
    assert bob.post("/api/me/friends", json={"person": a}).json() == {"state": "asked"}
    assert (lists(bob)["asked"], lists(ann)["asking"]) == (["Ann"], [])
    hers = ann.post("/api/tables", json={"game": "times-square"}).json()["table"]
    assert refusal(bob.post(f"/api/tables/{hers}/join", json={})) == (409, "seat-kept"), "the same as where a seat is kept"
    assert refusal(his_bot.post(f"/api/tables/{hers}/join", json={})) == (409, "seat-kept")
    assert his_bot.post(f"/api/tables/{running.table}/chat", json={"text": "from his bot"}).status_code == 201
    assert chat_of(ann, running.table) == ["from Ann"], "nor do his bots write to her"

    # What the blocked person still sees and can do: the blocker's page, tables to watch, the game that runs, tables of others.
    assert bob.get(f"/api/people/{a}").json()["relation"] == "asked"
    assert bob.get(f"/api/tables/{hers}").status_code == 200
    asyncio.run(
        play_all([Player(lambda: each_shared_node.url, running.table, cookie, seat) for seat, cookie in enumerate(running.cookies())])
    )
    assert lists(bob)["recent"] == ["Ann"]
    bob.post(f"/api/tables/{running.table}/rematch")
    assert ann.get("/api/me/invitations").json() == []
    other = cy.post("/api/tables", json={"game": "gatsby", "seats": 2}).json()["table"]
    assert bob.post(f"/api/tables/{other}/join", json={}).status_code == 201

    ann.delete(f"/api/me/blocked/{b}")
    assert chat_of(ann, running.table) == ["from Ann", "from Bob", "from his bot"]
    assert len(ann.get("/api/me/invitations").json()) == 1
    assert refusal(ann.put("/api/me/blocked/nobody")) == (404, "no-person")


def test_a_person_shows_only_what_they_allow(shared_node: Node) -> None:
    ann, bob = account(shared_node.url, "Ann"), account(shared_node.url, "Bob")
    befriend(ann, bob)
    a = id_of(ann)
    running = RunningTable(shared_node.url, people=[ann, bob])
    asyncio.run(play_all([Player(lambda: shared_node.url, running.table, cookie, i) for i, cookie in enumerate(running.cookies())]))
    visitor = guest(shared_node.url, "Guest")

    def seen(reader: httpx.Client) -> tuple[bool, ...]:
        page = reader.get(f"/api/people/{a}").json()
        games = reader.get(f"/api/people/{a}/games").json()
        records = reader.get("/api/records", params={"person": a}).json()
        over_time = reader.get(f"/api/people/{a}/ratings", params={"game": "times-square"}).json()
        ranks: list[dict[str, Any]] = reader.get("/api/games/times-square/leaderboard").json()
        assert bool(games) is bool(records) is ("games" in page["shown"])
        assert bool(page["ratings"]) is bool(over_time) is ("ratings" in page["shown"])
        assert bool(page["friends"]) is ("friends" in page["shown"])
        return bool(page["ratings"]), bool(games), bool(page["friends"]), any(rank["person"] == a for rank in ranks)

    assert seen(visitor) == (True, True, False, True)
    share = {"online": False, "ratings": "friends", "games": "nobody", "friends": "everybody"}
    assert ann.put("/api/me/sharing", json=share).json() == share
    assert seen(visitor) == (False, False, True, False)
    assert seen(bob) == (True, False, True, False)
    assert seen(ann) == (True, True, True, True)
    assert (
        ann.get("/api/me/sharing").json() == share == {k: v for k, v in ann.get("/api/me/export").json()["sharing"].items() if k != "code"}
    )


def test_friends_see_at_any_node_who_is_there_if_both_wish(postgres_server: str, redis_url: str) -> None:
    database = machines.fresh(postgres_server)
    with machines.node(database, "--redis", redis_url) as one, machines.node(database, "--redis", redis_url) as two:
        ann, bob = account(one.url, "Ann"), account(two.url, "Bob")
        befriend(ann, bob)

        def online() -> object:
            return ann.get("/api/me/friends").json()["friends"][0]["online"]

        async def look() -> None:
            async with stream(two, bob) as bobs:
                await bobs.until("games")  # his node has subscribed
                assert await asyncio.to_thread(online) is None
                await asyncio.to_thread(bob.put, "/api/me/sharing", json={"online": True})
                assert await asyncio.to_thread(online) is None, "who hides does not see either"
                await asyncio.to_thread(ann.put, "/api/me/sharing", json={"online": True})
                assert await asyncio.to_thread(online) is True
                await asyncio.to_thread(ann.delete, f"/api/me/friends/{id_of(bob)}")
                await bobs.until("friends")

        asyncio.run(look())
        assert one.causes() == two.causes() == []


def test_of_many_who_ask_the_latest_are_listed(node: Node) -> None:
    """Any number of accounts can ask: the answer stays small, and each request that is answered makes room for the next."""
    ann = account(node.url, "Ann")
    engine = create_engine(node.database)
    with engine.begin() as connection:
        for number in range(MAX_LISTED + 3):
            asking = people.create_person(connection, "account", f"A{number:03}", "")
            row = {"person": asking.id, "other": id_of(ann), "kind": "asked", "created_at": number}
            connection.execute(insert(schema.relations).values(**row))
    engine.dispose()
    assert lists(ann)["asking"] == [f"A{number:03}" for number in range(3, MAX_LISTED + 3)]
    declined = ann.get("/api/me/friends").json()["asking"][-1]["id"]
    assert ann.delete(f"/api/me/friends/{declined}").status_code == 204
    assert lists(ann)["asking"] == [f"A{number:03}" for number in range(2, MAX_LISTED + 2)]


def test_what_was_read_before_a_block_is_not_kept(tmp_path: Path) -> None:
    class SlowStore(Store):
        """Its answers come when the test wants."""

        def __init__(self, database: str) -> None:
            super().__init__(database)
            self.has_read, self.may_answer = asyncio.Event(), asyncio.Event()

        async def read(self, query: Callable[[Connection], T]) -> T:
            found = await super().read(query)
            self.has_read.set()
            await self.may_answer.wait()
            return found

    async def run() -> None:
        store = SlowStore(f"sqlite:///{tmp_path / 'soiree.db'}")
        await store.open()
        try:
            blocks = Blocks(store)
            reading = asyncio.create_task(blocks.hidden_from("ann"))
            await store.has_read.wait()
            values = {"person": "ann", "other": "bob", "kind": "blocked", "created_at": 0}
            await store.write((), lambda connection: connection.execute(insert(schema.relations).values(**values)))
            blocks.changed("ann", "bob")
            store.may_answer.set()
            await reading
            assert await blocks.hidden_from("ann") == {"bob"}
        finally:
            store.close()

    asyncio.run(run())
