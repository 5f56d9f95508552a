"""Records in bulk."""

import asyncio
from typing import Any

import pytest

import soiree
from tests.server import http
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node, guest


def ask(node: Node, **about: object) -> list[dict[str, Any]]:
    answer = http.get(f"{node.url}/api/records", params=about)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def test_records_of_finished_games_come_page_by_page(node: Node) -> None:
    ann, bob = guest(node.url, "Ann"), guest(node.url, "Bob")
    running_tables = [RunningTable(node.url, game, 2, [ann, bob]) for game in ("times-square", "gatsby", "times-square")]
    for index, running in enumerate(running_tables):
        asyncio.run(play_all(running.players(lambda: node.url, seed=index)))
    private = RunningTable(node.url, "times-square", 2, [ann, bob], listed=False)
    asyncio.run(play_all(private.players(lambda: node.url, seed=9)))
    running = RunningTable(node.url, "times-square", 2, [ann, bob])

    found = ask(node)
    assert [one["table"] for one in found] == [running.table for running in reversed(running_tables)], (
        "latest first; neither private nor running ones"
    )
    assert running.table not in {one["table"] for one in found}
    for one in found:
        match = soiree.load(one["record"])
        assert match.over
        assert match.headers["Player.0"] == "Ann"
        assert soiree.verify(one["record"]).honest

    first = ask(node, limit=2)
    assert first + ask(node, before=first[-1]["ended_at"]) == found
    assert [soiree.load(one["record"]).game.id for one in ask(node, game="gatsby")] == ["gatsby"]
    assert ask(node, game="chess") == []

    ann_id = ann.get("/api/me").json()["id"]
    own = bob.get("/api/records", params={"person": ann_id}).json()
    assert [one["table"] for one in own] == [private.table, *(one["table"] for one in found)], "listed or not, if one has played there"
    assert ask(node, person=ann_id) == found, "strangers get the listed ones"
    assert ask(node, person="nobody") == []


def test_the_record_of_a_resigned_game_has_its_ending(node: Node) -> None:
    running = RunningTable(node.url)
    assert running.people[0].post(f"/api/tables/{running.table}/resign").status_code == 201
    (one,) = [one for one in ask(node) if one["table"] == running.table]
    assert '[Ending "resigned"]' in one["record"]
    assert not soiree.load(one["record"]).over


@pytest.mark.parametrize("about", [{"limit": 0}, {"limit": 51}, {"before": -1}, {"game": "g" * 41}, {"person": "p" * 25}])
def test_invalid_parameters_are_refused(shared_node: Node, about: dict[str, object]) -> None:
    answer = http.get(f"{shared_node.url}/api/records", params=about)
    assert (answer.status_code, answer.json()["error"]) == (400, "BadRequest")
