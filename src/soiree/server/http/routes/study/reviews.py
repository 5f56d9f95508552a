"""Reviews of finished games: win chances over time and the decisions that mattered, each judged from what its seat could know."""

import contextlib
from functools import partial
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import Parameter

from soiree.bots.analysis.review import Judgement, Point
from soiree.core.game import Game
from soiree.core.match import Match, replay
from soiree.core.records.decisions import decisions
from soiree.core.records.record import Record
from soiree.core.texts.message import Message
from soiree.games import game as room
from soiree.games import game_of
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.routes.study.records import finished_record
from soiree.server.http.routes.study.replays import ending
from soiree.server.http.security import MAX_BODY
from soiree.server.limits.replaying import ClientReplays
from soiree.server.node import Node
from soiree.server.refusals import NotFound, RequestRefused, TooManyRequests
from soiree.server.runtime.study.hints import ExpectedStep, expected_steps
from soiree.server.runtime.study.reviews import ReviewedGame, ReviewsBusy, review_ids
from soiree.server.storage.people import Person
from soiree.server.storage.store import LogConflict
from soiree.server.storage.study import reviews as storage
from soiree.server.storage.study.reviews import ReviewProgress, ReviewSubject
from soiree.server.table.snapshot import Option

MAX_DECISIONS = 1000  # no game here has half as many


class ReviewOf(msgspec.Struct, forbid_unknown_fields=True):
    """A record with nothing hidden."""

    record: Annotated[str, msgspec.Meta(max_length=MAX_BODY)]


class Judged(msgspec.Struct, frozen=True):
    """A decision: the move that was played and the preferred one; each value (0 to 1) with one standard error.

    The cost `counts` if it is larger than chance explains; then `line` has the expected steps after the preferred move, and `reason` says
    why it is better. Reviews of earlier versions have no reasons.
    """

    step: int  # the number of steps of the record before it
    seat: int
    played: Option
    value: float
    error: float
    preferred: Option
    best: float
    best_error: float
    cost: float
    doubt: float
    counts: bool
    line: list[ExpectedStep]
    reason: Message | None = None


class ReviewStatus(msgspec.Struct, frozen=True):
    """How far a review has come and, once it is done, its findings.

    `none`: nobody has requested it; `stopped`: the server was restarted, request it again to continue.
    """

    id: str
    state: Literal["none", "working", "stopped", "done"]
    done: int
    total: int
    game: str
    edition: str  # whose printed values were played with
    steps: int
    curves: list[list[Point]] = []  # by seat
    decisions: list[Judged] = []
    mattered: list[int] = []  # indexes of `decisions`, the most expensive first
    model: str = ""  # the version of the value model behind all values; '' for reviews of earlier versions


def parse_game(text: str) -> ReviewedGame:
    """A record to review. Slow: not for the event loop."""
    record = Record.parse(text)
    match, found = decisions(game_of(record), record)
    if len(found) > MAX_DECISIONS:
        raise RequestRefused("too-long-to-review", decisions=len(found), most=MAX_DECISIONS)
    ended = ending(match, record)
    returns = None if ended is None else ended.returns
    subject = ReviewSubject(match.game.id, match.seats, len(record.steps), returns, match.game.edition, match.game.recorded_digest)
    first, *others = review_ids(record)
    return ReviewedGame(first, subject, found, tuple(others))


def status_of(progress: ReviewProgress) -> ReviewStatus:
    """What a reader gets of a review. Raises BadOption if the edition of the game is not installed any more, or has other values."""
    subject = progress.subject
    state: Literal["working", "stopped", "done"] = "done" if progress.done else "stopped" if progress.stale else "working"
    so_far = ReviewStatus(progress.id, state, len(progress.judged), progress.total, subject.game, subject.edition, subject.steps)
    if not progress.done:
        return so_far
    review = progress.review()
    game = room(subject.game, subject.edition)
    game.check_digest(subject.edition_digest)
    judged = [_judged(game, judgement) for judgement in review.judgements]
    return msgspec.structs.replace(so_far, curves=review.curves, decisions=judged, mattered=review.mattered, model=review.model)


def _judged(game: Game, one: Judgement) -> Judged:
    played, preferred = (Option(token, game.say_move(token, one.prompt)) for token in (one.move, one.preferred))
    return Judged(
        one.step, one.seat, played, one.value, one.error, preferred, one.best, one.best_error, one.cost, one.doubt, one.counts,
        expected_steps(game, one.line, one.asked), one.reason,
    )  # fmt: skip


async def _request(node: Node, replays: ClientReplays, caller: Person, text: str, kept: bool) -> ReviewStatus:
    """Starts the review, unless it exists."""
    game = await replays.run(parse_game, text)
    known = await node.reviews.find([game.id, *game.other_ids])
    if known is not None:
        game = msgspec.structs.replace(game, id=known.id)
    if (known is None or not known.done) and not node.rates.reviews.take(caller.id):
        raise TooManyRequests("review-rate")
    try:
        return status_of(await node.reviews.request(game, caller.id, kept))
    except ReviewsBusy:
        raise TooManyRequests("reviews-busy") from None


@post("/api/tables/{table:str}/review", responses=PROBLEMS)
async def review_table(node: Node, replays: ClientReplays, caller: Person, table: str) -> ReviewStatus:
    """Requests the review of a finished game. It is made once; `GET /api/reviews/{id}` shows its progress."""
    text = await finished_record(node, table, "review-later")
    status = await _request(node, replays, caller, text, kept=True)
    with contextlib.suppress(LogConflict):  # somebody else has requested it at the same moment
        await node.store.write((), partial(storage.note_table, status.id, table))
    return status


@get("/api/tables/{table:str}/review", responses=PROBLEMS)
async def table_review(node: Node, table: str) -> ReviewStatus:
    """The review of a finished game, if somebody has requested it."""
    record = Record.parse(await finished_record(node, table, "review-later"))
    ids = review_ids(record)
    progress = await node.reviews.find(ids)
    if progress is None:
        return ReviewStatus(ids[0], "none", 0, 0, record.headers["Game"], record.headers["Edition"], len(record.steps))
    return status_of(progress)


@post("/api/replay/review", responses=PROBLEMS)
async def review_record(node: Node, replays: ClientReplays, caller: Person, data: ReviewOf) -> ReviewStatus:
    """Requests the review of a record. The same game is reviewed once; the latest reviews are kept."""
    await node.analyses.refuse_running(await replays.run(_replayed, data.record), caller, replays.run)
    return await _request(node, replays, caller, data.record, kept=False)


def _replayed(text: str) -> Match:
    record = Record.parse(text)
    return replay(game_of(record), record)


@get("/api/reviews/{id:str}", responses=PROBLEMS)
async def review(node: Node, id: Annotated[str, Parameter(max_length=32)]) -> ReviewStatus:
    """The progress of a review, and its findings."""
    progress = await node.reviews.progress(id)
    if progress is None:
        raise NotFound("no-review")
    return status_of(progress)


ROUTES = [review_table, table_review, review_record, review]
