"""Changes of listed tables at other nodes, for the people at this node who read the lobby.

All nodes append their changes to one Redis stream of bounded length. A node whose people read the lobby reads from it once a second, and
never more lines than one message to a reader may have: the newest. So the work of a node for the lobby does not grow with the number of
nodes, as it would if each change were a message to every node.
"""

import asyncio
import logging
from typing import Protocol

from soiree.server import metrics
from soiree.server.runtime.cluster import CONNECTION_ERRORS, LINES_LOST, LOBBY_STREAM, RECONNECT_AFTER, connect

READ_INTERVAL = 1.0  # seconds
BEFORE_ALL = b"0-0"  # the position in an empty stream
log = logging.getLogger("soiree.lobby")


class LobbyListener(Protocol):
    """The receiver of what other nodes change."""

    def lobby_changed(self, lines: list[str], *, missed: bool) -> None:
        """Each line is a table as the lobby shows it, encoded. `missed`: there were others."""

    def lobby_missed(self) -> None:
        """Changes are received from now on; what was changed before is not known."""


class LobbyFeed:
    """Reads the stream between `follow` and `unfollow`. Never raises because Redis is down. `most`: lines that are read at once."""

    def __init__(self, url: str, node: str, listener: LobbyListener, most: int) -> None:
        self._redis = connect(url)
        self._node = node.encode()
        self._listener = listener
        self._most = most
        self._followed = asyncio.Event()
        self._unanswered = False  # whether `lobby_missed` was not called since `follow`
        self._position: bytes | None = None  # of the last entry that was read, while the stream is read

    def follow(self) -> None:
        """Changes from now on are received. `lobby_missed` is called as soon as this is so, or if Redis does not answer."""
        self._unanswered = True
        self._followed.set()

    def unfollow(self) -> None:
        self._followed.clear()
        self._position = None

    async def run(self) -> None:
        """Reads until it is cancelled."""
        while True:
            await self._followed.wait()
            try:
                await self.begin()
                while self._position is not None:
                    await asyncio.sleep(READ_INTERVAL)
                    await self.read()
                continue
            except CONNECTION_ERRORS as error:
                log.warning("reading the lobby from Redis failed: %s", type(error).__name__)
            except Exception:
                log.exception("reading the lobby from Redis failed")
            self._position = None  # what is appended until the next connection may be lost with Redis
            if self._unanswered and self._followed.is_set():
                self._begun()
            await asyncio.sleep(RECONNECT_AFTER)

    async def close(self) -> None:
        await self._redis.aclose()

    async def begin(self) -> None:
        """Begins after the newest entry."""
        newest = await self._newest(b"-", 1)
        if self._followed.is_set():
            self._position = newest[0][0] if newest else BEFORE_ALL
            self._begun()

    def _begun(self) -> None:
        self._unanswered = False
        self._listener.lobby_missed()

    async def read(self) -> None:
        """Passes on what was appended since the last time. Begins again if Redis has lost the stream meanwhile."""
        if self._position is None:
            return
        newest = await self._newest(self._position, self._most + 2)
        position = self._position
        if position is None:  # nobody reads the lobby any more
            return
        if newest and newest[-1][0] == position:
            newest.pop()
        elif len(newest) < self._most + 2 and position != BEFORE_ALL:
            log.warning("Redis has lost changes of the lobby")
            await self.begin()
            return
        if not newest:
            return
        self._position = newest[0][0]
        metrics.LOBBY_LINES.inc(len(newest))
        read = [fields[b"line"].decode() for _, fields in reversed(newest[: self._most]) if fields[b"node"] != self._node]
        lines = [line for line in read if line != LINES_LOST]
        missed = len(newest) > self._most or len(lines) < len(read)
        if lines or missed:
            self._listener.lobby_changed(lines, missed=missed)

    async def _newest(self, first: bytes, count: int) -> list[tuple[bytes, dict[bytes, bytes]]]:
        """The latest entries from a position on, the newest first, each with its position."""
        pipeline = self._redis.pipeline(transaction=False)
        pipeline.xrevrange(LOBBY_STREAM, min=first, count=count)
        (entries,) = await pipeline.execute()
        return list(entries)
