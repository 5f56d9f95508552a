"""Gatsby in notation: suit victories, empty locations, prestige."""

import pytest

from soiree.core.conformance.examples import CheckedMatch
from tests.games.gatsby_table import at, rallied, told, view

OPEN = "....."


def result(checked: CheckedMatch) -> tuple[str, int | None]:
    found = view(checked).result
    assert found is not None
    return found.reason, found.winner


@pytest.mark.clause("GAT-901")
def test_three_of_a_suit_win_at_once_also_face_down() -> None:
    """Vance at ka, Marchetti at kf1, Delacroix hidden at kr3: all Stage."""
    checked = at(cells=["a1", "b1"], rows=[OPEN, OPEN, "0011.", OPEN, OPEN], levels=[3, 0], owners=["ka kf1", ""], token="cc")
    checked.do("0:fr 0:3.5 0:no")
    assert result(checked) == ("three", 0)
    assert checked.match.returns == [1.0, 0.0]
    kinds = [event["event"] for event in told(checked)]
    assert kinds[-4:] == ["rallied", "row-closed", "over", "revealed"], "after the rows (GAT-220)"


@pytest.mark.clause("GAT-901")
def test_one_of_each_suit_wins_at_once() -> None:
    """Vance (Stage), Lark (Turf), Whitlow (Bank), Farraday (Press); Creed (Politics) comes last."""
    checked = at(cells=["b1 b2 b3 b4 b5", "c1"], rows=["xxxxx", OPEN, OPEN, OPEN, "xxxxx"], owners=["ka ks kr1 kr5", ""], token="rr")
    checked.do("0:cf 0:b6")
    assert rallied(checked) == ["0 kb"]
    assert result(checked) == ("five", 0)


@pytest.mark.clause("GAT-901")
def test_three_is_the_reason_if_both_are_met() -> None:
    """Two of Stage, with Turf, Bank and Politics; Delacroix is the third of Stage and Farraday the Press that was missing."""
    rows = ["xxxxx", OPEN, "0011.", "xxxxx", "0011."]
    checked = at(cells=["a1", "b1"], rows=rows, levels=[3, 0], owners=["ka ks kf1 kr1 kr4", ""], token="cc")
    checked.do("0:rr 0:3.5 0:no 0:5.5 0:no")
    assert rallied(checked) == ["0 kr3", "0 kr5"]
    assert result(checked) == ("three", 0)


@pytest.mark.clause("GAT-901", "GAT-223")
def test_the_other_seat_may_win_in_my_turn() -> None:
    """Seat 0 fills row 2 for seat 1, which has Pruett and Farraday: with Holloway that is all the Press."""
    checked = at(
        cells=["a1", "c1"],
        rows=[OPEN, "1110.", OPEN, OPEN, "xxxxx"],
        levels=[5, 7],
        owners=["kf1", "kf2 kr5"],
        token="cc",
    )
    checked.do("0:rr 0:2.5 0:no 0:1.1")
    assert result(checked) == ("three", 1)


@pytest.mark.clause("GAT-902", "GAT-901")
def test_a_suit_victory_comes_before_an_empty_location() -> None:
    """Seat 0 rallies the last floor and with it the third of Turf."""
    deal = "t1 t2 t3 t4 vance creed lark brannigan pruett thorne stroud whitlow holloway delacroix marsh farraday"
    checked = at(deal=deal, cells=["b1", "c1"], levels=[13, 13], owners=["ks kf1", "kf2 kf3"], token="cc")
    checked.do("0:fr 0:1.1")
    assert result(checked) == ("three", 0)


@pytest.mark.clause("GAT-902")
@pytest.mark.parametrize(
    ("at_end", "steps", "reason"),
    [
        ({"cells": ["b1 b2 b3 b4 b5", "c1"], "owners": ["ka", "ks"], "levels": [0, 0]}, "0:cf 0:b6", "cabaret"),
        ({"cells": ["b1", "c1"], "owners": ["kf1", "kf2 kf3"], "levels": [13, 13]}, "0:cf 0:b2", "finance"),
    ],
)
def test_a_location_without_characters_ends_the_game(at_end: dict[str, object], steps: str, reason: str) -> None:
    checked = at(token="rr", **at_end)
    checked.do(steps)
    assert result(checked)[0] == reason


@pytest.mark.clause("GAT-902")
def test_the_first_empty_location_is_the_reason() -> None:
    checked = at(cells=["b1 b2 b3 b4 b5", "c1"], owners=["ka kf1", "ks kf2 kf3"], levels=[13, 13], token="rr")
    checked.do("0:cf 0:b6")
    assert rallied(checked) == ["0 kb", "0 kf4"]
    assert result(checked)[0] == "cabaret"


@pytest.mark.clause("GAT-903")
def test_prestige_is_characters_and_tiles() -> None:
    """Seat 0: Vance 3 and Creed 1, a tile on the slot 1, one set aside 1; seat 1: Lark 2, a tile on the slot 1."""
    checked = at(cells=["b1 b2 b3 b4 b5 e4", "c1"], owners=["ka", "ks"], token="rr", slots=["scx", "sra"])
    checked.do("0:cf 0:f4 0:yes *scc *srr *sxr 0:srr 0:old 1:fr 1:1.1 0:cc 0:b6 0:a6")
    found = view(checked).result
    assert found is not None
    assert (found.reason, found.prestige, found.characters, found.winner) == ("cabaret", [6, 3], [2, 1], 0)


@pytest.mark.clause("GAT-903", "GAT-701")
def test_a_tile_in_use_counts_for_nobody() -> None:
    checked = at(cells=["b1 b2 b3 b4 b5", "c1"], owners=["ka", "ks"], slots=["sca", None])
    checked.do("0:sp 0:b6")
    found = view(checked).result
    assert found is not None
    assert found.prestige == [4, 2]


@pytest.mark.clause("GAT-904")
def test_equal_prestige_is_decided_by_characters_and_else_drawn() -> None:
    base = {"cells": ["a1", "b1"], "rows": ["xxxxx", "xxxxx", "xxxxx", "0011.", "xxxxx"], "token": "cc"}
    draw = at(**base, owners=["kr1 kr3", "kf1 kr2 kr5"], levels=[2, 3])
    draw.do("0:rr 0:4.5 0:no")
    assert draw.match.returns == [0.5, 0.5]
    assert result(draw) == ("race", None)
    more = at(**base, owners=["kr1 kr3", "kr2 kr5"], levels=[2, 1])
    more.do("0:rr 0:4.5 0:no")
    assert more.match.returns == [1.0, 0.0]
    prestige = at(**base, owners=["kr1 kr3", "ka kr2 kr5"], levels=[2, 1])
    prestige.do("0:rr 0:4.5 0:no")
    assert prestige.match.returns == [0.0, 1.0]
