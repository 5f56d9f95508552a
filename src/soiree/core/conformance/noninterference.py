"""Non-interference: two states that a reader cannot distinguish are played on together, and the reader must still not distinguish them."""

import enum

import msgspec

from soiree.core.conformance.errors import with_record
from soiree.core.conformance.tables import Table, random_step, reader_bit, readers, seats_in
from soiree.core.errors import SoireeError
from soiree.core.events import Log
from soiree.core.game import Game
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.core.sets.seats import EVERYONE
from soiree.core.state import State

PAIRS_AT_HIDDEN_DECISION = 10  # such decisions are rare, so each is compared several times


class Pairs(msgspec.Struct):
    """How many pairs of states were compared, and in how many of them the hidden information really differed."""

    compared: int = 0
    different: int = 0  # hidden facts differed at the start
    unseen: int = 0  # a decision was taken that the reader does not observe
    diverged: int = 0  # that decision was a different one in the other state
    steps: int = 0

    def add(self, other: "Pairs") -> None:
        """Adds the counts of another run."""
        self.compared += other.compared
        self.different += other.different
        self.unseen += other.unseen
        self.diverged += other.diverged
        self.steps += other.steps


class JointStep(enum.Enum):
    """How one step was applied to two states at once."""

    NONE = "no step looks the same to the reader in both"
    SAME = "the same decision in both, or a chance outcome"
    UNSEEN = "a decision that the reader does not observe, the same one in both"
    DIVERGED = "a decision that the reader does not observe, a different one in each"


def check_noninterference(table: Table, seed: int, wanted: int, ahead: int = 6) -> Pairs:
    """Compares this many pairs of the true state and a state sampled from one reader's view, over `ahead` steps. Raises Nonconformance.

    Random games rarely reach a decision that some reader does not observe, so half of the steps search for one.
    """
    rng = Rng(seed)
    pairs = Pairs()
    while pairs.compared < wanted:
        match = table.match()
        while not match.over and pairs.compared < wanted:
            _step_to_hidden_decision(match, rng)
            state = match.state
            blind = blind_to_decision(state)
            for _ in range(min(PAIRS_AT_HIDDEN_DECISION if blind else 1, wanted - pairs.compared)):
                among = blind or readers(state)
                reader = among[rng.below(len(among))]
                with_record(match, lambda state=state, reader=reader: _compare(table.game, state.clone(), reader, rng, ahead, pairs))  # type: ignore[misc]  # bound
    return pairs


def blind_to_decision(state: State) -> list[int | None]:
    """The readers that do not observe the next decision, where a single seat decides."""
    if state.sealed():
        return []
    audience = EVERYONE
    for seat in seats_in(state.actors()):
        for action in state.legal(seat):
            audience &= state.sees_decision(seat, action)
    return [reader for reader in readers(state) if not audience >> reader_bit(reader) & 1]


def _step_to_hidden_decision(match: Match, rng: Rng) -> None:
    """A random step, or (every second time, if one is found) a few steps to a decision that some reader does not observe."""
    path = _path_to_hidden_decision(match.state, rng) if rng.below(2) else []
    if not path:
        random_step(match, rng)
    for seat, action in path:
        match.play(seat, match.game.notation().actions[action])


def _path_to_hidden_decision(state: State, rng: Rng, tries: int = 20, ahead: int = 4) -> list[tuple[int, int]]:
    """A few decisions without chance between them that lead to a hidden decision; [] if none was found."""
    for _ in range(tries):
        after, path = state.clone(), list[tuple[int, int]]()
        while len(path) < ahead and after.actors() and not after.sealed():
            seats = list(seats_in(after.actors()))
            seat = seats[rng.below(len(seats))]
            moves = after.legal(seat)
            path.append((seat, moves[rng.below(len(moves))]))
            after.apply(*path[-1])
            if blind_to_decision(after):
                return path
    return []


def _compare(game: Game, truth: State, reader: int | None, rng: Rng, ahead: int, pairs: Pairs) -> None:
    view = truth.view(reader)
    world = game.sample(view, rng)
    pairs.compared += 1
    pairs.different += game.secrets(world, reader) != game.secrets(truth, reader)
    truth.log, world.log = Log(), Log()
    check_indistinguishable(reader, truth, world)
    steps = _play_on(reader, truth, world, rng, ahead)
    pairs.steps += len(steps)
    pairs.unseen += any(step in (JointStep.UNSEEN, JointStep.DIVERGED) for step in steps)
    pairs.diverged += JointStep.DIVERGED in steps


def _play_on(reader: int | None, truth: State, world: State, rng: Rng, ahead: int) -> list[JointStep]:
    """Plays both states up to `ahead` steps on and compares them after each, until the reader may distinguish them."""
    steps: list[JointStep] = []
    while len(steps) < ahead and not truth.over():
        step = joint_step(reader, truth, world, rng)
        if step == JointStep.NONE:
            break
        steps.append(step)
        if truth.over() != world.over():  # hidden information decided the end, so the end reveals it
            ended = truth if truth.over() else world
            assert ended.shown >> reader_bit(reader) & 1, "the game ends in one world only, and the reader is shown nothing"
            break
        shown = truth.shown >> reader_bit(reader) & 1
        assert shown == world.shown >> reader_bit(reader) & 1, "the reader is shown something in one world only"
        if shown and truth.view(reader) != world.view(reader):
            break
        check_indistinguishable(reader, truth, world)
    return steps


def check_indistinguishable(reader: int | None, truth: State, world: State) -> None:
    """Asserts that nothing the reader can query differs: view, prompt, legal moves, refusals, events."""
    here, there = truth.view(reader).encode(), world.view(reader).encode()
    assert here == there, f"two views for {reader}:\n{here.decode()}\n{there.decode()}"
    assert truth.actors() == world.actors(), "other seats must decide"
    assert truth.over() == world.over()
    assert truth.sealed() == world.sealed()
    assert (truth.chance_total() > 0) == (world.chance_total() > 0), "chance in one world only"
    if truth.chance_total() > 0:
        assert truth.sees_chance() == world.sees_chance(), "another audience of a chance outcome"
    if reader is not None:
        assert truth.prompt(reader) == world.prompt(reader), "another prompt"
        assert list(truth.legal(reader)) == list(world.legal(reader)), "other legal moves"
        clauses = [[state.why_not(reader, action) for action in range(-1, state.action_space() + 1)] for state in (truth, world)]
        assert clauses[0] == clauses[1], "refused by other clauses"
        tried = {clause: action for action, clause in enumerate(clauses[0], start=-1)}  # one action for each clause
        refusals = [[_refusal(state, reader, action) for action in tried.values()] for state in (truth, world)]
        assert refusals[0] == refusals[1], "refused with another text"
    assert truth.log is not None
    assert world.log is not None
    events, other_events = truth.log.seen(reader_bit(reader)), world.log.seen(reader_bit(reader))
    assert events == other_events, f"other events:\n{events}\n{other_events}"


def _refusal(state: State, seat: int, action: int) -> str:
    """The error that the seat gets for an illegal action; '' if the action is legal."""
    if 0 <= action < state.action_space() and state.forbids(seat, action) == 0:
        return ""
    try:
        state.apply(seat, action)
    except SoireeError as error:
        return f"{type(error).__name__}: {error}"
    raise AssertionError(f"{seat}:{action} was applied")


def joint_step(reader: int | None, truth: State, world: State, rng: Rng) -> JointStep:
    """Applies one random step to both states that looks the same to the reader."""
    if truth.chance_total() > 0:
        if truth.sees_chance() >> reader_bit(reader) & 1:
            common = sorted(set(truth.chance()) & set(world.chance()))
            if not common:
                return JointStep.NONE
            outcome = common[rng.below(len(common))]
            truth.apply_chance(outcome)
            world.apply_chance(outcome)
            return JointStep.SAME
        for state in (truth, world):
            state.apply_chance(state.chance_pick(rng.below(state.chance_total())))
        return JointStep.SAME
    actors = list(seats_in(truth.actors()))
    seat = actors[rng.below(len(actors))]
    if truth.sealed() and seat != reader:
        one, other = _sealed_step(truth, seat, rng), _sealed_step(world, seat, rng)
        _catch_up(truth, world, seat, rng)
        _catch_up(world, truth, seat, rng)
        return JointStep.UNSEEN if one == other else JointStep.DIVERGED
    common = [action for action in truth.legal(seat) if world.forbids(seat, action) == 0]
    if not common:
        return JointStep.NONE
    action = common[rng.below(len(common))]
    audience, other_audience = truth.sees_decision(seat, action), world.sees_decision(seat, action)
    assert audience >> reader_bit(reader) & 1 == other_audience >> reader_bit(reader) & 1, "a decision is seen in one world only"
    truth.apply(seat, action)
    if audience >> reader_bit(reader) & 1:
        world.apply(seat, action)
        return JointStep.SAME
    others = world.legal(seat)  # the reader does not observe which decision it is: another one must look the same
    another = others[rng.below(len(others))]
    world.apply(seat, another)
    return JointStep.UNSEEN if another == action else JointStep.DIVERGED


def _sealed_step(state: State, seat: int, rng: Rng) -> int:
    """Applies a random decision of a sealed phase and returns it."""
    moves = state.legal(seat)
    move = moves[rng.below(len(moves))]
    state.apply(seat, move)
    return move


def _catch_up(state: State, other: State, seat: int, rng: Rng) -> None:
    """Plays the seat's sealed phase on until it is done wherever it is done in the other state: progress inside a phase is hidden too."""
    while state.sealed() and state.actors() >> seat & 1 and not (other.sealed() and other.actors() >> seat & 1):
        _sealed_step(state, seat, rng)
