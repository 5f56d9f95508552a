"""Clocks: none, real time with an increment, or days a move. Times are milliseconds; the log carries what each seat has left."""

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

DAY = 86_400_000
LAG_AT_MOST = 1000  # what a slow line may cost is given back up to this


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time a table gives: `live` starts with `seconds` and adds `increment` a turn; `days` gives `days` for each."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=1, le=36_000)] = 600
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 10
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 2


read_clock = msgspec.json.Decoder(ClockRules).decode


class Clock:
    """What each seat has left, and since when it has been thinking."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.left = [rules.seconds * 1000 if rules.kind == "live" else rules.days * DAY] * seats
        self.since: list[int | None] = [None] * seats

    @property
    def ticking(self) -> bool:
        return self.rules.kind != "none"

    def stop(self, seat: int, now: int, lag: int = 0) -> None:
        """The seat has decided; the time of its line is given back."""
        begun = self.since[seat]
        if begun is not None:
            spent = max(0, now - begun - min(lag, LAG_AT_MOST))
            self.left[seat] = max(0, self.left[seat] - spent)
            self.since[seat] = None

    def turn(self, before: Iterable[int], after: Iterable[int], now: int, lag: int = 0) -> None:
        """The seats to decide were `before` and are now `after`."""
        waiting = set(after)
        for seat in before:
            self.stop(seat, now, lag)
            if self.rules.kind == "days":
                self.left[seat] = self.rules.days * DAY
            elif seat not in waiting:
                self.left[seat] += self.rules.increment * 1000
        self.run(waiting, now)

    def run(self, seats: Iterable[int], now: int) -> None:
        for seat in seats:
            if self.since[seat] is None:
                self.since[seat] = now

    def halt(self) -> None:
        self.since = [None] * len(self.since)

    def runs_out(self) -> tuple[int, int] | None:
        """When the next flag falls, and whose."""
        if not self.ticking:
            return None
        flags = [(begun + self.left[seat], seat) for seat, begun in enumerate(self.since) if begun is not None]
        return min(flags, default=None)
