"""Cloakroom, a toy game: bid for a look at your neighbour's card, and perhaps exchange it. Two or three seats.

It is small, but has everything that the contract must carry: hidden cards, chance, simultaneous decisions in two parts, a peek, an
unseen exchange. Its modules use relative imports, because a test copies the room into the package of games.
"""

MEASURED = ("dealt",)
COUNTED = ("peeked.seat",)
