"""A snapshot: what one reader (a seat or an onlooker) receives of a table.

View, legal moves, prompt and steps come from the reader's own match. Nothing is made by deleting from what others may see.
"""

from typing import Any, Literal

import msgspec

from soiree.core.events import Event
from soiree.core.game import Game
from soiree.core.match import Reader
from soiree.core.score import Score
from soiree.core.texts.message import Message
from soiree.server.table import events
from soiree.server.table.rated import rated
from soiree.server.table.state import LogEntry, Rated, Status, TableState, Unrated


class GameEvent(msgspec.Struct, frozen=True):
    """An event of the game as the reader sees it, and the message that describes it."""

    event: dict[str, object]
    say: Message


class Row(msgspec.Struct, frozen=True):
    """One public event of the table's log; a `stepped` one has the game events of its steps."""

    number: int
    at: int
    event: events.PublicEvent = msgspec.field(name="entry")
    game_events: list[GameEvent] = msgspec.field(name="events", default_factory=list)


class Option(msgspec.Struct, frozen=True):
    """A legal move: its token, and the message that offers it."""

    token: str
    say: Message


class Seat(msgspec.Struct, frozen=True):
    """Who has the seat; `person` is null while it is free."""

    person: str | None
    name: str
    colour: str
    bot: str
    resigned: bool
    connected: bool
    stand_in: str  # the level of the bot that plays while the player is away; '' if none does
    kind: str = ""  # guest, account or bot, when they took the seat; '' if that was not kept
    reserved: str = ""  # the person for whom a free seat is kept; '' if anybody can take it
    reserved_name: str = ""  # their name, if they were invited
    away_until: int = 0  # the end of the player's vacation, in milliseconds since 1970: their clock does not run before; 0 if there is none


class ClockTimes(msgspec.Struct, frozen=True):
    """Milliseconds left by seat when the snapshot was made, and the seats whose clocks run."""

    left: list[int]
    running: list[int]


class Shuffle(msgspec.Struct, frozen=True):
    """The shuffle before the first card: what the server and the seats committed to, and the secrets that are revealed."""

    commitment: str  # of the server
    commitments: list[str]  # by seat, '' if it takes no part
    secrets: list[str]  # by seat, '' if it is not revealed
    left: int | None  # milliseconds to reveal; null before the game is started


class PinnedMessage(msgspec.Struct, frozen=True):
    """The chat message that is pinned."""

    number: int
    at: int
    person: str
    name: str
    text: str


class Snapshot(msgspec.Struct, frozen=True, tag_field="type", tag="look"):
    """A table as one reader may see it now. (`number`, `desk`) only grows: a client ignores a snapshot older than its newest."""

    table: str
    game: str
    since: int  # rows begin after this number
    number: int
    draft_version: int = msgspec.field(name="desk")  # counts the reader's own decisions and undos
    status: Status
    seat: int | None
    seats: list[Seat]
    rows: list[Row]
    view: dict[str, object] | None
    prompt: str
    moves: list[Option]
    drafted: list[Option]  # the reader's decisions that are not committed yet
    take_back: Message | None  # why nothing can be undone; null if something can
    aids: bool  # whether the page shows what can be deduced
    hints: Literal["", "bots", "all"]  # whether the reader can take hints: no, because all others are bots, or because everybody can
    stand_in: str  # the level of the bot that plays for players who leave; '' if none does
    clock: ClockTimes | None
    draw_offers: list[int] = msgspec.field(name="offer")
    result: events.GameEnded | None
    done: list[str]  # ids of the reader's requests that are on disk now (over the socket)
    pinned: PinnedMessage | None = None
    shuffle: Shuffle | None = None  # until the first card is dealt
    unrated: Unrated = ""  # why the game is not rated, no matter who plays; '' if it can be
    rated: Rated = "yes"  # whether the game is rated, or why not; `accounts`: if everybody who still sits down has an account
    owner: str = ""  # the person who has created the table
    onlookers: int = 0  # how many watch without a seat; it may be a few seconds late
    queued: str = ""  # the reader's move that the server plays when it is their turn; '' if there is none
    queue_dropped: str = ""  # the reader's queued move that could not be played, until they decide
    cancel_offers: list[int] = []  # seats that have agreed to cancel the game
    can_cancel: bool = False  # whether the game can still be cancelled
    friends_only: bool = False  # whether only friends of the owner can take a seat
    chat_closed: bool = False  # by the owner: nobody can write
    edition: str = ""  # whose printed values it plays with
    score: Score | None = None  # what was compared at the end; null before, and if the game ended otherwise than by its rules


NO_MESSAGE = events.ChatSent("", "", "")  # instead of one that the reader may not see
NOTHING_TO_UNDO, ALREADY_COMMITTED = Message("ui-back-nothing"), Message("ui-back-learned")
EVENTS_CACHED = 20_000
encode = msgspec.json.Encoder().encode
_option_cache: dict[tuple[str, str, str, str], msgspec.Raw] = {}
_event_cache: dict[tuple[str, str, bytes], Any] = {}


def encode_snapshot(
    state: TableState,
    seat: int | None,
    since: int,
    connected: set[int],
    done: list[str],
    now: int,
    stranger: bool = False,
    onlookers: int = 0,
    hidden: frozenset[str] = frozenset(),
) -> bytes:
    """The snapshot for a seat or an onlooker, as JSON ready to send. To a stranger, chat and the rematch are not shown.

    `hidden`: people whose chat lines the reader does not see.
    """
    match = state.match_for(seat)
    playing = state.status == "playing" and match is not None
    prompt, moves, drafted = "", [], []
    take_back: Message | None = NOTHING_TO_UNDO
    if playing and seat is not None and seat not in state.resigned and seat not in state.stand_ins:
        assert match is not None
        prompt = match.prompt(seat)
        moves = [_option(state.game, prompt, token) for token in match.moves(seat)]
        if seat in state.drafts:
            drafted = [_option(state.game, prompted, token) for prompted, token in state.drafts[seat].decisions]
        if state.draft_versions[seat]:
            take_back = None if drafted and not match.cannot_take_back(seat) else ALREADY_COMMITTED
    header = state.header
    snapshot = Snapshot(
        table=header.id,
        game=header.game,
        since=since,
        number=state.number,
        draft_version=0 if seat is None else state.draft_versions[seat],
        status=state.status,
        seat=seat,
        seats=_seats(state, connected),
        rows=_readable_rows(state, seat, since, stranger, hidden),
        view=None if match is None else raw_json(match.view(seat).encode()),
        prompt=prompt,
        moves=_any(moves),
        drafted=_any(drafted),
        take_back=take_back,
        aids=header.aids,
        hints=state.hints_for(seat),
        stand_in=header.stand_in,
        clock=_clock_times(state, now),
        draw_offers=sorted(state.draw_offers),
        result=state.ended,
        done=done,
        pinned=None if stranger else _pinned(state, hidden),
        shuffle=_shuffle(state, now),
        unrated=state.unrated,
        rated=rated(state),
        owner=header.owner,
        onlookers=onlookers,
        queued="" if seat is None else state.queued.get(seat, ""),
        queue_dropped="" if seat is None else state.queue_dropped.get(seat, ""),
        cancel_offers=sorted(state.cancel_offers),
        can_cancel=state.can_cancel,
        friends_only=state.friends_only,
        edition=header.edition,
        chat_closed=state.chat_closed,
        score=state.game.score(match.view(seat)) if match is not None and match.over else None,
    )
    return encode(snapshot)


def rows(state: TableState, seat: int | None, since: int) -> list[Row]:
    """The public events after a number, as the reader may see them."""
    first = len(state.log)
    while first > 0 and state.log[first - 1].number > since:
        first -= 1
    return [_row(state, seat, entry) for entry in state.log[first:]]


def _row(state: TableState, seat: int | None, entry: LogEntry) -> Row:
    event = entry.event
    if entry.number in state.hidden:
        return Row(entry.number, entry.at, NO_MESSAGE)
    if isinstance(event, events.StartGiven):
        return Row(entry.number, entry.at, events.StartGiven())
    if not isinstance(event, events.StepsCommitted):
        return Row(entry.number, entry.at, event)
    assert state.match is not None
    reader: Reader = "onlooker" if seat is None else seat
    masked = msgspec.structs.replace(event, steps=" ".join(map(str, state.match.steps(reader, *entry.steps))))
    seen = [encode_game_event(state.game, one) for one in state.match.events(reader, *entry.game_events)]
    return Row(entry.number, entry.at, masked, seen)


def _readable_rows(state: TableState, seat: int | None, since: int, stranger: bool, hidden: frozenset[str]) -> list[Row]:
    found = rows(state, seat, since)
    if hidden:
        found = [_without_text(row) if isinstance(row.event, events.ChatSent) and row.event.person in hidden else row for row in found]
    return [_without_private(row) for row in found] if stranger else found


def _without_text(row: Row) -> Row:
    """A chat line that is not shown: its number stays, so that the reader misses none."""
    return msgspec.structs.replace(row, event=NO_MESSAGE)


def _without_private(row: Row) -> Row:
    """The row as strangers see it at a table that is not listed."""
    if isinstance(row.event, events.ChatSent):
        return _without_text(row)
    if isinstance(row.event, events.RematchCreated):
        return msgspec.structs.replace(row, event=events.RematchCreated(""))
    return row


def encode_game_event(game: Game, event: Event) -> GameEvent:
    """A game event with its message, as JSON. Cached: it is the same for all readers who see the event like this."""
    key = (game.id, game.edition, encode(event))
    known: GameEvent | None = _event_cache.get(key)
    if known is None:
        if len(_event_cache) == EVENTS_CACHED:
            _event_cache.clear()
        known = _event_cache[key] = raw_json(encode(GameEvent(raw_json(key[2]), game.say_event(event))))
    return known


def _option(game: Game, prompt: str, token: str) -> msgspec.Raw:
    """A move with its message, as JSON. Cached: the message depends on nothing else."""
    key = (game.id, game.edition, prompt, token)
    known = _option_cache.get(key)
    if known is None:
        known = _option_cache[key] = msgspec.Raw(encode(Option(token, game.say_move(token, prompt))))
    return known


def _seats(state: TableState, connected: set[int]) -> Any:
    """The seats as JSON, which is kept until something else than a move happens at the table."""
    key, known = state.seats_json
    if key != (state.settled, connected):
        known = encode([_seat(state, number, connected) for number in range(state.header.seats)])
        state.seats_json = (state.settled, connected), known
    return raw_json(known)


def _seat(state: TableState, seat: int, connected: set[int]) -> Seat:
    player = state.players[seat]
    if player is None:
        return Seat(
            None, "", "", "", resigned=False, connected=False, stand_in="", reserved=state.reserved[seat],
            reserved_name=state.reserved_names[seat],
        )  # fmt: skip
    present = bool(player.bot) or seat in connected
    kind = "bot" if player.bot and seat not in state.resigned else player.person_kind
    stand_in = state.stand_ins.get(seat, "")
    return Seat(
        player.person, player.name, player.colour, player.bot, seat in state.resigned, present, stand_in, kind,
        away_until=state.clock.pauses[seat][1],
    )  # fmt: skip


def _pinned(state: TableState, hidden: frozenset[str]) -> PinnedMessage | None:
    entry = state.pinned
    if entry is None or not isinstance(entry.event, events.ChatSent):
        return None
    if not entry.event.text or entry.number in state.hidden:  # deleted with its author, or hidden
        return None
    if entry.event.person in hidden:
        return None
    return PinnedMessage(entry.number, entry.at, entry.event.person, entry.event.name, entry.event.text)


def _shuffle(state: TableState, now: int) -> Shuffle | None:
    if state.match is not None or state.status == "closed":
        return None
    left = max(0, state.reveal_by - now) if state.shuffling else None
    return Shuffle(state.header.commitment, state.commitments, state.secrets, left)


def _clock_times(state: TableState, now: int) -> ClockTimes | None:
    clock = state.clock
    if not clock.enabled or state.match is None:
        return None
    left = [clock.left_at(seat, now) for seat in range(state.header.seats)]
    return ClockTimes(left, [seat for seat in range(state.header.seats) if clock.is_running(seat, now)])


def raw_json(encoded: bytes) -> Any:
    """JSON that is already encoded, inside a struct that is not."""
    return msgspec.Raw(encoded)


def _any(value: object) -> Any:
    """For fields whose type documents their JSON: the values are already encoded."""
    return value
