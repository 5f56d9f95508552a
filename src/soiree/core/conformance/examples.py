"""Worked examples: a match with assertions about it, for section 9 of every spec.

Each game writes its examples in a language of its own; all of them are translated to the statements below.
"""

from collections.abc import Mapping, Sequence

import msgspec

from soiree.core.errors import Refusal
from soiree.core.match import Match
from soiree.core.records.record import Record


class CheckedMatch:
    """A match with assertions; one that does not hold raises AssertionError with the found and the expected value."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def do(self, tokens: str) -> None:
        """Applies record tokens: `0:S 0:x *B2`."""
        for step in Record.parse(f'[Game "{self.match.game.id}"]\n{tokens}').steps:
            if step.seat is None:
                self.match.deal(step.token)
            else:
                self.match.play(step.seat, step.token)

    def legal(self, seat: int, tokens: Sequence[str]) -> None:
        """Asserts the complete list of legal moves, in order."""
        _same(f"legal moves of seat {seat}", list(self.match.moves(seat)), list(tokens))

    def refuse(self, seat: int, token: str, clause: str, says: str | None = None) -> None:
        """Asserts that this clause forbids the move ('' for a notation error), and that the attempt changes nothing.

        `says`: the English text of the refusal.
        """
        before = [self.match.view(reader).json() for reader in (*range(self.match.seats), None)]
        reason = self.match.why_not(seat, token)
        _same(f"clause against {seat}:{token}", None if reason is None else reason.clause, clause)
        if says is not None:
            _same(f"text of the refusal of {seat}:{token}", None if reason is None else reason.text, says)
        try:
            self.match.play(seat, token)
        except Refusal as refusal:
            _same(f"clause of the refusal of {seat}:{token}", refusal.clause, clause)
        else:
            raise AssertionError(f"{seat}:{token} was applied, although {clause} forbids it")
        after = [self.match.view(reader).json() for reader in (*range(self.match.seats), None)]
        _same(f"the views after {seat}:{token} was refused", after, before)

    def chance(self, outcomes: Mapping[str, int]) -> None:
        """Asserts the complete list of outcomes with their weights, in order."""
        _same("chance outcomes", list(self.match.chance().items()), list(outcomes.items()))

    def see(self, reader: int | None, path: str, value: object) -> None:
        """Asserts a value in a reader's view: `figures.guards.0`."""
        _same(f"{path} in the view of {'an onlooker' if reader is None else reader}", self.look(reader, path), value)

    def look(self, reader: int | None, path: str) -> object:
        """A value in a reader's view, by its path in the JSON ('' for the whole view)."""
        found = msgspec.json.decode(self.match.view(reader).encode())
        for key in path.split(".") if path else ():
            found = found[int(key)] if isinstance(found, list) else found[key]
        return found

    def returns(self, values: Sequence[float]) -> None:
        """Asserts the return of each seat."""
        _same("returns", self.match.returns, list(values))


def _same(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise AssertionError(f"{what}:\n  is       {found}\n  expected {expected}")
