"""Duplicate deals: the same chance for whoever sits there."""

from soiree.core.dealers import Dealer
from soiree.core.notation import Notation
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.lab.arena.schedule import seed_of


class Duplicate(Dealer):
    """At chance node number n the same point between 0 and 1 in every game of a deal, whoever plays.

    As long as two games go the same way the outcomes are therefore the same. Once they differ, the node with the same number may have other
    outcomes (other cards are left, another seat draws), and the same point may fall on something else: what stays equal is the luck, not
    the card. A point, rather than a roll, keeps it as equal as can be: high stays high when the weights change a little.
    """

    def __init__(self, contest_seed: int, deal: int) -> None:
        self._seed = seed_of(contest_seed, "deal", deal)
        self._nodes = 0

    def deal(self, state: State, notation: Notation) -> int | None:
        rng = Rng(seed_of(self._seed, self._nodes))
        self._nodes += 1
        point = rng.bits() << 32 | rng.bits()
        return state.chance_pick(point * state.chance_total() >> 64)
