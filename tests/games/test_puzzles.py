"""The puzzles that are shipped: each is a legal decision with one best move, clearly better than what the greedy play."""

from collections import Counter, defaultdict

import pytest

import soiree
from soiree.bots.bot import DecisionPoint
from soiree.core.game import Game
from soiree.core.teaching.puzzles import position_of, puzzles
from soiree.core.texts.words import LANGUAGES, words
from soiree.lab.puzzles.proof import kind_of

GAMES = list(soiree.games())
FEW = 3  # puzzles of one kind of decision


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_puzzle_can_be_played(game: Game) -> None:
    found = puzzles(game)
    assert len(found) == 100
    assert soiree.puzzles(game.id) == list(found)
    assert len({one.id for one in found}) == len(found)
    for puzzle in found:
        match = position_of(puzzle, game)
        moves = match.moves(puzzle.seat)
        assert puzzle.game == game.id
        assert puzzle.prompt == match.prompt(puzzle.seat)
        assert {puzzle.best.move, puzzle.greedy, *(one.move for one in puzzle.others)} <= set(moves)
        assert len(moves) > 2
        assert puzzle.margin >= 0.1
        assert puzzle.confirmed > puzzle.iterations, "an independent search with more iterations agrees"
        assert puzzle.best.line[0] == f"{puzzle.seat}:{puzzle.best.move}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_what_wins_on_this_turn_asks_nobody_else_before(game: Game) -> None:
    """Nor is another seat asked at the same time, as when needles are programmed."""
    for puzzle in puzzles(game):
        match = position_of(puzzle, game)
        point = DecisionPoint(match.view(puzzle.seat), match.moves(puzzle.seat))
        assert kind_of(point, puzzle.best, puzzle.others) == puzzle.kind, puzzle.id
        assert ("win" in puzzle.themes) == (puzzle.kind == "win")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_a_greedy_player_misses_most(game: Game) -> None:
    found = puzzles(game)
    assert sum(one.greedy == one.best.move for one in found) < 0.4 * len(found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_puzzle_says_why_in_both_languages(game: Game) -> None:
    for puzzle in puzzles(game):
        assert puzzle.reason is not None, "soiree puzzles adds it"
        for language in LANGUAGES:
            assert words(language, game.folder).say(puzzle.reason, ["Ann", "Bob", "Cleo", "Dan"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_the_answer_does_not_follow_from_the_kind_of_decision(game: Game) -> None:
    answers: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for puzzle in puzzles(game):
        answers[puzzle.prompt][puzzle.best.move] += 1
    usual = {prompt: moves.most_common(1)[0][1] / moves.total() for prompt, moves in answers.items() if moves.total() > FEW}
    assert max(usual.values()) <= 0.85, usual


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_nothing_wins_at_once_that_is_decided_at_the_same_time(game: Game) -> None:
    """Such as a needle, which is programmed long before the turn ends."""
    for puzzle in puzzles(game):
        assert not (position_of(puzzle, game).state.sealed() and "'fact-wins'" in repr(puzzle.reason)), puzzle.id
