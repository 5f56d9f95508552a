"""The check of printed values: all faults with their paths, in both languages; values that were changed at random never break it."""

import copy
import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from soiree.core.editions import FILE_AT_MOST, FOLDER_VARIABLE
from soiree.core.errors import BadEdition, reason_text
from soiree.core.texts.language import LANGUAGES
from soiree.edition_check import DEPTH_AT_MOST, Checked, check_file, check_tables, found_editions
from soiree.games import ROOMS, game
from tests.games.edgar_lucien_editions import FOLDER

WORDS = ("", "x", "reconstructed-1", "t1", "I0", "alcohol", "É", "\x00", "a" * 50, "#000000")
ODD: st.SearchStrategy[object] = st.sampled_from(
    [None, True, -1, 0, 1, 2, 3, 99, 9999, 10**9, 10**40, 0.5, [], {}, [[]], [{}], {"a": {}}, *WORDS]
)


def tables(id: str) -> Any:  # any: parsed TOML
    """The shipped values under another name."""
    found: Any = copy.deepcopy(game(id).printed())
    found["game"]["edition"] = "mine"
    return found


def paths(value: object, at: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The ways to every value inside a value."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way for name, part in parts for way in ((*at, name), *paths(part, (*at, name)))]


def change(value: Any, way: tuple[str | int, ...], to: object) -> None:  # any: parsed TOML
    for name in way[:-1]:
        value = value[name]
    if to == "remove":
        del value[way[-1]]
    else:
        value[way[-1]] = copy.deepcopy(to)  # a later change may be inside it


def sentences(checked: Checked, language: str = "en") -> list[str]:
    return [reason_text(fault.reason, language) for fault in checked.faults]


@pytest.mark.parametrize("id", sorted(ROOMS))
def test_shipped_values_under_another_name_can_be_played_and_drawn(id: str, tmp_path: Path) -> None:
    for seats in game(id).seats:
        checked = check_tables(tables(id), seats, "fr")
        assert checked.faults == ()
        assert checked.picture.startswith("<svg")
        assert tomllib.loads(checked.file) == tables(id)
    (tmp_path / "mine.toml").write_text(checked.file, encoding="utf-8")
    assert check_file(tmp_path / "mine.toml") == ()
    assert game(id).with_board(tmp_path / "mine.toml").edition == "mine"


def test_tables_that_are_left_out_are_those_of_the_game() -> None:
    checked = check_tables({"game": {"id": "gatsby", "edition": "mine"}})
    assert checked.faults == ()
    assert "[[cabaret.tile]]" in checked.file


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.toml")), ids=lambda path: path.stem)
def test_a_file_is_checked_as_a_game_reads_it(path: Path) -> None:
    assert check_file(path) == ()


def test_every_fault_of_a_map_is_reported_where_it_is() -> None:
    wrong = tables("edgar-lucien")
    wrong["sides"]["A"]["districts"][3]["id"] = "PB"
    wrong["sides"]["B"]["borders"][2]["code"] = "B"
    wrong["thresholds"]["3"]["collector"] = 40
    found = {fault.at for fault in check_tables(wrong).faults}
    assert {"sides.A.districts.3.id", "sides.B.borders.2.code", "thresholds.3.collector"} <= found
    for language in LANGUAGES:
        assert all(sentence and "{" not in sentence for sentence in sentences(check_tables(wrong), language))
    assert sentences(check_tables(wrong), "fr") != sentences(check_tables(wrong))


@pytest.mark.parametrize(
    ("id", "way", "value", "at"),
    [
        ("edgar-lucien", ("sides", "A", "districts", 3, "kind"), "church", "sides"),
        ("edgar-lucien", ("wheel", 1, "hex"), "blue", "wheel.1.hex"),
        ("edgar-lucien", ("thresholds", "2"), "remove", "thresholds"),
        ("edgar-lucien", ("constants", "start_money", "value"), 6, "constants"),
        ("gatsby", ("race", "row", 2, "length"), 6, "race.row.2.length"),
        ("gatsby", ("race", "row", 2, "length"), "long", "race.row.2.length"),
        ("gatsby", ("cabaret", "tile", 0, "star"), [5, 1], "cabaret.tile.0"),
        ("macao", ("cards", 3, "coins"), "many", "cards.3.coins"),
        ("gatsby", ("game", "year"), "soon", "game.year"),
        ("gatsby", ("game", "edition"), "My box", "game.edition"),
        ("gatsby", ("game", "edition"), "reconstructed-1", "game.edition"),
        ("gatsby", ("game", "id"), "chess", "game.id"),
        ("gatsby", ("cabaret", "tile_size"), 10**9, "cabaret.tile_size"),
        ("macao", ("cards", 3, "coins"), None, "cards.3.coins"),
    ],
)
def test_a_fault_has_a_sentence_and_a_place(id: str, way: tuple[str | int, ...], value: object, at: str) -> None:
    wrong = tables(id)
    change(wrong, way, value)
    checked = check_tables(wrong)
    assert checked.file == ""
    assert [fault.at for fault in checked.faults] == [at], checked
    assert all(sentences(checked, language) for language in LANGUAGES)


@pytest.mark.parametrize("id", sorted(ROOMS))
@pytest.mark.parametrize(("fact", "value"), [("seats", 2), ("year", "soon"), ("title", {"en": 3}), ("minutes", [3])])
def test_a_wrong_fact_of_the_game_is_said_with_its_place(id: str, fact: str, value: object, tmp_path: Path) -> None:
    """By the library too, with the sentence that the terminal shows."""
    wrong = tables(id)
    wrong["game"][fact] = value
    (tmp_path / "wrong.toml").write_text(tomli_w.dumps(wrong), encoding="utf-8")
    with pytest.raises(BadEdition, match=rf"game\.{fact}"):
        game(id).with_board(tmp_path / "wrong.toml")


@pytest.mark.parametrize("text", ["[game", "", "game = 3", '[game]\nid = "gatsby"', "\x00"])
def test_a_text_that_is_no_edition_is_refused_with_a_sentence(text: str, tmp_path: Path) -> None:
    (tmp_path / "wrong.toml").write_text(text, encoding="utf-8")
    assert [reason_text(fault.reason, "en") for fault in check_file(tmp_path / "wrong.toml")]


@pytest.mark.parametrize(
    ("content", "english", "french"),
    [
        (b"[game\n", "at line 1, column 6", "ligne 1, colonne 6"),
        (b'[game]\nid = "gatsby"\nid = "gatsby"\n', "at line 3, column 14", "ligne 3, colonne 14"),
        (b'[game]\nid = "', "at its end", "à la fin"),
        (b"\xff\xfe\x00", "UTF-8", "en UTF-8"),
        (b"x" * (FILE_AT_MOST + 1), f"more than {FILE_AT_MOST} bytes", f"plus de {FILE_AT_MOST} octets"),
    ],
)
def test_a_file_that_cannot_be_read_is_said_with_the_place_in_both_languages(
    content: bytes, english: str, french: str, tmp_path: Path
) -> None:
    (tmp_path / "wrong.toml").write_bytes(content)
    (fault,) = check_file(tmp_path / "wrong.toml")
    said = {language: reason_text(fault.reason, language) for language in LANGUAGES}
    assert english in said["en"]
    assert french in said["fr"]
    assert not re.search(r"\b(?:Expected|Cannot|Unterminated|codec|bytes)\b", said["fr"])


UNSEEN = "a name must be readable, without line breaks or control characters", "un nom doit être lisible, sans saut de ligne"


@pytest.mark.parametrize(
    ("id", "way", "value", "english", "french"),
    [
        ("macao", ("tiles", 0, "name"), {"en": "Q" * 41, "fr": "Quai"}, "at most 40 characters", "40 caractères au plus"),
        ("macao", ("tiles", 0, "name"), {"en": "", "fr": "Quai"}, "a text must not be empty here", "un texte ne peut pas être vide ici"),
        ("macao", ("tiles", 0, "name"), {"de": "Kai"}, "cannot be “de”", "ne peut pas être « de »"),
        ("macao", ("tiles", 0, "name"), {"en": "Quay\x1b[2J", "fr": "Quai"}, *UNSEEN),
        ("gatsby", ("character", 0, "name"), {"en": "Ann", "fr": "Anne\nGatsby"}, *UNSEEN),
        ("edgar-lucien", ("sides", "A", "districts", 0, "name"), {"en": "\u202eniN", "fr": "Nin"}, *UNSEEN),
        ("edgar-lucien", ("wheel", 0, "name"), {"en": "  ", "fr": "pont"}, *UNSEEN),
        ("edgar-lucien", ("thresholds", "2", "collector"), 0, "a number is at least 1 here", "un nombre est d’au moins 1 ici"),
        ("gatsby", ("scoring", "three_of_suit"), 16, "a number is at most 15 here", "un nombre ne dépasse pas 15 ici"),
        ("times-square", ("street", "entrances"), [[-8], [7, 8]], "a list of 2 values", "une liste avec 2 valeurs"),
        ("edgar-lucien", ("sides", "A", "districts", 0, "kind"), "church", "cannot be “church”", "ne peut pas être « church »"),
    ],
)
def test_a_value_out_of_bounds_is_said_in_both_languages(
    id: str, way: tuple[str | int, ...], value: object, english: str, french: str
) -> None:
    wrong = tables(id)
    change(wrong, way, value)
    checked = check_tables(wrong)
    assert all(fault.at for fault in checked.faults)
    assert any(english in sentence for sentence in sentences(checked))
    assert any(french in sentence.replace("\u202f", " ") for sentence in sentences(checked, "fr"))
    assert not any("Expected" in sentence or "Invalid" in sentence for language in LANGUAGES for sentence in sentences(checked, language))


@pytest.mark.parametrize(("name", "near"), [("card", "cards"), ("sparkles", "")])
def test_a_table_that_the_game_does_not_have_is_a_fault_and_played_all_the_same_where_it_is_installed(
    name: str, near: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its values would be left out in silence. Editions from before may have such a table."""
    file = tmp_path / "wrong.toml"
    file.write_text(f'[game]\nid = "macao"\nedition = "mine"\n\n[[{name}]]\nx = 1\n', encoding="utf-8")
    (fault,) = check_file(file)
    assert fault.at == name
    for language in LANGUAGES:
        sentence = reason_text(fault.reason, language)
        assert f"[{name}]" in sentence
        assert (f"[{near}]" in sentence) == bool(near)
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    assert [found.faults for found in found_editions() if found.file == file] == [()]


def test_tables_within_tables_without_end_are_refused() -> None:
    deep: list[object] = []
    for _ in range(900):
        deep = [deep]
    checked = check_tables({"game": {"id": "gatsby", "edition": "mine"}, "race": deep})
    assert [fault.at for fault in checked.faults] == ["race" + ".0" * (DEPTH_AT_MOST - 1)]
    assert sentences(checked) == [f"tables and lists are at most {DEPTH_AT_MOST} deep"]


@settings(max_examples=40)
@given(st.sampled_from(sorted(ROOMS)), st.randoms(use_true_random=False), st.lists(ODD | st.just("remove"), min_size=1, max_size=3))
def test_changed_values_never_break_the_check(id: str, chance: random.Random, values: list[object]) -> None:
    changed = tables(id)
    for value in values:
        change(changed, chance.choice(paths(changed)), value)
    checked = check_tables(changed, 2)
    assert bool(checked.faults) != bool(checked.file)
    for language in LANGUAGES:
        assert all(sentence and len(sentence) < 1000 for sentence in sentences(checked, language))
    known = {"", *(".".join(map(str, way)) for way in paths({**game(id).printed(), **changed}))}
    assert all(fault.at in known or fault.at.rpartition(".")[0] in known for fault in checked.faults), "at a value, or where one is missing"
