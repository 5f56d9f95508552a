"""What the house does at tables by itself: asking the bots that are to decide, and playing for whoever's time has run out."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from soiree.server import metrics
from soiree.server.runtime.live_table import Place
from soiree.server.table.events import Private, Public
from soiree.server.table.state import now_ms
from soiree.server.table.table import Table
from soiree.server.workers.messages import Answer, Job, view_hash
from soiree.server.workers.pool import Thinkers

journal = logging.getLogger("soiree.tending")
Make = Callable[[Table], tuple[dict[int, list[Private]], list[Public]]]


class Tending:
    """The bots and clocks of this node's tables; `commit` writes what they decide."""

    def __init__(self, thinkers: Thinkers, commit: Callable[[str, Make], Awaitable[Table]]) -> None:
        self._thinkers = thinkers
        self._commit = commit
        self._falling: set[asyncio.Task[None]] = set()

    def tend(self, place: Place, table: Table) -> None:
        """Asks the bots that are to decide and sets the alarm for the next flag."""
        if not table.tended:
            return
        for seat in table.thinking():
            level = table.bot_for(seat)
            if level and place.bots.get(seat, (-1, None))[0] != table.lanes[seat]:
                place.bots[seat] = (table.lanes[seat], asyncio.create_task(self._ask(place, *_question(table, seat, level))))
        if place.flag is not None:
            place.flag.cancel()
            place.flag = None
        flag = table.clock.runs_out() if table.status == "playing" else None
        if flag is not None:
            wait = max(0, flag[0] - now_ms()) / 1000 + 0.001
            place.flag = asyncio.get_running_loop().call_later(wait, self._fall, place)

    def stop(self, place: Place) -> list[asyncio.Task[None]]:
        """Forgets the alarm of a place; what still runs for it is given back to be ended."""
        if place.flag is not None:
            place.flag.cancel()
        return [task for _, task in place.bots.values()]

    def falling(self) -> list[asyncio.Task[None]]:
        return list(self._falling)

    # ------------------------------------------------------------ bots

    async def _ask(self, place: Place, job: Job, otherwise: str) -> None:
        unplayed: Table | None = None
        try:
            try:
                answer = await self._thinkers.ask(job)
            except Exception:  # a bot that fails must not hold up the others: it does what a fallen flag would
                journal.exception("bot", extra={"table": place.id, "number": job.number})
                answer = Answer(place.id, job.seat, job.number, view_hash(job.view), otherwise)
            unplayed = await self._answered(place, answer)
        except Exception:
            journal.exception("bot", extra={"table": place.id, "number": job.number})
        finally:
            if place.bots.get(job.seat, (-1, None))[1] is asyncio.current_task():
                del place.bots[job.seat]
        if unplayed is not None:
            self.tend(place, unplayed)

    async def _answered(self, place: Place, answer: Answer) -> Table | None:
        """Plays a bot's answer, if it was given to what lies before the bot now; else gives the table back."""
        stale = False

        def make(table: Table) -> tuple[dict[int, list[Private]], list[Public]]:
            board = table.board(answer.seat)
            asked = answer.seat in table.thinking() and table.bot_for(answer.seat) != ""  # a person may have returned meanwhile
            fresh = asked and table.lanes[answer.seat] == answer.number and board is not None
            nonlocal stale
            stale = not fresh or board is None or view_hash(board.view(answer.seat).json()) != answer.view_hash
            if stale:
                metrics.BOT_ANSWERS.labels("stale").inc()
                return {}, []
            metrics.BOT_ANSWERS.labels("played").inc()
            return table.decide(answer.seat, f"bot-{answer.number}", answer.token)

        table = await self._commit(place.id, make)
        return table if stale else None

    # ------------------------------------------------------------ clocks

    def _fall(self, place: Place) -> None:
        place.flag = None
        task = asyncio.get_running_loop().create_task(self._flag_falls(place))
        self._falling.add(task)
        task.add_done_callback(self._falling.discard)

    async def _flag_falls(self, place: Place) -> None:
        def make(table: Table) -> tuple[dict[int, list[Private]], list[Public]]:
            flag = table.clock.runs_out() if table.status == "playing" else None
            if flag is None or flag[0] > now_ms():
                return {}, []
            metrics.TIME_OUTS.labels(table.header.game).inc()
            return table.time_out(flag[1])

        try:
            await self._commit(place.id, make)
        except Exception:
            journal.exception("flag", extra={"table": place.id})


def _question(table: Table, seat: int, level: str) -> tuple[Job, str]:
    """What a bot is asked, as it lies before it now, and what is played if it fails."""
    board = table.board(seat)
    assert board is not None
    moves = list(board.moves(seat))
    job = Job(table.header.id, seat, table.lanes[seat], table.header.game, level, board.view(seat).json(), moves, secrets.randbits(63))
    return job, table.game.default_move(board.prompt(seat), moves)
