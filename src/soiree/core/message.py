"""A message: which words say something, and what they are about. It becomes text where a person reads it."""

import msgspec


class Message(msgspec.Struct, frozen=True):
    """An id of the words files with its variables: numbers, texts, further messages, lists of messages."""

    id: str
    about: dict[str, object] = {}


PLAYER = "player"


def player(seat: int) -> Message:
    """The name of whoever sits there; only the table knows it."""
    return Message(PLAYER, {"seat": seat})
