"""Records in the terminal: by seat, as an onlooker, open."""

from pathlib import Path

import pytest

from tests.terminal.conftest import Ask


@pytest.fixture
def record(ask: Ask, tmp_path: Path) -> str:
    file = str(tmp_path / "record.txt")
    ask("play", "times-square", "--seed", "5", "--save", file, typed="1\n" * 3000)
    return file


def test_by_seat_the_other_hand_stays_hidden(ask: Ask, record: str) -> None:
    for seat in (0, 1):
        said = ask("replay", record, "--seat", str(seat), "--all")
        assert (said.code, said.err) == (0, "")
        other = f"Seat {1 - seat}"
        told = " ".join(line.strip() for line in said.out.splitlines())
        for verb in ("received", "drew"):
            assert f"{other} {verb} a card" in told
            assert f"{other} {verb}" not in told.replace(f"{other} {verb} a card", "")
            assert f"Seat {seat} {verb} a card" not in told
        assert "*?" in said.out


def test_open_shows_everything(ask: Ask, record: str) -> None:
    said = ask("replay", record, "--open", "--all")
    assert "Seat 0 · hand  Sue 1 ×3, Bodyguard 1, Bodyguards 1+1 ×2" in said.out
    assert "Seat 1 · hand  " in said.out
    assert "a card" not in said.out
    assert "*?" not in said.out
    assert ask("replay", record, "--open", "--all", "--lang", "fr").out.count("Place 1 · main  ") == said.out.count("Seat 1 · hand  ")


def test_an_onlooker_sees_no_card_of_anybody(ask: Ask, record: str) -> None:
    said = ask("replay", record, "--onlooker", "--all")
    assert said.out == ask("replay", record, "--all").out
    assert said.out.count("drew a card") + said.out.count("drew the last card") > 10
    assert "╭" not in said.out


def test_step_by_step(ask: Ask, record: str) -> None:
    said = ask("replay", record, "--seat", "0", typed="\nn\np\ng 30\n31\ng 9999\nnonsense\nq\n")
    steps = [line.split("of")[0].split()[-1] for line in said.out.splitlines() if line.startswith(" Step ")]
    assert steps == ["0", "1", "2", "1", "30", "31"]
    assert "The steps go from 0 to" in said.out
    assert "“nonsense” leads nowhere" in said.out


def test_before_the_beginning_and_at_the_end_of_input(ask: Ask, record: str) -> None:
    said = ask("replay", record, typed="p\n")
    assert said.code == 0
    assert said.out.count(" Step ") == 1
