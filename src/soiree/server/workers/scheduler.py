"""Which request is computed next. Requests wait here, not in the worker pool, so that nobody's requests delay everybody else's.

The person for whom a request is made is its owner. Somebody can be many people, so the owners at one address are a group. Requests of a
higher class go first; in a class the groups take turns, one request each, and so do the owners in a group. A group with nothing at the
workers goes before the others, and no group has all workers for moves and hints. Long searches together never have all workers either: the
requests of most levels are short and find a worker soon, however many people wait for a master. What is done in the background never has
all workers, and keeps no move waiting, not even one of the same group.
"""

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from enum import IntEnum

import msgspec

from soiree.bots import Analysis, Judgement
from soiree.server import metrics
from soiree.server.workers.budget import ThinkingBudget
from soiree.server.workers.deepening import DeepenAnswer, DeepenRequest
from soiree.server.workers.messages import HintRequest, JudgeRequest, MoveAnswer, MoveRequest, WorkRequest
from soiree.server.workers.pool import WorkerPool

MAX_WAITING = 200  # requests of one owner
SHORT = 0.5  # seconds: a longer search of a bot, or a hint, leaves one worker free; what is done in the background is never longer
MAX_REVIEWING = 1  # requests of reviews that are computed at the same time: bots get the other workers
_decode_move = msgspec.json.Decoder(MoveAnswer).decode
_decode_analysis = msgspec.json.Decoder(Analysis).decode
_decode_judgement = msgspec.json.Decoder(Judgement).decode
_decode_deepened = msgspec.json.Decoder(DeepenAnswer).decode


class Priority(IntEnum):
    """Classes of requests, the most urgent first."""

    PRESENT = 0  # a move in a game with a player who is there
    HINT = 1
    WATCHED = 2  # a move in a game whose players are away, or are all bots
    REVIEW = 3
    OVERDRAWN = 4  # a move or hint for an owner who has used up their budget of thinking
    ANALYSIS = 5  # the first result on an analysis board
    DEEPENING = 6  # further results


ANALYSES = (Priority.ANALYSIS, Priority.DEEPENING)
BACKGROUND = (Priority.REVIEW, *ANALYSES)  # together they never have all workers, if there are several


class QueueFull(Exception):
    """The owner already has as many waiting requests as one can have. The request can be made again later."""


class _Job:
    """A request that waits for its turn."""

    __slots__ = ("group", "long", "owner", "priority", "queued", "turn")

    def __init__(self, owner: str, group: str, priority: Priority, long: bool, turn: "asyncio.Future[None]") -> None:
        self.owner = owner
        self.group = group
        self.priority = priority
        self.long = long
        self.queued = False
        self.turn = turn


_Queue = OrderedDict[str, OrderedDict[str, deque[_Job]]]  # by group and owner


class Scheduler:
    """Computes for bots, hints, reviews and analyses, with at most as many requests at the workers as the pool has slots.

    `group_of`: the address of an owner, or the owner if it is not known.

    A caller that is cancelled takes its request back: a waiting one is dropped, and the pool stops a running one. Only a slice of an
    analysis runs on to its end, which is near: its process is worth more than the rest of the slice.
    """

    def __init__(
        self,
        pool: WorkerPool,
        budget: ThinkingBudget | None = None,
        now: Callable[[], float] = time.monotonic,
        analysis_budget: ThinkingBudget | None = None,
        group_of: Callable[[str], str] = str,
    ) -> None:
        self._pool = pool
        self._budget = budget or ThinkingBudget(0)
        self._analysis_budget = analysis_budget or ThinkingBudget(0)
        self._now = now
        self._group_of = group_of
        self._queues: list[_Queue] = [OrderedDict() for _ in Priority]  # groups, and their owners, in the order of their turns
        self._moves: dict[tuple[str, int], _Job] = {}  # by table and seat
        self._waiting: Counter[str] = Counter()
        self._running: Counter[str] = Counter()  # by group
        self._running_behind: Counter[str] = Counter()  # those of them that are in the background
        self._running_long: Counter[str] = Counter()  # by group
        self._running_of: Counter[Priority] = Counter()
        self._reviewed_last = False  # of the requests in the background
        self._left: set[asyncio.Task[bytes]] = set()  # slices of analyses, also those whose callers are gone
        pool.on_slots(self._start_next)

    # ------------------------------------------------------------ requests

    async def choose_move(self, request: MoveRequest, owner: str, priority: Priority) -> MoveAnswer:
        return _decode_move(await self._run(request, owner, priority, (request.table, request.seat)))

    def promote(self, table: str, seat: int, priority: Priority) -> None:
        """Moves a waiting request for a move to a higher class, for example because a player has come back."""
        job = self._moves.get((table, seat))
        if job is not None and job.queued and priority < job.priority != Priority.OVERDRAWN:
            self._dequeue(job)
            job.priority = priority
            self._enqueue(job)

    def is_waiting(self, table: str, seat: int) -> bool:
        """Whether a request for a move waits for its turn."""
        job = self._moves.get((table, seat))
        return job is not None and job.queued

    async def analyse(self, request: HintRequest, owner: str) -> Analysis:
        return _decode_analysis(await self._run(request, owner, Priority.HINT))

    async def judge(self, request: JudgeRequest, owner: str) -> Judgement:
        return _decode_judgement(await self._run(request, owner, Priority.REVIEW))

    async def deepen(self, request: DeepenRequest, owner: str) -> DeepenAnswer:
        return _decode_deepened(await self._run(request, owner, Priority.DEEPENING if request.number else Priority.ANALYSIS))

    def may_analyse(self, owner: str) -> bool:
        """Whether the owner has time left for analyses."""
        return not self._analysis_budget.exhausted(owner)

    async def problem(self) -> str:
        """Why requests are not computed where they should be; '' if they are."""
        return await self._pool.problem()

    async def close(self) -> None:
        await self._pool.close()
        await asyncio.gather(*self._left, return_exceptions=True)

    async def _run(self, request: WorkRequest, owner: str, priority: Priority, move: tuple[str, int] | None = None) -> bytes:
        """The answer to the request, as JSON. Raises QueueFull."""
        if isinstance(request, MoveRequest) and request.max_seconds == 0:  # a random move needs no search
            return await self._pool.run(request)
        if self._waiting[owner] >= MAX_WAITING:
            raise QueueFull
        if priority not in BACKGROUND and self._budget.exhausted(owner):
            priority = Priority.OVERDRAWN
        long = request.max_seconds > SHORT
        job = _Job(owner, self._group_of(owner), priority, long, asyncio.get_running_loop().create_future())
        if move is not None:
            self._moves[move] = job
        self._enqueue(job)
        self._start_next()
        try:
            await job.turn
        except asyncio.CancelledError:
            if job.queued:
                self._dequeue(job)
            elif not job.turn.cancelled():  # its turn came at the same moment
                self._release(job)
            raise
        finally:
            if move is not None and self._moves.get(move) is job:
                del self._moves[move]
        if priority not in ANALYSES:
            return await self._compute(request, job, self._budget)
        slice = asyncio.create_task(self._compute(request, job, self._analysis_budget))
        self._left.add(slice)
        slice.add_done_callback(self._slice_done)
        return await asyncio.shield(slice)

    async def _compute(self, request: WorkRequest, job: _Job, budget: ThinkingBudget) -> bytes:
        started = self._now()
        try:
            return await self._pool.run(request)
        finally:
            budget.spend(job.owner, self._now() - started)
            self._release(job)

    def _slice_done(self, slice: "asyncio.Task[bytes]") -> None:
        self._left.discard(slice)
        if not slice.cancelled():
            slice.exception()  # seen, also if nobody waits for it any more

    # ------------------------------------------------------------ queues

    def _enqueue(self, job: _Job) -> None:
        self._queues[job.priority].setdefault(job.group, OrderedDict()).setdefault(job.owner, deque()).append(job)
        self._waiting[job.owner] += 1
        job.queued = True
        metrics.WAITING.inc()

    def _dequeue(self, job: _Job) -> None:
        groups = self._queues[job.priority]
        owners = groups[job.group]
        owners[job.owner].remove(job)
        if not owners[job.owner]:
            del owners[job.owner]
        if not owners:
            del groups[job.group]
        _subtract(self._waiting, job.owner)
        job.queued = False
        metrics.WAITING.dec()

    def _start_next(self) -> None:
        while self._running.total() < self._pool.slots and (job := self._next()) is not None:
            self._dequeue(job)
            if job.turn.cancelled():  # its caller was cancelled at this moment, and does not know yet
                continue
            groups = self._queues[job.priority]
            if job.group in groups:
                groups.move_to_end(job.group)
                if job.owner in groups[job.group]:
                    groups[job.group].move_to_end(job.owner)
            self._running[job.group] += 1
            if job.long:
                self._running_long[job.group] += 1
            self._running_of[job.priority] += 1
            if job.priority in BACKGROUND:
                self._running_behind[job.group] += 1
                self._reviewed_last = job.priority == Priority.REVIEW
            job.turn.set_result(None)

    def _next(self) -> _Job | None:
        for priority, queue in zip(Priority, self._queues, strict=True):
            if priority in BACKGROUND and not self._may_start(priority):
                continue
            waiting = [job for owners in queue.values() if (job := self._next_of(owners)) is not None]
            if waiting:
                return next((job for job in waiting if not self._running[job.group]), waiting[0])
        return None

    def _next_of(self, owners: OrderedDict[str, deque[_Job]]) -> _Job | None:
        """The next request of a group, if one may be computed now."""
        for jobs in owners.values():
            job = jobs[0]
            running = self._running[job.group] - (0 if job.priority in BACKGROUND else self._running_behind[job.group])
            if running < self._all_but_one and (not job.long or self._may_search_long(job.group)):
                return job
        return None

    @property
    def _all_but_one(self) -> int:
        return max(1, self._pool.slots - 1)

    def _may_search_long(self, group: str) -> bool:
        """Whether a group may have one more long search: all groups together leave one worker, and a group leaves one of those."""
        return self._running_long.total() < self._all_but_one and self._running_long[group] < max(1, self._all_but_one - 1)

    def _may_start(self, priority: Priority) -> bool:
        """Whether one more request of this class may be computed in the background. If only one may, reviews and analyses take turns."""
        if sum(self._running_of[one] for one in BACKGROUND) >= self._all_but_one:
            return False
        if priority in ANALYSES:
            return sum(self._running_of[one] for one in ANALYSES) < max(1, self._pool.slots // 4)
        analyses_wait = any(self._queues[one] for one in ANALYSES)
        mine = self._all_but_one > 1 or not (self._reviewed_last and analyses_wait)
        return mine and self._running_of[priority] < MAX_REVIEWING

    def _release(self, job: _Job) -> None:
        _subtract(self._running, job.group)
        if job.priority in BACKGROUND:
            _subtract(self._running_behind, job.group)
        if job.long:
            _subtract(self._running_long, job.group)
        self._running_of[job.priority] -= 1
        self._start_next()


def _subtract(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
