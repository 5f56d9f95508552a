"""A committed dealer: the commitment is shown first, and `soiree verify` checks the record."""

import re
from pathlib import Path

import pytest

import soiree
from soiree.core.chance.dealers import Committed
from soiree.core.chance.shuffle import SealedSecrets, commitment_to
from tests.terminal.conftest import Ask


@pytest.fixture
def record(ask: Ask, tmp_path: Path) -> Path:
    file = tmp_path / "promised.txt"
    output = ask("play", "times-square", "--committed", "--contribution", "néon", "--save", str(file), typed="1\n" * 3000)
    text = file.read_text(encoding="utf-8")
    promise = re.search(r'\[Commitment "([0-9a-f]{64})"\]', text)
    assert promise is not None
    assert output.out.index(promise[1]) < output.out.index("receives")  # shown before the first card
    assert '[Contribution.0 "néon"]' in text
    return file


@pytest.mark.parametrize(("language", "verdict"), [("en", "The shuffle was honest"), ("fr", "Le mélange était honnête")])
def test_an_honest_shuffle(ask: Ask, record: Path, language: str, verdict: str) -> None:
    output = ask("verify", str(record), "--lang", language)
    assert output.code == 0
    assert verdict in output.out
    assert "néon" in output.out


@pytest.mark.parametrize(
    ("pattern", "instead", "finding"),
    [
        (r'\[Seed "..', '[Seed "zz', "not a hexadecimal number"),
        (r'\[Commitment "[0-9a-f]{8}', '[Commitment "00000000', "not the one that the dealer committed to"),
        (r"néon", "nylon", "but the committed seed gives"),
        (r"\[Seed .*\]\n", "", "Nothing to check yet"),
        (r"\[Commitment .*\]\n", "", "Nothing to check: the dealer of this record had not committed to a seed"),
        (r" [01]:x ", " 0:frob ", "does not fit the rules of the game"),
        (r'\[Result "[01] [01]"\]', '[Result "1/2 1/2"]', "does not fit the rules of the game"),
    ],
)
def test_tampered_records_are_found_out(ask: Ask, record: Path, pattern: str, instead: str, finding: str) -> None:
    text = record.read_text(encoding="utf-8")
    tampered = re.sub(pattern, instead, text, count=1)
    assert tampered != text
    record.write_text(tampered, encoding="utf-8")
    for language in ("en", "fr"):
        output = ask("verify", str(record), "--lang", language)
        assert (output.code, output.err) == (1, "")
    assert finding in ask("verify", str(record)).out


def test_a_changed_card_is_found_out(ask: Ask, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    kind = re.search(r"\*h[01] \*(\w+)", text)
    assert kind is not None
    record.write_text(re.sub(r"(\*h[01]) \*\w+", rf"\1 *{'S' if kind[1] != 'S' else 'B2'}", text, count=1), encoding="utf-8")
    output = ask("verify", str(record))
    assert output.code == 1
    assert "Not honest: draw 2" in output.out


def test_a_committed_match_cannot_be_resumed(ask: Ask, tmp_path: Path) -> None:
    file = str(tmp_path / "left.txt")
    left = ask("play", "times-square", "--committed", "--save", file, typed="1\nq\n")
    assert "neither resumed nor checked" in " ".join(left.out.split())
    assert "Seed" not in Path(file).read_text(encoding="utf-8")
    resumed = ask("play", "--resume", file)
    assert resumed.code == 2
    assert "can be replayed, but not resumed" in resumed.err


@pytest.mark.parametrize(("language", "verdict"), [("en", "the secret of one of the 2 players"), ("fr", "du secret d’un des 2 joueurs")])
def test_a_shuffle_that_a_seat_took_part_in(ask: Ask, tmp_path: Path, language: str, verdict: str) -> None:
    secret = "5a" * 32
    match = soiree.new("times-square", dealer=Committed(bytes(32), sealed=SealedSecrets(("", commitment_to(secret)), ("", secret))))
    while not match.over:
        seat = min(match.actors)
        match.play(seat, match.moves(seat)[0])
    file = tmp_path / "sealed.txt"
    file.write_text(match.record(), encoding="utf-8")
    output = ask("verify", str(file), "--lang", language)
    assert output.code == 0
    shown = " ".join(output.out.split())
    assert verdict in shown
    assert f"Secret 1 {secret}" in shown
    file.write_text(match.record().replace(secret, "5b" * 32), encoding="utf-8")
    output = ask("verify", str(file), "--lang", language)
    assert output.code == 1
