"""The contract of State, checked at the steps of random games."""

import hashlib
from collections.abc import Callable, Iterable, Mapping

import msgspec

from soiree.core import playout
from soiree.core.conformance.errors import Nonconformance, with_record
from soiree.core.conformance.tables import Table, random_step, reader_name, readers, seats_in
from soiree.core.errors import BadChance, GameOver, IllegalMove, NotYourTurn, SoireeError, UnknownMove
from soiree.core.game import Game
from soiree.core.match import Match, replay
from soiree.core.records.record import Record
from soiree.core.rng import Rng
from soiree.core.state import State

STEPS_AT_MOST = 20_000  # every game is shorter
_BEYOND = (-1, 2**40, -(2**40))


def check_game(table: Table, seed: int, thorough: int = 20) -> Match:
    """Plays a random game with all checks, the slow ones at one state in `thorough`. Returns the finished match; raises Nonconformance."""
    rng = Rng(seed)
    match = table.match()
    with_record(match, lambda: _check_state(table, match, rng))
    before = match.state
    for _ in range(STEPS_AT_MOST):
        if match.over:
            break
        with_record(match, lambda: random_step(match, rng))
        state = match.state
        slow = rng.below(thorough) == 0 or match.over
        with_record(match, lambda slow=slow: _check_state(table, match, rng, slow))  # type: ignore[misc]  # bound
        broken = table.game.violations_between(before, state)
        if broken:
            raise Nonconformance(f"invariants broken by the last step: {broken}\n{match.record()}")
        before = state
    else:
        raise Nonconformance(f"no end after {STEPS_AT_MOST} steps\n{match.record()}")
    with_record(match, lambda: check_record(table, match))
    return match


def observables(state: State) -> list[object]:
    """Everything that the contract reveals of a state. Two states are the same for every caller if these are equal."""
    return [
        [state.view(reader).encode() for reader in readers(state)],
        state.actors(),
        [(state.prompt(seat), list(state.legal(seat))) for seat in range(state.seats)],
        [(outcome, state.chance_weight(outcome)) for outcome in state.chance()],
        state.over(),
        state.reason(),
    ]


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
    """Exactly one of: the game is over, a chance node is open, some seat must decide."""
    phases = [state.over(), state.chance_total() > 0, state.actors() != 0]
    assert sum(phases) == 1, f"over, chance, actors: {phases}"
    assert state.actors() < 1 << state.seats, "an actor that is not a seat"
    assert bool(state.reason()) == state.over(), "a reason is given exactly when the game is over"
    if state.over():
        returns = state.returns()
        assert len(returns) == state.seats
        assert all(0 <= value <= 1 for value in returns), returns
        assert abs(sum(returns) - state.seats / 2) < 1e-9, f"the returns must sum to half the number of seats: {returns}"


def check_chance(state: State) -> None:
    """Weights are positive integers, their sum is the total, and `chance_pick` finds the outcome of each roll."""
    outcomes = list(state.chance())
    weights = [state.chance_weight(outcome) for outcome in outcomes]
    assert outcomes == sorted(set(outcomes))
    assert all(weight > 0 for weight in weights)
    assert sum(weights) == state.chance_total(), "the weights do not sum to the total"
    first = 0
    for outcome, weight in zip(outcomes, weights, strict=True):
        assert state.chance_pick(first) == state.chance_pick(first + weight - 1) == outcome, "a roll picks another outcome"
        first += weight


def check_legal(state: State) -> None:
    """`legal` lists exactly the actions that `forbids` allows, ascending."""
    for seat in range(state.seats):
        listed = list(state.legal(seat))
        assert listed == sorted(set(listed)), f"seat {seat}: not ascending: {listed}"
        assert bool(listed) == bool(state.actors() >> seat & 1), f"seat {seat}: a seat has legal moves exactly when it must decide"
        assert bool(state.prompt(seat)) == bool(listed), f"seat {seat}: a seat has a prompt exactly when it must decide"
        allowed = [action for action in range(state.action_space()) if state.forbids(seat, action) == 0]
        assert listed == allowed, f"seat {seat}: listed {listed}, allowed {allowed}"


def check_refusals(match: Match, rng: Rng) -> None:
    """Every kind of illegal step raises its own exception and changes nothing."""
    state = match.state
    before = observables(state)
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
    assert observables(state) == before, "a refused step changed the state"
    assert observables(match.state) == before, "a refused step changed the match"


def _refused(step: Callable[[], None], wrong: type[SoireeError], what: str) -> None:
    try:
        step()
    except SoireeError as error:
        if type(error) is not wrong:
            raise AssertionError(f"{what}: {type(error).__name__} where {wrong.__name__} was expected") from None
        return
    raise AssertionError(f"{what} was applied")


def check_copies(state: State, rng: Rng) -> None:
    """A clone is equal to the original, and independent of it."""
    before = observables(state)
    copy = state.clone()
    assert observables(copy) == before, "a clone differs"
    assert copy.log is None, "a clone has a log"
    for _ in range(4):
        if not copy.over():
            playout.random_step(copy, rng)
    assert observables(state) == before, "a step on a clone changed the original"


def check_sealed(state: State, rng: Rng) -> None:
    """The result of simultaneous decisions does not depend on their order."""
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
        ends.append(observables(end))
    assert ends[0] == ends[1], f"the order of sealed decisions matters: {decisions}"


def check_public(state: State) -> None:
    """All fields of a view that are not declared private are equal for all readers."""
    whole = [msgspec.json.decode(state.view(reader).encode()) for reader in readers(state)]
    paths = state.view(None).private
    private = _by_first_part(paths)
    public = [_without(view, private) for view in whole]
    assert all(view == public[0] for view in public), "a public field differs between viewers"
    assert [view["seat"] for view in whole] == readers(state)


def _by_first_part(paths: Iterable[str]) -> dict[str, list[str]]:
    """What follows the first part of each path: '' where the path ends."""
    found: dict[str, list[str]] = {}
    for path in paths:
        first, _, rest = path.partition(".")
        found.setdefault(first, []).append(rest)
    return found


def _without(view: object, paths: Mapping[str, list[str]]) -> object:
    """The JSON without these fields; a path goes through every entry of a list. Parts without such fields are not copied."""
    if isinstance(view, list):
        return [_without(entry, paths) for entry in view]
    if not isinstance(view, dict):
        return view
    found = view | {key: _without(view[key], _by_first_part(rest)) for key, rest in paths.items() if key in view and "" not in rest}
    return {key: value for key, value in found.items() if "" not in paths.get(key, ())}


def check_view_text(game: Game, state: State) -> None:
    """Encoding a view as JSON and decoding it gives an equal view."""
    for reader in readers(state):
        view = state.view(reader)
        assert game.read_view(view.json()) == view, "a view changes when it is encoded and decoded"


def check_record(table: Table, match: Match) -> None:
    """A record replays to the same views and events, and to the same record, byte by byte."""
    text = match.record()
    again = replay(table.game, Record.parse(text))
    assert again.record() == text, "the record is written differently after a replay"
    for reader in readers(match.state):
        assert again.view(reader).encode() == match.view(reader).encode(), f"the replay gives {reader} another view"
        assert again.events(reader_name(reader)) == match.events(reader_name(reader)), f"the replay gives {reader} other events"


def digests(table: Table, games: int) -> list[str]:
    """A hash of the record and all final views for each seed, to compare compiled and interpreted code."""
    found = []
    for seed in range(games):
        rng = Rng(seed)
        match = table.match()
        while not match.over:
            random_step(match, rng)
        text = match.record() + "".join(match.view(reader).json() for reader in readers(match.state))
        found.append(hashlib.sha256(text.encode()).hexdigest()[:16])
    return found
