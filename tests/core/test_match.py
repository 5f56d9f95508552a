"""Match: looking, playing, taking back, and who reads what in the record."""

import itertools

import pytest

import soiree
from soiree.core.conformance import Table, tables
from soiree.core.match import Match, replay
from soiree.core.records.record import Record
from soiree.core.texts.message import Message
from tests.cloakroom.events import Ready
from tests.flaws import cloakroom

HANDS = {"active": 0, "hal": -1, "deb": 1, "hand0": "S S B1 B2 B2 H2 D3 Dm", "hand1": "S S S S B2 H2 H2 H2"}


def toy(seats: int = 2) -> Match:
    return next(table for table in tables(cloakroom()) if table.seats == seats).match()


def play(match: Match, steps: str) -> Match:
    for step in steps.split():
        if step.startswith("*"):
            match.deal(step[1:])
        else:
            match.play(int(step[0]), step[2:])
    return match


# ---------------------------------------------------------------- the words of the README


def test_a_match_from_a_seed_is_the_same_match() -> None:
    one, two = soiree.new("times-square", seed=7), soiree.new("times-square", seed=7)
    assert one.record() == two.record()
    assert one.record() != soiree.new("times-square", seed=8).record()
    assert soiree.new("times-square").record() != soiree.new("times-square").record()


def test_chance_by_hand() -> None:
    match = soiree.new("times-square", dealer="manual")
    assert match.actors == set()
    assert match.chance() == {"h0": 1, "h1": 1}
    match.deal("h0")
    assert sum(match.chance().values()) == 55
    with pytest.raises(soiree.BadChance, match="possible: S B1"):
        match.deal("h1")
    with pytest.raises(soiree.BadChance, match="did you mean"):
        match.deal("B9")


def test_chance_by_script_then_by_hand() -> None:
    match = soiree.new("times-square", dealer=soiree.scripted("*h1 S S B1"))
    assert [str(step) for step in match.steps()] == ["*h1", "*S", "*S", "*B1"]
    assert len(match.chance()) == 13
    with pytest.raises(soiree.BadChance, match=r"number 2 of the script"):
        soiree.new("times-square", dealer=soiree.scripted(["h1", "h0"]))


# ---------------------------------------------------------------- refusals


def test_each_kind_of_wrong_has_its_exception_and_says_what_would_be_right() -> None:
    match = soiree.position("times-square", HANDS)
    before = match.record()
    with pytest.raises(soiree.NotYourTurn, match=r"to decide: seat 0 \(TS-201\)") as refusal:
        match.play(1, "S")
    assert refusal.value.clause == "TS-201"
    with pytest.raises(soiree.IllegalMove, match=r"may not play 'H3' now \(TS-405\); legal: S SS B1n"):
        match.play(0, "H3")
    with pytest.raises(soiree.UnknownMove, match=r"'B3n' is not a move of this game; did you mean") as unknown:
        match.play(0, "B3n")
    assert unknown.value.clause == ""
    assert unknown.value.say == Message("refusal-unknown", {"token": "B3n"})
    with pytest.raises(soiree.BadSeats, match="0 to 1"):
        match.play(2, "S")
    with pytest.raises(soiree.BadSeats):
        match.play(True, "S")
    with pytest.raises(soiree.IllegalMove, match="a token such as 'S', not int"):
        match.play(0, 3)  # type: ignore[arg-type]  # on purpose
    with pytest.raises(soiree.BadChance, match="no chance outcome is due now; to decide: seat 0"):
        match.deal("S")
    assert match.record() == before


def test_after_the_end_nobody_moves() -> None:
    at = HANDS | {"sue": -6, "guards": [-7, -2], "hal": -8, "deb": -8}
    match = play(soiree.position("times-square", at), "0:SS")
    assert (match.over, match.result, match.returns, match.reason) == (True, "1 0", [1.0, 0.0], "sue")
    with pytest.raises(soiree.GameOver, match=r"the game is over \(1 0\)") as refusal:
        match.play(0, "x")
    assert refusal.value.clause == "TS-906"
    assert refusal.value.say == Message("refusal-over")
    with pytest.raises(soiree.CannotTakeBack) as late:
        match.take_back(0)
    assert late.value.say == Message("refusal-undo-over")
    with pytest.raises(soiree.BadChance, match="the game is over"):
        match.deal("S")


def test_why_not_names_the_clause_in_both_languages() -> None:
    match = soiree.position("times-square", HANDS)
    assert match.why_not(0, "S") is None
    english, french = match.why_not(0, "H3"), match.why_not(0, "H3", language="fr")
    assert english is not None
    assert french is not None
    assert english.clause == french.clause == "TS-405"
    assert english.text == "You do not have the card “Hal 3” in your hand."
    assert french.text == "Vous n’avez pas la carte « Hans 3 » en main."
    assert english.say == french.say == Message("refusal-TS-405", {"card": Message("card-H3")})
    unknown = match.why_not(0, "nonsense")
    assert unknown is not None
    assert (unknown.clause, "not a move of this game" in unknown.text) == ("", True)


def test_who_has_nothing_to_decide_reads_who_has() -> None:
    """Each reason in both languages: another seat's turn, a choice that is locked, chance."""
    match = soiree.position("times-square", HANDS)
    early = match.why_not(1, "S")
    assert early is not None
    assert early.text == "It is not your turn to decide. Waiting for: Seat 0."
    city = play(soiree.new("edgar-lucien", dealer="manual"), "*s0 0:O1 1:I2 0:Es 0:Ls")
    locked, french = city.why_not(0, "Es"), city.why_not(0, "Es", language="fr")
    assert locked is not None
    assert french is not None
    assert (locked.clause, locked.text) == ("EL-212", "Your choice is locked. Waiting for: Seat 1.")
    assert french.text == "Votre choix est verrouillé. On attend\u202f: Place 1."
    with pytest.raises(soiree.CannotTakeBack) as final:
        city.take_back(0)
    assert final.value.say == Message("refusal-undo-locked")
    dealing = soiree.new("times-square", dealer="manual").why_not(0, "S")
    assert dealing is not None
    assert dealing.say == Message("refusal-chance")
    with pytest.raises(soiree.CannotTakeBack) as nothing:
        match.take_back(0)
    assert nothing.value.say == Message("refusal-undo-nothing")


# ---------------------------------------------------------------- taking back


def test_take_back_within_a_turn_until_something_is_learned() -> None:
    match = soiree.position("times-square", HANDS)
    start = match.view(0).json()
    assert match.cannot_take_back(0) == "seat 0 has not decided anything yet"
    play(match, "0:B2b 0:B1n")
    assert len(match.events(0)) == 5
    assert match.take_back(0) == "B1n"
    assert match.take_back(0) == "B2b"
    assert match.view(0).json() == start
    assert match.events(0) == []
    play(match, "0:S 0:x *B2")
    with pytest.raises(soiree.CannotTakeBack, match="something has been learned") as refused:
        match.take_back(0)
    assert refused.value.say == Message("refusal-undo-learned")
    with pytest.raises(soiree.CannotTakeBack):
        match.take_back(1)


def test_a_lure_passes_the_turn_and_stays() -> None:
    match = play(soiree.position("times-square", HANDS), "0:Ls")
    with pytest.raises(soiree.CannotTakeBack):
        match.take_back(0)


def test_take_back_in_a_sealed_phase_leaves_the_others_alone() -> None:
    match = play(toy(), "*3 *5 0:red 1:black 0:bid2")
    assert match.take_back(0) == "bid2"
    assert match.take_back(1) == "black"
    play(match, "0:bid0 1:red 1:bid1")
    assert [str(step) for step in match.steps()] == ["*3", "*5", "0:red", "0:bid0", "1:red", "1:bid1"]
    with pytest.raises(soiree.CannotTakeBack):
        match.take_back(0)


def test_who_has_seen_something_hidden_takes_nothing_back() -> None:
    match = play(toy(), "*3 *5 0:red 0:bid2 1:red 1:bid0 0:peek")
    with pytest.raises(soiree.CannotTakeBack):
        match.take_back(0)


# ---------------------------------------------------------------- the record by reader


def test_a_reader_sees_its_own_cards_only() -> None:
    match = soiree.new("times-square", dealer=soiree.scripted("h1 S S B1 B2 H2 D3 D4 Dm D5 D2 H2 Bc B2 B1 S S"))
    copies = {reader: " ".join(str(step) for step in match.steps(reader)) for reader in (0, 1, "onlooker")}
    assert copies[0] == "*h1 *S *S *B1 *B2 *H2 *D3 *D4 *Dm *? *? *? *? *? *? *? *?"
    assert copies[1] == "*h1 *? *? *? *? *? *? *? *? *D5 *D2 *H2 *Bc *B2 *B1 *S *S"
    assert copies["onlooker"] == "*h1" + " *?" * 16
    assert '[Reader "0"]' in match.record(0)
    assert '[Reader "onlooker"]' in match.record("onlooker")
    with pytest.raises(soiree.BadRecord, match="a copy for one reader"):
        soiree.load(match.record(0))


def test_sealed_decisions_are_nobodys_business_until_all_are_taken() -> None:
    match = play(toy(3), "*1 *2 *3 2:red 0:black 2:bid1")
    assert [str(step) for step in match.steps(0)][3:] == ["0:black"]
    assert [str(step) for step in match.steps(2)][3:] == ["2:red", "2:bid1"]
    assert [str(step) for step in match.steps("onlooker")][3:] == []
    play(match, "1:red 0:bid0 1:bid2")
    written = ["0:black", "0:bid0", "1:red", "1:bid2", "2:red", "2:bid1"]
    assert all([str(step) for step in match.steps(reader)][3:] == written for reader in (0, 1, 2, "onlooker"))


def test_a_sealed_phase_is_recorded_by_seat_once_it_is_over() -> None:
    """Before, in the order in which it happened; afterwards by seat, so that a replay of the record tells the same."""
    match = play(toy(3), "*1 *2 *3 2:red 2:bid1 0:black 1:red 1:bid2")
    assert [event.json() for event in match.events(0)] == ['{"event":"ready","seat":2}', '{"event":"ready","seat":1}']
    play(match, "0:bid0")
    ready = [event for event in match.events(0) if isinstance(event, Ready)]
    assert [event.seat for event in ready] == [0, 1, 2]
    again = replay(match.game, Record.parse(match.record()))
    assert again.events() == match.events()
    assert again.record() == match.record()


def test_what_came_before_a_sealed_phase_stays_written_when_it_begins() -> None:
    match = play(toy(2), "*1 *2")
    assert [str(step) for step in match.steps(0)] == ["*1", "*?"]
    assert [str(step) for step in match.steps("onlooker")] == ["*?", "*?"]


def test_every_interleaving_of_sealed_decisions_gives_the_same_match() -> None:
    steps = ["0:red", "0:bid1", "1:black", "1:bid1", "2:red", "2:bid2"]
    orders = [
        order
        for order in itertools.permutations(steps)
        if all(order.index(a) < order.index(b) for a, b in zip(steps[::2], steps[1::2], strict=True))
    ]
    assert len(orders) == 90
    records = {play(toy(3), "*1 *2 *3 " + " ".join(order)).record() for order in orders}
    assert len(records) == 1


def test_a_hidden_decision_reads_as_a_question_mark_until_all_is_revealed() -> None:
    match = play(toy(3), "*1 *2 *3 0:red 0:bid2 1:red 1:bid0 2:red 2:bid0 0:peek")
    hidden = [step.token for step in play(match, "0:yes").steps(1)]
    assert hidden[-1] == "yes", "after the end everything is shown"
    assert match.result == "1/2 0 1"
    table: Table = tables(cloakroom())[0]
    assert str(table) == "toy-cloakroom seats=2"


def test_what_a_view_shows_is_the_whole_truth_of_a_copy() -> None:
    match = soiree.new("times-square", seed=1)
    copy = match.state
    (seat,) = match.actors
    copy.apply(seat, copy.legal(seat)[0])
    assert len(match.steps()) == 17, "playing on a copy of the state does not touch the match"
    assert repr(match).startswith("<Match times-square: 17 steps, to decide: seat")


def test_before_the_first_sealed_decision_a_reader_reads_all_that_came_before() -> None:
    match = play(toy(), "*3 *5")
    assert [str(step) for step in match.steps(0)] == ["*3", "*?"]
    assert [str(step) for step in match.steps("onlooker", since=1)] == ["*?"]
    play(match, "0:red")
    assert [str(step) for step in match.steps(1)] == ["*?", "*5"]
