"""What every route can answer when something is wrong, and how exceptions become those answers."""

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotAuthorizedException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from soiree.core.errors import CannotTakeBack, Refusal, SoireeError
from soiree.server.node import House, Problem
from soiree.server.storage.people import Person
from soiree.server.storage.store import Conflict
from soiree.server.storage.tables import NoTable
from soiree.server.table.state import Wrong

journal = logging.getLogger("soiree.http")

PROBLEMS = {
    400: ResponseSpec(Problem, description="the request does not make sense", generate_examples=False),
    401: ResponseSpec(Problem, description="who is asking? a guest's cookie, a log-in or a token is needed", generate_examples=False),
    403: ResponseSpec(Problem, description="not for this person, or not from this origin", generate_examples=False),
    404: ResponseSpec(Problem, description="there is no such thing", generate_examples=False),
    405: ResponseSpec(Problem, description="this method is not served here", generate_examples=False),
    409: ResponseSpec(Problem, description="not now: the rules or the state of the table forbid it", generate_examples=False),
    413: ResponseSpec(Problem, description="too large", generate_examples=False),
    429: ResponseSpec(Problem, description="too many requests", generate_examples=False),
}


def house_of(state: State) -> House:
    house = state.house
    assert isinstance(house, House)
    return house


async def visitor_of(request: Request[object, object, State], house: House) -> Person | None:
    connection: ASGIConnection[Any, Any, Any, State] = request
    return await house.visitor(connection)


async def person_of(visitor: Person | None) -> Person:
    """Somebody known; anybody else is asked to come in as a guest first."""
    if visitor is None:
        raise NotAuthorizedException("say who you are first: POST /api/guest, log in, or use a token")
    return visitor


def problem(status: int, error: str, detail: str, clause: str = "") -> Response[Problem]:
    return Response(Problem(error, detail, clause), status_code=status, media_type=MediaType.JSON)


def refused(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    status, name, detail, clause = describe(error)
    if status >= 500:
        return failed(request, error)
    return problem(status, name, detail, clause)


def describe(error: Exception) -> tuple[int, str, str, str]:
    """An exception as status, kind, sentence and clause."""
    match error:
        case NoTable():
            return 404, "NoTable", str(error), ""
        case Wrong():
            return 409, "Wrong", str(error), ""
        case Refusal():
            return 409, type(error).__name__, str(error), error.clause
        case CannotTakeBack():
            return 409, "CannotTakeBack", str(error), ""
        case SoireeError():
            return 400, type(error).__name__, str(error), ""
        case Conflict():
            return 409, "Busy", "many decide at this moment; try again", ""
        case ValidationException():
            return 400, "BadRequest", f"{error.detail}: {_places(error.extra)}"[:300], ""
        case HTTPException():
            return error.status_code, type(error).__name__.removesuffix("Exception"), error.detail[:300], ""
        case msgspec.ValidationError() | msgspec.DecodeError():
            return 400, "BadRequest", str(error)[:300], ""
    raise error


def failed(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    """A defect of ours: logged with its cause, told without."""
    journal.error("failed", exc_info=error, extra={"method": request.method, "path": request.url.path})
    return problem(500, "Failed", "something went wrong here; it has been noted")


def _places(extra: object) -> str:
    found = extra if isinstance(extra, list) else [extra]
    return "; ".join(f"{place.get('key', '')}: {place.get('message', '')}" for place in found if isinstance(place, dict))


HANDLERS: dict[int | type[Exception], Any] = {
    Wrong: refused,
    SoireeError: refused,
    Conflict: refused,
    HTTPException: refused,
    msgspec.ValidationError: refused,
    Exception: failed,
}
