"""The exceptions that Soirée raises for bad input, one class for each kind of mistake."""

import errno
from collections.abc import Sequence
from typing import NamedTuple

from soiree.core.texts.message import Message


class SoireeError(Exception):
    """The base of all exceptions for bad input. Its text says what is wrong and what would be right.

    The reason is a `problem`, shown in the reader's language, if a person can cause the error; else it is an English sentence.
    """

    def __init__(self, reason: str | Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def sentence(self, language: str) -> str:
        """The error in a language."""
        return reason_text(self.reason, language)

    def __str__(self) -> str:
        return self.sentence("en")


def problem(id: str, **about: object) -> Message:
    """A message of errors.*.ftl, or of a faults.*.ftl for an edition. Numbers are shown as they were typed: 8700, not 8,700."""
    return Message(id, {name: value if isinstance(value, Message | list) else str(value) for name, value in about.items()})


def reason_text(reason: str | Message, language: str) -> str:
    """The text of a `problem` in a language; a sentence is returned as it is."""
    if isinstance(reason, str):
        return reason
    from soiree.core.texts.words import words_about  # loads Fluent, which an error seldom needs

    return words_about("errors", language).say(reason)


_SYSTEM_ERRORS = {
    errno.ENOENT: "error-system-missing",
    errno.EACCES: "error-system-forbidden",
    errno.EPERM: "error-system-forbidden",
    errno.EISDIR: "error-system-folder",
    errno.ENOTDIR: "error-system-not-a-folder",
    errno.EEXIST: "error-system-exists",
    errno.ENOSPC: "error-system-full",
    errno.EROFS: "error-system-read-only",
    errno.EADDRNOTAVAIL: "error-system-address",
}


def system_reason(error: OSError | ValueError) -> Message | str:
    """Why the operating system refused something; in its own words if it is unusual."""
    code = error.errno if isinstance(error, OSError) else None
    if code in _SYSTEM_ERRORS:
        return Message(_SYSTEM_ERRORS[code])
    return (isinstance(error, OSError) and error.strerror) or str(error)


class UnknownGame(SoireeError):
    """No game has this id."""


class UnknownLesson(SoireeError):
    """The game has no lesson with this id."""


class BadRoom(SoireeError):
    """A game's package lacks a file or a name of the convention in `soiree.core.room`, or a part of it returns the wrong type."""


class Fault(NamedTuple):
    """One thing that is wrong with printed values, and where: the names and indexes on the way to it, such as `race.row.2.length`."""

    reason: str | Message
    at: str = ""


class BadEdition(SoireeError, ValueError):
    """A file of printed values that cannot be read, or that the rules cannot be played with; `faults` has all that is wrong with it."""

    def __init__(self, reason: str | Message, faults: Sequence[Fault] = ()) -> None:
        super().__init__(reason)
        self.faults = tuple(faults) or (Fault(reason),)


class OtherEdition(SoireeError):
    """Something learned from one edition of a game that is to be used for another one."""


class BadModel(SoireeError):
    """Files of a value model that cannot be read, do not belong together, or are of another layout of the inputs."""


class BadSeats(SoireeError):
    """The game is not played by that many seats, or has no such seat."""


class BadOption(SoireeError):
    """An option that the game does not have, or a value that the option cannot take."""


class BadRecord(SoireeError):
    """A record that cannot be parsed or replayed; `line` counts from 1."""

    def __init__(self, reason: str | Message, line: int = 1) -> None:
        super().__init__(problem("error-line", line=line, reason=reason))
        self.args = (reason, line)  # from which it is made again in another process
        self.cause = reason  # without the line
        self.line = line


class BadView(SoireeError):
    """A text that is not a view of the game."""


class BadPosition(SoireeError):
    """A position that the rules do not allow, or that is not written in the game's position language."""


class BadChance(SoireeError):
    """A chance outcome that is impossible now."""


class Refusal(SoireeError):
    """A decision that was not applied; `clause` is the id of the clause that forbids it ('' if none does).

    `say` explains it to the person who decided: what is wrong in this position and what would be right. It has only what their seat sees.
    A `State` raises refusals without it; a `Match` adds it.
    """

    def __init__(self, reason: str | Message, clause: str = "", say: Message | None = None) -> None:
        super().__init__(reason)
        self.clause = clause
        self.say = say


class UnknownMove(Refusal):
    """No move of this game has this token or number."""


class IllegalMove(Refusal):
    """A move of the game that the seat may not make now."""


class NotYourTurn(Refusal):
    """The seat has nothing to decide now."""


class GameOver(Refusal):
    """The game has ended."""


class CannotTakeBack(SoireeError):
    """The seat has no decision that can be undone now; the text says why, `say` as a message."""

    def __init__(self, reason: str | Message, say: Message | None = None) -> None:
        super().__init__(reason)
        self.say = say
