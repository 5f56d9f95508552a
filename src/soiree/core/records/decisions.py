"""The decisions of a record, each with the view that its seat had."""

import msgspec

from soiree.core.game import Game
from soiree.core.match import Match, check_result, open_table, replay_step
from soiree.core.records.record import Record
from soiree.core.state import State
from soiree.core.view import View


class Decision(msgspec.Struct, frozen=True):
    """The view of a seat, its legal moves and the move that it made; `step` is the number of steps before it."""

    step: int
    seat: int
    prompt: str
    view: View
    moves: tuple[str, ...]
    move: str


def decisions(game: Game, record: Record) -> tuple[Match, list[Decision]]:
    """The match of an open record, and its decisions with more than one legal move. Raises BadRecord if the record does not replay.

    Steps that were given when the game began are no decisions of its players.
    """
    match, given = open_table(game, record), record.given()
    game = match.game  # in the edition of the record
    tokens = game.notation().actions
    found: list[Decision] = []
    phase_start: State | None = None  # the state at the start of the open sealed phase
    own: dict[int, list[str]] = {}  # the decisions of each seat since then
    for index, step in enumerate(record.steps):
        state = match.state
        if not state.sealed():
            phase_start = None
        elif phase_start is None:
            phase_start, own = state, {}
        replay_step(match, step)
        if step.seat is None:
            continue
        if phase_start is not None:
            state = _own_progress(game, phase_start, step.seat, own)
            own.setdefault(step.seat, []).append(step.token)
        moves = tuple(tokens[action] for action in state.legal(step.seat))
        if len(moves) > 1 and index >= given:
            found.append(Decision(index, step.seat, state.prompt(step.seat), state.view(step.seat), moves, step.token))
    check_result(match, record)
    return match, found


def _own_progress(game: Game, phase_start: State, seat: int, own: dict[int, list[str]]) -> State:
    """The sealed phase with only this seat's decisions applied: a record lists simultaneous decisions one after the other."""
    state = phase_start.clone()
    for token in own.get(seat, []):
        state.apply(seat, game.notation().action(token))
    return state
