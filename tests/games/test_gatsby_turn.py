"""Gatsby told in stories: setup, turn, actions and their steps, the end of a turn."""

import itertools
import re

import pytest

import soiree
from soiree.core.conformance import random_step, tables
from soiree.core.examples import CheckedMatch
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
    """Every game could have been played with the seats exchanged, and ends as well for who did as well."""
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
    story = new()
    story.chance({"t1": 1, "t2": 1, "t3": 1, "t4": 1})
    story.do("*t3")
    story.chance({"t1": 1, "t2": 1, "t4": 1})
    story.do("*t1 *t4")
    story.chance({"t2": 1})
    story.do("*t2")
    assert view(story).cabaret.tiles == ["t3", "t1", "t4", "t2"]
    assert [event["quadrant"] for event in told(story, "tile-laid")] == ["nw", "ne", "sw", "se"]
    assert len(view(story).cabaret.cells) == 36


# Where tiles put their stars and bonuses, as drawn by hand: tile t1 in each quadrant.
@pytest.mark.clause("GAT-102", "GAT-601")
@pytest.mark.parametrize(
    ("tiles", "star", "ascent"),
    [("t1 t2 t3 t4", "b1", "a2"), ("t2 t1 t3 t4", "e1", "d2"), ("t2 t3 t1 t4", "b4", "a5"), ("t2 t3 t4 t1", "e4", "d5")],
)
def test_a_tile_lies_upright_in_its_quadrant(tiles: str, star: str, ascent: str) -> None:
    deal = f"{tiles} {DEAL.replace('*', '').partition('t4 ')[2]}"
    story = at(deal=deal, cells=["c3", "c4"], slots=["sca", None])
    story.do(f"0:sp 0:{ascent}")
    assert told(story, "set-off") == [{"event": "set-off", "seat": 0, "bonus": "asc", "at": ascent}]
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
    story = at(cells=["d3", "d4"], slots=[tile, None])
    story.do(f"0:sp 0:{space}")
    assert told(story, "set-off") == [{"event": "set-off", "seat": 0, "bonus": bonus, "at": space}]
    assert view(story).todo == [f"ask-{bonus}"]


@pytest.mark.clause("GAT-103", "GAT-104")
def test_the_deal_takes_each_character_once_and_shows_half_of_them() -> None:
    story = new("*t1 *t2 *t3 *t4")
    for place, who in enumerate(DEAL.split()[4:]):
        outcomes = story.match.chance()
        assert len(outcomes) == 15 - place
        assert set(outcomes.values()) == {1}
        story.do(who)
    assert [place.face for place in view(story).places] == [
        *("up", "up", "down"),
        *("up", "down", "down", "up"),
        *("up", "down", "down", "down", "up"),
    ]
    for reader in (0, 1, None):
        seen = view(story, reader)
        assert [place.id for place in seen.places if place.who is None] == seen.spots, "who lies face down is known to nobody"
        assert len(seen.pool) == 9
        assert seen.box is None, "six lie face down and three are in the box, and nobody knows which"


@pytest.mark.clause("GAT-104")
def test_a_hidden_character_is_told_to_nobody() -> None:
    story = new(DEAL)
    for reader in (0, 1, "onlooker"):
        dealt = told(story, "dealt", reader=reader)
        assert [event["place"] for event in dealt if event["who"] is None] == ["ks", "kf2", "kf3", "kr2", "kr3", "kr4"]


@pytest.mark.clause("GAT-105")
@pytest.mark.parametrize(
    ("kf1", "kf4", "changed"), [("stroud", "marchetti", True), ("marchetti", "stroud", False), ("stroud", "pell", False)]
)
def test_the_worthier_character_lies_above(kf1: str, kf4: str, changed: bool) -> None:
    deal = f"vance creed lark {kf1} pruett thorne {kf4} whitlow holloway delacroix marsh farraday"
    story = new("*t1 *t2 *t3 *t4 " + " ".join(f"*{who}" for who in deal.split()))
    places = {place.id: place.who for place in view(story).places}
    assert (places["kf1"], places["kf4"]) == ((kf4, kf1) if changed else (kf1, kf4))
    assert told(story, "ranked") == ([{"event": "ranked", "low": "kf1", "high": "kf4"}] if changed else [])


@pytest.mark.clause("GAT-105")
def test_on_the_racetrack_the_top_row_is_the_high_end() -> None:
    story = new(DEAL.replace("*whitlow", "*brannigan"))  # 0 at kr1, 1 at kr5
    assert told(story, "ranked")[-1] == {"event": "ranked", "low": "kr5", "high": "kr1"}


@pytest.mark.clause("GAT-106")
def test_the_special_tiles_are_one_hidden_pile() -> None:
    story = new(DEAL)
    assert view(story).special.pile == 11
    assert len(view(story, 0).special.unseen) == 11
    story.do("*1")
    story.chance(dict.fromkeys(("scc", "sccc", "scx", "sca", "scfr", "sff", "shfx", "srr", "srrr", "sxr", "sra"), 1))


@pytest.mark.clause("GAT-107")
def test_supplies_and_levels_at_the_start() -> None:
    story = new()
    assert (view(story).supply, view(story).finance) == ([20, 20], [0, 0])


@pytest.mark.clause("GAT-108", "GAT-111")
@pytest.mark.parametrize("starter", [0, 1])
def test_chance_picks_the_starter(starter: int) -> None:
    story = new(DEAL)
    story.chance({"0": 1, "1": 1})
    other = 1 - starter
    story.do(f"*{starter} *scc *sra {other}:sra {other}:a1")
    seen = view(story)
    assert (seen.starter, seen.active, seen.turn, seen.token) == (starter, starter, 1, None)
    assert seen.special.slot[starter] is None
    assert story.match.actors == {starter}
    story.legal(starter, ["cc", "cf", "fr", "rr"])


@pytest.mark.clause("GAT-109")
def test_the_second_seat_keeps_one_of_two_tiles() -> None:
    story = new(f"{DEAL} *0 *sff *scc")
    story.legal(1, ["scc", "sff"])
    story.refuse(1, "sra", "GAT-109")
    story.refuse(1, "a1", "GAT-202")
    story.refuse(0, "scc", "GAT-201")
    assert view(story, 0).special.drawing is not None
    assert told(story, "drew", reader=0) == [{"event": "drew", "seat": 1, "tile": None}] * 2
    story.do("1:sff")
    assert view(story).special.slot == [None, "sff"]
    assert (view(story, 1).special.discarded, view(story, 0).special.discarded) == ([None, ["scc"]], [[], None])
    assert "scc" in view(story, 0).special.unseen, "it may still be in the pile, for all that seat 0 knows"
    assert "scc" not in view(story, 1).special.unseen
    assert told(story, "discarded", reader=0)[0]["tiles"] is None


@pytest.mark.clause("GAT-110")
@pytest.mark.parametrize("space", ["a2", "b1", "f4", "c3"])
def test_the_opening_token_goes_anywhere_and_fires_nothing(space: str) -> None:
    story = new(f"{DEAL} *0 *sff *scc 1:sff")
    assert len(story.match.moves(1)) == 36
    story.do(f"1:{space}")
    assert cells(story) == {space: "1"}
    assert not told(story, "set-off", "lapsed")
    assert view(story).supply == [20, 19]
    assert story.match.prompt(0) == "action"


# ---------------------------------------------------------------- 2xx Turn


@pytest.mark.clause("GAT-201")
def test_turns_alternate_and_only_who_is_asked_decides() -> None:
    story = new(START)
    turns = []
    rng = Rng(5)
    while not story.match.over:
        (seat,) = story.match.actors
        story.refuse(1 - seat, story.match.moves(seat)[0], "GAT-201")
        turns.append((view(story).turn, view(story).active))
        random_step(story.match, rng)
        while story.match.chance():
            random_step(story.match, rng)
    assert all(active == (turn + 1) % 2 for turn, active in turns)
    with pytest.raises(soiree.GameOver) as over:
        story.match.play(0, "cc")
    assert over.value.clause == "GAT-201"


@pytest.mark.clause("GAT-202")
def test_only_what_is_asked_can_be_answered() -> None:
    story = new(START)
    for token in ("c4", "1.1", "yes", "old", "ka", "scc"):
        story.refuse(0, token, "GAT-202")
    story.do("0:cc")
    for token in ("cc", "sp", "1.1", "no", "new", "kf1", "sra"):
        story.refuse(0, token, "GAT-202")


@pytest.mark.clause("GAT-203", "GAT-204", "GAT-205")
def test_the_token_moves_to_the_chosen_space_and_bars_it() -> None:
    story = at(cells=["a1", "b1"], token="cc", slots=["sff", "sca"])
    story.legal(0, ["cf", "fr", "rr", "sp"])
    story.refuse(0, "cc", "GAT-204")
    story.do("0:fr 0:1.1")
    assert view(story).token == "fr"
    story.refuse(1, "fr", "GAT-204")
    story.legal(1, ["cc", "cf", "rr", "sp"])
    story.do("1:sp 1:f6")
    assert view(story).token == "sp1"
    story.legal(0, ["cc", "cf", "fr", "rr", "sp"])
    story.do("0:cc 0:a2 0:no 0:a3")
    assert view(story).token == "cc"
    story.refuse(1, "sp", "GAT-205")
    story.legal(1, ["cf", "fr", "rr"])


@pytest.mark.clause("GAT-205")
def test_without_a_tile_there_is_no_special_action() -> None:
    story = new(START)
    story.refuse(0, "sp", "GAT-205")


@pytest.mark.clause("GAT-206")
def test_an_action_that_does_nothing_may_be_chosen_but_not_twice_in_a_row() -> None:
    """Seat 0 has no token left. A special tile that does nothing is spent all the same, so it is never barred."""
    full = ["a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3", "f1 f2 f3 f4"]
    rows = ["00...", "001..", "0011.", "0....", "00..."]
    described = {"cells": full, "rows": rows, "levels": [5, 6], "owners": ["", "kf1"], "token": "fr", "slots": ["scc", None]}
    story = at(**described)
    story.legal(0, ["cc", "cf", "rr", "sp"])
    story.do("0:rr")
    assert [event["event"] for event in told(story)][-4:] == ["acted", "lost", "lost", "turn"]
    assert view(story).idle is True
    story.do("1:fr 1:1.3")
    assert '"idle"' not in view(story).json(), "the view has the field only where it bars something"
    story.legal(0, ["cc", "cf", "rr", "sp"])
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
    story, rng = at(cells=cells, rows=["01...", "1....", "1....", ".....", "....."], token="rr"), Rng(seed)
    match, idle_turns = story.match, []
    assert view(story).supply == [0, 0]
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


def _done(story: CheckedMatch) -> list[str]:
    """The steps that were carried out, in order, from the events; bonuses are declined."""
    while story.match.actors == {0}:
        moves = story.match.moves(0)
        story.match.play(0, "no" if "no" in moves else moves[0])
    done = []
    for event in told(story):
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
    story = at(cells=["d4", "d3"], rows=["1....", ".....", ".....", ".....", "....."])
    story.do(f"0:{action}")
    assert _done(story) == MAINS[action]


@pytest.mark.clause("GAT-208", "GAT-202")
@pytest.mark.parametrize("tile", SPECIALS)
def test_special_actions_do_their_steps_in_order(tile: str) -> None:
    assert len(SPECIALS) == 11
    assert {step for steps in SPECIALS.values() for step in steps} == set(STEPS)
    story = at(cells=["d4", "d3"], rows=["1....", ".....", ".....", ".....", "....."], slots=[tile, None])
    story.do("0:sp")
    assert told(story, "acted") == [{"event": "acted", "seat": 0, "action": "sp", "special": tile}]
    assert _done(story) == SPECIALS[tile]


@pytest.mark.clause("GAT-209")
def test_a_step_that_cannot_be_done_is_lost_and_the_later_ones_follow() -> None:
    """No token of seat 1 lies on the board, so the swap of sxr is lost; its token on the Racetrack is not."""
    story = at(cells=["a1", ""], slots=["sxr", None])
    story.do("0:sp")
    assert told(story, "lost") == [{"event": "lost", "seat": 0, "task": "swap"}]
    assert story.match.prompt(0) == "race"


@pytest.mark.clause("GAT-210")
def test_a_bonus_and_all_that_it_sets_off_come_before_the_next_step() -> None:
    """Extra token on the extra token's own bonus space: Ascent comes first, then the action's second step."""
    story = at(cells=["e2", "d2"], rows=["01...", "01...", ".....", ".....", "....."], token="cf")
    story.do("0:cc 0:e3 0:yes")
    assert view(story).todo == ["place", "cab-next"]
    story.do("0:2.3")
    assert view(story).todo == ["ask-asc", "cab-next"]
    story.do("0:yes")
    assert view(story).finance == [1, 0]
    assert view(story).todo == ["cab-next"]
    assert view(story).anchor == "e3"


@pytest.mark.clause("GAT-211")
def test_tokens_come_from_the_own_supply_only() -> None:
    """With its last token seat 0 begins Work the Room; the second step is lost, and no token is taken back."""
    cells0 = "a1 b1 c1 d1 e1 a3 b3 c3 d3 e3"
    rows = ["00...", "001..", "0011.", "00...", "01..."]
    story = at(cells=[cells0, "f1 f3 a2"], rows=rows, token="rr")
    assert view(story).supply[0] == 1
    story.do("0:cc 0:b2")
    assert view(story).supply[0] == 0
    assert told(story, "lost") == [{"event": "lost", "seat": 0, "task": "cab-next"}]
    assert story.match.actors == {1}


@pytest.mark.clause("GAT-220", "GAT-221", "GAT-223", "GAT-224")
def test_the_order_of_the_end_of_a_turn() -> None:
    story = at(cells=["b1 b2 b3 b4 b5", "c1"], rows=[".....", ".....", "0011.", ".....", "....."], slots=["sra", None])
    story.do("0:sp 0:3.5 0:no")
    kinds = [event["event"] for event in told(story)]
    assert kinds == ["acted", "placed", "set-off", "answered", "spent", "rallied", "row-closed", "turn"]
    assert told(story, "row-closed") == [{"event": "row-closed", "row": 3, "counts": [3, 2]}]
    assert view(story).special.spent == ["sra"]
    assert view(story).race[2] == "xxxxx"
    assert view(story).supply == [15, 19]


@pytest.mark.clause("GAT-222")
def test_what_was_true_earlier_in_the_turn_does_not_matter() -> None:
    """Seat 0 crosses with its first token of scx and trades one link of the chain away."""
    story = at(cells=["a2 b2 c2 d2 e2", "a4 f3"], levels=[2, 2], slots=["scx", None])
    story.do("0:sp 0:f2 0:a2 0:a4")
    assert rallied(story) == []
    kept = at(cells=["a2 b2 c2 d2 e2 a6", "a4 f3"], levels=[2, 2], slots=["scx", None])
    kept.do("0:sp 0:f2 0:a6 0:a4")
    assert rallied(kept) == ["0 ka"]


@pytest.mark.clause("GAT-223")
def test_a_place_is_never_filled_again() -> None:
    story = at(cells=["a1", "b1"], levels=[2, 0], token="cc")
    story.do("0:fr 0:1.1")
    assert rallied(story) == ["0 kf1"]
    assert view(story).places[3].owner == 0
    story.do("1:cf 1:b2 0:fr 0:1.2 1:cf 1:b3")
    assert rallied(story) == ["0 kf1"], "seat 1 passes the floor without a character"
    assert view(story).finance[1] >= 3


@pytest.mark.clause("GAT-224")
def test_a_full_row_goes_home_and_is_closed() -> None:
    story = at(cells=["a1", "b1"], rows=["1101.", ".....", ".....", ".....", "....."], token="cc")
    story.do("0:rr 0:1.5 0:no 0:2.1")
    assert rallied(story) == ["1 kr1"]
    assert view(story).race == ["xxxxx", "0....", ".....", ".....", "....."]
    assert view(story).supply == [18, 19]
    story.do("1:fr")
    story.refuse(1, "1.1", "GAT-501")
    story.legal(1, ["2.2", "3.1", "4.1", "5.1"])


@pytest.mark.clause("GAT-225", "GAT-631")
def test_the_turn_passes_and_pressure_comes_first() -> None:
    story = new(START)
    story.do("0:fr 0:1.1")
    assert (view(story).turn, view(story).active, story.match.prompt(1)) == (2, 1, "action")
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
    story = at(cells=["a4", "c4"], token="rr")
    story.do("0:cc 0:b4 0:yes")
    assert story.match.take_back(0) == "yes"
    story.do("0:yes 0:b5")
    assert story.match.prompt(0) == "force"
    assert "turn has passed" in story.match.cannot_take_back(0)
    looking = at(cells=["b3", "d4"], token="rr")
    looking.do("0:cc 0:c3 0:yes 0:ks")
    assert looking.match.take_back(0) == "ks"
    looking.do("0:ks 0:kf2")
    assert looking.match.cannot_take_back(0)
