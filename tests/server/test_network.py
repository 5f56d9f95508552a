"""A bad network does no harm: every client ends with the state of the log. And every fresh table asks its questions."""

import asyncio
from pathlib import Path

import pytest

import soiree
from tests.server.chaos import bad_network
from tests.server.fresh import NEVER, ask_fresh_tables
from tests.server.machines import Node


@pytest.mark.parametrize("games", [[game.id for game in soiree.games()], ["toy-cloakroom"]])
def test_lost_late_doubled_and_reordered_messages_do_no_harm(tmp_path: Path, games: list[str]) -> None:
    count = asyncio.run(bad_network(f"sqlite:///{tmp_path / 'soiree.db'}", tables=4, at_once=4, seed=5, games=games))
    assert count.harmed > 20
    assert (count.lost, count.doubled, count.differing) == (0, 0, 0), count
    assert count.tables == count.finished == count.verified


def test_fresh_tables_ask_their_questions(shared_node: Node) -> None:
    found = asyncio.run(ask_fresh_tables(shared_node, tables=24, at_once=6, seed=1, deadline=NEVER))
    assert len(found.first) == 24
    assert len(found.next) > 24
    assert (found.stalled, found.failed) == ([], [])
