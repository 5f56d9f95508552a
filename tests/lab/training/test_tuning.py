"""Tuning: bad weights become better, and only numbers change in the file."""

import math
import tomllib
from pathlib import Path

import pytest

import soiree
from soiree.core.evaluation import read_weights
from soiree.core.rng import Rng
from soiree.lab.arena.schedule import Entrant, contest
from soiree.lab.training.logistic import fit, loss
from soiree.lab.training.plan import TuningPlan, play_match
from soiree.lab.training.samples import sample_game
from soiree.lab.training.search import SEARCH_SPACE, has_simultaneous_decisions, sample_candidates, tune_search
from soiree.lab.training.weights import tune_weights, weights_log
from soiree.lab.training.weights_file import replace_values
from soiree.lab.workers import Workers
from tests.lab.command import lab


def test_a_known_rule_is_found_again() -> None:
    rng = Rng(1)
    true = [2.0, -1.0, 0.0]
    rows: list[float] = []
    labels = []
    for _ in range(6000):
        row = [rng.below(2001) / 1000 - 1 for _ in true]
        chance = 1 / (1 + math.exp(-sum(weight * value for weight, value in zip(true, row, strict=True))))
        rows += row
        labels.append(float(int(rng.below(10**6)) < chance * 10**6))
    found = fit(rows, labels, [0.0] * 3, 6000)
    assert found == pytest.approx(true, abs=0.15)
    assert loss(rows, labels, found) < loss(rows, labels, [0.0] * 3) == pytest.approx(math.log(2))
    few = fit(rows[:30], labels[:10], [5.0, 5.0, 5.0], 0.001)
    assert few == pytest.approx([5.0] * 3, abs=0.01), "little is learned from little"


def test_bad_weights_of_times_square_become_better() -> None:
    bad = {name: -value for name, value in read_weights(soiree.game("times-square").folder).items()}
    plan = TuningPlan("times-square", games=40, rounds=1)
    found, rounds = tune_weights(plan, Workers(), start=bad)
    assert rounds[0].kept
    assert rounds[0].loss_after < rounds[0].loss_before
    against = play_match(plan, Entrant("greedy", weights=found), Entrant("greedy", weights=bad), 99, Workers(), None)
    assert against.low > 0.6
    assert "| sue |" in weights_log(plan, bad, found, rounds, written=False)
    again, _ = tune_weights(plan, Workers(2), start=bad)
    assert again == found, "the same wherever it is run"


@pytest.mark.parametrize("game", soiree.games(), ids=str)
def test_every_game_teaches(game: soiree.Game) -> None:
    seats = game.seats[-1]
    lesson = sample_game(contest(game.id, {"a": Entrant("greedy"), "b": Entrant("greedy")}, 1, seats=seats), 0)
    assert len(lesson.rows) == len(lesson.labels) * len(game.evaluation().names())
    assert len(lesson.labels) % (seats * (seats - 1) // 2) == 0
    assert any(lesson.rows)


def test_halving_leaves_one_and_plays_it_once_more() -> None:
    plan = TuningPlan("times-square", games=2, rounds=1, bot="strong", scale=0.1, pace=400)
    before, after, heats = tune_search(plan, Workers())
    assert [heat.round for heat in heats] == [1, 1, 2]
    assert [heat.stays for heat in heats][:2] == [True, False]
    assert heats[2].settings == heats[0].settings
    assert after == (heats[2].settings if heats[2].match.value > 0.5 else before)
    assert not has_simultaneous_decisions(plan)
    drawn = sample_candidates(before, 16, False, Rng(1))
    assert len({str(one) for one in drawn}) == 16
    assert all(one["matching"] == before["matching"] and set(one) == set(SEARCH_SPACE) for one in drawn)


def test_new_numbers_leave_everything_else_in_the_file() -> None:
    text = "# head\n[weights]\nsue = 1.0  # why\ncharlie = 1.5\n\n[search]\n# tried\nrollout = 4\n"
    new = replace_values(text, "weights", {"sue": -0.25, "charlie": 2.0})
    assert new == "# head\n[weights]\nsue = -0.25  # why\ncharlie = 2.0\n\n[search]\n# tried\nrollout = 4\n"
    more = replace_values(text, "search", {"rollout": 8, "matching": True})
    assert tomllib.loads(more)["search"] == {"rollout": 8, "matching": True}
    assert "# tried" in more
    assert tomllib.loads(replace_values("[weights]\na = 1\n", "search", {"trust": 2.0})) == {"weights": {"a": 1}, "search": {"trust": 2.0}}


def test_the_command_keeps_a_log_and_writes_only_when_told(tmp_path: Path) -> None:
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
