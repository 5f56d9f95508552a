"""The clocks of a table without a server, and what they say about its rating."""

import pytest

from soiree.server.table import events
from soiree.server.table.clock import DAY, ClockRules
from soiree.server.table.state import TableState
from tests.server.test_table_state import LIVE, TOY, LoggedTable, same, unrated
from tests.server.toys import toy_among_the_games


def test_a_turn_costs_its_time_less_the_lag_and_adds_the_increment() -> None:
    logged = LoggedTable(clock=LIVE)
    logged.start(now=1000)
    seat = logged.actor()
    assert logged.state.clock.next_timeout() == (61_000, seat)
    logged.decide(seat, "m1", now=2000)
    assert logged.state.clock.left == [60_000, 60_000], "the turn is not over"
    while seat in logged.state.undecided():
        logged.decide(seat, f"m{logged.state.draft_versions[seat]}", now=11_000, lag=400)
    assert logged.state.clock.left[seat] == 60_000 - 10_000 + 400 + 5000
    assert logged.state.clock.next_timeout() == (71_000, 1 - seat)
    same(logged.read_again(), logged.state)


def test_the_clock_of_a_bot_counts_what_it_has_thought() -> None:
    logged = LoggedTable(clock=LIVE)
    logged.start(now=1000, bots={0: "novice", 1: "novice"})
    seat = logged.actor()
    assert logged.state.next_timeout() is None, "the server does not take a bot's turn because it was busy"
    now = 1000
    while seat in logged.state.undecided():
        now += 40_000  # most of it in the queue of the workers
        move = logged.moves(seat)[0]
        logged.append(logged.table.decide_for_bot(seat, f"bot-{now}", move, now, thought=100), now)
    decisions = (now - 1000) // 40_000
    assert logged.state.clock.left[seat] == 60_000 - decisions * 100 + 5000
    assert logged.state.clock.running_since[1 - seat] == now
    same(logged.read_again(), logged.state)


def test_the_clock_of_a_person_runs_out_beside_bots() -> None:
    logged = LoggedTable(clock=LIVE)
    logged.start(now=1000, bots={1: "novice"})
    while logged.actor() == 1:
        logged.append(logged.table.decide_for_bot(1, f"b{logged.state.draft_versions}", logged.moves(1)[0], 1000, 10), 1000)
    assert logged.state.next_timeout() == (61_000, 0)


@pytest.mark.parametrize(
    ("rules", "rated"),
    [
        (ClockRules(), True),
        (ClockRules("days", days=1), True),
        (ClockRules("live", seconds=1, increment=0), False),
        (ClockRules("live", seconds=59, increment=0), False),
        (ClockRules("live", seconds=60, increment=0), True),
        (ClockRules("live", seconds=1, increment=3), True),
    ],
)
def test_games_with_too_little_time_are_not_rated(rules: ClockRules, rated: bool) -> None:
    logged = LoggedTable(clock=rules)
    logged.start()
    assert unrated(logged) == ("" if rated else "clock")


def test_a_game_that_is_given_up_before_everybody_has_moved_is_not_rated() -> None:
    logged = LoggedTable()
    logged.start()
    logged.play_turn(logged.actor())
    first = logged.read_again()
    assert first.unrated == ""
    logged.append(logged.table.resign(logged.actor(), "novice"))
    assert unrated(logged) == logged.read_again().unrated == "early"
    whole = LoggedTable()
    whole.start()
    for _ in range(2):
        whole.play_turn(whole.actor())
    whole.append(whole.table.resign(0, "novice"))
    assert unrated(whole) == whole.read_again().unrated == ""


def test_a_time_out_plays_the_default_moves_of_the_turn() -> None:
    logged = LoggedTable(clock=LIVE)
    logged.start(now=1000)
    seat = logged.actor()
    logged.decide(seat, "m1", now=2000)
    logged.append(logged.table.time_out(seat, 61_000), 61_000)
    last = [entry.event for entry in logged.state.log if isinstance(entry.event, events.StepsCommitted)][-1]
    assert last.timed_out == seat
    assert seat not in logged.state.undecided()
    assert logged.state.clock.left[seat] == 5000
    same(logged.read_again(), logged.state)


def test_a_clock_of_days_is_full_again_after_each_turn() -> None:
    logged = LoggedTable(clock=ClockRules("days", days=2))
    logged.start(now=0)
    seat = logged.actor()
    logged.play_turn(seat, now=DAY)
    assert logged.state.clock.left == [2 * DAY, 2 * DAY]
    assert logged.state.clock.next_timeout() == (3 * DAY, 1 - seat)


def test_in_a_sealed_phase_a_complete_draft_stops_its_clock_and_an_undo_starts_it() -> None:
    with toy_among_the_games():
        logged = LoggedTable(TOY, 3, LIVE)
        logged.start(now=0)
        logged.play_turn(1, now=10_000)
        assert logged.state.clock.left == [60_000, 50_000, 60_000]
        assert [since is None for since in logged.state.clock.running_since] == [False, True, False]
        logged.append(logged.table.undo(1, "u1", 20_000), 20_000)
        assert logged.state.clock.running_since == [0, 20_000, 0]
        logged.play_turn(1, now=25_000)
        assert logged.state.clock.left[1] == 45_000
        same(logged.read_again(), logged.state)


def test_a_live_clock_does_not_run_while_no_server_runs_and_days_do() -> None:
    for clock, expected in ((LIVE, 500_000), (ClockRules("days", days=2), 1000)):
        logged = LoggedTable(clock=clock)
        logged.start(now=1000)
        state = TableState(logged.state.header, 500_000)
        state.apply_rows(sorted(row[1:] for row in logged.rows))
        assert [since for since in state.clock.running_since if since is not None] == [expected]


def test_a_table_wakes_now_for_a_bot_and_at_the_next_time_out() -> None:
    logged = LoggedTable(clock=LIVE, stand_in="novice")
    assert logged.state.wake_at(5) is None
    logged.start(now=1000)
    seat = logged.actor()
    assert logged.state.wake_at(5000) == 61_000
    logged.append(logged.table.leave_to_bot(seat))
    assert logged.state.wake_at(5000) == 5000
    logged.append(logged.table.resign(seat, "novice"))
    assert logged.state.wake_at(5000) is None
