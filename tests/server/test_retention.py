"""What is deleted after a while, and what never is. On both databases, by a node and by `soiree admin prune`."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import Column, Engine, create_engine, func, insert, select, update

from soiree.server.runtime.registry import new_header
from soiree.server.runtime.retention import RetentionSweep
from soiree.server.storage import channels, people, retention, schema
from soiree.server.storage.access import moderation, sessions
from soiree.server.storage.retention import PARTS, Retention
from soiree.server.storage.store import migrate
from soiree.server.table.clock import ClockRules
from soiree.server.table.events import SeatTaken, TableClosed
from tests.server import machines
from tests.server.fixtures import RunningTable
from tests.server.hand_clock import clock_by_hand
from tests.server.machines import Node, guest
from tests.server.registries import PromptedBot, registry, start_table
from tests.server.test_data_v1 import copied_database
from tests.server.test_operating import admin

DAY = 86_400_000


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    """A second connection to the database of a node."""
    engine = create_engine(database)
    yield engine
    engine.dispose()


def id_of(client: httpx.Client) -> str:
    found: str = client.get("/api/me").json()["id"]
    return found


def make_old(engine: Engine, days: int) -> None:
    """Moves everything this many days into the past."""
    with engine.begin() as connection:
        for table in schema.metadata.tables.values():
            times = [column for column in table.columns if column.name in {"at", "until"} or column.name.endswith("_at")]
            if times and table.name != "audit":
                connection.execute(update(table).values({column.name: column - days * DAY for column in times}))


def rows(engine: Engine, *columns: Column[Any]) -> set[Any]:
    with engine.connect() as connection:
        found = connection.execute(select(*columns)).all()
    return {row[0] if len(columns) == 1 else tuple(row) for row in found}


def pruned(database: str, *words: str) -> dict[str, int]:
    lines = (line.split() for line in admin(database, "prune", *words).splitlines())
    return {name: int(count) for name, count in lines}


# ---------------------------------------------------------------- what goes


def test_guests_who_did_nothing_go_and_everybody_else_stays(node: Node, database: str, engine: Engine) -> None:
    idle, seated, chatting, puzzling = (guest(node.url, name) for name in ("Idle", "Seated", "Chatting", "Puzzling"))
    account, banned, watched, asked = (guest(node.url, name) for name in ("Account", "Banned", "Watched", "Asked"))
    gone = id_of(idle)
    table = RunningTable(node.url, people=[seated, guest(node.url, "Other")]).table
    assert chatting.post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code == 201
    for client, login in ((account, "account"), (asked, "asked")):
        made = client.post("/api/me/account", json={"login": login, "passphrase": "long enough"})
        assert made.status_code == 201, made.text
    with engine.begin() as connection:
        moderation.impose(connection, "", "ban", "spam", None, id_of(banned))
        puzzle = {"person": id_of(puzzling), "puzzle": "gatsby-1", "game": "gatsby", "solved": True, "tried_at": 1}
        connection.execute(insert(schema.puzzle_tries).values(**puzzle))
    stay = {id_of(client) for client in (seated, chatting, puzzling, account, watched, asked)} | rows(engine, schema.sanctions.c.person)
    make_old(engine, days=29)
    assert pruned(database)["guests"] == 0
    make_old(engine, days=2)
    with engine.begin() as connection:  # who was here yesterday
        lately = schema.sessions.c.person == id_of(watched)
        connection.execute(update(schema.sessions).where(lately).values(used_at=schema.sessions.c.used_at + 30 * DAY))
    before = len(rows(engine, schema.people.c.id))
    assert pruned(database, "--dry-run")["guests"] == 1
    assert len(rows(engine, schema.people.c.id)) == before
    assert pruned(database)["guests"] == 1
    assert stay <= rows(engine, schema.people.c.id)
    assert len(rows(engine, schema.people.c.id)) == before - 1
    assert gone not in rows(engine, schema.people.c.id) | rows(engine, schema.sessions.c.person)
    assert idle.get("/api/me").status_code == 401
    assert seated.get(f"/api/tables/{table}").json()["seat"] == 0


def test_tables_that_never_began_go_with_all_that_belongs_to_them(node: Node, database: str, engine: Engine) -> None:
    ann, bob = guest(node.url, "Ann"), guest(node.url, "Bob")
    new = {"game": "gatsby", "seats": 2}
    closed, reported, written = (ann.post("/api/tables", json=new).json()["table"] for _ in range(3))
    still_open: str = ann.post("/api/tables", json=new).json()["table"]
    cancelled = RunningTable(node.url, people=[ann, bob])
    assert bob.post(f"/api/tables/{closed}/join", json={}).status_code == 201
    assert bob.put(f"/api/tables/{closed}/note", json={"text": "bring cake"}).status_code == 200
    for table in (closed, reported, written):
        assert bob.post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code == 201
        admin(database, "close", table, "over")
    for client in cancelled.people:
        client.post(f"/api/tables/{cancelled.table}/cancel", json={}).raise_for_status()
    assert ann.get(f"/api/tables/{cancelled.table}").json()["status"] == "closed"
    with engine.begin() as connection:
        moderation.add_report(connection, reported, id_of(ann), id_of(bob), "spam", [])
    make_old(engine, days=31)
    node.kill()
    node.start()  # what was in memory is read again
    assert bob.post(f"/api/tables/{written}/chat", json={"text": "still here"}).status_code == 201
    tables = rows(engine, schema.tables.c.id)
    assert pruned(database)["tables"] == 1
    assert rows(engine, schema.tables.c.id) == tables - {closed}
    assert {still_open, reported, written, cancelled.table} <= rows(engine, schema.log.c.table_id)
    for column in (schema.log.c.table_id, schema.sittings.c.table_id, schema.traces.c.table_id, schema.notes.c.table_id):
        assert closed not in rows(engine, column)
    assert ann.get(f"/api/tables/{closed}").status_code == 404
    assert ann.get(f"/api/tables/{cancelled.table}").json()["status"] == "closed"


def test_sessions_end_with_their_subscriptions_and_accounts_stay(node: Node, database: str, engine: Engine) -> None:
    ann = guest(node.url, "Ann")
    ann.post("/api/me/account", json={"login": "ann", "passphrase": "long enough"}).raise_for_status()
    person = id_of(ann)
    with engine.begin() as connection:
        session = connection.scalar(select(schema.sessions.c.id).where(schema.sessions.c.person == person))
        assert session is not None
        kind = {"secret": "", "wants": ["turn"], "language": "en"}
        channels.add(connection, person, "push", "https://push.example/1", session=session, **kind)  # type: ignore[arg-type]  # plain values
        hook = channels.add(connection, person, "webhook", "https://hook.example/1", **kind)  # type: ignore[arg-type]  # as above
        mail = channels.add(connection, person, "email", "ann@mail.example", **kind)  # type: ignore[arg-type]  # as above
    make_old(engine, days=4)
    assert pruned(database)["channels"] == 1
    assert mail.id not in rows(engine, schema.channels.c.id)
    make_old(engine, days=360)
    assert pruned(database)["sessions"] == 0
    assert ann.get("/api/me").json()["id"] == person  # is noted as the last use
    make_old(engine, days=366)
    assert pruned(database)["sessions"] == 1
    assert rows(engine, schema.channels.c.id) == {hook.id}
    assert person in rows(engine, schema.people.c.id)
    assert ann.post("/api/login", json={"login": "ann", "passphrase": "long enough"}).status_code == 201


def test_notifications_go_unless_their_turn_still_lasts(database: str) -> None:
    def add(connection: Any, channel: str, table: str, kind: str, number: int, due_at: int | None) -> None:
        values = {"channel": channel, "table_id": table, "kind": kind, "number": number, "created_at": 1, "due_at": due_at}
        connection.execute(insert(schema.notifications).values(**values, attempts=1, outcome="" if due_at else "sent"))

    async def run() -> set[tuple[str, str]]:
        async with registry(database, PromptedBot()) as tables:
            playing, over = await start_table(tables, bots="pp"), await start_table(tables, bots="pp")
            await tables.append(over, lambda table: table.resign(0, ""))

            def fill(connection: Any) -> None:
                for table in (playing, over):
                    add(connection, "c", table, "turn", 3, None)
                    add(connection, "c", table, "chat", 2, None)
                add(connection, "c", "", "test", 7, None)
                add(connection, "c", playing, "clock", 3, 2**40)

            await tables.store.write((), fill)
            counts = await RetentionSweep(tables, Retention()).sweep()
            assert counts["notifications"] == 4
            left = await tables.store.read(lambda connection: connection.execute(select(schema.notifications)).all())
            assert {row.table_id for row in left} == {playing}
            return {(row.kind, row.outcome) for row in left}

    assert asyncio.run(run()) == {("turn", "sent"), ("clock", "")}


def test_a_bot_that_never_played_goes_with_its_token(node: Node, engine: Engine) -> None:
    """Else one guest could add rows for ever, by making and deleting tokens."""
    ann = guest(node.url, "Ann")
    table = ann.post("/api/tables", json={"game": "gatsby", "seats": 2}).json()["table"]
    played = ann.post("/api/me/tokens", json={"label": "Played"}).json()
    bot = httpx.post(f"{node.url}/api/tables/{table}/join", json={}, headers={"Authorization": f"Bearer {played['token']}"})
    assert bot.status_code == 201
    for _ in range(3):
        unused = ann.post("/api/me/tokens", json={"label": "Unused"}).json()
        assert ann.delete(f"/api/me/tokens/{unused['id']}").status_code == 204
    assert ann.delete(f"/api/me/tokens/{played['id']}").status_code == 204
    assert {name for kind, name in rows(engine, schema.people.c.kind, schema.people.c.name) if kind == "bot"} == {"Played"}


def test_nothing_goes_where_things_are_kept_for_ever(node: Node, database: str, engine: Engine) -> None:
    ann = guest(node.url, "Ann")
    guest(node.url, "Idle")
    table = ann.post("/api/tables", json={"game": "gatsby", "seats": 2}).json()["table"]
    admin(database, "close", table, "over")
    make_old(engine, days=300)
    for_ever = [word for name in ("guests", "tables", "notifications") for word in (f"--keep-{name}-days", "0")]
    assert set(pruned(database, *for_ever).values()) == {0}
    counts = pruned(database)
    assert (counts["tables"], counts["guests"]) == (1, 2)  # without her table Ann has done nothing


# ---------------------------------------------------------------- a node


def test_a_node_deletes_without_a_request_and_counts(database: str, engine: Engine) -> None:
    port = machines.free_port()
    with machines.node(database, "--metrics-port", str(port)) as node:
        idle = guest(node.url, "Idle")
        id = id_of(idle)
        node.stop()
        make_old(engine, days=31)
        with engine.begin() as connection:
            connection.execute(update(schema.server_values).where(schema.server_values.c.name == "swept").values(value="0"))
        node.start()
        while id in rows(engine, schema.people.c.id):
            pass
        while not (counted := _deleted(port)):
            pass
        assert counted == {"guests": 1.0}
    assert node.causes() == []


def _deleted(port: int) -> dict[str, float]:
    families = text_string_to_metric_families(httpx.get(f"http://127.0.0.1:{port}/metrics").text)
    samples = (sample for family in families if family.name == "soiree_rows_deleted" for sample in family.samples)
    return {sample.labels["what"]: sample.value for sample in samples if sample.name.endswith("_total") and sample.value}


def test_of_several_nodes_one_sweeps_and_all_of_them_could(database: str) -> None:
    """Two nodes that delete the same rows at the same moment: each row goes once, and nothing fails."""

    async def run() -> None:
        with clock_by_hand() as now:
            async with registry(database, PromptedBot()) as one, registry(database, PromptedBot()) as other:
                assert await one.store.write((), lambda connection: retention.claim(connection, now[0] // 1_000_000, 1000))
                assert not await other.store.write((), lambda connection: retention.claim(connection, now[0] // 1_000_000, 1000))
                count = 3 * retention.BATCH + 1
                await one.store.write((), lambda connection: [people.create_person(connection, "guest", "Idle", "") for _ in range(count)])
                for _ in range(3):
                    header = new_header("gatsby", 2, {}, ClockRules(), "p")
                    await one.create(header, [SeatTaken(0, "p", "Ann")])
                    await one.append(header.id, lambda _: [TableClosed()])
                now[0] += 31 * DAY * 1_000_000
                keep = Retention()
                both = await asyncio.gather(RetentionSweep(one, keep).sweep(), RetentionSweep(other, keep).sweep())
                assert sum(counts["guests"] for counts in both) == count
                assert sum(counts["tables"] for counts in both) == 3
                assert await one.store.read(lambda connection: connection.scalar(select(func.count()).select_from(schema.people))) == 0
                assert await other.store.write((), lambda connection: retention.claim(connection, now[0] // 1_000_000, 1000))

    asyncio.run(run())


def test_who_comes_back_meanwhile_stays(database: str) -> None:
    """Between finding and deleting, a guest comes back: the statement that deletes looks again."""

    async def run() -> None:
        async with registry(database, PromptedBot()) as tables:
            store, guests, keep = tables.store, PARTS[-1], Retention()

            def arrive(connection: Any) -> tuple[str, str]:
                made = people.create_person(connection, "guest", "Idle", "")
                return made.id, sessions.begin(connection, made.id, "browser").partition(".")[0]

            person, session = await store.write((), arrive)
            later = _created(await store.read(lambda connection: connection.execute(select(schema.people)).all())) + 31 * DAY
            found = await store.read(lambda connection: guests.find(connection, later, keep))
            assert found == [(person,)]
            back = update(schema.sessions).where(schema.sessions.c.id == session).values(used_at=later)
            await store.write((), lambda connection: connection.execute(back).rowcount)
            assert await store.write((), lambda connection: guests.delete(connection, found, later, keep)) == []
            assert await store.read(lambda connection: people.find(connection, person)) is not None

    asyncio.run(run())


def _created(rows: Any) -> int:
    created: int = rows[0].created_at
    return created


# ---------------------------------------------------------------- the schema


def test_every_column_that_names_a_person_keeps_them_or_goes_with_them() -> None:
    """A new table with people in it must be named in one of both lists, or guests are deleted who are still named there."""
    names = {"person", "owner", "other", "reporter", "actor", "subject"}
    found = {column for table in schema.metadata.tables.values() for column in table.columns if column.name in names}
    with_them = {schema.sessions.c.person, *retention.SETTINGS_OF_PEOPLE}
    accounts_only = {schema.administrators.c.person, schema.audit.c.actor}
    for_minutes = {schema.challenges.c.person}
    assert found == {*retention.REMEMBERED, *with_them, *accounts_only, *for_minutes}


def test_what_is_sacred_is_in_no_part() -> None:
    deleted = {part.key[0].table for part in PARTS}
    sacred = {schema.results, schema.ratings, schema.rated_games, schema.audit, schema.reports, schema.sanctions, schema.log}
    assert not deleted & sacred


def test_tables_of_earlier_versions_know_whether_they_began(tmp_path: Path) -> None:
    engine = create_engine(copied_database(tmp_path))
    migrate(engine)
    begun = {table for table, body in rows(engine, schema.log.c.table_id, schema.log.c.body) if '"kind":"began"' in body}
    tables = rows(engine, schema.tables.c.id, schema.tables.c.status, schema.tables.c.began)
    engine.dispose()
    assert {id for id, _, began in tables if began} == begun
    assert {began for _, status, began in tables if status in {"playing", "over"}} == {True}
    assert {began for _, status, began in tables if status == "open"} == {False}
