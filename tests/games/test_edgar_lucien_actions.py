"""Games in notation: the action phase: slots, robbery, purchases, Administration actions (4xx and 5xx)."""

import pytest

from soiree.games.edgar_lucien import events
from tests.games.edgar_lucien_language import run_statements

STAND2 = "0:Es 0:Ls 1:Es 1:Ls"
STAND3 = f"{STAND2} 2:Es 2:Ls"
STAND4 = f"{STAND3} 3:Es 3:Ls"


# ---------------------------------------------------------------- 40x Slots


@pytest.mark.clause("EL-401")
def test_a_slot_is_finished_with_all_answers_before_the_next_begins() -> None:
    run_statements(
        f"""game 3 ; play *s0 0:O2 1:I0 2:O4 {STAND3} ; refuse 1 end EL-401 ; play 0:E 0:intimidate 0:s1+s2 ; see - waiting [1]
        refuse 0 L EL-401
        refuse 2 O4 EL-401 ; play 1:I0 ; see - waiting [2] ; see - active 0 ; play 2:O4 ; see - waiting [0] ; play 0:end ; see - active 1"""
    )


@pytest.mark.clause("EL-402", "EL-403", "EL-406")
def test_each_of_the_two_acts_at_most_once_in_either_order() -> None:
    """`end` alone is asked too; when both have acted, nobody asks any more."""
    run_statements(
        f"""game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set money 0 15 ; legal 0 E L end ; play 0:L ; see - players.0.acted []
        play 0:certify ; see - players.0.acted ["lucien"]
        play 0:dandy ; legal 0 E end ; refuse 0 L EL-402 ; refuse 0 certify EL-403 ; play 0:E 0:heist
        see - players.0.acted ["edgar","lucien"] ; see - active 1
        legal 1 end ; refuse 1 E EL-405 ; refuse 1 L EL-405 ; play 1:end ; see - turn 2"""
    )
    run_statements(
        f"""game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set money 0 15 ; play 0:E 0:heist ; legal 0 L end ; refuse 0 E EL-402 ; play 0:end
        see - active 1"""
    )


@pytest.mark.clause("EL-404")
def test_an_office_offers_its_action_besides_the_ordinary_ones() -> None:
    """On the Bank: the heist, or a robbery, or a card; elsewhere no heist. Edgar does not do Lucien's part, nor Lucien his."""
    run_statements(
        f"""game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set pawn 1 lucien O4 ; set hand 0 PB ; play 0:E ; legal 0 rob heist PB
        refuse 0 draw EL-404
        refuse 0 buy EL-404 ; refuse 0 speech EL-404 ; refuse 0 end EL-404 ; play 0:rob 0:s1"""
    )
    run_statements(
        f"""game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set owner O4=- ; set pawn 0 lucien O6 ; play 0:L ; legal 0 buy speech
        refuse 0 protect EL-404 ; refuse 0 heist EL-404
        refuse 0 rob EL-404 ; refuse 0 PB EL-404"""
    )


@pytest.mark.clause("EL-405")
def test_what_would_be_empty_is_not_offered_but_others_money_never_decides() -> None:
    """A robbery of an empty purse is offered with open money too."""
    run_statements(
        f"""game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set pawn 1 lucien O4 ; set money 1 0 ; set popularity 0 0 ; play 0:E ; legal 0 rob
        refuse 0 heist EL-502
        play 0:rob 0:s1 ; see - players.0.money 5 ; see - players.1.money 0"""
    )
    run_statements(
        f"""game 2 ; play *s0 0:O1 1:I1 {STAND2} ; legal 0 end ; set money 0 1 ; set owner O1=- ; legal 0 end ; set money 0 2
        legal 0 L end"""
    )


@pytest.mark.clause("EL-407", "EL-901")
def test_price_and_gain_are_one_change() -> None:
    """With 15 money and a third condition the buyer would win; the price brings it below, so nobody wins between the two."""
    run_statements(
        f"""game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set owner O0=0 O2=0 O4=0 I0=0 O3=0 O5=0 ; set money 0 16 ; set pawn 0 lucien O7
        see - players.0.held 2
        play 0:L 0:buy ; see - players.0.conditions {{"dandy":"no","collector":"fact","bureaucrat":"fact","zealot":"no"}}
        see - result null
        set money 0 10 ; play 0:E 0:heist ; see - result {{"reason":"victory","winners":[0]}}"""
    )


# ---------------------------------------------------------------- 41x Robbery


@pytest.mark.clause("EL-411", "EL-412", "EL-413")
def test_whom_edgar_may_rob() -> None:
    """Three Luciens on the district: one is guarded, one is his own."""
    run_statements(
        f"""game 4 ; play *s0 0:O1 1:I0 2:I1 3:I2 {STAND4} ; refuse 0 E EL-405 ; set pawn 1 lucien O1 ; set pawn 2 lucien O1
        set pawn 3 lucien O1 ; set pawn 2 edgar O1
        play 0:E ; legal 0 rob ; play 0:rob ; legal 0 s1 s3 ; refuse 0 s2 EL-412 ; refuse 0 s0 EL-411 ; refuse 0 s0+s1 EL-413
        play 0:s3 ; see - players.3.money 2
        see - players.1.money 5 ; see - players.0.money 8"""
    )
    run_statements(f"game 2 ; play *s0 0:O1 1:I0 {STAND2} ; set hand 0 ST ; play 0:E ; legal 0 ST ; refuse 0 rob EL-411")


@pytest.mark.clause("EL-414", "EL-415")
@pytest.mark.parametrize(("money", "given"), [(0, 0), (1, 1), (2, 1), (3, 2), (14, 7), (15, 8)])
def test_half_of_the_purse_rounded_up_costs_no_popularity(money: int, given: int) -> None:
    checked = run_statements(
        f"""game 2 ; play *s0 0:O1 1:I0 {STAND2} ; set pawn 1 lucien O1 ; set money 1 {money} ; set money 0 4 ; play 0:E 0:rob 0:s1
        see - players.1.money {money - given} ; see - players.0.money {4 + given} ; see - players.0.popularity 50"""
    )
    (robbed,) = [event for event in checked.match.events(1) if isinstance(event, events.Robbed)]
    assert robbed == events.Robbed(0, 1, given)


@pytest.mark.clause("EL-411")
def test_a_robber_may_have_stood_there_all_along() -> None:
    run_statements("game 2 ; play *s0 0:O1 1:O0 0:Es 0:Ls 1:Es 1:Lr 0:E ; legal 0 rob")


# ---------------------------------------------------------------- 42x Purchases


@pytest.mark.clause("EL-421", "EL-422", "EL-423")
def test_buying_from_the_city_and_from_an_owner() -> None:
    """Any kind may be bought; the owner is paid, not asked; pawns stay where they are; one's own is not for sale."""
    run_statements(
        f"""game 2 ; play *s0 0:I0 1:O0 {STAND2} ; set pawn 0 lucien O4 ; play 0:L ; legal 0 buy ; refuse 0 buyout EL-422
        play 0:buy ; see - owners.O4 0
        see - players.0.money 3 ; play 0:end 1:end {STAND2} ; set pawn 1 lucien O4 ; play 0:end 1:L ; legal 1 buyout"""
    )
    run_statements(
        f"""game 2 ; play *s0 0:I0 1:O1 {STAND2} ; set pawn 0 lucien O1 ; play 0:L ; legal 0 buyout ; refuse 0 buy EL-421
        play 0:buyout ; see - owners.O1 0 ; see - players.0.money 2
        see - players.1.money 8 ; see - players.1.lucien "O1" ; see - players.1.edgar "O1" ; play 0:end ; legal 1 E L end
        play 1:L 1:buyout ; see - owners.O1 1"""
    )
    run_statements(
        f"""game 2 ; play *s0 0:I0 1:O1 {STAND2} ; set pawn 0 lucien O1 ; set money 0 2 ; legal 0 end ; set owner O1=-
        set money 0 1 ; legal 0 end"""
    )


@pytest.mark.clause("EL-421", "EL-422")
def test_the_exact_price_is_enough() -> None:
    run_statements(
        f"game 2 ; play *s0 0:I0 1:O1 {STAND2} ; set pawn 0 lucien O1 ; set money 0 3 ; play 0:L 0:buyout ; see - players.0.money 0"
    )
    run_statements(
        f"game 2 ; play *s0 0:I0 1:O1 {STAND2} ; set pawn 0 lucien O4 ; set money 0 2 ; play 0:L 0:buy ; see - players.0.money 0"
    )


def test_an_event_names_whom_something_was_taken_from() -> None:
    for owner in (0, 2):
        checked = run_statements(
            f"game 3 ; play *s1 1:I0 2:O1 0:O4 {STAND3} ; set owner I2={owner} ; set pawn 1 lucien I2 ; play 1:L 1:buyout"
        )
        assert events.Bought(1, "I2", owner, 3, "buyout") in checked.match.events()
    checked = run_statements(f"game 3 ; play *s1 1:I0 2:O1 0:O4 {STAND3} ; set pawn 1 lucien I2 ; play 1:L 1:buy")
    assert events.Bought(1, "I2", None, 2, "buy") in checked.match.events()


# ---------------------------------------------------------------- 50x Marks and prices


@pytest.mark.clause("EL-501", "EL-504", "EL-722")
def test_each_administration_action_once_a_period() -> None:
    """The heist is marked at once, refused for the rest of the period, and free again in the next; others' marks do not matter."""
    checked = run_statements(
        f"""game 2 ; play *s0 0:O4 1:I1 {STAND2} 0:E 0:heist ; see - players.0.done {{"edgar":["bank"],"lucien":[]}}
        play 0:end 1:end {STAND2} ; set hand 0 PB
        play 0:E ; legal 0 PB ; refuse 0 heist EL-501 ; play 0:PB 0:I0 0:end 1:end {STAND2} ; set pawn 1 edgar O4 ; play 0:end 1:E
        legal 1 heist ; play 1:heist 1:end ; set popularity 1 80 ; play {STAND2} 0:end 1:end
        see - period 2 ; see - players.0.done {{"edgar":[],"lucien":[]}} ; see - players.1.done {{"edgar":[],"lucien":[]}}"""
    )
    checked.do(f"{STAND2}")
    seat = 0 if 0 in checked.match.actors else 1
    assert "E" in checked.match.moves(seat)


@pytest.mark.clause("EL-502", "EL-503")
def test_edgar_pays_20_popularity_lucien_nothing() -> None:
    run_statements(
        f"""game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set popularity 0 20 ; play 0:E 0:heist ; see - players.0.popularity 0
        play 0:end 1:end {STAND2}
        set pawn 0 edgar O2 ; set pawn 0 lucien O2 ; legal 0 L end ; play 0:L ; legal 0 buy protect ; play 0:protect
        see - players.0.popularity 0"""
    )
    run_statements(
        f"game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set popularity 0 10 ; set hand 0 PB ; play 0:E ; legal 0 PB ; refuse 0 heist EL-502"
    )
    checked = run_statements(
        f"game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set money 0 15 ; play 0:L 0:certify 0:dandy ; see - players.0.popularity 50"
    )
    assert not [event for event in checked.match.events() if isinstance(event, events.PaidPopularity)]


@pytest.mark.clause("EL-505", "EL-551")
def test_popularity_ends_at_100() -> None:
    checked = run_statements(
        f"""game 2 ; play *s0 0:O6 1:I1 {STAND2} ; set popularity 0 80 ; play 0:L ; legal 0 speech ; play 0:speech
        see - players.0.popularity 100"""
    )
    assert events.Gained(0, 20, 0, "speech") in checked.match.events()
    run_statements(
        f"game 2 ; play *s0 0:O6 1:I1 {STAND2} ; set popularity 0 100 ; set owner O6=- ; play 0:L ; legal 0 buy ; refuse 0 speech EL-551"
    )


# ---------------------------------------------------------------- 51x to 54x Edgar's offices


@pytest.mark.clause("EL-511", "EL-513")
def test_cards_drawn_are_played_in_a_later_turn() -> None:
    """Edgar has acted; and nothing limits a hand."""
    run_statements(
        f"""game 2 ; play *s0 0:O6 1:I1 {STAND2} ; set hand 0 IP IP ST CE FS FS PS EX RA CO RE CB CB CR SW ; play 0:E 0:draw *PB *PB
        see - players.0.cards 17 ; legal 0 L end ; refuse 0 E EL-402 ; play 0:end 1:end {STAND2} 0:E 0:PB
        legal 0 I0 I1 I2 I3 O0 O1 O2 O3 O4 O5 O7"""
    )


@pytest.mark.clause("EL-512")
def test_no_card_anywhere_no_draw() -> None:
    all_cards = "PB PB IP IP ST ST CE FS FS PS PS EX RA RA CO RE CB CB CR SW"
    run_statements(f"game 2 ; play *s0 0:O6 1:I1 {STAND2} ; set hand 1 {all_cards} ; legal 0 L end")
    run_statements(f"game 2 ; play *s0 0:O6 1:I1 {STAND2} ; set hand 1 {all_cards.removesuffix(' SW')} ; set hand 0 SW ; refuse 0 E EL-405")
    run_statements(
        f"""game 2 ; play *s0 0:O6 1:I1 {STAND2} ; set hand 1 {all_cards.removeprefix("PB ")} ; play 0:E 0:draw *PB
        see - asked "who" ; see - deck 0 ; see - players.0.cards 1"""
    )


@pytest.mark.clause("EL-521", "EL-522")
def test_whom_one_may_intimidate() -> None:
    run_statements(
        f"""game 4 ; play *s2 2:M2 3:I0 0:O4 1:M0 {STAND4} ; play 2:E 2:intimidate ; legal 2 s0+s1 s0+s3 s1+s3 ; refuse 2 s0 EL-521
        refuse 2 s0+s2 EL-521
        play 2:s0+s3 ; see - pending.queue [3,0] ; legal 3 I0 ; refuse 3 O4 EL-522 ; play 3:I0 ; see - owners.I0 null
        see - pending.queue [0] ; play 0:O4 ; see - asked "who" """
    )
    run_statements(
        f"""game 3 ; play *s0 0:O2 1:I0 2:O4 {STAND3} ; set owner I0=- O4=- ; set hand 0 ST ; play 0:E ; legal 0 ST
        refuse 0 intimidate EL-521"""
    )


@pytest.mark.clause("EL-523")
def test_with_two_seats_the_intimidator_picks_or_has_nothing_to_pick() -> None:
    run_statements(
        f"game 2 ; play *s0 0:O2 1:I0 {STAND2} ; set owner I0=- ; set hand 0 ST ; play 0:E ; legal 0 ST ; refuse 0 intimidate EL-523"
    )
    run_statements(f"game 2 ; play *s0 0:O2 1:I0 {STAND2} ; play 0:E 0:intimidate ; refuse 0 O2 EL-523 ; refuse 0 s1 EL-523")


@pytest.mark.clause("EL-541", "EL-542", "EL-543")
def test_what_can_be_requisitioned() -> None:
    """Neutral districts only, as long as there is one; then unprotected rivals'; never one's own."""
    mine, theirs = "I0=0 I1=0 O1=0 O3=0", "I2=1 I3=1 O2=1 O4=1 O5=1 O6=1"
    run_statements(
        f"""game 2 ; play *s0 0:O0 1:I2 {STAND2} ; set owner {mine} {theirs} O7=- ; play 0:E 0:requisition ; legal 0 O7
        refuse 0 I2 EL-541 ; refuse 0 I0 EL-541
        play 0:O7 ; see - owners.O7 0 ; see - players.0.money 5"""
    )
    run_statements(
        f"""game 2 ; play *s0 0:O0 1:I2 {STAND2} ; set owner {mine} {theirs} O7=1 ; play 0:E 0:requisition ; refuse 0 I0 EL-542
        play 0:O4 ; see - owners.O4 0 ; see - players.1.money 5"""
    )
    run_statements(
        f"""game 2 ; play *s0 0:O0 1:I2 {STAND2} ; set owner {mine} {theirs} O7=1 ; set protection 1 ; set hand 0 ST ; play 0:E
        legal 0 ST ; refuse 0 requisition EL-543"""
    )
    run_statements(
        f"""game 3 ; play *s0 0:O0 1:I2 2:O7 {STAND3} ; set owner {mine} I3=1 O2=1 O4=1 O5=2 O6=2 ; set protection 2
        play 0:E 0:requisition
        legal 0 I2 I3 O2 O4 ; refuse 0 O5 EL-542"""
    )


@pytest.mark.clause("EL-524", "EL-562")
def test_protection_stops_purchases_and_requisitions_but_not_intimidation() -> None:
    """Also for districts gained later; the holder's own purchases are free."""
    run_statements(
        f"""game 2 ; play *s0 0:I0 1:O1 {STAND2} ; set protection 1 ; set pawn 0 lucien O1 ; set owner O4=1 ; legal 0 end
        set pawn 0 lucien O4 ; legal 0 end
        set pawn 0 edgar O4 ; set hand 0 IP ST ; play 0:E ; legal 0 heist ST ; refuse 0 IP EL-612"""
    )
    run_statements(
        f"""game 2 ; play *s0 0:O2 1:O1 {STAND2} ; set protection 1 ; play 0:E 0:intimidate 0:O1 ; see - owners.O1 null
        see - protection 1"""
    )


# ---------------------------------------------------------------- 55x to 57x Lucien's offices


@pytest.mark.clause("EL-561", "EL-563")
def test_protection_goes_from_the_table_to_a_seat_and_on() -> None:
    """The former holder is unprotected at once."""
    run_statements(
        f"""game 3 ; play *s0 0:O2 1:I0 2:O4 {STAND3} ; play 0:L 0:protect ; see - protection 0 ; play 0:end ; set pawn 1 lucien O2
        legal 1 L end ; play 1:L ; legal 1 protect
        refuse 1 buyout EL-422 ; play 1:protect ; see - protection 1 ; play 1:end ; set pawn 2 lucien O2 ; play 2:L
        legal 2 buyout protect ; play 2:buyout 2:end {STAND3} 0:L
        legal 0 buyout ; refuse 0 protect EL-501"""
    )
    run_statements(
        f"game 2 ; play *s0 0:O2 1:I0 {STAND2} ; set protection 0 ; set owner O2=- ; play 0:L ; legal 0 buy ; refuse 0 protect EL-561"
    )


@pytest.mark.clause("EL-571", "EL-573", "EL-574", "EL-575")
def test_a_certificate_wants_the_fact_and_then_outlives_it() -> None:
    run_statements(
        f"""game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set owner O4=- ; play 0:L ; legal 0 buy ; refuse 0 certify EL-573
        set money 0 15 ; legal 0 buy certify ; set certificate dandy 0 ; legal 0 buy ; refuse 0 certify EL-573
        set certificate dandy 1 ; play 0:certify ; legal 0 dandy
        refuse 0 collector EL-571 ; play 0:dandy ; set money 0 0 ; see - players.0.conditions.dandy "certificate"
        see - players.1.conditions.dandy "no"
        set money 1 15 ; see - players.1.conditions.dandy "fact" ; see - players.0.held 1"""
    )


@pytest.mark.clause("EL-572")
def test_one_certificate_a_period_whatever_the_source() -> None:
    run_statements(
        f"""game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set owner O0=0 O2=0 ; set money 0 15 ; set hand 0 CE
        play 0:L 0:certify 0:bureaucrat ; legal 0 E end ; play 0:E
        legal 0 heist ; refuse 0 CE EL-572"""
    )
    run_statements(
        f"""game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set owner O0=0 O2=0 ; set money 0 15 ; set hand 0 CE ; play 0:E 0:CE 0:bureaucrat
        legal 0 end
        see - players.0.certified true ; refuse 0 L EL-405"""
    )


# ---------------------------------------------------------------- 58x Political Support


@pytest.mark.clause("EL-581")
def test_when_political_support_can_be_had() -> None:
    """Neither has acted, 30 popularity, and something to double."""
    at_hall = f"game 2 ; play *s0 0:O4 1:I1 {STAND2} ; set pawn 0 lucien O0"
    run_statements(f"{at_hall} ; set popularity 0 20 ; play 0:L ; legal 0 buy ; refuse 0 support EL-581")
    run_statements(f"{at_hall} ; play 0:E 0:heist 0:L ; legal 0 buy ; refuse 0 support EL-581")
    run_statements(f"{at_hall} ; set pawn 0 edgar I0 ; play 0:L ; legal 0 buy ; refuse 0 support EL-581")
    run_statements(f"{at_hall} ; play 0:L 0:support ; legal 0 heist ; refuse 0 draw EL-581 ; refuse 0 buy EL-582 ; refuse 0 end EL-582")


@pytest.mark.clause("EL-581")
def test_what_would_be_empty_cannot_be_doubled_from_afar_either() -> None:
    run_statements(
        f"""game 2 ; play *s0 0:I0 1:I1 {STAND2} ; set pawn 0 lucien O0 ; set hand 0 RA ; set owner I1=- ; play 0:L 0:support
        legal 0 draw heist requisition ; refuse 0 intimidate EL-523"""
    )


@pytest.mark.clause("EL-582", "EL-583", "EL-586")
def test_an_action_done_this_period_cannot_be_doubled_and_both_marks_are_set() -> None:
    run_statements(
        f"""game 2 ; play *s0 0:O4 1:I1 {STAND2} 0:E 0:heist 0:end 1:end {STAND2} ; set pawn 0 lucien O0 ; set popularity 0 50
        play 0:L ; legal 0 buy ; set hand 0 RA ; legal 0 buy support
        play 0:support ; legal 0 draw intimidate requisition ; refuse 0 heist EL-501 ; play 0:requisition ; see - discard {{"RA":1}}
        see - players.0.popularity 20
        see - players.0.acted ["edgar","lucien"] ; see - players.0.done {{"edgar":["bank","hall"],"lucien":["hall"]}}
        play 0:I0 0:I2 ; see - active 1"""
    )


@pytest.mark.clause("EL-584", "EL-585")
def test_doubled_draw_and_doubled_intimidation_of_two_seats() -> None:
    run_statements(
        f"""game 2 ; play *s0 0:O6 1:I1 {STAND2} ; set pawn 0 lucien O0 ; play 0:L 0:support 0:draw *PB *PB ; see - pending.left 2
        play *IP *IP ; see - players.0.cards 4 ; see - active 1"""
    )
    run_statements(
        f"""game 2 ; play *s0 0:O2 1:I1 {STAND2} ; set pawn 0 lucien O0 ; play 0:L 0:support 0:intimidate 0:I1 ; see - owners.I1 null
        see - active 1
        see - players.0.popularity 20"""
    )
