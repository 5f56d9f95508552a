"""Who thinks for the bots of the house. The one place that knows where they come from."""

import hashlib
from collections.abc import Callable, Sequence

import msgspec

from soiree.core.rng import Rng
from soiree.core.view import View
from soiree.games import game

# A bot: the view, the legal tokens, seconds it may think, a generator -> one of the tokens.
Choose = Callable[[View, Sequence[str], float, Rng], str]


class Job(msgspec.Struct, frozen=True):
    """What a bot is asked: everything its seat may know, and nothing else."""

    table: str
    seat: int
    number: int  # of the seat's lane: the answer counts only there
    game: str
    level: str
    view: str
    moves: list[str]
    seed: int


class Answer(msgspec.Struct, frozen=True):
    table: str
    seat: int
    number: int
    view_hash: str
    token: str


class Level(msgspec.Struct, frozen=True):
    """A strength by name: how it chooses, and how long it may think about a decision."""

    name: str
    seconds: float
    choose: Choose


def _random(_view: View, moves: Sequence[str], _seconds: float, rng: Rng) -> str:
    return moves[rng.below(len(moves))]


LEVELS = {level.name: level for level in [Level("random", 0.0, _random)]}  # weakest first
STAND_IN = "random"  # who plays on for somebody who resigned


def view_hash(view: str) -> str:
    return hashlib.sha256(view.encode()).hexdigest()[:16]


def think(asked: bytes) -> bytes:
    """A job as JSON to its answer as JSON; runs wherever there is a processor to spare."""
    job = msgspec.json.decode(asked, type=Job)
    view = game(job.game).read_view(job.view)
    level = LEVELS[job.level]
    token = level.choose(view, job.moves, level.seconds, Rng(job.seed))
    return msgspec.json.encode(Answer(job.table, job.seat, job.number, view_hash(job.view), token))
