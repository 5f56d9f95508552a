"""Another edition at the server: given by a folder, offered, played, kept through a restart and a rematch; a bad file ends the start."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import soiree
from soiree.bots import Judgement
from soiree.core.editions import FOLDER_VARIABLE
from soiree.core.texts.message import Message
from soiree.games.gatsby.events import Acted
from soiree.server.http.routes.study.reviews import parse_game, status_of
from soiree.server.storage.study.reviews import ReviewProgress
from soiree.server.table.snapshot import encode, encode_game_event
from tests.games.edgar_lucien_editions import FOLDER
from tests.games.gatsby_editions import RIVIERA, game_of_bots
from tests.server import machines
from tests.server.machines import Node, account, guest


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    database = f"sqlite:///{tmp_path_factory.mktemp('editions') / 'soiree.db'}"
    with machines.node(database, "--editions", str(FOLDER)) as started:
        yield started
    assert started.causes() == []


def test_the_editions_are_listed_and_their_values_given(node: Node) -> None:
    ann = guest(node.url, "Ann")
    games = {game["id"]: game["editions"] for game in ann.get("/api/games").json()}
    assert games["edgar-lucien"] == ["reconstructed-1", "test-harbour", "test-islands"]
    assert {id: names[1:] for id, names in games.items() if names[1:]} == {
        "times-square": ["test-boulevard"],
        "gatsby": ["test-riviera"],
        "macao": ["pocket"],
        "edgar-lucien": ["test-harbour", "test-islands"],
    }
    tables = ann.get("/api/games/edgar-lucien/editions/test-harbour").json()
    drawing = tables["sides"]["H"]["drawing"]
    assert set(drawing["places"]) == {district["id"] for district in tables["sides"]["H"]["districts"]}
    assert ann.get("/api/games/edgar-lucien/editions/no-such").status_code == 404


@pytest.mark.parametrize(("game", "edition"), [("edgar-lucien", "test-harbour"), ("gatsby", "test-riviera")])
def test_learn_lessons_and_clauses_are_those_of_the_edition(node: Node, game: str, edition: str) -> None:
    ann = guest(node.url, "Ann")
    learn, lessons, clauses = (
        ann.get(f"/api/games/{game}/{part}", params={"edition": edition}).json() for part in ("learn", "lessons", "clauses")
    )
    usual = ann.get(f"/api/games/{game}/learn").json()
    assert (learn["edition"], learn["left_out"], learn["tips"]) == (edition, len(usual["examples"]), [])
    assert learn["board"]["view"]["edition"] == edition
    assert learn["facts"] != usual["facts"]
    assert (lessons["edition"], lessons["lessons"]) == (edition, [])
    assert lessons["left_out"] == len(ann.get(f"/api/games/{game}/lessons").json()["lessons"])
    assert clauses["facts"]["edition"] == edition
    first = ann.get(f"/api/games/{game}/lessons").json()["lessons"][0]
    assert ann.post(f"/api/games/{game}/lessons/{first}", json={}, params={"edition": edition}).status_code == 404
    for part in ("learn", "lessons", "clauses"):
        assert ann.get(f"/api/games/{game}/{part}", params={"edition": "no-such"}).status_code == 404


def test_a_table_is_played_in_its_edition(node: Node) -> None:
    ann = guest(node.url, "Ann")
    asked = {"game": "edgar-lucien", "edition": "test-harbour", "bots": [{"seat": 1, "level": "regular"}], "start": True}
    table = ann.post("/api/tables", json=asked).json()["table"]
    look = ann.get(f"/api/tables/{table}", params={"wait": 20}).json()
    while not look["moves"]:
        look = ann.get(f"/api/tables/{table}", params={"after": look["number"], "wait": 20}).json()
    assert look["view"]["edition"] == "test-harbour"
    assert {move["token"] for move in look["moves"]} <= {"Zoo", "X0", "X1", "X2", "Q", "Qa", "D12", "D13", "F1", "F2", "Isle"}
    assert ann.get(f"/api/tables/{table}/info").json()["edition"] == "test-harbour"
    node.stop()
    node.start()
    assert ann.get(f"/api/tables/{table}").json()["view"] == look["view"]
    assert ann.get("/api/me/tables").json()[0]["options"] == {"money": "open", "metro": "lines", "periods": 15}


def test_only_games_with_the_values_that_are_shipped_are_rated(node: Node) -> None:
    ann = account(node.url, "Ann")
    asked = {"game": "edgar-lucien", "bots": [{"seat": 1, "level": "regular"}]}
    planned = [ann.post("/api/tables/rated", json={**asked, "edition": edition}).json() for edition in ("", "test-harbour")]
    assert planned == [{"rated": "yes"}, {"rated": "edition"}]
    table = ann.post("/api/tables", json={**asked, "edition": "test-harbour"}).json()["table"]
    assert ann.get(f"/api/tables/{table}").json()["unrated"] == "edition"


def test_the_same_event_is_said_with_the_words_of_its_edition() -> None:
    """Messages are cached; `fr` is another action on the other board."""
    chosen = Acted(seat=0, action="fr", special=None)
    for game, name in ((RIVIERA, "action-unnamed"), (soiree.game("gatsby"), "action-fr")):
        said = json.loads(encode(encode_game_event(game, chosen)))
        assert said["say"]["about"]["action"]["id"] == name


def test_a_review_is_of_the_edition_of_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(FOLDER))
    reviewed = parse_game(game_of_bots(3, "random", 1).record())
    assert reviewed.subject.edition == "test-riviera"
    move = Judgement(0, 0, "action", "fr", 0.5, 0.1, "lift", 0.6, 0.1, 0.1, 0.1, False, [], [])
    progress = ReviewProgress("x", reviewed.subject, 1, [move], kept=True, stale=False)
    assert status_of(progress).decisions[0].played.say.about["name"] == Message("action-unnamed", {"id": "fr"})
    monkeypatch.delenv(FOLDER_VARIABLE)
    soiree.game("gatsby")._editions.clear()
    with pytest.raises(soiree.BadOption, match="no edition 'test-riviera'"):
        status_of(progress)


def test_an_edition_that_nobody_has_is_refused(node: Node) -> None:
    answer = guest(node.url, "Eve").post("/api/tables", json={"game": "edgar-lucien", "edition": "no-such"})
    assert answer.status_code == 400
    assert "no edition 'no-such'" in answer.json()["detail"]


def test_a_file_that_cannot_be_played_ends_the_start(tmp_path: Path) -> None:
    text = (FOLDER / "harbour.toml").read_text(encoding="utf-8").replace('id = "X1"', 'id = "PB"')
    (tmp_path / "wrong.toml").write_text(text, encoding="utf-8")
    with pytest.raises(AssertionError, match=r"wrong\.toml: no district can have the id 'PB'"):
        machines.launch(
            "serve", "--editions", str(tmp_path), "--port", "0", "--database", f"sqlite:///{tmp_path / 'x.db'}", ready="Uvicorn running"
        )


def test_a_table_is_not_opened_with_other_values_of_its_edition(tmp_path: Path) -> None:
    """A file that was changed between two starts would change games that are stored, and so would another person's of the same name."""
    text = (FOLDER / "pocket.toml").read_text(encoding="utf-8")
    file = tmp_path / "editions" / "pocket.toml"
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", "--editions", str(file.parent)) as node:
        ann = guest(node.url, "Ann")
        asked = {"game": "macao", "edition": "pocket", "bots": [{"seat": 1, "level": "random"}], "start": True}
        table = ann.post("/api/tables", json=asked).json()["table"]
        node.stop()
        assert "value = 25" in text
        file.write_text(text.replace("value = 25", "value = 24"), encoding="utf-8")
        node.start()
        again = guest(node.url, "Ann").get(f"/api/tables/{table}")
        assert again.status_code == 400
        assert "played with other printed values than those that the edition pocket of macao has here" in again.json()["detail"]
        node.stop()
        file.write_text(f"# a note\n{text}", encoding="utf-8")
        node.start()
        assert guest(node.url, "Ann").get(f"/api/tables/{table}").json()["edition"] == "pocket"
        node.causes()
