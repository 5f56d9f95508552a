"""Information-set Monte Carlo tree search with one tree for each observer (multiple-observer ISMCTS).

Each iteration samples a state from the information set (determinization) and descends one tree for each seat at the same time: a seat
selects an action in its own tree, which branches only on what that seat observes, and every other tree follows what its seat observes of
the action. Chance is sampled, not branched on. The descent ends at a new node. A short rollout, random or guided by the evaluation, and
then the value model (or the evaluation, where a game has no model) give the value for every seat (max-n).
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from soiree.bots.search.one_ply import afterstate_value, best_action, settle, settled_value
from soiree.bots.search.tree import Node, child, grow, key_of_other, size
from soiree.core.playout import sample_chance
from soiree.core.rng import Rng
from soiree.core.sets.bits import lowest
from soiree.core.state import State
from soiree.core.values.evaluation import Evaluation
from soiree.core.values.value_model import ValueModel
from soiree.core.worlds import Worlds


class Settings:
    """The parameters of the search; each game has its own in the table [search] of its weights.toml, found by measurement."""

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
        self.exploration = exploration  # the constant of the confidence bound
        self.trust = trust  # how many visits the prior counts for
        self.rollout: i64 = rollout  # random decisions of a rollout
        self.guided: i64 = guided  # greedy decisions after those
        self.selfish = selfish  # greedy decisions compare only the seat's own score, which is faster
        self.matching = matching  # regret matching instead of confidence bounds at simultaneous decisions
        self.settle = settle  # the prior is the settled value, not the afterstate value
        self.finish = finish  # a rollout ends in a settled position
        self.nodes_at_most: i64 = nodes_at_most  # bounds the memory; a full tree is still searched, but does not grow


GAMMA: Final = 0.1  # the exploration rate of regret matching


class Search:
    """The trees of one position, one for each observer."""

    def __init__(
        self, worlds: Worlds, seats: i64, evaluation: Evaluation, settings: Settings, rng: Rng, model: ValueModel | None = None
    ) -> None:
        """`evaluation` guides rollouts; values and priors come from the `model` if there is one."""
        self.worlds = worlds
        self.seats: i64 = seats
        self.evaluation = evaluation
        self.model = model
        self.settings = settings
        self.rng = rng
        self.trees = [Node(-1, 0.5) for _ in range(seats)]
        self.iterations: i64 = 0
        self.nodes: i64 = seats
        self.deepest: i64 = 0
        self.sealed = False  # whether the decision at the root is simultaneous
        self._forced_seat: i64 = -1  # the seat whose action at the root is given, and that action
        self._forced_action: i64 = 0
        # Buffers of one iteration, reused.
        self._here = list(self.trees)
        self._path: list[Node] = []
        self._parents: list[Node] = []
        self._seats = vec[i64]([0] * 512)
        self._probabilities = vec[float]([0.0] * 512)  # of actions selected by regret matching; 0 for the others
        self._result = vec[float]([0.0] * 8)
        self._values = vec[float]([0.0] * 8)

    def run(self, iterations: i64) -> None:
        """Runs this many iterations."""
        for _ in range(iterations):
            self.iterate(self.worlds.sample(self.rng))

    def iterate(self, state: State) -> None:
        """One iteration in a sampled state, which it changes."""
        rng = self.rng
        here = self._here
        path = self._path
        parents = self._parents
        path.clear()
        parents.clear()
        for observer in range(self.seats):
            here[observer] = self.trees[observer]
        new = False
        while (not new or state.sealed()) and len(path) < 500:  # a sealed phase is descended to its end: its decisions are simultaneous
            sample_chance(state, rng)
            waiting = state.actors()
            if waiting == 0:
                break
            seat = lowest(waiting)
            node = here[seat]
            moves = state.legal(seat)
            sealed = state.sealed()
            depth: i64 = len(path)
            self._probabilities[depth] = 0.0
            self.expand(node, state, seat, moves)
            if seat == self._forced_seat and node is self.trees[seat]:
                chosen = child(node, self._forced_action)
            elif sealed and self.settings.matching:
                chosen = self.select_by_regret(node, moves, depth)
            else:
                chosen = self.select_by_bound(node, moves)
            if chosen is None:  # the tree is full and has none of these actions
                break
            new = chosen.visits == 0.0
            self._seats[depth] = seat
            path.append(chosen)
            parents.append(node)
            action: i64 = chosen.key
            seen = state.sees_decision(seat, action)
            state.apply_legal(seat, action)
            here[seat] = chosen
            if not sealed:
                new = self.observe(seat, action, seen) or new
        self.iterations += 1
        self.deepest = max(self.deepest, len(path))
        self.rollout(state)
        self.backpropagate()

    def evaluate_action(self, state: State, seat: i64, action: i64) -> float:
        """One iteration with a given action of the seat at the root: the return of the seat, or -1 if the action was not reached.

        Other seats know of the action only what they observe: in a sealed phase they select as in any other iteration.
        """
        self._forced_seat = seat
        self._forced_action = action
        tried = child(self.trees[seat], action)
        before = 0.0 if tried is None else tried.visits
        self.iterate(state)
        self._forced_seat = -1
        tried = child(self.trees[seat], action)
        return self._result[seat] if tried is not None and tried.visits > before else -1.0

    def observe(self, seat: i64, action: i64, seen: i64) -> bool:
        """Moves the trees of the other seats that observe an action to its node; True if one is full and has no such node."""
        key = key_of_other(seat, action)
        full = False
        for observer in range(self.seats):
            if observer == seat or (seen >> observer) & 1 == 0:
                continue
            node = self._here[observer]
            following = child(node, key)
            if following is None:
                if self.nodes >= self.settings.nodes_at_most:
                    full = True
                    continue
                following = grow(node, key, 0.5)
                self.nodes += 1
            self._here[observer] = following
        return full

    def expand(self, node: Node, state: State, seat: i64, moves: vec[i64]) -> None:
        """Adds a child with its prior in this state for every legal action that has none, and counts all as available."""
        before: Node | None = None
        at = node.first
        for index in range(len(moves)):
            move = moves[index]
            while at is not None and at.key < move:
                before = at
                at = at.next
            if at is None or at.key != move:
                if self.nodes >= self.settings.nodes_at_most:
                    continue
                new = Node(move, 0.5 if len(moves) == 1 else self.prior(state, seat, move))
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

    def prior(self, state: State, seat: i64, move: i64) -> float:
        """The one-ply value of an action."""
        model = self.model
        if model is not None:
            after = state.clone()
            after.apply_legal(seat, move)
            if self.settings.settle and not state.sealed():
                settle(after, seat, self.evaluation, self.rng)
            model.values(after, self._values)
            return self._values[seat]
        if self.settings.settle and not state.sealed():
            return settled_value(state, seat, move, self.evaluation, self.rng)
        return afterstate_value(state, seat, move, self.evaluation)

    def select_by_bound(self, node: Node, moves: vec[i64]) -> Node | None:
        """The child with the greatest upper confidence bound among the legal actions (UCB)."""
        best: Node | None = None
        best_bound = -1.0
        trust = self.settings.trust
        exploration = self.settings.exploration
        at = node.first
        for index in range(len(moves)):
            move = moves[index]
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

    def select_by_regret(self, node: Node, moves: vec[i64], depth: i64) -> Node | None:
        """A child sampled by regret matching among the legal actions."""
        positive = 0.0
        legal = 0.0
        at = node.first
        for index in range(len(moves)):
            while at is not None and at.key < moves[index]:
                at = at.next
            if at is None:
                break
            if at.key == moves[index]:
                legal += 1.0
                positive += max(at.regret, 0.0)
        if legal == 0.0:
            return None
        roll = float(self.rng.bits()) / 4294967296.0
        chosen: Node | None = None
        at = node.first
        for index in range(len(moves)):
            while at is not None and at.key < moves[index]:
                at = at.next
            if at is None:
                break
            if at.key != moves[index]:
                continue
            matched = max(at.regret, 0.0) / positive if positive > 0.0 else 1.0 / legal
            probability = (1.0 - GAMMA) * matched + GAMMA / legal
            at.strategy += matched
            if roll >= 0.0:
                chosen = at
                self._probabilities[depth] = probability
            roll -= probability
        return chosen

    def rollout(self, state: State) -> None:
        """Plays random decisions, then greedy ones, and evaluates the position for every seat."""
        rng = self.rng
        left: i64 = self.settings.rollout
        while True:
            sample_chance(state, rng)
            waiting = state.actors()
            if waiting == 0 or left == 0:
                break
            seat = lowest(waiting)
            moves = state.legal(seat)
            state.apply_legal(seat, moves[rng.below(len(moves))])
            left -= 1
        left = self.settings.guided
        while left > 0:
            sample_chance(state, rng)
            waiting = state.actors()
            if waiting == 0:
                break
            seat = lowest(waiting)
            state.apply_legal(seat, best_action(state, seat, self.evaluation, rng, self.settings.selfish))
            left -= 1
        if self.settings.finish and state.actors() != 0 and not state.sealed():
            settle(state, lowest(state.actors()), self.evaluation, rng)
        if self.model is not None:
            self.model.values(state, self._result)
        else:
            self.evaluation.values(state, self._result)

    def backpropagate(self) -> None:
        """Adds the returns to the statistics of the nodes on the path."""
        path = self._path
        for depth in range(len(path)):
            node = path[depth]
            gain = self._result[self._seats[depth]]
            node.visits += 1.0
            node.total += gain
            node.squares += gain * gain
            probability = self._probabilities[depth]
            if probability > 0.0:
                self.update_regret(self._parents[depth], node, gain - 0.5, probability)

    def update_regret(self, parent: Node, chosen: Node, gain: float, probability: float) -> None:
        """Adds the regret of each action, estimated by importance sampling from the one that was selected."""
        at = parent.first
        while at is not None:
            at.regret += (gain / probability if at is chosen else 0.0) - gain
            at = at.next

    def advance(self, seat: i64, action: i64) -> None:
        """Makes the nodes below an action of the seat the new roots; the action revealed nothing."""
        for observer in range(self.seats):
            key = action if observer == seat else key_of_other(seat, action)
            below = child(self.trees[observer], key)
            self.trees[observer] = Node(-1, 0.5) if below is None else below
        self.nodes = 0
        for tree in self.trees:
            self.nodes += size(tree)
        self.iterations = 0
