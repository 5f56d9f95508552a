"""A desk: what a seat has decided but may still take back. Nobody else sees it; the firm match does not know of it."""

from soiree.core.dealers import Manual
from soiree.core.match import Match


class Desk:
    """One seat's decisions since the match was last firm, tried out on a copy of it."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.drafted: list[tuple[str, str]] = []  # what was asked, and the token that answered it
        start = match.state
        self._sealed = start.sealed()
        # Where several decide openly, each decision counts at once: a later one may depend on it.
        self._at_once = not self._sealed and len(match.actors) > 1
        self.board = Match(match.game, start, match.options, Manual())

    def decide(self, token: str) -> None:
        asked = self.board.prompt(self.seat)
        self.board.play(self.seat, token)
        self.drafted.append((asked, token))

    def take_back(self) -> str:
        token = self.board.take_back(self.seat)
        self.drafted.pop()
        return token

    @property
    def complete(self) -> bool:
        """Whether nothing can be taken back any more, or nothing more is asked before the others have decided."""
        if not self.drafted:
            return False
        if self._sealed:
            return self.seat not in self.board.actors or not self.board.sealed
        return self._at_once or bool(self.board.cannot_take_back(self.seat))
