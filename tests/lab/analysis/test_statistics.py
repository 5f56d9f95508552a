"""Statistics of self-play: complete, repeatable, and the same however many processes play."""

import pytest

import soiree
from soiree.cli import main
from soiree.lab.analysis.statistics import statistics
from soiree.lab.workers import Workers


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_a_page_says_length_ends_seats_and_what_is_counted(game: soiree.Game) -> None:
    page = statistics(game.id, ["random"], 3, [game.seats[-1]], 1, Workers(1))
    assert f"### {game.seats[-1]} seats, random: 3 games" in page
    for name in ("decisions", *game.measured):
        assert f"| {name} |" in page
    for name in game.counted:
        assert f"`{name}` a game" in page
    assert "Mean returns: seat 0" in page


def test_the_same_page_from_one_process_and_from_two() -> None:
    pages = {statistics("times-square", ["random", "greedy"], 30, [], 7, Workers(processes)) for processes in (1, 2)}
    assert len(pages) == 1


@pytest.mark.parametrize("words", ["times-square --bots oracle", "times-square --games 0", "times-square --seats 5", "go"])
def test_bad_input(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["statistics", *words.split(), "--processes", "1"]) == 2
    assert capsys.readouterr().err.startswith("soiree: ")
