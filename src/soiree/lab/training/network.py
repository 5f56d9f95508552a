"""The network of the value model, in NumPy: gradients by hand, steps by Adam.

One small network gives every seat a score from the inputs of that seat: a linear part, and one hidden layer of rectified units. The
probability that a seat ends before another is logistic in the difference of their scores, as in `soiree.core.values.evaluation`, so one
network serves any number of seats, and the returns of all seats always have the right sum.
"""

from collections.abc import Iterator

import msgspec

from soiree.lab.envs.arrays import NDArray, np

Floats = NDArray[np.float32]


class Network(msgspec.Struct):
    """The parameters, by name; `inputs` x `hidden`."""

    linear: Floats  # inputs
    first: Floats  # inputs x hidden
    bias: Floats  # hidden
    second: Floats  # hidden

    @staticmethod
    def start(inputs: int, hidden: int, rng: "np.random.Generator") -> "Network":
        """Small random weights for the hidden layer, none for the linear part."""
        return Network(
            np.zeros(inputs, np.float32),
            (rng.standard_normal((inputs, hidden)) * np.sqrt(1.0 / inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal(hidden) * 0.1 / np.sqrt(max(hidden, 1))).astype(np.float32),
        )

    def copy(self) -> "Network":
        """A copy with arrays of its own."""
        return Network(*(getattr(self, name).copy() for name in self.__struct_fields__))

    def scores(self, inputs: Floats) -> Floats:
        """The score of each seat; `inputs` is positions x seats x inputs."""
        flat = inputs.reshape(-1, inputs.shape[-1])
        found = flat @ self.linear + np.maximum(flat @ self.first + self.bias, 0) @ self.second
        return np.asarray(found.reshape(inputs.shape[:-1]), np.float32)

    def gradient(self, inputs: Floats, better: Floats) -> tuple[float, "Network"]:
        """The loss and its gradient; `better` as `better_than` gives it."""
        positions, seats, width = inputs.shape
        flat = inputs.reshape(-1, width)
        hidden = np.maximum(flat @ self.first + self.bias, 0)
        scores = (flat @ self.linear + hidden @ self.second).reshape(positions, seats)
        difference = scores[:, :, None] - scores[:, None, :]
        pairs = positions * seats * (seats - 1)  # each pair twice, once from either side
        between = ~np.eye(seats, dtype=bool)
        loss = float((np.logaddexp(0, difference) - better * difference)[:, between].sum() / pairs)
        error = ((logistic(difference) - better) * between).sum(axis=2) * np.float32(2.0 / pairs)
        slope = error.reshape(-1).astype(np.float32)
        back = slope[:, None] * self.second * (hidden > 0)
        return loss, Network(flat.T @ slope, flat.T @ back, back.sum(axis=0), hidden.T @ slope)


class Adam:
    """Adam with decoupled weight decay (Kingma and Ba 2015; Loshchilov and Hutter 2019)."""

    def __init__(self, network: Network, rate: float, decay: float) -> None:
        self.network = network
        self.rate = rate
        self.decay = decay
        self._steps = 0
        self._mean = {name: np.zeros_like(getattr(network, name)) for name in network.__struct_fields__}
        self._square = {name: np.zeros_like(getattr(network, name)) for name in network.__struct_fields__}

    def step(self, gradient: Network, share: float = 1.0) -> None:
        """One step against the gradient; `share` scales the rate."""
        self._steps += 1
        rate = self.rate * share
        for name in self.network.__struct_fields__:
            value, slope = getattr(self.network, name), getattr(gradient, name)
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            corrected = mean / (1 - 0.9**self._steps)
            value -= rate * (corrected / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8) + self.decay * value)


def logistic(x: Floats) -> Floats:
    """1 / (1 + exp(-x)), without overflow."""
    return np.asarray(0.5 * (1 + np.tanh(0.5 * x)), np.float32)


def better_than(result: Floats) -> Floats:
    """Positions x seats x seats: 1 where the first seat has the higher return, 0 where the second has, 1/2 where they are equal."""
    difference = result[:, :, None] - result[:, None, :]
    return np.asarray(np.where(difference > 1e-6, 1.0, np.where(difference < -1e-6, 0.0, 0.5)), np.float32)


def expected_returns(scores: Floats) -> Floats:
    """The expected return of every seat: the mean probability to end before another seat."""
    seats = scores.shape[1]
    chances = logistic(scores[:, :, None] - scores[:, None, :])
    return np.asarray((chances.sum(axis=2) - 0.5) / (seats - 1), np.float32)


def batches(count: int, one_in: int, size: int, rng: "np.random.Generator") -> Iterator[NDArray[np.int64]]:
    """A random sample of the numbers 0 to count - 1, one in `one_in` of them, `size` at a time."""
    order = rng.permutation(count)[: -(-count // one_in)]
    for first in range(0, len(order), size):
        yield order[first : first + size]
