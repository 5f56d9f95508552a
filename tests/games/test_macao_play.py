"""What holds in every game of Shadows of Macao: what an attentive player knows, a legal move in every position, shares, and invariants."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import soiree
from soiree.core.conformance import random_step
from soiree.core.events import Event
from soiree.core.game import Game
from soiree.core.rng import Rng
from soiree.core.sets.bits import bit, count
from soiree.games.macao import events
from soiree.games.macao.invariants import violations, violations_between
from soiree.games.macao.payment import REPEATS
from soiree.games.macao.rules import OVER, Macao
from soiree.games.macao.state import one
from soiree.games.macao.view import View
from tests.games.macao_editions import POCKET, PRINTED, board
from tests.games.macao_language import run_statements
from tests.games.macao_sweeps import check_no_dead_end, statistics

EDITIONS = pytest.mark.parametrize("edition", [PRINTED, POCKET], ids=lambda edition: edition.edition)


def new(edition: Game, seats: int) -> soiree.Match:
    options = edition.check_options(None)
    return soiree.Match(edition, edition.begin(seats, options), options, soiree.scripted([]))


# ---------------------------------------------------------------- an attentive player


class Notebook:
    """What somebody who only hears the events would note of the piles: top, how many unseen, and the cards below, in order."""

    def __init__(self, sizes: list[int]) -> None:
        self.top: list[str | None] = [None] * 4
        self.unseen = list(sizes)
        self.below: list[list[str]] = [[], [], [], []]

    def note(self, event: Event) -> None:
        match event:
            case events.PileShown():
                self.top[event.pile - 1] = event.card
                self.unseen[event.pile - 1] -= 1
            case events.Contacted():
                assert self.top[event.pile - 1] == event.card
                self.top[event.pile - 1] = None
            case events.Revealed():
                pile = event.pile - 1
                if event.card is None:
                    assert self.unseen[pile] == 0
                    assert not self.below[pile]
                elif event.known:
                    assert self.unseen[pile] == 0
                    assert self.below[pile].pop(0) == event.card
                else:
                    self.unseen[pile] -= 1
                self.top[pile] = event.card
            case events.Discarded():
                pile = event.pile - 1
                sizes = [self.size(pile) for pile in range(4)]
                assert sizes[pile] == min(sizes), "a discard under a pile that is not smallest"
                self.below[pile] += event.cards
                if self.top[pile] is None:
                    self.top[pile] = self.below[pile].pop(0)

    def size(self, pile: int) -> int:
        return (self.top[pile] is not None) + self.unseen[pile] + len(self.below[pile])


@EDITIONS
@pytest.mark.clause("MAC-106", "MAC-302", "MAC-311", "MAC-313", "MAC-314", "MAC-315", "MAC-316")
def test_the_events_tell_all_that_the_view_shows_of_the_piles(edition: Game) -> None:
    for seats in edition.seats:
        for seed in range(40):
            match, rng, told = new(edition, seats), Rng(seed), 0
            start = match.view(None)
            assert isinstance(start, View)
            notebook = Notebook([pile.size for pile in start.piles])
            while not match.over:
                random_step(match, rng)
                for event in match.events("onlooker", since=told):
                    notebook.note(event)
                told = len(match.log)
                view = match.view(None)
                assert isinstance(view, View)
                assert [pile.top for pile in view.piles] == notebook.top
                assert [pile.hidden for pile in view.piles] == notebook.unseen
                assert [pile.tail for pile in view.piles] == notebook.below
                assert [pile.size for pile in view.piles] == [notebook.size(pile) for pile in range(4)]


@EDITIONS
def test_every_viewer_sees_the_same(edition: Game) -> None:
    """Invariant 13."""
    match, rng = new(edition, 3), Rng(4)
    while not match.over:
        random_step(match, rng)
        views = {match.view(seat).json().replace(f'"seat":{seat},"seats"', '"seat":null,"seats"') for seat in range(3)}
        assert views == {match.view(None).json()}


# ---------------------------------------------------------------- no dead end, and how long it can last


@pytest.mark.clause("MAC-305", "MAC-414")
@EDITIONS
def test_the_seat_that_is_asked_has_an_option_and_every_payment_ends(edition: Game) -> None:
    for seats in edition.seats:
        assert check_no_dead_end(edition, seats, 30_000, seed=5)["decisions"] >= 30_000


@pytest.mark.parametrize(("seats", "most"), [(2, 7), (3, 9), (4, 11)])
def test_decisions_in_a_turn(seats: int, most: int) -> None:
    """Invariants 2 and 11: how many decisions a turn has, how many chance nodes a game."""
    longest = 0
    for seed in range(150):
        state, rng = PRINTED.begin(seats, PRINTED.check_options(None)), Rng(seed)
        assert isinstance(state, Macao)
        decisions, outcomes, turn = 0, 0, (0, -1)
        while not state.over():
            if state.chance_total():
                outcomes += 1
                state.apply_chance(state.chance_pick(rng.below(state.chance_total())))
                continue
            if (state.round, state.active) != turn:
                decisions, turn = 0, (state.round, state.active)
            decisions += 1
            longest = max(longest, decisions)
            moves = state.legal(state.asked)
            state.apply(state.asked, moves[rng.below(len(moves))])
        assert outcomes <= {2: 51, 3: 53, 4: 56}[seats]
        assert state.round <= 60
    assert longest <= most
    assert longest >= most - 2, "long turns do happen"


def test_statistics_of_random_play() -> None:
    """The figures of section 12, roughly: random games last about 37 rounds, few reach the cap, and no seat is favoured."""
    found = statistics(PRINTED, 3, 150, seed=1)
    rounds, reasons, shares = found["rounds"], found["reasons"], found["return by seat"]
    assert isinstance(rounds, tuple)
    assert isinstance(reasons, dict)
    assert isinstance(shares, list)
    assert 30 < rounds[0] < 45
    assert reasons["red"] > 0.5
    assert reasons.get("cap", 0) < 0.15
    assert abs(sum(shares) - 1.5) < 1e-9
    assert found["skips"] == 0


# ---------------------------------------------------------------- events


def told(match: soiree.Match, since: int = 0) -> list[str]:
    return [type(event).__name__ for event in match.events(since=since)]


def test_events_of_a_contact_are_in_order() -> None:
    match = run_statements(
        """
        seats 2 start 0 active 0 round 9 ; centre tem chi dis mar ; piles Pa+8 Sb+8 Dc+10 Kc+11
        0 blue Ow,Aa,Mbc,Mwo dead 1 red - green - yellow - ; 1 blue Sa,W dead 0 red - green - yellow -
        > 0:c3 *W 0:xDc 0:u2
        """
    )
    assert [event.json() for event in match.events()] == [
        '{"event":"contacted","seat":0,"pile":3,"card":"Dc","by":"action"}',
        '{"event":"revealed","pile":3,"card":"W","known":false}',
        '{"event":"discarded","seat":0,"cards":["Dc"],"pile":2,"cause":"limit"}',
        '{"event":"turn","seat":1,"round":9}',
    ]


def test_events_of_a_recruitment_are_in_order() -> None:
    match = run_statements(
        """
        seats 2 start 0 active 0 round 15 ; centre chi ; piles Pa+8 Cb+8 Dc+10 Kc+10
        0 blue Oa,Oc,Sb,W dead 0 red Mbc green - yellow dis ; 1 blue Sa,W dead 0 red Pb green - yellow mes,syn
        > 0:rOa 0:xOc 0:xW 0:u1 0:gchi 1:c2 *Aw
        """
    )
    assert [event.json() for event in match.events()] == [
        '{"event":"payment_begun","seat":0,"for":"rOa","price":2}',
        '{"event":"named","seat":0,"card":"Oc","left":1}',
        '{"event":"named","seat":0,"card":"W","left":0}',
        '{"event":"widow_died","seat":0}',
        '{"event":"discarded","seat":0,"cards":["Oc"],"pile":1,"cause":"payment"}',
        '{"event":"recruited","seat":0,"card":"Oa","coins":3}',
        '{"event":"reserved","seat":0,"tile":"chi"}',
        '{"event":"end_called","reasons":["tiles"],"seat":0}',
        '{"event":"turn","seat":1,"round":15}',
        '{"event":"contacted","seat":1,"pile":2,"card":"Cb","by":"action"}',
        '{"event":"revealed","pile":2,"card":"Aw","known":false}',
        '{"event":"over","reason":["tiles"],"coins":[10,17],"tiles":[1,2],"red":[2,1],"ranks":[2,1]}',
    ]


@pytest.mark.clause("MAC-510", "MAC-512")
def test_the_assassin_has_an_event_for_each_opponent() -> None:
    match = run_statements(
        """
        seats 3 start 0 active 1 round 11 ; centre tem chi dis mar cas ; piles Pa+9 Sb+9 Dc+11 Kc+11
        0 blue Do dead 1 red - green - yellow - ; 1 blue Aa dead 0 red Sw,Oc green - yellow - ; 2 blue - dead 1 red - green - yellow -
        > 1:rAa 0:xDo 0:u2
        """
    )
    assert [event.json() for event in match.events()][2:5] == [
        '{"event":"struck","seat":2,"by":1,"spared":true}',
        '{"event":"struck","seat":0,"by":1,"spared":false}',
        '{"event":"discarded","seat":0,"cards":["Do"],"pile":2,"cause":"assassin"}',
    ]


@pytest.mark.clause("MAC-501")
def test_an_effect_without_anything_to_act_on_has_an_event() -> None:
    match = run_statements(
        """
        seats 2 start 0 active 0 round 15 ; centre - ; piles Pa+8 Sb+9 Dc+10 Kc+10
        0 blue Oa,Pw dead 0 red Sc,Mbc green chi yellow dis ; 1 blue Sa,W dead 0 red Pb green - yellow mes,syn
        > 0:rOa
        """
    )
    assert told(match) == ["PaymentBegun", "Recruited", "NoEffect", "Turn"]


# ---------------------------------------------------------------- shares


@settings(max_examples=200)
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_returns_are_shares_of_places(seats: int, seed: int) -> None:
    """Section 8, by sorting: equal keys share the mean of the places they fill."""
    rng = Rng(seed)
    state = Macao(board(PRINTED), seats, REPEATS, True, True)
    for seat in range(seats):
        state.set_red(seat, sum(bit(seat * 8 + card) for card in range(rng.below(3))))
        if rng.below(3) == 0:
            state.opened |= bit(seat * 15 + 4 + rng.below(2))
    state.stage = OVER
    keys = [(state.coins(seat), count(state.yellow(seat)), count(state.red(seat))) for seat in range(seats)]
    for seat in range(seats):
        filled = [rank for rank, key in enumerate(sorted(keys, reverse=True)) if key == keys[seat]]
        share = sum(Fraction(seats - 1 - rank, seats - 1) for rank in filled) / len(filled)
        assert state.payoff(seat) == float(share)
        assert state.rank(seat) == 1 + filled[0]
    assert abs(sum(state.returns()) - seats / 2) < 1e-9


# ---------------------------------------------------------------- invariants that would notice


def act(rounds: int = 12) -> Macao:
    """A position in the middle of a random game, at an `act`."""
    for seed in range(100):
        state, rng = PRINTED.begin(3, PRINTED.check_options(None)), Rng(seed)
        assert isinstance(state, Macao)
        while not state.over():
            if state.chance_total():
                state.apply_chance(state.chance_pick(rng.below(state.chance_total())))
                continue
            green = state.green(0) | state.green(1) | state.green(2)
            if state.round >= rounds and state.prompt(state.asked) == "act" and state.deceased and green and state.red(state.active):
                return state
            moves = state.legal(state.asked)
            state.apply(state.asked, moves[rng.below(len(moves))])
    raise AssertionError("no such position")


def _steal(state: Macao) -> None:
    state.set_blue(0, state.blue(0) & (state.blue(0) - 1))


def _hide(state: Macao) -> None:
    state.hidden += one(0)
    state.sizes += one(0)


def _uncover(state: Macao) -> None:
    card = (state.tops & 255) - 1
    state.tops -= card + 1
    state.pool |= bit(card)
    state.hidden += 1


def _crowd(state: Macao) -> None:
    state.deceased += one(1) * 6


def _promote(state: Macao) -> None:
    state.set_red(1, bit(8) - 1)


def _lose_a_tile(state: Macao) -> None:
    state.reserved = 0


def _forget(state: Macao) -> None:
    state.steady = 0


def _call(state: Macao) -> None:
    state.ending = 2


TAMPERING = {
    "1 cards": _steal,
    "2 pool": _hide,
    "3 tops": _uncover,
    "4 limits": _crowd,
    "5 red cards": _promote,
    "6 tiles": _lose_a_tile,
    "reckoning": _forget,
    "ending": _call,
}


@pytest.mark.parametrize(("invariant", "tamper"), TAMPERING.items(), ids=list(TAMPERING))
def test_an_invariant_notices(invariant: str, tamper: Callable[[Macao], None]) -> None:
    state = act()
    assert violations(state) == []
    tamper(state)
    assert invariant in violations(state)


def test_what_was_won_is_not_lost_unnoticed() -> None:
    before, after = act(), act()
    after.set_red(after.active, 0)
    after.pool &= after.pool - 1
    after.centre = bit(board(PRINTED).tiles) - 1
    found = Counter(violations_between(before, after))
    assert found == Counter(["2 pool falls by one at a reveal", "5 nothing won is lost", "6 the centre only shrinks"])
