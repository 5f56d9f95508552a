"""The events of a table that a person may want a notification of. A function of the state: the same log always gives the same notices.

A notice has names and numbers only. It never depends on a draft or a view of another seat.
"""

from collections.abc import Collection
from typing import Literal

import msgspec

from soiree.server.table import events
from soiree.server.table.clock import DAY
from soiree.server.table.state import LogEntry, TableState
from soiree.server.table.summary import waited_for

Kind = Literal["turn", "over", "invitation", "chat", "clock"]
KINDS: tuple[Kind, ...] = ("turn", "over", "invitation", "chat", "clock")
CLOCK_SHARE = 4  # of the time for a turn: when this part of it, 1 / N, is left, the clock is running out


class Notice(msgspec.Struct, frozen=True):
    """At most one with the same person, kind and number is ever sent through one channel."""

    person: str
    kind: Kind
    number: int  # of the log entry that is the cause
    at: int  # when that was written
    due_at: int  # not to be sent before
    falls_at: int = 0  # when the clock of the person runs out; for `clock` only


def notices(state: TableState, since: int) -> list[Notice]:
    """The notices of the entries after number `since`, and those of everybody whom the game waits for now."""
    found = _waiting(state)
    people = [player.person for player in state.players if player is not None and not player.bot]
    for entry in state.log[since:]:
        match entry.event:
            case events.GameEnded():
                found += [_notice(person, "over", entry) for person in people]
            case events.SeatsReserved() if state.status == "open":
                new = set(entry.event.people) - _reserved_before(state, entry)
                found += [
                    _notice(person, "invitation", entry) for person in entry.event.people if person in new and state.is_invited(person)
                ]
            case events.ChatSent():
                found += [_notice(person, "chat", entry) for person in people if person != entry.event.person]
    return found


def due_at(state: TableState, person: str, kind: Kind, number: int, hidden: Collection[str] = ()) -> int | None:
    """When a notice is due, as of now. None if it is no longer news: the person has moved, answered or sat down since.

    `hidden`: people of whom nothing comes, because one of the two has blocked the other.
    """
    match kind:
        case "turn" | "clock":
            own = _waiting(state, person)
            return next((notice.due_at for notice in own if (notice.kind, notice.number) == (kind, number)), None)
        case "invitation":
            current = state.status == "open" and state.is_invited(person) and state.header.owner not in hidden
        case "chat":
            current = state.seat_of(person) is not None and _unread(state, person, number, hidden) is not None
        case "over":
            current = state.status == "over"
    return state.log[number - 1].at if current else None


def falls_at(state: TableState, person: str) -> int | None:
    """When the clock of the person runs out. None if it does not run."""
    seat = state.seat_of(person)
    timeout = state.clock.next_timeout([seat]) if seat is not None and state.status == "playing" else None
    return None if timeout is None else timeout[0]


def author(state: TableState, person: str, kind: Kind, number: int, hidden: Collection[str] = ()) -> str:
    """The name of who has written to the person or invites them; '' if there is nobody."""
    if kind == "chat":
        line = _unread(state, person, number, hidden)
        return "" if line is None else line.name
    owner = next((player for player in state.players if player is not None and player.person == state.header.owner), None)
    return owner.name if kind == "invitation" and owner is not None else ""


def _unread(state: TableState, person: str, number: int, hidden: Collection[str]) -> events.ChatSent | None:
    """The first chat line for the person from a number on, after which they have not acted: a notice stands for later lines, too."""
    seat = state.seat_of(person)
    found: events.ChatSent | None = None
    for entry in state.log[number - 1 :]:
        if _acts(entry, person, seat):
            found = None
        elif found is None and isinstance(entry.event, events.ChatSent) and entry.number not in state.hidden:
            found = entry.event if entry.event.person not in hidden else None
    return found


def _reserved_before(state: TableState, entry: LogEntry) -> set[str]:
    """For whom seats were kept before an entry."""
    earlier = (other.event for other in reversed(state.log[: entry.number - 1]))
    return next((set(event.people) for event in earlier if isinstance(event, events.SeatsReserved)), set())


def _waiting(state: TableState, only: str | None = None) -> list[Notice]:
    """Turns of people, or of `only` one, and clocks that are counted in days.

    Somebody who plays against bots alone, without a clock, is not disturbed.
    """
    people = {seat: player.person for seat, player in enumerate(state.players) if player is not None and not player.bot}
    days = state.clock.rules.kind == "days"
    if state.status != "playing" or (len(people) < 2 and not days):
        return []
    found: list[Notice] = []
    for seat in sorted(seat for seat in waited_for(state) & people.keys() if only in {None, people[seat]}):
        number, at = _turn_of(state, seat), max(state.turn_at, state.log[-1].at if state.shuffling else 0)
        found.append(Notice(people[seat], "turn", number, at, at))
        timeout = state.clock.next_timeout([seat]) if days else None
        if timeout is not None:
            reminder_at = timeout[0] - state.clock.rules.days * DAY // CLOCK_SHARE
            found.append(Notice(people[seat], "clock", number, at, reminder_at, timeout[0]))
    return found


def _turn_of(state: TableState, seat: int) -> int:
    """The number of the turn that the seat is in: of the first entry in which another seat has decided after it had decided itself.

    It stays the same while the seat decides several times in a row, and while others decide and the seat is still waited for. Looked for
    from the end: a log can be long, and this is asked for each notification.
    """
    own = str(seat)
    others = 0  # of the earliest entry so far in which only others have decided, since the seat has
    for entry in reversed(state.log):
        match entry.event:
            case events.GameStarted() | events.ShuffleClosed():
                return entry.number
            case events.StepsCommitted(steps=steps):
                actors = {step[0] for step in steps.split()} - {"*"}
                if own not in actors:
                    others = entry.number if actors else others
                elif len(actors) > 1:
                    return entry.number
                elif others:
                    return others
    return 0


def _acts(entry: LogEntry, person: str, seat: int | None) -> bool:
    match entry.event:
        case events.ChatSent(person=writer):
            return writer == person
        case events.StepsCommitted(steps=steps):
            return any(step[0] == str(seat) for step in steps.split())
    return False


def _notice(person: str, kind: Kind, entry: LogEntry) -> Notice:
    return Notice(person, kind, entry.number, entry.at, entry.at)
