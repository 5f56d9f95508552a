"""Hints: computed from the player's own view, given only where it is fair; a game with hints is not rated."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from soiree.bots import Analysis
from soiree.server.refusals import RequestRefused
from soiree.server.runtime.study.hints import HintQuestion
from soiree.server.table import events
from soiree.server.table.table import Table
from soiree.server.workers.messages import HintRequest, compute
from tests.server import http, machines
from tests.server.fixtures import RunningTable
from tests.server.machines import Node, guest
from tests.server.test_secrets import deal_two_ways, table_of

BOT = [{"seat": 1, "level": "random"}]


def create(person: httpx.Client, **more: object) -> str:
    created = person.post("/api/tables", json={"game": "times-square", "bots": BOT, "start": True, **more})
    assert created.status_code == 201, created.text
    table: str = created.json()["table"]
    return table


def my_turn(person: httpx.Client, table: str) -> dict[str, Any]:
    """Plays single legal moves until there is a choice. Returns the snapshot."""
    snapshot: dict[str, Any] = person.get(f"/api/tables/{table}").json()
    while len(snapshot["moves"]) < 2:
        assert snapshot["status"] == "playing"
        if snapshot["moves"]:
            move = {"id": f"{snapshot['number']}-{snapshot['desk']}", "token": snapshot["moves"][0]["token"]}
            snapshot = person.post(f"/api/tables/{table}/play", json=move).json()
        else:
            snapshot = person.get(f"/api/tables/{table}", params={"after": snapshot["number"], "wait": 10}).json()
    return snapshot


def hint(person: httpx.Client, table: str) -> httpx.Response:
    return person.post(f"/api/tables/{table}/hint", timeout=60)


def test_a_hint_has_good_moves_and_a_line_and_plays_nothing(node: Node) -> None:
    ann = guest(node.url, "Ann")
    table = create(ann)
    snapshot = my_turn(ann, table)
    assert snapshot["hints"] == "bots"
    answer = hint(ann, table)
    assert answer.status_code == 201, answer.text
    advice = answer.json()
    legal = {move["token"]: move["say"] for move in snapshot["moves"]}
    assert 1 <= len(advice["moves"]) <= 3
    for move in advice["moves"]:
        assert move["say"] == legal[move["token"]]
        assert 0 <= move["value"] <= 1
    assert (advice["line"][0]["seat"], advice["line"][0]["token"]) == (0, advice["moves"][0]["token"])
    assert (advice["prompt"], advice["desk"]) == (snapshot["prompt"], snapshot["desk"])
    after = ann.get(f"/api/tables/{table}").json()
    assert (after["view"], after["moves"], after["desk"]) == (snapshot["view"], snapshot["moves"], snapshot["desk"])
    assert advice["number"] == after["number"]
    assert [row["entry"] for row in after["rows"] if row["entry"]["kind"] == "hinted"] == [{"kind": "hinted", "seat": 0}]
    assert hint(ann, table).status_code == 201
    again = ann.get(f"/api/tables/{table}").json()
    assert [row["entry"]["kind"] for row in again["rows"]].count("hinted") == 1
    node.kill()
    node.start()
    assert ann.post(f"/api/tables/{table}/resign").status_code == 201
    assert ann.get("/api/me").json()["ratings"] == [], "not rated with a hint, also after a crash"
    assert [game["table"] for game in ann.get(f"/api/people/{ann.get('/api/me').json()['id']}/games").json()] == [table]


def test_hints_are_refused_where_other_people_play(shared_node: Node) -> None:
    ann, bob = guest(shared_node.url, "Ann"), guest(shared_node.url, "Bob")
    with_bob = RunningTable(shared_node.url, people=[ann, bob])
    asked, snapshot = with_bob.actor()
    assert snapshot["hints"] == ""
    refused = hint(asked, with_bob.table)
    assert (refused.status_code, refused.json()["error"]) == (409, "Wrong")
    assert "hints need a table where all other players are bots" in refused.json()["detail"]
    assert all(row["entry"]["kind"] != "hinted" for row in ann.get(f"/api/tables/{with_bob.table}").json()["rows"])

    without_aids = create(ann, aids=False)
    assert my_turn(ann, without_aids)["hints"] == ""
    assert "without aids" in hint(ann, without_aids).json()["detail"]

    alone = create(ann)
    assert hint(bob, alone).status_code == 403
    assert http.post(f"{shared_node.url}/api/tables/{alone}/hint").status_code == 401
    assert hint(ann, "no-such-table").status_code == 404
    my_turn(ann, alone)
    ann.post(f"/api/tables/{alone}/resign")
    assert hint(ann, alone).json()["detail"] == "the game is over"


def test_a_table_with_hints_for_everybody_is_not_rated(shared_node: Node) -> None:
    ann, bob = guest(shared_node.url, "Ann"), guest(shared_node.url, "Bob")
    running = RunningTable(shared_node.url, people=[ann, bob], hints=True)
    assert ann.get(f"/api/tables/{running.table}/info").json()["hints"] is True
    assert [line["hints"] for line in ann.get("/api/me/tables").json()] == [True]
    asked, snapshot = running.actor()
    assert snapshot["hints"] == "all"
    other = bob if asked is ann else ann
    assert hint(other, running.table).json()["detail"] == "it is not this seat's turn to decide"
    assert hint(asked, running.table).status_code == 201
    again = ann.post(f"/api/tables/{running.table}/resign")
    assert again.json()["status"] == "over"
    assert ann.get("/api/me").json()["ratings"] == []
    new = bob.post(f"/api/tables/{running.table}/rematch").json()["table"]
    assert bob.get(f"/api/tables/{new}/info").json()["hints"] is True


def test_hints_have_a_rate_limit(shared_node: Node) -> None:
    ann = guest(shared_node.url, "Ann")
    table = create(ann)
    my_turn(ann, table)
    with ThreadPoolExecutor(20) as many:
        found = list(many.map(lambda _: hint(ann, table), range(20)))
    assert {one.status_code for one in found} == {201, 429}
    said = {one.json()["detail"] for one in found if one.status_code == 429}
    assert said == {"you are taking hints too quickly; try again in a few seconds"}


def test_a_hint_depends_only_on_what_the_seat_sees() -> None:
    compared = 0
    for seed in range(60):
        first, second, reader = deal_two_ways(seed)
        if reader not in first.actors or len(first.moves(reader)) < 2:
            continue
        asked = [question(table_of(match, ["p0", "p1"]), reader) for match in (first, second)]
        assert asked[0] == asked[1]
        answers = [msgspec.json.decode(compute(msgspec.json.encode(one)), type=Analysis) for one in asked]
        assert msgspec.structs.replace(answers[0], seconds=0) == msgspec.structs.replace(answers[1], seconds=0)
        compared += 1
    assert compared > 20


def question(table: Table, seat: int) -> HintRequest:
    """The request for a hint, with iterations instead of seconds."""
    asked = HintQuestion(table.state, seat).request()
    return msgspec.structs.replace(asked, seconds=None, iterations=60)


def test_a_seat_that_resigned_gets_no_hint() -> None:
    first, _, _ = deal_two_ways(1)
    table = table_of(first, ["p0", "p1"])
    seat = min(table.state.actors)
    table.state.apply(9, 0, events.PlayerResigned(seat, "novice"))
    table.state.apply(10, 0, events.SeatTaken(1 - seat, "bot:novice", "novice", bot="novice"))
    with pytest.raises(RequestRefused, match="it is not this seat's turn"):
        table.take_hint(seat)


def test_hints_are_computed_by_workers(tmp_path_factory: pytest.TempPathFactory, redis_url: str) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('hints') / 'soiree.db'}"
    with machines.node(database, "--redis", redis_url) as node, machines.worker(redis_url):
        ann = guest(node.url, "Ann")
        table = create(ann)
        snapshot = my_turn(ann, table)
        answer = hint(ann, table)
        assert answer.status_code == 201, answer.text
        assert answer.json()["moves"][0]["token"] in {move["token"] for move in snapshot["moves"]}
        assert children(node) == 0, "the node itself has not computed"


def children(node: Node) -> int:
    """The number of processes that the node has started."""
    pid = node.process.pid
    return len(Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
