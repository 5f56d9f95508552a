"""Who thinks for the bots of the house. The one place that knows where they come from."""

import hashlib

import msgspec

from soiree import bots
from soiree.core.rng import Rng
from soiree.games import game


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


LEVELS = {"random": 0.0} | {name: level.seconds for name, level in bots.LEVELS.items()}  # seconds a decision, weakest first
STAND_IN = "novice"  # who plays on for somebody who resigned


def view_hash(view: str) -> str:
    return hashlib.sha256(view.encode()).hexdigest()[:16]


def think(asked: bytes) -> bytes:
    """A job as JSON to its answer as JSON; runs wherever there is a processor to spare."""
    job = msgspec.json.decode(asked, type=Job)
    view = game(job.game).read_view(job.view)
    token = bots.bot(job.level).choose(view, job.moves, bots.budget_of(job.level), Rng(job.seed))
    return msgspec.json.encode(Answer(job.table, job.seat, job.number, view_hash(job.view), token))
