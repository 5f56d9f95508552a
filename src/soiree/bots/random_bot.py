"""The random bot: the simplest baseline."""

from collections.abc import Sequence

from soiree.bots.bot import Bot, Parameters
from soiree.bots.budget import Budget
from soiree.core.rng import Rng
from soiree.core.view import View


class RandomBot(Bot):
    """Chooses a legal move uniformly at random."""

    def choose(self, view: View, moves: Sequence[str], budget: Budget, rng: Rng) -> str:
        return moves[rng.below(len(moves))]


def make(_: Parameters) -> Bot:
    """A random bot; it has no parameters."""
    return RandomBot()
