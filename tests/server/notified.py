"""People who are notified while they play turn by turn, and a server that is killed on the way; with counts."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import httpx
from sqlalchemy import create_engine, select, text

from soiree.server.runtime.notifications.outbox import id_of
from soiree.server.storage import schema
from soiree.server.storage.notifications import Notification
from tests.server.fixtures import RunningTable
from tests.server.machines import Node, guest
from tests.server.receivers import Browser, receiver

SETTINGS = "/api/me/notifications"
TURN = {"wants": ["turn"]}
AT_ONCE = ("--private-targets", "--notification-delay", "0")
PENDING = "SELECT COUNT(*) FROM notifications WHERE due_at IS NOT NULL"


def subscribe(person: httpx.Client, browser: Browser, **more: object) -> str:
    browser.server_key = person.get(SETTINGS).json()["push_key"]
    answer = person.post(f"{SETTINGS}/push", json={**browser.subscription, **TURN, **more})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def play_turn(table: RunningTable) -> httpx.Client:
    """Plays until it is the turn of another player, who is returned."""
    first, snapshot = table.actor()
    actor = first
    while actor is first:
        token = snapshot["moves"][0]["token"]  # type: ignore[index]  # JSON
        answer = actor.post(f"/api/tables/{table.table}/play", json={"id": f"m{snapshot['number']}-{snapshot['desk']}", "token": token})
        assert answer.status_code == 201, answer.text
        actor, snapshot = table.actor()
    return actor


def expire_leases(database: str) -> None:
    """As if time had passed since the server was killed."""
    run_sql(database, "UPDATE channels SET ready_at = 0")


def run_sql(database: str, statement: str) -> object:
    engine = create_engine(database)
    try:
        with engine.begin() as connection:
            result = connection.execute(text(statement))
            return result.scalar() if result.returns_rows else None
    finally:
        engine.dispose()


@dataclass
class Count:
    turns: int = 0
    kills: int = 0
    messages: int = 0  # different ones that came
    dropped: int = 0  # not sent, because the turn was over
    repeated: int = 0  # came again: the server was killed while they were on their way
    missing: int = 0  # turns that wait for somebody who was not notified, and messages that are marked as sent and did not come


def kill_while_notifying(database: str, tables: int, people: int, kills: int, seed: int) -> Count:
    """Plays turns at random tables, kills the server at random moments, and compares at the end what was to be sent with what came."""
    rng, count = random.Random(seed), Count()
    with receiver() as service:
        node = Node(database, *AT_ONCE)
        try:
            everybody = [guest(node.url, f"P{number}") for number in range(people)]
            browsers = [Browser(service, str(number)) for number in range(people)]
            channels = {person: subscribe(person, browser) for person, browser in zip(everybody, browsers, strict=True)}
            running = [RunningTable(node.url, "gatsby", people=rng.sample(everybody, 2)) for _ in range(tables)]
            while count.kills < kills:
                for table in rng.choices(running, k=rng.randint(1, 8)):
                    play_turn(table)
                    count.turns += 1
                node.kill()
                count.kills += 1
                expire_leases(database)
                node.start()
            waiting = [(channels[table.actor()[0]], table.table) for table in running]
            for table in running:
                number = table.actor()[1]["number"]
                while run_sql(database, f"SELECT number FROM notified WHERE table_id = '{table.table}'") != number:
                    pass
            while run_sql(database, PENDING):
                pass
        finally:
            node.kill()
        came: Counter[str] = Counter()
        while not service.received.empty():
            path, headers, body = service.next()
            came[next(browser for browser in browsers if browser.path == path).read(headers, body)["id"]] += 1
    compare(database, count, waiting, came)
    return count


def compare(database: str, count: Count, waiting: Sequence[tuple[str, str]], came: Counter[str]) -> None:
    """`waiting`: the channels of people whose turn it is, and at which table."""
    engine = create_engine(database)
    with engine.connect() as connection:
        rows = connection.execute(select(schema.notifications)).all()
    engine.dispose()
    ids = {
        (row.channel, row.table_id, row.number): id_of([Notification(row.channel, row.table_id, row.kind, row.number, 0, 0)])
        for row in rows
    }
    assert came.keys() <= set(ids.values())
    count.messages = len(came)
    count.repeated = came.total() - len(came)
    count.dropped = sum(row.outcome == "dropped" for row in rows)
    count.missing = sum(row.outcome == "sent" and not came[ids[row.channel, row.table_id, row.number]] for row in rows)
    for channel, table in waiting:
        turns = [number for known, there, number in ids if (known, there) == (channel, table)]
        count.missing += not turns or not came[ids[channel, table, max(turns)]]
