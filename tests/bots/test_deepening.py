"""An analysis that continues: later results come from a deeper search, and it uses only the information that it declares."""

import gc
import threading
from typing import ClassVar

import pytest

import soiree
from soiree.bots import Budget, deepen
from soiree.bots.analysis.deepening import Deepening, MoveStatistics, SearchedMoves, rate
from soiree.bots.analysis.returns import UNKNOWN_ERROR
from soiree.bots.budget import Clock
from soiree.core.rng import Rng
from soiree.core.values.calibration_file import NO_CORRECTION

GAMES = [game.id for game in soiree.games()]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("known", ["seat", "open"])
def test_results_improve_and_rate_every_legal_move(game: str, known: str) -> None:
    match = soiree.new(game, seed=3)
    seat = min(match.actors)
    state = match.state if known == "open" else None
    found = list(deepen(match.view(seat), match.moves(seat), Budget(iterations=800), Rng(1), state))
    assert [rating.iterations for rating in found] == [100, 200, 400, 800]
    for rating in found:
        assert sorted(one.move for one in rating.moves) == sorted(match.moves(seat))
        assert all(0 <= one.value <= 1 for one in rating.moves)
        assert rating.moves[0].line[0] == f"{seat}:{rating.moves[0].move}"
        assert len(rating.moves[0].asked) >= 1
        for one in rating.moves:
            assert not one.line or one.line[0] == f"{seat}:{one.move}"
    assert found[-1].depth >= found[0].depth


def test_from_what_a_seat_could_know_hidden_cards_do_not_count() -> None:
    """Two states with the same view of the seat are rated alike; with open cards they are not."""
    hands = ("S S S S B2 H2 H2 H2", "B1 B1 B2 B2 D3 D3 D4 Dm")
    at = {"active": 0, "hal": -1, "deb": 1, "hand0": "S S B1 B2 B2 H2 D3 Dm"}
    matches = [soiree.position("times-square", {**at, "hand1": hand}) for hand in hands]
    assert matches[0].view(0) == matches[1].view(0)

    def values(match: soiree.Match, open_cards: bool) -> list[float]:
        state = match.state if open_cards else None
        *_, last = deepen(match.view(0), match.moves(0), Budget(iterations=400), Rng(1), state)
        return [one.value for one in sorted(last.moves, key=lambda one: one.move)]

    assert values(matches[0], open_cards=False) == values(matches[1], open_cards=False)
    assert values(matches[0], open_cards=True) != values(matches[1], open_cards=True)


def test_one_playout_is_no_certainty() -> None:
    """Whether it was won or lost, the error of a single return is unknown, not zero."""
    moves = [MoveStatistics(name, won, won, won, 0.4) for name, won in (("once", 1.0), ("never", 0.0), ("won", 9.0))]
    found = {one.move: one.error for one in rate([SearchedMoves(10, 1, moves)], NO_CORRECTION).moves}
    assert found == {"once": UNKNOWN_ERROR, "never": UNKNOWN_ERROR, "won": 0.0}


def test_searches_of_the_same_decision_add_up() -> None:
    match = soiree.new("gatsby", seed=3)
    seat = min(match.actors)
    searches = [Deepening(match.view(seat), match.moves(seat), Rng(seed)) for seed in (1, 2)]
    for one in searches:
        one.run(Budget(iterations=100))
        one.run(Budget(iterations=50))
    both = rate([one.found() for one in searches], NO_CORRECTION)
    assert both.iterations == 300
    assert sum(one.visits for one in both.moves) == 300


class WatchedClock(Clock):
    """Notes before each slice whether the collector is on."""

    collecting: ClassVar[set[bool]] = set()

    def slice(self, fixed: int | None = None) -> int:
        self.collecting.add(gc.isenabled())
        return super().slice(fixed)


class WatchedBudget(Budget):
    def start(self) -> Clock:
        return WatchedClock(self.seconds, self.iterations, threading.Event())


def test_no_slice_looks_for_cycles() -> None:
    """A tree has none, and the collector would visit all of its nodes again and again; afterwards it is on again."""
    match = soiree.new("gatsby", seed=3)
    (seat,) = match.actors
    deepening = Deepening(match.view(seat), match.moves(seat), Rng(1))
    for _ in range(3):
        deepening.run(WatchedBudget(iterations=300))
        assert gc.isenabled()
    assert WatchedClock.collecting == {False}
