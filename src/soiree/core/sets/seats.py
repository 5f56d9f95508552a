"""Sets of seats: an integer with a bit for each seat, and one bit for all onlookers together."""

from typing import Final

ONLOOKER: Final = 7  # the bit of the onlookers; no game has eight seats
EVERYONE: Final = 255
NOBODY: Final = 0
