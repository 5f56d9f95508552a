"""Requests that are refused, each kind with the error name and the HTTP status that the API answers."""


class RequestRefused(Exception):
    """The request cannot be carried out now. The text says what is wrong and what would be right."""

    error = "Wrong"
    status = 409
    retry_after: int | None = None  # seconds after which the same request can succeed, if that is known


class NotSignedIn(RequestRefused):
    """The request needs a person, and has no valid cookie or token."""

    error = "NotAuthorized"
    status = 401


class NotAllowed(RequestRefused):
    """The person may not do this."""

    error = "PermissionDenied"
    status = 403


class NotFound(RequestRefused):
    """There is nothing under this id."""

    error = "NotFound"
    status = 404


class TableNotFound(NotFound):
    """No table has this id."""

    error = "NoTable"

    def __init__(self) -> None:
        super().__init__("there is no such table")


class TooManyRequests(RequestRefused):
    """The person has used up a rate limit for now."""

    error = "TooMany"
    status = 429

    def __init__(self, text: str, retry_after: int | None = None) -> None:
        super().__init__(text)
        self.retry_after = retry_after


class ServerBusy(TooManyRequests):
    """The server has as much to do as it accepts, for whomever."""

    error = "Busy"
    status = 503
