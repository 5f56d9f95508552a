"""How much of a table's log each person can use besides moves.

Everybody has a share of their own, so nobody can use up what another needs, and the log can always be read at once. What strangers
write has a small share of its own. Moves, resigning, leaving and returning are never refused for lack of space.
"""

from collections import Counter
from collections.abc import Sequence

from soiree.server.refusals import RequestRefused
from soiree.server.table import events
from soiree.server.table.events import PublicEvent

MAX_MESSAGES = 500  # of one player or of the owner: chat and pins
MAX_STRANGER_MESSAGES = 50  # of one person who neither plays nor owns the table
MAX_STRANGERS_MESSAGES = 500  # of all of them together
MAX_REQUESTS = 300  # of one player: offers to draw or cancel, answers, leaving the seat to a bot, other secrets for the shuffle
MAX_SEATINGS = 20  # how often one person takes a seat before the game
MAX_MUTES = 1000  # that the owner changes
MAX_INVITATIONS = 100  # of the owner, with those that are withdrawn or declined
MAX_HOST_CHANGES = 300  # of the owner: people removed, chat closed and opened


class LogShares:
    """Counts the events of a log by the persons who have made them."""

    def __init__(self, owner: str) -> None:
        self._owner = owner
        self._messages: Counter[str] = Counter()
        self._stranger_messages: Counter[str] = Counter()
        self._strangers_messages = 0
        self._requests: Counter[str] = Counter()
        self._seatings: Counter[str] = Counter()
        self._mutes = 0
        self._invitations = 0
        self._host_changes = 0

    def count(self, event: PublicEvent, players: Sequence[events.SeatTaken | None]) -> None:
        """Counts an event; `players` are those before it."""
        match event:
            case events.ChatSent():
                if self.is_stranger(event.person, event.seat):
                    self._stranger_messages[event.person] += 1
                    self._strangers_messages += 1
                else:
                    self._messages[event.person] += 1
            case events.MessagePinned():
                self._messages[event.person or self._owner] += 1
            case (
                events.DrawOffered()
                | events.DrawAccepted()
                | events.DrawDeclined()
                | events.CancelOffered()
                | events.CancelDeclined()
                | events.SeatLeftToBot()
                | events.SecretCommitted()
            ):
                player = players[event.seat]
                self._requests["" if player is None else player.person] += 1
            case events.SeatTaken():
                self._seatings[event.person] += not event.bot
            case events.MuteChanged(by_administrator=False):
                self._mutes += 1
            case events.SeatsReserved():
                self._invitations += 1
            case events.PersonRemoved() | events.FriendsOnlySet(by_administrator=False) | events.ChatClosed(by_administrator=False):
                self._host_changes += 1

    def is_stranger(self, person: str, seat: int | None) -> bool:
        """Whether a person with this seat, or none, neither plays nor owns the table."""
        return seat is None and person != self._owner

    def require_message(self, person: str, seat: int | None) -> None:
        if not self.is_stranger(person, seat):
            _require(self._messages[person] < MAX_MESSAGES, "chat-used-up", most=MAX_MESSAGES)
            return
        _require(self._stranger_messages[person] < MAX_STRANGER_MESSAGES, "stranger-chat-used-up", most=MAX_STRANGER_MESSAGES)
        _require(self._strangers_messages < MAX_STRANGERS_MESSAGES, "strangers-chat-used-up")

    def require_request(self, person: str) -> None:
        _require(self._requests[person] < MAX_REQUESTS, "requests-used-up", most=MAX_REQUESTS)

    def require_seating(self, person: str) -> None:
        _require(self._seatings[person] < MAX_SEATINGS, "seatings-used-up", most=MAX_SEATINGS)

    def require_invitation(self) -> None:
        _require(self._invitations < MAX_INVITATIONS, "invitations-used-up", most=MAX_INVITATIONS)

    def require_mute(self) -> None:
        _require(self._mutes < MAX_MUTES, "mutes-used-up")

    def require_host_change(self) -> None:
        _require(self._host_changes < MAX_HOST_CHANGES, "host-changes-used-up", most=MAX_HOST_CHANGES)


def _require(free: bool, code: str, **values: int | str) -> None:
    if not free:
        raise RequestRefused(code, **values)
