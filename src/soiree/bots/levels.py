"""Levels of play, from novice to master, and baselines: bots by name."""

import difflib

import msgspec

from soiree.bots.bot import Bot, Parameters
from soiree.bots.budget import Budget
from soiree.bots.kinds import KINDS
from soiree.core.errors import SoireeError, problem


class UnknownLevel(SoireeError):
    """No bot has this name."""


class Level(msgspec.Struct, frozen=True):
    """A level of play: a kind of bot with its parameters, and the time for a decision unless the caller gives another."""

    name: str
    kind: str
    seconds: float
    parameters: Parameters = Parameters()

    def bot(self) -> Bot:
        """A new bot of this level."""
        return KINDS[self.kind].make(self.parameters)

    def budget(self, scale: float = 1.0) -> Budget:
        """The budget of a decision, its time multiplied by `scale`."""
        return Budget(seconds=self.seconds * scale)


LEVELS = {
    level.name: level
    for level in (
        Level("novice", "thorough", 0.05, Parameters(worlds=2, temperature=0.2, tolerance=0.4)),
        Level("casual", "thorough", 0.05, Parameters(worlds=3, temperature=0.08, tolerance=0.22)),
        Level("regular", "thorough", 0.05, Parameters(worlds=6, temperature=0.04, tolerance=0.12)),
        Level("strong", "search", 0.0625),
        Level("expert", "search", 0.5),
        Level("master", "search", 4.0),
    )
}
BASELINES = tuple(name for name, kind in KINDS.items() if not kind.uses_budget)  # for measurements, not for people


def bot(name: str) -> Bot:
    """A new bot: of a level, or of a kind with default parameters (`random`, `greedy`, ...). Raises UnknownLevel."""
    return KINDS[name].make(Parameters()) if name in KINDS else level(name).bot()


def level(name: str) -> Level:
    """The level with this name. Raises UnknownLevel."""
    if not isinstance(name, str) or name not in LEVELS:
        close = difflib.get_close_matches(str(name)[:40], LEVELS, n=1)
        about = {"asked": repr(str(name)[:40]), "known": ", ".join(LEVELS)}
        raise UnknownLevel(
            problem("error-unknown-level-near", near=close[0], **about) if close else problem("error-unknown-level", **about)
        )
    return LEVELS[name]


def budget_of(name: str, scale: float = 1.0) -> Budget:
    """The usual budget of a bot for a decision, its time multiplied by `scale`. Raises UnknownLevel."""
    if name in KINDS:
        return Budget(seconds=scale) if KINDS[name].uses_budget else Budget(iterations=1)
    return level(name).budget(scale)
