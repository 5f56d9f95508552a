"""One game of a contest."""

import pytest

import soiree
from soiree.lab.arena.game import play_game
from soiree.lab.arena.schedule import ScheduledGame, contest, schedule


@pytest.mark.parametrize("game", soiree.games(), ids=str)
def test_every_game_can_be_played_at_its_largest_table(game: soiree.Game) -> None:
    held = contest(game.id, ["random", "greedy"], 1, seats=game.seats[-1])
    fixture = schedule(held)[0]
    result, record = play_game(held, fixture)
    assert result.returns == soiree.load(record).returns
    assert sum(result.returns) == pytest.approx(game.seats[-1] / 2)
    assert [soiree.Record.parse(record).headers[f"Player.{seat}"] for seat in range(game.seats[-1])] == list(fixture.seating)


def test_with_a_pace_the_search_is_reproducible() -> None:
    held = contest("times-square", ["strong", "greedy"], 2, scale=0.05, pace=4000)
    fixture = ScheduledGame(0, 0, ("strong", "greedy"))
    assert play_game(held, fixture)[1] == play_game(held, fixture)[1]
