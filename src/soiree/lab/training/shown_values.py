"""How accurate the values that people see are: the mean of a search at a decision, against the result of the game.

The games are between equal bots that are strong, and no model was trained on them. The values of a game are kept in a file of its own, so
an interrupted run continues. A logistic correction of the values is fitted. It is kept only where it improves them on games that it was
not fitted to.
"""

import functools
import hashlib
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from soiree.bots import Budget
from soiree.bots.analysis.decision import search_decision, search_value
from soiree.bots.bot import DecisionPoint
from soiree.core import structs
from soiree.core.errors import problem, system_reason
from soiree.core.game import Game
from soiree.core.records.decisions import decisions
from soiree.core.records.record import Record
from soiree.core.rng import Rng
from soiree.core.texts.words import Words
from soiree.core.values.calibration_file import (
    CALIBRATION,
    Accuracy,
    Calibration,
    Correction,
    TableCalibration,
    read_calibration,
    weights_version,
)
from soiree.games import game as load_game
from soiree.lab.arena.runner import BadFolder
from soiree.lab.arena.schedule import Contest
from soiree.lab.envs.arrays import NDArray, np
from soiree.lab.files import write_atomically
from soiree.lab.seeds import derive_seed
from soiree.lab.training.calibration import calibration_error, cross_entropy, reliability, thirds
from soiree.lab.training.logistic import fit
from soiree.lab.workers import Workers
from soiree.parallel.progress import track

DECISIONS_OF_GAME = 8  # drawn uniformly: those of one game share its result, so more of them add little
WORLDS = 16  # sampled states for the value of the model without a search
FOLDS = 5  # of the cross-validation
SURE = 0.001  # in the fit, values nearer to 0 or 1 count as this far from them: their log odds have no bound

Floats = NDArray[np.float64]


class ShownValue(msgspec.Struct, frozen=True, array_like=True):
    """One decision: the value by the search, by the model without a search, and the return of its seat at the end."""

    step: int  # the number of steps before it in the record
    shown: float
    model: float
    result: float


def values_of_record(game: Game, record: Record, iterations: int, seed: int) -> list[ShownValue]:
    """Some decisions of a game, each valued from what its seat could know. The same arguments give the same values."""
    match, found = decisions(game, record)
    assert match.returns is not None
    rng = Rng(derive_seed(seed, "calibrate", record.text()))
    while len(found) > DECISIONS_OF_GAME:
        del found[rng.below(len(found))]
    model = match.game.value_model(match.seats)
    values = []
    for one in found:
        point = DecisionPoint(one.view, one.moves)
        search = search_decision(point, Budget(iterations=iterations), rng)
        static = model or match.game.evaluation()
        guess = sum(static.value(point.worlds.sample(rng), one.seat) for _ in range(WORLDS)) / WORLDS
        values.append(ShownValue(one.step, search_value(search, point), guess, match.returns[one.seat]))
    return values


def measure_records(
    records: Sequence[Path], folder: Path, iterations: int, seed: int, workers: Workers, console: Console | None = None, title: str = ""
) -> list[list[ShownValue]]:
    """The values of each game. They are kept in `folder`, a file for each game. Raises BadFolder and BadRecord."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        kept = {file: folder / f"{hashlib.sha256(file.read_bytes()).hexdigest()[:24]}.json" for file in records}
        remaining = [(file, target) for file, target in kept.items() if not target.exists()]
        measured = workers.map(functools.partial(_measure_file, iterations, seed), remaining)
        for _ in track(measured, title, len(records), console, done=len(records) - len(remaining)):
            pass
        return [structs.decode(target.read_bytes(), list[ShownValue]) for target in kept.values()]
    except OSError as error:
        raise BadFolder(problem("error-cannot-use", path=folder, reason=system_reason(error))) from None


def _measure_file(iterations: int, seed: int, files: tuple[Path, Path]) -> None:
    source, target = files
    record = Record.parse(source.read_bytes())
    values = values_of_record(load_game(record.headers["Game"]), record, iterations, seed)
    write_atomically(target, msgspec.json.encode(values).decode())


def calibrate(seats: int, play: str, iterations: int, games: Sequence[Sequence[ShownValue]]) -> TableCalibration:
    """What these games say of the values at one number of seats; there is at least one decision."""
    number = np.array([index for index, values in enumerate(games) for _ in values], np.int64)
    flat = [value for values in games for value in values]
    shown, model = np.array([one.shown for one in flat]), np.array([one.model for one in flat])
    result, step = np.array([one.result for one in flat]), np.array([one.step for one in flat], np.int32)
    corrected = shown.copy()
    for fold in range(FOLDS):
        mine = number % FOLDS == fold
        found = fit_correction(shown[~mine], result[~mine], len(np.unique(number[~mine])))
        corrected[mine] = [found.value(float(value)) for value in shown[mine]]
    before, after = _accuracy(shown, result, step), _accuracy(corrected, result, step)
    better = after.loss < before.loss and after.error < before.error
    return TableCalibration(
        seats=seats,
        play=play,
        games=len(games),
        positions=len(flat),
        iterations=iterations,
        model=_accuracy(model, result, step),
        shown=before,
        corrected=after,
        correction=fit_correction(shown, result, len(games)) if better else None,
    )


def play_of(contest: Contest) -> str:
    """Who played, in a few words."""
    [entrant] = contest.entrants.values()
    budget = contest.budget(entrant)
    return f"{entrant.bot}, {budget.seconds:g} s" if budget.iterations is None else f"{entrant.bot}, {budget.iterations} iterations"


def fit_correction(values: Floats, result: Floats, games: int) -> Correction:
    """The correction with the least cross-entropy; few games change little, as the fit has no correction as its prior."""
    safe = np.clip(values, SURE, 1 - SURE)
    rows = np.stack([np.ones_like(safe), np.log(safe / (1 - safe))], axis=1)
    offset, slope = fit(rows.reshape(-1).tolist(), result.tolist(), [0.0, 1.0], float(games))
    return Correction(round(offset, 4), round(slope, 4))


def _accuracy(predicted: Floats, result: Floats, step: NDArray[np.int32]) -> Accuracy:
    few, outcome = predicted.astype(np.float32), result.astype(np.float32)
    loss, error = round(cross_entropy(few, outcome), 4), round(calibration_error(few, outcome), 4)
    return Accuracy(loss, error, thirds(few, outcome, step), reliability(few, outcome))


def write_calibration(game: Game, table: TableCalibration) -> Path:
    """Puts a measurement into calibration.json; other numbers of seats stay if they are of the same edition and model."""
    model = "" if game.model_card is None else game.model_card.version
    weights, known = weights_version(game.folder), read_calibration(game.folder)
    same = known is not None and (known.edition, known.model, known.weights) == (game.edition, model, weights)
    tables = [one for one in known.tables if one.seats != table.seats] if known is not None and same else []
    found = Calibration(game.id, game.edition, model, weights, sorted([*tables, table], key=lambda one: one.seats))
    file = game.folder / CALIBRATION
    write_atomically(file, msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
    return file


def accuracy_table(found: TableCalibration, say: Words) -> Table:
    """Loss and calibration error of each kind of value, for a terminal."""
    table = Table(*(say(f"cli-calibrate-column-{column}") for column in ("values", "loss", "error", "early", "middle", "late")))
    for name in ("model", "shown", "corrected"):
        one: Accuracy = getattr(found, name)
        table.add_row(
            say(f"cli-calibrate-column-{name}"), f"{one.loss:.4f}", f"{one.error:.4f}", *(f"{a:.4f}, {b:.4f}" for a, b in one.thirds)
        )
    return table


def reliability_table(found: TableCalibration, say: Words) -> Table:
    """Values in tenths against results, as the search gives them and corrected, for a terminal."""
    columns = ("values", "positions", "predicted", "happened")
    table = Table(*(say(f"cli-calibrate-column-{column}") for column in columns))
    for name in ("shown", "corrected"):
        one: Accuracy = getattr(found, name)
        for row in one.reliability:
            table.add_row(say(f"cli-calibrate-column-{name}"), str(row.positions), f"{row.predicted:.3f}", f"{row.happened:.3f}")
        table.add_section()
    return table
