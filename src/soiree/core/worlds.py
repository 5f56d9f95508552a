"""The worlds that agree with a view: what somebody who thinks must invent of what is hidden."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from soiree.core.rng import Rng
from soiree.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(ABC):
    """The worlds of one view. The view is read once, because a search draws thousands of them."""

    @abstractmethod
    def draw(self, rng: Rng) -> State:
        """One of them: a state that gives back the very same view. All worlds that the view allows are possible."""
