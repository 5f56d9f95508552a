"""Chooses the reason: lines of the best move and of others are played in the same states, and the fact that differs most is reported.

Every statement was observed in the lines: a sentence without a number holds in every state that was sampled, another one has the share
of the states in which it holds. If no fact differs, the chances of the moves are compared.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from soiree.bots.analysis.reasons.lines import LinePlayer, PlayedLine
from soiree.bots.bot import DecisionPoint
from soiree.bots.budget import Budget
from soiree.bots.search.ismcts import Search
from soiree.bots.search_bot import SearchBot
from soiree.core.reasons import Fact
from soiree.core.rng import Rng
from soiree.core.texts.message import Message, player
from soiree.core.view import View

REASONING: Final = 0.1  # share of the seconds of a decision's budget
WORLDS: Final = 24  # sampled states
WORLDS_AT_LEAST: Final = 6  # even if the budget is small
ITERATIONS_PER_WORLD: Final = 50  # of a budget of iterations
ALTERNATIVES: Final = 3  # other moves that are compared
DIFFERENCE: Final = 0.3  # of two shares of states, at least, for a sentence with a share
RARE: Final = 0.1  # a share of states that "otherwise" may leave out
SMALLEST: Final = 0.2  # weight of a difference that is worth a sentence
SMALLEST_SHARE: Final = 0.6  # the same for a fact that holds in a share of the states
SECOND: Final = 0.5  # of the first weight, for a second fact
ITERATIONS: Final = 400  # of the search of `reason_for`
CLOSE: Final = 0.03  # chances that differ less are called close

WINS: Final = Fact(Message("fact-wins"), 100.0)
WINS_THIS_TURN: Final = Fact(Message("fact-wins-turn"), 100.0)  # after what others decide at the same time
THREAT: Final = "fact-threat"  # another seat can win in its reply
THREAT_WEIGHT: Final = -60.0
NEXT: Final = "fact-next"  # the seat can win in its next turn
NEXT_WEIGHT: Final = 25.0
UNKNOWN: Final = Fact(Message("fact-unknown"), THREAT_WEIGHT)  # not every reply was searched for a win; this is never reported


class MoveChance(NamedTuple):
    """A move with its chance, 0 to 1, and the standard error of it."""

    move: str
    chance: float
    error: float


class _Difference(NamedTuple):
    """A fact in which the moves differ: by how much, and in which share of the states it holds with and without the best move."""

    weight: float
    fact: Message
    topic: str
    good: bool
    share: float
    otherwise: float

    @property
    def sure(self) -> bool:
        """It holds in every state; a bad one in hardly any with the best move."""
        return self.share == 1.0 and (self.good or self.otherwise <= RARE)

    @property
    def clear(self) -> bool:
        return self.sure or self.share - self.otherwise >= DIFFERENCE


Facts = dict[str, Fact]  # by key, the weightiest each


class Explainer:
    """Explains moves at the decision of a search."""

    def __init__(self, search: Search, point: DecisionPoint, seed: int) -> None:
        self._point = point
        self._player = LinePlayer(search, point)
        self._seats = int(search.seats)
        self._seed = seed

    def explain(self, moves: Sequence[MoveChance], budget: Budget | None = None, *, judged: bool = False) -> Message:
        """Why the first move is better than the others, which are in descending order of their worth; there is at least one.

        `judged`: the other one is a move that was played. `budget`: of the whole decision, of which this takes the share REASONING.
        """
        found = _choose(
            self._play([one.move for one in moves[: 1 + ALTERNATIVES]], budget or Budget(iterations=WORLDS * ITERATIONS_PER_WORLD))
        )
        if not found:
            return _compare_chances(moves[0], moves[1], judged=judged, seats=self._seats)
        return _sentence(found, judged=judged)

    def _play(self, tokens: Sequence[str], budget: Budget) -> list[list[Facts]]:
        """The facts of each move in each state: by move, then by state."""
        actions = [self._point.actions[self._point.tokens.index(token)] for token in tokens]
        seconds = None if budget.seconds is None else budget.seconds * REASONING
        most = WORLDS if budget.iterations is None else min(WORLDS, budget.iterations // ITERATIONS_PER_WORLD)
        clock = Budget(seconds, WORLDS).start()
        found: list[list[Facts]] = [[] for _ in actions]
        world = 0
        while world < WORLDS_AT_LEAST or (world < most and clock.slice(1) > 0):
            played = [self._player.play(action, self._seed + world) for action in actions]
            for one, facts in zip(played, found, strict=True):
                facts.append(self._facts(one))
            for other in played[1:]:
                self._add_possible(found[0][-1], played[0], other, self._seed + world)
            world += 1
        return found

    def _add_possible(self, facts: Facts, best: PlayedLine, other: PlayedLine, seed: int) -> None:
        """Adds what the others could do after the best move too: a reply to another move that is just as possible is not prevented."""
        line = self._player.answered_by(best, other, seed)
        if line is None:
            return
        for fact in self._point.game.facts(line):
            if fact.weight < 0 and fact.key not in facts:
                facts[fact.key] = fact

    def _facts(self, played: PlayedLine) -> Facts:
        line = played.line
        facts: Facts = {}
        for fact in [*_of_the_end(played), *self._point.game.facts(line)]:
            known = facts.get(fact.key)
            if known is None or abs(fact.weight) > abs(known.weight):
                facts[fact.key] = fact
        return facts


def _of_the_end(played: PlayedLine) -> Iterable[Fact]:
    """Facts of every game."""
    line = played.line
    if line.after.over() and line.after.payoff(line.seat) >= 1.0:
        yield WINS_THIS_TURN if line.before.sealed() else WINS
    if played.threat is not None:
        yield Fact(Message(THREAT, {"rival": player(played.threat)}), THREAT_WEIGHT)
    elif not played.sure:
        yield UNKNOWN
    if played.chance:
        yield Fact(Message(NEXT, {"player": player(line.seat)}), NEXT_WEIGHT)


def _choose(found: list[list[Facts]]) -> list[_Difference]:
    """The differences that are clear and large enough for a sentence, the largest first."""
    best, others = found[0], found[1:]
    keys = {key for move in found for facts in move for key in facts} - {UNKNOWN.key}
    differences = []
    for key in sorted(keys):
        differences += _good(key, best, others) + _bad(key, best, others)
    worth_it = [one for one in differences if one.clear and one.weight >= (SMALLEST if one.sure else SMALLEST_SHARE)]
    return sorted(worth_it, key=lambda one: -one.weight)


def _good(key: str, best: list[Facts], others: list[list[Facts]]) -> list[_Difference]:
    """What the best move does, and the others do not, or less."""
    usual = _usual(key, best, good=True)
    if usual is None:
        return []
    fact, share = usual
    gained = _mean_weight(key, best) - sum(_mean_weight(key, one) for one in others) / len(others)
    otherwise = sum(_share(fact.say, one) for one in others) / len(others)
    return [_Difference(gained * share, fact.say, fact.topic or key, True, share, otherwise)]


def _bad(key: str, best: list[Facts], others: list[list[Facts]]) -> list[_Difference]:
    """What follows after every other move, and not after the best one, or less."""
    usual = _usual(key, others[0], good=False)
    if usual is None:
        return []
    fact = usual[0]
    share = min(_share(fact.say, one) for one in others)
    avoided = min(-_mean_weight(key, one) for one in others) + _mean_weight(key, best)
    possible = _share(fact.say, best)
    if fact.say.id == THREAT:  # where not every reply was searched, the others may be able to win
        open_replies = sum(UNKNOWN.key in facts for facts in best) / len(best)
        possible += open_replies
        avoided += THREAT_WEIGHT * open_replies
    return [_Difference(avoided * share, fact.say, fact.topic or key, False, share, possible)]


def _usual(key: str, states: list[Facts], *, good: bool) -> tuple[Fact, float] | None:
    """The fact of a key as most states have it, and their share; None if no state has one."""
    seen = {repr(facts[key].say): facts[key] for facts in states if key in facts and (facts[key].weight > 0) == good}
    if not seen:
        return None
    shares = {text: _share(fact.say, states) for text, fact in seen.items()}
    most = max(shares, key=lambda text: (shares[text], text))
    return seen[most], shares[most]


def _share(message: Message, states: list[Facts]) -> float:
    return sum(any(fact.say == message for fact in facts.values()) for facts in states) / len(states)


def _mean_weight(key: str, states: list[Facts]) -> float:
    return sum(facts[key].weight for facts in states if key in facts) / len(states)


def _sentence(found: Sequence[_Difference], *, judged: bool) -> Message:
    first = found[0]
    if not first.sure:
        frame = "why-often" if first.good else "why-often-played" if judged else "why-often-otherwise"
        return Message(frame, {"fact": first.fact, "percent": _percent(first.share), "other": _percent(first.otherwise)})
    if not first.good:
        return Message("why-played" if judged else "why-otherwise", {"fact": first.fact})
    for second in found[1:]:
        if second.good and second.sure and second.topic != first.topic and second.weight >= SECOND * first.weight:
            return Message("why-both", {"fact": first.fact, "second": second.fact})
    return Message("why", {"fact": first.fact})


def _compare_chances(best: MoveChance, other: MoveChance, *, judged: bool, seats: int) -> Message:
    """A move that was played is known to be worse; others may be about as good."""
    apart = best.chance - other.chance
    if not judged and apart < CLOSE:
        return Message("why-close")
    digits = 0 if round(100 * best.chance) != round(100 * other.chance) else 1
    about: dict[str, object] = {"best": round(100 * best.chance, digits), "other": round(100 * other.chance, digits)}
    shown = "share" if seats > 2 else "chance"
    return Message(f"why-{shown}-played" if judged else f"why-{shown}", about)


def _percent(share: float) -> int:
    """A share of few states, so it is rounded to 5 %."""
    return round(20 * share) * 5


def reason_for(view: View, moves: Sequence[str], rated: Sequence[MoveChance], seed: int = 1, iterations: int = ITERATIONS) -> Message:
    """Why the first of the rated moves is better than the others, from what the seat of the view could know.

    `moves` are all legal moves; `rated` has at least two. The same arguments give the same reason. Raises BadDecisionPoint.
    """
    point = DecisionPoint(view, moves)
    search = SearchBot().think(point, Budget(iterations=iterations), Rng(seed))
    return Explainer(search, point, seed).explain(rated, Budget(iterations=iterations))
