"""Analyses of positions on an analysis board: ratings of the moves that improve for as long as somebody reads them.

An analysis is a sequence of short slices in the lowest classes of the scheduler. So it never keeps a worker from a table for long, and
it ends with the slice in which its reader leaves.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable

import msgspec
from sqlalchemy import Connection

from soiree.bots.analysis.averaging import AveragedRating, average, seat_after_chance
from soiree.bots.analysis.deepening import Rating, rate
from soiree.core.match import Match
from soiree.core.values.calibration_file import NO_CORRECTION, Correction
from soiree.server.refusals import NotAllowed, RequestRefused, TableNotFound, TooManyRequests
from soiree.server.runtime.registry import TableRegistry
from soiree.server.storage import people, tables
from soiree.server.storage.people import Person
from soiree.server.table.running_positions import AskedGame, RunningGame, has_position, may_be_at, running_game, seen_now
from soiree.server.workers.deepening import DeepenAnswer, DeepenRequest
from soiree.server.workers.scheduler import QueueFull, Scheduler

WARM_UP = 0.02  # seconds
FIRST_SLICE = 0.08
LONGEST_SLICE = 0.3
MAX_SECONDS = 30.0  # of one analysis
MAX_OWN = 100  # running games of one person that are compared
MAX_EACH = 3  # analyses of one person at the same time, in as many windows
TABLES_AT_ONCE = 16  # are compared before the event loop does other work
log = logging.getLogger("soiree.analyses")


class AnalysedDecision(msgspec.Struct, frozen=True):
    """The decision of a seat. `record` has the position with nothing hidden; '' if the analysis uses only what the seat could observe.

    Without `moves` it is the one after a chance node, on average over the outcomes.
    """

    seat: int
    game: str
    view: str
    moves: list[str]
    record: str
    correction: Correction

    @staticmethod
    def of(match: Match, seat: int, open_cards: bool) -> "AnalysedDecision":
        """Raises RequestRefused if the seat has nothing to decide."""
        if seat not in match.actors and not (match.chance() and seat == seat_after_chance(match.state)):
            raise RequestRefused("analysis-no-decision")
        record, correction = (match.record(), NO_CORRECTION) if open_cards else ("", match.game.correction(match.seats))
        moves = list(match.moves(seat)) if match.actors else []
        return AnalysedDecision(seat, match.game.id, match.view(seat).json(), moves, record, correction)


class AnalysisService:
    """Analyses at this node."""

    def __init__(self, tables: TableRegistry, workers: Scheduler) -> None:
        self._tables = tables
        self._store = tables.store
        self._workers = workers
        self._owners: list[str] = []  # of the analyses that run
        self._warmed: set[str] = set()  # games that a worker has loaded, or is loading
        self._warming: set[asyncio.Task[None]] = set()

    @property
    def running(self) -> int:
        """How many analyses run."""
        return len(self._owners)

    async def refuse_running(self, match: Match, person: Person | None, replay: Callable[..., Awaitable[bool]]) -> None:
        """Raises NotAllowed if a position on the way to this one is known to be one of a running game with people in it.

        Known are all positions of the person's own games, those of any game whose commitment the copy has, and what onlookers see now
        at the tables that this node has in memory. All of it is found out here: moves cost nothing for it. `replay` calls a slow
        function outside the event loop.
        """
        reader = "" if person is None else person.id
        if await self._is_seen_now(match, replay):
            raise NotAllowed("analysis-running")
        for id in await self._store.read(lambda connection: _suspects(connection, match, reader)):
            try:
                running = await self._tables.read(id, lambda table: running_game(table.state, reader))
            except TableNotFound:
                continue
            if running is not None and await replay(_has_position, running, match):
                raise NotAllowed("analysis-running")

    async def _is_seen_now(self, match: Match, replay: Callable[..., Awaitable[bool]]) -> bool:
        """Whether onlookers of a table in memory see a position that leads to this one."""
        steps = None if "Position" in match.headers else len(match.steps(None))
        live = [live.table.state for live in self._tables.live_tables() if live.table is not None]
        found = [state for state in live if may_be_at(state, match.game.id, match.seats, steps)]
        if not found:
            return False
        seen, after = set[bytes](), set[int]()
        for number, state in enumerate(found, start=1):
            seen.add(seen_now(state))
            after.add(state.steps)
            if number % TABLES_AT_ONCE == 0:
                await asyncio.sleep(0)  # moves go on in between
        return await replay(_leads_through, match, seen, None if steps is None else after)

    def warm_up(self, match: Match) -> None:
        """Lets a worker load a game that nobody has analysed here since the start, so that its first ratings come as soon as others."""
        if match.game.id in self._warmed or not match.actors:
            return
        self._warmed.add(match.game.id)
        task = asyncio.create_task(self._warm_up(AnalysedDecision.of(match, min(match.actors), open_cards=False)))
        self._warming.add(task)
        task.add_done_callback(self._warming.discard)

    async def _warm_up(self, decision: AnalysedDecision) -> None:
        request = DeepenRequest(
            game=decision.game, view=decision.view, moves=decision.moves, seconds=WARM_UP, number=0, id=secrets.token_hex(8)
        )  # fmt: skip
        try:
            await self._workers.deepen(request, "")
        except Exception:
            self._warmed.discard(decision.game)
            log.warning("no worker could be warmed up", exc_info=True, extra={"game": decision.game})

    async def close(self) -> None:
        for task in self._warming:
            task.cancel()
        await asyncio.gather(*self._warming, return_exceptions=True)

    def check(self, owner: str) -> None:
        """Raises TooManyRequests if the owner cannot begin an analysis now."""
        if not self._workers.may_analyse(owner):
            raise TooManyRequests("analysis-used-up")
        if self._owners.count(owner) >= MAX_EACH:
            raise TooManyRequests("analysis-elsewhere", most=MAX_EACH)

    async def ratings(self, decision: AnalysedDecision, owner: str) -> AsyncIterator[Rating | AveragedRating]:
        """Better and better ratings, until the time of an analysis, or of the owner, is used up."""
        id, found = secrets.token_hex(8), dict[str, DeepenAnswer]()
        seconds, spent, number = FIRST_SLICE, 0.0, 0
        self._owners.append(owner)
        try:
            while spent < MAX_SECONDS and self._workers.may_analyse(owner):
                request = DeepenRequest(
                    game=decision.game,
                    view=decision.view,
                    moves=decision.moves,
                    record=decision.record,
                    seconds=seconds,
                    number=number,
                    id=id,
                )
                answer = await self._workers.deepen(request, owner)
                found[answer.search] = answer
                yield _rating(decision, found.values())
                spent += seconds
                number += 1
                seconds = min(seconds * 1.5, LONGEST_SLICE)
        except QueueFull:
            return
        finally:
            self._owners.remove(owner)


def _rating(decision: AnalysedDecision, answers: Iterable[DeepenAnswer]) -> Rating | AveragedRating:
    """What several processes have found about the same decision."""
    if decision.moves:
        return rate([answer.found for answer in answers if answer.found is not None], decision.correction)
    return average([answer.chance for answer in answers if answer.chance is not None], decision.seat, decision.correction)


def _has_position(running: RunningGame, match: Match) -> bool:
    return has_position(running, AskedGame.of(match))


def _leads_through(match: Match, seen: set[bytes], after: set[int] | None) -> bool:
    return not seen.isdisjoint(AskedGame.of(match).seen_by(None, after))


def _suspects(connection: Connection, match: Match, reader: str) -> list[str]:
    """Running tables of the game that may have the position: those of the reader, and the one with the same commitment."""
    own = people.tables_of(connection, reader, ["playing"], people.END_OF_TIME, MAX_OWN) if reader else []
    found = [row.id for row in own if row.game == match.game.id]
    commitment = match.headers.get("Commitment", "")
    return found + (tables.running_with(connection, match.game.id, commitment) if commitment else [])
