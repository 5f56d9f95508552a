"""Notifications over days and through crashes: everything that is due comes once, and nothing else. The long run is in `make soak`."""

from pathlib import Path

from tests.server.simulated_days import SimulatedDays


def test_what_is_due_comes_once_although_the_server_is_killed(tmp_path: Path) -> None:
    count = SimulatedDays(f"sqlite:///{tmp_path / 'soiree.db'}", tmp_path, people=8, tables=12, seed=5).run(rounds=8, kills=3)
    assert (count.missing, count.unexpected, count.kills) == (0, 0, 3)
    assert count.came == count.expected > 30
    assert {"turn", "over"} <= count.model.by_kind.keys()  # whether others come depends on the deal


def test_what_is_due_comes_once_although_receivers_refuse_it_again_and_again(tmp_path: Path) -> None:
    simulated = SimulatedDays(f"sqlite:///{tmp_path / 'soiree.db'}", tmp_path, people=8, tables=8, seed=6)
    count = simulated.run(rounds=5, kills=1, failing_again=0.5)
    assert (count.missing, count.unexpected, count.kills) == (0, 0, 1)
    assert count.came == count.expected > 15
    assert count.refused > 5
