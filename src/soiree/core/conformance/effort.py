"""How much of each check is done for a game: a quick run, or the full sweep of `make fuzz`."""

import msgspec


class Effort(msgspec.Struct, frozen=True):
    """Numbers of random games, pairs of states and positions for one game, shared out over its tables."""

    games: int = 100
    pairs: int = 1_000
    positions: int = 20


def full_sweep(tables: int) -> Effort:
    """The effort for a game with this many tables: fixed totals, and a minimum for each table where there are many."""
    return Effort(games=max(10_000, 1_000 * tables), pairs=max(100_000, 4_200 * tables), positions=max(500, 15 * tables))
