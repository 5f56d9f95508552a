"""The search tree of one observer: a node is what the observer has seen happen since the root."""

from typing import Final

from mypy_extensions import i64

OTHERS_FROM: Final = 65536  # keys of the observer's own decisions are action numbers; those of other seats lie above


class Node:
    """A decision as the observer saw it. For the observer's own decisions it keeps how well they went."""

    def __init__(self, key: i64, prior: float) -> None:
        self.key: i64 = key
        self.prior = prior  # what one step of the evaluation promised for it
        self.visits = 0.0
        self.total = 0.0  # of what the deciding seat got
        self.squares = 0.0
        self.available = 0.0  # how often it was open when its parent was reached
        self.regret = 0.0  # for regret matching, where seats decide at once
        self.strategy = 0.0
        self.first: Node | None = None  # children in rising order of their keys
        self.next: Node | None = None


def key_of_other(seat: i64, action: i64) -> i64:
    """The key of another seat's decision in an observer's tree."""
    return (seat + 1) * OTHERS_FROM + action


def child(parent: Node, key: i64) -> Node | None:
    """The child with this key, if it is there."""
    node = parent.first
    while node is not None:
        if node.key >= key:
            return node if node.key == key else None
        node = node.next
    return None


def grow(parent: Node, key: i64, prior: float) -> Node:
    """A new child in its place among the others; it must not be there yet."""
    new = Node(key, prior)
    before: Node | None = None
    node = parent.first
    while node is not None and node.key < key:
        before = node
        node = node.next
    new.next = node
    if before is None:
        parent.first = new
    else:
        before.next = new
    return new


def size(node: Node) -> i64:
    """How many nodes hang below, this one included."""
    total: i64 = 1
    below = node.first
    while below is not None:
        total += size(below)
        below = below.next
    return total
