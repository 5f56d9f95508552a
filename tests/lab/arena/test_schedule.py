"""Who sits where, and what is dealt."""

import itertools
from collections import Counter

import pytest

import soiree
from soiree.core.conformance import Table, random_step, tables
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.lab.arena.duplicate import DuplicateDealer
from soiree.lab.arena.game import play_game
from soiree.lab.arena.schedule import ScheduledGame, contest, schedule, seatings

NAMES = ["a", "b", "c", "d", "e", "f"]


@pytest.mark.parametrize(("bots", "seats"), [(bots, seats) for bots in range(2, 7) for seats in range(2, 6)])
def test_in_every_round_all_sit_everywhere_and_meet_everyone_equally_often(bots: int, seats: int) -> None:
    names = NAMES[:bots]
    for deal in range(3):
        found = seatings(names, seats, Rng(deal))
        for seat in range(seats):
            assert len({Counter(seating[seat] for seating in found)[name] for name in names}) == 1
        meetings: Counter[frozenset[str]] = Counter()
        for seating in found:
            meetings.update(frozenset(pair) for pair in itertools.combinations(seating, 2) if pair[0] != pair[1])
        assert len(meetings) == bots * (bots - 1) // 2
        assert len(set(meetings.values())) == 1


def test_the_order_round_the_table_changes_from_deal_to_deal() -> None:
    assert len({tuple(seatings(NAMES[:4], 4, Rng(deal))[0]) for deal in range(20)}) > 5


def test_a_contest_is_whole_rounds() -> None:
    held = contest("times-square", ["random", "greedy", "novice"], 7)
    games = schedule(held)
    assert [fixture.number for fixture in games] == list(range(12))
    assert Counter(fixture.deal for fixture in games) == {0: 6, 1: 6}
    assert games == schedule(held)


@pytest.mark.parametrize("table", [table for game in soiree.games() for table in tables(game)[-1:]], ids=str)
def test_a_deal_is_the_same_for_everyone_as_long_as_play_is(table: Table) -> None:
    def chance(deal: int, seed: int) -> tuple[list[str], list[str]]:
        """What is dealt before anybody decides, and the whole game of players who all follow one generator."""
        match = Match(table.game, table.begin(), table.options, DuplicateDealer(5, deal))
        opening = [str(step) for step in match.steps()]
        rng = Rng(seed)
        while not match.over:
            random_step(match, rng)
        return opening, [str(step) for step in match.steps()]

    assert chance(0, 1) == chance(0, 1)
    assert chance(0, 1)[0] == chance(0, 2)[0], "others play, the cards are the same"
    if chance(0, 1)[0]:
        assert len({tuple(chance(deal, 1)[0]) for deal in range(20)}) > 1, "another deal has other cards"
    assert len({tuple(chance(deal, 1)[1]) for deal in range(20)}) > 1


def test_both_seatings_of_a_deal_get_the_same_cards() -> None:
    held = contest("times-square", ["random", "greedy"], 20)
    dealt = [play_game(held, fixture)[1].split("\n\n")[1].splitlines()[0] for fixture in schedule(held)]
    assert dealt[0::2] == dealt[1::2]
    assert len(set(dealt)) == 10


@pytest.mark.parametrize("game", soiree.games(), ids=str)
def test_every_game_is_played_at_its_largest_table(game: soiree.Game) -> None:
    held = contest(game.id, ["random", "greedy"], 1, seats=game.seats[-1])
    fixture = schedule(held)[0]
    result, record = play_game(held, fixture)
    assert result.returns == soiree.load(record).returns
    assert sum(result.returns) == pytest.approx(game.seats[-1] / 2)
    assert [soiree.Record.parse(record).headers[f"Player.{seat}"] for seat in range(game.seats[-1])] == list(fixture.seating)


def test_with_a_pace_the_search_repeats_to_the_move() -> None:
    held = contest("times-square", ["strong", "greedy"], 2, scale=0.05, pace=4000)
    fixture = ScheduledGame(0, 0, ("strong", "greedy"))
    assert play_game(held, fixture)[1] == play_game(held, fixture)[1]
