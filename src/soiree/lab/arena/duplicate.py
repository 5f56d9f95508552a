"""Duplicate deals: every game of a deal gets the same chance, so that luck cancels out between seatings."""

from soiree.core.chance.dealers import Dealer
from soiree.core.notation import Notation
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.lab.seeds import derive_seed


class DuplicateDealer(Dealer):
    """Draws the same point between 0 and 1 at chance node number n in every game of a deal.

    Two games get the same outcomes as long as they go the same way. Once they differ, the node with the same number may have other
    outcomes (other cards are left, another seat draws), and the same point may select another one: the luck stays equal, the card may
    not. A point is used rather than a random number below the total weight, so that it selects a similar outcome when the weights change
    a little.
    """

    def __init__(self, contest_seed: int, deal: int) -> None:
        self._seed = derive_seed(contest_seed, "deal", deal)
        self._nodes = 0

    def deal(self, state: State, notation: Notation) -> int | None:
        """The outcome at the next chance node."""
        rng = Rng(derive_seed(self._seed, self._nodes))
        self._nodes += 1
        point = rng.bits() << 32 | rng.bits()
        return state.chance_pick(point * state.chance_total() >> 64)
