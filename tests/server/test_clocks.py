"""Clocks: flags fall as the game says, lag is given back, and nothing of it is lost by a restart."""

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


def test_a_fallen_flag_plays_as_the_game_says_also_after_a_restart(node: Node) -> None:
    party = RunningTable(node.url, clock={"kind": "live", "seconds": 1, "increment": 0})
    ann = party.people[0]
    assert ann.get(f"/api/tables/{party.table}").json()["clock"]["running"]
    node.kill()
    node.start()
    first = ann.get(f"/api/tables/{party.table}").json()
    while True:
        look = ann.get(f"/api/tables/{party.table}", params={"after": first["number"], "wait": 20}).json()
        if look["number"] > first["number"]:
            break
    flags = [row["entry"] for row in look["rows"] if "timed_out" in row["entry"]]
    assert flags[0]["timed_out"] == 0 or flags[0]["timed_out"] == 1
    assert wait_for_end(ann, party.table)["status"] == "over"


def long_ago(node: Node, table: str, milliseconds: int) -> None:
    """While the house was closed, so much time has passed."""
    engine = create_engine(node.database)
    log, tables = schema.log.c, schema.tables.c
    with engine.begin() as disk:
        disk.execute(update(schema.log).where(log.table_id == table).values(at=log.at - milliseconds))
        disk.execute(update(schema.tables).where(tables.id == table).values(wake_at=tables.wake_at - milliseconds))
    engine.dispose()


def test_days_run_while_the_house_is_closed(node: Node) -> None:
    party = RunningTable(node.url, clock={"kind": "days", "days": 2})
    person, _ = party.actor()
    node.kill()
    long_ago(node, party.table, DAY)
    node.start()
    look = person.get(f"/api/tables/{party.table}").json()
    (seat,) = look["clock"]["running"]
    assert look["seat"] == seat
    assert 0 < look["clock"]["left"][seat] <= DAY
    assert look["clock"]["left"][1 - seat] == 2 * DAY
    node.kill()
    long_ago(node, party.table, DAY)
    node.start()
    while (after := person.get(f"/api/tables/{party.table}", params={"after": look["number"], "wait": 20}).json())["number"] == look[
        "number"
    ]:
        pass
    assert after["rows"][-1]["entry"]["timed_out"] == seat
    assert after["clock"]["left"][seat] == 2 * DAY


def test_a_flag_falls_though_nobody_comes_after_the_restart(node: Node) -> None:
    party = RunningTable(node.url, clock={"kind": "days", "days": 1})
    number = party.actor()[1]["number"]
    node.kill()
    long_ago(node, party.table, 3 * DAY)
    node.start()
    engine = create_engine(node.database)
    rows = schema.log.select().where(schema.log.c.table_id == party.table, schema.log.c.lane == 0, schema.log.c.number > number)
    written = 0
    while not written:
        with engine.connect() as disk:
            written = len(disk.execute(rows).all())
    engine.dispose()


def test_an_hour_does_not_run_while_the_house_is_closed(node: Node) -> None:
    party = RunningTable(node.url, clock={"kind": "live", "seconds": 3600, "increment": 0})
    person, _ = party.actor()
    node.kill()
    long_ago(node, party.table, 1800 * 1000)
    node.start()
    look = person.get(f"/api/tables/{party.table}").json()
    assert look["clock"]["left"][look["seat"]] > 1800 * 1000


def test_a_node_that_comes_later_knows_how_long_somebody_has_been_thinking(postgres_server: str, redis_url: str) -> None:
    database = machines.fresh(postgres_server)
    with machines.node(database, "--redis", redis_url) as one:
        party = RunningTable(one.url, clock={"kind": "live", "seconds": 3600, "increment": 0})
        person, look = party.actor()
        seat = look["seat"]
        with machines.node(database, "--redis", redis_url) as two:
            first = person.get(f"/api/tables/{party.table}").json()["clock"]["left"][seat]
            person.base_url = two.url
            assert person.get(f"/api/tables/{party.table}").json()["clock"]["left"][seat] <= first


def test_the_time_of_a_slow_line_is_given_back_up_to_a_bound() -> None:
    for lag, spent in ((0, 5000), (400, 4600), (60_000, 5000 - MAX_LAG)):
        clock = Clock(ClockRules("live", seconds=60, increment=2), 2)
        clock.start([0], 1000)
        clock.end_turn([0], [1], 6000, lag)
        assert clock.left == [60_000 - spent + 2000, 60_000]
        assert clock.next_timeout() == (66_000, 1)


class Slow(Player):
    """Somebody whose line takes its time."""

    LATE = 300  # milliseconds

    async def _hear(self, line: ClientConnection, said: dict[str, Any]) -> None:
        await asyncio.sleep(self.LATE / 1000)  # on the way
        await super()._hear(line, said)


def given_back(rows: dict[int, Any], seat: int, full: int) -> int:
    """Milliseconds that passed until a seat had first decided, but were not taken from its clock."""
    stepped = [rows[number] for number in sorted(rows) if rows[number]["entry"]["kind"] == "stepped"]
    for before, after in itertools.pairwise(stepped):
        left = after["entry"]["clock"][seat]
        if left < full:
            passed: int = after["at"] - before["at"] - (full - left)
            return passed
    return 0


def test_the_lag_of_a_line_is_measured_by_its_acknowledgements(house: Node) -> None:
    async def play() -> None:
        for seed in itertools.count():
            party = RunningTable(house.url, clock={"kind": "live", "seconds": 3600, "increment": 0})
            slow, quick = party.players(lambda: house.url, seed, kind=Slow)[0], party.players(lambda: house.url, seed)[1]
            playing = asyncio.gather(slow.play_to_the_end(), quick.play_to_the_end())
            while not any(row["entry"].get("clock", [3600_000])[0] < 3600_000 for row in slow.rows.values()):
                await asyncio.wait([playing], timeout=0.05)
            playing.cancel()
            if given_back(slow.rows, 0, 3600_000) >= Slow.LATE * 0.2:
                return  # else this machine was too slow itself for any acknowledgement to count

    asyncio.run(play())
