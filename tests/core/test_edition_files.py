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


def with_street(last: int) -> str:
    return f"[street]\nlast = {last}\nentrances = [[-{last}, -{last - 1}], [{last - 1}, {last}]]\n"


def test_a_record_names_the_values_of_an_installed_edition(file: Path) -> None:
    """Two people may give different files the same name."""
    write(file, with_street(7))
    mine = soiree.game("times-square").with_board(file)
    record = soiree.new("times-square", edition="mine", seed=1).record()
    assert f'[EditionDigest "{mine.digest}"]' in record
    assert soiree.load(record).record() == record
    soiree.game("times-square")._editions.clear()
    write(file, with_street(8))
    with pytest.raises(soiree.BadRecord) as error:
        soiree.load(record)
    assert "other printed values than those that the edition mine of times-square has here" in error.value.sentence("en")
    assert "d’autres valeurs imprimées que celles que l’édition mine (times-square) a ici" in error.value.sentence("fr")
    old = record.replace(f'[EditionDigest "{mine.digest}"]\n', "")
    assert soiree.load(old).game.edition == "mine"  # records from before digests


def test_names_facts_and_notes_are_no_values(file: Path) -> None:
    digests = set()
    for more in ("", FEWER_MINUTES, "# a note\n"):
        write(file, more + with_street(7))
        digests.add(soiree.game("times-square").with_board(file).digest)
    assert len(digests) == 1


def test_the_shipped_editions_have_the_values_that_they_always_had() -> None:
    """Records and stored tables name an edition: other values need a new name. They are also part of every edition that inherits them."""
    assert {(game.id, game.edition): game.digest for game in soiree.games()} == {
        ("times-square", "reconstructed-1"): "864d4148cfb19190",
        ("gatsby", "reconstructed-1"): "6898ba30f3aead7a",
        ("macao", "reconstructed-1"): "22b345c703004f7c",
        ("edgar-lucien", "reconstructed-1"): "a9919f3212c96fe6",
    }
    assert all(game.recorded_digest == "" for game in soiree.games())
