"""A message: the id of a sentence in the words files, and its variables. `soiree.core.texts.words` turns it into text."""

import msgspec


class Message(msgspec.Struct, frozen=True):
    """An id of the words files with its variables: numbers, texts, texts by language (a dict), further messages, lists of messages."""

    id: str
    about: dict[str, object] = {}

    def __post_init__(self) -> None:
        """Messages within it are plain dicts when it comes from JSON."""
        for name, value in self.about.items():
            if isinstance(value, dict | list):
                self.about[name] = _with_messages(value)


_FIELDS = {"id", "about"}


def _with_messages(value: object) -> object:
    if isinstance(value, list):
        return [_with_messages(part) for part in value]
    return Message(value["id"], value["about"]) if isinstance(value, dict) and value.keys() == _FIELDS else value


PLAYER = "player"


def player(seat: int) -> Message:
    """The name of the player in that seat; it is filled in where the text is shown."""
    return Message(PLAYER, {"seat": seat})
