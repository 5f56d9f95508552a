"""Views: what a seat may see, as typed structs whose JSON is exactly section 7 of the game's spec."""

from typing import ClassVar

import msgspec


class View(msgspec.Struct, frozen=True):
    """The observation of one seat, or of an onlooker. Every field is always present, in the order of the spec."""

    # Dotted names of the fields of the private observation; all other fields are public, so equal for all readers.
    private: ClassVar[tuple[str, ...]] = ("seat",)

    def encode(self) -> bytes:
        """The JSON, as bytes."""
        return msgspec.json.encode(self)

    def json(self) -> str:
        """The JSON, as text."""
        return msgspec.json.encode(self).decode()
