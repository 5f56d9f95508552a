"""Lessons over HTTP: what the library judges, what the learner sees, and the bounds of a request."""

from typing import Any

import httpx
import msgspec
import pytest

import soiree
from soiree.core.teaching.lessons import MAX_DECISIONS, Lesson, attempt, lessons
from soiree.core.texts.box_facts import facts
from tests.server import http
from tests.server.machines import Node

ALL = [(game, one) for game in soiree.games() for one in lessons(game).lesson]
EACH = pytest.mark.parametrize(("game", "one"), ALL, ids=[f"{game.id}-{one.id}" for game, one in ALL])


def play(node: Node, game: str, lesson: str, body: object) -> httpx.Response:
    return http.post(f"{node.url}/api/games/{game}/lessons/{lesson}", json=body, timeout=60)


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_the_lessons_of_a_game_are_listed_in_order(shared_node: Node, game: soiree.Game) -> None:
    found = http.get(f"{shared_node.url}/api/games/{game.id}/lessons").json()
    assert found == {
        "lessons": [one.id for one in lessons(game).lesson],
        "facts": facts(lessons(game).facts, game.printed()),
        "first_game": lessons(game).first_game,
        "edition": game.edition,
        "editions": game.edition_names(),
        "left_out": 0,
    }


@EACH
def test_an_attempt_is_judged_as_by_the_library_and_shows_the_learners_view(shared_node: Node, game: soiree.Game, one: Lesson) -> None:
    for tokens in ((), one.solution[:1], one.solution, one.wrong):
        found = play(shared_node, game.id, one.id, {"tokens": list(tokens)})
        assert found.status_code == 200, found.text
        step: dict[str, Any] = found.json()
        judged = attempt(game, one, tokens)
        assert (step["outcome"], step["nudge"]) == (judged.outcome, judged.nudge)
        assert step["solution"] == (list(one.solution) if judged.outcome == "failed" else [])
        assert step["view"] == msgspec.json.decode(judged.match.view(one.seat).encode())
        assert [move["token"] for move in step["moves"]] == (list(judged.match.moves(one.seat)) if judged.outcome == "open" else [])
        assert [told["event"] for told in step["events"]] == [msgspec.to_builtins(event) for event in judged.match.events(one.seat)]


def test_an_illegal_decision_is_refused_with_its_clause(shared_node: Node) -> None:
    refused = play(shared_node, "times-square", "group", {"tokens": ["S"]})
    assert (refused.status_code, refused.json()["clause"]) == (409, "TS-303")
    ended = play(shared_node, "times-square", "sue", {"tokens": ["S", "S"]})
    assert (ended.status_code, ended.json()["error"]) == (409, "IllegalMove")
    assert play(shared_node, "times-square", "sue", {"tokens": ["nonsense"]}).status_code == 409


def test_what_does_not_exist_is_not_found(shared_node: Node) -> None:
    assert play(shared_node, "times-square", "no-such-lesson", {"tokens": []}).status_code == 404
    assert play(shared_node, "chess", "sue", {"tokens": []}).status_code == 404
    assert http.get(f"{shared_node.url}/api/games/chess/lessons").status_code == 404


@pytest.mark.parametrize(
    "body", [{"tokens": ["x"] * (MAX_DECISIONS + 1)}, {"tokens": ["x" * 41]}, {"tokens": [7]}, {"moves": []}, [], {"tokens": None}]
)
def test_a_request_has_bounds(shared_node: Node, body: object) -> None:
    assert play(shared_node, "times-square", "sue", body).status_code == 400
