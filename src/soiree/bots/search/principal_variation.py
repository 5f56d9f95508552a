"""The principal variation: the line of most visited actions in a search, and the prompts that its moves answer."""

from collections.abc import Sequence

from soiree.bots.bot import DecisionPoint
from soiree.bots.search.ismcts import Search
from soiree.bots.search.tree import OTHERS_FROM, Node
from soiree.core.notation import Notation
from soiree.core.playout import sample_chance
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.core.view import View
from soiree.core.worlds import Worlds
from soiree.games import game_of_view

WORLDS_TRIED = 60
VISITS_AT_LEAST = 3  # of an action in the line


def principal_variation(search: Search, point: DecisionPoint, longest: int = 8, first: Node | None = None) -> list[str]:
    """The line from the root through the most visited children, as in a record: '1:SS'. It ends where visits are too few.

    `first`: the child of the root that it begins with, if not the most visited one.
    """
    actions = point.game.notation().actions
    line: list[str] = []
    node = search.trees[point.seat]
    while len(line) < longest:
        child, best = node.first, None if line else first
        while child is not None and (line or first is None):
            if best is None or _visits(child) > _visits(best):
                best = child
            child = child.next
        if best is None or _visits(best) < VISITS_AT_LEAST:
            break
        seat, action = (point.seat, best.key) if best.key < OTHERS_FROM else divmod(best.key - OTHERS_FROM, OTHERS_FROM)
        line.append(f"{seat}:{actions[action]}")
        node = best
    return line


def _visits(node: Node) -> float:
    """How often a node was visited. Nodes of other seats' actions hold no statistics, so their descendants are counted."""
    if node.key < OTHERS_FROM:
        return node.visits
    total, child = 0.0, node.first
    while child is not None:
        total += _visits(child)
        child = child.next
    return total


def prompts(view: View, line: Sequence[str]) -> list[str]:
    """The prompt that each move of a line answers, found by playing the line in sampled states, as far as one of them allows it."""
    played = game_of_view(view)
    return prompts_in(played.worlds(view), line, played.notation())


def prompts_in(worlds: Worlds, line: Sequence[str], notation: Notation) -> list[str]:
    """The same, in states of these worlds."""
    rng = Rng(1)
    longest: list[str] = []
    for _ in range(WORLDS_TRIED):
        found = _play_line(worlds.sample(rng), line, notation, rng)
        if len(found) > len(longest):
            longest = found
        if len(longest) == len(line):
            break
    return longest


def _play_line(world: State, line: Sequence[str], notation: Notation, rng: Rng) -> list[str]:
    """The prompts of the moves, up to the first one that is illegal in this state."""
    answered = []
    for token in line:
        sample_chance(world, rng)
        seat_text, _, move = token.partition(":")
        seat, action = int(seat_text), notation.action(move)
        if action not in world.legal(seat):
            break
        answered.append(world.prompt(seat))
        world.apply(seat, action)
    return answered
