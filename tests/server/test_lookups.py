"""What everybody can ask for costs the same however many people and tables there are.

The work is counted in instructions of SQLite's own machine, which are the same on every computer.
"""

from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import Connection, create_engine, insert

from soiree.server.runtime.registry import new_header
from soiree.server.storage import ratings, schema, tables
from soiree.server.table.clock import ClockRules
from soiree.server.table.events import SeatTaken
from soiree.server.table.state import TableState

MANY = 6000
ACCOUNT = {"kind": "account", "colour": "", "stamp": "", "created_at": 1}
RATED = {"game": "times-square", "mu": 25.0, "sigma": 1.0, "games": 9}
OLD = {
    "game": "times-square",
    "seats": 2,
    "options": "{}",
    "clock": "null",
    "listed": True,
    "aids": True,
    "owner": "ada",
    "seed": "00" * 32,
    "seated": '[{"name":"Ada","bot":""},{"name":"Zoe","bot":""}]',
    "created_at": 0,
}


@pytest.fixture
def connection() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def steps_of(connection: Connection, query: Callable[[], object]) -> int:
    """How many instructions, in tens."""
    steps = 0

    def count() -> None:
        nonlocal steps
        steps += 1

    raw = connection.connection.dbapi_connection
    assert raw is not None
    raw.set_progress_handler(count, 10)
    query()
    raw.set_progress_handler(None, 0)
    assert steps > 0
    return steps


def add_tables(connection: Connection, status: str, first: int, last: int) -> None:
    rows = [
        {"id": f"t{number}", "status": status, "changed_at": number, "commitment": f"c{number}", **OLD} for number in range(first, last)
    ]
    connection.execute(insert(schema.tables), rows)


@pytest.mark.parametrize(
    "filters",
    [
        {},
        {"game": "macao"},
        {"game": "macao", "status": "over"},
        {"status": "playing"},
        {"free": True},
        {"free": True, "game": "times-square"},
        {"bots": True},
        {"bots": True, "game": "times-square"},
        {"bots": True, "status": "over"},
        {"bots": False, "status": "open"},
        {"free": False, "bots": True, "status": "over"},
    ],
    ids=str,
)
def test_the_list_of_tables(connection: Connection, filters: dict[str, object]) -> None:
    asked = {"game": None, "status": None, "free": None, "bots": None, "limit": 50} | filters

    def read() -> int:
        return steps_of(connection, lambda: tables.read_listed(connection, **asked))  # type: ignore[arg-type]  # what the route has checked

    add_tables(connection, "over", 0, MANY // 2)
    few = read()
    add_tables(connection, "over", MANY // 2, MANY * 2)
    assert read() < 1.5 * few


def test_the_running_table_with_a_commitment(connection: Connection) -> None:
    state = TableState(new_header("times-square", 2, {"joker": "printed"}, ClockRules(), "ada"), 0)
    tables.insert_table(connection, state, [SeatTaken(0, "ada", "Ada")])
    tables.update_table(connection, state.header.id, {"status": "playing"})

    def find() -> list[str]:
        return tables.running_with(connection, "times-square", state.header.commitment)

    add_tables(connection, "playing", 0, 100)
    few = steps_of(connection, find)
    add_tables(connection, "playing", 100, MANY)
    assert steps_of(connection, find) < 1.5 * few
    assert find() == [state.header.id]
    tables.update_table(connection, state.header.id, {"commitment": ""})
    assert find() == [state.header.id], "a table of an earlier version"


def test_the_leaderboard(connection: Connection) -> None:
    def rate(first: int, last: int) -> None:
        people = [f"p{number}" for number in range(first, last)]
        connection.execute(insert(schema.people), [{"id": person, "name": person, **ACCOUNT} for person in people])
        rated = [{"person": person, "ordinal": float(number // 2), **RATED} for number, person in enumerate(people, start=first)]
        connection.execute(insert(schema.ratings), rated)

    def read(lines: int) -> int:
        return steps_of(connection, lambda: ratings.leaderboard(connection, "times-square", lines))

    rate(0, 400)
    short, long = read(20), read(200)
    assert long < 12 * short, "each line costs the same"
    rate(400, MANY)
    assert read(200) < 1.5 * long
    top = ratings.leaderboard(connection, "times-square", 3)
    assert [(rank.place, rank.person) for rank in top] == [(1, f"p{MANY - 2}"), (1, f"p{MANY - 1}"), (3, f"p{MANY - 4}")]
    own = ratings.line_of(connection, "times-square", "p0")
    assert own is not None
    assert own.place == MANY - 1
