"""Reasons of the server: each has a code that clients can translate, and the page has a sentence for it in both languages."""

import ast
import copy
import re

import pytest

from soiree.core.texts.words import LANGUAGES
from soiree.server.refusals import REASONS, RequestRefused, TableBusy, TableNotFound, TooManyRequests
from tests.server.machines import Node, guest
from tests.specs import ROOT

SERVER = ROOT / "src" / "soiree" / "server"
PAGE = ROOT / "web" / "src" / "words" / "reasons"
CODE = re.compile(r"[a-z]+(-[a-z]+)*")


def raised() -> dict[str, set[str]]:
    """The codes that the server's sources mention where a reason is expected, with the names of their values."""
    found: dict[str, set[str]] = {}
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                found |= {
                    default.value: set() for default in node.args.defaults if isinstance(default, ast.Constant) and default.value in REASONS
                }
            if isinstance(node, ast.Call):
                names = {keyword.arg for keyword in node.keywords if keyword.arg} - {"retry_after"}
                for constant in (part for argument in node.args for part in ast.walk(argument) if isinstance(part, ast.Constant)):
                    if isinstance(constant.value, str) and constant.value in REASONS and _refuses(node):
                        found[constant.value] = found.get(constant.value, set()) | names
    return found


def _refuses(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return name in {"RequestRefused", "NotAllowed", "NotFound", "NotSignedIn", "TooManyRequests", "ServerBusy", "BadText"} | {
        "_require",
        "finished_record",
        "RateLimit",
        "FairTurns",
        "__init__",
    }


def test_every_reason_is_raised_somewhere_with_the_values_of_its_text() -> None:
    found = raised()
    assert set(found) == set(REASONS)
    for code, text in REASONS.items():
        assert found[code] == set(re.findall(r"\{(\w+)\}", text)), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_a_sentence_for_every_reason_and_no_other(language: str) -> None:
    text = (PAGE / f"{language}.ftl").read_text(encoding="utf-8")
    said = re.findall(r"^reason-([a-z-]+) =", text, flags=re.MULTILINE)
    assert sorted(said) == sorted(REASONS)
    for code, sentence in re.findall(r"^reason-([a-z-]+) =((?:.|\n(?= ))*)", text, flags=re.MULTILINE):
        assert set(re.findall(r"\$(\w+)", sentence)) <= set(re.findall(r"\{(\w+)\}", REASONS[code])), code


def test_a_refusal_carries_its_code_and_values_beside_the_english_text() -> None:
    refusal = RequestRefused("requests-used-up", most=3)
    assert str(refusal) == "a player can do this 3 times at a table; play on, or resign"
    assert (refusal.say.id, refusal.say.about) == ("reason-requests-used-up", {"most": 3})
    assert all(CODE.fullmatch(code) for code in REASONS)
    for one in (refusal, TableNotFound(), TableBusy(), TooManyRequests("own-tables", 7, tables=3)):
        again = copy.copy(one)  # a request that is sent again is refused again
        assert (type(again), str(again), again.say, again.retry_after) == (type(one), str(one), one.say, one.retry_after)


def test_the_reason_goes_out_beside_the_fields_that_were_there(shared_node: Node) -> None:
    ann, bob = guest(shared_node.url, "Ann"), guest(shared_node.url, "Bob")
    table = ann.post("/api/tables", json={"game": "times-square", "seat": 1}).json()["table"]
    refused = bob.post(f"/api/tables/{table}/join", json={"seat": 1})
    say = {"id": "reason-seat-taken", "about": {}}
    assert (refused.status_code, refused.json()) == (409, {"error": "Wrong", "detail": "this seat is taken", "clause": "", "say": say})
    nowhere = bob.get("/api/tables/nowhere")
    assert (nowhere.status_code, nowhere.json()["say"]["id"]) == (404, "reason-no-table")


def test_the_clauses_of_a_game_with_their_origins_and_options(shared_node: Node) -> None:
    ann = guest(shared_node.url, "Ann")
    found = ann.get("/api/games/times-square/clauses").json()
    assert found["options"] == {"joker": "printed"}
    clauses = {clause["id"]: clause for clause in found["clauses"]}
    assert len(clauses) == 81
    assert clauses["TS-101"]["only"] == {}
    assert clauses["TS-520"] == {"id": "TS-520", "origin": "ruling", "only": {"joker": "substitute"}}
    assert ann.get("/api/games/nothing/clauses").status_code == 404
    assert "refusal-TS-302" in ann.get("/api/games/times-square/words/fr").text
    assert "refusal-turn" in ann.get("/api/words/en").text
