"""What somebody is notified of, as a function of a table's log: once for each turn, never of a hidden thing, and not of old news."""

import random
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soiree.games import games
from soiree.server.delivery.content import Item
from soiree.server.storage.channels import REMINDER_LEAD, QuietHours
from soiree.server.table import events
from soiree.server.table.clock import DAY, ClockRules
from soiree.server.table.notices import Notice, author, due_at, notices
from soiree.server.table.state import TableState
from tests.server.test_table_state import TOY, LoggedTable
from tests.server.toys import toy_among_the_games

Key = tuple[str, str, int]


def key(notice: Notice) -> Key:
    return notice.person, notice.kind, notice.number


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_game_has_one_notice_for_each_turn_and_says_nothing_of_the_game(game: str) -> None:
    rng = random.Random(game)
    table = LoggedTable(game, clock=ClockRules("days", days=4))
    table.start(now=1000)
    known: set[Key] = set()
    notified: set[str] = set()  # who has not decided since their last notice
    texts: set[str] = set()
    for step in range(300):
        state = table.state
        now = notices(state, 0)
        assert {notice.person for notice in now if notice.kind == "turn"} == {f"p{seat}" for seat in state.undecided()}
        assert all(notice.number == turn_from_the_beginning(state, notice.person) for notice in now if notice.kind == "turn")
        for notice in (notice for notice in now if key(notice) not in known):
            known.add(key(notice))
            if notice.kind == "turn":
                assert notice.person not in notified
                notified.add(notice.person)
            by = author(state, notice.person, notice.kind, notice.number)
            item = Item(notice.kind, "t", notice.number, "/table/t", state.game.titles, ("P1",), by)
            texts.add(item.title("en") + item.body("en"))
        if state.status != "playing":
            break
        seat = rng.choice(sorted(state.undecided()))
        table.decide(seat, f"m{step}", now=2000 + step, token=rng.choice(table.moves(seat)))
        notified.discard(f"p{seat}")
    assert len(known) > 20
    assert len(texts) <= 3  # turn, clock and over; nothing that differs from turn to turn
    assert notices(table.read_again(), 0) == notices(table.state, 0)


def turn_from_the_beginning(state: TableState, person: str) -> int:
    """The number of the entry since which the game waits for the person: read like a sentence, through the whole log."""
    turn, decided, own = 0, False, str(state.seat_of(person))
    for entry in state.log:
        if isinstance(entry.event, events.GameStarted):
            turn = entry.number
        if not isinstance(entry.event, events.StepsCommitted):
            continue
        deciders = {step[0] for step in entry.event.steps.split()} - {"*"}
        if deciders - {own} and (decided or own in deciders):
            turn = entry.number
        decided = deciders == {own} or (decided and not deciders)
    return turn


def test_notices_of_one_seat_do_not_depend_on_drafts_of_another() -> None:
    with toy_among_the_games():
        table = LoggedTable(TOY)
        table.start()
        before = [notice for notice in notices(table.state, 0) if notice.person == "p0"]
        table.play_turn(1)
        assert [notice for notice in notices(table.state, 0) if notice.person == "p0"] == before
        assert not [notice for notice in notices(table.state, 0) if notice.person == "p1"]  # they have decided


def test_who_has_moved_or_answered_needs_no_notice() -> None:
    table = LoggedTable("gatsby", clock=ClockRules("days", days=4))
    table.start(now=1000)
    actor = table.actor()
    person, other = f"p{actor}", f"p{1 - actor}"
    turn, clock = (notice for notice in notices(table.state, 0) if notice.person == person)
    assert (turn.kind, clock.kind, clock.due_at) == ("turn", "clock", 1000 + 3 * DAY)
    table.append([events.ChatSent(other, "P", "hello", 1 - actor)], now=1500)
    (chat,) = (notice for notice in notices(table.state, turn.number) if notice.kind == "chat")
    assert (chat.person, due_at(table.state, person, "chat", chat.number)) == (person, 1500)
    table.play_turn(actor, now=2000)
    for notice in (turn, clock, chat):
        assert due_at(table.state, person, notice.kind, notice.number) is None
    table.append(table.table.resign(actor, "random"), now=3000)
    over = [notice for notice in notices(table.state, chat.number) if notice.kind == "over"]
    assert {notice.person for notice in over} == {person, other}
    assert not [notice for notice in notices(table.state, table.state.number) if notice.kind == "over"]


def test_a_line_after_the_answer_is_news_and_so_is_one_after_a_line_that_nobody_may_read() -> None:
    """One notice stands for all lines of a quarter of an hour."""
    table = LoggedTable("macao", seats=3)
    table.start()
    table.append([events.ChatSent("p1", "Bob", "hello", 1)], now=1)
    number = table.state.number
    table.append([events.ChatSent("p0", "Ann", "hello Bob", 0)], now=2)
    assert due_at(table.state, "p0", "chat", number) is None
    table.append([events.ChatSent("p2", "Cy", "hello both", 2)], now=3)
    assert due_at(table.state, "p0", "chat", number) == 1
    assert author(table.state, "p0", "chat", number) == "Cy"
    assert due_at(table.state, "p0", "chat", number, {"p2"}) is None
    table.append([events.ChatSent("p1", "Bob", "now?", 1)], now=4)
    assert author(table.state, "p0", "chat", number, {"p2"}) == "Bob"
    table.append([events.MessageHidden(table.state.number, True)], now=5)
    assert due_at(table.state, "p0", "chat", number, {"p2"}) is None
    assert author(table.state, "p0", "chat", number) == "Cy"


def test_a_rematch_invites_those_for_whom_a_seat_is_kept() -> None:
    table = LoggedTable("gatsby")
    table.append([events.SeatTaken(0, "p0", "Ann"), events.SeatsReserved(["p0", "p1"])])
    (invitation,) = notices(table.state, 0)
    assert (invitation.person, invitation.kind, author(table.state, "p1", "invitation", invitation.number)) == ("p1", "invitation", "Ann")
    assert due_at(table.state, "p1", "invitation", invitation.number) is not None
    table.append([events.SeatTaken(1, "p1", "Bob")])
    assert due_at(table.state, "p1", "invitation", invitation.number) is None


def test_who_plays_against_bots_alone_without_a_clock_is_not_disturbed() -> None:
    table = LoggedTable("gatsby")
    table.start(bots={1: "random"})
    while 0 not in table.state.undecided():
        table.play_turn(1)
    assert notices(table.state, 0) == []


ZONES = ["UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Pacific/Auckland"]
MINUTES = st.integers(0, 1439)


@given(begins=MINUTES, ends=MINUTES, zone=st.sampled_from(ZONES), now=st.integers(1_600_000_000_000, 1_900_000_000_000))
def test_quiet_hours_end_at_their_end(begins: int, ends: int, zone: str, now: int) -> None:
    end = QuietHours(begins, ends, zone).end_of(now)
    local = datetime.fromtimestamp(now / 1000, ZoneInfo(zone))
    minute = local.hour * 60 + local.minute
    assert (end is not None) == ((minute - begins) % 1440 < (ends - begins) % 1440)
    if end is not None:
        assert now < end <= now + 25 * 3_600_000
        then = datetime.fromtimestamp(end / 1000, ZoneInfo(zone))
        changes = then.utcoffset() != local.utcoffset()  # to or from summer time
        assert changes or (then.hour * 60 + then.minute) == ends or end == now + 60_000


def test_quiet_hours_over_midnight() -> None:
    quiet = QuietHours(22 * 60, 7 * 60, "Europe/Paris")
    at = datetime(2026, 7, 1, 21, 30, tzinfo=UTC)  # half past eleven in Paris
    assert quiet.end_of(int(at.timestamp() * 1000)) == int(datetime(2026, 7, 2, 5, 0, tzinfo=UTC).timestamp() * 1000)


@given(begins=MINUTES, ends=MINUTES, zone=st.sampled_from(ZONES), turn_at=st.integers(1_600_000_000_000, 1_900_000_000_000))
def test_quiet_hours_leave_time_for_a_reminder(begins: int, ends: int, zone: str, turn_at: int) -> None:
    """With a day for a move, it can always be sent while the clock runs: at the time that is planned, or when quiet hours end then."""
    quiet = QuietHours(begins, ends, zone)
    due_at, falls_at = turn_at + DAY * 3 // 4, turn_at + DAY
    planned = quiet.reminder_at(due_at, falls_at)
    assert planned <= due_at
    if planned < due_at:
        assert quiet.end_of(planned + REMINDER_LEAD) is not None
        assert falls_at - (quiet.end_of(due_at) or 0) < DAY // 8
    elif (end := quiet.end_of(planned)) is not None:
        assert falls_at - end >= DAY // 8
