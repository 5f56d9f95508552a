"""Games in notation: setup, programming and movement (1xx to 3xx)."""

from collections import Counter

import pytest

import soiree
from soiree.core.conformance import random_step, tables
from soiree.core.rng import Rng
from soiree.games.edgar_lucien import events
from soiree.games.edgar_lucien.view import View
from tests.games.edgar_lucien_language import StatementRunner, run_statements


def view(match: soiree.Match, seat: int | None = None) -> View:
    seen = match.view(seat)
    assert isinstance(seen, View)
    return seen


# ---------------------------------------------------------------- 1xx Setup


@pytest.mark.clause("EL-101")
@pytest.mark.parametrize("seats", [1, 5, 0])
def test_two_to_four_seats(seats: int) -> None:
    assert soiree.game("edgar-lucien").seats == (2, 3, 4)
    with pytest.raises(soiree.BadSeats):
        soiree.new("edgar-lucien", seats=seats)


@pytest.mark.clause("EL-102")
@pytest.mark.parametrize(("seats", "side", "districts"), [(2, "A", 12), (3, "A", 12), (4, "B", 20)])
def test_which_side_is_played(seats: int, side: str, districts: int) -> None:
    checked = run_statements(f"game {seats} ; play *s0")
    shown = view(checked.match)
    assert (shown.side, len(shown.owners)) == (side, districts)
    checked.legal(0, list(shown.owners))
    if side == "A":
        checked.refuse(0, "M3", "EL-102")


@pytest.mark.clause("EL-103", "EL-104")
def test_what_everybody_starts_with() -> None:
    match = soiree.new("edgar-lucien", seats=3, dealer="manual")
    shown = view(match)
    for player in shown.players:
        assert (player.money, player.popularity, player.cards, player.held) == (5, 50, 0, 0)
        assert (player.done.edgar, player.done.lucien, player.certified, player.edgar) == ([], [], False, None)
    assert (shown.deck, shown.discard, shown.governor, shown.protection) == (20, {}, None, None)
    assert set(shown.certificates.values()) == {None}
    checked = run_statements(
        """game 3 ; play *s0 0:O6 1:O0 2:I0 0:Es 0:Ls 1:Es 1:Ls 2:Es 2:Ls 0:E 0:draw
        chance PB=2 IP=2 ST=2 CE=1 FS=2 PS=2 EX=1 RA=2 CO=1 RE=1 CB=2 CR=1 SW=1"""
    )
    assert sum(checked.match.chance().values()) == 20


@pytest.mark.clause("EL-105")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_is_drawn_evenly(seats: int) -> None:
    match = soiree.new("edgar-lucien", seats=seats, dealer="manual")
    assert match.chance() == {f"s{seat}": 1 for seat in range(seats)}
    assert (view(match).first, view(match).active, view(match).asked) == (None, None, "first")
    match.deal(f"s{seats - 1}")
    assert (view(match).first, view(match).next_first) == (seats - 1, seats - 1)


@pytest.mark.clause("EL-106", "EL-109")
def test_placing_goes_round_and_no_two_start_together() -> None:
    checked = run_statements(
        """game 3 ; play *s1 ; see - active 1 ; play 1:O0 ; see - players.1.edgar "O0" ; see - players.1.lucien "O0" ; see - owners.O0 1
        see - active 2 ; refuse 2 O0 EL-106 ; refuse 0 O1 EL-106 ; refuse 2 E EL-106 ; play 2:O4 ; see - asked "start" ; play 0:I0
        see - asked "program" ; see - waiting [0,1,2] ; see - period 1 ; see - turn 1"""
    )
    # A start on an office counts in full: two more offices make the bureaucrat of three seats.
    run_statements('game 3 ; play *s1 1:O0 2:I1 0:I0 ; set owner O2=1 O4=1 ; see - players.1.conditions.bureaucrat "fact"')
    assert [type(event) for event in checked.match.events()] == [events.First, events.Placed, events.Placed, events.Placed, events.Turn]


@pytest.mark.clause("EL-107")
def test_influence_tokens_never_run_out() -> None:
    """The box has sixteen of a colour; here a seventeenth is laid."""
    run_statements(
        """game 4 ; play *s0 0:O1 1:I0 2:I1 3:I2 0:Es 0:Ls 1:Es 1:Ls 2:Es 2:Ls 3:Es 3:Ls ; set pawn 0 lucien M6
        set owner O0=0 O2=0 O3=0 O4=0 O5=0 O6=0 O7=0 M0=0 M1=0 M2=0 M3=0 M4=0 M5=0 M7=0 I3=0
        play 0:L ; legal 0 buy speech ; play 0:buy ; see - owners.M6 0 ; see - players.0.held 2"""
    )


@pytest.mark.clause("EL-108")
def test_the_bank_never_runs_out() -> None:
    """All bonds of the box are worth 120; the bank still pays a heist, and taxes."""
    run_statements(
        """game 2 ; play *s0 0:O4 1:I1 0:Es 0:Ls 1:Es 1:Ls ; set money 1 120 ; set turn 4 ; play 0:E 0:heist ; see - players.0.money 10
        play 0:end 1:end ; see - players.1.money 122"""
    )


# ---------------------------------------------------------------- 2xx Turn structure and programming


@pytest.mark.clause("EL-201", "EL-204")
def test_four_turns_make_a_period() -> None:
    """Programming, movement, action, four times; then taxes and the election. A new turn clears needles and acts."""
    runner = StatementRunner()
    checked = runner.run("game 2 ; play *s0 0:I1 1:O7")
    told: list[str] = []
    for turn in range(1, 5):
        checked.see(None, "turn", turn)
        checked.see(None, "period", 1)
        checked.see(None, "players.0.needles", {"edgar": None, "lucien": None})
        checked.see(None, "players.0.acted", [])
        runner.run("play 0:Es 0:Ls 1:Ey 1:Ls")
        checked.see(None, "players.1.needles", {"edgar": "y", "lucien": "s"})
        runner.run("play 0:end 1:end")
        told = [type(event).__name__ for event in checked.match.events()]
        assert told.count("Turn") == min(turn + 1, 5)
        assert ("Taxed" in told) == (turn == 4)
    assert told.index("Taxed") < told.index("Elected") < told.index("PeriodEnd") < len(told) - 1
    checked.see(None, "period", 2)
    checked.see(None, "turn", 1)


@pytest.mark.clause("EL-202", "EL-203")
def test_the_order_of_a_turn_stays_until_the_next_begins() -> None:
    """Slots, answers to taxes and bids follow `first`; a Coup in mid-turn changes it only for the next turn."""
    run_statements(
        """game 3 ; play *s1 1:O0 2:I0 0:I2 0:Es 0:Ls 1:Es 1:Ls 2:Es 2:Ls ; set governor 0 ; set hand 1 CO ; see - active 1 ; play 1:E 1:CO
        see - next_first 2 ; see - first 1 ; play 1:end ; see - active 2 ; play 2:end ; see - active 0 ; play 0:end
        see - first 2 ; play 0:Es 0:Ls 1:Es 1:Ls 2:Es 2:Ls ; see - active 2 ; play 2:end ; see - active 0 ; play 0:end
        see - active 1 ; play 1:end ; see - first 2"""
    )


@pytest.mark.clause("EL-210", "EL-211", "EL-212", "EL-213")
def test_every_position_is_legal_for_both_needles_whether_usable_or_not() -> None:
    """Edgar's needle before Lucien's; nothing but needles; a locked seat is done; nobody moves before the last has locked."""
    wheel = "r g y v B O s"
    checked = run_statements(
        f"""game 3 ; play *s0 0:I0 1:O1 2:O7 ; legal 0 {" ".join(f"E{code}" for code in wheel.split())} ; refuse 0 Lr EL-210
        refuse 0 EK EL-211 ; refuse 0 end EL-210
        play 2:EB ; legal 2 {" ".join(f"L{code}" for code in wheel.split())} ; refuse 2 EB EL-210 ; refuse 2 LW EL-211 ; play 2:LB
        see - players.2.locked true
        refuse 2 Es EL-212 ; refuse 2 Ls EL-212 ; see - players.2.edgar "O7" ; play 1:EB 1:LB 0:Er ; see - players.1.edgar "O1"
        see - phase "program" ; play 0:Lr
        see - players.1.edgar "O5" ; see - players.0.edgar "I1" ; see - players.2.edgar "O7" ; see - players.2.locked false"""
    )
    match = run_statements("game 2 ; play *s0 0:I0 1:O1").match
    assert [match.prompt(0), match.prompt(1)] == ["needle-edgar", "needle-edgar"]
    match.play(1, "Es")
    assert [match.prompt(0), match.prompt(1)] == ["needle-edgar", "needle-lucien"]
    match.play(1, "Ls")
    assert [match.prompt(0), match.prompt(1)] == ["needle-edgar", ""]
    told = checked.match.events()
    assert [event.seat for event in told if isinstance(event, events.Locked)] == [0, 1, 2]
    (revealed,) = [event for event in told if isinstance(event, events.Revealed)]
    assert revealed.needles[1] == events.Needles("B", "B")


# ---------------------------------------------------------------- 3xx Movement


@pytest.mark.clause("EL-302", "EL-303", "EL-305")
def test_stay_go_and_cannot_go() -> None:
    checked = run_statements(
        """game 2 ; play *s0 0:I0 1:O3 0:Es 0:LB 1:Er 1:Lr ; see - players.0.edgar "I0" ; see - players.0.lucien "I0"
        see - players.1.edgar "O2" ; see - players.1.lucien "O2" """
    )
    stayed = [event for event in checked.match.events() if isinstance(event, events.Stayed)]
    assert stayed == [events.Stayed(0, "edgar", "chosen"), events.Stayed(0, "lucien", "invalid")]


@pytest.mark.clause("EL-306")
def test_a_possible_move_is_made_and_nothing_blocks() -> None:
    """Four pawns meet on one district; one who set a way must take it."""
    run_statements(
        """game 2 ; play *s0 0:O0 1:O1 0:Ey 0:Ly 1:Ev 1:Lv ; see - players.0.edgar "I0" ; see - players.0.lucien "I0"
        see - players.1.edgar "I0"
        see - players.1.lucien "I0" ; see - asked "who" """
    )
    run_statements(
        """game 4 ; play *s0 0:O1 1:I0 2:I1 3:I2 0:EB 0:Ls 1:Es 1:Ls 2:Es 2:Ls 3:Es 3:Ls ; legal 0 O3 O5 O7 ; refuse 0 O1 EL-304
        refuse 0 end EL-307"""
    )


@pytest.mark.clause("EL-301", "EL-304", "EL-307")
def test_an_exit_is_chosen_knowing_all_earlier_moves() -> None:
    """Seat 0 decides Edgar's exit when seat 1, who is first, has moved both pawns; the rest moves without a decision."""
    checked = run_statements(
        """game 4 ; play *s1 1:O0 2:I1 3:I2 0:O2 0:EO 0:Ly 1:Er 1:LO 2:Es 2:Ls 3:Ey 3:Ls ; see - active 1
        see - players.1.edgar "O1" ; see - pending.who "lucien"
        see - players.3.edgar "I2" ; legal 1 O2 O4 O6 ; refuse 1 O0 EL-304 ; play 1:O4 ; see - players.3.edgar "M4" ; see - active 0
        see - pending.who "edgar"
        legal 0 O0 O4 O6 ; play 0:O6 ; see - asked "who" ; see - active 1"""
    )
    moved = [(event.seat, event.who, event.by) for event in checked.match.events() if isinstance(event, events.Moved)]
    assert moved == [(1, "edgar", "r"), (1, "lucien", "O"), (3, "edgar", "y"), (0, "edgar", "O")]


@pytest.mark.clause("EL-308")
def test_districts_that_meet_in_a_point_are_not_neighbours() -> None:
    """I0 and I2 meet in the Eye, I0 and O2 in a corner: from I0 the four colours lead elsewhere."""
    reached = Counter[str]()
    for code in "rgyv":
        checked = run_statements(f"game 2 ; play *s0 0:I0 1:O4 0:E{code} 0:Ls 1:Es 1:Ls")
        reached[str(view(checked.match).players[0].edgar)] += 1
    assert reached == Counter(["I1", "I3", "O0", "O1"])


@pytest.mark.clause("EL-202", "EL-301")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pawns_move_in_turn_order_in_every_random_game(seats: int) -> None:
    """Between two turns the pawns that moved or stayed are: first seat's Edgar, its Lucien, the next seat's Edgar, ..."""
    table = next(table for table in tables(soiree.game("edgar-lucien")) if table.seats == seats)
    for seed in range(10):
        match, rng = table.match(), Rng(seed)
        while not match.over:
            random_step(match, rng)
        order: list[tuple[int, str]] = []
        first = 0
        for event in match.events():
            if isinstance(event, events.Turn):
                first, order = event.first, []
            elif isinstance(event, events.Stayed) or (isinstance(event, events.Moved) and event.by != "PB"):
                order.append((event.seat, event.who))
            elif isinstance(event, events.Slot) and event.seat == first:
                assert order == [((first + k) % seats, who) for k in range(seats) for who in ("edgar", "lucien")]
