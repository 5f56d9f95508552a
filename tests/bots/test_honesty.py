"""A bot decides by what its seat may know: in two worlds with the same view of the seat it chooses the same move."""

import inspect
import itertools

import pytest

from soiree.bots import LEVELS, Budget, bot
from soiree.bots.bot import Parameters
from soiree.bots.kinds import KINDS
from soiree.core.conformance import Table
from soiree.core.rng import Rng
from tests.bots.positions import all_tables, decisions

PAIRS = 1000  # a game, shared out over its tables and the kinds of bot
NAMES = (*KINDS, "novice", "strong")


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_two_worlds_that_look_the_same_get_the_same_decision(table: Table) -> None:
    game = table.game
    number = -(-PAIRS // sum(other.game.id == game.id for other in all_tables()))
    hidden = different = 0
    for turn, decision in enumerate(itertools.islice(decisions(table, seed=3), number)):
        world = game.sample(decision.view, Rng(turn))
        other_view = world.view(decision.seat)
        notation = game.notation()
        other_moves = tuple(notation.actions[action] for action in world.legal(decision.seat))
        name = NAMES[turn % len(NAMES)]
        here = bot(name).choose(decision.view, decision.moves, Budget(iterations=24), Rng(turn))
        there = bot(name).choose(other_view, other_moves, Budget(iterations=24), Rng(turn))
        assert here == there
        secrets = game.secrets(decision.truth, decision.seat)
        hidden += bool(secrets)
        different += secrets != game.secrets(world, decision.seat)
    assert different >= hidden // 4, "where something was hidden, the worlds did differ"


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_is_given_a_view_and_nothing_else(kind: str) -> None:
    choose = type(KINDS[kind].make(Parameters())).choose
    assert list(inspect.signature(choose).parameters) == ["self", "view", "moves", "budget", "rng"]


def test_a_view_that_went_through_json_is_enough() -> None:
    for table in all_tables():
        decision = next(decisions(table, seed=8))
        far = table.game.read_view(decision.view.json())
        for name in LEVELS:
            answers = [bot(name).choose(view, decision.moves, Budget(iterations=50), Rng(1)) for view in (decision.view, far)]
            assert answers[0] == answers[1]
