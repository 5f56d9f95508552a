"""A review judges each decision from what its seat could know, and says only what is surer than chance."""

import itertools

import msgspec
import pytest

from soiree.bots import Budget, Judgement, Review, analyse, judge, sum_up
from soiree.bots.analysis.review import MOST, SMALLEST, SURE, seed_of
from soiree.core.conformance import Table
from soiree.core.rng import Rng
from tests.bots.positions import Decision, all_tables, decisions


def judged(decision: Decision, move: str, iterations: int = 240, seed: int = 1) -> Judgement:
    prompt = decision.truth.prompt(decision.seat)
    return judge(7, prompt, decision.view, decision.moves, move, Budget(iterations=iterations), seed)


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_the_parts_of_a_judgement_agree(table: Table) -> None:
    for turn, decision in enumerate(itertools.islice(decisions(table, seed=31), 12)):
        move = decision.moves[turn % len(decision.moves)]
        one = judged(decision, move)
        assert (one.step, one.seat, one.move) == (7, decision.seat, move)
        assert one.preferred in decision.moves
        assert 0 <= one.value <= 1
        assert 0 <= one.best <= 1
        assert 0 <= one.error <= 0.5
        assert one.cost == pytest.approx(one.best - one.value)
        assert one.counts == (one.cost > SURE * one.doubt and one.cost >= SMALLEST)
        if one.counts:
            assert one.move != one.preferred
            assert one.line[0] == f"{one.seat}:{one.preferred}"
            assert one.asked[0] == one.prompt
            assert len(one.asked) <= len(one.line)
        else:
            assert one.line == []
        assert msgspec.json.decode(msgspec.json.encode(one), type=Judgement) == one


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_in_two_worlds_that_look_the_same_a_judgement_and_a_hint_are_the_same(table: Table) -> None:
    game, hidden, different = table.game, 0, 0
    for turn, decision in enumerate(itertools.islice(decisions(table, seed=33), 40)):
        world = game.sample(decision.view, Rng(turn))
        there = msgspec.structs.replace(
            decision,
            view=world.view(decision.seat),
            moves=tuple(game.notation().actions[action] for action in world.legal(decision.seat)),
            truth=world,
        )
        move = decision.moves[turn % len(decision.moves)]
        assert judged(decision, move, 60) == judged(there, move, 60)
        hints = [
            analyse(one.view, one.moves, Budget(iterations=40), Rng(seed_of(one.view.json(), 1))) for one in (decision, there)
        ]  # fmt: skip
        assert msgspec.structs.replace(hints[0], seconds=0) == msgspec.structs.replace(hints[1], seconds=0)
        secrets = game.secrets(decision.truth, decision.seat)
        hidden += bool(secrets)
        different += secrets != game.secrets(world, decision.seat)
    assert different >= hidden // 4, "where something was hidden, the worlds did differ"


@pytest.mark.parametrize("table", [table for table in all_tables() if table.seats == 2], ids=str)
def test_a_missed_win_is_judged_as_a_mistake(table: Table) -> None:
    """Where a move wins at once, whatever is hidden, another that wins less is never preferred, and costs what it leaves."""
    found = 0
    for decision in decisions(table, seed=35, one_in=1):
        won = [move for move in decision.moves if wins(decision, move)]
        others = [move for move in decision.moves if move not in won]
        if not won or not others:
            continue
        found += 1
        one = judged(decision, others[0], 1000)
        assert one.best > 0.9
        assert one.preferred in won or one.best > 0.99
        if one.value < 0.8:
            assert one.counts
            assert one.cost > 0.1
        if found == 4:
            break


def wins(decision: Decision, move: str) -> bool:
    action = decision.table.game.notation().action(move)
    for turn in range(8):
        after = decision.table.game.sample(decision.view, Rng(turn))
        after.apply(decision.seat, action)
        if not after.over() or after.payoff(decision.seat) < 1:
            return False
    return True


def made(step: int, seat: int, value: float, cost: float = 0.0, counts: bool = False) -> Judgement:
    return Judgement(step, seat, "p", "a", value, 0.01, "b", value + cost, 0.01, cost, 0.01, counts, [], [])


def test_the_most_expensive_decisions_are_listed_and_the_curves_drop_there() -> None:
    costs = [0.1, 0.4, 0.2, 0.3]
    judged = [made(10 * index, index % 2, 0.3, cost, counts=True) for index, cost in enumerate(costs)]
    judged.append(made(50, 0, 0.2, 0.5, counts=False))  # dear, perhaps; but chance explains it
    review = sum_up("times-square", 2, 60, [0.0, 1.0], judged[::-1])
    assert [review.judgements[index].cost for index in review.mattered] == [0.4, 0.3, 0.2]
    assert len(review.mattered) == MOST
    assert [(point.step, round(point.value, 3)) for point in review.curves[0]] == [
        (0, 0.4),
        (1, 0.3),
        (20, 0.5),
        (21, 0.3),
        (50, 0.2),
        (60, 0.0),
    ]
    assert [point.step for point in review.curves[1]] == [10, 11, 30, 31, 60]
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review


def test_an_unfinished_game_and_one_without_choices_have_no_end() -> None:
    assert sum_up("gatsby", 2, 9, None, [made(3, 1, 0.6)]).curves == [[], [sum_up("gatsby", 2, 9, None, [made(3, 1, 0.6)]).curves[1][0]]]
    empty = sum_up("gatsby", 2, 0, [0.5, 0.5], [])
    assert (empty.judgements, empty.curves, empty.mattered) == ([], [[], []], [])
