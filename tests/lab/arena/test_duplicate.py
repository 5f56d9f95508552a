"""Duplicate deals: the same chance in every game of a deal."""

import pytest

import soiree
from soiree.core.conformance import Table, random_step, tables
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.lab.arena.duplicate import DuplicateDealer
from soiree.lab.arena.game import play_game
from soiree.lab.arena.schedule import contest, schedule


@pytest.mark.parametrize("table", [table for game in soiree.games() for table in tables(game)[-1:]], ids=str)
def test_games_of_a_deal_get_the_same_outcomes_while_they_are_the_same(table: Table) -> None:
    def chance(deal: int, seed: int) -> tuple[list[str], list[str]]:
        """The outcomes before the first decision, and the whole game with random decisions."""
        match = Match(table.game, table.begin(), table.options, DuplicateDealer(5, deal))
        opening = [str(step) for step in match.steps()]
        rng = Rng(seed)
        while not match.over:
            random_step(match, rng)
        return opening, [str(step) for step in match.steps()]

    assert chance(0, 1) == chance(0, 1)
    assert chance(0, 1)[0] == chance(0, 2)[0], "the decisions differ, the cards are the same"
    if chance(0, 1)[0]:
        assert len({tuple(chance(deal, 1)[0]) for deal in range(20)}) > 1, "another deal has different cards"
    assert len({tuple(chance(deal, 1)[1]) for deal in range(20)}) > 1


def test_both_seatings_of_a_deal_get_the_same_cards() -> None:
    held = contest("times-square", ["random", "greedy"], 20)
    dealt = [play_game(held, fixture)[1].split("\n\n")[1].splitlines()[0] for fixture in schedule(held)]
    assert dealt[0::2] == dealt[1::2]
    assert len(set(dealt)) == 10
