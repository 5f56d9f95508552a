"""What the server does at tables without a request: asks the bots that have to decide, plays queued moves, and decides for players whose
time is up.

Depends on the registry; the registry has only listeners to changes. `watchdog` finds what was left undone.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine

from soiree.server import metrics
from soiree.server.runtime.live_table import BotTask, LiveTable
from soiree.server.runtime.registry import TableRegistry
from soiree.server.storage.social import vacations
from soiree.server.storage.social.vacations import Vacation
from soiree.server.table.events import NO_CHANGES, Changes
from soiree.server.table.state import TableState
from soiree.server.table.table import Table
from soiree.server.timestamps import now_ms
from soiree.server.workers.messages import LEVELS, MoveAnswer, MoveRequest, view_hash
from soiree.server.workers.scheduler import Priority, QueueFull, Scheduler

ASK_AGAIN_AFTER = 1.0  # seconds, when the owner of a table has too many waiting requests
DECISIONS_LEFT = 20  # for which a bot shares out the time on its clock
LEAST_SECONDS = 0.02  # for a decision, however little time is left
log = logging.getLogger("soiree.autoplay")


class Autoplay:
    """The bots and clocks of the tables that this node has in memory."""

    def __init__(self, registry: TableRegistry, workers: Scheduler) -> None:
        self._registry = registry
        self._workers = workers
        self._searching: set[asyncio.Task[None]] = set()  # tasks that wait for the answer of a bot
        self._acting: set[asyncio.Task[None]] = set()  # tasks that act for players: time-outs and queued moves
        registry.on_change(self.update)

    async def close(self) -> None:
        tasks = list(self._acting)
        for live in self._registry.live_tables():
            if live.timer is not None:
                live.timer.cancel()
            tasks += [asked.task for asked in live.bot_tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def update(self, live: LiveTable, table: Table) -> None:
        """Asks the bots that have to decide, drops requests that are outdated, and sets the timer of the next time-out."""
        state = table.state
        if not state.needs_autoplay and not live.bot_tasks:
            return
        resting = state.bots_alone and not live.watched
        deciding = {} if resting else {seat: level for seat in state.undecided() if (level := state.bot_for(seat))}
        for seat, asked in list(live.bot_tasks.items()):
            if (seat not in deciding or asked.version != state.draft_versions[seat]) and asked.task in self._searching:
                del live.bot_tasks[seat]
                asked.task.cancel()
        priority = Priority.PRESENT if deciding and live.has_players(state) else Priority.WATCHED
        for seat, level in deciding.items():
            version = state.draft_versions[seat]
            if seat in live.bot_tasks and live.bot_tasks[seat].version == version:
                self._workers.promote(live.id, seat, priority)
                continue
            task = asyncio.create_task(self._ask_bot(live, state.header.owner, priority, *_move_request(state, seat, level)))
            self._searching.add(task)
            task.add_done_callback(self._searching.discard)  # also if it is cancelled before it has begun
            live.bot_tasks[seat] = BotTask(version, time.monotonic(), task)
            live.note("asked a bot", seat, version)
        if state.playable_queue():
            self._start(self._play_queued(live))
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        deadline = state.next_deadline()
        if deadline is not None:
            wait = max(0, deadline - now_ms()) / 1000 + 0.001
            live.timer = asyncio.get_running_loop().call_later(wait, self._start_timeout, live)

    def waits_for_worker(self, live: LiveTable) -> bool:
        """Whether a bot is asked and the request waits for its turn: others go first."""
        return any(self._workers.is_waiting(live.id, seat) for seat in live.bot_tasks)

    def forget_bots(self, live: LiveTable) -> None:
        """Gives up the questions that are not answered: the next `update` asks again."""
        for asked in live.bot_tasks.values():
            asked.task.cancel()
        live.bot_tasks.clear()

    # ------------------------------------------------------------ bots

    async def _ask_bot(self, live: LiveTable, owner: str, priority: Priority, request: MoveRequest, default_move: str) -> None:
        stale = False
        task = asyncio.current_task()
        assert task is not None
        try:
            try:
                answer = await self._search(owner, priority, request)
            except Exception:  # a failing bot must not block the table: the default move of a time-out is played
                log.exception("bot failed", extra={"table": live.id, "number": request.number})
                answer = MoveAnswer(live.id, request.seat, request.number, view_hash(request.view), default_move)
            finally:
                self._searching.discard(task)
            stale = await self._play_answer(live, answer)
        except Exception:
            log.exception("playing the answer of a bot failed", extra={"table": live.id, "number": request.number})
        finally:
            asked = live.bot_tasks.get(request.seat)
            if asked is not None and asked.task is task:
                del live.bot_tasks[request.seat]
        if stale:
            try:
                await self._registry.wake(live.id)  # asks again, about the table as it is now
            except Exception:  # the watchdog does it later
                log.exception("asking a bot again failed", extra={"table": live.id, "number": request.number})

    async def _search(self, owner: str, priority: Priority, request: MoveRequest) -> MoveAnswer:
        while True:
            try:
                return await self._workers.choose_move(request, owner, priority)
            except QueueFull:
                await asyncio.sleep(ASK_AGAIN_AFTER)

    async def _play_answer(self, live: LiveTable, answer: MoveAnswer) -> bool:
        """Plays the answer if it is still current. Returns whether it was outdated."""
        stale = False

        def decide(table: Table, now: int) -> Changes:
            nonlocal stale
            stale = not _is_current(table.state, answer)
            metrics.BOT_ANSWERS.labels("stale" if stale else "played").inc()
            live.note("outdated answer" if stale else "answer", answer.seat, answer.number)
            if stale:
                return NO_CHANGES
            return table.decide_for_bot(answer.seat, f"bot-{answer.number}", answer.token, now, round(answer.seconds * 1000))

        await self._registry.commit(live.id, decide)
        return stale

    # ------------------------------------------------------------ queued moves

    async def _play_queued(self, live: LiveTable) -> None:
        """Plays what players have queued for their turn. Of several tasks, at this node or others, the first one does it."""
        try:
            await self._registry.commit(live.id, lambda table, now: table.play_queued(now))
        except Exception:
            log.exception("playing a queued move failed", extra={"table": live.id})

    def _start(self, acting: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(acting)
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    # ------------------------------------------------------------ clocks

    def _start_timeout(self, live: LiveTable) -> None:
        live.timer = None
        self._start(self._time_out(live))

    async def _time_out(self, live: LiveTable) -> None:
        away: dict[str, Vacation] = {}

        def decide(table: Table, now: int) -> Changes:
            state = table.state
            if state.shuffling:
                return NO_CHANGES if state.reveal_by > now else ({}, table.end_unrevealed())
            timeout = state.next_timeout() if state.status == "playing" else None
            if timeout is None or timeout[0] > now:
                return NO_CHANGES
            player, started = state.players[timeout[1]], state.clock.running_since[timeout[1]]
            vacation = None if player is None else away.get(player.person)
            if player is not None and vacation is not None and started is not None and vacation.ends > started:
                paused = table.set_vacation(player.person, vacation.begins, vacation.ends)
                if paused:
                    return {}, paused
            metrics.TIME_OUTS.labels(state.header.game).inc()
            live.note("time-out", timeout[1])
            return table.time_out(timeout[1], now)

        try:
            away = await self._vacations(live)
            await self._registry.commit(live.id, decide)
        except Exception:
            log.exception("time-out failed", extra={"table": live.id})

    async def _vacations(self, live: LiveTable) -> dict[str, Vacation]:
        """The last vacations of the players: a table that they have joined since, or that a crash has left out, does not know of them."""

        def players(table: Table) -> list[str]:
            return [player.person for player in table.state.players if player is not None and table.header.clock.kind == "days"]

        people, now = await self._registry.read(live.id, players), now_ms()
        if not people:
            return {}
        return await self._registry.store.read(lambda connection: vacations.latest_of(connection, people, now))


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
        state.header.id, seat, state.draft_versions[seat], state.header.game, level, view, moves, secrets.randbits(63),
        _seconds_allowed(state, seat, level),
    )  # fmt: skip
    return request, state.game.default_move(match.prompt(seat), moves)


def _seconds_allowed(state: TableState, seat: int, level: str) -> float | None:
    """How long a bot may search so that the time on its clock lasts; None if it has its usual time."""
    rules = state.clock.rules
    if rules.kind != "live" or not LEVELS[level]:
        return None
    seconds = state.clock.left[seat] / 1000 / DECISIONS_LEFT + rules.increment / 2
    return max(LEAST_SECONDS, seconds) if seconds < LEVELS[level] else None
