"""The thread that replays records that people send, and games that they review.

One thread, because it takes Python's lock from the event loop: with several of them, moves would wait for all. Clients take turns.
"""

from collections.abc import Callable
from functools import partial
from typing import ParamSpec, TypeVar

from soiree.server.limits.fair_turns import FairThreads, FairTurns

P = ParamSpec("P")
T = TypeVar("T")
MAX_WAITING = 256
MAX_WAITING_OF_CLIENT = 40  # a school class may share an address
RETRY_AFTER = 2  # seconds


class ReplayThread(FairThreads):
    def __init__(self) -> None:
        super().__init__("replays", 1, FairTurns(1, MAX_WAITING, MAX_WAITING_OF_CLIENT, "replays-busy", RETRY_AFTER))


class ClientReplays:
    """What one client has replayed."""

    def __init__(self, thread: ReplayThread, client: str) -> None:
        self._thread = thread
        self._client = client

    async def run(self, work: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
        """The result of `work`, done in the thread. ServerBusy if too many wait already."""
        return await self._thread.run(self._client, partial(work, *values, **named))
