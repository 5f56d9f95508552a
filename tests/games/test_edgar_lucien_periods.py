"""Games in notation: taxes, elections, victory and the end (7xx and 9xx)."""

from fractions import Fraction

import pytest

import soiree
from soiree.core import conformance
from soiree.core.conformance import Table
from soiree.games.edgar_lucien import events
from soiree.games.edgar_lucien.view import View
from tests.games.edgar_lucien_language import run_statements

STAND2 = "0:Es 0:Ls 1:Es 1:Ls"
STAND3 = f"{STAND2} 2:Es 2:Ls"
STAND4 = f"{STAND3} 3:Es 3:Ls"
LAST2 = f"game 2 ; play *s0 0:I0 1:O4 {STAND2} ; set turn 4"


# ---------------------------------------------------------------- 70x Taxes


@pytest.mark.clause("EL-701")
def test_ivory_gives_popularity_steel_gives_money_offices_nothing() -> None:
    checked = run_statements(
        f"""game 3 ; play *s1 1:I0 2:I1 0:O4 {STAND3} ; set turn 4 ; set owner O3=1 O7=1 O1=1 O5=2 O0=0 O6=0 ; set popularity 1 60
        play 1:end 2:end 0:end ; see - players.1.popularity 100
        see - players.1.money 7 ; see - players.2.money 9 ; see - players.2.popularity 50 ; see - players.0.money 5
        see - players.0.popularity 50"""
    )
    assert [event for event in checked.match.events() if isinstance(event, events.Taxed)] == [
        events.Taxed(1, 40, 2),
        events.Taxed(2, 0, 4),
        events.Taxed(0, 0, 0),
    ], "in turn order, what was really gained"


@pytest.mark.clause("EL-702")
def test_each_share_is_checked_before_the_next() -> None:
    """Both would complete; the first in turn order takes it, and the other never gets its share."""
    for first, winner in ((0, 0), (1, 1)):
        run_statements(
            f"""game 2 ; play *s{first} {first}:I1 {1 - first}:I3 {STAND2} ; set turn 4 ; set money 0 13 ; set money 1 13
            set certificate collector 0 ; set certificate bureaucrat 0
            set owner O0=1 O2=1 O4=1 ; set certificate zealot 1 ; play {first}:end {1 - first}:end
            see - result {{"reason":"victory","winners":[{winner}]}}
            see - players.{1 - winner}.money 13 ; see - governor null"""
        )


# ---------------------------------------------------------------- 71x Election


@pytest.mark.clause("EL-711", "EL-716")
def test_the_most_popular_is_elected_free_of_charge_and_plays_last() -> None:
    checked = run_statements(
        f"""game 3 ; play *s2 2:O4 0:O0 1:O6 {STAND3} ; set turn 4 ; set governor 2 ; set popularity 1 90 ; play 2:end 0:end 1:end
        see - governor 1 ; see - players.1.money 5 ; see - first 2
        see - next_first 2 ; see - period 2"""
    )
    assert events.Elected(1, 0, 2) in checked.match.events()
    assert checked.match.moves(0)[0] == "Er"


@pytest.mark.clause("EL-712", "EL-713")
def test_an_auction_goes_round_until_one_is_left() -> None:
    """Three tied seats from `first` clockwise; raises only, within one's own money; only the elected pays."""
    checked = run_statements(
        f"""game 4 ; play *s2 2:M0 3:M2 0:M4 1:M6 {STAND4} ; set turn 4 ; set popularity 1 40 ; set money 3 3
        play 2:end 3:end 0:end 1:end ; see - asked "bid"
        see - auction {{"tied":[2,3,0],"live":[2,3,0],"high":0,"holder":null}} ; legal 2 fold b1 b2 b3 b4 b5 ; refuse 1 fold EL-712
        refuse 2 b6 EL-712 ; play 2:b2
        see - auction {{"tied":[2,3,0],"live":[2,3,0],"high":2,"holder":2}} ; legal 3 fold b3 ; refuse 3 b2 EL-712 ; play 3:fold
        see - waiting [0] ; play 0:b4 ; see - waiting [2]
        legal 2 fold b5 ; play 2:fold ; see - governor 0 ; see - players.0.money 1 ; see - players.2.money 5
        see - players.3.money 3 ; see - auction null ; see - first 1"""
    )
    told = [event for event in checked.match.events() if type(event).__name__ in ("Tie", "Bid", "Folded", "Elected")]
    assert told == [events.Tie([2, 3, 0]), events.Bid(2, 2), events.Folded(3), events.Bid(0, 4), events.Folded(2), events.Elected(0, 4, 1)]


@pytest.mark.clause("EL-712")
def test_the_governor_has_no_advantage_and_120_is_the_highest_bid() -> None:
    checked = run_statements(
        f"""{LAST2} ; set owner I0=- ; set governor 1 ; set popularity 0 0 ; set popularity 1 0 ; set money 0 130 ; set money 1 125
        play 0:end 1:end ; see - asked \"bid\""""
    )
    assert checked.match.moves(0) == ("fold", *(f"b{k}" for k in range(1, 121)))
    checked.do("0:b120")
    checked.legal(1, ["fold"])
    checked.do("1:fold")
    checked.see(None, "governor", 0)
    checked.see(None, "players.0.money", 10)


@pytest.mark.clause("EL-714", "EL-715")
def test_the_last_one_left_may_have_it_for_one_or_nobody_is_elected() -> None:
    tied = f"{LAST2} ; set owner I0=- ; set governor 1 ; play 0:end 1:end 0:fold"
    checked = run_statements(
        f"{tied} ; legal 1 fold b1 ; refuse 1 b2 EL-714 ; play 1:fold ; see - governor null ; see - first 0 ; see - period 2"
    )
    assert events.Elected(None, 0, 0) in checked.match.events()
    run_statements(
        f"""{tied} ; set money 1 0 ; legal 1 fold ; refuse 1 b1 EL-712 ; set money 1 1 ; legal 1 fold b1 ; play 1:b1
        see - governor 1 ; see - players.1.money 0"""
    )


@pytest.mark.clause("EL-721", "EL-722")
def test_a_new_period_clears_marks_and_certificate_notes() -> None:
    checked = run_statements(
        f"""game 2 ; play *s0 0:O4 1:O1 {STAND2} ; set turn 4 ; set money 0 15 ; play 0:L 0:certify 0:dandy 0:E 0:heist
        see - players.0.certified true
        see - players.0.done {{"edgar":["bank"],"lucien":["bank"]}} ; play 1:end ; see - period 2 ; see - turn 1
        see - players.0.certified false
        see - players.0.done {{"edgar":[],"lucien":[]}} ; see - certificates.dandy 0 ; see - players.0.acted [] ; see - asked "program" """
    )
    told = [type(event).__name__ for event in checked.match.events()]
    assert told.index("PeriodEnd") == told.index("Elected") + 1
    # The election itself can complete a seat, and ends the game before the limit is looked at.
    checked = run_statements(
        f"""game 2 periods=1 ; play *s0 0:I0 1:O4 {STAND2} ; set turn 4 ; set popularity 0 80 ; set certificate dandy 0
        set certificate collector 0
        play 0:end 1:end ; see - governor 0 ; see - result {{"reason":"victory","winners":[0]}}"""
    )
    assert "PeriodEnd" not in [type(event).__name__ for event in checked.match.events()]


# ---------------------------------------------------------------- 90x Victory


@pytest.mark.clause("EL-901", "EL-903", "EL-905")
def test_the_game_ends_in_the_middle_of_an_action() -> None:
    """A Smear Threat: the second answer would still be due, the doubled action too; nobody needs to claim."""
    checked = run_statements(
        f"""game 3 ; play *s0 0:O1 1:I1 2:O4 {STAND3} ; set hand 0 ST ; set money 0 14 ; set certificate collector 0
        set certificate bureaucrat 0 ; play 0:E 0:ST 1:cogs
        see - result {{"reason":"victory","winners":[0]}} ; see - phase "over" ; see - waiting [] ; see - pending null
        see - active null ; see - players.2.popularity 50
        refuse 2 pop EL-903 ; refuse 0 end EL-903 ; returns 1 1/4 1/4"""
    )
    (won,) = [event for event in checked.match.events() if isinstance(event, events.Won)]
    assert won == events.Won(0, {"dandy": "fact", "collector": "certificate", "bureaucrat": "certificate", "zealot": "no"})
    run_statements(
        f"""game 2 ; play *s0 0:O0 1:I1 {STAND2} ; set owner I0=0 I2=0 O2=0 O4=0 O3=0 ; set certificate dandy 0
        play 0:L 0:support 0:requisition 0:I3
        see - result {{"reason":"victory","winners":[0]}} ; see - turn 1 ; see - period 1"""
    )


@pytest.mark.clause("EL-902", "EL-906")
def test_what_counts_and_how() -> None:
    """The Governor's token alone, or 100 popularity alone, is no Grand Zealot; a fact with its certificate counts once."""
    run_statements(
        f"""game 2 ; play *s0 0:O1 1:I1 {STAND2} ; set popularity 0 100 ; see - players.0.conditions.zealot "no" ; set governor 0
        see - players.0.conditions.zealot "fact"
        set certificate zealot 0 ; see - players.0.conditions.zealot "both" ; see - players.0.held 1 ; set popularity 0 90
        see - players.0.conditions.zealot "certificate"
        set governor 1 ; see - players.0.held 1 ; see - players.1.conditions.zealot "no" """
    )
    for seats, collector, bureaucrat in ((2, 7, 3), (3, 6, 3), (4, 7, 2)):
        starts = " ".join(f"{seat}:{start}" for seat, start in zip(range(seats), ("O1", "I1", "I2", "O3"), strict=False))
        stand = {2: STAND2, 3: STAND3, 4: STAND4}[seats]
        ordinary = ["I0", "I3", "O5", "O7", "O3" if seats < 4 else "M1", *(["M3", "M5"] if seats == 4 else [])]
        offices = ["O0", "O2", "O4"] if seats < 4 else ["M0", "M2"]
        owned = " ".join(f"{district}=0" for district in (ordinary + offices)[: collector - 2])
        checked = run_statements(
            f'game {seats} ; play *s0 {starts} {stand} ; set owner {owned} ; see - players.0.conditions.collector "no"'
        )
        view = checked.match.view(None)
        assert isinstance(view, View)
        assert sum(owner == 0 for owner in view.owners.values()) == collector - 1
        owned = " ".join(f"{district}=0" for district in (ordinary + offices)[: collector - 1])
        run_statements(f'game {seats} ; play *s0 {starts} {stand} ; set owner {owned} ; see - players.0.conditions.collector "fact"')
        almost = " ".join(f"{district}=0" for district in offices[: bureaucrat - 1])
        run_statements(f'game {seats} ; play *s0 {starts} {stand} ; set owner {almost} ; see - players.0.conditions.bureaucrat "no"')
        run_statements(
            f"""game {seats} ; play *s0 {starts} {stand} ; set owner {" ".join(f"{d}=0" for d in offices[:bureaucrat])}
            see - players.0.conditions.bureaucrat \"fact\""""
        )


@pytest.mark.clause("EL-904")
def test_if_two_complete_at_once_the_active_seat_wins() -> None:
    """Seat 1 plays Influence Peddling: it gets its sixth district, and seat 2 the 3 that make it rich."""
    run_statements(
        f"""game 3 ; play *s1 1:O1 2:I1 0:O5 {STAND3} ; set pawn 1 edgar I1 ; set hand 1 IP ; set certificate zealot 2
        set certificate collector 2 ; set money 2 12 ; set owner O0=1 O2=1 O4=1 I0=1 ; set money 1 20 ; play 1:E 1:IP
        see - players.2.money 15 ; see - result {{"reason":"victory","winners":[1]}} ; returns 1/4 1 1/4"""
    )
    run_statements(
        f"""game 3 ; play *s1 1:O1 2:I1 0:O5 {STAND3} ; set pawn 1 edgar I1 ; set hand 1 IP ; set certificate zealot 2
        set certificate collector 2 ; set money 2 12 ; set owner O0=1 O2=1 I0=1 ; set money 1 20 ; play 1:E 1:IP
        see - result {{"reason":"victory","winners":[2]}} ; returns 1/4 1/4 1"""
    )


# ---------------------------------------------------------------- 91x The limit


@pytest.mark.clause("EL-911", "EL-912")
@pytest.mark.parametrize(
    ("sets", "winners", "returns"),
    [
        ("set certificate dandy 2 ; set owner O1=0 O5=0", [2], "1/4 1/4 1"),  # conditions before districts
        ("set owner I2=1 ; set money 0 12", [1], "1/4 1 1/4"),  # districts before money
        ("set money 0 7 ; set popularity 2 90 ; set money 2 6", [0], "1 1/4 1/4"),  # money before popularity
        ("set popularity 2 90", [2], "1/4 1/4 1"),
        ("set popularity 2 40 ; set popularity 0 60 ; set popularity 1 60 ; set money 2 4", [0, 1], "3/4 3/4 0"),
        ("set popularity 2 50", [0, 1, 2], "1/2 1/2 1/2"),
    ],
)
def test_the_limit_compares_four_measures_in_order(sets: str, winners: list[int], returns: str) -> None:
    checked = run_statements(f"game 3 periods=1 ; play *s0 0:O0 1:O2 2:O4 {STAND3} ; set turn 4 ; {sets} ; play 0:end 1:end 2:end")
    while not checked.match.over:
        (seat,) = checked.match.actors
        checked.do(f"{seat}:fold")
    checked.see(None, "result", {"reason": "limit", "winners": winners})
    checked.returns([float(Fraction(value)) for value in returns.split()])
    checked.refuse(0, "end", "EL-911")
    (limit,) = [event for event in checked.match.events() if isinstance(event, events.Limit)]
    assert limit.winners == winners


@pytest.mark.clause("EL-911")
def test_the_limit_comes_after_the_chosen_number_of_periods() -> None:
    checked = run_statements(
        """game 2 periods=2 ; play *s0 0:O0 1:O2 idle idle idle idle 0:fold 1:fold ; see - period 2
        play idle idle idle idle 0:fold 1:fold ; see - phase \"over\""""
    )
    checked.see(None, "period", 2)
    checked.see(None, "turn", 4)
    assert checked.match.reason == "limit"


@pytest.mark.clause("EL-911")
def test_a_game_without_a_limit_ends_too() -> None:
    """Bots that never do anything would play on for ever: period 100 is the last one. Random games end by victory long before."""
    idle = run_statements("game 2 periods=0 ; play *s0 0:O0 1:O2 ; set period 99 ; see - options.periods 0")
    while not idle.match.over:
        seat = min(idle.match.actors)
        (move,) = {"Es", "Ls", "end", "fold"} & set(idle.match.moves(seat))
        idle.match.play(seat, move)
    idle.see(None, "period", 100)
    assert idle.match.reason == "limit"
    game = soiree.game("edgar-lucien")
    table = Table(game, 2, game.check_options({"periods": 0}))
    assert conformance.check_game(table, seed=3).reason == "victory"
    with pytest.raises(soiree.BadOption, match="or 0 for no limit"):
        game.check_options({"periods": 31})
