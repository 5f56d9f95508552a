"""Gatsby in notation: setup, turn, actions and their steps, the end of a turn."""

import itertools
import re

import pytest

import soiree
from soiree.core.conformance import random_step, tables
from soiree.core.conformance.examples import CheckedMatch
from soiree.core.rng import Rng
from soiree.games.gatsby.box import STEPS
from soiree.games.gatsby.invariants import violations
from soiree.games.gatsby.rules import Gatsby
from soiree.games.gatsby.state import ACTION
from soiree.games.gatsby.view import View
from tests.games.gatsby_table import DEAL, GAME, START, at, board, cells, new, rallied, told, view
from tests.specs import spec

# ---------------------------------------------------------------- 1xx Setup


@pytest.mark.clause("GAT-101")
@pytest.mark.parametrize("seed", range(20))
def test_the_seats_are_alike(seed: int) -> None:
    """Every game could have been played with the seats exchanged, and then has the same result with the seats exchanged."""
    match, rng = tables(GAME)[0].match(), Rng(seed)
    while not match.over:
        random_step(match, rng)
    mirrored = new()
    for step in match.steps():
        if step.seat is None:
            mirrored.match.deal({"0": "1", "1": "0"}.get(step.token, step.token))
        else:
            mirrored.match.play(1 - step.seat, step.token)
    here, there = match.view(None), mirrored.match.view(None)
    assert isinstance(here, View)
    assert isinstance(there, View)
    assert match.returns is not None
    assert mirrored.match.returns == match.returns[::-1]
    assert there.finance == here.finance[::-1]
    assert there.cabaret.cells == here.cabaret.cells.translate(str.maketrans("01", "10"))


@pytest.mark.clause("GAT-102")
def test_four_tiles_are_laid_quadrant_by_quadrant() -> None:
    checked = new()
    checked.chance({"t1": 1, "t2": 1, "t3": 1, "t4": 1})
    checked.do("*t3")
    checked.chance({"t1": 1, "t2": 1, "t4": 1})
    checked.do("*t1 *t4")
    checked.chance({"t2": 1})
    checked.do("*t2")
    assert view(checked).cabaret.tiles == ["t3", "t1", "t4", "t2"]
    assert [event["quadrant"] for event in told(checked, "tile-laid")] == ["nw", "ne", "sw", "se"]
    assert len(view(checked).cabaret.cells) == 36


# Where tiles put their stars and bonuses, as drawn by hand: tile t1 in each quadrant.
@pytest.mark.clause("GAT-102", "GAT-601")
@pytest.mark.parametrize(
    ("tiles", "star", "ascent"),
    [("t1 t2 t3 t4", "b1", "a2"), ("t2 t1 t3 t4", "e1", "d2"), ("t2 t3 t1 t4", "b4", "a5"), ("t2 t3 t4 t1", "e4", "d5")],
)
def test_a_tile_lies_upright_in_its_quadrant(tiles: str, star: str, ascent: str) -> None:
    deal = f"{tiles} {DEAL.replace('*', '').partition('t4 ')[2]}"
    checked = at(deal=deal, cells=["c3", "c4"], slots=["sca", None])
    checked.do(f"0:sp 0:{ascent}")
    assert told(checked, "set-off") == [{"event": "set-off", "seat": 0, "bonus": "asc", "at": ascent}]
    plain = at(deal=deal, cells=["c3", "c4"], slots=["sca", None])
    plain.do(f"0:sp 0:{star}")
    assert not told(plain, "set-off"), "a star carries no bonus"


@pytest.mark.clause("GAT-601", "GAT-102")
@pytest.mark.parametrize(
    ("space", "bonus"),
    [
        *(
            ("a2", "asc"),
            ("c3", "look"),
            ("d1", "swap"),
            ("e3", "place"),
            ("b4", "force"),
            ("c5", "asc"),
            ("f4", "special"),
            ("e6", "look"),
        ),
        *(("1.5", "swap"), ("2.3", "asc"), ("2.5", "place"), ("3.5", "look"), ("4.3", "asc"), ("4.5", "force"), ("5.5", "special")),
    ],
)
def test_where_the_bonuses_are(space: str, bonus: str) -> None:
    tile = "sra" if "." in space else "sca"
    checked = at(cells=["d3", "d4"], slots=[tile, None])
    checked.do(f"0:sp 0:{space}")
    assert told(checked, "set-off") == [{"event": "set-off", "seat": 0, "bonus": bonus, "at": space}]
    assert view(checked).todo == [f"ask-{bonus}"]


@pytest.mark.clause("GAT-103", "GAT-104")
def test_the_deal_takes_each_character_once_and_shows_half_of_them() -> None:
    checked = new("*t1 *t2 *t3 *t4")
    for place, who in enumerate(DEAL.split()[4:]):
        outcomes = checked.match.chance()
        assert len(outcomes) == 15 - place
        assert set(outcomes.values()) == {1}
        checked.do(who)
    assert [place.face for place in view(checked).places] == [
        *("up", "up", "down"),
        *("up", "down", "down", "up"),
        *("up", "down", "down", "down", "up"),
    ]
    for reader in (0, 1, None):
        seen = view(checked, reader)
        assert [place.id for place in seen.places if place.who is None] == seen.spots, "who lies face down is known to nobody"
        assert len(seen.pool) == 9
        assert seen.box is None, "six lie face down and three are in the box, and nobody knows which"


@pytest.mark.clause("GAT-104")
def test_a_hidden_character_is_seen_by_nobody() -> None:
    checked = new(DEAL)
    for reader in (0, 1, "onlooker"):
        dealt = told(checked, "dealt", reader=reader)
        assert [event["place"] for event in dealt if event["who"] is None] == ["ks", "kf2", "kf3", "kr2", "kr3", "kr4"]


@pytest.mark.clause("GAT-105")
@pytest.mark.parametrize(
    ("kf1", "kf4", "changed"), [("stroud", "marchetti", True), ("marchetti", "stroud", False), ("stroud", "pell", False)]
)
def test_the_worthier_character_lies_above(kf1: str, kf4: str, changed: bool) -> None:
    deal = f"vance creed lark {kf1} pruett thorne {kf4} whitlow holloway delacroix marsh farraday"
    checked = new("*t1 *t2 *t3 *t4 " + " ".join(f"*{who}" for who in deal.split()))
    places = {place.id: place.who for place in view(checked).places}
    assert (places["kf1"], places["kf4"]) == ((kf4, kf1) if changed else (kf1, kf4))
    assert told(checked, "ranked") == ([{"event": "ranked", "low": "kf1", "high": "kf4"}] if changed else [])


@pytest.mark.clause("GAT-105")
def test_on_the_racetrack_the_top_row_is_the_high_end() -> None:
    checked = new(DEAL.replace("*whitlow", "*brannigan"))  # 0 at kr1, 1 at kr5
    assert told(checked, "ranked")[-1] == {"event": "ranked", "low": "kr5", "high": "kr1"}


@pytest.mark.clause("GAT-106")
def test_the_special_tiles_are_one_hidden_pile() -> None:
    checked = new(DEAL)
    assert view(checked).special.pile == 11
    assert len(view(checked, 0).special.unseen) == 11
    checked.do("*1")
    checked.chance(dict.fromkeys(("scc", "sccc", "scx", "sca", "scfr", "sff", "shfx", "srr", "srrr", "sxr", "sra"), 1))


@pytest.mark.clause("GAT-107")
def test_supplies_and_levels_at_the_start() -> None:
    checked = new()
    assert (view(checked).supply, view(checked).finance) == ([20, 20], [0, 0])


@pytest.mark.clause("GAT-108", "GAT-111")
@pytest.mark.parametrize("starter", [0, 1])
def test_chance_picks_the_starter(starter: int) -> None:
    checked = new(DEAL)
    checked.chance({"0": 1, "1": 1})
    other = 1 - starter
    checked.do(f"*{starter} *scc *sra {other}:sra {other}:a1")
    seen = view(checked)
    assert (seen.starter, seen.active, seen.turn, seen.token) == (starter, starter, 1, None)
    assert seen.special.slot[starter] is None
    assert checked.match.actors == {starter}
    checked.legal(starter, ["cc", "cf", "fr", "rr"])


@pytest.mark.clause("GAT-109")
def test_the_second_seat_keeps_one_of_two_tiles() -> None:
    checked = new(f"{DEAL} *0 *sff *scc")
    checked.legal(1, ["scc", "sff"])
    checked.refuse(1, "sra", "GAT-109")
    checked.refuse(1, "a1", "GAT-202")
    checked.refuse(0, "scc", "GAT-201")
    assert view(checked, 0).special.drawing is not None
    assert told(checked, "drew", reader=0) == [{"event": "drew", "seat": 1, "tile": None}] * 2
    checked.do("1:sff")
    assert view(checked).special.slot == [None, "sff"]
    assert (view(checked, 1).special.discarded, view(checked, 0).special.discarded) == ([None, ["scc"]], [[], None])
    assert "scc" in view(checked, 0).special.unseen, "it may still be in the pile, for all that seat 0 knows"
    assert "scc" not in view(checked, 1).special.unseen
    assert told(checked, "discarded", reader=0)[0]["tiles"] is None


@pytest.mark.clause("GAT-110")
@pytest.mark.parametrize("space", ["a2", "b1", "f4", "c3"])
def test_the_opening_token_goes_anywhere_and_fires_nothing(space: str) -> None:
    checked = new(f"{DEAL} *0 *sff *scc 1:sff")
    assert len(checked.match.moves(1)) == 36
    checked.do(f"1:{space}")
    assert cells(checked) == {space: "1"}
    assert not told(checked, "set-off", "lapsed")
    assert view(checked).supply == [20, 19]
    assert checked.match.prompt(0) == "action"


# ---------------------------------------------------------------- 2xx Turn


@pytest.mark.clause("GAT-201")
def test_turns_alternate_and_only_who_is_asked_decides() -> None:
    checked = new(START)
    turns = []
    rng = Rng(5)
    while not checked.match.over:
        (seat,) = checked.match.actors
        checked.refuse(1 - seat, checked.match.moves(seat)[0], "GAT-201")
        turns.append((view(checked).turn, view(checked).active))
        random_step(checked.match, rng)
        while checked.match.chance():
            random_step(checked.match, rng)
    assert all(active == (turn + 1) % 2 for turn, active in turns)
    with pytest.raises(soiree.GameOver) as over:
        checked.match.play(0, "cc")
    assert over.value.clause == "GAT-201"


@pytest.mark.clause("GAT-202")
def test_only_what_is_asked_can_be_answered() -> None:
    checked = new(START)
    for token in ("c4", "1.1", "yes", "old", "ka", "scc"):
        checked.refuse(0, token, "GAT-202")
    checked.do("0:cc")
    for token in ("cc", "sp", "1.1", "no", "new", "kf1", "sra"):
        checked.refuse(0, token, "GAT-202")


@pytest.mark.clause("GAT-203", "GAT-204", "GAT-205")
def test_the_token_moves_to_the_chosen_space_and_bars_it() -> None:
    checked = at(cells=["a1", "b1"], token="cc", slots=["sff", "sca"])
    checked.legal(0, ["cf", "fr", "rr", "sp"])
    checked.refuse(0, "cc", "GAT-204")
    checked.do("0:fr 0:1.1")
    assert view(checked).token == "fr"
    checked.refuse(1, "fr", "GAT-204")
    checked.legal(1, ["cc", "cf", "rr", "sp"])
    checked.do("1:sp 1:f6")
    assert view(checked).token == "sp1"
    checked.legal(0, ["cc", "cf", "fr", "rr", "sp"])
    checked.do("0:cc 0:a2 0:no 0:a3")
    assert view(checked).token == "cc"
    checked.refuse(1, "sp", "GAT-205")
    checked.legal(1, ["cf", "fr", "rr"])


@pytest.mark.clause("GAT-205")
def test_without_a_tile_there_is_no_special_action() -> None:
    checked = new(START)
    checked.refuse(0, "sp", "GAT-205")


@pytest.mark.clause("GAT-206")
def test_an_action_that_does_nothing_may_be_chosen_but_not_twice_in_a_row() -> None:
    """Seat 0 has no token left. A special tile that does nothing is spent all the same, so it is never barred."""
    full = ["a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3", "f1 f2 f3 f4"]
    rows = ["00...", "001..", "0011.", "0....", "00..."]
    described = {"cells": full, "rows": rows, "levels": [5, 6], "owners": ["", "kf1"], "token": "fr", "slots": ["scc", None]}
    checked = at(**described)
    checked.legal(0, ["cc", "cf", "rr", "sp"])
    checked.do("0:rr")
    assert [event["event"] for event in told(checked)][-4:] == ["acted", "lost", "lost", "turn"]
    assert view(checked).idle is True
    checked.do("1:fr 1:1.3")
    assert '"idle"' not in view(checked).json(), "the view has the field only where it bars something"
    checked.legal(0, ["cc", "cf", "rr", "sp"])
    after = at(**described, idle=True)
    after.legal(0, ["cf", "sp"])
    after.refuse(0, "cc", "GAT-206")
    after.refuse(0, "rr", "GAT-206")
    after.do("0:sp")
    assert view(after).special.spent == ["scc"]
    assert view(after).idle is True


@pytest.mark.clause("GAT-206")
@pytest.mark.parametrize("seed", range(8))
def test_who_can_do_nothing_cannot_keep_a_game_from_ending(seed: int) -> None:
    """The Cabaret is full and no token is left: both do nothing whenever they may, and the game ends by climbs."""
    cells = ["b1 d1 f1 a2 c2 e2 a3 b3 c3 d3 e3 b4 d4 f4 a5 c5 e5 d6 f6", "a1 c1 e1 b2 d2 f2 f3 a4 c4 e4 b5 d5 f5 a6 b6 c6 e6"]
    checked, rng = at(cells=cells, rows=["01...", "1....", "1....", ".....", "....."], token="rr"), Rng(seed)
    match, idle_turns = checked.match, []
    assert view(checked).supply == [0, 0]
    while not match.over:
        state = match.state
        assert isinstance(state, Gatsby)
        assert violations(state) == [], "the bound on turns among them"
        seat = state.decider()
        mains = [token for token in match.moves(seat) if token != "sp"]
        idle = [token for token in mains if state.stage == ACTION and state.is_idle(board(GAME).mains.index(token))]
        assert not (idle and state.idle)
        if idle:
            idle_turns.append(state.turn)
            match.play(seat, idle[rng.below(len(idle))])
        else:
            random_step(match, rng)
    assert len(idle_turns) > 5
    assert all(later - earlier > 1 for earlier, later in itertools.pairwise(idle_turns))


def _steps_in_spec(clause: str) -> dict[str, list[str]]:
    text = next(line for line in spec("gatsby").splitlines() if line.startswith(f"- **{clause}**"))
    return {id: re.findall(r"`([a-z-]+)`", steps) for id, steps in re.findall(r"`([a-z]+)` = ((?:`[a-z-]+`(?:, )?)+)", text)}


def _done(checked: CheckedMatch) -> list[str]:
    """The steps that were carried out, in order, from the events; bonuses are declined."""
    while checked.match.actors == {0}:
        moves = checked.match.moves(0)
        checked.match.play(0, "no" if "no" in moves else moves[0])
    done = []
    for event in told(checked):
        if event["event"] == "placed":
            done.append(event["cause"])
        elif event["event"] in ("advanced", "swapped", "looked"):
            done.append({"advanced": "fin", "swapped": "swap", "looked": "look"}[event["event"]])
    return done


MAINS, SPECIALS = _steps_in_spec("GAT-207"), _steps_in_spec("GAT-208")


@pytest.mark.clause("GAT-207", "GAT-202")
@pytest.mark.parametrize("action", MAINS)
def test_main_actions_do_their_steps_in_order(action: str) -> None:
    assert set(MAINS) == {"cc", "cf", "fr", "rr"}
    checked = at(cells=["d4", "d3"], rows=["1....", ".....", ".....", ".....", "....."])
    checked.do(f"0:{action}")
    assert _done(checked) == MAINS[action]


@pytest.mark.clause("GAT-208", "GAT-202")
@pytest.mark.parametrize("tile", SPECIALS)
def test_special_actions_do_their_steps_in_order(tile: str) -> None:
    assert len(SPECIALS) == 11
    assert {step for steps in SPECIALS.values() for step in steps} == set(STEPS)
    checked = at(cells=["d4", "d3"], rows=["1....", ".....", ".....", ".....", "....."], slots=[tile, None])
    checked.do("0:sp")
    assert told(checked, "acted") == [{"event": "acted", "seat": 0, "action": "sp", "special": tile}]
    assert _done(checked) == SPECIALS[tile]


@pytest.mark.clause("GAT-209")
def test_a_step_that_cannot_be_done_is_lost_and_the_later_ones_follow() -> None:
    """No token of seat 1 lies on the board, so the swap of sxr is lost; its token on the Racetrack is not."""
    checked = at(cells=["a1", ""], slots=["sxr", None])
    checked.do("0:sp")
    assert told(checked, "lost") == [{"event": "lost", "seat": 0, "task": "swap"}]
    assert checked.match.prompt(0) == "race"


@pytest.mark.clause("GAT-210")
def test_a_bonus_and_all_that_it_sets_off_come_before_the_next_step() -> None:
    """Extra token on the extra token's own bonus space: Ascent comes first, then the action's second step."""
    checked = at(cells=["e2", "d2"], rows=["01...", "01...", ".....", ".....", "....."], token="cf")
    checked.do("0:cc 0:e3 0:yes")
    assert view(checked).todo == ["place", "cab-next"]
    checked.do("0:2.3")
    assert view(checked).todo == ["ask-asc", "cab-next"]
    checked.do("0:yes")
    assert view(checked).finance == [1, 0]
    assert view(checked).todo == ["cab-next"]
    assert view(checked).anchor == "e3"


@pytest.mark.clause("GAT-211")
def test_tokens_come_from_the_own_supply_only() -> None:
    """With its last token seat 0 begins Work the Room; the second step is lost, and no token is taken back."""
    cells0 = "a1 b1 c1 d1 e1 a3 b3 c3 d3 e3"
    rows = ["00...", "001..", "0011.", "00...", "01..."]
    checked = at(cells=[cells0, "f1 f3 a2"], rows=rows, token="rr")
    assert view(checked).supply[0] == 1
    checked.do("0:cc 0:b2")
    assert view(checked).supply[0] == 0
    assert told(checked, "lost") == [{"event": "lost", "seat": 0, "task": "cab-next"}]
    assert checked.match.actors == {1}


@pytest.mark.clause("GAT-220", "GAT-221", "GAT-223", "GAT-224")
def test_the_order_of_the_end_of_a_turn() -> None:
    checked = at(cells=["b1 b2 b3 b4 b5", "c1"], rows=[".....", ".....", "0011.", ".....", "....."], slots=["sra", None])
    checked.do("0:sp 0:3.5 0:no")
    kinds = [event["event"] for event in told(checked)]
    assert kinds == ["acted", "placed", "set-off", "answered", "spent", "rallied", "row-closed", "turn"]
    assert told(checked, "row-closed") == [{"event": "row-closed", "row": 3, "counts": [3, 2]}]
    assert view(checked).special.spent == ["sra"]
    assert view(checked).race[2] == "xxxxx"
    assert view(checked).supply == [15, 19]


@pytest.mark.clause("GAT-222")
def test_what_was_true_earlier_in_the_turn_does_not_matter() -> None:
    """Seat 0 crosses with its first token of scx and trades one link of the chain away."""
    checked = at(cells=["a2 b2 c2 d2 e2", "a4 f3"], levels=[2, 2], slots=["scx", None])
    checked.do("0:sp 0:f2 0:a2 0:a4")
    assert rallied(checked) == []
    kept = at(cells=["a2 b2 c2 d2 e2 a6", "a4 f3"], levels=[2, 2], slots=["scx", None])
    kept.do("0:sp 0:f2 0:a6 0:a4")
    assert rallied(kept) == ["0 ka"]


@pytest.mark.clause("GAT-223")
def test_a_place_is_never_filled_again() -> None:
    checked = at(cells=["a1", "b1"], levels=[2, 0], token="cc")
    checked.do("0:fr 0:1.1")
    assert rallied(checked) == ["0 kf1"]
    assert view(checked).places[3].owner == 0
    checked.do("1:cf 1:b2 0:fr 0:1.2 1:cf 1:b3")
    assert rallied(checked) == ["0 kf1"], "seat 1 passes the floor without a character"
    assert view(checked).finance[1] >= 3


@pytest.mark.clause("GAT-224")
def test_a_full_row_goes_home_and_is_closed() -> None:
    checked = at(cells=["a1", "b1"], rows=["1101.", ".....", ".....", ".....", "....."], token="cc")
    checked.do("0:rr 0:1.5 0:no 0:2.1")
    assert rallied(checked) == ["1 kr1"]
    assert view(checked).race == ["xxxxx", "0....", ".....", ".....", "....."]
    assert view(checked).supply == [18, 19]
    checked.do("1:fr")
    checked.refuse(1, "1.1", "GAT-501")
    checked.legal(1, ["2.2", "3.1", "4.1", "5.1"])


@pytest.mark.clause("GAT-225", "GAT-631")
def test_the_turn_passes_and_pressure_comes_first() -> None:
    checked = new(START)
    checked.do("0:fr 0:1.1")
    assert (view(checked).turn, view(checked).active, checked.match.prompt(1)) == (2, 1, "action")
    pressed = at(cells=["a4", "c4"], token="rr")
    pressed.do("0:cf 0:b4 0:yes")
    assert (view(pressed).turn, view(pressed).active) == (21, 1)
    assert pressed.match.actors == {0}
    assert view(pressed).force == 1
    pressed.do("0:fr")
    assert view(pressed).force is None
    assert pressed.match.actors == {1}


def test_nothing_of_a_turn_is_taken_back_once_it_is_over() -> None:
    """Also where Pressure lets the same seat decide at once again; inside a turn all but what was learned may be."""
    checked = at(cells=["a4", "c4"], token="rr")
    checked.do("0:cc 0:b4 0:yes")
    assert checked.match.take_back(0) == "yes"
    checked.do("0:yes 0:b5")
    assert checked.match.prompt(0) == "force"
    assert "turn has passed" in checked.match.cannot_take_back(0)
    looking = at(cells=["b3", "d4"], token="rr")
    looking.do("0:cc 0:c3 0:yes 0:ks")
    assert looking.match.take_back(0) == "ks"
    looking.do("0:ks 0:kf2")
    assert looking.match.cannot_take_back(0)
