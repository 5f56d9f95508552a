"""Moments of a table over HTTP: each committed step, with the view that its reader had then and no other."""

import asyncio
from typing import Any

import msgspec
import pytest

import soiree
from soiree.core.chance.dealers import Manual
from soiree.core.match import Match, Reader, replay_step
from soiree.core.records.record import Record
from soiree.server.table.moments import MAX_MOMENTS
from tests.server import http
from tests.server.client import Player
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node

GAMES = [game.id for game in soiree.games()]
OPTIONS: dict[str, dict[str, object]] = {"edgar-lucien": {"periods": 1}}


def moments_of(player: Player, url: str, after: int, until: int | None = None) -> list[dict[str, Any]]:
    bounds = {"after": after} if until is None else {"after": after, "until": until}
    answer = http.get(f"{url}/api/tables/{player.table}/moments", params=bounds, cookies={"soiree": player.cookie}, timeout=60)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_the_view_that_its_reader_had_then(shared_node: Node, game: str) -> None:
    running = RunningTable(shared_node.url, game, options=OPTIONS.get(game, {}))
    players = running.players(lambda: shared_node.url, seed=5, onlooker=True, keep=True)
    asyncio.run(play_all(players))
    record = Record.parse(running.people[0].get(f"/api/tables/{running.table}/record", params={"whole": True}).text)
    for index, player in enumerate(players):
        seat = None if player is players[-1] else index
        reader: Reader = "onlooker" if seat is None else seat
        room = soiree.game(game)
        options = room.check_options(OPTIONS.get(game, {}))
        match = Match(room, room.begin(2, options), options, Manual())
        first, *found = moments_of(player, shared_node.url, 0)
        skipped = len(record.steps) - len(found)  # a game may have more steps than one answer
        assert (first["number"] == 0) == (skipped == 0)
        assert len(found) <= MAX_MOMENTS
        for step in record.steps[:skipped]:
            replay_step(match, step)
        assert first == {"number": first["number"], "step": "", "view": msgspec.json.decode(match.view(seat).encode()), "events": []}
        for step, moment in zip(record.steps[skipped:], found, strict=True):
            before = len(match.log)
            replay_step(match, step)
            assert moment["view"] == msgspec.json.decode(match.view(seat).encode())
            assert [one["event"] for one in moment["events"]] == [msgspec.to_builtins(one) for one in match.events(reader, since=before)]
            assert moment["step"] == str(step) or moment["step"] == f"{str(step)[: -len(step.token)]}?"
        last = {moment["number"]: moment["view"] for moment in found}
        received = [msgspec.json.decode(message) for message in player.received or () if message.startswith(b'{"type":"look"')]
        compared = 0
        for snapshot in received:
            if snapshot["number"] in last and not snapshot["drafted"] and snapshot["status"] == "playing":
                assert last[snapshot["number"]] == snapshot["view"]
                compared += 1
        assert compared > 3


def test_some_rows_only(shared_node: Node) -> None:
    running = RunningTable(shared_node.url, "gatsby")
    players = running.players(lambda: shared_node.url, seed=7, onlooker=True)
    asyncio.run(play_all(players))
    _, *whole = moments_of(players[0], shared_node.url, 0)
    numbers = sorted({moment["number"] for moment in whole})
    after, until = numbers[len(numbers) // 3], numbers[len(numbers) // 2]
    first, *part = moments_of(players[0], shared_node.url, after, until)
    assert part == [moment for moment in whole if after < moment["number"] <= until]
    assert (first["step"], first["events"]) == ("", [])
    assert first["view"] == next(moment["view"] for moment in reversed(whole) if moment["number"] <= after)
    assert len(moments_of(players[0], shared_node.url, 10_000)) == 1


def test_what_is_drafted_or_not_dealt_has_no_moments(shared_node: Node) -> None:
    running = RunningTable(shared_node.url, "gatsby")
    person, snapshot = running.actor()
    moves: Any = snapshot["moves"]
    person.post(f"/api/tables/{running.table}/play", json={"id": "m1", "token": moves[0]["token"]})
    drafted = person.get(f"/api/tables/{running.table}").json()
    after: Any = snapshot["number"]
    asked = person.get(f"/api/tables/{running.table}/moments", params={"after": after})
    assert len(asked.json()) == 1 if drafted["drafted"] else len(asked.json()) > 1
    created = person.post("/api/tables", json={"game": "gatsby"}).json()["table"]
    assert person.get(f"/api/tables/{created}/moments", params={"after": 0}).json() == []
    assert person.get("/api/tables/none/moments", params={"after": 0}).status_code == 404
    assert person.get(f"/api/tables/{created}/moments", params={"after": -1}).status_code == 400
