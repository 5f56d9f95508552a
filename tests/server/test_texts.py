"""Texts that people write: they can neither break a record nor look like something else."""

from pathlib import Path

import httpx
import pytest

import soiree
from soiree.core.records.record import Record
from soiree.server.texts import BadText, check_text, clean_chat, clean_name
from tests.server import http, machines
from tests.server.fixtures import RunningTable
from tests.server.machines import Node, guest
from tests.server.test_operating import admin

FAKE = '[Result "1 0"]'
HIDDEN = {
    "NUL": "An\0n",
    "newline at the end": "Ann\n",
    "bidi override": "Ann\u202egnp.exe",
    "bidi isolate": "\u2066Ann",
    "zero-width space": "A\u200bnn",
    "zero-width joiner": "A\u200dnn",
    "byte order mark": "\ufeffAnn",
    "line separator": "Ann\u2028Bob",
    "unassigned": "Ann\u0378",
    "private use": "Ann\ue000",
    "filler": "\u3164",
    "blank Braille": "\u2800",
    "soft hyphen": "A\u00adnn",
    "tag": "Ann\U000e0041",
    "variation selector": "Ann\U000e0100",
    "Mongolian variation selector": "Ann\u180b",
    "pile of marks": "A\u0315\u0315\u0315\u0315nn",
}


@pytest.mark.parametrize("name", HIDDEN.values(), ids=HIDDEN)
def test_names_with_hidden_characters_are_refused(shared_node: Node, name: str) -> None:
    person = guest(shared_node.url)
    for answer in (
        person.post("/api/guest", json={"name": name}),
        person.patch("/api/me", json={"name": name}),
        person.post("/api/me/tokens", json={"label": name}),
    ):
        assert answer.status_code == 400, answer.text
    with pytest.raises(BadText):
        clean_name(name)


def test_names_have_one_form() -> None:
    assert clean_name("  \uff21nn\u3000 B. ") == "Ann B."
    assert clean_name("Zoe\u0308") == "Zo\u00eb"
    for good in ("Ann", "Zoë", "محمد", "דוד", "小明", "Ann 🎲", "[Result", "<b>", "O'Neill", "A\u0315\u0315\u0315nn", "שָׁלוֹם", "ที่นี่"):
        assert clean_name(good) == good
    for bad in ("", " ", "\u0301", "\ufdfa\ufdfa", "x" * 25, "\ud800"):
        with pytest.raises(BadText):
            clean_name(bad)


def test_chat_shows_what_it_says(shared_node: Node) -> None:
    assert clean_chat("see \u202etxt.exe\0\n you \u200b") == "see txt.exe you"
    assert clean_chat("👩\u200d🚀 می\u200cخواهم") == "👩\u200d🚀 می\u200cخواهم"
    assert clean_chat("a" + 9 * "\u0315" + "b") == "a\u0315\u0315\u0315b"
    running = RunningTable(shared_node.url)
    said = running.people[0].post(f"/api/tables/{running.table}/chat", json={"text": "ab\u202ec\0d"}).json()
    assert said["rows"][-1]["entry"]["text"] == "abcd"
    assert running.people[0].post(f"/api/tables/{running.table}/chat", json={"text": "\u200b\0"}).status_code == 409


def test_contributions_are_kept_as_they_are_or_refused(shared_node: Node) -> None:
    person = guest(shared_node.url)
    for bad in ("a\0b", "a\nb", "a\u202eb"):
        assert person.post("/api/tables", json={"game": "times-square", "contribution": bad}).status_code == 400
        with pytest.raises(BadText):
            check_text(bad, "a contribution")
    table = person.post("/api/tables", json={"game": "times-square", "contribution": "\uff21"}).json()["table"]
    other = guest(shared_node.url)
    assert other.post(f"/api/tables/{table}/join", json={"contribution": "a\0b"}).status_code == 400
    assert other.post(f"/api/tables/{table}/join", json={"contribution": "fine"}).status_code == 201
    assert other.post(f"/api/tables/{table}/start").status_code == 201
    assert person.get(f"/api/tables/{table}/info").json()["contributions"] == ["\uff21", "fine"], "not changed: who wrote it can check it"


def test_names_and_contributions_cannot_break_the_headers_of_a_record(each_shared_node: Node) -> None:
    names = ['[Result "*"]', '"]\\n[Seed "0"]']
    people = [guest(each_shared_node.url, name) for name in names]
    table = people[0].post("/api/tables", json={"game": "times-square", "contribution": '[Result "*"] ' + FAKE}).json()["table"]
    assert people[1].post(f"/api/tables/{table}/join", json={"contribution": "[Result"}).status_code == 201
    assert people[0].post(f"/api/tables/{table}/start").status_code == 201
    assert people[0].post(f"/api/tables/{table}/resign").status_code == 201
    text = people[0].get(f"/api/tables/{table}/record", params={"whole": True}).text
    headers = Record.parse(text).headers
    assert [headers["Player.0"], headers["Player.1"]] == names
    assert headers["Contribution.0"] == '[Result "*"] ' + FAKE
    assert (headers["Result"], headers["Agreed"], headers["Ending"]) == ("*", "0 1", "resigned")
    assert list(headers)[-4:] == ["Seed", "Result", "Agreed", "Ending"]
    assert soiree.verify(text).honest
    assert people[0].get(f"/api/tables/{table}/verify").json()["honest"]


def test_guests_bots_and_onlookers_are_marked(shared_node: Node) -> None:
    ann = guest(shared_node.url, "novice")  # the name of a bot's level
    made = ann.post("/api/me/tokens", json={"label": "Deep"}).json()
    deep = http.Client(
        base_url=shared_node.url, headers={"Authorization": f"Bearer {made['token']}"}, limits=httpx.Limits(max_keepalive_connections=0)
    )
    asked = {"game": "toy-cloakroom", "seats": 3, "bots": [{"seat": 2, "level": "novice"}]}
    table = ann.post("/api/tables", json=asked).json()["table"]
    assert deep.post(f"/api/tables/{table}/join", json={}).status_code == 201
    onlooker = guest(shared_node.url, "Deep")
    said = onlooker.post(f"/api/tables/{table}/chat", json={"text": "I am Deep"}).json()
    assert [(seat["kind"], seat["bot"]) for seat in said["seats"]] == [("guest", ""), ("bot", ""), ("bot", "novice")]
    entry = said["rows"][-1]["entry"]
    assert (entry["kind"], entry.get("seat"), entry["person_kind"]) == ("said", None, "guest")
    (line,) = [line for line in ann.get("/api/me/tables").json() if line["id"] == table]
    assert [seat["kind"] for seat in line["seats"]] == ["guest", "bot", "bot"]


def test_an_export_has_any_name_that_earlier_versions_accepted(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'soiree.db'}"
    with machines.node(database) as node:
        guest(node.url)
        node.stop()
    exported = admin(database, "export").replace('"name": "Ann"', '"name": "A\\u202en\\n"')
    other = f"sqlite:///{tmp_path / 'other.db'}"
    admin(other, "import", input=exported)
    assert admin(other, "export") == exported
