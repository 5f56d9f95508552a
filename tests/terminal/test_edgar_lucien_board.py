"""The board of Edgar & Lucien in a terminal 110 columns wide."""

import io
import re

import pytest
from rich.console import Console

import soiree
from soiree.core.conformance import random_step, tables
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.core.texts.words import words

NAMES = ("Ada", "Blaise", "Chloé", "Dragan")
ROOM = soiree.game("edgar-lucien").folder


def board(match: Match, seat: int | None, language: str = "en", width: int = 110) -> str:
    output = io.StringIO()
    console = Console(file=output, width=width, highlight=False, markup=False, emoji=False)
    console.print(match.game.draw(match.view(seat), words(language, match.game.folder), NAMES[: match.seats]))
    return output.getvalue()


def at(*statements: str, seats: int = 2, **options: object) -> Match:
    return soiree.position("edgar-lucien", list(statements), seats=seats, options=options)


def test_districts_owners_pawns_and_borders() -> None:
    match = at("play *s0 0:O0 1:I2 0:Ey 0:Ls 1:Es 1:Ls", "set owner O5=1")
    drawn = board(match, 0).splitlines()
    assert drawn[0].startswith(" Edgar & Lucien  Period 1 of 15, turn 1 of 4  Action · Who acts?")
    assert drawn[2] == "│ O7 Puppets’ Promenade                               ┃ O0 City Hall                                        │"
    assert drawn[3] == "│ Ivory □ ◊O                                          g Admin. ■0                                           │"
    assert drawn[4] == "│                                                     ┃ L0                                                  │"
    assert drawn[5] == "├─────────━━ r ━━──────────┬─────────━━ v ━━──────────┼─────────━━ y ━━──────────┬─────────━━ r ━━──────────┤"
    assert drawn[8].split() == ["│", "┃", "┃", "E0", "┃", "│"]
    assert "Steel ■1 ◊B" in drawn[11]
    assert "E1 L1" in drawn[12]


def test_only_neighbours_have_a_letter_between_them() -> None:
    """City Hall and the Belvedere touch in the drawing of side B, but are not neighbours."""
    match = at("play *s0 0:I0 1:I1 2:I2 3:I3", seats=4)
    drawn = board(match, None, "fr")
    assert "r Admin. □                          │    d’Ivoire     │" in drawn
    assert len(re.findall(r"━━ [rgyv] ━━", drawn)) == 22
    assert drawn.count("┃") == 2 * 14, "36 borders: 22 lie across, 14 upright"


def test_the_gauges_show_progress_towards_victory() -> None:
    match = at(
        "play *s0 0:O0 1:I2 0:Es 0:Ls 1:Es 1:Ls", "set owner O2=0 O4=0", "set certificate dandy 0", "set money 1 15", "set governor 1"
    )
    ada, blaise = (line.split() for line in board(match, 0).splitlines() if line.strip().startswith(("▸0 Ada", "1 Blaise")))
    assert ada == ["▸0", "Ada", "50,000", "◈", "3/7", "3/3", "●", "50", "2/3!", "0", "E", "s", "L", "s"]
    assert blaise == ["1", "Blaise", "150,000", "●", "1/7", "0/3", "50", "1/3", "0", "E", "s", "L", "s"]
    assert "Governor: Blaise" in board(match, 0)
    assert "Certificates  Wealthy Dandy: Ada" in board(match, 0)
    assert "Certificats  Dandy Fortuné\u202f: Ada" in board(match, 0, "fr")


def test_what_is_hidden_stays_hidden() -> None:
    match = at("play *s0 0:O0 1:I2", "set hand 0 PB SW", "play 0:Er 0:LB 1:Ev", money="closed")
    own, other, onlooker = board(match, 0), board(match, 1), board(match, None)
    assert "Your hand  Plan B, Swindle" in own
    assert "E r L B" in own
    for drawn in (other, onlooker):
        assert "Plan B" not in drawn
        assert "ready" in next(line for line in drawn.splitlines() if "0 Ada" in line)
        assert "hidden ?" in next(line for line in drawn.splitlines() if "0 Ada" in line)
    assert "E v L –" in other
    assert "in progress" in next(line for line in own.splitlines() if "1 Blaise" in line)


def test_the_current_action_is_shown() -> None:
    stand = "0:Es 0:Ls 1:Es 1:Ls 2:Es 2:Ls"
    match = at(f"play *s0 0:O2 1:I0 2:I1 {stand}", "set pawn 0 lucien O0", "play 0:L 0:support 0:intimidate 0:s1+s2", seats=3)
    assert " Ada: Edgar · Intimidation · doubled · Left: 2 · To answer: Blaise, Chloé" in board(match, 1)
    match = at(f"play *s0 0:O0 1:O2 2:O4 {stand}", "set turn 4", "play 0:end 1:end 2:end 0:b2 1:fold", seats=3)
    assert "Tied: Ada, Blaise, Chloé · Still bidding: Ada, Chloé · Current bid: 20,000 Cogs, Ada" in board(match, 2)
    match = at(
        f"play *s0 0:O1 1:O0 2:O6 {stand}", "set pawn 1 edgar O1", "set hand 0 EX", "set hand 1 ST ST", "play 0:E 0:EX 0:s1 *ST", seats=3
    )
    assert "Cards you know  Ada: Smear Threat" in board(match, 1)
    assert "Discard pile: Extortion" in board(match, None)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_fits_110_columns(seats: int, language: str) -> None:
    """On a wider terminal only lists of cards and players get longer; the map and the gauges do not."""
    for table in tables(soiree.game("edgar-lucien")):
        if table.seats != seats or table.options["periods"] != 15 or table.options["metro"] == "pairs":
            continue
        match, rng = table.match(), Rng(3)
        while not match.over:
            random_step(match, rng)
            if rng.below(40) and not match.over:
                continue
            for seat in (0, None):
                drawn = board(match, seat, language).splitlines()
                assert all(len(line.rstrip()) <= 110 for line in drawn)
                frame = [line for line in drawn if line[0] in "┌│├└"]
                assert len(frame) == (31 if seats == 4 else 17)
                assert {len(line) for line in frame} == {109}
                assert frame == [line for line in board(match, seat, language, width=200).splitlines() if line[0] in "┌│├└"]


def test_every_label_of_the_game_is_drawn() -> None:
    source = (ROOM / "terminal.py").read_text(encoding="utf-8")
    labels = re.findall(r"^label-([\w-]*) =", (ROOM / "words" / "en.ftl").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert [label for label in labels if f'"label-{label}"' not in source and f'"{label}"' not in source] == []
