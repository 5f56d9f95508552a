"""Reasons: what a room says about a line of play, so that a sentence can explain why one move is better than another.

A line is what follows a move in one sampled state: the rest of the seat's turn and the reply of the others. The room's `reasons.py` lists
the facts of a line. `soiree.bots.analysis.reasons` plays lines of several moves in the same states and reports the fact that differs most.
"""

from typing import NamedTuple

import msgspec

from soiree.core.events import Event
from soiree.core.state import State
from soiree.core.texts.message import Message


class Line(NamedTuple):
    """What follows a move of a seat in one state. Events are as that seat sees them."""

    seat: int
    before: State
    turn: list[Event]  # until another seat decides; after a simultaneous decision until the next one
    after: State
    reply: list[Event]  # then, until the seat decides again
    later: State

    @property
    def opponents(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(self.before.seats) if seat != self.seat]


class Fact(msgspec.Struct, frozen=True):
    """A clause about a line (its id begins with `fact-`), and how much it means to the seat.

    A good fact has a weight above 0 and describes the move ('it takes ...'); a bad one has a weight below 0 and describes what follows
    ('Lucie can take ...'). A weight of 1 is worth a mention, one of 10 decides games.
    """

    say: Message
    weight: float
    about: str = ""  # which one, where a line can have several facts with this id: a card, a place
    topic: str = ""  # facts with the same topic say much the same, so a sentence has only one of them

    @property
    def key(self) -> str:
        """Facts with the same key are about the same thing, and are compared by their weights."""
        return f"{self.say.id} {self.about}"
