"""Lines of play: what follows a move in a sampled state, by the trees of a search and then greedily."""

from typing import Final, NamedTuple

from soiree.bots.analysis.reasons.threats import CHANCE, WinningTurn
from soiree.bots.bot import DecisionPoint
from soiree.bots.search.ismcts import Search
from soiree.bots.search.one_ply import best_action
from soiree.bots.search.tree import Node, child, key_of_other
from soiree.core.events import Log
from soiree.core.playout import sample_chance
from soiree.core.reasons import Line
from soiree.core.rng import Rng
from soiree.core.sets.bits import lowest
from soiree.core.state import State

VISITS: Final = 4  # of a move that is taken from a tree
DECISIONS: Final = 64  # of all seats in a line
POSITIONS: Final = 1000  # of a turn that are searched for a win


class PlayedLine(NamedTuple):
    """A line, and what was found about the end of the game."""

    line: Line
    threat: int | None  # the seat that can win in its reply
    sure: bool  # every reply was searched for a win
    chance: bool  # the seat can win in its next turn
    replies: list[tuple[int, int]]  # the decisions of the others, as seat and action


class LinePlayer:
    """Plays lines from the decision of a search."""

    def __init__(self, search: Search, point: DecisionPoint) -> None:
        self._search = search
        self._point = point
        self._here: list[Node | None] = []  # the node of each observer; None where its tree ends
        self._replies: list[tuple[int, int]] = []

    def play(self, action: int, seed: int) -> PlayedLine:
        """The line after an action. Lines with the same seed begin in the same state."""
        rng, seat = Rng(seed), self._point.seat
        state = self._point.worlds.sample(rng)
        before, log = state.clone(), Log()
        state.log = log
        self._here = list(self._search.trees)
        self._replies = []
        simultaneous = state.sealed()
        self._apply(state, seat, action)
        self._finish_turn(state, seat, simultaneous, rng)
        after, seen = state.clone(), len(log)
        threat, sure = None, True
        if not simultaneous:
            threat, sure = self._reply(state, seat, rng)
        chance = not after.over() and not state.over() and WinningTurn(state, seat, POSITIONS, rng).found
        line = Line(seat, before, log.seen(seat, 0, seen), after, log.seen(seat, seen), state.clone())
        return PlayedLine(line, threat, sure, chance, self._replies)

    def answered_by(self, played: PlayedLine, other: PlayedLine, seed: int) -> Line | None:
        """The line with the replies of another line, so with what opponents could still do; None if those replies are not legal in it."""
        if not other.replies or other.threat is not None or played.line.after.over():
            return None
        line, rng, log = played.line, Rng(seed), Log()
        state = line.after.clone()
        state.log = log
        for seat, action in other.replies:
            sample_chance(state, rng)
            if state.sealed() or not state.actors() >> seat & 1 or state.forbids(seat, action) != 0:
                return None
            state.apply(seat, action)
        sample_chance(state, rng)
        return Line(line.seat, line.before, line.turn, line.after, log.seen(line.seat), state)

    def _finish_turn(self, state: State, seat: int, simultaneous: bool, rng: Rng) -> None:
        """Plays on until another seat must decide; after a simultaneous decision, until the next simultaneous phase."""
        in_phase = simultaneous
        for _ in range(DECISIONS):
            sample_chance(state, rng)
            waiting = state.actors()
            sealed = state.sealed()
            if waiting == 0 or (sealed and not in_phase) or (not simultaneous and waiting != 1 << seat):
                return
            in_phase = in_phase and sealed
            self._decide(state, lowest(waiting), rng)

    def _reply(self, state: State, seat: int, rng: Rng) -> tuple[int | None, bool]:
        """Plays the turns of the others. The first that can win does; returns that seat, and whether every turn was searched for a win."""
        sure = True
        searched = -1
        for _ in range(DECISIONS):
            sample_chance(state, rng)
            waiting = state.actors()
            if waiting == 0 or state.sealed() or waiting & (1 << seat):
                break
            opponent = lowest(waiting)
            if opponent != searched:
                searched = opponent
                threat = WinningTurn(state, opponent, POSITIONS, rng)
                sure = sure and threat.complete
                if threat.found:
                    _follow(state, threat.path)
                    return opponent, sure
            self._replies.append((opponent, self._decide(state, opponent, rng)))
        return None, sure

    def _decide(self, state: State, seat: int, rng: Rng) -> int:
        """Decides for a seat, and returns the action."""
        node, best = self._here[seat], None
        if node is not None:
            legal = set(state.legal(seat))
            below = node.first
            while below is not None:
                if below.key in legal and below.visits >= VISITS and (best is None or below.visits > best.visits):
                    best = below
                below = below.next
        action = int(best_action(state, seat, self._search.evaluation, rng) if best is None else best.key)
        self._apply(state, seat, action)
        return action

    def _apply(self, state: State, seat: int, action: int) -> None:
        """Applies an action; the trees of the seats that observe it follow."""
        seen = 0 if state.sealed() else state.sees_decision(seat, action)
        state.apply(seat, action)
        for observer, node in enumerate(self._here):
            if node is not None and (observer == seat or seen >> observer & 1):
                self._here[observer] = child(node, action if observer == seat else key_of_other(seat, action))


def _follow(state: State, path: list[tuple[int, int]]) -> None:
    for seat, number in path:
        if seat == CHANCE:
            state.apply_chance(number)
        else:
            state.apply(seat, number)
