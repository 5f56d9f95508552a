"""Moments: the position after each step, as one reader saw it at that time. For replays, and for pages that show a turn step by step."""

from typing import Literal, NamedTuple

import msgspec

from soiree.core.match import Match, Reader, replay_step
from soiree.core.notation import HIDDEN
from soiree.core.records.steps import Step
from soiree.server.table.snapshot import GameEvent, encode_game_event, raw_json
from soiree.server.table.state import TableState

MAX_MOMENTS = 300  # in one answer: a view of each has to be made
AnyReader = Reader | Literal["open"]


class Moment(msgspec.Struct, frozen=True):
    """A step ('' for the first position) and what the reader saw after it; for `open` the view is an onlooker's."""

    step: str
    view: dict[str, object]
    events: list[GameEvent]


class TableMoment(Moment, frozen=True):
    """A moment at a table, with the number of the row that has its step."""

    number: int = 0


def view_now(match: Match, reader: AnyReader) -> dict[str, object]:
    """The view of the reader now, as JSON."""
    found: dict[str, object] = raw_json(match.view(reader if isinstance(reader, int) else None).encode())
    return found


def next_moment(match: Match, reader: AnyReader, step: Step, index: int) -> Moment:
    """Applies a step, the index-th of the match, and returns what the reader saw then."""
    audience: Reader | None = None if reader == "open" else reader
    before = len(match.log)
    replay_step(match, step)
    events = [encode_game_event(match.game, event) for event in match.events(audience, since=before)]
    return Moment(_seen(match, audience, index, step), view_now(match, reader), events)


class PastSteps(NamedTuple):
    """The committed steps of a table, up to a row. It does not change when the game goes on."""

    match: Match  # of its own, before the first step
    steps: list[Step]
    rows: list[tuple[int, tuple[int, int]]]  # numbers of rows, each with the range of its steps


def past_steps(state: TableState, until: int) -> PastSteps | None:
    """The steps of the rows up to `until`; None if the game has not begun. Drafts are no part of it."""
    if state.match is None:
        return None
    rows = [(entry.number, entry.steps) for entry in state.log if entry.number <= until and entry.steps[0] < entry.steps[1]]
    return PastSteps(state.first_match(), state.match.steps(None), rows)


def table_moments(past: PastSteps | None, seat: int | None, after: int) -> list[TableMoment]:
    """The position after row `after`, then each step of the rows that follow. Slow: the game is replayed.

    Of more than MAX_MOMENTS steps the latest rows are shown: the first position is then of a later row, and has its number.
    """
    if past is None:
        return []
    reader: Reader = "onlooker" if seat is None else seat
    match, steps, rows = past
    if rows:
        enough = rows[-1][1][1] - MAX_MOMENTS
        after = max([after, *(number for number, (first, _) in rows if first < enough)])
    for number, own in rows:
        if number <= after:
            for step in steps[slice(*own)]:
                replay_step(match, step)
    found = [TableMoment("", view_now(match, reader), [], after)]
    for number, own in rows:
        if number > after:
            for index in range(*own):
                one = next_moment(match, reader, steps[index], index)
                found.append(TableMoment(one.step, one.view, one.events, number))
    return found


def _seen(match: Match, reader: Reader | None, index: int, step: Step) -> str:
    """The step as the reader saw it at that time: decisions of a sealed phase are hidden until it is closed."""
    seen = match.steps(reader, since=index)
    return str(seen[-1] if seen else Step(step.seat, HIDDEN, step.line))
