"""Data of an earlier version: its database and its export open with every table, record, rating and account intact.

`data_v1/` was written by an earlier version, together with what that version answered (`data_v1/write.py` says how).
"""

import json
import shutil
from pathlib import Path
from typing import Any

import httpx
import pytest

from soiree.core.records.record import Record
from soiree.server.storage import schema
from tests.server import http, machines
from tests.server.data_v1.write import FOLDER, SECRET, lasting
from tests.server.hand_clock import HandClock
from tests.server.machines import Node
from tests.server.test_operating import admin

EXPORT = (FOLDER / "export.jsonl").read_text(encoding="utf-8")
EXPECTED: dict[str, Any] = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def minute_after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes run a minute after the data were written: days later they close tables that nobody has started, and forget guests."""
    written = max(row["at"] for row in map(json.loads, EXPORT.splitlines()) if row["in"] == "log")
    HandClock(tmp_path / "clock", written + 60_000)
    monkeypatch.setenv("SOIREE_TEST_CLOCK", str(tmp_path / "clock"))


def copied_database(folder: Path) -> str:
    shutil.copy(FOLDER / "soiree.db", folder / "soiree.db")
    return f"sqlite:///{folder / 'soiree.db'}"


def imported(database: str) -> str:
    admin(database, "import", input=EXPORT)
    return database


def answers_as_before(node: Node) -> None:
    for who, path, status, content in EXPECTED["answers"]:
        answer = http.get(f"{node.url}{path}", headers=EXPECTED["people"][who], timeout=60)
        assert answer.status_code == status, (who, path, answer.text)
        if "/leaderboard" in path:
            content = [line for line in content if line["kind"] != "guest"]  # guests are no longer listed  # noqa: PLW2901
        found = answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text
        assert includes(lasting(found), content), (who, path)


def includes(found: Any, expected: Any) -> bool:
    """Whether the answer has everything that was expected; later versions may add fields, and headers of records."""
    if isinstance(expected, dict):
        return isinstance(found, dict) and all(name in found and includes(found[name], value) for name, value in expected.items())
    if isinstance(expected, list):
        return isinstance(found, list) and len(found) == len(expected) and all(map(includes, found, expected))
    if isinstance(expected, str) and expected.startswith("[Record "):
        one, other = Record.parse(found), Record.parse(expected)
        return includes(one.headers, other.headers) and [str(step) for step in one.steps] == [str(step) for step in other.steps]
    return bool(found == expected)


def ordered(export: str) -> list[dict[str, Any]]:
    """The rows of an export, in an order that does not depend on the database."""
    return sorted((json.loads(line) for line in export.splitlines()), key=lambda row: [str(row[name]) for name in _keys(row)])


def _keys(row: dict[str, Any]) -> list[str]:
    table = schema.metadata.tables[row["in"]]
    return ["in", *(column.name for column in table.primary_key)]


def goes_on(node: Node) -> None:
    """The account logs in, and games that were running go on where they were."""
    somebody = http.Client(base_url=node.url, limits=httpx.Limits(max_keepalive_connections=0), timeout=60)
    assert somebody.post("/api/login", json={"login": "bob", "passphrase": SECRET}).json()["name"] == "Bob"
    played = 0
    for name, headers in EXPECTED["people"].items():
        for table in EXPECTED["tables"].values():
            snapshot = somebody.get(f"/api/tables/{table}", headers=headers).json()
            if snapshot["moves"]:
                move = {"id": f"after-{name}", "token": snapshot["moves"][0]["token"]}
                after = somebody.post(f"/api/tables/{table}/play", json=move, headers=headers)
                assert after.status_code == 201, after.text
                assert after.json()["desk"] > snapshot["desk"]
                played += 1
    assert played >= 4


def test_the_database_of_an_earlier_version_opens_as_it_was(tmp_path: Path) -> None:
    database = copied_database(tmp_path)
    assert admin(database, "export") == EXPORT
    with machines.node(database) as node:
        answers_as_before(node)
        goes_on(node)
        assert node.causes() == []


def test_the_export_of_an_earlier_version_is_imported_as_it_was(database: str) -> None:
    imported(database)
    exported = admin(database, "export")
    assert all(map(includes, ordered(exported), ordered(EXPORT)))
    assert len(ordered(exported)) == len(ordered(EXPORT))
    with machines.node(database) as node:
        answers_as_before(node)
        goes_on(node)
        assert node.causes() == []


def test_the_data_has_an_event_of_every_kind() -> None:
    kinds = {json.loads(row["body"])["kind"] for row in map(json.loads, EXPORT.splitlines()) if row["in"] == "log"}
    public = {"sat", "stood", "began", "stepped", "resigned", "left", "returned", "offered", "accepted", "declined", "ended", "closed"}
    assert kinds == public | {"said", "muted", "hinted", "rematched"} | {"decided", "took-back", "settled"}


def test_a_game_reviewed_by_an_earlier_version_has_its_review(tmp_path: Path) -> None:
    """At its table, and for the record that was downloaded then, which names no edition."""
    found = next(row for row in map(json.loads, EXPORT.splitlines()) if row["in"] == "reviews")
    with (
        machines.node(copied_database(tmp_path)) as node,
        http.Client(base_url=node.url, headers=EXPECTED["people"]["Ann"], timeout=60) as ann,
    ):
        over = [id for id in EXPECTED["tables"].values() if ann.get(f"/api/tables/{id}").json()["status"] == "over"]
        reviews = [ann.get(f"/api/tables/{id}/review").json() for id in over]
        (table,) = (id for id, review in zip(over, reviews, strict=True) if review["state"] == "done")
        assert {review["id"] for review in reviews if review["state"] == "done"} == {EXPECTED["review"]} == {found["id"]}
        record = ann.get(f"/api/tables/{table}/record?whole=true").text
        unnamed = record.replace('[Edition "reconstructed-1"]\n', "")
        assert unnamed != record
        for text in (record, unnamed):
            again = ann.post("/api/replay/review", json={"record": text}).json()
            assert (again["id"], again["state"], again["edition"]) == (EXPECTED["review"], "done", "reconstructed-1")
