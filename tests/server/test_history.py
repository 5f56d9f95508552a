"""Pages of finished games: none is lost or read twice, also of those that ended in the same millisecond."""

from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import Connection, create_engine, insert

from soiree.server.storage import history, schema, tables
from soiree.server.storage.people import END_OF_TIME

ADA = "ada"
SEATED = '[{"person":"ada","name":"Ada","bot":""},{"person":"zoe","name":"Zoé","bot":""}]'
GAMES = [f"table-{number:02}" for number in range(20)]


@pytest.fixture
def connection() -> Iterator[Connection]:
    """Twenty finished games, of which three end at a time."""
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    with engine.begin() as connection:
        for number, table in enumerate(GAMES):
            at = number // 3
            header = {
                "game": "gatsby",
                "seats": 2,
                "options": "{}",
                "clock": "null",
                "aids": True,
                "owner": ADA,
                "seed": "",
                "status": "over",
            }
            connection.execute(insert(schema.tables).values(id=table, listed=True, seated=SEATED, created_at=0, changed_at=at, **header))
            connection.execute(insert(schema.results).values(table_id=table, seat=0, person=ADA, game="gatsby", payoff=1.0, ended_at=at))
        yield connection
    engine.dispose()


def read_all(page: Callable[[int], list[tuple[str, int]]]) -> list[str]:
    """As a reader does: the next page begins before the last time that they have."""
    found: list[str] = []
    before = END_OF_TIME
    while rows := page(before):
        found += [table for table, _ in rows]
        before = rows[-1][1]
    return found


@pytest.mark.parametrize("limit", [1, 2, 3, 4, 7, 20])
@pytest.mark.parametrize("name", ["", "zoé"])
def test_a_persons_games_are_read_page_by_page(connection: Connection, limit: int, name: str) -> None:
    def page(before: int) -> list[tuple[str, int]]:
        rows = history.read_history(connection, ADA, before, limit, history.Filters(name=name))
        return [(row.table_id, row.ended_at) for row in rows]

    assert sorted(read_all(page)) == GAMES


@pytest.mark.parametrize("limit", [1, 2, 3, 4, 7, 20])
def test_finished_tables_are_read_page_by_page(connection: Connection, limit: int) -> None:
    assert sorted(read_all(lambda before: tables.read_finished(connection, None, before, limit))) == GAMES
