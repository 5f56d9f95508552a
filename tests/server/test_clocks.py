"""Clocks: time-outs, lag, and restarts."""

import asyncio
import itertools
from typing import Any

from sqlalchemy import create_engine, update
from websockets.asyncio.client import ClientConnection

from soiree.server.storage import schema
from soiree.server.table.clock import DAY, MAX_LAG, Clock, ClockRules
from tests.server import machines
from tests.server.client import Player
from tests.server.fixtures import RunningTable
from tests.server.machines import Node
from tests.server.test_tables import wait_for_end


def test_a_time_out_plays_the_default_move_also_after_a_restart(node: Node) -> None:
    running = RunningTable(node.url, clock={"kind": "live", "seconds": 1, "increment": 0})
    ann = running.people[0]
    assert ann.get(f"/api/tables/{running.table}").json()["clock"]["running"]
    node.kill()
    node.start()
    first = ann.get(f"/api/tables/{running.table}").json()
    while True:
        snapshot = ann.get(f"/api/tables/{running.table}", params={"after": first["number"], "wait": 20}).json()
        if snapshot["number"] > first["number"]:
            break
    flags = [row["entry"] for row in snapshot["rows"] if "timed_out" in row["entry"]]
    assert flags[0]["timed_out"] == 0 or flags[0]["timed_out"] == 1
    assert wait_for_end(ann, running.table)["status"] == "over"


def move_into_the_past(node: Node, table: str, milliseconds: int) -> None:
    """Moves the log into the past, as if the server had been stopped for this long."""
    engine = create_engine(node.database)
    log, tables = schema.log.c, schema.tables.c
    with engine.begin() as connection:
        connection.execute(update(schema.log).where(log.table_id == table).values(at=log.at - milliseconds))
        connection.execute(update(schema.tables).where(tables.id == table).values(wake_at=tables.wake_at - milliseconds))
    engine.dispose()


def test_a_clock_of_days_runs_while_the_server_is_stopped(node: Node) -> None:
    running = RunningTable(node.url, clock={"kind": "days", "days": 2})
    person, _ = running.actor()
    node.kill()
    move_into_the_past(node, running.table, DAY)
    node.start()
    snapshot = person.get(f"/api/tables/{running.table}").json()
    (seat,) = snapshot["clock"]["running"]
    assert snapshot["seat"] == seat
    assert 0 < snapshot["clock"]["left"][seat] <= DAY
    assert snapshot["clock"]["left"][1 - seat] == 2 * DAY
    node.kill()
    move_into_the_past(node, running.table, DAY)
    node.start()
    while (after := person.get(f"/api/tables/{running.table}", params={"after": snapshot["number"], "wait": 20}).json())[
        "number"
    ] == snapshot["number"]:
        pass
    assert after["rows"][-1]["entry"]["timed_out"] == seat
    assert after["clock"]["left"][seat] == 2 * DAY


def test_a_time_out_after_a_restart_needs_no_client(node: Node) -> None:
    running = RunningTable(node.url, clock={"kind": "days", "days": 1})
    number = running.actor()[1]["number"]
    node.kill()
    move_into_the_past(node, running.table, 3 * DAY)
    node.start()
    engine = create_engine(node.database)
    rows = schema.log.select().where(schema.log.c.table_id == running.table, schema.log.c.lane == 0, schema.log.c.number > number)
    written = 0
    while not written:
        with engine.connect() as connection:
            written = len(connection.execute(rows).all())
    engine.dispose()


def test_a_live_clock_does_not_run_while_the_server_is_stopped(node: Node) -> None:
    running = RunningTable(node.url, clock={"kind": "live", "seconds": 3600, "increment": 0})
    person, _ = running.actor()
    node.kill()
    move_into_the_past(node, running.table, 1800 * 1000)
    node.start()
    snapshot = person.get(f"/api/tables/{running.table}").json()
    assert snapshot["clock"]["left"][snapshot["seat"]] > 1800 * 1000


def test_a_node_that_joins_later_knows_since_when_a_clock_runs(postgres_server: str, redis_url: str) -> None:
    database = machines.fresh(postgres_server)
    with machines.node(database, "--redis", redis_url) as one:
        running = RunningTable(one.url, clock={"kind": "live", "seconds": 3600, "increment": 0})
        person, snapshot = running.actor()
        seat = snapshot["seat"]
        with machines.node(database, "--redis", redis_url) as two:
            first = person.get(f"/api/tables/{running.table}").json()["clock"]["left"][seat]
            person.base_url = two.url
            assert person.get(f"/api/tables/{running.table}").json()["clock"]["left"][seat] <= first


def test_the_lag_of_a_connection_is_given_back_up_to_a_limit() -> None:
    for lag, spent in ((0, 5000), (400, 4600), (60_000, 5000 - MAX_LAG)):
        clock = Clock(ClockRules("live", seconds=60, increment=2), 2)
        clock.start([0], 1000)
        clock.end_turn([0], [1], 6000, lag)
        assert clock.left == [60_000 - spent + 2000, 60_000]
        assert clock.next_timeout() == (66_000, 1)


class Slow(Player):
    """A client with a slow connection."""

    LATE = 300  # milliseconds

    async def handle(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        await asyncio.sleep(self.LATE / 1000)  # network delay
        await super().handle(connection, message)


def time_given_back(rows: dict[int, Any], seat: int, full: int) -> int:
    """Milliseconds of the seat's first turn that were not taken from its clock."""
    stepped = [rows[number] for number in sorted(rows) if rows[number]["entry"]["kind"] == "stepped"]
    for before, after in itertools.pairwise(stepped):
        left = after["entry"]["clock"][seat]
        if left < full:
            passed: int = after["at"] - before["at"] - (full - left)
            return passed
    return 0


def test_the_lag_of_a_connection_is_measured_by_its_acknowledgements(shared_node: Node) -> None:
    async def play() -> None:
        for seed in itertools.count():
            running = RunningTable(shared_node.url, clock={"kind": "live", "seconds": 3600, "increment": 0})
            slow, quick = running.players(lambda: shared_node.url, seed, kind=Slow)[0], running.players(lambda: shared_node.url, seed)[1]
            playing = asyncio.gather(slow.play_to_the_end(), quick.play_to_the_end())
            while not any(row["entry"].get("clock", [3600_000])[0] < 3600_000 for row in slow.rows.values()):
                await asyncio.wait([playing], timeout=0.05)
            playing.cancel()
            if time_given_back(slow.rows, 0, 3600_000) >= Slow.LATE * 0.2:
                return  # otherwise this machine was too slow for any acknowledgement to count

    asyncio.run(play())
