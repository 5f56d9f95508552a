"""The map in play as tables of numbers, which never change and are shared by all states. A set of districts is a bit set.

The rules use no names of districts; they look up kinds, ways and wheel positions here. Names are for views and events.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.sets.bits import bit

# The kinds of districts: the four offices are numbered like their places.
PIG: Final = 0
ARCHIVES: Final = 1
BANK: Final = 2
HALL: Final = 3
IVORY: Final = 4
STEEL: Final = 5


class Board:
    """One side of the board with one metro table, for one number of seats.

    Actions are numbered: the districts of all sides, Edgar's needle by position, Lucien's, then the moves that every map has.
    """

    def __init__(
        self,
        names: tuple[str, str, str],
        ids: tuple[str, ...],
        codes: tuple[str, ...],
        kinds: Sequence[int],
        ways: Sequence[int],
        wheel: int,
        lines: Sequence[bool],
        collector: int,
        bureaucrat: int,
    ) -> None:
        """`names`: of edition, side and metro table; `ids` and `codes`: of all districts and wheel positions of the file.

        `kinds` by district, -1 where the side has none; `ways` by district and wheel position: the districts it leads to; `lines` by
        position: whether it is a metro line.
        """
        self.edition, self.side, self.metro = names
        self.ids = ids
        self.codes = codes
        self.kinds = vec[i64](kinds)
        self.ways = vec[i64](ways)
        self.districts: i64 = len(ids)
        self.positions: i64 = len(codes)
        self.stay: i64 = codes.index("s")
        self.edgar_needles: i64 = self.districts
        self.lucien_needles: i64 = self.edgar_needles + self.positions
        self.moves: i64 = self.lucien_needles + self.positions  # the first move that every map has
        self.lines = vec[i64]([int(line) for line in lines])
        self.wheel: i64 = wheel  # the wheel positions of this map (EL-211)
        self.collector: i64 = collector
        self.bureaucrat: i64 = bureaucrat
        self.land: i64 = 0  # all districts of this map
        self.offices: i64 = 0
        self.ivory: i64 = 0
        self.steel: i64 = 0
        for district, kind in enumerate(kinds):
            if kind >= 0:
                self.land |= bit(district)
            if 0 <= kind < IVORY:
                self.offices |= bit(district)
            elif kind == IVORY:
                self.ivory |= bit(district)
            elif kind == STEEL:
                self.steel |= bit(district)
        self.near = vec[i64]([self.spread(bit(district)) for district in range(len(kinds))])  # where a pawn can be after one move
        self.near_two = vec[i64]([self.spread(near) for near in self.near])  # after two

    def kind(self, district: i64) -> i64:
        return self.kinds[district]

    def leads_to(self, district: i64, position: i64) -> i64:
        """The districts that a needle on this position leads to from here; none for stay and for a colour that is not there."""
        return self.ways[district * self.positions + position]

    def district(self, id: str) -> i64:
        """The number of a district. Raises ValueError if the file has none with this id."""
        return self.ids.index(id)

    def spread(self, districts: i64) -> i64:
        """These districts and all that one move leads to from them."""
        found = districts
        for district in range(len(self.kinds)):
            if (districts >> district) & 1 == 1:
                for position in range(self.positions):
                    found |= self.leads_to(district, position)
        return found
