"""The order in which requests are computed. The pool here finishes a request when the test says so; no test depends on time."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

import msgspec
import pytest

from soiree.bots import Judgement
from soiree.bots.analysis.deepening import SearchedMoves
from soiree.server.runtime.study import hints
from soiree.server.runtime.study.reviews import MAX_SECONDS
from soiree.server.workers.budget import BURST_MINUTES, ThinkingBudget
from soiree.server.workers.deepening import DeepenAnswer, DeepenRequest
from soiree.server.workers.messages import HintRequest, JudgeRequest, MoveAnswer, MoveRequest, WorkRequest
from soiree.server.workers.pool import WorkerPool
from soiree.server.workers.scheduler import MAX_WAITING, Priority, QueueFull, Scheduler

JUDGEMENT = Judgement(0, 0, "", "x", 0.5, 0.1, "x", 0.5, 0.1, 0.0, 0.1, False, [], [])


class Pool(WorkerPool):
    """`started` has the requests in the order in which they were given to workers."""

    def __init__(self, slots: int) -> None:
        self._slots = slots
        self.started: list[str] = []
        self.stopped: list[str] = []
        self._running: dict[str, asyncio.Future[None]] = {}

    @property
    def slots(self) -> int:
        return self._slots

    def resize(self, slots: int) -> None:
        self._slots = slots
        self.notify_slots()

    async def run(self, request: WorkRequest) -> bytes:
        name = _name(request)
        self.started.append(name)
        self._running[name] = asyncio.get_running_loop().create_future()
        try:
            await self._running[name]
        except asyncio.CancelledError:
            self.stopped.append(name)
            raise
        if isinstance(request, MoveRequest):
            return msgspec.json.encode(MoveAnswer(name, 0, 0, "", "x"))
        if isinstance(request, DeepenRequest):
            return msgspec.json.encode(DeepenAnswer(name, SearchedMoves(1, 1, [])))
        return msgspec.json.encode(JUDGEMENT)

    async def finish(self, name: str) -> None:
        self._running.pop(name).set_result(None)
        await settle()

    async def finish_all(self) -> list[str]:
        """Finishes requests one by one, the oldest first, until none is left. Returns all in the order of their start."""
        while self._running:
            await self.finish(next(iter(self._running)))
        return self.started

    async def close(self) -> None:
        pass


def _name(request: WorkRequest) -> str:
    if isinstance(request, MoveRequest):
        return request.table
    if isinstance(request, HintRequest):
        return "hint"
    return f"analysis {request.id}{request.number}" if isinstance(request, DeepenRequest) else f"review {request.seed}"


async def settle() -> None:
    """Lets every task run until it waits for something."""
    for _ in range(10):
        await asyncio.sleep(0)


def request(name: str, level: str = "master") -> MoveRequest:
    return MoveRequest(name, 0, 0, "gatsby", level, "", ["x"], 1)


class Requests:
    """Requests that were made, as tasks."""

    def __init__(self, scheduler: Scheduler) -> None:
        self._scheduler = scheduler
        self.tasks: dict[str, asyncio.Task[object]] = {}

    async def moves(self, owner: str, names: Iterable[str], priority: Priority = Priority.PRESENT, level: str = "master") -> None:
        for name in names:
            self.tasks[name] = asyncio.create_task(self._scheduler.choose_move(request(name, level), owner, priority))
            await settle()

    async def review(self, owner: str, number: int) -> None:
        judge = JudgeRequest(game="gatsby", view="", moves=[], seconds=MAX_SECONDS, seed=number, step=0, prompt="", move="")
        self.tasks[f"review {number}"] = asyncio.create_task(self._scheduler.judge(judge, owner))
        await settle()

    async def analysis(self, owner: str, number: int = 0) -> None:
        slice = DeepenRequest(game="gatsby", view="", moves=[], seconds=0.1, number=number, id=owner)
        self.tasks[f"analysis {owner}{number}"] = asyncio.create_task(self._scheduler.deepen(slice, owner))
        await settle()


def address(owner: str) -> str:
    """Owners like "home/ann" and "home/bob" have one address."""
    return owner.partition("/")[0]


def run(test: Callable[[Pool, Scheduler, Requests], Awaitable[None]], slots: int = 1, budget: ThinkingBudget | None = None) -> None:
    async def start() -> None:
        pool = Pool(slots)
        scheduler = Scheduler(pool, budget, group_of=address)
        requests = Requests(scheduler)
        await test(pool, scheduler, requests)
        for task in requests.tasks.values():
            task.cancel()
        await asyncio.gather(*requests.tasks.values(), return_exceptions=True)

    asyncio.run(start())


def named(prefix: str, count: int) -> list[str]:
    return [f"{prefix}{number}" for number in range(count)]


def test_owners_take_turns() -> None:
    async def test(pool: Pool, _scheduler: Scheduler, requests: Requests) -> None:
        await requests.moves("a", named("a", 100))
        await requests.moves("b", named("b", 2))
        await requests.moves("c", ["c0"])
        assert pool.started == ["a0"]
        assert (await pool.finish_all())[:7] == ["a0", "a1", "b0", "c0", "a2", "b1", "a3"]
        assert len(pool.started) == 103

    run(test)


def test_people_at_one_address_take_turns_with_other_addresses() -> None:
    """Guests cost nothing: a hundred of them, each with a master to play against, wait as one."""

    async def run() -> None:
        group_of = {f"guest {number}": "attacker" for number in range(100)}
        pool = Pool(slots=1)
        scheduler = Scheduler(pool, group_of=lambda owner: group_of.get(owner, owner))
        waiting = [
            asyncio.create_task(scheduler.choose_move(request(f"{owner}'s"), owner, Priority.PRESENT))
            for owner in (*group_of, "ann", "bob")
        ]
        await settle()
        started = await pool.finish_all()
        assert started[:6] == ["guest 0's", "guest 1's", "ann's", "bob's", "guest 2's", "guest 3's"]
        await asyncio.gather(*waiting)

    asyncio.run(run())


def test_one_owner_never_has_all_workers() -> None:
    async def test(pool: Pool, _scheduler: Scheduler, requests: Requests) -> None:
        await requests.moves("a", named("a", 100), level="expert")
        assert pool.started == ["a0", "a1", "a2"]
        await requests.moves("b", ["b0", "b1"], level="expert")
        assert pool.started[3:] == ["b0"], "a worker is free for somebody else at once"
        await pool.finish("a1")
        await pool.finish("a2")
        assert pool.started[4:] == ["a3", "b1"]

    run(test, slots=4)


@pytest.mark.parametrize("slots", [2, 3, 4, 16])
def test_the_people_at_one_address_never_have_all_workers(slots: int) -> None:
    async def test(pool: Pool, _scheduler: Scheduler, requests: Requests) -> None:
        for number in range(20):
            await requests.moves(f"attacker/guest {number}", [f"long {number}"])
            await requests.moves(f"attacker/guest {number}", [f"short {number}"], level="expert")
        assert len(pool.started) == slots - 1
        await requests.moves("ann", ["ann's"], level="novice")
        assert pool.started[-1] == "ann's"

    run(test, slots)


@pytest.mark.parametrize("slots", [2, 3, 4, 16])
def test_long_searches_together_never_have_all_workers(slots: int) -> None:
    """Many addresses, each with a master to play against, and somebody's hints: a novice still finds a worker at once."""

    async def test(pool: Pool, scheduler: Scheduler, requests: Requests) -> None:
        for number in range(20):
            await requests.moves(f"address {number}/guest", [f"long {number}"])
        hint = HintRequest(game="gatsby", view="", moves=[], seconds=hints.SECONDS)
        requests.tasks["hint"] = asyncio.create_task(scheduler.analyse(hint, "bob"))
        await settle()
        assert len(pool.started) == slots - 1
        for number in range(3):
            await requests.moves("ann", [f"ann's {number}"], level="novice")
            assert pool.started[-1] == f"ann's {number}"
            await pool.finish(f"ann's {number}")

    run(test, slots)


def test_one_address_leaves_a_long_search_to_another() -> None:
    async def test(pool: Pool, _scheduler: Scheduler, requests: Requests) -> None:
        for number in range(5):
            await requests.moves(f"a/{number}", [f"a{number}"])
        assert pool.started == ["a0", "a1"]
        await requests.moves("b", ["b0", "b1"])
        assert pool.started == ["a0", "a1", "b0"]
        await pool.finish("a0")
        assert pool.started[3:] == ["a2"], "a's turn"

    run(test, slots=4)


def test_an_address_with_nothing_at_the_workers_goes_first() -> None:
    async def test(pool: Pool, _scheduler: Scheduler, requests: Requests) -> None:
        for number in range(9):
            await requests.moves(f"a/{number}", [f"a{number}"], level="expert")
            await requests.moves(f"b/{number}", [f"b{number}"], level="expert")
        assert pool.started == ["a0", "b0", "a1"]
        await requests.moves("c", ["c0"], level="expert")
        await pool.finish("a0")
        assert pool.started[3:] == ["c0"]

    run(test, slots=3)


def test_the_number_of_workers_changes() -> None:
    async def test(pool: Pool, _scheduler: Scheduler, requests: Requests) -> None:
        await requests.moves("a", named("a", 9), level="expert")
        assert pool.started == ["a0"]
        pool.resize(4)
        await settle()
        assert pool.started == ["a0", "a1", "a2"], "those that wait need not wait for an answer"
        pool.resize(2)
        await pool.finish("a0")
        await pool.finish("a1")
        assert pool.started == ["a0", "a1", "a2"]
        await pool.finish("a2")
        assert pool.started == ["a0", "a1", "a2", "a3"]

    run(test, slots=2)


def test_classes_go_in_order() -> None:
    async def test(pool: Pool, _scheduler: Scheduler, requests: Requests) -> None:
        await requests.moves("first", ["first"])
        await requests.review("a", 1)
        await requests.moves("a", ["bots"], Priority.WATCHED)
        await requests.moves("a", ["hint"], Priority.HINT)
        await requests.moves("a", ["move"])
        assert await pool.finish_all() == ["first", "move", "hint", "bots", "review 1"]

    run(test)


def test_reviews_have_one_worker() -> None:
    async def test(pool: Pool, _scheduler: Scheduler, requests: Requests) -> None:
        for number, owner in enumerate(["a", "a", "a", "b"]):
            await requests.review(owner, number)
        assert pool.started == ["review 0"]
        await requests.moves("c", ["move"], Priority.WATCHED)
        assert pool.started == ["review 0", "move"]
        assert await pool.finish_all() == ["review 0", "move", "review 1", "review 3", "review 2"]

    run(test, slots=4)


def test_analyses_are_last_and_first_results_before_deeper_ones() -> None:
    async def test(pool: Pool, _scheduler: Scheduler, requests: Requests) -> None:
        await requests.moves("first", ["first"])
        await requests.analysis("a", 7)
        await requests.analysis("b", 0)
        await requests.moves("c", ["bots"], Priority.WATCHED)
        assert await pool.finish_all() == ["first", "bots", "analysis b0", "analysis a7"]

    run(test)


def test_reviews_and_analyses_take_turns_and_leave_a_worker_to_the_tables() -> None:
    async def test(pool: Pool, _scheduler: Scheduler, requests: Requests) -> None:
        for number in range(3):
            await requests.review("a", number)
        for owner in ("b", "c"):
            await requests.analysis(owner)
        assert pool.started == ["review 0"], "of two workers only one is for what can wait"
        await requests.moves("d", ["move"])
        assert pool.started == ["review 0", "move"]
        await pool.finish("move")
        assert await pool.finish_all() == ["review 0", "move", "analysis b0", "review 1", "analysis c0", "review 2"]

    run(test, slots=2)


@pytest.mark.parametrize("home", ["", "home/"], ids=["apart", "at one address"])
def test_twenty_analyses_keep_no_move_waiting(home: str) -> None:
    async def test(pool: Pool, _scheduler: Scheduler, requests: Requests) -> None:
        for number in range(20):
            await requests.analysis(f"{home}p{number}-")
        for number in range(10):
            await requests.moves(f"{home}d", [f"move{number}"])
            assert pool.started[-1] == f"move{number}", "a move never waits for a slice of an analysis"
            await pool.finish(f"move{number}")

    run(test, slots=2)


def test_an_analysis_that_nobody_reads_ends_with_its_slice() -> None:
    async def test(pool: Pool, _scheduler: Scheduler, requests: Requests) -> None:
        await requests.analysis("a")
        await requests.analysis("b")
        await requests.analysis("c")
        requests.tasks["analysis a0"].cancel()
        requests.tasks["analysis b0"].cancel()
        await settle()
        assert pool.stopped == [], "its process is not killed for the rest of a slice"
        assert pool.started == ["analysis a0"], "and its worker is busy until then"
        await pool.finish("analysis a0")
        assert pool.started == ["analysis a0", "analysis c0"], "one that waited is dropped"

    run(test)


def test_analyses_have_a_budget_of_their_own() -> None:
    async def test(pool: Pool, _scheduler: Scheduler, _requests: Requests) -> None:
        now = [0.0]
        budget = ThinkingBudget(6, lambda: now[0])
        scheduler = Scheduler(pool, ThinkingBudget(6, lambda: now[0]), lambda: now[0], budget)
        slow = Requests(scheduler)
        assert scheduler.may_analyse("a")
        await slow.analysis("a")
        now[0] = 6.0 * BURST_MINUTES * 10
        await pool.finish("analysis a0")
        assert not scheduler.may_analyse("a")
        assert scheduler.may_analyse("b")
        await slow.moves("a", ["a0"])
        await slow.moves("b", ["b0"], Priority.WATCHED)
        assert pool.started[-1] == "a0", "the moves of their bots have another budget"
        await pool.finish_all()

    run(test)


def test_random_moves_do_not_wait() -> None:
    async def test(pool: Pool, scheduler: Scheduler, requests: Requests) -> None:
        await requests.moves("a", named("a", 3))
        requests.tasks["random"] = asyncio.create_task(scheduler.choose_move(request("random", "random"), "a", Priority.WATCHED))
        await settle()
        assert pool.started == ["a0", "random"]

    run(test)


def test_a_cancelled_request_is_dropped_or_stopped() -> None:
    async def test(pool: Pool, _scheduler: Scheduler, requests: Requests) -> None:
        await requests.moves("a", named("a", 4))
        for name in ("a1", "a3"):
            requests.tasks[name].cancel()
        await settle()
        requests.tasks["a0"].cancel()
        await settle()
        assert pool.stopped == ["a0"], "the pool was told to stop it"
        assert pool.started == ["a0", "a2"]
        await requests.moves("a", ["a4"])
        assert pool.started == ["a0", "a2"]
        await pool.finish("a2")
        assert pool.started == ["a0", "a2", "a4"]

    run(test)


def test_a_request_that_is_cancelled_when_its_turn_comes_does_not_keep_its_worker() -> None:
    async def test(pool: Pool, _scheduler: Scheduler, requests: Requests) -> None:
        await requests.moves("a", named("a", 4))
        requests.tasks["a0"].cancel()
        requests.tasks["a1"].cancel()  # in the same moment
        await settle()
        assert pool.started == ["a0", "a2"]
        pool._running["a2"].set_result(None)
        requests.tasks["a3"].cancel()
        await settle()
        await requests.moves("b", ["b0"])
        assert pool.started == ["a0", "a2", "b0"]

    run(test)


def test_the_waiting_requests_of_one_owner_are_bounded() -> None:
    async def test(pool: Pool, scheduler: Scheduler, requests: Requests) -> None:
        await requests.moves("a", named("a", MAX_WAITING + 1))
        with pytest.raises(QueueFull):
            await scheduler.choose_move(request("more"), "a", Priority.PRESENT)
        await requests.moves("b", ["b0"])
        await pool.finish("a0")
        await requests.moves("a", ["again"])
        assert (await pool.finish_all())[:3] == ["a0", "a1", "b0"]
        assert "again" in pool.started

    run(test)


def test_a_waiting_move_is_promoted_when_a_player_comes_back() -> None:
    async def test(pool: Pool, scheduler: Scheduler, requests: Requests) -> None:
        await requests.moves("a", named("a", 3))
        await requests.moves("b", ["b0"], Priority.WATCHED)
        scheduler.promote("b0", 0, Priority.PRESENT)
        scheduler.promote("a1", 0, Priority.WATCHED)  # never down
        scheduler.promote("a0", 0, Priority.PRESENT)  # it runs already
        assert await pool.finish_all() == ["a0", "a1", "b0", "a2"]

    run(test)


def test_requests_of_an_owner_without_budget_come_last() -> None:
    clock = [0.0]
    budget = ThinkingBudget(60, now=lambda: clock[0])

    async def test(pool: Pool, _scheduler: Scheduler, requests: Requests) -> None:
        budget.spend("a", 60 * BURST_MINUTES)
        assert budget.exhausted("a")
        await requests.moves("b", ["b0"])
        await requests.moves("a", ["a0", "a1"])
        await requests.moves("b", ["b1"], Priority.WATCHED)
        assert (await pool.finish_all()) == ["b0", "b1", "a0", "a1"], "but they are computed"
        clock[0] += 2.0
        assert not budget.exhausted("a")
        await requests.moves("b", ["b2"])
        await requests.moves("a", ["a2"])
        await requests.moves("b", ["b3"], Priority.WATCHED)
        assert (await pool.finish_all())[4:] == ["b2", "a2", "b3"]

    run(test, budget=budget)
