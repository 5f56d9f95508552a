"""Files of editions that change while a process runs, and the error for an edition that cannot be found."""

from pathlib import Path

import pytest

import soiree
from soiree.core.editions import FOLDER_VARIABLE

FEWER_MINUTES = "minutes = [5, 6]\n"
BROKEN = "[street]\nlast = 'far'\n"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed edition of Times Square under a name of its own."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    monkeypatch.setattr(soiree.game("times-square"), "_editions", {})
    return tmp_path / "mine.toml"


def write(file: Path, more: str, edition: str = "mine") -> None:
    facts = f'[game]\nid = "times-square"\nedition = "{edition}"\n'
    file.write_text(f"{facts}{more}", encoding="utf-8")


def test_a_file_that_was_mended_is_read_again(file: Path) -> None:
    write(file, BROKEN)
    broken = soiree.game("times-square", "mine")
    with pytest.raises((soiree.BadEdition, ValueError)):
        _ = broken.box
    write(file, FEWER_MINUTES)
    mended = soiree.game("times-square", "mine")
    assert mended.minutes == (5, 6)
    assert soiree.new("times-square", edition="mine", seed=1).actors


def test_a_file_that_was_mended_under_another_name_is_found(file: Path) -> None:
    write(file, BROKEN)
    assert soiree.game("times-square", "mine").board_file == file
    other = file.with_name("other.toml")
    write(other, FEWER_MINUTES)
    file.unlink()
    assert soiree.game("times-square", "mine").board_file == other


def test_an_unchanged_file_is_read_once(file: Path) -> None:
    write(file, FEWER_MINUTES)
    assert soiree.game("times-square", "mine") is soiree.game("times-square", "mine")


@pytest.mark.parametrize("how", ["new", "sample"])
def test_an_edition_that_was_played_keeps_its_values(file: Path, how: str) -> None:
    """A match and the views of it, which bots get, must have the same printed values until it ends."""
    write(file, FEWER_MINUTES)
    played = soiree.game("times-square", "mine")
    if how == "new":
        soiree.new("times-square", edition="mine", seed=1)
    else:
        view = soiree.game("times-square").with_board(file).begin(2, played.check_options(None)).view(0)
        played.worlds(view)
    write(file, "minutes = [7, 8]\n")
    assert soiree.game("times-square", "mine") is played
    file.unlink()
    assert soiree.game("times-square", "mine") is played


@pytest.mark.parametrize(("language", "listed"), [("en", "known editions: {}"), ("fr", "éditions connues\u202f: {}")])
def test_the_error_for_an_unknown_edition_lists_all_that_can_be_found(file: Path, language: str, listed: str) -> None:
    write(file, FEWER_MINUTES)
    write(file.with_name("second.toml"), FEWER_MINUTES, "another")
    with pytest.raises(soiree.BadOption) as error:
        soiree.game("times-square", "lost")
    sentence = error.value.sentence(language)
    assert listed.format("reconstructed-1, another, mine") in sentence
    assert "'lost'" in sentence


def test_a_game_without_installed_editions_names_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER_VARIABLE, raising=False)
    with pytest.raises(soiree.BadOption, match=r"times-square has no edition 'lost'; known editions: reconstructed-1$"):
        soiree.game("times-square", "lost")
