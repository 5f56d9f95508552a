"""The files of a value model: model.json, its card, and model.bin, its weights as 32-bit floats.

The card describes what the model was trained on and how accurate it is. It belongs to one edition of a game and to one layout of its
features: with any other it is refused, because its weights would be applied to other numbers.
"""

import array
import hashlib
import sys
from pathlib import Path
from typing import TypeVar

import msgspec

from soiree.core import structs
from soiree.core.errors import BadModel, OtherEdition, problem, system_reason
from soiree.core.values.value_model import UNITS_AT_ONCE, ModelWeights

CARD = "model.json"
WEIGHTS = "model.bin"
FORMAT = 1

S = TypeVar("S", bound=msgspec.Struct)


class Reliability(msgspec.Struct, frozen=True):
    """Positions whose prediction was in one tenth of 0 to 1: how many, the mean prediction, and the mean result."""

    positions: int
    predicted: float
    happened: float


class Measured(msgspec.Struct, frozen=True):
    """How accurate the model is on games that were not used for training."""

    play: str  # who played: 'regular', or 'strong, 40 iterations'
    seats: int
    games: int
    positions: int
    loss: float  # cross-entropy of the result, by the model
    error: float  # expected calibration error
    loss_by_hand: float  # the same two for the hand-made evaluation
    error_by_hand: float
    loss_linear: float  # and for a linear model of the same inputs, trained in the same way
    thirds: list[tuple[float, float]]  # loss and calibration error of early, middle and late positions
    reliability: list[Reliability]


class Source(msgspec.Struct, frozen=True):
    """Games of self-play that the model was trained on."""

    play: str
    seed: int
    games: int
    positions: int


class Strength(msgspec.Struct, frozen=True):
    """The match of a bot with the model against the bot as it played before: its share of the points with a 95 % interval."""

    opponent: str  # the version of the model before; '' if it was the hand-made evaluation
    play: str  # 'strong, 100 iterations'
    seats: int
    games: int
    share: float
    low: float
    high: float


class Card(msgspec.Struct, frozen=True):
    """model.json."""

    game: str
    edition: str
    layout: str  # a hash of the names of all inputs
    hidden: int
    weights: str  # a hash of model.bin; its first digits are the version
    engine: str
    seed: int
    dropout: float
    seconds: float  # that the training took, without self-play
    sources: list[Source]
    measured: list[Measured]
    format: int = FORMAT
    strength: Strength | None = None  # None: no match was played

    @property
    def version(self) -> str:
        """The name of the model in records and reviews."""
        return self.weights[:8]


def layout_hash(names: list[str]) -> str:
    """A hash of the names of the inputs, in order."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


def pack_weights(table: list[float], bias: list[float], second: list[float]) -> bytes:
    """The content of model.bin: little-endian, the table, the bias, then the second layer."""
    numbers = array.array("f", [*table, *bias, *second])
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def weights_hash(content: bytes) -> str:
    """The hash of model.bin in its card."""
    return hashlib.sha256(content).hexdigest()


def write_model(folder: Path, card: Card, content: bytes) -> None:
    """Writes both files; the card is last, so that a card always has its weights."""
    for name, text in ((WEIGHTS, content), (CARD, msgspec.json.format(msgspec.json.encode(card)) + b"\n")):
        new = folder / f"{name}.new"
        new.write_bytes(text)
        new.replace(folder / name)


def read_card(folder: Path) -> Card | None:
    """The card of the model in a folder; None if there is no model. Raises BadModel."""
    return read_json(folder / CARD, Card)


def read_json(file: Path, kind: type[S]) -> S | None:
    """A file beside a model, as the struct that it has; None if there is no such file. Raises BadModel if it cannot be read."""
    if not file.is_file():
        return None
    try:
        return structs.decode(file.read_bytes(), kind)
    except OSError as error:
        raise BadModel(problem("error-cannot-be-read", path=file, reason=system_reason(error))) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadModel(problem("error-cannot-be-read", path=file, reason=error)) from None


def read_weights(folder: Path, card: Card, game: str, edition: str, names: list[str]) -> ModelWeights:
    """The weights that belong to a card. Raises OtherEdition and BadModel."""
    if (card.game, card.edition) != (game, edition):
        raise OtherEdition(problem("error-model-of-other-edition", game=game, edition=edition, known=f"{card.game} {card.edition}"))
    if card.format != FORMAT or card.layout != layout_hash(names) or card.hidden % UNITS_AT_ONCE:
        raise BadModel(problem("error-model-layout", path=folder / CARD))
    try:
        content = (folder / WEIGHTS).read_bytes()
    except OSError as error:
        raise BadModel(problem("error-cannot-be-read", path=folder / WEIGHTS, reason=system_reason(error))) from None
    size = len(names) * (card.hidden + 1) + 2 * card.hidden
    if len(content) != 4 * size or weights_hash(content) != card.weights:
        raise BadModel(problem("error-model-weights", path=folder / WEIGHTS))
    numbers = array.array("f", content)
    if sys.byteorder == "big":
        numbers.byteswap()
    found = numbers.tolist()
    table = size - 2 * card.hidden
    return ModelWeights(card.hidden, found[:table], found[table : table + card.hidden], found[table + card.hidden :])
