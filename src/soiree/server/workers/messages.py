"""Who thinks for the house: for its bots, for whoever asks for a hint, for a review. The one place that knows where they come from."""

import hashlib

import msgspec

from soiree import bots
from soiree.bots.review import seed_of
from soiree.core.rng import Rng
from soiree.games import game


class Job(msgspec.Struct, frozen=True, tag_field="do", tag="play"):
    """What a bot is asked: everything its seat may know, and nothing else."""

    table: str
    seat: int
    number: int  # of the seat's lane: the answer counts only there
    game: str
    level: str
    view: str
    moves: list[str]
    seed: int

    @property
    def key(self) -> str:
        return f"{self.table}:{self.seat}:{self.number}:{view_hash(self.view)}"  # an answer to another view would be dropped

    @property
    def most(self) -> float:
        return LEVELS[self.level]


class Answer(msgspec.Struct, frozen=True):
    table: str
    seat: int
    number: int
    view_hash: str
    token: str


class Question(msgspec.Struct, frozen=True, kw_only=True, tag_field="do"):
    """What somebody who watches or looks back wants to know about a decision, from its seat's view; all that the answer hangs on."""

    game: str
    view: str
    moves: list[str]
    seconds: float | None
    iterations: int | None = None
    seed: int = 1

    @property
    def most(self) -> float:
        return self.seconds or 0.0

    @property
    def budget(self) -> bots.Budget:
        return bots.Budget(self.seconds, self.iterations)


class Hint(Question, frozen=True, kw_only=True, tag="hint"):
    """What would be good here? Answered with a `bots.Analysis`."""

    @property
    def key(self) -> str:
        return f"hint:{view_hash(self.view)}"


class Judge(Question, frozen=True, kw_only=True, tag="judge"):
    """What was this decision worth? Answered with a `bots.Judgement`."""

    step: int
    prompt: str
    move: str

    @property
    def key(self) -> str:
        return f"judge:{self.step}:{self.move}:{view_hash(self.view)}"


Work = Job | Hint | Judge
LEVELS = {"random": 0.0} | {name: level.seconds for name, level in bots.LEVELS.items()}  # seconds a decision, weakest first
STAND_IN = "novice"  # who plays on for somebody who resigned
_work: msgspec.json.Decoder[Work] = msgspec.json.Decoder(Work)


def view_hash(view: str) -> str:
    return hashlib.sha256(view.encode()).hexdigest()[:16]


def read_work(asked: bytes | str) -> Work:
    return _work.decode(asked)


def think(asked: bytes) -> bytes:
    """Work as JSON to its answer as JSON; runs wherever there is a processor to spare."""
    work = read_work(asked)
    view = game(work.game).read_view(work.view)
    match work:
        case Job():
            token = bots.bot(work.level).choose(view, work.moves, bots.budget_of(work.level), Rng(work.seed))
            return msgspec.json.encode(Answer(work.table, work.seat, work.number, view_hash(work.view), token))
        case Hint():
            return msgspec.json.encode(bots.analyse(view, work.moves, work.budget, Rng(seed_of(work.view, work.seed))))
        case Judge():
            return msgspec.json.encode(bots.judge(work.step, work.prompt, view, work.moves, work.move, work.budget, work.seed))
