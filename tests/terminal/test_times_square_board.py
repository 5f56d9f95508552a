"""The board of Times Square in a terminal 80 columns wide."""

import io

import pytest
from rich.console import Console

import soiree
from soiree.core.conformance import random_step, tables
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.core.texts.words import words

NAMES = ("Ada", "Bea")


def board(match: Match, seat: int | None, language: str = "en", aids: bool = True) -> str:
    output = io.StringIO()
    console = Console(file=output, width=80, highlight=False, markup=False, emoji=False)
    console.print(match.game.draw(match.view(seat), words(language, match.game.folder), NAMES, aids))
    return output.getvalue()


def position(**at: object) -> Match:
    whole = {"active": 0, "hal": -1, "deb": 1, "hand0": "S S B1 B2 H1 H2 D1 D2", "hand1": "S S B1 B2 Bc H2 D3 Dm"}
    return soiree.position("times-square", {**whole, **at})


def lanes(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip().startswith("║")]


def test_the_club_of_the_seat_is_at_the_left() -> None:
    match = position(sue=-3, guards=[-5, 2], hal=-7, deb=4, charlie=-2)
    west, east = lanes(board(match, 0)), lanes(board(match, 1))
    assert west[0][6] == "H"
    assert west[1][14] == west[1][42] == "B"
    assert west[1][22] == "S"
    assert west[2][50] == "D"
    assert west[3][26] == "C"
    for one, other in zip(west, east, strict=True):
        assert one == other[::-1]
    assert board(match, 0).splitlines()[1].startswith(" ▸ Ada · West")
    assert board(match, 1).splitlines()[1].startswith(" Bea · East")
    assert lanes(board(match, None)) == west


@pytest.mark.clause("TS-715")
def test_without_memory_aids_only_the_number_of_discards_is_shown() -> None:
    match = position(hand0="S S B1 B2 B2 H2 D3 Dm", hand1="S S S S B2 H2 H2 H2", pile="Bc")
    for token in ("B2b", "B1n", "x"):
        match.play(0, token)
    for token in ("Bc", "B2"):
        match.deal(token)
    match.play(1, "T")
    match.play(1, "tS")
    seen, remembered = board(match, 1), board(match, 1, aids=False)
    assert "Discard pile  S1" in seen
    assert "B><" in seen.split("Cards you know")[1], "of the other hand, since the first pile ran out"
    assert "Discard pile  1\n" in remembered
    assert "B><" not in remembered


def test_only_the_hand_of_the_seat_is_shown() -> None:
    match = position()
    assert "│S 1 │ │S 1 │ │B 1 │ │B1+1│ │H 1 │ │H 2 │ │D 1 │ │D 2 │" in board(match, 0)
    assert "│S 1 │ │S 1 │ │B 1 │ │B1+1│ │B ><│ │H 2 │ │D 3 │ │D ◎ │" in board(match, 1)
    assert "╭" not in board(match, None)
    assert "│B 1 │ │B 1 │ │G 1 │ │G1+1│ │H 1 │ │H 2 │ │L 1 │ │L 2 │" in board(match, 0, "fr")


@pytest.mark.parametrize(
    ("at", "sentence"),
    [
        ({}, "If the turn ended now, Charlie would stay where he is\n"),
        ({"hal": -7}, "Charlie would come 1 space closer (H)"),
        ({"hal": -7, "deb": -8, "sue": -3, "guards": [-7, -1]}, "Charlie would come 4 spaces closer (B+H+D+BSB)"),
        ({"hal": 7, "deb": -1}, "Bea’s next turn would bring Charlie 1 space closer (H)"),
    ],
)
def test_charlies_forecast(at: dict[str, object], sentence: str) -> None:
    assert sentence in board(position(**at), 0)


def test_the_mark_of_debs_influence() -> None:
    assert "✦ Deb’s influence" in board(position(deb=-1), 0)
    assert "✦" not in board(position(deb=1), 0)
    assert "✦ Deb’s influence" in board(position(deb=1, active=1), 0)
    green = position(deb=-1)
    green.play(0, "SS")
    assert "✦" not in board(green, 0)


def test_colour_and_role_of_the_turn() -> None:
    match = position(deb=-1)
    match.play(0, "D2n")
    assert "Colour of this turn: red, to move the bodyguards" in board(match, 0)
    assert "Couleur de ce tour\u202f: rouge, pour déplacer les gardes du corps" in board(match, 1, "fr")


def test_known_cards_and_the_last_refill() -> None:
    match = position(pile="S S", pile_no=2, known_of_1="S Bc", known_of_0="H1")
    west, east = board(match, 0), board(match, 1)
    assert "Cards you know in your opponent’s hand  S1 B><" in west
    assert "Your cards that your opponent knows  H1" in west
    assert "Cards you know in your opponent’s hand  H1" in east
    assert "can end the game" not in west
    match.play(0, "SS")
    assert "Refilling your hand can end the game" in board(match, 0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_longest_lines_fit_80_columns(language: str) -> None:
    hands = {"hand0": "S S S S S S S S", "hand1": "H2 H2 H2 H2 H2 H2 H2 H2"}  # so that all other cards can be in the discard pile
    match = position(**{**hands, "hal": -7, "deb": -8, "sue": -3, "guards": [-7, -1], "pile": "S S"})
    lines = board(match, 0, language).splitlines()
    assert all(line.startswith(" ") and len(line) <= 80 for line in lines)
    assert any(line.endswith("BSB)" if language == "en" else "GBG)") for line in lines)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_position_of_a_game_fits_80_columns(language: str) -> None:
    for table in tables(soiree.game("times-square")):
        match, rng = table.match(), Rng(4)
        while not match.over:
            random_step(match, rng)
            for seat in (0, 1, None):
                assert len(lanes(board(match, seat, language))) == 4
                assert all(len(line.rstrip()) <= 80 for line in board(match, seat, language).splitlines())
