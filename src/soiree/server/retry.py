"""Waiting, at the start of a process, for another service that is not there yet."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0  # seconds between two tries
T = TypeVar("T")
log = logging.getLogger("soiree.start")


async def wait_for(service: str, use: Callable[[], Awaitable[T]], seconds: float, is_temporary: Callable[[Exception], bool]) -> T:
    """Uses a service, and tries again for some time as long as the error is a temporary one. Each failure is logged."""
    give_up_at = time.monotonic() + seconds
    pause = FIRST_PAUSE
    while True:
        try:
            return await use()
        except Exception as error:
            if not is_temporary(error) or time.monotonic() + pause > give_up_at:
                raise
            log.warning("waiting for %s: %s", service, str(getattr(error, "orig", None) or error).partition("\n")[0])
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
