"""Events: what happened, as typed structs, told once and seen by each reader as far as it may.

Everybody sees that an event happened, in the same order; what only some may know stands in its `secret` fields.
"""

from typing import ClassVar

import msgspec

from soiree.core.seats import EVERYONE


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """Something that happened at the table. It holds plain values, never itself: the collector may leave it alone."""

    # The fields that only the event's own audience sees; they are null for all others.
    secret: ClassVar[tuple[str, ...]] = ()

    def masked(self) -> "Event":
        """The event as it looks to those who may not see its secret fields."""
        return msgspec.structs.replace(self, **dict.fromkeys(self.secret))

    def json(self) -> str:
        return msgspec.json.encode(self).decode()


class Log:
    """The events of a match in order, each with the set of seats that see its secret fields."""

    def __init__(self) -> None:
        self._entries: list[tuple[Event, int]] = []

    def __len__(self) -> int:
        return len(self._entries)

    def tell(self, event: Event, audience: int = EVERYONE) -> None:
        self._entries.append((event, audience))

    def forget(self, length: int) -> None:
        """Goes back to an earlier length: what was taken back has not happened."""
        del self._entries[length:]

    def seen(self, seat: int, since: int = 0, until: int | None = None) -> list[Event]:
        """The events from a place on (up to another), as the seat (or ONLOOKER) sees them."""
        return [event if audience >> seat & 1 else event.masked() for event, audience in self._entries[since:until]]

    def whole(self, since: int = 0, until: int | None = None) -> list[Event]:
        """The events with nothing hidden, for an open replay."""
        return [event for event, _ in self._entries[since:until]]
