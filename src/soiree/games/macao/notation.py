"""The notation of Shadows of Macao: the families of section 5 over the faces and tiles of an edition."""

from soiree.core.notation import Notation
from soiree.games.macao.box import SEATS_AT_MOST, Box


def notation(box: Box) -> Notation:
    """The tokens of all actions and chance outcomes of an edition."""
    faces, tiles = [face.code for face in box.cards], [tile.code for tile in box.tiles]
    actions = [f"{letter}{pile}" for letter in "cu" for pile in range(1, 5)]
    actions += [f"{letter}{face}" for letter in "rx" for face in faces]
    actions += [f"{letter}{tile}" for letter in "og" for tile in tiles]
    return Notation(actions, [*faces, *tiles, *(f"s{seat}" for seat in range(SEATS_AT_MOST))])
