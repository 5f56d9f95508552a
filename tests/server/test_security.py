"""Security: origins, headers, sizes, rates, forged cookies, logs."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest
import websockets

from tests.server import http, machines
from tests.server.fixtures import RunningTable
from tests.server.machines import Node, guest


def test_pages_of_other_origins_can_neither_post_nor_connect(shared_node: Node) -> None:
    person = guest(shared_node.url)
    evil = {"Origin": "https://evil.example"}
    assert person.post("/api/tables", json={"game": "times-square"}, headers=evil).status_code == 403
    assert person.post("/api/tables", json={"game": "times-square"}, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert person.post("/api/tables", json={"game": "times-square"}, headers={"Origin": shared_node.url}).status_code == 201
    for nonsense in ("http://[", "null", "", "://", shared_node.url.removeprefix("http://"), shared_node.url + "/"):
        assert person.post("/api/tables", json={"game": "times-square"}, headers={"Origin": nonsense}).status_code == 403, nonsense
    table = RunningTable(shared_node.url).table
    with pytest.raises(websockets.InvalidStatus):
        asyncio.run(listen(shared_node, table, evil))


async def listen(node: Node, table: str, headers: dict[str, str]) -> None:
    async with websockets.connect(f"{node.url.replace('http', 'ws')}/api/tables/{table}/socket", additional_headers=headers):
        pass


def test_responses_have_security_headers(shared_node: Node) -> None:
    headers = http.get(f"{shared_node.url}/api/games").headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers
    cookie = http.post(f"{shared_node.url}/api/guest", json={"name": "Ann"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_large_requests_are_refused(shared_node: Node) -> None:
    person = guest(shared_node.url)
    assert person.post("/api/guest", content=b"x" * 100_000).status_code == 413

    def slowly() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    assert person.post("/api/guest", content=slowly(), headers={"content-type": "application/json"}).status_code == 413


def test_forged_cookies_and_tokens_are_refused(shared_node: Node) -> None:
    person = guest(shared_node.url)
    good = person.cookies["soiree"]
    text, _, signature = good.rpartition(".")
    forged = signature[:-1] + ("1" if signature[-1] == "0" else "0")
    for bad in (f"{text}x.{signature}", f"{text}.{forged}", text, "", "..", "é"):
        answer = http.get(f"{shared_node.url}/api/me", headers=[(b"cookie", b"soiree=" + bad.encode())])
        assert answer.status_code == 401, bad
    assert http.get(f"{shared_node.url}/api/me", headers={"Authorization": "Bearer nonsense"}).status_code == 401


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", "--requests-a-minute", "1") as node:
        answers = [http.get(f"{node.url}/api/games").status_code for _ in range(30)]
        assert answers[0] == 200
        assert answers[-1] == 429
        with pytest.raises(websockets.InvalidStatus):  # a socket is a request, too
            asyncio.run(listen(node, "any", {}))


def test_too_many_messages_close_the_connection(tmp_path: Path) -> None:
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", "--messages-a-second", "5") as node:
        table = RunningTable(node.url).table

        async def shout() -> int | None:
            async with websockets.connect(f"{node.url.replace('http', 'ws')}/api/tables/{table}/socket") as line:
                try:
                    while True:
                        await line.send('{"do":"ping"}')
                        await line.recv()
                except websockets.ConnectionClosed as closed:
                    return closed.rcvd.code if closed.rcvd else None

        assert asyncio.run(shout()) == 4429


def test_chat_has_a_rate_limit_and_people_can_be_muted(shared_node: Node) -> None:
    running = RunningTable(shared_node.url)
    owner, other = running.people
    said = [other.post(f"/api/tables/{running.table}/chat", json={"text": f"line {number}"}).status_code for number in range(7)]
    assert said == [201] * 5 + [429] * 2
    whom = other.get("/api/me").json()["id"]
    assert other.post(f"/api/tables/{running.table}/mute", json={"whom": whom}).status_code == 403
    assert owner.post(f"/api/tables/{running.table}/mute", json={"whom": whom}).status_code == 201
    assert other.post(f"/api/tables/{running.table}/chat", json={"text": "hello?"}).status_code == 403
    assert owner.post(f"/api/tables/{running.table}/chat", json={"text": "peace"}).json()["rows"][-1]["entry"]["text"] == "peace"


def test_only_who_sits_at_a_table_or_owns_it_can_pin_a_chat_message(shared_node: Node) -> None:
    running = RunningTable(shared_node.url)
    owner, other = running.people
    path = f"/api/tables/{running.table}"
    rows = other.post(f"{path}/chat", json={"text": "the rules are on page 3"}).json()["rows"]
    number = rows[-1]["number"]
    assert guest(shared_node.url).post(f"{path}/pin", json={"number": number}).status_code == 403
    assert http.post(f"{shared_node.url}{path}/pin", json={"number": number}).status_code in {401, 403}
    refused = owner.post(f"{path}/pin", json={"number": 1})
    assert (refused.status_code, refused.json()["error"]) == (409, "Wrong")
    for _ in range(2):
        pinned = other.post(f"{path}/pin", json={"number": number, "id": "p1"}).json()
    assert [row["entry"]["kind"] for row in pinned["rows"]].count("pinned") == 1, "a retry does nothing"
    for snapshot in (pinned, owner.get(path, params={"since": pinned["number"]}).json(), http.get(f"{shared_node.url}{path}").json()):
        assert (snapshot["pinned"]["number"], snapshot["pinned"]["text"]) == (number, "the rules are on page 3")

    async def unpin() -> dict[str, object]:
        address = f"{shared_node.url.replace('http', 'ws')}{path}/socket"
        async with websockets.connect(address, additional_headers={"Cookie": f"soiree={owner.cookies['soiree']}"}) as connection:
            await connection.send('{"do":"pin","id":"p2","number":null}')
            while "p2" not in (snapshot := json.loads(await connection.recv())).get("done", []):
                pass
            found: dict[str, object] = snapshot
            return found

    assert asyncio.run(unpin())["pinned"] is None


def test_logs_have_no_secrets(tmp_path: Path) -> None:
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", "--log-level", "debug") as node:
        running = RunningTable(node.url)
        person, snapshot = running.actor()
        hand = " ".join(snapshot["view"]["hand"])  # type: ignore[index]  # JSON
        person.post(f"/api/tables/{running.table}/play", json={"id": "a", "token": "nonsense"})
        node.stop()
        assert hand not in "".join(node.lines)
        assert person.cookies["soiree"] not in "".join(node.lines)


@pytest.mark.parametrize(
    "body",
    [b"[" * 60_000, b'{"name":' * 7_000, b'{"name":"\xed\xa0\x80"}', b'{"name":"\\ud800"}', b"\xff\xfe", b'{"name":"a\\u0000"}'],
    ids=["deep list", "deep object", "surrogate", "escaped surrogate", "not UTF-8", "NUL"],
)
def test_bodies_that_cannot_be_read_are_refused(each_shared_node: Node, body: bytes) -> None:
    running = RunningTable(each_shared_node.url)
    for path in ("/api/guest", "/api/login", "/api/tables", "/api/replay", f"/api/tables/{running.table}/chat"):
        answer = running.people[0].post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, (path, answer.text)
    assert running.people[0].post("/api/login", json={"login": "a\0b", "passphrase": "guess"}).status_code in {400, 401}


@pytest.mark.parametrize("path", ["/api/people/a%00b", "/api/tables/%00", "/api/tables?game=%00", "/api/records?person=%00", "/%00"])
def test_nul_in_an_address_is_no_failure(each_shared_node: Node, path: str) -> None:
    assert http.get(f"{each_shared_node.url}{path}").status_code in {200, 400, 404}


def test_whether_a_file_exists_outside_the_page_is_not_revealed(shared_node: Node) -> None:
    def answer(path: str) -> tuple[int, str | None, bytes]:
        connection = HTTPConnection("127.0.0.1", shared_node.port)
        connection.request("GET", path)
        found = connection.getresponse()
        with contextlib.closing(connection):
            return found.status, found.getheader("content-type"), found.read()

    for prefix in ("/..%2f", "/%2e%2e/", "/assets/..%2f..%2f", "/assets/%2e%2e/%2e%2e/", "/../", "/a/../../"):
        assert answer(f"{prefix}cli.py") == answer(f"{prefix}no-such-file"), prefix
        assert answer(f"{prefix}cli.py")[0] == 404


def test_only_the_names_of_the_server_are_accepted_if_it_has_some(tmp_path: Path) -> None:
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", "--hosts", "play.example.org, [::1]") as node:
        for host, status in (
            ("play.example.org", 200),
            ("Play.Example.org:8700", 200),
            ("[::1]:8700", 200),
            ("evil.example", 400),
            ("play.example.org.evil.example", 400),
            ("", 400),
        ):
            assert http.get(f"{node.url}/api/games", headers={"Host": host}).status_code == status, host
        assert http.get(f"{node.url}/ready").status_code == 200, "a proxy asks by address"
        with pytest.raises(websockets.InvalidStatus):
            asyncio.run(listen(node, "any", {"Origin": node.url}))
