"""Events: what happened in a match, as typed structs. Each event is logged once; a reader sees the fields that it may see.

All readers see the same events in the same order. What only some may know is in the `secret` fields of an event.
"""

from typing import ClassVar

import msgspec

from soiree.core.sets.seats import EVERYONE


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """One thing that happened. Its fields are plain values without reference cycles, so it is exempt from garbage collection."""

    # The fields that only the event's audience sees; they are null for all other readers.
    secret: ClassVar[tuple[str, ...]] = ()

    def masked(self) -> "Event":
        """The event for readers outside its audience."""
        return msgspec.structs.replace(self, **dict.fromkeys(self.secret))

    def json(self) -> str:
        """The JSON, as text."""
        return msgspec.json.encode(self).decode()


class Log:
    """The events of a match in order, each with the set of readers that see its secret fields."""

    def __init__(self) -> None:
        self._entries: list[tuple[Event, int]] = []

    def __len__(self) -> int:
        return len(self._entries)

    def add(self, event: Event, audience: int = EVERYONE) -> None:
        """Appends an event; `audience` is a set of seats as bits (`soiree.core.sets.seats`)."""
        self._entries.append((event, audience))

    def truncate(self, length: int) -> None:
        """Removes the events from this index on: those of decisions that were undone."""
        del self._entries[length:]

    def seen(self, seat: int, since: int = 0, until: int | None = None) -> list[Event]:
        """The events with indices from `since` up to `until`, as the seat (or ONLOOKER) sees them."""
        return [event if audience >> seat & 1 else event.masked() for event, audience in self._entries[since:until]]

    def unmasked(self, since: int = 0, until: int | None = None) -> list[Event]:
        """The events with indices from `since` up to `until`, with nothing hidden."""
        return [event for event, _ in self._entries[since:until]]
