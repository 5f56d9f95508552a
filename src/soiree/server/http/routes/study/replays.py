"""Replays: a record step by step, as a seat or an onlooker saw it. Nothing is stored."""

import re
from fractions import Fraction
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response, post
from litestar.openapi.datastructures import ResponseSpec

from soiree.core.errors import BadRecord
from soiree.core.match import Match, check_result, open_table
from soiree.core.records.record import Record
from soiree.games import game_of
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.security import MAX_BODY
from soiree.server.limits.replaying import ClientReplays
from soiree.server.table.events import GameEnded
from soiree.server.table.moments import AnyReader, Moment, next_moment, view_now
from soiree.server.table.snapshot import encode

_SHARE = re.compile(r"[01]|[1-9][0-9]{0,2}/[1-9][0-9]{0,2}")


class ReplayOf(msgspec.Struct, forbid_unknown_fields=True):
    """A record with nothing hidden, and the reader: a seat, an onlooker, or `open` to hide nothing."""

    record: Annotated[str, msgspec.Meta(max_length=MAX_BODY)]
    reader: Annotated[int, msgspec.Meta(ge=0, le=6)] | Literal["onlooker", "open"] = "onlooker"


class Replayed(msgspec.Struct, frozen=True):
    game: str
    names: list[str]  # by seat; '' where the record has no name
    moments: list[Moment]
    result: GameEnded | None


MOMENTS = {200: ResponseSpec(Replayed, description="the record, step by step", generate_examples=False), **PROBLEMS}


@post("/api/replay", responses=MOMENTS, status_code=200)
async def replay(replays: ClientReplays, data: ReplayOf) -> Response[bytes]:
    """Replays a record by the rules. An error names the line of the record."""
    return Response(await replays.run(_replayed, data), media_type=MediaType.JSON)


def _replayed(data: ReplayOf) -> bytes:
    return encode(replay_record(Record.parse(data.record), data.reader))


def replay_record(record: Record, reader: AnyReader) -> Replayed:
    match = open_table(game_of(record), record)
    if isinstance(reader, int) and reader >= match.seats:
        raise BadRecord(f"the seats of this match are 0 to {match.seats - 1}; {reader} is none of them", record.line_of("Seats"))
    moments = [Moment("", view_now(match, reader), [])]
    moments += [next_moment(match, reader, step, index) for index, step in enumerate(record.steps)]
    check_result(match, record)
    names = [record.headers.get(f"Player.{seat}", "") for seat in range(match.seats)]
    return Replayed(match.game.id, names, moments, ending(match, record))


def ending(match: Match, record: Record) -> GameEnded | None:
    """How the game of a record ended, by the rules or by agreement; None if it did not."""
    seed = record.headers.get("Seed", "")
    if match.returns is not None:
        return GameEnded(match.returns, match.result, match.reason, seed)
    agreed = record.headers.get("Agreed")
    if agreed is None:
        return None
    shares = agreed.split()
    if len(shares) != match.seats or not all(_SHARE.fullmatch(share) for share in shares):
        raise BadRecord(f"{agreed[:40]!r} does not give each seat its return", record.line_of("Agreed"))
    return GameEnded([float(Fraction(share)) for share in shares], agreed, record.headers.get("Ending", ""), seed)


ROUTES = [replay]
