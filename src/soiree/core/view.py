"""Views: what a seat may see, as typed structs whose JSON is exactly section 7 of the game's spec."""

from typing import ClassVar

import msgspec


class View(msgspec.Struct, frozen=True):
    """What one seat (or an onlooker) sees. Every field is always present, in the order of the spec."""

    # Dotted names of the fields that may differ between viewers at one moment; all others are the same for everybody.
    private: ClassVar[tuple[str, ...]] = ("seat",)

    def encode(self) -> bytes:
        return msgspec.json.encode(self)

    def json(self) -> str:
        return msgspec.json.encode(self).decode()
