"""Gatsby in notation: bonuses, special tiles, hidden characters."""

import pytest

from soiree.core.conformance import random_step, tables
from soiree.core.conformance.examples import CheckedMatch
from soiree.core.rng import Rng
from soiree.games.gatsby.events import SetOff
from tests.games.gatsby_table import DEAL, GAME, at, at_small, board, cells, new, rallied, small, told, view

OPEN = "....."

# ---------------------------------------------------------------- 6xx Bonuses


@pytest.mark.clause("GAT-601")
def test_a_trade_fires_nothing() -> None:
    """Seat 0 trades its token onto the bonus spaces a2 and c3, which seat 1 held."""
    checked = at(cells=["d4", "a2 c3"], slots=["sxr", None])
    checked.do("0:sp 0:d4 0:a2")
    assert cells(checked) == {"a2": "0", "c3": "1", "d4": "1"}
    assert not told(checked, "set-off")


@pytest.mark.clause("GAT-602")
@pytest.mark.parametrize("seed", range(30))
def test_a_bonus_space_fires_at_most_once_in_a_game(seed: int) -> None:
    match, rng = tables(GAME)[0].match(), Rng(seed)
    while not match.over:
        random_step(match, rng)
    fired = [event.at for event in match.events() if isinstance(event, SetOff)]
    assert len(set(fired)) == len(fired)


@pytest.mark.clause("GAT-603", "GAT-604")
def test_a_bonus_is_asked_and_may_be_declined() -> None:
    checked = at(cells=["a1", "b1"], token="rr")
    checked.do("0:cf 0:a2")
    checked.legal(0, ["yes", "no"])
    checked.refuse(0, "a3", "GAT-202")
    checked.do("0:no")
    assert [event["to"] for event in told(checked, "advanced")] == [1], "only the action's own step climbs"
    assert told(checked, "answered") == [{"event": "answered", "seat": 0, "bonus": "asc", "yes": False}]
    assert view(checked).todo == []


@pytest.mark.clause("GAT-603")
def test_ascent_lapses_on_the_top() -> None:
    checked = at(cells=["a1", "b1"], levels=[13, 13], owners=["kf1", "kf2 kf3"], rows=[OPEN, "01...", OPEN, OPEN, OPEN])
    checked.do("0:fr 0:2.3")
    assert told(checked, "lapsed") == [{"event": "lapsed", "seat": 0, "bonus": "asc"}]


@pytest.mark.clause("GAT-603", "GAT-622")
def test_trade_lapses_if_a_seat_has_no_token_on_the_board() -> None:
    checked = at(cells=["a1", ""], rows=["0000.", OPEN, OPEN, OPEN, OPEN])
    checked.do("0:fr 0:1.5")
    assert told(checked, "lapsed") == [{"event": "lapsed", "seat": 0, "bonus": "swap"}]
    assert checked.match.actors == {1}


@pytest.mark.clause("GAT-622")
def test_a_trade_takes_influence_tokens_on_the_board_only() -> None:
    checked = at(cells=["a1 c3", "b1"], rows=["01...", OPEN, OPEN, OPEN, OPEN], slots=["sxr", None])
    checked.do("0:sp")
    checked.legal(0, ["a1", "c3", "1.1"])
    checked.refuse(0, "b1", "GAT-621")
    checked.refuse(0, "f6", "GAT-621")
    checked.refuse(0, "5.5", "GAT-621")
    checked.do("0:1.1")
    checked.legal(0, ["b1", "1.2"])
    checked.refuse(0, "c3", "GAT-621")


@pytest.mark.clause("GAT-603", "GAT-632")
def test_two_pressures_in_one_turn_are_one() -> None:
    checked = at(cells=["a4", "c4"], rows=[OPEN, OPEN, OPEN, "0011.", OPEN], slots=["scfr", None])
    checked.do("0:sp 0:b4 0:yes")
    assert view(checked).force == 1
    checked.do("0:4.5")
    assert told(checked, "lapsed") == [{"event": "lapsed", "seat": 0, "bonus": "force"}]
    assert checked.match.prompt(0) == "force"


@pytest.mark.clause("GAT-603")
def test_extra_token_lapses_without_a_token() -> None:
    rows = ["00...", "001..", "0011.", "00...", "01..."]
    checked = at(cells=["a1 b1 c1 d1 e2 a3 b3 c3 a5 c6", "f1 f3 a2"], rows=rows, token="rr")
    assert view(checked).supply[0] == 1
    checked.do("0:cf 0:e3")
    assert told(checked, "lapsed") == [{"event": "lapsed", "seat": 0, "bonus": "place"}]


@pytest.mark.clause("GAT-603", "GAT-702", "GAT-705")
def test_a_pile_that_runs_short_and_then_out() -> None:
    """The small box has six special tiles: a draw takes four, then none are left; after an opening of three it takes three."""
    checked = at_small(cells=["b2", "d4"], rows=["01.", "......."], slots=["wild", "pair"])
    assert view(checked).special.pile == 4
    checked.do("0:bet 0:1.3 0:yes *gossip *march *leap")
    checked.chance({"barter": 1})
    checked.do("*barter")
    checked.legal(0, ["gossip", "march", "leap", "barter"])
    checked.do("0:leap 0:new")
    assert view(checked).special.pile == 0
    assert view(checked).special.aside == [["wild"], []]
    checked.do("1:climb 0:mingle 0:c2")
    assert told(checked, "lapsed") == [{"event": "lapsed", "seat": 0, "bonus": "special"}]
    few = CheckedMatch(small().match())
    few.do("*q1 *q2 *q3 *q4 *ann *ben *cleo *dan *eve *fay *gil *hal *0 *gossip *march *pair 1:march 1:b1")
    few.do("0:mingle 0:c1 0:no 0:c2 0:yes *leap *wild")
    assert few.match.chance() == {"barter": 1}, "of four draws only three are left"
    drawing = view(few, 1).special.drawing
    assert drawing is not None
    assert (drawing.count, drawing.left) == (2, 1)
    few.do("*barter 0:leap")
    assert view(few).special.slot[0] == "leap"


@pytest.mark.clause("GAT-621")
def test_a_trade_across_two_locations() -> None:
    checked = at(cells=["a1", "b1"], rows=["1....", OPEN, OPEN, OPEN, OPEN], slots=["sxr", None])
    checked.do("0:sp 0:a1 0:1.1")
    assert view(checked).race[0] == "0...."
    assert cells(checked) == {"a1": "1", "b1": "1"}
    assert view(checked).supply == [19, 18], "supplies take no part"
    assert told(checked, "swapped") == [{"event": "swapped", "seat": 0, "own": "a1", "other": "1.1"}]


@pytest.mark.clause("GAT-623")
def test_a_trade_of_a_special_action_cannot_be_declined() -> None:
    checked = at(cells=["a1", "b1"], slots=["sxr", None])
    checked.do("0:sp")
    checked.legal(0, ["a1"])
    checked.refuse(0, "no", "GAT-202")


@pytest.mark.clause("GAT-631", "GAT-632", "GAT-206")
def test_pressure_may_force_an_action_that_does_nothing() -> None:
    """Seat 1 has no token left. Only the action just taken is barred, and a special tile that is not there."""
    cells1 = "f1 f2 f3 f4 f5 e1 e2 e3 e4 e5 d1"
    rows = ["11...", "11...", "11...", "11...", "1...."]
    checked = at(cells=["a4", cells1], rows=rows, token="rr")
    assert view(checked).supply[1] == 0
    checked.do("0:cf 0:b4 0:yes")
    checked.legal(0, ["cc", "fr", "rr"])
    checked.refuse(0, "cf", "GAT-204")
    checked.refuse(0, "sp", "GAT-205")
    checked.refuse(1, "fr", "GAT-201")
    checked.refuse(0, "no", "GAT-202")
    checked.do("0:rr")
    assert told(checked, "forced") == [{"event": "forced", "by": 0, "seat": 1, "action": "rr"}]
    assert [event["task"] for event in told(checked, "lost")] == ["race-row", "race-new"]
    assert view(checked).idle is True
    checked.legal(0, ["cc", "cf", "fr"])


@pytest.mark.clause("GAT-632")
def test_pressure_lapses_if_the_game_ends_first() -> None:
    checked = at(cells=["a1", "b1"], levels=[13, 13], owners=["kf1", "kf2 kf3"], rows=[OPEN, OPEN, OPEN, "0011.", OPEN])
    checked.do("0:fr 0:4.5 0:yes")
    assert checked.match.over
    assert view(checked).force is None


@pytest.mark.clause("GAT-641")
def test_an_extra_token_sets_off_the_bonus_of_its_space() -> None:
    checked = at(cells=["e2", "a1"], token="rr")
    checked.do("0:cf 0:e3 0:yes")
    assert "a2" in checked.match.moves(0)
    checked.refuse(0, "1.2", "GAT-502")
    checked.refuse(0, "e3", "GAT-301")
    checked.refuse(0, "f6", "GAT-302")
    checked.do("0:a2")
    assert view(checked).todo == ["ask-asc", "fin"]
    assert told(checked, "placed")[-1] == {"event": "placed", "seat": 0, "space": "a2", "cause": "place"}


@pytest.mark.clause("GAT-661", "GAT-663", "GAT-664")
def test_a_look_shows_hidden_characters_to_its_seat_alone() -> None:
    checked = at(cells=["a1", "b1"], slots=["shfx", None])
    checked.do("0:sp")
    assert len(checked.match.moves(0)) == 12
    checked.do("0:kr3")
    checked.refuse(0, "kr3", "GAT-661")
    assert view(checked).prompt is not None
    checked.do("0:ks")
    assert view(checked, 0).looks[0].saw == ["lark", "delacroix"]
    assert view(checked, 1).looks[0].saw == [None, None]
    assert view(checked, 1).looks[0].places == ["ks", "kr3"], "in place order, whichever was chosen first"
    assert told(checked, "looked", reader=1)[0]["saw"] == [None, None]
    checked.do("0:yes")
    assert view(checked, 0).looks[0].swapped == "yes"
    assert view(checked, 1).looks[0].swapped == "hidden"
    assert told(checked, "exchanged", reader=1)[0]["yes"] is None
    assert told(checked, "exchanged", reader=0)[0]["yes"] is True


@pytest.mark.clause("GAT-661")
def test_only_characters_on_the_board_are_looked_at() -> None:
    checked = at(cells=["b3", "d4"], owners=["kf1", ""], levels=[3, 0], token="rr")
    checked.do("0:cf 0:c3 0:yes")
    checked.refuse(0, "kf1", "GAT-661")
    assert "kf1" not in checked.match.moves(0)


@pytest.mark.clause("GAT-662", "GAT-663")
def test_each_tile_keeps_its_face_and_a_face_up_one_makes_it_public() -> None:
    checked = at(cells=["b3", "d4"], token="rr")
    checked.do("0:cf 0:c3 0:yes 0:ka 0:kf2")
    assert view(checked, 1).looks[0].saw == ["vance", None]
    checked.do("0:yes")
    places = {place.id: (place.face, place.who) for place in view(checked, 1).places}
    assert places["kf2"] == ("up", "vance")
    assert places["ka"] == ("down", None)
    assert view(checked, 1).looks[0].swapped == "yes"
    assert {place.id: place.who for place in view(checked, 0).places}["ka"] == "pruett"


@pytest.mark.clause("GAT-664")
def test_introductions_must_look_but_need_not_exchange() -> None:
    checked = at(cells=["a1", "b1"], slots=["shfx", None])
    checked.do("0:sp")
    checked.refuse(0, "no", "GAT-202")
    checked.do("0:ka 0:kb 0:no")
    assert view(checked).finance == [1, 0]
    assert [place.who for place in view(checked).places[:2]] == ["vance", "creed"]


@pytest.mark.clause("GAT-665", "GAT-222")
def test_a_character_already_won_may_still_be_exchanged() -> None:
    """Row 3 is full, and its last space is Glance: seat 0 brings Vance there before it rallies."""
    checked = at(cells=["a1", "b1"], rows=[OPEN, OPEN, "0011.", OPEN, OPEN], token="cc")
    checked.do("0:fr 0:3.5 0:yes 0:kr3 0:ka 0:yes")
    assert told(checked, "rallied") == [{"event": "rallied", "seat": 0, "place": "kr3", "face": "up", "who": "vance"}]


# ---------------------------------------------------------------- 7xx Special tiles


@pytest.mark.clause("GAT-701", "GAT-703")
def test_a_tile_in_use_is_not_on_the_slot() -> None:
    checked = at(cells=["f5", "a1"], slots=["scx", None])
    checked.do("0:sp")
    assert (view(checked).special.slot, view(checked).special.in_use) == ([None, None], "scx")
    checked.do("0:f4 0:yes *scc *sra *sxr 0:scc")
    assert view(checked).special.slot == ["scc", None], "the new one goes there at once"
    assert view(checked).special.aside == [[], []]


@pytest.mark.clause("GAT-702", "GAT-706")
def test_three_are_drawn_unseen_one_is_picked_two_discarded_unseen() -> None:
    checked = at(cells=["f5", "a1"], token="rr")
    checked.do("0:cf 0:f4 0:yes")
    assert len(checked.match.chance()) == 11
    checked.do("*scc")
    for reader, tiles in ((0, ["scc"]), (1, None), (None, None)):
        drawing = view(checked, reader).special.drawing
        assert drawing is not None
        assert (drawing.seat, drawing.count, drawing.left, drawing.tiles) == (0, 1, 2, tiles)
    checked.do("*sra *sxr")
    checked.legal(0, ["scc", "sxr", "sra"])
    checked.refuse(0, "sff", "GAT-702")
    checked.do("0:sxr")
    assert view(checked, 0).special.discarded == [["scc", "sra"], None]
    assert view(checked, 1).special.discarded == [None, []]
    assert view(checked, 1).special.slot == ["sxr", None]
    assert {"scc", "sra"} <= set(view(checked, 1).special.unseen)
    assert not {"scc", "sra", "sxr"} & set(view(checked, 0).special.unseen)
    copy = [str(step) for step in checked.match.steps(1)]
    assert copy[-4:] == ["*?", "*?", "*?", "0:sxr"]


@pytest.mark.clause("GAT-704")
@pytest.mark.parametrize(("choice", "slot", "aside"), [("new", "sra", "scx"), ("old", "scx", "sra")])
def test_with_a_tile_held_one_of_the_two_is_set_aside_in_the_open(choice: str, slot: str, aside: str) -> None:
    checked = at(cells=["f5", "a1"], token="rr", slots=["scx", None])
    checked.do("0:cf 0:f4 0:yes *scc *sra *sxr 0:sra")
    checked.legal(0, ["old", "new"])
    assert view(checked, 1).prompt is not None
    checked.do(f"0:{choice}")
    for reader in (0, 1, None):
        assert view(checked, reader).special.slot[0] == slot
        assert view(checked, reader).special.aside[0] == [aside]


@pytest.mark.clause("GAT-705")
def test_tiles_never_come_back() -> None:
    checked = new(f"{DEAL} *0 *scfr *sff 1:scfr 1:f5 0:rr 0:1.1 0:2.1 1:sp 1:f4 1:yes")
    assert set(checked.match.chance()) == set(board(GAME).specials) - {"scfr", "sff"}


@pytest.mark.clause("GAT-706")
def test_what_is_open_and_what_is_not() -> None:
    checked = new(f"{DEAL} *0 *scfr *sff 1:scfr 1:f5 0:rr 0:1.1 0:2.1 1:sp 1:f4 1:yes *scc *sra *sxr 1:sra 1:3.1")
    for reader in (0, 1, None):
        special = view(checked, reader).special
        assert (special.slot, special.spent, special.pile, special.discards) == ([None, "sra"], ["scfr"], 6, [0, 3])
    assert view(checked, 1).special.discarded == [None, ["scc", "sff", "sxr"]]
    assert view(checked, 0).special.discarded == [[], None]
    assert view(checked, None).special.discarded == [None, None]
    assert len(view(checked, 0).special.unseen) == len(view(checked).special.unseen) == 9
    assert len(view(checked, 1).special.unseen) == 6


# ---------------------------------------------------------------- 8xx Hidden characters


@pytest.mark.clause("GAT-801")
def test_a_hidden_character_stays_hidden_with_its_owner() -> None:
    checked = at(cells=["a1", "b1"], levels=[6, 6], owners=["kf1", ""], token="cc")
    checked.do("0:fr 0:1.1")
    assert rallied(checked) == ["0 kf2"]
    assert view(checked, 0).places[4].who == "pruett"
    assert view(checked, 1).places[4].who is None
    assert told(checked, "rallied", reader=1)[-1]["who"] is None
    assert view(checked, 1).places[3].who == "marchetti", "one that lies face up stays public"


@pytest.mark.clause("GAT-802")
def test_what_a_seat_has_seen_is_kept_for_it() -> None:
    looking = at(cells=["b3", "d4"], token="rr")
    looking.do("0:cf 0:c3 0:yes 0:kf2 0:kr4 0:no 1:rr 1:1.1 1:2.1 0:fr 0:3.1 1:cc 1:d5 1:e5")
    assert {place.id: place.who for place in view(looking, 0).places if place.id in ("kf2", "kr4")} == {"kf2": "pruett", "kr4": "marsh"}
    assert view(looking, 1).cases == [[None] * 6]


@pytest.mark.clause("GAT-803")
def test_at_the_end_everything_is_shown_to_all() -> None:
    opening = f"{DEAL} *0 *scfr *sff 1:scfr 1:b3"
    checked = new(opening)
    checked.do("0:cc 0:c3 0:yes 0:kf2 0:kf3 0:yes 0:d3")
    rng = Rng(3)
    while not checked.match.over:
        random_step(checked.match, rng)
    views = [view(checked, reader) for reader in (0, 1, None)]
    for seen in views:
        assert all(place.who for place in seen.places)
        assert seen.box == ["hathersage", "brannigan", "pell"]
        assert seen.pool == []
        assert len(seen.cases) == 1
        assert seen.looks[0].swapped == "yes"
        assert seen.looks[0].saw == ["pruett", "thorne"]
        assert "sff" in (seen.special.discarded[1] or [])
        assert len(seen.special.unseen) == seen.special.pile
    for reader in (0, 1, "onlooker"):
        assert not any(step.token == "?" for step in checked.match.steps(reader))
    assert told(checked)[-1]["event"] == "revealed"
    assert told(checked)[-1]["box"] == ["hathersage", "brannigan", "pell"]
