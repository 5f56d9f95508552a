"""Games in notation: the Shenanigan cards (6xx)."""

import pytest

from soiree.games.edgar_lucien import events
from tests.games.edgar_lucien_language import run_statements

STAND2 = "0:Es 0:Ls 1:Es 1:Ls"
STAND3 = f"{STAND2} 2:Es 2:Ls"


@pytest.mark.clause("EL-601", "EL-603")
def test_a_card_is_edgars_whole_action_and_lies_open_before_its_effect() -> None:
    checked = run_statements(
        f"""game 2 ; play *s0 0:O1 1:I1 {STAND2} ; set hand 0 FS FS PB ; play 0:E ; legal 0 PB FS ; play 0:PB
        see - discard {{"PB":1}} ; see - asked "plan-b"
        play 0:I0 ; see - players.0.popularity 50 ; legal 0 L end ; refuse 0 E EL-402 ; refuse 0 FS EL-403"""
    )
    assert [type(event) for event in checked.match.events()[:2]] == [events.Played, events.Moved]


@pytest.mark.clause("EL-602")
def test_a_card_must_be_in_hand_and_useful() -> None:
    """Ten titles that can do nothing here; none of them can be thrown away for nothing."""
    checked = run_statements(
        f"""game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set protection 0 ; set hand 0 IP CE FS PS EX CO CB CR ; set popularity 0 0
        set money 0 0 ; legal 0 end
        set hand 0 ST ; play 0:E ; legal 0 ST"""
    )
    for code, clause in {
        "IP": 612,
        "CE": 614,
        "FS": 615,
        "PS": 616,
        "EX": 617,
        "CO": 619,
        "CB": 621,
        "CR": 622,
        "PB": 602,
        "SW": 602,
    }.items():
        checked.refuse(0, code, f"EL-{clause}")
    run_statements(f"game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set hand 0 RE RA ; set popularity 0 0 ; set money 0 0 ; legal 0 end")
    run_statements(f"game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set hand 0 SW PB PB ; play 0:E ; legal 0 heist PB ; refuse 0 SW EL-623")


@pytest.mark.clause("EL-611")
def test_plan_b_sends_lucien_anywhere_else() -> None:
    """Where he may act, if he has not; his own district is no destination."""
    run_statements(
        f"""game 2 ; play *s0 0:O1 1:I1 {STAND2} ; set hand 0 PB ; play 0:E 0:PB ; refuse 0 O1 EL-611 ; refuse 0 M1 EL-611
        refuse 0 end EL-611 ; play 0:O6 ; see - players.0.lucien "O6"
        see - players.0.edgar "O1" ; play 0:L ; legal 0 buy speech"""
    )
    run_statements(f"game 2 ; play *s0 0:O6 1:I1 {STAND2} ; set hand 0 PB ; play 0:L 0:speech 0:E 0:PB 0:I0 ; see - active 1")


@pytest.mark.clause("EL-612", "EL-621")
def test_buying_where_edgar_stands() -> None:
    run_statements(
        f"""game 2 ; play *s0 0:O1 1:I1 {STAND2} ; set pawn 0 edgar I1 ; set hand 0 IP CB ; play 0:E ; legal 0 IP ; play 0:IP
        see - owners.I1 0 ; see - players.0.money 2
        see - players.1.money 8"""
    )
    run_statements(
        f"""game 2 ; play *s0 0:O1 1:I1 {STAND2} ; set pawn 0 edgar I0 ; set hand 0 IP CB ; play 0:E ; legal 0 CB ; play 0:CB
        see - owners.I0 0 ; see - players.0.money 3"""
    )
    run_statements(
        f"""game 2 ; play *s0 0:O1 1:I1 {STAND2} ; set pawn 0 edgar I1 ; set hand 0 IP ; set money 0 2 ; legal 0 end
        set pawn 0 edgar I0 ; set hand 0 CB ; set money 0 1 ; legal 0 end"""
    )
    run_statements(f"game 2 ; play *s0 0:O1 1:I1 {STAND2} ; set hand 0 IP CB ; legal 0 end")


@pytest.mark.clause("EL-613")
def test_a_smear_threat_is_answered_clockwise() -> None:
    checked = run_statements(
        f"""game 3 ; play *s1 1:O1 2:I1 0:O4 {STAND3} ; set hand 1 ST ; set money 0 0 ; play 1:E 1:ST
        see - pending {{"who":"edgar","action":"ST","doubled":false,"left":0,"queue":[2,0]}}
        legal 2 pop cogs ; refuse 0 pop EL-401 ; refuse 2 end EL-613 ; play 2:cogs ; see - players.1.money 6
        see - players.2.money 4 ; legal 0 pop ; refuse 0 cogs EL-613
        play 0:pop ; see - players.0.popularity 30 ; see - asked "who" """
    )
    told = [event for event in checked.match.events() if isinstance(event, events.Smeared)]
    assert told == [events.Smeared(1, 2, "cogs", 1), events.Smeared(1, 0, "pop", 20)]
    checked = run_statements(
        f"""game 2 ; play *s0 0:O1 1:I1 {STAND2} ; set hand 0 ST ; set money 1 0 ; set popularity 1 0 ; play 0:E ; legal 0 ST
        play 0:ST ; see - asked \"who\""""
    )
    assert events.Smeared(0, 1, None, 0) in checked.match.events()


@pytest.mark.clause("EL-614", "EL-624")
def test_certification_takes_a_free_certificate_and_sets_no_mark() -> None:
    """Not one that a rival holds; and `certify` itself is not used up by it, only the one certificate a period is."""
    run_statements(
        f"""game 2 ; play *s0 0:O1 1:I1 {STAND2} ; set money 0 15 ; set hand 0 CE ; set certificate dandy 1 ; legal 0 end
        set certificate dandy - ; play 0:E 0:CE ; legal 0 dandy
        refuse 0 zealot EL-614 ; play 0:dandy ; see - players.0.done {{"edgar":[],"lucien":[]}} ; see - players.0.certified true
        see - certificates.dandy 0"""
    )
    run_statements(
        f"""game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set hand 0 CR ; play 0:E 0:CR ; see - protection 0
        see - players.0.done {{"edgar":[],"lucien":[]}} ; see - players.0.popularity 50
        play 0:end 1:end {STAND2} ; set protection - ; set pawn 0 lucien O2 ; play 0:L ; legal 0 buy protect"""
    )


@pytest.mark.clause("EL-615")
def test_financial_support_on_ones_own_steel() -> None:
    run_statements(f"game 2 ; play *s0 0:O1 1:I1 {STAND2} ; set hand 0 FS ; play 0:E ; legal 0 FS ; play 0:FS ; see - players.0.money 9")
    for district in ("I0", "I1", "O5", "O4"):  # ivory, a rival's, nobody's, an office
        run_statements(
            f"""game 2 ; play *s0 0:O1 1:I1 {STAND2} ; set owner I0=0 O4=0 ; set hand 0 FS PB ; set pawn 0 edgar {district}
            play 0:E ; refuse 0 FS EL-615"""
        )


@pytest.mark.clause("EL-616")
def test_popular_support_on_ones_own_ivory() -> None:
    checked = run_statements(
        f"""game 2 ; play *s0 0:I0 1:I2 {STAND2} ; set hand 0 PS ; set popularity 0 80 ; play 0:E ; legal 0 PS ; play 0:PS
        see - players.0.popularity 100"""
    )
    assert events.Gained(0, 20, 0, "PS") in checked.match.events()
    for district in ("O1", "I2", "O3"):  # steel, a rival's, nobody's
        run_statements(
            f"""game 2 ; play *s0 0:I0 1:I2 {STAND2} ; set owner O1=0 ; set hand 0 PS PB ; set pawn 0 edgar {district} ; play 0:E
            refuse 0 PS EL-616"""
        )
    run_statements(f"game 2 ; play *s0 0:I0 1:I2 {STAND2} ; set hand 0 PS PB ; set popularity 0 100 ; play 0:E ; refuse 0 PS EL-616")


@pytest.mark.clause("EL-617")
def test_extortion_needs_a_pawn_beside_edgar_and_a_card() -> None:
    """Either pawn will do; one who has no card, or stands elsewhere, cannot be chosen; the card goes from hand to hand."""
    run_statements(
        f"""game 3 ; play *s0 0:O1 1:I1 2:I2 {STAND3} ; set hand 0 EX ; set hand 1 PB ST ; legal 0 end ; set pawn 1 edgar O1
        set pawn 2 lucien O1 ; play 0:E ; legal 0 rob EX
        play 0:EX ; legal 0 s1 ; refuse 0 s2 EL-617 ; refuse 0 s0 EL-617 ; play 0:s1 ; see - asked "extort" ; see - pending.queue [1]
        chance PB=1 ST=1 ; play *ST
        see 0 hand {{"ST":1}} ; see 1 hand {{"PB":1}} ; see - players.0.cards 1 ; see - discard {{"EX":1}} ; see - asked "who" """
    )


@pytest.mark.clause("EL-618")
def test_remote_action_pays_marks_and_acts_from_anywhere() -> None:
    run_statements(
        f"""game 2 ; play *s0 0:I0 1:I2 {STAND2} ; set hand 0 RA ; play 0:E 0:RA ; legal 0 draw intimidate heist requisition
        refuse 0 PB EL-618 ; play 0:heist ; see - players.0.money 10
        see - players.0.popularity 30 ; see - players.0.done.edgar ["bank"] ; see - discard {{"RA":1}}"""
    )
    run_statements(f"game 2 ; play *s0 0:I0 1:I2 {STAND2} ; set hand 0 RA ; set popularity 0 10 ; legal 0 end")
    run_statements(
        f"""game 2 ; play *s0 0:O4 1:I2 {STAND2} 0:E 0:heist 0:end 1:end {STAND2} ; set owner I2=- ; set hand 0 RA ; play 0:E 0:RA
        legal 0 draw requisition ; refuse 0 heist EL-501 ; refuse 0 intimidate EL-523"""
    )


@pytest.mark.clause("EL-619")
def test_a_coup_needs_city_hall_and_a_rival_governor() -> None:
    run_statements(
        f"""game 3 ; play *s0 0:O0 1:I0 2:I1 {STAND3} ; set hand 0 CO PB ; play 0:E ; refuse 0 CO EL-619 ; set governor 0
        refuse 0 CO EL-619 ; set governor 2 ; legal 0 requisition PB CO
        set pawn 0 edgar O1 ; refuse 0 CO EL-619 ; set pawn 0 edgar O0 ; play 0:CO ; see - governor 0 ; see - next_first 1
        see - first 0"""
    )


@pytest.mark.clause("EL-620")
def test_resource_exchange_goes_one_way_or_the_other() -> None:
    checked = run_statements(
        f"""game 2 ; play *s0 0:O1 1:I0 {STAND2} ; set hand 0 RE ; set money 0 3 ; play 0:E 0:RE ; legal 0 c1 c2 c3 p1 p2 p3 p4 p5
        refuse 0 c4 EL-620 ; refuse 0 p6 EL-620
        play 0:p5 ; see - players.0.money 8 ; see - players.0.popularity 0"""
    )
    assert events.Exchanged(0, 5, -50) in checked.match.events()
    checked = run_statements(
        f"""game 2 ; play *s0 0:O1 1:I0 {STAND2} ; set hand 0 RE ; play 0:E 0:RE 0:c5 ; see - players.0.money 0
        see - players.0.popularity 100"""
    )
    assert events.Exchanged(0, -5, 50) in checked.match.events()
    run_statements(
        f"game 2 ; play *s0 0:O1 1:I0 {STAND2} ; set hand 0 RE ; set popularity 0 0 ; set money 0 1 ; play 0:E 0:RE ; legal 0 c1"
    )


@pytest.mark.clause("EL-622")
def test_corruption_takes_the_protection_from_anybody() -> None:
    run_statements(f"game 2 ; play *s0 0:O1 1:I0 {STAND2} ; set hand 0 CR ; play 0:E ; legal 0 CR ; play 0:CR ; see - protection 0")
    run_statements(f"game 2 ; play *s0 0:O1 1:I0 {STAND2} ; set hand 0 CR ; set protection 1 ; play 0:E 0:CR ; see - protection 0")
    run_statements(f"game 2 ; play *s0 0:O1 1:I0 {STAND2} ; set hand 0 CR ; set protection 0 ; legal 0 end")


@pytest.mark.clause("EL-623")
def test_a_swindle_costs_three_more_cards_and_takes_any_free_certificate() -> None:
    checked = run_statements(
        f"""game 2 ; play *s0 0:O1 1:I0 {STAND2} ; set hand 0 SW ST ST PS CO ; set certificate zealot 1 ; play 0:E 0:SW
        see - pending.left 3 ; legal 0 ST PS CO ; refuse 0 SW EL-623
        play 0:ST ; see - pending.left 2 ; play 0:ST ; legal 0 PS CO ; play 0:CO ; legal 0 dandy collector bureaucrat
        refuse 0 zealot EL-623 ; play 0:bureaucrat
        see 0 hand {{"PS":1}} ; see - players.0.conditions.bureaucrat "certificate" ; see - players.0.certified true"""
    )
    assert [event.card for event in checked.match.events() if isinstance(event, events.Discarded)] == ["ST", "ST", "CO"]
    run_statements(
        f"""game 2 ; play *s0 0:O1 1:I0 {STAND2} ; set hand 0 SW ST ST PS ; set certificate zealot 1 ; set certificate dandy 1
        set certificate collector 0
        set certificate bureaucrat 0 ; play 0:E ; refuse 0 SW EL-623"""
    )
