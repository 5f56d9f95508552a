"""The search tree of one observer: a node is the sequence of actions that the observer has seen since the root."""

from typing import Final

from mypy_extensions import i64

OTHERS_FROM: Final = 65536  # keys of the observer's own actions are action numbers; keys of other seats' actions are greater


class Node:
    """An action as the observer saw it. Nodes of the observer's own actions hold statistics."""

    def __init__(self, key: i64, prior: float) -> None:
        self.key: i64 = key
        self.prior = prior  # the one-ply value
        self.visits = 0.0
        self.total = 0.0  # sum of the returns of the deciding seat
        self.squares = 0.0  # sum of their squares
        self.available = 0.0  # how often the action was legal when the parent was visited
        self.regret = 0.0  # cumulative, for regret matching at simultaneous decisions
        self.strategy = 0.0  # cumulative
        self.first: Node | None = None  # children in ascending order of their keys
        self.next: Node | None = None


def key_of_other(seat: i64, action: i64) -> i64:
    """The key of another seat's action in an observer's tree."""
    return (seat + 1) * OTHERS_FROM + action


def child(parent: Node, key: i64) -> Node | None:
    """The child with this key; None if there is none."""
    node = parent.first
    while node is not None:
        if node.key >= key:
            return node if node.key == key else None
        node = node.next
    return None


def grow(parent: Node, key: i64, prior: float) -> Node:
    """Adds a child with a new key and returns it."""
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
    """The number of nodes of the subtree, this one included."""
    total: i64 = 1
    below = node.first
    while below is not None:
        total += size(below)
        below = below.next
    return total
