"""The states that are consistent with a view of Cloakroom."""

from soiree.core.rng import Rng
from soiree.core.worlds import Worlds as CoreWorlds

from .box import Box
from .rules import Cloakroom
from .view import View


class Worlds(CoreWorlds):
    """Unknown cards and hidden bids are anything that fits."""

    def __init__(self, box: Box, view: View) -> None:
        self.box = box
        self.view = view

    def sample(self, rng: Rng) -> Cloakroom:
        view = self.view
        state = self.new_state()
        state.stage = view.stage
        state.winner = -1 if view.winner is None else view.winner
        state.bids = list(view.bids) or [-1] * state.seats
        state.colours = [rng.below(2)] * state.seats if view.bids else [-1] * state.seats
        state.peeked = view.peeked is not None or state.stage == "swap"
        self.deal(state, rng)
        if view.peeked is not None:
            state.seen = view.peeked
        elif state.stage == "swap":
            state.seen = state.cards[state.other()]
        if view.seat is not None:
            state.colours[view.seat], state.bids[view.seat] = view.mine
        if state.stage == "bid":
            self.hidden_bids(state, rng)
        return state

    def new_state(self) -> Cloakroom:
        return Cloakroom(self.box, self.view.seats)

    def deal(self, state: Cloakroom, rng: Rng) -> None:
        """The cards that the view shows, and others at random."""
        view = self.view
        known = {view.seat: view.card} if view.card is not None else {}
        if view.peeked is not None:
            known[state.other()] = view.peeked
        if view.cards:
            known = dict(enumerate(view.cards))
        pool = [card for card in range(1, self.box.cards + 1) if card not in known.values()]
        for seat in range(view.dealt):
            state.cards.append(known[seat] if seat in known else pool.pop(self.pick(pool, rng)))

    def pick(self, pool: list[int], rng: Rng) -> int:
        """The index of a random card."""
        return rng.below(len(pool))

    def hidden_bids(self, state: Cloakroom, rng: Rng) -> None:
        """How far others have come in a bid is hidden too."""
        for seat in range(state.seats):
            if seat == self.view.seat:
                continue
            if seat in self.view.waiting:
                state.colours[seat] = rng.below(3) - 1
            else:
                state.colours[seat], state.bids[seat] = rng.below(2), rng.below(3)


def secrets(state: Cloakroom, seat: int | None) -> list[str]:
    return [f"card{other}:{card}" for other, card in enumerate(state.cards) if other != seat]
