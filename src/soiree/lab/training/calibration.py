"""How accurate predicted returns are: cross-entropy, expected calibration error, and reliability tables."""

from soiree.core.values.model_file import Reliability
from soiree.lab.envs.arrays import NDArray, np

BINS = 15  # of the expected calibration error
TENTHS = 10  # of the reliability table

Floats = NDArray[np.float32]


def cross_entropy(predicted: Floats, result: Floats) -> float:
    """The mean over all positions and seats; log 2 = 0.693 if every prediction is one half."""
    sure = np.clip(predicted.astype(np.float64), 1e-6, 1 - 1e-6)
    return float(-(result * np.log(sure) + (1 - result) * np.log(1 - sure)).mean())


def calibration_error(predicted: Floats, result: Floats, bins: int = BINS) -> float:
    """The mean distance between prediction and result in bins of equal width, each bin weighted by its positions."""
    flat, outcome = predicted.reshape(-1).astype(np.float64), result.reshape(-1).astype(np.float64)
    at = np.minimum((flat * bins).astype(np.int64), bins - 1)
    missing = np.bincount(at, outcome, bins) - np.bincount(at, flat, bins)
    return float(np.abs(missing).sum() / max(len(flat), 1))


def reliability(predicted: Floats, result: Floats) -> list[Reliability]:
    """The reliability table; tenths without a position are left out."""
    flat, outcome = predicted.reshape(-1).astype(np.float64), result.reshape(-1).astype(np.float64)
    at = np.minimum((flat * TENTHS).astype(np.int64), TENTHS - 1)
    found = []
    for tenth in range(TENTHS):
        chosen = at == tenth
        if chosen.any():
            found.append(Reliability(int(chosen.sum()), round(float(flat[chosen].mean()), 4), round(float(outcome[chosen].mean()), 4)))
    return found


def thirds(predicted: Floats, result: Floats, decision: NDArray[np.int32]) -> list[tuple[float, float]]:
    """Cross-entropy and calibration error of early, middle and late positions, as many of each.

    They are divided by the number of decisions so far. A share of the whole game would not do: how long a game lasts depends on its
    result, and to know that a position is early in a long game is to know that its leader did not win soon.
    """
    found = []
    first, second = np.quantile(decision, [1 / 3, 2 / 3])
    for chosen in (decision <= first, (decision > first) & (decision <= second), decision > second):
        if not chosen.any():
            found.append((0.0, 0.0))
            continue
        pair = cross_entropy(predicted[chosen], result[chosen]), calibration_error(predicted[chosen], result[chosen])
        found.append((round(pair[0], 4), round(pair[1], 4)))
    return found
