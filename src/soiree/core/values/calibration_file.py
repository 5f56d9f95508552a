"""calibration.json beside a value model: how accurate the values that people see are, and the correction that improves them.

`soiree calibrate` writes it, for each number of seats that was measured. A correction changes only what is shown: the search never uses it.
"""

import hashlib
import math
from pathlib import Path

import msgspec

from soiree.core.values.model_file import Reliability, read_json

CALIBRATION = "calibration.json"
MAX_ERROR = 0.5  # the standard error of a value that nothing is known of


class Correction(msgspec.Struct, frozen=True):
    """A logistic correction of a value: its log odds times `slope`, plus `offset`. The values 0 and 1 stay as they are."""

    offset: float = 0.0
    slope: float = 1.0

    def value(self, value: float) -> float:
        """The value to show."""
        if not 0.0 < value < 1.0 or self == NO_CORRECTION:
            return value
        return 1.0 / (1.0 + math.exp(-self.offset) * math.pow((1.0 - value) / value, self.slope))

    def pair(self, value: float, error: float) -> tuple[float, float]:
        """The value to show, and its standard error, multiplied by the slope of the curve at that value."""
        shown = self.value(value)
        if not 0.0 < value < 1.0:
            return shown, error
        return shown, min(error * self.slope * shown * (1.0 - shown) / (value * (1.0 - value)), MAX_ERROR)


NO_CORRECTION = Correction()


class Accuracy(msgspec.Struct, frozen=True):
    """How accurate one kind of value is: cross-entropy of the result, expected calibration error, and both by thirds of the game."""

    loss: float
    error: float
    thirds: list[tuple[float, float]]
    reliability: list[Reliability]


class TableCalibration(msgspec.Struct, frozen=True):
    """What was measured at one number of seats. `corrected` was found by cross-validation: no game corrects its own values."""

    seats: int
    play: str  # who played: 'strong, 100 iterations'
    games: int
    positions: int
    iterations: int  # of the search that gives a shown value
    model: Accuracy  # the value model without a search, mean over sampled states
    shown: Accuracy  # the search
    corrected: Accuracy
    correction: Correction | None  # None: it did not lower both loss and error, so values are shown as the search gives them


class Calibration(msgspec.Struct, frozen=True):
    """calibration.json. It belongs to one edition, one version of the model, and one weights.toml, which has the search settings."""

    game: str
    edition: str
    model: str
    weights: str
    tables: list[TableCalibration]

    def correction(self, seats: int) -> Correction:
        """The correction for a number of seats."""
        return next((one.correction for one in self.tables if one.seats == seats and one.correction is not None), NO_CORRECTION)


def weights_version(folder: Path) -> str:
    """A hash of weights.toml: its search settings and weights change the values that a search gives."""
    return hashlib.sha256((folder / "weights.toml").read_bytes()).hexdigest()[:8]


def read_calibration(folder: Path) -> Calibration | None:
    """The calibration in a game's folder; None if nothing was measured. Raises BadModel."""
    return read_json(folder / CALIBRATION, Calibration)
