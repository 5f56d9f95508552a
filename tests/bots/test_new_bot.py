"""What it takes to add a bot: the module of docs/add-a-bot.md, registered as the page says, is a bot everywhere."""

import importlib.util
import re
from pathlib import Path

import pytest

import soiree
from soiree.bots import Budget, bot
from soiree.bots.kinds import KINDS, Kind
from soiree.core.rng import Rng
from tests.specs import ROOT

PAGE = (ROOT / "docs/add-a-bot.md").read_text(encoding="utf-8")


@pytest.fixture
def new_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The kind of the page: its module, and the line that goes into KINDS."""
    (source,) = re.findall(r"^```text\n(.+?)^```", PAGE, re.MULTILINE | re.DOTALL)
    (entry,) = re.findall(r"`\"(\w+)\": Kind\(first_bot\.make\),`", PAGE)
    file = tmp_path / "first_bot.py"
    file.write_text(source, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("first_bot", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setitem(KINDS, entry, Kind(module.make))
    return str(entry)


@pytest.mark.parametrize("game", [game.id for game in soiree.games()])
def test_the_bot_of_the_page_plays_every_game(game: str, new_kind: str) -> None:
    match, rng = soiree.new(game, seed=1), Rng(1)
    for _ in range(10):
        if match.over:
            break
        seat = min(match.actors)
        moves = match.moves(seat)
        assert bot(new_kind).choose(match.view(seat), moves, Budget(iterations=1), rng) == moves[0]
        match.play(seat, moves[0])
