"""The rest of the room: positions set up by hand, invariants, the drawing in a terminal."""

from io import StringIO

import pytest
from rich.console import Console

import soiree
from soiree.core.conformance import random_step, tables
from soiree.core.rng import Rng
from soiree.core.texts.words import LANGUAGES, words
from soiree.games.gatsby.invariants import turns_at_most, violations
from soiree.games.gatsby.rules import Gatsby
from soiree.games.gatsby.view import View
from tests.games.gatsby_table import GAME, SMALL, at, board, view


def test_a_position_is_what_it_says() -> None:
    checked = at(
        cells=["a1 b1", "c1"],
        rows=["00...", "1110.", "0011.", ".....", "xxxxx"],
        levels=[5, 7],
        owners=["ka kf1", "kf2 kr5"],
        token="cc",
        slots=[None, "sca"],
    )
    seen = view(checked)
    assert (seen.turn, seen.active, seen.starter, seen.token, seen.finance) == (20, 0, 1, "cc", [5, 7])
    assert [(claim.turn, claim.seat, claim.place) for claim in seen.claims] == [
        (19, 0, "ka"),
        (19, 0, "kf1"),
        (19, 1, "kf2"),
        (19, 1, "kr5"),
    ]
    assert seen.supply == [13, 14]
    assert (seen.special.pile, seen.special.slot, seen.special.discards) == (10, [None, "sca"], [0, 0])
    assert view(checked, 1).places[4].who == "pruett", "the owner of a hidden character has seen it"


@pytest.mark.parametrize(
    "wrong",
    [
        {"cells": ["a1", "a1"]},
        {"cells": ["z9", ""]},
        {"rows": ["0....", "....."]},
        {"rows": ["0x...", ".....", ".....", ".....", "....."]},
        {"rows": ["xxxxx", ".....", ".....", ".....", "....."]},
        {"levels": [3, 0]},
        {"levels": [0, 99]},
        {"owners": ["kf1", "kf1"]},
        {"owners": ["kf1", ""]},
        {"owners": ["ka kb ks", ""]},
        {"token": "zz"},
        {"slots": ["sca", "sca"]},
        {"slots": ["nothing", None]},
        {"active": 2},
        {"turn": 193},
        {"deal": "t1 t2"},
        {"deal": "t1 t2 t3 t4 vance vance lark stroud pruett thorne marchetti whitlow holloway delacroix marsh farraday"},
        {"cells": ["a1 b1 c1 d1 e1 f1", ""]},
        {"what": 1},
        "no mapping",
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: object) -> None:
    with pytest.raises(soiree.BadPosition):
        soiree.position("gatsby", wrong)


def test_the_bound_on_turns_is_that_of_the_spec() -> None:
    assert turns_at_most(board(GAME)) == 2 * 89 + 1 + 11 + 2
    assert turns_at_most(board(SMALL)) == 2 * (15 + 10 + 15 + 2) + 1 + 6 + 2


@pytest.mark.parametrize(
    ("field", "value", "broken"),
    [
        ("supply0", 3, "1 tokens"),
        ("undealt", 0, "1 characters"),
        ("up", 0, "1 characters"),
        ("pile", 0, "2 special tiles"),
        ("shut", 31, "3 rows"),
        ("todo", 8, "3 between turns"),
        ("level0", 3, "4 no condition is met"),
        ("owned0", 7, "4 the game goes on"),
        ("owned1", 8, "5 floors"),
        ("claims", (), "6 one claim"),
        ("turn", 194, "8 turns"),
        ("active", 1, "seats alternate"),
    ],
)
def test_an_invariant_that_does_not_hold_is_named(field: str, value: object, broken: str) -> None:
    """Each is broken on purpose in a sound position."""
    from librt.vecs import vec
    from mypy_extensions import i64

    state = at(cells=["a1 b1", "c1"], levels=[1, 0], owners=["kr2", ""], rows=[".....", "xxxxx", ".....", ".....", "....."]).match.state
    assert isinstance(state, Gatsby)
    assert violations(state) == []
    setattr(state, field, vec[i64]() if value == () else value)
    assert broken in violations(state)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("seed", range(3))
def test_the_drawing_fits_and_needs_only_the_view(language: str, seed: int, width: int) -> None:
    say = words(language, GAME.folder)
    match, rng = tables(GAME)[0].match(), Rng(seed)
    step = 0
    while True:
        step += 1
        if step % 7 == 0 or match.over:
            for reader in (0, 1, None):
                seen = GAME.read_view(match.view(reader).json())
                assert isinstance(seen, View)
                out = StringIO()
                Console(file=out, width=width, force_terminal=False, color_system=None).print(GAME.draw(seen, say, ["Ada", "Blaise"]))
                lines = out.getvalue().splitlines()
                assert max(map(len, lines)) <= width
                assert all(line.count("│") % 2 == 0 for line in lines), "no frame is broken"
                cabaret = [line.partition("│")[2].partition("│")[0] for line in lines if line.startswith("│ ")][1:7]
                assert sum(line.count("★") for line in cabaret) == len(seen.cabaret.tiles), "nothing is cut off"
                assert say("location-cabaret") in out.getvalue()
        if match.over:
            break
        random_step(match, rng)


def test_the_drawing_shows_what_the_seat_has_seen_and_no_more() -> None:
    checked = at(cells=["b3", "d4"], token="rr")
    checked.do("0:cf 0:c3 0:yes 0:kf2 0:kr4 0:no")
    say = words("en", GAME.folder)

    def drawn(reader: int | None) -> str:
        out = StringIO()
        Console(file=out, width=100, color_system=None).print(GAME.draw(view(checked, reader), say, ["Ada", "Blaise"]))
        return out.getvalue()

    assert "Silas Pruett" in drawn(0)
    assert "Silas Pruett" not in drawn(1)
    assert "Silas Pruett" not in drawn(None)
