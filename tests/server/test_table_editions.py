"""A table keeps the edition of the box with which it was created, also when the game has a newer one."""

import shutil
import sys
from pathlib import Path

import pytest

from soiree.core.chance.dealers import Seeded
from soiree.core.editions import FIRST
from soiree.core.errors import BadOption
from soiree.core.game import Game
from soiree.core.match import Match, replay
from soiree.core.records.record import Record
from soiree.games import game, game_of_view, games
from soiree.server.runtime.registry import new_header
from soiree.server.table import state
from soiree.server.table.clock import ClockRules
from soiree.server.table.state import TableState

GAMES = ["gatsby", "macao"]  # their rules work with any box


@pytest.fixture(params=GAMES)
def reprinted(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game whose board.toml has a new edition, with today's among the older ones."""
    old = game(request.param)
    (tmp_path / "editions").mkdir()
    shutil.copy(old.board_file, tmp_path / "editions" / f"{FIRST}.toml")
    text = old.board_file.read_text(encoding="utf-8").replace(f'edition = "{FIRST}"', 'edition = "printed"')
    (tmp_path / "board.toml").write_text(text, encoding="utf-8")
    new = Game(old.package, tmp_path / "board.toml")
    registry = sys.modules[game.__module__]

    def found(id: str, edition: str | None = None) -> Game:
        known = new if id == old.id else game(id)
        return known if edition is None else known.in_edition(edition)

    monkeypatch.setattr(registry, "game", found)
    monkeypatch.setattr(state, "room", found)
    return new


def test_a_table_of_before_is_played_with_what_was_printed_then(reprinted: Game) -> None:
    options = reprinted.check_options(None)
    before = TableState(new_header(reprinted.id, 2, options, ClockRules(), "p"), 0)
    after = TableState(new_header(reprinted.id, 2, options, ClockRules(), "p", edition=reprinted.edition), 0)
    assert (before.game.edition, after.game.edition) == (FIRST, "printed")
    with pytest.raises(BadOption, match=rf"has no edition 'lost'; known editions: printed, {FIRST}"):
        TableState(new_header(reprinted.id, 2, options, ClockRules(), "p", edition="lost"), 0)


def test_views_and_records_say_it(reprinted: Game) -> None:
    options = reprinted.check_options(None)
    match = Match(reprinted, reprinted.begin(2, options), options, Seeded(3))
    match.sample_chance()
    view = match.view(0)
    assert getattr(view, "edition", None) == "printed"
    assert game_of_view(view) is reprinted
    record = match.record()
    assert '[Edition "printed"]' in record
    assert replay(reprinted, Record.parse(record)).game is reprinted
    unnamed = Record.parse(record.replace('[Edition "printed"]\n', ""))
    assert replay(reprinted, unnamed).game.edition == FIRST


@pytest.mark.parametrize("played", games(), ids=lambda played: played.id)
def test_a_view_without_an_edition_is_of_the_first(played: Game) -> None:
    options = played.check_options(None)
    match = Match(played, played.begin(played.seats[0], options), options, Seeded(1))
    match.sample_chance()
    text = match.view(0).json()
    if played.id != "macao":  # whose views have always named it
        assert played.read_view(text.replace('"edition":"reconstructed-1",', "")) == match.view(0)
