"""Gatsby in notation: Cabaret, Finance Center, Racetrack."""

import pytest

from tests.games.gatsby_table import START, at, at_small, cells, new, rallied, told, view

OPEN = "....."

# ---------------------------------------------------------------- 3xx Cabaret


@pytest.mark.clause("GAT-301", "GAT-302")
def test_a_token_goes_beside_another_of_either_seat() -> None:
    checked = new(START)
    checked.do("0:cc")
    checked.refuse(0, "c3", "GAT-301")
    for diagonal in ("b2", "d2", "b4", "d4"):
        checked.refuse(0, diagonal, "GAT-302")
    checked.refuse(0, "f6", "GAT-302")
    checked.legal(0, ["c2", "b3", "d3", "c4"])


@pytest.mark.clause("GAT-303")
def test_the_second_token_goes_beside_the_first() -> None:
    checked = at(cells=["a1", "f6"], token="rr")
    checked.do("0:cc 0:b1")
    checked.legal(0, ["c1", "b2"])
    checked.refuse(0, "a2", "GAT-303")
    checked.refuse(0, "e6", "GAT-303")
    checked.refuse(0, "a1", "GAT-301")


@pytest.mark.clause("GAT-303")
def test_the_anchor_stays_where_the_step_placed_it_with_any_owner() -> None:
    """Trade on the bonus space gives the first token away; the second still goes beside it."""
    checked = at(cells=["c1", "f6"], token="rr")
    checked.do("0:cc 0:d1 0:yes 0:d1 0:f6")
    assert cells(checked)["d1"] == "1"
    assert view(checked).anchor == "d1"
    checked.legal(0, ["e1", "d2"])


@pytest.mark.clause("GAT-303", "GAT-641")
def test_an_extra_token_does_not_move_the_anchor() -> None:
    checked = at(cells=["e2", "a6"], token="rr")
    checked.do("0:cc 0:e3 0:yes 0:b6")
    assert view(checked).anchor == "e3"
    checked.legal(0, ["d3", "f3", "e4"])


@pytest.mark.clause("GAT-304")
def test_a_chain_that_is_lost_stays_lost() -> None:
    """The second token of Conga Line has no free neighbour: the third is lost too, wherever there would be room."""
    checked = at(cells=["a3", "c1 c2 b3"], token="rr", slots=["sccc", None])
    checked.do("0:sp 0:b2 0:a2 0:no")
    assert view(checked).todo == ["cab-next"]
    checked.legal(0, ["a1"])
    checked.do("0:a1")
    again = at(cells=["b1 a2 d1", "b2"], token="rr", slots=["sccc", None])
    again.do("0:sp 0:a1")
    assert told(again, "lost") == [{"event": "lost", "seat": 0, "task": "cab-next"}] * 2
    assert view(again).supply[0] == 16


@pytest.mark.clause("GAT-304")
def test_with_a_lost_chain_there_is_no_anchor_any_more() -> None:
    """In the small box a chain is followed by a token on the Racetrack."""
    checked = at_small(cells=["b1 a2", "b2"], slots=["march", None])
    checked.do("0:sp 0:a1")
    assert checked.match.prompt(0) == "race"
    assert view(checked).anchor is None


@pytest.mark.clause("GAT-305")
def test_the_best_seat_is_any_empty_space() -> None:
    checked = at(cells=["c3", "d4"], slots=["sca", None])
    checked.do("0:sp")
    assert len(checked.match.moves(0)) == 34
    checked.refuse(0, "c3", "GAT-301")
    checked.do("0:f6")
    assert cells(checked) == {"c3": "0", "d4": "1", "f6": "0"}


FULL = ["101010", "010101", "000001", "101010", "010101", "111010"]


def _owned(sign: str) -> str:
    return " ".join(f"{'abcdef'[column]}{row + 1}" for row, line in enumerate(FULL) for column, found in enumerate(line) if found == sign)


@pytest.mark.clause("GAT-306")
def test_a_full_cabaret_loses_placements_but_not_its_characters() -> None:
    checked = at(cells=[_owned("0"), _owned("1")], token="rr", slots=["scx", None])
    checked.do("0:sp")
    assert told(checked, "lost") == [{"event": "lost", "seat": 0, "task": "cab-adj"}]
    checked.do("0:f1 0:f3")
    assert rallied(checked) == ["0 ka"]
    assert len(cells(checked)) == 36, "tokens never leave the Cabaret"


@pytest.mark.clause("GAT-307")
@pytest.mark.parametrize(
    ("mine", "last", "won"),
    [
        ("a1 b1 c1 d1 e1", "f1", ["0 ka"]),
        ("b1 b2 b3 b4 b5", "b6", ["0 kb"]),
        ("a3 b3 c3 d3 e3 c2 c4 c5", "f3", ["0 ka"]),
        ("a3 b3 d3 e3 f3 c1 c2 c4 c5 c6", "c3", ["0 ka", "0 kb"]),
        ("a1 b2 c3 d4 e5", "f5", []),
        ("a5 a4 a3 b3 c3 c4 c5 d5 e5 e4 e3", "f3", ["0 ka"]),
    ],
)
def test_crossings(mine: str, last: str, won: list[str]) -> None:
    checked = at(cells=[mine, "f2"], token="rr", levels=[0, 1], slots=["sca", None])
    checked.do(f"0:sp 0:{last}")
    if checked.match.prompt(0) == "bonus":
        checked.do("0:no")
    assert rallied(checked) == won


@pytest.mark.clause("GAT-307")
def test_the_other_seats_tokens_break_a_chain() -> None:
    checked = at(cells=["a1 b1 d1 e1", "c1"], token="rr", slots=["sca", None])
    checked.do("0:sp 0:f1")
    assert rallied(checked) == []


@pytest.mark.clause("GAT-308")
def test_all_four_stars_at_once() -> None:
    three = at(cells=["b1 f2", "d5"], token="rr", slots=["sca", None])
    three.do("0:sp 0:b6")
    assert rallied(three) == []
    traded = at(cells=["b1 f2 b6 a4", "d5"], token="rr", slots=["sxr", None])
    traded.do("0:sp 0:a4 0:d5 0:1.1")
    assert rallied(traded) == ["0 ks"]
    assert view(traded, 0).places[2].who == "lark"
    assert view(traded, 1).places[2].who is None


# ---------------------------------------------------------------- 4xx Finance


@pytest.mark.clause("GAT-401", "GAT-402")
@pytest.mark.parametrize(("levels", "after"), [([2, 2], [3, 2]), ([1, 2], [3, 2]), ([2, 1], [3, 1]), ([0, 2], [2, 2])])
def test_who_is_behind_climbs_two(levels: list[int], after: list[int]) -> None:
    checked = at(cells=["a1", "b1"], levels=levels)
    checked.do("0:fr")
    assert view(checked).finance == after, "both may stand on one level"


@pytest.mark.clause("GAT-402", "GAT-403", "GAT-611")
def test_every_climb_compares_anew() -> None:
    """From 1 behind 2: a step of two, then an Ascent of one, for now seat 0 is ahead."""
    checked = at(cells=["a1", "b1"], levels=[1, 2], rows=[OPEN, "01...", OPEN, OPEN, OPEN])
    checked.do("0:fr 0:2.3 0:yes")
    assert [(event["from"], event["to"]) for event in told(checked, "advanced")] == [(1, 3), (3, 4)]


@pytest.mark.clause("GAT-404")
def test_a_climb_on_the_top_is_lost() -> None:
    checked = at(cells=["a1", "b1"], levels=[13, 13], owners=["kf1", "kf2 kf3"], slots=["sff", None])
    checked.do("0:sp")
    assert [(event["from"], event["to"]) for event in told(checked, "advanced")] == [(13, 14)]
    assert told(checked, "lost") == [{"event": "lost", "seat": 0, "task": "fin"}]
    assert checked.match.over


@pytest.mark.clause("GAT-404", "GAT-402")
def test_a_climb_stops_at_the_top() -> None:
    """In the small box a climb is two or three levels and the top is 9."""
    for level, end in ((6, 8), (7, 9), (8, 9)):
        checked = at_small(levels=[level, 6], owners=["p-low", "p-mid"])
        checked.do("0:climb")
        assert view(checked).finance[0] == end
    behind = at_small(levels=[6, 7], owners=["p-low", "p-mid"])
    behind.do("0:climb")
    assert view(behind).finance[0] == 9


@pytest.mark.clause("GAT-405")
def test_a_climb_leaves_nothing_to_decide() -> None:
    checked = at(cells=["a1", "b1"])
    checked.do("0:fr")
    assert checked.match.prompt(0) == "race", "the climb is already made"
    assert view(checked).finance == [1, 0]


@pytest.mark.clause("GAT-406")
@pytest.mark.parametrize(("levels", "won"), [([1, 0], []), ([2, 2], ["0 kf1"]), ([1, 2], ["0 kf1"])])
def test_a_floor_reached_is_rallied_at_the_end_of_the_turn(levels: list[int], won: list[str]) -> None:
    checked = at(cells=["a1", "b1"], levels=levels)
    checked.do("0:fr")
    assert rallied(checked) == []
    checked.do("0:1.1")
    assert rallied(checked) == won


@pytest.mark.clause("GAT-406")
def test_a_floor_passed_is_rallied_too() -> None:
    """2 behind 3 goes to 4, over the floor on 3."""
    checked = at(cells=["a1", "b1"], levels=[6, 6], owners=["kf1", ""])
    checked.do("0:fr 0:1.1 1:cf 1:b2")
    assert view(checked).finance == [7, 8]
    assert rallied(checked) == ["0 kf2"], "seat 1 passes it after the character has gone"


@pytest.mark.clause("GAT-407")
@pytest.mark.parametrize(
    ("levels", "owners", "bonus"),
    [([2, 3], ["", "kf1"], "place"), ([6, 7], ["kf1", "kf2"], "special"), ([10, 11], ["kf1 kf2", "kf3"], "swap"), ([2, 2], ["", ""], "")],
)
def test_the_bonus_of_a_floor_is_for_the_seat_that_comes_later(levels: list[int], owners: list[str], bonus: str) -> None:
    checked = at(cells=["a1", "b1"], levels=levels, owners=owners)
    checked.do("0:fr")
    assert [event["bonus"] for event in told(checked, "set-off")] == ([bonus] if bonus else [])
    assert view(checked).todo == ([f"ask-{bonus}", "race-row"] if bonus else ["race-row"])


@pytest.mark.clause("GAT-408", "GAT-407")
def test_two_floors_in_one_climb_the_lowest_first() -> None:
    """In the small box the floors on 5 and 6 are neighbours; a climb of three from 4 passes both."""
    checked = at_small(levels=[4, 6], owners=["", "p-low p-mid"])
    checked.do("0:climb")
    assert view(checked).finance == [7, 6], "the whole climb is made first"
    assert view(checked).todo == ["ask-look", "ask-force"]
    assert {event["at"] for event in told(checked, "set-off")} == {"p-low", "p-mid"}


# ---------------------------------------------------------------- 5xx Racetrack


@pytest.mark.clause("GAT-501", "GAT-502")
def test_the_leftmost_empty_space_of_an_open_row() -> None:
    checked = at(cells=["a1", "b1"], rows=["01...", "0.1..", OPEN, "xxxxx", OPEN], owners=["kr4", ""])
    checked.do("0:fr")
    checked.legal(0, ["1.3", "2.2", "3.1", "5.1"])
    checked.refuse(0, "1.1", "GAT-501")
    checked.refuse(0, "4.1", "GAT-501")
    checked.refuse(0, "1.4", "GAT-502")
    checked.refuse(0, "2.4", "GAT-502")


@pytest.mark.clause("GAT-503")
def test_a_new_row_for_each_token() -> None:
    checked = at(cells=["a1", "b1"], slots=["srrr", None])
    checked.do("0:sp 0:2.1")
    checked.refuse(0, "2.2", "GAT-503")
    checked.refuse(0, "2.1", "GAT-501")
    checked.refuse(0, "1.2", "GAT-502")
    checked.do("0:4.1")
    checked.legal(0, ["1.1", "3.1", "5.1"])
    assert view(checked).rows == [2, 4]


@pytest.mark.clause("GAT-503", "GAT-641")
def test_the_row_of_an_extra_token_is_not_used_up() -> None:
    checked = at(cells=["a1", "b1"], rows=[OPEN, "0011.", OPEN, OPEN, OPEN], token="cc")
    checked.do("0:rr 0:2.5 0:yes 0:1.1")
    checked.legal(0, ["1.2", "3.1", "4.1", "5.1"])


@pytest.mark.clause("GAT-504")
def test_double_stake_stays_in_its_row() -> None:
    checked = at(cells=["a1", "b1"], slots=["srr", None])
    checked.do("0:sp 0:3.1")
    checked.legal(0, ["3.2"])
    checked.refuse(0, "1.1", "GAT-504")
    checked.refuse(0, "3.3", "GAT-502")
    full = at(cells=["a1", "b1"], rows=[OPEN, OPEN, "0011.", OPEN, OPEN], slots=["srr", None])
    full.do("0:sp 0:3.5 0:no")
    assert told(full, "lost") == [{"event": "lost", "seat": 0, "task": "race-same"}], "though other rows have room for two (R41)"
    assert full.match.actors == {1}


@pytest.mark.clause("GAT-505", "GAT-502")
def test_photo_finish_may_leave_a_gap_that_is_filled_first() -> None:
    checked = at(cells=["a1", "b1"], rows=["01...", OPEN, OPEN, "xxxxx", OPEN], owners=["kr4", ""], slots=["sra", None])
    checked.do("0:sp")
    assert len(checked.match.moves(0)) == 18
    checked.refuse(0, "4.2", "GAT-501")
    checked.do("0:1.5 0:no 1:fr")
    assert view(checked).race[0] == "01..0"
    checked.legal(1, ["1.3", "2.1", "3.1", "5.1"])


@pytest.mark.clause("GAT-506")
def test_the_majority_of_a_full_row_counts_with_either_seat_filling_it() -> None:
    checked = at(cells=["a1", "b1"], rows=["1101.", OPEN, OPEN, OPEN, OPEN], token="cc")
    checked.do("0:fr 0:1.5 0:no")
    assert rallied(checked) == ["1 kr1"]
    last = at(cells=["a1", "b1"], rows=["0110.", OPEN, OPEN, OPEN, OPEN], token="cc")
    last.do("0:fr 0:1.5 0:no")
    assert rallied(last) == ["0 kr1"]


@pytest.mark.clause("GAT-506", "GAT-621", "GAT-222")
def test_a_full_row_may_change_hands_by_a_trade_in_the_same_turn() -> None:
    """The last space of row 1 is Trade: seat 0 fills the row for seat 1 and trades the majority to itself."""
    checked = at(cells=["a1", "b1"], rows=["1101.", OPEN, OPEN, OPEN, OPEN], token="cc")
    checked.do("0:fr 0:1.5 0:yes 0:a1 0:1.1")
    assert rallied(checked) == ["0 kr1"]
    assert cells(checked) == {"a1": "1", "b1": "1"}
