"""Printed values that people enter: checked while they type, never stored; added only by a browser on the machine of the server."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from soiree.parallel import Pool, WorkerDied
from soiree.server.cli import with_own_editions
from soiree.server.http.addresses import is_loopback
from soiree.server.settings import Settings, default_database
from soiree.server.workers import edition_checks
from soiree.server.workers.edition_checks import EditionChecks, EditionDraft
from tests.games.edgar_lucien_editions import FOLDER
from tests.server import machines
from tests.server.machines import Node, guest
from tests.server.test_operating import admin

MINE = {"game": {"id": "gatsby", "edition": "my-box"}}
HEIGHTS = [{"place": f"kf{n + 1}", "level": level, "bonus": ""} for n, level in enumerate((2, 5, 9, 12))]
FINANCE = {"start": 0, "top": 12, "step_level_or_ahead": 1, "step_behind": 2, "floor": HEIGHTS}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("installed")


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> Iterator[Node]:
    database = f"sqlite:///{tmp_path_factory.mktemp('form') / 'soiree.db'}"
    with machines.node(database, "--editions", str(folder)) as started:
        yield started
    assert started.causes() == []


def check(node: Node, **body: object) -> Any:  # any: JSON
    answer = guest(node.url, "Ann").post("/api/editions/check", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_values_are_completed_checked_written_and_drawn(node: Node, folder: Path) -> None:
    begun = check(node, tables=MINE, complete=True, seats=2)
    assert begun["faults"] == []
    assert begun["tables"]["game"]["edition"] == "my-box"
    assert begun["tables"]["character"][0]["source"] == "reconstructed", "so the form knows what to ask first"
    assert begun["picture"].startswith("<svg")
    again = check(node, file=begun["file"])
    assert again["tables"] == begun["tables"]
    assert again["file"] == begun["file"]
    assert list(folder.iterdir()) == [], "nothing is stored"


def test_faults_are_sentences_in_the_language_of_the_reader(node: Node) -> None:
    tables = {"game": {"id": "edgar-lucien", "edition": "mine"}, "thresholds": {"2": {"side": "A", "collector": 40, "bureaucrat": 1}}}
    english, french = (check(node, tables=tables, language=language)["faults"] for language in ("en", "fr"))
    assert [fault["at"] for fault in english] == ["thresholds.2.collector", "thresholds"]
    assert english[0]["say"] == "[thresholds.2]: side A has fewer than 40 districts"
    assert "quartiers" in french[0]["say"]


BODIES: list[Any] = [
    {},
    {"tables": []},
    {"tables": {"game": 1}},
    {"tables": {"game": {"id": "gatsby"}}, "seats": 7},
    {"file": "[game"},
    [],
    3,
]
BODIES += [
    {"file": "a = 1979-05-27\n[game]\nid = 'macao'\nedition = 'x'"},
    {"file": "a = " + "[" * 5000},
    {"tables": {"game": {"id": ["x"]}}},
]


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_what_is_no_edition_is_refused_with_a_sentence(node: Node, body: object) -> None:
    answer = guest(node.url, "Eve").post("/api/editions/check", json=body)
    assert answer.status_code in {200, 400}
    assert answer.json()["faults"] if answer.status_code == 200 else answer.json()["detail"]


def test_large_and_frequent_requests_are_refused(tmp_path: Path) -> None:
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}") as node:
        eve = guest(node.url, "Eve")
        assert eve.post("/api/editions/check", json={"file": "#" * 70_000}).status_code == 413
        answers = [eve.post("/api/editions/check", json={"file": "["}) for _ in range(60)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["say"]["id"] == "reason-edition-rate"


def compute_without_end() -> None:
    edition_checks.limit_time(0.5)
    while True:
        pass


def test_only_computing_counts_not_waiting_for_a_busy_machine() -> None:
    """The start of the process, too: values are not wrong because others use the processors."""
    pool = Pool(1, attempts=1)
    with pytest.raises(WorkerDied):
        pool.submit(compute_without_end).result()
    pool.close()


def test_a_check_that_takes_too_long_ends_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        checks = EditionChecks()
        with monkeypatch.context() as patch:
            patch.setattr(edition_checks, "WAIT", 0.001)  # less than a process takes to start
            late = await checks.check(EditionDraft(MINE))
        assert [fault.say for fault in late.faults] == [
            "checking these values takes too long: the map has too many ways, or a number is too large"
        ]
        assert (await checks.check(EditionDraft(MINE))).faults == []
        await checks.close()

    asyncio.run(scenario())


def test_a_server_of_ones_own_takes_an_edition_and_plays_it(node: Node, folder: Path) -> None:
    ann = guest(node.url, "Ann")
    assert check(node, tables=MINE)["installable"]
    body = {"tables": {"game": {"id": "gatsby", "edition": "low-tower"}, "finance": FINANCE}}
    assert ann.post("/api/editions", json=body).json() == {"game": "gatsby", "edition": "low-tower"}
    assert [file.name for file in folder.iterdir()] == ["gatsby-low-tower.toml"]
    assert "low-tower" in next(game for game in ann.get("/api/games").json() if game["id"] == "gatsby")["editions"]
    asked = {"game": "gatsby", "edition": "low-tower", "bots": [{"seat": 1, "level": "random"}], "start": True}
    table = ann.post("/api/tables", json=asked).json()["table"]
    assert ann.get(f"/api/tables/{table}/info").json()["edition"] == "low-tower"
    again = ann.post("/api/editions", json=body)
    assert again.status_code == 409
    assert again.json()["say"]["id"] == "reason-edition-exists"
    wrong = ann.post("/api/editions", json={"tables": {**body["tables"], "finance": {**FINANCE, "top": 13}}})
    assert wrong.json()["say"]["id"] == "reason-edition-faults"
    assert "gatsby low-tower: 1 table, " in admin(node.database, "--editions", str(folder), "editions")
    assert "gatsby low-tower: 1 table, but there is no file" in admin(node.database, "editions")


def test_another_machine_or_another_name_cannot_add_an_edition(node: Node, folder: Path, tmp_path: Path) -> None:
    before = sorted(folder.iterdir())
    eve = guest(node.url, "Eve")
    for headers in ({"Host": "evil.example"}, {"Host": "evil.example", "Origin": "http://evil.example"}):
        refused = eve.post("/api/editions", json={"tables": MINE}, headers=headers)
        assert (refused.status_code, refused.json()["error"]) == (403, "PermissionDenied")
        assert not eve.post("/api/editions/check", json={"tables": MINE}, headers=headers).json()["installable"]
    assert eve.post("/api/editions", json={"tables": MINE}, headers={"Origin": "http://evil.example"}).status_code == 403
    for more in ((), ("--editions", str(folder), "--trust-proxy")):
        with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", *more) as other:
            refused = guest(other.url, "Eve").post("/api/editions", json={"tables": MINE})
            assert refused.json()["say"]["id"] == "reason-editions-elsewhere"
    assert sorted(folder.iterdir()) == before
    assert [
        host for host in ("127.0.0.1", "::1", "localhost", "0.0.0.0", "", "192.168.0.7", "localhost.evil.example") if is_loopback(host)
    ] == [
        "127.0.0.1",
        "::1",
        "localhost",
    ]


def test_admin_lists_editions_and_checks_files(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'soiree.db'}"
    text = (FOLDER / "harbour.toml").read_text(encoding="utf-8")
    (tmp_path / "good.toml").write_text(text, encoding="utf-8")
    (tmp_path / "second.toml").write_text(text, encoding="utf-8")
    (tmp_path / "wrong.toml").write_text(
        text.replace('id = "X1"', 'id = "PB"').replace("collector = 8", "collector = 80"), encoding="utf-8"
    )
    listed = admin(database, "--editions", str(tmp_path), "editions").splitlines()
    assert "times-square reconstructed-1: 0 tables, comes with the game" in listed
    assert f"edgar-lucien test-harbour: 0 tables, {tmp_path / 'good.toml'}" in listed
    assert f"{tmp_path / 'second.toml'} cannot be played: [game]: another file is already the edition test-harbour" in listed
    assert any("wrong.toml cannot be played: no district can have the id 'PB'" in line for line in listed)
    assert "can be played" in admin(database, "editions", "--check", str(tmp_path / "good.toml"))
    for language, words in {
        "en": ("PB", "thresholds.2.collector: [thresholds.2]: side H"),
        "fr": ("PB", "quartiers sont demandés"),
    }.items():
        run = subprocess.run(
            [sys.executable, "-m", "soiree", "--lang", language, "admin", "editions", "--check", str(tmp_path / "wrong.toml")],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert run.returncode == 1, run.stderr
        assert all(word in run.stdout for word in words)


def test_a_server_that_opens_the_browser_has_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    named = Settings(editions="elsewhere")
    assert with_own_editions(named) is named
    folder = Path(with_own_editions(Settings()).editions)
    assert folder.is_dir()
    assert folder.parent == Path(default_database().removeprefix("sqlite:///")).parent
