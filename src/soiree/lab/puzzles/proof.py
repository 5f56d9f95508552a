"""The proof of a puzzle: several deep searches with different seeds agree, and the best move wins against each rival in the same worlds."""

from collections.abc import Sequence

import msgspec

from soiree.bots.bot import DecisionPoint
from soiree.bots.budget import Budget
from soiree.bots.principal_variation import principal_variation, prompts
from soiree.bots.review import PairedReturns, compare
from soiree.bots.search import Search
from soiree.bots.search_bot import SearchBot, candidates
from soiree.core.rng import Rng
from soiree.core.teaching.puzzles import Chance, Kind
from soiree.core.view import View
from soiree.lab.seeds import derive_seed

MARGIN = 0.10  # in chances, to every rival
SURE = 2.0  # standard errors by which a margin must be beaten
RIVALS = 4  # moves that are compared with the best one
COMPARING = 0.5  # of the iterations of a search, for each rival
WON = 0.97  # a chance that is a win
LOST = 0.25  # at most, after everything else: then the best move holds the game


class Effort(msgspec.Struct, frozen=True):
    """How much is searched for a proof."""

    iterations: int = 6000
    searches: int = 3


class Proof(msgspec.Struct, frozen=True):
    """What the searches agree on."""

    kind: Kind
    best: Chance
    others: tuple[Chance, ...]


def prove(view: View, moves: Sequence[str], best: str, effort: Effort, seed: int, suspects: Sequence[str] = ()) -> Proof | None:
    """The proof that a move is clearly the best; None if a search prefers another one, or if a rival is too close.

    `suspects`: moves that are compared in any case, such as the one that was played.
    """
    point = DecisionPoint(view, moves)
    action = point.actions[point.tokens.index(best)]
    sums: dict[int, PairedReturns] = {}
    search = None
    for number in range(effort.searches):
        rng = Rng(derive_seed(seed, "proof", number, view.json()))
        search = SearchBot(learned=True).think(point, Budget(iterations=effort.iterations), rng)
        if max(candidates(search, point), key=lambda node: node.visits).key != action:
            return None
        for rival in _rivals(search, point, action, suspects):
            paired = sums.setdefault(rival, PairedReturns())
            compare(search, point, (rival, action), Budget(iterations=max(2, int(effort.iterations * COMPARING))), rng, paired)
            difference, error = paired.difference()
            if difference - SURE * error < MARGIN:
                return None
    assert search is not None, "an effort has at least one search"
    return _conclude(search, point, action, sums)


def _rivals(search: Search, point: DecisionPoint, best: int, suspects: Sequence[str]) -> list[int]:
    """The other moves that look best, and the suspects."""
    others = sorted((node for node in candidates(search, point) if node.key != best), key=lambda node: -node.total / max(node.visits, 1.0))
    found = [node.key for node in others[:RIVALS]]
    asked = [point.actions[point.tokens.index(move)] for move in suspects]
    return list(dict.fromkeys(action for action in found + asked if action != best))


def _conclude(search: Search, point: DecisionPoint, best: int, sums: dict[int, PairedReturns]) -> Proof:
    others = sorted((_chance(search, point, rival, *paired.mean(0)) for rival, paired in sums.items()), key=lambda one: -one.value)
    nearest = max(sums.values(), key=lambda paired: paired.mean(0)[0])  # in the same worlds as the best rival
    chance = _chance(search, point, best, *nearest.mean(1))
    return Proof(_kind(chance, others, point.seat), chance, tuple(others))


def _chance(search: Search, point: DecisionPoint, action: int, value: float, error: float) -> Chance:
    line: list[str] = []
    if action == max(candidates(search, point), key=lambda node: node.visits).key:
        line = principal_variation(search, point)
    return Chance(point.token(action), round(value, 4), round(error, 4), tuple(line), tuple(prompts(point.view, line)) if line else ())


def _kind(best: Chance, others: Sequence[Chance], seat: int) -> Kind:
    own_turn = bool(best.line) and all(step.startswith(f"{seat}:") for step in best.line)
    if best.value >= WON and own_turn:
        return "win"
    return "hold" if others[0].value <= LOST else "plan"
