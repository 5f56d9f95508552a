"""The one-ply bots: they choose the move with the best mean value over some sampled states, without a search."""

from collections.abc import Sequence

from soiree.bots.bot import Bot, DecisionPoint, Parameters
from soiree.bots.budget import Budget
from soiree.bots.mistakes import Mistakes
from soiree.bots.search.one_ply import afterstate_value, settled_value
from soiree.core.rng import Rng
from soiree.core.values.evaluation import Evaluation
from soiree.core.view import View


class OnePlyBot(Bot):
    """Evaluates every move in `worlds` sampled states: directly after the move, or (`settled`) after what the move begins."""

    def __init__(
        self, worlds: int = 12, mistakes: Mistakes | None = None, evaluation: Evaluation | None = None, *, settled: bool = True
    ) -> None:
        """Without an `evaluation`, that of the game is used, with its own weights."""
        self._worlds = worlds
        self._settled = settled
        self._mistakes = mistakes
        self._evaluation = evaluation

    def choose(self, view: View, moves: Sequence[str], budget: Budget, rng: Rng) -> str:
        point = DecisionPoint(view, moves)
        values = self.values(point, rng)
        if self._mistakes is not None:
            return point.tokens[self._mistakes.pick(values, rng)]
        best = [index for index, value in enumerate(values) if value == max(values)]
        return point.tokens[best[rng.below(len(best))]]

    def values(self, point: DecisionPoint, rng: Rng) -> list[float]:
        """The mean value of each legal move, in their order."""
        evaluation = self._evaluation or point.game.evaluation()
        totals = [0.0] * len(point.actions)
        for _ in range(self._worlds):
            world = point.world(rng)
            seed = rng.bits()  # all actions share the chance outcomes and the hidden decisions of other seats (common random numbers)
            for index, action in enumerate(point.actions):
                if self._settled:
                    totals[index] += settled_value(world, point.seat, action, evaluation, Rng(seed))
                else:
                    totals[index] += afterstate_value(world, point.seat, action, evaluation)
        return [total / self._worlds for total in totals]


def make_greedy(parameters: Parameters) -> Bot:
    """A bot that evaluates positions directly after each move."""
    return OnePlyBot(parameters.worlds, parameters.mistakes(), settled=False)


def make_thorough(parameters: Parameters) -> Bot:
    """A bot that evaluates positions after what each move begins."""
    return OnePlyBot(parameters.worlds, parameters.mistakes())
