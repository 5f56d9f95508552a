"""The sampler of worlds: what it draws agrees with the view, and the truth is among it."""

from soiree.core.conformance.guard import guard
from soiree.core.conformance.setups import Table, random_step, readers
from soiree.core.game import Game
from soiree.core.rng import Rng
from soiree.core.state import State


def belief(table: Table, seed: int, positions: int, worlds: int = 300) -> None:
    """The truth is possible: every hidden fact of it turns up among the worlds sampled from a reader's view."""
    rng = Rng(seed)
    checked = 0
    while checked < positions:
        match = table.match()
        while not match.over and checked < positions:
            random_step(match, rng)
            if rng.below(20) > 0:
                continue
            state = match.state
            reader = readers(state)[rng.below(state.seats + 1)]
            guard(match, lambda state=state, reader=reader: _possible(table.game, state, reader, rng, worlds))  # type: ignore[misc]  # bound
            checked += 1


def _possible(game: Game, truth: State, reader: int | None, rng: Rng, worlds: int) -> None:
    view = truth.view(reader)
    missing = set(game.secrets(truth, reader))
    agreeing = game.worlds(view)
    for _ in range(worlds):
        world = agreeing.draw(rng)
        assert world.view(reader).encode() == view.encode(), "a sampled world gives another view"
        broken = game.violations(world)
        assert not broken, f"a sampled world breaks invariants: {broken}"
        missing -= set(game.secrets(world, reader))
        if not missing:
            return
    raise AssertionError(f"never sampled for {reader}: {sorted(missing)}")
