"""The lobby: which games there are, and which tables."""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from sqlalchemy import Connection, Row, select

from soiree.core.errors import BadOption, BadSeats, UnknownGame
from soiree.core.game import Game, OptionValue
from soiree.games import game as room
from soiree.games import games as rooms
from soiree.server import table_commands as actions
from soiree.server.http.errors import PROBLEMS
from soiree.server.node import House
from soiree.server.storage import people, schema
from soiree.server.storage.people import Person
from soiree.server.storage.ratings import BOT
from soiree.server.table import events as entries
from soiree.server.table.clock import ClockRules, read_clock
from soiree.server.table.state import Wrong
from soiree.server.workers.messages import LEVELS

Language = Literal["en", "fr"]
Level = Annotated[str, msgspec.Meta(max_length=20)]  # of the bots of the house
SHARED = Path(__file__).parents[3] / "words"


class OptionInfo(msgspec.Struct):
    id: str
    default: OptionValue
    values: list[str]
    low: int
    high: int


class GameInfo(msgspec.Struct):
    id: str
    titles: dict[str, str]
    designers: list[str]
    year: int
    seats: list[int]
    minutes: list[int]
    age: int
    options: list[OptionInfo]
    levels: list[str]  # of the bots of the house, weakest first


class SeatInfo(msgspec.Struct):
    name: str
    bot: str = ""


read_seats = msgspec.json.Decoder(list[SeatInfo | None]).decode  # as a table's row tells it


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
    stand_in: str  # the level of the bot that plays on for whoever leaves: not rated; '' if none does
    created_at: int
    changed_at: int


class MyTable(TableLine):
    """A table in one's own list, and where one sits there."""

    seat: int


class BotSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=6)]
    level: Level


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to lay. `seat`: where the one who lays it sits, null to look on; `start`: deal at once if all seats are taken.

    `hints`: everybody may ask what to do, and the game is not rated. `stand_in`: the level of a bot that plays on for whoever
    leaves, until they return; '' for none. Where there is one, the game is not rated.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: int | None = None
    options: dict[str, OptionValue] = {}
    bots: Annotated[list[BotSeat], msgspec.Meta(max_length=7)] = []
    seat: int | None = 0
    contribution: Annotated[str, msgspec.Meta(max_length=100)] = ""
    clock: ClockRules = ClockRules()
    listed: bool = True
    aids: bool = True
    hints: bool = False
    stand_in: Level = ""
    start: bool = False


class Laid(msgspec.Struct):
    table: str
    path: str  # the invitation: whoever has it may come


@get("/api/games", responses=PROBLEMS, sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """All games, in the order of the lobby."""
    return [
        GameInfo(
            game.id,
            game.titles,
            list(game.designers),
            game.year,
            list(game.seats),
            list(game.minutes),
            game.age,
            [OptionInfo(option.id, option.default, list(option.values), option.low, option.high) for option in game.options.values()],
            list(LEVELS),
        )
        for game in rooms()
    ]


@get("/api/games/{game:str}/words/{language:str}", responses=PROBLEMS, media_type=MediaType.TEXT, sync_to_thread=False)
def game_words(game: str, language: Language) -> str:
    """The words of a game, as a Fluent file."""
    return _file(room_named(game).folder / "words" / f"{language}.ftl")


@get("/api/words/{language:str}", responses=PROBLEMS, media_type=MediaType.TEXT, sync_to_thread=False)
def shared_words(language: Language) -> str:
    """The words that all games share, as a Fluent file."""
    return _file(SHARED / f"{language}.ftl")


def room_named(id: str) -> Game:
    """The game of this id; 404 if there is none."""
    try:
        return room(id)
    except UnknownGame as error:
        raise NotFoundException(str(error)) from None


def _file(path: Path) -> str:
    if not path.is_file():
        raise NotFoundException("there are no such words")
    return path.read_text(encoding="utf-8")


@get("/api/tables", responses=PROBLEMS)
async def list_tables(
    house: House,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    status: Literal["open", "playing", "over"] | None = None,
    free: bool | None = None,
    bots: bool | None = None,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> list[TableLine]:
    """Listed tables, latest first. `free`: a seat is free; `bots`: only bots play."""
    tables = schema.tables.c
    asked = select(schema.tables).where(tables.listed)
    asked = asked.where(tables.status != "closed") if status is None else asked.where(tables.status == status)
    if game is not None:
        asked = asked.where(tables.game == game)
    if free is not None:
        asked = asked.where(tables.seated.contains("null") if free else ~tables.seated.contains("null"))
    if bots is not None:
        human = tables.seated.contains('"bot":""')
        asked = asked.where(~human & ~tables.seated.contains("null") if bots else human)

    def read(disk: Connection) -> list[TableLine]:
        return [TableLine(**_line(row)) for row in disk.execute(asked.order_by(tables.changed_at.desc()).limit(limit))]

    return await house.store.read(read)


@get("/api/me/tables", responses=PROBLEMS)
async def my_tables(
    house: House,
    person: Person,
    status: Literal["open", "playing", "over", "closed"] | None = None,
    before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> list[MyTable]:
    """Tables where you sit, listed or not, latest first; those that were closed only if asked for. `before`: another's `changed_at`."""
    statuses = ["open", "playing", "over"] if status is None else [status]
    until = people.EVER if before is None else before
    found = await house.store.read(lambda disk: people.tables_of(disk, person.id, statuses, until, limit))
    return [MyTable(**_line(row), seat=row.seat) for row in found]


def _line(row: Row[Any]) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "seats": read_seats(row.seated),
        "options": msgspec.json.decode(row.options),
        "clock": read_clock(row.clock),
        "aids": row.aids,
        "hints": row.hints,
        "stand_in": row.stand_in,
        "created_at": row.created_at,
        "changed_at": row.changed_at,
    }


@post("/api/tables", responses=PROBLEMS)
async def lay_table(house: House, person: Person, data: NewTable) -> Laid:
    """Lays a table."""
    game = room(data.game)
    seats = game.check_seats(data.seats)
    options = game.check_options(data.options)
    sat: list[entries.Sat] = []
    levels = [bot.level for bot in data.bots]
    if data.stand_in:
        levels.append(data.stand_in)
    for level in levels:
        if level not in LEVELS:
            raise BadOption(f"the levels of bots are {', '.join(LEVELS)}; {level!r} is none of them")
    for bot in data.bots:
        sat.append(entries.Sat(bot.seat, f"{BOT}{bot.level}", bot.level, bot=bot.level))
    if data.seat is not None:
        sat.append(entries.Sat(data.seat, person.id, person.name, person.colour, contribution=data.contribution))
    places = [one.seat for one in sat]
    if len(set(places)) < len(places) or any(not 0 <= place < seats for place in places):
        raise BadSeats(f"each of the seats 0 to {seats - 1} is for one player")
    if data.start and len(places) < seats:
        raise Wrong("a seat is still free; the game begins when all are taken")
    id = await house.tables.lay(
        game.id, seats, options, data.clock, data.listed, data.aids, sat, person.id, data.hints, data.stand_in
    )  # fmt: skip
    if data.start:
        await actions.start(house, id, person)
    return Laid(id, f"/table/{id}")


ROUTES = [list_games, game_words, shared_words, list_tables, my_tables, lay_table]
