"""Reviews of finished games: each decision is judged by a worker, and the judgements so far are saved.

Decisions of all games that a node reviews take turns at one worker (see `workers.scheduler`), so that bots have the others.
Another node can continue a review that has stopped.
"""

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from functools import partial

import msgspec

from soiree.bots import Judgement
from soiree.core.editions import FIRST
from soiree.core.records.decisions import Decision
from soiree.core.records.record import Record
from soiree.server.storage.store import LogConflict, Store
from soiree.server.storage.study import reviews as storage
from soiree.server.storage.study.reviews import ReviewProgress, ReviewSubject
from soiree.server.timestamps import now_ms
from soiree.server.workers.messages import JudgeRequest
from soiree.server.workers.scheduler import Scheduler

MAX_GAMES = 20  # that a node reviews at the same time
MAX_GAMES_EACH = 8  # of them for one person
MAX_SECONDS = 0.5  # for one decision: a bot waits no longer for its worker
STALE_AFTER = 60_000  # milliseconds without a save, after which another node can take a review over
SAVE_INTERVAL = 1000  # milliseconds
# Headers of a record that say which game it is.
GAME_HEADERS = frozenset({"Game", "Edition", "EditionDigest", "Seats", "Position", "Given", "Agreed"})
log = logging.getLogger("soiree.reviews")


class ReviewsBusy(Exception):
    """This node already reviews as many games as it can, or as one person can have."""


class ReviewedGame(msgspec.Struct, frozen=True):
    """A game to review."""

    id: str
    subject: ReviewSubject
    decisions: list[Decision]
    other_ids: tuple[str, ...] = ()  # by which versions in between stored it


def review_ids(record: Record) -> list[str]:
    """Hashes of the game: the same moves have the same ids, at any table. The first is that of a new review.

    The first version named no edition, except in Macao, and versions after it named the first edition everywhere. Its records must find
    their reviews, so the first edition is left out where that version left it out; reviews of the versions in between have the second id.
    """
    headers = {name: value for name, value in record.headers.items() if name in GAME_HEADERS or name.startswith("Option.")}
    steps = [str(step) for step in record.steps]
    if headers["Game"] == "macao" or headers.get("Edition", FIRST) != FIRST:
        return [_hash(headers, steps)]
    unnamed = {name: value for name, value in headers.items() if name != "Edition"}
    return [_hash(unnamed, steps), _hash({**unnamed, "Edition": FIRST}, steps)]


def _hash(headers: dict[str, str], steps: list[str]) -> str:
    return hashlib.sha256(msgspec.json.encode([sorted(headers.items()), steps])).hexdigest()[:32]


class ReviewService:
    """`seconds`: for a whole game; `single_node`: no other node has this database."""

    def __init__(self, store: Store, workers: Scheduler, seconds: float, single_node: bool) -> None:
        self._store = store
        self._workers = workers
        self._seconds = seconds
        self._single_node = single_node
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._owners: dict[str, str] = {}  # of the reviews above: who has requested them

    @property
    def running(self) -> set[str]:
        """The ids of the reviews that this node works on."""
        return set(self._tasks)

    async def find(self, ids: Sequence[str]) -> ReviewProgress | None:
        """The review with the first of these ids that has one."""
        for id in ids:
            found = await self.progress(id)
            if found is not None:
                return found
        return None

    async def progress(self, id: str) -> ReviewProgress | None:
        """None if nobody has requested this review."""
        return await self._store.read(partial(storage.read_progress, id, self._stale_before(id)))

    async def request(self, game: ReviewedGame, owner: str, kept: bool) -> ReviewProgress:
        """Starts the review, or continues a stopped one; does nothing if it is done or being worked on."""
        known = await self.progress(game.id)
        if known is None or (known.stale and not known.done):
            if len(self._tasks) >= MAX_GAMES or list(self._owners.values()).count(owner) >= MAX_GAMES_EACH:
                raise ReviewsBusy
            claim = partial(storage.claim, game.id, game.subject, len(game.decisions), kept, self._stale_before(game.id))
            try:
                claimed = await self._store.write((), claim)
            except LogConflict:  # another node has inserted it at the same moment
                claimed = None
            if claimed is not None:
                self._start(game, owner, [] if known is None else known.judged, claimed)
        elif kept and not known.kept:
            await self._store.write((), partial(storage.keep, game.id))
        known = await self.progress(game.id)
        assert known is not None
        return known

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _stale_before(self, id: str) -> int:
        """A review that was last saved before this time is being worked on by nobody."""
        if id in self._tasks:
            return 0
        return now_ms() if self._single_node else now_ms() - STALE_AFTER

    def _start(self, game: ReviewedGame, owner: str, judged: list[Judgement], claimed: int) -> None:
        task = asyncio.create_task(self._judge_all(game, owner, judged, claimed))
        self._tasks[game.id], self._owners[game.id] = task, owner
        task.add_done_callback(lambda _: self._forget(game.id))

    def _forget(self, id: str) -> None:
        del self._tasks[id], self._owners[id]

    async def _judge_all(self, game: ReviewedGame, owner: str, known: list[Judgement], claimed: int) -> None:
        judged = list(known)
        seconds = min(self._seconds / max(1, len(game.decisions)), MAX_SECONDS)
        try:
            for decision in game.decisions[len(known) :]:
                request = JudgeRequest(
                    game=game.subject.game,
                    view=decision.view.json(),
                    moves=list(decision.moves),
                    seconds=seconds,
                    step=decision.step,
                    prompt=decision.prompt,
                    move=decision.move,
                )
                judged.append(await self._workers.judge(request, owner))
                now = now_ms()
                if now - claimed >= SAVE_INTERVAL or len(judged) == len(game.decisions):
                    saved_at = max(now, claimed + 1)
                    save = partial(storage.save, game.id, msgspec.json.encode(judged).decode(), claimed, saved_at)
                    claimed = saved_at
                    if not await self._store.write((), save):
                        return  # another node has taken it over
        except Exception:
            log.exception("review failed", extra={"number": len(judged)})
