"""What a bot thinks of a position: candidates, the line it expects, and the worlds it believes in."""

import math
from collections import Counter
from collections.abc import Sequence

import msgspec

from soiree.bots.budget import Budget
from soiree.bots.players import Question, SearchBot, candidates
from soiree.bots.search import Search
from soiree.bots.tree import OTHERS_FROM, Node
from soiree.core.rng import Rng
from soiree.core.view import View

WORLDS_TOLD = 400


class Candidate(msgspec.Struct, frozen=True):
    """A legal move: how often it was tried, what it is worth (0 to 1), and how sure that is (one standard error)."""

    move: str
    visits: int
    value: float
    error: float
    promise: float  # what one step of the evaluation said


class Analysis(msgspec.Struct, frozen=True):
    """What was found; `candidates` by falling number of visits."""

    game: str
    seat: int
    iterations: int
    seconds: float
    value: float
    candidates: list[Candidate]
    line: list[str]  # as in a record, what the seat sees of it: '1:SS'
    beliefs: dict[str, float]  # hidden facts and the share of worlds in which they hold


class Findings(msgspec.Struct):
    """The root of a search in numbers, to be added to those of other searches of the same view."""

    iterations: int
    visits: list[float]
    totals: list[float]
    squares: list[float]
    promises: list[float]
    line: list[str]


def analyse(view: View, moves: Sequence[str], budget: Budget, rng: Rng) -> Analysis:
    """Thinks about a seat's view within the budget."""
    clock = budget.start()
    findings = investigate(view, moves, budget, rng)
    return conclude(view, moves, [findings], clock.spent, rng)


def investigate(view: View, moves: Sequence[str], budget: Budget, rng: Rng) -> Findings:
    """One search of a view."""
    question = Question(view, moves)
    search = SearchBot().think(question, budget, rng)
    nodes = {node.key: node for node in candidates(search, question)}
    found = [nodes.get(action) or Node(action, 0.5) for action in question.actions]
    return Findings(
        iterations=search.iterations,
        visits=[node.visits for node in found],
        totals=[node.total for node in found],
        squares=[node.squares for node in found],
        promises=[node.prior for node in found],
        line=principal_line(search, question),
    )


def conclude(view: View, moves: Sequence[str], all_findings: Sequence[Findings], seconds: float, rng: Rng) -> Analysis:
    """One answer from the findings of one search or several."""
    question = Question(view, moves)
    places = range(len(question.tokens))
    visits = [sum(findings.visits[place] for findings in all_findings) for place in places]
    totals = [sum(findings.totals[place] for findings in all_findings) for place in places]
    squares = [sum(findings.squares[place] for findings in all_findings) for place in places]
    told = []
    for place in places:
        number = visits[place]
        promise = sum(findings.promises[place] for findings in all_findings) / len(all_findings)
        value = totals[place] / number if number else promise
        spread = max(squares[place] / number - value * value, 0.0) if number else 0.25
        told.append(Candidate(question.tokens[place], round(number), value, math.sqrt(spread / max(number, 1.0)), promise))
    told.sort(key=lambda candidate: -candidate.visits)
    best = max(all_findings, key=lambda findings: max(findings.visits))
    lines = [findings.line for findings in all_findings if findings.line and findings.line[0].endswith(f":{told[0].move}")]
    facts: Counter[str] = Counter()
    for _ in range(WORLDS_TOLD):
        facts.update(question.game.secrets(question.worlds.draw(rng), question.seat))
    return Analysis(
        game=question.game.id,
        seat=question.seat,
        iterations=sum(findings.iterations for findings in all_findings),
        seconds=seconds,
        value=told[0].value,
        candidates=told,
        line=(lines or [best.line])[0],
        beliefs={fact: count / WORLDS_TOLD for fact, count in facts.most_common()},
    )


def principal_line(search: Search, question: Question, longest: int = 8) -> list[str]:
    """From the root always to the child that was visited most, as long as that was often enough to mean something."""
    actions = question.game.notation().actions
    line: list[str] = []
    node = search.trees[question.seat]
    while len(line) < longest:
        child, best = node.first, None
        while child is not None:
            if best is None or _weight(child) > _weight(best):
                best = child
            child = child.next
        if best is None or _weight(best) < 3:
            break
        seat, action = (question.seat, best.key) if best.key < OTHERS_FROM else divmod(best.key - OTHERS_FROM, OTHERS_FROM)
        line.append(f"{seat}:{actions[action]}")
        node = best
    return line


def _weight(node: Node) -> float:
    """How often a node was passed; what other seats decide is counted by what followed."""
    if node.key < OTHERS_FROM:
        return node.visits
    total, child = 0.0, node.first
    while child is not None:
        total += _weight(child)
        child = child.next
    return total
