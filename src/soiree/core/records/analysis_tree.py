"""`AnalysisTree`: a game with variations. Every position can have several continuations, each with a comment.

One node is the current one: moves, chance outcomes and comments apply to its position. A step that the node already has is followed, not
added a second time.
"""

from collections.abc import Iterator
from typing import NamedTuple

from soiree.core.errors import BadRecord, SoireeError, problem
from soiree.core.events import Event, Log
from soiree.core.game import Game
from soiree.core.match import Match, check_result, open_table, replay_step
from soiree.core.notation import Notation
from soiree.core.records.record import Record
from soiree.core.records.steps import Step
from soiree.core.records.variations import Tree, TreeNode, check_comment
from soiree.core.rng import Rng
from soiree.core.state import State

# Headers that are true only of the game that was dealt and played: another main line is another game.
HEADERS_OF_THE_DEAL = ("Commitment", "Seed", "Shuffle", "Commitment.", "Secret.", "Contribution.", "Agreed", "Ending", "Given")


class AnalysisTree:
    """The lines of a record, and the match at the current node: at first the one after the last step of the game."""

    def __init__(self, game: Game, record: Record) -> None:
        """Raises BadRecord if a step, of a variation too, does not fit."""
        self._start = record
        self._played = [str(step) for step in record.steps]
        self.tree = record.tree or Tree(record.steps)
        self._match = open_table(game, record)
        self.game = self._match.game  # in the edition of the record
        check_lines(self.tree, self._match.state, self.game.notation())
        self.here = self.tree.root
        self.go(self._last())
        check_result(self._match, record)

    @property
    def match(self) -> Match:
        """The match at the current node. Use the methods of the tree to change it."""
        return self._match

    # ------------------------------------------------------------ the current node

    def go(self, node: TreeNode) -> None:
        """Makes a node of the tree the current one."""
        path = node.path()
        if path[-1:] and path[-1].parent is self.here:
            path = path[-1:]
        elif node is not self.here:
            self._match = open_table(self.game, self._start)
        else:
            return
        for one in path:
            assert one.step is not None
            replay_step(self._match, one.step)
        self.here = node

    def back(self) -> None:
        """One step back, if there is one."""
        if self.here.parent is not None:
            self.go(self.here.parent)

    def forward(self) -> None:
        """One step forward in the preferred line, if there is one."""
        if self.here.children:
            self.go(self.here.children[0])

    def to_step(self, number: int) -> None:
        """Goes to the node after this many steps of the main line, or to its last node if it has fewer."""
        node = self.tree.root
        while number > 0 and node.children:
            node = node.children[0]
            number -= 1
        self.go(node)

    def _last(self) -> TreeNode:
        node = self.tree.root
        while node.children:
            node = node.children[0]
        return node

    # ------------------------------------------------------------ adding steps

    def play(self, seat: int, move: str) -> None:
        """Applies a decision of a seat that must decide here. Raises a Refusal, or BadRecord if the tree is full; then nothing changes."""
        self._add(Step(seat, move))

    def deal(self, outcome: str) -> None:
        """Applies an outcome of the chance node here. Raises BadChance, or BadRecord if the tree is full."""
        self._add(Step(None, outcome))

    def draw(self, rng: Rng) -> str:
        """Applies a random outcome of the chance node here and returns its token. Raises BadChance."""
        state = self._match.state
        total = state.chance_total()
        token = self.game.notation().outcomes[state.chance_pick(rng.below(total))] if total else ""
        self.deal(token)
        return token

    def _add(self, step: Step) -> None:
        known = self.here.child(step)
        if known is not None:
            self.go(known)
            return
        at, node = self.here, self.tree.add(self.here, step)
        try:
            self.tree.check()
            if step.seat is None:
                self._match.deal(step.token)
            else:
                self._match.play(step.seat, step.token)
        except SoireeError:
            at.children.remove(node)
            raise
        self.here = node

    # ------------------------------------------------------------ editing

    def comment(self, text: str) -> None:
        """Sets the comment on the step before this position, or on the start; '' removes it. Raises BadRecord if it is too long."""
        check_comment(text)
        self.here.comment = text

    def promote(self, node: TreeNode) -> None:
        """Makes the line of this node the preferred one where it branches off. Raises BadRecord if others become nested too deeply."""
        while node.parent is not None and not node.is_variation():
            node = node.parent
        if node.parent is None:
            return
        siblings = node.parent.children
        before = list(siblings)
        siblings.remove(node)
        siblings.insert(0, node)
        try:
            self.tree.check()
        except BadRecord:
            siblings[:] = before
            raise

    def delete(self, node: TreeNode) -> None:
        """Deletes a node and all below it; if the current node is among them, the parent becomes current. Raises BadRecord for the root."""
        if node.parent is None:
            raise BadRecord(problem("error-study-root"))
        if node in self.here.path():
            self.go(node.parent)
        node.parent.children.remove(node)

    # ------------------------------------------------------------ the record

    def record(self) -> str:
        """The whole tree as a record; its first line is the game, and the headers are those of that line."""
        match = open_table(self.game, self._start)
        steps = self.tree.main_line()
        for step in steps:
            replay_step(match, step)
        if [str(step) for step in steps] != self._played:
            match.headers = {name: value for name, value in match.headers.items() if not name.startswith(HEADERS_OF_THE_DEAL)}
        headers = match.record_data().headers
        return Record(headers, steps, tree=None if self.tree.is_plain() else self.tree).text()


class PlayedStep(NamedTuple):
    """A node of a tree, the prompt that its step answers ('' for chance), and what happened, with nothing hidden."""

    node: TreeNode
    prompt: str
    events: list[Event]


def play_lines(tree: Tree, start: State, notation: Notation) -> Iterator[PlayedStep]:
    """Plays all lines, in the order of `walk`. Each step is played once, however many lines share it.

    Raises BadRecord with the line of the first step that does not fit.
    """
    waiting = [(node, start.clone()) for node in reversed(tree.root.children)]
    while waiting:
        node, state = waiting.pop()
        step = node.step
        assert step is not None
        state.log = log = Log()
        try:
            prompt = "" if step.seat is None or step.seat >= state.seats else state.prompt(step.seat)
            if step.seat is None:
                state.apply_chance(notation.outcome(step.token))
            else:
                state.apply(step.seat, notation.action(step.token))
        except SoireeError as error:
            raise BadRecord(problem("error-record-step", step=repr(str(step)), reason=error.reason), step.line) from None
        yield PlayedStep(node, prompt, log.unmasked())
        # The child that is visited last gets the state itself, which saves a clone.
        waiting += [(child, state if index == 0 else state.clone()) for index, child in enumerate(reversed(node.children))]


def check_lines(tree: Tree, start: State, notation: Notation) -> None:
    """Raises BadRecord if the tree has more than a record can hold, or a step that does not fit."""
    tree.check()
    for _ in play_lines(tree, start, notation):
        pass
