"""A set is confirmed by searches of their own; what they do not agree with is left out, and a run continues."""

from pathlib import Path

import msgspec
import pytest

import soiree
from soiree.bots.bot import DecisionPoint
from soiree.core.rng import Rng
from soiree.core.teaching.puzzles import Chance, Puzzle, position_of, puzzles
from soiree.lab.puzzles import confirm as module
from soiree.lab.puzzles.confirm import Confirmation, confirm, confirm_one, confirmed
from soiree.lab.puzzles.themes import depends_on_hidden, themes_of
from soiree.lab.workers import Workers

SEED = 7


def quick(puzzle: Puzzle) -> Puzzle:
    return msgspec.structs.replace(puzzle, iterations=300)


@pytest.fixture(scope="module")
def clearest() -> list[Puzzle]:
    return [quick(one) for one in sorted(puzzles(soiree.game("times-square")), key=lambda one: -one.margin)[:2]]


def test_an_independent_search_agrees_with_what_is_clear_and_not_with_another_answer(clearest: list[Puzzle], tmp_path: Path) -> None:
    wrong = msgspec.structs.replace(clearest[0], id="times-square-wrong", best=Chance(clearest[0].others[0].move, 0.9, 0.01))
    asked = [*clearest, wrong]
    found = confirm(asked, tmp_path / "confirmed", Workers(), SEED, pace=2000)
    assert [one.iterations for one in found] == [3000] * 3
    assert [one.agrees(puzzle) for one, puzzle in zip(found, asked, strict=True)] == [True, True, False]
    kept = confirmed(asked, found)
    assert [(one.id, one.confirmed) for one in kept] == [(one.id, 3000) for one in clearest]
    assert all(one.margin >= 0.1 for one in found)
    assert [one.expert for one in found] == [True, True, False], "who solves it is asked only of what stays"


def test_a_run_continues(clearest: list[Puzzle], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = confirm(clearest[:1], tmp_path, Workers(), SEED, pace=2000)
    monkeypatch.setattr(module, "confirm_one", None)  # nothing is searched again
    assert confirm(clearest[:1], tmp_path, Workers(), SEED, pace=2000) == first


def test_another_seed_is_searched_anew_in_the_same_folder(clearest: list[Puzzle], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def search(puzzle: Puzzle, seed: int, _pace: int | None) -> Confirmation:
        asked.append(seed)
        return Confirmation(puzzle.id, puzzle.best.move, 0.2, 0.01, 1, greedy=False, expert=True, hidden=False)

    monkeypatch.setattr(module, "confirm_one", search)
    for seed in (SEED, SEED + 1, SEED):
        confirm(clearest[:1], tmp_path, Workers(), seed)
    assert asked == [SEED, SEED + 1]


def test_another_seed_is_another_search() -> None:
    puzzle = quick(next(one for one in puzzles(soiree.game("times-square")) if one.kind == "plan"))
    one, other = (confirm_one(puzzle, seed, pace=500, times=1) for seed in (SEED, SEED + 1))
    assert one.preferred == other.preferred
    assert one.margin != other.margin


def test_themes_follow_from_the_proof() -> None:
    puzzle = puzzles(soiree.game("gatsby"))[0]

    def themes(**changes: object) -> set[str]:
        plain: dict[str, object] = {"kind": "plan", "best": Chance("cc", 0.8, 0.01), "prompt": "action"}
        return set(themes_of(msgspec.structs.replace(puzzle, **plain | changes)))

    seat = puzzle.seat
    assert themes() == set()
    assert themes(kind="win") == {"win"}
    assert themes(kind="hold") == {"hold"}
    assert themes(prompt="needle-edgar") == {"needles"}
    asked = ("action", "cabaret", "bonus", "place", "bonus")
    chain = Chance("cc", 0.8, 0.01, (f"{seat}:cc", f"{seat}:b5", f"{seat}:yes", f"{seat}:b1", f"{seat}:yes"), asked)
    assert themes(best=chain) == {"chain"}
    broken = Chance("cc", 0.8, 0.01, (f"{seat}:cc", f"{1 - seat}:b5", f"{seat}:yes", f"{seat}:b1", f"{seat}:yes"), asked)
    assert themes(best=broken) == set(), "what comes after another seat's move is another turn"


def test_a_win_on_the_table_does_not_depend_on_what_is_hidden() -> None:
    puzzle = next(one for one in puzzles(soiree.game("times-square")) if one.kind == "win")
    match = position_of(puzzle, soiree.game("times-square"))
    assert not depends_on_hidden(puzzle, DecisionPoint(match.view(puzzle.seat), match.moves(puzzle.seat)), Rng(SEED))


def test_what_has_too_small_a_margin_does_not_agree(clearest: list[Puzzle]) -> None:
    found = Confirmation(clearest[0].id, clearest[0].best.move, 0.099, 0.001, 3000, greedy=False, expert=True, hidden=False)
    assert not found.agrees(clearest[0])
    assert msgspec.structs.replace(found, margin=0.1).agrees(clearest[0])
