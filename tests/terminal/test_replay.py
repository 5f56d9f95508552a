"""Replays in the terminal: by seat, as an onlooker, and open."""

from pathlib import Path

import pytest

from tests.terminal.conftest import Ask


@pytest.fixture
def record(ask: Ask, tmp_path: Path) -> str:
    file = str(tmp_path / "record.txt")
    ask("play", "times-square", "--seed", "5", "--save", file, typed="1\n" * 3000)
    return file


def test_a_replay_by_seat_hides_the_other_hand(ask: Ask, record: str) -> None:
    for seat in (0, 1):
        output = ask("replay", record, "--seat", str(seat), "--all")
        assert (output.code, output.err) == (0, "")
        other = f"Seat {1 - seat}"
        text = " ".join(line.strip() for line in output.out.splitlines())
        for verb in ("receives", "draws"):
            assert f"{other} {verb} a card" in text
            assert f"{other} {verb}" not in text.replace(f"{other} {verb} a card", "")
            assert f"Seat {seat} {verb} a card" not in text
        assert "*?" in output.out


def test_an_open_replay_shows_everything(ask: Ask, record: str) -> None:
    output = ask("replay", record, "--open", "--all")
    assert "Seat 0 · hand  Sue 1 ×3, Bodyguard 1, Bodyguards 1+1 ×2" in output.out
    assert "Seat 1 · hand  " in output.out
    assert "a card" not in output.out
    assert "*?" not in output.out
    assert ask("replay", record, "--open", "--all", "--lang", "fr").out.count("Place 1 · main  ") == output.out.count("Seat 1 · hand  ")


def test_an_onlooker_sees_no_hand(ask: Ask, record: str) -> None:
    output = ask("replay", record, "--onlooker", "--all")
    assert output.out == ask("replay", record, "--all").out
    assert output.out.count("draws a card") + output.out.count("draws the last card") > 10
    assert "╭" not in output.out


def test_step_by_step(ask: Ask, record: str) -> None:
    output = ask("replay", record, "--seat", "0", typed="\nn\np\ng 30\n31\ng 9999\nnonsense\nq\n")
    steps = [line.split("of")[0].split()[-1] for line in output.out.splitlines() if line.startswith(" Step ")]
    assert steps == ["0", "1", "2", "1", "30", "31"]
    assert "The steps go from 0 to" in output.out
    assert "“nonsense” is not a command" in output.out


def test_previous_at_the_first_step_and_the_end_of_input(ask: Ask, record: str) -> None:
    output = ask("replay", record, typed="p\n")
    assert output.code == 0
    assert output.out.count(" Step ") == 1
