"""Decisions from the middle of games: what a bot is given, and the truth that it is not given."""

from collections.abc import Iterator

import msgspec

import soiree
from soiree.core.conformance import Table, random_step, tables
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.core.view import View


class Decision(msgspec.Struct):
    """A seat's question and, for the test alone, the state it comes from."""

    table: Table
    seat: int
    view: View
    moves: tuple[str, ...]
    truth: State


def all_tables() -> list[Table]:
    """Every game at its smallest and its largest table, with its default options."""
    found = []
    for game in soiree.games():
        defaults = game.check_options(None)
        wanted = {game.seats[0], game.seats[-1]}
        found += [table for table in tables(game) if table.options == defaults and table.seats in wanted]
    return found


def decisions(table: Table, seed: int, one_in: int = 5) -> Iterator[Decision]:
    """Some decisions with a real choice out of random games, without end."""
    rng = Rng(seed)
    while True:
        match = table.match()
        while not match.over:
            for seat in sorted(match.actors):
                if len(match.moves(seat)) > 1 and rng.below(one_in) == 0:
                    yield Decision(table, seat, match.view(seat), match.moves(seat), match.state)
            random_step(match, rng)
