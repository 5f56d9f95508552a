"""The rest of the room: positions, belief, invariants, the bound on the length of a game."""

import re

import pytest

import soiree
from soiree.core.conformance import Table, random_step, tables
from soiree.core.rng import Rng
from soiree.games.edgar_lucien import events
from soiree.games.edgar_lucien.box import Box
from soiree.games.edgar_lucien.invariants import violations, violations_between
from soiree.games.edgar_lucien.rules import EdgarLucien
from soiree.games.edgar_lucien.view import View
from tests.specs import spec

GAME = soiree.game("edgar-lucien")
STAND2 = "0:Es 0:Ls 1:Es 1:Ls"


def state_at(*statements: str, seats: int = 2) -> EdgarLucien:
    state = soiree.position("edgar-lucien", list(statements), seats=seats).state
    assert isinstance(state, EdgarLucien)
    return state


# ---------------------------------------------------------------- positions


def test_a_position_is_a_list_of_statements_or_a_line() -> None:
    listed = soiree.position("edgar-lucien", ["play *s0 0:O1 1:I2", "set money 0 9"])
    line = soiree.position("edgar-lucien", "play *s0 0:O1 1:I2 ; set money 0 9")
    assert listed.view(0).json() == line.view(0).json()
    match = soiree.position("edgar-lucien", ["play *s0 0:O1 1:I2 idle", "set hand 1 PB"])
    for step in STAND2.split():
        match.play(int(step[0]), step[2:])
    again = soiree.load(match.record())
    assert again.record() == match.record()
    assert again.view(1).json() == match.view(1).json()


@pytest.mark.parametrize(
    ("at", "reason"),
    [
        (7, "a list of statements"),
        ([7], "not int"),
        (["jump"], "begins with 'play' or with 'set'"),
        (["set"], "begins with"),
        (["set luck 0 7"], "money, popularity"),
        (["play 0:O1"], "nothing to decide"),
        (["play *s0 O1"], "neither a decision nor"),
        (["play *s0 0:M1"], "not legal"),
        (["set money 0 -1"], "not one of"),
        (["set money 9 1"], "no seat 9"),
        (["set money 0"], "not enough values"),
        (["set money 0 99999"], "not one of"),
        (["set popularity 0 55"], "not one of 0, 10"),
        (["set turn 5"], "not one of"),
        (["set owner M1=0"], "not on this map"),
        (["set owner Q1=0"], "tuple.index"),
        (["set pawn 0 oscar O1"], "tuple.index"),
        (["set hand 0 SW SW"], "more cards of a title"),
        (["set hand 0 PB PB", "set hand 1 PB"], "the deck does not hold"),
        (["set hand 0 XX"], "tuple.index"),
        (["set certificate wizard 0"], "tuple.index"),
        (["set certificate dandy 0", "set certificate zealot 0", "set certificate collector 0"], "7 no three conditions"),
    ],
)
def test_what_the_rules_could_not_have_is_refused(at: object, reason: str) -> None:
    with pytest.raises(soiree.BadPosition, match=reason):
        soiree.position("edgar-lucien", at)


# ---------------------------------------------------------------- belief


def test_a_view_that_no_world_agrees_with_is_refused() -> None:
    """Lucien acts, but in no world could he: an invented view."""
    match = soiree.position("edgar-lucien", ["play *s0 0:O1 1:I1", f"play {STAND2}"])
    text = (
        match.view(1)
        .json()
        .replace('"asked":"who"', '"asked":"lucien-action"')
        .replace('"pending":null', '"pending":{"who":"lucien","action":null,"doubled":false,"left":0,"queue":[]}')
    )
    with pytest.raises(soiree.BadView, match="no state is consistent"):
        GAME.sample(GAME.read_view(text), Rng(1))


def test_the_seat_that_is_asked_can_answer_in_every_world() -> None:
    """Seat 0 said that Edgar acts, and nothing but a card lets him: seat 1 holds it possible that it is any playable one."""
    match = soiree.position("edgar-lucien", [f"play *s0 0:O1 1:I1 {STAND2}", "set hand 0 FS", "play 0:E"])
    hands = set()
    for seed in range(300):
        world = GAME.sample(match.view(1), Rng(seed))
        assert isinstance(world, EdgarLucien)
        assert len(world.legal(0)) > 0
        assert world.view(1) == match.view(1)
        hands.add(GAME.secrets(world, 1)[0])
    assert hands == {"hand0:PB", "hand0:ST", "hand0:FS", "hand0:RA", "hand0:RE", "hand0:CR"}


# ---------------------------------------------------------------- invariants


def test_each_broken_invariant_is_found() -> None:
    def broken(change: str) -> list[str]:
        state = state_at(f"play *s0 0:O1 1:I1 {STAND2}")
        exec(change, {"state": state})
        return [name.split()[0] for name in violations(state)]

    assert broken("") == []
    assert broken("state.deck_left -= 1") == ["1"]
    assert broken("state.hand0 += 1") == ["1"]
    assert broken("state.set_popularity(0, 55)") == ["2"]
    assert broken("state.set_popularity(0, 110)") == ["2"]
    assert broken("state.put_pawn(0, 0, 5)") == ["3"]
    assert broken("state.estates_low |= 1 << 32 + 13") == ["3"]
    assert broken("state.certificates = 0x11") == ["5"]
    assert broken("state.acts(1, 0)") == ["6"]
    assert broken("state.certificates = 7") == ["7"]
    assert broken("state.waiting = 3") == []
    assert broken("state.set_known(0, 1, 1)") == ["11"]
    assert broken("state.left = 0; state.queue = 1") == ["what"]


def test_each_broken_step_is_found() -> None:
    def broken(change: str) -> list[str]:
        before = state_at(f"play *s0 0:O1 1:I1 {STAND2}")
        after = before.copy()
        exec(change, {"state": after})
        return [name.split()[0] for name in violations_between(before, after)]

    assert broken("state.set_money(0, 6)") == ["4"]
    assert broken("state.certificates = 1") == ["5"]
    assert broken("state.certified = 1") == ["5"]
    assert broken("state.marks = 1; state.period = 2") == ["6"]
    assert broken("state.governor = 1") == ["8"]
    assert broken("state.first = 1") == ["9"]
    assert broken("state.period = 2; state.governor = 1; state.first = 1") == ["9"]


# ---------------------------------------------------------------- refusals


def clauses_by_prompt() -> dict[str, set[str]]:
    """The list "Why not" of section 5: which clauses may refuse a token at each prompt."""
    listed = spec("edgar_lucien").partition("**Why not.**")[2].partition("**Record order")[0]
    found: dict[str, set[str]] = {}
    for prompts, refusals in re.findall(r"^- (`.*?`): (.*)$", listed, flags=re.MULTILINE):
        for prompt in re.findall(r"`([a-z-]+)`", prompts):
            found[prompt] = set(re.findall(r"EL-\d+", refusals))
    empty = {"EL-512", "EL-521", "EL-523", "EL-543"}
    found["double"] |= empty
    found["remote"] |= empty
    found["edgar-action"] |= {f"EL-{card}" for card in range(611, 624)}
    return found


def test_every_refusal_names_a_clause_of_the_table_why_not() -> None:
    allowed = clauses_by_prompt()
    seen: dict[str, set[str]] = {prompt: set() for prompt in allowed}
    for table in tables(GAME):
        if table.options["periods"] != 15:
            continue
        match, rng = table.match(), Rng(2)
        while not match.over:
            state = match.state
            for seat in match.actors:
                refused = {state.why_not(seat, action) for action in range(222)} - {""}
                seen[state.prompt(seat)] |= refused
            for seat in set(range(match.seats)) - match.actors:
                assert state.why_not(seat, 0) in {"EL-105", "EL-106", "EL-212", "EL-301", "EL-401", "EL-511", "EL-617", "EL-712"}
            random_step(match, rng)
        assert match.state.why_not(0, 0) == ("EL-903" if match.reason == "victory" else "EL-911")
    assert len([prompt for prompt, clauses in seen.items() if clauses]) >= len(allowed) - 2, "rare prompts may be missed"
    assert {prompt: clauses - allowed[prompt] for prompt, clauses in seen.items() if clauses - allowed[prompt]} == {}
    assert sum(len(clauses) for clauses in seen.values()) >= 45


# ---------------------------------------------------------------- 14 Length


@pytest.mark.parametrize("table", [table for table in tables(GAME) if table.options == GAME.check_options(None)], ids=str)
def test_a_slot_has_at_most_nine_decisions_and_a_game_an_end(table: Table) -> None:
    """Counted over random games: decisions in a slot, and in all, with the chance nodes, against the bound of the spec."""
    seats, periods = table.seats, 15
    for seed in range(15):
        match, rng = table.match(), Rng(seed)
        in_slot = 0
        while not match.over:
            view = match.view(None)
            assert isinstance(view, View)
            before = len(match.log)
            step = random_step(match, rng)
            in_slot += view.phase == "act" and step.seat is not None
            assert in_slot <= 9
            if any(isinstance(event, events.SlotEnd) for event in match.events(since=before)):
                in_slot = 0
        steps = match.steps()
        chance = sum(step.seat is None for step in steps)
        assert len(steps) - chance <= seats + periods * (53 * seats + 120)
        assert chance <= 1 + 16 * seats * periods


# ---------------------------------------------------------------- the box


def test_the_facts_of_the_box() -> None:
    assert isinstance(GAME.box, Box)
    assert (GAME.id, GAME.prefix, GAME.year, GAME.seats, GAME.minutes, GAME.age) == ("edgar-lucien", "EL", 2017, (2, 3, 4), (45, 45), 14)
    assert {name: option.default for name, option in GAME.options.items()} == {"money": "open", "metro": "lines", "periods": 15}
    constants = {name: entry["value"] for name, entry in GAME.box.data["constants"].items()}
    components = {name: entry["value"] for name, entry in GAME.box.data["components"].items()}
    assert constants["bid_cap"] == components["bonds_of_1"] + 5 * components["bonds_of_5"]
    assert sum(card["count"] for card in GAME.box.data["cards"]) == components["shenanigan_cards"] == 20
    assert len(GAME.notation().actions) == 222


def test_the_action_space_is_the_table_of_section_5() -> None:
    tokens = GAME.notation().actions
    ends = {
        **dict(zip((0, 3, 4, 19, 20, 28, 29, 37, 38, 40), ["I0", "I3", "M0", "O7", "Er", "Es", "Lr", "Ls", "E", "end"], strict=True)),
        **dict(
            zip(
                (41, 42, 45, 46, 58, 59, 60, 61, 64),
                ["rob", "draw", "requisition", "PB", "SW", "buy", "buyout", "speech", "support"],
                strict=True,
            )
        ),
        **dict(zip((65, 68, 69, 74, 75, 78, 79, 80), ["s0", "s3", "s0+s1", "s2+s3", "dandy", "zealot", "pop", "cogs"], strict=True)),
        **dict(zip((81, 90, 91, 100, 101, 102, 221), ["c1", "c10", "p1", "p10", "fold", "b1", "b120"], strict=True)),
    }
    assert {number: tokens[number] for number in ends} == ends
