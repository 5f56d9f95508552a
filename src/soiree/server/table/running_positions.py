"""Recognises positions of a running game, which are not analysed, whatever names the copy has.

Everybody is refused by what onlookers see, and a player also by what they see themselves. Never by what others see: a refusal would
confirm a guess of their cards. Every position on the way counts: a copy of the game with moves after it is still a copy.
"""

import hashlib
from collections.abc import Container, Iterator
from typing import NamedTuple

from soiree.core.chance.dealers import Manual
from soiree.core.game import Game
from soiree.core.match import Match, open_table, replay_step
from soiree.core.records.steps import Step
from soiree.core.view import View
from soiree.server.table.state import TableHeader, TableState

# Before this many steps many games have the same position, and nobody learns from one about another.
STEPS = 8  # of the match, for what a player sees; and the setup is complete
DECISIONS = 8  # for what onlookers see, which is less


class AskedGame(NamedTuple):
    """What somebody wants to analyse: where it begins, and the steps from there."""

    start: Match  # before the first step; only read
    steps: list[Step]

    @staticmethod
    def of(match: Match) -> "AskedGame":
        """Slow: not for the event loop."""
        record = match.record_data()
        return AskedGame(open_table(match.game, record), record.steps)

    def seen_by(self, reader: int | None, after: Container[int] | None = None) -> set[bytes]:
        """Digests of the positions on the way, as a seat or an onlooker sees them: after this many steps, or all. Slow."""
        positions = enumerate(_positions(self.start, self.steps))
        return {_digest(match.view(reader)) for number, match in positions if after is None or number in after}


class RunningGame(NamedTuple):
    """What a running game with people in it is recognised by. It does not change when the game goes on."""

    game: Game
    header: TableHeader
    start: Match  # before its first step; only read
    steps: list[Step]
    given: int  # of the steps: free to analyse, as they were when the game began
    seat: int | None  # of the reader, if they play
    draft: bytes  # a digest of what the reader sees with their own draft; empty if there is none


def running_game(state: TableState, person: str) -> RunningGame | None:
    """The game for one reader ('' for a stranger); None if it is not running, or if only bots play."""
    if state.match is None or not _is_played_by_people(state):
        return None
    seat = state.seat_of(person) if person else None
    draft = None if seat is None else state.match_for(seat)
    seen = b"" if seat is None or draft is None or draft is state.match or state.steps < STEPS else _digest(draft.view(seat))
    return RunningGame(state.game, state.header, state.first_match(), state.match.steps(None), state.given_steps, seat, seen)


def has_position(running: RunningGame, asked: AskedGame) -> bool:
    """Whether what is asked leads through a position of the game, at any step so far. Slow: both are replayed."""
    if asked.start.headers.get("Commitment") == running.header.commitment:
        return True
    seat = running.seat
    public = asked.seen_by(None)
    own = set[bytes]() if seat is None or seat >= asked.start.seats else asked.seen_by(seat)
    if running.draft in own:
        return True
    decisions = 0
    for number, match in enumerate(_positions(running.start, running.steps)):
        if number <= running.given:
            continue
        decisions += running.steps[number - 1].seat is not None
        is_set_up = decisions > 0 or not match.chance()  # while cards are dealt, most games look alike
        if own and is_set_up and number >= STEPS and _digest(match.view(seat)) in own:
            return True
        if decisions >= DECISIONS and _digest(match.view(None)) in public:
            return True
    return False


def may_be_at(state: TableState, game: str, seats: int, steps: int | None) -> bool:
    """Whether somebody who is not known to play there could ask for what `seen_now` shows. Quick.

    `steps`: how many the asked game has; None if it begins with a position that was set up by hand, after any number of steps.
    """
    return (
        state.decisions >= DECISIONS
        and (state.header.game, state.header.seats) == (game, seats)
        and (steps is None or state.steps <= steps)
        and _is_played_by_people(state)
    )


def seen_now(state: TableState) -> bytes:
    """A digest of what onlookers see at a table. It is made once for each position, so that requests do not cost more than moves."""
    assert state.match is not None
    steps, digest = state.public_digest
    if steps != state.steps:
        digest = _digest(state.match.view(None))
        state.public_digest = state.steps, digest
    return digest


def _positions(start: Match, steps: list[Step]) -> Iterator[Match]:
    """The same match, before the first step and after each."""
    match = Match(start.game, start.state, start.options, Manual())
    yield match
    for step in steps:
        replay_step(match, step)
        yield match


def _digest(view: View) -> bytes:
    return hashlib.blake2b(view.json().encode(), digest_size=16).digest()


def _is_played_by_people(state: TableState) -> bool:
    return state.status == "playing" and any(player is not None and not player.bot for player in state.players)
