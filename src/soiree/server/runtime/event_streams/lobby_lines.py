"""What readers of the lobby are sent: which listed tables have changed, bounded however many do.

The changes of a while are one message, with the latest line of each table and never more than `MAX_LINES` lines: the newest. If more have
changed, readers are asked to read the list again, but only now and then: each time is a query for every reader.
"""

import asyncio
from collections.abc import Callable

import msgspec

from soiree.server.table.summary import TableLine

LOBBY_INTERVAL = 1.0  # seconds between two messages
MISS_INTERVAL = 10.0  # seconds, at least, between two requests to read the list again
MAX_LINES = 40  # tables in one message
NUMBERS_KEPT = 30.0  # seconds, at least: much longer than a line is on its way from another node


class LobbyChanged(msgspec.Struct, tag_field="type", tag="lobby"):
    """Listed tables that are new or have changed. `missed`: there may be others; read the list."""

    tables: list[TableLine]
    missed: bool = False


class NumberedLine(msgspec.Struct, array_like=True):
    """A line with the number of the table's last public event. Of two lines of a table, the one with the smaller number is older."""

    number: int
    line: TableLine


class LobbyLines:
    """Collects changes, also late ones of other nodes, and passes them on to `send`."""

    def __init__(self, send: Callable[[LobbyChanged], None]) -> None:
        self._send = send
        self._lines: dict[str, TableLine] = {}  # that were not sent yet, the newest last
        self._numbers: dict[str, int] = {}  # table -> the number of its latest line
        self._older_numbers: dict[str, int] = {}  # the same, of a while ago
        self._numbers_since = 0.0
        self._missed = False  # whether some changes were left out since readers were last asked to read the list
        self._missed_at = -MISS_INTERVAL  # when that was
        self._timer: asyncio.TimerHandle | None = None

    def change(self, changed: NumberedLine) -> None:
        """A line that is older than one that is known is dropped: a table can be changed at several nodes."""
        id = changed.line.id
        if changed.number <= max(self._numbers.get(id, -1), self._older_numbers.get(id, -1)):
            return
        self._numbers[id] = changed.number
        self._lines.pop(id, None)
        self._lines[id] = changed.line
        self._send_soon()

    def miss(self) -> None:
        """Some changes are not known."""
        self._missed = True
        self._send_soon()

    def miss_now(self) -> None:
        """The same, and readers are asked at once to read the list."""
        self._missed_at = -MISS_INTERVAL
        self._missed = True
        self.send()

    def send(self) -> None:
        """Sends what was collected."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now = asyncio.get_running_loop().time()
        lines, self._lines = list(self._lines.values()), {}
        self._missed |= len(lines) > MAX_LINES
        asked = self._missed and now >= self._missed_at + MISS_INTERVAL
        if asked:
            self._missed, self._missed_at = False, now
        if now > self._numbers_since + NUMBERS_KEPT:
            self._numbers_since = now
            self._older_numbers, self._numbers = self._numbers, {}
        if lines or asked:
            self._send(LobbyChanged(lines[-MAX_LINES:], asked))
        if self._missed:
            self._send_soon()

    def _send_soon(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(LOBBY_INTERVAL, self.send)
