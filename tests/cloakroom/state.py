"""The state of Cloakroom: its fields. `stage` is deal, bid, peek, swap or over."""

from soiree.core.state import State

from .box import Box


class Table(State):
    """The cards before the seats, the bids, and what the winner of the bidding has seen."""

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(seats)
        self.box = box
        self.stage = "deal"
        self.cards: list[int] = []  # by seat, as far as they are dealt
        self.colours = [-1] * seats
        self.bids = [-1] * seats
        self.winner = -1
        self.peeked = False
        self.seen = 0  # the card that was peeked at

    def copy_to(self, other: "Table") -> None:
        """Copies all fields."""
        other.stage, other.winner, other.peeked, other.seen = self.stage, self.winner, self.peeked, self.seen
        other.cards, other.colours, other.bids = list(self.cards), list(self.colours), list(self.bids)
        other.shown = self.shown
