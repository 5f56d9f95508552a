"""Moves and chance outcomes as text: the tokens of a game, from number to token and back."""

import difflib
import functools
from collections.abc import Sequence

from soiree.core.errors import BadChance, UnknownMove

HIDDEN = "?"  # in a reader's copy of a record: a step that the reader may not see


class Notation:
    """The tokens of a game: action (or outcome) number n is written as the n-th token."""

    def __init__(self, actions: Sequence[str], outcomes: Sequence[str]) -> None:
        """Raises ValueError if a token occurs twice."""
        self.actions = tuple(actions)
        self.outcomes = tuple(outcomes)
        self._action_numbers = {token: number for number, token in enumerate(actions)}
        self._outcome_numbers = {token: number for number, token in enumerate(outcomes)}
        if len(self._action_numbers) != len(self.actions) or len(self._outcome_numbers) != len(self.outcomes):
            raise ValueError("two numbers share a token")
        # Comparing with all tokens takes a millisecond, and a client that sends a wrong token often sends it again.
        self._near_actions = functools.lru_cache(256)(functools.partial(_nearest, self.actions))
        self._near_outcomes = functools.lru_cache(256)(functools.partial(_nearest, self.outcomes))

    def action(self, token: str) -> int:
        """The number of the action. Raises UnknownMove if no action has this token."""
        number = self._action_numbers.get(token)
        if number is None:
            raise UnknownMove(f"{_quote(token)} is not a move of this game{self._near_actions(token[:24])}")
        return number

    def outcome(self, token: str) -> int:
        """The number of the chance outcome. Raises BadChance if no outcome has this token."""
        number = self._outcome_numbers.get(token)
        if number is None:
            raise BadChance(f"{_quote(token)} is not a chance outcome of this game{self._near_outcomes(token[:24])}")
        return number


def _quote(token: str) -> str:
    """The token in quotes for an error message, cut to 24 characters."""
    return repr(token if len(token) <= 24 else token[:21] + "...")


def _nearest(known: tuple[str, ...], token: str) -> str:
    close = difflib.get_close_matches(token, known, n=3, cutoff=0.5)
    return f"; did you mean {' or '.join(close)}?" if close else f"; it is written like {' '.join(known[:4])}"
