"""Variations and comments: the steps of a record as a tree, whose first line is the game itself.

In a record, `( ... )` after a step contains a line that could have been played instead of that step, and a JSON string is a comment on the
step before it; at the beginning it is a comment on the start. Nothing here is recursive, so depth costs no stack.
"""

import json
from collections.abc import Iterator
from typing import Final

from soiree.core.errors import BadRecord, problem
from soiree.core.records.steps import Step

MAX_VARIATIONS: Final = 2_000
MAX_VARIATION_STEPS: Final = 20_000  # in all variations of a record together
MAX_NESTING: Final = 40  # variations within variations
MAX_COMMENT: Final = 2_000  # characters
OPEN, CLOSE = "(", ")"


class TreeNode:
    """A step and its possible continuations; the first child is the preferred one. The root has no step."""

    __slots__ = ("children", "comment", "parent", "step")

    def __init__(self, step: Step | None, parent: "TreeNode | None") -> None:
        self.step = step
        self.parent = parent
        self.comment = ""
        self.children: list[TreeNode] = []

    def child(self, step: Step) -> "TreeNode | None":
        """The child with this step; None if there is none."""
        return next((node for node in self.children if node.step is not None and node.step.same(step)), None)

    def path(self) -> list["TreeNode"]:
        """The nodes from the first step to this one."""
        found: list[TreeNode] = []
        node = self
        while node.parent is not None:
            found.append(node)
            node = node.parent
        return found[::-1]

    def is_variation(self) -> bool:
        """Whether the node begins a variation: its parent prefers another step."""
        return self.parent is not None and self.parent.children[0] is not self

    def nesting(self) -> int:
        """How many variations this node is nested in."""
        return sum(node.is_variation() for node in self.path())

    def walk(self) -> Iterator["TreeNode"]:
        """This node and all below it, each before its children, preferred lines first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)


class Tree:
    """The tree of a record."""

    def __init__(self, steps: list[Step] | None = None) -> None:
        self.root = TreeNode(None, None)
        node = self.root
        for step in steps or []:
            node = self.add(node, step)

    @staticmethod
    def add(parent: TreeNode, step: Step) -> TreeNode:
        """Adds a step after a node, as the last of those that may follow it."""
        node = TreeNode(step, parent)
        parent.children.append(node)
        return node

    def main_line(self) -> list[Step]:
        """The steps of the preferred line."""
        found: list[Step] = []
        node = self.root
        while node.children:
            node = node.children[0]
            assert node.step is not None
            found.append(node.step)
        return found

    def is_plain(self) -> bool:
        """Whether it has neither variations nor comments."""
        return all(len(node.children) < 2 and not node.comment for node in self.root.walk())

    def check(self) -> None:
        """Raises BadRecord if it has more than a record can hold."""
        variations = steps = 0
        nesting = {self.root: 0}
        for node in self.root.walk():
            if node.parent is not None:
                depth = nesting[node] = nesting[node.parent] + node.is_variation()
                variations += node.is_variation()
                steps += depth > 0
                check_bounds(variations, steps, depth)
            check_comment(node.comment)

    def lines(self) -> list[str]:
        """The tree as lines of a record; a new line begins where another seat decides, and for each variation."""
        lines: list[tuple[int, list[str]]] = [(0, [_quoted(self.root.comment)] if self.root.comment else [])]  # nesting, words
        deciding: int | None = None
        nesting = 0
        work: list[TreeNode | str] = [self.root]  # a node whose children are to be written, or a parenthesis
        while work:
            item = work.pop()
            if item == OPEN:
                nesting += 1
                opened = work[-1]
                assert isinstance(opened, TreeNode)
                assert opened.step is not None
                lines.append((nesting, [OPEN, *_words(opened)]))
                deciding = opened.step.seat
            elif item == CLOSE:
                lines[-1][1].append(CLOSE)
                nesting -= 1
                lines.append((nesting, []))
                deciding = None
            elif isinstance(item, TreeNode) and item.children:
                first, *others = item.children
                assert first.step is not None
                if first.step.seat is not None and first.step.seat != deciding:
                    deciding = first.step.seat
                    lines.append((nesting, []))
                lines[-1][1].extend(_words(first))
                work.append(first)
                for other in reversed(others):
                    work += [CLOSE, other, OPEN]
        return ["  " * nesting + " ".join(words) for nesting, words in lines if words]


class TreeReader:
    """Builds a tree from the words of a record, and checks its bounds on the way, so that a hostile record ends early."""

    def __init__(self) -> None:
        self.tree = Tree()
        self._here = self.tree.root
        self._left: list[TreeNode] = []  # where the lines go on that open variations have interrupted
        self._variations = 0
        self._steps = 0
        self._fresh = False  # a variation was opened and has no step yet

    def step(self, step: Step) -> None:
        """Takes the next step of the open line. Raises BadRecord if a variation repeats a step, or beyond a bound."""
        if self._fresh and self._here.child(step) is not None:
            raise BadRecord(problem("error-record-same-variation", step=repr(str(step))), step.line)
        self._fresh = False
        self._steps += len(self._left) > 0
        try:
            check_bounds(self._variations, self._steps, len(self._left))
        except BadRecord as error:
            raise BadRecord(error.cause, step.line) from None
        self._here = self.tree.add(self._here, step)

    def open(self, line: int) -> None:
        """Opens a variation instead of the last step. Raises BadRecord if there is no step before it, or beyond a bound."""
        if self._here.parent is None or self._fresh:
            raise BadRecord(problem("error-record-open"), line)
        self._variations += 1
        self._left.append(self._here)
        try:
            check_bounds(self._variations, self._steps, len(self._left))
        except BadRecord as error:
            raise BadRecord(error.cause, line) from None
        self._here = self._here.parent
        self._fresh = True

    def close(self, line: int) -> None:
        """Ends the variation. Raises BadRecord if none is open, or if it is empty."""
        if not self._left or self._fresh:
            raise BadRecord(problem("error-record-close" if not self._left else "error-record-empty-variation"), line)
        self._here = self._left.pop()

    def comment(self, word: str, line: int) -> None:
        """Takes a comment on the last step. Raises BadRecord if it is no JSON text, is too long, or has no place here."""
        try:
            text = json.loads(word)
        except ValueError:
            raise BadRecord(problem("error-record-comment"), line) from None
        if not isinstance(text, str) or self._fresh or self._here.comment:
            raise BadRecord(problem("error-record-comment-place"), line)
        try:
            check_comment(text)
        except BadRecord as error:
            raise BadRecord(error.cause, line) from None
        self._here.comment = text

    def end(self, line: int) -> Tree:
        """The tree, at the end of the record. Raises BadRecord if a variation is still open."""
        if self._left:
            raise BadRecord(problem("error-record-unclosed"), line)
        return self.tree


def check_bounds(variations: int, steps: int, nesting: int) -> None:
    """Raises BadRecord if this is more than a record can hold."""
    if nesting > MAX_NESTING:
        raise BadRecord(problem("error-record-nesting", most=MAX_NESTING))
    if variations > MAX_VARIATIONS:
        raise BadRecord(problem("error-record-variations", most=MAX_VARIATIONS))
    if steps > MAX_VARIATION_STEPS:
        raise BadRecord(problem("error-record-variation-steps", most=MAX_VARIATION_STEPS))


def check_comment(text: str) -> None:
    """Raises BadRecord if a comment is too long."""
    if len(text) > MAX_COMMENT:
        raise BadRecord(problem("error-record-comment-long", most=MAX_COMMENT))


def _words(node: TreeNode) -> list[str]:
    return [str(node.step), _quoted(node.comment)] if node.comment else [str(node.step)]


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
