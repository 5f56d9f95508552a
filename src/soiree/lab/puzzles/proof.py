"""The proof of a puzzle: several deep searches with different seeds agree, and in the same worlds the best move beats each alternative."""

from collections.abc import Iterable, Sequence

import msgspec

from soiree.bots.analysis.returns import PairedReturns
from soiree.bots.analysis.review import compare
from soiree.bots.bot import DecisionPoint
from soiree.bots.budget import Budget
from soiree.bots.search.ismcts import Search
from soiree.bots.search.principal_variation import WORLDS_TRIED, principal_variation, prompts
from soiree.bots.search_bot import SearchBot, candidates
from soiree.core.playout import sample_chance
from soiree.core.rng import Rng
from soiree.core.sets.bits import bit
from soiree.core.teaching.puzzles import Chance, Kind
from soiree.core.view import View
from soiree.lab.seeds import derive_seed

MARGIN = 0.10  # in chances, to every alternative
SURE = 2.0  # standard errors by which a margin must be beaten
CERTAIN = 4.0  # standard errors from the margin at which a comparison stops early
BATCH = 500  # iterations of a comparison between two looks at the difference
ALTERNATIVES = 4  # moves that are compared with the best one
COMPARING = 0.5  # of the iterations of a search, for each alternative
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
    """The proof that a move is clearly the best; None if a search prefers another one, or if an alternative is too close.

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
        for other in alternatives(search, point, action, ALTERNATIVES, suspects):
            paired = sums.setdefault(other, PairedReturns())
            compare_until_clear(search, point, (other, action), int(effort.iterations * COMPARING), rng, paired)
            difference, error = paired.difference()
            if difference - SURE * error < MARGIN:
                return None
    assert search is not None, "an effort has at least one search"
    return _conclude(search, point, action, sums)


def compare_until_clear(
    search: Search, point: DecisionPoint, actions: tuple[int, int], iterations: int, rng: Rng, paired: PairedReturns
) -> None:
    """Compares two moves in the same sampled worlds; stops before this many iterations if more of them cannot change what follows.

    That is when the difference is `CERTAIN` standard errors away from the margin. Both bounds are stricter than that of a proof, so
    looking at the difference several times proves nothing that looking at it once would not.
    """
    left = max(2, iterations)
    while left > 0:
        part = min(left, BATCH)
        left -= part
        compare(search, point, actions, Budget(iterations=part), rng, paired)
        difference, error = paired.difference()
        if abs(difference - MARGIN) > CERTAIN * error:
            return


def alternatives(search: Search, point: DecisionPoint, best: int, number: int, suspects: Iterable[str]) -> list[int]:
    """This many of the other moves that look best, and the suspects."""
    others = sorted((node for node in candidates(search, point) if node.key != best), key=lambda node: -node.total / max(node.visits, 1.0))
    found = [node.key for node in others[:number]]
    suspected = [point.actions[point.tokens.index(move)] for move in sorted(suspects)]
    return list(dict.fromkeys(action for action in found + suspected if action != best))


def _conclude(search: Search, point: DecisionPoint, best: int, sums: dict[int, PairedReturns]) -> Proof:
    others = sorted((_chance(search, point, other, *paired.mean(0)) for other, paired in sums.items()), key=lambda one: -one.value)
    nearest = max(sums.values(), key=lambda paired: paired.mean(0)[0])  # in the same worlds as the best alternative
    chance = _chance(search, point, best, *nearest.mean(1))
    return Proof(kind_of(point, chance, others), chance, tuple(others))


def _chance(search: Search, point: DecisionPoint, action: int, value: float, error: float) -> Chance:
    line: list[str] = []
    if action == max(candidates(search, point), key=lambda node: node.visits).key:
        line = principal_variation(search, point)
    return Chance(point.token(action), round(value, 4), round(error, 4), tuple(line), tuple(prompts(point.view, line)) if line else ())


def kind_of(point: DecisionPoint, best: Chance, others: Sequence[Chance]) -> Kind:
    """The kind of a puzzle, by its values and the expected line."""
    if best.value >= WON and _is_this_turn(point, best.line):
        return "win"
    return "hold" if others[0].value <= LOST else "plan"


def _is_this_turn(point: DecisionPoint, line: Sequence[str]) -> bool:
    """Whether nobody else decides until the end of the line, at the same time neither: in a sampled world that allows it."""
    rng, notation = Rng(1), point.game.notation()
    own = [token.removeprefix(f"{point.seat}:") for token in line if token.startswith(f"{point.seat}:")]
    if not own or len(own) < len(line):
        return False
    for _ in range(WORLDS_TRIED):
        world = point.worlds.sample(rng)
        for move in own:
            sample_chance(world, rng)
            action = notation.action(move)
            alone = world.actors() == bit(point.seat) and not world.sealed()
            if not alone or action not in world.legal(point.seat):
                break
            world.apply(point.seat, action)
        else:
            return True
    return False
