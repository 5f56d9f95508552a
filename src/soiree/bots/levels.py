"""Levels, from novice to master: how a bot of each thinks, and how long it usually takes."""

import difflib

import msgspec

from soiree.bots.budget import Budget
from soiree.bots.players import Bot, GreedyBot, RandomBot, SearchBot
from soiree.bots.slips import Slips
from soiree.core.errors import SoireeError


class UnknownLevel(SoireeError):
    """No bot has this name."""


class Level(msgspec.Struct, frozen=True):
    """A level of play."""

    name: str
    seconds: float  # a decision, unless the caller says otherwise
    searches: bool = True
    worlds: int = 12  # of a level that does not search
    warmth: float = 0.0
    tolerance: float = 0.0

    def bot(self) -> Bot:
        slips = Slips(self.warmth, self.tolerance) if self.warmth else None
        return SearchBot(slips=slips) if self.searches else GreedyBot(self.worlds, slips)

    def budget(self, scale: float = 1.0) -> Budget:
        return Budget(seconds=self.seconds * scale)


LEVELS = {
    level.name: level
    for level in (
        Level("novice", 0.05, searches=False, worlds=2, warmth=0.2, tolerance=0.4),
        Level("casual", 0.05, searches=False, worlds=3, warmth=0.08, tolerance=0.22),
        Level("regular", 0.05, searches=False, worlds=6, warmth=0.04, tolerance=0.12),
        Level("strong", 0.0625),
        Level("expert", 0.5),
        Level("master", 4.0),
    )
}
# Three more that are no levels for people: yardsticks. Greedy looks one step ahead, thorough to the end of the action.
GREEDY = ("greedy", "thorough")
YARDSTICKS = ("random", *GREEDY)


def bot(name: str) -> Bot:
    """A new player of this level, or one of the yardsticks."""
    if name == "random":
        return RandomBot()
    if name in GREEDY:
        return GreedyBot(thorough=name == "thorough")
    return level(name).bot()


def level(name: str) -> Level:
    if not isinstance(name, str) or name not in LEVELS:
        close = difflib.get_close_matches(str(name)[:40], LEVELS, n=1)
        hint = f"; did you mean {close[0]}?" if close else "."
        raise UnknownLevel(f"there is no level {str(name)[:40]!r}{hint} The levels: {', '.join(LEVELS)}")
    return LEVELS[name]


def budget_of(name: str, scale: float = 1.0) -> Budget:
    """How long a bot of this name usually thinks about a decision; the yardsticks do not think."""
    return Budget(iterations=1) if name in YARDSTICKS else level(name).budget(scale)
