"""A draft: the decisions of one seat that it can still undo. Other seats do not see it, and the table's match does not have it."""

from soiree.core.chance.dealers import Manual
from soiree.core.match import Match


class Draft:
    """One seat's decisions since the last commit, played on a copy of the match."""

    def __init__(self, committed: Match, seat: int) -> None:
        self.seat = seat
        self.decisions: list[tuple[str, str]] = []  # the prompt, and the token that answered it
        start = committed.state
        self._sealed = start.sealed()
        # Where several seats decide openly, each decision is committed at once: a later one may depend on it.
        self._immediate = not self._sealed and len(committed.actors) > 1
        self.match = Match(committed.game, start, committed.options, Manual())

    def decide(self, token: str) -> None:
        prompt = self.match.prompt(self.seat)
        self.match.play(self.seat, token)
        self.decisions.append((prompt, token))

    def undo(self) -> str:
        token = self.match.take_back(self.seat)
        self.decisions.pop()
        return token

    @property
    def complete(self) -> bool:
        """Whether the draft can be committed: nothing can be undone any more, or in a sealed phase nothing is left to decide."""
        if not self.decisions:
            return False
        if self._sealed:
            return self.seat not in self.match.actors or not self.match.sealed
        return self._immediate or bool(self.match.cannot_take_back(self.seat))
