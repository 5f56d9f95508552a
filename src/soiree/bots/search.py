"""Information-set tree search over worlds that agree with a view.

Each iteration takes a world from the belief and walks down one tree for each seat at the same time: a seat chooses by its own
tree, which branches only on what that seat sees, and every other tree follows what its seat sees of the choice. Chance is sampled and not
branched on. A new decision ends the walk; a few steps, random ones or guided by the evaluation, and then the evaluation itself say what
the position is worth to every seat (max-n).
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from soiree.bots.greed import best_step, glance, promise, settle
from soiree.bots.tree import Node, child, grow, key_of_other, size
from soiree.core.bits import lowest
from soiree.core.evaluation import Evaluation
from soiree.core.playout import let_fall
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.core.worlds import Worlds


class Settings:
    """How the search weighs things; each game has its own, found by measurement."""

    def __init__(
        self,
        exploration: float = 0.5,
        trust: float = 2.0,
        rollout: int = 4,
        guided: int = 0,
        selfish: bool = False,
        matching: bool = False,
        settle: bool = False,
        finish: bool = False,
        nodes_at_most: int = 1_000_000,
    ) -> None:
        self.exploration = exploration  # weight of what has been tried little
        self.trust = trust  # how many visits the promise of the evaluation counts for
        self.rollout: i64 = rollout  # random decisions before the evaluation
        self.guided: i64 = guided  # decisions after those, each by the best next position
        self.selfish = selfish  # who decides so looks at the own score only, which is quicker
        self.matching = matching  # where seats decide at once: regret matching instead of confidence bounds
        self.settle = settle  # what is promised is looked at when the action is done, not in the middle of it
        self.finish = finish  # the action under way is played to its end, greedily, before the evaluation
        self.nodes_at_most: i64 = nodes_at_most  # bounds the memory; a full tree is still searched, but grows no more


GAMMA: Final = 0.1  # regret matching tries everything now and then


class Search:
    """The trees of one position and the statistics in them."""

    def __init__(self, worlds: Worlds, seats: i64, evaluation: Evaluation, settings: Settings, rng: Rng) -> None:
        self.worlds = worlds
        self.seats: i64 = seats
        self.evaluation = evaluation
        self.settings = settings
        self.rng = rng
        self.trees = [Node(-1, 0.5) for _ in range(seats)]
        self.iterations: i64 = 0
        self.nodes: i64 = seats
        self.deepest: i64 = 0
        self.sealed = False  # whether the decision at the root is taken by several seats at once
        self._given_to: i64 = -1  # the seat whose first decision is not its own to choose, and what it is
        self._given: i64 = 0
        # What one iteration needs, kept to be used again.
        self._here = list(self.trees)
        self._path: list[Node] = []
        self._parents: list[Node] = []
        self._seats = vec[i64]([0] * 512)
        self._odds = vec[float]([0.0] * 512)  # of choices made by regret matching; 0 for the others
        self._result = vec[float]([0.0] * 8)

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.iterate(self.worlds.draw(self.rng))

    def iterate(self, state: State) -> None:
        rng = self.rng
        here = self._here
        path = self._path
        parents = self._parents
        path.clear()
        parents.clear()
        for observer in range(self.seats):
            here[observer] = self.trees[observer]
        new = False
        while (not new or state.sealed()) and len(path) < 500:  # a sealed phase is played to its end: all its seats decide at once
            let_fall(state, rng)
            waiting = state.actors()
            if waiting == 0:
                break
            seat = lowest(waiting)
            node = here[seat]
            moves = state.legal(seat)
            sealed = state.sealed()
            place: i64 = len(path)
            self._odds[place] = 0.0
            self.open_children(node, state, seat, moves)
            if seat == self._given_to and node is self.trees[seat]:
                chosen = child(node, self._given)
            elif sealed and self.settings.matching:
                chosen = self.by_regret(node, moves, place)
            else:
                chosen = self.by_bound(node, moves)
            if chosen is None:  # the tree is full, and nothing of this is in it
                break
            new = chosen.visits == 0.0
            self._seats[place] = seat
            path.append(chosen)
            parents.append(node)
            action: i64 = chosen.key
            seen = state.sees_decision(seat, action)
            state.apply(seat, action)
            here[seat] = chosen
            if not sealed:
                new = self.follow(seat, action, seen) or new
        self.iterations += 1
        self.deepest = max(self.deepest, len(path))
        self.roll_out(state)
        self.learn()

    def try_out(self, state: State, seat: i64, action: i64) -> float:
        """One iteration in which the seat's decision at the root is given: what the seat got, or -1 if it did not come to it.

        The others learn of it only by what they see: while a phase is sealed they choose as in any other iteration.
        """
        self._given_to = seat
        self._given = action
        tried = child(self.trees[seat], action)
        before = 0.0 if tried is None else tried.visits
        self.iterate(state)
        self._given_to = -1
        tried = child(self.trees[seat], action)
        return self._result[seat] if tried is not None and tried.visits > before else -1.0

    def follow(self, seat: i64, action: i64, seen: i64) -> bool:
        """The other trees go along with a decision, as far as their seats see it; True if one is full and cannot."""
        key = key_of_other(seat, action)
        stuck = False
        for observer in range(self.seats):
            if observer == seat or (seen >> observer) & 1 == 0:
                continue
            node = self._here[observer]
            following = child(node, key)
            if following is None:
                if self.nodes >= self.settings.nodes_at_most:
                    stuck = True
                    continue
                following = grow(node, key, 0.5)
                self.nodes += 1
            self._here[observer] = following
        return stuck

    def open_children(self, node: Node, state: State, seat: i64, moves: vec[i64]) -> None:
        """Every open decision gets a child, with what one step of the evaluation promises for it in this world."""
        before: Node | None = None
        at = node.first
        for place in range(len(moves)):
            move = moves[place]
            while at is not None and at.key < move:
                before = at
                at = at.next
            if at is None or at.key != move:
                if self.nodes >= self.settings.nodes_at_most:
                    continue
                new = Node(move, 0.5 if len(moves) == 1 else self.promise(state, seat, move))
                self.nodes += 1
                new.next = at
                if before is None:
                    node.first = new
                else:
                    before.next = new
                at = new
            at.available += 1.0
            before = at
            at = at.next

    def promise(self, state: State, seat: i64, move: i64) -> float:
        if self.settings.settle and not state.sealed():
            return promise(state, seat, move, self.evaluation, self.rng)
        return glance(state, seat, move, self.evaluation)

    def by_bound(self, node: Node, moves: vec[i64]) -> Node | None:
        """The child with the greatest upper confidence bound among those that are open in this world."""
        best: Node | None = None
        best_bound = -1.0
        trust = self.settings.trust
        exploration = self.settings.exploration
        at = node.first
        for place in range(len(moves)):
            move = moves[place]
            while at is not None and at.key < move:
                at = at.next
            if at is None:
                break
            if at.key != move:
                continue
            weight = at.visits + trust
            bound = (at.total + trust * at.prior) / weight + exploration * math.sqrt(math.log(at.available + 1.0) / weight)
            if bound > best_bound:
                best = at
                best_bound = bound
        return best

    def by_regret(self, node: Node, moves: vec[i64], path_place: i64) -> Node | None:
        """A child drawn by regret matching among those that are open in this world."""
        positive = 0.0
        open_now = 0.0
        at = node.first
        for place in range(len(moves)):
            while at is not None and at.key < moves[place]:
                at = at.next
            if at is None:
                break
            if at.key == moves[place]:
                open_now += 1.0
                positive += max(at.regret, 0.0)
        if open_now == 0.0:
            return None
        roll = float(self.rng.bits()) / 4294967296.0
        chosen: Node | None = None
        at = node.first
        for place in range(len(moves)):
            while at is not None and at.key < moves[place]:
                at = at.next
            if at is None:
                break
            if at.key != moves[place]:
                continue
            matched = max(at.regret, 0.0) / positive if positive > 0.0 else 1.0 / open_now
            odds = (1.0 - GAMMA) * matched + GAMMA / open_now
            at.strategy += matched
            if roll >= 0.0:
                chosen = at
                self._odds[path_place] = odds
            roll -= odds
        return chosen

    def roll_out(self, state: State) -> None:
        """A few random decisions, some guided by the evaluation, then what it gives each seat."""
        rng = self.rng
        left: i64 = self.settings.rollout
        while True:
            let_fall(state, rng)
            waiting = state.actors()
            if waiting == 0 or left == 0:
                break
            seat = lowest(waiting)
            moves = state.legal(seat)
            state.apply(seat, moves[rng.below(len(moves))])
            left -= 1
        left = self.settings.guided
        while left > 0:
            let_fall(state, rng)
            waiting = state.actors()
            if waiting == 0:
                break
            seat = lowest(waiting)
            state.apply(seat, best_step(state, seat, self.evaluation, rng, self.settings.selfish))
            left -= 1
        if self.settings.finish and state.actors() != 0 and not state.sealed():
            settle(state, lowest(state.actors()), self.evaluation, rng)
        for seat in range(self.seats):
            self._result[seat] = self.evaluation.value(state, seat)

    def learn(self) -> None:
        path = self._path
        for place in range(len(path)):
            node = path[place]
            gain = self._result[self._seats[place]]
            node.visits += 1.0
            node.total += gain
            node.squares += gain * gain
            odds = self._odds[place]
            if odds > 0.0:
                self.regret(self._parents[place], node, gain - 0.5, odds)

    def regret(self, parent: Node, chosen: Node, gain: float, odds: float) -> None:
        """What not having chosen otherwise has cost, estimated from the one choice that was made."""
        at = parent.first
        while at is not None:
            at.regret += (gain / odds if at is chosen else 0.0) - gain
            at = at.next

    def advance(self, seat: i64, action: i64) -> None:
        """The seat's own decision was carried out, and nothing was learned by it: its tree goes on from there."""
        for observer in range(self.seats):
            key = action if observer == seat else key_of_other(seat, action)
            below = child(self.trees[observer], key)
            self.trees[observer] = Node(-1, 0.5) if below is None else below
        self.nodes = 0
        for tree in self.trees:
            self.nodes += size(tree)
        self.iterations = 0
