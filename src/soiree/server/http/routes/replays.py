"""Replays: a record, moment by moment, as a seat or an onlooker saw it. Nothing of it is kept."""

import re
from fractions import Fraction
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response, post
from litestar.openapi.datastructures import ResponseSpec

from soiree.core.errors import BadRecord
from soiree.core.match import Match, Reader, check_result, open_table, replay_step
from soiree.core.notation import HIDDEN
from soiree.core.record import Record, Step
from soiree.games import game_of
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.security import BODY_AT_MOST
from soiree.server.table.events import Ended
from soiree.server.table.snapshot import Told, as_json, encode, told

_SHARE = re.compile(r"[01]|[1-9][0-9]{0,2}/[1-9][0-9]{0,2}")


class ReplayOf(msgspec.Struct, forbid_unknown_fields=True):
    """A record with nothing hidden, and through whose eyes to see it: a seat's, an onlooker's, or `open` with nothing hidden."""

    record: Annotated[str, msgspec.Meta(max_length=BODY_AT_MOST)]
    reader: Annotated[int, msgspec.Meta(ge=0, le=6)] | Literal["onlooker", "open"] = "onlooker"


class Moment(msgspec.Struct, frozen=True):
    """What had just happened ('' before anything had), and what the reader then saw; an onlooker's view for `open`."""

    step: str
    view: dict[str, object]
    events: list[Told]


class Replayed(msgspec.Struct, frozen=True):
    game: str
    names: list[str]  # by seat; '' where the record names nobody
    moments: list[Moment]
    result: Ended | None


MOMENTS = {200: ResponseSpec(Replayed, description="the record, moment by moment", generate_examples=False), **PROBLEMS}


@post("/api/replay", responses=MOMENTS, status_code=200, sync_to_thread=True)
def replay(data: ReplayOf) -> Response[bytes]:
    """Replays a record by the rules; what does not fit is told with its line."""
    return Response(encode(replayed(Record.parse(data.record), data.reader)), media_type=MediaType.JSON)


def replayed(record: Record, reader: Reader | Literal["open"]) -> Replayed:
    match = open_table(game_of(record), record)
    if isinstance(reader, int) and reader >= match.seats:
        raise BadRecord(f"the seats of this match are 0 to {match.seats - 1}; {reader} is none of them", record.line_of("Seats"))
    eyes: Reader | None = None if reader == "open" else reader
    seat = reader if isinstance(reader, int) else None
    moments = [Moment("", _view(match, seat), [])]
    for place, step in enumerate(record.steps):
        before = len(match.log)
        replay_step(match, step)
        events = [told(match.game, event) for event in match.events(eyes, since=before)]
        moments.append(Moment(_seen(match, eyes, place, step), _view(match, seat), events))
    check_result(match, record)
    names = [record.headers.get(f"Player.{place}", "") for place in range(match.seats)]
    return Replayed(match.game.id, names, moments, ending(match, record))


def _view(match: Match, seat: int | None) -> dict[str, object]:
    found: dict[str, object] = as_json(match.view(seat).encode())
    return found


def _seen(match: Match, reader: Reader | None, place: int, step: Step) -> str:
    """The step as the reader saw it then: what is decided at once by all is another's secret until all have."""
    seen = match.steps(reader, since=place)
    return str(seen[-1] if seen else Step(step.seat, HIDDEN, step.line))


def ending(match: Match, record: Record) -> Ended | None:
    """How the game of a record ended, by the rules or by agreement; None if it did not."""
    seed = record.headers.get("Seed", "")
    if match.returns is not None:
        return Ended(match.returns, match.result, match.reason, seed)
    agreed = record.headers.get("Agreed")
    if agreed is None:
        return None
    shares = agreed.split()
    if len(shares) != match.seats or not all(_SHARE.fullmatch(share) for share in shares):
        raise BadRecord(f"{agreed[:40]!r} does not give each seat its return", record.line_of("Agreed"))
    return Ended([float(Fraction(share)) for share in shares], agreed, record.headers.get("Ending", ""), seed)


ROUTES = [replay]
