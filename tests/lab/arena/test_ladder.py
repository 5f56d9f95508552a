"""The ladder, with two games for each rung."""

from pathlib import Path

import msgspec

from soiree.lab.arena.ladder import Rung, RungResult, markdown, rungs
from soiree.lab.arena.scoring import Score
from tests.lab.command import lab


def test_every_level_has_a_rung_above_the_level_below() -> None:
    assert [(rung.upper, rung.lower, rung.wanted, rung.low) for rung in rungs()] == [
        ("greedy", "random", 0.9, 0.0),
        ("casual", "novice", 0.6, 0.53),
        ("regular", "casual", 0.6, 0.53),
        ("strong", "regular", 0.6, 0.53),
        ("expert", "strong", 0.6, 0.53),
        ("master", "expert", 0.6, 0.53),
        ("expert", "greedy", 0.85, 0.0),
    ]


def test_the_command_writes_tables(tmp_path: Path) -> None:
    words = ("ladder", "times-square", "--games", 2, "--pace", 400, "--processes", 1, "--out", tmp_path)
    run = lab(*words)
    assert run.returncode in (0, 1), run.stderr  # two games may miss a bound
    results = msgspec.json.decode((tmp_path / "ladder.json").read_bytes(), type=list[RungResult])
    assert [(one.rung.upper, one.games) for one in results] == [(rung.upper, 2) for rung in rungs()]
    table = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert table.count("\n| ") == 2 + len(results)
    assert f"{sum(one.holds for one in results)} of 7 bounds hold" in table
    again = lab(*words)
    assert (again.returncode, again.stdout) == (run.returncode, run.stdout), "no game is played again"


def test_a_missed_bound_is_marked() -> None:
    missed = RungResult("times-square", 2, Rung("expert", "greedy", 0.85), Score(0.8, 0.75, 0.84, 200), 200, 0.05, 0.001)
    assert not missed.holds
    assert "| expert – greedy | 80.0% | 75.0% – 84.0% | ≥ 85% | **no** | 200 | 50.0 / 1.0 |" in markdown([missed], 0.05, None, 1)


def test_a_level_must_be_clearly_stronger_than_the_one_below() -> None:
    rung = Rung("expert", "strong", 0.6, 0.53)
    unsure = RungResult("times-square", 2, rung, Score(0.62, 0.52, 0.71, 100), 100, 0.05, 0.001)
    assert not unsure.holds
    assert "| 62.0% | 52.0% – 71.0% | ≥ 60%, low ≥ 53% | **no** |" in markdown([unsure], 0.05, None, 1)
    assert RungResult("times-square", 2, rung, Score(0.62, 0.53, 0.71, 200), 200, 0.05, 0.001).holds
