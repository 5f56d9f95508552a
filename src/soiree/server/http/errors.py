"""Errors as answers: every route answers a refused request with a Problem."""

import logging
import traceback
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import DataError

from soiree.core.errors import CannotTakeBack, Refusal, SoireeError
from soiree.core.texts.message import Message
from soiree.server.refusals import RequestRefused, TableBusy
from soiree.server.storage.store import LogConflict

MAX_DETAIL = 300  # characters of a text that may repeat parts of the request
log = logging.getLogger("soiree.http")


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not carried out: the kind, a sentence, and the clause of the rules if one forbids it.

    `say` is what to show a person, as a message that can be translated: `refusal-...` of a game, or `reason-...` of the server.
    """

    error: str
    detail: str
    clause: str = ""
    say: Message | None = None


def _problem(description: str) -> ResponseSpec:
    return ResponseSpec(Problem, description=description, generate_examples=False)


PROBLEMS = {
    400: _problem("the request is malformed"),
    401: _problem("not signed in: send a guest's cookie, log in, or send a token"),
    403: _problem("not allowed for this person, or from this origin"),
    404: _problem("not found"),
    405: _problem("method not allowed"),
    409: _problem("the rules or the state of the table do not allow it now"),
    413: _problem("the request is too large"),
    429: _problem("too many requests; the header Retry-After has seconds, if they are known"),
    503: _problem("the server has too much to do; the header Retry-After has seconds"),
}


def describe(error: Exception) -> tuple[int, Problem]:
    """The status and the problem of an exception; raises it again if it is a defect."""
    match error:
        case RequestRefused():
            return error.status, Problem(error.error, str(error), say=error.say)
        case Refusal():
            return 409, Problem(type(error).__name__, str(error), error.clause, error.say)
        case CannotTakeBack():
            return 409, Problem("CannotTakeBack", str(error), say=error.say)
        case SoireeError():
            return 400, Problem(type(error).__name__, str(error))
        case LogConflict():
            return describe(TableBusy())
        case ValidationException():
            return 400, Problem("BadRequest", f"{error.detail}: {_invalid_fields(error.extra)}"[:MAX_DETAIL])
        case HTTPException():
            return error.status_code, Problem(type(error).__name__.removesuffix("Exception"), error.detail[:MAX_DETAIL])
        case msgspec.ValidationError() | msgspec.DecodeError():
            return 400, Problem("BadRequest", str(error)[:MAX_DETAIL])
    raise error


def answer_refusal(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    status, problem = describe(error)
    if isinstance(error, RequestRefused):
        return _answer(status, problem, error.retry_after)
    return answer_defect(request, error) if status >= 500 else _answer(status, problem)


def answer_unreadable(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    """A body that is nested too deeply or is not UTF-8, which the decoder does not report as its own errors."""
    innermost = [frame for frame, _ in traceback.walk_tb(error.__traceback__)][-1:]
    if any(frame.f_globals["__name__"] == "litestar.serialization.msgspec_hooks" for frame in innermost):
        return _answer(400, Problem("BadRequest", "the body is not JSON that can be read"))
    return answer_defect(request, error)


def answer_bad_data(request: Request[object, object, State], error: DataError) -> Response[Problem]:
    """PostgreSQL refuses NUL, for example in a path, where it means only that there is no such thing."""
    if "NUL" in str(error.orig):
        return _answer(400, Problem("BadRequest", "the request contains the character NUL"))
    return answer_defect(request, error)


def answer_defect(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    """A defect of the server: its cause is logged, and not sent."""
    log.error("request failed", exc_info=error, extra={"method": request.method, "path": request.url.path})
    return _answer(500, Problem("Failed", "the server failed to handle this request; the error has been logged"))


def _answer(status: int, problem: Problem, retry_after: int | None = None) -> Response[Problem]:
    headers = {} if retry_after is None else {"Retry-After": str(retry_after)}
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def _invalid_fields(extra: object) -> str:
    found = extra if isinstance(extra, list) else [extra]
    return "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in found if isinstance(one, dict))


HANDLERS: dict[int | type[Exception], Any] = {
    RequestRefused: answer_refusal,
    SoireeError: answer_refusal,
    LogConflict: answer_refusal,
    HTTPException: answer_refusal,
    msgspec.ValidationError: answer_refusal,
    RecursionError: answer_unreadable,
    UnicodeError: answer_unreadable,
    DataError: answer_bad_data,
    Exception: answer_defect,
}
