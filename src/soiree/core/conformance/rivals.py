"""Non-interference: two worlds that a reader cannot tell apart go on together, and stay so."""

import enum

import msgspec

from soiree.core.conformance.guard import guard
from soiree.core.conformance.setups import Table, eye, random_step, readers, seats_in
from soiree.core.errors import SoireeError
from soiree.core.events import Log
from soiree.core.game import Game
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.core.seats import EVERYONE
from soiree.core.state import State

AT_A_SECRET = 10  # pairs of worlds at one decision that somebody does not see


class Pairs(msgspec.Struct):
    """How many pairs of worlds were compared, and what they went through."""

    compared: int = 0
    different: int = 0  # in something hidden, when the comparison began
    unseen: int = 0  # in which somebody took a decision that the reader does not see
    parted: int = 0  # in which that decision was another one in the rival world
    steps: int = 0

    def add(self, other: "Pairs") -> None:
        self.compared += other.compared
        self.different += other.different
        self.unseen += other.unseen
        self.parted += other.parted
        self.steps += other.steps


class Together(enum.Enum):
    """How one step was taken in two worlds at once."""

    NOT = "there is none that looks the same to the reader"
    SEEN = "the same in both, or a chance outcome"
    UNSEEN = "a decision that the reader does not see, the same one in both"
    PARTED = "a decision that the reader does not see, and not the same one"


def rival_worlds(table: Table, seed: int, wanted: int, ahead: int = 6) -> Pairs:
    """Pairs of the truth and a world that agrees with one reader's view: that reader can never tell them apart.

    Random games seldom come to a decision that somebody does not see, so half of the steps seek one, and each is compared many times.
    """
    rng = Rng(seed)
    pairs = Pairs()
    while pairs.compared < wanted:
        match = table.match()
        while not match.over and pairs.compared < wanted:
            _secretive_step(match, rng)
            state = match.state
            strangers = strangers_to_decision(state)
            for _ in range(min(AT_A_SECRET if strangers else 1, wanted - pairs.compared)):
                among = strangers or readers(state)
                reader = among[rng.below(len(among))]
                guard(match, lambda state=state, reader=reader: _compare(table.game, state.clone(), reader, rng, ahead, pairs))  # type: ignore[misc]  # bound
    return pairs


def strangers_to_decision(state: State) -> list[int | None]:
    """The readers that will not see what is decided next, where one seat decides."""
    if state.sealed():
        return []
    audience = EVERYONE
    for seat in seats_in(state.actors()):
        for action in state.legal(seat):
            audience &= state.sees_decision(seat, action)
    return [reader for reader in readers(state) if not audience >> eye(reader) & 1]


def _secretive_step(match: Match, rng: Rng) -> None:
    """A random step; often the first of a few that lead to a decision that somebody does not see, where they are found."""
    path = _path_to_secret(match.state, rng) if rng.below(2) else []
    if not path:
        random_step(match, rng)
    for seat, action in path:
        match.play(seat, match.game.notation().actions[action])


def _path_to_secret(state: State, rng: Rng, tries: int = 20, ahead: int = 4) -> list[tuple[int, int]]:
    """A few decisions, without chance between them, after which somebody decides what another does not see; [] if none was found."""
    for _ in range(tries):
        after, path = state.clone(), list[tuple[int, int]]()
        while len(path) < ahead and after.actors() and not after.sealed():
            seats = list(seats_in(after.actors()))
            seat = seats[rng.below(len(seats))]
            moves = after.legal(seat)
            path.append((seat, moves[rng.below(len(moves))]))
            after.apply(*path[-1])
            if strangers_to_decision(after):
                return path
    return []


def _compare(game: Game, truth: State, reader: int | None, rng: Rng, ahead: int, pairs: Pairs) -> None:
    view = truth.view(reader)
    world = game.sample(view, rng)
    pairs.compared += 1
    pairs.different += game.secrets(world, reader) != game.secrets(truth, reader)
    truth.log, world.log = Log(), Log()
    check_same_to(reader, truth, world)
    steps = _go_together(reader, truth, world, rng, ahead)
    pairs.steps += len(steps)
    pairs.unseen += any(step in (Together.UNSEEN, Together.PARTED) for step in steps)
    pairs.parted += Together.PARTED in steps


def _go_together(reader: int | None, truth: State, world: State, rng: Rng, ahead: int) -> list[Together]:
    """Both worlds some steps further, compared after each, until the reader may know which one it is in; how the steps were taken."""
    steps: list[Together] = []
    while len(steps) < ahead and not truth.over():
        step = step_together(reader, truth, world, rng)
        if step == Together.NOT:
            break
        steps.append(step)
        if truth.over() != world.over():  # an end that hidden things decide: that it comes, or does not, tells which world it is
            ended = truth if truth.over() else world
            assert ended.shown >> eye(reader) & 1, "the game ends in one world only, and the reader is shown nothing"
            break
        shown = truth.shown >> eye(reader) & 1
        assert shown == world.shown >> eye(reader) & 1, "the reader is shown something in one world only"
        if shown and truth.view(reader) != world.view(reader):
            break
        check_same_to(reader, truth, world)
    return steps


def check_same_to(reader: int | None, truth: State, world: State) -> None:
    """Nothing that the reader may ask for differs."""
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
        tried = {clause: action for action, clause in enumerate(clauses[0], start=-1)}  # one action for each way to be refused
        refusals = [[_refusal(state, reader, action) for action in tried.values()] for state in (truth, world)]
        assert refusals[0] == refusals[1], "refused with other words"
    assert truth.log is not None
    assert world.log is not None
    told, told_too = truth.log.seen(eye(reader)), world.log.seen(eye(reader))
    assert told == told_too, f"other events:\n{told}\n{told_too}"


def _refusal(state: State, seat: int, action: int) -> str:
    """What the seat hears when it tries something that is not open to it; '' if it is."""
    if 0 <= action < state.action_space() and state.forbids(seat, action) == 0:
        return ""
    try:
        state.apply(seat, action)
    except SoireeError as error:
        return f"{type(error).__name__}: {error}"
    raise AssertionError(f"{seat}:{action} was carried out")


def step_together(reader: int | None, truth: State, world: State, rng: Rng) -> Together:
    """One step in both worlds that looks the same to the reader."""
    if truth.chance_total() > 0:
        if truth.sees_chance() >> eye(reader) & 1:
            common = sorted(set(truth.chance()) & set(world.chance()))
            if not common:
                return Together.NOT
            outcome = common[rng.below(len(common))]
            truth.apply_chance(outcome)
            world.apply_chance(outcome)
            return Together.SEEN
        for state in (truth, world):
            state.apply_chance(state.chance_pick(rng.below(state.chance_total())))
        return Together.SEEN
    actors = list(seats_in(truth.actors()))
    seat = actors[rng.below(len(actors))]
    if truth.sealed() and seat != reader:
        one, other = _sealed_step(truth, seat, rng), _sealed_step(world, seat, rng)
        _catch_up(truth, world, seat, rng)
        _catch_up(world, truth, seat, rng)
        return Together.UNSEEN if one == other else Together.PARTED
    common = [action for action in truth.legal(seat) if world.forbids(seat, action) == 0]
    if not common:
        return Together.NOT
    action = common[rng.below(len(common))]
    audience, audience_too = truth.sees_decision(seat, action), world.sees_decision(seat, action)
    assert audience >> eye(reader) & 1 == audience_too >> eye(reader) & 1, "a decision is seen in one world only"
    truth.apply(seat, action)
    if audience >> eye(reader) & 1:
        world.apply(seat, action)
        return Together.SEEN
    others = world.legal(seat)  # the reader does not see which decision it is: another one must look the same
    another = others[rng.below(len(others))]
    world.apply(seat, another)
    return Together.UNSEEN if another == action else Together.PARTED


def _sealed_step(state: State, seat: int, rng: Rng) -> int:
    """A decision that no other seat sees: any."""
    moves = state.legal(seat)
    move = moves[rng.below(len(moves))]
    state.apply(seat, move)
    return move


def _catch_up(state: State, other: State, seat: int, rng: Rng) -> None:
    """How far a seat has come in a sealed phase is hidden too, until it is done: where it is done in the other world, it goes on here."""
    while state.sealed() and state.actors() >> seat & 1 and not (other.sealed() and other.actors() >> seat & 1):
        _sealed_step(state, seat, rng)
