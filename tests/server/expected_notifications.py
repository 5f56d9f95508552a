"""Which notifications are due, from what people have done and nothing else: a model that knows neither the log nor the server's code.

It gets each turn, end, invitation and chat line when it happens, and asked after each jump of the clock what must have come.
"""

from collections import Counter
from dataclasses import dataclass, field

from soiree.server.table.clock import DAY

KINDS = ("turn", "over", "invitation", "chat", "clock")
HOUR = DAY // 24
Message = tuple[str, str, str]  # the address of a channel, a table, a kind


@dataclass
class Subscription:
    """A channel of a person: where it leads, of what it notifies, and since when."""

    id: str
    kind: str  # push, email or webhook
    address: str
    wants: set[str]
    since: int
    gone: bool = False  # the browser has unsubscribed at its push service, which refuses everything


@dataclass
class Subscriber:
    number: int
    id: str
    subscriptions: list[Subscription] = field(default_factory=list)
    blocked: set[int] = field(default_factory=set)  # people whom this one has blocked
    quiet: tuple[int, int] | None = None  # hours of the day, UTC

    def is_quiet(self, now: int) -> bool:
        if self.quiet is None:
            return False
        begins, ends = self.quiet
        hour = now % DAY / HOUR
        return begins <= hour < ends if begins <= ends else hour >= begins or hour < ends

    def reminder_at(self, due_at: int, falls_at: int) -> int:
        """Half an hour before quiet hours after which less than half of the time would be left."""
        if self.quiet is None or not self.is_quiet(due_at):
            return due_at
        begins, ends = self.quiet
        begin = due_at - (due_at - begins * HOUR) % DAY
        end = begin + (ends - begins) % 24 * HOUR
        return due_at if 2 * (falls_at - end) >= falls_at - due_at else begin - HOUR // 2

    def awake_at(self, time: int) -> int:
        """The first moment from `time` on that is not in quiet hours."""
        if self.quiet is None or not self.is_quiet(time):
            return time
        return time + (self.quiet[1] * HOUR - time) % DAY


@dataclass
class Cause:
    """Why a notification is due: when that happened, when it may be sent, and who has written or invites.

    `told`: until when people had subscribed who were notified of the same before.
    """

    at: int
    due_at: int
    author: int | None = None
    told: int = 0


@dataclass
class Counts:
    """What the model has seen."""

    by_kind: Counter[str] = field(default_factory=Counter)  # messages that had to come
    moved: int = 0  # turns of which nobody is notified, because the person has moved before
    blocked: int = 0  # chat lines and invitations between people of whom one has blocked the other
    unwanted: int = 0  # for channels that were removed or changed meanwhile, by the person or by the push service
    withdrawn: int = 0  # invitations that were taken back or answered before


class Expected:
    """`causes`: what is not sent yet, by person, table and kind."""

    def __init__(self, people: list[Subscriber]) -> None:
        self.people = people
        self.causes: dict[tuple[int, str, str], Cause] = {}
        self.counts = Counts()

    def turn(self, person: int, table: str, at: int, days: int, told: int = 0) -> None:
        """It is the person's turn, with this many days, and was not before; with `told`: it still is, with new time."""
        falls_at = at + days * DAY
        reminder_at = self.people[person].reminder_at(falls_at - days * DAY // 4, falls_at)
        self.causes[person, table, "turn"] = Cause(at, at, told=told)
        self.causes[person, table, "clock"] = Cause(at, reminder_at, told=told)

    def decided(self, person: int, table: str) -> None:
        """The turn is over, or the game."""
        self.counts.moved += self.causes.pop((person, table, "turn"), None) is not None
        self.causes.pop((person, table, "clock"), None)

    def over(self, person: int, table: str, at: int) -> None:
        self.decided(person, table)
        self.causes[person, table, "over"] = Cause(at, at)

    def chat(self, reader: int, table: str, at: int, author: int) -> None:
        self.causes[reader, table, "chat"] = Cause(at, at, author)

    def invitation(self, person: int, table: str, at: int, author: int) -> None:
        self.causes[person, table, "invitation"] = Cause(at, at, author)

    def withdraw(self, person: int, table: str) -> None:
        self.counts.withdrawn += self.causes.pop((person, table, "invitation"), None) is not None

    def take_due(self, now: int) -> Counter[Message]:
        """What must come now. It is forgotten then: nothing is due twice."""
        due: Counter[Message] = Counter()
        for (number, table, kind), cause in list(self.causes.items()):
            person = self.people[number]
            if cause.due_at > now or person.is_quiet(now):
                continue
            del self.causes[number, table, kind]
            if cause.author is not None and self.hidden(number, cause.author):
                self.counts.blocked += 1
                continue
            for one in person.subscriptions:
                if one.since <= cause.told:
                    continue
                if one.gone or kind not in one.wants or cause.at < one.since:
                    self.counts.unwanted += 1
                else:
                    due[one.address, table, kind] += 1
                    self.counts.by_kind[kind] += 1
        return due

    def hidden(self, one: int, other: int) -> bool:
        """Whether one of two people has blocked the other."""
        return other in self.people[one].blocked or one in self.people[other].blocked
