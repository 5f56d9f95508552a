"""The exceptions that Soirée raises for bad input, one class for each kind of mistake."""

from soiree.core.message import Message


class SoireeError(Exception):
    """The base of all exceptions for bad input. The text says what is wrong and what would be right."""


class UnknownGame(SoireeError):
    """No game has this id."""


class UnknownLesson(SoireeError):
    """The game has no lesson with this id."""


class BadRoom(SoireeError):
    """A game's package lacks a file or a name of the convention in `soiree.core.room`, or a part of it returns the wrong type."""


class BadSeats(SoireeError):
    """The game is not played by that many seats, or has no such seat."""


class BadOption(SoireeError):
    """An option that the game does not have, or a value that the option cannot take."""


class BadRecord(SoireeError):
    """A record that cannot be parsed or replayed; `line` counts from 1."""

    def __init__(self, reason: str, line: int = 1) -> None:
        super().__init__(f"line {line}: {reason}")
        self.reason = reason
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

    def __init__(self, sentence: str, clause: str = "", say: Message | None = None) -> None:
        super().__init__(sentence)
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

    def __init__(self, sentence: str, say: Message | None = None) -> None:
        super().__init__(sentence)
        self.say = say
