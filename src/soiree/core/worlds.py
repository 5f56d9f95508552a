"""Information sets: the states that are consistent with a view, and how they are sampled (determinization)."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from soiree.core.rng import Rng
from soiree.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(ABC):
    """The information set of one view. The view is parsed once, because a search samples thousands of states from it."""

    @abstractmethod
    def sample(self, rng: Rng) -> State:
        """One state whose view for the same reader equals the given one. Every state that the view allows has positive probability."""
