"""Sets of seats: a number with a bit for each seat, and one bit for all who only watch."""

from typing import Final

ONLOOKER: Final = 7  # the "seat" of an onlooker: no game has eight seats
EVERYONE: Final = 255
NOBODY: Final = 0
