"""A table without a server: what its log adds up to, what it refuses."""

import random
from collections.abc import Callable
from functools import partial

import msgspec
import pytest

import soiree
from soiree.core.errors import CannotTakeBack, NotYourTurn
from soiree.games import game as room
from soiree.server.refusals import NotAllowed, RequestRefused
from soiree.server.table import events, moments
from soiree.server.table.clock import ClockRules
from soiree.server.table.events import Changes, PublicEvent
from soiree.server.table.log_shares import (
    MAX_HOST_CHANGES,
    MAX_MESSAGES,
    MAX_REQUESTS,
    MAX_SEATINGS,
    MAX_STRANGER_MESSAGES,
    MAX_STRANGERS_MESSAGES,
)
from soiree.server.table.moments import past_steps, table_moments
from soiree.server.table.snapshot import encode_snapshot
from soiree.server.table.state import MAX_UNDOS, MOVE_IDS_KEPT, REQUEST_IDS_KEPT, TableHeader, TableState
from soiree.server.table.table import ONLOOKERS, Table
from tests.server.toys import toy_among_the_games

LIVE = ClockRules("live", seconds=60, increment=5)
TOY = "toy-cloakroom"  # its seats decide at the same time


class LoggedTable:
    """A table in memory, and the rows that the database would have."""

    def __init__(self, game: str = "times-square", seats: int = 2, clock: ClockRules | None = None, stand_in: str = "") -> None:
        clock = clock or ClockRules()
        options = room(game).check_options({})
        header = TableHeader("t", game, seats, options, clock, True, True, "p0", bytes(32), 0, stand_in=stand_in)
        self.table = Table(header, 0)
        self.state = self.table.state
        self.rows: list[events.LogRow] = []

    def append(self, changes: Changes | list[PublicEvent], now: int = 0) -> None:
        private, public = changes if isinstance(changes, tuple) else ({}, changes)
        self.rows += self.state.append(private, public, now)

    def seat_all(self, bots: dict[int, str] | None = None) -> None:
        levels = bots or {}
        for seat in range(self.state.header.seats):
            self.append([events.SeatTaken(seat, f"p{seat}", f"P{seat}", bot=levels.get(seat, ""), contribution=f"c{seat}")])

    def start(self, now: int = 0, bots: dict[int, str] | None = None) -> None:
        self.seat_all(bots)
        self.append(self.table.start(), now)

    def actor(self) -> int:
        return min(self.state.undecided())

    def moves(self, seat: int) -> tuple[str, ...]:
        match = self.state.match_for(seat)
        return () if match is None else match.moves(seat)

    def decide(self, seat: int, id: str, now: int = 0, token: str = "", lag: int = 0) -> None:
        self.append(self.table.decide(seat, id, token or self.moves(seat)[0], now, lag), now)

    def play_turn(self, seat: int, now: int = 0) -> None:
        """Decides until it is no longer the seat's turn."""
        while seat in self.state.undecided():
            self.decide(seat, f"s{seat}-{self.state.draft_versions[seat]}", now)

    def read_again(self) -> TableState:
        state = TableState(self.state.header, 0)
        state.apply_rows(sorted(row[1:] for row in self.rows))
        return state


def seen(state: TableState, now: int = 0) -> list[bytes]:
    """What every reader sees."""
    return [encode_snapshot(state, seat, 0, set(), [], now) for seat in (None, *range(state.header.seats))]


def same(one: TableState, other: TableState) -> None:
    assert seen(one) == seen(other)
    names = ("status", "number", "steps", "draft_versions", "undo_counts", "resigned", "stand_ins", "muted", "hinted")
    for name in (*names, "removed", "chat_closed", "friends_only", "hidden"):
        assert getattr(one, name) == getattr(other, name), name
    assert one.log == other.log
    assert vars(one.shares) == vars(other.shares)
    assert [one.move_ids(seat) for seat in range(one.header.seats)] == [other.move_ids(seat) for seat in range(one.header.seats)]
    assert (one.clock.left, one.clock.running_since) == (other.clock.left, other.clock.running_since)
    assert one.wake_at(7) == other.wake_at(7)


# ---------------------------------------------------------------- the log


def test_one_answer_has_the_latest_rows_only(monkeypatch: pytest.MonkeyPatch) -> None:
    logged = LoggedTable()
    logged.start()
    for turn in range(12):
        logged.play_turn(turn % 2)
    state = logged.state
    whole = table_moments(past_steps(state, state.number), 0, 0)
    assert (whole[0].number, whole[0].step) == (0, "")
    for limit in range(1, len(whole) + 2):
        monkeypatch.setattr(moments, "MAX_MOMENTS", limit)
        first, *rest = table_moments(past_steps(state, state.number), 0, 0)
        assert rest == whole[len(whole) - len(rest) :]
        assert len(rest) <= limit
        if len(rest) + 1 < len(whole):
            before = whole[len(whole) - len(rest) - 1]
            assert (first.number, first.step, first.view) == (before.number, "", before.view)
            assert len(rest) + sum(moment.number == first.number for moment in whole) > limit  # one row more would be too many
        else:
            assert first == whole[0]


def random_step(logged: LoggedTable, rng: random.Random, count: int) -> None:
    """Anything that can happen at a table."""
    state, table = logged.state, logged.table
    seat = rng.choice(sorted(state.undecided()))
    other = rng.randrange(state.header.seats)
    now = count * 100
    acts: list[Callable[[], Changes | list[PublicEvent]]] = [
        lambda: table.undo(seat, f"u{count}", now),
        lambda: table.chat(f"p{other}", f"P{other}", f"line {count}", f"r{count}"),
        lambda: table.offer_draw(other, f"r{count}"),
        lambda: table.decline_draw(other, f"r{count}"),
        lambda: table.leave_to_bot(other, f"r{count}"),
        lambda: table.return_to_seat(other, f"r{count}"),
        lambda: table.take_hint(seat),
        lambda: [events.MuteChanged(f"p{other}", rng.random() < 0.5)],
    ]
    if rng.random() < 0.3:
        try:
            logged.append(rng.choice(acts)(), now)
        except (RequestRefused, CannotTakeBack):
            return
    else:
        # The log has no lag: it is known only to the node that has committed the turn, and a sealed phase lasts several decisions.
        lag = 0 if state.match is None or state.match.sealed else rng.randrange(50)
        logged.decide(seat, f"m{count}", now, rng.choice(logged.moves(seat)), lag=lag)


@pytest.mark.parametrize("game", [*(game.id for game in soiree.games()), TOY])
@pytest.mark.parametrize("clock", [ClockRules(), LIVE, ClockRules("days", days=2)], ids=["no clock", "live", "days"])
def test_a_log_that_is_read_again_gives_the_same_state(game: str, clock: ClockRules) -> None:
    rng = random.Random(game + clock.kind)
    with toy_among_the_games():
        for seats in room(game).seats:
            logged = LoggedTable(game, seats, clock, stand_in="random")
            logged.start()
            count = 0
            while logged.state.status == "playing" and count < 400:
                count += 1
                random_step(logged, rng, count)
                if count % 10 == 0:
                    same(logged.read_again(), logged.state)
            if logged.state.status == "playing":
                logged.append(logged.table.resign(0, "novice", "last"))
            same(logged.read_again(), logged.state)


def test_rows_can_be_applied_in_parts() -> None:
    logged = LoggedTable()
    logged.start()
    follower = logged.read_again()
    first = logged.actor()
    logged.play_turn(first)
    logged.append(logged.table.chat("p1", "P1", "hello"))
    new = [row[1:] for row in logged.rows if row[2] > (follower.number if row[1] == 0 else follower.draft_versions[row[1] - 1])]
    assert follower.apply_rows(sorted(new)) == {0, 1 + first}
    same(follower, logged.state)


def test_the_ids_of_requests_and_moves_are_known_after_reading_again() -> None:
    logged = LoggedTable()
    logged.start()
    seat = logged.actor()
    logged.decide(seat, "m1")
    logged.append(logged.table.chat("p0", "P0", "hello", "r1"))
    for state in (logged.state, logged.read_again()):
        assert state.has_moved(seat, "m1")
        assert not state.has_moved(1 - seat, "m1")
        assert state.has_requested("p0", "r1")
        assert not state.has_requested("p1", "r1")


def test_only_the_latest_ids_are_kept() -> None:
    state = LoggedTable().state
    for number in range(1, REQUEST_IDS_KEPT + 2):
        state.apply(number, 0, events.ChatSent("p0", "P0", "hello", id=f"r{number}"))
        state.keep_move_id(0, f"m{number}")
    assert not state.has_requested("p0", "r1")
    assert state.has_requested("p0", "r2")
    assert len(state.move_ids(0)) == MOVE_IDS_KEPT
    assert state.has_moved(0, f"m{REQUEST_IDS_KEPT + 1}")


def test_a_draft_is_not_part_of_the_match_until_it_is_committed() -> None:
    logged = LoggedTable()
    logged.start()
    seat = logged.actor()
    others = [encode_snapshot(logged.state, reader, 0, set(), [], 0) for reader in (None, 1 - seat)]
    logged.decide(seat, "m1")
    assert [encode_snapshot(logged.state, reader, 0, set(), [], 0) for reader in (None, 1 - seat)] == others
    assert len(logged.state.drafts[seat].decisions) == 1
    logged.append(logged.table.undo(seat, "u1", 0))
    assert logged.state.drafts[seat].decisions == []


def test_a_sealed_phase_is_committed_with_the_last_draft() -> None:
    with toy_among_the_games():
        logged = LoggedTable(TOY, 3)
        logged.start()
        number = logged.state.number
        for seat in (2, 0):
            logged.play_turn(seat)
            assert (logged.state.number, logged.state.undecided() & {seat}) == (number, set())
        logged.play_turn(1)
        assert logged.state.number == number + 1
        assert logged.state.drafts == {}
        same(logged.read_again(), logged.state)


# ---------------------------------------------------------------- refusals


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(RequestRefused) as error:
        act()
    return str(error.value)


def test_what_needs_a_running_game_is_refused_before_and_after_it() -> None:
    for status, reason in (("open", "not started"), ("over", "over"), ("closed", "closed")):
        logged = LoggedTable(stand_in="novice")
        if status != "open":
            logged.start()
            logged.append(logged.table.resign(0, "novice") if status == "over" else [events.TableClosed()])
        table = logged.table
        for act in (
            lambda table=table: table.decide(0, "m", "S", 0),
            lambda table=table: table.undo(0, "u", 0),
            lambda table=table: table.resign(0, "novice"),
            lambda table=table: table.offer_draw(0),
            lambda table=table: table.leave_to_bot(0),
            lambda table=table: table.return_to_seat(0),
            lambda table=table: table.take_hint(0),
        ):
            assert reason in refused(act), status
        assert (logged.state.status, logged.read_again().status) == (status, status)


def test_seats_are_taken_and_left_only_before_the_game() -> None:
    logged = LoggedTable()
    table = logged.table
    logged.append(table.join(1, "p1", "P1", "", ""))
    assert refused(lambda: table.join(1, "p2", "P2", "", "")) == "this seat is taken"
    assert refused(lambda: table.join(None, "p1", "P1", "", "")) == "you already have a seat at this table"
    assert "a seat is still free" in refused(table.start)
    logged.append(table.leave(1))
    logged.append(table.join(None, "p2", "P2", "", "salt"))
    logged.append(table.join(None, "p1", "P1", "", ""))
    assert [player.person for player in logged.state.players if player is not None] == ["p2", "p1"]
    assert "all seats are taken" in refused(lambda: table.join(None, "p3", "P3", "", ""))
    logged.append(table.start())
    assert logged.state.started is not None
    assert logged.state.started.contributions == ["salt", ""]
    assert refused(table.start) == "the game has already started"
    assert refused(lambda: table.join(None, "p3", "P3", "", "")) == "the game has already started"
    assert refused(lambda: table.leave(0)) == "the game has started; resign to leave it"


def test_a_refused_decision_changes_nothing() -> None:
    logged = LoggedTable()
    logged.start()
    seat = logged.actor()
    before = seen(logged.state)
    with pytest.raises(NotYourTurn):
        logged.table.decide(1 - seat, "m1", "S", 0)
    with pytest.raises(CannotTakeBack):
        logged.table.undo(seat, "u1", 0)
    assert seen(logged.state) == before
    assert logged.state.drafts == {}
    assert not logged.state.has_moved(1 - seat, "m1")


def test_undos_of_one_turn_are_limited() -> None:
    logged = LoggedTable()
    logged.start()
    seat = logged.actor()
    for count in range(MAX_UNDOS):
        logged.decide(seat, f"m{count}")
        logged.append(logged.table.undo(seat, f"u{count}", 0))
    logged.decide(seat, "last")
    assert f"{MAX_UNDOS} times" in refused(lambda: logged.table.undo(seat, "u", 0))
    logged.play_turn(seat)
    assert logged.state.undo_counts == [0, 0]


def test_draws_are_agreed_by_every_seat_and_not_with_bots() -> None:
    logged = LoggedTable("macao", 3)
    logged.start()
    table = logged.table
    assert refused(lambda: table.decline_draw(0)) == "no draw has been offered"
    logged.append(table.offer_draw(0))
    assert "already agreed" in refused(lambda: table.offer_draw(0))
    logged.append(table.decline_draw(1))
    assert logged.state.draw_offers == set()
    for seat in (2, 0, 1):
        logged.append(table.offer_draw(seat))
    assert logged.state.ended is not None
    assert (logged.state.ended.returns, logged.state.ended.reason) == ([0.5] * 3, "agreed")

    with_bot = LoggedTable()
    with_bot.start(bots={1: "novice"})
    assert "while a bot plays" in refused(lambda: with_bot.table.offer_draw(0))


def test_resigning_ends_a_game_of_two_and_gives_the_seat_to_a_bot_with_more() -> None:
    two = LoggedTable()
    two.start()
    two.append(two.table.resign(1, "novice"))
    assert two.state.ended is not None
    assert (two.state.ended.returns, two.state.ended.reason) == ([1.0, 0.0], "resigned")
    assert two.table.rematch_events("p0") == [events.SeatTaken(1, "p0", "P0"), events.SeatsReserved(["p1", ""])]

    three = LoggedTable("macao", 3)
    three.start()
    three.append(three.table.resign(1, "novice", "r1"))
    assert (three.state.status, three.state.bot_for(1), three.state.seat_of("p1")) == ("playing", "novice", None)
    assert three.state.has_requested("p1", "r1")
    assert three.state.resigned == {1: "p1"}
    three.append(three.table.resign(0, "novice"))
    assert three.state.status == "playing"
    three.append(three.table.resign(2, "novice"))
    assert three.state.ended is not None
    assert three.state.ended.returns == [0.5, 0.5, 0.0]


def test_a_bot_stands_in_until_the_player_returns() -> None:
    logged = LoggedTable(stand_in="casual")
    logged.start()
    table, state = logged.table, logged.state
    logged.append(table.offer_draw(1))
    logged.append(table.leave_to_bot(0))
    assert (state.bot_for(0), state.bot_at(0), state.draw_offers) == ("casual", "", set())
    assert "already plays" in refused(lambda: table.leave_to_bot(0))
    assert "take your seat back" in refused(lambda: table.require_present(0))
    table.require_present(1)
    logged.append(table.return_to_seat(0))
    assert state.bot_for(0) == ""
    assert "you have your seat" in refused(lambda: table.return_to_seat(0))
    without = LoggedTable()
    without.start()
    assert "do not stand in" in refused(lambda: without.table.leave_to_bot(0))


def unrated(logged: LoggedTable) -> str:
    return logged.state.unrated


def test_hints_are_for_tables_where_all_others_are_bots() -> None:
    people = LoggedTable()
    people.start()
    assert "all other players are bots" in refused(lambda: people.table.take_hint(people.actor()))
    bots = LoggedTable(seats=2)
    bots.start(bots={1: "novice"})
    while bots.actor() != 0 or len(bots.moves(0)) < 2:
        bots.decide(bots.actor(), f"m{bots.state.draft_versions}")
    assert bots.state.hints_for(0) == "bots"
    assert unrated(bots) == ""
    bots.append(bots.table.take_hint(0))
    assert bots.table.take_hint(0) == [], "only the first one is an event"
    assert unrated(bots) == "hints"


def test_chat_is_trimmed_and_refused_when_empty_or_muted() -> None:
    logged = LoggedTable()
    logged.seat_all()
    table = logged.table
    assert refused(lambda: table.chat("p0", "P0", " \n ")) == "the message is empty"
    logged.append(table.chat("p9", "P9", "  hello \n  there "))
    last = logged.state.log[-1].event
    assert isinstance(last, events.ChatSent)
    assert (last.text, last.seat) == ("hello there", None)
    logged.append([events.MuteChanged("p9", True)])
    with pytest.raises(NotAllowed):
        table.chat("p9", "P9", "hello?")
    logged.append([events.MuteChanged("p9", False)])
    assert table.chat("p9", "P9", "hello?")


def write_until_refused(logged: LoggedTable, person: str) -> int:
    """Writes as many messages as the person can. Returns their number."""
    for count in range(100_000):
        try:
            logged.append(logged.table.chat(person, person, "and another thing"))
        except RequestRefused:
            return count
    raise AssertionError("nothing bounds the chat")


def test_strangers_cannot_use_up_what_others_need() -> None:
    logged = LoggedTable()
    table = logged.table
    written = [write_until_refused(logged, f"stranger{number}") for number in range(20)]
    assert (max(written), sum(written)) == (MAX_STRANGER_MESSAGES, MAX_STRANGERS_MESSAGES)
    logged.append(table.join(0, "p0", "P0", "", ""))
    logged.append(table.join(1, "p1", "P1", "", ""))
    logged.append(table.leave(1))
    logged.append(table.mute("stranger0", muted=True))
    logged.append(table.join(1, "stranger1", "S", "", ""))
    logged.append(table.chat("stranger1", "S", "now I play"))
    logged.append(table.pin("p0", logged.state.number))
    logged.append(table.start())
    logged.append(table.offer_draw(0))
    logged.append(table.decline_draw(1))
    same(logged.state, logged.read_again())


def test_a_player_who_has_written_too_much_can_still_play() -> None:
    logged = LoggedTable(stand_in="novice")
    logged.start()
    table = logged.table
    assert write_until_refused(logged, "p0") == MAX_MESSAGES
    assert write_until_refused(logged, "p1") == MAX_MESSAGES, "each has a share"
    assert "used up" in refused(lambda: table.pin("p0", logged.state.number))
    logged.append(table.mute("p1", muted=True))
    for _ in range(MAX_REQUESTS // 2):
        logged.append(table.offer_draw(0))
        logged.append(table.decline_draw(0))
    assert "play on, or resign" in refused(lambda: table.offer_draw(0))
    assert "play on, or resign" in refused(lambda: table.leave_to_bot(0))
    logged.append(table.offer_draw(1))
    logged.decide(logged.actor(), "m1")
    logged.append(table.resign(0, "novice"))
    same(logged.state, logged.read_again())


def test_seats_cannot_be_taken_and_left_for_ever() -> None:
    logged = LoggedTable()
    for _ in range(MAX_SEATINGS):
        logged.append(logged.table.join(None, "p1", "P1", "", ""))
        logged.append(logged.table.leave(0))
    assert "you can watch the game" in refused(lambda: logged.table.join(None, "p1", "P1", "", ""))
    assert logged.table.join(None, "p2", "P2", "", "")


def test_the_owner_can_mute_everybody_without_a_seat() -> None:
    logged = LoggedTable()
    table = logged.table
    logged.append(table.join(1, "p1", "P1", "", ""))
    logged.append(table.mute(ONLOOKERS, muted=True))
    assert table.mute(ONLOOKERS, muted=True) == [], "nothing has changed"
    with pytest.raises(NotAllowed):
        table.chat("stranger", "S", "hello")
    assert table.chat("p0", "P0", "the owner has no seat")
    assert table.chat("p1", "P1", "a player")
    logged.append(table.mute(ONLOOKERS, muted=False))
    assert table.chat("stranger", "S", "hello")


def test_who_is_removed_loses_the_seat_and_cannot_come_back() -> None:
    logged = LoggedTable()
    logged.seat_all()
    table = logged.table
    assert "yourself" in refused(lambda: table.remove("p0", "p0"))
    assert "nobody" in refused(lambda: table.remove("p0", "stranger"))
    logged.append(table.remove("p0", "p1"))
    assert table.remove("p0", "p1") == [], "nothing has changed"
    assert logged.state.log[-1].event == events.PersonRemoved("p1", "P1", 1)
    assert [player and player.person for player in logged.state.players] == ["p0", None]
    with pytest.raises(NotAllowed, match="removed"):
        table.join(None, "p1", "P1", "", "")
    logged.append(table.join(None, "p2", "P2", "", ""))
    logged.append(table.chat("onlooker", "O", "hello"))
    logged.append(table.start())
    assert "started" in refused(lambda: table.remove("p0", "p2"))
    logged.append(table.remove("p0", "onlooker"))
    same(logged.state, logged.read_again())


def test_nobody_writes_in_a_closed_chat_and_a_hidden_message_is_shown_to_nobody() -> None:
    logged = LoggedTable()
    logged.seat_all()
    table = logged.table
    logged.append(table.chat("p1", "P1", "a bad word"))
    number = logged.state.number
    logged.append(table.pin("p1", number))
    logged.append(table.close_chat(True))
    assert table.close_chat(True) == []
    for person in ("p0", "p1", "stranger"):
        with pytest.raises(NotAllowed, match="closed"):
            table.chat(person, person, "hello?")
    logged.append(table.hide(number, True))
    assert refused(lambda: table.hide(1, True)).startswith("no chat message")
    assert all(b"a bad word" not in reader for reader in seen(logged.state))
    same(logged.state, logged.read_again())
    logged.append(table.hide(number, False))
    logged.append(table.close_chat(False))
    assert all(b"a bad word" in reader for reader in seen(logged.state))
    assert table.chat("p1", "P1", "hello")
    for closed in (True, False) * (MAX_HOST_CHANGES // 2 - 1):
        logged.append(table.close_chat(closed))
    assert "times at a table" in refused(lambda: table.close_chat(True))


def test_an_administrator_lets_people_back_and_opens_the_chat() -> None:
    logged = LoggedTable()
    logged.seat_all()
    table = logged.table
    logged.append(table.remove("p0", "p1"))
    assert "not removed" in refused(lambda: table.readmit("p0"))
    logged.append(table.readmit("p1"))
    assert logged.state.log[-1].event == events.PersonReadmitted("p1", "P1")
    logged.append(table.join(None, "p1", "P1", "", ""))
    logged.append(table.remove("p0", "p1"))
    with pytest.raises(NotAllowed, match="removed"):
        table.join(None, "p1", "P1", "", "")
    logged.append(table.close_chat(True))
    logged.append(table.close_chat_by_administrator(False))
    assert table.close_chat_by_administrator(False) == []
    assert table.chat("p0", "P0", "hello")
    same(logged.state, logged.read_again())


def test_a_host_keeps_free_seats_for_friends_before_the_start() -> None:
    logged = LoggedTable()
    table = logged.table
    logged.append(table.set_friends_only(True))
    assert table.set_friends_only(True) == []
    with pytest.raises(NotAllowed, match="friends"):
        table.join(None, "p0", "P0", "", "")
    logged.append([events.SeatsReserved(["", "p1"])])
    logged.append(table.join(1, "p1", "P1", "", ""))  # as in a rematch, where seats are kept for people who are no friends
    logged.append(table.join(0, "p0", "P0", "", "", friend=True))
    same(logged.state, logged.read_again())
    logged.append(table.set_friends_only(False))
    logged.append(table.start())
    assert "started" in refused(lambda: table.set_friends_only(True))


def pinned(state: TableState) -> object:
    snapshot: dict[str, object] = msgspec.json.decode(encode_snapshot(state, None, 99, set(), [], 0))
    return snapshot["pinned"]


def test_one_chat_message_can_be_pinned() -> None:
    logged = LoggedTable()
    logged.seat_all()
    table = logged.table
    logged.append(table.chat("p1", "P1", "first", "r1"), 5)
    logged.append(table.chat("p0", "P0", "second"))
    for number in (0, 1, 5):
        assert "no chat message" in refused(partial(table.pin, "p1", number))
    assert pinned(logged.state) is None
    logged.append(table.pin("p1", 3, "r2"))
    for state in (logged.state, logged.read_again()):
        assert pinned(state) == {"number": 3, "at": 5, "person": "p1", "name": "P1", "text": "first"}
        assert state.has_requested("p1", "r2")
    logged.append(table.pin("p0", 4))
    assert pinned(logged.state) == {"number": 4, "at": 0, "person": "p0", "name": "P0", "text": "second"}
    logged.append(table.pin("p0", None))
    assert pinned(logged.state) is pinned(logged.read_again()) is None


def test_a_pinned_message_is_not_shown_after_its_author_was_deleted() -> None:
    state = LoggedTable().state
    state.apply(1, 0, events.ChatSent("gone", "—", ""))
    state.apply(2, 0, events.MessagePinned(1))
    assert pinned(state) is None


def test_a_table_with_other_people_playing_cannot_be_closed() -> None:
    logged = LoggedTable()
    logged.start()
    assert "other people play" in refused(lambda: logged.table.close("p0"))
    against_bot = LoggedTable()
    against_bot.start(bots={1: "novice"})
    against_bot.append(against_bot.table.close("p0"))
    assert against_bot.state.status == "closed"
    assert refused(lambda: against_bot.table.close("p0")) == "the table is already closed"
