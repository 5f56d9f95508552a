"""Who sees what (8xx, section 7): hands, needles, closed purses, what an Extortion teaches, and the record as each reads it."""

import json

import pytest

import soiree
from soiree.core.match import Reader, replay
from soiree.core.records.record import Record
from soiree.core.rng import Rng
from soiree.games.edgar_lucien import events
from soiree.games.edgar_lucien.rules import EdgarLucien
from soiree.games.edgar_lucien.view import View
from tests.games.edgar_lucien_language import run_statements

STAND2 = "0:Es 0:Ls 1:Es 1:Ls"
STAND3 = f"{STAND2} 2:Es 2:Ls"
READERS: tuple[Reader, ...] = (0, 1, 2, "onlooker")


def steps(match: soiree.Match, reader: Reader) -> str:
    return " ".join(str(step) for step in match.steps(reader))


# ---------------------------------------------------------------- what is open and what is not


@pytest.mark.clause("EL-801")
def test_everything_but_hands_needles_and_closed_purses_is_the_same_for_all() -> None:
    checked = run_statements(
        f"""game 3 ; play *s0 0:O6 1:I1 2:O4 {STAND3} ; set hand 1 RA RA ; set protection 2 ; set governor 1 ; set certificate dandy 2
        play 0:E 0:draw *PB *ST 0:end 1:end 2:E 2:heist 2:end"""
    )
    seen = [json.loads(checked.match.view(reader).json()) for reader in (0, 1, 2, None)]
    for view in seen:
        for secret in ("seat", "hand", "known"):
            del view[secret]
        for player in view["players"]:
            del player["needles"]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert seen[0]["players"][0]["cards"] == 2
    assert seen[0]["deck"] == 16


@pytest.mark.clause("EL-802")
def test_a_hand_is_its_owners_business() -> None:
    checked = run_statements(f"game 2 ; play *s0 0:O6 1:I1 {STAND2} 0:E 0:draw *PB *SW")
    checked.see(0, "hand", {"PB": 1, "SW": 1})
    checked.see(1, "hand", {})
    checked.see(None, "hand", None)
    checked.see(1, "known", {})
    checked.see(None, "known", None)
    match = checked.match
    assert steps(match, 0).endswith("0:E 0:draw *PB *SW")
    assert steps(match, 1).endswith("0:E 0:draw *? *?")
    assert steps(match, "onlooker").endswith("0:E 0:draw *? *?")
    drawn = {reader: [event for event in match.events(reader) if isinstance(event, events.Drew)] for reader in (0, 1)}
    assert drawn[0] == [events.Drew(0, "PB"), events.Drew(0, "SW")]
    assert drawn[1] == [events.Drew(0, None), events.Drew(0, None)]


# ---------------------------------------------------------------- needles


@pytest.mark.clause("EL-803", "EL-212")
def test_a_needle_is_nobodys_business_before_the_reveal() -> None:
    """Not by view, record, events, or whose turn it is: a first needle changes nothing at all for anybody else."""
    match = run_statements("game 3 ; play *s0 0:I0 1:O1 2:O7").match
    before = [(match.view(seat).json(), steps(match, seat), match.events(seat)) for seat in (0, 2)]
    match.play(1, "Ev")
    assert [(match.view(seat).json(), steps(match, seat), match.events(seat)) for seat in (0, 2)] == before
    assert match.actors == {0, 1, 2}
    assert steps(match, 1).endswith("2:O7 1:Ev")
    assert json.loads(match.view(1).json())["players"][1]["needles"] == {"edgar": "v", "lucien": None}
    match.play(1, "LB")
    told = match.events(0)
    assert told[-1] == events.Locked(1)
    assert steps(match, 0).endswith("2:O7")
    assert steps(match, "onlooker").endswith("2:O7")
    assert '"locked":true,"needles":{"edgar":null,"lucien":null}' in match.view(0).json()
    assert match.actors == {0, 2}
    for seat, needle in ((2, "Es"), (0, "Es"), (0, "Ls"), (2, "Ls")):
        match.play(seat, needle)
    for reader in READERS:
        assert steps(match, reader).endswith("0:Es 0:Ls 1:Ev 1:LB 2:Es 2:Ls"), "by seat, whatever the order was"
        assert json.loads(match.view(None if reader == "onlooker" else int(reader)).json())["players"][1]["needles"] == {
            "edgar": "v",
            "lucien": "B",
        }


@pytest.mark.clause("EL-803")
def test_the_needles_of_a_past_turn_stay_in_every_record() -> None:
    """At the start of the next programming, before anybody has set anything, and while others set theirs."""
    match = run_statements("game 2 ; play *s0 0:I0 1:O1 0:Ev 0:Ls 1:Es 1:LB 0:end 1:end").match
    for reader in (0, 1, "onlooker"):
        assert steps(match, reader) == "*s0 0:I0 1:O1 0:Ev 0:Ls 1:Es 1:LB 0:end 1:end"
    match.play(1, "Er")
    assert steps(match, 0) == "*s0 0:I0 1:O1 0:Ev 0:Ls 1:Es 1:LB 0:end 1:end"
    assert steps(match, 1).endswith("0:end 1:end 1:Er")


@pytest.mark.clause("EL-210", "EL-212")
def test_what_is_set_can_be_taken_back_until_the_seat_is_locked() -> None:
    match = run_statements("game 3 ; play *s0 0:I0 1:O1 2:O7 1:Ev 0:Er 1:LB").match
    with pytest.raises(soiree.CannotTakeBack, match="locked until the others"):
        match.take_back(1)
    with pytest.raises(soiree.CannotTakeBack):
        match.take_back(2)
    assert match.take_back(0) == "Er"
    assert match.moves(0)[0] == "Er"
    assert [event for event in match.events() if isinstance(event, events.Locked)] == [events.Locked(1)]
    assert match.actors == {0, 2}


def test_a_record_of_an_unfinished_programming_loads_and_goes_on() -> None:
    match = run_statements("game 3 ; play *s0 0:I0 1:O1 2:O7 2:Ev 0:Er 2:LB 1:Es").match
    again = replay(match.game, Record.parse(match.record()))
    assert again.record() == match.record()
    assert [again.view(seat).json() for seat in (0, 1, 2, None)] == [match.view(seat).json() for seat in (0, 1, 2, None)]
    for one in (match, again):
        for seat, needle in ((0, "Lr"), (1, "Ls")):
            one.play(seat, needle)
    assert again.record() == match.record()
    assert again.events() == match.events()


def test_within_a_slot_everything_else_can_be_taken_back() -> None:
    """Until a chance outcome, another seat's answer, the end of the slot; with closed purses, a robbery too."""
    match = run_statements(f"game 2 ; play *s0 0:O4 1:I1 {STAND2} 0:E 0:heist").match
    assert [match.take_back(0), match.take_back(0)] == ["heist", "E"]
    with pytest.raises(soiree.CannotTakeBack):
        match.take_back(0)
    for money, barred in (("open", False), ("closed", True)):
        match = run_statements(f"game 2 money={money} ; play *s0 0:O1 1:O0 0:Es 0:Ls 1:Es 1:Lr 0:E 0:rob 0:s1").match
        assert bool(match.cannot_take_back(0)) == barred
    match = run_statements(f"game 2 ; play *s0 0:O6 1:I1 {STAND2} 0:E 0:draw").match
    assert match.cannot_take_back(0)


# ---------------------------------------------------------------- closed purses


@pytest.mark.clause("EL-804")
def test_closed_purses_are_seen_by_their_owner_until_the_end() -> None:
    closed = f"game 3 money=closed ; play *s0 0:O1 1:I1 2:O4 {STAND3} ; set money 1 15 ; set money 2 7"
    checked = run_statements(
        f"""{closed} ; see 1 players.1.money 15 ; see 1 players.1.conditions.dandy "fact" ; see 1 players.1.held 1
        see 1 players.2.money null
        see 0 players.1.money null ; see 0 players.1.conditions.dandy null ; see 0 players.1.held null ; see - players.1.money null
        set certificate dandy 1 ; see 0 players.1.conditions.dandy "certificate" ; see 0 players.1.held 1
        see 1 players.1.conditions.dandy "both"
        set certificate dandy - ; set certificate collector 0 ; set certificate bureaucrat 0 ; set money 0 11 ; set hand 0 FS
        play 0:E 0:FS
        see 2 result {{"reason":"victory","winners":[0]}} ; see 2 players.1.money 15 ; see - players.1.conditions.dandy "fact"
        see - players.0.held 3"""
    )
    assert events.Gained(0, 0, 4, "FS") in checked.match.events(2), "a fixed gain is no secret"


@pytest.mark.clause("EL-804")
def test_a_robbery_of_a_closed_purse_is_seen_by_two_seats() -> None:
    match = run_statements("game 3 money=closed ; play *s0 0:O1 1:O0 2:O4 0:Es 0:Ls 1:Es 1:Lr 2:Es 2:Ls 0:E 0:rob 0:s1").match
    robbed = {reader: next(event for event in match.events(reader) if isinstance(event, events.Robbed)) for reader in READERS}
    assert robbed[0] == robbed[1] == events.Robbed(0, 1, 3)
    assert robbed[2] == robbed["onlooker"] == events.Robbed(0, 1, None)
    assert all(steps(match, reader).endswith("0:E 0:rob 0:s1") for reader in READERS), "the decisions are open"


@pytest.mark.clause("EL-804", "EL-613")
def test_who_learns_something_of_a_closed_purse() -> None:
    """`shown`: the robber; all others of a seat that a Smear Threat passes over or not; and of one that money would make win."""
    start = f"game 3 money=closed ; play *s0 0:O1 1:I1 2:O4 {STAND3} ; set hand 0 ST FS"
    robber = run_statements("game 3 money=closed ; play *s0 0:O1 1:O0 2:O4 0:Es 0:Ls 1:Es 1:Lr 2:Es 2:Ls 0:E 0:rob 0:s1").match.state
    assert robber.shown == 0b001
    for money in (0, 5):
        smeared = run_statements(f"{start} ; set popularity 1 0 ; set money 1 {money} ; play 0:E 0:ST").match.state
        assert smeared.shown == 255 - 0b010
    for money, shown in ((5, 255 - 0b001), (11, 255)):
        close = run_statements(
            f"{start} ; set certificate collector 0 ; set certificate bureaucrat 0 ; set money 0 {money} ; play 0:E 0:FS"
        ).match.state
        assert close.shown == shown
    quiet = run_statements(f"{start} ; set certificate collector 0 ; play 0:E 0:FS").match.state
    assert quiet.shown == 0
    open_purses = run_statements(f"{start.replace('closed', 'open')} ; set popularity 1 0 ; set money 1 0 ; play 0:E 0:ST").match.state
    assert open_purses.shown == 0


ROBBED = "play *s0 0:O1 1:O0 2:O4 0:Es 0:Ls 1:Es 1:Lr 2:Es 2:Ls ; set money 1 9 ; play 0:E 0:rob 0:s1"


def money_seen(match: soiree.Match, reader: Reader) -> int | None:
    """What the reader sees in the purse of seat 1."""
    view = match.view(reader if isinstance(reader, int) else None)
    assert isinstance(view, View)
    return view.players[1].money


@pytest.mark.clause("EL-806")
def test_who_is_robbed_shows_the_robber_a_hidden_purse() -> None:
    match = run_statements(f"game 3 money=hidden ; {ROBBED}").match
    shown = {reader: [event for event in match.events(reader) if isinstance(event, events.PurseShown)] for reader in READERS}
    assert shown[0] == shown[1] == [events.PurseShown(1, 0, 9)]
    assert shown[2] == shown["onlooker"] == [events.PurseShown(1, 0, None)]
    assert [money_seen(match, reader) for reader in READERS] == [4, 4, None, None]
    game = soiree.game("edgar-lucien")

    def believed(seat: int) -> set[int]:
        samples = [game.sample(match.view(seat), Rng(seed)) for seed in range(20)]
        return {int(sample.money(1)) for sample in samples if isinstance(sample, EdgarLucien)}

    assert believed(0) == {4}, "a bot that robs knows it"
    assert len(believed(2)) > 5, "another bot does not"
    seen = [game.features(3).row(match.state, seat) for seat in (0, 2)]
    money = game.features(3).names()
    assert seen[0][money.index("players[+1].money")] == 4
    assert seen[1][money.index("players[+2].money")] == 0


@pytest.mark.clause("EL-806")
def test_a_purse_that_was_shown_is_closed_by_any_change() -> None:
    """By taxes, a purchase, a bid; and by a robbery of nothing, too: what is seen must not depend on what is hidden."""
    robbed = f"game 3 money=hidden ; {ROBBED} ; play 0:end"
    run_statements(f"{robbed} 1:L 1:buyout 1:end ; see 0 players.1.money null")
    emptied = run_statements(f"{robbed} ; set money 1 0 ; set pawn 2 edgar O1 ; play 1:end 2:E 2:rob 2:s1")
    assert [money_seen(emptied.match, reader) for reader in READERS] == [None, 0, 0, None]
    elsewhere = run_statements(f"{robbed} ; set pawn 2 edgar O1 ; set pawn 0 lucien O1 ; set pawn 0 edgar O0 ; play 1:end 2:E 2:rob 2:s0")
    assert [money_seen(elsewhere.match, reader) for reader in READERS] == [4, 4, None, None], "what becomes of the robber changes nothing"


def test_records_from_before_keep_their_meaning() -> None:
    """`closed` shows the robber nothing but the amount, and a record that names no option is one of open money and 15 periods."""
    old = run_statements(f"game 3 money=closed ; {ROBBED}").match
    assert [money_seen(old, reader) for reader in READERS] == [None, 4, None, None]
    assert not [event for event in old.events(0) if isinstance(event, events.PurseShown)]
    assert soiree.load('[Game "edgar-lucien"]\n[Seats "2"]\n\n*s0\n').options == {"money": "open", "metro": "lines", "periods": 15}
    assert "closed" not in soiree.game("edgar-lucien").options["money"].values, "not offered to new tables"


# ---------------------------------------------------------------- what an Extortion teaches


@pytest.mark.clause("EL-805")
def test_the_victim_knows_the_card_until_it_is_played() -> None:
    run_statements(
        f"""game 3 ; play *s0 0:O1 1:O0 2:O6 {STAND3} ; set pawn 1 edgar O1 ; set hand 0 EX ; set hand 1 ST ST PB ; play 0:E 0:EX 0:s1 *ST
        see 1 known {{"0":{{"ST":1}}}} ; see 0 known {{}} ; see 2 known {{}} ; play 0:end 1:end 2:end {STAND3} 0:E 0:ST
        see 1 known {{}}"""
    )


@pytest.mark.clause("EL-805")
def test_an_extortion_is_read_by_two() -> None:
    checked = run_statements(
        f"""game 3 ; play *s0 0:O1 1:O0 2:O6 {STAND3} ; set pawn 1 edgar O1 ; set hand 0 EX ; set hand 1 ST PB ; play 0:E 0:EX 0:s1 *ST"""
    )
    match = checked.match
    assert [str(match.steps(reader)[-1]) for reader in READERS] == ["*ST", "*ST", "*?", "*?"]
    told = {reader: next(event for event in match.events(reader) if isinstance(event, events.Extorted)) for reader in READERS}
    assert told[0] == told[1] == events.Extorted(0, 1, "ST")
    assert told[2] == told["onlooker"] == events.Extorted(0, 1, None)
