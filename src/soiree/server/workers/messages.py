"""Requests to workers and their answers. Only this module and `deepening`, which it calls, call the bots."""

import hashlib
import time

import msgspec

from soiree import bots
from soiree.bots.analysis.review import seed_of
from soiree.core.rng import Rng
from soiree.games import game
from soiree.server.workers.deepening import DeepenRequest, deepen


class MoveRequest(msgspec.Struct, frozen=True, tag_field="do", tag="play"):
    """Which move does a bot play? Has everything that its seat may know, and nothing else."""

    table: str
    seat: int
    number: int  # the seat's draft version: the answer is played only if it is still this one
    game: str
    level: str
    view: str
    moves: list[str]
    seed: int
    seconds: float | None = None  # for this decision, if its clock does not allow the level's usual time

    @property
    def key(self) -> str:
        return f"{self.table}:{self.seat}:{self.number}:{view_hash(self.view)}"

    @property
    def max_seconds(self) -> float:
        return LEVELS[self.level] if self.seconds is None else self.seconds


class MoveAnswer(msgspec.Struct, frozen=True):
    table: str
    seat: int
    number: int
    view_hash: str
    token: str
    seconds: float = 0.0  # that the search took


class AnalysisRequest(msgspec.Struct, frozen=True, kw_only=True, tag_field="do"):
    """A question about one decision, from the view of its seat. The answer depends on nothing else."""

    game: str
    view: str
    moves: list[str]
    seconds: float | None
    iterations: int | None = None
    seed: int = 1

    @property
    def max_seconds(self) -> float:
        return self.seconds or 0.0

    @property
    def budget(self) -> bots.Budget:
        return bots.Budget(self.seconds, self.iterations)


class HintRequest(AnalysisRequest, frozen=True, kw_only=True, tag="hint"):
    """Which moves are good? Answered with a `bots.Analysis`."""

    @property
    def key(self) -> str:
        return f"hint:{view_hash(self.view)}"


class JudgeRequest(AnalysisRequest, frozen=True, kw_only=True, tag="judge"):
    """What was this decision worth? Answered with a `bots.Judgement`."""

    step: int
    prompt: str
    move: str

    @property
    def key(self) -> str:
        return f"judge:{self.step}:{self.move}:{view_hash(self.view)}"


WorkRequest = MoveRequest | HintRequest | JudgeRequest | DeepenRequest
LEVELS = {"random": 0.0} | {name: level.seconds for name, level in bots.LEVELS.items()}  # seconds for a decision, weakest first
RESIGNED_LEVEL = "novice"  # of the bot that takes the seat of a player who resigned
_decoder: msgspec.json.Decoder[WorkRequest] = msgspec.json.Decoder(WorkRequest)


def view_hash(view: str) -> str:
    return hashlib.sha256(view.encode()).hexdigest()[:16]


def decode_request(encoded: bytes | str) -> WorkRequest:
    return _decoder.decode(encoded)


def compute(encoded: bytes) -> bytes:
    """Answers a request. Takes and returns JSON, so that it can run in any process of any machine."""
    request = decode_request(encoded)
    if isinstance(request, DeepenRequest):
        return msgspec.json.encode(deepen(request))
    view = game(request.game).read_view(request.view)
    match request:
        case MoveRequest():
            scale = 1.0 if request.seconds is None else request.seconds / LEVELS[request.level]
            started = time.perf_counter()
            token = bots.bot(request.level).choose(view, request.moves, bots.budget_of(request.level, scale), Rng(request.seed))
            spent = time.perf_counter() - started
            return msgspec.json.encode(MoveAnswer(request.table, request.seat, request.number, view_hash(request.view), token, spent))
        case HintRequest():
            return msgspec.json.encode(bots.analyse(view, request.moves, request.budget, Rng(seed_of(request.view, request.seed))))
        case JudgeRequest():
            return msgspec.json.encode(
                bots.judge(request.step, request.prompt, view, request.moves, request.move, request.budget, request.seed)
            )
