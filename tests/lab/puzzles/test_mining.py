"""Puzzles are found in finished games and proven; a run that was interrupted continues."""

from pathlib import Path

import msgspec
import pytest

import soiree
from soiree.bots import Budget, bot
from soiree.core.records.decisions import Decision, decisions
from soiree.core.records.record import Record
from soiree.core.rng import Rng
from soiree.core.teaching import puzzles
from soiree.core.teaching.puzzles import Puzzle, position_of
from soiree.games import game as load_game
from soiree.lab.arena.record_files import records_in
from soiree.lab.arena.runner import BadFolder
from soiree.lab.puzzles import mining
from soiree.lab.puzzles.mining import choose_set, mine, mine_record, position_record, write_puzzles
from soiree.lab.puzzles.proof import MARGIN, Effort, prove
from soiree.lab.workers import Workers

QUICK = Effort(iterations=400, searches=2)
SEED = 1


def played(game: str, seed: int) -> Record:
    """A game of a bot against itself."""
    match, player, rng = soiree.new(game, seed=seed), bot("regular"), Rng(seed)
    while not match.over:
        seat = min(match.actors)
        match.play(seat, player.choose(match.view(seat), match.moves(seat), Budget(iterations=1), rng))
    return Record.parse(match.record())


@pytest.fixture(scope="module")
def record() -> Record:
    return played("gatsby", 1)


@pytest.fixture(scope="module")
def found(record: Record) -> list[Puzzle]:
    return mine_record(load_game("gatsby"), record, QUICK, SEED).puzzles


def decision_of(puzzle: Puzzle, record: Record) -> Decision:
    before = len(Record.parse(puzzle.record).steps)
    return next(one for one in decisions(load_game(puzzle.game), record)[1] if one.step == before)


def test_a_puzzle_is_a_decision_of_the_game_as_its_seat_saw_it(record: Record, found: list[Puzzle]) -> None:
    assert found
    for puzzle in found:
        decision, match = decision_of(puzzle, record), position_of(puzzle, load_game("gatsby"))
        assert match.view(puzzle.seat).json() == decision.view.json()
        assert tuple(match.moves(puzzle.seat)) == decision.moves
        assert puzzle.prompt == match.prompt(puzzle.seat)


def test_the_best_move_is_better_than_every_rival_and_not_what_the_greedy_play(found: list[Puzzle]) -> None:
    for puzzle in found:
        assert puzzle.margin >= MARGIN
        assert puzzle.best.move != puzzle.greedy
        assert puzzle.greedy in {one.move for one in puzzle.others}
        assert [one.value for one in puzzle.others] == sorted((one.value for one in puzzle.others), reverse=True)


def test_decisions_of_other_prompts_only(record: Record, found: list[Puzzle], tmp_path: Path) -> None:
    file = tmp_path / "1.txt"
    file.write_text(record.text())
    every = sorted({one.prompt for one in decisions(load_game("gatsby"), record)[1]})
    assert mine([file], tmp_path / "found", Workers(), QUICK, SEED, without=every) == []
    assert mine([file], tmp_path / "found", Workers(), QUICK, SEED) == found, "what was left out is not kept for another run"


def test_another_move_cannot_be_proven(record: Record, found: list[Puzzle]) -> None:
    decision = decision_of(found[0], record)
    assert prove(decision.view, decision.moves, found[0].best.move, QUICK, SEED) is not None
    assert prove(decision.view, decision.moves, found[0].greedy, QUICK, SEED) is None


def test_what_others_decide_at_the_same_time_is_left_out() -> None:
    game, record = load_game("edgar-lucien"), played("edgar-lucien", 3)
    seen = decisions(game, record)[1]
    sealed = [one for one in seen if one.prompt.startswith("needle")]
    second = next(one for one in sealed if one.seat == 1)  # when the record has all needles of seat 0 already
    for decision in (second, sealed[-1], seen[-1]):
        text = position_record(game, record, decision)
        puzzle = Puzzle("id", game.id, decision.seat, decision.prompt, text, "plan", puzzles.Chance("", 0, 0), (), "", 1, 1)
        match = position_of(puzzle, game)
        assert match.view(decision.seat).json() == decision.view.json()
        assert tuple(match.moves(decision.seat)) == decision.moves


def test_a_run_continues_and_gives_the_same_puzzles(tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games/1.txt").write_text(record.text())
    (tmp_path / "games/other.txt").write_text("no record")
    records = records_in(tmp_path / "games", "gatsby")
    first = mine(records, tmp_path / "found", Workers(), QUICK, SEED)
    monkeypatch.setattr(mining, "mine_record", None)  # nothing is searched again
    assert mine(records, tmp_path / "found", Workers(), QUICK, SEED) == first
    write_puzzles(tmp_path / "set.jsonl", choose_set(first, 1))
    assert list(puzzles.read(tmp_path / "set.jsonl")) == choose_set(first, 1)
    with pytest.raises(BadFolder, match="there is no finished game of macao"):
        records_in(tmp_path / "games", "macao")


def test_a_set_has_all_kinds_in_turn(found: list[Puzzle]) -> None:

    kinds = ("plan", "plan", "plan", "hold", "win")
    all_of = [msgspec.structs.replace(found[0], id=f"p{number}", kind=kind) for number, kind in enumerate(kinds)]
    assert [one.kind for one in choose_set(all_of, 4)] == ["win", "hold", "plan", "plan"]
