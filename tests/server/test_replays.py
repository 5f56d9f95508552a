"""Replays over HTTP: what a reader sees of a record, moment by moment, is what the library says."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import soiree
from soiree.core.match import open_table, replay_step
from soiree.core.record import Record
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))


def ask(house: Node, record: str, reader: int | str = "onlooker") -> httpx.Response:
    return httpx.post(f"{house.url}/api/replay", json={"record": record, "reader": reader}, timeout=60)


def one_a_game() -> list[Path]:
    return list({path.name.rsplit("-", 2)[0]: path for path in RECORDS}.values())


@pytest.mark.parametrize("path", one_a_game(), ids=lambda path: path.stem)
@pytest.mark.parametrize("reader", [0, 1, "onlooker", "open"])
def test_every_moment_is_what_the_reader_saw(house: Node, path: Path, reader: int | str) -> None:
    text = path.read_text(encoding="utf-8")
    found = ask(house, text, reader)
    assert found.status_code == 200, found.text
    told: dict[str, Any] = found.json()
    record = Record.parse(text)
    match = open_table(soiree.game(record.headers["Game"]), record)
    seat = reader if isinstance(reader, int) else None
    assert told["game"] == match.game.id
    assert len(told["names"]) == match.seats
    assert len(told["moments"]) == len(record.steps) + 1
    assert told["moments"][0] == {"step": "", "view": msgspec.json.decode(match.view(seat).encode()), "events": []}
    hidden = 0
    for step, moment in zip(record.steps, told["moments"][1:], strict=True):
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
    assert told["result"]["returns"] == match.returns
    assert (told["result"]["result"], told["result"]["reason"]) == (match.result, match.reason)


def test_a_played_table_is_seen_again_with_its_names(house: Node) -> None:
    party = RunningTable(house.url)
    asyncio.run(play_all(party.players(lambda: house.url, seed=3)))
    whole = party.people[0].get(f"/api/tables/{party.table}/record", params={"whole": True}).text
    look = party.people[0].get(f"/api/tables/{party.table}").json()
    told = ask(house, whole, 0).json()
    assert told["names"] == ["P0", "P1"]
    assert told["result"] == look["result"]
    assert told["moments"][-1]["view"] == look["view"]


def test_a_game_that_was_resigned_ends_as_agreed(house: Node) -> None:
    party = RunningTable(house.url)
    ended = party.people[0].post(f"/api/tables/{party.table}/resign").json()["result"]
    whole = party.people[0].get(f"/api/tables/{party.table}/record", params={"whole": True}).text
    assert ask(house, whole).json()["result"] == ended
    assert ask(house, whole.replace('[Agreed "0 1"]', '[Agreed "1e999999999 1"]')).status_code == 400


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
def test_what_does_not_fit_is_told_with_its_line(house: Node, change: tuple[str, str], line: int, reason: str) -> None:
    text = next(path for path in RECORDS if "times-square" in path.name).read_text(encoding="utf-8")
    bad = text.replace(*change, 1)
    expected = line or bad[: bad.index(change[1])].count("\n") + 1
    answer = ask(house, bad)
    assert (answer.status_code, answer.json()["error"]) == (400, "BadRecord")
    assert answer.json()["detail"].startswith(f"line {expected}: ")
    assert reason in answer.json()["detail"]


def test_a_replay_has_bounds(house: Node) -> None:
    text = RECORDS[0].read_text(encoding="utf-8")
    assert ask(house, text + " " * 70_000).status_code == 413
    assert ask(house, text, 6).status_code == 400
    assert ask(house, text, "everybody").status_code == 400
    assert ask(house, '[Game "times-square"]\n' + "[" * 20_000).status_code == 400
