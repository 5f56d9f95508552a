"""The players: whoever chooses a move from a view, the legal moves and a budget. No player ever gets a State of the table."""

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Sequence

from soiree.bots.budget import Budget
from soiree.bots.greed import glance, promise
from soiree.bots.search import Search, Settings
from soiree.bots.slips import Slips, pick
from soiree.bots.tree import Node
from soiree.core.errors import SoireeError
from soiree.core.evaluation import Evaluation
from soiree.core.game import Game
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.core.view import View
from soiree.games import game as game_of

CHECK = 16  # iterations between two looks whether the decision is made; a fixed number, so that a seed gives the same game everywhere


class BadQuestion(SoireeError):
    """A view in which its seat has nothing to decide, or moves that do not fit it."""


class Bot(ABC):
    """A player."""

    @abstractmethod
    def choose(self, view: View, moves: Sequence[str], budget: Budget, rng: Rng) -> str:
        """One of the moves."""


class Question:
    """A view as a bot takes it up: whose it is, and what may be decided, as action numbers."""

    def __init__(self, view: View, moves: Sequence[str]) -> None:
        seat = getattr(view, "seat", None)
        if seat is None:
            raise BadQuestion("an onlooker has nothing to decide: a bot plays from a seat's view")
        if not moves:
            raise BadQuestion(f"seat {seat} has nothing to decide in this view")
        self.view = view
        self.seat: int = seat
        self.game = game_of(getattr(view, "game", ""))
        if not isinstance(view, self.game.view_type()):
            raise BadQuestion(f"this is not a view of {self.game.id}, although it says so")
        self.worlds = self.game.worlds(view)
        notation = self.game.notation()
        self.tokens = tuple(moves)
        self.actions = [notation.action(token) for token in moves]

    def world(self, rng: Rng) -> State:
        world = self.worlds.draw(rng)
        if list(world.legal(self.seat)) != self.actions:
            raise BadQuestion("these are not the legal moves of the view")
        return world

    def token(self, action: int) -> str:
        return self.tokens[self.actions.index(action)]


class RandomBot(Bot):
    """Any legal move."""

    def choose(self, view: View, moves: Sequence[str], budget: Budget, rng: Rng) -> str:
        return moves[rng.below(len(moves))]


class GreedyBot(Bot):
    """The move after which the evaluation is best, on average over some worlds: right after it, or at the end of the whole action."""

    def __init__(
        self, worlds: int = 12, slips: Slips | None = None, evaluation: Evaluation | None = None, *, thorough: bool = True
    ) -> None:
        self._worlds = worlds
        self._thorough = thorough
        self._slips = slips
        self._evaluation = evaluation

    def choose(self, view: View, moves: Sequence[str], budget: Budget, rng: Rng) -> str:
        question = Question(view, moves)
        promises = self.promises(question, rng)
        if self._slips is not None:
            return question.tokens[self._slips.pick(promises, rng)]
        best = [place for place, value in enumerate(promises) if value == max(promises)]
        return question.tokens[best[rng.below(len(best))]]

    def promises(self, question: Question, rng: Rng) -> list[float]:
        """What each move promises, in their order."""
        evaluation = self._evaluation or question.game.evaluation()
        totals = [0.0] * len(question.actions)
        for _ in range(self._worlds):
            world = question.world(rng)
            seed = rng.bits()  # the same luck for every action, and the same unseen choices of the others
            for place, action in enumerate(question.actions):
                if self._thorough:
                    totals[place] += promise(world, question.seat, action, evaluation, Rng(seed))
                else:
                    totals[place] += glance(world, question.seat, action, evaluation)
        return [total / self._worlds for total in totals]


class SearchBot(Bot):
    """Tree search; it keeps its tree while its own decisions follow each other."""

    def __init__(self, settings: Settings | None = None, evaluation: Evaluation | None = None, slips: Slips | None = None) -> None:
        self._settings = settings
        self._evaluation = evaluation
        self._slips = slips
        self._search: Search | None = None
        self._left: tuple[View, int, int] | None = None  # the view we left, our seat, our decision

    def choose(self, view: View, moves: Sequence[str], budget: Budget, rng: Rng) -> str:
        question = Question(view, moves)
        search = self.think(question, budget, rng, decide=True)
        open_now = candidates(search, question)
        if search.settings.matching and search.sealed:  # a mixed strategy is the answer where seats choose at once
            best = open_now[pick([node.strategy for node in open_now], rng)]
        elif self._slips is not None:
            best = open_now[self._slips.pick([mean(node, search.settings) for node in open_now], rng)]
        else:
            best = max(open_now, key=lambda node: node.visits)
        self._left = (view, question.seat, best.key)
        return question.token(best.key)

    def think(self, question: Question, budget: Budget, rng: Rng, *, decide: bool = False) -> Search:
        """Searches until the budget is used up; who only wants to decide stops as soon as the decision cannot change any more."""
        clock = budget.start()
        world = question.world(rng)
        search = self._kept(question, rng) or self._fresh(question, world, rng)
        search.sealed = world.sealed()
        self._search = search
        fixed = CHECK if decide and budget.seconds is None else None
        while (slice := clock.slice(fixed)) > 0:
            search.run(slice)
            if decide and self._decided(search, question, clock.left()):
                break
        return search

    def _decided(self, search: Search, question: Question, left: float) -> bool:
        """No other move can catch up with the one that was tried most in the iterations that are left."""
        if len(question.actions) == 1:
            return True
        if self._slips is not None or (search.settings.matching and search.sealed):
            return False  # these look at more than the first
        visits = sorted(node.visits for node in candidates(search, question))
        return visits[-1] - visits[-2] > left

    def _fresh(self, question: Question, world: State, rng: Rng) -> Search:
        settings = self._settings or settings_of(question.game)
        evaluation = self._evaluation or question.game.evaluation()
        return Search(question.worlds, world.seats, evaluation, settings, rng.fork())

    def _kept(self, question: Question, rng: Rng) -> Search | None:
        """The tree below our last decision, if this view is just what that decision led to."""
        if self._search is None or self._left is None:
            return None
        view, seat, action = self._left
        if seat != question.seat or type(view) is not type(question.view):
            return None
        world = question.game.sample(view, rng)
        world.apply(seat, action)
        if world.chance_total() > 0 or world.shown or world.view(seat) != question.view:
            return None
        search = self._search
        search.advance(seat, action)
        search.worlds = question.worlds
        return search


def candidates(search: Search, question: Question) -> list[Node]:
    """The root's children for the legal moves, in their order."""
    found = {}
    node = search.trees[question.seat].first
    while node is not None:
        found[node.key] = node
        node = node.next
    return [found[action] for action in question.actions if action in found]


def mean(node: Node, settings: Settings) -> float:
    """What the decision is worth, by the search and by what the evaluation promised before."""
    return (node.total + settings.trust * node.prior) / (node.visits + settings.trust)


def settings_of(game: Game) -> Settings:
    """How the search weighs things in this game: the table [search] of the room's weights.toml."""
    found = tomllib.loads((game.folder / "weights.toml").read_text(encoding="utf-8")).get("search", {})
    return Settings(**found)
