"""Whether a game is rated: by what happens at its table, and by who plays. The one place for this rule."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from soiree.server.table.state import Rated, TableState, Unrated


class RatedSeat(NamedTuple):
    """Who has a seat, for the rule."""

    person: str  # the person who is rated: for a bot of an account, its owner; all bots of one level of the server count as one
    kind: Literal["account", "guest", "bot"]  # `bot`: of the server


def forbidden_by_players(seats: Sequence[RatedSeat]) -> Literal["", "bots", "guests", "twice"]:
    """Why a game of these players is not rated: only bots play, a guest plays, or somebody has two seats."""
    if any(seat.kind == "guest" for seat in seats):
        return "guests"
    if all(seat.kind == "bot" for seat in seats):
        return "bots"
    return "" if len({seat.person for seat in seats}) == len(seats) else "twice"


def rated(state: TableState) -> Rated:
    """Whether the game at the table is rated, as far as its log says; `accounts`: if everybody who still sits down has an account.

    `ratings` decides at the end, from who has an account then. A bot of an account is taken for an account here.
    """
    settled, known = state.rated
    if settled != state.settled:  # moves do not change it
        known = _rated(state)
        state.rated = state.settled, known
    return known


def _rated(state: TableState) -> Rated:
    by_table: Unrated = state.unrated
    if by_table:
        return by_table
    seats = [
        RatedSeat(
            player.person, "bot" if player.bot and seat not in state.resigned else "guest" if player.person_kind == "guest" else "account"
        )
        for seat, player in enumerate(state.players)
        if player is not None
    ]
    if len(seats) < len(state.players):
        return "guests" if any(seat.kind == "guest" for seat in seats) else "accounts"
    return forbidden_by_players(seats) or "yes"
