"""What the server does at tables without a request: asks the bots that have to decide, and decides for players whose time is up.

Depends on the registry; the registry only knows that somebody listens to changes. `watchdog` finds what was left undone.
"""

import asyncio
import logging
import secrets
import time

from soiree.server import metrics
from soiree.server.runtime.live_table import BotTask, LiveTable
from soiree.server.runtime.registry import TableRegistry
from soiree.server.table.events import Changes
from soiree.server.table.state import TableState
from soiree.server.table.table import Table
from soiree.server.timestamps import now_ms
from soiree.server.workers.messages import MoveAnswer, MoveRequest, view_hash
from soiree.server.workers.pool import WorkerPool

log = logging.getLogger("soiree.autoplay")
NO_CHANGES: Changes = ({}, [])


class Autoplay:
    """The bots and clocks of the tables that this node has in memory."""

    def __init__(self, registry: TableRegistry, workers: WorkerPool) -> None:
        self._registry = registry
        self._workers = workers
        self._timeouts: set[asyncio.Task[None]] = set()
        registry.on_change(self.update)

    async def close(self) -> None:
        tasks = list(self._timeouts)
        for live in self._registry.live_tables():
            if live.timer is not None:
                live.timer.cancel()
            tasks += [asked.task for asked in live.bot_tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def update(self, live: LiveTable, table: Table) -> None:
        """Asks the bots that have to decide, and sets the timer of the next time-out. The table's lock is held."""
        state = table.state
        if not state.needs_autoplay:
            return
        for seat in state.undecided():
            level = state.bot_for(seat)
            asked = live.bot_tasks.get(seat)
            if level and (asked is None or asked.version != state.draft_versions[seat]):
                task = asyncio.create_task(self._ask_bot(live, *_move_request(state, seat, level)))
                live.bot_tasks[seat] = BotTask(state.draft_versions[seat], time.monotonic(), task)
                live.note("asked a bot", seat, state.draft_versions[seat])
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        timeout = state.clock.next_timeout() if state.status == "playing" else None
        if timeout is not None:
            wait = max(0, timeout[0] - now_ms()) / 1000 + 0.001
            live.timer = asyncio.get_running_loop().call_later(wait, self._start_timeout, live)

    def forget_bots(self, live: LiveTable) -> None:
        """Gives up the questions that are not answered: the next `update` asks again."""
        for asked in live.bot_tasks.values():
            asked.task.cancel()
        live.bot_tasks.clear()

    # ------------------------------------------------------------ bots

    async def _ask_bot(self, live: LiveTable, request: MoveRequest, default_move: str) -> None:
        stale = False
        try:
            try:
                answer = await self._workers.choose_move(request)
            except Exception:  # a failing bot must not block the table: the default move of a time-out is played
                log.exception("bot failed", extra={"table": live.id, "number": request.number})
                answer = MoveAnswer(live.id, request.seat, request.number, view_hash(request.view), default_move)
            stale = await self._play_answer(live, answer)
        except Exception:
            log.exception("playing the answer of a bot failed", extra={"table": live.id, "number": request.number})
        finally:
            asked = live.bot_tasks.get(request.seat)
            if asked is not None and asked.task is asyncio.current_task():
                del live.bot_tasks[request.seat]
        if stale:
            try:
                await self._registry.wake(live.id)  # asks again, about the table as it is now
            except Exception:  # the watchdog does it later
                log.exception("asking a bot again failed", extra={"table": live.id, "number": request.number})

    async def _play_answer(self, live: LiveTable, answer: MoveAnswer) -> bool:
        """Plays the answer if it is still current. Returns whether it was outdated."""
        stale = False

        def decide(table: Table, now: int) -> Changes:
            nonlocal stale
            stale = not _is_current(table.state, answer)
            metrics.BOT_ANSWERS.labels("stale" if stale else "played").inc()
            live.note("outdated answer" if stale else "answer", answer.seat, answer.number)
            return NO_CHANGES if stale else table.decide(answer.seat, f"bot-{answer.number}", answer.token, now)

        await self._registry.commit(live.id, decide)
        return stale

    # ------------------------------------------------------------ clocks

    def _start_timeout(self, live: LiveTable) -> None:
        live.timer = None
        task = asyncio.get_running_loop().create_task(self._time_out(live))
        self._timeouts.add(task)
        task.add_done_callback(self._timeouts.discard)

    async def _time_out(self, live: LiveTable) -> None:
        def decide(table: Table, now: int) -> Changes:
            state = table.state
            timeout = state.clock.next_timeout() if state.status == "playing" else None
            if timeout is None or timeout[0] > now:
                return NO_CHANGES
            metrics.TIME_OUTS.labels(state.header.game).inc()
            live.note("time-out", timeout[1])
            return table.time_out(timeout[1], now)

        try:
            await self._registry.commit(live.id, decide)
        except Exception:
            log.exception("time-out failed", extra={"table": live.id})


def _is_current(state: TableState, answer: MoveAnswer) -> bool:
    """Whether a bot still decides for the seat, from the same draft version and the same view."""
    seat = answer.seat
    if seat not in state.undecided() or not state.bot_for(seat) or state.draft_versions[seat] != answer.number:
        return False
    match = state.match_for(seat)
    return match is not None and view_hash(match.view(seat).json()) == answer.view_hash


def _move_request(state: TableState, seat: int, level: str) -> tuple[MoveRequest, str]:
    """The request for the bot, and the move that is played if the bot fails."""
    match = state.match_for(seat)
    assert match is not None
    moves = list(match.moves(seat))
    view = match.view(seat).json()
    request = MoveRequest(
        state.header.id, seat, state.draft_versions[seat], state.header.game, level, view, moves, secrets.randbits(63)
    )  # fmt: skip
    return request, state.game.default_move(match.prompt(seat), moves)
