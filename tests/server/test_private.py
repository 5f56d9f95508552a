"""Tables that are not listed: nobody finds them who does not belong to them."""

import itertools
from typing import Any

import httpx
import pytest

from tests.server import http
from tests.server.fixtures import RunningTable
from tests.server.machines import Node, guest
from tests.server.test_tables import do

ONE_EACH = httpx.Limits(max_keepalive_connections=0)


def read_everything(reader: httpx.Client, **values: list[str]) -> dict[str, str]:
    """The answers of all GET endpoints whose path parameters are known: of the OpenAPI document, with each of these values."""
    answers: dict[str, str] = {}
    for path, methods in reader.get("/schema/openapi.json").json()["paths"].items():
        names = [name for name in values if f"{{{name}}}" in path]
        if "get" not in methods or path.count("{") > len(names):
            continue
        asked = [parameter["name"] for parameter in methods["get"].get("parameters", []) if parameter["in"] == "query"]
        queries: list[dict[str, str]] = [{}, *({name: value} for name in asked if name in values for value in values[name])]
        for chosen, query in itertools.product(itertools.product(*(values[name] for name in names)), queries):
            address = path
            for name, value in zip(names, chosen, strict=True):
                address = address.replace(f"{{{name}}}", value)
            answers[f"{address} {query}"] = reader.get(address, params=query).text
    return answers


def id_of(person: httpx.Client) -> str:
    id: str = person.get("/api/me").json()["id"]
    return id


def test_no_public_endpoint_gives_an_unlisted_table_away(node: Node) -> None:
    ann, bob, eve = guest(node.url, "Ann"), guest(node.url, "Bob"), guest(node.url, "Eve")
    listed = RunningTable(node.url, people=[ann, bob])
    hidden = RunningTable(node.url, people=[ann, bob], listed=False)
    for running in (listed, hidden):
        do(ann, running.table, "resign")
    rematch = do(bob, hidden.table, "rematch")["table"]
    opened = ann.post("/api/tables", json={"game": "times-square", "listed": False}).json()["table"]
    playing = RunningTable(node.url, people=[bob, ann], listed=False).table
    people = [id_of(person) for person in (ann, bob, eve)]
    known = {"game": ["times-square"], "language": ["en"], "id": people, "person": people, "table": [listed.table]}
    for reader in (eve, http.Client(base_url=node.url, limits=ONE_EACH, timeout=30)):
        answers = read_everything(reader, **known)
        assert len(answers) > 20
        assert any(listed.table in text for text in answers.values())
        for table in (hidden.table, rematch, opened, playing):
            assert not [asked for asked, text in answers.items() if table in text]
    answers = read_everything(ann, **known)
    assert any(hidden.table in text for text in answers.values()), "those who played there find it"


def test_strangers_at_an_unlisted_table_get_neither_chat_nor_the_rematch(each_shared_node: Node) -> None:
    ann, bob, eve = guest(each_shared_node.url, "Ann"), guest(each_shared_node.url, "Bob"), guest(each_shared_node.url, "Eve")
    running = RunningTable(each_shared_node.url, people=[ann, bob], listed=False)
    table = running.table
    number = do(ann, table, "chat", text="between us")["number"]
    do(ann, table, "pin", number=number)
    do(eve, table, "chat", 403, text="may I?")
    do(bob, table, "resign")
    new = do(ann, table, "rematch")["table"]

    def seen(person: httpx.Client) -> tuple[dict[str, Any], str]:
        snapshot = person.get(f"/api/tables/{table}")
        return snapshot.json(), snapshot.text + person.get(f"/api/tables/{table}/info").text

    for person in (ann, bob):
        snapshot, text = seen(person)
        assert "between us" in text
        assert snapshot["pinned"]["number"] == number
        assert new in text
    for person in (eve, http.Client(base_url=each_shared_node.url, limits=ONE_EACH)):
        snapshot, text = seen(person)
        assert "between us" not in text
        assert snapshot["pinned"] is None
        assert new not in text
        assert [row["number"] for row in snapshot["rows"]] == list(range(1, snapshot["number"] + 1)), "no row is missing"


@pytest.mark.parametrize("listed", [True, False])
def test_the_seats_of_a_rematch_are_kept(node: Node, listed: bool) -> None:
    ann, bob, eve = guest(node.url, "Ann"), guest(node.url, "Bob"), guest(node.url, "Eve")
    running = RunningTable(node.url, people=[ann, bob], listed=listed)
    do(bob, running.table, "resign")
    new = do(ann, running.table, "rematch")["table"]
    seats = ann.get(f"/api/tables/{new}").json()["seats"]
    assert [(seat["person"], seat["reserved"]) for seat in seats] == [(None, id_of(bob)), (id_of(ann), "")]
    for seat in ({}, {"seat": 0}):
        assert "kept for somebody else" in do(eve, new, "join", 409, **seat)["detail"]
    node.kill()
    node.start()
    do(eve, new, "join", 409)
    do(bob, new, "join")
    assert do(ann, new, "start")["status"] == "playing"


def test_a_kept_seat_is_free_when_its_player_is_deleted(each_shared_node: Node) -> None:
    ann, bob, eve = guest(each_shared_node.url, "Ann"), guest(each_shared_node.url, "Bob"), guest(each_shared_node.url, "Eve")
    running = RunningTable(each_shared_node.url, people=[ann, bob])
    do(bob, running.table, "resign")
    new = do(ann, running.table, "rematch")["table"]
    id = id_of(bob)
    assert bob.delete("/api/me").status_code == 204
    assert id not in ann.get(f"/api/tables/{new}").text
    do(eve, new, "join")
