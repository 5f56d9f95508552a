"""Nothing of a game leaves by push, e-mail or webhook. 200 games of each are played in `make soak`."""

import asyncio
from pathlib import Path

import pytest

import soiree
from soiree.server.delivery.content import Item
from tests.server.notification_leaks import check_leaks


@pytest.mark.parametrize("game", [game.id for game in soiree.games()])
def test_what_leaves_is_what_the_seat_sees(game: str, tmp_path: Path) -> None:
    left = asyncio.run(check_leaks(tmp_path, game, games=1, seed=1))
    assert left.games == 1
    assert left.messages["push"] == left.messages["webhook"] > 10
    assert left.messages["email"] > 5
    assert {"turn", "over"} <= left.notices.keys()
    assert left.rivals > 10
    assert left.different or game == "macao"  # where everything is open


@pytest.mark.parametrize(("part", "more"), [("title", " with 3 cards"), ("body", " and a joker")])
def test_one_word_more_is_detected(part: str, more: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = getattr(Item, part)
    monkeypatch.setattr(Item, part, lambda item, language: said(item, language) + more)
    with pytest.raises((AssertionError, KeyError)):
        asyncio.run(check_leaks(tmp_path, "gatsby", games=1, seed=1))
