"""Analyses of positions on an analysis board: ratings of the moves that improve for as long as somebody reads them.

An analysis is a sequence of short slices in the lowest classes of the scheduler. So it never keeps a worker from a table for long, and
it ends with the slice in which its reader leaves.
"""

import secrets
from collections.abc import AsyncIterator

import msgspec

from soiree.bots.deepening import Rating, SearchedMoves, rate
from soiree.core.match import Match
from soiree.server.refusals import NotAllowed, RequestRefused, TooManyRequests
from soiree.server.storage import running_positions
from soiree.server.storage.people import Person
from soiree.server.storage.store import Store
from soiree.server.table.running_positions import hashes_of
from soiree.server.workers.deepening import DeepenRequest
from soiree.server.workers.scheduler import QueueFull, Scheduler

FIRST_SLICE = 0.08  # seconds
LONGEST_SLICE = 0.3
MAX_SECONDS = 30.0  # of one analysis
MAX_EACH = 3  # analyses of one person at the same time, in as many windows


class AnalysedDecision(msgspec.Struct, frozen=True):
    """The decision of a seat. `record` has the position with nothing hidden; '' if the analysis knows what the seat could know."""

    game: str
    view: str
    moves: list[str]
    record: str

    @staticmethod
    def of(match: Match, seat: int, open_cards: bool) -> "AnalysedDecision":
        """Raises RequestRefused if the seat has nothing to decide."""
        if seat not in match.actors:
            raise RequestRefused("analysis-no-decision")
        return AnalysedDecision(match.game.id, match.view(seat).json(), list(match.moves(seat)), match.record() if open_cards else "")


class AnalysisService:
    """Analyses at this node."""

    def __init__(self, store: Store, workers: Scheduler) -> None:
        self._store = store
        self._workers = workers
        self._owners: list[str] = []  # of the analyses that run

    @property
    def running(self) -> int:
        """How many analyses run."""
        return len(self._owners)

    async def refuse_running(self, match: Match, person: Person | None) -> None:
        """Raises NotAllowed if this position is known to be one of a running game with people in it."""
        hashes = hashes_of(match, "" if person is None else person.id)
        if await self._store.read(lambda connection: running_positions.is_running(connection, hashes)):
            raise NotAllowed("analysis-running")

    def check(self, owner: str) -> None:
        """Raises TooManyRequests if the owner cannot begin an analysis now."""
        if not self._workers.may_analyse(owner):
            raise TooManyRequests("analysis-used-up")
        if self._owners.count(owner) >= MAX_EACH:
            raise TooManyRequests("analysis-elsewhere", most=MAX_EACH)

    async def ratings(self, decision: AnalysedDecision, owner: str) -> AsyncIterator[Rating]:
        """Better and better ratings, until the time of an analysis, or of the owner, is used up."""
        id, found = secrets.token_hex(8), dict[str, SearchedMoves]()
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
                found[answer.search] = answer.found
                yield rate(list(found.values()))
                spent += seconds
                number += 1
                seconds = min(seconds * 1.5, LONGEST_SLICE)
        except QueueFull:
            return
        finally:
            self._owners.remove(owner)
