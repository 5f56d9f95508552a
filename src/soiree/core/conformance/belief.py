"""The sampling of worlds: sampled states are consistent with the view, and every hidden fact of the true state is among them."""

from soiree.core.conformance.errors import with_record
from soiree.core.conformance.tables import Table, random_step, readers
from soiree.core.game import Game
from soiree.core.rng import Rng
from soiree.core.state import State


def check_belief(table: Table, seed: int, positions: int, worlds: int = 300) -> None:
    """Checks positions of random games: every hidden fact occurs in one of `worlds` states sampled from a random reader's view."""
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
            with_record(match, lambda state=state, reader=reader: _check_view(table.game, state, reader, rng, worlds))  # type: ignore[misc]  # bound
            checked += 1


def _check_view(game: Game, truth: State, reader: int | None, rng: Rng, worlds: int) -> None:
    view = truth.view(reader)
    missing = set(game.secrets(truth, reader))
    information_set = game.worlds(view)
    for _ in range(worlds):
        world = information_set.sample(rng)
        assert world.view(reader).encode() == view.encode(), "a sampled world gives another view"
        broken = game.violations(world)
        assert not broken, f"a sampled world breaks invariants: {broken}"
        missing -= set(game.secrets(world, reader))
        if not missing:
            return
    raise AssertionError(f"never sampled for {reader}: {sorted(missing)}")
