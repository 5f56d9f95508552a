"""The themes of a puzzle, as far as a search can find them."""

from soiree.bots.analysis.deepening import KnownState
from soiree.bots.bot import DecisionPoint
from soiree.bots.budget import Budget
from soiree.bots.search_bot import SearchBot, candidates
from soiree.core.rng import Rng
from soiree.core.teaching.puzzles import Puzzle, Theme

CHAIN = 2  # bonuses in one turn
BONUS = "bonus"  # the prompt with which a bonus is taken
WORLDS = 10  # that are looked at with all cards open
OPEN_ITERATIONS = 1500
DEPENDS = 0.4  # of these worlds in which another move is best
NEEDLES = "needle"  # how the prompts begin with which a needle is programmed


def themes_of(puzzle: Puzzle) -> tuple[Theme, ...]:
    """The themes that follow from the proof of a puzzle."""
    found: list[Theme] = []
    if puzzle.kind == "win":
        found.append("win")
    if puzzle.kind == "hold":
        found.append("hold")
    if _is_chain(puzzle):
        found.append("chain")
    if puzzle.prompt.startswith(NEEDLES):
        found.append("needles")
    return tuple(found)


def _is_chain(puzzle: Puzzle) -> bool:
    """Whether the expected line takes several bonuses before anybody else decides."""
    own = 0
    while own < len(puzzle.best.line) and puzzle.best.line[own].startswith(f"{puzzle.seat}:"):
        own += 1
    return puzzle.best.asked[:own].count(BONUS) >= CHAIN


def depends_on_hidden(puzzle: Puzzle, point: DecisionPoint, rng: Rng) -> bool:
    """Whether another move is best in many worlds for somebody who sees all cards: then what is hidden has to be weighed."""
    best = point.actions[point.tokens.index(puzzle.best.move)]
    others = 0
    for _ in range(WORLDS):
        known = DecisionPoint(point.view, point.tokens, KnownState(point.worlds.sample(rng)))
        search = SearchBot(learned=True).think(known, Budget(iterations=OPEN_ITERATIONS), rng)
        others += max(candidates(search, known), key=lambda node: node.visits).key != best
    return others >= DEPENDS * WORLDS
