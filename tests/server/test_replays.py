"""Replays over HTTP: every step shows what the library shows."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import soiree
from soiree.core.match import open_table, replay_step
from soiree.core.records.record import Record
from tests.server import http
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))


def ask(shared_node: Node, record: str, reader: int | str = "onlooker") -> httpx.Response:
    return http.post(f"{shared_node.url}/api/replay", json={"record": record, "reader": reader}, timeout=60)


def one_a_game() -> list[Path]:
    return list({path.name.rsplit("-", 2)[0]: path for path in RECORDS}.values())


@pytest.mark.parametrize("path", one_a_game(), ids=lambda path: path.stem)
@pytest.mark.parametrize("reader", [0, 1, "onlooker", "open"])
def test_every_step_shows_what_the_reader_saw(shared_node: Node, path: Path, reader: int | str) -> None:
    text = path.read_text(encoding="utf-8")
    found = ask(shared_node, text, reader)
    assert found.status_code == 200, found.text
    replayed: dict[str, Any] = found.json()
    record = Record.parse(text)
    match = open_table(soiree.game(record.headers["Game"]), record)
    seat = reader if isinstance(reader, int) else None
    assert replayed["game"] == match.game.id
    assert len(replayed["names"]) == match.seats
    assert len(replayed["moments"]) == len(record.steps) + 1
    assert replayed["moments"][0] == {"step": "", "view": msgspec.json.decode(match.view(seat).encode()), "events": []}
    hidden = 0
    for step, moment in zip(record.steps, replayed["moments"][1:], strict=True):
        before = len(match.log)
        replay_step(match, step)
        assert moment["view"] == msgspec.json.decode(match.view(seat).encode())
        seen = match.events(None if reader == "open" else reader, since=before)  # type: ignore[arg-type]  # one of Reader's
        assert [one["event"] for one in moment["events"]] == [msgspec.to_builtins(event) for event in seen]
        assert [one["say"]["id"] for one in moment["events"]] == [match.game.say_event(event).id for event in seen]
        assert moment["step"] == str(step) or (moment["step"].endswith("?") and moment["step"][0] == str(step)[0])
        hidden += moment["step"] != str(step)
    secretive = reader != "open" and match.game.id != "macao"  # where nobody draws or decides unseen
    assert (hidden > 0) == secretive
    assert replayed["result"]["returns"] == match.returns
    assert (replayed["result"]["result"], replayed["result"]["reason"]) == (match.result, match.reason)


def test_the_replay_of_a_table_has_the_names_of_its_players(shared_node: Node) -> None:
    running = RunningTable(shared_node.url)
    asyncio.run(play_all(running.players(lambda: shared_node.url, seed=3)))
    whole = running.people[0].get(f"/api/tables/{running.table}/record", params={"whole": True}).text
    snapshot = running.people[0].get(f"/api/tables/{running.table}").json()
    replayed = ask(shared_node, whole, 0).json()
    assert replayed["names"] == ["P0", "P1"]
    assert replayed["result"] == snapshot["result"]
    assert replayed["moments"][-1]["view"] == snapshot["view"]


def test_the_replay_of_a_resigned_game_has_its_ending(shared_node: Node) -> None:
    running = RunningTable(shared_node.url)
    ended = running.people[0].post(f"/api/tables/{running.table}/resign").json()["result"]
    whole = running.people[0].get(f"/api/tables/{running.table}/record", params={"whole": True}).text
    assert ask(shared_node, whole).json()["result"] == ended
    assert ask(shared_node, whole.replace('[Agreed "0 1"]', '[Agreed "1e999999999 1"]')).status_code == 400


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (("[Game", "[Gime"), 1, "no [Game ...] header"),
        (('"times-square"', '"chess"'), 2, "chess"),
        (("0:", "0:nonsense 0:"), 0, "does not fit"),
        (('[Result "', '[Result "1/2'), 0, "the result is said to be"),
        (("[Seats", '[Reader "0"]\n[Seats'), 3, "only an open record can be replayed"),
    ],
)
def test_an_error_in_a_record_names_its_line(shared_node: Node, change: tuple[str, str], line: int, reason: str) -> None:
    text = next(path for path in RECORDS if "times-square" in path.name).read_text(encoding="utf-8")
    bad = text.replace(*change, 1)
    expected = line or bad[: bad.index(change[1])].count("\n") + 1
    answer = ask(shared_node, bad)
    assert (answer.status_code, answer.json()["error"]) == (400, "BadRecord")
    assert answer.json()["detail"].startswith(f"line {expected}: ")
    assert reason in answer.json()["detail"]


def test_replays_have_limits(shared_node: Node) -> None:
    text = RECORDS[0].read_text(encoding="utf-8")
    assert ask(shared_node, text + " " * 70_000).status_code == 413
    assert ask(shared_node, text, 6).status_code == 400
    assert ask(shared_node, text, "everybody").status_code == 400
    assert ask(shared_node, '[Game "times-square"]\n' + "[" * 20_000).status_code == 400
