"""Features: a row has what the view has and no more, and layouts change only with their version."""

import json

import pytest

import soiree
from soiree.core.conformance import Table, random_step
from soiree.core.rng import Rng
from soiree.lab.envs import features
from tests.goldens import LAYOUTS, all_tables, layouts

COMPARED = 120  # positions of a table, at every seat: at least one whole game


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_the_row_of_a_state_is_the_row_of_its_view(table: Table) -> None:
    writer = features.writer(table.game.id, table.seats)
    rng, compared = Rng(1), 0
    while compared < COMPARED:
        match = table.match()
        while not match.over:
            random_step(match, rng)
            if rng.below(3) == 0 or match.over:
                state = match.state
                compared += 1
                for seat in range(table.seats):
                    written, read = list(writer.row(state, seat)), features.encode(match.view(seat))
                    assert written == read, [
                        (name, here, there) for name, here, there in zip(writer.layout, written, read, strict=True) if here != there
                    ]


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_worlds_that_a_seat_cannot_distinguish_have_the_same_row(table: Table) -> None:
    writer = features.writer(table.game.id, table.seats)
    rng = Rng(5)
    different = compared = 0
    while compared < 60:
        match = table.match()
        while not match.over and compared < 60:
            random_step(match, rng)
            if rng.below(8) > 0:
                continue
            truth, seat = match.state, rng.below(table.seats)
            world = table.game.sample(match.view(seat), rng)
            compared += 1
            different += table.game.secrets(truth, seat) != table.game.secrets(world, seat)
            assert list(writer.row(truth, seat)) == list(writer.row(world, seat))
    assert different > 0 or not table.game.view_type().private[1:], "the test compared hidden facts"


def test_feature_names_are_unique() -> None:
    for game in soiree.games():
        for seats in game.seats:
            names = features.layout(game.id, seats)
            assert len(set(names)) == len(names)


def test_layouts_have_not_changed() -> None:
    """When a layout must change, the game's `version` goes up, and `make goldens` writes this file again."""
    assert layouts() == json.loads(LAYOUTS.read_text(encoding="utf-8"))


def test_an_onlooker_has_no_row() -> None:
    with pytest.raises(ValueError, match="onlooker"):
        features.encode(soiree.new("gatsby", seed=1).view(None))
