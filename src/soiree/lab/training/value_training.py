"""Trains the value model of a game on the positions of self-play, and measures it on games that it has not seen.

The network starts with random weights. After each pass over the training games its loss on the validation games decides: the best
pass is kept, and training stops when some passes in a row were not better. The test games are used only for the numbers on the card.
"""

import time
from collections.abc import Mapping, Sequence

import msgspec
from rich.console import Console

from soiree.core.game import Game
from soiree.core.values.model_file import Card, Measured, Source, layout_hash, pack_weights, weights_hash
from soiree.core.values.value_model import columns_of, first_of_row, input_names
from soiree.core.version import VERSION
from soiree.games import game as load_game
from soiree.lab.envs.arrays import NDArray, np
from soiree.lab.training.calibration import calibration_error, cross_entropy, reliability, thirds
from soiree.lab.training.network import Adam, Floats, Network, batches, better_than, expected_returns
from soiree.lab.training.self_play import ChunkFolder, Samples, SelfPlayPlan, seats_of_chunk

BATCH = 256
PASS_ONE_IN = 3  # the share of the positions that a pass sees, other ones each time: the positions of a game are much alike
SCALED_BY = 4000  # positions of each group that the scale of the inputs is found from
SMALLEST_SCALE = 0.25  # the least divisor: an input that is nearly always zero is not scaled up without bound
TEST_ONE_IN = 5  # chunks of each number of seats; as many positions of a game are in one chunk, all of a game are on one side
VALIDATION_ONE_IN = 10


class TrainingPlan(msgspec.Struct, frozen=True):
    """The settings of a training run."""

    hidden: int = 32
    passes: int = 40
    patience: int = 6  # passes in a row without a better validation loss, after which training stops
    rate: float = 3e-4
    decay: float = 1.0
    dropout: float = 0.5  # the share of the inputs that a step does not see, against overfitting
    seed: int = 1


class Split(msgspec.Struct, frozen=True):
    """The chunks of one folder: for training, for early stopping, for the numbers on the card; each by number of seats."""

    plan: SelfPlayPlan
    training: dict[int, Samples]
    validation: dict[int, Samples]
    test: dict[int, Samples]


class Pass(msgspec.Struct, frozen=True):
    """One pass over the training games: a point of the learning curve."""

    number: int
    training_loss: float
    validation_loss: float
    seconds: float


def split(folder: ChunkFolder) -> Split:
    """Divides the chunks of a folder; which chunk is used for what depends only on its number."""
    game = load_game(folder.plan.game)
    parts: tuple[list[int], list[int], list[int]] = ([], [], [])
    seen: dict[int, int] = {}
    for number in folder.numbers():
        seats = seats_of_chunk(game, number)
        index = seen.get(seats, 0)
        seen[seats] = index + 1
        part = 2 if index % TEST_ONE_IN == TEST_ONE_IN - 1 else 1 if index % VALIDATION_ONE_IN == VALIDATION_ONE_IN // 2 else 0
        parts[part].append(number)
    return Split(folder.plan, *(folder.read(part) for part in parts))


class Inputs:
    """The inputs of the network from samples, scaled so that all have about the same size."""

    def __init__(self, game: Game, training: Sequence[Samples]) -> None:
        self.game = game
        evaluation, widest = game.evaluation(), game.features(game.seats[-1])
        self.names = input_names(evaluation, widest)
        self._measured = len(evaluation.names())
        self.first = first_of_row(self._measured)
        self._columns = {seats: np.array(columns_of(game.features(seats), widest)) for seats in game.seats}
        self.scale = np.ones(len(self.names), np.float32)
        some = [self.of(one, np.arange(0, len(one), max(1, len(one) // SCALED_BY))).reshape(-1, len(self.names)) for one in training]
        self.scale = np.maximum(np.concatenate(some).std(axis=0), SMALLEST_SCALE).astype(np.float32)

    def of(self, samples: Samples, chosen: NDArray[np.int64]) -> Floats:
        """Positions x seats x inputs, in the order of `soiree.core.values.value_model`."""
        seats, measured = samples.seats, self._measured
        own = samples.hand[chosen]
        found = np.zeros((len(chosen), seats, len(self.names)), np.float32)
        found[:, :, :measured] = own
        found[:, :, measured : 2 * measured] = (own.sum(axis=1, keepdims=True) - own) / (seats - 1)
        for seat in range(seats):
            found[:, seat, 2 * measured : 3 * measured] = np.delete(own, seat, axis=1).max(axis=1)
        found[:, :, 3 * measured] = seats - 2
        found[:, :, self.first + self._columns[seats]] = samples.rows[chosen]
        found /= self.scale
        return found

    def export(self, network: Network) -> bytes:
        """The content of model.bin: the weights for inputs that are not scaled."""
        table = np.concatenate([network.first, network.linear[:, None]], axis=1) / self.scale[:, None]
        return pack_weights(table.reshape(-1).tolist(), network.bias.tolist(), network.second.tolist())


def predict(network: Network, inputs: Inputs, samples: Samples) -> Floats:
    """The expected return of every seat in every position."""
    parts = np.array_split(np.arange(len(samples)), max(1, len(samples) // 4096))
    return np.concatenate([expected_returns(network.scores(inputs.of(samples, part))) for part in parts])


def validation_loss(network: Network, inputs: Inputs, groups: Sequence[Samples]) -> float:
    """The mean over the groups, each weighted by its positions."""
    total = sum(len(one) for one in groups)
    return sum(len(one) * cross_entropy(predict(network, inputs, one), one.result) for one in groups) / max(total, 1)


def fit(plan: TrainingPlan, inputs: Inputs, splits: Sequence[Split], console: Console | None = None) -> tuple[Network, list[Pass]]:
    """The network with the least validation loss, and the learning curve."""
    rng = np.random.default_rng(plan.seed)
    training = [samples for one in splits for samples in one.training.values()]
    held_out = [samples for one in splits for samples in one.validation.values()] or training
    network = Network.start(len(inputs.names), plan.hidden, rng)
    adam = Adam(network, plan.rate, plan.decay)
    best, best_loss, curve, begun = network.copy(), float("inf"), list[Pass](), time.perf_counter()
    for number in range(plan.passes):
        todo = [(samples, chosen) for samples in training for chosen in batches(len(samples), PASS_ONE_IN, BATCH, rng)]
        losses = []
        for index in rng.permutation(len(todo)):
            samples, chosen = todo[index]
            seen = inputs.of(samples, chosen)
            row = seen[:, :, inputs.first :]
            row *= (rng.random(row.shape, np.float32) >= plan.dropout) / np.float32(1 - plan.dropout)
            loss, gradient = network.gradient(seen, better_than(samples.result[chosen]))
            adam.step(gradient, share=1 - number / plan.passes)
            losses.append(loss)
        found = Pass(number + 1, float(np.mean(losses)), validation_loss(network, inputs, held_out), time.perf_counter() - begun)
        curve.append(found)
        if console is not None:
            left = found.seconds / found.number * (plan.passes - found.number)
            losses_text = f"{found.training_loss:.4f}  {found.validation_loss:.4f}"
            console.print(f"{found.number}/{plan.passes}  {losses_text}  {left:.0f} s", highlight=False)
        if found.validation_loss < best_loss:
            best, best_loss = network.copy(), found.validation_loss
        elif all(one.validation_loss > best_loss for one in curve[-plan.patience :]) and len(curve) > plan.patience:
            break
    return best, curve


def measure(network: Network, linear: Network, inputs: Inputs, plan: SelfPlayPlan, samples: Samples) -> Measured:
    """What the card says of one group of test games: only those with the usual options."""
    usual = samples.usual
    result = samples.result[usual]
    predicted, by_hand = predict(network, inputs, samples)[usual], samples.guess[usual]
    return Measured(
        play=play_of(plan),
        seats=samples.seats,
        games=len(np.unique(samples.game[usual])),
        positions=int(usual.sum()),
        loss=round(cross_entropy(predicted, result), 4),
        error=round(calibration_error(predicted, result), 4),
        loss_by_hand=round(cross_entropy(by_hand, result), 4),
        error_by_hand=round(calibration_error(by_hand, result), 4),
        loss_linear=round(cross_entropy(predict(linear, inputs, samples)[usual], result), 4),
        thirds=thirds(predicted, result, samples.decision[usual]),
        reliability=reliability(predicted, result),
    )


def play_of(plan: SelfPlayPlan) -> str:
    """Who played, in a few words."""
    return plan.bot if plan.iterations <= 1 else f"{plan.bot}, {plan.iterations} iterations"


def train(game: Game, folders: Sequence[ChunkFolder], plan: TrainingPlan, console: Console | None = None) -> tuple[Card, bytes, list[Pass]]:
    """The card, the weights and the learning curve of a new model."""
    splits = [split(folder) for folder in folders]
    begun = time.perf_counter()
    inputs = Inputs(game, [samples for one in splits for samples in one.training.values()])
    network, curve = fit(plan, inputs, splits, console)
    linear, _ = fit(msgspec.structs.replace(plan, hidden=0), inputs, splits)
    seconds = time.perf_counter() - begun
    content = inputs.export(network)
    card = Card(
        game=game.id,
        edition=game.edition,
        layout=layout_hash(inputs.names),
        hidden=plan.hidden,
        weights=weights_hash(content),
        engine=VERSION,
        seed=plan.seed,
        dropout=plan.dropout,
        seconds=round(seconds, 1),
        sources=[Source(play_of(one.plan), one.plan.seed, *_size(one.training)) for one in splits],
        measured=[measure(network, linear, inputs, one.plan, samples) for one in splits for _, samples in sorted(one.test.items())],
    )
    return card, content, curve


def _size(parts: Mapping[int, Samples]) -> tuple[int, int]:
    """How many games and positions there are."""
    return sum(len(np.unique(one.game)) for one in parts.values()), sum(len(one) for one in parts.values())
