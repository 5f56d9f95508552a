"""A table over plain HTTP, for scripts and foreign bots: the same looks and the same rules as on the socket."""

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.exceptions import PermissionDeniedException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from soiree.core.game import OptionValue
from soiree.core.record import Record
from soiree.core.verify import Verdict, verify
from soiree.server import table_commands as actions
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.routes.tables import Laid, Language
from soiree.server.node import House
from soiree.server.storage.people import Person
from soiree.server.table.clock import ClockRules
from soiree.server.table.snapshot import Look
from soiree.server.table.table import Table
from soiree.server.table_commands import WhyNot

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
OwnId = Annotated[str, msgspec.Meta(max_length=64)]  # '' if it is not going to be tried again
LOOKS = {200: ResponseSpec(Look, description="the table as the asker sees it", generate_examples=False), **PROBLEMS}
CHANGED = {201: ResponseSpec(Look, description="the table as the asker sees it now", generate_examples=False), **PROBLEMS}


class TableInfo(msgspec.Struct):
    """What is fixed about a table. `commitment` is the hash of the dealer's seed, shown before the first card."""

    id: str
    game: str
    seats: int
    options: dict[str, OptionValue]
    clock: ClockRules
    listed: bool
    aids: bool
    hints: bool
    stand_in: str
    owner: str
    created_at: int
    commitment: str
    contributions: list[str]
    engine: str
    rematch: str


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """`contribution`: a text of your own that the shuffle then depends on."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None
    contribution: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """`id` is yours: the same decision sent again under the same id does nothing."""

    id: Id
    token: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Back(msgspec.Struct, forbid_unknown_fields=True):
    id: Id


class Once(msgspec.Struct, forbid_unknown_fields=True):
    id: OwnId = ""


class Answered(msgspec.Struct, forbid_unknown_fields=True):
    accept: bool = True
    id: OwnId = ""


class Line(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    id: OwnId = ""


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    whom: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]  # a person's id
    muted: bool = True


class _Waiter:
    """A script that waits for the table to change."""

    lag = 0

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.event = asyncio.Event()

    def changed(self) -> None:
        self.event.set()


async def _look(house: House, table: str, visitor: Person | None, since: int = 0, status: int = 201) -> Response[bytes]:
    seen = await house.tables.look(table, None if visitor is None else visitor.id, since)
    return Response(seen, media_type=MediaType.JSON, status_code=status)


@get("/api/tables/{table:str}", responses=LOOKS)
async def look_at(
    house: House,
    visitor: Person | None,
    table: str,
    since: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
    after: Annotated[int | None, Parameter(ge=0, le=2**31)] = None,
    wait: Annotated[int, Parameter(ge=0, le=30)] = 0,
) -> Response[bytes]:
    """A look, with what happened since a number. With `wait`, answers when the number is beyond `after`, or after so many seconds."""
    if wait and after is not None:
        waiter = _Waiter(None)
        house.tables.watch(table, waiter)
        try:
            async with asyncio.timeout(wait):
                while await house.tables.on(table, lambda it: it.number) <= after:
                    await waiter.event.wait()
                    waiter.event.clear()
        except TimeoutError:
            pass
        finally:
            house.tables.unwatch(table, waiter)
    return await _look(house, table, visitor, since, 200)


@get("/api/tables/{table:str}/info", responses=PROBLEMS)
async def table_info(house: House, table: str) -> TableInfo:
    """What is fixed about a table."""

    def info(it: Table) -> TableInfo:
        fixed = it.header
        began = it.began
        return TableInfo(
            fixed.id,
            fixed.game,
            fixed.seats,
            fixed.options,
            fixed.clock,
            fixed.listed,
            fixed.aids,
            fixed.hints,
            fixed.stand_in,
            fixed.owner,
            fixed.created_at,
            it.commitment,
            [] if began is None else began.contributions,
            "" if began is None else began.engine,
            it.rematch,
        )

    return await house.tables.on(table, info)


@post("/api/tables/{table:str}/join", responses=CHANGED)
async def join(house: House, person: Person, table: str, data: Sit) -> Response[bytes]:
    """Sits down on a free seat."""
    await actions.sit(house, table, person, data.seat, data.contribution)
    return await _look(house, table, person)


@post("/api/tables/{table:str}/leave", responses=CHANGED)
async def leave(house: House, person: Person, table: str) -> Response[bytes]:
    """Gives the seat free, before the game has begun."""
    await actions.stand(house, table, person)
    return await _look(house, table, person)


@post("/api/tables/{table:str}/start", responses=CHANGED)
async def start(house: House, person: Person, table: str) -> Response[bytes]:
    """Deals, when all seats are taken."""
    await actions.start(house, table, person)
    return await _look(house, table, person)


@post("/api/tables/{table:str}/play", responses=CHANGED)
async def play(house: House, person: Person, table: str, data: Move) -> Response[bytes]:
    """Decides; on disk when answered."""
    await house.tables.decide(table, actions.seat_finder(person), data.id, data.token)
    return await _look(house, table, person)


@post("/api/tables/{table:str}/take-back", responses=CHANGED)
async def take_back(house: House, person: Person, table: str, data: Back) -> Response[bytes]:
    """Takes the last decision back, while nobody has learned anything from it."""
    await house.tables.decide(table, actions.seat_finder(person), data.id, None)
    return await _look(house, table, person)


@get("/api/tables/{table:str}/why-not", responses=PROBLEMS)
async def why_not(
    house: House, person: Person, table: str, token: Annotated[str, Parameter(max_length=64)], language: Language = "en"
) -> WhyNot:
    """Whether you may play the token now; if not, the clause that forbids it, and its words."""
    return await actions.why_not(house, table, person, token, language)


@post("/api/tables/{table:str}/resign", responses=CHANGED)
async def resign(house: House, person: Person, table: str) -> Response[bytes]:
    """Gives the game up; with more than two seats a bot plays on."""
    await actions.resign(house, table, person)
    return await _look(house, table, person)


@post("/api/tables/{table:str}/leave-to-bot", responses=CHANGED)
async def leave_to_bot(house: House, person: Person, table: str, data: Once) -> Response[bytes]:
    """Leaves the seat to a bot in mid-game, where the table was laid so; it plays on from what the seat sees."""
    await actions.leave_to_bot(house, table, person, data.id)
    return await _look(house, table, person)


@post("/api/tables/{table:str}/take-again", responses=CHANGED)
async def take_again(house: House, person: Person, table: str, data: Once) -> Response[bytes]:
    """Takes the own seat again from the bot, as long as the game runs."""
    await actions.take_again(house, table, person, data.id)
    return await _look(house, table, person)


@post("/api/tables/{table:str}/draw", responses=CHANGED)
async def draw(house: House, person: Person, table: str, data: Answered) -> Response[bytes]:
    """Offers or accepts to end the game as a draw, or declines it."""
    await actions.draw(house, table, person, data.accept, data.id)
    return await _look(house, table, person)


@post("/api/tables/{table:str}/chat", responses=CHANGED)
async def chat(house: House, person: Person, table: str, data: Line) -> Response[bytes]:
    """Says something to everybody at the table."""
    await actions.chat(house, table, person, data.text, data.id)
    return await _look(house, table, person)


@post("/api/tables/{table:str}/mute", responses=CHANGED)
async def mute(house: House, person: Person, table: str, data: Mute) -> Response[bytes]:
    """Lets a person be silent at this table, or speak again."""
    await actions.mute(house, table, person, data.whom, data.muted)
    return await _look(house, table, person)


@post("/api/tables/{table:str}/rematch", responses=PROBLEMS)
async def rematch(house: House, person: Person, table: str) -> Laid:
    """A new table of the same kind, seats moved on by one."""
    new = await actions.rematch(house, table, person)
    return Laid(new, f"/table/{new}")


@delete("/api/tables/{table:str}", responses=PROBLEMS)
async def close(house: House, person: Person, table: str) -> None:
    """Closes the table."""
    await actions.close(house, table, person)


@get("/api/tables/{table:str}/record", responses=PROBLEMS, media_type=MediaType.TEXT)
async def record(house: House, visitor: Person | None, table: str, whole: bool = False) -> str:
    """The record: what the asker may see of it; `whole`: with nothing hidden, once the game is over."""

    def read(it: Table) -> str:
        if whole and it.status != "over":
            raise PermissionDeniedException("the whole record is shown when the game is over")
        return it.record(None if visitor is None else it.seat_of(visitor.id), whole)

    return await house.tables.on(table, read)


@get("/api/tables/{table:str}/verify", responses=PROBLEMS)
async def check_the_shuffle(house: House, table: str) -> Verdict:
    """Whether every draw followed from the seed that was promised and the seats' contributions."""
    return await house.tables.on(table, lambda it: verify(it.game, Record.parse(it.record(None, whole=it.status == "over"))))


ROUTES = [
    *(look_at, table_info, join, leave, start, play, take_back, why_not, resign, draw, chat, mute, rematch, close),
    *(leave_to_bot, take_again, record, check_the_shuffle),
]
