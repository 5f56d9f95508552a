"""What explains a move of Times Square: where it brings the figures, what it keeps, and what the opponent can do about it."""

from collections.abc import Iterable

from soiree.core.reasons import Fact, Line
from soiree.core.sets.pack import copies
from soiree.core.texts.message import Message, player
from soiree.games.times_square import events
from soiree.games.times_square.box import KINDS, Box
from soiree.games.times_square.rules import TimesSquare
from soiree.games.times_square.state import LAST_PILE, MANHOLE, NOWHERE

_GREEN = KINDS.index("S")
_ROOM = 3  # spaces between Sue and a bodyguard; more do not matter for a turn
_LATE = 16  # cards in the last pile, from which Sue's half matters


def facts(box: Box, line: Line) -> list[Fact]:
    """The facts of a line."""
    assert isinstance(line.before, TimesSquare)
    assert isinstance(line.after, TimesSquare)
    assert isinstance(line.later, TimesSquare)
    before, after, later = (_Street(state, line.seat) for state in (line.before, line.after, line.later))
    if not before.placed:
        return []
    return [*_figures(before, after), *_hand(line), *_reply(line, after, later)]


class _Street:
    """Where the figures stand, counted towards the club of a seat."""

    def __init__(self, state: TimesSquare, seat: int) -> None:
        way = 1 if seat == 1 else -1
        self.state = state
        self.placed = state.hal != NOWHERE
        self.entrance = int(state.entrance())
        self.sue, self.charlie, self.hal, self.deb = (way * int(at) for at in (state.sue, state.charlie, state.hal, state.deb))
        low, high = int(state.guard_low), int(state.guard_high)
        self.near, self.far = (high, low) if way == 1 else (-low, -high)
        figures = sum(at >= self.entrance for at in (self.hal, self.deb, self.near))
        self.income = figures + (self.far > MANHOLE)  # the spaces that Charlie comes closer in each turn of the seat
        # Of the other seat:
        figures = sum(-at >= self.entrance for at in (self.hal, self.deb, self.far))
        self.other_income = figures + (self.near < MANHOLE)


def _figures(before: _Street, after: _Street) -> Iterable[Fact]:
    if (steps := after.sue - before.sue) > 0:
        yield Fact(Message("fact-sue", {"count": steps, "left": after.entrance - after.sue}), 1.5 * steps)
    if (steps := after.charlie - before.charlie) > 0:
        yield Fact(Message("fact-charlie", {"count": steps, "left": after.entrance - after.charlie}), 0.9 * steps, topic="charlie")
    if after.income > before.income:
        yield Fact(Message("fact-income", {"count": after.income}), 1.6 * (after.income - before.income), topic="charlie")
    if before.other_income > after.other_income:
        yield Fact(Message("fact-other-income", {"count": after.other_income}), 1.6 * (before.other_income - after.other_income))
    for figure, start, end in (("hal", before.hal, after.hal), ("deb", before.deb, after.deb)):
        if end > start:
            about: dict[str, object] = {"figure": Message(f"figure-{figure}"), "count": end - start, "left": max(after.entrance - end, 0)}
            yield Fact(Message("fact-closer", about), 0.2 * (end - start), figure)
    if after.deb > after.sue and before.deb <= before.sue:
        yield Fact(Message("fact-influence"), 1.2)
    elif before.deb < before.sue and after.deb >= after.sue:
        yield Fact(Message("fact-no-influence"), 1.0)
    room, had_room = (min(street.near - street.sue - 1, _ROOM) for street in (after, before))
    if room > had_room:
        yield Fact(Message("fact-room", {"count": after.near - after.sue - 1}), 0.4 * (room - had_room))
    back, had_back = (min(street.sue - street.far - 1, _ROOM) for street in (after, before))
    if back < had_back:
        yield Fact(Message("fact-guard", {"count": back}), 0.5 * (had_back - back))


def _hand(line: Line) -> Iterable[Fact]:
    """What the turn leaves of the hand, before new cards come."""
    assert isinstance(line.before, TimesSquare)
    own = [event for event in line.turn if getattr(event, "seat", None) == line.seat]
    used = [kind for event in own if isinstance(event, events.Played) for kind in event.cards]
    dropped = [event.kind for event in own if isinstance(event, events.Discarded)]
    kept = int(copies(line.before.hand1 if line.seat == 1 else line.before.hand0, _GREEN)) - [*used, *dropped].count("S")
    if kept >= 2:
        yield Fact(Message("fact-keeps-green", {"count": kept}), 0.4 * kept)
    if any(isinstance(event, events.Lured) for event in own):
        yield Fact(Message("fact-whole-hand"), 0.5)
    if dropped:
        yield Fact(Message("fact-trades", {"count": len(dropped)}), 0.3 + 0.1 * len(dropped))


def _reply(line: Line, after: _Street, later: _Street) -> Iterable[Fact]:
    rival: dict[str, object] = {"rival": player(1 - line.seat)}
    if after.state.over():
        return
    if (steps := after.sue - later.sue) > 0:
        yield Fact(Message("fact-rival-sue", {**rival, "count": steps}), -1.0 * steps)
    if (steps := after.charlie - later.charlie) > 0:
        yield Fact(Message("fact-rival-charlie", {**rival, "count": steps}), -0.8 * steps)
    if later.state.pile_no == LAST_PILE and later.state.pile_left <= _LATE and not later.state.over():
        if later.sue > 0:
            yield Fact(Message("fact-late"), 1.5)
        elif later.sue < 0:
            yield Fact(Message("fact-rival-late", rival), -1.5)
