"""Reviews: the curve of a finished game and the decisions that mattered, each judged from what its seat could know."""

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException
from litestar.params import Parameter

from soiree.bots.review import Judgement, Point
from soiree.core.decisions import decisions
from soiree.core.game import Game as Room
from soiree.core.record import Record
from soiree.games import game as room
from soiree.games import game_of
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.routes.hints import Expected, told
from soiree.server.http.routes.replays import ending
from soiree.server.http.security import BODY_AT_MOST
from soiree.server.node import House
from soiree.server.runtime.reviews import About, Game, Standing, TooBusy, id_of
from soiree.server.storage.people import Person
from soiree.server.table.snapshot import Option
from soiree.server.table.state import Wrong
from soiree.server.table.table import Table

LONGEST = 1000  # decisions; no game of ours has half of it


class ReviewOf(msgspec.Struct, forbid_unknown_fields=True):
    """A record with nothing hidden."""

    record: Annotated[str, msgspec.Meta(max_length=BODY_AT_MOST)]


class Judged(msgspec.Struct, frozen=True):
    """A decision: what was played and what the analysis prefers; each value (0 to 1) with one standard error.

    The cost `counts` if it is larger than chance explains; then `line` tells what is expected after the preferred move.
    """

    step: int  # how many steps of the record came before
    seat: int
    played: Option
    value: float
    error: float
    preferred: Option
    best: float
    best_error: float
    cost: float
    doubt: float
    counts: bool
    line: list[Expected]


class ReviewLook(msgspec.Struct, frozen=True):
    """How far a review has come and, once it is done, what it found.

    `none`: nobody has asked for it; `stopped`: the house was closed meanwhile, ask again and it goes on.
    """

    id: str
    state: Literal["none", "working", "stopped", "done"]
    done: int
    total: int
    game: str
    steps: int
    curves: list[list[Point]] = []  # by seat
    decisions: list[Judged] = []
    mattered: list[int] = []  # places in `decisions`, the dearest first


def read_game(text: str) -> Game:
    """A record to be looked back at. Takes a while: not for the loop."""
    record = Record.parse(text)
    match, found = decisions(game_of(record), record)
    if len(found) > LONGEST:
        raise Wrong(f"a game of {len(found)} decisions is too long to look back at")
    ended = ending(match, record)
    about = About(match.game.id, match.seats, len(record.steps), None if ended is None else ended.returns)
    return Game(id_of(record), about, found)


def look(standing: Standing) -> ReviewLook:
    about = standing.about
    state: Literal["working", "stopped", "done"] = "done" if standing.done else "stopped" if standing.stale else "working"
    so_far = ReviewLook(standing.id, state, len(standing.judged), standing.total, about.game, about.steps)
    if not standing.done:
        return so_far
    review = standing.review()
    judged = [_judged(room(about.game), one) for one in review.judgements]
    return msgspec.structs.replace(so_far, curves=review.curves, decisions=judged, mattered=review.mattered)


def _judged(game: Room, one: Judgement) -> Judged:
    played, preferred = (Option(token, game.say_move(token, one.prompt)) for token in (one.move, one.preferred))
    return Judged(
        one.step, one.seat, played, one.value, one.error, preferred, one.best, one.best_error, one.cost, one.doubt, one.counts,
        told(game, one.line, one.asked),
    )  # fmt: skip


def open_record(table: Table) -> str:
    if table.status != "over":
        raise PermissionDeniedException("a game is looked back at when it is over")
    return table.record(None, whole=True)


async def ask(house: House, person: Person, text: str, kept: bool) -> ReviewLook:
    """Begins a review, unless it is there."""
    game = await asyncio.to_thread(read_game, text)
    known = await house.reviewing.standing(game.id)
    if (known is None or not known.done) and not house.lookbacks.take(person.id):
        raise HTTPException("you have asked for many reviews; try again in a minute", status_code=429)
    try:
        return look(await house.reviewing.ask(game, kept))
    except TooBusy:
        raise HTTPException("the house looks back at many games at this moment; try again in a while", status_code=429) from None


@post("/api/tables/{table:str}/review", responses=PROBLEMS)
async def review_table(house: House, person: Person, table: str) -> ReviewLook:
    """Asks for the review of a finished game. It is made once, whoever asks; look at `GET /api/reviews/{id}` how far it has come."""
    return await ask(house, person, await house.tables.on(table, open_record), kept=True)


@get("/api/tables/{table:str}/review", responses=PROBLEMS)
async def table_review(house: House, table: str) -> ReviewLook:
    """The review of a finished game, if somebody has asked for it."""
    record = Record.parse(await house.tables.on(table, open_record))
    standing = await house.reviewing.standing(id_of(record))
    if standing is None:
        return ReviewLook(id_of(record), "none", 0, 0, record.headers["Game"], len(record.steps))
    return look(standing)


@post("/api/replay/review", responses=PROBLEMS)
async def review_record(house: House, person: Person, data: ReviewOf) -> ReviewLook:
    """Asks for the review of a record. The same game is judged once, and the latest are kept."""
    return await ask(house, person, data.record, kept=False)


@get("/api/reviews/{id:str}", responses=PROBLEMS)
async def review(house: House, id: Annotated[str, Parameter(max_length=32)]) -> ReviewLook:
    """How far a review has come, and what it found."""
    standing = await house.reviewing.standing(id)
    if standing is None:
        raise NotFoundException("there is no such review")
    return look(standing)


ROUTES = [review_table, table_review, review_record, review]
