"""Work that is repeated in the background for as long as a node runs, and the waiting of such work."""

import asyncio
import logging
from collections.abc import Awaitable, Callable


async def is_set_within(event: asyncio.Event, seconds: float) -> bool:
    """Waits until the event is set, at most this long. Returns whether it is set; does not clear it."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        pass
    return event.is_set()


class Periodic:
    """Does `work` every `interval` seconds. An error is logged with the sentence `failure`, and does not end the repetition."""

    def __init__(self, work: Callable[[], Awaitable[None]], interval: float, log: logging.Logger, failure: str) -> None:
        self._work = work
        self._interval = interval
        self._log = log
        self._failure = failure
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Ends the repetition; does nothing if it was never started."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._work()
            except Exception:
                self._log.exception(self._failure)
            await asyncio.sleep(self._interval)
