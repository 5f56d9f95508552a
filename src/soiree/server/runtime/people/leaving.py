"""A person leaves all tables: because they delete themselves, or because they are banned."""

from soiree.server.runtime.registry import TableRegistry
from soiree.server.storage import people
from soiree.server.storage.tables import UNFINISHED
from soiree.server.table.events import PublicEvent
from soiree.server.table.table import Table
from soiree.server.workers.messages import RESIGNED_LEVEL


async def leave_all_tables(tables: TableRegistry, person: str) -> None:
    """Leaves the tables that have not started, and resigns the running games."""
    found = await tables.store.read(lambda connection: people.tables_of(connection, person, UNFINISHED, people.END_OF_TIME, 100_000))

    def leave(table: Table) -> list[PublicEvent]:
        seat = table.state.seat_of(person)
        if seat is None or table.state.status not in UNFINISHED:
            return []
        return table.leave(seat) if table.state.status == "open" else table.resign(seat, RESIGNED_LEVEL)

    for row in found:
        await tables.append(row.id, leave)
