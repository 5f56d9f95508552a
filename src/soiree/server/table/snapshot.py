"""What a reader receives of a table: the rows since it last knew, its view, what is asked of it, and what it may do.

A view, legal moves, prompts and steps come from the seat's own board; nothing here is made by deleting from the whole.
"""

from typing import Any, Literal

import msgspec

from soiree.core.events import Event
from soiree.core.game import Game
from soiree.core.match import Reader
from soiree.core.message import Message
from soiree.server.table import events as entries
from soiree.server.table.state import Happened, now_ms
from soiree.server.table.table import Table


class Told(msgspec.Struct, frozen=True):
    """A game event as the reader sees it, and which words tell it."""

    event: dict[str, object]
    say: Message


class Row(msgspec.Struct, frozen=True):
    """One thing that happened at the table; `events` tells the steps of a `stepped` entry."""

    number: int
    at: int
    entry: entries.Public
    events: list[Told] = []


class Option(msgspec.Struct, frozen=True):
    """A legal move: its token, and the message that offers it."""

    token: str
    say: Message


class Seat(msgspec.Struct, frozen=True):
    """Who sits there; `person` is null while the seat is free."""

    person: str | None
    name: str
    colour: str
    bot: str
    resigned: bool
    connected: bool
    stand_in: str  # the level of the bot that plays on while the person is away; '' if none does


class Times(msgspec.Struct, frozen=True):
    """Milliseconds left by seat at the moment of sending, and whose time is running."""

    left: list[int]
    running: list[int]


class Look(msgspec.Struct, frozen=True, tag_field="type", tag="look"):
    """A table as one reader may see it now. `number` and `desk` only grow; a look that is older than one already seen is ignored."""

    table: str
    game: str
    since: int  # rows begin after this number
    number: int
    desk: int  # counts the reader's own decisions and takings-back
    status: str
    seat: int | None
    seats: list[Seat]
    rows: list[Row]
    view: dict[str, object] | None
    prompt: str
    moves: list[Option]
    drafted: list[Option]  # own decisions that can still be taken back, or wait for the other seats, as they were offered
    take_back: Message | None  # why nothing can be taken back; null if something can
    aids: bool  # whether the table shows what can be deduced
    hints: Literal["", "bots", "all"]  # whether the reader may ask what to do: never, because only bots sit besides, as everybody here
    stand_in: str  # the level of the bot that plays on here for whoever leaves; '' if none does
    clock: Times | None
    offer: list[int]
    result: entries.Ended | None
    done: list[str]  # ids of the reader's requests that are on disk now (over the socket)


NOTHING, LEARNED = Message("ui-back-nothing"), Message("ui-back-learned")
encode = msgspec.json.Encoder().encode
_options: dict[tuple[str, str, str], msgspec.Raw] = {}
_tellings: dict[tuple[str, bytes], Any] = {}
TELLINGS_KEPT = 20_000


def look(table: Table, seat: int | None, since: int, connected: set[int], done: list[str]) -> bytes:
    """The message, ready to send."""
    board = table.board(seat)
    playing = table.status == "playing" and board is not None
    prompt, moves, drafted = "", [], []
    back: Message | None = NOTHING
    if playing and seat is not None and seat not in table.resigned and seat not in table.left:
        assert board is not None
        prompt = board.prompt(seat)
        moves = [_option(table.game, prompt, token) for token in board.moves(seat)]
        if seat in table.desks:
            drafted = [_option(table.game, asked, token) for asked, token in table.desks[seat].drafted]
        if table.lanes[seat]:
            back = None if drafted and not board.cannot_take_back(seat) else LEARNED
    message = Look(
        table=table.header.id,
        game=table.header.game,
        since=since,
        number=table.number,
        desk=0 if seat is None else table.lanes[seat],
        status=table.status,
        seat=seat,
        seats=[_seat(table, place, connected) for place in range(table.header.seats)],
        rows=rows(table, seat, since),
        view=None if board is None else as_json(board.view(seat).encode()),
        prompt=prompt,
        moves=_any(moves),
        drafted=_any(drafted),
        take_back=back,
        aids=table.header.aids,
        hints=table.hints_for(seat),
        stand_in=table.header.stand_in,
        clock=_times(table),
        offer=sorted(table.offer),
        result=table.ended,
        done=done,
    )
    return encode(message)


def rows(table: Table, seat: int | None, since: int) -> list[Row]:
    """What happened after a number, as the reader saw it."""
    first = len(table.happened)
    while first > 0 and table.happened[first - 1].number > since:
        first -= 1
    return [_row(table, seat, happened) for happened in table.happened[first:]]


def _row(table: Table, seat: int | None, happened: Happened) -> Row:
    entry = happened.entry
    if not isinstance(entry, entries.Stepped):
        return Row(happened.number, happened.at, entry)
    assert table.match is not None
    reader: Reader = "onlooker" if seat is None else seat
    masked = msgspec.structs.replace(entry, steps=" ".join(map(str, table.match.steps(reader, *happened.steps))))
    events = [told(table.game, event) for event in table.match.events(reader, *happened.events)]
    return Row(happened.number, happened.at, masked, events)


def told(game: Game, event: Event) -> Told:
    """An event beside its words, encoded once for all who see it like this: the words depend on nothing else."""
    key = (game.id, encode(event))
    known: Told | None = _tellings.get(key)
    if known is None:
        if len(_tellings) == TELLINGS_KEPT:
            _tellings.clear()
        known = _tellings[key] = as_json(encode(Told(as_json(key[1]), game.say_event(event))))
    return known


def _option(game: Game, prompt: str, token: str) -> msgspec.Raw:
    """Encoded once: which words offer a token depends on nothing else."""
    key = (game.id, prompt, token)
    known = _options.get(key)
    if known is None:
        known = _options[key] = msgspec.Raw(encode(Option(token, game.say_move(token, prompt))))
    return known


def _seat(table: Table, place: int, connected: set[int]) -> Seat:
    sat = table.seated[place]
    if sat is None:
        return Seat(None, "", "", "", resigned=False, connected=False, stand_in="")
    there = bool(sat.bot) or place in connected
    return Seat(sat.person, sat.name, sat.colour, sat.bot, place in table.resigned, there, table.left.get(place, ""))


def _times(table: Table) -> Times | None:
    clock = table.clock
    if not clock.ticking or table.match is None:
        return None
    now = now_ms()
    left = [max(0, left - (now - begun if begun is not None else 0)) for left, begun in zip(clock.left, clock.since, strict=True)]
    return Times(left, [seat for seat, begun in enumerate(clock.since) if begun is not None])


def as_json(encoded: bytes) -> Any:
    """What is JSON already, within something that is not yet."""
    return msgspec.Raw(encoded)


def _any(value: object) -> Any:
    """For fields whose documented type is what their JSON looks like."""
    return value
