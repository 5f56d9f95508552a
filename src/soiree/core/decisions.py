"""Every decision of a record, each as its own seat saw it then."""

import msgspec

from soiree.core.game import Game
from soiree.core.match import Match, check_result, open_table, replay_step
from soiree.core.record import Record
from soiree.core.state import State
from soiree.core.view import View


class Decision(msgspec.Struct, frozen=True):
    """What a seat saw, what it could do and what it did; `step` counts what the record has before it."""

    step: int
    seat: int
    prompt: str
    view: View
    moves: tuple[str, ...]
    move: str


def decisions(game: Game, record: Record) -> tuple[Match, list[Decision]]:
    """The match of an open record, and its decisions with more than one legal move."""
    match = open_table(game, record)
    tokens = game.notation().actions
    found: list[Decision] = []
    sealed: State | None = None  # as the open phase began
    own: dict[int, list[str]] = {}  # what each seat has decided since
    for place, step in enumerate(record.steps):
        state = match.state
        if not state.sealed():
            sealed = None
        elif sealed is None:
            sealed, own = state, {}
        replay_step(match, step)
        if step.seat is None:
            continue
        if sealed is not None:
            state = _alone(game, sealed, step.seat, own)
            own.setdefault(step.seat, []).append(step.token)
        moves = tuple(tokens[action] for action in state.legal(step.seat))
        if len(moves) > 1:
            found.append(Decision(place, step.seat, state.prompt(step.seat), state.view(step.seat), moves, step.token))
    check_result(match, record)
    return match, found


def _alone(game: Game, sealed: State, seat: int, own: dict[int, list[str]]) -> State:
    """Where all decide at once, a record must name one first; nobody is further than by what they decided themselves."""
    state = sealed.clone()
    for token in own.get(seat, []):
        state.apply(seat, game.notation().action(token))
    return state
