"""How true shown values are: a known mistake is found and corrected, a run continues, and people see what was measured."""

from pathlib import Path

import msgspec
import pytest

import soiree
from soiree.bots import Budget, analyse, judge
from soiree.bots.analysis.decision import search_decision, search_value
from soiree.bots.analysis.deepening import Deepening, rate
from soiree.bots.bot import DecisionPoint
from soiree.bots.search_bot import model_version
from soiree.core.rng import Rng
from soiree.core.values.calibration_file import CALIBRATION, NO_CORRECTION, Calibration, Correction, read_calibration
from soiree.lab.training.shown_values import ShownValue, calibrate, write_calibration
from tests.lab.command import lab

CAUTIOUS = Correction(0.0, 2.0)  # values that are too near to one half


def games_of(number: int, truth: Correction) -> list[list[ShownValue]]:
    """Games whose results are as likely as the corrected values."""
    rng = Rng(5)
    games = []
    for _ in range(number):
        shown = (1 + rng.below(99)) / 100
        won = float(int(rng.below(10**6)) < 10**6 * truth.value(shown))
        games.append([ShownValue(int(rng.below(60)), shown, 0.5, won)])
    return games


def test_a_correction_moves_log_odds_and_keeps_what_is_certain() -> None:
    assert CAUTIOUS.value(0.6) == pytest.approx(0.6**2 / (0.6**2 + 0.4**2))
    assert [CAUTIOUS.value(value) for value in (0.0, 0.5, 1.0)] == [0.0, 0.5, 1.0]
    assert CAUTIOUS.pair(0.5, 0.01) == pytest.approx((0.5, 0.02)), "the curve is twice as steep there"
    assert CAUTIOUS.pair(0.5, 0.4) == (0.5, 0.5), "no error is greater than that of a value of which nothing is known"
    assert NO_CORRECTION.pair(0.3, 0.1) == pytest.approx((0.3, 0.1))


def test_a_known_mistake_is_found_and_corrected() -> None:
    found = calibrate(2, "dice", 1, games_of(3000, CAUTIOUS))
    assert found.correction is not None
    assert found.correction.slope == pytest.approx(2.0, abs=0.25)
    assert found.correction.offset == pytest.approx(0.0, abs=0.15)
    assert found.corrected.loss < found.shown.loss
    assert found.corrected.error < found.shown.error / 2
    assert len(found.shown.thirds) == 3


def test_values_that_are_true_get_no_correction() -> None:
    found = calibrate(2, "dice", 1, games_of(3000, NO_CORRECTION))
    assert found.correction is None or found.correction.slope == pytest.approx(1.0, abs=0.1)


def test_a_run_continues_and_says_the_same_in_both_languages(tmp_path: Path) -> None:
    words = ("calibrate", "times-square", "--games", 4, "--pace", 160, "--iterations", 20, "--processes", 1, "--out", tmp_path)
    first = lab(*words)
    assert first.returncode == 0, first.stderr
    assert "4 games of strong, 10 iterations" in first.stdout
    [folder] = (tmp_path / "times-square-2").glob("values-*-20")
    files = sorted(folder.iterdir())
    assert len(files) == 4
    files[0].unlink()
    kept = [(file, file.stat().st_mtime_ns) for file in files[1:]]
    assert lab(*words).stdout == first.stdout
    assert [(file, file.stat().st_mtime_ns) for file in files[1:]] == kept, "only what is missing is measured"
    stored = lab(*words[:2], "--from", tmp_path / "times-square-2" / "games", *words[6:], "--lang", "fr")
    assert "4 parties (strong)" in stored.stdout, stored.stderr
    assert "recherche" in stored.stdout
    other = lab("calibrate", "gatsby", "--from", tmp_path, "--out", tmp_path)
    assert other.returncode == 2
    assert "gatsby" in other.stderr


@pytest.mark.parametrize("seats", [2, 4])
def test_people_see_corrected_values_and_the_search_does_not(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = soiree.new("macao", seats=seats, seed=3)
    seat = min(match.actors)
    view, moves, budget = match.view(seat), match.moves(seat), Budget(iterations=60)
    monkeypatch.setattr(match.game, "calibration", None)
    point = DecisionPoint(view, moves)
    raw = search_value(search_decision(point, budget, Rng(1)), point)
    plain = analyse(view, moves, budget, Rng(1))
    judged = judge(0, match.prompt(seat), view, moves, plain.candidates[-1].move, budget, 1)
    assert plain.value == pytest.approx(raw)
    assert plain.model == model_version(match.game, seats)

    table = msgspec.structs.replace(calibrate(seats, "dice", 1, games_of(50, CAUTIOUS)), correction=CAUTIOUS)
    monkeypatch.setattr(match.game, "calibration", Calibration("macao", match.game.edition, "", "", [table]))
    shown = analyse(view, moves, budget, Rng(1))
    assert [one.visits for one in shown.candidates] == [one.visits for one in plain.candidates]
    assert [one.value for one in shown.candidates] == [pytest.approx(CAUTIOUS.value(one.value)) for one in plain.candidates]
    again = judge(0, match.prompt(seat), view, moves, plain.candidates[-1].move, budget, 1)
    assert (again.value, again.best) == pytest.approx((CAUTIOUS.value(judged.value), CAUTIOUS.value(judged.best)))
    assert again.cost == pytest.approx(again.best - again.value)

    deepening, known = Deepening(view, moves, Rng(1)), Deepening(view, moves, Rng(1), match.state)
    deepening.run(budget)
    known.run(budget)
    before, after = rate([deepening.found()], NO_CORRECTION), rate([deepening.found()], deepening.correction)
    assert {one.move: CAUTIOUS.value(one.value) for one in before.moves} == pytest.approx({one.move: one.value for one in after.moves})
    assert known.correction == NO_CORRECTION, "measured with hidden cards"


def test_a_calibration_of_another_model_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = soiree.Game(soiree.game("gatsby").package)  # it keeps what it has read, so it is of this test alone
    for file in ("model.json", "weights.toml"):
        (tmp_path / file).write_bytes((game.folder / file).read_bytes())
    monkeypatch.setattr(game, "folder", tmp_path)
    write_calibration(game, msgspec.structs.replace(calibrate(2, "dice", 1, games_of(50, CAUTIOUS)), correction=CAUTIOUS))
    assert game.correction(2) == CAUTIOUS
    (tmp_path / "weights.toml").write_bytes((tmp_path / "weights.toml").read_bytes() + b"# other settings\n")
    del game.calibration
    assert game.correction(2) == NO_CORRECTION


MEASURED = [game for game in soiree.games() if (game.folder / CALIBRATION).exists()]


def test_calibrations_are_shipped() -> None:
    assert MEASURED


@pytest.mark.parametrize("game", MEASURED, ids=lambda game: game.id)
def test_shipped_calibrations_are_of_the_present_model_and_better(game: soiree.Game) -> None:
    """`soiree calibrate GAME --write` measures again after a change of the model or of weights.toml."""
    found = read_calibration(game.folder)
    assert found is not None
    assert found == game.calibration
    for one in found.tables:
        if one.correction is not None:
            assert one.corrected.loss < one.shown.loss
            assert one.corrected.error < one.shown.error
