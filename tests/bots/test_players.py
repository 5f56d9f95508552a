"""Bots play legal games, keep their tree, and refuse questions that make no sense."""

import difflib

import msgspec
import pytest

import soiree
from soiree.bots import BASELINES, LEVELS, BadDecisionPoint, Budget, UnknownLevel, analyse, bot, level
from soiree.bots.bot import DecisionPoint
from soiree.bots.one_ply_bot import OnePlyBot
from soiree.core.chance.dealers import Seeded
from soiree.core.conformance import Table
from soiree.core.errors import SoireeError
from soiree.core.rng import Rng
from soiree.core.view import View
from soiree.games import ROOMS
from soiree.games.edgar_lucien.rules import EdgarLucien
from soiree.games.edgar_lucien.state import LUCIEN
from tests.bots.positions import all_tables, decisions
from tests.flaws import cloakroom

ALL = [*LEVELS, *BASELINES]


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_whole_game_of_legal_decisions_with_trees_that_are_kept(table: Table) -> None:
    """One bot a seat for the whole game, so that it meets its own tree again wherever its decisions follow each other."""
    match = soiree.new(table.game.id, seats=table.seats, options=dict(table.options), seed=2)
    names = ["strong", "novice", "expert", "casual", "greedy"]
    players = [bot(names[seat]) for seat in range(match.seats)]
    rng = Rng(2)
    while not match.over:
        seat = min(match.actors)
        moves = match.moves(seat)
        move = players[seat].choose(match.view(seat), moves, Budget(iterations=30), rng)
        assert move in moves
        match.play(seat, move)
    assert match.returns is not None


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_the_same_seed_gives_the_same_game(table: Table) -> None:
    def record() -> str:
        match = soiree.new(table.game.id, seats=table.seats, options=dict(table.options), seed=3)
        players = [bot("strong") for _ in range(match.seats)]
        rng = Rng(3)
        while not match.over:
            seat = min(match.actors)
            match.play(seat, players[seat].choose(match.view(seat), match.moves(seat), Budget(iterations=12), rng))
        return match.record()

    assert record() == record()


@pytest.mark.parametrize("name", ALL)
def test_every_level_answers_everywhere(name: str) -> None:
    for table in all_tables():
        decision = next(decisions(table, seed=9))
        assert bot(name).choose(decision.view, decision.moves, Budget(iterations=20), Rng(1)) in decision.moves


def test_greedy_compares_actions_with_the_same_luck() -> None:
    """Needles on colours that Lucien's district does not have all leave him where he is, so their values are exactly the same."""
    compared = 0
    for seed in range(8):
        match, player, rng = soiree.new("edgar-lucien", seed=seed), OnePlyBot(), Rng(seed)
        while not match.over and compared < 20:
            seat = min(match.actors)
            state, moves = match.state, match.moves(seat)
            if match.prompt(seat) == "needle-lucien":
                assert isinstance(state, EdgarLucien)
                here, actions = state.pawn(seat, LUCIEN), [match.game.notation().action(move) for move in moves]
                positions = [action - state.board.lucien_needles for action in actions]
                idle = [index for index, position in enumerate(positions) if state.board.leads_to(here, position) == 0]
                values = player.values(DecisionPoint(match.view(seat), moves), rng)
                assert len({values[index] for index in idle}) == 1
                compared += len(idle) > 1 and len(set(values)) > 1
            match.play(seat, player.choose(match.view(seat), moves, Budget(iterations=1), rng))
    assert compared == 20


def test_levels_take_longer_the_stronger_they_are() -> None:
    seconds = [entry.budget(0.05).seconds for entry in LEVELS.values()]
    assert seconds == sorted(seconds, key=lambda value: value or 0)
    assert (LEVELS["expert"].budget().seconds or 9) <= 1


@pytest.mark.parametrize("name", ["grandmaster", "", "Expert", "novice "])
def test_an_unknown_level_is_named_and_the_nearest_offered(name: str) -> None:
    with pytest.raises(UnknownLevel) as refusal:
        level(name)
    assert all(known in str(refusal.value) for known in LEVELS)
    if difflib.get_close_matches(name, LEVELS, n=1):
        assert "did you mean" in str(refusal.value)
    with pytest.raises(UnknownLevel):
        bot(name)


def toy_view(claimed: str) -> View:
    """A view of the toy game that claims to be of another."""
    match = soiree.Match(cloakroom(), cloakroom().begin(2, {}), {}, Seeded(1))
    return msgspec.structs.replace(match.view(0), game=claimed)


@pytest.mark.parametrize("name", ["greedy", "novice", "strong", "master"])
@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_questions_that_make_no_sense_are_refused(table: Table, name: str) -> None:
    decision = next(decisions(table, seed=10))
    budget = Budget(iterations=5)
    with pytest.raises(BadDecisionPoint, match="onlooker"):
        bot(name).choose(decision.truth.view(None), decision.moves, budget, Rng(1))
    with pytest.raises(BadDecisionPoint, match="nothing to decide"):
        bot(name).choose(decision.view, (), budget, Rng(1))
    with pytest.raises(BadDecisionPoint, match="not the legal moves"):
        bot(name).choose(decision.view, decision.moves[:-1], budget, Rng(1))
    with pytest.raises(SoireeError, match="is not a move of this game"):
        bot(name).choose(decision.view, ("no such move",), budget, Rng(1))
    with pytest.raises(BadDecisionPoint, match=f"not a view of {table.game.id}"):
        bot(name).choose(toy_view(table.game.id), decision.moves, budget, Rng(1))
    with pytest.raises(SoireeError, match="there is no game"):
        bot(name).choose(toy_view("toy-cloakroom"), decision.moves, budget, Rng(1))


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_an_analysis_refuses_the_same(table: Table) -> None:
    decision = next(decisions(table, seed=10))
    with pytest.raises(BadDecisionPoint):
        analyse(decision.truth.view(None), decision.moves, Budget(iterations=5), Rng(1))
    idle = [seat for seat in range(table.seats) if not decision.truth.actors() >> seat & 1]
    for seat in idle[:1]:
        with pytest.raises(BadDecisionPoint):
            analyse(decision.truth.view(seat), decision.moves, Budget(iterations=5), Rng(1))


def test_all_rooms_are_tested() -> None:
    assert {table.game.id for table in all_tables()} == set(ROOMS)
