"""Moves and chance outcomes as text: two tables of a game, read both ways."""

import difflib
from collections.abc import Sequence

from soiree.core.errors import BadChance, UnknownMove

HIDDEN = "?"  # stands in a reader's record for what it may not see


class Notation:
    """The tokens of a game: number n of the action (or outcome) space is written as the n-th token."""

    def __init__(self, actions: Sequence[str], outcomes: Sequence[str]) -> None:
        self.actions = tuple(actions)
        self.outcomes = tuple(outcomes)
        self._action_numbers = {token: number for number, token in enumerate(actions)}
        self._outcome_numbers = {token: number for number, token in enumerate(outcomes)}
        if len(self._action_numbers) != len(self.actions) or len(self._outcome_numbers) != len(self.outcomes):
            raise ValueError("two numbers share a token")

    def action(self, token: str) -> int:
        number = self._action_numbers.get(token)
        if number is None:
            raise UnknownMove(f"{_quote(token)} is not a move of this game{_nearest(token, self.actions)}")
        return number

    def outcome(self, token: str) -> int:
        number = self._outcome_numbers.get(token)
        if number is None:
            raise BadChance(f"{_quote(token)} is not a chance outcome of this game{_nearest(token, self.outcomes)}")
        return number


def _quote(token: str) -> str:
    """The token as part of a sentence; a hostile one is cut."""
    return repr(token if len(token) <= 24 else token[:21] + "...")


def _nearest(token: str, known: tuple[str, ...]) -> str:
    close = difflib.get_close_matches(token[:24], known, n=3, cutoff=0.5)
    return f"; did you mean {' or '.join(close)}?" if close else f"; it is written like {' '.join(known[:4])}"
