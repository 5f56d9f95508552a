"""Conformance: what must hold in every game, as a library that a new room gets for free.

`walk` plays one random game and checks the contract at every step; `rival_worlds` checks that what a seat may not know
changes nothing that it sees; `belief` checks the sampler. All of them raise `Nonconformance` with the record that shows it.
"""

import enum
import hashlib
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from soiree.core import playout
from soiree.core.dealers import Manual
from soiree.core.errors import BadChance, GameOver, IllegalMove, NotYourTurn, SoireeError, UnknownMove
from soiree.core.events import Log
from soiree.core.game import Game, OptionValue
from soiree.core.match import Match, Reader, replay
from soiree.core.record import Record, Step
from soiree.core.rng import Rng
from soiree.core.seats import EVERYONE, ONLOOKER
from soiree.core.state import State

STEPS_AT_MOST = 20_000  # no game of the house is longer
AT_A_SECRET = 10  # pairs of worlds at one decision that somebody does not see
_BEYOND = (-1, 2**40, -(2**40))


class Nonconformance(AssertionError):
    """Something that every game must do, and this one did not."""


class Table(msgspec.Struct, frozen=True):
    """A game as it is set up: seats and options."""

    game: Game
    seats: int
    options: Mapping[str, OptionValue]

    def begin(self) -> State:
        return self.game.begin(self.seats, self.options)

    def match(self) -> Match:
        return Match(self.game, self.begin(), self.options, Manual())

    def __str__(self) -> str:
        return " ".join([self.game.id, f"seats={self.seats}", *(f"{name}={value}" for name, value in self.options.items())])


def tables(game: Game) -> list[Table]:
    """Every number of seats with every combination of option values (numbers: the least, the default, the greatest)."""
    choices = [option.values or sorted({option.low, int(option.default), option.high}) for option in game.options.values()]
    combinations = [dict(zip(game.options, values, strict=True)) for values in itertools.product(*choices)]
    return [Table(game, seats, game.check_options(options)) for seats in game.seats for options in combinations]


# ---------------------------------------------------------------- what a state is, from outside


def readers(state: State) -> list[int | None]:
    return [*range(state.seats), None]


def named(reader: int | None) -> Reader:
    """The reader as a match calls it."""
    return "onlooker" if reader is None else reader


def eye(reader: int | None) -> int:
    return ONLOOKER if reader is None else reader


def seats_in(seats: int) -> Iterator[int]:
    return (seat for seat in range(8) if seats >> seat & 1)


def portrait(state: State) -> list[object]:
    """Everything that the contract tells of a state; two states with one portrait cannot be told apart by a step."""
    return [
        [state.view(reader).encode() for reader in readers(state)],
        state.actors(),
        [(state.prompt(seat), list(state.legal(seat))) for seat in range(state.seats)],
        [(outcome, state.chance_weight(outcome)) for outcome in state.chance()],
        state.over(),
        state.reason(),
    ]


# ---------------------------------------------------------------- one random game


def random_step(match: Match, rng: Rng) -> Step:
    """One random decision or outcome; where several seats decide at once, any of them. Returns what was done."""
    outcomes = match.chance()
    if outcomes:
        tokens = list(outcomes)
        roll = rng.below(sum(outcomes.values()))
        for token in tokens:
            roll -= outcomes[token]
            if roll < 0:
                match.deal(token)
                return Step(None, token, 1)
    actors = sorted(match.actors)
    seat = actors[rng.below(len(actors))]
    moves = match.moves(seat)
    move = moves[rng.below(len(moves))]
    match.play(seat, move)
    return Step(seat, move, 1)


def walk(table: Table, seed: int, thorough: int = 20) -> Match:
    """A random game with all checks; one state in `thorough` gets the slow ones."""
    rng = Rng(seed)
    match = table.match()
    _guard(match, lambda: _check_state(table, match, rng))
    before = match.state
    for _ in range(STEPS_AT_MOST):
        if match.over:
            break
        _guard(match, lambda: random_step(match, rng))
        state = match.state
        slow = rng.below(thorough) == 0 or match.over
        _guard(match, lambda slow=slow: _check_state(table, match, rng, slow))  # type: ignore[misc]  # a default binds it
        broken = table.game.violations_between(before, state)
        if broken:
            raise Nonconformance(f"invariants broken by the last step: {broken}\n{match.record()}")
        before = state
    else:
        raise Nonconformance(f"no end after {STEPS_AT_MOST} steps\n{match.record()}")
    _guard(match, lambda: check_record(table, match))
    return match


def _guard(match: Match, check: Callable[[], object]) -> None:
    """Whatever a check finds is told with the record that leads there."""
    try:
        check()
    except (AssertionError, SoireeError) as error:
        raise Nonconformance(f"{error}\n{match.record()}") from error


def _check_state(table: Table, match: Match, rng: Rng, slow: bool = True) -> None:
    state = match.state
    check_phase(state)
    check_chance(state)
    broken = table.game.violations(state) if slow else []
    assert not broken, f"invariants that do not hold: {broken}"
    if slow:
        check_legal(state)
        check_refusals(match, rng)
        check_copies(state, rng)
        check_sealed(state, rng)
        check_public(state)
        check_view_text(table.game, state)


def check_phase(state: State) -> None:
    """Exactly one of: over, a chance node, somebody to decide."""
    phases = [state.over(), state.chance_total() > 0, state.actors() != 0]
    assert sum(phases) == 1, f"over, chance, actors: {phases}"
    assert state.actors() < 1 << state.seats, "an actor that is no seat"
    assert bool(state.reason()) == state.over(), "an end has a reason, and only an end"
    if state.over():
        returns = state.returns()
        assert len(returns) == state.seats
        assert all(0 <= value <= 1 for value in returns), returns
        assert abs(sum(returns) - state.seats / 2) < 1e-9, f"returns share out half the seats: {returns}"


def check_chance(state: State) -> None:
    """Weights are positive whole numbers, their sum is the total, and a roll finds its outcome."""
    outcomes = list(state.chance())
    weights = [state.chance_weight(outcome) for outcome in outcomes]
    assert outcomes == sorted(set(outcomes))
    assert all(weight > 0 for weight in weights)
    assert sum(weights) == state.chance_total(), "the weights do not make the total"
    first = 0
    for outcome, weight in zip(outcomes, weights, strict=True):
        assert state.chance_pick(first) == state.chance_pick(first + weight - 1) == outcome, "a roll finds another outcome"
        first += weight


def check_legal(state: State) -> None:
    """What is listed is allowed, what is not listed is forbidden, and the list rises."""
    for seat in range(state.seats):
        listed = list(state.legal(seat))
        assert listed == sorted(set(listed)), f"seat {seat}: not rising: {listed}"
        assert bool(listed) == bool(state.actors() >> seat & 1), f"seat {seat}: who decides has moves, and nobody else"
        assert bool(state.prompt(seat)) == bool(listed), f"seat {seat}: a prompt goes with a decision"
        allowed = [action for action in range(state.action_space()) if state.forbids(seat, action) == 0]
        assert listed == allowed, f"seat {seat}: listed {listed}, allowed {allowed}"


def check_refusals(match: Match, rng: Rng) -> None:
    """Every kind of wrong step raises its own exception and changes nothing."""
    state = match.state
    before = portrait(state)
    for seat in range(state.seats):
        listed = set(state.legal(seat))
        unlisted = [action for action in range(state.action_space()) if action not in listed]
        some = [unlisted[rng.below(len(unlisted))] for _ in range(3)] if unlisted else []
        wrong: type[SoireeError] = GameOver if state.over() else IllegalMove if listed else NotYourTurn
        for action in some:
            _refused(lambda seat=seat, action=action: state.apply(seat, action), wrong, f"{seat}:{action}")  # type: ignore[misc]  # bound
            token = match.game.notation().actions[action]
            _refused(lambda seat=seat, token=token: match.play(seat, token), wrong, f"{seat}:{token}")  # type: ignore[misc]  # bound
        wrong = UnknownMove if listed else wrong
        for number in (*_BEYOND, state.action_space()):
            _refused(lambda seat=seat, number=number: state.apply(seat, number), wrong, f"{seat}:{number}")  # type: ignore[misc]  # bound
        for text in ("", "?", "no such move", match.game.notation().actions[0] + " "):
            _refused(lambda seat=seat, text=text: match.play(seat, text), wrong, f"{seat}:{text!r}")  # type: ignore[misc]  # bound
    possible = set(state.chance())
    for outcome in (*_BEYOND, state.outcome_space(), *(n for n in range(state.outcome_space()) if n not in possible)):
        _refused(lambda outcome=outcome: state.apply_chance(outcome), BadChance, f"*{outcome}")  # type: ignore[misc]  # bound
    assert portrait(state) == before, "a refused step changed the state"
    assert portrait(match.state) == before, "a refused step changed the match"


def _refused(step: Callable[[], None], wrong: type[SoireeError], what: str) -> None:
    try:
        step()
    except SoireeError as error:
        if type(error) is not wrong:
            raise AssertionError(f"{what}: {type(error).__name__} where {wrong.__name__} was due") from None
        return
    raise AssertionError(f"{what} was carried out")


def check_copies(state: State, rng: Rng) -> None:
    """A copy is equal, and what happens to it does not reach the original."""
    before = portrait(state)
    copy = state.clone()
    assert portrait(copy) == before, "a copy differs"
    assert copy.log is None, "a copy has a log"
    for _ in range(4):
        if not copy.over():
            playout.random_step(copy, rng)
    assert portrait(state) == before, "a step on a copy reached the original"


def check_sealed(state: State, rng: Rng) -> None:
    """Seats that decide at once may do so in any order: the same decisions lead to the same state."""
    waiting = list(seats_in(state.actors()))
    if not state.sealed() or len(waiting) < 2:
        return
    pair = [waiting.pop(rng.below(len(waiting))) for _ in range(2)]
    decisions = [(seat, state.legal(seat)[rng.below(len(state.legal(seat)))]) for seat in pair]
    ends = []
    for order in (decisions, decisions[::-1]):
        end = state.clone()
        for seat, action in order:
            end.apply(seat, action)
        ends.append(portrait(end))
    assert ends[0] == ends[1], f"the order of sealed decisions matters: {decisions}"


def check_public(state: State) -> None:
    """What a view does not call private is the same for everybody."""
    whole = [msgspec.json.decode(state.view(reader).encode()) for reader in readers(state)]
    paths = state.view(None).private
    public = [_without(view, paths) for view in whole]
    assert all(view == public[0] for view in public), "a public field differs between viewers"
    assert [view["seat"] for view in whole] == readers(state)


def _without(view: object, paths: Sequence[str]) -> object:
    """A copy of the JSON without these fields; a list on the way means each of its entries."""
    if isinstance(view, list):
        return [_without(entry, paths) for entry in view]
    if not isinstance(view, dict):
        return view
    inner = {key: [path.partition(".")[2] for path in paths if path.partition(".")[0] == key] for key in view}
    return {key: _without(value, inner[key]) for key, value in view.items() if "" not in inner[key]}


def check_view_text(game: Game, state: State) -> None:
    """A view goes through its JSON unchanged: a bot on another machine gets all of it."""
    for reader in readers(state):
        view = state.view(reader)
        assert game.read_view(view.json()) == view, "a view changes on its way through JSON"


def check_record(table: Table, match: Match) -> None:
    """The record replays to the same views, byte by byte, and is written again as it was read."""
    text = match.record()
    again = replay(table.game, Record.parse(text))
    assert again.record() == text, "the record is written differently after a replay"
    for reader in readers(match.state):
        assert again.view(reader).encode() == match.view(reader).encode(), f"the replay gives {reader} another view"
        assert again.events(named(reader)) == match.events(named(reader)), f"the replay tells {reader} other events"


# ---------------------------------------------------------------- non-interference


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
                _guard(match, lambda state=state, reader=reader: _compare(table.game, state.clone(), reader, rng, ahead, pairs))  # type: ignore[misc]  # bound
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


# ---------------------------------------------------------------- belief


def belief(table: Table, seed: int, positions: int, worlds: int = 300) -> None:
    """The truth is possible: every hidden fact of it turns up among the worlds sampled from a reader's view."""
    rng = Rng(seed)
    checked = 0
    while checked < positions:
        match = table.match()
        while not match.over and checked < positions:
            random_step(match, rng)
            if rng.below(20) > 0:
                continue
            state = match.state
            reader = readers(state)[rng.below(state.seats + 1)]
            _guard(match, lambda state=state, reader=reader: _possible(table.game, state, reader, rng, worlds))  # type: ignore[misc]  # bound
            checked += 1


def _possible(game: Game, truth: State, reader: int | None, rng: Rng, worlds: int) -> None:
    view = truth.view(reader)
    missing = set(game.secrets(truth, reader))
    agreeing = game.worlds(view)
    for _ in range(worlds):
        world = agreeing.draw(rng)
        assert world.view(reader).encode() == view.encode(), "a sampled world gives another view"
        broken = game.violations(world)
        assert not broken, f"a sampled world breaks invariants: {broken}"
        missing -= set(game.secrets(world, reader))
        if not missing:
            return
    raise AssertionError(f"never sampled for {reader}: {sorted(missing)}")


# ---------------------------------------------------------------- compiled equals interpreted


def digests(table: Table, games: int) -> list[str]:
    """One hash a seed over the whole record and all final views: equal wherever and however the code runs."""
    found = []
    for seed in range(games):
        rng = Rng(seed)
        match = table.match()
        while not match.over:
            random_step(match, rng)
        text = match.record() + "".join(match.view(reader).json() for reader in readers(match.state))
        found.append(hashlib.sha256(text.encode()).hexdigest()[:16])
    return found
