"""People: accounts, recovery, tokens, history and ratings, export and deletion."""

import asyncio

import httpx
from sqlalchemy import create_engine, select

from soiree.server.storage import schema
from tests.server import http
from tests.server.client import Player
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node, account, guest


def test_an_account_logs_in_and_is_recovered_by_a_code(each_shared_node: Node) -> None:
    ann = guest(each_shared_node.url, "Ann")
    me = ann.get("/api/me").json()
    codes = ann.post("/api/me/account", json={"login": "ann", "passphrase": "correct horse"}).json()["codes"]
    assert guest(each_shared_node.url).post("/api/me/account", json={"login": "ann", "passphrase": "battery staple"}).status_code == 409
    there = http.Client(base_url=each_shared_node.url, limits=httpx.Limits(max_keepalive_connections=0))
    assert there.post("/api/login", json={"login": "ann", "passphrase": "wrong one"}).status_code == 401
    assert there.post("/api/login", json={"login": "ann", "passphrase": "correct horse"}).json()["id"] == me["id"]
    recovered = there.post("/api/recover", json={"login": "ann", "code": codes[0], "passphrase": "a new phrase"})
    assert recovered.status_code == 201
    assert ann.get("/api/me").status_code == 401, "older cookies are void"
    assert there.post("/api/recover", json={"login": "ann", "code": codes[0], "passphrase": "again please"}).status_code == 401
    assert there.post("/api/login", json={"login": "ann", "passphrase": "a new phrase"}).status_code == 201


def test_a_bot_with_a_token_plays_and_is_rated(node: Node) -> None:
    owner = account(node.url, "Owner")
    made = owner.post("/api/me/tokens", json={"label": "Deep"}).json()
    bot = http.Client(
        base_url=node.url,
        headers={"Authorization": f"Bearer {made['token']}"},
        limits=httpx.Limits(max_keepalive_connections=0),
    )
    assert bot.get("/api/me").json()["name"] == "Deep"
    table = bot.post("/api/tables", json={"game": "times-square", "bots": [{"seat": 1, "level": "random"}], "start": True}).json()["table"]
    snapshot = bot.get(f"/api/tables/{table}").json()
    count = 0
    while snapshot["status"] == "playing":
        if snapshot["moves"]:
            count += 1
            snapshot = bot.post(f"/api/tables/{table}/play", json={"id": str(count), "token": snapshot["moves"][-1]["token"]}).json()
        else:
            snapshot = bot.get(f"/api/tables/{table}", params={"after": snapshot["number"], "wait": 10}).json()
    ladder = bot.get("/api/games/times-square/leaderboard").json()
    assert {rank["name"] for rank in ladder} == {"Deep", "random"}
    mine = bot.get("/api/me").json()
    assert mine["ratings"][0]["games"] == 1
    assert [game["table"] for game in bot.get(f"/api/people/{mine['id']}/games").json()] == [table]
    (token,) = owner.get("/api/me/tokens").json()
    assert (token["id"], token["label"], token["person"]) == (made["id"], "Deep", mine["id"])
    assert owner.delete(f"/api/me/tokens/{made['id']}").status_code == 204
    assert owner.get("/api/me/tokens").json() == []
    assert bot.get("/api/me").status_code == 401


def test_a_person_can_be_exported_and_deleted(node: Node) -> None:
    running = RunningTable(node.url)
    ann, bob = running.people
    token = ann.post("/api/me/tokens", json={"label": "Deep"}).json()["token"]
    deep = http.Client(base_url=node.url, headers={"Authorization": f"Bearer {token}"}, limits=httpx.Limits(max_keepalive_connections=0))
    opened = deep.post("/api/tables", json={"game": "times-square"}).json()["table"]
    bots_id = deep.get("/api/me").json()["id"]
    deep.post(f"/api/tables/{running.table}/chat", json={"text": "beep"})
    ann.post(f"/api/tables/{running.table}/chat", json={"text": "my secret recipe"})
    asyncio.run(play_all([Player(lambda: node.url, running.table, cookie, seat) for seat, cookie in enumerate(running.cookies())]))
    id = ann.get("/api/me").json()["id"]
    known = ann.get("/api/me/export").json()
    assert known["chat"][0]["text"] == "my secret recipe"
    assert known["games"][0]["table"] == running.table
    assert known["tables"] == [{"table": running.table, "game": "times-square", "status": "over", "seat": 0}]
    assert [bot["label"] for bot in known["bots"]] == ["Deep"]
    assert [line["text"] for line in known["bots"][0]["chat"]] == ["beep"]
    assert ann.delete("/api/me").status_code == 204
    assert ann.get("/api/me").status_code == 401
    assert bob.get(f"/api/people/{id}").status_code == 404
    assert deep.get("/api/me").status_code == 401
    left = bob.get(f"/api/tables/{running.table}").text + bob.get(f"/api/tables/{opened}").text
    for trace in ("my secret recipe", id, "beep", "Deep", bots_id):
        assert trace not in left
    engine = create_engine(node.database)
    with engine.connect() as connection:
        bodies = " ".join(connection.scalars(select(schema.log.c.body)))
        assert not [trace for trace in ("my secret recipe", id, "beep", "Deep", bots_id) if trace in bodies]
    engine.dispose()
    assert bob.get(f"/api/tables/{running.table}/verify").json()["honest"]
    listed = bob.get("/api/tables").json()
    assert [[seat["name"] for seat in line["seats"]] for line in listed if line["id"] == running.table] == [["—", "P1"]]
    assert id not in bob.get(f"/api/tables/{running.table}/info").text


def test_deleting_a_person_resigns_their_games(each_shared_node: Node) -> None:
    running = RunningTable(each_shared_node.url, "toy-cloakroom", seats=3)
    ann, bob, _ = running.people
    open_table = bob.post("/api/tables", json={"game": "times-square", "seat": 1}).json()["table"]
    assert ann.post(f"/api/tables/{open_table}/join", json={}).status_code == 201
    assert ann.delete("/api/me").status_code == 204
    assert [seat["person"] is None for seat in bob.get(f"/api/tables/{open_table}").json()["seats"]] == [True, False]
    players = running.players(lambda: each_shared_node.url, seed=1)[1:]
    asyncio.run(play_all(players))
    assert players[0].snapshot["seats"][0]["resigned"]
    assert bob.get("/api/games/toy-cloakroom/leaderboard").json() == [], "a game against somebody who no longer exists is not rated"
