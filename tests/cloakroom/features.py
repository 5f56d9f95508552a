"""Cloakroom as numbers."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from soiree.core.state import State
from soiree.core.values.features import Features as CoreFeatures

from .box import Box
from .rules import Cloakroom


class Features(CoreFeatures):
    """The own card."""

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__()

    def version(self) -> int:
        return 1

    def names(self) -> list[str]:
        return ["card"]

    def write(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, Cloakroom)
        row[at] = i16(state.cards[seat] if seat < len(state.cards) else 0)
