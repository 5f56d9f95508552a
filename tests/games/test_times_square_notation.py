"""Times Square in notation: from a position to what is allowed and what happens. The examples of the spec are apart."""

from collections import Counter

import pytest

import soiree
from soiree.core.conformance import random_step, tables
from soiree.core.conformance.examples import CheckedMatch
from soiree.core.rng import Rng
from soiree.games.times_square.box import ACTIONS, KINDS, Box
from soiree.games.times_square.rules import TimesSquare
from soiree.games.times_square.view import Figures, View

HAND0, HAND1 = "S S B1 B2 B2 H2 D3 Dm", "S S S S B2 H2 H2 H2"


def at(**changes: object) -> CheckedMatch:
    """A position with ordinary hands; seat 0 to act unless said otherwise."""
    options = {"joker": changes.pop("joker", "printed")}
    where = {"active": 0, "hal": -1, "deb": 1, "hand0": HAND0, "hand1": HAND1} | changes
    return CheckedMatch(soiree.position("times-square", where, options=options))


def figures(checked: CheckedMatch) -> Figures:
    view = checked.match.view(None)
    assert isinstance(view, View)
    return view.figures


def moved(checked: CheckedMatch) -> set[str]:
    """The figures that any event of the match moved."""
    told = [event for event in checked.match.events() if type(event).__name__ in ("Moved", "Charlie")]
    return {getattr(event, "figure", "charlie") for event in told}


# ---------------------------------------------------------------- 1xx Setup


@pytest.mark.clause("TS-103")
def test_charlie_walks_in_a_lane_of_his_own() -> None:
    """He stands on Sue's space at the start, passes a bodyguard, Hal and Deb, and takes nobody's place."""
    checked = at(active=1, sue=3, guards=[1, 7], hal=2, deb=2, charlie=1)
    checked.do("1:T 1:tS 1:x *S")
    assert figures(checked) == Figures(sue=3, guards=(1, 7), hal=2, deb=2, charlie=3)
    checked.do("0:T 0:tS 0:x *S")
    assert figures(checked).charlie == 3, "and nobody in the light lane is nearer to him for it"


@pytest.mark.clause("TS-104", "TS-106", "TS-107", "TS-109")
@pytest.mark.parametrize("starter", [0, 1])
def test_six_figures_and_none_belongs_to_a_seat(starter: int) -> None:
    match = soiree.new("times-square", dealer=soiree.scripted([f"h{starter}"]))
    side = 1 if starter else -1
    view = match.view(None)
    assert isinstance(view, View)
    assert view.figures == Figures(sue=0, guards=(-2, 2), hal=side, deb=-side, charlie=0)
    assert view.active == starter
    checked = at(hand0="S B1 H2 D3 S S S S", hand1="S B1 H2 D3 S S B2 B2")
    for seat in (0, 1):
        tokens = checked.match.moves(seat)
        assert {"S", "B1n", "H2", "D3"} <= set(tokens), "both seats pull the same five"
        checked.do(f"{seat}:T {seat}:tS {seat}:x *B2")


@pytest.mark.clause("TS-105", "TS-108", "TS-712")
def test_every_card_of_the_pile_is_as_likely_as_any_other() -> None:
    """Weights are the copies left: the deal and each draw, from the full deck to the last card."""
    match = soiree.new("times-square", dealer="manual")
    match.deal("h0")
    box = match.game.box
    assert isinstance(box, Box)
    assert match.chance() == dict(zip(KINDS, box.copies, strict=True))
    assert sum(box.copies) == 55
    rng = Rng(2)
    dealt: Counter[str] = Counter()
    while not match.actors:
        before = match.chance()
        random_step(match, rng)
        token = match.steps()[-1].token
        dealt[token] += 1
        after = match.chance()
        if after:
            assert after == {kind: count - (kind == token) for kind, count in before.items() if count > (kind == token)}
    assert dealt.total() == 16
    assert [str(step)[0] for step in match.steps(0)][1:] == ["*"] * 16
    assert [step.token == "?" for step in match.steps(0)][1:] == [False] * 8 + [True] * 8, "first the eight of seat 0"
    draw = at(pile="S S H2 Dm")
    draw.do("0:B2b 0:x")
    draw.chance({"S": 2, "H2": 1, "Dm": 1})


# ---------------------------------------------------------------- 3xx Charlie is moved by nothing but step 3


@pytest.mark.clause("TS-305", "TS-506", "TS-602", "TS-805")
@pytest.mark.parametrize("joker", ["printed", "substitute"])
def test_no_card_joker_or_lure_moves_charlie_and_nobody_lures_deb(joker: str) -> None:
    """All decisions of 60 random games: what each of the 136 actions may move, and that Charlie moves at no other time."""
    may_move = {
        "sue": {"sue"},
        "group": {"sue", "guard_low", "guard_high"},
        "near": {"guard_low", "guard_high"},
        "far": {"guard_low", "guard_high"},
        "both": {"guard_low", "guard_high"},
        "close": {"guard_low", "guard_high"},
        "hal": {"hal"},
        "deb": {"deb"},
        "manhole": {"deb"},
        "": set(),
    }
    table = next(table for table in tables(soiree.game("times-square")) if table.options["joker"] == joker)
    seen = set()
    for seed in range(60):
        match, rng = table.match(), Rng(seed)
        while not match.over:
            before = match.state
            random_step(match, rng)
            after, last = match.state, match.steps()[-1]
            assert isinstance(before, TimesSquare)
            assert isinstance(after, TimesSquare)
            if last.seat is None:
                continue
            action = next(action for action in ACTIONS if action.token == last.token)
            seen.add(action.movement)
            changed = {name for name in ("sue", "guard_low", "guard_high", "hal", "deb") if getattr(before, name) != getattr(after, name)}
            assert changed <= may_move[action.movement]
            assert action.family in ("lure", "stop") or before.charlie == after.charlie
            if action.family == "lure":
                assert len(changed) == 1
                assert before.hal == after.hal
                way = 1 if last.seat else -1
                assert 0 <= way * (after.charlie - before.charlie) <= 4, "Charlie after the lure, towards its own club"
    assert seen == set(may_move)


# ---------------------------------------------------------------- 4xx, 5xx What goes with what


@pytest.mark.clause("TS-304")
def test_hal_and_deb_pass_everybody_and_share_any_space() -> None:
    checked = at(active=1, sue=0, guards=[-2, 2], hal=-3, deb=-3, hand1="H2 H3 D3 D4 S S S S")
    checked.do("1:H3")
    assert figures(checked).hal == 0
    checked.do("1:x *B1")
    checked.do("0:T 0:tS 0:x *B1 1:D3")
    assert figures(checked) == Figures(sue=0, guards=(-2, 2), hal=0, deb=0, charlie=0), "three figures of the light lane on one space"


@pytest.mark.clause("TS-301", "TS-306")
def test_exactly_the_number_never_fewer_never_backwards() -> None:
    checked = at(active=1, hal=6, deb=4, hand1="H1 H2 H3 D5 D4 S S S")
    checked.refuse(1, "H3", "TS-302")
    checked.refuse(1, "D5", "TS-302")
    checked.do("1:H2")
    assert figures(checked).hal == 8
    checked = at(active=0, hal=6, deb=4, hand0="H1 H2 H3 D5 D4 S S S")
    checked.do("0:H3")
    assert figures(checked).hal == 3, "the same card pulls the other way for the other seat"


@pytest.mark.clause("TS-403", "TS-711")
def test_stopping_is_always_possible_and_refills_to_eight() -> None:
    checked = at(active=0, hand0="B2 B2 B2 B2 B1 B1 Bc H2", guards=[-4, 2])
    for token in ("B1n", "B1n", "B2n", "Bc"):
        checked.do(f"0:{token}")
        assert "x" in checked.match.moves(0)
    checked.do("0:x *S *S *S *S")
    checked.see(0, "hands", [8, 8])
    checked.see(0, "active", 1)


@pytest.mark.clause("TS-504", "TS-525")
def test_influence_is_tested_before_every_joker_and_deb_stays() -> None:
    """With jokers for Hal or the bodyguards it lasts all turn; with Sue it ends when she reaches Deb."""
    checked = at(active=1, sue=0, guards=[-6, 8], hal=-8, deb=2, hand1="D1 D2 D3 D4 D5 S S S")
    checked.do("1:D1h 1:D2h 1:D3h")
    assert "D4h" in checked.match.moves(1)
    checked = at(active=1, sue=0, guards=[-6, 8], hal=-8, deb=2, hand1="D2 D3 D4 D5 Dm S S S", joker="substitute")
    checked.do("1:D5=S 1:D4=S")
    assert figures(checked).sue == figures(checked).deb == 2
    checked.refuse(1, "D3=S", "TS-501")


# ---------------------------------------------------------------- 7xx, 9xx


@pytest.mark.clause("TS-702", "TS-703", "TS-704")
def test_a_whole_hand_can_be_traded() -> None:
    checked = at()
    checked.do("0:T 0:tS 0:tS 0:tB1 0:tB2 0:tB2 0:tH2 0:tD3 0:tDm")
    checked.legal(0, ["x"])
    checked.see(1, "hands", [0, 8])
    checked.see(1, "discard", HAND0.split())


@pytest.mark.clause("TS-715")
def test_pile_and_discards_are_open_hands_are_not() -> None:
    checked = at()
    checked.do("0:B2b 0:x *S")
    for reader in (0, 1, None):
        checked.see(reader, "discard", ["B2"])
        checked.see(reader, "pile", 38)
    checked.see(None, "hand", None)
    assert HAND1.split() not in [checked.look(0, "hand"), checked.look(0, "known")]


@pytest.mark.clause("TS-904")
@pytest.mark.parametrize(("sue", "charlie", "winner"), [(-1, 6, 0), (1, -6, 1), (0, -1, 0), (0, 1, 1), (0, 0, None)])
def test_when_the_cards_run_out(sue: int, charlie: int, winner: int | None) -> None:
    checked = at(sue=sue, guards=[-4, 4], charlie=charlie, pile="Bc", pile_no=2)
    checked.do("0:B2n 0:x *Bc")
    checked.see(None, "result.winner", winner)
    checked.see(None, "result.cause", "pile")
    checked.returns([0.5, 0.5] if winner is None else [1.0 - winner, float(winner)])


# ---------------------------------------------------------------- what is said


def test_the_events_of_the_rulebooks_first_turn() -> None:
    """Section 11 of the spec: TS-E02, turn 1, as everybody sees it."""
    checked = at(active=1, sue=2, guards=[0, 6], hal=-3, deb=-2, hand0="S B2 B2 H2 H2 D1 D2 D3", hand1="S S S S B1 H2 D5 Dm")
    checked.do("1:SS 1:S 1:S 1:x *B2 *B2 *H2 *H2")
    assert [event.json() for event in checked.match.events("onlooker")] == [
        '{"event":"played","seat":1,"token":"SS","cards":["S","S"],"suit":"S","role":null}',
        '{"event":"moved","figure":"sue","from":2,"to":3}',
        '{"event":"moved","figure":"guard_low","from":0,"to":1}',
        '{"event":"moved","figure":"guard_high","from":6,"to":7}',
        '{"event":"played","seat":1,"token":"S","cards":["S"],"suit":"S","role":null}',
        '{"event":"moved","figure":"sue","from":3,"to":4}',
        '{"event":"played","seat":1,"token":"S","cards":["S"],"suit":"S","role":null}',
        '{"event":"moved","figure":"sue","from":4,"to":5}',
        *(f'{{"event":"drew","seat":1,"kind":null,"left":{left}}}' for left in (38, 37, 36, 35)),
        '{"event":"charlie","seat":1,"from":0,"to":2,"entrance":["guard_high"],"half":true}',
        '{"event":"turn","number":2,"seat":0}',
    ]
    drawn = [event.json() for event in checked.match.events(1) if '"drew"' in event.json()]
    assert drawn[0] == '{"event":"drew","seat":1,"kind":"B2","left":38}'
    assert moved(checked) == {"sue", "guard_low", "guard_high", "charlie"}


def test_the_events_when_a_pile_is_turned_and_when_the_game_ends() -> None:
    checked = at(hal=-6, pile="Bc")
    checked.do("0:H2 0:x *Bc")
    assert [event.json() for event in checked.match.events("onlooker")][2:] == [
        '{"event":"drew","seat":0,"kind":null,"left":0}',
        '{"event":"turned","cards":39}',
        '{"event":"charlie","seat":0,"from":0,"to":-1,"entrance":["hal"],"half":false}',
        '{"event":"turn","number":2,"seat":1}',
    ]
    checked = at(active=1, sue=2, guards=[-8, 5], hal=-7, deb=0)
    checked.do("1:Ls")
    assert [event.json() for event in checked.match.events(0)] == [
        '{"event":"lured","seat":1,"figure":"sue"}',
        '{"event":"moved","figure":"sue","from":2,"to":-7}',
        '{"event":"ended","cause":"sue","winner":0}',
    ]


# ---------------------------------------------------------------- positions


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"sue": 5}, "Sue stands between her bodyguards"),
        ({"hal": 9}, "hal is 9, not within -8 .. 8"),
        ({"hand0": "S Q"}, "not a position of times-square: 'Q'"),
        ({"hand0": "D1 D1"}, "more cards of a kind than the deck has"),
        ({"known_of_0": "H3"}, "a known card is not in its hand"),
        ({"colour": "red"}, "unknown field `colour`"),
        ({"active": 2}, "active is 2, not within 0 .. 1"),
        ({"stage": "dance"}, "not a position"),
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, object], sentence: str) -> None:
    where = {"active": 0, "hal": -1, "deb": 1, "hand0": HAND0, "hand1": HAND1} | wrong
    with pytest.raises(soiree.BadPosition, match=sentence):
        soiree.position("times-square", where)
    with pytest.raises(soiree.BadPosition, match="a position is a mapping"):
        soiree.position("times-square", [1, 2])
