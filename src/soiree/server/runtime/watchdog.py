"""Finds tables that have waited for the server for too long, and makes this node act there.

The row of a table says when the server has to act (`wake_at`); every commit derives it from the log. Whichever node should have acted
(it may be gone), an overdue table is claimed by one node, which reads the log and asks the bot or sets the timer. If much more time has
passed, that did not help before: it is a stall, which is logged with what led to it, counted, and repaired from the log.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from soiree.server import metrics
from soiree.server.refusals import TableNotFound
from soiree.server.runtime.autoplay import Autoplay
from soiree.server.runtime.live_table import LiveTable
from soiree.server.runtime.periodic import Periodic
from soiree.server.runtime.registry import THINKING, TableRegistry
from soiree.server.storage import tables as storage
from soiree.server.table.state import TableState
from soiree.server.table.table import Table
from soiree.server.timestamps import now_ms

SWEEP_INTERVAL = 2.0  # seconds
PAGE = 100  # tables that are claimed together
CLAIM_FOR = 10_000  # milliseconds in which no other node looks at a claimed table
STALL_AFTER = 20_000  # milliseconds beyond the time at which the server should have acted
log = logging.getLogger("soiree.watchdog")


class _Verdict(NamedTuple):
    """What is found at an overdue table: when the server really has to act, and whether it has failed to."""

    wake_at: int | None
    stalled: bool = False
    resting: bool = False  # only bots play, and nobody watches through this node


class Watchdog:
    """Checks all tables of the database, together with the watchdogs of the other nodes."""

    def __init__(self, registry: TableRegistry, autoplay: Autoplay, stall_after: int = STALL_AFTER) -> None:
        self._registry = registry
        self._autoplay = autoplay
        self._stall_after = stall_after
        self._unreadable: set[str] = set()
        self._watched_elsewhere: Callable[[str], Awaitable[bool | None]] | None = None
        self._sweeping = Periodic(self.sweep, SWEEP_INTERVAL, log, "the search for overdue tables failed")

    def join(self, watched_elsewhere: Callable[[str], Awaitable[bool | None]]) -> None:
        """There are other nodes: `watched_elsewhere` says whether somebody watches a table through them, or None if it is not known."""
        self._watched_elsewhere = watched_elsewhere

    def start(self) -> None:
        self._sweeping.start()

    async def close(self) -> None:
        await self._sweeping.close()

    async def sweep(self) -> None:
        """Claims and checks overdue tables, longest first, until none is left: a claimed one is not overdue for a while."""
        store = self._registry.store
        while await store.read(partial(storage.has_overdue, now=now_ms())):  # usually the end, without a transaction
            now = now_ms()
            claimed = await store.write((), partial(storage.claim_overdue, now=now, until=now + CLAIM_FOR, limit=PAGE))
            if not claimed:  # another node takes them at this moment
                return
            await asyncio.gather(*(self._check(id, now + CLAIM_FOR) for id in claimed))

    async def _check(self, id: str, claimed_until: int) -> None:
        try:
            verdict = await self._registry.inspect(id, self._judge)
            if verdict.resting and self._watched_elsewhere is not None:
                watched = await self._watched_elsewhere(id)
                if watched is None:  # its row stays overdue, and is claimed again
                    return
                if watched:
                    verdict = await self._registry.inspect(id, self._judge_watched)
            if verdict.stalled:
                await self._registry.read_again(id)
            if verdict.wake_at is None or verdict.wake_at > now_ms():  # the row was wrong, for example because a node was killed
                correct = partial(storage.correct_wake_at, id=id, claimed_until=claimed_until, wake_at=verdict.wake_at)
                await self._registry.store.write((), correct)
            self._unreadable.discard(id)
        except Exception as error:
            if id not in self._unreadable and not isinstance(error, TableNotFound):
                self._unreadable.add(id)
                log.exception("an overdue table cannot be read", extra={"table": id})
        metrics.UNREADABLE.set(len(self._unreadable))

    def _judge(self, live: LiveTable, table: Table) -> _Verdict:
        """Makes the server act if it has to. The table's lock is held."""
        state, now = table.state, now_ms()
        if state.bots_alone and not live.watched:
            return _Verdict(None, resting=True)  # somebody who watches it opens it again
        wake_at = state.wake_at(state.turn_at, THINKING)
        if wake_at is None or wake_at > now:
            return _Verdict(wake_at)
        if now < max(wake_at, state.draft_at, self._registry.started_at) + self._stall_after or self._is_being_asked(live, state):
            self._autoplay.update(live, table)
            return _Verdict(wake_at)
        metrics.STALLS.labels(state.header.game).inc()
        waiting, history = _waiting(live, state), list(live.history)
        log.error("stall", extra={"table": live.id, "number": state.number, "waiting": waiting, "history": history})
        self._autoplay.forget_bots(live)
        live.repairs += 1
        return _Verdict(wake_at, stalled=True)

    def _judge_watched(self, live: LiveTable, table: Table) -> _Verdict:
        """The same for a table that is watched through another node, which has failed to act: this node asks the bots for a while."""
        live.look(None)
        return self._judge(live, table)

    def _is_being_asked(self, live: LiveTable, state: TableState) -> bool:
        """Whether a bot is being asked, and may still answer. Each time it gets longer: a worker may be slow."""
        if self._autoplay.waits_for_worker(live):
            return True
        now, patience = time.monotonic(), self._stall_after * 2**live.repairs
        return any(
            (now - asked.asked_at) * 1000 < patience + THINKING.get(state.bot_for(seat), 0) for seat, asked in live.bot_tasks.items()
        )


def _waiting(live: LiveTable, state: TableState) -> dict[str, object]:
    """What a stalled table waits for, as far as this node has it in memory. No move and no card."""
    now = time.monotonic()
    return {
        "game": state.header.game,
        "turn_at": state.turn_at,
        "undecided": [[seat, state.bot_for(seat), state.draft_versions[seat]] for seat in sorted(state.undecided())],
        "timeout": state.clock.next_timeout(),
        "timer": live.timer is not None,
        "asked": [[seat, asked.version, round(now - asked.asked_at, 1)] for seat, asked in live.bot_tasks.items()],
        "announced": live.announced,
        "watchers": len(live.watchers),
        "repairs": live.repairs,
    }
