"""Statements in the language of the examples, for what the worked examples of the spec leave out."""

import tomllib

import pytest

import soiree
from soiree.games.macao.view import View
from tests.games.macao_editions import POCKET, PRINTED, board
from tests.games.macao_language import run_statements


def view(match: soiree.Match) -> View:
    seen = match.view(None)
    assert isinstance(seen, View)
    return seen


# ---------------------------------------------------------------- 1xx Setup


@pytest.mark.clause("MAC-101", "MAC-201")
def test_turns_go_to_the_left_and_a_round_begins_with_the_start_seat() -> None:
    run_statements(
        """
        seats 3 start 1 active 2 round 4 ; centre tem chi dis mar cas ; piles Pa+10 Sb+11 Dc+11 Kc+11
        0 blue W dead 0 red - green - yellow - ; 1 blue W dead 0 red - green - yellow - ; 2 blue W dead 0 red - green - yellow -
        > 2:c1 *Ka ; = active 0 ; = round 4 ; > 0:c1 *Kb ; = active 1 ; = round 5 ; > 1:c1 *Ko ; = active 2 ; = round 5
        """
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.clause("MAC-101", "MAC-102", "MAC-103", "MAC-104", "MAC-105")
def test_what_is_in_play(seats: int) -> None:
    start = view(soiree.new("macao", seats=seats, dealer="manual"))
    assert start.pool["W"] == seats - 1
    assert sum(start.pool.values()) == 45 + seats - 1 == sum(pile.hidden for pile in start.piles)
    assert [pile.size for pile in start.piles] == {2: [12, 12, 11, 11], 3: [12, 12, 12, 11], 4: [12, 12, 12, 12]}[seats]
    assert [(player.blue, player.red, player.dead) for player in start.players] == [(["W"], [], 0)] * seats
    for wrong in (1, 5):
        with pytest.raises(soiree.BadSeats):
            soiree.new("macao", seats=wrong)


@pytest.mark.clause("MAC-106", "MAC-107", "MAC-109")
def test_setup_turns_up_four_tops_then_tiles_then_the_start_seat() -> None:
    match = soiree.new("macao", seats=4, dealer="manual")
    for number, face in enumerate(("Pa", "W", "W", "W"), start=1):
        assert view(match).chance is not None
        assert match.chance()[face] == {"Pa": 1, "W": 5 - number}[face], "copies left of an interchangeable face"
        match.deal(face)
    assert "W" not in match.chance()
    for tile in ("cab", "tem", "mes", "gam", "chi", "mar", "dis"):
        assert tile in match.chance()
        match.deal(tile)
    assert view(match).centre == ["tem", "gam", "chi", "mar", "dis", "mes", "cab"], "a set, in index order"
    assert match.chance() == {"s0": 1, "s1": 1, "s2": 1, "s3": 1}
    assert (view(match).start, view(match).active, view(match).round) == (None, None, 0)
    match.deal("s2")
    assert (view(match).start, match.actors, view(match).round) == (2, {2}, 1)


@pytest.mark.clause("MAC-110", "MAC-404")
def test_both_sides_of_a_card_produce_the_same() -> None:
    run_statements(
        """
        # Kb costs a o c. Blue Ka pays the a and is lost; red Ka pays it too.
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+9 Sb+10 Dc+10 Pa+10
        0 blue Ao,Ac,Ka,Kb dead 0 red - green - yellow - ; 1 blue W dead 0 red - green - yellow -
        ? act 0 | c1 c2 c3 c4 rKb ; = prompt.prices {"rKb": 3}
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+9 Sb+10 Dc+10 Pa+10
        0 blue Ao,Ac,Kb dead 0 red Ka green - yellow - ; 1 blue W dead 0 red - green - yellow -
        ? act 0 | c1 c2 c3 c4 rKb ; = prompt.prices {"rKb": 2} ; > 0:rKb ; ? pay 0 | xAo xAc
        """
    )


# ---------------------------------------------------------------- 2xx Turn


@pytest.mark.clause("MAC-204", "MAC-901", "MAC-902")
def test_the_end_is_looked_at_when_the_whole_action_is_done() -> None:
    """The seventh red card is an Assassin: nobody calls the end while her victim still decides."""
    run_statements(
        """
        seats 2 start 0 active 0 round 9 ; centre tem chi dis mar ; piles Pa+8 Sb+9 Dc+9 Kc+9
        0 blue Aa dead 0 red Sw,Oc,Ka,Kw,Kb,Ko green - yellow - ; 1 blue Sa,W dead 0 red - green - yellow -
        > 0:rAa ; ? hit 1 | xSa xW ; = ending [] ; = active 0 ; > 1:xW ; = ending ["red"] ; ? act 1 | c1 c2 c3 c4
        """
    )


@pytest.mark.clause("MAC-202", "MAC-205")
def test_only_what_is_asked_of_who_is_asked() -> None:
    match = run_statements(
        """
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+8 Sb+9 Dc+10 Pa+10
        0 blue Ka,Ow,Pb,W dead 0 red Co green - yellow - ; 1 blue Sa,W dead 0 red - green - yellow -
        ! xKa MAC-205 ; ! u1 MAC-205 ; ! gtem MAC-205
        > 0:rKa ; ! c1 MAC-205 ; ! rKa MAC-205 ; ! otem MAC-205 ; ! u1 MAC-205 ; ! gtem MAC-205
        """
    )
    for seat, move in ((1, "c1"), (1, "xSa")):
        refused = match.why_not(seat, move)
        assert refused is not None
        assert refused.clause == "MAC-205"
    setup = soiree.new("macao", dealer="manual")
    refused = setup.why_not(0, "c1")
    assert refused is not None
    assert refused.clause == "MAC-205"
    assert not any(token in ("", "-", "pass") for token in PRINTED.notation().actions), "there is no pass"


@pytest.mark.clause("MAC-203", "MAC-902")
def test_a_seat_that_can_do_nothing_is_skipped_and_the_round_goes_on() -> None:
    """The small edition: seat 0 takes the last card of all piles; seat 1 has only deceased Widows; seat 2 still has its turn."""
    match = run_statements(
        """
        seats 3 start 0 active 0 round 7 ; centre gam chi pago ; piles - - - Dc+0
        0 blue Dc,Dc,W,W,W,Ca,Oo dead 0 red Ko,Ko,Ca,Mca green - yellow dis,tem ; 1 blue - dead 4 red Sa,Moa green - yellow -
        2 blue Moa,Ac,Ac,Oo dead 0 red Ac,Sa green - yellow -
        > 0:rDc ; ? dance 0 | c4 ; > 0:c4 ; = active 2 ; = round 7 ; = ending ["red"] ; > 2:rMoa ; ? over ; = round 7
        """,
        POCKET,
    )
    assert [event.json() for event in match.events() if type(event).__name__ == "Skipped"] == ['{"event":"skipped","seat":1}']


@pytest.mark.clause("MAC-206", "MAC-303", "MAC-404")
def test_blue_cards_have_no_effect() -> None:
    """A blue Croupier takes nothing off, a blue Sailor yields one, a blue Merchant joins nothing, a blue Keeper gives no room."""
    run_statements(
        """
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+9 Sb+9 Dc+10 Pa+10
        0 blue Db,Sa,Maw,Cw,Kw dead 0 red - green - yellow - ; 1 blue W dead 0 red - green - yellow -
        ? act 0 | c1 c2 c3 c4 rDb ; = prompt.prices {"rDb": 3} ; = players.0.limit 5
        > 0:rDb 0:xSa 0:xMaw ; ? pay 0 | xCw xKw
        again ; > 0:c1 *Kb ; ? excess 0 | xAw xCw xSa xDb xKw xMaw
        """
    )


# ---------------------------------------------------------------- 3xx Contact, limit, discards


@pytest.mark.clause("MAC-306", "MAC-540")
def test_the_dancer_never_brings_a_card_too_many() -> None:
    run_statements(
        """
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+8 Sb+9 Dc+9 Kc+10
        0 blue Pa,Pb,Po,Db,W dead 0 red Sa,Ow green - yellow - ; 1 blue W dead 0 red - green - yellow -
        > 0:rDb ; ? dance 0 | c1 c2 c3 c4 ; > 0:c1 *Ka ; ? act 1 | c1 c2 c3 c4 ; = players.0.blue ["Pa", "Pb", "Po", "Aw", "W"]
        """
    )


@pytest.mark.clause("MAC-310", "MAC-311")
def test_the_cards_of_one_payment_go_under_one_pile_measured_once() -> None:
    """Pile 1 has one card less than pile 2; it takes both payers, though after the first they would be equal."""
    run_statements(
        """
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+8 Sb+9 Dc+10 Pa+10
        0 blue Ka,Ow,Pb,W dead 0 red Co green - yellow - ; 1 blue Sa,W dead 0 red - green - yellow -
        > 0:rKa 0:xOw 0:xPb ; ? act 1 | c1 c2 c3 c4 ; = piles.0.tail ["Ow", "Pb"] ; = piles.1.tail [] ; = piles.0.size 11
        """
    )


@pytest.mark.clause("MAC-305", "MAC-317", "MAC-401", "MAC-702")
def test_nothing_is_done_with_a_deceased_widow() -> None:
    """She can be neither recruited nor discarded; a living one can be discarded, and comes back from her pile."""
    run_statements(
        """
        seats 2 start 0 active 0 round 9 ; centre tem chi dis mar ; piles Pa+8 Sb+8 W+10 Kc+11
        0 blue Ow,Aa,Mbc,Mwo dead 1 red - green - yellow - ; 1 blue Sa dead 1 red - green - yellow -
        ! rW MAC-401 ; > 0:c4 *Kw ; ? excess 0 | xAa xOw xKc xMwo xMbc ; ! xW MAC-304
        again ; > 0:c3 *Kw ; ? excess 0 | xAa xOw xMwo xMbc xW ; > 0:xW ; ? under 0 | u1 u2 ; > 0:u1 ; = piles.0.tail ["W"]
        """
    )


@pytest.mark.clause("MAC-301", "MAC-302", "MAC-314")
def test_the_last_card_leaves_an_empty_pile_that_discards_revive() -> None:
    run_statements(
        """
        seats 2 start 0 active 0 round 20 ; centre tem chi dis mar ; piles Pa+0 Sb+0 Dc+18 Kc+19
        0 blue Ow,Aa,Mbc,Mwo dead 1 red - green - yellow - ; 1 blue Oa,Ka dead 0 red - green - yellow -
        > 0:c1 ; = piles.0.top null ; > 0:xAa ; = piles.0 {"size": 1, "top": "Aa", "hidden": 0, "tail": []}
        > 1:c2 ; = piles.1.size 0 ; ? act 0 | c1 c3 c4 ; ! c2 MAC-301
        """
    )


# ---------------------------------------------------------------- 4xx Recruit and pay


@pytest.mark.clause("MAC-405", "MAC-408")
def test_red_cards_pay_again_every_turn_and_what_is_left_over_is_lost() -> None:
    """Mbo (a w c) leaves one a of the Sailor over; next turn he has two again, not three."""
    run_statements(
        """
        seats 2 start 0 active 0 round 9 ; centre tem chi dis mar ; piles Pa+9 Sb+9 Dc+9 Kc+10
        0 blue Sc,Ka,Mbo dead 0 red Sa,Sw,Oc green - yellow - ; 1 blue W dead 0 red - green - yellow -
        = prompt.prices {"rSc": 1, "rMbo": 0} ; > 0:rMbo ; ? act 1 | c1 c2 c3 c4 ; > 1:c1 *Pb
        = players.0.red ["Sa", "Sw", "Oc", "Mbo"] ; = prompt.prices {"rSc": 1} ; > 0:rSc ; ? pay 0 | xKa
        """
    )


@pytest.mark.clause("MAC-406", "MAC-407", "MAC-411")
def test_every_unit_needs_a_unit_of_its_own_and_a_diamond_is_any() -> None:
    run_statements(
        """
        # Mwo costs a b c: Ka and two Widows do, one Widow does not; blue Kb would pay b only once
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+9 Sb+10 Dc+10 Pa+10
        0 blue Ka,Mwo,W,W dead 0 red - green - yellow - ; 1 blue W dead 0 red - green - yellow -
        ? act 0 | c1 c2 c3 c4 rKa rMwo rW ; > 0:rMwo ; ? pay 0 | xKa ; > 0:xKa ; ? pay 0 | xW ; > 0:xW 0:xW ; = players.0.dead 2
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+9 Sb+10 Dc+10 Pa+10
        0 blue Ka,Kb,Mwo dead 0 red W green - yellow - ; 1 blue W dead 0 red - green - yellow -
        = prompt.prices {"rKa": 2, "rMwo": 2}
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+9 Sb+10 Dc+10 Pa+10
        0 blue Kb,Ob,Mwo,W dead 0 red - green - yellow - ; 1 blue W dead 0 red - green - yellow -
        ! rMwo MAC-411
        """
    )


@pytest.mark.clause("MAC-402", "MAC-416")
def test_a_payment_changes_nothing_until_it_is_complete() -> None:
    run_statements(
        """
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+8 Sb+9 Dc+10 Pa+10
        0 blue Ka,Ow,Pb,W dead 0 red Co green - yellow - ; 1 blue Sa,W dead 0 red - green - yellow -
        > 0:rKa 0:xPb ; = players.0.blue ["Pb", "Ow", "Ka", "W"] ; = players.0.red ["Co"] ; = piles.0.size 9
        = prompt {"id": "pay", "seat": 0, "for": "rKa", "named": ["Pb"], "left": 1} ; ! rOw MAC-205
        > 0:xW ; = players.0.blue ["Ow"] ; = players.0.red ["Co", "Ka"] ; = piles.0.size 10
        """
    )


@pytest.mark.clause("MAC-416")
def test_naming_can_be_taken_back_until_the_turn_has_passed() -> None:
    match = run_statements(
        """
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+8 Sb+9 Dc+10 Pa+10
        0 blue Ka,Ow,Pb,W dead 0 red Co green - yellow - ; 1 blue Sa,W dead 0 red - green - yellow -
        > 0:rKa 0:xPb
        """
    )
    before = match.view(0).json()
    match.take_back(0)
    match.play(0, "xPb")
    assert match.view(0).json() == before
    match.play(0, "xOw")
    with pytest.raises(soiree.CannotTakeBack):
        match.take_back(0)


@pytest.mark.clause("MAC-403", "MAC-404")
def test_another_copy_of_the_target_may_pay_for_it() -> None:
    """Dancers of the small edition cost two units of cloth, and yield one: two of them pay for the third."""
    run_statements(
        """
        seats 2 start 0 active 0 round 3 ; centre mar dis tem ; piles Sa+3 Ko+3 Oo+3 Ac+3
        0 blue Dc,Dc,W dead 0 red - green - yellow - ; 1 blue W,W dead 0 red - green - yellow -
        > 0:rDc ; ? pay 0 | xDc ; ! xKo MAC-404 ; > 0:xDc ; ! xDc MAC-404 ; ? pay 0 | xW ; > 0:xW 0:u1
        ? dance 0 | c1 c2 c3 c4 ; = players.0.red ["Dc"] ; = players.0.blue [] ; = piles.0.tail ["Dc"]
        """,
        POCKET,
    )


# ---------------------------------------------------------------- 5xx Effects


@pytest.mark.clause("MAC-502", "MAC-520")
def test_a_croupier_helps_neither_himself_nor_others() -> None:
    """Ca costs b b o: three cards, though he is a Croupier and the opponent has a red one; with an own red one, two."""
    run_statements(
        """
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+9 Sw+9 Dc+10 Pa+9
        0 blue Ca,Cb,Ob,Ao dead 0 red - green - yellow - ; 1 blue W dead 0 red Cc,Co green - yellow -
        = prompt.prices {"rCa": 3} ; ! rCb MAC-411
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+9 Sw+9 Dc+10 Pa+9
        0 blue Ca,Cb,Ob,Ao dead 0 red Cc green - yellow - ; 1 blue W dead 0 red Co green - yellow -
        = prompt.prices {"rAo": 1, "rCa": 2, "rCb": 1}
        """
    )


@pytest.mark.clause("MAC-520", "MAC-410")
def test_croupiers_take_off_repeated_units_first_then_any_down_to_one() -> None:
    """Ca costs b b o. By `repeats` one unit of each resource stays, however many Croupiers there are."""
    run_statements(
        """
        # Two Croupiers: one b of the two, then the other b or the o; one unit is left
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+9 Sw+9 Da+10 Pa+10
        0 blue Ca,Po,Oo dead 0 red Cw,Cc green - yellow - ; 1 blue W dead 0 red - green - yellow -
        ! rCa MAC-411
        again croupier=down-to-one ; = prompt.prices.rCa 1 ; > 0:rCa ; ? pay 0 | xPo xOo
        # One Croupier takes off a b, never the o; by the retired reading two b would do
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+9 Sw+9 Da+9 Pa+10
        0 blue Ca,Ob,Ab,W dead 0 red Cw green - yellow - ; 1 blue Sa dead 0 red Cb green - yellow -
        again croupier=down-to-one ; = prompt.prices.rCa 2 ; > 0:rCa 0:xAb ; ? pay 0 | xW
        again croupier=total ; > 0:rCa 0:xAb ; ? pay 0 | xOb xW
        """
    )


@pytest.mark.clause("MAC-522", "MAC-604")
def test_croupiers_read_the_printed_cost_and_never_help_with_tiles() -> None:
    run_statements(
        """
        # A Merchant w-b: for Ka (w b o) any two of w and b will do, but nothing is printed twice, so Ca takes nothing off
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+9 Sb+9 Dc+10 Pa+10
        0 blue Ao,Ka,Kw dead 0 red Ca,Mwb green - yellow - ; 1 blue W dead 0 red - green - yellow -
        = prompt.prices {"rKa": 2} ; > 0:rKa ; ? pay 0 | xAo xKw
        # The Distillery (a a a b o) lacks one a, whatever two Croupiers say
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+9 Sb+9 Dc+10 Pa+10
        0 blue Ka dead 0 red Sa,Cb,Cc,Ko green - yellow - ; 1 blue W dead 0 red - green - yellow -
        ? act 0 | c1 c2 c3 c4 odis ; = prompt.prices {"odis": 1} ; > 0:odis ; ? pay 0 | xKa
        """
    )


@pytest.mark.clause("MAC-303", "MAC-560")
def test_every_keeper_makes_room() -> None:
    run_statements(
        """
        seats 2 start 0 active 0 round 9 ; centre tem chi dis mar ; piles Pc+8 Sb+8 Dc+9 Kc+9
        0 blue Pa,Pw,Pb,Po,Aa,Aw dead 0 red Ka,Kb green - yellow - ; 1 blue W,W dead 0 red - green - yellow -
        = players.0.limit 7 ; > 0:c1 *Ab ; ? act 1 | c1 c2 c3 c4 ; = players.0.blue ["Pa", "Pw", "Pb", "Po", "Pc", "Aa", "Aw"]
        > 1:c2 *Sa 0:c1 *Ac ; ? excess 0 | xPa xPw xPb xPo xPc xAa xAw xAb
        """
    )


@pytest.mark.clause("MAC-580", "MAC-906")
def test_a_politician_does_nothing_but_pay_off() -> None:
    run_statements(
        """
        seats 2 start 0 active 0 round 9 ; centre tem chi dis mar ; piles Pb+9 Aa+9 Dc+10 Kc+12
        0 blue Pa dead 0 red Sw,Sb green - yellow - ; 1 blue W dead 0 red - green - yellow -
        = prompt.prices {"rPa": 0} ; > 0:rPa ; ? act 1 | c1 c2 c3 c4 ; = players.0.coins 9
        """
    )


@pytest.mark.clause("MAC-590", "MAC-404", "MAC-703")
def test_a_red_widow_gives_a_diamond_every_time_and_costs_two_coins() -> None:
    run_statements(
        """
        seats 2 start 0 active 0 round 9 ; centre tem chi gam mar ; piles Pa+9 Aw+9 Dc+9 Kc+10
        0 blue Kw,Mwb dead 0 red Sb,So,Sa,W green - yellow - ; 1 blue - dead 0 red W green - yellow -
        = players.1.coins -2 ; = players.0.coins 4 ; = prompt.prices {"rKw": 0, "rMwb": 0} ; > 0:rKw 1:c1 *Pb
        = prompt.prices {"rMwb": 0} ; = players.0.red ["Sa", "Sb", "So", "Kw", "W"] ; = players.0.dead 0
        """
    )


@pytest.mark.clause("MAC-703", "MAC-901")
def test_a_red_widow_is_the_seventh_red_card() -> None:
    run_statements(
        """
        seats 2 start 0 active 0 round 9 ; centre tem chi gam mar ; piles Pa+8 Aw+9 Dc+9 Kc+10
        0 blue W dead 0 red Sb,Sa,Sw,Ka,Kb,Ko green - yellow - ; 1 blue W dead 0 red - green - yellow -
        = prompt.prices {"rW": 0} ; > 0:rW ; = ending ["red"] ; = players.0.coins 13
        """
    )


# ---------------------------------------------------------------- 6xx Establishments


@pytest.mark.clause("MAC-602", "MAC-601")
def test_nobody_opens_in_between() -> None:
    """Seat 1 could open the China Club, but not while the Assassin asks it, nor in another seat's turn."""
    match = run_statements(
        """
        seats 2 start 0 active 0 round 9 ; centre tem chi dis mar ; piles Pa+8 Sb+8 Dc+9 Kc+9
        0 blue Aa dead 0 red Sw,Oc green - yellow - ; 1 blue Pw,Aw,Cw,So,W dead 0 red Dw,Mwb green - yellow -
        > 0:rAa ; ? hit 1 | xPw xAw xCw xSo xW ; ! ochi MAC-205 ; > 1:xW 1:u1 ; ? act 1 | c1 c2 c3 c4 ochi
        > 1:ochi ; ? act 0 | c1 c2 c3 c4 ; ! ochi MAC-601
        """
    )
    refused = match.why_not(1, "otem")
    assert refused is not None
    assert refused.clause == "MAC-205"


@pytest.mark.clause("MAC-605", "MAC-606", "MAC-614")
def test_a_tile_from_the_centre_is_never_its_own_reserved_tile() -> None:
    run_statements(
        """
        # The Black Market in the centre needs another green tile; reserved by the seat itself it does not
        seats 2 start 0 active 0 round 15 ; centre mar tem ; piles Pa+9 Sb+9 Dc+11 Kc+12
        0 blue W dead 0 red Db green - yellow dis,mes ; 1 blue Sa dead 0 red - green - yellow -
        ! omar MAC-614
        seats 2 start 0 active 0 round 15 ; centre mar ; piles Pa+9 Sb+9 Dc+11 Kc+12
        0 blue W dead 0 red Db green tem yellow dis,mes ; 1 blue Sa dead 0 red - green - yellow -
        ? act 0 | c1 c2 c3 c4 omar ; > 0:omar ; = players.0.green ["tem"] ; = players.0.yellow ["mar", "dis", "mes"] ; ! otem MAC-606
        """
    )


# ---------------------------------------------------------------- 7xx, 9xx


@pytest.mark.clause("MAC-701", "MAC-303")
def test_widows_who_pay_stay_and_keep_their_places() -> None:
    run_statements(
        """
        seats 2 start 0 active 0 round 9 ; centre tem chi dis mar ; piles Pa+8 Sb+9 Dc+9 Kc+10
        0 blue Ao,Ob,Kw,W,W dead 0 red - green - yellow - ; 1 blue Sa,Sw,W dead 0 red - green - yellow -
        > 0:rKw 0:xAo ; ? pay 0 | xOb xW ; > 0:xW ; ? pay 0 | xW ; > 0:xW ; = players.0.dead 2 ; = players.0.blue ["Ob"]
        = piles.0.tail ["Ao"] ; = players.0.limit 6
        """
    )


@pytest.mark.clause("MAC-704")
def test_there_are_markers_enough() -> None:
    box = tomllib.loads(PRINTED.board_file.read_text(encoding="utf-8"))
    assert all(board(PRINTED).box.widows(seats) <= box["components"]["deceased_widow_cards"]["value"] for seats in PRINTED.seats)


@pytest.mark.clause("MAC-903", "MAC-904")
def test_the_last_round_is_played_out() -> None:
    """Seat 0 calls the end; seats 1 and 2 still have their turns, and may reach seven too; seat 0 has no other."""
    run_statements(
        """
        seats 3 start 0 active 0 round 12 ; centre tem chi dis mar cas ; piles Pa+7 Ab+7 Dc+8 Kc+9
        0 blue Mbo dead 0 red Sa,Sw,Sc,Ka,Kw,Kb green - yellow - ; 1 blue Mab dead 0 red Sb,So,Co,Cw,Cc,Oc green - yellow -
        2 blue W dead 0 red - green - yellow -
        > 0:rMbo ; = ending ["red"] ; ? act 1 | c1 c2 c3 c4 rMab ; > 1:rMab ; ? act 2 | c1 c2 c3 c4 ; > 2:c1 *Pb ; ? over
        = result.red [7, 7, 0] ; = round 12
        """
    )
