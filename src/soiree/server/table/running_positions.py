"""Recognises positions of a running game, which are not analysed, whatever names the copy has.

Everybody is refused by what onlookers see, and a player also by what they see themselves. Never by what others see: a refusal would
confirm a guess of their cards.
"""

from typing import NamedTuple

from soiree.core.chance.dealers import Manual
from soiree.core.game import Game
from soiree.core.match import Match, replay_step
from soiree.core.records.steps import Step
from soiree.server.table.state import TableHeader, TableState

# Before so many steps many games have the same position, and nobody learns from one about another.
STEPS = 8  # of the match, for what a player sees
DECISIONS = 8  # for what onlookers see, which is less


class RunningGame(NamedTuple):
    """What a running game with people in it is recognised by. It does not change when the game goes on."""

    game: Game
    header: TableHeader
    start: Match  # before its first step; only read
    steps: list[Step]
    given: int  # of the steps: free to analyse, as they were when the game began
    seat: int | None  # of the reader, if they play
    draft: str  # what the reader sees with their own draft; '' if there is none


def running_game(state: TableState, person: str) -> RunningGame | None:
    """The game for one reader ('' for a stranger); None if it is not running, or if only bots play."""
    if state.match is None or not _is_played_by_people(state):
        return None
    seat = state.seat_of(person) if person else None
    draft = None if seat is None else state.match_for(seat)
    seen = "" if seat is None or draft is None or draft is state.match or state.steps < STEPS else draft.view(seat).json()
    return RunningGame(state.game, state.header, state.first_match(), state.match.steps(None), state.given_steps, seat, seen)


def has_position(running: RunningGame, asked: Match) -> bool:
    """Whether a position is one of the game, at any step so far. Slow: the game is replayed."""
    if asked.headers.get("Commitment") == running.header.commitment:
        return True
    public = asked.view(None).json()
    own = "" if running.seat is None or running.seat >= asked.seats else asked.view(running.seat).json()
    if own and own == running.draft:
        return True
    match = Match(running.game, running.start.state, running.header.options, Manual())
    decisions = 0
    for number, step in enumerate(running.steps, start=1):
        replay_step(match, step)
        if number <= running.given:
            continue
        decisions += step.seat is not None
        if own and number >= STEPS and match.view(running.seat).json() == own:
            return True
        if decisions >= DECISIONS and match.view(None).json() == public:
            return True
    return False


def is_there_now(state: TableState, asked: Match) -> bool:
    """Whether onlookers see this position at the table now. Quick, for tables of other people."""
    if state.match is None or state.decisions < DECISIONS or (state.header.game, state.header.seats) != (asked.game.id, asked.seats):
        return False
    if len(asked.steps(None)) not in (0, state.steps) or not _is_played_by_people(state):
        return False
    return state.match.view(None).json() == asked.view(None).json()


def _is_played_by_people(state: TableState) -> bool:
    return state.status == "playing" and any(player is not None and not player.bot for player in state.players)
