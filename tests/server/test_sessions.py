"""Sessions: what ends is over at once, for copies of the cookie, for sockets, and at every node."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest
import websockets
from sqlalchemy import create_engine, select
from websockets.asyncio.client import ClientConnection

from soiree.server.storage import schema
from soiree.server.storage.access import sessions
from tests.server import http, machines
from tests.server.machines import Node, guest
from tests.server.test_data_v1 import EXPECTED, copied_database

ACCOUNT = {"login": "ann", "passphrase": "correct horse"}
PATIENCE = 60  # seconds


def browser(node: Node, cookie: str = "") -> httpx.Client:
    headers = {"Cookie": f"soiree={cookie}"} if cookie else {}
    return http.Client(base_url=node.url, limits=httpx.Limits(max_keepalive_connections=0), timeout=PATIENCE, headers=headers)


def bearer(node: Node, token: str) -> httpx.Client:
    client = browser(node)
    client.headers["Authorization"] = f"Bearer {token}"
    return client


def account(node: Node) -> httpx.Client:
    ann = guest(node.url, "Ann")
    assert ann.post("/api/me/account", json=ACCOUNT).status_code == 201
    return ann


def logged_in(node: Node) -> httpx.Client:
    there = browser(node)
    assert there.post("/api/login", json=ACCOUNT).status_code == 201
    return there


@contextlib.asynccontextmanager
async def watching(node: Node, table: str, **headers: str) -> AsyncIterator[ClientConnection]:
    address = f"{node.url.replace('http', 'ws')}/api/tables/{table}/socket"
    async with websockets.connect(address, additional_headers=headers, max_queue=None) as connection:
        await connection.recv()
        yield connection


async def closed(connection: ClientConnection) -> int:
    """The code with which the server closes the connection."""
    with contextlib.suppress(websockets.ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                await connection.recv()
    return connection.close_code or 0


def new_table(person: httpx.Client) -> str:
    table: str = person.post("/api/tables", json={"game": "times-square"}).json()["table"]
    return table


def test_logging_out_makes_the_cookie_worthless_and_closes_its_sockets(node: Node) -> None:
    ann = guest(node.url)
    copy = browser(node, ann.cookies["soiree"])
    table = new_table(ann)

    async def leave() -> int:
        async with watching(node, table, Cookie=f"soiree={ann.cookies['soiree']}") as connection, watching(node, table) as stranger:
            assert (await asyncio.to_thread(ann.post, "/api/logout")).status_code == 204
            code = await closed(connection)
            await stranger.send('{"do":"ping"}')  # others stay
            await stranger.recv()
            return code

    assert copy.get("/api/me").status_code == 200
    assert asyncio.run(leave()) == 4401
    assert copy.get("/api/me").status_code == 401


def test_becoming_an_account_and_logging_in_replace_the_cookie(node: Node) -> None:
    ann = guest(node.url)
    before = browser(node, ann.cookies["soiree"])
    assert ann.post("/api/me/account", json=ACCOUNT).status_code == 201
    assert before.get("/api/me").status_code == 401
    assert ann.get("/api/me").json()["kind"] == "account"
    other = guest(node.url)
    copy = browser(node, other.cookies["soiree"])
    assert other.post("/api/login", json=ACCOUNT).status_code == 201
    assert copy.get("/api/me").status_code == 401
    assert other.get("/api/me").json()["id"] == ann.get("/api/me").json()["id"]


def test_a_session_can_be_seen_and_ended(node: Node) -> None:
    ann = account(node)
    there = logged_in(node)
    there.headers["User-Agent"] = "ignored, because the session has begun"
    mine = ann.get("/api/me/sessions").json()
    assert [one["current"] for one in mine].count(True) == 1
    assert all(one["agent"].startswith("python-httpx") for one in mine)
    assert len(mine) == 2
    assert ann.cookies["soiree"] not in str(mine)
    (other,) = [one["id"] for one in mine if not one["current"]]
    assert guest(node.url).delete(f"/api/me/sessions/{other}").status_code == 404, "somebody else's"
    assert ann.delete(f"/api/me/sessions/{other}").status_code == 204
    assert there.get("/api/me").status_code == 401
    elsewhere = [logged_in(node), logged_in(node)]
    assert ann.delete("/api/me/sessions", params={"others": True}).status_code == 204
    assert [one.get("/api/me").status_code for one in elsewhere] == [401, 401]
    assert [one["current"] for one in ann.get("/api/me/sessions").json()] == [True], "here it goes on"
    further = logged_in(node)
    assert ann.delete("/api/me/sessions").status_code == 204
    assert [one.get("/api/me").status_code for one in (ann, further)] == [401, 401]


def ending_by_passphrase(ann: httpx.Client, _codes: list[str]) -> None:
    assert ann.post("/api/me/passphrase", json={"old": "wrong one", "passphrase": "battery staple"}).status_code == 403
    assert ann.post("/api/me/passphrase", json={"old": ACCOUNT["passphrase"], "passphrase": "battery staple"}).status_code == 204
    assert ann.get("/api/me").status_code == 200, "the session that changed it goes on"


def ending_by_recovery(ann: httpx.Client, codes: list[str]) -> None:
    answer = ann.post("/api/recover", json={"login": ACCOUNT["login"], "code": codes[0], "passphrase": "battery staple"})
    assert answer.status_code == 201


def ending_by_deletion(ann: httpx.Client, _codes: list[str]) -> None:
    assert ann.delete("/api/me").status_code == 204


@pytest.mark.parametrize(("end", "bots_too"), [(ending_by_passphrase, False), (ending_by_recovery, True), (ending_by_deletion, True)])
def test_other_sessions_sockets_and_bots_end(
    end: Callable[[httpx.Client, list[str]], None], bots_too: bool, redis_url: str, postgres_server: str
) -> None:
    database = machines.fresh(postgres_server)
    with machines.node(database, "--redis", redis_url) as one, machines.node(database, "--redis", redis_url) as two:
        ann = guest(one.url, "Ann")
        codes = ann.post("/api/me/account", json=ACCOUNT).json()["codes"]
        there = logged_in(two)
        table = new_table(guest(one.url))
        token = ann.post("/api/me/tokens", json={"label": "Deep"}).json()["token"]

        async def finish() -> list[int]:
            async with (
                watching(two, table, Cookie=f"soiree={there.cookies['soiree']}") as person,
                watching(two, table, Authorization=f"Bearer {token}") as bot,
            ):
                await asyncio.to_thread(end, ann, codes)
                return [await closed(person), *([await closed(bot)] if bots_too else [])]

        assert set(asyncio.run(finish())) == {4401}
        assert there.get("/api/me").status_code == 401
        assert bearer(two, token).get("/api/me").status_code == (401 if bots_too else 200)
        for node in (one, two):
            assert node.causes() == []


def test_a_revoked_token_closes_the_sockets_of_its_bot(node: Node) -> None:
    ann = guest(node.url)
    made = ann.post("/api/me/tokens", json={"label": "Deep"}).json()
    table = new_table(ann)

    async def revoke() -> int:
        async with watching(node, table, Authorization=f"Bearer {made['token']}") as bot:
            await asyncio.to_thread(ann.delete, f"/api/me/tokens/{made['id']}")
            return await closed(bot)

    assert asyncio.run(revoke()) == 4401


def test_the_database_has_only_hashes_of_sessions(tmp_path: Path) -> None:
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}") as node:
        ann = guest(node.url)
        id, _, secret = ann.cookies["soiree"].partition(".")
        engine = create_engine(node.database)
        with engine.connect() as connection:
            (row,) = connection.execute(select(schema.sessions)).mappings().all()
        engine.dispose()
        assert row["id"] == id
        assert secret not in str(dict(row))
        for forged in (f"{id}.", f"{id}.{secret}x", f"x.{secret}", f".{secret}", f"{id}.{row['hash']}"):
            assert browser(node, forged).get("/api/me").status_code == 401


def test_a_person_has_a_bounded_number_of_sessions() -> None:
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    with engine.begin() as connection:
        cookies = [sessions.begin(connection, "ann", "agent\nwith\0control") for _ in range(sessions.MAX_SESSIONS + 5)]
        kept = {one.id for one in sessions.sessions_of(connection, "ann", None)}
        assert len(kept) == sessions.MAX_SESSIONS
        assert cookies[-1].partition(".")[0] in kept
        assert {one.agent for one in sessions.sessions_of(connection, "ann", None)} == {"agentwithcontrol"}
    engine.dispose()


def test_cookies_of_an_earlier_version_work_until_they_are_logged_out(tmp_path: Path) -> None:
    with machines.node(copied_database(tmp_path)) as node:
        old = browser(node)
        old.headers.update(EXPECTED["people"]["Bob"])
        elsewhere = browser(node)
        elsewhere.headers.update(EXPECTED["people"]["Bob"])
        answer = old.get("/api/me")
        assert answer.json()["name"] == "Bob"
        renewed = browser(node, answer.cookies["soiree"])
        assert elsewhere.get("/api/me").status_code == 200, "all devices had the same cookie; each gets a session of its own"
        assert [one["current"] for one in renewed.get("/api/me/sessions").json()].count(True) == 1
        table = new_table(renewed)

        async def leave() -> int:
            async with watching(node, table, **EXPECTED["people"]["Bob"]) as connection:
                assert (await asyncio.to_thread(elsewhere.post, "/api/logout")).status_code == 204
                return await closed(connection)

        assert asyncio.run(leave()) == 4401
        assert old.get("/api/me", headers=EXPECTED["people"]["Bob"]).status_code == 401
        assert renewed.get("/api/me").status_code == 200
        assert node.causes() == []
