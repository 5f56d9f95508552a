"""Tables: creating them, listing them, reading what is fixed about one, its record, and whether its shuffle was honest."""

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from sqlalchemy import Row

from soiree.core.errors import BadOption, BadSeats
from soiree.core.game import OptionValue
from soiree.core.records.record import Record
from soiree.core.records.verify import Verdict, verify
from soiree.games import game as room
from soiree.server.http.addresses import client_of
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.messages import OptionalRequestId
from soiree.server.limits.replaying import ClientReplays
from soiree.server.node import Node
from soiree.server.refusals import NotAllowed, RequestRefused, TooManyRequests
from soiree.server.runtime.event_streams.streams import own_games
from soiree.server.runtime.registry import id_of_request, new_header
from soiree.server.storage import people, tables
from soiree.server.storage.people import Person
from soiree.server.storage.ratings import BOT_PREFIX
from soiree.server.storage.store import LogConflict
from soiree.server.table.clock import ClockRules, decode_clock_rules
from soiree.server.table.events import PublicEvent, SeatsReserved, SeatTaken
from soiree.server.table.moments import PastSteps, TableMoment, past_steps, table_moments
from soiree.server.table.rated import rated
from soiree.server.table.snapshot import Snapshot, encode
from soiree.server.table.state import Rated, TableHeader, TableState
from soiree.server.table.summary import OwnGame, TableLine, decode_seats
from soiree.server.table.table import Table
from soiree.server.table_commands.command import require_not_muted
from soiree.server.table_commands.effects import created, find_friend
from soiree.server.table_commands.fields import Commitment, CreatedTable
from soiree.server.texts import check_text
from soiree.server.workers.messages import LEVELS

Level = Annotated[str, msgspec.Meta(max_length=20)]  # of the server's bots
NEWCOMER = Person("", "guest", "", "", None, "")  # a visitor without a name
SNAPSHOT = {200: ResponseSpec(Snapshot, description="the table as the caller may see it", generate_examples=False), **PROBLEMS}
MOMENTS = {200: ResponseSpec(list[TableMoment], description="the steps as the caller saw them", generate_examples=False), **PROBLEMS}


class MyTable(TableLine):
    """A table in the caller's own list, with the caller's seat."""

    seat: int


class TableInfo(msgspec.Struct):
    """What is fixed about a table. `commitment` is the hash of the server's seed, known before the first card.

    `commitments` and `secrets` are those of the seats, '' where a seat takes no part or has not revealed its secret; `contributions` are
    the open texts that count if no seat has committed.
    """

    id: str
    game: str
    seats: int
    options: dict[str, OptionValue]
    clock: ClockRules
    listed: bool
    aids: bool
    hints: bool
    stand_in: str
    edition: str
    friends_only: bool
    owner: str
    created_at: int
    commitment: str
    contributions: list[str]
    commitments: list[str]
    secrets: list[str]
    engine: str
    rematch: str


class BotSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=6)]
    level: Level


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to create. `seat`: the creator's, null to watch; `start`: start at once, if all seats are taken.

    `commitment`: to the creator's secret for the shuffle; `contribution`: an open text, which counts if no seat has committed.
    `hints`: everybody can take hints, and the game is not rated. `stand_in`: the level of a bot that plays for players who leave,
    until they return; '' for none. With one the game is not rated. `edition`: of the game, '' for its own. `friends_only`: only friends
    of the creator can take a seat. `invite`: friends for whom free seats are kept. `id`: of the request; sent again under the same id, it
    gives the same table.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: int | None = None
    options: dict[str, OptionValue] = {}
    bots: Annotated[list[BotSeat], msgspec.Meta(max_length=7)] = []
    seat: int | None = 0
    contribution: Annotated[str, msgspec.Meta(max_length=100)] = ""
    commitment: Commitment = ""
    clock: ClockRules = ClockRules()
    listed: bool = True
    aids: bool = True
    hints: bool = False
    stand_in: Level = ""
    edition: Annotated[str, msgspec.Meta(max_length=40)] = ""
    friends_only: bool = False
    invite: Annotated[list[Annotated[str, msgspec.Meta(min_length=1, max_length=24)]], msgspec.Meta(max_length=7)] = []
    start: bool = False
    id: OptionalRequestId = ""


class PlannedRating(msgspec.Struct):
    """Whether games at a table would be rated, or why not."""

    rated: Rated


# ---------------------------------------------------------------- lists


@get("/api/tables", responses=PROBLEMS)
async def list_tables(
    node: Node,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    status: Literal["open", "playing", "over"] | None = None,
    free: bool | None = None,
    bots: bool | None = None,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> list[TableLine]:
    """Listed tables, latest first. `free`: with a free seat; `bots`: only bots play."""
    found = await node.store.read(lambda connection: tables.read_listed(connection, game, status, free, bots, limit))
    return [TableLine(**_line(row)) for row in found]


@get("/api/me/tables", responses=PROBLEMS)
async def my_tables(
    node: Node,
    caller: Person,
    status: Literal["open", "playing", "over", "closed"] | None = None,
    before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> list[MyTable]:
    """Tables where the caller has a seat, latest first; closed ones only with `status`. `before`: the `changed_at` of the last one."""
    statuses = ["open", "playing", "over"] if status is None else [status]
    until = people.END_OF_TIME if before is None else before
    found = await node.store.read(lambda connection: people.tables_of(connection, caller.id, statuses, until, limit))
    return [MyTable(**_line(row), seat=row.seat) for row in found]


def _line(row: Row[Any]) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "seats": decode_seats(row.seated),
        "options": msgspec.json.decode(row.options),
        "clock": decode_clock_rules(row.clock),
        "aids": row.aids,
        "hints": row.hints,
        "stand_in": row.stand_in,
        "edition": row.edition,
        "friends_only": row.friends_only,
        "created_at": row.created_at,
        "changed_at": row.changed_at,
    }


# ---------------------------------------------------------------- one table


@get("/api/me/games", operation_id="ApiMeGamesRunning", responses=PROBLEMS)
async def running_games(node: Node, caller: Person) -> list[OwnGame]:
    """The caller's games that are not finished: those that wait for the caller first, the longest waiting at the top."""
    return await own_games(node.tables, caller.id)


@post("/api/tables", operation_id="ApiTablesLayTable", responses=PROBLEMS)
async def create_table(request: Request[object, object, State], node: Node, caller: Person, data: NewTable) -> CreatedTable:
    """Creates a table. Refused with 429 if the caller, or the caller's address, has too many that are not finished."""
    header, players = _planned(data, caller, id_of_request(node.cookie_key, caller.id, data.id) if data.id else "")
    if data.friends_only and caller.kind != "account":
        raise NotAllowed("friends-account")
    if data.contribution:
        await require_not_muted(node, caller.id)
    if data.invite:
        invited = await node.store.read(lambda connection: [find_friend(connection, caller.id, id) for id in data.invite])
        players.append(_kept_seats(header, players, invited))
    header = await create_once(node, caller, client_of(request.scope), header, players, data.id)
    if data.start:
        await node.tables.append(header.id, lambda table: table.start() if table.state.status == "open" else [])
    return created(header)


@post("/api/tables/rated", status_code=200, responses=PROBLEMS, sync_to_thread=False)
def would_be_rated(visitor: Person | None, data: NewTable) -> PlannedRating:
    """Whether games at such a table would be rated. Nothing is created. A person who is not known yet counts as a guest."""
    header, players = _planned(data, visitor or NEWCOMER)
    state = TableState(header, header.created_at)
    state.append({}, players, header.created_at)
    return PlannedRating(rated(state))


async def create_once(
    node: Node, caller: Person, client: str, header: TableHeader, first: list[PublicEvent], request_id: str
) -> TableHeader:
    """Creates a table with its first events. For a request that is sent again it returns the header of the table that exists."""
    try:
        await node.quotas.create(caller.id, client, lambda: node.tables.create(header, first))
    except LogConflict:
        if not request_id:
            raise
        return await node.tables.read(header.id, lambda table: table.header)  # created before, with another seed
    return header


def _planned(data: NewTable, caller: Person, id: str = "") -> tuple[TableHeader, list[PublicEvent]]:
    """The table as it is asked for, and its first events: who is seated from the beginning. Raises if there can be no such table."""
    game = room(data.game, data.edition or None)
    seats = game.check_seats(data.seats)
    options = game.check_options(data.options)
    for level in [bot.level for bot in data.bots] + ([data.stand_in] if data.stand_in else []):
        if level not in LEVELS:
            raise BadOption(f"the levels of bots are {', '.join(LEVELS)}; {level!r} is none of them")
    players = [SeatTaken(bot.seat, f"{BOT_PREFIX}{bot.level}", bot.level, bot=bot.level) for bot in data.bots]
    contribution = check_text(data.contribution, "a contribution")
    if data.seat is not None:
        own = SeatTaken(
            data.seat, caller.id, caller.name, caller.colour,
            contribution=contribution, commitment=data.commitment, person_kind=caller.kind,
        )  # fmt: skip
        players.append(own)
    taken = [player.seat for player in players]
    if len(set(taken)) < len(taken) or any(not 0 <= seat < seats for seat in taken):
        raise BadSeats(f"each of the seats 0 to {seats - 1} is for one player")
    if data.start and len(taken) < seats:
        raise RequestRefused("seat-free")
    header = new_header(
        game.id, seats, options, data.clock, caller.id,
        listed=data.listed, aids=data.aids, hints=data.hints, stand_in=data.stand_in, edition=game.edition,
        friends_only=data.friends_only, id=id,
    )  # fmt: skip
    return header, [*players]


def _kept_seats(header: TableHeader, players: list[PublicEvent], invited: list[Person]) -> SeatsReserved:
    """Keeps the first free seats for the people who are invited."""
    taken = {player.seat for player in players if isinstance(player, SeatTaken)}
    free = [seat for seat in range(header.seats) if seat not in taken]
    if len(invited) > len(free) or len({person.id for person in invited}) < len(invited):
        raise BadSeats(f"{len(free)} seats are free for people who are invited")
    kept = dict(zip(free, invited, strict=False))
    ids = [kept[seat].id if seat in kept else "" for seat in range(header.seats)]
    return SeatsReserved(ids, [kept[seat].name if seat in kept else "" for seat in range(header.seats)])


class _Waiter:
    """A request that waits for the table to change."""

    def __init__(self) -> None:
        self.person: str | None = None  # does not count as connected
        self.present = self.visible = False
        self.changed = asyncio.Event()

    def notify(self) -> None:
        self.changed.set()


async def _wait_for_change(node: Node, table: str, after: int, seconds: int) -> None:
    """Returns when the number of the table is beyond `after`, or after this many seconds."""
    waiter = _Waiter()
    node.tables.watch(table, waiter)
    try:
        async with asyncio.timeout(seconds):
            while await node.tables.read(table, lambda it: it.state.number) <= after:
                await waiter.changed.wait()
                waiter.changed.clear()
    except TimeoutError:
        pass
    finally:
        node.tables.unwatch(table, waiter)


@get("/api/tables/{table:str}", operation_id="ApiTablesLookAt", responses=SNAPSHOT)
async def get_snapshot(
    request: Request[object, object, State],
    node: Node,
    visitor: Person | None,
    table: str,
    since: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
    after: Annotated[int | None, Parameter(ge=0, le=2**31)] = None,
    wait: Annotated[int, Parameter(ge=0, le=30)] = 0,
) -> Response[bytes]:
    """A snapshot with the rows after `since`. With `wait`, answers when `number` is beyond `after`, or after that many seconds."""
    if wait and after is not None:
        with node.sockets.at_table(client_of(request.scope), table) as within_share:
            if not within_share:
                raise TooManyRequests("waiting-at-table", retry_after=wait)
            await _wait_for_change(node, table, after, wait)
    content = await node.tables.snapshot(table, None if visitor is None else visitor.id, since)
    return Response(content, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/moments", responses=MOMENTS)
async def get_moments(
    node: Node,
    replays: ClientReplays,
    visitor: Person | None,
    table: str,
    after: Annotated[int, Parameter(ge=0, le=2**31)],
    until: Annotated[int, Parameter(ge=0, le=2**31)] = 2**31,
) -> Response[bytes]:
    """The position after row `after`, then every step of the rows up to `until`, each with the view that the caller had then."""
    person = None if visitor is None else visitor.id

    def past(it: Table) -> tuple[PastSteps | None, int | None]:
        return past_steps(it.state, until), None if person is None else it.state.seat_of(person)

    steps, seat = await node.tables.read(table, past)
    return Response(await replays.run(lambda: encode(table_moments(steps, seat, after))), media_type=MediaType.JSON)


@get("/api/tables/{table:str}/info", responses=PROBLEMS)
async def table_info(node: Node, visitor: Person | None, table: str) -> TableInfo:
    """What is fixed about a table. `rematch` is '' for strangers at a table that is not listed."""
    reader = None if visitor is None else visitor.id

    def info(it: Table) -> TableInfo:
        header, started = it.header, it.state.started
        return TableInfo(
            header.id,
            header.game,
            header.seats,
            header.options,
            header.clock,
            header.listed,
            header.aids,
            header.hints,
            header.stand_in,
            header.edition,
            it.state.friends_only,
            header.owner,
            header.created_at,
            header.commitment,
            [] if started is None else started.contributions,
            it.state.commitments,
            it.state.secrets,
            "" if started is None else started.engine,
            "" if it.state.is_stranger(reader) else it.state.rematch,
        )

    return await node.tables.read(table, info)


@get("/api/tables/{table:str}/record", responses=PROBLEMS, media_type=MediaType.TEXT)
async def record(node: Node, visitor: Person | None, table: str, whole: bool = False) -> str:
    """The record as the caller may see it; with `whole` nothing is hidden, once the game is over."""

    def read(it: Table) -> str:
        if whole and it.state.status != "over":
            raise NotAllowed("record-later")
        return it.record(None if visitor is None else it.state.seat_of(visitor.id), whole)

    return await node.tables.read(table, read)


@get("/api/tables/{table:str}/verify", operation_id="ApiTablesVerifyCheckTheShuffle", responses=PROBLEMS)
async def verify_shuffle(node: Node, replays: ClientReplays, table: str) -> Verdict:
    """Whether every draw followed from the committed seed and what the seats added."""
    game, text = await node.tables.read(table, lambda it: (it.state.game, it.record(None, whole=it.state.status == "over")))
    return await replays.run(lambda: verify(game, Record.parse(text)))


ROUTES = [
    list_tables,
    my_tables,
    running_games,
    create_table,
    would_be_rated,
    get_snapshot,
    get_moments,
    table_info,
    record,
    verify_shuffle,
]
