"""`Step`: one token of a record."""


class Step:
    """A decision of a seat, or a chance outcome (seat None), and the line of the record that has it."""

    __slots__ = ("line", "seat", "token")

    def __init__(self, seat: int | None, token: str, line: int = 1) -> None:
        self.seat = seat
        self.token = token
        self.line = line

    def __str__(self) -> str:
        return f"*{self.token}" if self.seat is None else f"{self.seat}:{self.token}"

    def same(self, other: "Step") -> bool:
        """Whether both are the same decision or outcome; their lines may differ."""
        return self.seat == other.seat and self.token == other.token
