"""What people do at a table besides deciding in the game, for the socket and for plain HTTP alike."""

from collections.abc import Callable

import msgspec
from litestar.exceptions import HTTPException, NotAuthorizedException, PermissionDeniedException

from soiree.server.node import House
from soiree.server.storage import people
from soiree.server.storage.people import Person
from soiree.server.table import events as entries
from soiree.server.table.state import Wrong
from soiree.server.table.table import Table
from soiree.server.workers.messages import STAND_IN


def seat_finder(visitor: Person | None) -> Callable[[Table], int]:
    """Finds where the person sits; whoever only looks on may not decide."""

    def find(table: Table) -> int:
        seat = None if visitor is None else table.seat_of(visitor.id)
        if seat is None:
            raise PermissionDeniedException("only who sits at this table may do that")
        return seat

    return find


async def sit(house: House, id: str, person: Person, seat: int | None, contribution: str) -> None:
    def make(table: Table) -> list[entries.Public]:
        if table.status != "open":
            raise Wrong("the game has already begun")
        table.must_have_room()
        if table.seat_of(person.id) is not None:
            raise Wrong("you already sit at this table")
        free = [place for place, sat in enumerate(table.seated) if sat is None]
        if not free or (seat is not None and seat not in free):
            raise Wrong("this seat is taken" if free else "all seats are taken; you may look on")
        place = free[0] if seat is None else seat
        return [entries.Sat(place, person.id, person.name, person.colour, contribution=contribution)]

    await house.tables.happen(id, make)


async def stand(house: House, id: str, person: Person) -> None:
    def make(table: Table) -> list[entries.Public]:
        seat = seat_finder(person)(table)
        if table.status != "open":
            raise Wrong("the game has begun; resign if you must go")
        return [entries.Stood(seat)]

    await house.tables.happen(id, make)


async def leave_everywhere(house: House, person: str) -> None:
    """Gets up from tables that have not begun, and gives up the games that run."""
    sitting = ["open", "playing"]
    found = await house.store.read(lambda disk: people.tables_of(disk, person, sitting, people.EVER, 100_000))
    for row in found:

        def make(table: Table) -> list[entries.Public]:
            seat = table.seat_of(person)
            if seat is None or table.status not in sitting:
                return []
            return [entries.Stood(seat)] if table.status == "open" else table.resign(seat, STAND_IN)

        await house.tables.happen(row.id, make)


async def start(house: House, id: str, person: Person) -> None:
    def make(table: Table) -> list[entries.Public]:
        if table.header.owner != person.id:
            seat_finder(person)(table)
        return table.start()

    await house.tables.happen(id, make)


def once(visitor: Person | None, request: str, make: Callable[[Table], list[entries.Public]]) -> Callable[[Table], list[entries.Public]]:
    """Does nothing if the person has asked this before, under the same id."""

    def unless_done(table: Table) -> list[entries.Public]:
        done = visitor is not None and table.has_done(visitor.id, request)
        return [] if done else make(table)

    return unless_done


async def resign(house: House, id: str, visitor: Person | None, request: str = "") -> None:
    def make(table: Table) -> list[entries.Public]:
        return table.resign(seat_finder(visitor)(table), STAND_IN, request)

    await house.tables.happen(id, once(visitor, request, make))


async def leave_to_bot(house: House, id: str, visitor: Person | None, request: str = "") -> None:
    def make(table: Table) -> list[entries.Public]:
        seat = seat_finder(visitor)(table)
        table.must_have_room()  # returning is always possible: nobody returns more often than they left
        return table.leave_to_bot(seat, request)

    await house.tables.happen(id, once(visitor, request, make))


async def take_again(house: House, id: str, visitor: Person | None, request: str = "") -> None:
    def make(table: Table) -> list[entries.Public]:
        return table.take_again(seat_finder(visitor)(table), request)

    await house.tables.happen(id, once(visitor, request, make))


async def draw(house: House, id: str, visitor: Person | None, accept: bool, request: str = "") -> None:
    def make(table: Table) -> list[entries.Public]:
        seat = seat_finder(visitor)(table)
        table.must_have_room()
        return table.offer_draw(seat, request) if accept else table.decline_draw(seat, request)

    await house.tables.happen(id, once(visitor, request, make))


async def chat(house: House, id: str, visitor: Person | None, text: str, request: str = "") -> None:
    if visitor is None:
        raise NotAuthorizedException("say who you are first: POST /api/guest, log in, or use a token")
    said = " ".join(text.split())
    if not said:
        raise Wrong("there is nothing in it")

    def make(table: Table) -> list[entries.Public]:
        table.must_have_room()
        if visitor.id in table.muted:
            raise PermissionDeniedException("you have been muted at this table")
        if not house.chatter.take(visitor.id):
            raise HTTPException("slower, please", status_code=429)
        return [entries.Said(visitor.id, visitor.name, said, table.seat_of(visitor.id), request)]

    await house.tables.happen(id, once(visitor, request, make))


async def mute(house: House, id: str, person: Person, whom: str, muted: bool) -> None:
    def make(table: Table) -> list[entries.Public]:
        if table.header.owner != person.id:
            raise PermissionDeniedException("only who laid the table may mute")
        table.must_have_room()
        return [entries.Muted(whom, muted)]

    await house.tables.happen(id, make)


async def close(house: House, id: str, person: Person) -> None:
    def make(table: Table) -> list[entries.Public]:
        if table.header.owner != person.id:
            raise PermissionDeniedException("only who laid the table may close it")
        if table.status in {"over", "closed"}:
            raise Wrong("the table is already closed")
        others = any(sat is not None and not sat.bot and sat.person != person.id for sat in table.seated)
        if table.status == "playing" and others:
            raise Wrong("others play here; resign or offer a draw")
        return [entries.Closed()]

    await house.tables.happen(id, make)


async def rematch(house: House, id: str, person: Person) -> str:
    """A new table of the same kind, seats moved on by one; bots and whoever asks sit down, the others are shown the way."""

    def look(table: Table) -> Table:
        seat_finder(person)(table)
        if table.status != "over":
            raise Wrong("the game is not over")
        return table

    old = await house.tables.on(id, look)
    if old.rematch:
        return old.rematch
    header = old.header
    sat = []
    for seat, one in enumerate(old.seated):
        if one is not None and (one.person == person.id or (one.bot and seat not in old.resigned)):
            sat.append(entries.Sat((seat + 1) % header.seats, one.person, one.name, one.colour, one.bot))
    new = await house.tables.lay(
        header.game, header.seats, header.options, header.clock, header.listed, header.aids, sat, person.id, header.hints, header.stand_in
    )  # fmt: skip
    await house.tables.happen(id, lambda table: [] if table.rematch else [entries.Rematched(new)])
    return await house.tables.on(id, lambda table: table.rematch)


class WhyNot(msgspec.Struct, frozen=True, tag_field="type", tag="why-not"):
    """Whether a token may be played now, or the clause that forbids it ('' if it is no move at all) and its words."""

    id: str
    token: str
    allowed: bool
    clause: str
    text: str


async def why_not(house: House, id: str, visitor: Person | None, token: str, language: str, request: str = "") -> WhyNot:
    def ask(table: Table) -> WhyNot:
        reason = table.why_not(seat_finder(visitor)(table), token, language)
        if reason is None:
            return WhyNot(request, token, True, "", "")
        return WhyNot(request, token, False, reason.clause, reason.text)

    return await house.tables.on(id, ask)
