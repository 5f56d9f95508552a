"""A message: the id of a sentence in the words files, and its variables. `soiree.core.words` turns it into text."""

import msgspec


class Message(msgspec.Struct, frozen=True):
    """An id of the words files with its variables: numbers, texts, texts by language (a dict), further messages, lists of messages."""

    id: str
    about: dict[str, object] = {}


PLAYER = "player"


def player(seat: int) -> Message:
    """The name of the player in that seat; it is filled in where the text is shown."""
    return Message(PLAYER, {"seat": seat})
