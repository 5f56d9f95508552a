"""What can be wrong with what somebody asked for, each kind with its own name."""


class SoireeError(Exception):
    """Any refusal by Soirée; its text says what would be right."""


class UnknownGame(SoireeError):
    """No game has this id."""


class BadSeats(SoireeError):
    """The game is not played by that many seats, or has no such seat."""


class BadOption(SoireeError):
    """An option that the game does not have, or a value that the option cannot take."""


class BadRecord(SoireeError):
    """A record that cannot be read or replayed; `line` counts from 1."""

    def __init__(self, reason: str, line: int = 1) -> None:
        super().__init__(f"line {line}: {reason}")
        self.reason = reason
        self.line = line


class BadView(SoireeError):
    """A text that is not a view of the game."""


class BadPosition(SoireeError):
    """A position of the example language that the rules could not have."""


class BadChance(SoireeError):
    """A chance outcome that cannot happen now."""


class Refusal(SoireeError):
    """A decision that was not carried out; `clause` is the clause of the spec that forbids it ('' if none does)."""

    def __init__(self, sentence: str, clause: str = "") -> None:
        super().__init__(sentence)
        self.clause = clause


class UnknownMove(Refusal):
    """Not a move of this game at all."""


class IllegalMove(Refusal):
    """A move of the game that its seat may not make now."""


class NotYourTurn(Refusal):
    """The seat has nothing to decide now."""


class GameOver(Refusal):
    """The game has ended."""


class CannotTakeBack(SoireeError):
    """Nothing of this seat's can be taken back now; the text says why."""
