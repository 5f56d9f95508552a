"""The guide of a game over HTTP: the facts, tables and examples of the library, and nothing for a game that does not exist."""

import msgspec
import pytest

import soiree
from soiree.core.teaching.guides import guide, play
from soiree.core.texts.box_facts import facts, things
from tests.server import http
from tests.server.machines import Node


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_the_guide_is_that_of_the_library(shared_node: Node, game: soiree.Game) -> None:
    found = http.get(f"{shared_node.url}/api/games/{game.id}/learn", timeout=60).json()
    data, printed = guide(game), game.printed()
    known = facts(data.facts, printed)
    assert (found["edition"], found["left_out"], found["board"]) == (game.edition, 0, None)
    assert found["facts"] == known
    assert [section["id"] for section in found["sections"]] == [section.id for section in data.section]
    assert found["box"] == [{"id": table.id, "things": msgspec.to_builtins(things(table, printed, known))} for table in data.box]
    for shown, example in zip(found["examples"], data.example, strict=True):
        played = play(game, example)
        assert (shown["id"], shown["seat"], shown["values"]) == (example.id, example.seat, played.values)
        assert [frame["view"] for frame in shown["frames"]] == [msgspec.json.decode(frame.view.encode()) for frame in played.frames]
        assert [f"{frame['actor']}:{frame['token']}" for frame in shown["frames"][1:]] == list(example.moves)


def test_a_game_that_does_not_exist_is_not_found(shared_node: Node) -> None:
    assert http.get(f"{shared_node.url}/api/games/chess/learn").status_code == 404
