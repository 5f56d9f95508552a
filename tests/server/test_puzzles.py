"""Puzzles over HTTP: a question without its answer, the proof after a try."""

import pytest

import soiree
from soiree.core.teaching import puzzles
from soiree.core.teaching.puzzles import Puzzle, position_of
from tests.server import http
from tests.server.machines import Node

SETS = [(game.id, puzzles.puzzles(game)) for game in soiree.games() if puzzles.puzzles(game)]


def path(node: Node, game: str, id: str = "") -> str:
    return f"{node.url}/api/games/{game}/puzzles" + (f"/{id}" if id else "")


@pytest.mark.parametrize(("game", "found"), SETS, ids=[game for game, _ in SETS])
def test_a_puzzle_is_asked_and_answered(shared_node: Node, game: str, found: tuple[Puzzle, ...]) -> None:
    assert http.get(path(shared_node, game)).json() == {"puzzles": [one.id for one in found]}
    puzzle = found[0]
    asked = http.get(path(shared_node, game, puzzle.id))
    match = position_of(puzzle, soiree.game(game))
    assert [move["token"] for move in asked.json()["moves"]] == list(match.moves(puzzle.seat))
    assert set(asked.json()) == {"id", "seat", "seats", "view", "prompt", "moves", "recent"}, "nothing of the answer"
    right = http.post(path(shared_node, game, puzzle.id), json={"token": puzzle.best.move}).json()
    assert (right["right"], right["best"]["token"], right["kind"]) == (True, puzzle.best.move, puzzle.kind)
    assert [one["token"] for one in right["others"]] == [one.move for one in puzzle.others]
    wrong = http.post(path(shared_node, game, puzzle.id), json={"token": puzzle.greedy}).json()
    assert not wrong["right"]


def test_what_is_no_puzzle_or_no_move_is_refused(shared_node: Node) -> None:
    game, found = SETS[0]
    assert http.get(path(shared_node, "chess")).status_code == 404
    assert http.get(path(shared_node, game, "nothing")).json()["say"]["id"] == "reason-no-puzzle"
    refused = http.post(path(shared_node, game, found[0].id), json={"token": "nonsense"})
    assert (refused.status_code, refused.json()["say"]["id"]) == (409, "reason-puzzle-move")
    assert http.post(path(shared_node, game, found[0].id), json={"token": ""}).status_code == 400
