"""Statistics of self-play: complete, and independent of the number of processes."""

import pytest

import soiree
from soiree.cli import main
from soiree.lab.analysis.statistics import statistics
from soiree.lab.workers import Workers


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_a_section_has_length_ends_seats_and_counts(game: soiree.Game) -> None:
    page = statistics(game.id, ["random"], 3, [game.seats[-1]], 1, Workers(1))
    assert f"### {game.seats[-1]} seats, random: 3 games" in page
    assert "| decisions |" in page
    for name in game.measured:
        assert f"| `{name}` |" in page
    for name in game.counted:
        assert f"`{name}` a game" in page
    assert "Mean returns: seat 0" in page


def test_statistics_do_not_depend_on_the_number_of_processes() -> None:
    pages = {statistics("times-square", ["random", "greedy"], 30, [], 7, Workers(processes)) for processes in (1, 2)}
    assert len(pages) == 1


@pytest.mark.parametrize("words", ["times-square --bots oracle", "times-square --games 0", "times-square --seats 5", "go"])
def test_bad_input(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["statistics", *words.split(), "--processes", "1"]) == 2
    assert capsys.readouterr().err.startswith("soiree: ")


def test_the_words_are_those_of_the_language_and_names_of_measures_stay() -> None:
    english, french = (statistics("macao", ["random"], 3, [2], 1, Workers(1), language) for language in ("en", "fr"))
    assert "### 2 seats, random: 3 games" in english
    assert "| | mean | 5 % | median | 95 % |" in english
    assert "### 2 joueurs, random\u202f: 3 parties" in french
    assert "| | moyenne | 5\u202f% | médiane | 95\u202f% |" in french
    assert "Gains moyens\u202f: place 0 " in french
    assert not [word for word in ("mean", "median", "seat", "returns", "a game") if word in french]
    assert "`opened.tile` par partie" in french


def test_ends_are_said_as_the_game_says_them_in_the_language_of_the_reader() -> None:
    english, french = (statistics("gatsby", ["random"], 30, [2], 1, Workers(1), language) for language in ("en", "fr"))
    assert "No character left in the Finance Center " in english
    assert "Plus de personnage au Centre financier " in french
    assert not [line for line in french.splitlines() if line.startswith("Gains moyens") and "finance " in line]
    assert "%; " in english
    assert "%\u202f; " in french
