"""The search bot: information-set tree search within the budget."""

import contextlib
import functools
import gc
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from soiree.bots.bot import Bot, DecisionPoint, Parameters
from soiree.bots.budget import Budget
from soiree.bots.mistakes import Mistakes, pick
from soiree.bots.search.ismcts import Search, Settings
from soiree.bots.search.tree import Node
from soiree.core.game import Game
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.core.values.evaluation import Evaluation
from soiree.core.view import View

SETTING_NAMES = tuple(sorted(name for name in dir(Settings()) if not name.startswith("_")))
WITH_MODEL = "search_with_model"  # a table of weights.toml
CHECK_EVERY = 16  # iterations between two checks whether the choice is final; fixed, so that a seed gives the same game on every machine


class SearchBot(Bot):
    """Chooses the most visited move. It keeps its tree while its own decisions follow each other."""

    def __init__(
        self,
        settings: Settings | None = None,
        evaluation: Evaluation | None = None,
        mistakes: Mistakes | None = None,
        *,
        learned: bool | None = None,
        model: Path | None = None,
    ) -> None:
        """Without `settings` or `evaluation`, those of the game are used.

        `learned`: whether values come from the game's value model, if it has one. None: where measurements found that stronger, and never
        with another `evaluation`. `model`: the folder of another value model than the game's.
        """
        self._settings = settings
        self._evaluation = evaluation
        self._model = model
        self._learned = False if learned is None and evaluation is not None else learned
        self._mistakes = mistakes
        self._search: Search | None = None
        self._last: tuple[View, int, int] | None = None  # the view, seat and action of the last decision

    def choose(self, view: View, moves: Sequence[str], budget: Budget, rng: Rng) -> str:
        point = DecisionPoint(view, moves)
        search = self.think(point, budget, rng, decide=True)
        nodes = candidates(search, point)
        if search.settings.matching and search.sealed:  # the average strategy is mixed at simultaneous decisions
            best = nodes[pick([node.strategy for node in nodes], rng)]
        elif self._mistakes is not None:
            best = nodes[self._mistakes.pick([mean(node, search.settings) for node in nodes], rng)]
        else:
            best = max(nodes, key=lambda node: node.visits)
        self._last = (view, point.seat, best.key)
        return point.token(best.key)

    def think(self, point: DecisionPoint, budget: Budget, rng: Rng, *, decide: bool = False) -> Search:
        """Searches until the budget is used up. With `decide`, it stops as soon as the most visited move can no longer change."""
        clock = budget.start()
        world = point.world(rng)
        search = self._kept(point, rng) or self._fresh(point, world, rng)
        search.sealed = world.sealed()
        self._search = search
        fixed = CHECK_EVERY if decide and budget.seconds is None else None
        with no_cycle_collection():
            while (slice := clock.slice(fixed)) > 0:
                search.run(slice)
                if decide and self._is_final(search, point, clock.left()):
                    break
        return search

    def _is_final(self, search: Search, point: DecisionPoint, left: float) -> bool:
        """Whether no other move can be visited more often in the iterations that are left."""
        if len(point.actions) == 1:
            return True
        if self._mistakes is not None or (search.settings.matching and search.sealed):
            return False  # the choice depends on all moves, not only on the most visited one
        visits = sorted(node.visits for node in candidates(search, point))
        return visits[-1] - visits[-2] > left

    def _fresh(self, point: DecisionPoint, world: State, rng: Rng) -> Search:
        learned = plays_with_model(point.game, world.seats) if self._learned is None else self._learned
        model = point.game.value_model(world.seats, self._model) if learned else None
        settings = self._settings or settings_of(point.game, world.seats, learned=model is not None)
        evaluation = self._evaluation or point.game.evaluation()
        return Search(point.worlds, world.seats, evaluation, settings, rng.fork(), model)

    def _kept(self, point: DecisionPoint, rng: Rng) -> Search | None:
        """The tree below the last decision, if this view is exactly what that decision led to."""
        if self._search is None or self._last is None:
            return None
        view, seat, action = self._last
        if seat != point.seat or type(view) is not type(point.view):
            return None
        world = point.game.sample(view, rng)
        world.apply(seat, action)
        if world.chance_total() > 0 or world.shown or world.view(seat) != point.view:
            return None
        search = self._search
        search.advance(seat, action)
        search.worlds = point.worlds
        return search


@contextlib.contextmanager
def no_cycle_collection() -> Iterator[None]:
    """Switches the garbage collector off: a tree has no cycles, and looking for some takes a twelfth of the time of a search."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def candidates(search: Search, point: DecisionPoint) -> list[Node]:
    """The children of the root for the legal moves, in their order."""
    found = {}
    node = search.trees[point.seat].first
    while node is not None:
        found[node.key] = node
        node = node.next
    return [found[action] for action in point.actions if action in found]


def mean(node: Node, settings: Settings) -> float:
    """The mean return of a move, with its prior counted as `trust` visits."""
    return (node.total + settings.trust * node.prior) / (node.visits + settings.trust)


def settings_of(game: Game, seats: int, *, learned: bool) -> Settings:
    """The search parameters of a game from its weights.toml; `learned`: for values by the value model.

    The table [search_with_model] has those with which the model is stronger than the evaluation, and the numbers of seats where it is:
    `seats`, and `seats_as_by_hand` where the model is stronger with the parameters of [search]. Those are also used everywhere else.
    """
    found = _tables(game.folder).get(settings_table(game, seats, learned=learned), {})
    return Settings(**{name: value for name, value in found.items() if name in SETTING_NAMES})


def settings_table(game: Game, seats: int, *, learned: bool) -> str:
    """The table of weights.toml that has the search parameters; `learned`: for values by the value model."""
    of_model = learned and seats in _tables(game.folder).get(WITH_MODEL, {}).get("seats", ())
    return WITH_MODEL if of_model else "search"


def plays_with_model(game: Game, seats: int) -> bool:
    """Whether a bot that searches takes its values from the value model: where measurements found that stronger (docs/bots.md)."""
    with_model = _tables(game.folder).get(WITH_MODEL, {})
    return game.model_card is not None and seats in (*with_model.get("seats", ()), *with_model.get("seats_as_by_hand", ()))


def model_version(game: Game, seats: int) -> str:
    """The version of the value model that a search takes its values from; '' where it is the hand-made evaluation."""
    return game.model_card.version if game.model_card is not None and plays_with_model(game, seats) else ""


@functools.cache
def _tables(folder: Path) -> dict[str, Any]:  # any: parsed TOML
    return tomllib.loads((folder / "weights.toml").read_text(encoding="utf-8"))


def make(parameters: Parameters) -> Bot:
    """A search bot; its time is the budget."""
    return SearchBot(mistakes=parameters.mistakes())
