"""Tuning of weights: bad weights improve, and the file changes only on request."""

from pathlib import Path

import soiree
from soiree.core.values.evaluation import read_weights
from soiree.lab.arena.schedule import Entrant
from soiree.lab.training.plan import TuningPlan, play_match
from soiree.lab.training.weights import tune_weights, weights_log
from soiree.lab.workers import Workers
from tests.lab.command import lab


def test_bad_weights_of_times_square_improve() -> None:
    bad = {name: -value for name, value in read_weights(soiree.game("times-square").folder).items()}
    plan = TuningPlan("times-square", games=40, rounds=1)
    found, rounds = tune_weights(plan, Workers(), start=bad)
    assert rounds[0].kept
    assert rounds[0].loss_after < rounds[0].loss_before
    against = play_match(plan, Entrant("greedy", weights=found), Entrant("greedy", weights=bad), 99, Workers(), None)
    assert against.low > 0.6
    assert "| sue |" in weights_log(plan, bad, found, rounds, written=False)
    again, _ = tune_weights(plan, Workers(2), start=bad)
    assert again == found, "the result does not depend on the processes"


def test_the_command_appends_to_the_log_and_writes_only_on_request(tmp_path: Path) -> None:
    file = soiree.game("times-square").folder / "weights.toml"
    before = file.read_bytes()
    log = tmp_path / "tuning" / "times-square.md"
    for _ in range(2):
        run = lab("tune", "times-square", "--games", 10, "--rounds", 1, "--processes", 1, "--log", log)
        assert run.returncode == 0, run.stderr
        assert "loss" in run.stdout
    assert log.read_text(encoding="utf-8").count("## ") == 2
    assert log.read_text(encoding="utf-8").startswith("# Tuning of times-square")
    assert file.read_bytes() == before
