"""A set is checked: what an independent search agrees with, the smallest margin, and who solves it; a bound that is missed is marked."""

from pathlib import Path

import msgspec
import pytest

import soiree
from soiree.core.teaching.puzzles import Chance, Puzzle, puzzles
from soiree.lab.puzzles.check import quality
from soiree.lab.puzzles.confirm import Confirmation
from soiree.lab.puzzles.mining import write_puzzles
from tests.lab.command import lab

QUICK = 60  # iterations of a proof


@pytest.fixture(scope="module")
def clearest() -> list[Puzzle]:
    """Those with the greatest margins, which few iterations find."""
    found = sorted(puzzles(soiree.game("times-square")), key=lambda one: -one.margin)[:2]
    return [msgspec.structs.replace(one, iterations=QUICK) for one in found]


def agreed(puzzle: Puzzle, margin: float = 0.3, *, greedy: bool = False, expert: bool = True) -> Confirmation:
    return Confirmation(puzzle.id, puzzle.best.move, margin, 0.01, 600, greedy=greedy, expert=expert, hidden=False)


def test_each_bound_is_missed_on_its_own(clearest: list[Puzzle]) -> None:
    puzzle = clearest[0]
    hundred = [puzzle] * 100

    def missed(*others: Confirmation) -> set[str]:
        found = [*others, *[agreed(puzzle)] * (100 - len(others))]
        return {name for name, holds in quality(hundred, found).holds().items() if not holds}

    other = msgspec.structs.replace(agreed(puzzle), preferred=puzzle.others[0].move)
    assert missed() == set()
    assert missed(*[other] * 2) == set()
    assert missed(*[other] * 3) == {"agreeing"}
    assert missed(agreed(puzzle, 0.1)) == set()
    assert missed(agreed(puzzle, 0.099)) == {"margin"}
    assert missed(*[agreed(puzzle, greedy=True)] * 39) == set()
    assert missed(*[agreed(puzzle, greedy=True)] * 40) == {"greedy"}
    assert missed(*[agreed(puzzle, expert=False)] * 9) == set()
    assert missed(*[agreed(puzzle, expert=False)] * 10) == {"expert"}


def test_the_figures_are_those_of_the_puzzles(clearest: list[Puzzle]) -> None:
    one, two = clearest
    found = quality(clearest, [agreed(one, 0.4, greedy=True), agreed(two, 0.08)])
    assert (found.game, found.puzzles, found.agreeing, found.margin) == ("times-square", 2, 0.5, 0.08)
    assert found.disputed == (two.id,)
    assert (found.greedy, found.expert) == (1.0, 1.0), "of what is agreed on"


@pytest.mark.parametrize(("language", "head"), [("en", ("puzzles", "margin")), ("fr", ("problèmes", "écart"))])
def test_a_set_is_checked_in_the_terminal(clearest: list[Puzzle], tmp_path: Path, language: str, head: tuple[str, str]) -> None:
    file = tmp_path / "set.jsonl"
    write_puzzles(file, clearest)
    words = ("puzzles", "--check", file, "--pace", 4000, "--processes", 1, "--out", tmp_path / "out", "--lang", language)
    run = lab(*words)
    assert run.returncode == 0, run.stderr
    assert all(word in run.stdout for word in head)
    assert "times-square" in run.stdout
    assert "✗" not in run.stdout

    wrong = msgspec.structs.replace(clearest[0], id="times-square-wrong", best=Chance(clearest[0].others[0].move, 0.9, 0.01))
    write_puzzles(file, [*clearest, wrong])
    run = lab(*words)
    assert run.returncode == 1
    assert "✗" in run.stdout
    assert wrong.id in run.stdout
    assert len(list((tmp_path / "out/confirmed").iterdir())) == 3


def test_what_cannot_be_checked_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").touch()
    (tmp_path / "other.jsonl").write_text("{}\n")
    for words, message in (
        (("--check", tmp_path / "nothing.jsonl"), "cannot be read"),
        (("times-square", "--confirm", tmp_path / "nothing.jsonl"), "cannot be read"),
        (("--check", tmp_path / "empty.jsonl"), "there are no puzzles in"),
        (("--check", tmp_path / "other.jsonl"), "other.jsonl"),
        (("--check", "--pace", "0"), "at least 1 iteration"),
        ((), "one game has to be named"),
        (("gatsby", "macao"), "one game has to be named"),
    ):
        run = lab("puzzles", *words, "--out", tmp_path / "out")
        assert run.returncode == 2, run.stderr
        assert message in run.stderr
        assert run.stderr.count("\n") == 1
