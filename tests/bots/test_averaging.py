"""An analysis of a chance node: the mean over its outcomes, from what a seat could know or with all cards open."""

import pytest

import soiree
from soiree.bots import BadDecisionPoint, Budget, deepen_chance, seat_after_chance
from soiree.bots.analysis import averaging
from soiree.bots.analysis.averaging import Averaging, average
from soiree.core.chance.dealers import Manual
from soiree.core.match import Match
from soiree.core.rng import Rng

GAMES = [game.id for game in soiree.games()]
TIMES_SQUARE = {"active": 0, "hal": -1, "deb": 1, "hand0": "S S B1 B2 B2 H2 D3 Dm", "hand1": "S S S S B2 H2 H2 H2"}


def at_chance(game: str) -> Match:
    """A game at a chance node after some random moves."""
    seed = 7 if game == "gatsby" else 3
    dealt, rng, played = soiree.new(game, seed=seed), Rng(seed), 0
    match = Match(dealt.game, dealt.state, dealt.options, Manual())
    while not match.chance() or played < 3 or seat_after_chance(match.state) is None:
        if match.chance():
            match.deal(min(match.chance()))
            continue
        assert not match.over, "with this seed the game has a chance node"
        seat = min(match.actors)
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
        played += 1
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("known", ["seat", "open"])
def test_the_average_and_the_moves_after_it(game: str, known: str) -> None:
    match = at_chance(game)
    seat = seat_after_chance(match.state)
    assert seat is not None
    *_, last = deepen_chance(match.view(seat), Budget(iterations=600), Rng(1), match.state if known == "open" else None)
    assert (last.seat, last.iterations) == (seat, 600)
    assert last.branches == last.planned <= averaging.BRANCHES
    assert sum(one.best for one in last.moves) == pytest.approx(1)
    assert all(one.best <= one.possible <= 1 + 1e-9 and 0 <= one.value <= 1 for one in last.moves)
    assert [one.best for one in last.moves] == sorted((one.best for one in last.moves), reverse=True)
    if last.planned == 1:
        assert last.outcomes == []
        return
    assert {one.outcome for one in last.outcomes} <= set(match.chance())
    assert sum(one.share for one in last.outcomes) == pytest.approx(1)
    assert last.value == pytest.approx(sum(one.share * one.value for one in last.outcomes)), "the mean of what each outcome is worth"
    if known == "open" and not last.sampled:
        weights, total = match.chance(), sum(match.chance().values())
        assert {one.outcome: one.share for one in last.outcomes} == pytest.approx({token: weights[token] / total for token in weights})


def test_a_draw_that_the_seat_does_not_see_is_one_branch_and_hides_what_it_hides() -> None:
    """In Times Square a player fills up the hand; the opponent decides next and sees only how many cards were drawn."""
    found = []
    for hand in (TIMES_SQUARE["hand0"], "S S B1 B2 D1 H2 D3 Dm"):
        match = Match(soiree.game("times-square"), soiree.position("times-square", {**TIMES_SQUARE, "hand0": hand}).state, {}, Manual())
        match.play(0, "SS")
        match.play(0, "x")
        assert match.chance()
        assert seat_after_chance(match.state) == 1
        *_, last = deepen_chance(match.view(1), Budget(iterations=300), Rng(1))
        assert (last.planned, last.sampled, last.outcomes) == (1, False, [])
        found.append(last)
        *_, opened = deepen_chance(match.view(1), Budget(iterations=300), Rng(1), match.state)
        assert opened.planned > 1
    assert found[0] == found[1]


def test_searches_of_the_same_chance_node_add_up() -> None:
    match = at_chance("macao")
    seat = seat_after_chance(match.state)
    assert seat is not None
    searches = [Averaging(match.view(seat), Rng(seed)) for seed in (1, 2)]
    searches[0].run(Budget(iterations=20))
    alone = average([searches[0].found()], seat, searches[0].correction)
    assert alone.branches < alone.planned, "those that were not searched yet are no part of the average"
    for one in searches:
        one.run(Budget(iterations=480 if one is searches[0] else 500))
    both = average([one.found() for one in searches], seat, searches[0].correction)
    assert (both.iterations, both.branches) == (1000, both.planned)


def test_what_has_no_average() -> None:
    match = soiree.new("macao", seed=3)
    with pytest.raises(BadDecisionPoint, match="no chance outcome"):
        Averaging(match.view(0), Rng(1))
    waiting = at_chance("macao")
    with pytest.raises(BadDecisionPoint, match="onlooker"):
        Averaging(waiting.view(None), Rng(1))
    seat = seat_after_chance(waiting.state)
    assert seat is not None
    with pytest.raises(BadDecisionPoint, match="nothing to decide"):
        Averaging(waiting.view(1 - seat), Rng(1))
