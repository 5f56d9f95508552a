"""A table in one line: for everybody in the list of tables, and for a player in the list of their own games.

The line of a player depends on what is public and on the player's own draft, and on nothing else: a draft of another seat changes
nothing in it, so that it causes no news.
"""

import msgspec

from soiree.core.game import OptionValue
from soiree.server.table import events
from soiree.server.table.clock import ClockRules
from soiree.server.table.state import Status, TableState


class SeatInfo(msgspec.Struct):
    """Who has a seat, in a list of tables."""

    name: str
    bot: str = ""
    kind: str = ""  # guest, account or bot, when they took the seat; '' if that was not kept


decode_seats = msgspec.json.Decoder(list[SeatInfo | None]).decode  # the `seated` column of a table


class TableLine(msgspec.Struct):
    """A table in the list."""

    id: str
    game: str
    status: str
    seats: list[SeatInfo | None]
    options: dict[str, OptionValue]
    clock: ClockRules
    aids: bool
    hints: bool  # for everybody: not rated
    stand_in: str  # the level of the bot that plays for players who leave: not rated; '' if none does
    created_at: int
    changed_at: int
    friends_only: bool  # only friends of the owner can take a seat
    edition: str  # whose printed values it plays with


class OwnGame(msgspec.Struct):
    """A game where the reader has a seat. Of two with the same `table`, the one with the smaller `number` is older."""

    table: str
    number: int  # of the table's last public event
    game: str
    status: Status
    seat: int
    seats: list[SeatInfo | None]
    turn: list[int]  # the seats that must decide, as everybody sees it
    mine: bool  # whether the reader must decide
    since: int  # when the decisions that are due became due; before the start, when the table was created
    clock: ClockRules
    stand_in: str  # the level of the bot that plays for the reader; '' if none does
    payoff: float | None = None  # of the reader, when the game is over: 1 is the first place, 0 the last


class Invitation(msgspec.Struct):
    """A table where a seat is kept for the reader."""

    table: str
    game: str
    seats: list[SeatInfo | None]
    clock: ClockRules
    host: str  # the id of the person who invites
    host_name: str  # '' if the host has no seat
    at: int  # when the table was created


def seat_info(player: events.SeatTaken) -> SeatInfo:
    return SeatInfo(player.name, player.bot, "bot" if player.bot else player.person_kind)


def seats_of(state: TableState) -> list[SeatInfo | None]:
    return [None if player is None else seat_info(player) for player in state.players]


def table_line(state: TableState) -> TableLine:
    header = state.header
    return TableLine(
        header.id,
        header.game,
        state.status,
        seats_of(state),
        header.options,
        header.clock,
        header.aids,
        header.hints,
        header.stand_in,
        header.created_at,
        state.log[-1].at if state.log else header.created_at,
        state.friends_only,
        header.edition,
    )


def own_game(state: TableState, seat: int) -> OwnGame:
    header, ended = state.header, state.ended
    return OwnGame(
        header.id,
        state.number,
        header.game,
        state.status,
        seat,
        seats_of(state),
        sorted(state.actors),
        _must_decide(state, seat),
        state.turn_at or header.created_at,
        header.clock,
        state.stand_ins.get(seat, ""),
        None if ended is None else 0.0 if seat in state.resigned else ended.returns[seat],
    )


def invitation(state: TableState) -> Invitation:
    header = state.header
    host = next((player.name for player in state.players if player is not None and player.person == header.owner), "")
    return Invitation(header.id, header.game, seats_of(state), header.clock, header.owner, host, header.created_at)


LineKeys = tuple[tuple[object, ...], dict[str, tuple[object, ...]]]


def line_keys(state: TableState) -> LineKeys:
    """What the lines of the table depend on: everybody's, and by person that of each player and of who is invited.

    Two people with the same key get the same line.
    """
    people = tuple([None if player is None else (player.person, player.bot) for player in state.players])
    public = (state.status, people, tuple(state.stand_ins.items()) if state.stand_ins else ())
    actors, waiting = frozenset(state.actors), waited_for(state)
    own: dict[str, tuple[object, ...]] = {
        player.person: (public, seat, actors, seat in waiting)
        for seat, player in enumerate(state.players)
        if player is not None and not player.bot
    }
    if state.status == "open":
        own |= {person: (public, "invited") for person in state.reserved if state.is_invited(person)}
    return public, own


def _must_decide(state: TableState, seat: int) -> bool:
    """Whether the game waits for the player of the seat."""
    return seat in waited_for(state)


def waited_for(state: TableState) -> set[int]:
    """The seats whose players the game waits for; a complete draft of a sealed phase waits for others."""
    waiting = state.unrevealed() if state.shuffling else state.undecided()
    return waiting - state.stand_ins.keys() - state.resigned.keys()
