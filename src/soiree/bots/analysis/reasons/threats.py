"""Threats: whether a seat that is to play can win within its turn."""

from typing import Final

from mypy_extensions import i64

from soiree.core.rng import Rng
from soiree.core.sets.bits import bit
from soiree.core.state import State

CHANCE: Final = -1  # the seat of a chance outcome in a path


class WinningTurn:
    """Searches the decisions of one seat's turn for a win, up to a limit of positions; chance is sampled.

    `path` has the steps of the win that was found, as seat and number. `complete`: every sequence was tried, or a win was found.
    """

    def __init__(self, state: State, seat: i64, positions: i64, rng: Rng) -> None:
        self.path: list[tuple[int, int]] = []
        self.complete = True
        self._left: i64 = positions
        self._seat: i64 = seat
        self._rng = rng
        self.found = self._wins(state)

    def _wins(self, state: State) -> bool:
        """Whether a win can be reached; then `path` ends with the steps from here."""
        if state.over():
            return state.payoff(self._seat) >= 1.0
        total = state.chance_total()
        if total > 0:
            outcome = state.chance_pick(self._rng.below(total))
            after = state.clone()
            after.apply_chance(outcome)
            self.path.append((CHANCE, outcome))
            if self._wins(after):
                return True
            self.path.pop()
            return False
        if state.actors() != bit(self._seat) or state.sealed():
            return False
        moves = state.legal(self._seat)
        for index in range(len(moves)):
            if self._left == 0:
                self.complete = False
                return False
            self._left -= 1
            after = state.clone()
            after.apply(self._seat, moves[index])
            self.path.append((self._seat, moves[index]))
            if self._wins(after):
                return True
            self.path.pop()
        return False
