"""Playing on from a position of the analysis board: a table that begins there, where the caller plays against bots.

The log and the record say where the game begins, and its shuffle is proven from there on. It is not rated, because its creator may know
all cards. A position that must not be analysed cannot be played on from either.
"""

import json
from typing import Annotated, NamedTuple

import msgspec
from litestar import Request, post
from litestar.datastructures import State

from soiree.core.errors import BadOption, BadSeats
from soiree.core.match import Match, open_table, replay_step, settled_steps
from soiree.core.records.record import Record
from soiree.games import game_of
from soiree.server.http.addresses import client_of
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.messages import OptionalRequestId
from soiree.server.http.routes.study.analyses import Text
from soiree.server.http.routes.tables import create_once
from soiree.server.limits.replaying import ClientReplays
from soiree.server.node import Node
from soiree.server.refusals import RequestRefused
from soiree.server.runtime.registry import id_of_request, new_header
from soiree.server.storage.people import Person
from soiree.server.storage.ratings import BOT_PREFIX
from soiree.server.table.clock import ClockRules
from soiree.server.table.events import PublicEvent, SeatTaken, StartGiven
from soiree.server.table_commands.effects import created
from soiree.server.table_commands.fields import Commitment, CreatedTable
from soiree.server.workers.messages import LEVELS


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """A record up to the position, the caller's seat, and the level of the bots at the others.

    `commitment`: to the caller's secret for the shuffle of what is drawn from here on. `id`: of the request; sent again under the same
    id, it gives the same table.
    """

    record: Text
    seat: Annotated[int, msgspec.Meta(ge=0, le=6)]
    level: Annotated[str, msgspec.Meta(max_length=20)]
    commitment: Commitment = ""
    id: OptionalRequestId = ""


@post("/api/analysis/play", responses=PROBLEMS)
async def play_on(
    request: Request[object, object, State], node: Node, replays: ClientReplays, caller: Person, data: PlayOn
) -> CreatedTable:
    """Creates a table that begins from a position, and starts it. What is decided at the same time is decided anew by all seats."""
    if data.level not in LEVELS:
        raise BadOption(f"the levels of bots are {', '.join(LEVELS)}; {data.level!r} is none of them")
    start = await replays.run(_start_of, data.record)
    await node.analyses.refuse_running(start.asked, caller, replays.run)
    match = start.asked
    if match.over:
        raise RequestRefused("position-over")
    if data.seat >= match.seats:
        raise BadSeats(f"the seats are 0 to {match.seats - 1}, not {data.seat}")
    header = new_header(
        match.game.id, match.seats, match.options, ClockRules(), caller.id,
        listed=False, edition=match.game.edition, id=id_of_request(node.cookie_key, caller.id, data.id) if data.id else "",
    )  # fmt: skip
    first: list[PublicEvent] = [start.given]
    for seat in range(match.seats):
        if seat == data.seat:
            first.append(SeatTaken(seat, caller.id, caller.name, caller.colour, commitment=data.commitment, person_kind=caller.kind))
        else:
            first.append(SeatTaken(seat, f"{BOT_PREFIX}{data.level}", data.level, bot=data.level))
    header = await create_once(node, caller, client_of(request.scope), header, first, data.id)
    await node.tables.append(header.id, lambda table: table.start() if table.state.status == "open" else [])
    return created(header)


class _Start(NamedTuple):
    asked: Match  # at the position that was asked for
    given: StartGiven


def _start_of(text: str) -> _Start:
    """Where a record leads, as the first event of a table. Slow: not for the event loop."""
    record = Record.parse(text)
    game = game_of(record)
    match = open_table(game, record)
    for step in record.steps:
        replay_step(match, step)
    steps = settled_steps(game, record)
    position = record.headers.get("Position", "")
    return _Start(match, StartGiven(json.dumps(json.loads(position)) if position else "", " ".join(map(str, steps))))


ROUTES = [play_on]
