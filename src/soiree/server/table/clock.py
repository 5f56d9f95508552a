"""Game clocks: none, real time with an increment, or days for each move. All times are milliseconds."""

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

DAY = 86_400_000
MIN_RATED_SECONDS = 60  # that a player must have for RATED_TURNS turns
RATED_TURNS = 20
MAX_LAG = 1000  # network delay that is given back for one decision


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`live` starts with `seconds` and adds `increment` after each turn; `days` gives `days` for each decision."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=1, le=36_000)] = 600
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 10
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 2

    @property
    def rated(self) -> bool:
        """Whether there is time enough to play, so that a game is not decided by whose connection is slow."""
        return self.kind != "live" or self.seconds + self.increment * RATED_TURNS >= MIN_RATED_SECONDS


decode_clock_rules = msgspec.json.Decoder(ClockRules).decode


class Clock:
    """The time left for each seat, and since when the clocks of the seats to decide have been running."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.left = [rules.seconds * 1000 if rules.kind == "live" else rules.days * DAY] * seats
        self.running_since: list[int | None] = [None] * seats
        self.pauses: list[tuple[int, int]] = [(0, 0)] * seats  # from when until when the clock of a seat does not run

    @property
    def enabled(self) -> bool:
        return self.rules.kind != "none"

    def start(self, seats: Iterable[int], now: int) -> None:
        for seat in seats:
            if self.running_since[seat] is None:
                self.running_since[seat] = now

    def stop(self, seat: int, now: int, lag: int = 0) -> None:
        """Takes the time since the start from the seat, less its network delay."""
        started = self.running_since[seat]
        if started is not None:
            spent = max(0, self._running_time(seat, started, now) - min(lag, MAX_LAG))
            self.left[seat] = max(0, self.left[seat] - spent)
            self.running_since[seat] = None

    def charge(self, seat: int, now: int, spent: int) -> None:
        """Takes `spent` from the seat instead of the time since the start, and starts its clock again."""
        if self.running_since[seat] is not None:
            self.left[seat] = max(0, self.left[seat] - spent)
            self.running_since[seat] = now

    def pause(self, seat: int, begins: int, ends: int) -> None:
        """The clock of the seat does not run between these times. What it has spent before `begins` counts; an earlier pause ends."""
        started = self.running_since[seat]
        if started is not None and started < begins:
            self.stop(seat, begins)
            self.start([seat], begins)
        self.pauses[seat] = begins, ends

    def left_at(self, seat: int, now: int) -> int:
        """Milliseconds that the seat has left at a time."""
        started = self.running_since[seat]
        return max(0, self.left[seat] - (self._running_time(seat, started, now) if started is not None else 0))

    def is_running(self, seat: int, now: int) -> bool:
        begins, ends = self.pauses[seat]
        return self.running_since[seat] is not None and not begins <= now < ends

    def _running_time(self, seat: int, started: int, now: int) -> int:
        begins, ends = self.pauses[seat]
        return now - started - max(0, min(now, ends) - max(started, begins))

    def _timeout(self, seat: int, started: int) -> int:
        begins, ends = self.pauses[seat]
        timeout = started + self.left[seat]
        return timeout + max(0, ends - max(started, begins)) if begins < timeout else timeout

    def stop_all(self) -> None:
        """Stops without taking time from anybody."""
        self.running_since = [None] * len(self.running_since)

    def end_turn(self, before: Iterable[int], after: Iterable[int], now: int, lag: int = 0) -> None:
        """The seats to decide were `before` and are now `after`."""
        to_decide = set(after)
        for seat in before:
            self.stop(seat, now, lag)
            if self.rules.kind == "days":
                self.left[seat] = self.rules.days * DAY
            elif seat not in to_decide:
                self.left[seat] += self.rules.increment * 1000
        self.start(to_decide, now)

    def next_timeout(self, seats: Iterable[int] | None = None) -> tuple[int, int] | None:
        """When the next clock runs out, and which seat's; of these seats, or of all."""
        if not self.enabled:
            return None
        if seats is None:
            seats = range(len(self.left))
        running = ((seat, started) for seat in seats if (started := self.running_since[seat]) is not None)
        return min(((self._timeout(seat, started), seat) for seat, started in running), default=None)
