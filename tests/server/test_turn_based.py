"""Comfort of games that last for days: queued moves, vacations, cancelling by agreement, and notes of one's own."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import soiree
from soiree.core.chance.dealers import Manual
from soiree.core.match import Match
from soiree.core.playout import random_step, sample_chance
from soiree.core.rng import Rng
from soiree.server.refusals import RequestRefused
from soiree.server.table.clock import DAY, Clock, ClockRules
from soiree.server.table.notices import notices
from soiree.server.table.table import MAX_QUEUED
from soiree.server.timestamps import now_ms
from tests.server import machines
from tests.server.client import Player
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node, account, guest
from tests.server.notified import run_sql
from tests.server.test_clocks import move_into_the_past
from tests.server.test_secrets import deal_two_ways, table_of
from tests.server.test_table_state import LoggedTable, seen

DAYS = ClockRules("days", days=2)
LIVE = ClockRules("live")

# ---------------------------------------------------------------- vacations


@given(st.lists(st.integers(0, 40), min_size=4, max_size=4), st.integers(5, 60))
def test_a_clock_with_pauses_counts_the_minutes_outside_of_them(times: list[int], now: int) -> None:
    """Compared with counting minute by minute. The second pause is set when it begins; the first may last until then."""
    first, second = sorted(times[:2]), sorted(times[2:])
    if second[0] < first[0]:
        first, second = second, first
    clock = Clock(ClockRules("days", days=1), 1)
    clock.left = [30]
    clock.start([0], 5)
    clock.pause(0, *first)
    clock.pause(0, *second)
    paused = {minute for minute in range(*first) if minute < second[0]} | set(range(*second))
    spent = sum(minute not in paused for minute in range(5, now))
    if now >= second[0]:  # earlier times are before the last pause was set
        assert clock.left_at(0, now) == max(0, 30 - spent)
    timeout = clock.next_timeout()
    assert timeout is not None
    if sum(minute not in paused for minute in range(5, second[0])) < 30:  # otherwise it has run out before
        assert sum(minute not in paused for minute in range(5, timeout[0])) == 30
        assert timeout[0] - 1 not in paused


def test_a_vacation_pauses_clocks_of_days_and_the_reminder() -> None:
    logged = LoggedTable(clock=DAYS)
    logged.start(now=1000)
    seat = logged.actor()
    person = f"p{seat}"
    before = logged.state.next_timeout()
    assert before == (1000 + 2 * DAY, seat)
    logged.append(logged.table.set_vacation(person, DAY, 8 * DAY), DAY)
    assert logged.table.set_vacation(person, DAY, 8 * DAY) == [], "again: nothing"
    assert logged.state.next_timeout() == (1000 + 9 * DAY, seat)
    (reminder,) = (notice for notice in notices(logged.state, 0) if notice.kind == "clock")
    assert reminder.due_at == 1000 + 9 * DAY - DAY // 2
    assert not logged.state.clock.is_running(seat, 2 * DAY)
    assert seen(logged.read_again(), 3 * DAY) == seen(logged.state, 3 * DAY)
    logged.append(logged.table.set_vacation(person, DAY, 4 * DAY), 4 * DAY)  # ends early
    assert logged.state.next_timeout() == (1000 + 5 * DAY, seat)
    logged.play_turn(seat, 4 * DAY + 5)
    assert seen(logged.read_again(), 5 * DAY) == seen(logged.state, 5 * DAY)
    live = LoggedTable(clock=LIVE)
    live.start()
    assert live.table.set_vacation("p0", 0, DAY) == []


def test_a_vacation_over_http(node: Node) -> None:
    ann, bob = guest(node.url, "Ann"), guest(node.url, "Bob")
    running = RunningTable(node.url, people=[ann, bob], clock={"kind": "days", "days": 1})
    assert ann.get("/api/me/vacation").json() == {"vacation": None, "days_left": 28, "days_a_year": 28}
    begun = ann.put("/api/me/vacation", json={"days": 20}).json()
    away = bob.get(f"/api/tables/{running.table}").json()["seats"][0]["away_until"]
    assert away == begun["vacation"]["ends"] == begun["vacation"]["begins"] + 20 * DAY
    assert ann.put("/api/me/vacation", json={"days": 29}).status_code == 400
    assert ann.delete("/api/me/vacation").status_code == 204
    ended = bob.get(f"/api/tables/{running.table}").json()["seats"][0]["away_until"]
    assert ended < away - 19 * DAY
    run_sql(node.database, f"UPDATE vacations SET begins = begins - {25 * DAY}")
    used_up = ann.put("/api/me/vacation", json={"days": 10})
    assert (used_up.status_code, used_up.json()["say"]["about"]) == (409, {"days": 2})
    assert len(ann.get("/api/me/export").json()["vacations"]) == 1
    ann.delete("/api/me")
    assert run_sql(node.database, "SELECT COUNT(*) FROM vacations") == 0


def test_a_table_that_does_not_know_of_a_vacation_learns_of_it_when_the_time_is_up(tmp_path: Path) -> None:
    """It was joined later, or the node died before it had written to it."""
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}") as node:
        running = RunningTable(node.url, clock={"kind": "days", "days": 1})
        person, snapshot = running.actor()
        id, now = person.get("/api/me").json()["id"], now_ms()
        node.kill()
        move_into_the_past(node, running.table, DAY * 3 // 2)  # its time was up half a day ago
        begins, ends = now - DAY * 5 // 4, now + 3 * DAY
        run_sql(node.database, f"INSERT INTO vacations (person, begins, ends) VALUES ('{id}', {begins}, {ends})")
        node.start()
        asked = {"after": str(snapshot["number"]), "wait": "20"}
        while not (after := person.get(f"/api/tables/{running.table}", params=asked).json())["seats"][snapshot["seat"]]["away_until"]:
            pass  # the request waits for the table to change
        assert after["rows"][-1]["entry"] == {"kind": "vacation", "seat": snapshot["seat"], "begins": begins, "ends": ends}
        assert after["clock"]["running"] == []
        assert after["clock"]["left"][snapshot["seat"]] == pytest.approx(DAY * 3 // 4, abs=60_000)


@pytest.mark.parametrize("counts", [True, False])
def test_a_vacation_that_is_over_when_the_time_is_up_counts_all_the_same(tmp_path: Path, counts: bool) -> None:
    """The node died before it had written to the log; not one that was over before the turn began."""
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}") as node:
        running = RunningTable(node.url, clock={"kind": "days", "days": 1})
        person, snapshot = running.actor()
        id, now = person.get("/api/me").json()["id"], now_ms()
        node.kill()
        move_into_the_past(node, running.table, DAY * 3 // 2)
        begins = now - DAY * 5 // 4 if counts else now - 3 * DAY
        run_sql(node.database, f"INSERT INTO vacations (person, begins, ends) VALUES ('{id}', {begins}, {begins + DAY})")
        node.start()
        asked = {"after": str(snapshot["number"]), "wait": "20"}
        while (after := person.get(f"/api/tables/{running.table}", params=asked).json())["number"] == snapshot["number"]:
            pass  # the request waits for the table to change
        kinds = [row["entry"]["kind"] for row in after["rows"] if row["number"] > int(str(snapshot["number"]))]
        if counts:
            assert kinds == ["vacation"]
            assert after["clock"]["left"][snapshot["seat"]] == pytest.approx(DAY // 2, abs=60_000)
        else:
            assert "vacation" not in kinds


# ---------------------------------------------------------------- invitations


def test_each_invitation_is_a_notice_once() -> None:
    logged = LoggedTable("macao", seats=3)
    logged.append(logged.table.join(0, "p0", "P0", "", ""))
    logged.append(logged.table.invite("ann", "Ann"))
    logged.append(logged.table.invite("bob", "Bob"))
    assert logged.table.invite("ann", "Ann") == []
    found = [(notice.person, notice.number) for notice in notices(logged.state, 0) if notice.kind == "invitation"]
    assert found == [("ann", 2), ("bob", 3)]
    with pytest.raises(RequestRefused, match="all seats are taken"):
        logged.table.invite("cy", "Cy")
    logged.append(logged.table.uninvite("ann"))
    assert [notice.person for notice in notices(logged.state, 0)] == ["bob"]
    assert logged.table.join(None, "bob", "Bob", "", "")[0].seat == 2  # type: ignore[union-attr]  # the seat that is kept
    assert seen(logged.read_again()) == seen(logged.state)


# ---------------------------------------------------------------- queued moves


def test_a_queued_move_is_played_at_the_turn_or_dropped() -> None:
    logged = LoggedTable("gatsby")
    logged.start()
    first = logged.actor()
    other = 1 - first
    with pytest.raises(RequestRefused, match="it is your turn"):
        logged.table.queue_move(first, "q0", logged.moves(first)[0])
    others = seen(logged.state)
    logged.append(logged.table.queue_move(other, "q1", "no-such-move"))
    assert [one for one in seen(logged.state) if one not in others] == [seen(logged.state)[1 + other]], "only its owner sees it"
    assert logged.state.wake_at(5) is None, "its turn has not come"
    assert seen(logged.read_again()) == seen(logged.state)
    logged.play_turn(first)
    assert logged.state.wake_at(5) == 5
    logged.append(logged.table.play_queued(0))
    assert logged.state.queue_dropped == {other: "no-such-move"}
    assert seen(logged.read_again()) == seen(logged.state)

    wanted = logged.moves(other)[-1]
    logged.play_turn(other)
    assert not logged.state.queue_dropped, "who decides has read it"
    logged.append(logged.table.queue_move(other, "q2", "x"))
    logged.append(logged.table.queue_move(other, "q3", ""))
    assert not logged.read_again().queued
    logged.append(logged.table.queue_move(other, "q4", wanted))
    logged.play_turn(first)
    legal = wanted in logged.moves(other)
    steps = logged.state.draft_versions[other]
    logged.append(logged.table.play_queued(0))
    assert not logged.state.queued
    assert bool(logged.state.queue_dropped) is not legal
    assert logged.state.draft_versions[other] > steps
    assert logged.table.play_queued(0) == ({}, []), "a second node finds nothing to play"
    assert seen(logged.read_again()) == seen(logged.state)
    waiting = 1 - logged.actor()
    for number in range(MAX_QUEUED):
        logged.append(logged.table.queue_move(waiting, f"r{number}", f"x{number}"))
    with pytest.raises(RequestRefused, match="moves can be queued"):
        logged.table.queue_move(waiting, "r", "y")


@pytest.mark.parametrize(("game", "seats"), [(game.id, game.seats[len(game.seats) // 2]) for game in soiree.games()])
def test_what_can_be_queued_is_what_the_next_turn_offers(game: str, seats: int) -> None:
    """Nearly all of it: nobody knows what the others will do. Compared with games that are played on at random."""
    offered = legal = found = 0
    for seed in range(12):
        rng = Rng(seed)
        match = soiree.new(game, seats=seats, seed=seed)
        state = match.state
        for _ in range(rng.below(60)):
            if not state.over():
                random_step(state, rng)
        sample_chance(state, rng)
        if state.over():
            continue
        seat = next((seat for seat in range(seats) if not state.actors() >> seat & 1), None)
        if seat is None:
            continue
        match = Match(match.game, state.clone(), match.options, Manual())
        table = table_of(match, [f"p{seat}" for seat in range(seats)])
        table.state.match = match
        tokens = [option.token for option in table.next_moves(seat).moves]
        assert len(set(tokens)) == len(tokens)
        assert set(tokens) <= set(match.game.notation().actions)
        while not state.over() and not state.actors() >> seat & 1:
            random_step(state, rng)
        if not state.over():
            moves = {match.game.notation().actions[action] for action in state.legal(seat)}
            offered, legal, found = offered + len(tokens), legal + len(moves), found + len(moves & set(tokens))
    assert found > 0.9 * legal > 0
    assert offered < 10 * legal, "not simply all moves of the game"


def test_what_can_be_queued_depends_on_the_own_view_alone() -> None:
    for seed in range(40):
        first, second, reader = deal_two_ways(seed)
        if reader not in first.actors:
            assert table_of(first, ["p0", "p1"]).next_moves(reader) == table_of(second, ["p0", "p1"]).next_moves(reader)


def test_the_server_plays_a_queued_move(shared_node: Node) -> None:
    running = RunningTable(shared_node.url, "gatsby")
    actor, snapshot = running.actor()
    other = running.people[1 - int(str(snapshot["seat"]))]
    refused = actor.get(f"/api/tables/{running.table}/next-moves")
    assert (refused.status_code, refused.json()["say"]["id"]) == (409, "reason-queue-turn")
    offered = {one["token"]: one["say"] for one in other.get(f"/api/tables/{running.table}/next-moves").json()["moves"]}
    token = "cc"  # at the first turn it is legal whatever the other has done
    assert offered[token]["id"]
    queued = other.post(f"/api/tables/{running.table}/queue", json={"id": "q", "token": token}).json()
    assert queued["queued"] == token
    assert not actor.get(f"/api/tables/{running.table}").json()["queued"]
    count = 0
    while snapshot["moves"]:
        count += 1
        move = snapshot["moves"][0]["token"]  # type: ignore[index]  # JSON
        snapshot = actor.post(f"/api/tables/{running.table}/play", json={"id": f"p{count}", "token": move}).json()
    while (seen := other.get(f"/api/tables/{running.table}", params={"after": str(snapshot["number"]), "wait": "1"}).json())["queued"]:
        pass  # the request waits for the table to change
    assert ([one["token"] for one in seen["drafted"]], seen["queue_dropped"]) == ([token], "")


# ---------------------------------------------------------------- cancelling


def test_a_game_is_cancelled_when_all_people_agree_and_it_has_just_begun() -> None:
    logged = LoggedTable()
    logged.start()
    logged.append(logged.table.offer_cancel(0, "c1"))
    with pytest.raises(RequestRefused, match="already agreed"):
        logged.table.offer_cancel(0)
    logged.append(logged.table.decline_cancel(1))
    with pytest.raises(RequestRefused, match="nobody"):
        logged.table.decline_cancel(0)
    logged.append(logged.table.offer_cancel(1))
    logged.append(logged.table.offer_cancel(0))
    assert (logged.state.status, logged.state.ended) == ("closed", None), "it counts for nobody"
    assert seen(logged.read_again()) == seen(logged.state)
    with_bot = LoggedTable()
    with_bot.start(bots={1: "random"})
    with_bot.append(with_bot.table.offer_cancel(0))
    assert with_bot.state.status == "closed", "bots agree"
    late = LoggedTable()
    late.start()
    while late.state.can_cancel and late.state.status == "playing":
        late.play_turn(late.actor())
    if late.state.status == "playing":
        with pytest.raises(RequestRefused, match="too long"):
            late.table.offer_cancel(0)


# ---------------------------------------------------------------- notes


def test_notes_are_kept_through_the_game_and_only_their_owner_reads_them(node: Node) -> None:
    ann, bob, stranger = account(node.url, "Ann"), guest(node.url, "Bob"), guest(node.url, "Cy")
    running = RunningTable(node.url, people=[ann, bob])
    path = f"/api/tables/{running.table}/note"
    assert bob.get(path).json() == {"text": ""}
    assert bob.put(path, json={"text": "Sue is close.\n\n\u200bBlock her. "}).json() == {"text": "Sue is close.\n\nBlock her."}
    assert ann.put(path, json={"text": "other"}).status_code == 200
    assert stranger.put(path, json={"text": "x"}).status_code == 403
    assert ann.put(path, json={"text": "x" * 2001}).status_code == 400
    asyncio.run(play_all([Player(lambda: node.url, running.table, cookie, i) for i, cookie in enumerate(running.cookies())]))
    assert bob.get(path).json()["text"] == "Sue is close.\n\nBlock her.", "kept after the end"
    assert "Sue is close" not in ann.get(f"/api/tables/{running.table}").text + ann.get(f"/api/tables/{running.table}/record").text
    assert [note["table"] for note in bob.get("/api/me/export").json()["notes"]] == [running.table]
    bob.delete("/api/me")
    assert run_sql(node.database, "SELECT COUNT(*) FROM notes") == 1
    assert ann.put(path, json={"text": ""}).json() == {"text": ""}
    assert run_sql(node.database, "SELECT COUNT(*) FROM notes") == 0
