"""Tables: creating, joining, listing, and all endings."""

import asyncio
import hmac
import secrets
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, create_engine, text

from soiree.server.runtime.registry import new_id
from tests.server import http, machines
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node, guest


def do(person: httpx.Client, table: str, what: str, status: int = 201, **body: object) -> dict[str, Any]:
    answer = person.post(f"/api/tables/{table}/{what}", json=body)
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


def wait_for_end(person: httpx.Client, table: str) -> dict[str, Any]:
    snapshot: dict[str, Any] = person.get(f"/api/tables/{table}").json()
    while snapshot["status"] == "playing":
        snapshot = person.get(f"/api/tables/{table}", params={"after": snapshot["number"], "wait": 20}).json()
    return snapshot


def test_joining_leaving_and_starting(shared_node: Node) -> None:
    ann, bob, eve = guest(shared_node.url, "Ann"), guest(shared_node.url, "Bob"), guest(shared_node.url, "Eve")
    table = ann.post("/api/tables", json={"game": "times-square", "seat": 1, "contribution": "luck"}).json()["table"]
    promised = ann.get(f"/api/tables/{table}/info").json()["commitment"]
    assert do(ann, table, "start", 409)["detail"].startswith("a seat is still free")
    assert do(bob, table, "join", 409, seat=1)["detail"] == "this seat is taken"
    do(bob, table, "join", contribution="more luck")
    assert do(eve, table, "join", 409)["detail"].startswith("all seats are taken")
    do(bob, table, "leave")
    do(eve, table, "join")
    do(bob, table, "start", 403)
    snapshot = do(eve, table, "start")
    assert [seat["name"] for seat in snapshot["seats"]] == ["Eve", "Ann"]
    info = ann.get(f"/api/tables/{table}/info").json()
    assert (info["commitment"], info["contributions"]) == (promised, ["", "luck"])
    assert do(eve, table, "leave", 409)["detail"].startswith("the game has started")


def test_tables_are_listed_and_filtered(shared_node: Node) -> None:
    ann = guest(shared_node.url)
    opened = ann.post("/api/tables", json={"game": "times-square"}).json()["table"]
    hidden = ann.post("/api/tables", json={"game": "times-square", "listed": False}).json()["table"]

    def listed(**filters: str | bool) -> set[str]:
        return {line["id"] for line in ann.get("/api/tables", params={"limit": 200, **filters}).json()}

    assert opened in listed(status="open", free=True, game="times-square")
    assert hidden not in listed()
    assert opened not in listed(status="playing")
    assert opened not in listed(bots=True)
    nobody = RunningTable(shared_node.url, people=[guest(shared_node.url, "null"), guest(shared_node.url, "Ann")])
    assert nobody.table in listed(free=False)
    assert nobody.table not in listed(free=True)
    assert ann.delete(f"/api/tables/{opened}").status_code == 204
    assert opened not in listed()


def test_a_person_has_a_list_of_their_own_tables(each_shared_node: Node) -> None:
    ann, bob = guest(each_shared_node.url, "Ann"), guest(each_shared_node.url, "Bob")
    played = RunningTable(each_shared_node.url, people=[ann, bob])
    do(ann, played.table, "resign")
    hidden = ann.post("/api/tables", json={"game": "times-square", "listed": False, "seat": 1}).json()["table"]
    do(bob, hidden, "join")
    do(bob, hidden, "leave")

    def own(who: httpx.Client, **asked: str | int) -> list[tuple[str, str, int]]:
        answer = who.get("/api/me/tables", params=asked)
        assert answer.status_code == 200, answer.text
        return [(line["id"], line["status"], line["seat"]) for line in answer.json()]

    assert own(ann) == [(hidden, "open", 1), (played.table, "over", 0)]
    assert own(bob) == [(played.table, "over", 1)]
    assert own(ann, status="over") == own(ann, limit=1, before=ann.get("/api/me/tables").json()[0]["changed_at"])
    ann.delete(f"/api/tables/{hidden}")
    assert own(ann) == [(played.table, "over", 0)]
    assert own(ann, status="closed") == [(hidden, "closed", 1)]
    assert http.get(f"{each_shared_node.url}/api/me/tables").status_code == 401


def signed_cookie(connection: Connection, person: str) -> str:
    """The cookie that earlier versions set."""
    key: str = connection.execute(text("SELECT value FROM house WHERE name = 'key'")).scalar_one()
    stamp = connection.execute(text("SELECT stamp FROM people WHERE id = :id"), {"id": person}).scalar_one()
    return f"{person}.{stamp}.{hmac.digest(bytes.fromhex(key), f'{person}.{stamp}'.encode(), 'sha256').hex()}"


def test_a_database_of_the_first_schema_is_migrated(database: str) -> None:
    with machines.node(database) as node:
        ann, bob = guest(node.url, "Ann"), guest(node.url, "Bob")
        table = ann.post("/api/tables", json={"game": "times-square", "bots": [{"seat": 1, "level": "random"}]}).json()["table"]
        left = ann.post("/api/tables", json={"game": "times-square"}).json()["table"]
        do(bob, left, "join")
        do(bob, left, "leave")
        mine = ann.get("/api/me/tables").json()
        assert [line["id"] for line in mine] == [left, table]
        ids = [person.get("/api/me").json()["id"] for person in (ann, bob)]
        node.stop()
        engine = create_engine(database)
        with engine.begin() as connection:
            for person, id in zip((ann, bob), ids, strict=True):  # the cookies of that time
                person.cookies.clear()
                person.cookies.set("soiree", signed_cookie(connection, id))
            for table in (
                "sittings",
                "traces",
                "reviews",
                "sessions",
                "rated_games",
                "notifications",
                "notified",
                "quiet_hours",
                "channels",
                "relations",
                "sharing",
                "vacations",
                "notes",
                "analyses",
                *("puzzle_tries", "puzzle_solvers", "puzzle_ratings", "table_reviews"),
                *("administrators", "reports", "sanctions", "audit", "passkeys", "challenges"),
            ):
                connection.execute(text(f"DROP TABLE {table}"))
            connection.execute(text("DROP INDEX tables_commitment"))
            for column in ("hints", "stand_in", "edition", "edition_digest", "friends_only", "began", "commitment"):
                connection.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
            connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        engine.dispose()
        node.start()
        assert ann.get("/api/me/tables").json() == mine
        assert bob.get("/api/me/tables").json() == []
        id = bob.get("/api/me").json()["id"]
        assert bob.delete("/api/me").status_code == 204, "and who stands in which log"
        assert id not in ann.get(f"/api/tables/{left}").text


def test_a_game_of_bots_can_be_watched(shared_node: Node) -> None:
    ann = guest(shared_node.url)
    bots = [{"seat": seat, "level": "random"} for seat in range(3)]
    table = ann.post("/api/tables", json={"game": "toy-cloakroom", "seats": 3, "seat": None, "bots": bots, "start": True}).json()["table"]
    assert wait_for_end(ann, table)["result"]["reason"] == "cards"


def test_resigning_drawing_and_rematch(shared_node: Node) -> None:
    running = RunningTable(shared_node.url)
    ann, bob = running.people
    ended = do(ann, running.table, "resign")
    assert (ended["result"]["returns"], ended["result"]["reason"]) == ([0.0, 1.0], "resigned")
    assert ann.get(f"/api/tables/{running.table}/verify").json()["honest"]
    new = do(bob, running.table, "rematch")["table"]
    assert do(ann, running.table, "rematch")["table"] == new
    assert do(ann, new, "join")["seat"] == 1
    do(ann, new, "start")
    do(ann, new, "draw", 409, accept=False)
    assert do(ann, new, "draw")["offer"] == [1]
    do(bob, new, "draw", accept=False)
    do(bob, new, "draw")
    ended = do(ann, new, "draw")
    assert (ended["result"]["returns"], ended["result"]["reason"]) == ([0.5, 0.5], "agreed")


def test_with_three_seats_a_bot_takes_the_seat_of_a_player_who_resigned(shared_node: Node) -> None:
    running = RunningTable(shared_node.url, "toy-cloakroom", seats=3)
    do(running.people[0], running.table, "resign")
    players = running.players(lambda: shared_node.url, seed=1)[1:]
    asyncio.run(play_all(players))
    assert players[0].snapshot["seats"][0]["resigned"]
    history = running.people[0].get(f"/api/people/{running.people[0].get('/api/me').json()['id']}/games").json()
    assert history[0]["payoff"] == 0.0


def test_a_table_id_does_not_look_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-looks-like-an-option", "is-none"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _bytes: next(drawn))
    assert new_id() == "is-none"
